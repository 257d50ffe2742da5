import { calendarLink } from "./calendar.ts";
import type { Language } from "./language.ts";
import { linkWithText } from "./linkWithText.ts";
import type { Place, PlaceId } from "./places.ts";

/** A button beneath the operator's message: it opens `url`. */
export interface MessageButton {
  text: string;
  url: string;
}

const LANGUAGES_BY_NAME: Readonly<Record<string, Language>> = { Türkçe: "tr", İngilizce: "en", Rusça: "ru" };

/** What a map finds each place by. Those that are no point on it (the whole peninsula, somewhere else) have no way there. */
const MAP_NAMES: Partial<Record<PlaceId, string>> = {
  airport: "Milas-Bodrum Havalimanı (BJV)",
  bodrum: "Bodrum, Muğla",
  kaynar: "Kaynar, Bodrum, Muğla",
  torba: "Torba, Bodrum, Muğla",
  içmeler: "İçmeler, Bodrum, Muğla",
  gümbet: "Gümbet, Bodrum, Muğla",
  bitez: "Bitez, Bodrum, Muğla",
  ortakent: "Ortakent, Bodrum, Muğla",
  yalıkavak: "Yalıkavak, Bodrum, Muğla",
  gündoğan: "Gündoğan, Bodrum, Muğla",
  turgutreis: "Turgutreis, Bodrum, Muğla",
  gümüşlük: "Gümüşlük, Bodrum, Muğla",
  türkbükü: "Türkbükü, Bodrum, Muğla",
  sixsenseskaplankaya: "Six Senses Kaplankaya, Milas, Muğla",
  didim: "Didim, Aydın",
  dalaman: "Dalaman, Muğla",
  gocek: "Göcek, Fethiye, Muğla",
  dmarishisaronu: "D Maris Bay, Hisarönü, Marmaris, Muğla",
  fethiye: "Fethiye, Muğla",
  "cesme/alacatı": "Alaçatı, Çeşme, İzmir",
  çeşme: "Çeşme, İzmir",
  kusadasıhotels: "Kuşadası, Aydın",
  pamukkale: "Pamukkale, Denizli",
  antalya: "Antalya",
  marmaris: "Marmaris, Muğla",
  izmir: "İzmir",
  izmiradnanmenderesairport: "İzmir Adnan Menderes Havalimanı (ADB)",
  ephesustour: "Efes Antik Kenti, Selçuk, İzmir",
  pamukkaletour: "Pamukkale, Denizli",
};

/** The first thing the operator says to the customer. Half a sentence: the operator goes on from there. */
const GREETINGS: Readonly<Record<Language, (name: string, day: string, route: string) => string>> = {
  tr: (name, day, route) => `Merhaba ${name}, Bodrum VIP Transfer'den yazıyoruz. ${day}, ${route} talebinizi aldık.`,
  en: (name, day, route) => `Hello ${name}, this is Bodrum VIP Transfer. We have your request for ${day}, ${route}.`,
  ru: (name, day, route) =>
    `Здравствуйте, ${name}! Это Bodrum VIP Transfer. Мы получили вашу заявку: ${day}, ${route}.`,
};

/** A booking as its message tells it, every part checked; what is missing or of another form is undefined. */
interface ReadBooking {
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

function readBooking(text: string, places: readonly Place[]): ReadBooking {
  const lines = text.split("\n");
  /** What stands behind a label, the first time it begins a line: whatever a visitor adds stands on a line that has a label already. */
  function valueOf(label: string, form: RegExp): string | undefined {
    const value = lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2);
    return value !== undefined && form.test(value) ? value : undefined;
  }
  const placeOf = (label: string | undefined) => places.find((place) => place.label.tr === label);
  const date = valueOf("Tarih", /^\d{4}-\d{2}-\d{2}$/);
  return {
    // No longer than the form lets it be, so that no address becomes longer than Telegram takes.
    name: valueOf("Ad Soyad", /\S/)?.slice(0, 100),
    phone: valueOf("Telefon", /^\+[1-9]\d{6,14}$/)?.slice(1),
    from: placeOf(valueOf("Nereden", /\S/)),
    to: placeOf(valueOf("Nereye", /\S/)),
    date: date !== undefined && isDay(date) ? date : undefined,
    time: valueOf("Saat", /^(?:[01]\d|2[0-3]):[0-5]\d$/),
    language: LANGUAGES_BY_NAME[valueOf("Dil", /^\p{L}+$/u) ?? ""] ?? "tr",
  };
}

function chatUrl({ name, phone, from, to, date, time, language }: ReadBooking): string | undefined {
  if (phone === undefined) return undefined;
  const chat = `https://wa.me/${phone}`;
  if (name === undefined || !from || !to || date === undefined || time === undefined) return chat;
  const [year, month, day] = date.split("-");
  const route = `${from.label[language]} → ${to.label[language]}`;
  return linkWithText(chat, "text", GREETINGS[language](name, `${day}.${month}.${year} ${time}`, route));
}

function calendarUrl({ name, phone, from, to, date, time }: ReadBooking): string | undefined {
  if (!from || !to || date === undefined || time === undefined) return undefined;
  const route = `${from.label.tr} → ${to.label.tr}`;
  return calendarLink(
    { date, time },
    {
      title: `Bodrum VIP Transfer rezervasyonu: ${route}`,
      details: [name, phone && `+${phone}`].filter(Boolean).join("\n"),
      location: from.label.tr,
    },
  );
}

function directionsUrl({ from, to }: ReadBooking): string | undefined {
  const [origin, destination] = [from, to].map((place) => place && MAP_NAMES[place.id]);
  if (origin === undefined || destination === undefined || origin === destination) return undefined;
  const query = new URLSearchParams({ api: "1", origin, destination, travelmode: "driving" });
  return `https://www.google.com/maps/dir/?${query}`;
}

/**
 * The buttons for a message: write to the customer, in the customer's language; the calendar; the way. The message came from a
 * browser and may say anything, so no address in it is taken over: each is put together from parts that have been checked, and a part
 * that does not look right costs its button. A message that is no booking has none.
 */
export function messageButtons(text: string, places: readonly Place[]): MessageButton[] {
  const booking = readBooking(text, places);
  const buttons = [
    { text: "WhatsApp'tan yaz", url: chatUrl(booking) },
    { text: "Takvime ekle", url: calendarUrl(booking) },
    { text: "Yol tarifi", url: directionsUrl(booking) },
  ];
  return buttons.flatMap(({ text: label, url }) => (url === undefined ? [] : [{ text: label, url }]));
}
