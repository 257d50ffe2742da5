import type { Token } from "./tokens.ts";

/** A foreground and a background colour, by the names of their tokens without the prefix. */
export interface Pair {
  ink: string;
  ground: string;
  kind: "text" | "edge";
  /** Colour of text about the pair: the pair's own, if it is a text colour. */
  words: string;
}

/** Minimum contrast of WCAG 2.2, level AA: 1.4.3 for text of any size, 1.4.11 for controls and focus indicators. */
export const MIN_CONTRAST: Record<Pair["kind"], number> = { text: 4.5, edge: 3 };

const PAPERS = /^(?:page|surface)(?:-alt|-sunk)?$|-surface$/;
const INKS = /^(?:text|link)(?:-|$)|^(?:accent|error|ok)$/;
const EDGES = /^(?:line-strong|line-field|focus)$/;
const DARKS = ["board", "bar", "footer", "band", "plate", "scrim"];
const EDGES_ON_DARK = ["focus-on-dark", "board-icon"];
/** Suffixes of background colours: states of a control, and shades between a plate and its text. */
const GROUND_OF = /^(?:-ground)?(?:-hover|-press|-waiting|-shade|-shade-2|-inverse)?$/;

/**
 * Colours without a required contrast: no text is on them, and they identify neither a control nor its focus. Names on maps are on
 * pictures.
 */
const DECORATION =
  /^(?:accent-art|bar-line|flap-edge|focus-halo|footer-line|line|line-2|photo-frame|plate-shade-0)$|^(?:map|mark|season)-|flag-edge$/;

/**
 * Every pair that follows from the names of the tokens, so that a new token is measured automatically: each text and edge colour on each
 * page background, `on-x` and `on-x-2` on `x` and on its states. Throws if an `on-x` has no background, and if a token is in no pair and
 * not a decoration.
 */
export function pairsOf(tokens: readonly Token[]): Pair[] {
  const names = tokens.map(({ name }) => name.slice("--color-".length));
  const papers = names.filter((name) => PAPERS.test(name));
  const pairs = [
    ...papers.flatMap((ground) => [
      ...names.filter((name) => INKS.test(name)).map((ink) => textPair(ink, ground)),
      ...names.filter((name) => EDGES.test(name)).map((ink) => edgePair(ink, ground, "text")),
    ]),
    ...names
      .filter((name) => name.startsWith("on-"))
      .flatMap((ink) => groundsOf(ink, names).map((ground) => textPair(ink, ground))),
    ...DARKS.flatMap((ground) => EDGES_ON_DARK.map((ink) => edgePair(ink, ground, "on-board"))),
  ];
  const paired = new Set(pairs.flatMap(({ ink, ground }) => [ink, ground]));
  const stray = names.find((name) => !paired.has(name) && !DECORATION.test(name));
  if (stray)
    throw new Error(
      `Nothing says what --color-${stray} stands on: begin the name of a text colour with text- or on-, or add it to DECORATION in contrast.ts.`,
    );
  return pairs;
}

function textPair(ink: string, ground: string): Pair {
  return { ink, ground, kind: "text", words: ink };
}

function edgePair(ink: string, ground: string, words: string): Pair {
  return { ink, ground, kind: "edge", words };
}

function groundsOf(ink: string, names: readonly string[]): string[] {
  const parts = ink.split("-").slice(1);
  for (let length = parts.length; length > 0; length--) {
    const owner = parts.slice(0, length).join("-");
    const grounds = names.filter((name) => name.startsWith(owner) && GROUND_OF.test(name.slice(owner.length)));
    if (grounds.length > 0) return grounds;
  }
  throw new Error(`--color-${ink} stands on nothing: name its ground --color-${parts.join("-")}.`);
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * The contrast between an element's text and everything painted behind it, including translucent colours, from 1 to 21 as WCAG defines it.
 * Backgrounds must be colours, not images.
 */
export function contrastOf(element: Element): number {
  const ground = groundBehind(element);
  const ink = over(colourOf(getComputedStyle(element).color), ground);
  const [darker = 0, lighter = 0] = [luminance(ink), luminance(ground)].toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

function groundBehind(element: Element): Colour {
  const own = colourOf(getComputedStyle(element).backgroundColor);
  if (own[3] === 1) return own;
  return over(own, element.parentElement ? groundBehind(element.parentElement) : [255, 255, 255, 1]);
}

/** A computed colour: `rgb(15, 37, 64)` or `rgba(15, 37, 64, 0.15)`. */
function colourOf(computed: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mix = (value: number, below: number) => value * alpha + below * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
