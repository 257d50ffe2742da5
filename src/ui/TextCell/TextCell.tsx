import type { InputHTMLAttributes, Ref } from "react";

import { FormCell } from "#src/ui/FormCell/FormCell.tsx";

export const TEXT_CELL_TYPES = ["text", "date", "time"] as const;
export type TextCellType = (typeof TEXT_CELL_TYPES)[number];

type Passed = "name" | "placeholder" | "autoComplete" | "maxLength" | "required";

export interface TextCellProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  id: string;
  label: string;
  type?: TextCellType;
  /** As typed; dates `2027-07-14`, times `14:30`. */
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

/** A field of a form for a line of text, a date or a time; dates and times open the device's own pickers. */
export function TextCell({
  id,
  label,
  type = "text",
  value,
  onValueChange,
  error,
  describedBy,
  busy,
  className,
  ...rest
}: TextCellProps) {
  return (
    <FormCell id={id} label={label} error={error} describedBy={describedBy} busy={busy} className={className}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          value={value}
          data-empty={value === "" || undefined}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </FormCell>
  );
}
