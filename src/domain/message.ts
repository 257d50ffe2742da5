import type { Booking } from "./booking.ts";
import { MAX_LENGTH } from "./bookingForm.ts";
import { calendarLink } from "./calendar.ts";
import { hasExtras, type Extras } from "./extras.ts";
import { EXTRA_MAX_LENGTH } from "./extrasForm.ts";
import { bookingHeadline, formatDay, formatDayAndTime, MARKS } from "./headline.ts";
import type { Language } from "./language.ts";
import { formatEuro, formatNumber, type Amounts } from "./money.ts";
import { phoneE164, whatsappLink } from "./phone.ts";
import type { PlaceId } from "./places.ts";
import { VEHICLES } from "./price.ts";

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
  /** The first language of the browser: `de-DE`. */
  browserLanguage: string;
  referrer: string;
  timeZone: string;
}

/** Placeholder for a value that could not be determined. */
export const UNKNOWN = "Unknown";

/** A visitor of whom nothing could be looked up. */
export const UNKNOWN_VISITOR: VisitorInfo = {
  ip: UNKNOWN,
  city: UNKNOWN,
  region: UNKNOWN,
  country_name: UNKNOWN,
  org: UNKNOWN,
};

/** A client of which nothing is known, as without JavaScript. */
export const UNKNOWN_CLIENT: ClientInfo = {
  ...UNKNOWN_VISITOR,
  device: UNKNOWN,
  screen: UNKNOWN,
  browser: UNKNOWN,
  browserLanguage: UNKNOWN,
  referrer: UNKNOWN,
  timeZone: UNKNOWN,
};

/** The page that the message was sent from, and its language. */
export interface MessageSource {
  host: string;
  url: string;
  language: Language;
  /** Name of the partner whose link led to the form (`parseVia`). */
  via?: string | undefined;
}

/**
 * The languages as the message names them. The operator reads Turkish whatever the guest's language is, so this text is part of the
 * message, not of the translations.
 */
export const LANGUAGE_NAMES: Record<Language, string> = { tr: "Türkçe", en: "İngilizce", ru: "Rusça" };
/** Maximum length of the guest's name in the headline, in UTF-16 code units; the details have the complete name. */
const HEADLINE_NAME_LENGTH = 40;
const ASK_FOR_PRICE = "Fiyat sorunuz";
const NOT_KNOWN = "Bilinmiyor";
const CALENDAR_LABEL = "Takvim";
/** Label of the line with day and time of the flight to which a ride takes the guest. */
export const FLIGHT_TIME_LABEL = "Uçuş saati";

/** Order in which lines are shortened when the message is too long. */
type CutPriority = "first" | "second" | "never";

interface Line {
  label: string;
  value: string;
  cut: CutPriority;
}

/**
 * Writes the operator's message for a booking, in Turkish: a headline that fits a phone's notification, the details to
 * act on, what else was asked for, the calendar link, and where the request came from.
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
  /** Optional requests. They add a block after the details to act on; a return trip also changes the headline. */
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
  const vehicle = VEHICLES[vehicleType].name;
  const seats = VEHICLES[vehicleType].seats;
  const euro = amounts?.EUR ?? null;
  const returnTrip = extras?.returnTrip ?? null;
  const flight = extras ? extraText(extras, "flightNumber") : "";
  const headline = bookingHeadline({
    booking,
    returnTrip,
    fromLabel: from,
    toLabel: to,
    vehicle,
    price: euro === null ? ASK_FOR_PRICE : formatEuro(returnTrip === null ? euro : 2 * euro, "tr"),
    isPriced: euro !== null,
    name: truncate(fullName, HEADLINE_NAME_LENGTH),
    flight,
    now,
  });
  const link = calendarLink(booking, {
    title: `${business} rezervasyonu: ${from} → ${to}`,
    details: [fullName, phone, `${passengers} yolcu`, vehicle, formatFare(euro), flight && `Uçuş: ${flight}`]
      .filter(Boolean)
      .join("\n"),
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
    ],
    ...(extras && hasExtras(extras) ? [extraLines(extras, { date, time, from, to, euro })] : []),
    [fixedLine(CALENDAR_LABEL, link), ...sourceLines(source)],
    clientLines(client, now),
  ]);
}

