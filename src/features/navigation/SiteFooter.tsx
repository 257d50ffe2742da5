import type { ReactNode } from "react";

import type { SiteData } from "#src/content/pageData/pageDataTypes.ts";
import { useContactLinks } from "#src/features/contact/useContactLinks.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Footer } from "#src/ui/Footer/Footer.tsx";
import { SITE_NAVIGATION, SITE_NAVIGATION_ID } from "./destinations.ts";
import { PageLink } from "./PageLink.tsx";

/** The data sources of the default settings; both require attribution where their figures are shown. */
const DATA_SOURCES = [
  { href: "https://www.exchangerate-api.com", text: "Exchange Rate API" },
  { href: "https://open-meteo.com/", text: "Open-Meteo" },
];

export interface SiteFooterProps {
  site: SiteData;
  /** `ThemeSwitch`. */
  themeChoice?: ReactNode;
}

/** Names of products, the same in every language. */
const CHAT_NAMES = { whatsapp: "WhatsApp", telegram: "Telegram" } as const;
const PROFILES = [
  { brand: "facebook", text: "Facebook" },
  { brand: "instagram", text: "Instagram" },
] as const;

/**
 * Footer of every page: about, contact, services, social links and the legal line. Contact channels are in the order that suits the
 * visitor's language; offline only those that work without a network are listed.
 */
export function SiteFooter({ site, themeChoice }: SiteFooterProps) {
  const { t } = useTranslation("shell");
  const { language, contact, address, social, about, services, emptySections, otherLanguages, licence, year } = site;
  const links = useContactLinks(contact, language)(t("chat.message"));

  return (
    <Footer
      about={{
        heading: t("footer.about.heading"),
        text: about,
        licence: { image: licence, caption: t("footer.about.licence") },
      }}
      contact={{
        heading: t("nav.contact"),
        address,
        links: [
          ...links.flatMap(({ channel, href }) =>
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
        heading: t("nav.services"),
        links: services.map(({ slug, label }) => ({ href: pathOf(language, "services", slug), text: label })),
      }}
      social={{
        heading: t("footer.social"),
        links: [
          ...PROFILES.flatMap((profile) => {
            const href = social[profile.brand];
            return href === undefined ? [] : [{ ...profile, href }];
          }),
          ...links.flatMap(({ channel, href }) =>
            channel === "whatsapp" || channel === "telegram"
              ? [{ brand: channel, text: CHAT_NAMES[channel], href }]
              : [],
          ),
        ],
      }}
      site={{
        id: SITE_NAVIGATION_ID,
        label: t("footer.site"),
        links: SITE_NAVIGATION.filter((section) => !emptySections.includes(section)).map((section) => ({
          href: pathOf(language, section),
          text: t(`nav.${section}`),
        })),
      }}
      otherLanguages={otherLanguages}
      legal={{
        label: t("footer.legal"),
        links: (["privacy", "terms"] as const).map((section) => ({
          href: pathOf(language, section),
          text: t(`footer.${section}`),
        })),
      }}
      copyright={t("footer.copyright", { year, name: contact.name })}
      sources={{ label: t("footer.sources"), links: DATA_SOURCES }}
      themeChoice={themeChoice}
      Link={PageLink}
    />
  );
}
