import { COLOUR_USES, SPACING_USES } from "./uses.ts";

/** Widths of a phone and a desktop, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1440 } as const;

/** A token of the Design Tokens format (designtokens.org, 2025.10), in which a group is an object of tokens. */
export interface DesignToken {
  $type: "color" | "dimension" | "duration" | "cubicBezier" | "fontFamily" | "number";
  $value: unknown;
  /** What it is for, which Figma shows beside its name; where that is not written, its value in `tokens.css`. */
  $description: string;
}
export type Tokens = Record<string, DesignToken>;

/**
 * A token file: theme and viewport width in which it is computed, and the types that it contains. No other types depend on theme or width.
 */
export interface TokenFile {
  name: string;
  theme: "day" | "night";
  width: number;
  types: readonly DesignToken["$type"][];
}

/** The token files, named without `.tokens.json`. */
export const TOKEN_FILES: readonly TokenFile[] = [
  { name: "colours-day", theme: "day", width: WIDTHS.phone, types: ["color"] },
  { name: "colours-night", theme: "night", width: WIDTHS.phone, types: ["color"] },
  { name: "sizes-phone", theme: "day", width: WIDTHS.phone, types: ["dimension"] },
  { name: "sizes-desktop", theme: "day", width: WIDTHS.desktop, types: ["dimension"] },
  {
    name: "everywhere",
    theme: "day",
    width: WIDTHS.phone,
    types: ["duration", "cubicBezier", "fontFamily", "number"],
  },
];

/** A page for `computeTokens`: a style sheet that begins with the tokens, and an element for measuring. */
export function tokenPage(css: string): string {
  return `<!doctype html><style>${css}</style><div id="probe"></div>`;
}

/** Picks the tokens of these types, and adds what they are for. */
export function pickTokens(tokens: Tokens, types: readonly DesignToken["$type"][]): Tokens {
  return Object.fromEntries(
    Object.entries(tokens)
      .filter(([, { $type }]) => types.includes($type))
      .map(([name, token]) => {
        const use = COLOUR_USES[`--${name}`] ?? SPACING_USES[`--${name}`];
        return [name, use === undefined ? token : { ...token, $description: use }];
      }),
  );
}

/**
 * The tokens of a page, with values as computed by its browser at its width, described by their source. Private properties are omitted, because they are parts of
 * other values. The function must be self-contained: a script sends its source to a browser.
 */
export function computeTokens(page: Window & typeof globalThis = window): Tokens {
  const { document, getComputedStyle, CSS } = page;
  const probe = document.querySelector<HTMLElement>("#probe")!;
  const [sheet] = document.styleSheets;
  const root = [...(sheet?.cssRules ?? [])].find(
    (rule) => rule instanceof page.CSSStyleRule && rule.selectorText === ":root",
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
