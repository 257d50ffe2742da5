import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, type Point, within } from "#illustrations/kit/geometry.ts";
import { lens, type Path } from "#illustrations/kit/path.ts";
import type { Random } from "#illustrations/kit/random.ts";
import { rolling, terrain } from "./terrain.ts";

export interface Flight {
  /** Position of the camera in degrees, and its height in kilometres. */
  at: Point;
  height: number;
  /** Direction of view, in degrees clockwise from north. */
  heading: number;
  /** y of the horizon and x of the vanishing point on the sheet, and the focal length, in units. */
  horizon: number;
  centre: number;
  focal: number;
  /** Range on the sheet from left to right, in units, and range of distances ahead, in kilometres. */
  between: readonly [number, number];
  reach: readonly [near: number, far: number];
}

export interface CoastColours {
  /** Slopes in light, between, in shade; low ground; the beach; two shallows, the shallowest last; what the distance turns all to. */
  slopes: readonly [light: string, middle: string, shade: string];
  low: string;
  shore: string;
  shallows: readonly [string, string];
  haze: string;
}

/** A mountain: position, height and width, in kilometres. */
export type Mountain = readonly [longitude: number, latitude: number, height: number, wide: number];

type Edge = readonly [Point, Point];

/** Consecutive edges of the shore with their bounding box, so that stretches whose box is too far away are skipped. */
interface Stretch {
  /** Five numbers for each edge: start, direction, squared length. */
  edges: Float64Array;
  west: number;
  east: number;
  south: number;
  north: number;
}

const KM = 111.2;
/** Number of steps of haze. */
const BANDS = 11;
/** Water this far from the shore has no shallows any more, in kilometres. */
const FAR_OUT = 0.4;
/** Number of rows of shore on either side of the camera's own parallel. */
const ROWS = 1000;
/** Distance between the rows of houses in a town, in kilometres. */
const ROW = 0.11;
/** Number of edges in a stretch of shore. */
const STRETCH = 12;

/** Noise that bends the spurs of the hills, and that forms them. */
const [BEND, SPURS, GULLIES] = [rolling(8), rolling(21), rolling(5)];

/** A real coast seen from a plane: its capes and bays are those of the map, its ridges are made up and fall to the shore. */
export class CoastFromAir {
  readonly #flight: Flight;
  readonly #mountains: readonly Mountain[];
  /** Shore near enough for measuring distances, in short stretches. */
  readonly #near: readonly Stretch[];
  /** All shore by the parallel that it crosses: four numbers for each edge, start and end. */
  readonly #rows: readonly Float64Array[];
  /** The stretch nearest to the last measured point, where the next search begins. */
  #last = 0;

  constructor(flight: Flight, rings: readonly (readonly number[])[], mountains: readonly Mountain[]) {
    this.#flight = flight;
    this.#mountains = mountains;
    const edges = rings.flatMap((ring) => {
      const points = counted(ring.length / 2).map((i) => this.#local(ring[i * 2] ?? 0, ring[i * 2 + 1] ?? 0));
      return points.map((from, i): Edge => [from, points[(i + 1) % points.length] ?? from]);
    });
    const far = flight.reach[1] * 1.15;
    const near = edges.filter(([[x, y]]) => Math.hypot(x, y) < far);
    this.#near = counted(Math.ceil(near.length / STRETCH)).map((index) =>
      stretchOf(near.slice(index * STRETCH, (index + 1) * STRETCH)),
    );
    const rows = counted(2 * ROWS).map((): number[] => []);
    const rowAt = (y: number) => within(Math.floor((y / far + 1) * ROWS), -1, 2 * ROWS);
    for (const [[x0, y0], [x1, y1]] of edges)
      for (let row = rowAt(Math.min(y0, y1)); row <= rowAt(Math.max(y0, y1)); row++) rows[row]?.push(x0, y0, x1, y1);
    this.#rows = rows.map((ends) => Float64Array.from(ends));
  }

