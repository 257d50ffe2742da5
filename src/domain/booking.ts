import * as z from "zod/mini";

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
import { PLACE_IDS, type PlaceId } from "./places.ts";
import { VEHICLE_TYPES, type VehicleType } from "./price.ts";
import { asciiDigits } from "./writtenPhone.ts";

// The relay reads a posted form by these.
export { BOOKING_FIELDS, MAX_LENGTH, type BookingForm } from "./bookingForm.ts";

/** A booking that has been checked. */
export interface Booking {
  fullName: string;
  /** With the plus: `+90`. */
  countryCode: string;
  /** Digits; a leading `+` where the visitor wrote the number with its country. */
  phone: string;
  from: PlaceId;
  to: PlaceId;
  /** `2027-07-14`, a day that exists */
  date: string;
  /** `23:30` */
  time: string;
  passengers: number;
  vehicleType: VehicleType;
}

export const BOOKING_FAULTS = ["missing", "invalid", "tooLong", "outOfRange"] as const;
export type BookingFault = (typeof BOOKING_FAULTS)[number];

/** The booking, or what is wrong with each field that is, in field order. */
export type BookingCheck =
  { ok: true; booking: Booking } | { ok: false; faults: Partial<Record<BookingField, BookingFault>> };

/** Whether something can be seen: neither spaces nor control and format characters alone. */
function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}]/u.test(text);
}

/** Digits with what people put between them; a plus at most in front. */
function isPhone(text: string): boolean {
  return /^\+?[\d\s().\-–/]*$/.test(text) && /\d/.test(text);
}

function plainPhone(text: string): string {
  return text.replace(/[^\d+]/g, "");
}

// The message of each check is the fault's code; the words are the page's.
const given = z.string("invalid").check(z.trim(), z.refine(isVisible, "missing"));

/** In UTF-16 units, as `maxlength` counts them; zod's own limit counts characters. */
function atMost(length: number) {
  return z.refine<string>((text) => text.length <= length, "tooLong");
}

const bookingSchema = z.object({
  fullName: given.check(atMost(MAX_LENGTH.fullName)),
  countryCode: given.check(z.regex(/^\+\d{1,4}$/, "invalid")),
  phone: z.pipe(
    // Marks of writing direction come along when a number is copied out of a chat.
    z.pipe(
      z.string("invalid"),
      z.transform((text) => asciiDigits(text).replace(/\p{Cf}/gu, "")),
    ),
    z.pipe(given.check(atMost(MAX_LENGTH.phone), z.refine(isPhone, "invalid")), z.transform(plainPhone)),
  ),
  from: z.pipe(given, z.enum(PLACE_IDS, "invalid")),
  to: z.pipe(given, z.enum(PLACE_IDS, "invalid")),
  date: given.check(z.refine(isDate, "invalid")),
  time: given.check(z.refine(isTime, "invalid")),
  passengers: z.pipe(
    z.pipe(given.check(z.regex(/^-?\d{1,9}$/, "invalid")), z.transform(Number)),
    z.number("invalid").check(z.minimum(MIN_PASSENGERS, "outOfRange"), z.maximum(MAX_PASSENGERS, "outOfRange")),
  ),
  vehicleType: z.pipe(given, z.enum(VEHICLE_TYPES, "invalid")),
});

/**
 * The form's text as a booking, or the first fault of each field that has one. A field that is not there counts with its default;
 * one that is there and empty is missing. Fields of other names are ignored. Never throws.
 */
export function checkBooking(form: Partial<BookingForm>): BookingCheck {
  const result = bookingSchema.safeParse({ ...BOOKING_DEFAULTS, ...form });
  if (result.success) return { ok: true, booking: result.data };
  const faults: Partial<Record<BookingField, BookingFault>> = {};
  for (const field of BOOKING_FIELDS) {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    if (issue) faults[field] = BOOKING_FAULTS.find((fault) => fault === issue.message) ?? "invalid";
  }
  return { ok: false, faults };
}
