import { BUSINESS } from "#content/business.ts";
import { LOCATIONS } from "#content/locations.ts";
import { FARES } from "#content/prices.ts";
import { cleanMessage, withFooter, type EarlierRequest, type MessageFacts } from "#relay/outbox/messageFooter.ts";
import { checkBooking, type BookingCheck } from "#src/domain/booking.ts";
import { readBookingFacts } from "#src/domain/bookingFacts.ts";
import type { BookingForm } from "#src/domain/bookingForm.ts";
import { checkExtras } from "#src/domain/extras.ts";
import type { ExtrasForm } from "#src/domain/extrasForm.ts";
import { bookingMessage, type ClientInfo, type MessageSource } from "#src/domain/message.ts";
import { foldedDraftLinks, messageButtons, type MessageButton } from "#src/domain/messageButtons.ts";
import { convertFare, type EuroRates } from "#src/domain/money.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { findFare } from "#src/domain/price.ts";

/** Maximum length of a Telegram message, in UTF-16 units. */
export const CHAT_LIMIT = 4096;

/** What the relay knows about a request besides its message. */
export interface RelayFindings {
  suspicious?: boolean;
  earlier?: EarlierRequest;
}

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
  extras: Partial<ExtrasForm>,
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
    extras: checkExtras(extras, booking).extras,
    ...rest,
  });
  return { ok: true, message };
}

/** A message in the chat. */
export interface SentMessage extends Pick<MessageFacts, "folded" | "drafts"> {
  text: string;
  /** In rows. */
  buttons: MessageButton[][];
  /** The links in the line of the drafts. */
  draftLinks: MessageButton[];
}

/** The message as the relay sends it: with its own lines, what the chat folds, and buttons. Reference and address are examples. */
export function sentMessage(
  message: string,
  now: Date,
  { suspicious = false, earlier }: RelayFindings = {},
): SentMessage {
  const reference = "K7QF-2M9X";
  const clean = cleanMessage(message);
  const { text, facts } = withFooter({
    message: clean,
    booking: readBookingFacts(clean, LOCATIONS),
    reference,
    address: "203.0.113.24",
    now: now.getTime(),
    suspicious,
    earlier: earlier ?? null,
  });
  const context = { reference, business: BUSINESS.name, region: BUSINESS.region.tr, places: LOCATIONS };
  const { booking, folded, drafts } = facts;
  return {
    text,
    folded,
    drafts: drafts ?? null,
    buttons: booking === null ? [] : messageButtons(booking, context),
    draftLinks: booking === null ? [] : foldedDraftLinks(booking, context),
  };
}

/** Labels of the lines whose values were truncated. */
export function cutLabels(message: string): string[] {
  return [...message.matchAll(/^([^:\n]+): .*…$/gmu)].map(([, label = ""]) => label);
}
