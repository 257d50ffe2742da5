import { icsFile, type CalendarRide } from "#src/domain/icsFile.ts";
import { isAirport, type PlaceId } from "#src/domain/places.ts";
import type { VoucherFact } from "#src/ui/VoucherCard/VoucherSheet.tsx";
import {
  factText,
  otherExtraFacts,
  referenceFacts,
  returnTripFacts,
  beginsAtAirport,
  returnBeginsAtAirport,
  type VoucherInput,
} from "./voucherView.ts";

/** File name of the calendar download. */
export const CALENDAR_FILE = "transfer.ics";

/**
 * Data URL of an iCalendar file with the rides of a request: the outbound ride, and the return ride if its date and time are chosen.
 * Each description lists the extras requested for that ride.
 */
export function calendarHref(input: VoucherInput & { now: Date }): string {
  const { t, voucher, data, language, labelOf, now } = input;
  const { contact } = data;
  const { id, booking, extras } = voucher;
  const { from, to } = booking;
  const back = extras.returnTrip?.date && extras.returnTrip.time ? extras.returnTrip : null;
  const facts = otherExtraFacts(input);
  const outFacts = facts.filter(
    ({ field }) => field !== "signName" || beginsAtAirport(voucher) || !returnBeginsAtAirport(voucher),
  );
  // The flight number belongs to the outbound ride.
  const returnFacts = facts.filter(({ field }) =>
    field === "signName" ? returnBeginsAtAirport(voucher) : field !== "flightNumber",
  );
  const descriptionOf = (rideFacts: readonly VoucherFact[]) =>
    [
      contact.name,
      contact.phone.display,
      ...[...referenceFacts(input), ...rideFacts].map(factText),
      t("voucher.calendarText"),
    ].join("\n");
  const placeOf = (start: PlaceId) =>
    extras.address && !isAirport(start) ? `${extras.address}, ${labelOf(start)}` : labelOf(start);
  const out: CalendarRide = {
    id: `${id}-out`,
    date: booking.date,
    time: booking.time,
    title: t("voucher.calendarTitle", { from: labelOf(from), to: labelOf(to) }),
    description: descriptionOf([...(back ? [] : returnTripFacts(input)), ...outFacts]),
    location: placeOf(from),
  };
  const rides = [out];
  if (back)
    rides.push({
      id: `${id}-back`,
      date: back.date,
      time: back.time,
      title: t("voucher.calendarTitle", { from: labelOf(to), to: labelOf(from) }),
      description: descriptionOf(returnFacts),
      location: placeOf(to),
    });
  const file = icsFile(rides, { product: contact.name, language, now });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
