import type { BookingFault } from "./booking.ts";
import { isDate, isTime } from "./days.ts";

/** The controls by name for what a request may say beyond what every ride needs, in their order on the form. */
export const EXTRA_FIELDS = [
  "returnDate",
  "returnTime",
  "childSeats",
  "flightNumber",
  "luggage",
  "signName",
  "address",
  "note",
] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

/** What the controls hold. Date and time of the return count only while it is wanted. */
export type ExtrasForm = Record<ExtraField, string> & { returnTrip: boolean };

export const EXTRAS_DEFAULTS: ExtrasForm = {
  returnTrip: false,
  returnDate: "",
  returnTime: "",
  childSeats: "0",
  flightNumber: "",
  luggage: "",
  signName: "",
  address: "",
  note: "",
};

/** The longest value of each free field, in UTF-16 units as `maxlength` counts them. */
export const EXTRA_MAX_LENGTH = { flightNumber: 10, luggage: 60, signName: 100, address: 200, note: 500 } as const;
type FreeField = keyof typeof EXTRA_MAX_LENGTH;

export const MAX_CHILD_SEATS = 4;

/** What was asked for beyond the ride itself; free fields are empty where nothing was said. */
export interface Extras extends Record<FreeField, string> {
  /** The way back: `2027-07-21` and `11:00`, each empty where it is not known yet. Null where none is wanted. */
  returnTrip: { date: string; time: string } | null;
  childSeats: number;
}

/** What can be read of the controls, and what is wrong with those of which something is. */
export interface ExtrasCheck {
  extras: Extras;
  faults: Partial<Record<ExtraField, BookingFault>>;
}

/**
 * Reads the controls; one that is not there counts with its default. A form asks to mend the faults; who cannot ask, like the relay
 * for a visitor without scripts, goes on with what could be read: an extra never costs a booking. Never throws.
 */
export function checkExtras(form: Partial<ExtrasForm>): ExtrasCheck {
  const typed = { ...EXTRAS_DEFAULTS, ...form };
  const faults: ExtrasCheck["faults"] = {};
  const free = Object.fromEntries(
    (Object.keys(EXTRA_MAX_LENGTH) as FreeField[]).map((field) => {
      const text = typed[field].trim();
      if (text.length > EXTRA_MAX_LENGTH[field]) faults[field] = "tooLong";
      return [field, text];
    }),
  ) as Record<FreeField, string>;

  const date = typed.returnDate.trim();
  const time = typed.returnTime.trim();
  if (typed.returnTrip) {
    if (date === "") faults.returnDate = "missing";
    else if (!isDate(date)) faults.returnDate = "invalid";
    if (time !== "" && !isTime(time)) faults.returnTime = "invalid";
  }

  const seats = typed.childSeats.trim() === "" ? 0 : Number(typed.childSeats);
  if (!Number.isInteger(seats)) faults.childSeats = "invalid";
  else if (seats < 0 || seats > MAX_CHILD_SEATS) faults.childSeats = "outOfRange";

  return {
    extras: {
      ...free,
      returnTrip: typed.returnTrip ? { date: isDate(date) ? date : "", time: isTime(time) ? time : "" } : null,
      childSeats: Number.isInteger(seats) ? Math.min(Math.max(seats, 0), MAX_CHILD_SEATS) : 0,
    },
    faults,
  };
}

/** Whether anything was asked for at all. */
export function hasExtras({ returnTrip, childSeats, ...free }: Extras): boolean {
  return returnTrip !== null || childSeats > 0 || Object.values(free).some((text) => text !== "");
}

/**
 * Whether the way back begins before the way there, which the visitor may want to look at again. Days and times as their fields write
 * them; false while one of them is missing.
 */
export function isReturnTooEarly(
  out: { date: string; time: string },
  { returnTrip, returnDate, returnTime }: ExtrasForm,
) {
  if (!returnTrip || !isDate(out.date) || !isDate(returnDate)) return false;
  const latest = isTime(returnTime) ? `${returnDate}T${returnTime}` : `${returnDate}T24:00`;
  return latest <= (isTime(out.time) ? `${out.date}T${out.time}` : `${out.date}T00:00`);
}
