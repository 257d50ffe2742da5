import type { Language } from "./language.ts";

/** A ride as a calendar keeps it. */
export interface CalendarRide {
  /** Tells this ride from every other, so that a file opened twice makes one entry. */
  id: string;
  /** Bodrum's clock: `2027-07-14`, a day that exists, and `23:30`. */
  date: string;
  time: string;
  title: string;
  /** Lines are separated by `\n`. */
  description: string;
  location: string;
}

const RIDE_MS = 2 * 60 * 60 * 1000;
/** How long before the ride the phone reminds of it. */
const REMINDER = "-PT2H";
/** The longest line of a calendar file, in bytes without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** Türkiye has kept UTC+3 all year since 2016; the zone comes along, for calendars that do not know its name. */
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
 * A calendar file (iCalendar, RFC 5545) with two hours for each ride, on Bodrum's clock, and a reminder two hours before.
 * `product` names its maker and `language` what its words are in; `now` is when it is made. A day that does not exist throws a RangeError.
 */
export function icsFile(
  rides: readonly CalendarRide[],
  { product, language, now }: { product: string; language: Language; now: Date },
): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(product)}//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...ZONE,
    ...rides.flatMap((ride) => eventOf(ride, now)),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

function eventOf({ id, date, time, title, description, location }: CalendarRide, now: Date): string[] {
  // Counted as if in UTC: the wall clock of Türkiye knows no summer time.
  const start = new Date(`${date}T${time}:00Z`);
  const end = new Date(start.getTime() + RIDE_MS);
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(id)}`,
    `DTSTAMP:${compact(now)}Z`,
    `DTSTART;TZID=Europe/Istanbul:${compact(start)}`,
    `DTEND;TZID=Europe/Istanbul:${compact(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${REMINDER}`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** `20270714T233000` */
function compact(date: Date): string {
  return date.toISOString().slice(0, 19).replace(/[-:]/g, "");
}

/** A text value: what has a meaning in the file is escaped, and control characters other than the line break go. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** A line broken so that no piece is too long; a piece never ends within a letter. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = "";
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LINE_BYTES) {
      pieces.push(piece);
      // The space that marks the next piece counts as one of its bytes.
      piece = "";
      bytes = 1;
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join("\r\n ");
}
