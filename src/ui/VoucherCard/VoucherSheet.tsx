import { ArrowRight } from "lucide-react";

import { Mark } from "#src/ui/Mark/Mark.tsx";
import { AmountRows, AmountText, type PriceAmount } from "#src/ui/PricePanel/AmountRows.tsx";
import styles from "./VoucherSheet.module.css";

export interface VoucherFact {
  term: string;
  value: string;
}

export interface VoucherStop {
  /** "From", "To". */
  label: string;
  place: string;
}

/** Euros large and the other currencies below each other, or a sentence where the trip has no fixed price. */
export type VoucherFare = { euro: PriceAmount; amounts: readonly PriceAmount[] } | { text: string };

/** A few words for the driver, in Turkish whatever the page's language. */
export interface VoucherDriver {
  title: string;
  text: string;
}

/** What card and sheet both say. */
export interface Voucher {
  /** The name of the business. */
  brand: string;
  /** What the paper is: "Booking request". */
  title: string;
  /** How far it is: "Request sent, not yet confirmed". */
  stateText: string;
  /** As the language writes a day, such as "Tue 24 Nov 2026". */
  date: string;
  /** "14:30". */
  time: string;
  /** Whose time that is: "Bodrum time". */
  zone: string;
  from: VoucherStop;
  to: VoucherStop;
  /** "Transfer fare", or of how many rides it is the sum. */
  fareLabel: string;
  fare: VoucherFare;
  /** The small print: what is agreed about waiting, payment and changes. */
  terms: readonly { title: string; text: string }[];
  /** The last line: what the paper is worth, and how to reach the business. */
  note: string;
}

export interface VoucherSheetProps extends Voucher {
  /** Six of them fill two rows. */
  facts: readonly VoucherFact[];
  driver?: VoucherDriver;
  /** Shows the sheet on the screen too, as a preview; otherwise only paper sees it. */
  preview?: boolean;
}

/**
 * A request on a sheet of A4, black on white: while it is in the page, it is all of the page that is printed. A sheet that is a
 * child of the body goes before one that is not.
 */
export function VoucherSheet({ preview = false, facts, driver, ...voucher }: VoucherSheetProps) {
  const { brand, title, stateText, date, time, zone, from, to, fareLabel, fare, terms, note } = voucher;
  return (
    <article className={styles.sheet} data-printable data-preview={preview || undefined}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <Mark className={styles.mark} />
          {brand}
        </p>
        <div className={styles.what}>
          <p className={styles.label}>{title}</p>
          <p className={styles.when}>
            {date} · {time} <span className={styles.zone}>{zone}</span>
          </p>
          <p className={styles.state}>{stateText}</p>
        </div>
      </header>
      <div className={styles.route}>
        <Place {...from} />
        <ArrowRight className={styles.arrow} aria-hidden />
        <Place {...to} />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.label}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.fare}>
        {"text" in fare ? (
          <p className={styles.place}>{fare.text}</p>
        ) : (
          <>
            <p className={styles.euro}>
              <span className={styles.label}>{fareLabel}</span>
              <AmountText amount={fare.euro} />
            </p>
            <div className={styles.amounts}>
              <AmountRows amounts={fare.amounts} />
            </div>
          </>
        )}
      </div>
      {driver && (
        <p className={styles.driver} lang="tr">
          <b className={styles.term}>{driver.title}</b>
          {driver.text}
        </p>
      )}
      <div className={styles.terms}>
        {terms.map((term) => (
          <p key={term.title}>
            <b className={styles.term}>{term.title}</b>
            {term.text}
          </p>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </article>
  );
}

function Place({ label, place }: VoucherStop) {
  return (
    <p className={styles.place}>
      <span className={styles.label}>{label}</span>
      {place}
    </p>
  );
}
