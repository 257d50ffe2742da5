import type { Minutes, PriceData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import {
  convertFare,
  currencyCode,
  formatEuro,
  formatNumber,
  formatPrice,
  type Currency,
  type EuroRates,
} from "#src/domain/money.ts";
import type { VehicleType } from "#src/domain/price.ts";
import type { Translate } from "#src/i18n/translate.ts";
import type { PriceAmount } from "#src/ui/PricePanel/AmountRows.tsx";

/** The words of the price list. */
export type PriceWords = Translate<["prices", "booking", "fares"]>;

/** The currencies beside the euro, in the order in which they are shown. */
export const OTHER_CURRENCIES = ["TRY", "USD", "GBP"] as const;

const CURRENCY_KEYS = {
  TRY: "booking:currencies.try",
  USD: "booking:currencies.usd",
  GBP: "booking:currencies.gbp",
} as const;
const VEHICLE_KEYS = {
  "vip-vito": "booking:vehicles.vipVito",
  "vip-sprinter": "booking:vehicles.vipSprinter",
} as const;

export function vehicleName(t: PriceWords, type: VehicleType): string {
  return t(VEHICLE_KEYS[type]);
}

/** `Airport (BJV) – Yalıkavak, VIP Vito` */
export function tripName(t: PriceWords, { fromLabel, toLabel, vehicleType }: PriceData): string {
  return t("fares:tripBy", { from: fromLabel, to: toLabel, vehicle: vehicleName(t, vehicleType) });
}

/** `50`, `35–40` */
export function minutesRange(minutes: Minutes): string {
  return typeof minutes === "number" ? String(minutes) : minutes.join("–");
}

/** `about 50 min`, `35–40 min` */
export function minutesText(t: PriceWords, minutes: Minutes): string {
  if (typeof minutes === "number") return t("fares:about", { minutes });
  const [shortest, longest] = minutes;
  return t("fares:between", { shortest, longest });
}

export function euroAmount(t: PriceWords, euro: number, language: Language): PriceAmount {
  const name = t("booking:currencies.eur");
  return { currency: "EUR", code: "EUR", name, state: "known", value: euro, text: formatEuro(euro, language) };
}

/** What is known of the rates; while they are on their way nothing is said to be missing. */
export interface KnownRates {
  rates: EuroRates;
  areComing: boolean;
}

/** A fare in the other currencies. */
export function otherAmounts(t: PriceWords, euro: number, known: KnownRates, language: Language): PriceAmount[] {
  const amounts = convertFare(euro, known.rates);
  return OTHER_CURRENCIES.map((currency) => {
    const shared = { currency, code: currencyCode(currency, language), name: t(CURRENCY_KEYS[currency]) };
    const value = amounts[currency];
    if (value !== null) return { ...shared, state: "known", value, text: formatNumber(value, language) };
    return known.areComing
      ? { ...shared, state: "loading", value, text: "" }
      : { ...shared, state: "missing", value, text: t("booking:price.notAvailable") };
  });
}

/** Never at the beginning of a line. */
export const DOT = "\u00a0· ";

/** The known ones of these amounts as one piece of text: `TRY 3,650 · USD 90 · GBP 70`. */
export function amountsLine(amounts: readonly (readonly [Currency, number | null | undefined])[], language: Language) {
  return amounts
    .flatMap(([currency, amount]) => (typeof amount === "number" ? [formatPrice(amount, currency, language)] : []))
    .join(DOT);
}
