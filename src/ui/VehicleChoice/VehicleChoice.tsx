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
  /** Of the radios, as the form sends it. */
  name: string;
  /** Names the group; it is not shown, as the vehicles speak for themselves. */
  label: string;
  options: readonly VehicleOption[];
  /** The chosen option's value. */
  value: string;
  onValueChange: (value: string) => void;
  /** Why the value cannot be sent. */
  error?: string | undefined;
  /** Ids of further sentences about the choice. */
  describedBy?: string | undefined;
  /** The form is on its way: what is chosen stays readable, and a change is the caller's to ignore. */
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** A field of a form for one of a few vehicles, all on show: radios as cells, the chosen one filled. It works without a script. */
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
