import { metreAt, type Place, type Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { lens, type Path, polygon } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A basin of lime, in metres from the eye: its middle, the height of its rim, and half its width and its depth. */
export interface Basin {
  right: number;
  away: number;
  up: number;
  wide: number;
  deep: number;
  seed: number;
  /** Where water runs over the rim in a film: from which angle to which, in half turns; the near side is from 1 to 2. */
  films?: readonly (readonly [from: number, to: number])[];
}

export interface TravertineOptions {
  /** A camera whose eye is at height 0, above all rims. */
  camera: Project;
  basins: readonly Basin[];
  /** Towards the sun, on the plan: right and away. */
  sun: Point;
  /** How far a wall a metre high throws its shadow, in metres. */
  slant: number;
  /** Lime from where it looks into the sun to where it is turned away. */
  tones: readonly [string, string, string, string, string];
  /** Water from where it mirrors the low sky far off to where we look down into it, and over the white at its edge. */
  water: readonly [far: string, middle: string, near: string, edge: string];
  /** Where on the sheet water mirrors the low sky, and where we look down into it. */
  depths: readonly [Point, Point];
  /** What a shadow lays over rims and water. */
  shade: string;
  /** What the air lays over a wall 60 m off. */
  haze: string;
  /** Height of a wall under which no basin lies. */
  drop?: number;
  /** How clearly water mirrors the walls; .6 by default. */
  mirror?: number;
  /** Breadth of the pieces that a wall is drawn of, in units; the finer, the rounder its flutes end. */
  piece?: number;
  /** Whether flutes are of all breadths, long, short or worn away, as from near; otherwise much alike. */
  ragged?: boolean;
}

/** Distance of a rim from its middle at an angle: an egg with slow swings, and on its lower side scallops that meet in cusps. */
function reachOf({ wide, deep, seed }: Basin): (angle: number) => number {
  const random = randomOf(seed);
  const swings = [2, 3].map((times) => [times, random.around(0.1), random.between(0, 6.3)] as const);
  const scallops = Math.round((wide + deep) * random.between(0.5, 0.9));
  const [phase, warp] = [random.between(0, 6.3), random.between(0, 6.3)];
  return (angle) => {
    const egg = 1 / Math.hypot(Math.cos(angle) / wide, Math.sin(angle) / deep);
    const swing = swings.reduce((sum, [times, far, first]) => sum + far * Math.sin(angle * times + first), 1);
    const scallop = Math.abs(Math.sin((scallops * angle) / 2 + 0.9 * Math.sin(angle * 2 + warp) + phase)) ** 0.8;
    return egg * swing * (0.94 + 0.11 * scallop * within(0.6 - 1.6 * Math.sin(angle)));
  };
}

/** A basin whose rim is worked out, point by point. */
class Rim {
  readonly basin: Basin;
  readonly plan: readonly Point[];
  readonly feet: number[] = [];
  readonly #reach: (angle: number) => number;

  constructor(basin: Basin) {
    this.basin = basin;
    this.#reach = reachOf(basin);
    const count = 220;
    this.plan = counted(count).map((index) => this.#at((index / count) * Math.PI * 2));
  }

  #at(angle: number): Point {
    const far = this.#reach(angle);
    return [this.basin.right + Math.cos(angle) * far, Math.max(2, this.basin.away + Math.sin(angle) * far)];
  }

  holds([x, z]: Point): boolean {
    const [dx, dz] = [x - this.basin.right, z - this.basin.away];
    return Math.hypot(dx, dz) < this.#reach(Math.atan2(dz, dx));
  }

  /** The rim, drawn in by so many metres, at a height. */
  within(inner: number, up = this.basin.up): Place[] {
    const { right, away } = this.basin;
    return this.plan.map(([x, z]) => {
      const far = Math.hypot(x - right, z - away);
      const share = Math.max(0.1, 1 - inner / far);
      return [right + (x - right) * share, away + (z - away) * share, up];
    });
  }
}

/**
 * Terraces of travertine: basins that lean on one another and run over, with fluted walls, water, the images of the walls in it and the shadows
 * that they throw. Each rim hides what is lower.
 */
export function travertine(sheet: Sheet, options: TravertineOptions): Drawing {
  const rims = options.basins.map((basin) => new Rim(basin)).toSorted((one, other) => one.basin.up - other.basin.up);
  for (const [index, rim] of rims.entries()) setFeet(rim, rims.slice(0, index), options.drop ?? 2);
  return rims
    .map((rim, index) => {
      const higher = rims.slice(index + 1).filter(({ basin }) => isNear(basin, rim.basin));
      return wallOf(sheet, rim, options) + poolOf(sheet, rim, higher, options);
    })
    .join("");
}

function isNear(one: Basin, other: Basin): boolean {
  const apart = Math.hypot(one.right - other.right, one.away - other.away);
  return apart < Math.max(one.wide, one.deep) + Math.max(other.wide, other.deep) + 6;
}

/** Finds where a wall ends below, all along its rim: at the water it stands in, or at what stands before it. Slits between basins close. */
function setFeet({ basin, plan, feet }: Rim, lower: readonly Rim[], drop: number): void {
  const beside = lower.filter((other) => isNear(other.basin, basin)).toReversed();
  const known = plan.map(([x, z]) => {
    const out: Point = [x + (x - basin.right) * 0.05, z + (z - basin.away) * 0.05];
    // Along the line of sight: what lies nearer hides the wall up to where that line passes over it.
    const hidden = [0, 0.03, 0.06, 0.1, 0.14, 0.18].map((share) => {
      const before = beside.find((other) => other.holds([out[0] * (1 - share), out[1] * (1 - share)]));
      return before ? before.basin.up / (1 - share) : basin.up - drop;
    });
    return Math.min(basin.up, Math.max(...hidden));
  });
  const about = (all: readonly number[], index: number) =>
    counted(19).map((step) => all.at((index + step - 9) % all.length) ?? 0);
  const closed = known.map((_, index) => Math.max(...about(known, index)));
  feet.push(...closed.map((_, index) => Math.min(...about(closed, index))));
}

/** A narrow piece of a wall, and how it stands to the eye and to the sun. */
interface Face {
  from: Point;
  to: Point;
  /** Away from the wall. */
  out: Point;
  foot: number;
  facing: number;
  /** Its place on its flute, from -1 to 1, and how far down that reaches. */
  flute: number;
  length: number;
  /** Seen from the middle of the basin, in half turns. */
  angle: number;
}

/** The pieces of a wall that are seen. */
function facesOf(
  { basin, plan, feet }: Rim,
  { camera, sun, piece: broad = 5, ragged = false }: TravertineOptions,
): Face[] {
  const random = randomOf(basin.seed + 7);
  const metre = metreAt(camera, [basin.right, Math.max(3, basin.away - basin.deep), basin.up]);
  const faces: Face[] = [];
  let [left, whole, length] = [0, 1, 0.8];
  for (const [index, from] of plan.entries()) {
    const to = plan[(index + 1) % plan.length] ?? from;
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const out: Point = [(to[1] - from[1]) / long, -(to[0] - from[0]) / long];
    const pieces = Math.max(1, Math.round((long * metre) / broad));
    for (const piece of counted(pieces)) {
      if (left <= 0) {
        const [least, most] = ragged ? [0.1, random.chance(0.25) ? 0.9 : 0.5] : [0.22, 0.6];
        whole = left = Math.max(random.between(least, most), 9 / metre);
        length = ragged
          ? within(0.62 + 0.34 * Math.sin(index * 0.24 + basin.seed) + random.around(0.26), 0.1, 1.02)
          : random.between(0.55, 1.02);
      }
      left -= long / pieces;
      const [start, end] = [piece / pieces, (piece + 1) / pieces].map((share): Point => [
        mixed(from[0], to[0], share),
        mixed(from[1], to[1], share),
      ]) as [Point, Point];
      // The upper side leans on the next terrace.
      if (
        out[0] * start[0] + out[1] * start[1] > -0.12 * Math.hypot(...start) ||
        start[1] > basin.away + basin.deep * 0.5
      )
        continue;
      faces.push({
        from: start,
        to: end,
        out,
        foot: feet[index] ?? basin.up - 1,
        facing: out[0] * sun[0] + out[1] * sun[1],
        flute: within(1 - (2 * left) / whole, -1, 1),
        length,
        angle: ((index + piece / pieces) / plan.length) * 2,
      });
    }
  }
  return faces;
}

/** The tone of a wall by how far it looks into the sun. */
function toneAt(facing: number): number {
  return within(Math.round(2.35 - facing * 2.7), 0, 4);
}

/** A piece of a wall between two shares of its height, swelling out by so many metres above and below. */
function stripOf(camera: Project, face: Face, up: number) {
  const high = up - face.foot;
  const past: Point = [mixed(face.from[0], face.to[0], 1.5), mixed(face.from[1], face.to[1], 1.5)];
  const at = ([x, z]: Point, share: number, far: number) =>
    camera([x + face.out[0] * far, z + face.out[1] * far, up - high * share]);
  return (top: number, low: number, swell: readonly [number, number]): Path =>
    polygon([
      at(face.from, top, swell[0]),
      at(past, top, swell[0]),
      at(past, low, swell[1]),
      at(face.from, low, swell[1]),
    ]);
}

/** The wall below a rim: a smooth brow, flutes that end where they dripped, and the hollow under them. */
function wallOf(sheet: Sheet, rim: Rim, options: TravertineOptions): Drawing {
  const { camera, tones, water, haze } = options;
  const { up } = rim.basin;
  const paths = { hollow: tones.map(() => ""), flute: tones.map(() => ""), brow: tones.map(() => "") };
  const faces = facesOf(rim, options);
  let foot = "";
  for (const face of faces) {
    const high = up - face.foot;
    const strip = stripOf(camera, face, up);
    const round = Math.sqrt(1 - face.flute ** 2);
    const end = within(face.length - (1 - round) * 0.22, options.ragged ? 0.1 : 0.3, 1);
    paths.hollow[within(toneAt(face.facing) + 1, 1, 4)] += strip(0, 1, [0, 0.06 * high]);
    // From near, flutes show against the hollow in the shade, too.
    paths.flute[Math.min(toneAt(face.facing - face.flute * 0.27), options.ragged ? 3 : 4)] += strip(0.04, end, [
      0.02,
      0.16 * high * (options.ragged ? end : 1),
    ]);
    paths.brow[toneAt(face.facing + 0.24)] += strip(-0.02, 0.1 + 0.05 * round, [0, 0.03]);
    foot += strip(0.93, 1.02, [0.06 * high, 0.06 * high]);
  }
  const far = within(rim.basin.away / 60 - 0.2, 0, 0.6);
  const filled = (group: readonly Path[]) =>
    group.map((path, tone) => fill(path, blend(tones[tone] ?? tones[0], haze, far))).join("");
  return (
    filled(paths.hollow) +
    filled(paths.flute) +
    filled(paths.brow) +
    fill(foot, blend(tones[4], water[2], 0.5), 0.55) +
    filmsOf(sheet, rim.basin, faces, options)
  );
}

/** Water that runs down a wall in thin films, lighter than the lime behind: one sheet with a ragged hem, thicker in its middle, and the ring where it meets the pool. */
function filmsOf(
  sheet: Sheet,
  { films = [], up, seed }: Basin,
  faces: readonly Face[],
  { camera, water, tones }: TravertineOptions,
): Drawing {
  return films
    .map(([start, end]) => {
      const wet = faces.filter(({ angle }) => angle >= start && angle <= end);
      const at = ({ from: [x, z], out, foot }: Face, share: number) => {
        const swell = (0.04 + 0.15 * within(share)) * (up - foot);
        return camera([x + out[0] * swell, z + out[1] * swell, up - (up - foot) * share]);
      };
      const veil = (left: number, right: number, long: number): Path => {
        const part = wet.slice(Math.round(left * wet.length), Math.round(right * wet.length));
        const hem = part.map((face, index) => {
          const side = Math.abs((index / part.length) * 2 - 1);
          const ragged = 0.07 * Math.sin(index * 0.22 + seed) + 0.05 * Math.sin(index * 0.09 + seed * 2);
          return at(face, within(long * (1 - side ** 6 * 0.3) + ragged * (2 - long), 0.1, 1));
        });
        return polygon([...part.map((face) => at(face, -0.03)), ...hem.toReversed()]);
      };
      const [middle] = wet.slice(wet.length >> 1);
      const [first, last] = [wet[0], wet.at(-1)];
      if (!middle || !first || !last) return "";
      const [[left], [right]] = [at(first, 1), at(last, 1)] as [Point, Point];
      const [x, low] = at(middle, 1);
      const thin = sheet.linear(
        [
          [0, tones[0], 0.9],
          [0.3, water[3], 0.8],
          [1, water[1], 0.7],
        ],
        at(middle, 0),
        [x, low],
      );
      return (
        fill(veil(0, 1, 1.06), thin) +
        fill(veil(0.16, 0.5, 0.8), tones[0], 0.42) +
        fill(lens(x, low, Math.abs(right - left) * 1.12, 6) + lens(x + 12, low + 7, right - left, 3), tones[0], 0.7)
      );
    })
    .join("");
}

/** The outline of a basin on the sheet, drawn in by so many metres. */
export function basinOutline(camera: Project, basin: Basin, inner = 0): Path {
  return polygon(new Rim(basin).within(inner).map(camera));
}

/** The lip of a basin, the water in it, and what the higher ones beside it lay on that. */
function poolOf(sheet: Sheet, rim: Rim, higher: readonly Rim[], options: TravertineOptions): Drawing {
  const { camera, tones, water, shade, depths } = options;
  const { basin } = rim;
  const [far, middle, near, edge] = water;
  const ring = (inner: number) => polygon(rim.within(inner).map(camera));
  const lip = ring(0);
  const pool = ring(Math.min(0.22, basin.deep * 0.1));
  // One sheet of colour for all the waters: what counts is how flat we look at them.
  const paint = sheet.linear(
    [
      [0, far],
      [0.46, middle],
      [1, near],
    ],
    ...depths,
  );
  return (
    fill(lip, tones[0]) +
    fill(pool, edge) +
    fill(ring(Math.min(0.62, basin.deep * 0.24)), paint, 0.55) +
    fill(ring(Math.min(1, basin.deep * 0.36)), paint) +
    sheet.clipped(pool, higher.map((other) => imageOf(other, basin.up, options)).join("")) +
    sheet.clipped(lip, fill(higher.map((other) => shadowOf(other, basin.up, options)).join(""), shade, 0.62))
  );
}

/** What water at a height mirrors of a wall. */
function imageOf(
  { basin, plan, feet }: Rim,
  level: number,
  { camera, tones, water, sun, mirror = 0.6 }: TravertineOptions,
): Drawing {
  const paths = tones.map(() => "");
  const low = 2 * level - basin.up;
  for (const [index, from] of plan.entries()) {
    const to = plan[(index + 1) % plan.length] ?? from;
    const [nx, nz] = [to[1] - from[1], from[0] - to[0]];
    if ((feet[index] ?? level) < level - 0.4 || nx * from[0] + nz * from[1] > 0) continue;
    const facing = (nx * sun[0] + nz * sun[1]) / Math.hypot(nx, nz);
    const past: Point = [mixed(from[0], to[0], 1.5), mixed(from[1], to[1], 1.5)];
    paths[toneAt(facing)] += polygon([
      camera([...from, level]),
      camera([...past, level]),
      camera([...past, low]),
      camera([...from, low]),
    ]);
  }
  const image = paths.map((path, tone) => fill(path, blend(tones[tone] ?? tones[0], water[1], 0.45))).join("");
  return `<g opacity="${mirror}">${image}</g>`;
}

/** The shadow of a wall on a plane at a height. */
function shadowOf({ basin, plan }: Rim, level: number, { camera, sun, slant }: TravertineOptions): Path {
  const far = (basin.up - level) * slant;
  const cast = ([x, z]: Point): Place => [x - sun[0] * far, Math.max(2, z - sun[1] * far), level];
  return plan
    .map((from, index) => {
      const to = plan[(index + 1) % plan.length] ?? from;
      const corners = [camera([...from, level]), camera([...to, level]), camera(cast(to)), camera(cast(from))];
      const [[x0, y0], [x1, y1], [x2, y2]] = corners as [Point, Point, Point];
      // All pieces run the same way round, so that where they overlap nothing is left out.
      const turn = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
      return polygon(turn < 0 ? corners.toReversed() : corners);
    })
    .join("");
}
