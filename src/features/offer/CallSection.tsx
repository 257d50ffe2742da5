import type { ContactData, PictureData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ContactBanner } from "#src/ui/ContactBanner/ContactBanner.tsx";

export interface CallSectionProps {
  contact: ContactData;
  language: Language;
  image: PictureData;
}

/** Banner with the contact channels, for visitors who would rather call or write than book online. */
export function CallSection({ contact, language, image }: CallSectionProps) {
  const { t } = useTranslation("pages");
  return (
    <ContactBanner title={t("call.title")} text={t("call.text")} image={image}>
      <ContactButtons contact={contact} language={language} message={t("call.message")} />
    </ContactBanner>
  );
}
