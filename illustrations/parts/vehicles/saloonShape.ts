import { type Place, type Project, type Standing, toWorld } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import type { ByHeight } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";

/** A place on the car in millimetres: behind its nose, to its far side, above the road. */
export type Spot = readonly [along: number, across: number, up: number];

export const FRONT_AXLE = 890;
export const REAR_AXLE = 4106;
export const TYRE = 362;
export const RIM = 268;
export const LENGTH = 5290;

/** Half its width without mirrors. */
const HALF = 977;

/** How far the corners of the front go back, and those of the tail. */
const CORNER = 560;
const TAIL_CORNER = 380;

/** The side from sill to bonnet, by its share of the height: the part of the width that is left there. */
const SECTION: ByHeight = [
  [0, 0.9],
  [0.04, 0.94],
  [0.1, 0.972],
  [0.18, 0.969],
  [0.28, 0.96],
  [0.38, 0.957],
  [0.5, 0.968],
  [0.62, 0.99],
  [0.7, 0.999],
  [0.74, 1],
  [0.78, 0.995],
  [0.86, 0.984],
  [0.9, 0.975],
  [0.93, 0.955],
  [0.97, 0.912],
  [1, 0.868],
];

/** How far the front stands back at each share of its height. */
const NOSE: ByHeight = [
  [0, 120],
  [0.08, 60],
  [0.2, 18],
  [0.34, 0],
  [0.5, 2],
  [0.7, 8],
  [0.85, 18],
  [0.94, 40],
  [1, 92],
];

/** The upper edge of the side: over the lamp, along the wing, the belt, down to the tail. */
const EDGE: ByHeight = [
  [0, 786],
  [200, 806],
  [400, 838],
  [700, 880],
  [1100, 922],
  [1500, 950],
  [1900, 968],
  [2600, 984],
  [3400, 996],
  [4200, 1008],
  [4700, 1014],
  [5000, 1016],
  [5180, 1014],
  [5300, 1004],
];

/** The bonnet along its middle. */
const RIDGE: ByHeight = [
  [0, 796],
  [110, 816],
  [200, 846],
  [340, 880],
  [560, 914],
  [900, 954],
  [1250, 986],
  [1760, 1012],
];

/** The edge of the roof over the side windows, from the foot of the screen to the boot, down to which it falls steeply. */
const RAIL: ByHeight = [
  [1650, 956],
  [1880, 1106],
  [2135, 1256],
  [2330, 1346],
  [2550, 1404],
  [2830, 1432],
  [3120, 1437],
  [3420, 1426],
  [3700, 1394],
  [3900, 1346],
  [4060, 1280],
  [4200, 1192],
  [4330, 1094],
  [4400, 1046],
  [4470, 1016],
];

/** A table's measure, bent softly through its points. */
function soft(table: ByHeight, at: number): number {
  const found = table.findIndex(([place]) => place >= at);
  const index = within(found === -1 ? table.length - 1 : found, 1, table.length - 1);
  const point = (step: number) => table[within(index + step, 0, table.length - 1)] ?? [0, 0];
  const [from, to] = [point(-1), point(0)];
  const slope = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) =>
    (y1 - y0) / (x1 - x0 || 1);
  const [rise, fall] = [slope(point(-2), to), slope(from, point(1))];
  const long = to[0] - from[0];
  const share = within((at - from[0]) / long);
  const [square, cube] = [share ** 2, share ** 3];
  return (
    from[1] * (2 * cube - 3 * square + 1) +
    rise * long * (cube - 2 * square + share) +
    to[1] * (3 * square - 2 * cube) +
    fall * long * (cube - square)
  );
}

const footAt = (along: number) => 205 + 55 * within((along - 4300) / 900) ** 1.5;
export const edgeAt = (along: number) => soft(EDGE, along);

/** Height of the bonnet at a share of its width, its two folds with it. */
function bonnetAt(along: number, share: number): number {
  const ridge = soft(RIDGE, along);
  const fold = Math.exp(-(((Math.abs(share) - mixed(0.5, 0.62, within(along / 1500))) / 0.07) ** 2));
  return mixed(ridge, edgeAt(along), Math.abs(share) ** 2.5) + 9 * fold * within((along - 120) / 300);
}

