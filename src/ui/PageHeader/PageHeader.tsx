import type { ReactNode } from "react";

import { Container } from "#src/ui/Container/Container.tsx";
import styles from "./PageHeader.module.css";

export interface PageHeaderProps {
  title: string;
  /** Id of the title, so that it can label a list. */
  titleId?: string;
  lead?: string;
  /** A `BackLink`, shown above the title. */
  back?: ReactNode;
  /** Links below the lead. */
  children?: ReactNode;
  /** Where the lead is on wide screens. */
  leadPlace?: "beside" | "below";
  className?: string | undefined;
}

/** Header of an inner page: title on the left, lead on the right or below it. */
export function PageHeader({ title, titleId, lead, back, children, leadPlace = "beside", className }: PageHeaderProps) {
  const isBelow = leadPlace === "below";
  const aside = (lead || children) && (
    <div className={styles.aside}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
  return (
    <div className={className ? `${styles.head} ${className}` : styles.head}>
      <Container className={styles.columns}>
        <div className={styles.words}>
          {back}
          <h1 id={titleId}>{title}</h1>
          {isBelow && aside}
        </div>
        {!isBelow && aside}
      </Container>
    </div>
  );
}
