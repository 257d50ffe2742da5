import type { MouseEventHandler } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import { Mark } from "#src/ui/Mark/Mark.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Brand.module.css";

export interface BrandProps {
  href: string;
  /** The name, large. */
  name: string;
  /** What the business does, small below the name; it steps aside where the line is short. */
  tagline: string;
  /** Where the link leads, for a screen reader. */
  homeLabel: string;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  Link?: LinkComponent;
}

/** Mark and name, as the way home. */
export function Brand({ href, name, tagline, homeLabel, onClick, Link = "a" }: BrandProps) {
  return (
    <Link className={styles.brand} href={href} onClick={onClick}>
      <Mark className={styles.mark} />
      <span>
        <span className={styles.name}>{name}</span> <span className={styles.tagline}>{tagline}</span>
      </span>
      <VisuallyHidden>{homeLabel}</VisuallyHidden>
    </Link>
  );
}
