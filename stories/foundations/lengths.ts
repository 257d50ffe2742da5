import { tokensOf, type Token } from "./tokens.ts";

/** The two widths that the product is judged at, in CSS pixels. */
const WIDTHS = [390, 1440] as const;

/** What a length comes to on a phone and on a desktop, in CSS pixels with one decimal. */
export type Lengths = ReadonlyMap<string, readonly [phone: number, desktop: number]>;

/** Lays the tokens out as widths of boxes, as in a window of either width, and measures them. */
export function measureLengths(tokens: readonly Token[]): Lengths {
  const [phone, desktop] = WIDTHS.map((width) => widthsIn(width, tokens));
  return new Map(tokens.map(({ name }, index) => [name, [phone?.[index] ?? 0, desktop?.[index] ?? 0]]));
}

/** `16 px` where both are the same, else `16 – 31 px`. */
export function sayLength(lengths: Lengths, name: string): string {
  const [phone, desktop] = lengths.get(name) ?? [0, 0];
  return phone === desktop ? `${phone} px` : `${phone} – ${desktop} px`;
}

/** Measures in a part of the page whose tokens are told the width of another window. */
function widthsIn(windowWidth: number, tokens: readonly Token[]): number[] {
  const part = document.createElement("div");
  part.style.position = "absolute";
  for (const { name, value } of tokensOf("--")) {
    // All of them, because one that refers to another has taken over the window's own.
    part.style.setProperty(
      name,
      value.replaceAll(/([\d.]+)vw/g, (_, percent) => `${(Number(percent) * windowWidth) / 100}px`),
    );
  }
  const boxes = tokens.map(({ name }) => {
    const box = document.createElement("div");
    box.style.inlineSize = `var(${name})`;
    return box;
  });
  part.append(...boxes);
  document.body.append(part);
  const widths = boxes.map((box) => Math.round(box.getBoundingClientRect().width * 10) / 10);
  part.remove();
  return widths;
}
