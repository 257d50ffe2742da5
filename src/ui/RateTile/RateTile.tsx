import { SplitFlap } from "#src/ui/SplitFlap/SplitFlap.tsx";
import styles from "./RateTile.module.css";

export interface RateTileProps {
  /** ISO code of the currency. */
  code: string;
  /** Formatted rate; null while there is none. */
  value: string | null;
  /** Text for screen readers if there is no rate. */
  unavailableLabel: string;
  /** Smallest breakpoint at which the tile is visible. */
  from?: "phone" | "desktop";
}

/** Exchange rate on a split-flap tile. Without a rate it shows a dimmed 0. */
export function RateTile({ code, value, unavailableLabel, from = "phone" }: RateTileProps) {
  return (
    <span className={styles.tile} data-from={from}>
      <span translate="no">{code}</span>{" "}
      <span className={styles.value} data-dimmed={value === null || undefined}>
        <SplitFlap value={value ?? "0"} spoken={value ?? unavailableLabel} />
      </span>
    </span>
  );
}
