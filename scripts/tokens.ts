import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright";

import { chromiumLaunch } from "../tests/support/chromium.mjs";

const TOKENS = "src/styles/tokens.css";
const FOLDER = "dist/tokens";

/** Widths of a phone and a desktop, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1440 } as const;
const THEMES = ["day", "night"] as const;

/** A token of the Design Tokens format (designtokens.org, 2025.10), in which a group is an object of tokens. */
export interface DesignToken {
  $type: "color" | "dimension" | "duration" | "cubicBezier" | "fontFamily" | "number";
  $value: unknown;
  /** As `tokens.css` writes it. */
  $description: string;
}
type Tokens = Record<string, DesignToken>;

/**
 * `npm run tokens`: writes the tokens of `tokens.css` as files of the Design Tokens format for Figma and other programs: colours by day and
 * at night, sizes on a phone and on a desktop, and what is the same everywhere. Left out is what the format cannot say: shadows, filters,
 * and lengths in `em` or `ch`. Rejects if no browser can be started.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<undefined> {
  const files = await readTokens(readFileSync(TOKENS, "utf8"));
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, tokens] of Object.entries(files)) {
    const file = join(FOLDER, `${name}.tokens.json`);
    writeFileSync(file, `${JSON.stringify(tokens, null, 2)}\n`);
    console.log(`${file}: ${Object.keys(tokens).length} tokens`);
  }
}

/** The files by name, from a style sheet with custom properties of `:root`. A browser computes their values. */
export async function readTokens(css: string): Promise<Record<string, Tokens>> {
  const { executablePath, args, env } = await chromiumLaunch();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    await page.setContent(`<style>${css}</style><div id="probe"></div>`);
    const files: Record<string, Tokens> = {};
    for (const theme of THEMES) {
      await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
      files[`colours-${theme}`] = pick(await page.evaluate(computeTokens), ["color"]);
    }
    for (const [device, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      files[`sizes-${device}`] = pick(await page.evaluate(computeTokens), ["dimension"]);
    }
    files["everywhere"] = pick(await page.evaluate(computeTokens), ["duration", "cubicBezier", "fontFamily", "number"]);
    return files;
  } finally {
    await browser.close();
  }
}

function pick(tokens: Tokens, types: readonly DesignToken["$type"][]): Tokens {
  return Object.fromEntries(Object.entries(tokens).filter(([, { $type }]) => types.includes($type)));
}

/** Runs in the page. Private properties are parts of other values, and no tokens. */
function computeTokens(): Tokens {
  const probe = document.querySelector<HTMLElement>("#probe")!;
  const [sheet] = document.styleSheets;
  const root = [...(sheet?.cssRules ?? [])].find(
    (rule) => rule instanceof CSSStyleRule && rule.selectorText === ":root",
  );
  const declared = (root as CSSStyleRule).style;
  const computed = getComputedStyle(document.documentElement);
  const tokens: Tokens = {};
  for (const property of declared) {
    const $description = declared.getPropertyValue(property).trim();
    const value = computed.getPropertyValue(property).trim();
    const token = colourOf(property) ?? lengthOf(property) ?? otherOf(property, value);
    if (token && !/^--(?:palette-|heading-most$)/.test(property))
      tokens[property.slice(2)] = { ...token, $description };
  }
  return tokens;

  type Value = Pick<DesignToken, "$type" | "$value">;

  function computedAs(style: "color" | "width", property: string): string {
    probe.style[style] = "";
    probe.style.cssText = `${style}: var(${property})`;
    return CSS.supports(style, computed.getPropertyValue(property)) ? getComputedStyle(probe)[style] : "";
  }

  function colourOf(property: string): Value | undefined {
    const channels = computedAs("color", property)
      .match(/[\d.]+/g)
      ?.map(Number);
    if (!channels) return undefined;
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels;
    const components = [red, green, blue].map((channel) => Math.round((channel / 255) * 10_000) / 10_000);
    const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
    return { $type: "color", $value: { colorSpace: "srgb", components, alpha, hex } };
  }

  function lengthOf(property: string): Value | undefined {
    if (/\d(?:em|ch)\b/.test(declared.getPropertyValue(property))) return undefined;
    const pixels = /^([\d.]+)px$/.exec(computedAs("width", property))?.[1];
    if (pixels === undefined) return undefined;
    return { $type: "dimension", $value: { value: Math.round(Number(pixels) * 10) / 10, unit: "px" } };
  }

  function otherOf(property: string, value: string): Value | undefined {
    const [, milliseconds] = /^(\d+)ms$/.exec(value) ?? [];
    if (milliseconds) return { $type: "duration", $value: { value: Number(milliseconds), unit: "ms" } };
    const [, curve] = /^cubic-bezier\((.+)\)$/.exec(value) ?? [];
    if (curve) return { $type: "cubicBezier", $value: curve.split(",").map(Number) };
    if (property.startsWith("--font-"))
      return { $type: "fontFamily", $value: value.split(",").map((family) => family.trim().replaceAll('"', "")) };
    return /^-?[\d.]+$/.test(value) ? { $type: "number", $value: Number(value) } : undefined;
  }
}
