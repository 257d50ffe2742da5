import { ServiceCard, type ServiceCardProps, type ServiceColumns } from "#src/ui/ServiceCard/ServiceCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./ServiceGrid.module.css";

export interface ServiceGridProps {
  services: readonly Omit<ServiceCardProps, "className" | "columns" | "alone" | "level" | "Link">[];
  /** Heading level of the services: one below the heading of the group. */
  level?: 2 | 3;
  /** Id of the heading that labels the list. */
  labelledBy: string;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Grid of covers: up to four in a row from 75rem, two from 48rem, a list on phones. The last row is always filled. */
export function ServiceGrid({ services, level = 3, labelledBy, Link = "a", className }: ServiceGridProps) {
  const columns = columnsOf(services.length);
  return (
    <ul className={className ? `${styles.grid} ${className}` : styles.grid} role="list" aria-labelledby={labelledBy}>
      {services.map((service, index) => {
        const inRow = columns[index] ?? 1;
        const alone = index % 2 === 0 && index === services.length - 1;
        return (
          <li className={styles.item} key={service.href} data-columns={inRow} data-alone={alone || undefined}>
            <ServiceCard {...service} columns={inRow} alone={alone} level={level} Link={Link} />
          </li>
        );
      })}
    </ul>
  );
}

/** Number of cards in the row of each card: as few rows of at most four as possible, the fuller ones first; 7 become 4 + 3. */
function columnsOf(count: number): ServiceColumns[] {
  const rows = Math.ceil(count / 4);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows) as ServiceColumns).flatMap(
    (columns) => Array.from({ length: columns }, () => columns),
  );
}
