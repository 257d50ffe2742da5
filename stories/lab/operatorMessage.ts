import { BUSINESS } from "#content/business.ts";
import { FARES } from "#content/prices.ts";
import { checkBooking, type BookingCheck } from "#src/domain/booking.ts";
import type { BookingForm } from "#src/domain/bookingForm.ts";
import { bookingMessage, turkeyTime, type ClientInfo, type MessageSource } from "#src/domain/message.ts";
import { convertFare, type EuroRates } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { findFare } from "#src/domain/price.ts";

/** Maximum length of a Telegram message, in UTF-16 units. */
export const CHAT_LIMIT = 4096;

/** The parts of a message that do not come from the form. */
export interface MessageContext {
  source: MessageSource;
  client: ClientInfo;
  rates: EuroRates;
  now: Date;
  turkishPlaces: Readonly<Record<PlaceId, string>>;
}

/** The message that the browser sends for a booking, or the faults of the form. */
export function messageOf(
  form: BookingForm,
  { turkishPlaces, rates, ...rest }: MessageContext,
): { ok: true; message: string } | Extract<BookingCheck, { ok: false }> {
  const check = checkBooking(form);
  if (!check.ok) return check;
  const { booking } = check;
  const fare = findFare(FARES, booking);
  const message = bookingMessage({
    booking,
    business: BUSINESS.name,
    amounts: fare === null ? null : convertFare(fare, rates),
    placeLabel: (id) => turkishPlaces[id],
    ...rest,
  });
  return { ok: true, message };
}

/** Example of the line that the relay appends to a message: reference, IP address and time of receipt. */
export function messageFooter(now: Date): string {
  return `Aktarım: K7QF-2M9X · 203.0.113.24 · ${turkeyTime(now)}`;
}

/** Labels of the lines whose values were truncated. */
export function cutLabels(message: string): string[] {
  return [...message.matchAll(/^([^:\n]+): .*…$/gmu)].map(([, label = ""]) => label);
}