  /** The land with its shallows, its colours paler from one distance to the next. */
  draw({ slopes, low, shore, shallows, haze }: CoastColours): Drawing {
    const { between, reach, focal, horizon, centre, height } = this.#flight;
    // Five steps from shade to light, so that the slopes read as relief and not as patches.
    const [light, middle, shade] = slopes;
    const relief = [shade, blend(shade, middle, 0.5), middle, blend(middle, light, 0.5), light];
    const tones = [shallows[0], shallows[1], shore, low, ...relief];
    const inks = counted(BANDS).flatMap((band) =>
      tones.map((ink, index) => blend(ink, haze, Math.min(1, (band / BANDS) * (index < 2 ? 0.7 : 1.15)))),
    );
    const bandOf = (away: number) =>
      Math.min(BANDS - 1, Math.floor(within((away - reach[0] * 1.4) / (reach[1] * 0.8)) ** 0.55 * BANDS));
    const up = (right: number, away: number) => {
      const [x, y] = this.#turned(right, away);
      return this.#ground(x, y, this.#inland(x, y));
    };
    return terrain({
      window: [between[0], horizon - 60, between[1], 1200],
      cell: 2,
      horizon,
      centre,
      eye: height,
      focal,
      reach,
      steps: 500,
      ground: up,
      tone: (right, away) => {
        const [x, y] = this.#turned(right, away);
        const inland = this.#inland(x, y);
        const here = this.#ground(x, y, inland);
        // Far off only the large forms are seen.
        const step = Math.max(away * 0.004, away * away * 0.0006);
        const rise = inland > 0 ? (up(right + step, away) - here + (up(right, away + step) - here) * 0.4) / step : 0;
        const tone = toneOf(inland, rise, here);
        return tone < 0 ? -1 : bandOf(away) * tones.length + tone;
      },
      // The ink in the middle of the list lies under all others and shows in gaps too narrow for a shape: it has to be a slope's.
      inks: [...inks, ...relief.slice(1)],
      stacked: false,
    });
  }

