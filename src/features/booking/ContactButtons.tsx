import { MessageSquare, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";

import type { ContactLinks } from "#src/domain/contact.ts";
import { BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { ButtonLink } from "#src/ui/Button/Button.tsx";
import styles from "./ContactButtons.module.css";

interface ContactButtonsProps {
  links: ContactLinks;
  /** SMS and Telegram beside the two usual ones: for where WhatsApp may not work. */
  all: boolean;
}

/** Ways to the operator, as buttons. */
export function ContactButtons({ links, all }: ContactButtonsProps) {
  const { t } = useTranslation("booking");
  return (
    <div className={styles.buttons}>
      <ButtonLink variant="whatsapp" className={styles.button} href={links.whatsapp} target="_blank" rel="noopener">
        <BrandIcon brand="whatsapp" />
        {t("channels.whatsapp")}
      </ButtonLink>
      <ButtonLink variant="line" className={styles.button} href={links.call}>
        <Phone aria-hidden />
        {t("channels.call")}
      </ButtonLink>
      {all && (
        <ButtonLink variant="line" className={styles.button} href={links.sms}>
          <MessageSquare aria-hidden />
          {t("channels.sms")}
        </ButtonLink>
      )}
      {all && links.telegram && (
        <ButtonLink variant="line" className={styles.button} href={links.telegram} target="_blank" rel="noopener">
          <BrandIcon brand="telegram" />
          {t("channels.telegram")}
        </ButtonLink>
      )}
    </div>
  );
}
