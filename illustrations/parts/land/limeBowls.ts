import { metreAt, type Place, type Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, type Point, within } from "#illustrations/kit/geometry.ts";
import { hull, lens, type Path, polygon, short } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A bowl of travertine, in metres from the eye: its middle, the height of its rim, half its width and its depth, and how far its wall falls. */
export interface Bowl {
  right: number;
  away: number;
  up: number;
  wide: number;
  deep: number;
  drop: number;
  seed: number;
}

export interface LimeBowlsOptions {
  /** A camera whose eye is at height 0. */
  camera: Project;
  bowls: readonly Bowl[];
  /** Towards the sun, on the plan: right and away. */
  sun: Point;
  /** How far a wall a metre high throws its shadow, in metres. */
  slant: number;
  /** Lime from where it looks into the sun to the hollows of the shade. */
  tones: readonly [string, string, string, string, string, string];
  /** Water over the white at its edge, then deeper and deeper. */
  water: readonly [edge: string, shallow: string, middle: string, deep: string];
  /** What a shadow lays over rims and water. */
  shade: string;
  /** What the air lays over lime and water; from how far off, and where it would hide all. */
  haze: readonly [colour: string, from: number, to: number];
  /** Least breadth of a dripstone, in units; 9 by default. */
  drip?: number;
  /** How far walls run out at their foot, in their depth; .115 by default. */
  flare?: number;
  /** Usual length of dripstone, in heights of its wall; .6 by default. */
  hang?: number;
  /** How thick dripstone is, and how uneven in length, as shares of what is usual. */
  girth?: number;
  ragged?: number;
  /** The lightest tone of hollows; 2 by default, the third. */
  floor?: number;
}

/** Distance of a rim from its middle at an angle: an egg with slow swings, and on the side towards us scallops that meet in cusps. */
function reachOf({ wide, deep, seed }: Bowl): (angle: number) => number {
  const random = randomOf(seed);
  const swings = [2, 3].map((times) => [times, random.around(0.07), random.between(0, 6.3)] as const);
  const scallops = Math.max(4, Math.round((wide + deep) * random.between(0.55, 0.8)));
  const [phase, warp] = [random.between(0, 6.3), random.between(0, 6.3)];
  return (angle) => {
    const egg = 1 / Math.hypot(Math.cos(angle) / wide, Math.sin(angle) / deep);
    const swing = swings.reduce((sum, [times, far, first]) => sum + far * Math.sin(angle * times + first), 1);
    const scallop = Math.abs(Math.sin((scallops * angle) / 2 + 0.7 * Math.sin(angle * 2 + warp) + phase)) ** 0.6;
    return egg * swing * (0.9 + 0.13 * scallop * within(0.7 - 1.4 * Math.sin(angle)));
  };
}

const STEPS = 240;
const angleOf = (step: number) => (step / STEPS) * Math.PI * 2;

