/** Full-width and Arabic digits as ASCII, as a visitor's own keyboard may give them; the rest of the text stays. */
export function asciiDigits(text: string): string {
  return text.normalize("NFKC").replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/** The digits of a typed number: spaces, dashes, brackets and everything else are dropped. */
export function nationalDigits(typed: string): string {
  return asciiDigits(typed).replace(/\D/g, "");
}

/**
 * A number as its field keeps it: digits, and the `+` or `00` in front of one that is written with its country. A `+` further on
 * is dropped.
 */
export function writtenPhone(typed: string): string {
  const isWithCountry = asciiDigits(typed)
    .replace(/[^\d+]/g, "")
    .startsWith("+");
  return `${isWithCountry ? "+" : ""}${nationalDigits(typed)}`;
}
