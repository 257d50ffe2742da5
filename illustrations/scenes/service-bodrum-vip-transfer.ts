import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, type Point, within } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy } from "../parts/boats/boats.ts";
import { besparmak } from "../parts/land/besparmak.ts";
import { fieldWall } from "../parts/land/fieldWall.ts";
import { lakeMonastery } from "../parts/land/lakeMonastery.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { wornBoulder } from "../parts/land/wornBoulder.ts";
import { person } from "../parts/people/person.ts";
import { fieldPoppy, type PoppyForm } from "../parts/plants/fieldPoppy.ts";
import { grass } from "../parts/plants/foliage.ts";
import { olive } from "../parts/plants/trees.ts";
import { reflection, ripples } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

/** Where the far shore meets the lake. */
const SHORE = 512;
const VIEW = { horizon: 500, centre: 760, eye: 10.4, focal: 1700 };
const camera = cameraOf(VIEW);
/** The lake lies this much below the road, in metres. */
const LAKE = -3.5;
const SHADE = "#4b4270";

/** The middle of the road on the ground, in metres to the right and away. */
const LINE: readonly Point[] = pointsOf([
  5.7, 21.8, 5, 26.1, 3.1, 30.4, 0.3, 34.3, -2.4, 37.6, -4.2, 41.1, -4.2, 44.7, -1.9, 48.2, 1.6, 51.2, 5.9, 54.1, 11,
  57.9, 17, 63.2, 23.5, 69.6, 31.3, 77.4, 41.8, 87,
]);
const road = windingRoad(camera, LINE);

/** How far away the lake begins, by metres to the right. */
const WATERLINE = pointsOf([
  -52.2, 64.4, -33.1, 60.9, -26.1, 55.7, -18.3, 53.1, -12.2, 57.4, -7.8, 66.1, -2.6, 75.7, 7, 88.7, 13.9, 92.2, 20.9,
  104.4, 39.1, 123.5, 69.6, 149.6,
]);

/** Lake Bafa on a spring morning: a carrier on the bend of the shore road, and far across the calm water the five fingers of Latmos. */
export const SCENE: Scene = {
  name: "service-bodrum-vip-transfer",
  seed: 45,
  mood: "morning",
  crops: { wide: 100, square: 220 },
  grain: 0.3,
  colours: { leafLight: "#c3ca98", leaf: "#8a9d66", leafDark: "#4b6848", groundShade: "#6d6f58", trunk: "#6f5460" },
  draw(sheet) {
    drawLake(sheet);
    drawLand(sheet);
    drawGrove(sheet, true);
    drawRoad(sheet);
    drawHill(sheet);
    drawTufts(sheet);
    drawWall(sheet);
    drawPoppies(sheet);
    drawGrove(sheet, false);
    drawNear(sheet);
  },
};

/** The range in the sun, and the lake that holds its image. */
function drawLake(sheet: Sheet): void {
  const massif = besparmak(SHORE);
  const islet = place(lakeMonastery(sheet), 452, 640, 0.92);
  // A fisherman, who rows out: what shows how wide the lake is.
  const boat =
    place(
      person(sheet, {
        pose: "sitting",
        behind: true,
        top: "#e9e4d6",
        bottom: "#3d4d6b",
        hat: "#e3c07c",
        shadow: false,
      }),
      598,
      711,
      0.36,
    ) + place(dinghy(sheet, { colour: "#fbf6ea" }), 600, 716, 0.8);
  const water = box(0, SHORE, 1600, 500);
  // Where a breath of wind crosses the water, the image is lost.
  const breath =
    lens(1120, 566, 1100, 7) +
    lens(300, 588, 760, 8) +
    lens(980, 628, 1200, 12) +
    lens(200, 700, 900, 15) +
    lens(900, 738, 700, 14);
  sheet.add(
    sky(sheet, { height: SHORE, zenith: 0.28 }),
    sheet.glow([60, 400], 760, "#fff1cf", 0.95),
    fill(lens(300, 150, 460, 9) + lens(180, 178, 300, 7) + lens(1380, 214, 360, 7), "#fff6e2", 0.8),
    massif,
    fill(box(0, 360, 1600, SHORE - 360), mistOf(sheet)),
    farShore(),
    fill(water, sheet.downwards(["#f3e2c6", "#b9d8d6", "#73b9c8", "#3f94b2", "#2f7fa6"], SHORE, 960)),
    sheet.clipped(water, `<g transform="translate(0 ${SHORE * 1.66}) scale(1 -.66)" opacity=".5">${massif}</g>`),
    // The sun stands beyond the left edge: its light lies on the water there.
    sheet.clipped(water, sheet.glow([20, 560], 620, "#fff0c4", 0.85)),
    fill(breath, "#eaf3ea", 0.5),
    fill(
      counted(8)
        .map((index) => lens(110 + Math.sin(index * 2.1) * 40, 530 + index ** 1.4 * 11, 250 - index * 10, 5 + index))
        .join(""),
      "#fffae6",
      0.8,
    ),
    reflection(sheet, { drawing: islet, y: 643, opacity: 0.7 }),
    islet,
    reflection(sheet, { drawing: boat, y: 716, opacity: 0.6 }),
    boat,
    ripples(sheet, { x: 452, y: 650, width: 300, height: 10, count: 8 }),
    ripples(sheet, { x: 800, y: 700, width: 1000, height: 90, count: 14 }),
  );
}

