import { calendarLink } from "./calendar.ts";
import type { Language } from "./language.ts";
import { linkWithText } from "./linkWithText.ts";
import type { Place } from "./places.ts";

/** A button below the operator's message that opens `url`. */
export interface MessageButton {
  text: string;
  url: string;
}

const LANGUAGES_BY_NAME: Readonly<Record<string, Language>> = { Türkçe: "tr", İngilizce: "en", Rusça: "ru" };

/** Opening of the operator's chat with the customer, to be continued by hand. */
const GREETINGS: Readonly<Record<Language, (business: string, name: string, day: string, route: string) => string>> = {
  tr: (business, name, day, route) =>
    `Merhaba ${name}, ${business} olarak yazıyoruz. ${day}, ${route} talebinizi aldık.`,
  en: (business, name, day, route) => `Hello ${name}, this is ${business}. We have your request for ${day}, ${route}.`,
  ru: (business, name, day, route) =>
    `Здравствуйте, ${name}! Это ${business}. Мы получили вашу заявку: ${day}, ${route}.`,
};

/** A booking parsed from its message. Values that are missing or malformed are undefined. */
interface ParsedBooking {
  name: string | undefined;
  /** Digits, with the country's. */
  phone: string | undefined;
  from: Place | undefined;
  to: Place | undefined;
  date: string | undefined;
  time: string | undefined;
  language: Language;
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function parseBooking(text: string, places: readonly Place[]): ParsedBooking {
  const lines = text.split("\n");
  /**
   * Value of the first line with this label. Later lines may be the visitor's text, which only ever follows a label of
   * its own.
   */
  function valueOf(label: string, form: RegExp): string | undefined {
    const value = lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2);
    return value !== undefined && form.test(value) ? value : undefined;
  }
  const findPlace = (label: string | undefined) => places.find((place) => place.label.tr === label);
  const date = valueOf("Tarih", /^\d{4}-\d{2}-\d{2}$/);
  return {
    // Limited to the form's maximum, so that no link exceeds Telegram's limit.
    name: valueOf("Ad Soyad", /\S/)?.slice(0, 100),
    phone: valueOf("Telefon", /^\+[1-9]\d{6,14}$/)?.slice(1),
    from: findPlace(valueOf("Nereden", /\S/)),
    to: findPlace(valueOf("Nereye", /\S/)),
    date: date !== undefined && isDay(date) ? date : undefined,
    time: valueOf("Saat", /^(?:[01]\d|2[0-3]):[0-5]\d$/),
    language: LANGUAGES_BY_NAME[valueOf("Dil", /^\p{L}+$/u) ?? ""] ?? "tr",
  };
}

function chatUrl({ name, phone, from, to, date, time, language }: ParsedBooking, business: string): string | undefined {
  if (phone === undefined) return undefined;
  const chat = `https://wa.me/${phone}`;
  if (name === undefined || !from || !to || date === undefined || time === undefined) return chat;
  const [year, month, day] = date.split("-");
  const route = `${from.label[language]} → ${to.label[language]}`;
  return linkWithText(chat, "text", GREETINGS[language](business, name, `${day}.${month}.${year} ${time}`, route));
}

function calendarUrl({ name, phone, from, to, date, time }: ParsedBooking, business: string): string | undefined {
  if (!from || !to || date === undefined || time === undefined) return undefined;
  const route = `${from.label.tr} → ${to.label.tr}`;
  return calendarLink(
    { date, time },
    {
      title: `${business} rezervasyonu: ${route}`,
      details: [name, phone && `+${phone}`].filter(Boolean).join("\n"),
      location: from.label.tr,
    },
  );
}

function directionsUrl({ from, to }: ParsedBooking): string | undefined {
  const [origin, destination] = [from, to].map((place) => place?.mapQuery);
  if (origin === undefined || destination === undefined || origin === destination) return undefined;
  const query = new URLSearchParams({ api: "1", origin, destination, travelmode: "driving" });
  return `https://www.google.com/maps/dir/?${query}`;
}

/**
 * Builds the buttons below a message: a chat with the customer in the customer's language, a calendar link and
 * directions. The message comes from a browser and may contain anything, so no link in it is reused. Each one is built
 * from validated parts, and a button whose parts are invalid is left out. A message that is not a booking has no
 * buttons.
 */
export function messageButtons(text: string, business: string, places: readonly Place[]): MessageButton[] {
  const booking = parseBooking(text, places);
  const buttons = [
    { text: "WhatsApp'tan yaz", url: chatUrl(booking, business) },
    { text: "Takvime ekle", url: calendarUrl(booking, business) },
    { text: "Yol tarifi", url: directionsUrl(booking) },
  ];
  return buttons.flatMap(({ text: label, url }) => (url === undefined ? [] : [{ text: label, url }]));
}
