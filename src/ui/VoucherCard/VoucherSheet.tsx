import { ArrowRight } from "lucide-react";

import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { LogoMark } from "#src/ui/LogoMark/LogoMark.tsx";
import { AmountRows, AmountText, type PriceAmount } from "#src/ui/PricePanel/AmountRows.tsx";
import styles from "./VoucherSheet.module.css";

/** A fact with its term. */
export interface VoucherFact {
  term: string;
  value: string;
  /** Whether a browser that translates the page leaves the value as it is: a name, a date, what the guest has written. */
  isVerbatim?: boolean;
}

/** Where the ride begins or ends. */
export interface VoucherStop {
  /** "From", "To". */
  label: string;
  place: string;
}

/** Fare in euros and other currencies, or a sentence for a trip without a fixed price. */
export type VoucherFare = { euro: PriceAmount; amounts: readonly PriceAmount[] } | { text: string };

/** Note for the driver, always in Turkish; its title is for the guest. */
export interface VoucherDriver {
  title: string;
  text: string;
}

/** Data shared by card and printed sheet. */
export interface Voucher {
  /** Name of the business. */
  brand: string;
  /** Kind of document: "Booking request". */
  title: string;
  /** Status: "Request sent, not yet confirmed". */
  stateText: string;
  /** Localised date: "Tue 24 Nov 2026". */
  date: string;
  /** Time: "14:30". */
  time: string;
  /** Time zone note: "local time". */
  zone: string;
  from: VoucherStop;
  to: VoucherStop;
  /** "Transfer fare", or how many rides it covers. */
  fareLabel: string;
  fare: VoucherFare;
  /** Terms: waiting, payment and changes. */
  terms: readonly { title: string; text: string }[];
  /** Footer: validity of the document, and how to reach the business. */
  note: string;
}

export interface VoucherSheetProps extends Voucher {
  /** Six fill two rows. */
  facts: readonly VoucherFact[];
  driver?: VoucherDriver;
  /** Shows the sheet on screen as a preview; otherwise it is visible in print only. */
  preview?: boolean;
}

/**
 * Printable A4 sheet of a request, black on white. While it is in the page, only it is printed; a sheet that is a
 * direct child of the body takes precedence over others.
 */
export function VoucherSheet({ preview = false, facts, driver, ...voucher }: VoucherSheetProps) {
  const { brand, title, stateText, date, time, zone, from, to, fareLabel, fare, terms, note } = voucher;
  return (
    <article className={styles.sheet} data-printable data-preview={preview || undefined}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <LogoMark className={styles.mark} />
          <span translate="no">{brand}</span>
        </p>
        <div className={styles.what}>
          <p className={styles.label}>
            <FixedValues>{title}</FixedValues>
          </p>
          <p className={styles.when}>
            <span translate="no">{`${date} · ${time}`}</span> <span className={styles.zone}>{zone}</span>
          </p>
          <p className={styles.state}>
            <FixedValues>{stateText}</FixedValues>
          </p>
        </div>
      </header>
      <div className={styles.route}>
        <Place {...from} />
        <ArrowRight className={styles.arrow} aria-hidden />
        <Place {...to} />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value, isVerbatim }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.label}>{term}</dt>
            <dd className={styles.value} translate={isVerbatim ? "no" : undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.fare}>
        {"text" in fare ? (
          <p className={styles.place}>{fare.text}</p>
        ) : (
          <>
            <p className={styles.euro}>
              <span className={styles.label}>
                <FixedValues>{fareLabel}</FixedValues>
              </span>
              <AmountText amount={fare.euro} />
            </p>
            <div className={styles.amounts}>
              <AmountRows amounts={fare.amounts} />
            </div>
          </>
        )}
      </div>
      {driver && (
        <p className={styles.driver}>
          <b className={styles.term}>{driver.title}</b>
          <span lang="tr" translate="no">
            {driver.text}
          </span>
        </p>
      )}
      <div className={styles.terms}>
        {terms.map((term) => (
          <p key={term.title}>
            <b className={styles.term}>{term.title}</b>
            <span>{term.text}</span>
          </p>
        ))}
      </div>
      <p className={styles.note}>
        <FixedValues>{note}</FixedValues>
      </p>
    </article>
  );
}

function Place({ label, place }: VoucherStop) {
  return (
    <p className={styles.place}>
      <span className={styles.label}>{label}</span>
      <span translate="no">{place}</span>
    </p>
  );
}
