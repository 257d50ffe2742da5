import type { Language } from "./language.ts";

/** Currencies beside the euro, in which every price is set. */
export const OTHER_CURRENCIES = ["TRY", "USD", "GBP"] as const;
/** All currencies in which prices are shown, in display order. */
export const CURRENCIES = ["EUR", ...OTHER_CURRENCIES] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Currencies that the site requests, by base currency. */
export const QUOTED = { TRY: ["USD", "EUR", "GBP", "SAR"], EUR: ["TRY", "USD", "GBP"] } as const;
export type RatesBase = keyof typeof QUOTED;

/** Units of each currency per unit of the base. Currencies that are not quoted are left out. */
export type RatesOf<Base extends RatesBase> = Partial<Record<(typeof QUOTED)[Base][number], number>>;
/** Units of each currency per euro. */
export type EuroRates = RatesOf<"EUR">;
/** Units of each currency per Turkish lira. */
export type TryRates = RatesOf<"TRY">;

/** A price in every currency; null where it cannot be converted. */
export type Amounts = Record<Currency, number | null>;

/** Converted prices are rounded up to a multiple of this. */
const ROUNDING_STEP = 5n;

const NO_BREAK_SPACE = "\u00a0";

/** Group and decimal separators. Not taken from `Intl`, whose locale data differ between browsers and Node. */
const SEPARATORS: Record<Language, { group: string; decimal: string }> = {
  en: { group: ",", decimal: "." },
  tr: { group: ".", decimal: "," },
  ru: { group: NO_BREAK_SPACE, decimal: "," },
};

/** An exact decimal number: `digits / 10 ** scale`. */
interface Decimal {
  digits: bigint;
  scale: number;
}

/** Parses the shortest decimal representation (`1.1`, `1e-7`), not the binary value. */
function parseDecimal(value: number): Decimal {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

function isPositive(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0;
}

function convertAndRoundUp(euro: number, rate: number | undefined): number | null {
  if (!isPositive(rate)) return null;
  const left = parseDecimal(euro);
  const right = parseDecimal(rate);
  const product = left.digits * right.digits;
  const step = ROUNDING_STEP * 10n ** BigInt(left.scale + right.scale);
  const amount = Number(((product + step - 1n) / step) * ROUNDING_STEP);
  return Number.isFinite(amount) ? amount : null;
}

/**
 * Converts a fare to every currency. Euros are unchanged; the others are rounded up to a multiple of five, and an exact
 * multiple stays. The arithmetic is decimal: 350 × 1.1 is 385. A rate that is missing, not finite, zero or negative
 * gives null. `euro` must be finite and not negative.
 */
export function convertFare(euro: number, rates: EuroRates): Amounts {
  return {
    EUR: euro,
    TRY: convertAndRoundUp(euro, rates.TRY),
    USD: convertAndRoundUp(euro, rates.USD),
    GBP: convertAndRoundUp(euro, rates.GBP),
  };
}

/** Multiplies amounts by a number of rides; null stays null. */
export function multiplyAmounts(amounts: Amounts, rides: number): Amounts {
  const multiply = (currency: Currency) => (amounts[currency] === null ? null : amounts[currency] * rides);
  return { EUR: multiply("EUR"), TRY: multiply("TRY"), USD: multiply("USD"), GBP: multiply("GBP") };
}

/**
 * Formats a finite number with the language's separators: `3,650` (en), `3.650` (tr), `3 650` with a no-break space
 * (ru).
 */
export function formatNumber(amount: number, language: Language): string {
  const { group, decimal } = SEPARATORS[language];
  const { digits, scale } = parseDecimal(Math.abs(amount));
  const text = String(digits).padStart(scale + 1, "0");
  const whole = text.slice(0, text.length - scale).replace(/\B(?=(\d{3})+$)/g, group);
  return `${amount < 0 ? "-" : ""}${whole}${scale > 0 ? decimal + text.slice(-scale) : ""}`;
}

/** Formats a price in euros: `€75` in English, `75 €` with a no-break space in the other languages. */
export function formatEuro(amount: number, language: Language): string {
  return withCurrency(formatNumber(amount, language), "EUR", language);
}

/** Formats the lowest and the highest of several prices in euros: `€45–75` (en), `45–75 €` (tr, ru); one price if they are equal. */
export function formatEuroRange(least: number, most: number, language: Language): string {
  if (least === most) return formatEuro(least, language);
  return withCurrency(`${formatNumber(least, language)}–${formatNumber(most, language)}`, "EUR", language);
}

/**
 * Formats an amount with its currency: `TRY 3,650` (en), `3.650 TL` (tr), `3 650 TRY` (ru), euros as `formatEuro`. All
 * spaces are no-break spaces.
 */
export function formatPrice(amount: number, currency: Currency, language: Language): string {
  return withCurrency(formatNumber(amount, language), currency, language);
}

/** Adds the currency to a formatted amount or to its placeholder (`N/A`), in the language's order. */
export function withCurrency(text: string, currency: Currency, language: Language): string {
  if (currency === "EUR") return language === "en" ? `€${text}` : `${text}${NO_BREAK_SPACE}€`;
  if (language === "en") return `${currency}${NO_BREAK_SPACE}${text}`;
  return `${text}${NO_BREAK_SPACE}${currencyCode(currency, language)}`;
}

/** Displayed currency code: the ISO code, except `TL` for the lira in Turkish. */
export function currencyCode(currency: Currency, language: Language): string {
  return language === "tr" && currency === "TRY" ? "TL" : currency;
}

/**
 * Price of one unit in lira, with two decimals and a decimal point (`48.62`): 1 / rate. Null for a rate that is missing
 * or not positive.
 */
export function liraPerUnit(rate: number | undefined): string | null {
  if (!isPositive(rate)) return null;
  const { digits, scale } = parseDecimal(rate);
  // Half a hundredth is added before the truncating division, which rounds half up.
  const hundredths = (2n * 100n * 10n ** BigInt(scale) + digits) / (2n * digits);
  const text = String(hundredths).padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
