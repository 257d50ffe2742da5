import source from "#src/styles/tokens.css?raw";
import type { Token } from "./tokens.ts";

/** The two widths that the product is judged at, in CSS pixels. */
const WIDTHS = [390, 1440] as const;

/** What a length comes to on a phone and on a desktop, in CSS pixels with one decimal. */
export type Lengths = ReadonlyMap<string, readonly [phone: number, desktop: number]>;

/** Lays the tokens out as widths of boxes, in a window of either width, and measures them; for a story's `loaders`. */
export async function measureLengths(tokens: readonly Token[]): Promise<Lengths> {
  const [phone, desktop] = await Promise.all(WIDTHS.map((width) => widthsIn(width, tokens)));
  return new Map(tokens.map(({ name }, index) => [name, [phone?.[index] ?? 0, desktop?.[index] ?? 0]]));
}

/** `16 px` where both are the same, else `16 – 31 px`. */
export function sayLength(lengths: Lengths, name: string): string {
  const [phone, desktop] = lengths.get(name) ?? [0, 0];
  return phone === desktop ? `${phone} px` : `${phone} – ${desktop} px`;
}

async function widthsIn(windowWidth: number, tokens: readonly Token[]): Promise<number[]> {
  const frame = document.createElement("iframe");
  frame.style.cssText = `position: fixed; inline-size: ${windowWidth}px; visibility: hidden`;
  frame.srcdoc = `<style>${source}</style>`;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  // Until then nothing in the frame has a size.
  await loaded;
  const inside = frame.contentDocument;
  if (!inside) throw new Error("The browser gives a new frame no document.");
  const widths = tokens.map(({ name }) => {
    const box = inside.createElement("div");
    box.style.inlineSize = `var(${name})`;
    inside.body.append(box);
    return Math.round(box.getBoundingClientRect().width * 10) / 10;
  });
  frame.remove();
  return widths;
}
