import { cameraOf, metreAt } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, lens, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { level, stoneHouse, type StoneHouseOptions } from "../parts/buildings/stoneHouse.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { sky } from "../parts/sky/sky.ts";
import { cafeChair, roundTable } from "../parts/things/cafeChair.ts";

const CAMERA = cameraOf({ horizon: 700, centre: 700, eye: 1.7, focal: 1200 });
const END = 34;
const LILACS = ["#5f4a8c", "#8f78bd", "#c9b9e4"] as const;

type HouseOnStreet = Omit<StoneHouseOptions, "camera" | "side">;

/** A cut-stone street of Alaçatı at noon: bay windows, slatted shutters, café tables, an old wisteria overhead, a windmill at its end. */
export const SCENE: Scene = {
  name: "stop-alacati",
  seed: 61,
  mood: "day",
  colours: { stone: "#f3e0b8", stoneWorn: "#dcc08c" },
  grain: 0.3,
  crops: { wide: 150, square: 160 },
  draw(sheet) {
    drawEnd(sheet);
    drawLeft(sheet);
    drawRight(sheet);
    drawStreet(sheet);
    drawCafe(sheet);
    drawWisteria(sheet);
  },
};

function drawEnd(sheet: Sheet): void {
  const { leaf, leafDark, ground, stone, stoneShade } = sheet.mood;
  sheet.add(
    sky(sheet, { height: 720, zenith: 0.42 }),
    fill("M520 720V650Q640 628 700 634T900 660V720Z", ground),
    place(
      windmill(sheet.tinted({ wall: stone, wallShade: stoneShade, wallDeep: "#8d7468" }), { turn: 20, state: "bare" }),
      716,
      646,
      0.5,
    ),
    leafMass(sheet, { x: 640, y: 664, width: 60, height: 24, seed: 3, count: 16, size: 16 }),
    leafMass(sheet, { x: 790, y: 668, width: 50, height: 22, seed: 4, count: 16, size: 16 }),
    fill(box(560, 676, 290, 90), stone),
    fill(box(560, 740, 290, 26), stoneShade, 0.35),
    fill(box(560, 676, 290, 5), stoneShade, 0.5),
    fill("M680 760V700Q694 686 708 700V760Z", leafDark),
    fill("M684 760V702Q694 692 704 702V760Z", leaf),
  );
}

const LEFT: readonly HouseOnStreet[] = [
  { away: [24, END], height: 5.4, low: [27], high: [27, 30], door: 25, paint: "#8f78bd", stone: "#efdcb4" },
  { away: [17.5, 24], height: 6.4, low: [21], high: [19, 21.6], door: 18.4, paint: "#3f8fb5", stone: "#f6ead2" },
  {
    away: [11.5, 17.5],
    height: 5.8,
    low: [15.2],
    high: [],
    door: 12.6,
    bay: [13, 15.8],
    paint: "#5b8f7a",
    stone: "#f0d9ac",
  },
  { away: [2, 11.5], height: 6.6, low: [6.5, 9], high: [6.5, 9], door: 3.4, paint: "#3f7fb0", stone: "#f3e0b8" },
];
const RIGHT: readonly HouseOnStreet[] = [
  { away: [25, END], height: 6, low: [27, 30], high: [27, 30], door: 25.4, paint: "#3f8fb5", stone: "#f6e6c6" },
  { away: [18, 25], height: 5.6, low: [22], high: [], door: 19, bay: [20, 23], paint: "#b06a8a", stone: "#efd6a8" },
  { away: [12, 18], height: 6.6, low: [15.4], high: [13, 15.6], door: 12.8, paint: "#8f78bd", stone: "#fbf2e0" },
  {
    away: [2, 12],
    height: 6.2,
    low: [6.3],
    high: [5, 10.6],
    door: 9.4,
    bay: [7, 9.8],
    paint: "#3f8fc0",
    stone: "#f3ddb0",
  },
];

/** The left side, from its far end to us. */
function drawLeft(sheet: Sheet): void {
  sheet.add(...LEFT.map((house) => stoneHouse(sheet, { ...house, camera: CAMERA, side: -2.5 })));
}

