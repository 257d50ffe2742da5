import { ArrowUpDown } from "lucide-react";

import styles from "./SwapButton.module.css";

export interface SwapButtonProps {
  /** Accessible name of the icon-only button. */
  label: string;
  onSwap: () => void;
  /** Names of the two fields: until React has hydrated, the boot script swaps their values. */
  fields: readonly [string, string];
  className?: string | undefined;
}

/** Round button between two place fields that swaps their values. */
export function SwapButton({ label, onSwap, fields, className }: SwapButtonProps) {
  return (
    <button
      type="button"
      className={className ? `${styles.swap} ${className}` : styles.swap}
      aria-label={label}
      data-swaps={fields.join(" ")}
      onClick={onSwap}
    >
      <ArrowUpDown className={styles.icon} aria-hidden />
    </button>
  );
}
