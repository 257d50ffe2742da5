import { ArrowLeftRight } from "lucide-react";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { AmountText, type PriceAmount } from "#src/ui/PricePanel/AmountRows.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import styles from "./FareTicket.module.css";

export interface FareTicketProps {
  /** Names the ticket. */
  label: string;
  from: { label: string; place: string };
  to: { label: string; place: string };
  /** Four of them fill the ticket: drive, vehicle, people, waiting. */
  facts: readonly { label: string; value: string }[];
  /** What the price is for: "One way, per vehicle". */
  priceLabel: string;
  euro: PriceAmount;
  /** The other currencies, as shown: "TRY 3,650". None while their rates are on their way: the line keeps its place. */
  others: readonly string[];
  /** To the form, with the ride filled in. */
  book: ActionLink;
  className?: string | undefined;
}

/** The price of one road as a ticket: where from and where to, four facts, and a stub with the price and the way to book it. */
export function FareTicket({ label, from, to, facts, priceLabel, euro, others, book, className }: FareTicketProps) {
  return (
    <section className={className ? `${styles.ticket} ${className}` : styles.ticket} aria-label={label}>
      <div className={styles.main}>
        <div className={styles.ends}>
          <p className={styles.end}>
            <span className={styles.label}>{from.label}</span> <b className={styles.place}>{from.place}</b>
          </p>
          <ArrowLeftRight className={styles.arrows} strokeWidth={1.5} aria-hidden />
          <p className={styles.end} data-end="to">
            <span className={styles.label}>{to.label}</span> <b className={styles.place}>{to.place}</b>
          </p>
        </div>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div className={styles.fact} key={fact.label}>
              <dt className={styles.label}>{fact.label}</dt>
              <dd className={styles.value}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.stub}>
        <p className={styles.label}>{priceLabel}</p>
        <p className={styles.euro}>
          <AmountText amount={euro} />
        </p>
        <div className={styles.rates}>
          {others.length > 0 && (
            <ul className={styles.others} role="list">
              {others.map((other) => (
                <li className={styles.other} key={other}>
                  {other}
                </li>
              ))}
            </ul>
          )}
        </div>
        <ButtonLink className={styles.book} href={book.href} onClick={book.onClick} wide>
          {book.label}
        </ButtonLink>
      </div>
    </section>
  );
}
