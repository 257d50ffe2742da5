import { isVisible } from "./visibility.ts";

/** Web fonts with a `unicode-range`. Fallback fonts look different on every machine. */
const WEB_FONTS = ["Poster", "Jost", "Board"];

/**
 * Checks, after a story's `play`, that the first font of every visible text covers all its characters. Throws an error
 * with a line for each missing character.
 */
export function checkFontCoverage(): void {
  const rangesByFamily = new Map(WEB_FONTS.map((family) => [family, rangesOf(family)]));
  const missing = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !isVisible(element)) continue;
    const { fontFamily, textTransform } = getComputedStyle(element);
    const family = familyName(fontFamily.split(",")[0] ?? "");
    const ranges = rangesByFamily.get(family);
    if (!ranges) continue;
    const text = node.nodeValue ?? "";
    const language = element.closest<HTMLElement>("[lang]")?.lang;
    for (const character of textTransform === "uppercase" ? text.toLocaleUpperCase(language) : text) {
      const code = character.codePointAt(0) ?? 0;
      if (/\s/.test(character) || ranges.some(([first, last]) => code >= first && code <= last)) continue;
      missing.add(`${family} has no “${character}” (in “${text.trim().slice(0, 40)}”)`);
    }
  }
  if (missing.size > 0) throw new Error([...missing].join("\n"));
}

/** Font family without the suffix of its Russian file. */
function familyName(family: string): string {
  return family.replaceAll('"', "").replace(/ Russian$/, "");
}

/** Code point ranges of all files of a font family. */
function rangesOf(family: string): [first: number, last: number][] {
  return [...document.fonts]
    .filter((face) => familyName(face.family) === family)
    .flatMap(({ unicodeRange }) => unicodeRange.split(","))
    .map((range) => {
      const [first = "", last = first] = range.trim().slice("U+".length).split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
}
