import { frameOf, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, box, chip, curve, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { excursionBoatFromAbove } from "../parts/boats/excursionBoat.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { type CrownColours, crownFromAbove, crownShade } from "../parts/plants/crownFromAbove.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

/** From the hill above the road, looking down at it, which a level camera cannot. */
const EYE = 21.6;
const FOCAL = 2150;
const [SIN, COS] = [Math.sin(0.733), Math.cos(0.733)];
const camera: Project = ([right, away, up]) => {
  const down = EYE - up;
  const depth = Math.max(2, away * COS + down * SIN);
  return [800 + (right * FOCAL) / depth, 600 + ((down * COS - away * SIN) * FOCAL) / depth];
};
/** Offset of the shadow of a point one metre up: the sun is to the left, out at sea. */
const CAST: Point = [0.95, -0.3];
const SHADE = "#4b3f78";

/** The middle of the road, to the right and away, from the right edge of the sheet to the lower left. */
const ROAD: readonly Point[] = [
  [42, 32],
  [30, 30.2],
  [20, 28.2],
  [10.6, 25.4],
  [3.2, 21.6],
  [-2.2, 17.2],
  [-3.9, 12.8],
  [-2.6, 8.6],
  [2, 5],
];
const LAST = ROAD.length - 1;

/** A place beside the road: how far along it in points of `ROAD`, and metres out to the sea. */
function beside(along: number, out: number): Point {
  const index = within(Math.floor(along), 0, LAST - 1);
  const share = along - index;
  const [a, b, c, d] = [index - 1, index, index + 1, index + 2].map((at) => ROAD[within(at, 0, LAST)] ?? [0, 0]);
  const bent = (axis: 0 | 1): [number, number] => {
    const [p, q, r, s] = [a, b, c, d].map((point) => point?.[axis] ?? 0) as [number, number, number, number];
    const [k2, k3] = [2 * p - 5 * q + 4 * r - s, 3 * q - p - 3 * r + s];
    return [
      0.5 * (2 * q + (r - p) * share + k2 * share ** 2 + k3 * share ** 3),
      0.5 * (r - p + 2 * k2 * share + 3 * k3 * share ** 2),
    ];
  };
  const [[x, dx], [y, dy]] = [bent(0), bent(1)];
  const long = Math.hypot(dx, dy);
  return [x + (dy / long) * out, y - (dx / long) * out];
}

const onRoad = (along: number, out: number, up = 0): Point => camera([...beside(along, out), up] as Place);

/** Metres from the middle of the road to the wall: more where one can stop for the view. */
function edge(along: number): number {
  const bay = within(1 - Math.abs(along - 4.1) / 1.25);
  return 3.3 + 4.6 * bay * bay * (3 - 2 * bay);
}

const STEPS = shares(90).map((share) => share * LAST);

/** A strip along the road between two lines of it. */
function strip(
  from: number | ((along: number) => number),
  to: number | ((along: number) => number),
  up: readonly [number, number] = [0, 0],
  steps: readonly number[] = STEPS,
): Path {
  const line = (out: number | ((along: number) => number), high: number) =>
    steps.map((along) => onRoad(along, typeof out === "number" ? out : out(along), high));
  return polygon([...line(from, up[0]), ...line(to, up[1]).toReversed()]);
}

/** A people carrier waits where the coast road bends above a bay; its passengers look down at a gulet from the wall. */
export const SCENE: Scene = {
  name: "service-vip-car-rental",
  seed: 31,
  mood: "day",
  crops: { wide: 150, square: 205 },
  grain: 0.3,
  colours: { stone: "#f3d9a4", stoneWorn: "#dcb67c", stoneShade: "#a07a78", stoneDeep: "#6b5274" },
  draw(sheet) {
    drawSea(sheet);
    drawCape(sheet);
    drawBoats(sheet);
    drawGulls(sheet);
    drawSlope(sheet);
    drawWood(sheet);
    drawRoad(sheet);
    drawWall(sheet);
    drawStop(sheet);
    drawHill(sheet);
    drawNear(sheet);
  },
};

/** Sand under clear water along the shore; each band is a step of depth. */
function drawSea(sheet: Sheet): void {
  const random = randomOf(41);
  const band = (points: readonly Point[], colour: string) => fill(`${curve(points)}L1700 1300L-60 1300Z`, colour);
  const meadows = placesOf([
    700, 330, 70, 820, 262, 44, 300, 560, 90, 150, 640, 60, 520, 470, 50, 960, 300, 40, 40, 470, 70,
  ]);
  sheet.add(
    fill(box(0, 0, 1600, 1200), sheet.downwards(["#0d5f92", "#137fab", "#1f97b8"], 0, 480)),
    band(
      pointsOf([-60, 450, 140, 424, 380, 390, 620, 300, 780, 190, 900, 100, 1000, 40, 1120, -40, 1660, -60]),
      "#2caabf",
    ),
    band(
      pointsOf([-60, 560, 150, 528, 400, 476, 640, 384, 820, 270, 950, 160, 1040, 70, 1120, 0, 1660, -40]),
      "#4cc2c9",
    ),
    band(
      pointsOf([-60, 680, 160, 640, 400, 566, 660, 450, 850, 350, 1000, 240, 1070, 130, 1140, 60, 1660, 0]),
      "#7ad8d2",
    ),
    band(
      pointsOf([-60, 800, 180, 750, 420, 650, 700, 530, 900, 420, 1060, 300, 1110, 190, 1200, 130, 1660, 100]),
      "#a8e6da",
    ),
    fill(
      meadows
        .flatMap(([x, y, size]) =>
          counted(5).map(() =>
            blot(
              random,
              x + random.around(size * 0.9),
              y + random.around(size * 0.24),
              size * random.between(0.2, 0.55),
              size * random.between(0.08, 0.2),
            ),
          ),
        )
        .join(""),
      "#137d97",
      0.42,
    ),
    // Small waves where the breeze touches the deep.
    fill(
      counted(46)
        .map(() => {
          const x = random.between(0, 1000);
          return lens(x, random.between(20, 380 - x * 0.3), random.between(16, 44), 3);
        })
        .join(""),
      "#7fd0dd",
      0.5,
    ),
  );
}

/** The seaward edge of the cape across the cove, from its tip to the beach. */
const CAPE = pointsOf([
  1050, 36, 1064, 60, 1068, 86, 1096, 92, 1104, 112, 1148, 118, 1190, 138, 1198, 160, 1222, 164, 1236, 188, 1296, 198,
  1318, 196, 1330, 220, 1358, 238, 1404, 240, 1440, 262,
]);

/** A cape of rock and pines across the cove, and a beach at its root. */
function drawCape(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const random = randomOf(8);
  const foot = CAPE.map(([x, y], index): Point => [
    x - random.between(2, 16),
    y + mixed(64, 22, index / CAPE.length) + random.around(9),
  ]);
  const land = (line: readonly Point[]) => polygon([...line, [1700, 270], [1700, -80], [1100, -80], [1062, -20]]);
  const lower = (by: number, aside: number) => foot.map(([x, y]): Point => [x + aside, y + by]);
  const waist = CAPE.map(([x, y], index): Point => {
    const [lowX, lowY] = foot[index] ?? [x, y];
    const share = random.between(0.3, 0.6);
    return [mixed(x, lowX, share) - 5, mixed(y, lowY, share)];
  });
  const faces = CAPE.slice(1).map((to, index): Drawing => {
    const from = CAPE[index] ?? to;
    const steep = (to[1] - from[1]) / (to[0] - from[0]);
    const [upper, under] =
      steep > 0.8 ? [stone, stoneWorn] : steep > 0.3 ? [stoneWorn, stoneShade] : [stoneShade, stoneDeep];
    const between = (high: readonly Point[], low: readonly Point[]) =>
      polygon([...high.slice(index, index + 2), ...low.slice(index, index + 2).toReversed()]);
    return fill(between(CAPE, waist), upper) + fill(between(waist, foot), under);
  });
  const wood = (count: number, top: number, bottom: number, holds: (x: number, y: number) => boolean) =>
    counted(count)
      .map(() => [random.between(1066, 1660), random.between(top, bottom), random.between(14, 22)] as const)
      .filter(([x, y]) => holds(x, y))
      .toSorted((one, other) => one[1] - other[1]);
  const trees = wood(420, -40, 420, (x, y) => {
    return y < heightAt(CAPE, x) - 16 && Math.sin(x / 61) + Math.sin(y / 37 + x / 110) > -0.7;
  });
  const grove = wood(110, 256, 420, (x, y) => x > 1490 - (y - 256) * 0.8);
  const sand = pointsOf([1440, 270, 1382, 298, 1318, 326, 1270, 362, 1236, 414, 1200, 484]);
  const beach = (aside: number) => `${curve(sand.map(([x, y]): Point => [x - aside, y - 2]))}L1700 484L1700 262Z`;
  sheet.add(
    fill(land(lower(20, 44)), "#3fa9b6", 0.6),
    fill(land(lower(6, -6)), "#f4fff8", 0.9),
    fill(beach(12), "#f2fcf4"),
    fill(beach(0), "#f8e2b0"),
    fill(land(foot), stoneShade),
    ...faces,
    fill(land(CAPE), stone),
    fill(land(CAPE.map(([x, y]): Point => [x + 10, y - 22 + random.around(8)])), "#dcba7a"),
    fill(land(CAPE.map(([x, y]): Point => [x + 40, y - 62 + random.around(14)])), "#cda864"),
    ...counted(26).map((index) => {
      const x = random.between(1056, 1440);
      const y = index % 3 ? heightAt(foot, x) + random.between(0, 12) : heightAt(CAPE, x) - random.between(10, 50);
      return rock(sheet, random, [x - 4, y, random.between(4, 11)]);
    }),
    ...trees.map((at) => crownShade(random, at, SHADE)),
    ...[...trees, ...grove].map((at) => crownFromAbove(random, at, ["#37665a", "#56875a", "#93b36a"], 6)),
    ...pointsOf([1416, 292, 1376, 310, 1338, 324]).map(([x, y], index) => parasol(x, y, index)),
  );
}

/** A parasol on the beach and the shade under it. */
function parasol(x: number, y: number, index: number): Drawing {
  const colour = index % 2 ? "#fdf8ee" : "#e0724a";
  const cloth =
    fill("M-11 0Q-8-8 0-9Q8-8 11 0Q0 5-11 0Z", colour) + fill("M0-9Q8-8 11 0Q6 3 2 2Z", blend(colour, "#5a3a6a", 0.3));
  return fill(lens(x + 10, y + 8, 24, 7), "#a9866e", 0.8) + place(cloth, x, y);
}

/** A gulet at anchor over her shadow, far below; a motor boat leaves the bay. */
function drawBoats(sheet: Sheet): void {
  sheet.add(
    place(excursionBoatFromAbove(sheet), 250, 96, 0.25, 0.3),
    fill("M150 196Q90 214 20 214Q84 226 152 202Z", "#eafbf8", 0.85),
    fill("M150 192Q70 184-40 204Q70 194 150 198ZM150 204Q90 244 10 262Q100 236 156 204Z", "#eafbf8", 0.5),
    fill("M150 200L192 188Q206 186 214 182Q206 198 192 204L156 210Z", "#0b5480", 0.6),
    fill("M148 192L186 180Q206 174 214 176Q206 190 190 196L152 204Z", "#fffaf0"),
    fill("M156 193L182 185L186 189L160 198Z", "#c48a52"),
  );
}

/** How the land falls from the wall to the sea: metres out, metres up. */
const FALL = pointsOf([0.6, -0.2, 3, -1.2, 6.5, -5, 11, -12, 17, -22, 24, -34, 31, -46, 37, -64]);

/** The slope under the wall in facets, each as light as it faces the sun. */
function drawSlope(sheet: Sheet): void {
  const random = randomOf(12);
  const { stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const columns = shares(32).map((share) => mixed(3.6, LAST, share));
  const grid = FALL.map(([out, up], row) =>
    columns.map((along): Place => {
      const [aside, loose] = row === 0 ? [0, 0] : [random.around(0.05), random.around(out * 0.2)];
      return [...beside(along + aside, edge(along) + out + loose), up + random.around(0.3 - up * 0.16)];
    }),
  );
  for (const [row, high] of [...grid.slice(0, -1).entries()].toReversed())
    for (const [column, a] of high.slice(0, -1).entries()) {
      const low = grid[row + 1];
      const [b, c, d] = [high[column + 1], low?.[column + 1], low?.[column]];
      if (!b || !c || !d) continue;
      const light = facing(a, b, d);
      const tone = light > 0.95 ? stone : light > 0.85 ? stoneWorn : light > 0.6 ? stoneShade : stoneDeep;
      const shape = polygon([a, b, c, d].map((at) => camera(at)));
      sheet.add(fill(shape, tone), stroke(shape, tone, 1));
    }
}

/** Pines, maquis and stones on the slope, low where one stops for the view. */
function drawWood(sheet: Sheet): void {
  const random = randomOf(63);
  const grown = (
    count: number,
    kind: "pine" | "bush" | "stone",
    [along, out, half, up]: readonly (readonly [number, number])[],
  ) =>
    counted(count).map(() => {
      const [from, metres, radius, rise] = [along, out, half, up].map((range) => random.between(...(range ?? [0, 0])));
      const [right, away] = beside(from ?? 0, edge(from ?? 0) + (metres ?? 0));
      const high = heightAt(FALL, metres ?? 0) + (rise ?? 0);
      const [x, y] = camera([right, away, high]);
      const size = camera([right + (radius ?? 0), away, high])[0] - x;
      return { kind, at: [x, y, size] as const, far: away * COS + (EYE - high) * SIN };
    });
  const all = [
    ...grown(30, "pine", [
      [0.6, 2.3],
      [1.8, 4.6],
      [1, 1.8],
      [-0.6, 0.6],
    ]),
    ...grown(90, "bush", [
      [4.2, 8],
      [1.6, 28],
      [0.5, 0.9],
      [0.5, 0.5],
    ]),
    ...grown(60, "stone", [
      [4.2, 8],
      [1.4, 28],
      [0.25, 0.7],
      [0, 0],
    ]),
    ...grown(46, "pine", [
      [4.7, 8],
      [5, 30],
      [1.2, 2],
      [2.4, 2.4],
    ]),
  ];
  const seen = all.filter(({ at: [x, y, size] }) => x > -size && x < 1600 + size && y < 1200 + size);
  for (const [index, { kind, at }] of seen.toSorted((one, other) => other.far - one.far).entries()) {
    const greens: CrownColours = index % 3 ? ["#234a48", "#41704d", "#86a75e"] : ["#33564a", "#62864e", "#a9ba68"];
    const bunches = Math.round(within(at[2] / 3, 6, 44));
    sheet.add(
      kind === "stone"
        ? rock(sheet, random, at)
        : crownShade(random, at, SHADE, 0.4) + crownFromAbove(random, at, greens, bunches),
    );
  }
}

/** How much a facet faces the sun, from 0 to 1. */
function facing(a: Place, b: Place, c: Place): number {
  const [u, v] = [b, c].map((p): Place => [p[0] - a[0], p[1] - a[1], p[2] - a[2]]) as [Place, Place];
  const n: Place = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const long = Math.hypot(...n) * Math.sign(n[2] || 1);
  return within((n[0] * -0.75 + n[1] * 0.24 + n[2] * 0.62) / long);
}

/** Asphalt with its lines, and the gravel of the stop. */
function drawRoad(sheet: Sheet): void {
  const random = randomOf(17);
  const dashes = counted(40).map((index) => {
    const from = 0.2 + index * 0.22;
    return from < LAST - 0.2 ? strip(-0.07, 0.07, [0, 0], [from, from + 0.05, from + 0.1]) : "";
  });
  const specks = counted(150).map(() => {
    const along = random.between(2.8, 5.6);
    const [x, y] = onRoad(along, mixed(3.2, edge(along) - 0.4, random.next()));
    return lens(x, y, random.between(5, 16), random.between(2, 5));
  });
  sheet.add(
    fill(
      strip(-40, (along) => edge(along) + 0.9),
      "#dfb574",
    ),
    fill(
      strip(2.6, (along) => edge(along) + 0.3),
      "#f4dcab",
    ),
    fill(specks.join(""), "#c99f6c", 0.6),
    // Where cars have turned in and out.
    fill(
      strip(
        (along) => mixed(2.7, edge(along), 0.42),
        (along) => mixed(2.7, edge(along), 0.5),
        [0, 0],
        STEPS.filter((at) => at > 3 && at < 5.3),
      ),
      "#dfbd88",
      0.7,
    ),
    fill(strip(-3.7, -2.4), "#efd09a"),
    fill(strip(-2.5, 2.5), "#a19aaf"),
    fill(strip(0.4, 1.95) + strip(-1.95, -0.4), "#968ea8", 0.8),
    fill(strip(2.18, 2.29) + strip(-2.29, -2.18), "#fffaf0"),
    fill(dashes.join(""), "#fffaf0"),
  );
}

/** The parapet of field stone: its top in the sun, its face and the ground behind it in shade. */
function drawWall(sheet: Sheet): void {
  const random = randomOf(29);
  const high = 0.85;
  const inner = (along: number) => edge(along) + 0.1;
  const outer = (along: number) => edge(along) + 0.66;
  const fallen = STEPS.map((along) => {
    const [right, away] = beside(along, inner(along));
    return camera([right + CAST[0] * high, away + CAST[1] * high, 0]);
  });
  const stones = { light: "", dark: "", slabs: "", joints: "" };
  for (const course of [0, 1])
    for (let from = 0.4; from < LAST - 0.4;) {
      const to = from + random.between(0.04, 0.085) * (from > 3 && from < 6 ? 1 : 0.8);
      const one = strip(
        inner,
        inner,
        [high * (0.5 * course + 0.05), high * (0.5 * course + 0.46)],
        [from + 0.006, (from + to) / 2, to - 0.006],
      );
      const kind = random.next();
      if (kind < 0.4) stones.light += one;
      else if (kind < 0.66) stones.dark += one;
      if (course) {
        if (kind < 0.3) stones.slabs += strip(inner, outer, [high, high], [from, to]);
        stones.joints += polyline([onRoad(to, inner(to), high), onRoad(to, outer(to), high)]);
      }
      from = to;
    }
  sheet.add(
    fill(polygon([...STEPS.map((along) => onRoad(along, inner(along))), ...fallen.toReversed()]), SHADE, 0.5),
    fill(strip(inner, inner, [0, high]), "#a57f88"),
    fill(stones.light, "#bf9891"),
    fill(stones.dark, "#8b6880"),
    fill(strip(inner, outer, [high, high]), "#fff0cc"),
    fill(stones.slabs, "#f3d8a6"),
    stroke(stones.joints, "#cda678", 1.8, 0.8),
  );
}

/** Someone of a height in metres, foreshortened from above, with a shadow to the right. */
function standing(sheet: Sheet, [right, away]: Point, tall: number, options: PersonOptions): Drawing {
  const [[x, y], [, top], [aside]] = [
    camera([right, away, 0]),
    camera([right, away, tall]),
    camera([right + tall, away, 0]),
  ];
  const [sx, sy] = camera([right + CAST[0] * tall, away + CAST[1] * tall, 0]);
  const [dx, dy] = [sx - x, sy - y];
  const across = (share: number, wide: number): Point => [x + dx * share - dy * wide, y + dy * share + dx * wide * 0.7];
  return (
    fill(
      curve(
        [
          across(0, 0.05),
          across(0.5, 0.1),
          across(0.78, 0.12),
          across(1, 0.04),
          across(1, -0.04),
          across(0.78, -0.12),
          across(0.5, -0.1),
          across(0, -0.05),
        ],
        true,
      ),
      SHADE,
      0.5,
    ) + place(person(sheet, { ...options, shadow: false }), x, y, (y - top) / 100, ((aside - x) / 100) * 0.9)
  );
}

/** The car at the stop; its driver waits beside it, a couple looks down at the bay. */
function drawStop(sheet: Sheet): void {
  const [right, away] = beside(3.95, 4.9);
  const view = frameOf(camera, { right, away, heading: 62 });
  sheet.add(
    standing(sheet, beside(4.62, edge(4.62) - 0.4), 1.8, {
      pose: "pointing",
      mirrored: true,
      behind: true,
      top: "#f6efe0",
      bottom: "#47648e",
    }),
    standing(sheet, beside(4.76, edge(4.76) - 0.42), 1.68, {
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#d8446f",
      bottom: "#d8446f",
      hairstyle: "long",
      hat: "#f6dca4",
    }),
    standing(sheet, beside(4.42, 4.9), 1.8, {
      pose: "walking",
      mirrored: true,
      carries: "tray",
      top: "#fdf8ee",
      bottom: "#2c3a5c",
    }),
    vehicle(sheet, {
      view,
      mood: "day",
      cast: [0.95, -0.3],
      fromAbove: true,
      paint: { shadow: "#2c2458" },
    }),
  );
}

/** A stone that lies in the grass, lit from the left. */
function rock(sheet: Sheet, random: Random, [x, y, size]: readonly [number, number, number]): Drawing {
  const { stoneShade, stoneWorn } = sheet.mood;
  return (
    fill(chip(random, x + size * 0.5, y + size * 0.3, size, size * 0.5), SHADE, 0.45) +
    fill(chip(random, x + size * 0.1, y + size * 0.1, size, size * 0.72), stoneShade) +
    fill(
      chip(random, x - size * 0.1, y - size * 0.16, size * 0.86, size * 0.5),
      random.chance(0.4) ? "#f9ebcb" : stoneWorn,
    )
  );
}

/** The top of a dry-stone wall that holds a terrace, along the road. */
function terraceWall(random: Random, out: number, from: number, to: number): Drawing {
  const line: Point[] = [];
  for (let along = from; along < to; along += random.between(0.035, 0.06))
    line.push(onRoad(along, out + random.around(0.06), 0.5));
  return line
    .map(([x, y], index) => {
      const [nx, ny] = line[index + 1] ?? [x - 20, y];
      const size = Math.hypot(nx - x, ny - y) * 0.6;
      return (
        fill(chip(random, x + size * 0.7, y + size * 0.7, size, size * 0.7), SHADE, 0.5) +
        fill(chip(random, x, y + size * 0.34, size, size * 0.7), "#957280") +
        fill(chip(random, x - 1, y, size, size * 0.66), index % 3 ? "#f6e2b6" : "#e2c08c")
      );
    })
    .join("");
}

/** Terraces inside the bend: dry grass, thyme, stones, olives and their shade. */
function drawHill(sheet: Sheet): void {
  const random = randomOf(52);
  const tufts = counted(260)
    .map(() => [...onRoad(random.between(1, 7), -random.between(4.2, 13)), random.between(7, 16)] as const)
    .filter(([x, y]) => x > 500 && y < 1230);
  const upper = (along: number) => -8.2 - 0.5 * Math.sin(along * 2);
  const ground = STEPS.filter((along) => along > 0.6 && along < 6.4);
  sheet.add(
    fill(strip(-4.5, -40, [0, 0], ground), "#d9ad68"),
    fill(strip(upper, -40, [0, 0], ground), "#cf9f5f"),
    fill(tufts.map(([x, y, size]) => lens(x + size, y + 2, size * 2.6, size * 0.6)).join(""), "#9a7458", 0.5),
    stroke(
      tufts
        .map(
          ([x, y, size]) =>
            `M${x} ${y}l${-size * 0.5} ${-size}M${x} ${y}l${size * 0.1} ${-size * 1.3}M${x} ${y}l${size * 0.6} ${-size * 0.9}`,
        )
        .join(""),
      "#f6dc9e",
      2.4,
    ),
    terraceWall(random, -4.5, 0.8, 6.4),
    terraceWall(random, -8.2, 2, 5.6),
    ...placesOf([1000, 1004, 20, 930, 1120, 18, 1150, 1120, 30, 1420, 800, 22]).map((at) => rock(sheet, random, at)),
    ...placesOf([
      1010, 960, 22, 1048, 972, 30, 1090, 950, 20, 890, 1076, 24, 866, 1110, 18, 1400, 760, 26, 1360, 786, 18, 1180,
      1180, 36, 1240, 1190, 26, 1030, 1170, 22, 1420, 880, 24,
    ]).map((at) => crownShade(random, at, SHADE) + crownFromAbove(random, at, ["#5d4f78", "#9a78a8", "#dcb4d2"], 12)),
    ...placesOf([1570, 760, 130, 1290, 960, 160, 1580, 1150, 190]).map(
      ([x, y, size]) =>
        crownShade(random, [x + size * 0.4, y + size * 0.3, size], SHADE) +
        crownFromAbove(random, [x, y, size], ["#46614f", "#778f66", "#b9c691"], 96),
    ),
  );
}

/** Pines of the slope that rise over the wall into the left corner, and their shade across the road. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(88);
  const greens: CrownColours = ["#173c40", "#2b5a4a", "#5d8a54"];
  const shade = placesOf([230, 1110, 90, 340, 1120, 96, 470, 1160, 100, 610, 1200, 90, 420, 1230, 130, 250, 1200, 110]);
  const loose = counted(46).map(() => {
    const share = random.next();
    const [x, y] = [mixed(250, 700, share), mixed(1030, 1140, share) + random.between(-34, 30)];
    const wide = random.between(6, 26);
    return blot(random, x, y, wide, wide * 0.62);
  });
  const gaps = counted(26).map(() => {
    const wide = random.between(8, 24);
    const share = random.next();
    return blot(
      random,
      mixed(240, 660, share) + random.around(20),
      mixed(1090, 1190, share) + random.around(50),
      wide,
      wide * 0.6,
    );
  });
  sheet.add(
    `<g fill-rule="nonzero">${fill(shade.map(([x, y, size]) => blot(random, x, y, size, size * 0.66)).join("") + loose.join(""), SHADE, 0.5)}</g>`,
    sheet.clipped(strip(-2.5, 2.5), fill(gaps.join(""), "#a19aaf")),
    ...placesOf([60, 1010, 130, -10, 1130, 160, 150, 1170, 130]).map((at) => crownFromAbove(random, at, greens, 84)),
  );
}

/** Gulls between the wall and the water. */
function drawGulls(sheet: Sheet): void {
  const gull = "M-20 2Q-12-9 0-2Q12-9 20 2Q10-3 2 3L0 9L-2 3Q-10-3-20 2Z";
  sheet.add(
    ...placesOf([560, 330, 1, 640, 300, 0.8, 500, 386, 0.7]).map(([x, y, size], index) =>
      place(turned(fill(gull, "#fffdf6"), index * 16 - 20), x, y, size),
    ),
  );
}
