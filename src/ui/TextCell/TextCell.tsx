import type { InputHTMLAttributes, Ref } from "react";

import { FormCell } from "#src/ui/FormCell/FormCell.tsx";

export const TEXT_CELL_TYPES = ["text", "date", "time"] as const;
export type TextCellType = (typeof TEXT_CELL_TYPES)[number];

type Passed = "name" | "placeholder" | "autoComplete" | "maxLength" | "required";

export interface TextCellProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  id: string;
  label: string;
  type?: TextCellType;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A cell to type into; dates and times use the browser's own pickers. */
export function TextCell({
  id,
  label,
  type = "text",
  value,
  onValueChange,
  error,
  describedBy,
  className,
  ...rest
}: TextCellProps) {
  return (
    <FormCell id={id} label={label} error={error} describedBy={describedBy} className={className}>
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