/** What is left of the width towards both ends. */
function taperAt(along: number): number {
  return 1 - 0.055 * within((1700 - along) / 1700) ** 1.8 - 0.075 * within((along - 3700) / 1590) ** 1.8;
}

const widthAt = (along: number, share: number) => HALF * soft(SECTION, share) * taperAt(along);

/** Round the body at a share of its height: -1 the far corner, 0 the middle of the front, 1 the near corner, 2 the near corner of the tail, 3 its middle. */
export function skin(round: number, share: number): Spot {
  const nose = soft(NOSE, share);
  const turn = (by: number, deep: number): readonly [number, number] => {
    const angle = (Math.abs(by) * Math.PI) / 2;
    return [(1 - Math.cos(angle)) * deep, Math.sin(angle) ** (2 / 3.3)];
  };
  if (round <= 1) {
    const [along, across] = turn(round, CORNER);
    const place = nose + along;
    return [
      place,
      -Math.sign(round) * across * widthAt(place, share),
      mixed(footAt(place), bonnetAt(place, across), share),
    ];
  }
  const tail = LENGTH - 70 * Math.abs(share - 0.6);
  if (round <= 2) {
    const place = mixed(nose + CORNER, tail - TAIL_CORNER, round - 1);
    return [place, -widthAt(place, share), mixed(footAt(place), edgeAt(place), share)];
  }
  const [along, across] = turn(3 - round, TAIL_CORNER);
  const place = tail - along;
  return [place, -across * widthAt(place, share), mixed(footAt(place), edgeAt(place), share)];
}

/** A place on the near side. */
export function onSide(along: number, up: number, out = 0): Spot {
  const share = within((up - footAt(along)) / (edgeAt(along) - footAt(along)));
  return [along, -widthAt(along, share) - out, up];
}

/** A place on the front: -1 its far edge, 1 the near one. */
export function onFront(across: number, up: number, out = 0): Spot {
  const round = (Math.asin(within(Math.abs(across)) ** (3.3 / 2)) * 2) / Math.PI;
  const along = (1 - Math.cos((round * Math.PI) / 2)) * CORNER;
  const share = within((up - footAt(along)) / (bonnetAt(along, Math.abs(across)) - footAt(along)));
  const [place, aside] = skin(Math.sign(across) * round, share);
  return [place - out, aside, up];
}

/** A place on the bonnet: from its far edge to the near one, from the grille to the screen. */
export function onBonnet(across: number, back: number): Spot {
  const round = (Math.asin(Math.abs(across) ** (3.3 / 2)) * 2) / Math.PI;
  const front = soft(NOSE, 1) + (1 - Math.cos((round * Math.PI) / 2)) * CORNER;
  const along = mixed(front, 1400 + 270 * across ** 2, back);
  return [along, -across * widthAt(along, 1), bonnetAt(along, across)];
}

/** Half the width of the cabin at a place of its side. */
function cabinHalf(along: number, up: number): number {
  return widthAt(along, 1) - 240 * within((up - 960) / 470, 0, 1.2) ** 1.12;
}

/** A place on the near windows, between belt and roof; `side` 1 is that of the far ones. */
export function onCabin(along: number, up: number, side: -1 | 1 = -1): Spot {
  return [along, side * cabinHalf(along, up), up];
}

export const railAt = (along: number) => soft(RAIL, along);

/** A place on the screen: from its far pillar to the near one, from its foot to its head. */
export function onScreen(across: number, high: number): Spot {
  const pillar = mixed(1655, 2440, high);
  const up = mixed(966, 1384, high ** 0.9);
  const bulge = (1 - across ** 2) * mixed(235, 130, high);
  return [pillar - bulge, -across * cabinHalf(pillar, up), up + (1 - across ** 2) * mixed(8, 66, high)];
}

/** A place on the roof and the rear window: from its far rail to the near one. */
export function onRoof(across: number, along: number): Spot {
  const up = railAt(along);
  const bow = 1 - across ** 2;
  const shift = bow * (110 * within((along - 3800) / 500) - 130 * within((2970 - along) / 500));
  return [along + shift, -across * cabinHalf(along, up), up + bow * mixed(66, 26, within((along - 3900) / 500))];
}

/** Where the rear window meets the boot lid, at the rails. */
const BOOT = 4440;

