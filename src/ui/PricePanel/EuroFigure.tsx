import { AmountText, type PriceAmount } from "./AmountRows.tsx";
import styles from "./EuroFigure.module.css";

/** Fare in euros, set as the largest figure of its panel. */
export function EuroFigure({ amount }: { amount: PriceAmount }) {
  return (
    <p className={styles.euro}>
      <AmountText amount={amount} />
    </p>
  );
}
