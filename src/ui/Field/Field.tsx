import type { ReactNode } from "react";

import { FieldHint } from "#src/ui/FieldHint/FieldHint.tsx";
import styles from "./Field.module.css";

/** Props for the form control; spread them onto it. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-disabled": true | undefined;
}

export interface FieldProps {
  /** Id of the control; the ids of label and message derive from it. */
  id: string;
  label: string;
  /** Validation message; marks the field and its control as invalid. */
  error?: string | undefined;
  /** Ids of further elements that describe the control, such as a hint. */
  describedBy?: string | undefined;
  /** `cell` draws the focus ring around the whole field; `inside` leaves it to the parts. */
  ring?: "cell" | "inside";
  /**
   * The form is being submitted: the value stays readable, the control keeps focus, and the caller must ignore changes.
   */
  busy?: boolean | undefined;
  className?: string | undefined;
  /** Renders the control with the given props. */
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/** Frame of a form field: label, control and validation message. */
export function Field({ id, label, error, describedBy, ring = "cell", busy = false, className, children }: FieldProps) {
  const errorId = `${id}-error`;
  const labelId = `${id}-label`;
  const control: FieldControl = {
    id,
    className: styles.control,
    "aria-describedby": [error && errorId, describedBy].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-disabled": busy || undefined,
  };
  return (
    <div
      className={className ? `${styles.cell} ${className}` : styles.cell}
      data-invalid={Boolean(error) || undefined}
      data-ring={ring}
      data-busy={busy || undefined}
    >
      <label id={labelId} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(control, labelId)}
      {error && (
        <FieldHint id={errorId} tone="error" className={styles.message}>
          {error}
        </FieldHint>
      )}
    </div>
  );
}
