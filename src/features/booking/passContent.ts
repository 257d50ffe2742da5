import type { BookingData } from "#src/content/pageData/pageDataTypes.ts";
import { callLink } from "#src/domain/contact.ts";
import type { ExtraField } from "#src/domain/extrasForm.ts";
import type { Language } from "#src/domain/language.ts";
import { OTHER_CURRENCIES, formatEuro, formatPrice, multiplyAmounts, type Amounts } from "#src/domain/money.ts";
import { phoneText } from "#src/domain/phone.ts";
import { isAirport } from "#src/domain/places.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { expiryDate, isOver, type KeptPass } from "#src/domain/keptPass.ts";
import type { Translate } from "#src/i18n/messages.ts";
import type { PassContent, PassFact } from "#src/ui/Pass/Pass.tsx";
import { dayText, type TranslateBooking } from "./labels.ts";

/** A pass with the translators and data to render it. */
export interface PassInput {
  t: Translate<"request">;
  /** Translator for the messages of the booking form. */
  tBooking: TranslateBooking;
  pass: KeptPass;
  data: BookingData;
  language: Language;
  labelOf: (id: string) => string;
}

type FactsInput = Pick<PassInput, "t" | "tBooking" | "pass" | "language">;

/** What a pass says at a moment. */
export function passContent(input: PassInput & { now: Date }): PassContent {
  const { t, tBooking, pass, data, language, labelOf, now } = input;
  const { booking, extras } = pass;
  const { contact } = data;
  const isPast = isOver(pass, now.getTime());
  const isAtAirport = beginsAtAirport(pass);
  const display = contact.phone.display.replaceAll(" ", "\u00a0");
  return {
    brand: contact.name,
    title: t("sent.printHeading"),
    reference: referenceFacts(input)[0],
    state: isPast ? "past" : "sent",
    stateText: isPast ? t("pass.past", { day: dayText(expiryDate(pass), language) }) : t("sent.headline"),
    date: weekdayText(booking.date, language),
    time: booking.time,
    dateTime: `${booking.date}T${booking.time}+03:00`,
    zone: t("pass.zone"),
    from: {
      label: tBooking("fields.from"),
      place: labelOf(booking.from),
      note: isAtAirport ? (isPast ? "" : t("pass.arrivals")) : extras.address,
    },
    to: { label: tBooking("fields.to"), place: labelOf(booking.to), note: isAtAirport ? extras.address : "" },
    guest: [
      { term: tBooking("fields.fullName"), value: booking.fullName, isVerbatim: true },
      { term: tBooking("fields.phone"), value: phoneText(booking.countryCode, booking.phone), isVerbatim: true },
    ],
    facts: [
      {
        term: t("pass.party"),
        value: `${booking.passengers}\u00a0· ${VEHICLES[booking.vehicleType].name.replaceAll(" ", "\u00a0")}`,
        isVerbatim: true,
      },
      { term: tBooking("fields.signName"), value: signNameOf(pass), isVerbatim: true },
      ...returnTripFacts(input),
      ...extraFacts(input),
    ],
    fareLabel: fareLabel(input),
    fare: passFare(input),
    terms: termFacts(input),
    driver: { title: t("pass.driver"), text: driverText(input) },
    phone: {
      label: t("pass.phone"),
      display: contact.phone.display,
      href: callLink(contact),
    },
    paper: {
      terms: [
        { title: t("sent.printWaitingTitle"), text: t("sent.printWaiting") },
        { title: t("sent.printPaymentTitle"), text: t("sent.printPayment") },
      ],
      note: t("sent.printState", { phone: display }),
    },
  };
}

/** Whether the outbound ride begins at the airport, where the driver waits with a sign. */
export function beginsAtAirport({ booking }: KeptPass): boolean {
  return isAirport(booking.from);
}

/** Whether there is a return ride and it begins at the airport. */
function returnBeginsAtAirport({ booking, extras }: KeptPass): boolean {
  return extras.returnTrip !== null && isAirport(booking.to);
}

/** Prefilled beginning of a message to the operator about a ride. */
export function rideMessage(input: PassInput): string {
  const { pass, language, labelOf } = input;
  const { fullName, date, time, from, to } = pass.booking;
  return [
    fullName,
    `${dayText(date, language)} ${time}`,
    `${labelOf(from)} – ${labelOf(to)}`,
    ...referenceFacts(input).map(factText),
  ].join(", ");
}

/** The reference as a fact; empty if the answer had none. */
export function referenceFacts({ t, pass: { reference } }: FactsInput): PassFact[] {
  return reference === null ? [] : [{ term: t("pass.reference"), value: reference, isVerbatim: true }];
}

/** A fact in one line of plain text. */
export function factText({ term, value }: PassFact): string {
  return `${term}: ${value}`;
}

/** The name on the driver's sign. */
export function signNameOf({ booking, extras }: KeptPass): string {
  return extras.signName || booking.fullName;
}

