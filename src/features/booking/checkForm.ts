import { checkBooking, type Booking } from "#src/domain/booking.ts";
import type { BookingField, BookingForm } from "#src/domain/bookingForm.ts";
import { checkExtras, type ExtraFault, type Extras } from "#src/domain/extras.ts";
import type { ExtraField, ExtrasForm } from "#src/domain/extrasForm.ts";
import type { PageWords } from "#src/i18n/translate.ts";
import { faultTexts } from "./faultTexts.ts";

/** What is wrong with a form. */
export interface FormFaults {
  kind: "missing" | "invalid";
  /** One sentence for each field. */
  faults: Partial<Record<BookingField, string>>;
  extraFaults: Partial<Record<ExtraField, ExtraFault>>;
}

/** Checks the whole form; the sentences are in the language of the page's words. */
export function checkForm(
  page: PageWords,
  form: BookingForm,
  typed: ExtrasForm,
): { booking: Booking; extras: Extras } | FormFaults {
  const check = checkBooking(form);
  const { extras, faults: extraFaults } = checkExtras(typed, form);
  const faults = check.ok ? {} : check.faults;
  if (check.ok && Object.keys(extraFaults).length === 0) return { booking: check.booking, extras };
  const isMissing = [...Object.values(faults), ...Object.values(extraFaults)].includes("missing");
  return { kind: isMissing ? "missing" : "invalid", faults: faultTexts(page, faults), extraFaults };
}
