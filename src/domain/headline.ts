import type { Booking } from "./booking.ts";
import { bookingHints } from "./bookingForm.ts";
import { isReturnTooEarly, type Extras } from "./extras.ts";
import { EXTRAS_DEFAULTS } from "./extrasForm.ts";
import { SEATS } from "./price.ts";

/**
 * Marks at the start of a headline that tell unusual messages apart at a glance. A booking with a fixed price and
 * nothing doubtful has none.
 */
export const MARKS = {
  /** The trip has no fixed price. */
  enquiry: "❓",
  /** A value that cannot be meant: the headline says in brackets what is wrong with it. */
  doubtful: "⚠️",
  newsletter: "✉️",
} as const;

const WEEKDAYS = ["Paz", "Pzt", "Sal", "Çar", "Per", "Cum", "Cmt"] as const;

interface HeadlineInput {
  booking: Pick<Booking, "from" | "to" | "date" | "time" | "passengers" | "vehicleType">;
  returnTrip: Extras["returnTrip"];
  fromLabel: string;
  toLabel: string;
  vehicle: string;
  /** Price of all trips, or the words for a trip without one. */
  price: string;
  isPriced: boolean;
  name: string;
  now: Date;
}

/**
 * Headline of the operator's message, which a phone shows as a notification: when, where, how many, in what, for how
 * much, who. A return trip has both days, `↔` between the places, and the price of both trips.
 */
export function bookingHeadline(input: HeadlineInput): string {
  const { booking, returnTrip, fromLabel, toLabel, vehicle, price, isPriced, name, now } = input;
  const { date, time, passengers, vehicleType } = booking;
  const hints = bookingHints(
    { ...booking, fullName: "", countryCode: "", phone: "", passengers: `${passengers}` },
    now,
  );
  const isReturnWrong = returnTrip !== null && isReturnBeforeStart(booking, returnTrip);
  const isDoubtful = hints.length > 0 || isReturnWrong;
  const remark = (applies: boolean, text: string) => (applies ? ` (${text})` : "");
  const parts = [
    formatDayAndTime(date, time) + remark(hints.includes("inThePast"), "geçmiş tarih"),
    returnTrip && `dönüş ${formatReturn(returnTrip)}${remark(isReturnWrong, "gidişten önce")}`,
    `${fromLabel} ${returnTrip ? "↔" : "→"} ${toLabel}${remark(hints.includes("samePlace"), "aynı yer")}`,
    `${passengers} yolcu${remark(hints.includes("tooManyPassengers"), `araç en çok ${SEATS[vehicleType]}`)}`,
    vehicle,
    price,
    name,
  ];
  const marks = `${isDoubtful ? MARKS.doubtful : ""}${isPriced ? "" : MARKS.enquiry}`;
  return [marks, parts.filter(Boolean).join(" · ")].filter(Boolean).join(" ");
}

function isReturnBeforeStart(outbound: { date: string; time: string }, { date, time }: { date: string; time: string }) {
  return isReturnTooEarly(outbound, { ...EXTRAS_DEFAULTS, returnTrip: true, returnDate: date, returnTime: time });
}

/** `21.07.2027 Çar 11:00`; what is unknown is said to be. */
function formatReturn({ date, time }: { date: string; time: string }): string {
  if (date === "") return "tarihi belirtilmedi";
  return time === "" ? formatDay(date) : formatDayAndTime(date, time);
}

/** `14.07.2027 Çar 23:30` */
export function formatDayAndTime(date: string, time: string): string {
  return `${formatDay(date)} ${time}`;
}

/** `14.07.2027 Çar` */
export function formatDay(date: string): string {
  const [year, month, day] = date.split("-");
  return `${day}.${month}.${year} ${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]}`;
}
