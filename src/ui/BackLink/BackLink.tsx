import { ArrowLeft } from "lucide-react";

import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./BackLink.module.css";

export interface BackLinkProps {
  href: string;
  label: string;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Link to the parent page, shown above the title of a detail page. */
export function BackLink({ href, label, Link = "a", className }: BackLinkProps) {
  return (
    <Link className={className ? `${styles.link} ${className}` : styles.link} href={href}>
      <ArrowLeft className={styles.icon} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
    </Link>
  );
}
