/** Converts full-width and Arabic digits, as other keyboards may type them, to ASCII; other characters stay. */
export function asciiDigits(text: string): string {
  return text.normalize("NFKC").replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/** Digits of a typed number; all other characters are dropped. */
export function nationalDigits(typed: string): string {
  return asciiDigits(typed).replace(/\D/g, "");
}

/**
 * Normalises a typed number: digits, with a leading `+` if it was typed with one; a leading `00` stays. A `+` elsewhere
 * is dropped.
 */
export function normalizePhoneInput(typed: string): string {
  const isWithCountry = asciiDigits(typed)
    .replace(/[^\d+]/g, "")
    .startsWith("+");
  return `${isWithCountry ? "+" : ""}${nationalDigits(typed)}`;
}