/** A bowl with its rim, and how its wall narrows towards its foot. */
class Shape {
  readonly bowl: Bowl;
  readonly reach: (angle: number) => number;
  readonly #flare: number;
  constructor(bowl: Bowl, flare = 0.115) {
    this.bowl = bowl;
    this.#flare = flare;
    this.reach = reachOf(bowl);
  }
  /** A place on the wall, at a share of its height: it swells under the lip and draws in below, as what drips does. */
  at(angle: number, share: number): Place {
    const { right, away, up, drop } = this.bowl;
    const swell =
      0.018 * Math.sin(within(share * 4) * Math.PI) +
      this.#flare * Math.max(0, share) ** 2.4 -
      0.05 * Math.sin(share * Math.PI);
    const far = this.reach(angle) + this.bowl.deep * swell;
    return [right + Math.cos(angle) * far, Math.max(1.6, away + Math.sin(angle) * far), up - drop * share];
  }
  /** The rim drawn in by so many metres, at a height. */
  ring(inner: number, up = this.bowl.up): Place[] {
    const { right, away } = this.bowl;
    return counted(STEPS).map((step): Place => {
      const angle = angleOf(step);
      const whole = this.reach(angle);
      const far = Math.max(whole * 0.06, whole - inner);
      return [right + Math.cos(angle) * far, Math.max(1.6, away + Math.sin(angle) * far), up];
    });
  }
  /** Which way the wall looks, on the plan. */
  outward(angle: number): Point {
    const [x0, z0] = this.at(angle - 0.06, 0);
    const [x1, z1] = this.at(angle + 0.06, 0);
    const long = Math.hypot(x1 - x0, z1 - z0) || 1;
    return [(z1 - z0) / long, (x0 - x1) / long];
  }
  /** From which angle to which the wall is seen, from left to right. */
  seen(): [from: number, to: number] {
    const steps = counted(STEPS).filter((step) => {
      const angle = angleOf(step);
      const [x, z] = this.at(angle, 0);
      const [nx, nz] = this.outward(angle);
      return step > STEPS * 0.4 && nx * x + nz * z < -0.03 * Math.hypot(x, z);
    });
    return [angleOf((steps[0] ?? STEPS / 2) - 1), angleOf((steps.at(-1) ?? STEPS) + 1)];
  }
}

/**
 * Terraces of travertine: bowls that lean on one another, each with a white lip, dripstone that hangs from it over hollows in the shade, and
 * clear water in flat bands. Those under the eye hide what is lower, those over it what is higher.
 */
export function limeBowls(sheet: Sheet, options: LimeBowlsOptions): Drawing {
  const shapes = options.bowls.map((bowl) => new Shape(bowl, options.flare));
  const below = shapes.filter(({ bowl }) => bowl.up < 0).toSorted((one, other) => one.bowl.up - other.bowl.up);
  const above = shapes.filter(({ bowl }) => bowl.up >= 0).toSorted((one, other) => other.bowl.up - one.bowl.up);
  return [...below, ...above]
    .map((shape) => {
      const higher = shapes.filter((other) => other.bowl.up > shape.bowl.up + 0.3 && isNear(other.bowl, shape.bowl));
      return wallOf(shape, options) + (shape.bowl.up < 0 ? poolOf(sheet, shape, higher, options) : "");
    })
    .join("");
}

function isNear(one: Bowl, other: Bowl): boolean {
  const apart = Math.hypot(one.right - other.right, one.away - other.away);
  return apart < Math.max(one.wide, one.deep) + Math.max(other.wide, other.deep) + 6;
}

const airOf = (away: number, [, from, to]: LimeBowlsOptions["haze"]) => within((away - from) / (to - from), 0, 0.85);

/** The tone of a wall by how far it looks into the sun. */
const toneAt = (facing: number) => (facing > 0.74 ? 0 : facing > 0.3 ? 1 : facing > -0.12 ? 2 : 3);