/**
 * Where the lines begin that a chat shows folded, in UTF-16 code units: from the calendar link, which is long and which a button repeats,
 * to the end of the message. Null if the message has no such lines.
 */
export function foldedFrom(message: string): number | null {
  const start = message.lastIndexOf(`\n\n${CALENDAR_LABEL}: `);
  return start === -1 ? null : start + 2;
}

/** The outbound trip, as needed by the lines about the return trip. */
interface OutboundTrip {
  date: string;
  time: string;
  from: string;
  to: string;
  euro: number | null;
}

/** The guest's text in an optional field, on one line and within the field's length. */
export function extraText(extras: Extras, field: keyof typeof EXTRA_MAX_LENGTH): string {
  return truncate(singleLine(extras[field]), EXTRA_MAX_LENGTH[field]);
}

function extraLines(extras: Extras, outbound: OutboundTrip): Line[] {
  const { departure } = extras;
  const lines = [
    fixedLine("Uçuş", extraText(extras, "flightNumber")),
    fixedLine(FLIGHT_TIME_LABEL, departure ? formatDayAndTime(departure.date, departure.time) : ""),
    fixedLine("Çocuk koltuğu", extras.childSeats === 0 ? "" : String(extras.childSeats)),
    fixedLine("Bagaj", extraText(extras, "luggage")),
    fixedLine("Karşılama adı", extraText(extras, "signName")),
    fixedLine("Adres", extraText(extras, "address")),
    fixedLine("Not", extraText(extras, "note")),
  ];
  return [fixedLine("Ek bilgi", ""), ...returnLines(extras, outbound), ...lines.filter(({ value }) => value !== "")];
}

/** Lines for both trips and their total price. */
function returnLines({ returnTrip }: Extras, { date, time, from, to, euro }: OutboundTrip): Line[] {
  if (returnTrip === null) return [];
  const day = returnTrip.date === "" ? "tarih belirtilmedi" : formatDay(returnTrip.date);
  const timeText = returnTrip.time === "" ? "saat belirtilmedi" : returnTrip.time;
  const fare = formatFare(euro);
  const total = euro === null ? fare : `${formatFare(2 * euro)} (2 × ${formatNumber(euro, "tr")})`;
  return [
    fixedLine("Gidiş", `${formatDayAndTime(date, time)} · ${from} → ${to} · ${fare}`),
    fixedLine("Dönüş", `${day} ${timeText} · ${to} → ${from} · ${fare}`),
    fixedLine("Gidiş-dönüş", total),
  ];
}

/**
 * Writes the operator's message for a newsletter subscription, in Turkish. It contains nothing about the visitor but
 * the e-mail address.
 */
export function newsletterMessage({ email, source }: { email: string; source: MessageSource }): string {
  return joinBlocks(`${MARKS.newsletter} Yeni bülten aboneliği`, [
    [fixedLine("E-posta", truncate(singleLine(email), MAX_LENGTH.email))],
    sourceLines(source),
  ]);
}

/** `75 EUR`, or the words for a trip without a fixed price. */
function formatFare(euro: number | null): string {
  return euro === null ? ASK_FOR_PRICE : `${formatNumber(euro, "tr")} EUR`;
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

function sourceLines({ host, url, language, via }: MessageSource): Line[] {
  return [
    shortenableLine("Site", host),
    shortenableLine("Sayfa", url),
    fixedLine("Dil", LANGUAGE_NAMES[language]),
    ...(via === undefined ? [] : [fixedLine("Kaynak", via)]),
  ];
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
    shortenableLine("Tarayıcı dili", languageInTurkish(client.browserLanguage)),
    { ...shortenableLine("Yönlendiren", client.referrer), cut: "first" },
    shortenableLine("Saat dilimi", client.timeZone),
    fixedLine("Türkiye saati", turkeyTime(now)),
  ];
}

/** `Almanca (Almanya)` for `de-DE`; what is no code of a language stays as it is. */
function languageInTurkish(code: string): string {
  const isCode = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(code);
  return (isCode && new Intl.DisplayNames("tr", { type: "language" }).of(code)) || code;
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
    const longestFirst = lines.filter((line) => line.cut === cut).sort((a, b) => b.value.length - a.value.length);
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
export function singleLine(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
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
