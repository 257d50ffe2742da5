import { Flaps } from "#src/ui/Flaps/Flaps.tsx";
import styles from "./RateTile.module.css";

export interface RateTileProps {
  /** ISO code of the currency. */
  code: string;
  /** The rate as it is shown; null while there is none. */
  value: string | null;
  /** Said where there is no rate. */
  unavailableLabel: string;
  /** From which width on the tile is there. */
  from?: "phone" | "desktop";
}

/** An exchange rate on the board. Without one it is a dimmed 0. */
export function RateTile({ code, value, unavailableLabel, from = "phone" }: RateTileProps) {
  return (
    <span className={styles.tile} data-from={from}>
      {code}{" "}
      <span className={styles.value} data-dimmed={value === null || undefined}>
        <Flaps value={value ?? "0"} spoken={value ?? unavailableLabel} />
      </span>
    </span>
  );
}
