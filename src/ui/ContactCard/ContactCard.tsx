import type { ReactNode } from "react";

import styles from "./ContactCard.module.css";

export interface ContactCardProps {
  /** The page's title. */
  title: string;
  lead: string;
  /** The ways to a person: `ContactActions` in a grid. */
  actions: ReactNode;
  /** A `ContactList`. */
  children: ReactNode;
  /** A `MapFacade`. */
  map: ReactNode;
  className?: string | undefined;
}

/**
 * A page that is a map, with the ways to reach the business on a card. Where there is room the card lies on the map, over
 * the open sea in its west; below that it stands beside the map, and on phones before it.
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
