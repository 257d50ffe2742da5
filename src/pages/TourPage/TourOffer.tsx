import type { ReactNode } from "react";

import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import styles from "./TourOffer.module.css";

/** Price of a tour, as it is shown. */
export interface TourPrice {
  label: string;
  /** Formatted price, or that it is on request. */
  value: string;
  /** One sentence: what the price covers, or how it is agreed. */
  note: string;
}

export interface TourOfferProps {
  /** Place name of the tour. */
  title: string;
  /** Duration and size of the group. */
  facts: readonly string[];
  price: TourPrice;
  /** The booking button. */
  children: ReactNode;
  className?: string | undefined;
}

/** Booking card of a tour: duration, group, the price with what it covers or how it is agreed, and the booking button. */
export function TourOffer({ title, facts, price, children, className }: TourOfferProps) {
  return (
    <div className={className ? `${styles.offer} ${className}` : styles.offer}>
      <p className={styles.bar}>
        <span>
          <Uppercase>{title}</Uppercase>
        </span>{" "}
        <span className={styles.facts}>{facts.join(" · ")}</span>
      </p>
      <div className={styles.face}>
        <p className={styles.price}>
          {price.label} <span className={styles.value}>{price.value}</span>
        </p>
        <p className={styles.note}>{price.note}</p>
        {children}
      </div>
    </div>
  );
}
