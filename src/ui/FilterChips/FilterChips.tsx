import { scrollToFocus } from "#src/ui/scrollToFocus.ts";
import styles from "./FilterChips.module.css";

/** A subject that a list can be filtered by. */
export interface FilterChip<Value extends string = string> {
  value: Value;
  text: string;
}

export interface FilterChipsProps<Value extends string = string> {
  /** Accessible name of the group; not visible. */
  label: string;
  /** The first one stands for the whole list. */
  chips: readonly FilterChip<Value>[];
  /** Value of the selected chip. */
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
}

/** Toggle buttons that filter a list by subject, in lines or, on phones, in one that scrolls. Hidden without scripts. */
export function FilterChips<Value extends string>({
  label,
  chips,
  value,
  onValueChange,
  className,
}: FilterChipsProps<Value>) {
  return (
    <div
      className={className ? `${styles.chips} ${className}` : styles.chips}
      role="group"
      aria-label={label}
      onFocus={scrollToFocus}
    >
      {chips.map((chip) => (
        <button
          className={styles.chip}
          type="button"
          aria-pressed={chip.value === value}
          onClick={() => onValueChange(chip.value)}
          key={chip.value}
        >
          {chip.text}
        </button>
      ))}
    </div>
  );
}
