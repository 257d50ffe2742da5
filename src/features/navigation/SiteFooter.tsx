import { useTranslation } from "react-i18next";

import type { SiteData } from "#src/content/schema.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { Footer } from "#src/ui/Footer/Footer.tsx";
import { callHref, chatHref } from "./contactLinks.ts";
import { CONTACT_ID, QUICK_SERVICES, reservationHref } from "./destinations.ts";
import { RouterLink } from "./RouterLink.tsx";

export interface SiteFooterProps {
  site: SiteData;
  /** The address of the licence's picture, square, 184 px. */
  licenceSrc: string;
}

/** The end of every page: about, contact, quick services, social links, and the legal line. */
export function SiteFooter({ site: { language, contact, address, social, year }, licenceSrc }: SiteFooterProps) {
  const { t } = useTranslation("shell");
  const telegram = contact.telegram
    ? [{ brand: "telegram" as const, text: "Telegram", href: `https://t.me/${contact.telegram}` }]
    : [];

  return (
    <Footer
      about={{
        heading: t("footer.about.heading"),
        text: t("footer.about.text"),
        licence: { src: licenceSrc, alt: t("footer.about.licenceAlt"), caption: t("footer.about.licence") },
      }}
      contact={{
        id: CONTACT_ID,
        heading: t("footer.contact"),
        address,
        links: [
          { href: callHref(contact), text: contact.phone.display },
          ...contact.emails.map((email) => ({ href: `mailto:${email}`, text: email })),
        ],
      }}
      services={{
        heading: t("footer.services.heading"),
        links: QUICK_SERVICES.map(({ id, prefill }) => ({
          href: reservationHref(language, prefill),
          text: t(`footer.services.${id}`),
        })),
      }}
      social={{
        heading: t("footer.social"),
        links: [
          { brand: "facebook", text: "Facebook", href: social.facebook },
          { brand: "instagram", text: "Instagram", href: social.instagram },
          { brand: "whatsapp", text: "WhatsApp", href: chatHref(contact, t("chat.message")) },
          ...telegram,
        ],
      }}
      legal={{
        label: t("footer.legal"),
        links: [{ href: pathOf(language, "privacy"), text: t("footer.privacy") }],
      }}
      copyright={t("footer.copyright", { year, name: contact.name })}
      Link={RouterLink}
    />
  );
}
