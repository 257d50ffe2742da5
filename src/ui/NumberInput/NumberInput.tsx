import { Minus, Plus } from "lucide-react";
import { useState, type Ref } from "react";

import { Field } from "#src/ui/Field/Field.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./NumberInput.module.css";

export interface NumberInputProps {
  id: string;
  name: string;
  label: string;
  fewerLabel: string;
  moreLabel: string;
  min: number;
  max: number;
  /** As typed; may be empty or out of range. */
  value: string;
  onValueChange: (value: string) => void;
  /** Validation message. */
  error?: string | undefined;
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined;
  /** The form is being submitted; see `Field`. */
  busy?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Number field with buttons to decrease and increase it. Typed values are passed on unvalidated. Until React has
 * hydrated, the boot script handles clicks on the buttons by their `data-step`.
 */
export function NumberInput({
  id,
  name,
  label,
  fewerLabel,
  moreLabel,
  min,
  max,
  value,
  onValueChange,
  error,
  describedBy,
  busy = false,
  className,
  ref,
}: NumberInputProps) {
  const typed = Number.parseInt(value, 10);
  const current = Number.isNaN(typed) ? min : typed;
  /**
   * Value requested by the last button click. It is announced once it is the current value: a busy form may reject it.
   */
  const [pressed, setPressed] = useState("");

  function step(by: 1 | -1) {
    const next = String(Math.min(max, Math.max(min, current + by)));
    setPressed(next);
    onValueChange(next);
  }

  return (
    <Field
      id={id}
      label={label}
      error={error}
      describedBy={describedBy}
      ring="inside"
      busy={busy}
      className={className}
    >
      {(control, labelId) => (
        <div className={styles.row} role="group" aria-labelledby={labelId}>
          <button
            type="button"
            className={styles.button}
            aria-label={fewerLabel}
            data-step={-1}
            aria-disabled={busy || current <= min || undefined}
            onClick={() => step(-1)}
          >
            <Minus className={styles.icon} aria-hidden />
          </button>
          <span className={styles.value}>
            <input
              {...control}
              ref={ref}
              name={name}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              step={1}
              required
              value={value}
              onChange={(event) => {
                setPressed("");
                onValueChange(event.target.value);
              }}
            />
          </span>
          <button
            type="button"
            className={styles.button}
            aria-label={moreLabel}
            data-step={1}
            aria-disabled={busy || current >= max || undefined}
            onClick={() => step(1)}
          >
            <Plus className={styles.icon} aria-hidden />
          </button>
          <VisuallyHidden aria-live="polite">{pressed === value && value}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
