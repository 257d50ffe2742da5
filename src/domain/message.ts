import type { Booking } from "./booking.ts";
import { MAX_LENGTH } from "./bookingForm.ts";
import { calendarLink } from "./calendar.ts";
import { hasExtras, type Extras } from "./extras.ts";
import { EXTRA_MAX_LENGTH } from "./extrasForm.ts";
import type { Language } from "./language.ts";
import { formatNumber, type Amounts } from "./money.ts";
import { phoneE164, whatsappLink } from "./phone.ts";
import type { PlaceId } from "./places.ts";
import { SEATS, type VehicleType } from "./price.ts";

/** Maximum length of a message, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 3900;

/** Result of looking up the visitor's IP address; `Unknown` for what could not be determined. */
export interface VisitorInfo {
  ip: string;
  city: string;
  region: string;
  country_name: string;
  org: string;
}

/** The visitor's connection and device; `Unknown` for what could not be determined. */
export interface ClientInfo extends VisitorInfo {
  device: string;
  screen: string;
  browser: string;
  referrer: string;
  timeZone: string;
}

/** Placeholder for a value that could not be determined. */
export const UNKNOWN = "Unknown";

export const UNKNOWN_VISITOR: VisitorInfo = {
  ip: UNKNOWN,
  city: UNKNOWN,
  region: UNKNOWN,
  country_name: UNKNOWN,
  org: UNKNOWN,
};

export const UNKNOWN_CLIENT: ClientInfo = {
  ...UNKNOWN_VISITOR,
  device: UNKNOWN,
  screen: UNKNOWN,
  browser: UNKNOWN,
  referrer: UNKNOWN,
  timeZone: UNKNOWN,
};

/** The page that the message was sent from, and its language. */
export interface MessageSource {
  host: string;
  url: string;
  language: Language;
}

// The operator reads Turkish whatever the visitor's language is, so this text is part of the message, not of the
// translations.
const VEHICLE_NAMES: Record<VehicleType, string> = { "vip-vito": "VIP Vito", "vip-sprinter": "VIP Sprinter" };
const LANGUAGE_NAMES: Record<Language, string> = { tr: "Türkçe", en: "İngilizce", ru: "Rusça" };
const WEEKDAYS = ["Paz", "Pzt", "Sal", "Çar", "Per", "Cum", "Cmt"] as const;
const ASK_FOR_PRICE = "Fiyat sorunuz";
const NOT_KNOWN = "Bilinmiyor";

/** Order in which lines are shortened when the message is too long. */
type CutPriority = "first" | "second" | "never";

interface Line {
  label: string;
  value: string;
  cut: CutPriority;
}

/**
 * Writes the operator's message for a booking, in Turkish: a headline that fits a phone's notification, the details to
 * act on, and where the request came from.
 */
export function bookingMessage(input: {
  /** Validated by `checkBooking`. */
  booking: Booking;
  /** Null if the trip has no fixed price. */
  amounts: Amounts | null;
  /** Name of the business. */
  business: string;
  /** Returns the Turkish name of a place. */
  placeLabel: (id: PlaceId) => string;
  source: MessageSource;
  client: ClientInfo;
  /** Optional requests. They add a block at the end and leave the rest of the message unchanged. */
  extras?: Extras;
  now: Date;
}): string {
  const { booking, amounts, business, placeLabel, source, client, extras, now } = input;
  const { date, time, countryCode, passengers, vehicleType } = booking;
  const fullName = truncate(singleLine(booking.fullName), MAX_LENGTH.fullName);
  const typedNumber = booking.phone.slice(0, MAX_LENGTH.phone);
  const phone = phoneE164(countryCode, typedNumber);
  const from = singleLine(placeLabel(booking.from));
  const to = singleLine(placeLabel(booking.to));
  const vehicle = VEHICLE_NAMES[vehicleType];
  const seats = SEATS[vehicleType];
  const euro = amounts?.EUR ?? null;
  const price = euro === null ? ASK_FOR_PRICE : `${formatNumber(euro, "tr")} EUR`;
  const headline = [formatDayAndTime(date, time), `${from} → ${to}`, `${passengers} yolcu`, vehicle, price].join(" · ");
  const link = calendarLink(booking, {
    title: `${business} rezervasyonu: ${from} → ${to}`,
    details: [fullName, phone, `${passengers} yolcu`, vehicle, price].join("\n"),
    location: from,
  });
  return joinBlocks(headline, [
    [
      fixedLine("Ad Soyad", fullName),
      fixedLine("Telefon", phone),
      fixedLine("WhatsApp", whatsappLink(countryCode, typedNumber)),
      fixedLine("Nereden", from),
      fixedLine("Nereye", to),
      fixedLine("Tarih", date),
      fixedLine("Saat", time),
      fixedLine("Yolcu", String(passengers)),
      // The form only warns about a vehicle that is too small; the operator should notice it before calling.
      fixedLine("Araç", passengers > seats ? `${vehicle} (en çok ${seats} kişi)` : vehicle),
      ...priceLines(amounts),
      fixedLine("Takvim", link),
    ],
    sourceLines(source),
    clientLines(client, now),
    ...(extras && hasExtras(extras) ? [extraLines(extras, { business, date, time, from, to, euro, phone })] : []),
  ]);
}

