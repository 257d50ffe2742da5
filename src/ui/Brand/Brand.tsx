import type { MouseEventHandler } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import { LogoMark } from "#src/ui/LogoMark/LogoMark.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Brand.module.css";

export interface BrandProps {
  href: string;
  name: string;
  /** What the business does, in small print below the name; hidden where there is no room. */
  tagline: string;
  /** Link destination for screen readers, such as "Home". */
  homeLabel: string;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  Link?: LinkComponent;
}

/** Logo and business name, linked to the home page. */
export function Brand({ href, name, tagline, homeLabel, onClick, Link = "a" }: BrandProps) {
  return (
    <Link className={styles.brand} href={href} onClick={onClick}>
      <LogoMark className={styles.mark} />
      <span>
        <span className={styles.name} translate="no">
          {name}
        </span>{" "}
        <span className={styles.tagline}>{tagline}</span>
      </span>
      <VisuallyHidden>{homeLabel}</VisuallyHidden>
    </Link>
  );
}
