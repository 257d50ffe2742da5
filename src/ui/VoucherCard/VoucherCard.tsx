import { Clock, History } from "lucide-react";
import { useId } from "react";

import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { LogoMark } from "#src/ui/LogoMark/LogoMark.tsx";
import { RouteLine } from "#src/ui/Ticket/RouteLine.tsx";
import styles from "./VoucherCard.module.css";
import { VoucherSheet, type Voucher, type VoucherDriver, type VoucherFact, type VoucherStop } from "./VoucherSheet.tsx";
import { VoucherStub, type VoucherActions, type VoucherPhone } from "./VoucherStub.tsx";

/** `sent` is not yet confirmed; `past` is a ride that is over. */
export const VOUCHER_STATES = ["sent", "past"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** Stop with a note below its name, such as where the driver waits or how long the ride takes. */
export interface VoucherCardStop extends VoucherStop {
  note: string;
}

export interface VoucherCardProps extends Voucher {
  from: VoucherCardStop;
  to: VoucherCardStop;
  state: VoucherState;
  /** Machine-readable date and time: `2026-11-24T14:30+03:00`. */
  dateTime: string;
  /** Name on the driver's sign. */
  sign: VoucherFact;
  /** Passengers and vehicle: "Passengers · car", "2 · VIP Vito". */
  party: VoucherFact;
  /** Two more facts: free waiting, payment. */
  facts: readonly VoucherFact[];
  /** Everything that was requested, for the printed sheet. */
  paperFacts: readonly VoucherFact[];
  /** Formatted fare in the other currencies: `TRY 3,705`. Empty for a trip without a fixed price. */
  others: readonly string[];
  driver: VoucherDriver;
  phone: VoucherPhone;
  actions: VoucherActions;
  /** Heading level. */
  level?: 2 | 3;
  /** Whether the card renders its printable sheet. Turn it off where another sheet is to be printed alone. */
  printable?: boolean;
  className?: string | undefined;
}

/**
 * Voucher of a sent request, kept on the phone: date, route, fare, contact, and a note for the driver in Turkish. It
 * prints as an A4 `VoucherSheet`.
 */
export function VoucherCard({ level = 2, printable = true, className, ...card }: VoucherCardProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  const StateIcon = card.state === "past" ? History : Clock;
  const { phone, driver, sign, party, facts, fare } = card;
  const visibleFacts = [party, sign, ...facts];
  return (
    <article className={className ? `${styles.card} ${className}` : styles.card} aria-labelledby={headingId}>
      <div className={styles.trip}>
        <div className={styles.head}>
          <LogoMark className={styles.mark} />
          <div>
            <p className={styles.brand} translate="no">
              {card.brand}
            </p>
            <Heading id={headingId} className={styles.title}>
              <FixedValues>{card.title}</FixedValues>
            </Heading>
          </div>
        </div>
        <p className={styles.state} data-state={card.state}>
          <StateIcon className={styles.icon} aria-hidden />
          <span>
            <FixedValues>{card.stateText}</FixedValues>
          </span>
        </p>
        <div className={styles.body}>
          <time className={styles.when} dateTime={card.dateTime}>
            <span className={styles.time} translate="no">
              {card.time}
            </span>{" "}
            <span className={styles.date}>
              <span translate="no">{card.date}</span> <span className={styles.zone}>{card.zone}</span>
            </span>
          </time>
          <RouteLine className={styles.road} from={card.from} to={card.to} />
          <dl className={styles.facts}>
            {visibleFacts.map(({ term, value, isVerbatim }) => (
              <div key={term} className={styles.fact} data-wide={hasLongWord(value) || undefined}>
                <dt className={styles.label}>{term}</dt>
                <dd className={styles.value} translate={isVerbatim ? "no" : undefined}>
                  {value}
                </dd>
              </div>
            ))}
            <div className={styles.fare}>
              <dt className={styles.label}>
                <FixedValues>{card.fareLabel}</FixedValues>
              </dt>
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

/** Whether a word is too long for half the width of a phone: the fact then takes a whole row. */
function hasLongWord(text: string): boolean {
  return text.split(/[\s-]/u).some((word) => word.length > 11);
}
