import type { Booking } from "./booking.ts";
import { bookingHints, type BookingHint } from "./bookingForm.ts";
import { formatLongDate } from "./days.ts";
import { isReturnTooEarly, type Extras } from "./extras.ts";
import { EXTRAS_DEFAULTS } from "./extrasForm.ts";
import { VEHICLES } from "./price.ts";

/**
 * Marks at the start of a headline that tell unusual messages apart at a glance. A booking with a fixed price and
 * no implausible value has none there.
 */
export const MARKS = {
  /** The trip has no fixed price. */
  enquiry: "❓",
  /** A value is implausible; the second line says which. */
  implausible: "⚠️",
  newsletter: "✉️",
  /** Before the guest's name, so that no name passes for a line with a label. */
  guest: "👤",
} as const;

const WEEKDAYS = ["Paz", "Pzt", "Sal", "Çar", "Per", "Cum", "Cmt"] as const;

/** Length of the part of the first line that every notification shows, in UTF-16 code units. The price ends in it. */
export const NOTIFICATION_LENGTH = 64;
/** Minimum length of a shortened place name, in characters. */
const MIN_NAME_LENGTH = 5;
/** A day further away than this, in milliseconds, is shown with its year. */
const YEAR_SHOWN_AFTER_MS = 300 * 86_400_000;

interface HeadlineInput {
  booking: Pick<Booking, "from" | "to" | "date" | "time" | "passengers" | "vehicleType" | "countryCode" | "phone">;
  returnTrip: Extras["returnTrip"];
  fromLabel: string;
  toLabel: string;
  vehicle: string;
  /** Price of all trips, or the words for a trip without one. */
  price: string;
  isPriced: boolean;
  name: string;
  /** Empty if it is unknown. */
  flight: string;
  now: Date;
}

/**
 * Headline of the operator's message, which a phone shows as a notification. Its first line says when, where, for how
 * much, how many and in what; the lines below it say what is implausible, who, and on which flight. A return trip has both days, `↔`
 * between the places, and the price of both trips. No line begins like one that has a label.
 */
export function bookingHeadline(input: HeadlineInput): string {
  const { booking, returnTrip, fromLabel, toLabel, vehicle, price, isPriced, name, flight, now } = input;
  const { passengers } = booking;
  const implausible = implausibleValues(booking, returnTrip, now);
  const marks = `${implausible.length > 0 ? MARKS.implausible : ""}${isPriced ? "" : MARKS.enquiry}`;
  const opening = [marks, formatStart(booking, returnTrip, now)].filter(Boolean).join(" ");
  // Without a price the headline begins with `MARKS.enquiry`, so only a price needs space here.
  const room = NOTIFICATION_LENGTH - `${opening} · `.length - (isPriced ? ` · ${price}`.length : 0);
  const route = shortRoute(fromLabel, toLabel, returnTrip ? " ↔ " : " → ", room);
  return [
    [opening, route, price, `${passengers} yolcu`, vehicle].join(" · "),
    ...(implausible.length > 0 ? [`${MARKS.implausible} ${implausible.join(", ")}`] : []),
    [`${MARKS.guest} ${name}`, flight && `uçuş ${flight}`].filter(Boolean).join(" · "),
  ].join("\n");
}

/** Whether a value of the booking is implausible, so that its headline is marked. */
export function isImplausible(booking: HeadlineInput["booking"], returnTrip: Extras["returnTrip"], now: Date): boolean {
  return implausibleValues(booking, returnTrip, now).length > 0;
}

/** Descriptions of the implausible values, in Turkish. */
function implausibleValues(booking: HeadlineInput["booking"], returnTrip: Extras["returnTrip"], now: Date): string[] {
  const passengers = `${booking.passengers}`;
  const hints = bookingHints({ ...booking, fullName: "", passengers }, now);
  const words: Record<BookingHint, string> = {
    inThePast: "geçmiş tarih",
    samePlace: "aynı yer",
    tooManyPassengers: `araç en çok ${VEHICLES[booking.vehicleType].seats} kişi`,
    phoneLength: "telefon numarası eksik ya da hatalı",
  };
  const isReturnWrong = returnTrip !== null && isReturnBeforeStart(booking, returnTrip);
  return [...hints.map((hint) => words[hint]), ...(isReturnWrong ? ["dönüş gidişten önce"] : [])];
}

/** `14 Tem Çar 23:30`. A return trip has both days and no weekdays: `14 Tem 23:30 ↔ 21 Tem 11:00`. */
function formatStart({ date, time }: { date: string; time: string }, back: Extras["returnTrip"], now: Date): string {
  if (back === null) return `${formatShortDay(date, now)} ${weekdayOf(date)} ${time}`;
  const day = back.date === "" ? "gün belirtilmedi" : formatShortDay(back.date, now);
  return `${formatShortDay(date, now)} ${time} ↔ ${[day, back.time].filter(Boolean).join(" ")}`;
}

/** `14 Tem`, with the year where the day is far from today. */
function formatShortDay(date: string, now: Date): string {
  const [day, month = "", year] = formatLongDate(date, "tr").split(" ");
  const isFar = Math.abs(Date.parse(date) - now.getTime()) > YEAR_SHOWN_AFTER_MS;
  return [day, month.slice(0, 3), ...(isFar ? [year] : [])].join(" ");
}

/**
 * The route without the parts of the names in brackets. The longer name is shortened until the route has at most `room`
 * UTF-16 code units, or both names have their minimum length.
 */
function shortRoute(from: string, to: string, arrow: string, room: number): string {
  const start = [...withoutBrackets(from)];
  const end = [...withoutBrackets(to)];
  const route = () => start.join("") + arrow + end.join("");
  while (route().length > room && start.length + end.length > 2 * MIN_NAME_LENGTH) {
    (start.length > end.length ? start : end).splice(-2, 2, "…");
  }
  return route();
}

function withoutBrackets(label: string): string {
  return label.replace(/ \([^()]*\)$/, "");
}

function isReturnBeforeStart(outbound: { date: string; time: string }, { date, time }: { date: string; time: string }) {
  return isReturnTooEarly(outbound, { ...EXTRAS_DEFAULTS, returnTrip: true, returnDate: date, returnTime: time });
}

/** `14.07.2027 Çar 23:30` */
export function formatDayAndTime(date: string, time: string): string {
  return `${formatDay(date)} ${time}`;
}

/** `14.07.2027 Çar` */
export function formatDay(date: string): string {
  const [year, month, day] = date.split("-");
  return `${day}.${month}.${year} ${weekdayOf(date)}`;
}

function weekdayOf(date: string): string | undefined {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
}
