import type { ReactNode, Ref } from "react";

import { Field } from "#src/ui/Field/Field.tsx";
import styles from "./PhoneField.module.css";

export interface PhoneFieldProps {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  /** Says which characters the number has. Without scripts the browser shows it when it refuses any others. */
  title: string;
  maxLength: number;
  /** Number without its dial code, as typed. */
  value: string;
  /** Called with the raw value on every input; `isCaretInside` is true while the caret is not at the end. */
  onValueChange: (value: string, isCaretInside: boolean) => void;
  /** Called with the whole pasted text, before `maxLength` could truncate it. */
  onPasteText: (text: string) => void;
  /** Called with the value on blur. */
  onLeave?: ((value: string) => void) | undefined;
  /** Dial-code control in front of the number: a picker, or a plain select. */
  dial: ReactNode;
  /** Validation message. */
  error?: string | undefined;
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined;
  /** The form is being submitted; see `Field`. */
  busy?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Phone number field with a dial-code control. Values are passed on unvalidated. */
export function PhoneField({
  id,
  label,
  dial,
  value,
  onValueChange,
  onPasteText,
  onLeave,
  error,
  describedBy,
  busy,
  className,
  ...rest
}: PhoneFieldProps) {
  return (
    <Field id={id} label={label} error={error} describedBy={describedBy} busy={busy} className={className}>
      {(control) => (
        <div className={styles.row}>
          {dial}
          <input
            {...rest}
            {...control}
            type="tel"
            inputMode="tel"
            pattern="[0-9]*"
            autoComplete="tel"
            value={value}
            onChange={({ target }) => {
              const caret = target.selectionEnd ?? target.value.length;
              onValueChange(target.value, caret < target.value.length);
            }}
            onBlur={(event) => onLeave?.(event.target.value)}
            onPaste={(event) => {
              // Only a paste that replaces the whole value is handled here; otherwise the browser inserts it at the
              // caret.
              const { selectionStart, selectionEnd, value: typed } = event.currentTarget;
              if ((selectionEnd ?? 0) - (selectionStart ?? 0) < typed.length) return;
              event.preventDefault();
              onPasteText(event.clipboardData.getData("text"));
            }}
          />
        </div>
      )}
    </Field>
  );
}
