import { MessageSquare, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";

import type { ContactData } from "#src/content/schema.ts";
import { whatsappLink } from "#src/domain/phone.ts";
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
  const { phone, whatsapp, telegram } = contact;
  return (
    <>
      <ButtonLink variant="whatsapp" href={whatsappLink("", `+${whatsapp}`, message)}>
        <BrandIcon brand="whatsapp" />
        {t("call.whatsapp")}
      </ButtonLink>
      <ButtonLink variant="line" href={`tel:${phone.e164}`}>
        <Phone strokeWidth={1.75} aria-hidden />
        {t("call.phone")}
      </ButtonLink>
      {sms && (
        <ButtonLink variant="line" href={`sms:${phone.e164}?&body=${encodeURIComponent(message)}`}>
          <MessageSquare strokeWidth={1.75} aria-hidden />
          {t("call.sms")}
        </ButtonLink>
      )}
      {telegram && (
        <ButtonLink variant="line" href={`https://t.me/${telegram}`}>
          <BrandIcon brand="telegram" />
          {t("call.telegram")}
        </ButtonLink>
      )}
    </>
  );
}
