import { isOnShow } from "./onShow.ts";

/** Faces that draw by their ranges; what a fallback draws looks different on every machine. */
const OWN = ["Poster", "Jost", "Board"];

/**
 * After a story's `play`: every character on show is drawn by the face that its style names first, from either of its files. Throws
 * with a line for each that is not.
 */
export function everyCharacterIsDrawn(): void {
  const ranges = new Map(OWN.map((family) => [family, rangesOf(family)]));
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !isOnShow(element)) continue;
    const { fontFamily, textTransform } = getComputedStyle(element);
    const family = faceOf(fontFamily.split(",")[0] ?? "");
    const drawn = ranges.get(family);
    if (!drawn) continue;
    const text = node.nodeValue ?? "";
    const language = element.closest<HTMLElement>("[lang]")?.lang;
    for (const character of textTransform === "uppercase" ? text.toLocaleUpperCase(language) : text) {
      const code = character.codePointAt(0) ?? 0;
      if (/\s/.test(character) || drawn.some(([first, last]) => code >= first && code <= last)) continue;
      faults.add(`${family} has no “${character}” (in “${text.trim().slice(0, 40)}”)`);
    }
  }
  if (faults.size > 0) throw new Error([...faults].join("\n"));
}

/** The name of a face, whichever of its files a style names first. */
function faceOf(family: string): string {
  return family.replaceAll('"', "").replace(/ Russian$/, "");
}

/** What all files of a face draw, as pairs of code points. */
function rangesOf(family: string): [first: number, last: number][] {
  return [...document.fonts]
    .filter((face) => faceOf(face.family) === family)
    .flatMap(({ unicodeRange }) => unicodeRange.split(","))
    .map((range) => {
      const [first = "", last = first] = range.trim().slice("U+".length).split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
}
