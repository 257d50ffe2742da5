import { History, Smartphone } from "lucide-react";
import { useId } from "react";

import { Mark } from "#src/ui/Mark/Mark.tsx";
import { AmountRows, AmountText } from "#src/ui/PricePanel/AmountRows.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./VoucherCard.module.css";
import {
  VoucherSheet,
  type Voucher,
  type VoucherDriver,
  type VoucherFact,
  type VoucherFare,
  type VoucherStop,
} from "./VoucherSheet.tsx";
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
  /** On the strip below the head, such as "Request sent, not yet confirmed". */
  stateText: string;
  /** The same moment for scripts: `2026-11-24T14:30+03:00`. */
  dateTime: string;
  /** Whose clock it is: "Bodrum time". */
  zone: string;
  /** The name that the driver holds up. */
  sign: VoucherFact;
  /** Four of them: passengers, vehicle, free waiting, payment. */
  facts: readonly VoucherFact[];
  fareLabel: string;
  driver: VoucherDriver;
  phone: VoucherPhone;
  actions: VoucherActions;
  /** Of the heading in the card's head. */
  level?: 2 | 3;
  className?: string | undefined;
}

/**
 * A request that was sent, as a card to keep on the phone: when and where, what it costs, whom to call, and what to show to the
 * driver, who reads Turkish. It prints itself as a sheet of A4.
 */
export function VoucherCard({ level = 2, className, ...card }: VoucherCardProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  const StateIcon = card.state === "past" ? History : Smartphone;
  const { phone, driver, sign, facts } = card;
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
            <div className={styles.sign}>
              <dt className={styles.label}>{sign.term}</dt>
              <dd className={styles.name}>{sign.value}</dd>
            </div>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt className={styles.label}>{term}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <Fare label={card.fareLabel} fare={card.fare} />
          <div className={styles.driver} lang="tr">
            <p className={styles.label}>{driver.title}</p>
            <p className={styles.value}>{driver.text}</p>
          </div>
        </div>
      </div>
      <VoucherStub phone={phone} actions={card.actions} />
      <VoucherSheet {...card} facts={[sign, ...facts, { term: phone.label, value: phone.display }]} />
    </article>
  );
}

function Fare({ label, fare }: { label: string; fare: VoucherFare }) {
  return (
    <div className={styles.fare}>
      <p className={styles.label}>{label}</p>
      {"text" in fare ? (
        <p className={styles.name}>{fare.text}</p>
      ) : (
        <div className={styles.price}>
          <p className={styles.euro}>
            <AmountText amount={fare.euro} />
          </p>
          <div className={styles.amounts}>
            <AmountRows amounts={fare.amounts} />
          </div>
        </div>
      )}
    </div>
  );
}
