import * as z from "zod/mini";

import { asciiDigits } from "./phone.ts";
import { PLACE_IDS, placeOfAlias, type PlaceId } from "./places.ts";
import { SEATS, VEHICLE_TYPES, isVehicleType, type VehicleType } from "./price.ts";

/** The form's controls by name, in the order in which they are checked and reported. */
export const BOOKING_FIELDS = [
  "fullName",
  "countryCode",
  "phone",
  "from",
  "to",
  "date",
  "time",
  "passengers",
  "vehicleType",
] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

/** What the controls hold: text, however it was typed. */
export type BookingForm = Record<BookingField, string>;

export const BOOKING_DEFAULTS: BookingForm = {
  fullName: "",
  countryCode: "+90",
  phone: "",
  from: "",
  to: "",
  date: "",
  time: "",
  passengers: "1",
  vehicleType: "vip-vito",
};

/** The longest value of each free field, in UTF-16 units as `maxlength` counts them. */
export const MAX_LENGTH = { fullName: 100, phone: 20, email: 254 } as const;

export const MIN_PASSENGERS = 1;
export const MAX_PASSENGERS = 19;

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

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

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

export const BOOKING_HINTS = ["inThePast", "samePlace", "tooManyPassengers"] as const;
export type BookingHint = (typeof BOOKING_HINTS)[number];

/** Türkiye keeps UTC+3 all year. */
const BODRUM_OFFSET_MS = 3 * 60 * 60 * 1000;

/** `2027-07-14T23:30`, as clocks in Bodrum show it. */
function bodrumClock(now: Date): string {
  return new Date(now.getTime() + BODRUM_OFFSET_MS).toISOString().slice(0, 16);
}

/** What the visitor may want to look at again, in a fixed order. Gentle: none of it keeps a booking from being sent. */
export function bookingHints(form: BookingForm, now: Date): BookingHint[] {
  const { from, to, date, time, passengers, vehicleType } = form;
  // Without a time the whole day counts; what is no date at all is the check's to report.
  const isPast = isDate(date) && (isTime(time) ? `${date}T${time}` : `${date}T24:00`) < bodrumClock(now);
  const applies: Record<BookingHint, boolean> = {
    inThePast: isPast,
    samePlace: from !== "" && from === to,
    tooManyPassengers: isVehicleType(vehicleType) && Number(passengers) > SEATS[vehicleType],
  };
  return BOOKING_HINTS.filter((hint) => applies[hint]);
}

/**
 * The fields that an address fills in: `from`, `to`, `date`, `time`, `passengers` and `vehicleType`. Places also by their ASCII
 * aliases; values that are unknown, out of range or not selectable are ignored.
 */
export function prefillOf(query: URLSearchParams, selectable: (id: PlaceId) => boolean): Partial<BookingForm> {
  const form: Partial<BookingForm> = {};
  for (const field of ["from", "to"] as const) {
    const place = placeOfAlias(query.get(field) ?? "");
    if (place !== undefined && selectable(place)) form[field] = place;
  }
  const date = query.get("date") ?? "";
  if (isDate(date)) form.date = date;
  const time = query.get("time") ?? "";
  if (isTime(time)) form.time = time;
  const passengers = query.get("passengers") ?? "";
  const count = Number(passengers);
  if (/^\d{1,2}$/.test(passengers) && count >= MIN_PASSENGERS && count <= MAX_PASSENGERS)
    form.passengers = String(count);
  const vehicleType = query.get("vehicleType");
  if (isVehicleType(vehicleType)) form.vehicleType = vehicleType;
  return form;
}
