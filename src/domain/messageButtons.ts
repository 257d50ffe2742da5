import type { BookingFacts } from "./bookingFacts.ts";
import { calendarLink } from "./calendar.ts";
import {
  buttonDrafts,
  draftLabel,
  draftText,
  foldedDrafts,
  openingDraft,
  type Draft,
  type DraftContext,
} from "./drafts.ts";
import { formatDayAndTime } from "./headline.ts";
import { linkWithText } from "./linkWithText.ts";
import { FLIGHT_TIME_LABEL } from "./message.ts";
import { isAirport, OTHER_PLACE, WHOLE_REGION, type PlaceId } from "./places.ts";

/** A button below the operator's message that opens `url`. */
export interface MessageButton {
  text: string;
  url: string;
}

/** Longest address of a button. Telegram refuses a message whose button has a longer one. */
const MAX_URL_LENGTH = 2000;

/** What the buttons need to know beside the booking. */
export interface ButtonContext extends DraftContext {
  /** Where the business is at home, for an address without a town: `Bodrum Yarımadası`. */
  region: string;
}

/**
 * The address of a chat with the guest about a draft. Where the chat is Telegram's, it opens for guests who let themselves be found by their
 * number. Undefined if the number is unknown.
 */
function chatUrl(facts: BookingFacts, context: ButtonContext, draft: Draft, chat: "whatsapp" | "telegram") {
  const { phone, name } = facts;
  if (phone === null) return undefined;
  const address = chat === "telegram" ? `https://t.me/+${phone}` : `https://wa.me/${phone}`;
  // A character may be encoded as twelve, so a long name can exceed the URL's limit: it is then left out, which keeps
  // the button.
  const urls = [name, ""].map((shown) =>
    linkWithText(address, "text", draftText(draft, { ...facts, name: shown }, context)),
  );
  return urls.find(({ length }) => length <= MAX_URL_LENGTH) ?? address;
}

/** The chat that a guest most likely reads: WhatsApp is blocked in Russia. */
function chatOf({ language }: BookingFacts): "whatsapp" | "telegram" {
  return language === "ru" ? "telegram" : "whatsapp";
}

function draftLink(facts: BookingFacts, context: ButtonContext, draft: Draft): MaybeButton {
  return { text: draftLabel(draft, facts), url: chatUrl(facts, context, draft, chatOf(facts)) };
}

/** A button that is left out if its URL is undefined. */
interface MaybeButton {
  text: string;
  url: string | undefined;
}

function present(buttons: readonly MaybeButton[]): MessageButton[] {
  return buttons.flatMap(({ text, url }) => (url === undefined ? [] : [{ text, url }]));
}

/** What a driver works from, the most important first. */
function calendarDetails(facts: BookingFacts, reference: string): string[] {
  const { name, phone, to, passengers, vehicle, fare, childSeats, flight, departure, sign, address, note, luggage } =
    facts;
  const details = [
    name,
    phone && `+${phone}`,
    passengers !== null && `${passengers} yolcu`,
    vehicle,
    fare !== null && `${fare} EUR`,
    `Talep no: ${reference}`,
    flight && `Uçuş: ${flight}`,
    to && isAirport(to) && departure && `${FLIGHT_TIME_LABEL}: ${formatDayAndTime(departure.date, departure.time)}`,
    childSeats > 0 && `Çocuk koltuğu: ${childSeats}`,
    sign && `Karşılama adı: ${sign}`,
    address && `Adres: ${address}`,
    note && `Not: ${note}`,
    luggage && `Bagaj: ${luggage}`,
  ];
  return details.filter((detail) => typeof detail === "string" && detail !== "") as string[];
}

function calendarUrl(facts: BookingFacts, { reference, business, places }: ButtonContext): string | undefined {
  const { start } = facts;
  const [from, to] = [facts.from, facts.to].map((id) => places.find((place) => place.id === id)?.label.tr);
  if (!from || !to || !start) return undefined;
  const details = calendarDetails(facts, reference);
  // A long note in another script can exceed the URL's limit: what matters least is then left out.
  for (;;) {
    const title = `${business} rezervasyonu: ${from} → ${to}`;
    const url = calendarLink(start, { title, details: details.join("\n"), location: from });
    if (url.length <= MAX_URL_LENGTH || details.pop() === undefined) return url;
  }
}

/** Calendar entry of the return trip. The flight number is that of the outbound trip, so it is left out. */
function returnCalendarUrl(facts: BookingFacts, context: ButtonContext): string | undefined {
  const { from, to, returnTrip } = facts;
  return calendarUrl({ ...facts, from: to, to: from, start: returnTrip?.start ?? null, flight: "" }, context);
}

/** What a map service finds a place by. A place that is no point on a map is found by the guest's address. */
function mapQuery(id: PlaceId | null, { address }: BookingFacts, { region, places }: ButtonContext) {
  const query = places.find((place) => place.id === id)?.mapQuery;
  if (query !== undefined || address === "") return query;
  if (id === WHOLE_REGION) return `${address}, ${region}`;
  return id === OTHER_PLACE ? address : undefined;
}

function directionsUrl(facts: BookingFacts, context: ButtonContext): string | undefined {
  const origin = mapQuery(facts.from, facts, context);
  const destination = mapQuery(facts.to, facts, context);
  if (origin === undefined || destination === undefined || origin === destination) return undefined;
  const query = new URLSearchParams({ api: "1", origin, destination, travelmode: "driving" });
  const url = `https://www.google.com/maps/dir/?${query}`;
  return url.length <= MAX_URL_LENGTH ? url : undefined;
}

/**
 * The buttons below a booking's message, in rows: a chat with the guest in the guest's language, what is written to guests most often,
 * calendar links for each way and directions. No link of the message is reused: each one is built from validated parts, and a button
 * whose parts are missing is left out.
 */
export function messageButtons(facts: BookingFacts, context: ButtonContext): MessageButton[][] {
  const opening = openingDraft(facts);
  const isInTelegram = chatOf(facts) === "telegram";
  const rows = [
    [
      { text: "WhatsApp'tan yaz", url: chatUrl(facts, context, opening, "whatsapp") },
      { text: "Telegram'dan yaz", url: isInTelegram ? chatUrl(facts, context, opening, "telegram") : undefined },
    ],
    buttonDrafts(facts).map((draft) => draftLink(facts, context, draft)),
    [
      { text: "Takvime ekle", url: calendarUrl(facts, context) },
      { text: "Dönüşü takvime ekle", url: returnCalendarUrl(facts, context) },
    ],
    [{ text: "Yol tarifi", url: directionsUrl(facts, context) }],
  ];
  return rows.map(present).filter((row) => row.length > 0);
}

/** Links to the drafts that have no button. */
export function foldedDraftLinks(facts: BookingFacts, context: ButtonContext): MessageButton[] {
  return present(foldedDrafts(facts).map((draft) => draftLink(facts, context, draft)));
}
