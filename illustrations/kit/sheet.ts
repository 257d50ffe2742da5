import { type Drawing, fill, place } from "./drawing.ts";
import type { Point } from "./geometry.ts";
import type { Mood } from "./mood.ts";
import { box, type Path } from "./path.ts";
import { type Random, randomOf } from "./random.ts";

/** A colour stop of a gradient: offset (0 to 1), colour, opacity (0 to 1). */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** Size and light of a sheet, and the seed of everything random on it. */
export interface SheetOptions {
  width: number;
  height: number;
  mood: Mood;
  seed: number;
  /** A sheet to draw on: the new one adds to its content and definitions. */
  over?: Sheet;
}

/** Grain of colour that thins out from one point to another. */
export interface Spray {
  /** Points of the highest density and of the lowest. */
  from: Point;
  to: Point;
  /** Density at `from` and at `to`, from 0 to 1; .9 and 0 by default. */
  thick?: number;
  thin?: number;
}

/** The SVG document of a scene: its content, and the definitions (gradients, clip paths, filters, symbols) that it references. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly mood: Mood;
  readonly random: Random;
  readonly #body: Drawing[];
  /** Definitions by their content or key, so that equal ones are written once. */
  readonly #definitions: Map<string, { id: string; text: string }>;

  constructor({ width, height, mood, seed, over }: SheetOptions) {
    this.#body = over ? over.#body : [];
    this.#definitions = over ? over.#definitions : new Map();
    this.width = width;
    this.height = height;
    this.mood = mood;
    this.random = randomOf(seed);
  }

  add(...drawings: readonly Drawing[]): void {
    this.#body.push(...drawings);
  }

  /** A sheet that draws into the same document with other colours, for a part in another light, such as a floodlit castle. */
  tinted(colours: Partial<Mood>): Sheet {
    const { width, height } = this;
    return new Sheet({
      width,
      height,
      mood: { ...this.mood, ...colours },
      seed: this.random.whole(1, 9999),
      over: this,
    });
  }

  /** A linear gradient between two points, in the coordinates of the element that uses it. Returns a value for `fill`. */
  linear(stops: readonly Stop[], from: Point, to: Point): string {
    const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.#paint(`<linearGradient gradientUnits="userSpaceOnUse" ${ends}>${stopsOf(stops)}</linearGradient>`);
  }

  /** A vertical gradient of evenly spaced colours. */
  downwards(colours: readonly string[], top: number, bottom: number): string {
    const last = Math.max(1, colours.length - 1);
    return this.linear(
      colours.map((colour, index) => [index / last, colour]),
      [0, top],
      [0, bottom],
    );
  }

  /** A radial gradient, in the coordinates of the element that uses it. Returns a value for `fill`. */
  radial(stops: readonly Stop[], centre: Point, radius: number): string {
    const circle = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`;
    return this.#paint(`<radialGradient gradientUnits="userSpaceOnUse" ${circle}>${stopsOf(stops)}</radialGradient>`);
  }

  /** A glow around a point; `strength` is its opacity in the middle. */
  glow([x, y]: Point, radius: number, colour: string, strength = 0.6): Drawing {
    const paint = this.radial(
      [
        [0, colour, strength],
        [0.4, colour, strength * 0.35],
        [1, colour, 0],
      ],
      [x, y],
      radius,
    );
    return fill(`M${x - radius} ${y - radius}h${radius * 2}v${radius * 2}h${-radius * 2}z`, paint);
  }

  /** What wet ground keeps of a drawing: soft, drawn out downwards, whole at `top` and lost at `bottom`. */
  wet(drawing: Drawing, top: number, bottom: number): Drawing {
    const soft = this.#define(
      `<filter x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="5 16"/></filter>`,
    );
    const fading = this.downwards(["#fff", "#000"], top, bottom);
    const kept = this.#define(`<mask maskUnits="userSpaceOnUse">${fill(this.#whole(), fading)}</mask>`);
    return `<g mask="url(#${kept})"><g filter="url(#${soft})">${drawing}</g></g>`;
  }

  #whole(): Path {
    return box(0, 0, this.width, this.height);
  }

  /** Clips a drawing to a path. */
  clipped(path: Path, drawing: Drawing): Drawing {
    const id = this.#define(`<clipPath><path d="${path}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${drawing}</g>`;
  }

  /**
   * A grainy gradient like that of a litho crayon: one colour whose density is dithered by noise. Used for the shading of objects, because
   * a smooth gradient looks like plastic. On areas smaller than about 120 units it looks like dirt.
   */
  spray(path: Path, ink: string, { from, to, thick = 0.9, thin = 0 }: Spray): Drawing {
    if (!path) return "";
    const paint = this.linear(
      [
        [0, ink, thick],
        [1, ink, thin],
      ],
      from,
      to,
    );
    const id = this.#define(
      `<filter x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
        `<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4"/>` +
        `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 0 -.7" result="noise"/>` +
        `<feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="4.25" k3="3.4" k4="-3.52" result="dither"/>` +
        `<feComponentTransfer in="SourceAlpha"><feFuncA type="linear" slope="40"/></feComponentTransfer>` +
        `<feComposite in2="dither" operator="in" result="mask"/>` +
        `<feFlood flood-color="${ink}"/><feComposite in2="mask" operator="in"/></filter>`,
    );
    return `<path d="${path}" fill="${paint}" filter="url(#${id})"/>`;
  }

  /** A symbol that is defined once and referenced by `<use>`. `key` must identify everything that it depends on besides the mood. */
  stamp(key: string, draw: () => Drawing): (x: number, y: number, scale?: number, scaleX?: number) => Drawing {
    return this.#stamp(`${key} ${Object.values(this.mood).join()}`, draw);
  }

  #stamp(key: string, draw: () => Drawing): (x: number, y: number, scale?: number, scaleX?: number) => Drawing {
    const known = this.#definitions.get(key);
    const id = known?.id ?? `d${this.#definitions.size}`;
    if (!known) {
      // The id is reserved before drawing, because the drawing may define symbols of its own.
      this.#definitions.set(key, { id, text: "" });
      this.#definitions.set(key, { id, text: `<g id="${id}">${draw()}</g>` });
    }
    const use = `<use href="#${id}"/>`;
    return (x, y, scale, scaleX) => place(use, x, y, scale, scaleX);
  }

  /** The sheet as an SVG document. `grain` is the opacity of the paper's grain. */
  toSvg(grain: number): string {
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`;
    const definitions = [...this.#definitions.values()].map(({ text }) => text).join("");
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}${grain > 0 ? GRAIN : ""}</defs>` +
      this.#body.join("") +
      (grain > 0 ? `<path d="${this.#whole()}" filter="url(#grain)" opacity="${grain}"/>` : "") +
      "</svg>"
    );
  }

  #paint(element: string): string {
    return `url(#${this.#define(element)})`;
  }

  /** Adds an element to the definitions and returns its id; equal elements have the same id. */
  #define(element: string): string {
    const known = this.#definitions.get(element);
    if (known) return known.id;
    const id = `d${this.#definitions.size}`;
    this.#definitions.set(element, { id, text: element.replace(/^<\w+/, (name) => `${name} id="${id}"`) });
    return id;
  }
}

const GRAIN =
  `<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="9"/>` +
  `<feColorMatrix values="0 0 0 0 .06 0 0 0 0 .1 0 0 0 0 .2 1.04 0 0 0 -.56"/></filter>`;

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity = 1]) => {
      const alpha = opacity === 1 ? "" : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
      return `<stop offset="${Math.round(at * 1000) / 10}%" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}
