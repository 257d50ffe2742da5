import { Minus, Plus } from "lucide-react";
import { useState, type Ref } from "react";

import { FormCell } from "#src/ui/FormCell/FormCell.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Stepper.module.css";

export interface StepperProps {
  id: string;
  name: string;
  label: string;
  fewerLabel: string;
  moreLabel: string;
  min: number;
  max: number;
  /** As typed; may be empty or out of bounds. */
  value: string;
  onValueChange: (value: string) => void;
  /** Why the value cannot be sent. */
  error?: string | undefined;
  /** Ids of further sentences about the field. */
  describedBy?: string | undefined;
  /** The form is on its way; see `FormCell`. */
  busy?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field of a form for a small whole number, between two buttons. It can be typed, too: judging what was is the form's work. Until
 * React answers, the first script takes the step that a button's `data-step` names.
 */
export function Stepper({
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
}: StepperProps) {
  const typed = Number.parseInt(value, 10);
  const current = Number.isNaN(typed) ? min : typed;
  /** What the last press asked for; a screen reader hears it once it is the value, which a form that is busy refuses. */
  const [pressed, setPressed] = useState("");

  function step(by: 1 | -1) {
    const next = String(Math.min(max, Math.max(min, current + by)));
    setPressed(next);
    onValueChange(next);
  }

  return (
    <FormCell
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
    </FormCell>
  );
}
