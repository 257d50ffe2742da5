import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, disc, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { bougainvillea, hangingBougainvillea } from "../parts/plants/foliage.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { planeTree } from "../parts/plants/planeTree.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { mandarinTree } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { sky } from "../parts/sky/sky.ts";
import { cafeChair, roundTable } from "../parts/things/cafeChair.ts";
import { glass } from "../parts/things/table.ts";
import { openCarrier } from "../parts/vehicles/openCarrier.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 560;
/** Where the fronts of the houses stand. */
const KERB = 706;
/** Low sun from the left. */
const EVENING = [1, 0.12] as const;

/** A people carrier waits with its door open under the plane tree of a cobbled square; a waiter brings tea, a couple comes up the lane, with the castle at its end. */
export const SCENE: Scene = {
  name: "service-vip-car-rental",
  seed: 31,
  mood: "gold",
  crops: { wide: 170, square: 220 },
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 520, eye: 1.65, focal: 1700 });
    const view = frameOf(camera, { right: 0.78, away: 8.7, heading: 50 });
    drawLane(sheet);
    drawHouses(sheet);
    drawSquare(sheet, camera);
    sheet.add(
      standing(sheet, camera, [0.15, 18.4, 0], 1.78, { pose: "walking", top: "#f3e6cf", bottom: "#3a5a80" }),
      standing(sheet, camera, [0.95, 18, 0], 1.66, {
        pose: "walking",
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#c2265f",
        bottom: "#fdf0d4",
        hairstyle: "long",
        hat: "#f0d08a",
      }),
      standing(sheet, camera, [-0.95, 13, 0], 1.78, {
        pose: "lifting",
        mirrored: true,
        top: "#fdf8ee",
        bottom: "#2b3550",
        carries: "tray",
        carriedColour: "#cbd5da",
      }),
      vehicle(sheet, { kind: "carrier", view, mood: "gold", cast: EVENING, paint: { shadow: "#4f3458" } }),
      openCarrier(sheet, { view, mood: "gold" }),
      place(planeTree(sheet, { seed: 4 }), 236, 826, 1.74),
      cafeChair(sheet, { camera, right: -1.5, away: 5.7, heading: 48, colour: "#2a5f88" }),
      roundTable(sheet, { camera, right: -0.98, away: 5.6 }),
      place(glass(sheet), ...camera([-1.08, 5.56, 0.735]), 0.6),
      place(glass(sheet), ...camera([-0.86, 5.68, 0.735]), 0.6),
      cafeChair(sheet, { camera, right: -0.34, away: 5.3, heading: 306, colour: "#2a5f88" }),
      mandarinPot(sheet),
    );
  },
};

/** Someone of a height in metres on the square. */
function standing(sheet: Sheet, camera: Project, at: Place, tall: number, options: PersonOptions): Drawing {
  return place(person(sheet, options), ...camera(at), (metreAt(camera, at) * tall) / 100);
}

/** A mandarin tree in a clay pot, near, its rim an ellipse; its shadow falls right. */
function mandarinPot(sheet: Sheet): Drawing {
  const { groundShade } = sheet.mood;
  return (
    fill("M1450 1146Q1560 1106 1700 1120V1168Q1560 1186 1450 1146Z", groundShade, 0.6) +
    fill("M1438 1140L1418 1008H1574L1554 1140Q1496 1166 1438 1140Z", "#d0703f") +
    fill("M1502 1153L1508 1008H1574L1554 1140Q1530 1152 1502 1153Z", "#93474a") +
    fill("M1408 990V1016Q1496 1048 1584 1016V990Z", "#dd8250") +
    fill("M1510 1000V1033Q1556 1028 1584 1016V990Z", "#a35248") +
    fill(disc(1496, 990, 88, 24), "#e6935e") +
    fill(disc(1496, 991, 74, 18), "#5f3f3c") +
    place(mandarinTree(sheet, { seed: 3 }), 1496, 998, 1.7)
  );
}

