import type { i18n, TFunction } from "i18next";

import type { BookingFault } from "#src/domain/booking.ts";
import { MAX_LENGTH, type BookingField } from "#src/domain/bookingForm.ts";
import { knowBroughtWords } from "#src/i18n/useBroughtWords.ts";

/** For each field one sentence that says what to do about it. */
export function faultTexts(
  page: i18n,
  faults: Partial<Record<BookingField, BookingFault>>,
): Partial<Record<BookingField, string>> {
  knowBroughtWords(page, ["request"]);
  const t = page.getFixedT(page.language, "request");
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, faultText(t, field as BookingField, fault)]),
  );
}

/** One sentence that says what to do about a field. */
export function faultText(t: TFunction<"request">, field: BookingField, fault: BookingFault): string {
  if (fault === "missing") return t(`faults.missing.${field}`);
  if (fault === "tooLong")
    return t("faults.tooLong", { count: field === "phone" ? MAX_LENGTH.phone : MAX_LENGTH.fullName });
  return t(`faults.invalid.${field}`);
}
