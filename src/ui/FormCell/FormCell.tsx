import type { ReactNode } from "react";

import { HintLine } from "#src/ui/HintLine/HintLine.tsx";
import styles from "./FormCell.module.css";

/** What a cell hands to its control, to be spread on it. */
export interface CellControl {
  id: string;
  className: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-disabled": true | undefined;
}

export interface FormCellProps {
  /** The id of the control; the label and the message get theirs from it. */
  id: string;
  label: string;
  /** Why the value cannot be sent; marks the cell and its control. */
  error?: string | undefined;
  /** Ids of further sentences about the control, such as a hint beside the cells. */
  describedBy?: string | undefined;
  /** `cell` draws the focus ring around the whole cell; `inside` leaves it to the parts. */
  ring?: "cell" | "inside";
  /** The form is on its way: the value stays readable and keeps the focus, and a change is the caller's to ignore. */
  busy?: boolean | undefined;
  className?: string | undefined;
  /** Draws the control from what the cell hands to it. */
  children: (control: CellControl, labelId: string) => ReactNode;
}

/** The frame of every field of a form: its label above, the control, and what is wrong with it below, inside the cell. */
export function FormCell({
  id,
  label,
  error,
  describedBy,
  ring = "cell",
  busy = false,
  className,
  children,
}: FormCellProps) {
  const errorId = `${id}-error`;
  const labelId = `${id}-label`;
  const control: CellControl = {
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
        <HintLine id={errorId} tone="error" className={styles.message}>
          {error}
        </HintLine>
      )}
    </div>
  );
}
