import type { Localized } from "./language.ts";

/** A country of the dial-code picker with its name in every language. */
export interface CountryEntry {
  /** Two letters, as flags are named: `TR`. */
  code: string;
  /** With the plus: `+90`. */
  dialCode: string;
  name: Localized<string>;
}

/** The same as one language shows it. */
export interface Country {
  code: string;
  dialCode: string;
  name: string;
}

/** Whose flag stands for a dial code that several countries share. */
const MAIN_COUNTRY: Partial<Record<string, string>> = { "+1": "US", "+7": "RU" };

/** The country that a dial code stands for; the first of the list where none has it. Undefined for an empty list only. */
export function countryOfDialCode(countries: readonly Country[], dialCode: string): Country | undefined {
  const sharing = countries.filter((country) => country.dialCode === dialCode);
  return sharing.find(({ code }) => code === MAIN_COUNTRY[dialCode]) ?? sharing[0] ?? countries[0];
}
