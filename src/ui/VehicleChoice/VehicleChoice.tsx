import { HintLine } from "#src/ui/HintLine/HintLine.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./VehicleChoice.module.css";

export interface VehicleOption {
  value: string;
  name: string;
  /** How many it takes: `up to 7`. */
  note: string;
}

export interface VehicleChoiceProps {
  /** Of the first radio is `id`, of the others `id` and their value. */
  id: string;
  name: string;
  label: string;
  options: readonly VehicleOption[];
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
}

/** Radios as filled cells. What is chosen shows without a script too. */
export function VehicleChoice({
  id,
  name,
  label,
  options,
  value,
  onValueChange,
  error,
  describedBy,
  className,
}: VehicleChoiceProps) {
  const errorId = `${id}-error`;
  const described = [error && errorId, describedBy].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset className={className ? `${styles.choice} ${className}` : styles.choice} aria-describedby={described}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              id={index === 0 ? id : `${id}-${option.value}`}
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              required
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {/* Product names keep their letters in every language. */}
            <span lang="en">{option.name}</span>
            <span className={styles.note}>{option.note}</span>
          </label>
        ))}
      </div>
      {error && (
        <HintLine id={errorId} tone="error" className={styles.error}>
          {error}
        </HintLine>
      )}
    </fieldset>
  );
}
