import { AmountText, type PriceAmount } from "./AmountRows.tsx";
import styles from "./EuroFigure.module.css";
import { EuroText } from "./EuroText.tsx";

/** Fare in euros, set as the largest figure of its panel. */
export function EuroFigure({ amount }: { amount: PriceAmount }) {
  return (
    <p className={styles.euro}>
      <AmountText amount={amount} />
    </p>
  );
}

/** The same figure for a price that is only an example: paler, and plain text instead of `<data>`. */
export function ExampleFigure({ text }: { text: string }) {
  return (
    <p className={styles.euro} data-example>
      <EuroText text={text} />
    </p>
  );
}
