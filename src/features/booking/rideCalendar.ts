import type { TFunction } from "i18next";

import type { ContactData } from "#src/content/schema.ts";
import { icsFile, type CalendarRide } from "#src/domain/icsFile.ts";
import type { Voucher } from "#src/domain/voucher.ts";

/** The name of the file that a calendar opens. */
export const CALENDAR_FILE = "transfer.ics";

/**
 * An address of a calendar file with the rides of a request, made on the device: the way there, and the way back as soon as its day and
 * time are chosen.
 */
export function calendarHref(input: {
  t: TFunction<"request">;
  voucher: Voucher;
  labelOf: (id: string) => string;
  contact: ContactData;
  now: Date;
}): string {
  const { t, voucher, labelOf, contact, now } = input;
  const { id, booking, extras } = voucher;
  const [from, to] = [labelOf(booking.from), labelOf(booking.to)];
  const description = [contact.name, contact.phone.display, t("voucher.calendarText")].join("\n");
  const ride = (leg: string, date: string, time: string, start: string, end: string): CalendarRide => ({
    id: `${id}-${leg}`,
    date,
    time,
    title: t("voucher.calendarTitle", { from: start, to: end }),
    description,
    location: start,
  });
  const rides = [ride("out", booking.date, booking.time, from, to)];
  const back = extras.returnTrip;
  if (back?.date && back.time) rides.push(ride("back", back.date, back.time, to, from));
  const file = icsFile(rides, { product: contact.name, now });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
