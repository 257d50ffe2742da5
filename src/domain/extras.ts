import type { BookingFault } from "./booking.ts";
import { isDate, isTime } from "./days.ts";
import { EXTRA_MAX_LENGTH, EXTRAS_DEFAULTS, MAX_CHILD_SEATS, type ExtraField, type ExtrasForm } from "./extrasForm.ts";

// Who reads a posted form needs these with the check.
export { extrasOfTexts, type ExtrasForm } from "./extrasForm.ts";

type FreeField = keyof typeof EXTRA_MAX_LENGTH;

/** What was asked for beyond the ride itself; free fields are empty where nothing was said. */
export interface Extras extends Record<FreeField, string> {
  /** The way back: `2027-07-21` and `11:00`, each empty where it is not known yet. Null where none is wanted. */
  returnTrip: { date: string; time: string } | null;
  childSeats: number;
}

/** `tooEarly`: the way back begins before the way there. */
export type ExtraFault = BookingFault | "tooEarly";

/** What can be read of the controls, and what is wrong with those of which something is. */
export interface ExtrasCheck {
  extras: Extras;
  faults: Partial<Record<ExtraField, ExtraFault>>;
}

/**
 * Reads the controls; one that is not there counts with its default. `out` is when the way there begins, for the way back to be
 * compared with. A form asks to mend the faults; who cannot ask, like the relay
 * for a visitor without scripts, goes on with what could be read: an extra never costs a booking. Never throws.
 */
export function checkExtras(form: Partial<ExtrasForm>, out?: { date: string; time: string }): ExtrasCheck {
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
    if (out && isReturnTooEarly(out, { ...typed, returnDate: date, returnTime: time })) faults.returnDate = "tooEarly";
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

/** Whether the way back begins before the way there. Days and times as their fields write them; false while one of them is missing. */
export function isReturnTooEarly(
  out: { date: string; time: string },
  { returnTrip, returnDate, returnTime }: ExtrasForm,
): boolean {
  if (!returnTrip || !isDate(out.date) || !isDate(returnDate)) return false;
  const latest = isTime(returnTime) ? `${returnDate}T${returnTime}` : `${returnDate}T24:00`;
  return latest <= (isTime(out.time) ? `${out.date}T${out.time}` : `${out.date}T00:00`);
}