/** Mist at the foot of the range, thickest where it meets the water. */
function mistOf(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, "#fbeacb", 0],
      [1, "#fbeacb", 0.5],
    ],
    [0, 360],
    [0, SHORE],
  );
}

/** The plain across the lake: groves in the haze, the darker the nearer. */
function farShore(): Drawing {
  const random = randomOf(23);
  const crowns = (count: number, rise: number, size: number) =>
    counted(count)
      .map((index) => {
        const x = (index / count) * 1640 - 20 + random.around(22);
        const half = size * random.between(0.3, 1.5);
        return disc(x, SHORE - rise - Math.sin(x / 90) * 2, half * 1.5, half);
      })
      .join("");
  return (
    fill(crowns(150, 12, 7) + box(0, SHORE - 12, 1600, 12), "#b9bb9c") +
    fill(crowns(120, 5, 6) + box(0, SHORE - 5, 1600, 6), "#8ea085") +
    fill(box(0, SHORE - 1.5, 1600, 3), "#f3e3c0")
  );
}

/** Metres from the middle of the road. */
function fromRoad(right: number, away: number): number {
  let least = 9999;
  for (const [index, [x1, y1]] of LINE.entries()) {
    const [x2, y2] = LINE[index + 1] ?? [x1, y1];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const share = within(((right - x1) * dx + (away - y1) * dy) / (dx * dx + dy * dy || 1));
    least = Math.min(least, (right - x1 - dx * share) ** 2 + (away - y1 - dy * share) ** 2);
  }
  return Math.sqrt(least);
}

const eased = (share: number): number => within(share) ** 2 * (3 - 2 * within(share));
const swell = rolling(12);
const patches = rolling(31);

/** Height of the land: level under the road, down to the lake, in low waves elsewhere. */
function ground(right: number, away: number): number {
  const beyond = heightAt(WATERLINE, right) - away;
  const free = eased((fromRoad(right, away) - 4.6) / 7);
  const falls = (LAKE - 0.1) * (1 - eased(within(beyond / 19, -0.1)));
  const under = beyond < 0 ? beyond * 0.3 : 0;
  const climbs = right > 0 ? eased((right - 8) / 26) * 3 * within((61 - away) / 17) : 0;
  return (
    free * (swell(right / 9, away / 11) * 0.9 * within(beyond / 14) + climbs) +
    (beyond < 19 ? falls * Math.max(free, 0.001) : 0) +
    under
  );
}

/** The hill that hides where the road goes on: heights over the land. */
function hill(right: number, away: number): number {
  const reach = Math.hypot((right - 32) / 16.5, (away - 57.4) / 15.6);
  const behind = heightAt(LINE.slice(8), right) - away;
  if (reach > 1 || behind < 0) return -1;
  const free = eased((fromRoad(right, away) - 4.2) / 6);
  return free * (1 - reach ** 1.8) * (8.2 + swell(right / 5, away / 6) * 3) - 0.06;
}

/** The sand of the shore, then greens from full light to shade. */
const GREENS = ["#f3e3b6", "#d9d78c", "#c3cb78", "#a5b768", "#82a05c", "#64865a"] as const;

/** Which green is seen: by how the ground lies to the sun, and by what grows there. */
function greenAt(height: (right: number, away: number) => number, bare: number) {
  return (right: number, away: number): number => {
    const step = 0.5;
    const dx = height(right + step, away) - height(right - step, away);
    const dy = height(right, away + step) - height(right, away - step);
    const light = (dx * 0.78 + dy * 0.3 + 0.52) / Math.hypot(dx, dy, 1) + patches(right / 13, away / 15) * 0.1 + bare;
    return light > 0.66 ? 1 : light > 0.54 ? 2 : light > 0.4 ? 3 : light > 0.2 ? 4 : 5;
  };
}

function drawLand(sheet: Sheet): void {
  const green = greenAt(ground, 0);
  const land = terrain({
    window: [-10, 630, 1610, 1212],
    cell: 2,
    ...VIEW,
    reach: [21, 165],
    steps: 330,
    ground,
    tone: (right, away) => {
      const high = ground(right, away);
      return high < LAKE ? -1 : high < LAKE + 0.34 ? 0 : green(right, away);
    },
    inks: GREENS,
  });
  sheet.add(land);
}

