/** Converts full-width and Arabic digits, as other keyboards may type them, to ASCII; other characters stay. */
function asciiDigits(text: string): string {
  return text.normalize("NFKC").replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/** At least seven digits, and what follows them from the first letter, `#` or `;` on. */
const NUMBER_AND_EXTENSION = /^(\D*(?:\d[^\d\p{L}#;]*){7,})([\p{L}#;].*)$/su;

/** Splits a typed number from the extension or the words behind it; both have ASCII digits. */
function splitExtension(typed: string): { number: string; extension: string } {
  const text = asciiDigits(typed);
  const [, number = text, extension = ""] = NUMBER_AND_EXTENSION.exec(text) ?? [];
  return { number, extension };
}

/** A typed number in ASCII digits, without an extension (`ext 5`, `доб. 5`, `dahili 5`, `#5`) or other words behind it. */
export function withoutExtension(typed: string): string {
  return splitExtension(typed).number;
}

/** Digits of a typed number without its extension; all other characters are dropped. */
export function nationalDigits(typed: string): string {
  return withoutExtension(typed).replace(/\D/g, "");
}

/**
 * Normalises a typed number: digits, with a leading `+` if it was typed with one; a leading `00` stays. A `+` elsewhere
 * is dropped, and so is an extension.
 */
export function normalizePhoneInput(typed: string): string {
  const isWithCountry = asciiDigits(typed)
    .replace(/[^\d+]/g, "")
    .startsWith("+");
  return `${isWithCountry ? "+" : ""}${nationalDigits(typed)}`;
}

/**
 * As `normalizePhoneInput`, for a number that is still being typed: an extension stays, because without the word in front of
 * them its digits would become the number's.
 */
export function normalizeTypedPhone(typed: string): string {
  const { number, extension } = splitExtension(typed);
  return normalizePhoneInput(number) + (extension && ` ${extension}`);
}
