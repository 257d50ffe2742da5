import type { Language } from "./language.ts";

/** A ride to be written as a calendar event. */
export interface CalendarRide {
  /** Unique id of the ride, so that importing a file twice makes one event. */
  id: string;
  /** Local date and time in Türkiye: `2027-07-14`, a date that exists, and `23:30`. */
  date: string;
  time: string;
  title: string;
  /** Lines are separated by `\n`. */
  description: string;
  location: string;
}

const DURATION_MS = 2 * 60 * 60 * 1000;
/** How long before the ride the reminder is shown, as an iCalendar duration. */
const REMINDER_TRIGGER = "-PT2H";
/** Maximum length of a line in bytes, excluding the line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** Türkiye has stayed at UTC+3 all year since 2016. The zone is included for calendars that do not know its name. */
const ZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Istanbul",
  "BEGIN:STANDARD",
  "DTSTART:20160907T000000",
  "TZOFFSETFROM:+0300",
  "TZOFFSETTO:+0300",
  "TZNAME:+03",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/**
 * Builds an iCalendar file (RFC 5545) with a two-hour event for each ride, in local time of Türkiye, and a reminder two
 * hours before. `product` is the name of the program that wrote the file, `language` that of its text, `now` its time
 * of creation. Throws a RangeError if a date does not exist.
 */
export function icsFile(
  rides: readonly CalendarRide[],
  { product, language, now }: { product: string; language: Language; now: Date },
): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(product)}//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...ZONE,
    ...rides.flatMap((ride) => eventLines(ride, now)),
    "END:VCALENDAR",
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
}

function eventLines({ id, date, time, title, description, location }: CalendarRide, now: Date): string[] {
  // Calculated as if in UTC: Türkiye has no daylight saving time.
  const start = new Date(`${date}T${time}:00Z`);
  const end = new Date(start.getTime() + DURATION_MS);
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(id)}`,
    `DTSTAMP:${formatDateTime(now)}Z`,
    `DTSTART;TZID=Europe/Istanbul:${formatDateTime(start)}`,
    `DTEND;TZID=Europe/Istanbul:${formatDateTime(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${REMINDER_TRIGGER}`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** `20270714T233000` */
function formatDateTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace(/[-:]/g, "");
}

/** Escapes a text value. Control characters other than line breaks are removed. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Folds a line at the maximum length, never within a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(part);
      // The space that starts a continuation line counts towards its length.
      part = "";
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}
