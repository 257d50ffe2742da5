import type { ReactNode } from "react";

import { useNetwork } from "#src/api/network.ts";
import type { SiteData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { contactOrder } from "#src/domain/contactOrder.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { Footer } from "#src/ui/Footer/Footer.tsx";
import { QUICK_SERVICES, SITE_NAVIGATION, SITE_NAVIGATION_ID } from "./destinations.ts";
import { RouterLink } from "./RouterLink.tsx";

/** The services behind the default settings; both ask to be named where their figures are shown. */
const SOURCES = [
  { href: "https://www.exchangerate-api.com", text: "Exchange Rate API" },
  { href: "https://open-meteo.com/", text: "Open-Meteo" },
];

export interface SiteFooterProps {
  site: SiteData;
  /** `ThemeSwitch`. */
  themeChoice?: ReactNode;
}

/** What chats are called in every language. */
const CHATS = { whatsapp: "WhatsApp", telegram: "Telegram" } as const;

/**
 * The end of every page: about, contact, quick services, social links, and the legal line. The ways to a person stand in the order that
 * suits the guest's language; without a network those that do without it.
 */
export function SiteFooter({ site, themeChoice }: SiteFooterProps) {
  const { t } = useTranslation("shell");
  const { language, contact, address, social, licence, year } = site;
  const links = contactLinks(contact, t("chat.message"));
  const ways = contactOrder(links, { language, network: useNetwork(), all: false });

  return (
    <Footer
      about={{
        heading: t("footer.about.heading"),
        text: t("footer.about.text"),
        licence: { image: licence, caption: t("footer.about.licence") },
      }}
      contact={{
        heading: t("footer.contact"),
        address,
        links: [
          ...ways.flatMap(({ channel, href }) =>
            channel === "call"
              ? [{ href, text: contact.phone.display }]
              : channel === "sms"
                ? [{ href, text: t("floating.sms") }]
                : [],
          ),
          ...contact.emails.map((email) => ({ href: `mailto:${email}`, text: email })),
        ],
      }}
      services={{
        heading: t("footer.services.heading"),
        links: QUICK_SERVICES.map(({ id, slug }) => ({
          href: pathOf(language, "services", slug),
          text: t(`footer.services.${id}`),
        })),
      }}
      social={{
        heading: t("footer.social"),
        links: [
          { brand: "facebook", text: "Facebook", href: social.facebook },
          { brand: "instagram", text: "Instagram", href: social.instagram },
          ...ways.flatMap(({ channel, href }) =>
            channel === "whatsapp" || channel === "telegram" ? [{ brand: channel, text: CHATS[channel], href }] : [],
          ),
        ],
      }}
      site={{
        id: SITE_NAVIGATION_ID,
        label: t("footer.site"),
        links: SITE_NAVIGATION.map((section) => ({ href: pathOf(language, section), text: t(`nav.${section}`) })),
      }}
      legal={{
        label: t("footer.legal"),
        links: (["privacy", "terms"] as const).map((section) => ({
          href: pathOf(language, section),
          text: t(`footer.${section}`),
        })),
      }}
      copyright={t("footer.copyright", { year, name: contact.name })}
      sources={{ label: t("footer.sources"), links: SOURCES }}
      themeChoice={themeChoice}
      Link={RouterLink}
    />
  );
}