  /** White houses around a point, trees between: in rows along the shore, apart from one another, on flat ground. */
  town(longitude: number, latitude: number, wide: number, count: number, random: Random): Drawing {
    const [x0, y0] = this.#local(longitude, latitude);
    const taken: Point[] = [];
    const houses: (readonly [number, number, number])[] = [];
    for (let tries = 0; tries < count * 60 && houses.length < count; tries++) {
      const [x, y] = [x0 + random.around(wide), y0 + random.around(wide)];
      const inland = this.#inland(x, y);
      const offRow = Math.abs(((inland + 0.02) % ROW) - ROW / 2);
      if (inland < 0.07 || inland > 0.75 || offRow > ROW * 0.2 || this.#ground(x, y, inland) > 0.2) continue;
      if (taken.some(([px, py]) => Math.hypot(px - x, py - y) < 0.055)) continue;
      taken.push([x, y]);
      houses.push(this.#seen(x, y));
    }
    let [lit, shade]: [Path, Path] = ["", ""];
    for (const [x, y, scale] of houses.toSorted((a, b) => a[1] - b[1])) {
      const size = within(scale * 0.029 * random.between(0.8, 1.25), 1.5, 8);
      const [high, corner] = [size * random.between(0.7, 0.95), x + size * 0.35];
      lit += `M${cut(x - size)} ${cut(y)}V${cut(y - high)}H${cut(corner)}V${cut(y)}Z`;
      shade += `M${cut(corner)} ${cut(y - high)}L${cut(x + size)} ${cut(y - high * 0.86)}V${cut(y - high * 0.16)}L${cut(corner)} ${cut(y)}Z`;
    }
    const trees = houses
      .filter((_, index) => index % 3 > 0)
      .map(([x, y, scale]) => {
        const [size, aside] = [within(scale * 0.017, 0.8, 5), random.pick([-1, 1]) * scale * 0.045];
        return lens(x + aside, y, size * 2.6, size * 2.2);
      });
    return fill(trees.join(""), "#3f6a52", 0.85) + fill(shade, "#7f90b4") + fill(lit, "#fffdf4");
  }

  /** Position in kilometres east and north of the camera. */
  #local(longitude: number, latitude: number): Point {
    const [lon, lat] = this.#flight.at;
    return [(longitude - lon) * KM * Math.cos((lat * Math.PI) / 180), (latitude - lat) * KM];
  }

  #seen(x: number, y: number): readonly [x: number, y: number, scale: number] {
    const { heading, centre, focal, horizon, height } = this.#flight;
    const angle = (heading / 180) * Math.PI;
    const scale = focal / Math.max(0.2, x * Math.sin(angle) + y * Math.cos(angle));
    const right = x * Math.cos(angle) - y * Math.sin(angle);
    return [centre + right * scale, horizon + (height - this.#ground(x, y, this.#inland(x, y))) * scale, scale];
  }

  /** Converts a distance to the right and ahead into kilometres east and north. */
  #turned(right: number, away: number): Point {
    const angle = (this.#flight.heading / 180) * Math.PI;
    return [Math.sin(angle) * away + Math.cos(angle) * right, Math.cos(angle) * away - Math.sin(angle) * right];
  }

  /** Distance of a point from the shore, in kilometres; negative at sea. */
  #inland(x: number, y: number): number {
    const row = this.#rows[Math.floor((y / (this.#flight.reach[1] * 1.15) + 1) * ROWS)] ?? [];
    let isLand = false;
    for (let at = 0; at < row.length; at += 4) {
      const [y0, y1] = [row[at + 1] ?? 0, row[at + 3] ?? 0];
      if (y0 > y === y1 > y) continue;
      const [x0, x1] = [row[at] ?? 0, row[at + 2] ?? 0];
      if (x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)) isLand = !isLand;
    }
    // Far out at sea the exact distance is not needed. The search begins with the stretch nearest to the previous point,
    // because consecutive points are close together; most other stretches can then be skipped.
    let [least, nearest] = [leastTo(x, y, this.#near[this.#last], isLand ? 99 : FAR_OUT ** 2), this.#last];
    for (let index = 0; index < this.#near.length; index++) {
      const found = leastTo(x, y, this.#near[index], least);
      if (found < least) [least, nearest] = [found, index];
    }
    this.#last = nearest;
    // The map's corners are rounded by small coves.
    const coves = 0.035 * (Math.sin(x * 9.1 + 2 * Math.sin(y * 5.3)) + Math.sin(y * 11.7 + x * 3.1));
    return Math.sqrt(least) * (isLand ? 1 : -1) + coves;
  }

  /**
   * Height of the ground, in kilometres: it rises from all shores to a ridge in the middle of the land and to the mountains, and spurs with
   * sharp backs come down from there.
   */
  #ground(x: number, y: number, inland: number): number {
    if (inland <= 0) return 0;
    let peaks = 0;
    for (const [lon, lat, height, wide] of this.#mountains) {
      const [px, py] = this.#local(lon, lat);
      peaks += height * Math.exp(-((x - px) ** 2 + (y - py) ** 2) / wide ** 2);
    }
    const bend = BEND(x / 2.6, y / 2.6);
    const [u, v] = [x + bend * 0.7, y - bend * 0.5];
    const spur = (1 - Math.abs(SPURS(u / 1.25, v / 1.25))) ** 2;
    const gully = (1 - Math.abs(GULLIES(u / 0.5, v / 0.5))) ** 1.6;
    const high = (0.16 + peaks * 1.25) * (1 - Math.exp(-((inland / 0.85) ** 1.35)));
    return high * (0.34 + 0.74 * spur + 0.24 * gully * (0.4 + spur));
  }
}

function stretchOf(edges: readonly Edge[]): Stretch {
  const ends = edges.flat();
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
  return {
    edges: Float64Array.from(
      edges.flatMap(([[x0, y0], [x1, y1]]) => [x0, y0, x1 - x0, y1 - y0, (x1 - x0) ** 2 + (y1 - y0) ** 2 || 1]),
    ),
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
}

/** The square of the distance to a stretch of shore, or `least` where that is no less. */
function leastTo(x: number, y: number, stretch: Stretch | undefined, least: number): number {
  if (!stretch) return least;
  const { edges, west, east, south, north } = stretch;
  const [aside, above] = [Math.max(west - x, 0, x - east), Math.max(south - y, 0, y - north)];
  if (aside * aside + above * above >= least) return least;
  let found = least;
  for (let at = 0; at < edges.length; at += 5) {
    const [px, py] = [x - (edges[at] ?? 0), y - (edges[at + 1] ?? 0)];
    const [dx, dy] = [edges[at + 2] ?? 0, edges[at + 3] ?? 0];
    const share = within((px * dx + py * dy) / (edges[at + 4] ?? 1));
    found = Math.min(found, (px - dx * share) ** 2 + (py - dy * share) ** 2);
  }
  return found;
}

/** Which ink: none, two shallows, the beach, low ground, then five for slopes, from shade to light. */
function toneOf(inland: number, rise: number, up: number): number {
  if (inland < -0.3) return -1;
  if (inland < -0.12) return 0;
  if (inland <= 0) return 1;
  if (inland < 0.045) return 2;
  if (up < 0.02) return 3;
  const step = [-0.34, -0.12, 0.08, 0.3].findIndex((limit) => rise < limit);
  return 4 + (step < 0 ? 4 : step);
}

function cut(value: number): string {
  return value.toFixed(1);
}
