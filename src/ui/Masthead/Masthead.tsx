import type { ReactNode } from "react";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import styles from "./Masthead.module.css";

export interface MastheadProps {
  /** A `Brand`. */
  brand: ReactNode;
  /** `NavLinks`, for desktops. */
  nav: ReactNode;
  action: ActionLink;
  /** A `MobileMenu`, for everything below desktops. */
  menu: ReactNode;
}

/** The line below the board: who, where to, and the one thing to do. */
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
