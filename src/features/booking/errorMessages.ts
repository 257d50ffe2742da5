import type { BookingFault } from "#src/domain/booking.ts";
import { MAX_LENGTH, type BookingField } from "#src/domain/bookingForm.ts";
import type { Translate } from "#src/i18n/messages.ts";

/** Error messages by field, each one sentence that says how to correct it. */
export function errorMessages(
  t: Translate<"request">,
  faults: Partial<Record<BookingField, BookingFault>>,
): Partial<Record<BookingField, string>> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, errorMessage(t, field as BookingField, fault)]),
  );
}

/** Error message of one field. */
export function errorMessage(t: Translate<"request">, field: BookingField, fault: BookingFault): string {
  if (fault === "missing") return t(`faults.missing.${field}`);
  if (fault === "tooLong")
    return t("faults.tooLong", { count: field === "phone" ? MAX_LENGTH.phone : MAX_LENGTH.fullName });
  return t(`faults.invalid.${field}`);
}
