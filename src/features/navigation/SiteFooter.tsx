import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { SiteData } from "#src/content/schema.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { pathOf } from "#src/i18n/paths.ts";
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
  /** The address of the licence's picture, square, 184 px. */
  licenceSrc: string;
  /** `ThemeSwitch`. */
  themeChoice?: ReactNode;
}

/** The end of every page: about, contact, quick services, social links, and the legal line. */
export function SiteFooter({ site, licenceSrc, themeChoice }: SiteFooterProps) {
  const { t } = useTranslation("shell");
  const { language, contact, address, social, year } = site;
  const { call, telegram } = contactLinks(contact);

  return (
    <Footer
      about={{
        heading: t("footer.about.heading"),
        text: t("footer.about.text"),
        licence: { src: licenceSrc, alt: t("footer.about.licenceAlt"), caption: t("footer.about.licence") },
      }}
      contact={{
        heading: t("footer.contact"),
        address,
        links: [
          { href: call, text: contact.phone.display },
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
          { brand: "whatsapp", text: "WhatsApp", href: contactLinks(contact, t("chat.message")).whatsapp },
          ...(telegram ? [{ brand: "telegram" as const, text: "Telegram", href: telegram }] : []),
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
