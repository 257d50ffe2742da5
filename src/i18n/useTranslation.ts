// The only import of react-i18next in components: everything else takes it from here.
export { I18nextProvider, useTranslation } from "react-i18next";
