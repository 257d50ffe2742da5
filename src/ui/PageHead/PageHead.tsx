import type { ReactNode } from "react";

import { Wrap } from "#src/ui/Wrap/Wrap.tsx";
import styles from "./PageHead.module.css";

export interface PageHeadProps {
  title: string;
  /** Id of the title, for the list that it names. */
  titleId?: string;
  lead?: string;
  /** Above the title: the way back. */
  back?: ReactNode;
  /** Under the lead: where the page leads on. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The head of an inner page: title left, lead right. */
export function PageHead({ title, titleId, lead, back, children, className }: PageHeadProps) {
  return (
    <div className={className ? `${styles.head} ${className}` : styles.head}>
      <Wrap className={styles.columns}>
        <div>
          {back}
          <h1 id={titleId}>{title}</h1>
        </div>
        {(lead || children) && (
          <div className={styles.aside}>
            {lead && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
        )}
      </Wrap>
    </div>
  );
}
