import { ChevronDown } from "lucide-react";

import { useHydrated } from "#src/ui/useHydrated.ts";
import styles from "./DestinationSelect.module.css";

export interface DestinationSelectProps {
  /** Accessible name: "To". */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Value of the selected option. */
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * Destination of a ticket as a native select, in the ticket's large type: phones open their own picker. The name is drawn, and the
 * select lies over it, because a select neither wraps nor takes the width of its text. Without scripts it is a name.
 */
export function DestinationSelect({ label, options, value, onValueChange }: DestinationSelectProps) {
  const isHydrated = useHydrated();
  const name = options.find((option) => option.value === value)?.label;
  return (
    <span className={styles.destination} translate="no" data-ready={isHydrated || undefined}>
      <span className={styles.name} aria-hidden={isHydrated || undefined}>
        {name}
      </span>
      <ChevronDown className={styles.chevron} aria-hidden />
      {isHydrated && (
        <select
          className={styles.select}
          aria-label={label}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
