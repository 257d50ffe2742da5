import { isDate, isTime } from "./days.ts";
import { placeOfAlias, type PlaceId } from "./places.ts";
import { SEATS, isVehicleType } from "./price.ts";

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
