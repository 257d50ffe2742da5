import { checkBooking, type Booking, type ValidationError } from "#src/domain/booking.ts";
import type { BookingField, BookingForm } from "#src/domain/bookingForm.ts";
import { checkExtras, type ExtraError, type Extras } from "#src/domain/extras.ts";
import type { ExtraField, ExtrasForm } from "#src/domain/extrasForm.ts";

/** Validation errors of a form, by field. `missing` if any required field is empty. */
export interface FormErrors {
  kind: "missing" | "invalid";
  errors: Partial<Record<BookingField, ValidationError>>;
  extraErrors: Partial<Record<ExtraField, ExtraError>>;
}

/** What a valid form asks for. */
export interface RequestContent {
  booking: Booking;
  extras: Extras;
}

/** Validates the form: returns the parsed booking and extras, or the errors. */
export function checkForm(form: BookingForm, extrasForm: ExtrasForm): RequestContent | FormErrors {
  const check = checkBooking(form);
  const { extras, errors: extraErrors } = checkExtras(extrasForm, form);
  const errors = check.ok ? {} : check.errors;
  if (check.ok && Object.keys(extraErrors).length === 0) return { booking: check.booking, extras };
  const isMissing = [...Object.values(errors), ...Object.values(extraErrors)].includes("missing");
  return { kind: isMissing ? "missing" : "invalid", errors, extraErrors };
}

/** The content in serialised form. Requests with the same content are one request, however often they are sent. */
export function contentKeyOf({ booking, extras }: RequestContent): string {
  return JSON.stringify([booking, extras]);
}

/** The content of a form in serialised form; null while it is not valid. */
export function formContentKey(form: BookingForm, extras: ExtrasForm): string | null {
  const check = checkForm(form, extras);
  return "kind" in check ? null : contentKeyOf(check);
}
