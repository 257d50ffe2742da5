import { ArrowDown, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./MoreLink.module.css";

/** Where the arrow points: to another page, or further down this one. */
export const MORE_DIRECTIONS = ["onward", "down"] as const;
export type MoreDirection = (typeof MORE_DIRECTIONS)[number];

export interface MoreLinkProps {
  href: string;
  /** `onward` to another page, `down` to a section of this one. */
  direction?: MoreDirection;
  children: ReactNode;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Text link with an arrow: from an excerpt to the whole list, or down to a section of the page. */
export function MoreLink({ href, direction = "onward", children, Link = "a", className }: MoreLinkProps) {
  const Arrow = direction === "down" ? ArrowDown : ArrowRight;
  return (
    <Link className={className ? `${styles.link} ${className}` : styles.link} href={href}>
      <span>{children}</span>
      <Arrow className={styles.icon} data-direction={direction} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
