import { useTranslation } from "react-i18next";

import type { ContactData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import type { Language } from "#src/domain/language.ts";
import { ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";

interface AskWaysProps {
  contact: ContactData;
  language: Language;
  /** What stands already typed in a chat. */
  message: string;
}

/** The ways to ask for a ride that the form cannot take. Where WhatsApp may not work, a text message is offered too. */
export function AskWays({ contact, language, message }: AskWaysProps) {
  const { t } = useTranslation("booking");
  const links = contactLinks(contact, message);
  return (
    <ContactActions
      layout="grid"
      actions={[
        { channel: "whatsapp", href: links.whatsapp, label: t("channels.whatsapp") },
        { channel: "call", href: links.call, label: t("channels.call") },
        ...(language === "ru" ? [{ channel: "sms", href: links.sms, label: t("channels.sms") } as const] : []),
        ...(links.telegram
          ? [{ channel: "telegram", href: links.telegram, label: t("channels.telegram") } as const]
          : []),
      ]}
    />
  );
}
