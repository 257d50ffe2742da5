import { ServiceCell, type ServiceCellProps } from "#src/ui/ServiceCell/ServiceCell.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./ServiceGrid.module.css";

export interface ServiceGridProps {
  services: readonly Omit<ServiceCellProps, "className" | "level" | "Link">[];
  /** Level of the services' headings: one below the heading of the group. */
  level?: 2 | 3;
  /** Id of the heading that names the group. */
  labelledBy: string;
  Link?: LinkComponent;
  className?: string | undefined;
}

/** A group of services under one rule: three in a row from 75rem, two from 48rem, lines on phones. */
export function ServiceGrid({ services, level = 3, labelledBy, Link = "a", className }: ServiceGridProps) {
  return (
    <ul className={className ? `${styles.grid} ${className}` : styles.grid} role="list" aria-labelledby={labelledBy}>
      {services.map((service) => (
        <li className={styles.item} key={service.href}>
          <ServiceCell {...service} level={level} Link={Link} />
        </li>
      ))}
    </ul>
  );
}
