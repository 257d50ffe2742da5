import { icsFile, type CalendarRide } from "#src/domain/icsFile.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { VoucherFact } from "#src/ui/VoucherCard/VoucherSheet.tsx";
import { AIRPORTS, askedFacts, backFacts, beginsAtAirport, landsForReturn, type VoucherInput } from "./voucherView.ts";

/** The name of the file that a calendar opens. */
export const CALENDAR_FILE = "transfer.ics";

/**
 * An address of a calendar file with the rides of a request, made on the device: the way there, and the way back as soon as its day and
 * time are chosen. Each says what is asked for on it.
 */
export function calendarHref(input: VoucherInput & { now: Date }): string {
  const { t, voucher, data, language, labelOf, now } = input;
  const { contact } = data;
  const { id, booking, extras } = voucher;
  const { from, to } = booking;
  const back = extras.returnTrip?.date && extras.returnTrip.time ? extras.returnTrip : null;
  const asked = askedFacts(input);
  const outFacts = asked.filter(
    ({ field }) => field !== "signName" || beginsAtAirport(voucher) || !landsForReturn(voucher),
  );
  // The flight is that of the way there.
  const returnFacts = asked.filter(({ field }) =>
    field === "signName" ? landsForReturn(voucher) : field !== "flightNumber",
  );
  const descriptionOf = (facts: readonly VoucherFact[]) =>
    [
      contact.name,
      contact.phone.display,
      ...facts.map(({ term, value }) => `${term}: ${value}`),
      t("voucher.calendarText"),
    ].join("\n");
  const placeOf = (start: PlaceId) =>
    extras.address && !AIRPORTS.includes(start) ? `${extras.address}, ${labelOf(start)}` : labelOf(start);
  const out: CalendarRide = {
    id: `${id}-out`,
    date: booking.date,
    time: booking.time,
    title: t("voucher.calendarTitle", { from: labelOf(from), to: labelOf(to) }),
    description: descriptionOf([...(back ? [] : backFacts(input)), ...outFacts]),
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