/** A place on the boot lid: from its far edge to the near one, from the rear window to the tail, whose corners it follows. */
export function onBoot(across: number, back: number): Spot {
  const angle = Math.asin(within(Math.abs(across)) ** (3.3 / 2));
  const end = LENGTH - 28 - (1 - Math.cos(angle)) * TAIL_CORNER;
  const along = mixed(BOOT + 110 * (1 - across ** 2), end, back);
  return [along, -across * widthAt(along, 1), edgeAt(along) + 30 * (1 - across ** 4)];
}

/** The car as one eye sees it. */
export class Sight {
  readonly #project: Project;
  readonly #place: (local: Place) => Place;
  /** The eye, in the car's own millimetres. */
  readonly #eye: Spot;
  readonly #heading: number;
  readonly upside: boolean;

  constructor(project: Project, standing: Standing, eye: number, upside = false) {
    this.#project = project;
    this.#place = toWorld(standing);
    this.#heading = (standing.heading / 180) * Math.PI;
    const [sin, cos] = [Math.sin(this.#heading), Math.cos(this.#heading)];
    const { right, away } = standing;
    this.#eye = [(-right * sin - away * cos) * 1000, (right * cos - away * sin) * 1000, eye * 1000];
    this.upside = upside;
  }

  at([along, across, up]: Spot): Point {
    return this.#project(this.#place([along / 1000, across / 1000, ((this.upside ? -1 : 1) * up) / 1000]));
  }

  path(spots: readonly Spot[]): Path {
    return polygon(spots.map((spot) => this.at(spot)));
  }

  line(spots: readonly Spot[]): Path {
    return polyline(spots.map((spot) => this.at(spot)));
  }

  /** Units of the sheet per millimetre, about a place. */
  scale([along, across, up]: Spot): number {
    const [low, high] = [this.at([along, across, up]), this.at([along, across, up + 1000])];
    return Math.abs(high[1] - low[1]) / 1000;
  }

  /** A bent face in small pieces, each in the colour of what it mirrors; those turned away are left out. */
  face(
    [columns, rows]: readonly [number, number],
    spot: (column: number, row: number) => Spot,
    tone: (mirrored: Spot, normal: Spot, facing: number, at: Spot) => string,
    flip: 1 | -1 = 1,
  ): Drawing {
    const pieces = new Map<string, Path>();
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1) {
        const corner = (by: number, up: number) => spot((column + by) / columns, (row + up) / rows);
        const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
        const normal = unit(scaled(cross(minus(c, a), minus(d, b)), flip));
        const ray = unit(minus(a, this.#eye));
        const facing = -dot(ray, normal);
        if (facing <= 0) continue;
        const mirrored = this.#turned(minus(ray, scaled(normal, -2 * facing)));
        const colour = tone(mirrored, this.#turned(normal), facing, a);
        pieces.set(colour, (pieces.get(colour) ?? "") + this.path([a, b, c, d]));
      }
    return [...pieces]
      .map(
        ([colour, path]) =>
          `<g stroke="${colour}" stroke-width="1.1" stroke-linejoin="round">${fill(path, colour)}</g>`,
      )
      .join("");
  }

  /** A direction of the car in those of the camera: right, away, up. */
  #turned([along, across, up]: Spot): Spot {
    const [sin, cos] = [Math.sin(this.#heading), Math.cos(this.#heading)];
    return [along * sin - across * cos, along * cos + across * sin, up];
  }
}

/** What the parts of the car are drawn with. */
export interface Workshop {
  sheet: Sheet;
  sight: Sight;
  paint: VehiclePaint;
  /** A bent face in the paint of the car. */
  painted: (pieces: readonly [number, number], spot: (column: number, row: number) => Spot, flip?: 1 | -1) => Drawing;
}

/** A wheel's circle at a distance from the middle of the car. */
export function circle(axle: number, across: number, radius: number, steps = 48): Spot[] {
  return counted(steps).map((step) => {
    const angle = (step / steps) * Math.PI * 2;
    return [axle + Math.cos(angle) * radius, across, TYRE + Math.sin(angle) * radius];
  });
}

const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scaled = (a: Spot, by: number): Spot => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Spot, b: Spot) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Spot, b: Spot): Spot => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function unit(a: Spot): Spot {
  return scaled(a, 1 / (Math.hypot(...a) || 1));
}
