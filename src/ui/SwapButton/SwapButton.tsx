import { ArrowUpDown } from "lucide-react";

import styles from "./SwapButton.module.css";

export interface SwapButtonProps {
  /** The button's name, as it has no words. */
  label: string;
  onSwap: () => void;
  className?: string | undefined;
}

/** The round button between two places that changes them over. */
export function SwapButton({ label, onSwap, className }: SwapButtonProps) {
  return (
    <button
      type="button"
      className={className ? `${styles.swap} ${className}` : styles.swap}
      aria-label={label}
      onClick={onSwap}
    >
      <ArrowUpDown className={styles.icon} aria-hidden />
    </button>
  );
}
