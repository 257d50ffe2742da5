import type { ReactNode } from "react";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import styles from "./Masthead.module.css";

export interface MastheadProps {
  /** A `Brand`. */
  brand: ReactNode;
  /** `NavLinks`, shown on desktops. */
  nav: ReactNode;
  /** Not shown on phones, where `FloatingContact` has it. */
  action: ActionLink;
  /** A `MobileMenu`, shown below desktop widths. */
  menu: ReactNode;
}

/** Main row of the page header: brand, navigation and the primary action. */
export function Masthead({ brand, nav, action: { label, ...action }, menu }: MastheadProps) {
  return (
    <div className={styles.masthead}>
      <div className={styles.line}>
        <div className={styles.brand}>{brand}</div>
        {nav}
        <div className={styles.action}>
          <ButtonLink {...action}>{label}</ButtonLink>
        </div>
        <div className={styles.menu}>{menu}</div>
      </div>
    </div>
  );
}
