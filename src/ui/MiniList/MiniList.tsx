import { ArrowRight } from "lucide-react";

import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./MiniList.module.css";

export interface MiniListItem {
  title: string;
  /** What stands at the end of the line: a price, a number. */
  note: string;
  href: string;
}

export interface MiniListProps {
  items: readonly MiniListItem[];
  /** Id of the heading that names the list. */
  labelledBy?: string;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Compact rows of title, note and arrow, each one link; two columns where there is room for them. */
export function MiniList({ items, labelledBy, Link = "a", className }: MiniListProps) {
  return (
    <div className={className ? `${styles.box} ${className}` : styles.box}>
      <ul className={styles.list} role="list" aria-labelledby={labelledBy}>
        {items.map(({ title, note, href }) => (
          <li className={styles.item} key={href}>
            <Link className={styles.link} href={href}>
              <span className={styles.title}>{title}</span> <span className={styles.note}>{note}</span>
              <ArrowRight className={styles.arrow} strokeWidth={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