function drawRoad(sheet: Sheet): void {
  const { strip } = road;
  const dashes = counted(18).map((index) => strip([-0.08, 0.08], [index / 18, index / 18 + 0.022]));
  const view = frameOf(camera, { right: 2.2, away: 53.2, heading: 56 });
  sheet.add(
    fill(strip([-4.7, 4.9]), "#e9d9a6"),
    fill(strip([3.5, 4]), "#c0a67c"),
    fill(strip([-3.5, 3.5]), "#a097aa"),
    fill(strip([-2.5, -1.1]) + strip([1.1, 2.5]), "#968ca3", 0.6),
    fill(strip([-3.22, -3.06]) + strip([3.06, 3.22]) + dashes.join(""), "#fbf3df"),
    vehicle(sheet, { view, mood: "morning", cast: [0.9, 0.05] }),
  );
}

function drawHill(sheet: Sheet): void {
  const height = (right: number, away: number) => Math.max(0, hill(right, away)) + ground(right, away);
  const green = greenAt(height, -0.11);
  sheet.add(
    terrain({
      window: [900, 420, 1610, 1100],
      cell: 2,
      ...VIEW,
      reach: [38, 82],
      steps: 260,
      ground: height,
      tone: (right, away) => (hill(right, away) > 0.02 ? green(right, away) : -1),
      inks: GREENS,
    }),
  );
}

/** A tree or a stone where it stands on the land. */
function standing(right: number, away: number): { at: Point; metre: number } {
  const up = ground(right, away) + Math.max(0, hill(right, away));
  const spot: Place = [right, away, up];
  return { at: camera(spot), metre: metreAt(camera, spot) };
}

/** Olives by their place and height in metres, boulders between them, from the farthest to the nearest: beyond the road, or on our side. */
function drawGrove(sheet: Sheet, beyond: boolean): void {
  const olives = placesOf([
    13.4, 82, 4.6, 16.6, 86, 5.2, 24, 94, 4.6, 20.9, 52.2, 5, 27, 50.5, 5.4, 32.2, 54.8, 5, 25.2, 57.4, 4.8, 34.8, 60.9,
    5, 15.7, 46.1, 4.6, 21.8, 44.4, 5, 27.8, 43.5, 5, 11.7, 40, 4.4, 17.8, 37.8, 4.8, 14, 32.4, 4.3, 23.5, 37.4, 5,
    -15.4, 49.6, 5.6, -11.4, 52.6, 4.4,
  ]);
  const stones = placesOf([
    23.5, 54.3, 1.7, 21.4, 55.2, 1.1, 29.6, 53.1, 1.4, 18.3, 49.6, 0.9, 13.9, 42.6, 0.8, 25.8, 47, 1.2, -13.2, 48.4,
    0.9, -18.4, 48, 1.3, -8.4, 57.4, 0.7, -5.2, 67, 0.8, 1.7, 78.3, 1, -20.9, 50.5, 1.9, 10.1, 46.1, 0.7, 19.1, 40.9,
    0.9,
  ]);
  const all = [
    ...olives.map(([right, away, tall], index) => ({ right, away, tall, index, stone: false })),
    ...stones.map(([right, away, tall], index) => ({ right, away, tall, index, stone: true })),
  ];
  const shown = all
    .filter(({ right, away }) => beyond === (away > 56 && hill(right, away) < 0))
    .toSorted((one, other) => other.away - one.away);
  for (const { right, away, tall, index, stone } of shown) {
    const { at, metre } = standing(right, away);
    const [x, y] = at;
    if (stone) {
      sheet.add(place(wornBoulder((index % 4) as 0 | 1 | 2 | 3, tall * metre), x, y));
      continue;
    }
    const size = (tall * metre) / 200;
    sheet.add(fill(oliveShade(x, y, size, index), SHADE, 0.4));
    sheet.add(place(olive(sheet, { seed: (index % 4) + 3 }), x, y, size));
  }
}

/** What an olive keeps from the sun: its trunk, then its crown in rounded masses. */
function oliveShade(x: number, y: number, size: number, seed: number): Path {
  const random = randomOf(seed + 3);
  const masses = counted(9).map((index) => {
    const wide = random.between(38, 66);
    return disc(
      x + (70 + index * 22 + random.around(14)) * size,
      y + random.around(14) * size,
      wide * size,
      wide * 0.3 * size,
    );
  });
  return `M${x - 20 * size} ${y - 3 * size}L${x + 90 * size} ${y - 8 * size}V${y + 9 * size}L${x - 16 * size} ${y + 6 * size}Z${masses.join("")}`;
}

