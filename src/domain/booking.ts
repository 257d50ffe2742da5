import * as z from "zod/mini";

import { PLACE_IDS } from "#content/placeIds.ts";
import {
  BOOKING_DEFAULTS,
  BOOKING_FIELDS,
  MAX_LENGTH,
  MAX_PASSENGERS,
  MIN_PASSENGERS,
  type BookingField,
  type BookingForm,
} from "./bookingForm.ts";
import { isDate, isTime } from "./days.ts";
import type { PlaceId } from "./places.ts";
import { VEHICLE_TYPES, type VehicleType } from "./price.ts";
import { withoutExtension } from "./phoneInput.ts";

/** A validated booking. */
export interface Booking {
  fullName: string;
  /** Dial code with its plus sign: `+90`. */
  countryCode: string;
  /** Digits only, with a leading `+` where the visitor typed the number in international format. */
  phone: string;
  from: PlaceId;
  to: PlaceId;
  /** A date that exists on the calendar: `2027-07-14`. */
  date: string;
  /** Time of day in 24-hour format: `23:30`. */
  time: string;
  passengers: number;
  vehicleType: VehicleType;
}

/** What can be wrong with the value of a field. */
export const VALIDATION_ERRORS = ["missing", "invalid", "tooLong", "outOfRange"] as const;
export type ValidationError = (typeof VALIDATION_ERRORS)[number];

/** Result of validating a booking form: the booking, or one error code per invalid field, in field order. */
export type BookingCheck =
  | { ok: true; booking: Booking }
  | { ok: false; errors: Partial<Record<BookingField, ValidationError>> };

/** Whether the text has a visible character, that is more than whitespace, control and format characters. */
function hasVisibleText(text: string): boolean {
  return /[^\p{C}\p{Z}]/u.test(text);
}

/** Whether the text is digits with the usual separators, and at most one plus sign, at the start. */
function isPhone(text: string): boolean {
  return /^\+?[\d\s().\-–/]*$/.test(text) && /\d/.test(text);
}

function stripSeparators(text: string): string {
  return text.replace(/[^\d+]/g, "");
}

// Each check's message is an error code; the page translates it.
const requiredText = z.string("invalid").check(z.trim(), z.refine(hasVisibleText, "missing"));

/** Counts UTF-16 code units, as `maxlength` does; zod's own limit counts characters. */
function maxLength(length: number) {
  return z.refine<string>((text) => text.length <= length, "tooLong");
}

const bookingSchema = z.object({
  fullName: requiredText.check(maxLength(MAX_LENGTH.fullName)),
  countryCode: requiredText.check(z.regex(/^\+\d{1,4}$/, "invalid")),
  phone: z.pipe(
    // A number copied out of a chat may contain invisible bidirectional formatting characters.
    z.pipe(
      z.string("invalid"),
      z.transform((text) => withoutExtension(text).replace(/\p{Cf}/gu, "")),
    ),
    z.pipe(requiredText.check(maxLength(MAX_LENGTH.phone), z.refine(isPhone, "invalid")), z.transform(stripSeparators)),
  ),
  from: z.pipe(requiredText, z.enum(PLACE_IDS, "invalid")),
  to: z.pipe(requiredText, z.enum(PLACE_IDS, "invalid")),
  date: requiredText.check(z.refine(isDate, "invalid")),
  time: requiredText.check(z.refine(isTime, "invalid")),
  passengers: z.pipe(
    z.pipe(requiredText.check(z.regex(/^-?\d{1,9}$/, "invalid")), z.transform(Number)),
    z.number("invalid").check(z.minimum(MIN_PASSENGERS, "outOfRange"), z.maximum(MAX_PASSENGERS, "outOfRange")),
  ),
  vehicleType: z.pipe(requiredText, z.enum(VEHICLE_TYPES, "invalid")),
});

/**
 * Validates the booking form and returns the booking, or the first error of each invalid field. An absent field gets
 * its default; a field that is present but empty is missing. Unknown fields are ignored. Never throws.
 */
export function checkBooking(form: Partial<BookingForm>): BookingCheck {
  const result = bookingSchema.safeParse({ ...BOOKING_DEFAULTS, ...form });
  if (result.success) return { ok: true, booking: result.data };
  const errors: Partial<Record<BookingField, ValidationError>> = {};
  for (const field of BOOKING_FIELDS) {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = VALIDATION_ERRORS.find((error) => error === issue.message) ?? "invalid";
  }
  return { ok: false, errors };
}