/** What the lane between the houses lets us see: paving, the sea, the castle. Its walls run to the picture's one point. */
function drawLane(sheet: Sheet): void {
  const { wallShade, wallDeep, ground, groundShade, stoneWorn, door } = sheet.mood;
  const far = (x: number, y: number, share: number): Point => [mixed(x, 520, share), mixed(y, HORIZON, share)];
  const lane = counted(6).map((index) => {
    const share = 1 - 0.86 ** (index + 1);
    return polyline([far(390, KERB, share), far(720, KERB, share)]);
  });
  const flank = (x: number, top: number, from: number, to: number, foot = KERB) =>
    polygon([far(x, top, from), far(x, foot, from), far(x, foot, to), far(x, top, to)]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.26 }),
    sweptCloud(sheet, { x: 1120, y: 190, length: 620, seed: 3 }),
    ridge(sheet, { crest: pointsOf([380, 540, 470, 520, 560, 532, 740, 512]), foot: HORIZON + 2, seed: 3 }),
    sea(sheet, { top: HORIZON, bottom: 640, dabs: 30, foot: false }),
    place(bodrumCastle(sheet, { shade: false }), 428, HORIZON + 20, 0.2),
    fill(polygon([far(390, KERB, 0), far(390, KERB, 0.62), far(720, KERB, 0.62), far(720, KERB, 0)]), ground),
    stroke(lane.join(""), groundShade, 2.5, 0.5),
    // The left wall is turned from the light; the right one, of the next house, has all of it.
    fill(flank(390, 250, 0, 0.6), wallShade),
    fill(flank(390, 250, 0, 0.6, 272), wallDeep),
    fill(flank(390, 470, 0.2, 0.34, 610), wallDeep),
    fill(flank(390, 540, 0.44, 0.54), wallDeep),
    fill(flank(720, 330, 0, 0.58), "#ffdca6"),
    fill(flank(720, 318, 0, 0.58, 334), "#fff6e2"),
    fill(flank(720, 424, 0.16, 0.3, 520), stoneWorn),
    fill(flank(720, 430, 0.18, 0.28, 512), door),
    fill(flank(720, 560, 0.36, 0.5), door),
  );
}

function drawHouses(sheet: Sheet): void {
  const { trunk } = sheet.mood;
  sheet.add(
    front(sheet, { x: -20, width: 410, height: 456, columns: 3, seed: 2 }),
    front(sheet, { x: 720, width: 330, height: 376, columns: 3, seed: 4 }),
    front(sheet, { x: 1050, width: 230, height: 262, columns: 2, seed: 7 }),
    front(sheet, { x: 1280, width: 360, height: 430, columns: 3, seed: 5 }),
    // The climber stands at the corner of the higher house and has grown along the roof of the lower one.
    fill("M1262 712Q1270 600 1258 520Q1250 470 1214 452L1226 444Q1266 462 1272 520Q1284 600 1280 712Z", trunk),
    place(hangingBougainvillea(sheet, { length: 190, drop: 150, seed: 6 }), 1076, 452),
    bougainvillea(sheet, { x: 1262, y: 520, width: 26, height: 46, seed: 9, count: 18, size: 24 }),
    place(pottedBush(sheet, { seed: 2 }), 1372, KERB + 12, 0.9),
    place(pottedBush(sheet, { seed: 5, flowers: false }), 1530, KERB + 14, 1),
  );
}

