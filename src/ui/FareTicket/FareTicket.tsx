import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { AmountText, type PriceAmount } from "#src/ui/Amount/Amount.tsx";
import { RouteLine, type RouteLineStop } from "#src/ui/RouteLine/RouteLine.tsx";
import type { ActionLink } from "#src/ui/link.ts";
import styles from "./FareTicket.module.css";

export interface FareTicketProps {
  /** Accessible name of the ticket. */
  label: string;
  from: RouteLineStop;
  to: RouteLineStop;
  /** Four fill the ticket: duration, vehicle, passengers, waiting time. A browser must not translate one that is a name. */
  facts: readonly { label: string; value: string; isName?: boolean }[];
  /** What the price covers: "One way, per vehicle". */
  priceLabel: string;
  euro: PriceAmount;
  /** Formatted amounts in the other currencies: "TRY 3,650". Empty while rates are loading: the space is reserved. */
  others: readonly string[];
  /** Link to the booking form, prefilled with the ride. */
  book: ActionLink;
  className?: string | undefined;
}

/**
 * Fare of one route as a ticket: start and destination, four facts, and a stub with the price and the booking button.
 */
export function FareTicket({ label, from, to, facts, priceLabel, euro, others, book, className }: FareTicketProps) {
  const { label: bookLabel, ...bookLink } = book;
  return (
    <section className={className ? `${styles.ticket} ${className}` : styles.ticket} aria-label={label}>
      <div className={styles.main}>
        <RouteLine from={from} to={to} />
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div className={styles.fact} key={fact.label}>
              <dt className={styles.label}>{fact.label}</dt>
              <dd className={styles.value} translate={fact.isName ? "no" : undefined}>
                {fact.value}
              </dd>
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
                <li className={styles.other} translate="no" key={other}>
                  {other}
                </li>
              ))}
            </ul>
          )}
        </div>
        <ButtonLink {...bookLink} className={styles.book} wide>
          {bookLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