/** The outbound trip, as needed by the lines about the return trip. */
interface OutboundTrip {
  business: string;
  date: string;
  time: string;
  from: string;
  to: string;
  euro: number | null;
  phone: string;
}

function extraLines(extras: Extras, outbound: OutboundTrip): Line[] {
  const text = (field: keyof typeof EXTRA_MAX_LENGTH) => truncate(singleLine(extras[field]), EXTRA_MAX_LENGTH[field]);
  const lines = [
    fixedLine("Uçuş", text("flightNumber")),
    fixedLine("Çocuk koltuğu", extras.childSeats === 0 ? "" : String(extras.childSeats)),
    fixedLine("Bagaj", text("luggage")),
    fixedLine("Karşılama adı", text("signName")),
    fixedLine("Adres", text("address")),
    fixedLine("Not", text("note")),
  ];
  return [fixedLine("Ek bilgi", ""), ...returnLines(extras, outbound), ...lines.filter(({ value }) => value !== "")];
}

/** Lines for both trips, their total price, and a calendar link for the return trip. */
function returnLines({ returnTrip }: Extras, { business, date, time, from, to, euro, phone }: OutboundTrip): Line[] {
  if (returnTrip === null) return [];
  const day = returnTrip.date === "" ? "tarih belirtilmedi" : formatDay(returnTrip.date);
  const timeText = returnTrip.time === "" ? "saat belirtilmedi" : returnTrip.time;
  const fare = euro === null ? ASK_FOR_PRICE : `${formatNumber(euro, "tr")} EUR`;
  const total = euro === null ? ASK_FOR_PRICE : `${formatNumber(2 * euro, "tr")} EUR (2 × ${formatNumber(euro, "tr")})`;
  const lines = [
    fixedLine("Gidiş", `${formatDayAndTime(date, time)} · ${from} → ${to} · ${fare}`),
    fixedLine("Dönüş", `${day} ${timeText} · ${to} → ${from} · ${fare}`),
    fixedLine("Gidiş-dönüş", total),
  ];
  if (returnTrip.date === "" || returnTrip.time === "") return lines;
  const link = calendarLink(returnTrip, {
    title: `${business} rezervasyonu: ${to} → ${from}`,
    // Without the name, each letter of which may take nine characters in a link. The first calendar link has it.
    details: [phone, "dönüş", fare].join("\n"),
    location: to,
  });
  return [...lines, fixedLine("Dönüş takvimi", link)];
}

/**
 * Writes the operator's message for a newsletter subscription, in Turkish. It contains nothing about the visitor but
 * the e-mail address.
 */
export function newsletterMessage({ email, source }: { email: string; source: MessageSource }): string {
  return joinBlocks("Yeni bülten aboneliği", [
    [fixedLine("E-posta", truncate(singleLine(email), MAX_LENGTH.email))],
    sourceLines(source),
  ]);
}

