import { useState, type ReactNode } from "react";

import type { ExtraError } from "#src/domain/extras.ts";
import {
  EXTRA_FIELDS,
  EXTRA_MAX_LENGTH,
  type ExtraField,
  type ExtrasForm,
  MAX_CHILD_SEATS,
} from "#src/domain/extrasForm.ts";
import type { Language } from "#src/domain/language.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ExtraFieldList, Extras, ExtrasFilled } from "#src/ui/Extras/Extras.tsx";
import type { BookingFields } from "./useBookingFields.ts";
import { isDate } from "#src/domain/days.ts";
import type { Translate } from "#src/i18n/messages.ts";
import { dayText } from "./labels.ts";

interface BookingExtrasProps {
  fields: Pick<BookingFields, "extras" | "changeExtras">;
  language: Language;
  errors: Partial<Record<ExtraField, ExtraError>>;
  busy: boolean;
  /** The `FlightTimeField` of the return trip, rendered below its date. */
  flightSlot?: ReactNode;
}

/** Disclosure with the optional form fields: return trip, flight number, child seats and so on. */
export function BookingExtras({ fields, language, errors, busy, flightSlot }: BookingExtrasProps) {
  const { t } = useTranslation("booking");
  const { t: tRequest } = useTranslation("request");
  const { extras, changeExtras } = fields;
  const [isOpen, setOpen] = useState(false);
  const filled = filledParts(tRequest, extras, language);
  return (
    <Extras
      title={t("extras.title")}
      optional={t("extras.optional")}
      filled={filled.length > 0 && <ExtrasFilled parts={filled} />}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <ExtraFields values={extras} onChange={changeExtras} errors={errors} busy={busy} flightSlot={flightSlot} />
    </Extras>
  );
}

type TranslateRequest = Translate<"request">;

interface ExtraFieldsProps {
  values: ExtrasForm;
  onChange: (change: Partial<ExtrasForm>) => void;
  errors: Partial<Record<ExtraField, ExtraError>>;
  busy: boolean;
  flightSlot: ReactNode;
}

/** The optional fields of a request, with their labels and error messages. */
function ExtraFields({ values, onChange, errors, busy, flightSlot }: ExtraFieldsProps) {
  const { t } = useTranslation("request");
  const { t: tBooking } = useTranslation("booking");
  const errorTexts = Object.entries(errors).map(([field, error]) => [field, errorText(t, field as ExtraField, error)]);
  return (
    <ExtraFieldList
      id="reservation"
      messages={{
        returnTrip: t("extras.returnTrip"),
        labels: labelsByField((field) => tBooking(`fields.${field}`)),
        placeholders: {
          flightNumber: t("extras.placeholders.flightNumber"),
          luggage: t("extras.placeholders.luggage"),
          signName: t("extras.placeholders.signName"),
          address: t("extras.placeholders.address"),
          note: t("extras.placeholders.note"),
        },
        fewerSeats: t("extras.fewerSeats"),
        moreSeats: t("extras.moreSeats"),
        flightHint: t("extras.flightHint"),
      }}
      values={values}
      onChange={onChange}
      maxLengths={EXTRA_MAX_LENGTH}
      maxChildSeats={MAX_CHILD_SEATS}
      errors={Object.fromEntries(errorTexts)}
      busy={busy}
      flightSlot={flightSlot}
    />
  );
}

/** What is filled in, in short, for the disclosure's summary. The flight to which the outbound ride leads stands beside its time. */
function filledParts(t: TranslateRequest, values: ExtrasForm, language: Language): string[] {
  const { returnTrip, returnDate, returnTime, childSeats, flightNumber } = values;
  const seats = Number.parseInt(childSeats, 10) || 0;
  const when = isDate(returnDate) && [dayText(returnDate, language), returnTime].filter(Boolean).join(", ");
  return [
    returnTrip && (when ? t("extras.filled.returnTrip", { when }) : t("extras.filled.returnOpen")),
    flightNumber.trim(),
    seats > 0 && t("extras.filled.childSeats", { count: seats }),
    ...(["luggage", "signName", "address", "note"] as const).map(
      (field) => values[field].trim() && t(`extras.filled.${field}`),
    ),
  ].filter((part): part is string => typeof part === "string" && part !== "");
}

function labelsByField(labelOf: (field: ExtraField) => string): Record<ExtraField, string> {
  return Object.fromEntries(EXTRA_FIELDS.map((field) => [field, labelOf(field)])) as Record<ExtraField, string>;
}

/** Error message of a field: one sentence that says how to correct it. */
function errorText(t: TranslateRequest, field: ExtraField, error: ExtraError): string {
  switch (field) {
    case "returnDate":
      return error === "missing" || error === "tooEarly"
        ? t(`extras.errors.returnDate.${error}`)
        : t("errors.invalid.date");
    case "flightDate":
      return t("errors.invalid.date");
    case "returnTime":
    case "flightTime":
      return t("errors.invalid.time");
    case "childSeats":
      return t("extras.errors.childSeats", { max: MAX_CHILD_SEATS });
    default:
      return t("errors.tooLong", { count: EXTRA_MAX_LENGTH[field] });
  }
}
