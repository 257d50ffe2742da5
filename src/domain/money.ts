import type { Language } from "./language.ts";

export const CURRENCIES = ["EUR", "TRY", "USD", "GBP"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The currencies that the site asks for, by the one that they are quoted in. */
export const QUOTED = { TRY: ["USD", "EUR", "GBP", "SAR"], EUR: ["TRY", "USD", "GBP"] } as const;
export type RatesBase = keyof typeof QUOTED;

/** Units of each currency for one of the base; one that is not quoted is left out. */
export type RatesOf<Base extends RatesBase> = Partial<Record<(typeof QUOTED)[Base][number], number>>;
export type EuroRates = RatesOf<"EUR">;
export type TryRates = RatesOf<"TRY">;

/** A price in every currency; null where it could not be converted. */
export type Amounts = Record<Currency, number | null>;

/** Converted prices go up to the next multiple of this. */
const STEP = 5n;

const NO_BREAK_SPACE = "\u00a0";

/** Thousands and decimals as the languages write them; by hand, because browsers and servers carry different tables. */
const SEPARATORS: Record<Language, { group: string; decimal: string }> = {
  en: { group: ",", decimal: "." },
  tr: { group: ".", decimal: "," },
  ru: { group: NO_BREAK_SPACE, decimal: "," },
};

/** A decimal number without any rounding: `digits / 10 ** scale`. */
interface Decimal {
  digits: bigint;
  scale: number;
}

/** The number as it is written (`1.1`, `1e-7`), not as binary arithmetic holds it. */
function decimalOf(value: number): Decimal {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

function isPositive(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0;
}

function roundedUp(euro: number, rate: number | undefined): number | null {
  if (!isPositive(rate)) return null;
  const left = decimalOf(euro);
  const right = decimalOf(rate);
  const product = left.digits * right.digits;
  const step = STEP * 10n ** BigInt(left.scale + right.scale);
  const amount = Number(((product + step - 1n) / step) * STEP);
  return Number.isFinite(amount) ? amount : null;
}

/**
 * A fare in every currency: euros as they are, the others rounded up to the next multiple of five (an exact multiple stays).
 * The arithmetic is decimal: 350 × 1.1 is 385. A rate that is missing, not a number, zero or negative gives null.
 * `euro` is finite and not negative.
 */
export function convertFare(euro: number, rates: EuroRates): Amounts {
  return {
    EUR: euro,
    TRY: roundedUp(euro, rates.TRY),
    USD: roundedUp(euro, rates.USD),
    GBP: roundedUp(euro, rates.GBP),
  };
}

/** What so many rides at these amounts cost together; null stays null. */
export function timesAmounts(amounts: Amounts, rides: number): Amounts {
  const times = (currency: Currency) => (amounts[currency] === null ? null : amounts[currency] * rides);
  return { EUR: times("EUR"), TRY: times("TRY"), USD: times("USD"), GBP: times("GBP") };
}

/** A finite number with the language's separators: `3,650` (en), `3.650` (tr), `3 650` with a no-break space (ru). */
export function formatNumber(amount: number, language: Language): string {
  const { group, decimal } = SEPARATORS[language];
  const { digits, scale } = decimalOf(Math.abs(amount));
  const text = String(digits).padStart(scale + 1, "0");
  const whole = text.slice(0, text.length - scale).replace(/\B(?=(\d{3})+$)/g, group);
  return `${amount < 0 ? "-" : ""}${whole}${scale > 0 ? decimal + text.slice(-scale) : ""}`;
}

/** `€75` in English, `75 €` with a no-break space elsewhere. */
export function formatEuro(amount: number, language: Language): string {
  return withCurrency(formatNumber(amount, language), "EUR", language);
}

/** An amount with its currency: `TRY 3,650` (en), `3.650 TL` (tr), `3 650 TRY` (ru), euros as `formatEuro`. No break inside. */
export function formatPrice(amount: number, currency: Currency, language: Language): string {
  return withCurrency(formatNumber(amount, language), currency, language);
}

/** What stands where an amount would (`N/A`), with its currency, as `formatPrice` sets the two. */
export function withCurrency(text: string, currency: Currency, language: Language): string {
  if (currency === "EUR") return language === "en" ? `€${text}` : `${text}${NO_BREAK_SPACE}€`;
  if (language === "en") return `${currency}${NO_BREAK_SPACE}${text}`;
  return `${text}${NO_BREAK_SPACE}${currencyCode(currency, language)}`;
}

/** How a currency's code is written: the ISO code, and `TL` for the lira in Turkish. */
export function currencyCode(currency: Currency, language: Language): string {
  return language === "tr" && currency === "TRY" ? "TL" : currency;
}

/** What one unit costs in lira, with two decimals and a point (`48.62`): 1 / rate. Null for a rate that is missing or not positive. */
export function liraPerUnit(rate: number | undefined): string | null {
  if (!isPositive(rate)) return null;
  const { digits, scale } = decimalOf(rate);
  // Half a hundredth is added before the division cuts, so that it rounds half up.
  const hundredths = (2n * 100n * 10n ** BigInt(scale) + digits) / (2n * digits);
  const text = String(hundredths).padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
