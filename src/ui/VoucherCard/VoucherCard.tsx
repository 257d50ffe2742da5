import { History, Smartphone } from "lucide-react";
import { useId } from "react";

import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import { Mark } from "#src/ui/Mark/Mark.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./VoucherCard.module.css";
import { VoucherSheet, type Voucher, type VoucherDriver, type VoucherFact, type VoucherStop } from "./VoucherSheet.tsx";
import { VoucherStub, type VoucherActions, type VoucherPhone } from "./VoucherStub.tsx";

/** `sent` waits for somebody to confirm it; `past` is a ride that is over. */
export const VOUCHER_STATES = ["sent", "past"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** A stop with a line below its name, such as where the driver waits or how long the ride takes. */
export interface VoucherCardStop extends VoucherStop {
  note: string;
}

export interface VoucherCardProps extends Voucher {
  from: VoucherCardStop;
  to: VoucherCardStop;
  state: VoucherState;
  /** The same moment for scripts: `2026-11-24T14:30+03:00`. */
  dateTime: string;
  /** The name that the driver holds up. */
  sign: VoucherFact;
  passengers: VoucherFact;
  /** Stands beside the passengers on the card, and on its own on paper. */
  vehicle: VoucherFact;
  /** Two more: free waiting, payment. */
  facts: readonly VoucherFact[];
  /** All that was asked for, as paper says it. */
  paperFacts: readonly VoucherFact[];
  /** The fare in the other currencies, in one line: `TRY 3,705`. None where the trip has no fixed price. */
  others: readonly string[];
  driver: VoucherDriver;
  phone: VoucherPhone;
  actions: VoucherActions;
  /** Of the heading in the card's head. */
  level?: 2 | 3;
  /** Whether it prints itself, which it does unless another one beside it is to be printed alone. */
  printable?: boolean;
  className?: string | undefined;
}

/**
 * A request that was sent, as a card to keep on the phone: when and where, what it costs, whom to call, and what to show to the
 * driver, who reads Turkish. It prints itself as a sheet of A4.
 */
export function VoucherCard({ level = 2, printable = true, className, ...card }: VoucherCardProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  const StateIcon = card.state === "past" ? History : Smartphone;
  const { phone, driver, sign, passengers, vehicle, facts, fare } = card;
  const shown = [
    sign,
    { term: passengers.term, value: `${passengers.value}\u00a0· ${vehicle.value.replaceAll(" ", "\u00a0")}` },
    ...facts,
  ];
  return (
    <article className={className ? `${styles.card} ${className}` : styles.card} aria-labelledby={headingId}>
      <div className={styles.trip}>
        <div className={styles.head}>
          <Mark className={styles.mark} />
          <div>
            <p className={styles.brand}>{card.brand}</p>
            <Heading id={headingId} className={styles.title}>
              {card.title}
            </Heading>
          </div>
        </div>
        <p className={styles.state} data-state={card.state}>
          <StateIcon className={styles.icon} aria-hidden />
          {card.stateText}
        </p>
        <div className={styles.body}>
          <time className={styles.when} dateTime={card.dateTime}>
            <span className={styles.time}>{card.time}</span>{" "}
            <span className={styles.date}>
              {card.date} <span className={styles.zone}>{card.zone}</span>
            </span>
          </time>
          <ol className={styles.road} role="list">
            {[card.from, card.to].map((stop) => (
              <li key={stop.label} className={styles.stop}>
                <VisuallyHidden>{stop.label}: </VisuallyHidden>
                <span className={styles.place}>{stop.place}</span> {stop.note}
              </li>
            ))}
          </ol>
          <dl className={styles.facts}>
            {shown.map(({ term, value }) => (
              <div key={term} className={styles.fact} data-wide={hasLongWord(value) || undefined}>
                <dt className={styles.label}>{term}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
            <div className={styles.fare}>
              <dt className={styles.label}>{card.fareLabel}</dt>
              <dd className={styles.value}>
                {"text" in fare ? fare.text : <FareLine euro={fare.euro.text} others={card.others} />}
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <VoucherStub phone={phone} actions={card.actions} driver={driver} />
      {printable && <VoucherSheet {...card} facts={card.paperFacts} />}
    </article>
  );
}

/** A word that half of a phone is too narrow for: such a name gets the whole row. */
function hasLongWord(text: string): boolean {
  return text.split(/[\s-]/u).some((word) => word.length > 11);
}
