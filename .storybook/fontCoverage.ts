import { isVisible } from "./visibility.ts";

/** Web fonts with a `unicode-range`. Fallback fonts look different on every machine. */
const WEB_FONTS = /^(?:Poster|Jost|Board)(?: Russian)?$/;

type Range = [first: number, last: number];

/**
 * Checks, after a story's `play`, that the web fonts of every visible text cover all its characters. Throws an error
 * with a line for each missing character.
 */
export function checkFontCoverage(): void {
  const rangesByStack = new Map<string, Range[]>();
  const missing = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !isVisible(element)) continue;
    const { fontFamily, textTransform } = getComputedStyle(element);
    const ranges = rangesByStack.get(fontFamily) ?? rangesOf(fontFamily);
    rangesByStack.set(fontFamily, ranges);
    if (ranges.length === 0) continue;
    const text = node.nodeValue ?? "";
    const language = element.closest<HTMLElement>("[lang]")?.lang;
    for (const character of textTransform === "uppercase" ? text.toLocaleUpperCase(language) : text) {
      const code = character.codePointAt(0) ?? 0;
      if (/\s/.test(character) || ranges.some(([first, last]) => code >= first && code <= last)) continue;
      missing.add(`${fontFamily.split(",")[0]} has no “${character}” (in “${text.trim().slice(0, 40)}”)`);
    }
  }
  if (missing.size > 0) throw new Error([...missing].join("\n"));
}

/** Code point ranges of the web fonts in a value of `font-family`. */
function rangesOf(fontFamily: string): Range[] {
  const families = fontFamily.split(",").map(unquoted);
  return [...document.fonts]
    .filter(({ family }) => WEB_FONTS.test(unquoted(family)) && families.includes(unquoted(family)))
    .flatMap(({ unicodeRange }) => unicodeRange.split(","))
    .map((range) => {
      const [first = "", last = first] = range.trim().slice("U+".length).split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
}

function unquoted(family: string): string {
  return family.replaceAll('"', "").trim();
}
