import type { ReactNode } from "react";

import type { SiteData } from "#src/content/schema.ts";
import { callLink } from "#src/domain/contact.ts";
import { pathOf, reservationHref } from "#src/i18n/paths.ts";
import { useTranslation } from "#src/i18n/useTranslation.tsx";
import { BoardBar } from "#src/ui/BoardBar/BoardBar.tsx";
import { Masthead } from "#src/ui/Masthead/Masthead.tsx";
import { MobileMenu } from "#src/ui/MobileMenu/MobileMenu.tsx";
import { NavLinks } from "#src/ui/NavLinks/NavLinks.tsx";
import { MAIN_NAVIGATION, SITE_NAVIGATION_ID } from "./destinations.ts";
import { RouterLink } from "./RouterLink.tsx";
import { SiteBrand } from "./SiteBrand.tsx";
import { SiteLanguages } from "./SiteLanguages.tsx";
import styles from "./SiteHeader.module.css";
import { useActionLink } from "./useActionLink.ts";
import { useScrolled } from "./useScrolled.ts";

export interface SiteHeaderProps {
  site: SiteData;
  /** The path of the page on show, without query and hash. */
  pathname: string;
  /** Weather and rates for the board: `LiveBoard`. */
  board: ReactNode;
  /** The same for the menu, with more room. */
  menuBoard: ReactNode;
  /** `ThemeSwitch`, at the end of the menu. */
  themeChoice?: ReactNode;
  /** Shows the menu open from the start. */
  menuOpen?: boolean;
}

/** The head of every page: the board, the masthead that stays, and the menu of everything below desktops. */
export function SiteHeader({ site, pathname, board, menuBoard, themeChoice, menuOpen = false }: SiteHeaderProps) {
  const { t } = useTranslation("shell");
  const scrolled = useScrolled();
  const { language, contact } = site;
  const reserve = useActionLink(reservationHref(language), t("nav.reserve"));
  const items = MAIN_NAVIGATION.map((section) => {
    const href = pathOf(language, section);
    const isBelow = section !== "home" && pathname.startsWith(`${href}/`);
    return { href, text: t(`nav.${section}`), current: pathname === href || isBelow };
  });
  const brand = <SiteBrand language={language} name={contact.name} pathname={pathname} />;
  const [email = ""] = contact.emails;

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined}>
      <BoardBar
        phone={{ href: callLink(contact), text: contact.phone.display }}
        email={{ href: `mailto:${email}`, text: email }}
        languages={<SiteLanguages language={language} pathname={pathname} variant="bar" />}
      >
        {board}
      </BoardBar>
      <Masthead
        brand={brand}
        nav={<NavLinks label={t("nav.label")} items={items} Link={RouterLink} />}
        action={reserve}
        menu={
          <MobileMenu
            title={t("menu.title")}
            openLabel={t("menu.open")}
            closeLabel={t("menu.close")}
            waitLabel={t("menu.wait")}
            fallbackHref={`#${SITE_NAVIGATION_ID}`}
            board={menuBoard}
            // Behind the menu nobody sees a page scroll: there the way home is a link like the others.
            brand={<SiteBrand language={language} name={contact.name} />}
            action={reserve}
            defaultOpen={menuOpen}
          >
            <NavLinks label={t("nav.label")} items={items} variant="menu" Link={RouterLink} />
            <SiteLanguages language={language} pathname={pathname} variant="menu" />
            {themeChoice}
          </MobileMenu>
        }
      />
    </header>
  );
}
