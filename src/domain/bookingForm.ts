import { TURKEY_OFFSET_MS, isDate, isTime } from "./days.ts";
import { isPossiblePhone } from "./phone.ts";
import { findPlaceByAlias, OTHER_PLACE, WHOLE_REGION, type PlaceId } from "./places.ts";
import { isVehicleType, STANDARD_VEHICLE, VEHICLES } from "./price.ts";

/** Names of the booking form's controls, in the order in which they are validated and reported. */
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

/** Raw values of the form's controls, as typed. */
export type BookingForm = Record<BookingField, string>;

/** Values of an empty form. */
export const BOOKING_DEFAULTS: BookingForm = {
  fullName: "",
  countryCode: "+90",
  phone: "",
  from: "",
  to: "",
  date: "",
  time: "",
  passengers: "1",
  vehicleType: STANDARD_VEHICLE,
};

/** Maximum length of each text field, in UTF-16 code units as `maxlength` counts them. */
export const MAX_LENGTH = { fullName: 100, phone: 20, email: 254 } as const;

/** Fewest passengers that the form accepts. */
export const MIN_PASSENGERS = 1;
/** As many as the largest vehicle seats. */
export const MAX_PASSENGERS = Math.max(...Object.values(VEHICLES).map(({ seats }) => seats));

/** What the form warns of without blocking it. `phoneLength`: no number of that country has as many digits. */
export const BOOKING_HINTS = ["inThePast", "samePlace", "tooManyPassengers", "phoneLength"] as const;
export type BookingHint = (typeof BOOKING_HINTS)[number];

/** Local time in Türkiye, in the form of `2027-07-14T23:30`. */
function turkeyClock(now: Date): string {
  return new Date(now.getTime() + TURKEY_OFFSET_MS).toISOString().slice(0, 16);
}

/** Options that cover many places, so that the same one may be start and destination. */
const WIDE_PLACES: readonly string[] = [OTHER_PLACE, WHOLE_REGION];

/** Non-blocking warnings about a booking, in a fixed order. They never prevent it from being sent. */
export function bookingHints(form: BookingForm, now: Date): BookingHint[] {
  const { from, to, date, time, passengers, vehicleType, countryCode, phone } = form;
  // Without a time, a booking is in the past once the whole day is over. `checkBooking` reports invalid dates.
  const isPast = isDate(date) && (isTime(time) ? `${date}T${time}` : `${date}T24:00`) < turkeyClock(now);
  const applies: Record<BookingHint, boolean> = {
    inThePast: isPast,
    samePlace: from !== "" && from === to && !WIDE_PLACES.includes(from),
    tooManyPassengers: isVehicleType(vehicleType) && Number(passengers) > VEHICLES[vehicleType].seats,
    phoneLength: phone.trim() !== "" && !isPossiblePhone(countryCode, phone),
  };
  return BOOKING_HINTS.filter((hint) => applies[hint]);
}

/**
 * Reads the form fields that a link pre-fills from the query string: `from`, `to`, `date`, `time`, `passengers` and
 * `vehicleType`. Places are also matched by their ASCII aliases. Values that are unknown, out of range or not
 * selectable are ignored.
 */
export function prefillFromQuery(query: URLSearchParams, selectable: (id: PlaceId) => boolean): Partial<BookingForm> {
  const form: Partial<BookingForm> = {};
  for (const field of ["from", "to"] as const) {
    const place = findPlaceByAlias(query.get(field) ?? "");
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

/**
 * The name of a partner, such as a hotel, in the link that it hands out: `?via=hotel-marina`. Letters, digits and dashes, at most 40;
 * undefined for anything else.
 */
export function parseVia(text: string | null): string | undefined {
  return text !== null && /^[\p{L}\p{N}-]{1,40}$/u.test(text) ? text : undefined;
}

/**
 * The note after a link has pre-filled the form: the link's own (`note`), and below it what the guest typed. The note of an earlier link
 * goes, because it spoke of another trip.
 */
export function noteAfterLink(note: string, link: URLSearchParams, earlierLink: URLSearchParams): string {
  const typed = note.replace(earlierLink.get("note") ?? "", "").trim();
  return [link.get("note"), typed].filter(Boolean).join("\n");
}
