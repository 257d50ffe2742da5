import type { Language } from "#src/domain/language.ts";

/**
 * Makes names bold in escaped text. Each is a whole word, which other letters only follow in Turkish: a suffix, with or without an
 * apostrophe, stays outside (`Bodrum’da`, `Bodrumlu`).
 */
export function boldNames(html: string, names: readonly string[], language: Language): string {
  if (names.length === 0) return html;
  const end = language === "tr" ? "" : "(?!\\p{L})";
  return html.replaceAll(new RegExp(`(?<!\\p{L})(?:${names.join("|")})${end}`, "gu"), "<strong>$&</strong>");
}
