import sharp from "sharp";

/** Minimum share of the changed pixels for a change of colour to count as the cause. */
const MIN_SHARE = 0.4;

/** Minimum share of a picture for a colour to count as a background, unlike the antialiased edges of letters. */
const MIN_BACKGROUND = 0.01;

/** Number of pixels that may differ without a cause, as in playwright.config.ts. */
const MAX_STRAY = 24;

/** What a change of colour is called if it is not all that changed. */
const NOT_ALONE = ", and something else changed or moved";

interface Pixels {
  width: number;
  height: number;
  /** RGBA values of the pixels. */
  data: Uint8Array;
}

/**
 * What most of the differing pixels of two PNG files have in common, as a heading (`#9c4522 became #a0522d`, `Another height`), and how
 * much changed. The report groups pictures by this heading.
 */
export async function causeOf(before: string, after: string): Promise<{ cause: string; extent: string }> {
  const [old, current] = [await readPixels(before), await readPixels(after)];
  return { cause: describe(old, current), extent: extentOf(old, current) };
}

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** As above, for decoded pictures. */
function describe(before: Pixels, after: Pixels): string {
  if (before.width !== after.width) return "Another width";
  if (before.height !== after.height) return "Another height";
  const changes = new Map<string, number>();
  const colours = new Map<string, { pixels: number; differing: number }>();
  let differing = 0;
  for (let start = 0; start < before.data.length; start += 4) {
    const [from, to] = [hexAt(before.data, start), hexAt(after.data, start)];
    const colour = colours.get(from) ?? { pixels: 0, differing: 0 };
    colours.set(from, colour);
    colour.pixels++;
    if (from === to) continue;
    differing++;
    colour.differing++;
    const change = `${from} became ${to}`;
    changes.set(change, (changes.get(change) ?? 0) + 1);
  }
  const minBackground = before.width * before.height * MIN_BACKGROUND;
  const [commonest = "", pixels = 0] = [...changes].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  if (differing === 0 || pixels < differing * MIN_SHARE) {
    const replaced = replacedColour(before, after, changes, minBackground);
    return replaced ? `${replaced}${NOT_ALONE}` : "Something moved, or several things changed";
  }
  // Another background changes where something moves over it, but not where one colour takes the place of another.
  const others = [...colours].filter(([colour, all]) => !commonest.startsWith(colour) && all.pixels >= minBackground);
  const isAlone = others.every(([, all]) => all.differing <= MAX_STRAY);
  return isAlone ? commonest : `${commonest}${NOT_ALONE}`;
}

/**
 * The commonest change from a background that is gone to one that was not there before; undefined if there is none. It is found even where
 * most pixels differ because things moved: what only moves keeps its colours.
 */
function replacedColour(
  before: Pixels,
  after: Pixels,
  changes: ReadonlyMap<string, number>,
  minBackground: number,
): string | undefined {
  const [old, current] = [countColours(before), countColours(after)];
  return [...changes]
    .filter(([change]) => {
      const [from = "", to = ""] = change.split(" became ");
      const isGone = (old.get(from) ?? 0) >= minBackground && (current.get(from) ?? 0) <= MAX_STRAY;
      const isNew = (current.get(to) ?? 0) >= minBackground && (old.get(to) ?? 0) <= MAX_STRAY;
      return isGone && isNew;
    })
    .toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Number of pixels of each colour. */
function countColours({ data }: Pixels): Map<string, number> {
  const counts = new Map<string, number>();
  for (let start = 0; start < data.length; start += 4) {
    const colour = hexAt(data, start);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

/** How much the content moved: `12 px taller` or, if the size is the same, `its content ends 8 px lower`; otherwise empty. */
function extentOf(before: Pixels, after: Pixels): string {
  const taller = after.height - before.height;
  if (taller !== 0) return `${Math.abs(taller)} px ${taller > 0 ? "taller" : "shorter"}`;
  const lower = lastRowWithContent(after) - lastRowWithContent(before);
  return lower === 0 ? "" : `its content ends ${Math.abs(lower)} px ${lower > 0 ? "lower" : "higher"}`;
}

/** The last row of pixels with more than one colour. */
function lastRowWithContent({ width, height, data }: Pixels): number {
  for (let y = height - 1; y >= 0; y--) {
    const row = y * width * 4;
    for (let start = row; start < row + width * 4; start += 4) {
      if (hexAt(data, start) !== hexAt(data, row)) return y;
    }
  }
  return -1;
}

/**
 * Adds to a cause the tokens of a style sheet with the new colour, and to each palette token the purposes that use it: `#9c4522 became
 * #a0522d (--palette-terracotta-700: --color-accent)`. Translucent and blended colours match no token.
 */
export function withTokens(cause: string, css: string): string {
  const [change, after] = /^#[0-9a-f]{6} became (#[0-9a-f]{6})/.exec(cause) ?? [];
  const tokens = after ? tokensWith(`${after}\\b`, css) : [];
  const named = tokens.map((token) => {
    const purposes = tokensWith(`var\\(${token}\\)`, css);
    return purposes.length > 0 ? `${token}: ${purposes.join(", ")}` : token;
  });
  return change && named.length > 0 ? cause.replace(change, `${change} (${named.join("; ")})`) : cause;
}

/** Names of the tokens whose value matches a pattern. */
function tokensWith(pattern: string, css: string): string[] {
  return [...css.matchAll(new RegExp(`(--[\\w-]+): [^;]*${pattern}`, "g"))].map(([, name = ""]) => name);
}

function hexAt(data: Uint8Array, start: number): string {
  return `#${[0, 1, 2].map((channel) => (data[start + channel] ?? 0).toString(16).padStart(2, "0")).join("")}`;
}