/** A wall: its hollows, the dripstone before them, half in the sun and half in shade, and the lip over all. */
function wallOf(shape: Shape, options: LimeBowlsOptions): Drawing {
  const { camera, tones, sun, haze, drip = 9, hang = 0.6, floor = 2, girth = 1, ragged = 1 } = options;
  const { bowl } = shape;
  const random = randomOf(bowl.seed + 7);
  const [from, to] = shape.seen();
  const at = (angle: number, share: number): Point => camera(shape.at(angle, share));
  const facing = (angle: number) => {
    const [nx, nz] = shape.outward(angle);
    return nx * sun[0] + nz * sun[1];
  };
  const paths = tones.map(() => "");
  const ink = (index: number) => Math.min(index, tones.length - 1);
  // Hollows: in pieces, each as dark as its side is.
  const pieces = 26;
  const angle = (index: number) => from + ((to - from) * index) / pieces;
  for (const index of counted(pieces)) {
    const [one, other] = [angle(index), angle(index + 1) + (to - from) * 0.004];
    paths[ink(Math.max(floor, toneAt(facing((one + other) / 2)) + 2))] += polygon([
      ...[0, 0.12, 0.3, 0.6, 1].map((share) => at(one, share)),
      ...[1, 0.6, 0.3, 0.12, 0].map((share) => at(other, share)),
    ]);
  }
  const [hollows, bodies, lights] = [paths, tones.map(() => ""), tones.map(() => "")] as const;
  const metre = metreAt(camera, [bowl.right, Math.max(2, bowl.away - bowl.deep), bowl.up]);
  let [start, count] = [from, 0];
  while (start < to) {
    const wide = Math.max(drip / metre, random.between(0.22, 0.62) * girth) / shape.reach(start);
    // Where we look along the wall, what is seen of it is thin.
    const end = Math.min(to, start + wide);
    const long = within(
      hang +
        (0.26 * Math.sin(count * 0.55 * (3 - 2 * girth) + bowl.seed) + random.around(0.2)) * ragged +
        (random.chance(0.12) ? 0.3 : 0),
      0.22,
      1.03,
    );
    const light = facing((start + end) / 2);
    const lit = toneAt(light);
    bodies[lit + 1] += fingerOf(at, start, end, long, 1);
    lights[lit] += fingerOf(at, start, end, long * random.between(0.72, 0.94), random.between(0.5, 0.66));
    start = end;
    count += 1;
  }
  // Lip: it looks up, so it is brighter than the wall, and hangs over in small scallops.
  const steps = counted(61).map((step) => from + ((to - from) * step) / 60);
  const lip = polygon([
    ...steps.map((one) => at(one, -0.03)),
    ...steps.toReversed().map((one, index) => at(one, 0.07 + 0.035 * Math.abs(Math.sin(index * 0.9)))),
  ]);
  const air = airOf(bowl.away, haze);
  const filled = (group: readonly Path[]) =>
    group.map((path, tone) => fill(path, blend(tones[tone] ?? tones[0], haze[0], air))).join("");
  const right = polygon([
    ...steps.slice(42).map((one) => at(one, -0.03)),
    ...steps
      .slice(42)
      .toReversed()
      .map((one, index) => at(one, 0.06 + (18 - index) * 0.003)),
  ]);
  return (
    filled(hollows) +
    filled(bodies) +
    filled(lights) +
    fill(lip, blend(tones[0], haze[0], air)) +
    fill(right, blend(tones[2], haze[0], air))
  );
}

/** A finger of dripstone from the lip down to its round tip, or its left part. */
function fingerOf(
  at: (angle: number, share: number) => Point,
  start: number,
  end: number,
  long: number,
  part: number,
): Path {
  const xy = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  const to = start + (end - start) * part;
  const inward = (end - start) * 0.12;
  const tip = start + (end - start) * 0.5 * Math.min(1, part * 1.1);
  const right = part < 1 ? 0.4 : 1;
  const side = (angle: number, turn: number) =>
    [0.16, 0.32, 0.48, 0.64, 0.8].map((down) => at(angle + inward * turn * down, long * down));
  const line = (points: readonly Point[]) => points.map((point) => `L${xy(point)}`).join("");
  return (
    `M${xy(at(start, 0))}${line(side(start, 0.9))}Q${xy(at(start + inward, long * 0.97))} ${xy(at(tip, long))}` +
    `Q${xy(at(to - inward * right, long * 0.97))} ${line(side(to, -0.9 * right).toReversed()).slice(1)}` +
    `L${xy(at(to, 0))}Z`
  );
}

