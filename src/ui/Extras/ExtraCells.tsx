import { Check } from "lucide-react";

import type { ExtraField, ExtrasForm } from "#src/domain/extrasForm.ts";
import { HintLine } from "#src/ui/HintLine/HintLine.tsx";
import { Stepper } from "#src/ui/Stepper/Stepper.tsx";
import { TextCell } from "#src/ui/TextCell/TextCell.tsx";
import styles from "./ExtraCells.module.css";

export interface ExtrasWords {
  /** What adds the way back: "Add the return trip". */
  returnTrip: string;
  labels: Readonly<Record<ExtraField, string>>;
  /** An example in a field that is empty. */
  placeholders: Readonly<Partial<Record<ExtraField, string>>>;
  fewerSeats: string;
  moreSeats: string;
  /** Which of several flights is meant. */
  flightHint: string;
}

export interface ExtraCellsProps {
  /** Of each control is `id`, a dash and its name. */
  id: string;
  words: ExtrasWords;
  /** As typed; dates `2027-07-14`, times `14:30`. */
  values: ExtrasForm;
  onChange: (change: Partial<ExtrasForm>) => void;
  /** The most characters that a field takes; one that is left out takes any number. */
  maxLengths: Readonly<Partial<Record<ExtraField, number>>>;
  maxChildSeats: number;
  /** Why a value cannot be sent. */
  errors?: Readonly<Partial<Record<ExtraField, string>>>;
  /** The form is on its way; see `FormCell`. */
  busy?: boolean;
}

/** The fields themselves, on sunk paper: the return first, which asks for two more once it is wanted. */
export function ExtraCells({
  id,
  words,
  values,
  onChange,
  maxLengths,
  maxChildSeats,
  errors = {},
  busy = false,
}: ExtraCellsProps) {
  const hintId = `${id}-hint`;
  const cell = (field: ExtraField) => ({
    id: `${id}-${field}`,
    name: field,
    label: words.labels[field],
    value: values[field],
    onValueChange: (value: string) => onChange({ [field]: value }),
    error: errors[field],
    busy,
  });
  const textCell = (field: ExtraField) => ({
    ...cell(field),
    placeholder: words.placeholders[field],
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
        {words.returnTrip}
      </label>
      <div className={styles.return}>
        <TextCell {...cell("returnDate")} type="date" />
        <TextCell {...cell("returnTime")} type="time" />
      </div>
      <Stepper
        {...cell("childSeats")}
        className={styles.seats}
        fewerLabel={words.fewerSeats}
        moreLabel={words.moreSeats}
        min={0}
        max={maxChildSeats}
      />
      <TextCell {...textCell("flightNumber")} className={styles.flight} describedBy={hintId} />
      <HintLine id={hintId} className={styles.hint}>
        {words.flightHint}
      </HintLine>
      <TextCell {...textCell("luggage")} className={styles.luggage} />
      <TextCell {...textCell("signName")} className={styles.sign} />
      <TextCell {...textCell("address")} className={styles.address} />
      <TextCell {...textCell("note")} className={styles.note} />
    </div>
  );
}
