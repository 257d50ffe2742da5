/** Line breaks of a name, and the width of its widest line. */
export interface NameLayout {
  lines: readonly string[];
  /** In em of the sign's typeface. */
  ems: number;
}

/** Aspect ratio of the area for the name on a phone in landscape, between the bars above and below. */
export const DEFAULT_RATIO = 2.6;

/** Line height in em: keeps a cedilla clear of the ascenders below. */
export const SIGN_LEADING = 1.12;

/** Measured advance widths of Jost 600 in em. Letters without case belong to scripts that a fallback font renders. */
const WIDTHS: readonly [letters: RegExp, ems: number][] = [
  [/[-'’.\sIİJfijlrtıгт]/u, 0.33],
  [/[WЖШЩЮ]/u, 1.1],
  [/[GHMNOQmwĞÖДИЙМНОПФЦЫжшщю]/u, 0.84],
  [/\p{Lo}/u, 1],
];
const DEFAULT_WIDTH = 0.6;

/**
 * Finds the line breaks that allow the largest font size in an area with the given aspect ratio. Words stay whole but
 * may break after a hyphen; a single word that is too long has to be broken by CSS.
 */
export function layOutName(name: string, ratio: number): NameLayout {
  const parts = partsOf(name);
  // The widest line of the best layout is always some run of parts, so only the widths of runs are tried.
  const limits = new Set(
    parts.flatMap((_part, from) =>
      parts.slice(from).map((_last, more) => widthOf(lineOf(parts.slice(from, from + more + 1)))),
    ),
  );
  let best: NameLayout = { lines: [lineOf(parts)], ems: widthOf(lineOf(parts)) };
  for (const limit of limits) {
    const lines = breakLines(parts, limit);
    const ems = Math.max(...lines.map(widthOf));
    if (fontSizeOf({ lines, ems }, ratio) > fontSizeOf(best, ratio)) best = { lines, ems };
  }
  return best;
}

/** Splits `Anna-Maria Roe` into `["Anna-", "Maria ", "Roe"]`: a space belongs to the part before it. */
function partsOf(name: string): string[] {
  return (
    name
      .trim()
      .match(/[^\s-]*(?:-+|\s+|$)/gu)
      ?.filter((part) => part !== "") ?? []
  );
}

function lineOf(parts: readonly string[]): string {
  return parts.join("").trim().replace(/\s+/gu, " ");
}

/** Greedy line breaking: as many parts per line as `limit` allows, at least one. */
function breakLines(parts: readonly string[], limit: number): string[] {
  const lines: string[][] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last && widthOf(lineOf([...last, part])) <= limit) last.push(part);
    else lines.push([part]);
  }
  return lines.map(lineOf);
}

/** Largest font size that fits, as a fraction of the area's height. */
function fontSizeOf({ lines, ems }: NameLayout, ratio: number): number {
  return Math.min(ratio / ems, 1 / (lines.length * SIGN_LEADING));
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([set]) => set.test(letter))?.[1] ?? DEFAULT_WIDTH), 0);
}
