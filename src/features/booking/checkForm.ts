import { checkBooking, type Booking, type BookingFault } from "#src/domain/booking.ts";
import type { BookingField, BookingForm } from "#src/domain/bookingForm.ts";
import { checkExtras, type ExtraFault, type Extras } from "#src/domain/extras.ts";
import type { ExtraField, ExtrasForm } from "#src/domain/extrasForm.ts";

/** Validation errors of a form, by field. `missing` if any required field is empty. */
export interface FormFaults {
  kind: "missing" | "invalid";
  faults: Partial<Record<BookingField, BookingFault>>;
  extraFaults: Partial<Record<ExtraField, ExtraFault>>;
}

/** Validates the form: returns the parsed booking and extras, or the errors. */
export function checkForm(
  form: BookingForm,
  extrasForm: ExtrasForm,
): { booking: Booking; extras: Extras } | FormFaults {
  const check = checkBooking(form);
  const { extras, faults: extraFaults } = checkExtras(extrasForm, form);
  const faults = check.ok ? {} : check.faults;
  if (check.ok && Object.keys(extraFaults).length === 0) return { booking: check.booking, extras };
  const isMissing = [...Object.values(faults), ...Object.values(extraFaults)].includes("missing");
  return { kind: isMissing ? "missing" : "invalid", faults, extraFaults };
}
