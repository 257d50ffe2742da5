import type { Language } from "#src/domain/language.ts";
import { calendarQuery } from "#src/domain/rideCalendar.ts";
import type { KeptPass } from "#src/domain/keptPass.ts";
import { CALENDAR_ENDPOINT } from "#src/i18n/paths.ts";

/**
 * Address of the calendar file with the rides of a request. An address of the site, because browsers inside other apps open neither `data:`
 * nor `blob:` links. The address may end up in logs, so it has nothing that the guest typed.
 */
export function calendarHref({ booking, extras, reference }: KeptPass, language: Language): string {
  const { from, to, date, time } = booking;
  const { returnTrip, childSeats } = extras;
  return `${CALENDAR_ENDPOINT}?${calendarQuery({ from, to, date, time, language, returnTrip, childSeats, reference })}`;
}
