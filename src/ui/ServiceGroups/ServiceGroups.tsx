import { useId } from "react";

import { JumpBar } from "#src/ui/JumpBar/JumpBar.tsx";
import { ServiceGrid, type ServiceGridProps } from "#src/ui/ServiceGrid/ServiceGrid.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./ServiceGroups.module.css";

export interface ServiceGroup {
  /** An address can lead to the group by this id. */
  id: string;
  title: string;
  /** The title in a word or two, for the jump bar. */
  short: string;
  services: ServiceGridProps["services"];
}

export interface ServiceGroupsProps {
  /** Names the jump bar. */
  jumpLabel: string;
  groups: readonly ServiceGroup[];
  Link?: LinkComponent;
  className?: string | undefined;
}

/** All services, in groups that a jump bar leads between: the whole range on a page of its own. */
export function ServiceGroups({ jumpLabel, groups, Link = "a", className }: ServiceGroupsProps) {
  const titleId = useId();
  return (
    <div className={className}>
      <JumpBar label={jumpLabel} items={groups.map(({ id, short }) => ({ id, text: short }))} Link={Link} />
      {groups.map(({ id, title, services }) => (
        <section className={styles.group} id={id} key={id} aria-labelledby={`${titleId}${id}`}>
          <div className={styles.head}>
            <h2 className={styles.title} id={`${titleId}${id}`}>
              {title}
            </h2>
            {/* A screen reader says the number with the list. */}
            <span className={styles.count} aria-hidden>
              {services.length}
            </span>
          </div>
          <ServiceGrid services={services} labelledBy={`${titleId}${id}`} Link={Link} />
        </section>
      ))}
    </div>
  );
}