/** The right side; the further of the two wires of wisteria passes behind the nearest house's bay. */
function drawRight(sheet: Sheet): void {
  const [near, ...further] = RIGHT.toReversed();
  sheet.add(...further.toReversed().map((house) => stoneHouse(sheet, { ...house, camera: CAMERA, side: 3 })));
  drawFarWisteria(sheet);
  if (near) sheet.add(stoneHouse(sheet, { ...near, camera: CAMERA, side: 3 }));
}

/** Stone paving with a gutter in the middle, and the shade of the left houses, stepped as their eaves are. */
function drawStreet(sheet: Sheet): void {
  const { stoneShade, stoneWorn } = sheet.mood;
  const random = randomOf(23);
  const rows = counted(30).map((index) => 2.1 + index ** 1.4 * 0.3);
  const joints = rows.flatMap((at, index) => {
    const breaks = counted(8).map((step) => -1.9 + step * 0.64 + random.between(-0.16, 0.16) + (index % 2) * 0.3);
    return breaks.map((right) => polyline([CAMERA([right, at, 0]), CAMERA([right, rows[index + 1] ?? END, 0])]));
  });
  const slabs = counted(26).map(() => {
    const row = random.whole(0, 18);
    const [from, to] = [rows[row] ?? 2, rows[row + 1] ?? END];
    const right = -2.4 + random.whole(0, 7) * 0.64;
    return level(CAMERA, 0, [right, right + 0.62], [from, to]);
  });
  const edge = LEFT.toReversed().flatMap(({ away, height }): Point[] => {
    const right = -2.5 + (height + 0.3) / 2.15;
    return [CAMERA([right, Math.max(1.6, away[0] + 0.8), 0]), CAMERA([right, away[1] + 0.8, 0])];
  });
  sheet.add(
    fill(level(CAMERA, 0, [-2.5, 3], [1.6, END]), "#f1dfb8"),
    fill(slabs.join(""), "#e7cf9f", 0.7),
    stroke(
      rows.map((at) => polyline([CAMERA([-2.5, at, 0]), CAMERA([3, at, 0])])).join("") + joints.join(""),
      stoneWorn,
      2.4,
      0.8,
    ),
    fill(polygon([CAMERA([-2.5, 1.6, 0]), ...edge, CAMERA([-2.5, END, 0])]), "#8d86ac", 0.66),
    fill(level(CAMERA, 0, [2.8, 3], [1.6, END]), stoneShade, 0.4),
  );
}

/** Tables of a café on the sunny side, pots by the doors of the other. */
function drawCafe(sheet: Sheet): void {
  const set = (right: number, away: number, seat: string, seed: number): Drawing => {
    const [x, y] = CAMERA([right, away, 0.735]);
    const size = metreAt(CAMERA, [right, away, 0]) / 100;
    const vase =
      fill("M-6 0L-9-16H9L6 0Z", sheet.mood.door) +
      leafMass(sheet, {
        x: 0,
        y: -28,
        width: 15,
        height: 13,
        seed,
        count: 8,
        size: 11,
        leaf: "petal",
        colours: LILACS,
      });
    return (
      cafeChair(sheet, { camera: CAMERA, right: right - 0.62, away, heading: 78, colour: seat }) +
      roundTable(sheet, { camera: CAMERA, right, away, radius: 0.42 }) +
      cafeChair(sheet, { camera: CAMERA, right: right + 0.66, away: away - 0.1, heading: 262, colour: seat }) +
      place(vase, x, y, size)
    );
  };
  const pot = (right: number, away: number, flowers: boolean, seed: number): Drawing => {
    const [x, y] = CAMERA([right, away, 0]);
    return place(pottedBush(sheet, { seed, flowers }), x, y, metreAt(CAMERA, [right, away, 0]) / 135);
  };
  const lavender = (right: number, away: number): Drawing => {
    const [x, y] = CAMERA([right, away, 0]);
    const bush = leafMass(sheet, {
      x: 0,
      y: -92,
      width: 56,
      height: 36,
      seed: 6,
      count: 26,
      size: 20,
      leaf: "petal",
      colours: LILACS,
    });
    return place(pottedBush(sheet, { seed: 9, flowers: false }) + bush, x, y, metreAt(CAMERA, [right, away, 0]) / 150);
  };
  sheet.add(
    pot(-2.2, 16.6, true, 4),
    set(1.75, 13.6, "#8f78bd", 2),
    set(1.7, 9.8, "#3f8fb5", 5),
    pot(-2.12, 9.6, false, 5),
    set(1.6, 6.6, "#c8643c", 3),
    pot(-2.14, 7.5, true, 6),
    lavender(2.6, 4.6),
  );
}

