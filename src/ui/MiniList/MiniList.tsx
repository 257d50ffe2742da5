import { Card, CardArrow, CardLink } from "#src/ui/Card/Card.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./MiniList.module.css";

/** A line of the list. */
export interface MiniListItem {
  title: string;
  /** Whether the title is a name, which a browser must not translate. */
  isName?: boolean;
  /** Shown at the end of the row: a price, a number. */
  note?: string | undefined;
  href: string;
}

export interface MiniListProps {
  items: readonly MiniListItem[];
  /** Id of the heading that labels the list. */
  labelledBy?: string;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Compact list of links, such as places with prices; in two columns where there is room. */
export function MiniList({ items, labelledBy, Link = "a", className }: MiniListProps) {
  const columns = items.length === 1 || items.length === 3 ? "one" : "two";
  return (
    <div className={className ? `${styles.box} ${className}` : styles.box}>
      <ul className={styles.list} role="list" aria-labelledby={labelledBy} data-columns={columns}>
        {items.map(({ title, isName, note, href }) => (
          <Card as="li" className={styles.item} key={href}>
            <CardLink className={styles.link} href={href} Link={Link}>
              <span className={styles.title} translate={isName ? "no" : undefined}>
                {title}
              </span>{" "}
              <span className={styles.note}>{note && <FixedValues>{note}</FixedValues>}</span>
              <CardArrow />
            </CardLink>
          </Card>
        ))}
      </ul>
    </div>
  );
}
