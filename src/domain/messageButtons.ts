import { calendarLink } from "./calendar.ts";
import { formatLongDate, isDate, isTime } from "./days.ts";
import type { Language } from "./language.ts";
import { linkWithText } from "./linkWithText.ts";
import type { Place } from "./places.ts";
import { VEHICLES } from "./price.ts";
import { parseReference } from "./reference.ts";

/** A button below the operator's message that opens `url`. */
export interface MessageButton {
  text: string;
  url: string;
}

/** A Map rather than an object, because the name comes from the message and could be `constructor`. */
const LANGUAGES_BY_NAME: ReadonlyMap<string, Language> = new Map([
  ["Türkçe", "tr"],
  ["İngilizce", "en"],
  ["Rusça", "ru"],
]);

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

interface DayAndTime {
  date: string;
  time: string;
}

/** A booking parsed from its message. Values that are missing or malformed are undefined. */
interface ParsedBooking {
  name: string | undefined;
  /** Digits, with the country's. */
  phone: string | undefined;
  from: Place | undefined;
  to: Place | undefined;
  start: DayAndTime | undefined;
  hasReturn: boolean;
  /** Start of the return trip. Undefined if its day or time is not known. */
  returnStart: DayAndTime | undefined;
  passengers: string | undefined;
  vehicle: string | undefined;
  /** Price of one trip, in euros. */
  fare: string | undefined;
  /** Price of all trips, in euros. */
  euro: string | undefined;
  flight: string | undefined;
  /** Given by the relay, in its own last line. Null if there is none. */
  reference: string | null;
  /**
   * Whether the headline begins with a mark (one of `MARKS`, or the relay's 🤖), so that the operator has to check the
   * booking before confirming it. 🔁 is ignored: guests who book the return separately get it, too.
   */
  isMarked: boolean;
  language: Language;
}

function dayAndTime(date: string | undefined, time: string | undefined): DayAndTime | undefined {
  return date !== undefined && time !== undefined && isDate(date) && isTime(time) ? { date, time } : undefined;
}

function parseBooking(text: string, places: readonly Place[]): ParsedBooking {
  const lines = text.split("\n");
  /**
   * Value of the first line with this label. Later lines may be the guest's text, which only ever follows a label of
   * its own.
   */
  function valueOf(label: string, form: RegExp): string | undefined {
    const value = lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2);
    return value !== undefined && form.test(value) ? value : undefined;
  }
  const findPlace = (label: string | undefined) => places.find((place) => place.label.tr === label);
  const returnTrip = valueOf("Dönüş", /\S/);
  const returnLine = /^(\d\d)\.(\d\d)\.(\d{4}) \S+ (\d\d:\d\d) · /.exec(returnTrip ?? "");
  const [, day, month, year, returnTime] = returnLine ?? [];
  const fare = valueOf("EUR", /^\d{1,5}$/);
  const total = /^(\d{1,5}) EUR \(/.exec(valueOf("Gidiş-dönüş", /^\d/) ?? "")?.[1];
  return {
    // Limited to the form's maximum, so that no link exceeds Telegram's limit.
    name: valueOf("Ad Soyad", /\S/)?.slice(0, 100),
    phone: valueOf("Telefon", /^\+[1-9]\d{6,14}$/)?.slice(1),
    from: findPlace(valueOf("Nereden", /\S/)),
    to: findPlace(valueOf("Nereye", /\S/)),
    start: dayAndTime(valueOf("Tarih", /^\d/), valueOf("Saat", /^\d/)),
    hasReturn: returnTrip !== undefined,
    returnStart: dayAndTime(`${year}-${month}-${day}`, returnTime),
    passengers: valueOf("Yolcu", /^\d{1,2}$/),
    vehicle: Object.values(VEHICLES).find(({ name }) => name === valueOf("Araç", /\S/))?.name,
    fare,
    euro: total ?? fare,
    flight: valueOf("Uçuş", /^[\p{L}\d][\p{L}\d -]{0,9}$/u),
    reference: parseReference(/^Aktarım: (\S+) · /.exec(lines.at(-1) ?? "")?.[1]),
    isMarked: /^\p{Extended_Pictographic}/u.test(text.replace(/^🔁 /u, "")),
    language: LANGUAGES_BY_NAME.get(valueOf("Dil", /^\p{L}+$/u) ?? "") ?? "tr",
  };
}

