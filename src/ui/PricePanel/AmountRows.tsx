import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./AmountRows.module.css";

/** An amount in one currency. */
export interface PriceAmount {
  /** ISO code. */
  currency: string;
  /** The code as shown: `TRY`, `TL`. */
  code: string;
  /** What people call it. */
  name: string;
  /** `known` has a value; `loading` waits for its rate; `missing` has none; `open` has nothing to convert yet. */
  state: "known" | "loading" | "missing" | "open";
  /** Units of the currency; null in every state but `known`. */
  value: number | null;
  /** As shown: `3.650`, `N/A`, `–`. */
  text: string;
}

export interface AmountRowsProps {
  amounts: readonly PriceAmount[];
  /** Said to a screen reader while a rate is on its way. */
  loadingLabel?: string;
}

/** Currencies as a timetable sets them: code, name, amount. */
export function AmountRows({ amounts, loadingLabel }: AmountRowsProps) {
  return (
    <>
      <dl className={styles.rows}>
        {amounts.map((amount) => (
          <div key={amount.currency} className={styles.row}>
            <dt className={styles.code}>
              {amount.code}
              <span className={styles.name}>{amount.name}</span>
            </dt>
            <dd className={styles.amount} data-state={amount.state}>
              {amount.state === "open" ? amount.text : <AmountText amount={amount} />}
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

/** An amount that a script can read too. The euro sign is set smaller than its figures. */
export function AmountText({ amount: { currency, value, text, state } }: { amount: PriceAmount }) {
  return (
    <data value={value === null ? "" : String(value)} data-currency={currency}>
      {state === "loading" ? (
        <span className={styles.blank} />
      ) : (
        text.split(/(\s?€)/).map((part, index) => (part.includes("€") ? <sup key={index}>{part}</sup> : part))
      )}
    </data>
  );
}
