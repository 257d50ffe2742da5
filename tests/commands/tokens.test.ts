import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, test } from "vitest";

import { readTokens } from "../../scripts/tokens.ts";
import type { DesignToken } from "../../stories/foundations/designTokens.ts";
import { COLOUR_USES, SPACING_USES } from "../../stories/foundations/uses.ts";

const CSS = readFileSync("src/styles/tokens.css", "utf8");
/** Tokens that the format cannot represent, and tokens that are parts of other values. */
const LEFT_OUT =
  /^--(?:day|night|palette-.+|heading-most|measure.*|tracking-.+|shadow-.+|size-icon|picture-filter|show-.+)$/;

describe("the design tokens", () => {
  let files: Record<string, Record<string, DesignToken>>;
  beforeAll(async () => {
    files = await readTokens(CSS);
  }, 180_000);
  const valueOf = (file: string, token: string) => files[file]?.[token]?.$value;

  test("contain the colours of both themes, with their alpha", () => {
    expect(valueOf("colours-day", "color-page")).toMatchObject({ hex: "#fbf7ef", alpha: 1 });
    expect(valueOf("colours-night", "color-page")).toMatchObject({
      hex: "#0a1828",
      components: [0.0392, 0.0941, 0.1569],
    });
    expect(valueOf("colours-day", "color-line")).toMatchObject({
      hex: "#0f2540",
      alpha: expect.closeTo(0x26 / 255, 2),
    });
  });

  test("contain the sizes on a phone and on a desktop", () => {
    expect(valueOf("sizes-phone", "step-5")).toEqual({ value: 41.2, unit: "px" });
    expect(valueOf("sizes-desktop", "step-5")).toEqual({ value: 79, unit: "px" });
    expect(valueOf("sizes-phone", "space-4")).toEqual({ value: 16, unit: "px" });
  });

  test("contain durations, curves, fonts and numbers", () => {
    expect(valueOf("everywhere", "motion-fast")).toEqual({ value: 140, unit: "ms" });
    expect(valueOf("everywhere", "ease-out")).toEqual([0.2, 0.7, 0.2, 1]);
    expect(files["everywhere"]?.["font-text"]).toMatchObject({
      $type: "fontFamily",
      $value: expect.arrayContaining(["Jost"]),
    });
    expect(valueOf("everywhere", "leading-4")).toBe(1.04);
  });

  test("say what a colour or a space is for, and of others how they are computed", () => {
    expect(files["colours-night"]?.["color-action"]?.$description).toBe(COLOUR_USES["--color-action"]);
    expect(files["sizes-desktop"]?.["space-4"]?.$description).toBe(SPACING_USES["--space-4"]);
    expect(files["sizes-phone"]?.["step-2"]?.$description).toBe("1.3125rem");
  });

  test("contain all of tokens.css except what the format cannot represent", () => {
    const written = new Set(Object.values(files).flatMap((tokens) => Object.keys(tokens)));
    const root = CSS.slice(CSS.indexOf(":root"), CSS.indexOf("\n}"));
    const names = [...root.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = ""]) => name);
    expect(names.filter((name) => !LEFT_OUT.test(name) && !written.has(name.slice(2)))).toEqual([]);
    expect(names.length).toBeGreaterThan(150);
  });
});
