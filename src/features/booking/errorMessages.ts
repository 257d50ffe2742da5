import type { ValidationError } from "#src/domain/booking.ts";
import { MAX_LENGTH, type BookingField } from "#src/domain/bookingForm.ts";
import type { Translate } from "#src/i18n/messages.ts";

/** Error messages by field, each one sentence that says how to correct it. */
export function errorMessages(
  t: Translate<"request">,
  errors: Partial<Record<BookingField, ValidationError>>,
): Partial<Record<BookingField, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, errorMessage(t, field as BookingField, error)]),
  );
}

/** Error message of one field. */
export function errorMessage(t: Translate<"request">, field: BookingField, error: ValidationError): string {
  if (error === "missing") return t(`errors.missing.${field}`);
  if (error === "tooLong")
    return t("errors.tooLong", { count: field === "phone" ? MAX_LENGTH.phone : MAX_LENGTH.fullName });
  return t(`errors.invalid.${field}`);
}