/** The dry-stone wall of the grove, from the bend towards us. */
const WALL: readonly Point[] = pointsOf([
  4.4, 43, 5.6, 39.6, 7.4, 36, 9.4, 32.4, 11, 28.6, 11.9, 25, 12.3, 22, 12.4, 19,
]);

function drawWall(sheet: Sheet): void {
  const onLand = ([right, away, up]: Place): Point => camera([right, away, up + ground(right, away)]);
  const side = (aside: number) => WALL.map(([right, away]) => onLand([right + aside, away + aside * 0.3, 0]));
  sheet.add(
    fill(polygon([...side(0.3), ...side(2.1).toReversed()]), SHADE, 0.42),
    fieldWall({
      camera: onLand,
      line: WALL,
      high: 0.85,
      thick: 0.6,
      fallen: [3, 0],
      tones: ["#ecd9bc", "#e0c7a8", "#d3b79e", "#f2e3c8"],
      top: ["#fbeed6", "#f5e3c6"],
      ends: ["#e4cfae", "#8f7c95"],
      gaps: "#8b7486",
      seed: 4,
    }),
  );
}

/** Grass in swathes over the meadows, shorter with the distance. */
function drawTufts(sheet: Sheet): void {
  const random = randomOf(77);
  const swathes = rolling(52);
  const tones = ["#d9da8a", "#9db562", "#86a35a"] as const;
  const tufts = counted(2600)
    .map((): Point => [random.between(-22, 34), 21 / random.between(0.42, 1)])
    .filter(
      ([right, away]) =>
        swathes(right / 4, away / 6) > 0.1 && fromRoad(right, away) > 4.6 && ground(right, away) > LAKE + 0.8,
    )
    .map(([right, away]) => {
      const { at, metre } = standing(right, away);
      const [x, y] = at;
      const high = metre * random.between(0.14, 0.3);
      return [-0.6, -0.1, 0.4].map((lean) => `M${short(x)} ${short(y)}l${short(high * lean)} ${short(-high)}`).join("");
    });
  for (const [index, tone] of tones.entries())
    sheet.add(stroke(tufts.filter((_, at) => at % tones.length === index).join(""), tone, 1.8));
}

const FORMS: readonly [PoppyForm, ...PoppyForm[]] = ["cup", "open", "side", "half", "cup", "bud"];

/** Poppies in drifts on the meadow and along the wall, flowers before us and specks of red farther away. */
function drawPoppies(sheet: Sheet): void {
  const random = randomOf(19);
  const drift = rolling(44);
  const grown = (count: number, rights: Point, aways: Point, least: number) =>
    counted(count)
      .map((): Point => [random.between(...rights), random.between(...aways)])
      .filter(
        ([right, away]) =>
          fromRoad(right, away) > 5.2 && random.chance((away - 16) / 24) && drift(right / 3.4, away / 6) > least,
      );
  const spots = [...grown(4200, [-20, 3], [21, 45], 0.14), ...grown(1500, [4, 12], [21, 48], 0.1)].filter(
    ([right, away]) => ground(right, away) > LAKE + 0.8 && (right < 3 || right < heightAt(WALL_BY_AWAY, away) - 0.7),
  );
  sheet.add(
    ...spots
      .toSorted(([, a], [, b]) => b - a)
      .map(([right, away]) => {
        const { at, metre } = standing(right, away);
        const [x, y] = at;
        return away > 29
          ? fill(disc(x, y - metre * 0.2, metre * 0.065, metre * 0.052), random.chance(0.4) ? "#ef6a4a" : "#d63a2c")
          : place(fieldPoppy(sheet, random.pick(FORMS)), x, y, (metre / 66) * random.between(0.24, 0.38));
      }),
  );
}

/** The wall's metres to the right by metres away, for what grows before it. */
const WALL_BY_AWAY: readonly Point[] = WALL.map(([right, away]): Point => [away, right]).toReversed();

/** Granite before us in the left corner, with grass at its foot and between the poppies. */
function drawNear(sheet: Sheet): void {
  const blades = (from: number, to: number, y: number, height: number, colour: string, seed: number) =>
    grass(sheet, { from, to, ground: () => y, count: Math.round((to - from) / 5), height, colour, seed });
  sheet.add(
    place(wornBoulder(2, 150), 150, 1100),
    place(wornBoulder(0, 190), -10, 1170),
    place(wornBoulder(3, 74), 300, 1160),
    blades(-10, 330, 1196, 56, "#7f9a52", 5),
    blades(230, 420, 1190, 40, "#8fa85a", 6),
    blades(450, 690, 1204, 50, "#8fa85a", 8),
    blades(490, 640, 1172, 34, "#9db562", 9),
  );
}
