import type { InputHTMLAttributes, Ref } from "react";

import { Field } from "#src/ui/Field/Field.tsx";
import { useHydrated } from "#src/ui/useHydrated.ts";

/** Types of the native input. */
export const TEXT_FIELD_TYPES = ["text", "date", "time"] as const;
export type TextFieldType = (typeof TEXT_FIELD_TYPES)[number];

type InputAttributes = "name" | "placeholder" | "autoComplete" | "maxLength" | "required";

export interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, InputAttributes> {
  id: string;
  label: string;
  type?: TextFieldType;
  /** As typed; dates as `2027-07-14`, times as `14:30`. */
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

/** Field for a line of text, a date or a time; dates and times use the browser's native pickers. */
export function TextField({
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
}: TextFieldProps) {
  const isHydrated = useHydrated();
  return (
    <Field id={id} label={label} error={error} describedBy={describedBy} busy={busy} className={className}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          value={value}
          data-empty={value === "" || undefined}
          // Unlike `data-empty`, never set on text that was typed before hydration.
          data-unset={(isHydrated && value === "") || undefined}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
