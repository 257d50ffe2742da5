import styles from "./Amount.module.css";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";

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

/**
 * Formatted amount whose euro sign is smaller than the figures, wherever a price is set in the display face. Screen readers do not
 * announce it as a superscript.
 */
export function EuroText({ text }: { text: string }) {
  return (
    <span translate="no">
      {text.split(/(\s?€)/).map((part, index) =>
        part.includes("€") ? (
          <sup key={index} className={styles.sign} role="presentation">
            {part}
          </sup>
        ) : (
          part
        ),
      )}
    </span>
  );
}

/** Fare in euros, set as the largest figure of its panel. */
export function EuroFigure({ amount }: { amount: PriceAmount }) {
  return (
    <p className={styles.euro}>
      <AmountText amount={amount} />
    </p>
  );
}

/** The same figure for a price that is only an example: plain text instead of `<data>`. */
export function ExampleFigure({ text }: { text: string }) {
  return (
    <p className={styles.euro}>
      <EuroText text={text} />
    </p>
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
