import type { ReactNode, Ref } from "react";

import { FormCell } from "#src/ui/FormCell/FormCell.tsx";
import styles from "./PhoneField.module.css";

export interface PhoneFieldProps {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  maxLength: number;
  /** The number without its dial code, as typed. */
  value: string;
  /** Everything that is typed or filled in, as it is; `isWithin` while the caret stands before something that was there. */
  onValueChange: (value: string, isWithin: boolean) => void;
  /** A pasted text, whole, before `maxLength` could cut it. */
  onPasteText: (text: string) => void;
  /** The number as it stands when the field is left. */
  onLeave?: ((value: string) => void) | undefined;
  /** What stands in front of the number: the dial-code picker, or a plain select. */
  dial: ReactNode;
  /** Why the value cannot be sent. */
  error?: string | undefined;
  /** Ids of further sentences about the field. */
  describedBy?: string | undefined;
  /** The form is on its way; see `FormCell`. */
  busy?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A field of a form for a phone number, with its dial code in front. What counts as a number is the form's to judge. */
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
    <FormCell id={id} label={label} error={error} describedBy={describedBy} busy={busy} className={className}>
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
              // With something typed already, a paste is a part of the number: the browser puts it where the caret is.
              const { selectionStart, selectionEnd, value: typed } = event.currentTarget;
              if ((selectionEnd ?? 0) - (selectionStart ?? 0) < typed.length) return;
              event.preventDefault();
              onPasteText(event.clipboardData.getData("text"));
            }}
          />
        </div>
      )}
    </FormCell>
  );
}
