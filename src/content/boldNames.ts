/** Makes names bold in escaped text. Each is a whole word; a suffix after an apostrophe stays outside (`Bodrum’da`). */
export function boldNames(html: string, names: readonly string[]): string {
  if (names.length === 0) return html;
  return html.replaceAll(new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "gu"), "<strong>$&</strong>");
}
