import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { blot, box, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { level, type Span, stoneHouse, type StoneHouseOptions } from "../parts/buildings/stoneHouse.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { sky } from "../parts/sky/sky.ts";
import { cafeTable, chair } from "../parts/things/terrace.ts";

const CAMERA = cameraOf({ horizon: 700, centre: 700, eye: 1.7, focal: 1200 });
const END = 34;
const LILAC = { dark: "#5f4a8c", middle: "#8f78bd", light: "#c3b2df" } as const;

type HouseOnStreet = Omit<StoneHouseOptions, "camera" | "side">;

/** A cut-stone street of Alaçatı at noon: bay windows, blue and lilac shutters, café tables, wisteria overhead, a windmill at its end. */
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
    sky(sheet, { height: 720, zenith: 0.6 }),
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
  { away: [2, 11.5], height: 6.6, low: [6.1, 8.6], high: [6.1, 8.6], door: 3.8, paint: "#3f7fb0", stone: "#f3e0b8" },
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

function drawLeft(sheet: Sheet): void {
  sheet.add(...LEFT.map((house) => stoneHouse(sheet, { ...house, camera: CAMERA, side: -2.5 })));
}

function drawRight(sheet: Sheet): void {
  const bay = polygon([CAMERA([3, 7.3, 3]), CAMERA([3, 10.4, 3]), CAMERA([3, 10.8, 1.9]), CAMERA([3, 7.8, 1.9])]);
  sheet.add(
    ...RIGHT.map((house) => stoneHouse(sheet, { ...house, camera: CAMERA, side: 3 })),
    fill(bay, sheet.mood.stoneShade, 0.5),
  );
}

/** Stone paving, the left houses' short shade, the gutter in the middle. */
function drawStreet(sheet: Sheet): void {
  const { stoneShade, stoneWorn } = sheet.mood;
  const whole: Span = [1.6, END];
  const rows = counted(34).map((index) => 2.1 + index ** 1.35 * 0.27);
  const joints = rows.flatMap((at, index) =>
    counted(10).map((step) => {
      const right = -2.5 + step * 0.62 + (index % 2) * 0.31;
      return polyline([CAMERA([right, at, 0]), CAMERA([right, rows[index + 1] ?? END, 0])]);
    }),
  );
  sheet.add(
    fill(level(CAMERA, 0, [-2.5, 3], whole), "#f0deb6"),
    stroke(
      rows.map((at) => polyline([CAMERA([-2.5, at, 0]), CAMERA([3, at, 0])])).join("") + joints.join(""),
      stoneWorn,
      2.4,
      0.8,
    ),
    fill(level(CAMERA, 0, [-2.5, -0.55], whole), "#8d86ac", 0.62),
    fill(level(CAMERA, 0, [2.75, 3], whole), stoneShade, 0.4),
  );
}

/** Tables of a café along the sunny side, pots along the other. */
function drawCafe(sheet: Sheet): void {
  const set = (right: number, away: number, seat: string): Drawing => {
    const [x, y] = CAMERA([right, away, 0]);
    const metre = metreAt(CAMERA, [right, away, 0]);
    const size = metre / 100;
    return (
      fill(
        `M${x - 90 * size} ${y - 4 * size}H${x + 110 * size}L${x + 150 * size} ${y + 12 * size}H${x - 40 * size}Z`,
        sheet.mood.stoneShade,
        0.5,
      ) +
      place(chair(sheet, { colour: seat }), x - 74 * size, y, size) +
      place(chair(sheet, { colour: seat }), x + 74 * size, y - 6 * size, size, -size) +
      place(cafeTable(sheet), x, y + 4 * size, size * 1.15) +
      place(
        fill("M-8 0L-10-22H10L8 0Z", sheet.mood.door) +
          leafMass(sheet, {
            x: 0,
            y: -34,
            width: 16,
            height: 14,
            seed: 3,
            count: 8,
            size: 12,
            leaf: "petal",
            colours: [LILAC.dark, LILAC.middle, LILAC.light],
          }),
        x,
        y - 70 * size,
        size,
      )
    );
  };
  const pot = (right: number, away: number, flowers: boolean, seed: number): Drawing => {
    const [x, y] = CAMERA([right, away, 0]);
    return place(pottedBush(sheet, { seed, flowers }), x, y, metreAt(CAMERA, [right, away, 0]) / 125);
  };
  const lavender = (right: number, away: number): Drawing => {
    const [x, y] = CAMERA([right, away, 0]);
    const colours = [LILAC.dark, LILAC.middle, LILAC.light] as const;
    const bush = leafMass(sheet, {
      x: 0,
      y: -92,
      width: 56,
      height: 36,
      seed: 6,
      count: 26,
      size: 20,
      leaf: "petal",
      colours,
    });
    return place(pottedBush(sheet, { seed: 9, flowers: false }) + bush, x, y, metreAt(CAMERA, [right, away, 0]) / 150);
  };
  const climber = CAMERA([-2.5, 11.6, 2.6]);
  sheet.add(
    bougainvillea(sheet, { x: climber[0], y: climber[1], width: 34, height: 120, seed: 3, count: 40, size: 26 }),
    set(2, 15, "#8f78bd"),
    pot(-2.2, 14, true, 4),
    set(1.95, 10.2, "#3f8fb5"),
    pot(-2.15, 9.2, false, 5),
    set(1.75, 6.4, "#8f78bd"),
    pot(-2.1, 5.6, true, 6),
    lavender(2.5, 4.5),
  );
}

/** Wisteria on wires from house to house: leaves above, clusters that hang, their dapple on the paving. */
function drawWisteria(sheet: Sheet): void {
  const random = randomOf(19);
  const { leaf, leafDark, leafLight } = sheet.mood;
  const cluster = (x: number, y: number, size: number, seed: number): Drawing =>
    [0, 1, 2, 3]
      .map((step) =>
        leafMass(sheet, {
          x: x + step,
          y: y + step * 30 * size,
          width: (30 - step * 7) * size,
          height: 26 * size,
          seed: seed + step,
          count: 9 - step,
          size: 19 * size,
          leaf: "petal",
          colours: [LILAC.dark, LILAC.middle, LILAC.light],
        }),
      )
      .join("");
  const bough = counted(17).map((index) => {
    const x = -30 + index * 104;
    return leafMass(sheet, {
      x,
      y: 26 + 110 * Math.abs(index / 8 - 1) ** 1.7 + random.around(14),
      width: 84,
      height: 52,
      seed: index + 3,
      count: 22,
      size: 34,
      colours: [leafDark, leaf, leafLight],
    });
  });
  const hanging = counted(15).map((index) => {
    const x = 20 + index * 112 + random.around(20);
    return cluster(
      x,
      76 + 116 * Math.abs(x / 800 - 1) ** 1.7 + random.around(26),
      random.between(0.95, 1.75),
      index * 5,
    );
  });
  const dapple = counted(44).map((): string => {
    const [x, y] = CAMERA([random.between(-0.5, 2.5), random.between(3.1, 6.4), 0]);
    const wide = random.between(10, 34) * (y - 700) * 0.0028;
    return blot(random, x, y, wide, wide * 0.34);
  });
  sheet.add(fill(dapple.join(""), "#8d86ac", 0.34), ...bough, ...hanging);
}
