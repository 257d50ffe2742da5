import type { Country } from "./countries.ts";
import { linkWithText } from "./linkWithText.ts";
import { asciiDigits, nationalDigits } from "./writtenPhone.ts";

/** Countries whose own numbers may begin with the digits of their dial code; there only a rest this long shows that it was typed twice. */
const TEN_DIGITS_AFTER_CODE = new Set(["1", "7", "39", "43", "49", "55", "86", "90", "91", "98"]);

/** What people dial before a number inside their country, where that is not one zero. Italy dials its zero from abroad, too. */
const TRUNK_PREFIXES: Partial<Record<string, RegExp>> = {
  "7": /^8(?=\d{10})/,
  "36": /^06(?=\d{8})/,
  "39": /^(?!)/,
  "375": /^80(?=\d{9})/,
};
const TRUNK_ZERO = /^0/;

/** The digits after `+` or `00`, where a number was written with its country; undefined where it was not. */
function internationalDigits(typed: string): string | undefined {
  return /^(?:\+|00)(\d+)$/.exec(asciiDigits(typed).replace(/[^\d+]/g, ""))?.[1];
}

/** The number as its country writes it from abroad: without trunk prefix, and without the country code typed once more. */
function withoutPrefixes(dialDigits: string, digits: string): string {
  const trunk = TRUNK_PREFIXES[dialDigits] ?? TRUNK_ZERO;
  const shortest = TEN_DIGITS_AFTER_CODE.has(dialDigits) ? 10 : dialDigits.length > 2 ? 7 : 8;
  const bare = digits.replace(trunk, "");
  const doubled = bare.startsWith(dialDigits) && bare.length - dialDigits.length >= shortest;
  return doubled ? bare.slice(dialDigits.length).replace(trunk, "") : bare;
}

/**
 * A number pasted whole (`+90 532 …`, `0090532…`, `+44 (0)20 …`) as the dial code it names, the longest that fits, and the
 * digits after it. Null for a number without a country, for a country that is not in the list, or where no digits follow.
 */
export function parsePastedPhone(
  text: string,
  countries: readonly Pick<Country, "dialCode">[],
): { dialCode: string; number: string } | null {
  const digits = internationalDigits(text);
  if (digits === undefined) return null;
  const [dialCode] = countries
    .map((country) => country.dialCode)
    .filter((code) => digits.startsWith(code.slice(1)))
    .toSorted((a, b) => b.length - a.length);
  if (dialCode === undefined) return null;
  const number = withoutPrefixes(dialCode.slice(1), digits.slice(dialCode.length - 1));
  return number === "" ? null : { dialCode, number };
}

/** The same for a number that is still being typed: null, too, while its digits may become a longer dial code of the list. */
export function parseTypedPhone(
  text: string,
  countries: readonly Pick<Country, "dialCode">[],
): { dialCode: string; number: string } | null {
  const digits = internationalDigits(text) ?? "";
  const isOpen = countries.some(
    ({ dialCode }) => dialCode.length > digits.length + 1 && dialCode.startsWith(`+${digits}`),
  );
  return isOpen ? null : parsePastedPhone(text, countries);
}

/**
 * The number as it is dialled from anywhere: `+905321234567`. One trunk zero is dropped, `8…` after `+7` becomes `7…`, and a
 * country code typed again is not doubled. A number written with `+` or `00` and another country keeps that country.
 */
export function phoneE164(dialCode: string, number: string): string {
  const dialDigits = nationalDigits(dialCode);
  const international = internationalDigits(number);
  if (international === undefined) return `+${dialDigits}${withoutPrefixes(dialDigits, nationalDigits(number))}`;
  if (!international.startsWith(dialDigits)) return `+${international}`;
  return `+${dialDigits}${withoutPrefixes(dialDigits, international.slice(dialDigits.length))}`;
}

/** A chat with a number, with `text` already typed where it is given: `https://wa.me/905321234567?text=…`. */
export function whatsappLink(dialCode: string, number: string, text?: string): string {
  return linkWithText(`https://wa.me/${phoneE164(dialCode, number).slice(1)}`, "text", text);
}
