import type { BookingFault } from "#src/domain/booking.ts";
import { MAX_LENGTH, type BookingField } from "#src/domain/bookingForm.ts";
import { type PageWords, type Translate, translatorOf } from "#src/i18n/translate.ts";
import { knowBroughtWords } from "#src/i18n/useTranslation.tsx";

/** For each field one sentence that says what to do about it. */
export function faultTexts(
  page: PageWords,
  faults: Partial<Record<BookingField, BookingFault>>,
): Partial<Record<BookingField, string>> {
  knowBroughtWords(page, ["request"]);
  const t = translatorOf(page, "request");
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, faultText(t, field as BookingField, fault)]),
  );
}

/** One sentence that says what to do about a field. */
export function faultText(t: Translate<"request">, field: BookingField, fault: BookingFault): string {
  if (fault === "missing") return t(`faults.missing.${field}`);
  if (fault === "tooLong")
    return t("faults.tooLong", { count: field === "phone" ? MAX_LENGTH.phone : MAX_LENGTH.fullName });
  return t(`faults.invalid.${field}`);
}
