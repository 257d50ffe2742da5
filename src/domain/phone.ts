import type { Country } from "./countries.ts";
import { linkWithText } from "./linkWithText.ts";
import { nationalDigits, withoutExtension } from "./phoneInput.ts";
import { NATIONAL_LENGTHS } from "./phoneLengths.ts";

/**
 * Countries whose national numbers may begin with the digits of their dial code. There, only a remainder of at least
 * ten digits shows that the code was typed twice.
 */
const TEN_DIGIT_CODES = new Set(["1", "7", "39", "43", "49", "55", "86", "90", "91", "98"]);

/**
 * Trunk prefixes other than a single zero. Italy keeps its zero when dialled from abroad. Lithuanians also write their former
 * 8, and Belarusians a zero behind theirs.
 */
const TRUNK_PREFIXES: Partial<Record<string, RegExp>> = {
  "7": /^8(?=\d{10})/,
  "36": /^06(?=\d{8})/,
  "39": /^(?!)/,
  "370": /^(?:0|8(?=\d{8}))/,
  "375": /^(?:0|80?(?=\d{9}))/,
  "993": /^8(?=\d{8})/,
};
const TRUNK_ZERO = /^0/;

/** Digits after `+` or `00`. Undefined if the number is not in international format. */
function internationalDigits(typed: string): string | undefined {
  return /^(?:\+|00)(\d+)$/.exec(withoutExtension(typed).replace(/[^\d+]/g, ""))?.[1];
}

/** National number without the trunk prefix and without a repeated dial code. */
function withoutPrefixes(dialDigits: string, digits: string): string {
  const trunk = TRUNK_PREFIXES[dialDigits] ?? TRUNK_ZERO;
  const minLength = TEN_DIGIT_CODES.has(dialDigits) ? 10 : dialDigits.length > 2 ? 7 : 8;
  const national = digits.replace(trunk, "");
  const isCodeRepeated = national.startsWith(dialDigits) && national.length - dialDigits.length >= minLength;
  return isCodeRepeated ? national.slice(dialDigits.length).replace(trunk, "") : national;
}

/**
 * Splits a number in international format (`+90 532 …`, `0090532…`, `+44 (0)20 …`) into the longest matching dial code
 * and the national number. Null if it has no dial code, if the code is not in the list, or if no digits follow.
 */
export function parseCompletePhone(
  text: string,
  countries: readonly Pick<Country, "dialCode">[],
): { dialCode: string; number: string } | null {
  const digits = internationalDigits(text);
  if (digits === undefined) return null;
  const [dialCode] = countries
    .map((country) => country.dialCode)
    .filter((code) => digits.startsWith(code.slice(1)))
    .sort((a, b) => b.length - a.length);
  if (dialCode === undefined) return null;
  const number = withoutPrefixes(dialCode.slice(1), digits.slice(dialCode.length - 1));
  return number === "" ? null : { dialCode, number };
}

/**
 * As `parseCompletePhone`, for a number that is still being typed: also null while its digits may become a longer dial
 * code of the list.
 */
export function parseTypedPhone(
  text: string,
  countries: readonly Pick<Country, "dialCode">[],
): { dialCode: string; number: string } | null {
  const digits = internationalDigits(text) ?? "";
  const isIncomplete = countries.some(
    ({ dialCode }) => dialCode.length > digits.length + 1 && dialCode.startsWith(`+${digits}`),
  );
  return isIncomplete ? null : parseCompletePhone(text, countries);
}

/**
 * Formats a number as E.164: `+905321234567`. One trunk zero is dropped, `8…` after `+7` becomes `7…`, and a repeated
 * dial code is removed. A number typed with `+` or `00` and another dial code keeps that code.
 */
export function phoneE164(dialCode: string, number: string): string {
  const dialDigits = nationalDigits(dialCode);
  const international = internationalDigits(number);
  if (international === undefined) return `+${dialDigits}${withoutPrefixes(dialDigits, nationalDigits(number))}`;
  if (!international.startsWith(dialDigits)) return `+${international}`;
  return `+${dialDigits}${withoutPrefixes(dialDigits, international.slice(dialDigits.length))}`;
}

/** The fewest and the most digits, with the dial code, of a number from a country that is not in the table. E.164 sets the most. */
const [MIN_DIGITS, MAX_DIGITS] = [7, 15];

/** Whether a number has as many digits as those of its country have. */
export function isPossiblePhone(dialCode: string, number: string): boolean {
  const digits = phoneE164(dialCode, number).slice(1);
  for (const [fewest, most, dialCodes] of NATIONAL_LENGTHS) {
    const code = dialCodes.split(" ").find((one) => digits.startsWith(one));
    if (code !== undefined) return isBetween(digits.length - code.length, fewest, most);
  }
  return isBetween(digits.length, MIN_DIGITS, MAX_DIGITS);
}

function isBetween(length: number, fewest: number, most: number): boolean {
  return length >= fewest && length <= most;
}

const TEN_DIGITS = /^(\d{3})(\d{3})(\d{2})(\d{2})$/;
/** Groups of digits that are usual in Türkiye, in Russia, and for mobile numbers in the United Kingdom, by dial code. */
const GROUPS: Partial<Record<string, RegExp>> = {
  "+90": TEN_DIGITS,
  "+7": TEN_DIGITS,
  "+44": /^(7\d{3})(\d{6})$/,
};

/**
 * Formats a number for people, with spaces that do not break: `+90 532 123 45 67`, `+1 2025550123`. One typed with another dial code
 * stays as E.164, because it is not known where that code ends.
 */
export function phoneText(dialCode: string, number: string): string {
  const e164 = phoneE164(dialCode, number);
  if (!e164.startsWith(dialCode)) return e164;
  const digits = e164.slice(dialCode.length);
  const groups = GROUPS[dialCode]?.exec(digits)?.slice(1) ?? [digits];
  return [dialCode, ...groups].join("\u00a0");
}

/** WhatsApp link to a number, pre-filled with `text` if given: `https://wa.me/905321234567?text=…`. */
export function whatsappLink(dialCode: string, number: string, text?: string): string {
  return linkWithText(`https://wa.me/${phoneE164(dialCode, number).slice(1)}`, "text", text);
}
