import { Check, Plus } from "lucide-react";
import { Fragment, type ReactNode } from "react";

import styles from "./Extras.module.css";
import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import type { ExtraField, ExtrasForm, FlightField } from "#src/domain/extrasForm.ts";
import { FieldHint } from "#src/ui/FieldHint/FieldHint.tsx";
import { NumberInput } from "#src/ui/NumberInput/NumberInput.tsx";
import { TextField } from "#src/ui/TextField/TextField.tsx";

export interface ExtrasProps {
  /** What can be added here: "Return, flight number, child seat, note". */
  title: string;
  /** Shown beside the title while nothing is filled in: "optional". */
  optional: string;
  /** Summary of the filled-in fields, an `ExtrasFilled`; replaces `optional`. Falsy while there is nothing. */
  filled?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string | undefined;
  /** An `ExtraFieldList`. */
  children: ReactNode;
}

/** Disclosure for the optional fields of the booking form; when collapsed it summarises what was filled in. */
export function Extras({ title, optional, filled, open, onOpenChange, className, children }: ExtrasProps) {
  return (
    <details
      className={className ? `${styles.extras} ${className}` : styles.extras}
      open={open}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Plus className={styles.plus} aria-hidden />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> {filled || <span className={styles.optional}>{optional}</span>}
        </span>
      </summary>
      {children}
    </details>
  );
}

export interface ExtrasFilledProps {
  /** At least one: "Return 21 Jul, 11:00", "TK 2512". */
  parts: readonly string[];
}

/** Summary of the filled-in optional fields, shown in the collapsed `Extras`. */
export function ExtrasFilled({ parts }: ExtrasFilledProps) {
  return (
    <span className={styles.filled}>
      {parts.map((part) => (
        <Fragment key={part}>
          <span className={styles.part}>
            <FixedValues>{part}</FixedValues>
          </span>{" "}
        </Fragment>
      ))}
    </span>
  );
}

/** A field of the list; `flightSlot` has those of the flight. */
type ListedField = Exclude<ExtraField, FlightField>;

/** Texts of the optional controls. */
export interface ExtrasMessages {
  /** Label of the checkbox: "Add the return trip". */
  returnTrip: string;
  labels: Readonly<Record<ListedField, string>>;
  /** Example values for empty fields. */
  placeholders: Readonly<Partial<Record<ListedField, string>>>;
  fewerSeats: string;
  moreSeats: string;
  /** Explains which flight is meant if there are several. */
  flightHint: string;
}

export interface ExtraFieldListProps {
  /** Prefix for the ids of the controls: `{id}-{field}`. */
  id: string;
  messages: ExtrasMessages;
  /** As typed; dates as `2027-07-14`, times as `14:30`. */
  values: ExtrasForm;
  onChange: (change: Partial<ExtrasForm>) => void;
  /** Maximum lengths in characters; fields left out are unlimited. */
  maxLengths: Readonly<Partial<Record<ListedField, number>>>;
  maxChildSeats: number;
  /** Validation messages by field. */
  errors?: Readonly<Partial<Record<ExtraField, string>>>;
  /** The form is being submitted; see `Field`. */
  busy?: boolean;
  /** Rendered below the date and time of the return trip. */
  flightSlot?: ReactNode;
}

/** Optional fields of the booking form. The return date and time are shown once the return trip is checked. */
export function ExtraFieldList({
  id,
  messages,
  values,
  onChange,
  maxLengths,
  maxChildSeats,
  errors = {},
  busy = false,
  flightSlot,
}: ExtraFieldListProps) {
  const hintId = `${id}-hint`;
  const fieldProps = (field: ListedField) => ({
    id: `${id}-${field}`,
    name: field,
    label: messages.labels[field],
    value: values[field],
    onValueChange: (value: string) => onChange({ [field]: value }),
    error: errors[field],
    busy,
  });
  const textFieldProps = (field: ListedField) => ({
    ...fieldProps(field),
    placeholder: messages.placeholders[field],
    maxLength: maxLengths[field],
    autoComplete: "off",
  });
  return (
    <div className={styles.cells}>
      <label className={styles.switch}>
        <input
          className={styles.checkbox}
          type="checkbox"
          name="returnTrip"
          value="yes"
          aria-disabled={busy || undefined}
          checked={values.returnTrip}
          onChange={(event) => onChange({ returnTrip: event.target.checked })}
        />
        <Check className={styles.box} aria-hidden />
        <span>{messages.returnTrip}</span>
      </label>
      <div className={styles.return}>
        <TextField {...fieldProps("returnDate")} type="date" />
        <TextField {...fieldProps("returnTime")} type="time" />
      </div>
      {flightSlot}
      <NumberInput
        {...fieldProps("childSeats")}
        className={styles.seats}
        fewerLabel={messages.fewerSeats}
        moreLabel={messages.moreSeats}
        min={0}
        max={maxChildSeats}
      />
      <TextField {...textFieldProps("flightNumber")} className={styles.flight} describedBy={hintId} />
      <FieldHint id={hintId} className={styles.hint}>
        {messages.flightHint}
      </FieldHint>
      <TextField {...textFieldProps("luggage")} className={styles.luggage} />
      <TextField {...textFieldProps("signName")} className={styles.sign} />
      <TextField {...textFieldProps("address")} className={styles.address} />
      <TextField {...textFieldProps("note")} className={styles.note} />
    </div>
  );
}
