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

/** The longest message, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 3900;

/** What a lookup tells about the visitor's address; `Unknown` where nobody could find out. */
export interface VisitorInfo {
  ip: string;
  city: string;
  region: string;
  country_name: string;
  org: string;
}

/** What is known about the visitor's connection and device; `Unknown` where nobody could find out. */
export interface ClientInfo extends VisitorInfo {
  device: string;
  screen: string;
  browser: string;
  referrer: string;
  timeZone: string;
}

/** Stands for what nobody could find out. */
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

/** The page that the message was written on, and the language that it was in. */
export interface MessageSource {
  host: string;
  url: string;
  language: Language;
}

// The operator reads Turkish whatever the visitor reads, so these words belong to the message and to no dictionary.
const VEHICLE_NAMES: Record<VehicleType, string> = { "vip-vito": "VIP Vito", "vip-sprinter": "VIP Sprinter" };
const LANGUAGE_NAMES: Record<Language, string> = { tr: "Türkçe", en: "İngilizce", ru: "Rusça" };
const WEEKDAYS = ["Paz", "Pzt", "Sal", "Çar", "Per", "Cum", "Cmt"] as const;
const ASK_FOR_PRICE = "Fiyat sorunuz";
const NOT_KNOWN = "Bilinmiyor";

/** How early a line gives way when the message is too long. */
type Cut = "first" | "second" | "never";

interface Line {
  label: string;
  value: string;
  cut: Cut;
}

/** The operator's message for a booking, in Turkish: what the phone's notification shows, what to act on, where it came from. */
export function bookingMessage(input: {
  /** Checked by `checkBooking`. */
  booking: Booking;
  /** Null where the trip has no fixed price. */
  amounts: Amounts | null;
  /** A place's Turkish name. */
  placeLabel: (id: PlaceId) => string;
  source: MessageSource;
  client: ClientInfo;
  /** What was asked for beyond the ride; it adds a block at the end, and changes nothing above. */
  extras?: Extras;
  now: Date;
}): string {
  const { booking, amounts, placeLabel, source, client, extras, now } = input;
  const { date, time, countryCode, passengers, vehicleType } = booking;
  const fullName = cutTo(folded(booking.fullName), MAX_LENGTH.fullName);
  const typedPhone = booking.phone.slice(0, MAX_LENGTH.phone);
  const phone = phoneE164(countryCode, typedPhone);
  const from = folded(placeLabel(booking.from));
  const to = folded(placeLabel(booking.to));
  const vehicle = VEHICLE_NAMES[vehicleType];
  const seats = SEATS[vehicleType];
  const euro = amounts?.EUR ?? null;
  const price = euro === null ? ASK_FOR_PRICE : `${formatNumber(euro, "tr")} EUR`;
  const headline = [dayAndTime(date, time), `${from} → ${to}`, `${passengers} yolcu`, vehicle, price].join(" · ");
  const link = calendarLink(booking, {
    title: `Bodrum VIP Transfer rezervasyonu: ${from} → ${to}`,
    details: [fullName, phone, `${passengers} yolcu`, vehicle, price].join("\n"),
    location: from,
  });
  return composed(headline, [
    [
      fixed("Ad Soyad", fullName),
      fixed("Telefon", phone),
      fixed("WhatsApp", whatsappLink(countryCode, typedPhone)),
      fixed("Nereden", from),
      fixed("Nereye", to),
      fixed("Tarih", date),
      fixed("Saat", time),
      fixed("Yolcu", String(passengers)),
      // The form lets a party choose too small a vehicle; the operator should see it before calling.
      fixed("Araç", passengers > seats ? `${vehicle} (en çok ${seats} kişi)` : vehicle),
      ...priceLines(amounts),
      fixed("Takvim", link),
    ],
    sourceLines(source),
    clientLines(client, now),
    ...(extras && hasExtras(extras) ? [extraLines(extras, { date, time, from, to, euro, phone })] : []),
  ]);
}

/** The way there, as the lines about the way back need it. */
interface Outward {
  date: string;
  time: string;
  from: string;
  to: string;
  euro: number | null;
  phone: string;
}

function extraLines(extras: Extras, outward: Outward): Line[] {
  const text = (field: keyof typeof EXTRA_MAX_LENGTH) => cutTo(folded(extras[field]), EXTRA_MAX_LENGTH[field]);
  const told = [
    fixed("Uçuş", text("flightNumber")),
    fixed("Çocuk koltuğu", extras.childSeats === 0 ? "" : String(extras.childSeats)),
    fixed("Bagaj", text("luggage")),
    fixed("Karşılama adı", text("signName")),
    fixed("Adres", text("address")),
    fixed("Not", text("note")),
  ];
  return [fixed("Ek bilgi", ""), ...returnLines(extras, outward), ...told.filter(({ value }) => value !== "")];
}

