import type { BookingFacts } from "./bookingFacts.ts";
import { calendarLink } from "./calendar.ts";
import { formatLongDate, type DayAndTime } from "./days.ts";
import { formatDayAndTime } from "./headline.ts";
import type { Language } from "./language.ts";
import { linkWithText } from "./linkWithText.ts";
import { FLIGHT_TIME_LABEL } from "./message.ts";
import { isAirport, OTHER_PLACE, WHOLE_REGION, type Place, type PlaceId } from "./places.ts";

/** A button below the operator's message that opens `url`. */
export interface MessageButton {
  text: string;
  url: string;
}

/** Longest address of a button. Telegram refuses a message whose button has a longer one. */
const MAX_URL_LENGTH = 2000;

/** The booking as text for the guest, in the guest's language. */
interface Summary {
  business: string;
  /** Empty if it is unknown or too long for a link. */
  name: string;
  /** `14 July 2027 23:30, Airport (BJV) → Yalıkavak` */
  ride: string;
  /** What is confirmed besides the ride: `VIP Vito, 75 EUR`. */
  terms: string;
}

const GREETINGS: Readonly<Record<Language, (summary: Summary) => string>> = {
  tr: ({ business, name }) => `Merhaba${name && ` ${name}`}, ${business} olarak yazıyoruz.`,
  en: ({ business, name }) => `Hello${name && ` ${name}`}, this is ${business}.`,
  ru: ({ business, name }) => `Здравствуйте${name && `, ${name}`}! Это ${business}.`,
};

/** Proposed confirmation of a booking that has a fixed price and no implausible value. The operator reads it before sending. */
const CONFIRMATIONS: Readonly<Record<Language, (summary: Summary) => string>> = {
  tr: (summary) => `${GREETINGS.tr(summary)} Rezervasyonunuz onaylandı: ${summary.ride}, ${summary.terms}.`,
  en: (summary) => `${GREETINGS.en(summary)} Your car is booked for ${summary.ride}, ${summary.terms}.`,
  ru: (summary) => `${GREETINGS.ru(summary)} Ваш заказ подтверждён: ${summary.ride}, ${summary.terms}.`,
};

/** Opening of the chat about a request that cannot be confirmed yet, to be continued by hand. */
const OPENINGS: Readonly<Record<Language, (summary: Summary) => string>> = {
  tr: (summary) => `${GREETINGS.tr(summary)} ${summary.ride} talebinizi aldık.`,
  en: (summary) => `${GREETINGS.en(summary)} We have your request for ${summary.ride}.`,
  ru: (summary) => `${GREETINGS.ru(summary)} Мы получили вашу заявку: ${summary.ride}.`,
};

const REFERENCES: Readonly<Record<Language, string>> = { tr: "Talep no", en: "Reference", ru: "Номер заявки" };
const RETURNS: Readonly<Record<Language, string>> = { tr: "dönüş", en: "return", ru: "обратно" };

/** What the buttons need to know beside the booking. */
interface ButtonContext {
  /** Given by the relay. */
  reference: string;
  business: string;
  /** Where the business is at home, for an address without a town: `Bodrum Yarımadası`. */
  region: string;
  places: readonly Place[];
}

/** Text for the chat with the guest: a confirmation to send as it is, or an opening. Undefined if the ride is unknown. */
function chatText(facts: BookingFacts, name: string, { reference, business, places }: ButtonContext) {
  const { start, returnTrip, vehicle, fare, needsCheck, language } = facts;
  const [from, to] = [facts.from, facts.to].map((id) => places.find((place) => place.id === id));
  if (!from || !to || !start) return undefined;
  const when = ({ date, time }: DayAndTime) => `${formatLongDate(date, language)} ${time}`;
  const ride = [
    when(start),
    `${from.label[language]} ${returnTrip ? "↔" : "→"} ${to.label[language]}`,
    returnTrip?.start && `${RETURNS[language]} ${when(returnTrip.start)}`,
  ];
  const isComplete = vehicle !== null && fare !== null && returnTrip?.start !== null;
  const summary = {
    business,
    name,
    ride: ride.filter(Boolean).join(", "),
    terms: `${vehicle}, ${(fare ?? 0) * (returnTrip ? 2 : 1)} EUR`,
  };
  const text = (isComplete && !needsCheck ? CONFIRMATIONS : OPENINGS)[language](summary);
  return `${text} ${REFERENCES[language]}: ${reference}.`;
}

function chatUrl(facts: BookingFacts, context: ButtonContext): string | undefined {
  if (facts.phone === null) return undefined;
  const chat = `https://wa.me/${facts.phone}`;
  // A character may be encoded as twelve, so a long name can exceed the URL's limit: it is then left out, which keeps
  // the button.
  const urls = [facts.name, ""].map((name) => linkWithText(chat, "text", chatText(facts, name, context)));
  return urls.find(({ length }) => length <= MAX_URL_LENGTH) ?? chat;
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
 * Builds the buttons below a booking's message: a chat with the guest in the guest's language, calendar links for each way
 * and directions. No link of the message is reused: each one is built from validated parts, and a button whose parts are missing is
 * left out.
 */
export function messageButtons(facts: BookingFacts, context: ButtonContext): MessageButton[] {
  const buttons = [
    { text: "WhatsApp'tan yaz", url: chatUrl(facts, context) },
    { text: "Takvime ekle", url: calendarUrl(facts, context) },
    { text: "Dönüşü takvime ekle", url: returnCalendarUrl(facts, context) },
    { text: "Yol tarifi", url: directionsUrl(facts, context) },
  ];
  return buttons.flatMap(({ text: label, url }) => (url === undefined ? [] : [{ text: label, url }]));
}
