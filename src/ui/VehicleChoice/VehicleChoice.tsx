import { FieldHint } from "#src/ui/FieldHint/FieldHint.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./VehicleChoice.module.css";

/** A vehicle that can be chosen. */
export interface VehicleOption {
  value: string;
  name: string;
  /** Capacity: `comfortable for 6, at most 7`. */
  note: string;
}

export interface VehicleChoiceProps {
  /** Id of the first radio; the others are `{id}-{value}`. */
  id: string;
  /** Name of the radios in the form data. */
  name: string;
  /** Accessible name of the group; not visible. */
  label: string;
  options: readonly VehicleOption[];
  /** Value of the selected option. */
  value: string;
  onValueChange: (value: string) => void;
  /** Validation message. */
  error?: string | undefined;
  /** Ids of further elements that describe the group. */
  describedBy?: string | undefined;
  /** The form is being submitted: the selection stays readable, and the caller must ignore changes. */
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** Radio group of vehicle cards. It works without scripts. */
export function VehicleChoice({
  id,
  name,
  label,
  options,
  value,
  onValueChange,
  error,
  describedBy,
  busy = false,
  className,
}: VehicleChoiceProps) {
  const errorId = `${id}-error`;
  const described = [error && errorId, describedBy].filter(Boolean).join(" ") || undefined;
  return (
    <fieldset
      className={className ? `${styles.choice} ${className}` : styles.choice}
      data-invalid={Boolean(error) || undefined}
      data-busy={busy || undefined}
      aria-describedby={described}
    >
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
              aria-disabled={busy || undefined}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {/* Product names keep their letters in every language. */}
            <span className={styles.name} lang="en" translate="no">
              {option.name}
            </span>
            <span className={styles.note}>{option.note}</span>
          </label>
        ))}
      </div>
      {error && (
        <FieldHint id={errorId} tone="error" className={styles.error}>
          {error}
        </FieldHint>
      )}
    </fieldset>
  );
}
