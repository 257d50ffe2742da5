import { checkBooking, type Booking } from "./booking.ts";
import { TURKEY_OFFSET_MS } from "./days.ts";
import { EXTRA_FIELDS, type ExtrasForm } from "./extrasForm.ts";
import { checkExtras, type Extras } from "./extras.ts";
import { CURRENCIES, type Amounts } from "./money.ts";
import { recordOf } from "./recordOf.ts";
import { parseReference } from "./reference.ts";

/** A sent request, as saved on the guest's device. */
export interface KeptPass {
  /** Unique id. */
  id: string;
  /** Time of sending, in milliseconds since the epoch. */
  sentAt: number;
  /** Reference of the message, as the operator sees it. Null if the answer had none. */
  reference: string | null;
  booking: Booking;
  extras: Extras;
  /** Prices of the outbound trip as shown to the guest. Null if it has no fixed price. */
  amounts: Amounts | null;
}

/** How many passes are kept; the oldest are dropped. */
export const MAX_PASSES = 5;

const HOUR_MS = 60 * 60 * 1000;
/** Time after its start until a ride counts as over: flights are late, and the longest drive takes six hours. */
const OVER_AFTER_MS = 12 * HOUR_MS;
/** How long a pass is kept after its last ride. */
const RETENTION_MS = 7 * 24 * HOUR_MS;

/** Timestamp of a local date and time in Türkiye, in milliseconds since the epoch. */
function timestampOf(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`) - TURKEY_OFFSET_MS;
}

/** Start of the last ride. A return trip without a time counts as the end of its day; one without a date is ignored. */
function lastRideAt({ booking, extras: { returnTrip } }: KeptPass): number {
  const out = timestampOf(booking.date, booking.time);
  if (!returnTrip?.date) return out;
  return Math.max(out, timestampOf(returnTrip.date, returnTrip.time || "23:59"));
}

/** Whether all rides are over; `now` is in milliseconds since the epoch. */
export function isOver(pass: KeptPass, now: number): boolean {
  return now >= lastRideAt(pass) + OVER_AFTER_MS;
}

/** Expiry in milliseconds since the epoch: seven days after the last ride, and at least seven days after sending. */
export function expiresAt(pass: KeptPass): number {
  return Math.max(lastRideAt(pass), pass.sentAt) + RETENTION_MS;
}

/** Date of expiry in Türkiye: `2027-07-21`. */
export function expiryDate(pass: KeptPass): string {
  return new Date(expiresAt(pass) + TURKEY_OFFSET_MS).toISOString().slice(0, 10);
}

/** Serialises the newest passes for storage, newest first. `until` is the expiry of each. */
export function serialisePasses(passes: readonly KeptPass[]): string {
  const newest = [...passes].sort((a, b) => b.sentAt - a.sentAt).slice(0, MAX_PASSES);
  return JSON.stringify(newest.map((pass) => ({ until: expiresAt(pass), ...pass })));
}

/**
 * Parses stored passes, newest first. Each one is validated like user input; damaged and expired ones are left out.
 * Never throws.
 */
export function parsePasses(text: string | null, now: number): KeptPass[] {
  const passes = parseJson(text ?? "");
  if (!Array.isArray(passes)) return [];
  return passes
    .flatMap((stored) => parsePass(recordOf(stored)) ?? [])
    .filter((pass) => expiresAt(pass) > now)
    .slice(0, MAX_PASSES);
}

function parsePass(stored: Record<string, unknown>): KeptPass | null {
  const { id, sentAt } = stored;
  const fields = recordOf(stored["booking"]);
  const check = checkBooking({ ...stringFields(fields), passengers: String(fields["passengers"]) });
  if (typeof id !== "string" || typeof sentAt !== "number" || !Number.isFinite(sentAt) || !check.ok) return null;
  return {
    id,
    sentAt,
    reference: parseReference(stored["reference"]),
    booking: check.booking,
    extras: checkExtras(toExtrasForm(recordOf(stored["extras"]))).extras,
    amounts: parseAmounts(stored["amounts"]),
  };
}

/** Converts stored extras back to form values, so that they can be validated. */
function toExtrasForm(stored: Record<string, unknown>): Partial<ExtrasForm> {
  const strings = stringFields(stored);
  const returnTrip = stored["returnTrip"];
  const { date, time } = stringFields(recordOf(returnTrip));
  const departure = stringFields(recordOf(stored["departure"]));
  const form: Partial<ExtrasForm> = Object.fromEntries(
    EXTRA_FIELDS.flatMap((field) => (strings[field] === undefined ? [] : [[field, strings[field]]])),
  );
  return {
    ...form,
    childSeats: String(stored["childSeats"] ?? 0),
    returnTrip: typeof returnTrip === "object" && returnTrip !== null,
    returnDate: date ?? "",
    returnTime: time ?? "",
    flightDate: departure["date"] ?? "",
    flightTime: departure["time"] ?? "",
  };
}

function parseAmounts(stored: unknown): Amounts | null {
  const amounts = recordOf(stored);
  const amountsRead = CURRENCIES.map((currency) => {
    const amount = amounts[currency];
    return [currency, typeof amount === "number" && Number.isFinite(amount) && amount >= 0 ? amount : null] as const;
  });
  const { EUR, ...others } = Object.fromEntries(amountsRead) as Amounts;
  return EUR === null ? null : { EUR, ...others };
}

function stringFields(record: Record<string, unknown>): Record<string, string> {
  const strings = Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(strings);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