/** The foot of the name sign, in Turkish for the driver. */
export function signFacts({ pass: { booking }, data }: PassInput): { facts: string[]; vehicle: string } {
  return {
    facts: [booking.time, data.turkishPlaces[booking.to], `${booking.passengers} yolcu`],
    vehicle: VEHICLES[booking.vehicleType].name,
  };
}

/** The fare of all rides, or a note that there is none yet. */
function passFare({ t, pass, language }: FactsInput): PassContent["fare"] {
  const total = totalAmounts(pass);
  if (total === null || total.EUR === null) return { text: t("sent.fareOnRequest") };
  return {
    euro: formatEuro(total.EUR, language),
    others: OTHER_CURRENCIES.flatMap((currency) => {
      const amount = total[currency];
      return amount === null ? [] : [formatPrice(amount, currency, language)];
    }),
  };
}

/** The return trip as a fact; empty if none is requested. */
function returnTripFacts({ t, pass, language }: FactsInput): PassFact[] {
  const back = pass.extras.returnTrip;
  if (!back) return [];
  const when = [back.date && dayText(back.date, language), back.time].filter(Boolean).join(", ");
  return [{ term: t("pass.back"), value: when || t("pass.backOpen"), isVerbatim: when !== "" }];
}

/**
 * The optional fields that a pass has no other place for: the name is on its sign, and the address a note of its stop. A tour that is none
 * of the form's places is in the note.
 */
function extraFacts({ tBooking, pass: { extras }, language }: FactsInput): PassFact[] {
  const { flightNumber, departure, childSeats, luggage, note } = extras;
  const flightTime = departure && `${dayText(departure.date, language)}, ${departure.time}`;
  return Object.entries({ flightNumber, flightTime, childSeats, luggage, note }).flatMap(([field, value]) =>
    value ? [{ term: tBooking(`fields.${field as ExtraField}`), value: String(value), isVerbatim: true }] : [],
  );
}

/** Free waiting, for rides from the airport, and the ways to pay, as facts. */
function termFacts({ t, pass }: FactsInput): PassFact[] {
  const isFromAirport = beginsAtAirport(pass) || returnBeginsAtAirport(pass);
  return [
    ...(isFromAirport ? [{ term: t("pass.waiting"), value: t("pass.waitingFree") }] : []),
    { term: t("pass.payment"), value: t("pass.paymentWays") },
  ];
}

/** Amounts for all rides; null if the trip has no fixed price. */
function totalAmounts({ extras, amounts }: Pick<KeptPass, "extras" | "amounts">): Amounts | null {
  return amounts && multiplyAmounts(amounts, extras.returnTrip ? 2 : 1);
}

/** Label of the fare: for one ride, or for both ways with the fare of each. */
function fareLabel({ tBooking, pass, language }: FactsInput): string {
  const euro = pass.amounts?.EUR ?? null;
  if (!pass.extras.returnTrip || euro === null) return tBooking("price.heading");
  return tBooking("price.bothWays", { fare: formatEuro(euro, language) });
}

/** Summary for the driver, always in Turkish. */
function driverText({ pass, data }: PassInput): string {
  const { booking, extras } = pass;
  const { from, to, passengers, vehicleType } = booking;
  const back = extras.returnTrip;
  const parts = [
    signNameOf(pass),
    `${dayText(booking.date, "tr")}\u00a0${booking.time}`,
    `${data.turkishPlaces[from]} – ${data.turkishPlaces[to]}`,
    extras.address && `adres: ${extras.address}`,
    extras.flightNumber && `uçuş ${extras.flightNumber}`,
    `${passengers}\u00a0yolcu`,
    extras.childSeats > 0 && `${extras.childSeats}\u00a0çocuk koltuğu`,
    VEHICLES[vehicleType].name.replace(" ", "\u00a0"),
    extras.luggage && `bagaj: ${extras.luggage}`,
    extras.note && `not: ${extras.note}`,
    back && (back.date ? `dönüş ${[dayText(back.date, "tr"), back.time].join("\u00a0").trim()}` : "dönüş de istiyor"),
  ];
  return parts.filter(Boolean).join(", ");
}

/** `Tue 24 Nov 2026`, `24 Kas 2026, Sal`, `вт, 24 нояб 2026`: the date with its weekday, in the order of the language. */
function weekdayText(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat({ tr: "tr-TR", en: "en-GB", ru: "ru-RU" }[language], {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const parts = format.formatToParts(new Date(`${date}T00:00:00Z`));
  const [weekday, ...day] = (["weekday", "day", "month", "year"] as const).map((type) =>
    parts.find((part) => part.type === type)?.value.replace(".", ""),
  );
  const [before, after] = language === "tr" ? [day.join(" "), weekday] : [weekday, day.join(" ")];
  return `${before}${language === "en" ? "" : ","} ${after}`;
}
