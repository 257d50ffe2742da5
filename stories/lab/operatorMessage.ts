import { BUSINESS } from "#content/business.ts";
import { FARES } from "#content/prices.ts";
import { checkBooking, type BookingCheck } from "#src/domain/booking.ts";
import type { BookingForm } from "#src/domain/bookingForm.ts";
import { bookingMessage, turkeyTime, type ClientInfo, type MessageSource } from "#src/domain/message.ts";
import { convertFare, type EuroRates } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { findFare } from "#src/domain/price.ts";

/** What Telegram takes in one message, in UTF-16 units. */
export const CHAT_LIMIT = 4096;

/** Everything about a message that nobody types. */
export interface Surroundings {
  source: MessageSource;
  client: ClientInfo;
  rates: EuroRates;
  now: Date;
  turkishPlaces: Readonly<Record<PlaceId, string>>;
}

/** The booking's message as the browser sends it, or what is wrong with the form. */
export function messageOf(
  form: BookingForm,
  { turkishPlaces, rates, ...rest }: Surroundings,
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

/** The line that the relay adds below, once it has the message: a reference, the address that it saw, and when. */
export function relayLine(now: Date): string {
  return `Aktarım: K7QF-2M9X · 203.0.113.24 · ${turkeyTime(now)}`;
}

/** The labels of the lines whose values had to be cut. */
export function cutLabels(message: string): string[] {
  return [...message.matchAll(/^([^:\n]+): .*…$/gmu)].map(([, label = ""]) => label);
}
