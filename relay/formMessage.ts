import { FARES } from "#content/prices.ts";
import { LOCATIONS } from "#content/locations.ts";
import { BOOKING_FIELDS, checkBooking, MAX_LENGTH, type BookingForm } from "#src/domain/booking.ts";
import { checkExtras, extrasOfTexts } from "#src/domain/extras.ts";
import { bookingMessage, newsletterMessage, type ClientInfo, type MessageSource } from "#src/domain/message.ts";
import { convertFare, type EuroRates } from "#src/domain/money.ts";
import { findFare } from "#src/domain/price.ts";
import type { PlaceId } from "#src/domain/places.ts";

/** What the relay adds to a booking that a browser without JavaScript posts. */
interface BookingContext {
  source: MessageSource;
  client: ClientInfo;
  /** Empty where the rates are not known. */
  rates: EuroRates;
  now: Date;
}

function turkishPlace(id: PlaceId): string {
  return LOCATIONS.find((location) => location.id === id)?.label.tr ?? id;
}

/**
 * The operator's message for a booking form, or `null` when something required is missing or wrong. Of what was asked for beyond the
 * ride goes what could be read: nobody can be asked to mend it, and it must not cost a booking.
 */
export function messageOfBooking(form: URLSearchParams, { source, client, rates, now }: BookingContext): string | null {
  const typed: Partial<BookingForm> = {};
  for (const field of BOOKING_FIELDS) {
    const value = form.get(field);
    if (value !== null) typed[field] = value;
  }
  const check = checkBooking(typed);
  if (!check.ok) return null;
  const fare = findFare(FARES, check.booking);
  const amounts = fare === null ? null : convertFare(fare, rates);
  const { extras } = checkExtras(extrasOfTexts((name) => form.get(name)));
  return bookingMessage({ booking: check.booking, amounts, placeLabel: turkishPlace, source, client, extras, now });
}

/** The operator's message for a newsletter form, or `null` when its e-mail address cannot be one. */
export function messageOfSubscription(form: URLSearchParams, source: MessageSource): string | null {
  const email = (form.get("email") ?? "").trim();
  const isEmail = email.length <= MAX_LENGTH.email && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email);
  return isEmail ? newsletterMessage({ email, source }) : null;
}
