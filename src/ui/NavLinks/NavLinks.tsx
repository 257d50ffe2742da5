import { ArrowRight } from "lucide-react";

import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./NavLinks.module.css";

/** `bar` is a row for desktops, hidden below; `menu` is a list of large rows. */
export const NAV_VARIANTS = ["bar", "menu"] as const;
export type NavVariant = (typeof NAV_VARIANTS)[number];

/** A link of the main navigation. */
export interface NavItem {
  href: string;
  text: string;
  /** Whether this is the current page. */
  current: boolean;
}

export interface NavLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly NavItem[];
  variant?: NavVariant;
  Link?: LinkComponent;
}

/** Main navigation. */
export function NavLinks({ label, items, variant = "bar", Link = "a" }: NavLinksProps) {
  return (
    <nav className={styles[variant]} aria-label={label}>
      <ul className={styles[`${variant}List`]}>
        {items.map(({ href, text, current }) => (
          <li key={href}>
            <Link className={styles[`${variant}Link`]} href={href} aria-current={current ? "page" : undefined}>
              <span>{text}</span>
              {variant === "menu" && <ArrowRight className={styles.arrow} aria-hidden />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
