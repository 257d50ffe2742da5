import { useId } from "react";

import { JumpBar } from "#src/ui/JumpBar/JumpBar.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { ServiceGrid, type ServiceGridProps } from "#src/ui/ServiceGrid/ServiceGrid.tsx";
import type { LinkComponent } from "#src/ui/link.ts";
import styles from "./ServiceGroups.module.css";

/** Services below a common heading. */
export interface ServiceGroup {
  /** The hash of the address can point at the group. */
  id: string;
  title: string;
  /** Short title for the jump bar. */
  short: string;
  services: ServiceGridProps["services"];
}

export interface ServiceGroupsProps {
  /** Accessible name of the jump bar. */
  jumpLabel: string;
  groups: readonly ServiceGroup[];
  Link?: LinkComponent;
  className?: string | undefined;
}

/** All services in groups, with a jump bar between them, for a page of its own. */
export function ServiceGroups({ jumpLabel, groups, Link = "a", className }: ServiceGroupsProps) {
  const titleId = useId();
  return (
    <div className={className}>
      <JumpBar label={jumpLabel} items={groups.map(({ id, short }) => ({ id, text: short }))} Link={Link} />
      {groups.map(({ id, title, services }) => (
        <section className={styles.group} id={id} key={id} aria-labelledby={`${titleId}${id}`}>
          <SectionHeader id={`${titleId}${id}`} title={title} />
          <ServiceGrid services={services} labelledBy={`${titleId}${id}`} Link={Link} />
        </section>
      ))}
    </div>
  );
}