/** Both legs, what they cost together, and a calendar entry for the second one. */
function returnLines({ returnTrip }: Extras, { date, time, from, to, euro, phone }: Outward): Line[] {
  if (returnTrip === null) return [];
  const day = returnTrip.date === "" ? "tarih belirtilmedi" : dayOf(returnTrip.date);
  const hour = returnTrip.time === "" ? "saat belirtilmedi" : returnTrip.time;
  const fare = euro === null ? ASK_FOR_PRICE : `${formatNumber(euro, "tr")} EUR`;
  const both = euro === null ? ASK_FOR_PRICE : `${formatNumber(2 * euro, "tr")} EUR (2 × ${formatNumber(euro, "tr")})`;
  const lines = [
    fixed("Gidiş", `${dayAndTime(date, time)} · ${from} → ${to} · ${fare}`),
    fixed("Dönüş", `${day} ${hour} · ${to} → ${from} · ${fare}`),
    fixed("Gidiş-dönüş", both),
  ];
  if (returnTrip.date === "" || returnTrip.time === "") return lines;
  const link = calendarLink(returnTrip, {
    title: `Bodrum VIP Transfer rezervasyonu: ${to} → ${from}`,
    // Without the name, whose letters may weigh nine signs each in a link: it stands in the first entry.
    details: [phone, "dönüş", fare].join("\n"),
    location: to,
  });
  return [...lines, fixed("Dönüş takvimi", link)];
}

/** The operator's message for a newsletter subscription, in Turkish. Nothing about the visitor but the address is in it. */
export function newsletterMessage({ email, source }: { email: string; source: MessageSource }): string {
  return composed("Yeni bülten aboneliği", [
    [fixed("E-posta", cutTo(folded(email), MAX_LENGTH.email))],
    sourceLines(source),
  ]);
}

function priceLines(amounts: Amounts | null): Line[] {
  if (amounts === null || amounts.EUR === null) return [fixed("Fiyat", ASK_FOR_PRICE)];
  const inTurkish = (amount: number | null) => (amount === null ? "N/A" : formatNumber(amount, "tr"));
  return [
    fixed("EUR", inTurkish(amounts.EUR)),
    fixed("TL", inTurkish(amounts.TRY)),
    fixed("USD", inTurkish(amounts.USD)),
    fixed("GBP", inTurkish(amounts.GBP)),
  ];
}

function sourceLines({ host, url, language }: MessageSource): Line[] {
  return [detail("Site", host), detail("Sayfa", url), fixed("Dil", LANGUAGE_NAMES[language])];
}

function clientLines(client: ClientInfo, now: Date): Line[] {
  return [
    detail("IP", client.ip),
    detail("Şehir", client.city),
    detail("Bölge", client.region),
    detail("Ülke", client.country_name),
    detail("Kurum", client.org),
    detail("Cihaz", client.device),
    detail("Ekran", client.screen),
    { ...detail("Tarayıcı", client.browser), cut: "first" },
    { ...detail("Yönlendiren", client.referrer), cut: "first" },
    detail("Saat dilimi", client.timeZone),
    fixed("Türkiye saati", turkeyTime(now)),
  ];
}

/** A line that is never cut; its value is bounded and folded already. */
function fixed(label: string, value: string): Line {
  return { label, value, cut: "never" };
}

function detail(label: string, value: string): Line {
  const text = folded(value);
  return { label, value: text === "" || text === UNKNOWN ? NOT_KNOWN : text, cut: "second" };
}

/** Headline and blocks with an empty line between them, cut to length: referrer and browser first, then the other details. */
function composed(headline: string, blocks: readonly (readonly Line[])[]): string {
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
      if (excess > 0) line.value = cutTo(line.value, Math.max(1, line.value.length - excess));
    }
  }
  return text();
}

/** At most `length` UTF-16 units, with an ellipsis where something was cut, and never half a character. */
export function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\p{Surrogate}$/u, "")}…`;
}

/**
 * One line of what somebody typed or sent: line breaks of every kind and other control characters become a space; marks that
 * nobody sees, among them those that turn the writing direction, go (the joiners of emoji and Persian stay); half characters are replaced.
 */
function folded(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** `14.07.2027 Çar 23:30` */
function dayAndTime(date: string, time: string): string {
  return `${dayOf(date)} ${time}`;
}

/** `14.07.2027 Çar` */
function dayOf(date: string): string {
  const [year, month, day] = date.split("-");
  return `${day}.${month}.${year} ${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]}`;
}

/** `14.07.2027 23:30:00`, what clocks in Türkiye show; composed from parts because finished formats differ between runtimes. */
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
