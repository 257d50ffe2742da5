import type { Localized } from "./language.ts";

/** A country in the dial-code picker, with its name in every language. */
export interface CountryEntry {
  /** ISO 3166-1 alpha-2 code, which also names the flag: `TR`. */
  code: string;
  /** With the plus sign: `+90`. */
  dialCode: string;
  name: Localized<string>;
}

/** A country with its name in one language. */
export interface Country {
  code: string;
  dialCode: string;
  name: string;
}

/** Country that represents a dial code shared by several countries. */
const MAIN_COUNTRY: Partial<Record<string, string>> = { "+1": "US", "+7": "RU" };

/**
 * Finds the country of a dial code, or the first country of the list if none has it. Undefined only if the list is
 * empty.
 */
export function countryOfDialCode(countries: readonly Country[], dialCode: string): Country | undefined {
  const matches = countries.filter((country) => country.dialCode === dialCode);
  return matches.find(({ code }) => code === MAIN_COUNTRY[dialCode]) ?? matches[0] ?? countries[0];
}
