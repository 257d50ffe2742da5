import { Card, CardArrow, CardLink } from "#src/ui/Card/Card.tsx";
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
  /** How a link is made; an `a` unless given. */
  Link?: LinkComponent;
  className?: string | undefined;
}

/** A long list of short links, such as places with their prices: compact rows, in two columns where there is room for them. */
export function MiniList({ items, labelledBy, Link = "a", className }: MiniListProps) {
  return (
    <div className={className ? `${styles.box} ${className}` : styles.box}>
      <ul className={styles.list} role="list" aria-labelledby={labelledBy}>
        {items.map(({ title, note, href }) => (
          <Card as="li" className={styles.item} key={href}>
            <CardLink className={styles.link} href={href} Link={Link}>
              <span className={styles.title}>{title}</span> <span className={styles.note}>{note}</span>
              <CardArrow />
            </CardLink>
          </Card>
        ))}
      </ul>
    </div>
  );
}
