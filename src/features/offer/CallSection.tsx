import type { ContactData, PictureData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { CallBand } from "#src/ui/CallBand/CallBand.tsx";
import { ContactButtons } from "./ContactButtons.tsx";

export interface CallSectionProps {
  contact: ContactData;
  language: Language;
  image: PictureData;
}

/** For who is in a hurry: a person to write to or to call. */
export function CallSection({ contact, language, image }: CallSectionProps) {
  const { t } = useTranslation("pages");
  return (
    <CallBand title={t("call.title")} text={t("call.text")} image={image}>
      <ContactButtons contact={contact} language={language} message={t("call.message")} />
    </CallBand>
  );
}
