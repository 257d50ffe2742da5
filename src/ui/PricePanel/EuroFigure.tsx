import { AmountText, type PriceAmount } from "./AmountRows.tsx";
import styles from "./EuroFigure.module.css";

/** A fare in euros, as large as what one came for. */
export function EuroFigure({ amount }: { amount: PriceAmount }) {
  return (
    <p className={styles.euro}>
      <AmountText amount={amount} />
    </p>
  );
}
