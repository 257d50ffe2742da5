import { metreAt, type Place, type Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { hull, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A house in metres. It stands round its middle; a positive `turn`, in degrees, turns its front to the left. */
export interface RooflessHouse {
  right: number;
  away: number;
  /** Height of its floor. */
  up: number;
  turn: number;
  width: number;
  depth: number;
  high: number;
  seed: number;
  /** Height of the ground, down to which its walls go. */
  ground: (right: number, away: number) => number;
  /** How much air stands before it, from 0 to 1, and whether it is out of the sun. */
  haze?: number;
  shaded?: boolean;
}

/** Towards the sun: low on the left, a little before the house. */
export const EVENING_SUN: Place = [-0.84, -0.31, 0.45];

function placeIn({ right, away, turn }: RooflessHouse, [u, v]: Point): Point {
  const angle = (turn / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [right + u * cos + v * sin, away + v * cos - u * sin];
}

/** The corners against the clock from the front's left one. */
function cornersOf({ width: w, depth: d }: RooflessHouse): readonly [Point, Point, Point, Point] {
  return [
    [-w / 2, -d / 2],
    [w / 2, -d / 2],
    [w / 2, d / 2],
    [-w / 2, d / 2],
  ];
}

/** What a house keeps from the light on the ground beside it. */
export function rooflessShadow(camera: Project, house: RooflessHouse): Path {
  const spots = cornersOf(house).flatMap((corner): Point[] => {
    const [right, away] = placeIn(house, corner);
    const fall = house.high / EVENING_SUN[2];
    const [farRight, farAway] = [right - EVENING_SUN[0] * fall * 0.6, away - EVENING_SUN[1] * fall * 0.6];
    return [
      camera([right, away, house.ground(right, away)]),
      camera([farRight, farAway, house.ground(farRight, farAway)]),
    ];
  });
  return hull(spots);
}

/** How the top of a wall runs: shares of its length and of the house's height. */
function profileOf(random: Random, from: number, to: number): Point[] {
  const kind = random.next();
  const rough = (share: number, high: number): Point => [share, high + random.around(0.025)];
  if (kind < 0.3) return [[0, from], rough(0.3, mixed(from, to, 0.3)), rough(0.62, mixed(from, to, 0.62)), [1, to]];
  if (kind < 0.42) {
    const peak = Math.max(from, to) + 0.24;
    return [[0, from], [0.26, mixed(from, peak, 0.5)], [0.5, peak], rough(0.78, mixed(to, peak, 0.4)), [1, to]];
  }
  // A breach, steep on one side, a slope of loose stones on the other.
  const at = random.between(0.1, 0.46);
  const low = Math.min(from, to) * random.between(0.36, 0.74);
  const breach = [
    [0, from],
    rough(at, from - 0.02),
    rough(at + 0.04, mixed(from, low, 0.6)),
    rough(at + 0.1, low),
    rough(at + 0.22, low + 0.04),
    rough(at + 0.36, mixed(low, to, 0.5)),
    [1, to],
  ] as const;
  return random.chance(0.5)
    ? [...breach]
    : profileOf(random, to, from)
        .map(([share, high]): Point => [1 - share, high])
        .toReversed();
}

/**
 * A roofless house of an abandoned hill village in the perspective of its picture: walls of field stone that go down to the ground, with
 * broken tops and empty openings, and the inner faces that show where a front has fallen.
 */
export function rooflessHouse(sheet: Sheet, camera: Project, house: RooflessHouse): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, mist } = sheet.mood;
  const { haze = 0, shaded = false, high, up } = house;
  const random = randomOf(house.seed * 37 + 5);
  const unit = metreAt(camera, [house.right, house.away, up]);
  const aired = (colour: string) => blend(colour, mist, haze);
  const body = blend(stone, stoneWorn, random.next() * 0.7);
  const corners = cornersOf(house);
  const tops = corners.map(() => (random.chance(0.36) ? random.between(0.34, 0.8) : random.between(0.92, 1.04)));
  const walls = corners.map((corner, index) => {
    const next = (index + 1) % 4;
    const other = corners[next] ?? corner;
    const [from, to] = [placeIn(house, corner), placeIn(house, other)];
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const normal: Point = [(to[1] - from[1]) / long, -(to[0] - from[0]) / long];
    const profile = profileOf(random, tops[index] ?? 1, tops[next] ?? 1);
    const plan = (share: number): Point => [mixed(from[0], to[0], share), mixed(from[1], to[1], share)];
    const at = (share: number, height: number): Point => camera([...plan(share), up + height]);
    const foot = [1, 0.5, 0].map((share) => {
      const [right, away] = plan(share);
      return camera([right, away, Math.min(up, house.ground(right, away)) - 0.2]);
    });
    const edge = profile.map(([share, height]) => at(share, height * high));
    const isOuter = normal[0] * -from[0] + normal[1] * -from[1] > 0;
    const bright = shaded ? 0 : normal[0] * EVENING_SUN[0] + normal[1] * EVENING_SUN[1];
    return { at, foot, edge, isOuter, bright, long, profile };
  });
  const inner = walls
    .filter(({ isOuter }) => !isOuter)
    .map(({ edge, at, bright }) => {
      // The sun comes over the other walls and reaches the upper half of what faces it.
      const lit = !shaded && bright < -0.3;
      return fill(
        polygon([...edge, at(1, 0), at(0, 0)]),
        aired(lit ? blend(stoneShade, stoneWorn, 0.45) : blend(stoneShade, stoneDeep, 0.5)),
      );
    });
  const outer = walls
    .filter(({ isOuter }) => isOuter)
    .map((wall) => {
      const { edge, foot, bright } = wall;
      const isLit = bright > 0.62;
      const tone = isLit
        ? blend(body, wallBright, 0.22)
        : bright > 0.2
          ? blend(body, stoneWorn, 0.55)
          : blend(stoneShade, body, shaded ? 0.16 : 0.04);
      const rim = bright > 0.2 ? wallBright : blend(stoneShade, wallBright, 0.42);
      return (
        fill(polygon([...edge, ...foot]), aired(tone)) +
        openings(random, wall, high, [aired(stoneDeep), aired(blend(tone, stoneDeep, 0.28))]) +
        stroke(polyline(edge), aired(rim), Math.min(4, unit * 0.2))
      );
    });
  return inner.join("") + outer.join("");
}

/** Doors and windows under their lintels, one row to a floor; those that the broken top would cut are left out. */
function openings(
  random: Random,
  { at, long, profile }: { at: (share: number, height: number) => Point; long: number; profile: readonly Point[] },
  high: number,
  [hole, lintel]: readonly [string, string],
): Drawing {
  const floors = high > 3.6 ? 2 : 1;
  const count = Math.max(1, Math.round(long / random.between(1.9, 2.8)));
  const door = random.whole(0, count);
  const top = (share: number): number =>
    Math.min(...profile.filter(([along]) => Math.abs(along - share) < 0.3).map(([, height]) => height * high));
  const found = counted(floors * count).flatMap((index) => {
    const [floor, column] = [Math.floor(index / count), index % count];
    const isDoor = floor === 0 && column === door;
    if (!isDoor && random.chance(floor ? 0.1 : 0.34)) return [];
    const [middle, half] = [(column + 0.5) / count + random.around(0.04), (isDoor ? 0.56 : 0.44) / long];
    const low = isDoor ? -0.1 : floor * (high / 2) + high * (0.16 / floors) + 0.1;
    const tall = isDoor ? 2 : 1.25;
    return low + tall + 0.25 > top(middle) ? [] : [{ middle, half, low, tall }];
  });
  const boxOf = (middle: number, half: number, low: number, tall: number) =>
    polygon([
      at(middle - half, low),
      at(middle - half, low + tall),
      at(middle + half, low + tall),
      at(middle + half, low),
    ]);
  return (
    fill(found.map(({ middle, half, low, tall }) => boxOf(middle, half * 1.5, low + tall, 0.26)).join(""), lintel) +
    fill(found.map(({ middle, half, low, tall }) => boxOf(middle, half, low, tall)).join(""), hole)
  );
}