/** The lip of a bowl, its water in bands, the images of the walls behind and what they throw on it. */
function poolOf(
  sheet: Sheet,
  shape: Shape,
  higher: readonly Shape[],
  { camera, tones, water, shade, haze, sun, slant }: LimeBowlsOptions,
): Drawing {
  const { bowl } = shape;
  const random = randomOf(bowl.seed + 3);
  const air = airOf(bowl.away, haze);
  const lime = (tone: number) => blend(tones[tone] ?? tones[0], haze[0], air);
  const wet = (depth: number) => blend(water[depth] ?? water[0], haze[0], air * 0.9);
  const ring = (inner: number) => polygon(shape.ring(inner).map(camera));
  const lip = ring(0);
  const pool = ring(0.2);
  // The deep lies off the middle, towards the foot of the terrace above.
  const deep = polygon(
    counted(60).map((step): Point => {
      const [angle, wave] = [(step / 60) * Math.PI * 2, 1 + 0.08 * Math.sin((step / 10) * Math.PI + bowl.seed)];
      const [x, z] = [Math.cos(angle) * bowl.wide * 0.66 * wave, (Math.sin(angle) * 0.5 + 0.22) * bowl.deep * wave];
      return camera([bowl.right + x, Math.max(1.6, bowl.away + z), bowl.up]);
    }),
  );
  const image = higher
    .map((tall) => {
      const { up, drop } = tall.bowl;
      const [from, to] = tall.seen();
      const steps = counted(25).map((step) => from + ((to - from) * step) / 24);
      return up - drop > bowl.up + 0.5
        ? ""
        : polygon([
            ...steps.map((angle) => camera(withUp(tall.at(angle, 0), bowl.up))),
            ...steps.toReversed().map((angle) => camera(withUp(tall.at(angle, 0), 2 * bowl.up - up))),
          ]);
    })
    .join("");
  // Where the walls behind stand in the water, a dark line holds them to it.
  const feet = higher
    .filter((tall) => Math.abs(tall.bowl.up - tall.bowl.drop - bowl.up) < 0.5)
    .map((tall) => {
      const [from, to] = tall.seen();
      const steps = counted(25).map((step) => from + ((to - from) * step) / 24);
      const foot = (far: number) =>
        steps.map((angle) => {
          const [x, z] = tall.at(angle, 1);
          const [nx, nz] = tall.outward(angle);
          return camera([x + nx * far, Math.max(1.6, z + nz * far), bowl.up]);
        });
      return polygon([...foot(0.34), ...foot(-0.8).toReversed()]);
    })
    .join("");
  const cast = higher
    .map((tall) => {
      const high = Math.min(3, tall.bowl.up - bowl.up);
      return hull(
        tall.ring(0.2, bowl.up).flatMap((place) => {
          const [x, z, up] = place;
          return [camera(place), camera([x - sun[0] * slant * high, Math.max(1.6, z - sun[1] * slant * high), up])];
        }),
      );
    })
    .map((path) => fill(path, shade))
    .join("");
  return (
    fill(lip, lime(0)) +
    fill(pool, wet(0)) +
    fill(ring(Math.min(0.55, bowl.deep * 0.2)), wet(1)) +
    fill(ring(Math.min(1.1, bowl.deep * 0.36)), wet(2)) +
    sheet.clipped(
      ring(Math.min(1.1, bowl.deep * 0.36)),
      fill(deep, wet(3)) + fill(streaksOf(random, camera, bowl), lime(1), 0.8),
    ) +
    sheet.clipped(pool, fill(image, blend(tones[3], wet(3), 0.55), 0.5)) +
    sheet.clipped(pool, fill(feet, wet(3), 0.8)) +
    (cast && sheet.clipped(lip, `<g opacity=".42">${cast}</g>`))
  );
}

const withUp = ([x, z]: Place, up: number): Place => [x, z, up];

/** Long low light on the water. */
function streaksOf(random: Random, camera: Project, { right, away, up, wide, deep }: Bowl): Path {
  return counted(random.whole(2, 4))
    .map(() => {
      const place: Place = [right + random.around(wide * 0.5), Math.max(3, away - random.between(0, 0.6) * deep), up];
      const [x, y] = camera(place);
      const metre = metreAt(camera, place);
      return lens(x, y, metre * random.between(0.8, 2.4), Math.max(2.4, metre * 0.07));
    })
    .join("");
}
