import { COUNTRY_ALIASES } from "./countryAliases.ts";

/** A country in the picker. */
export interface DialCountry {
  /** ISO 3166-1 code in capital letters, such as `TR`. */
  code: string;
  /** Including the plus, such as `+90`. */
  dialCode: string;
  name: string;
}

/**
 * Searches countries by name or alias (ignoring case and accents), by the digits of the dial code, or by country code. Exact matches
 * come first, then those that begin with the text. An empty text returns all countries in their original order.
 */
export function searchCountries(countries: readonly DialCountry[], typed: string): readonly DialCountry[] {
  const text = normalize(typed);
  if (text === "") return countries;
  const digits = text.replace(/\D/g, "");
  const ranked = countries.flatMap((country) => {
    const rank = rankOf(country, text, digits);
    return rank === undefined ? [] : [{ country, rank }];
  });
  return RANKS.flatMap((wanted) => ranked.flatMap(({ country, rank }) => (rank === wanted ? [country] : [])));
}

/** 0: equals the text, 1: begins with it, 2: has a word that begins with it, 3: contains it. */
const RANKS = [0, 1, 2, 3] as const;
type Rank = (typeof RANKS)[number];

/** The rank of a country for a text, or undefined if it does not match. */
function rankOf({ code, dialCode, name }: DialCountry, text: string, digits: string): Rank | undefined {
  if (digits !== "") {
    const own = dialCode.slice(1);
    return own === digits ? 0 : own.startsWith(digits) ? 1 : undefined;
  }
  if (code.toLowerCase() === text) return 0;
  const aliases = (COUNTRY_ALIASES[code] ?? []).map(normalize);
  if (aliases.includes(text)) return 0;
  const normalizedName = normalize(name);
  if ([normalizedName, ...aliases].some((one) => one.startsWith(text))) return 1;
  if (normalizedName.split(/[\s-]+/).some((word) => word.startsWith(text))) return 2;
  return normalizedName.includes(text) ? 3 : undefined;
}

/** Removes case and accents, and replaces the Turkish dotless i by i. */
function normalize(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
}
