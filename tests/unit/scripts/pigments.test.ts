import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { inlinePigments } from "../../../scripts/pigments.ts";

test("pigments stand where they are used, and purposes stay names", () => {
  const css = `:root {
  --palette-ink: #0f2540;
  --palette-white: #fff;
  --color-text: var(--day, var(--palette-ink)) var(--night, var(--palette-white));
  --color-edge: var(--color-text);
}
`;
  expect(inlinePigments(css)).toBe(`:root {
  --color-text: var(--day, #0f2540) var(--night, #fff);
  --color-edge: var(--color-text);
}
`);
});

test("a name without a pigment is told", () => {
  expect(() => inlinePigments(":root { --color-text: var(--palette-ink); }")).toThrow("--palette-ink is no pigment");
});

test("no pigment is left of the tokens", () => {
  expect(
    inlinePigments(readFileSync("src/styles/tokens.css", "utf8")).match(/var\(--palette|^ *--palette/gm),
  ).toBeNull();
});