/** A whitewashed front with blue shutters, in two floors if it is high; its foot is on the kerb. */
function front(
  sheet: Sheet,
  { x, width, height, columns, seed }: { x: number; width: number; height: number; columns: number; seed: number },
): Drawing {
  const { wall, wallBright, wallShade, wallDeep, door, window, stone, stoneWorn } = sheet.mood;
  const random = randomOf(seed * 17);
  const floors = height > 300 ? 2 : 1;
  const floor = height / floors;
  const pieces = { panes: "", shutters: "", slats: "", sills: "", shade: "" };
  for (const storey of counted(floors))
    for (const column of counted(columns)) {
      const [wide, tall] = [width * 0.1 + 6, floor * 0.42];
      const [cx, top] = [x + (width * (column + 0.5)) / columns, KERB - floor * (storey + 1) + floor * 0.3];
      const entrance = storey === 0 && column === seed % columns;
      const high = entrance ? KERB - top : tall;
      pieces.panes += entrance ? "" : box(cx - wide / 2, top, wide, high);
      if (entrance) {
        pieces.sills += box(cx - wide * 0.78, top - 14, wide * 1.56, high + 14);
        pieces.shutters += box(cx - wide * 0.58, top, wide * 1.16, high);
        pieces.slats += box(cx - 1.5, top + 4, 3, high - 4);
      } else {
        pieces.sills += box(cx - wide * 0.62, top + high, wide * 1.24, 7);
        pieces.shutters += box(cx - wide * 1.1, top, wide * 0.56, high) + box(cx + wide * 0.54, top, wide * 0.56, high);
        pieces.shade += box(cx + wide * 1.1, top + 6, 8, high);
      }
    }
  const worn = counted(9).map(() =>
    box(random.between(x + 10, x + width - 40), KERB - random.between(6, 70), random.between(16, 34), 9),
  );
  return (
    fill(box(x, KERB - height, width, height), wall) +
    fill(box(x - 4, KERB - height - 12, width + 8, 14), wallBright) +
    fill(box(x, KERB - height + 2, width, 7), wallShade) +
    fill(box(x + width - 10, KERB - height, 10, height), wallShade, 0.7) +
    fill(worn.join(""), stone, 0.9) +
    fill(pieces.sills, stoneWorn) +
    fill(pieces.shade, wallShade) +
    fill(pieces.panes, window) +
    fill(pieces.shutters, door) +
    fill(pieces.slats, wallDeep)
  );
}

/** Cobbles in courses that run to the lane's point, and the tree's long shadow across them. */
function drawSquare(sheet: Sheet, camera: Project): void {
  const { ground, groundShade, wallDeep } = sheet.mood;
  const random = randomOf(77);
  const stones = { lit: "", plain: "", worn: "" };
  let away = 3.2;
  while (away < 16) {
    const [depth, shift] = [0.24 + away * 0.03, random.between(0.2, 0.8)];
    let left = away * -0.56 - shift;
    while (left < away * 0.72) {
      const right = left + (0.24 + away * 0.03) * random.between(0.9, 1.7);
      const [gap, near, far] = [0.02 + away * 0.003, away, away + depth * 0.9];
      const stone = polygon([
        camera([left, near, 0]),
        camera([right - gap, near, 0]),
        camera([right - gap, far, 0]),
        camera([left, far, 0]),
      ]);
      const kind = random.next();
      stones[kind < 0.24 ? "lit" : kind < 0.44 ? "worn" : "plain"] += stone;
      left = right;
    }
    away += depth;
  }
  // The trunk's shadow runs from its foot to that of the crown, which is broken by light.
  const shadow =
    "M214 838Q460 836 760 800L764 838Q470 884 250 862Z" +
    counted(22)
      .map((index) => {
        const far = index / 21;
        const thick = Math.sin(far * Math.PI) * 18 + 10;
        return blot(random, 720 + far * 860, 846 - far * 60 + random.around(34), random.between(40, 96), thick);
      })
      .join("");
  sheet.add(
    fill(box(0, KERB, 1600, 500), sheet.downwards(["#ddb280", "#c08d66", "#94684f"], KERB, 1200)),
    fill(stones.plain, sheet.downwards(["#ebc592", ground, "#c08f66"], KERB, 1200)),
    fill(stones.lit, sheet.downwards(["#f4d6a4", "#ebc48e", "#cf9f72"], KERB, 1200)),
    fill(stones.worn, sheet.downwards(["#dcb181", "#cb9a6c", "#ad7c5a"], KERB, 1200)),
    fill(box(-10, KERB - 3, 400, 12) + box(720, KERB - 3, 900, 12), groundShade, 0.8),
    fill(shadow, wallDeep, 0.5),
    fill(disc(250, 832, 168, 32), "#7a5f74"),
    fill(disc(246, 822, 160, 28), groundShade),
  );
}
