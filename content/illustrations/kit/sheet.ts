import { type Drawing, fill, place } from "./drawing.ts";
import type { Point } from "./geometry.ts";
import type { Mood } from "./mood.ts";
import { box, type Path } from "./path.ts";
import { type Random, randomOf } from "./random.ts";

/** A step of a gradient: where (0 to 1), which colour, how opaque. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** Size and light of a sheet, and the seed of everything random on it. */
export interface SheetOptions {
  width: number;
  height: number;
  mood: Mood;
  seed: number;
  /** A sheet whose paper this one draws on too. */
  over?: Sheet;
}

/** Grain of colour that thins out from one point to another. */
export interface Spray {
  /** Where the spray is thickest, and where it ends. */
  from: Point;
  to: Point;
  /** How thick at `from` and at `to`, from 0 to 1; .9 and 0 unless told. */
  thick?: number;
  thin?: number;
}

/** The paper of a scene: what is drawn, and the gradients, clips, sprays and repeated pieces that it refers to. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly mood: Mood;
  readonly random: Random;
  readonly #body: Drawing[];
  /** Definitions by what they say, so that equal ones are written once. */
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

  /** The same paper in other colours: for a part that stands in another light, such as a floodlit castle. */
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

  /** A paint that changes along a line given in units of the place where it is used. */
  linear(stops: readonly Stop[], from: Point, to: Point): string {
    const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.#paint(`<linearGradient gradientUnits="userSpaceOnUse" ${ends}>${stopsOf(stops)}</linearGradient>`);
  }

  /** The same from top to bottom, with evenly spaced colours. */
  downwards(colours: readonly string[], top: number, bottom: number): string {
    const last = Math.max(1, colours.length - 1);
    return this.linear(
      colours.map((colour, index) => [index / last, colour]),
      [0, top],
      [0, bottom],
    );
  }

  /** A paint that changes from a centre outwards. */
  radial(stops: readonly Stop[], centre: Point, radius: number): string {
    const circle = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`;
    return this.#paint(`<radialGradient gradientUnits="userSpaceOnUse" ${circle}>${stopsOf(stops)}</radialGradient>`);
  }

  /** A soft light around a point. */
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

  /** Shows of `drawing` only what is inside the path. */
  clipped(path: Path, drawing: Drawing): Drawing {
    const id = this.#define(`<clipPath><path d="${path}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${drawing}</g>`;
  }

  /**
   * One flat ink thinned out by noise, as a litho crayon does it: the transition of objects, where a smooth gradient would
   * look like plastic. Not for anything under some 120 units, where it reads as dirt.
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

  /** A piece that is drawn once and used often. `key` stands for all that it depends on beside the mood. */
  stamp(key: string, draw: () => Drawing): (x: number, y: number, scale?: number, scaleX?: number) => Drawing {
    return this.#stamp(`${key} ${Object.values(this.mood).join()}`, draw);
  }

  #stamp(key: string, draw: () => Drawing): (x: number, y: number, scale?: number, scaleX?: number) => Drawing {
    const known = this.#definitions.get(key);
    const id = known?.id ?? `d${this.#definitions.size}`;
    if (!known) {
      // The name is taken before drawing, which may define pieces of its own.
      this.#definitions.set(key, { id, text: "" });
      this.#definitions.set(key, { id, text: `<g id="${id}">${draw()}</g>` });
    }
    const use = `<use href="#${id}"/>`;
    return (x, y, scale, scaleX) => place(use, x, y, scale, scaleX);
  }

  /** The whole sheet as a document. `grain` is how much of the paper is seen. */
  toSvg(grain: number): string {
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`;
    const definitions = [...this.#definitions.values()].map(({ text }) => text).join("");
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}${grain > 0 ? GRAIN : ""}</defs>` +
      this.#body.join("") +
      (grain > 0 ? `<path d="${box(0, 0, this.width, this.height)}" filter="url(#grain)" opacity="${grain}"/>` : "") +
      "</svg>"
    );
  }

  #paint(element: string): string {
    return `url(#${this.#define(element)})`;
  }

  /** Gives an element an id; an equal one gets the same. */
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
