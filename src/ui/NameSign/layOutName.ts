/** How a name is divided into lines, and how wide the widest of them is. */
export interface NameLayout {
  lines: readonly string[];
  /** In em of the sign's face. */
  ems: number;
}

/** The room for a name, width by height, on a phone held sideways: what is left between the bars above and below. */
export const USUAL_RATIO = 2.6;

/** From line to line, in em: a cedilla below keeps clear of an ascender. */
export const SIGN_LEADING = 1.12;

/** Advance widths of Jost 600 in em, measured; letters without a case belong to scripts that another face draws. */
const WIDTHS: readonly [letters: RegExp, ems: number][] = [
  [/[-'’.\sIİJfijlrtıгт]/u, 0.33],
  [/[WЖШЩЮ]/u, 1.1],
  [/[GHMNOQmwĞÖДИЙМНОПФЦЫжшщю]/u, 0.84],
  [/\p{Lo}/u, 1],
];
const USUAL_WIDTH = 0.6;

/**
 * The lines that let a name be set largest on a sign whose room has the given width by height. Words stay whole, and what has a
 * hyphen may be divided after it. One word longer than any sign has to be broken by who draws it.
 */
export function layOutName(name: string, ratio: number): NameLayout {
  const parts = partsOf(name);
  // The widest line of the best division is some run of parts, so no other widths have to be tried.
  const limits = new Set(
    parts.flatMap((_part, from) =>
      parts.slice(from).map((_last, more) => emsOf(lineOf(parts.slice(from, from + more + 1)))),
    ),
  );
  let best: NameLayout = { lines: [lineOf(parts)], ems: emsOf(lineOf(parts)) };
  for (const limit of limits) {
    const lines = filled(parts, limit);
    const ems = Math.max(...lines.map(emsOf));
    if (sizeOf({ lines, ems }, ratio) > sizeOf(best, ratio)) best = { lines, ems };
  }
  return best;
}

/** `Anna-Maria Roe` as `["Anna-", "Maria ", "Roe"]`: a space belongs to the part before it. */
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

/** As many parts on each line as `limit` allows, and one at least. */
function filled(parts: readonly string[], limit: number): string[] {
  const lines: string[][] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last && emsOf(lineOf([...last, part])) <= limit) last.push(part);
    else lines.push([part]);
  }
  return lines.map(lineOf);
}

/** In heights of the room. */
function sizeOf({ lines, ems }: NameLayout, ratio: number): number {
  return Math.min(ratio / ems, 1 / (lines.length * SIGN_LEADING));
}

function emsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([set]) => set.test(letter))?.[1] ?? USUAL_WIDTH), 0);
}
