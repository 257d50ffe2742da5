import { evenRows, type RowPlace } from "#src/ui/evenRows.ts";
import { ServiceCell, type ServiceCellProps } from "#src/ui/ServiceCell/ServiceCell.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./ServiceGrid.module.css";

export interface ServiceGridProps {
  /** A picture on the first of five or more makes that one as tall as two rows. */
  services: readonly Omit<ServiceCellProps, "className" | "level" | "Link">[];
  /** Level of the services' headings: one below the heading of the group. */
  level?: 2 | 3;
  /** Id of the heading that names the group. */
  labelledBy: string;
  Link?: LinkComponent;
  className?: string | undefined;
}

/**
 * A group of services under one rule: three in a row from 75rem, two from 48rem, lines on phones. Whatever their number, the
 * last row is filled.
 */
export function ServiceGrid({ services, level = 3, labelledBy, Link = "a", className }: ServiceGridProps) {
  const places = placesOf(services);
  return (
    <ul className={className ? `${styles.grid} ${className}` : styles.grid} role="list" aria-labelledby={labelledBy}>
      {services.map((service, index) => {
        const { row, first, last, tall } = places[index] ?? WHOLE_ROW;
        return (
          <li
            className={styles.item}
            key={service.href}
            data-row={row}
            data-first={first || undefined}
            data-last={last || undefined}
            data-tall={tall || undefined}
            data-alone={(index % 2 === 0 && index === services.length - 1) || undefined}
          >
            <ServiceCell {...service} level={level} Link={Link} />
          </li>
        );
      })}
    </ul>
  );
}

interface Place extends RowPlace {
  tall?: boolean;
}

const WHOLE_ROW: Place = { row: 1, first: true, last: true };

/** Beside a tall picture stand two rows of two. */
const AROUND_PICTURE: readonly Place[] = [
  { row: 3, first: true, last: false, tall: true },
  { row: 3, first: false, last: false },
  { row: 3, first: false, last: true },
  { row: 3, first: false, last: false },
  { row: 3, first: false, last: true },
];

function placesOf(services: ServiceGridProps["services"]): readonly Place[] {
  const pictured = services[0]?.image && services.length >= AROUND_PICTURE.length;
  return pictured
    ? [...AROUND_PICTURE, ...evenRows(services.length - AROUND_PICTURE.length)]
    : evenRows(services.length);
}
