import { isDate, isTime, type DayAndTime } from "./days.ts";
import type { ExtrasForm } from "./extrasForm.ts";
import { isAirport, isPlaceId } from "./places.ts";

/** Where a flight goes decides how long before it a guest has to be at the airport. */
export const FLIGHT_KINDS = ["domestic", "abroad"] as const;
export type FlightKind = (typeof FLIGHT_KINDS)[number];

/** How long before the flight a guest is at the airport, in minutes. */
const MINUTES_BEFORE_FLIGHT: Readonly<Record<FlightKind, number>> = { domestic: 120, abroad: 180 };
/** Pick-ups are proposed at multiples of these minutes. */
const STEP_MINUTES = 5;
const MINUTE_MS = 60_000;

/** The minutes to allow for a drive: of a range, the longest. */
export function longestDrive(minutes: number | readonly [shortest: number, longest: number]): number {
  return typeof minutes === "number" ? minutes : minutes[1];
}

/** A ride as the form has it; places and day are empty until they are chosen. */
export interface OutboundRide {
  from: string;
  to: string;
  date: string;
  time: string;
}

/** The ride that takes the guest to a flight. */
export interface RideToFlight {
  leg: "out" | "back";
  from: string;
  to: string;
  /** Day of the ride; empty until it is chosen. */
  date: string;
}

/**
 * When to leave for a flight, in local time like the flight itself: two hours before it, three before one abroad, less the drive in
 * minutes, rounded down to five minutes. It may be on the day before.
 */
export function leaveFor(flight: DayAndTime, kind: FlightKind, driveMinutes: number): DayAndTime {
  const flightMinutes = Date.parse(`${flight.date}T${flight.time}Z`) / MINUTE_MS;
  const minutes = flightMinutes - MINUTES_BEFORE_FLIGHT[kind] - driveMinutes;
  const rounded = new Date(Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES * MINUTE_MS).toISOString();
  return { date: rounded.slice(0, 10), time: rounded.slice(11, 16) };
}

/** The ride of a request that ends at an airport: the outbound one, or the return. Null if none does, or a place is not chosen yet. */
export function rideToFlight(
  { from, to, date }: OutboundRide,
  { returnTrip, returnDate }: Pick<ExtrasForm, "returnTrip" | "returnDate">,
): RideToFlight | null {
  if (!isPlaceId(from) || !isPlaceId(to)) return null;
  if (isAirport(to)) return { leg: "out", from, to, date };
  return returnTrip && isAirport(from) ? { leg: "back", from: to, to: from, date: returnDate } : null;
}

/** Day and time of the guest's flight. Its day is that of the ride unless another is chosen. Null while either is unknown. */
export function departureOf(rideDate: string, { flightDate, flightTime }: ExtrasForm): DayAndTime | null {
  const date = isDate(flightDate) ? flightDate : rideDate;
  return isDate(date) && isTime(flightTime) ? { date, time: flightTime } : null;
}
