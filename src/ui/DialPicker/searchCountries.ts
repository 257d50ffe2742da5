import { COUNTRY_ALIASES } from "./countryAliases.ts";

/** A country as the picker shows it. */
export interface DialCountry {
  /** Two capital letters: `TR`. */
  code: string;
  /** With the plus: `+90`. */
  dialCode: string;
  name: string;
}

/**
 * The countries that a typed text may mean, by name or a name beside it (accents and case do not matter), by the digits of the
 * dial code, or by the two letters. Those that begin with the text come first; an empty text gives all, in their own order.
 */
export function searchCountries(countries: readonly DialCountry[], typed: string): readonly DialCountry[] {
  const text = plain(typed);
  if (text === "") return countries;
  const digits = text.replace(/\D/g, "");
  const ranked = countries.flatMap((country) => {
    const rank = rankOf(country, text, digits);
    return rank === undefined ? [] : [{ country, rank }];
  });
  return RANKS.flatMap((wanted) => ranked.flatMap(({ country, rank }) => (rank === wanted ? [country] : [])));
}

/** 0 is exactly it, 1 begins with the text, 2 has a word that does, 3 contains it. */
const RANKS = [0, 1, 2, 3] as const;
type Rank = (typeof RANKS)[number];

/** Undefined does not fit. */
function rankOf({ code, dialCode, name }: DialCountry, text: string, digits: string): Rank | undefined {
  if (digits !== "") {
    const own = dialCode.slice(1);
    return own === digits ? 0 : own.startsWith(digits) ? 1 : undefined;
  }
  if (code.toLowerCase() === text) return 0;
  const aliases = (COUNTRY_ALIASES[code] ?? []).map(plain);
  if (aliases.includes(text)) return 0;
  const words = plain(name);
  if ([words, ...aliases].some((one) => one.startsWith(text))) return 1;
  if (words.split(/[\s-]+/).some((word) => word.startsWith(text))) return 2;
  return words.includes(text) ? 3 : undefined;
}

/** Without case and accents, and with one i for the Turkish two. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
}
