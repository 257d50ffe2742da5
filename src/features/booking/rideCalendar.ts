import { icsFile, type CalendarRide } from "#src/domain/icsFile.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { AIRPORTS, extraFacts, type VoucherInput } from "./voucherView.ts";

/** The name of the file that a calendar opens. */
export const CALENDAR_FILE = "transfer.ics";

/**
 * An address of a calendar file with the rides of a request, made on the device: the way there, and the way back as soon as its day and
 * time are chosen.
 */
export function calendarHref(input: VoucherInput & { now: Date }): string {
  const { t, voucher, data, labelOf, now } = input;
  const { contact } = data;
  const { id, booking, extras } = voucher;
  const { from, to } = booking;
  const asked = extraFacts(input).map(({ term, value }) => `${term}: ${value}`);
  const description = [contact.name, contact.phone.display, ...asked, t("voucher.calendarText")].join("\n");
  const placeOf = (start: PlaceId) =>
    extras.address && !AIRPORTS.includes(start) ? `${extras.address}, ${labelOf(start)}` : labelOf(start);
  const ride = (leg: string, date: string, time: string, start: PlaceId, end: PlaceId): CalendarRide => ({
    id: `${id}-${leg}`,
    date,
    time,
    title: t("voucher.calendarTitle", { from: labelOf(start), to: labelOf(end) }),
    description,
    location: placeOf(start),
  });
  const rides = [ride("out", booking.date, booking.time, from, to)];
  const back = extras.returnTrip;
  if (back?.date && back.time) rides.push(ride("back", back.date, back.time, to, from));
  const file = icsFile(rides, { product: contact.name, now });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
