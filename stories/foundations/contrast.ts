import type { Token } from "./tokens.ts";

/** Two colours that meet, by the last part of their tokens' names. */
export interface Pair {
  ink: string;
  ground: string;
  kind: "text" | "edge";
  /** An ink that words about the pair can be set in: its own, where it is one for text. */
  words: string;
}

/** What WCAG 2.2 asks at AA: 1.4.3 for text of any size, 1.4.11 for what tells a control or its focus. */
export const NEEDED: Record<Pair["kind"], number> = { text: 4.5, edge: 3 };

const PAPERS = /^(?:page|surface)(?:-alt|-sunk)?$|-surface$/;
const INKS = /^(?:text|link)(?:-|$)|^(?:accent|error|ok)$/;
const EDGES = /^(?:line-strong|line-field|focus)$/;
const DARKS = ["board", "bar", "footer", "band", "plate", "scrim"];
const EDGES_ON_DARK = ["focus-on-dark", "board-icon"];
/** What a ground becomes while it is used, and what lies over a plate under words. */
const GROUND_OF = /^(?:-ground)?(?:-hover|-press|-waiting|-shade|-shade-2|-inverse)?$/;

/** In these stand no words, and they tell neither a control nor its focus; names on maps stand on pictures. */
const DECORATION =
  /^(?:accent-art|bar-line|flap-edge|focus-halo|footer-line|line|line-2|photo-frame|plate-shade-0)$|^(?:map|mark)-|flag-edge$/;

/**
 * Every pair that the names promise, so that a new token brings its pairs along: each ink and edge stands on each paper,
 * `on-x` and `on-x-2` stand on `x` and on what `x` becomes when it is used. Throws where an `on-x` has no ground, and where a token is
 * in no pair and is no decoration.
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
 * The contrast of an element's text with all that is painted behind it, see-through grounds and inks included, from 1 to 21
 * as WCAG defines it. Grounds must be colours, not pictures.
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
