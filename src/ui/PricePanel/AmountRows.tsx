import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./AmountRows.module.css";
import { EuroText } from "./EuroText.tsx";

/** Amount in one currency. */
export interface PriceAmount {
  /** ISO code. */
  currency: string;
  /** Localised code: `TRY`, `TL`. */
  code: string;
  /** Name of the currency. */
  name: string;
  /** `known` has a value; `loading` waits for an exchange rate; `missing` has no rate. */
  state: "known" | "loading" | "missing";
  /** In units of the currency; null unless `known`. */
  value: number | null;
  /** Formatted amount: `3.650`, `N/A`. */
  text: string;
}

export interface AmountRowsProps {
  amounts: readonly PriceAmount[];
  /** Announced to screen readers while a rate is loading. */
  loadingLabel?: string;
}

/** Table of amounts: code, name and amount per currency. */
export function AmountRows({ amounts, loadingLabel }: AmountRowsProps) {
  return (
    <>
      <dl className={styles.rows}>
        {amounts.map((amount) => (
          <div key={amount.currency} className={styles.row}>
            <dt className={styles.code}>
              <span translate="no">{amount.code}</span>
              <VisuallyHidden>, </VisuallyHidden>
              <span className={styles.name}>{amount.name}</span>
            </dt>
            <dd className={styles.amount} data-state={amount.state}>
              <AmountText amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {loadingLabel && amounts.some(({ state }) => state === "loading") && (
        <p role="status">
          <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        </p>
      )}
    </>
  );
}

/** Amount as a machine-readable `<data>`. */
export function AmountText({ amount: { currency, value, text, state } }: { amount: PriceAmount }) {
  return (
    <data value={value === null ? "" : String(value)} data-currency={currency}>
      {state === "loading" ? <span className={styles.blank} /> : <EuroText text={text} />}
    </data>
  );
}
