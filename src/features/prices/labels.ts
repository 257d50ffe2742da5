import type { Minutes, PriceData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import {
  convertFare,
  currencyCode,
  formatEuro,
  formatEuroRange,
  formatNumber,
  formatPrice,
  OTHER_CURRENCIES,
  type Currency,
  type EuroRates,
} from "#src/domain/money.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { currencyName } from "#src/i18n/labels.ts";
import type { Translate } from "#src/i18n/messages.ts";
import type { PriceAmount } from "#src/ui/Amount/Amount.tsx";

/** Translator for the price list. */
export type TranslatePrice = Translate<["prices", "fares"]>;

/** `Airport (BJV) – Yalıkavak, VIP Vito` */
export function tripName(t: TranslatePrice, { fromLabel, toLabel, vehicleType }: PriceData): string {
  return t("fares:tripBy", { from: fromLabel, to: toLabel, vehicle: VEHICLES[vehicleType].name });
}

/** `50`, `35–40` */
export function minutesRange(minutes: Minutes): string {
  return typeof minutes === "number" ? String(minutes) : minutes.join("–");
}

/** `€45–75`, or `€120` if all fares are the same */
export function priceRange(fares: readonly Pick<PriceData, "euro">[], language: Language): string {
  const euros = fares.map(({ euro }) => euro);
  return formatEuroRange(Math.min(...euros), Math.max(...euros), language);
}

/** A fare in euros, as the price components take it. */
export function euroAmount(t: TranslatePrice, euro: number, language: Language): PriceAmount {
  const name = currencyName(t, "EUR");
  return { currency: "EUR", code: "EUR", name, state: "known", value: euro, text: formatEuro(euro, language) };
}

/** Exchange rates and whether they are still loading; missing rates are reported only afterwards. */
export interface EuroRatesState {
  rates: EuroRates;
  arePending: boolean;
}

/** Converts a fare to the other currencies. */
export function otherAmounts(
  t: TranslatePrice,
  euro: number,
  euroRates: EuroRatesState,
  language: Language,
): PriceAmount[] {
  const amounts = convertFare(euro, euroRates.rates);
  return OTHER_CURRENCIES.map((currency) => {
    const shared = { currency, code: currencyCode(currency, language), name: currencyName(t, currency) };
    const value = amounts[currency];
    if (value !== null) return { ...shared, state: "known", value, text: formatNumber(value, language) };
    return euroRates.arePending
      ? { ...shared, state: "loading", value, text: "" }
      : { ...shared, state: "missing", value, text: t("fares:price.notAvailable") };
  });
}

/** Separator with a no-break space, so that a line never begins with the dot. */
export const SEPARATOR = "\u00a0· ";

/** The amounts that are known, with their currencies: `TRY 3,650`, `USD 90`, `GBP 70`. */
export function knownAmounts(
  amounts: readonly (readonly [Currency, number | null | undefined])[],
  language: Language,
): string[] {
  return amounts.flatMap(([currency, amount]) =>
    typeof amount === "number" ? [formatPrice(amount, currency, language)] : [],
  );
}
