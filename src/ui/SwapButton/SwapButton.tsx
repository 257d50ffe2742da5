import { ArrowUpDown } from "lucide-react";

import styles from "./SwapButton.module.css";

export interface SwapButtonProps {
  /** The button's name, as it has no words. */
  label: string;
  onSwap: () => void;
  /** The names of the two fields of its form: until React answers, the first script changes them over. */
  fields: readonly [string, string];
  className?: string | undefined;
}

/** The round button between two places that changes them over. */
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
