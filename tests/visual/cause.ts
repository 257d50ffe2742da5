import sharp from "sharp";

/** Minimum share of the changed pixels for a change of colour to count as the cause. */
const LEAST_SHARE = 0.4;

interface Pixels {
  width: number;
  height: number;
  /** RGBA values of the pixels. */
  data: Uint8Array;
}

/**
 * The cause of the difference between two PNG files, as a heading that groups pictures: what most of the changed pixels have in common, such
 * as `#9c4522 became #a0522d` or `height 120 became 132`.
 */
export async function causeOf(before: string, after: string): Promise<string> {
  return describe(await readPixels(before), await readPixels(after));
}

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** As above, for decoded pictures. */
export function describe(before: Pixels, after: Pixels): string {
  if (before.width !== after.width) return "Another width";
  if (before.height !== after.height) return "Another height";
  const changes = new Map<string, number>();
  let differing = 0;
  for (let start = 0; start < before.data.length; start += 4) {
    const [from, to] = [hexAt(before.data, start), hexAt(after.data, start)];
    if (from === to) continue;
    differing++;
    const change = `${from} became ${to}`;
    changes.set(change, (changes.get(change) ?? 0) + 1);
  }
  const [commonest = "", pixels = 0] = [...changes].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return pixels >= differing * LEAST_SHARE && differing > 0 ? commonest : "Something moved, or several things changed";
}

/**
 * Adds to a cause the tokens of a style sheet with the new colour: `#9c4522 became #a0522d (--palette-terracotta-700)`. Blended colours
 * match no token and remain unchanged.
 */
export function withTokens(cause: string, css: string): string {
  const after = / became (#[0-9a-f]{6})$/.exec(cause)?.[1];
  const tokens = after
    ? [...css.matchAll(new RegExp(`(--[\\w-]+): [^;]*${after}\\b`, "g"))].map(([, name]) => name)
    : [];
  return tokens.length > 0 ? `${cause} (${tokens.join(", ")})` : cause;
}

function hexAt(data: Uint8Array, start: number): string {
  return `#${[0, 1, 2].map((channel) => (data[start + channel] ?? 0).toString(16).padStart(2, "0")).join("")}`;
}
