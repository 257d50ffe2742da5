import { checkBooking, type Booking } from "./booking.ts";
import { EXTRA_FIELDS, type ExtrasForm } from "./extrasForm.ts";
import { checkExtras, type Extras } from "./extras.ts";
import { CURRENCIES, type Amounts } from "./money.ts";

/** A request that was sent, as the guest keeps it. */
export interface Voucher {
  /** Tells it from every other. */
  id: string;
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number;
  booking: Booking;
  extras: Extras;
  /** Of the way there, as the guest saw them. Null where the trip has no fixed price. */
  amounts: Amounts | null;
}

/** So many are kept, the newest. */
export const MAX_VOUCHERS = 5;

const HOUR_MS = 60 * 60 * 1000;
/** Türkiye keeps UTC+3 all year. */
const BODRUM_OFFSET_MS = 3 * HOUR_MS;
/** A ride that began so long ago is over: flights are late, and the longest drive takes six hours. */
const RIDE_MS = 12 * HOUR_MS;
/** How long after the ride a voucher is kept. */
const KEPT_MS = 7 * 24 * HOUR_MS;

/** The moment that clocks in Bodrum show so, in milliseconds since 1970. */
function momentOf(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`) - BODRUM_OFFSET_MS;
}

/** When the last ride of it begins; a way back whose time is open counts until the end of its day, one whose day is open not at all. */
function lastRideAt({ booking, extras: { returnTrip } }: Voucher): number {
  const out = momentOf(booking.date, booking.time);
  if (!returnTrip?.date) return out;
  return Math.max(out, momentOf(returnTrip.date, returnTrip.time || "23:59"));
}

/** Whether all of its rides are over; `now` in milliseconds since 1970. */
export function isOver(voucher: Voucher, now: number): boolean {
  return now >= lastRideAt(voucher) + RIDE_MS;
}

/** From when on it is not kept any more: seven days after its last ride, and never less than seven days after it was sent. */
export function forgottenAt(voucher: Voucher): number {
  return Math.max(lastRideAt(voucher), voucher.sentAt) + KEPT_MS;
}

/** The day on which that is, on Bodrum's calendar: `2027-07-21`. */
export function forgottenOn(voucher: Voucher): string {
  return new Date(forgottenAt(voucher) + BODRUM_OFFSET_MS).toISOString().slice(0, 10);
}

/** As a text to be kept; the newest first, and no more than are kept. `until` is when each is forgotten. */
export function vouchersText(vouchers: readonly Voucher[]): string {
  const newest = vouchers.toSorted((a, b) => b.sentAt - a.sentAt).slice(0, MAX_VOUCHERS);
  return JSON.stringify(newest.map((voucher) => ({ until: forgottenAt(voucher), ...voucher })));
}

/**
 * What such a text holds at a moment, the newest first. Each is checked as if it were typed anew; whatever is damaged, or forgotten by
 * then, is left out. Never throws.
 */
export function vouchersOfText(text: string | null, now: number): Voucher[] {
  const vouchers = parsed(text ?? "");
  if (!Array.isArray(vouchers)) return [];
  return vouchers
    .flatMap((kept) => voucherOf(recordOf(kept)) ?? [])
    .filter((voucher) => forgottenAt(voucher) > now)
    .slice(0, MAX_VOUCHERS);
}

function voucherOf(kept: Record<string, unknown>): Voucher | null {
  const { id, sentAt } = kept;
  const typed = recordOf(kept["booking"]);
  const check = checkBooking({ ...textsOf(typed), passengers: String(typed["passengers"]) });
  if (typeof id !== "string" || typeof sentAt !== "number" || !Number.isFinite(sentAt) || !check.ok) return null;
  return {
    id,
    sentAt,
    booking: check.booking,
    extras: checkExtras(extrasFormOf(recordOf(kept["extras"]))).extras,
    amounts: amountsOf(kept["amounts"]),
  };
}

/** What the controls held that led to these. */
function extrasFormOf(kept: Record<string, unknown>): Partial<ExtrasForm> {
  const texts = textsOf(kept);
  const back = kept["returnTrip"];
  const { date, time } = textsOf(recordOf(back));
  const form: Partial<ExtrasForm> = Object.fromEntries(
    EXTRA_FIELDS.flatMap((field) => (texts[field] === undefined ? [] : [[field, texts[field]]])),
  );
  return {
    ...form,
    childSeats: String(kept["childSeats"] ?? 0),
    returnTrip: typeof back === "object" && back !== null,
    returnDate: date ?? "",
    returnTime: time ?? "",
  };
}

function amountsOf(kept: unknown): Amounts | null {
  const amounts = recordOf(kept);
  const read = CURRENCIES.map((currency) => {
    const amount = amounts[currency];
    return [currency, typeof amount === "number" && Number.isFinite(amount) && amount >= 0 ? amount : null] as const;
  });
  const { EUR, ...others } = Object.fromEntries(read) as Amounts;
  return EUR === null ? null : { EUR, ...others };
}

function textsOf(record: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
