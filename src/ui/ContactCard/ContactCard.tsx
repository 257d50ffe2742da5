import type { ReactNode } from "react";

import styles from "./ContactCard.module.css";

export interface ContactCardProps {
  /** The page's title. */
  title: string;
  lead: string;
  /** `ContactActions` with the `grid` layout. */
  actions: ReactNode;
  /** A `ContactList`. */
  children: ReactNode;
  /** A `MapFacade`. */
  map: ReactNode;
  className?: string | undefined;
}

/**
 * Layout of the contact page: a map and a card with the contact details. On wide screens the card overlaps the map,
 * over the open sea in its west; on medium ones it is beside the map, and on phones above it.
 */
export function ContactCard({ title, lead, actions, children, map, className }: ContactCardProps) {
  return (
    <div className={className ? `${styles.page} ${className}` : styles.page}>
      <div className={styles.layout}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
          {children}
        </div>
        <div className={styles.map}>{map}</div>
      </div>
    </div>
  );
}
