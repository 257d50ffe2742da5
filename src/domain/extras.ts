import type { ValidationError } from "./booking.ts";
import { isDate, isTime, type DayAndTime } from "./days.ts";
import { EXTRA_MAX_LENGTH, EXTRAS_DEFAULTS, MAX_CHILD_SEATS, type ExtraField, type ExtrasForm } from "./extrasForm.ts";
import { departureOf, rideToFlight, type OutboundRide } from "./flight.ts";

type TextField = keyof typeof EXTRA_MAX_LENGTH;

/** Validated optional requests of a booking. Text fields are empty where nothing was entered. */
export interface Extras extends Record<TextField, string> {
  /**
   * Date and time of the return trip, `2027-07-21` and `11:00`, each empty while unknown. Null if no return trip is
   * wanted.
   */
  returnTrip: DayAndTime | null;
  /** The flight to which a ride takes the guest. Null if it is not known. */
  departure: DayAndTime | null;
  childSeats: number;
}

/** `tooEarly`: the return trip starts before the outbound trip. */
export type ExtraError = ValidationError | "tooEarly";

/** The values that could be parsed, and the errors of the fields that are invalid. */
export interface ExtrasCheck {
  extras: Extras;
  errors: Partial<Record<ExtraField, ExtraError>>;
}

/**
 * Validates the optional fields; an absent field gets its default. The return trip must start after `outbound`, the
 * outbound ride, and a flight is only kept if a ride ends at an airport. The form asks the guest to correct the errors. A caller that cannot ask, such as the relay
 * for a form posted without JavaScript, ignores them and uses the values that could be parsed: a booking is never
 * rejected because of an invalid option. Never throws.
 */
export function checkExtras(form: Partial<ExtrasForm>, outbound?: OutboundRide): ExtrasCheck {
  const values = { ...EXTRAS_DEFAULTS, ...form };
  const errors: ExtrasCheck["errors"] = {};
  const texts = Object.fromEntries(
    (Object.keys(EXTRA_MAX_LENGTH) as TextField[]).map((field) => {
      const text = values[field].trim();
      if (text.length > EXTRA_MAX_LENGTH[field]) errors[field] = "tooLong";
      return [field, text];
    }),
  ) as Record<TextField, string>;

  const date = values.returnDate.trim();
  const time = values.returnTime.trim();
  if (values.returnTrip) {
    if (date === "") errors.returnDate = "missing";
    else if (!isDate(date)) errors.returnDate = "invalid";
    if (time !== "" && !isTime(time)) errors.returnTime = "invalid";
    if (outbound && isReturnTooEarly(outbound, { ...values, returnDate: date, returnTime: time }))
      errors.returnDate = "tooEarly";
  }

  const rideDate = outbound ? rideToFlight(outbound, { ...values, returnDate: date })?.date : "";

  const seats = values.childSeats.trim() === "" ? 0 : Number(values.childSeats);
  if (!Number.isInteger(seats)) errors.childSeats = "invalid";
  else if (seats < 0 || seats > MAX_CHILD_SEATS) errors.childSeats = "outOfRange";

  return {
    extras: {
      ...texts,
      returnTrip: values.returnTrip ? { date: isDate(date) ? date : "", time: isTime(time) ? time : "" } : null,
      departure: rideDate === undefined ? null : departureOf(rideDate, values),
      childSeats: Number.isInteger(seats) ? Math.min(Math.max(seats, 0), MAX_CHILD_SEATS) : 0,
    },
    errors,
  };
}

/** Whether any option was requested. */
export function hasExtras({ returnTrip, departure, childSeats, ...texts }: Extras): boolean {
  return (
    returnTrip !== null || departure !== null || childSeats > 0 || Object.values(texts).some((text) => text !== "")
  );
}

/** Whether the return trip starts before the outbound trip. False while either date is missing or invalid. */
export function isReturnTooEarly(
  outbound: { date: string; time: string },
  { returnTrip, returnDate, returnTime }: ExtrasForm,
): boolean {
  if (!returnTrip || !isDate(outbound.date) || !isDate(returnDate)) return false;
  const returnStart = isTime(returnTime) ? `${returnDate}T${returnTime}` : `${returnDate}T24:00`;
  return returnStart <= (isTime(outbound.time) ? `${outbound.date}T${outbound.time}` : `${outbound.date}T00:00`);
}
