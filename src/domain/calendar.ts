import type { Booking } from "./booking.ts";

/** Translated text of a calendar event. */
export interface CalendarLabels {
  title: string;
  details: string;
  location: string;
}

const DURATION_MS = 2 * 60 * 60 * 1000;

/**
 * Builds a Google Calendar link that adds a two-hour event at the given date and time in Türkiye. Throws a RangeError
 * if the date does not exist.
 */
export function calendarLink({ date, time }: Pick<Booking, "date" | "time">, labels: CalendarLabels): string {
  // Calculated as if in UTC: Türkiye has no daylight saving time, and `ctz` names the time zone.
  const start = new Date(`${date}T${time}:00Z`);
  const end = new Date(start.getTime() + DURATION_MS);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: labels.title,
    dates: `${formatDateTime(start)}/${formatDateTime(end)}`,
    ctz: "Europe/Istanbul",
    details: labels.details,
    location: labels.location,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** `20270714T233000` */
function formatDateTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace(/[-:]/g, "");
}
