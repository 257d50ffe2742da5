import type { Booking } from "./booking.ts";
import { MAX_LENGTH } from "./bookingForm.ts";
import { isDate, isTime, type DayAndTime } from "./days.ts";
import type { Extras } from "./extras.ts";
import { EXTRA_MAX_LENGTH, MAX_CHILD_SEATS } from "./extrasForm.ts";
import { isImplausible } from "./headline.ts";
import type { Language } from "./language.ts";
import { extraText, FLIGHT_TIME_LABEL, LANGUAGE_NAMES, singleLine, truncate } from "./message.ts";
import { phoneE164 } from "./phone.ts";
import type { Place, PlaceId } from "./places.ts";
import { VEHICLES } from "./price.ts";

/** What the relay has to know of a booking beside its message, in plain values. Texts are empty, and others null, if they are not known. */
export interface BookingFacts {
  name: string;
  /** Digits, with the country's. */
  phone: string | null;
  from: PlaceId | null;
  to: PlaceId | null;
  start: DayAndTime | null;
  /** Null if no return trip is wanted; `start` is null while its day or time is not known. */
  returnTrip: { start: DayAndTime | null } | null;
  passengers: number | null;
  /** Name of the vehicle. */
  vehicle: string | null;
  /** Price of one trip, in euros. */
  fare: number | null;
  childSeats: number;
  /** Its number. */
  flight: string;
  /** The flight to which a ride takes the guest. */
  departure: DayAndTime | null;
  luggage: string;
  sign: string;
  address: string;
  note: string;
  language: Language;
  /** A value is implausible, or there is no fixed price: somebody has to look at it before confirming. */
  needsCheck: boolean;
}

/** The facts of a booking, for whoever composes its message. The input is that of `bookingMessage`. */
export function bookingFacts({
  booking,
  euro,
  extras,
  language,
  now,
}: {
  booking: Booking;
  /** Price of one trip; null if it has no fixed price. */
  euro: number | null;
  extras: Extras;
  language: Language;
  now: Date;
}): BookingFacts {
  const { from, to, date, time, passengers, vehicleType } = booking;
  const { returnTrip } = extras;
  const phone = phoneE164(booking.countryCode, booking.phone.slice(0, MAX_LENGTH.phone));
  return {
    name: truncate(singleLine(booking.fullName), MAX_LENGTH.fullName),
    phone: parsePhone(phone),
    from,
    to,
    start: { date, time },
    returnTrip: returnTrip && { start: dayAndTime(returnTrip.date, returnTrip.time) },
    passengers,
    vehicle: passengers > VEHICLES[vehicleType].seats ? null : VEHICLES[vehicleType].name,
    fare: euro,
    childSeats: extras.childSeats,
    flight: extraText(extras, "flightNumber"),
    departure: extras.departure,
    luggage: extraText(extras, "luggage"),
    sign: extraText(extras, "signName"),
    address: extraText(extras, "address"),
    note: extraText(extras, "note"),
    language,
    needsCheck: euro === null || isImplausible(booking, returnTrip, now),
  };
}

/**
 * Reads the facts from a booking's message, which comes from a browser and may contain anything: values that are malformed are left out.
 * Null if it is no booking.
 */
export function readBookingFacts(message: string, places: readonly Place[]): BookingFacts | null {
  const lines = message.split("\n");
  /**
   * Value of the first line with this label. Later lines may be the guest's text, which only ever follows a label of
   * its own.
   */
  const valueOf = (label: string) =>
    lines
      .find((line) => line.startsWith(`${label}: `))
      ?.slice(label.length + 2)
      .trim() ?? "";
  const textOf = (label: string, maxLength: number) => truncate(valueOf(label), maxLength);
  const placeOf = (label: string) => places.find((place) => place.label.tr === valueOf(label))?.id ?? null;
  const returnLine = valueOf("Dönüş");
  const language = (Object.keys(LANGUAGE_NAMES) as Language[]).find((key) => LANGUAGE_NAMES[key] === valueOf("Dil"));
  const seats = Number(/^\d$/.exec(valueOf("Çocuk koltuğu"))?.[0] ?? 0);
  const passengers = /^\d{1,2}$/.exec(valueOf("Yolcu"))?.[0];
  const facts: BookingFacts = {
    name: textOf("Ad Soyad", MAX_LENGTH.fullName),
    phone: parsePhone(valueOf("Telefon")),
    from: placeOf("Nereden"),
    to: placeOf("Nereye"),
    start: dayAndTime(valueOf("Tarih"), valueOf("Saat")),
    returnTrip: returnLine === "" ? null : { start: parseDayAndTime(returnLine) },
    passengers: passengers === undefined ? null : Number(passengers),
    vehicle: Object.values(VEHICLES).find(({ name }) => name === valueOf("Araç"))?.name ?? null,
    fare: parseEuro(valueOf("EUR")),
    childSeats: Math.min(seats, MAX_CHILD_SEATS),
    flight: textOf("Uçuş", EXTRA_MAX_LENGTH.flightNumber),
    departure: parseDayAndTime(valueOf(FLIGHT_TIME_LABEL)),
    luggage: textOf("Bagaj", EXTRA_MAX_LENGTH.luggage),
    sign: textOf("Karşılama adı", EXTRA_MAX_LENGTH.signName),
    address: textOf("Adres", EXTRA_MAX_LENGTH.address),
    note: textOf("Not", EXTRA_MAX_LENGTH.note),
    language: language ?? "tr",
    // The marks of a headline are the only pictures at its start.
    needsCheck: /^\p{Extended_Pictographic}/u.test(message),
  };
  return (facts.phone ?? facts.from ?? facts.to ?? facts.start) === null ? null : facts;
}

function dayAndTime(date: string, time: string): DayAndTime | null {
  return isDate(date) && isTime(time) ? { date, time } : null;
}

/** Reads what begins with a day and a time as `formatDayAndTime` writes them. Null for anything else. */
function parseDayAndTime(text: string): DayAndTime | null {
  const [, day, month, year, time] = /^(\d\d)\.(\d\d)\.(\d{4}) \S+ (\d\d:\d\d)(?: · |$)/.exec(text) ?? [];
  return dayAndTime(`${year}-${month}-${day}`, time ?? "");
}

/** The digits of a number in the format E.164; null for anything else. */
function parsePhone(text: string): string | null {
  return /^\+([1-9]\d{6,14})$/.exec(text)?.[1] ?? null;
}

/** An amount as a message writes it: `75`, `1.250`. Null for anything else. */
function parseEuro(text: string): number | null {
  return /^\d{1,3}(?:\.\d{3})?$/.test(text) ? Number(text.replace(".", "")) : null;
}
