import type { ReactNode } from "react";

import type { SiteData } from "#src/content/pageData/pageDataTypes.ts";
import { callLink } from "#src/domain/contact.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { TopBar } from "#src/ui/TopBar/TopBar.tsx";
import { Masthead } from "#src/ui/Masthead/Masthead.tsx";
import { MobileMenu } from "#src/ui/MobileMenu/MobileMenu.tsx";
import { NavLinks } from "#src/ui/NavLinks/NavLinks.tsx";
import { MAIN_NAVIGATION, SITE_NAVIGATION_ID } from "./destinations.ts";
import { PageLink } from "./PageLink.tsx";
import { SiteBrand } from "./SiteBrand.tsx";
import { SiteLanguages } from "./SiteLanguages.tsx";
import styles from "./SiteHeader.module.css";
import { useScrolled } from "./useScrolled.ts";

export interface SiteHeaderProps {
  site: SiteData;
  /** Path of the current page, without query and hash. */
  pathname: string;
  /** `LiveBoard` for the top bar. */
  board: ReactNode;
  /** `LiveBoard` for the mobile menu. */
  menuBoard: ReactNode;
  /** Renders the mobile menu open initially. */
  menuOpen?: boolean;
}

/** Header of every page: the top bar, the sticky masthead, and below the desktop breakpoint the mobile menu. */
export function SiteHeader({ site, pathname, board, menuBoard, menuOpen = false }: SiteHeaderProps) {
  const { t } = useTranslation("shell");
  const scrolled = useScrolled();
  const { language, contact, emptySections } = site;
  const reserve = { href: reservationHref(language), label: t("nav.reserve"), Link: PageLink };
  const items = MAIN_NAVIGATION.filter((section) => !emptySections.includes(section)).map((section) => {
    const href = pathOf(language, section);
    const isBelow = section !== "home" && pathname.startsWith(`${href}/`);
    return { href, text: t(`nav.${section}`), current: pathname === href || isBelow };
  });
  const brand = <SiteBrand language={language} name={contact.shortName} pathname={pathname} />;
  const [email = ""] = contact.emails;

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined} data-waits>
      <TopBar
        phone={{ href: callLink(contact), text: contact.phone.display }}
        email={{ href: `mailto:${email}`, text: email }}
        languages={<SiteLanguages language={language} pathname={pathname} variant="bar" />}
      >
        {board}
      </TopBar>
      <Masthead
        brand={brand}
        nav={<NavLinks label={t("nav.label")} items={items} Link={PageLink} />}
        action={reserve}
        menu={
          <MobileMenu
            title={t("menu.title")}
            openLabel={t("menu.open")}
            closeLabel={t("menu.close")}
            fallbackHref={`#${SITE_NAVIGATION_ID}`}
            board={menuBoard}
            // No `pathname`: scrolling to the top would be invisible behind the menu, so the home link navigates like the others.
            brand={<SiteBrand language={language} name={contact.shortName} />}
            action={reserve}
            defaultOpen={menuOpen}
          >
            <NavLinks label={t("nav.label")} items={items} variant="menu" Link={PageLink} />
            <SiteLanguages language={language} pathname={pathname} variant="menu" />
            <ContactButtons contact={contact} language={language} message={t("chat.message")} layout="grid" />
          </MobileMenu>
        }
      />
    </header>
  );
}
