import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curveDownTo, type Path, polygon, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { slope } from "../parts/land/fields.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { sky } from "../parts/sky/sky.ts";
import { guardStones } from "../parts/things/terrace.ts";
import { carrierBehind } from "../parts/vehicles/carrierBehind.ts";

const HORIZON = 470;

/** The road comes down over the hill: Bodrum round its harbour, the castle on its peninsula, Kara Ada beyond; a van on the bend. */
export const SCENE: Scene = {
  name: "service-vip-bodrum-transfer",
  seed: 32,
  mood: "day",
  crops: { wide: 200, square: 240 },
  grain: 0.28,
  draw(sheet) {
    drawFar(sheet);
    drawTown(sheet);
    drawHarbour(sheet);
    drawHill(sheet);
    drawRoad(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    cumulus(sheet, { x: 1210, y: 330, length: 400, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([1180, 468, 1320, 452, 1460, 440, 1620, 446]),
      foot: HORIZON + 2,
      mist: 0,
      seed: 3,
      rough: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([560, 470, 680, 436, 800, 404, 900, 388, 980, 402, 1090, 430, 1200, 462, 1240, 470]),
      foot: HORIZON + 4,
      colour: "#7fa9b8",
      shade: "#6492a8",
      mist: 40,
      seed: 7,
    }),
    sea(sheet, { top: HORIZON, bottom: 980, dabs: 110, foot: false }),
    ridge(sheet, {
      crest: pointsOf([-20, 330, 90, 312, 210, 340, 330, 372, 450, 420, 560, 470, 640, 500]),
      foot: 540,
      colour: "#a3b08a",
      shade: "#7d9482",
      light: "#bcc49a",
      mist: 90,
      seed: 12,
    }),
  );
}

/** The town behind its harbour: the neck of land runs out to the castle. */
function drawTown(sheet: Sheet): void {
  sheet.add(
    fill(
      curveDownTo(pointsOf([-20, 500, 200, 500, 420, 512, 620, 540, 800, 570, 960, 586, 1010, 600]), 640),
      "#b8ad84",
    ),
    groupedTown(sheet, {
      rows: 6,
      far: [-20, 500],
      near: [-40, 800],
      ground: (x, share) => 482 + share * 126 + Math.max(0, x - 200) * 0.07 * (1 - share),
      scale: [0.24, 0.4],
      spacing: 0.74,
      seed: 5,
    }),
    place(bodrumCastle(sheet, { shade: false }), 800, 640, 0.46),
    fill("M-20 622H820L1000 634V648H-20Z", "#d9c39a"),
  );
}

/** Masts along the quays, gulets at anchor, the mole with its light. */
function drawHarbour(sheet: Sheet): void {
  const { wall, wallShade, stone, stoneShade } = sheet.mood;
  sheet.add(
    fill("M-20 646H1000Q1080 700 1120 760T1000 900H-20Z", "#3f9fb8", 0.55),
    ripples(sheet, { x: 1030, y: 646, width: 460, height: 30, count: 26 }),
    marina(sheet),
    fill("M1270 640L1400 692Q1412 702 1396 706L1250 648Z", stone),
    fill("M1250 648L1396 706Q1388 716 1376 712L1244 656Z", stoneShade),
    fill("M1376 700V664H1390V700Z", wall) +
      fill("M1384 700V664H1390V700Z", wallShade) +
      fill("M1373 664L1383 652L1393 664Z", "#c4252f"),
    place(gulet(sheet, { sails: "furled" }), 770, 730, 0.26),
    place(gulet(sheet, { sails: "furled", hull: "#f4ead6", hullShade: "#1d5d86" }), 930, 790, 0.32),
    place(gulet(sheet), 1400, 604, 0.2),
    ripples(sheet, { x: 850, y: 736, width: 420, height: 70, count: 24 }),
  );
}

/** Pontoons that run towards us from the quay, yachts along both sides with their bows out, and some berths empty. */
function marina(sheet: Sheet): Drawing {
  const { random, mood } = sheet;
  // Where the sides of the pontoons meet, on the horizon.
  const meet = 430;
  const at = (x: number, near: number): Point => [mixed(meet, x, near), mixed(HORIZON, 650, near)];
  const pontoons = [70, 300, 560];
  const yachts = pontoons.flatMap((x, row) =>
    counted(row === 2 ? 4 : 6).flatMap((berth) =>
      ([-1, 1] as const).flatMap((side) => {
        const near = 1.07 + berth * 0.072 + random.around(0.012);
        const [left, y] = at(x, near);
        if (random.chance(0.26)) return [];
        const size = near * random.between(0.72, 1.12);
        return [{ y, drawing: place(yacht(sheet), left + side * 7, y, size, size * side) }];
      }),
    ),
  );
  return (
    pontoons
      .map((x, row) => {
        const end = row === 2 ? 1.36 : 1.5;
        return fill(polygon([at(x - 5, 1), at(x + 5, 1), at(x + 6, end), at(x - 6, end)]), mood.stone);
      })
      .join("") +
    yachts
      .toSorted((one, other) => one.y - other.y)
      .map(({ drawing }) => drawing)
      .join("")
  );
}

/** A yacht in her berth, bow to the right, 0,0 at her stern: some 50 long, with a bare mast and a covered boom. */
function yacht(sheet: Sheet): Drawing {
  const { random, mood } = sheet;
  const tall = random.between(44, 86);
  const [hull, shade] = random.chance(0.24) ? [mood.door, mood.near] : [mood.wall, mood.wallShade];
  return (
    fill("M2 2Q24 9 46 2Q24 16 2 2Z", mood.seaDark, 0.6) +
    fill("M0-9H48L50-11Q47-3 42 3H4Z", hull) +
    fill("M2-3H46L42 3H4Z", shade) +
    fill("M12-9L15-15H28L34-9Z", mood.wallBright) +
    stroke(`M28 -14V${short(-tall)}`, mood.wallBright, 2) +
    stroke(`M28 ${short(-tall)}L49-11M28 ${short(-tall)}L1-9`, mood.wallBright, 0.8, 0.6) +
    stroke("M27-19L8-18", mood.door, 3.4)
  );
}

/** The near hillside: level ground at the bend of the road, then up to the right with its trees. */
function drawHill(sheet: Sheet): void {
  sheet.add(
    slope(sheet, {
      crest: pointsOf([
        -20, 752, 160, 750, 340, 758, 520, 784, 660, 812, 780, 828, 900, 820, 1040, 786, 1180, 744, 1300, 706, 1480,
        660, 1640, 634,
      ]),
      foot: 1220,
      colour: "#d2b983",
      shade: "#a98f66",
    }),
    fill(curveDownTo(pointsOf([900, 1240, 1010, 1010, 1150, 900, 1310, 800, 1480, 730, 1640, 690]), 1240), "#bda26e"),
    place(olive(sheet, { seed: 4 }), 1140, 842, 0.74),
    place(olive(sheet, { seed: 2 }), 1330, 800, 0.9),
    place(cypress(sheet, { seed: 3 }), 1456, 800, 1.1),
    place(cypress(sheet, { seed: 5 }), 1516, 820, 1.4),
  );
}

/** The eye stands over the road, which falls away: what runs along it meets lower than the horizon of the sea. */
const ROAD = cameraOf({ horizon: 640, centre: 800, eye: 4.7 });

/** A place beside the middle of the road, metres after it was straight; it bends to the left there. */
function beside(along: number, right: number): Point {
  const [straight, radius, middle] = [24, 34, -0.7];
  const angle = Math.max(0, along - straight) / radius;
  const away = Math.min(along, straight) + Math.sin(angle) * (radius + right);
  return ROAD([middle - radius + Math.cos(angle) * (radius + right), away, 0]);
}

function lane(from: number, to: number, left: number, right: number): Path {
  const steps = shares(40).map((share) => mixed(from, to, share ** 1.6));
  return polygon([
    ...steps.map((along) => beside(along, left)),
    ...steps.toReversed().map((along) => beside(along, right)),
  ]);
}

/** It comes down past us, bends to the left on the hillside, and goes in between the first houses. */
function drawRoad(sheet: Sheet): void {
  const [near, far] = [11.5, 74];
  const dashes = counted(14).map((index) => lane(near + index * 4.2, near + index * 4.2 + 2, -0.08, 0.08));
  const posts = counted(11).map((index): readonly [number, number, number] => {
    const along = 60 - index * 3.6;
    const [x, y] = beside(along, 4.1);
    return [x, y, (ROAD([1, 1600 / ((y - 640) / 4.7), 0])[0] - 800) / 62];
  });
  sheet.add(
    fill(lane(near, far, -4.9, 5.2), "#e4cfa0"),
    fill(lane(near, far, -3.6, 3.6), "#8b8694"),
    fill(lane(near, far, -3.3, -3.14) + lane(near, far, 3.14, 3.3) + dashes.join(""), "#fbf3df"),
    guardStones(sheet, posts),
    houseGroup(sheet, { kind: 1, x: 40, y: 822, size: 0.62 }),
    houseGroup(sheet, { kind: 0, x: 70, y: 880, size: 0.8 }),
    place(olive(sheet, { seed: 9 }), 372, 902, 0.6),
    place(cypress(sheet, { seed: 6 }), 268, 898, 0.84),
    place(olive(sheet, { seed: 5 }), 170, 1000, 0.8),
    place(carrierBehind(sheet, { mood: "day" }), 902, 1076, 0.92),
    place(agave(sheet, { seed: 3 }), 150, 1150, 1.9),
    place(olive(sheet, { seed: 8 }), 1440, 1140, 1.7),
    bougainvillea(sheet, { x: 1230, y: 1050, width: 70, height: 44, seed: 4, count: 24, size: 24 }),
    bougainvillea(sheet, { x: 1310, y: 1120, width: 90, height: 54, seed: 5, count: 26, size: 28 }),
  );
}
