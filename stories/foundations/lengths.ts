import { tokensOf, type Token } from "./tokens.ts";

/** The two viewport widths of the tests, in CSS pixels. */
const WIDTHS = [390, 1440] as const;

/** Value of a length on a phone and on a desktop, in CSS pixels with one decimal. */
export type Lengths = ReadonlyMap<string, readonly [phone: number, desktop: number]>;

/** Measures tokens as widths of boxes, at either viewport width. */
export function measureLengths(tokens: readonly Token[]): Lengths {
  const [phone, desktop] = WIDTHS.map((width) => widthsIn(width, tokens));
  return new Map(tokens.map(({ name }, index) => [name, [phone?.[index] ?? 0, desktop?.[index] ?? 0]]));
}

/** `16 px` if both are equal, else `16 – 31 px`. */
export function formatLength(lengths: Lengths, name: string): string {
  const [phone, desktop] = lengths.get(name) ?? [0, 0];
  return phone === desktop ? `${phone} px` : `${phone} – ${desktop} px`;
}

/** Measures in an element whose tokens are defined as at another viewport width. */
function widthsIn(windowWidth: number, tokens: readonly Token[]): number[] {
  const part = document.createElement("div");
  part.style.position = "absolute";
  for (const { name, value } of tokensOf("--")) {
    // Every token is redefined: one that refers to another has already been computed on the root.
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
