import { useTranslation } from "react-i18next";

import type { ContactLinks } from "#src/domain/contact.ts";
import { CONTACT_CHANNELS, ContactActions } from "#src/ui/ContactActions/ContactActions.tsx";

interface ContactButtonsProps {
  links: ContactLinks;
  /** SMS and Telegram beside the two usual ones: for where WhatsApp may not work. */
  all: boolean;
}

/** Ways to the operator, with the request already in them. */
export function ContactButtons({ links, all }: ContactButtonsProps) {
  const { t } = useTranslation("booking");
  const channels = all ? CONTACT_CHANNELS : (["whatsapp", "call"] as const);
  return (
    <ContactActions
      layout="grid"
      actions={channels.flatMap((channel) => {
        const href = links[channel];
        return href === undefined ? [] : [{ channel, href, label: t(`channels.${channel}`) }];
      })}
    />
  );
}