function priceLines(amounts: Amounts | null): Line[] {
  if (amounts === null || amounts.EUR === null) return [fixedLine("Fiyat", ASK_FOR_PRICE)];
  const formatAmount = (amount: number | null) => (amount === null ? "N/A" : formatNumber(amount, "tr"));
  return [
    fixedLine("EUR", formatAmount(amounts.EUR)),
    fixedLine("TL", formatAmount(amounts.TRY)),
    fixedLine("USD", formatAmount(amounts.USD)),
    fixedLine("GBP", formatAmount(amounts.GBP)),
  ];
}

function sourceLines({ host, url, language }: MessageSource): Line[] {
  return [shortenableLine("Site", host), shortenableLine("Sayfa", url), fixedLine("Dil", LANGUAGE_NAMES[language])];
}

function clientLines(client: ClientInfo, now: Date): Line[] {
  return [
    shortenableLine("IP", client.ip),
    shortenableLine("Şehir", client.city),
    shortenableLine("Bölge", client.region),
    shortenableLine("Ülke", client.country_name),
    shortenableLine("Kurum", client.org),
    shortenableLine("Cihaz", client.device),
    shortenableLine("Ekran", client.screen),
    { ...shortenableLine("Tarayıcı", client.browser), cut: "first" },
    { ...shortenableLine("Yönlendiren", client.referrer), cut: "first" },
    shortenableLine("Saat dilimi", client.timeZone),
    fixedLine("Türkiye saati", turkeyTime(now)),
  ];
}

/** A line that is never shortened. Its value must be normalised and limited in length already. */
function fixedLine(label: string, value: string): Line {
  return { label, value, cut: "never" };
}

function shortenableLine(label: string, value: string): Line {
  const text = singleLine(value);
  return { label, value: text === "" || text === UNKNOWN ? NOT_KNOWN : text, cut: "second" };
}

/**
 * Joins the headline and the blocks with empty lines. A message that is too long has its values shortened: referrer and
 * browser first, then the other details.
 */
function joinBlocks(headline: string, blocks: readonly (readonly Line[])[]): string {
  const lines = blocks.flat();
  const text = () =>
    [
      headline,
      ...blocks.map((block) => block.map(({ label, value }) => `${label}: ${value}`.trimEnd()).join("\n")),
    ].join("\n\n");
  for (const cut of ["first", "second"] as const) {
    const longestFirst = lines.filter((line) => line.cut === cut).toSorted((a, b) => b.value.length - a.value.length);
    for (const line of longestFirst) {
      const excess = text().length - MAX_MESSAGE_LENGTH;
      if (excess > 0) line.value = truncate(line.value, Math.max(1, line.value.length - excess));
    }
  }
  return text();
}

/** Truncates to at most `length` UTF-16 code units, with an ellipsis, without splitting a surrogate pair. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\p{Surrogate}$/u, "")}…`;
}

/**
 * Normalises user input to a single line. Line breaks and other control characters become spaces, lone surrogates are
 * replaced, and invisible format characters, including bidirectional ones, are removed. The joiners of emoji and
 * Persian are kept.
 */
function singleLine(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** `14.07.2027 Çar 23:30` */
function formatDayAndTime(date: string, time: string): string {
  return `${formatDay(date)} ${time}`;
}

/** `14.07.2027 Çar` */
function formatDay(date: string): string {
  const [year, month, day] = date.split("-");
  return `${day}.${month}.${year} ${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]}`;
}

/**
 * Local time in Türkiye as `14.07.2027 23:30:00`. It is built from parts because finished formats differ between
 * runtimes.
 */
export function turkeyTime(now: Date): string {
  const format = new Intl.DateTimeFormat("tr-TR", {
    timeZone: "Europe/Istanbul",
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const [day, month, hour, minute, second] = [part["day"], part["month"], part["hour"], part["minute"], part["second"]];
  return `${day}.${month}.${part["year"]} ${hour}:${minute}:${second}`;
}