/** Text for the chat with the guest: a confirmation to send as it is, or an opening. Undefined if the ride is unknown. */
function chatText(booking: ParsedBooking, business: string, name: string): string | undefined {
  const { from, to, start, hasReturn, returnStart, vehicle, euro, reference, isMarked, language } = booking;
  if (!from || !to || !start) return undefined;
  const when = ({ date, time }: DayAndTime) => `${formatLongDate(date, language)} ${time}`;
  const ride = [
    when(start),
    `${from.label[language]} ${hasReturn ? "↔" : "→"} ${to.label[language]}`,
    returnStart && `${RETURNS[language]} ${when(returnStart)}`,
  ];
  const isComplete = vehicle !== undefined && euro !== undefined && hasReturn === (returnStart !== undefined);
  const summary = {
    business,
    name,
    ride: ride.filter(Boolean).join(", "),
    terms: `${vehicle}, ${euro} EUR`,
  };
  const text = (isComplete && !isMarked ? CONFIRMATIONS : OPENINGS)[language](summary);
  return reference === null ? text : `${text} ${REFERENCES[language]}: ${reference}.`;
}

function chatUrl(booking: ParsedBooking, business: string): string | undefined {
  const { name = "", phone } = booking;
  if (phone === undefined) return undefined;
  const chat = `https://wa.me/${phone}`;
  // A character may be encoded as twelve, so a long name can exceed the URL's limit: it is then left out, which keeps
  // the button.
  const urls = [name, ""].map((shown) => linkWithText(chat, "text", chatText(booking, business, shown)));
  return urls.find(({ length }) => length <= MAX_URL_LENGTH) ?? chat;
}

function calendarUrl(booking: ParsedBooking, business: string): string | undefined {
  const { name, phone, from, to, start, passengers, vehicle, fare, flight } = booking;
  if (!from || !to || !start) return undefined;
  const route = `${from.label.tr} → ${to.label.tr}`;
  return calendarLink(start, {
    title: `${business} rezervasyonu: ${route}`,
    details: [
      name,
      phone && `+${phone}`,
      passengers && `${passengers} yolcu`,
      vehicle,
      fare && `${fare} EUR`,
      flight && `Uçuş: ${flight}`,
    ]
      .filter(Boolean)
      .join("\n"),
    location: from.label.tr,
  });
}

/** Calendar entry of the return trip. The flight is that of the outbound trip, so it is left out. */
function returnCalendarUrl(booking: ParsedBooking, business: string): string | undefined {
  const { from, to, returnStart } = booking;
  return calendarUrl({ ...booking, from: to, to: from, start: returnStart, flight: undefined }, business);
}

function directionsUrl({ from, to }: ParsedBooking): string | undefined {
  const [origin, destination] = [from, to].map((place) => place?.mapQuery);
  if (origin === undefined || destination === undefined || origin === destination) return undefined;
  const query = new URLSearchParams({ api: "1", origin, destination, travelmode: "driving" });
  return `https://www.google.com/maps/dir/?${query}`;
}

/**
 * Builds the buttons below a message: a chat with the guest in the guest's language, calendar links for each way
 * and directions. The message comes from a browser and may contain anything, so no link in it is reused. Each one is built
 * from validated parts, and a button whose parts are invalid is left out. A message that is not a booking has no
 * buttons.
 */
export function messageButtons(text: string, business: string, places: readonly Place[]): MessageButton[] {
  const booking = parseBooking(text, places);
  const buttons = [
    { text: "WhatsApp'tan yaz", url: chatUrl(booking, business) },
    { text: "Takvime ekle", url: calendarUrl(booking, business) },
    { text: "Dönüşü takvime ekle", url: returnCalendarUrl(booking, business) },
    { text: "Yol tarifi", url: directionsUrl(booking) },
  ];
  return buttons.flatMap(({ text: label, url }) => (url === undefined ? [] : [{ text: label, url }]));
}
