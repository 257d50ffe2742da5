import { useId } from "react";

import type { FlightField } from "#src/domain/extrasForm.ts";
import { FieldHint } from "#src/ui/FieldHint/FieldHint.tsx";
import { TextField } from "#src/ui/TextField/TextField.tsx";
import styles from "./FlightTime.module.css";

/** A time to leave at, which a press copies into the form. */
export interface LeavingTime {
  /** For which kind of flight: "Domestic flight". */
  flight: string;
  /** "11:10"; with its day if that is not the day of the flight: "14 Jul, 22:30". */
  time: string;
  /** The form has this time already. */
  isTaken: boolean;
  onTake: () => void;
}

export interface FlightTimeProps {
  /** Prefix for the ids of the controls: `{id}-{field}`. */
  id: string;
  labels: Readonly<Record<FlightField, string>>;
  /** As typed: `2027-07-14` and `14:30`. */
  values: Readonly<Record<FlightField, string>>;
  onChange: (change: Partial<Record<FlightField, string>>) => void;
  /** What the times are, for screen readers as well: "Suggested pick-up". */
  suggestion: string;
  /** Empty until day and time of the flight are known, or if nothing can be suggested. */
  times: readonly LeavingTime[];
  /** How the times come about, or why there are none. */
  note: string;
  /** The form is being submitted; see `Field`. */
  busy?: boolean;
}

/** Day and time of a guest's flight, and the times to leave at for it. */
export function FlightTime({ id, labels, values, onChange, suggestion, times, note, busy = false }: FlightTimeProps) {
  const suggestionId = useId();
  const fieldProps = (field: FlightField) => ({
    id: `${id}-${field}`,
    name: field,
    label: labels[field],
    value: values[field],
    onValueChange: (value: string) => onChange({ [field]: value }),
    busy,
  });
  return (
    <div className={styles.cells}>
      <TextField {...fieldProps("flightDate")} type="date" />
      <TextField {...fieldProps("flightTime")} type="time" />
      <div className={styles.suggestions} role="group" aria-labelledby={suggestionId} aria-live="polite">
        {times.length > 0 && (
          <>
            <p className={styles.label} id={suggestionId}>
              {suggestion}
            </p>
            {times.map(({ flight, time, isTaken, onTake }) => (
              <button
                key={flight}
                type="button"
                className={styles.time}
                aria-pressed={isTaken}
                aria-disabled={busy || undefined}
                onClick={() => !busy && onTake()}
              >
                <span className={styles.flight}>{flight}</span>{" "}
                <span className={styles.clock} translate="no">
                  {time}
                </span>
              </button>
            ))}
          </>
        )}
      </div>
      <FieldHint className={styles.note}>{note}</FieldHint>
    </div>
  );
}
