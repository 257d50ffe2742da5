import type { BookingData } from "#src/content/schema.ts";
import type { Network } from "#src/domain/connection.ts";
import { callLink, contactLinks } from "#src/domain/contact.ts";
import { contactOrder } from "#src/domain/contactOrder.ts";
import type { ExtraField } from "#src/domain/extrasForm.ts";
import type { Language } from "#src/domain/language.ts";
import {
  CURRENCIES,
  currencyCode,
  formatEuro,
  formatNumber,
  formatPrice,
  timesAmounts,
  type Amounts,
} from "#src/domain/money.ts";
import { phoneE164 } from "#src/domain/phone.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { forgottenOn, isOver, type Voucher } from "#src/domain/voucher.ts";
import type { Translate } from "#src/i18n/translate.ts";
import type { ContactAction } from "#src/ui/ContactActions/ContactActions.tsx";
import type { VoucherCardProps } from "#src/ui/VoucherCard/VoucherCard.tsx";
import type { VoucherFact, VoucherFare } from "#src/ui/VoucherCard/VoucherSheet.tsx";
import { currencyName, dayText, vehicleName, type BookingWords } from "./words.ts";

/** Where the driver waits at arrivals, with a sign. */
export const AIRPORTS: readonly PlaceId[] = ["airport", "izmiradnanmenderesairport"];
const OTHERS = CURRENCIES.filter((currency) => currency !== "EUR");
/** The product's own names: they are the same in every language. */
const VEHICLES = { "vip-vito": "VIP Vito", "vip-sprinter": "VIP Sprinter" } as const;

export interface VoucherInput {
  t: Translate<"request">;
  /** The words of the form that it comes from. */
  form: BookingWords;
  voucher: Voucher;
  data: BookingData;
  language: Language;
  labelOf: (id: string) => string;
}

type Told = Pick<VoucherInput, "t" | "form" | "voucher" | "language">;

/** What a voucher says, as its card shows it; what can be done with it is the caller's to add. */
export function voucherView(input: VoucherInput & { now: Date }): Omit<VoucherCardProps, "actions"> {
  const { t, form, voucher, data, language, labelOf, now } = input;
  const { booking, extras } = voucher;
  const { contact } = data;
  const isPast = isOver(voucher, now.getTime());
  const isAtAirport = beginsAtAirport(voucher);
  const total = totalOf(voucher);
  const display = contact.phone.display.replaceAll(" ", "\u00a0");
  return {
    brand: contact.name,
    title: t("sent.printHeading"),
    state: isPast ? "past" : "sent",
    stateText: isPast ? t("voucher.past", { day: dayText(forgottenOn(voucher), language) }) : t("voucher.sent"),
    date: weekdayText(booking.date, language),
    time: booking.time,
    dateTime: `${booking.date}T${booking.time}+03:00`,
    zone: t("voucher.zone"),
    from: {
      label: form("fields.from"),
      place: labelOf(booking.from),
      note: isAtAirport ? t("voucher.arrivals") : extras.address,
    },
    to: { label: form("fields.to"), place: labelOf(booking.to), note: isAtAirport ? extras.address : "" },
    sign: { term: t("voucher.sign"), value: signNameOf(voucher) },
    passengers: { term: form("fields.passengers"), value: String(booking.passengers) },
    vehicle: { term: form("fields.vehicleType"), value: vehicleName(form, booking.vehicleType) },
    facts: [
      ...backFacts(input),
      ...askedFacts(input).filter(({ field }) => field === "flightNumber" || field === "childSeats"),
      ...(isAtAirport || landsForReturn(voucher)
        ? [{ term: t("voucher.waiting"), value: t("voucher.waitingFree") }]
        : []),
      { term: t("voucher.payment"), value: t("voucher.paymentWays") },
    ],
    paperFacts: [
      { term: form("fields.fullName"), value: booking.fullName },
      { term: form("fields.phone"), value: phoneE164(booking.countryCode, booking.phone) },
      { term: form("fields.passengers"), value: String(booking.passengers) },
      { term: form("fields.vehicleType"), value: vehicleName(form, booking.vehicleType) },
      ...extraFacts(input),
    ],
    fareLabel: fareLabelOf(input),
    fare: voucherFare(input),
    others: OTHERS.flatMap((currency) => {
      const amount = total?.[currency] ?? null;
      return amount === null ? [] : [formatPrice(amount, currency, language)];
    }),
    driver: { title: "Şoför için", text: driverText(input) },
    terms: voucherTerms(t),
    note: t("sent.printState", { phone: display }),
    phone: {
      label: t("voucher.phone"),
      display: contact.phone.display,
      href: callLink(contact),
    },
  };
}

/** Whether the driver waits at arrivals, with a sign. */
export function beginsAtAirport({ booking }: Voucher): boolean {
  return AIRPORTS.includes(booking.from);
}

/** Whether somebody is to be met at arrivals for the way back. */
export function landsForReturn({ booking, extras }: Voucher): boolean {
  return extras.returnTrip !== null && AIRPORTS.includes(booking.to);
}