/** A bunch of wisteria: broad where it hangs, a point at its end. */
function bunch(sheet: Sheet, x: number, y: number, size: number, seed: number): Drawing {
  return counted(5)
    .map((step) =>
      leafMass(sheet, {
        x: x + Math.sin(seed + step) * 3 * size,
        y: y + step * 25 * size,
        width: (31 - step * 6.2) * size,
        height: (25 - step * 1.5) * size,
        seed: seed + step,
        count: 10 - step,
        size: (19 - step) * size,
        leaf: "petal",
        colours: LILACS,
      }),
    )
    .join("");
}

/** The further wire, over the street: thin leaves and small bunches. */
function drawFarWisteria(sheet: Sheet): void {
  const { leaf, leafDark, leafLight, trunk } = sheet.mood;
  const random = randomOf(31);
  const [from, to] = [CAMERA([-2.5, 10, 4.7]), CAMERA([3, 10, 4.9])];
  const sag = (share: number): Point => [
    mixed(from[0], to[0], share),
    mixed(from[1], to[1], share) + Math.sin(share * Math.PI) * 22,
  ];
  sheet.add(
    stroke(polyline(shares(12).map(sag)), trunk, 4),
    ...counted(9).map((index) => {
      const [x, y] = sag((index + 0.4) / 9.4);
      return leafMass(sheet, {
        x,
        y,
        width: 44,
        height: random.between(12, 22),
        seed: index + 2,
        count: 12,
        size: 19,
        colours: [leafDark, leaf, leafLight],
      });
    }),
    ...counted(10).map((index) => {
      const [x, y] = sag((index + 0.5) / 10 + random.around(0.03));
      return bunch(sheet, x, y + 18, random.between(0.34, 0.68), index * 7);
    }),
  );
}

/** How high the near bough runs over the street. */
function boughAt(x: number): number {
  return 22 + 108 * Math.abs(x / 800 - 1) ** 1.8;
}

/** The near wisteria: its old stem climbs the left wall, its bough arches over the street with leaves and bunches of uneven length. */
function drawWisteria(sheet: Sheet): void {
  const random = randomOf(19);
  const { leaf, leafDark, leafLight, trunk } = sheet.mood;
  const stem = CAMERA([-2.42, 5.35, 0]);
  const [x, y] = stem;
  const bark = blend(trunk, "#4a3f6e", 0.35);
  const arch = shares(22).map((share): Point => [mixed(x, 1640, share), boughAt(mixed(x, 1640, share))]);
  const twist = (shift: number, sway: number): Point[] =>
    shares(25).map((share): Point => [
      x + shift + Math.sin(share * 13 + sway) * 15 * (1 - share * 0.4),
      mixed(y, boughAt(x), share),
    ]);
  const leaves = counted(19).map((index) =>
    leafMass(sheet, {
      x: -40 + index * 94,
      y: boughAt(-40 + index * 94) + random.around(22),
      width: random.between(58, 96),
      height: random.between(30, 58),
      seed: index + 3,
      count: 20,
      size: 32,
      colours: [leafDark, leaf, leafLight],
    }),
  );
  const lengths = [1.5, 0.9, 1.75, 1.15, 0.8, 1.45, 1, 0.7, 1.2, 0.85, 1.6, 1.05, 0.75, 1.35, 1.8, 1, 1.4];
  const hanging = lengths.map((size, index) => {
    const at = 30 + index * 98 + random.around(26);
    return bunch(sheet, at, boughAt(at) + 44 + random.around(14), size, index * 5);
  });
  const root = CAMERA([-2.1, 5.2, 0]);
  sheet.add(
    fill(lens(root[0] - 20, y + 4, 190, 26), "#4d4677", 0.45),
    stroke(curve(twist(4, 0)), blend(bark, "#2a2148", 0.4), 20),
    stroke(curve(twist(-4, 3.1)), bark, 23),
    stroke(curve(twist(-10, 3.1)), blend(bark, "#c9b6c4", 0.3), 5),
    stroke(polyline(arch), bark, 13),
    ...leaves,
    ...hanging,
  );
}
