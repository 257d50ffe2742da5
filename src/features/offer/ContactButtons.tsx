import { MessageSquare, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";

import type { ContactData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";

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
    <>
      <ButtonLink variant="whatsapp" href={links.whatsapp}>
        <BrandIcon brand="whatsapp" />
        {t("call.whatsapp")}
      </ButtonLink>
      <ButtonLink variant="line" href={links.call}>
        <Phone strokeWidth={1.75} aria-hidden />
        {t("call.phone")}
      </ButtonLink>
      {sms && (
        <ButtonLink variant="line" href={links.sms}>
          <MessageSquare strokeWidth={1.75} aria-hidden />
          {t("call.sms")}
        </ButtonLink>
      )}
      {links.telegram && (
        <ButtonLink variant="line" href={links.telegram}>
          <BrandIcon brand="telegram" />
          {t("call.telegram")}
        </ButtonLink>
      )}
    </>
  );
}
