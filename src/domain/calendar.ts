import type { Booking } from "./booking.ts";

/** The words of a calendar entry. */
export interface CalendarLabels {
  title: string;
  details: string;
  location: string;
}

const DURATION_MS = 2 * 60 * 60 * 1000;

/**
 * A link that adds a two-hour entry to Google Calendar, in Bodrum time, from the chosen day and time on. Day and time have
 * been checked; a day that does not exist throws a RangeError.
 */
export function calendarLink({ date, time }: Pick<Booking, "date" | "time">, labels: CalendarLabels): string {
  // Counted as if in UTC: the wall clock of Türkiye knows no summer time, and `ctz` says which clock is meant.
  const start = new Date(`${date}T${time}:00Z`);
  const end = new Date(start.getTime() + DURATION_MS);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: labels.title,
    dates: `${compact(start)}/${compact(end)}`,
    ctz: "Europe/Istanbul",
    details: labels.details,
    location: labels.location,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** `20270714T233000` */
function compact(date: Date): string {
  return date.toISOString().slice(0, 19).replace(/[-:]/g, "");
}
