import { useTranslation } from "react-i18next";

import type { ContactData, PictureData } from "#src/content/schema.ts";
import { CallBand } from "#src/ui/CallBand/CallBand.tsx";
import { ContactButtons } from "./ContactButtons.tsx";

export interface CallSectionProps {
  contact: ContactData;
  image: PictureData;
}

/** For who is in a hurry: a person to write to or to call. */
export function CallSection({ contact, image }: CallSectionProps) {
  const { t } = useTranslation("pages");
  return (
    <CallBand title={t("call.title")} text={t("call.text")} image={image}>
      <ContactButtons contact={contact} message={t("call.message")} />
    </CallBand>
  );
}
