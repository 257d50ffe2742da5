import { evenRows, type RowPlace } from "#src/ui/evenRows.ts";
import { ServiceCard, type ServiceCardProps } from "#src/ui/ServiceCard/ServiceCard.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./ServiceGrid.module.css";

export interface ServiceGridProps {
  /** An image on the first of five or more services makes its card span two rows. */
  services: readonly Omit<ServiceCardProps, "className" | "level" | "Link">[];
  /** Heading level of the services: one below the heading of the group. */
  level?: 2 | 3;
  /** Id of the heading that labels the list. */
  labelledBy: string;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** Grid of services: three columns from 75rem, two from 48rem, a list on phones. The last row is always filled. */
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
            <ServiceCard {...service} level={level} Link={Link} />
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

/** The tall image, with two rows of two beside it. */
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