/** The ways to the operator, with the ride that it is about already in what is written. */
export function voucherWays(
  { form, voucher: { booking }, data, language, labelOf }: VoucherInput,
  network: Network,
): ContactAction[] {
  const { fullName, date, time, from, to } = booking;
  const ride = `${fullName}, ${dayText(date, language)} ${time}, ${labelOf(from)} – ${labelOf(to)}`;
  const ways = contactOrder(contactLinks(data.contact, ride), { language, network, all: false });
  return ways.map((way) => ({ ...way, label: form(`channels.${way.channel}`) }));
}

/** Whom the driver is looking for. */
export function signNameOf({ booking, extras }: Voucher): string {
  return extras.signName || booking.fullName;
}

/** At the foot of the sign, for the driver, who reads Turkish. */
export function signFacts({ voucher: { booking }, data }: VoucherInput): { facts: string[]; vehicle: string } {
  return {
    facts: [booking.time, data.turkishPlaces[booking.to], `${booking.passengers} yolcu`],
    vehicle: VEHICLES[booking.vehicleType],
  };
}

/** The fare of all rides, or that there is none yet. */
function voucherFare({ t, form, voucher, language }: Told): VoucherFare {
  const total = totalOf(voucher);
  if (total === null || total.EUR === null) return { text: t("sent.fareOnRequest") };
  return {
    euro: {
      currency: "EUR",
      code: "EUR",
      name: currencyName(form, "EUR"),
      state: "known",
      value: total.EUR,
      text: formatEuro(total.EUR, language),
    },
    amounts: OTHERS.map((currency) => {
      const value = total[currency];
      const shared = { currency, code: currencyCode(currency, language), name: currencyName(form, currency) };
      return value === null
        ? { ...shared, state: "missing", value, text: form("price.notAvailable") }
        : { ...shared, state: "known", value, text: formatNumber(value, language) };
    }),
  };
}

/** The way back, as a fact, where one is wanted. */
export function backFacts({ t, voucher, language }: Told): VoucherFact[] {
  const back = voucher.extras.returnTrip;
  if (!back) return [];
  const when = [back.date && dayText(back.date, language), back.time].filter(Boolean).join(", ");
  return [{ term: t("voucher.back"), value: when || t("voucher.backOpen") }];
}

/** What else was asked for, as facts. */
export function askedFacts({ form, voucher: { extras } }: Told): (VoucherFact & { field: ExtraField })[] {
  const fields = ["flightNumber", "childSeats", "luggage", "signName", "address", "note"] as const;
  return fields.flatMap((field) => {
    const value = String(extras[field] || "");
    return value === "" ? [] : [{ field, term: form(`fields.${field}`), value }];
  });
}

/** All that was asked for beyond the ride, as facts. */
export function extraFacts(told: Told): VoucherFact[] {
  return [...backFacts(told), ...askedFacts(told).map(({ term, value }) => ({ term, value }))];
}

/** The small print. */
function voucherTerms(t: VoucherInput["t"]): { title: string; text: string }[] {
  return [
    { title: t("sent.printWaitingTitle"), text: t("sent.printWaiting") },
    { title: t("sent.printPaymentTitle"), text: t("sent.printPayment") },
  ];
}

/** The amounts of all rides. */
export function totalOf({ extras, amounts }: Pick<Voucher, "extras" | "amounts">): Amounts | null {
  return amounts && timesAmounts(amounts, extras.returnTrip ? 2 : 1);
}

/** What the fare is for: one ride, or both ways with the fare of each. */
export function fareLabelOf({ t, form, voucher, language }: Told): string {
  const euro = voucher.amounts?.EUR ?? null;
  if (!voucher.extras.returnTrip || euro === null) return t("sent.fare");
  return form("price.bothWays", { fare: formatEuro(euro, language) });
}

/** A few words in Turkish whatever the page's language. */
function driverText({ voucher, data }: VoucherInput): string {
  const { booking, extras } = voucher;
  const { from, to, passengers, vehicleType } = booking;
  const back = extras.returnTrip;
  const parts = [
    signNameOf(voucher),
    `${dayText(booking.date, "tr")}\u00a0${booking.time}`,
    `${data.turkishPlaces[from]} – ${data.turkishPlaces[to]}`,
    extras.address && `adres: ${extras.address}`,
    extras.flightNumber && `uçuş ${extras.flightNumber}`,
    `${passengers}\u00a0yolcu`,
    extras.childSeats > 0 && `${extras.childSeats}\u00a0çocuk koltuğu`,
    VEHICLES[vehicleType].replace(" ", "\u00a0"),
    back && (back.date ? `dönüş ${[dayText(back.date, "tr"), back.time].join("\u00a0").trim()}` : "dönüş de istiyor"),
  ];
  return parts.filter(Boolean).join(", ");
}

/** `Tue 24 Nov 2026`, `24.11.2026 Sal`: the day with its weekday, as the language has them. */
function weekdayText(date: string, language: Language): string {
  const locale = { tr: "tr-TR", en: "en-GB", ru: "ru-RU" }[language];
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const short = weekday.format(new Date(`${date}T00:00:00Z`));
  const day = dayText(date, language);
  return language === "tr" ? `${day} ${short}` : `${short} ${day}`;
}
