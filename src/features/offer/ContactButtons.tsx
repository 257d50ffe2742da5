import { useTranslation } from "react-i18next";

import type { ContactData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";

export interface ContactButtonsProps {
  contact: ContactData;
  /** What stands already typed in a chat. */
  message: string;
  /** Offers a text message too: for who has just seen a form fail. */
  sms?: boolean;
}

/** The ways to a person: chat, call and, where asked for, text message; Telegram where the owner has it. */
export function ContactButtons({ contact, message, sms = false }: ContactButtonsProps) {
  const { t } = useTranslation("pages");
  const links = contactLinks(contact, message);
  return (
    <ContactActions
      actions={[
        { channel: "whatsapp", href: links.whatsapp, label: t("call.whatsapp") },
        { channel: "call", href: links.call, label: t("call.phone") },
        ...(sms ? [{ channel: "sms", href: links.sms, label: t("call.sms") } as const] : []),
        ...(links.telegram ? [{ channel: "telegram", href: links.telegram, label: t("call.telegram") } as const] : []),
      ]}
    />
  );
}
