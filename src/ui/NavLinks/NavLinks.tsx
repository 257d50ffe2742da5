import { ArrowRight } from "lucide-react";

import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./NavLinks.module.css";

/** `bar` is a line for desktops and not there below; `menu` is a list of large lines. */
export const NAV_VARIANTS = ["bar", "menu"] as const;
export type NavVariant = (typeof NAV_VARIANTS)[number];

export interface NavItem {
  href: string;
  text: string;
  /** The page on show. */
  current: boolean;
}

export interface NavLinksProps {
  /** Names the navigation. */
  label: string;
  items: readonly NavItem[];
  variant?: NavVariant;
  Link?: LinkComponent;
}

/** The site's pages. */
export function NavLinks({ label, items, variant = "bar", Link = "a" }: NavLinksProps) {
  return (
    <nav className={styles[variant]} aria-label={label}>
      <ul className={styles[`${variant}List`]}>
        {items.map(({ href, text, current }) => (
          <li key={href}>
            <Link className={styles[`${variant}Link`]} href={href} aria-current={current ? "page" : undefined}>
              {text}
              {variant === "menu" && <ArrowRight className={styles.arrow} aria-hidden />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
