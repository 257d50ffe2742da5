import { cameraOf, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, disc, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { FLEET_GROUND, FLEET_SCALE } from "../parts/vehicles/fleetScale.ts";
import { minibusSide } from "../parts/vehicles/minibusSide.ts";
import type { VehiclePaint } from "../parts/vehicles/paint.ts";

const HORIZON = 506;
const FOCAL = 2700;
/** How high the eye is over the track, in metres. */
const EYE = (FLEET_GROUND - HORIZON) / (FLEET_SCALE * 1000);
/** Where its front bumper is. */
const NOSE = 66;
/** A silver body, which mirrors the pale morning. */
const SILVER: Partial<VehiclePaint> = {
  body: "#94a5b8",
  bodyLight: "#c9d5de",
  sky: "#fdfbf2",
  skyDim: "#b9c9d6",
  horizon: "#1c2c3d",
  ground: "#cba26c",
  plastic: "#3b4a59",
  chromeDim: "#8496a6",
  shadow: "#3a3558",
};
/** Middle and width of each bush. */
const MAQUIS = [
  [24, 742, 46],
  [92, 752, 30],
  [1446, 716, 34],
  [1590, 712, 56],
] as const;

/** The high-roof minibus, 6.96 m long and 2.77 m high, square from its side: on the ridge with its windmills, a party's cases at its tail. */
export const SCENE: Scene = {
  name: "fleet-van",
  seed: 13,
  mood: "morning",
  grain: 0.4,
  colours: { sky: ["#8cbfd2", "#bcdbdc", "#f6e7c8", "#fbe6c2"], zenith: "#5a9fbe" },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
    drawBeyond(sheet);
    drawRidge(sheet);
    sheet.add(place(minibusSide(sheet, { mood: "morning", paint: SILVER }), NOSE, FLEET_GROUND, FLEET_SCALE));
    drawCases(sheet, camera);
    drawWall(sheet);
  },
};

function drawBeyond(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }),
    sweptCloud(sheet, { x: 420, y: 170, length: 620, seed: 4 }),
    sweptCloud(sheet, { x: 1330, y: 120, length: 460, seed: 2 }),
    ridge(sheet, {
      crest: pointsOf([-20, 456, 160, 436, 340, 464, 560, 482, 760, 466, 960, 456, 1640, 476]),
      foot: HORIZON + 3,
      mist: 30,
      seed: 5,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 690, dabs: 50, foot: false }),
    // The town comes down to the water in a cape, and goes on below the edge of the ridge.
    fill("M-40 536Q120 528 260 548T520 588Q700 616 860 620L1040 636V736H-40Z", "#b9b98c"),
    fill("M260 548Q400 560 520 588Q700 616 860 620L1040 636L1030 642Q760 636 600 614T260 548Z", "#e9d9ae"),
    village(sheet, {
      rows: 6,
      far: [-40, 250],
      near: [-40, 760],
      ground: (x, share) => 556 + share * 120 + x * 0.02,
      scale: [0.34, 0.64],
      gardens: 0.3,
      flowers: 0.08,
      seed: 8,
    }),
  );
}

/** The bare top of the ridge with its mills, and the track on which the minibus stands. */
function drawRidge(sheet: Sheet): void {
  sheet.add(
    fill("M-40 668Q120 640 300 650T640 668Q900 650 1180 640T1640 620V1040H-40Z", "#cdb583"),
    fill("M900 664Q1180 644 1420 628L1640 620V690Q1300 690 900 706Z", "#dcc79c"),
    place(mill(sheet, 8), 1532, 646, 0.66),
    // The knoll of the near mill, over the bonnet.
    fill("M-40 628Q60 590 170 594T420 662V720H-40Z", "#cdb583"),
    fill("M-40 628Q60 590 150 594Q90 640 -40 690Z", "#dcc79c"),
    place(mill(sheet, 24), 158, 606, 1.12),
    grass(sheet, { from: 20, to: 240, ground: () => 730, height: 20, count: 40, colour: "#a89a5e", seed: 4 }),
    // Low maquis on the dry slope.
    ...MAQUIS.map(
      ([x, y, width], index) =>
        fill(disc(x + width * 0.4, y + width * 0.3, width * 1.1, width * 0.16), "#a08a62", 0.6) +
        leafMass(sheet, { x, y, width, height: width * 0.5, seed: index + 3, count: 24, size: 15 }),
    ),
    // The track: its far edge, the worn middle, the ruts of those before.
    fill("M-40 776Q400 766 800 772T1640 768V1040H-40Z", "#e6d2a6"),
    fill("M-40 776Q400 766 800 772T1640 768V777Q1200 784 800 781T-40 786Z", "#c2a878"),
    fill("M-40 872Q500 878 900 874T1640 876V892Q1200 887 800 891T-40 886Z", "#d3ba8c"),
  );
}

/** What the corners of the near wall hold: middle, foot, half the width and the height of each plant. */
const THYME = [
  [60, 944, 110, 44],
  [196, 962, 70, 30],
  [1500, 946, 120, 46],
  [1352, 964, 66, 28],
] as const;

/** The dry wall that keeps the near edge of the track: two courses of field stones, cut by the sheet, with what grows in it. */
function drawWall(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const random = randomOf(31);
  const top = (x: number) => 938 + Math.sin(x / 210) * 4 + Math.sin(x / 67) * 2;
  const stones: Drawing[] = [];
  for (const [level, high] of [
    [66, 62],
    [34, 42],
    [0, 40],
  ] as const)
    for (let x = -30 - level; x < 1620;) {
      const wide = random.between(52, 118);
      const low = level ? random.between(-3, 3) : random.between(-9, 8);
      const [left, right] = [x + 2, x + wide - 2];
      const at = (along: number, down: number): Point => [
        mixed(left, right, along) + random.around(3),
        top(mixed(left, right, along)) + level + low + down * high + random.around(2),
      ];
      const [a, b, c, d, e, f, g] = [
        at(0, 0.3),
        at(0.12, 0.04),
        at(random.between(0.4, 0.7), 0),
        at(0.92, 0.06),
        at(1, 0.36),
        at(0.96, 0.92),
        at(0.04, 0.92),
      ];
      const tone = blend(stone, stoneWorn, random.between(0.5, 1.1));
      const under = (point: Point, by: number): Point => [point[0] + 2, point[1] + by];
      stones.push(
        fill(polygon([a, b, c, d, e, f, g]), tone) +
          fill(
            polygon([a, b, c, d, under(d, 7), under(c, 9), under(b, 8)]),
            blend(stone, wallBright, level ? 0.3 : 0.75),
          ) +
          fill(polygon([g, f, e, at(0.86, 0.5), at(0.82, 0.74), at(0.3, 0.8)]), blend(stoneWorn, stoneShade, 0.5)),
      );
      x += wide;
    }
  const foot = polyline(counted(33).map((index): Point => [index * 52 - 32, top(index * 52 - 32) + 8]));
  sheet.add(
    // What it keeps from the light of the track behind it.
    fill(`M-40 ${short(top(-40) - 8)}Q400 926 800 930T1640 926V1000H-40Z`, "#a98c68", 0.75),
    fill(`${foot}V1010H-40Z`, blend(stoneShade, "#3a3558", 0.45)),
    ...stones,
    ...THYME.map(([x, y, width, height], index) =>
      leafMass(sheet, { x, y, width, height, seed: index + 21, count: 44, size: 19 }),
    ),
    ...[
      [30, 918],
      [76, 904],
      [120, 926],
      [1466, 920],
      [1520, 904],
      [1574, 918],
    ].map(([x = 0, y = 0], index) =>
      leafMass(sheet, {
        x,
        y,
        width: 26,
        height: 15,
        seed: index + 41,
        count: 8,
        size: 13,
        leaf: "petal",
        colours: ["#8a5a96", "#b583b6", "#dcb2d2"],
      }),
    ),
    grass(sheet, { from: 230, to: 420, ground: (x) => top(x) + 6, height: 40, count: 34, colour: "#8f8a4c", seed: 14 }),
    grass(sheet, { from: 820, to: 960, ground: (x) => top(x) + 6, height: 34, count: 26, colour: "#8f8a4c", seed: 15 }),
  );
}

/** Where the mill's short shaft carries its wheel, how far the spars reach, and how broad the wheel is seen, which looks left past us. */
const HUB: Point = [-14, -172];
const REACH = 92;
const NARROW = 0.86;

/** A whitewashed mill of the ridge, its wheel close before the cap: eight spars, a cloth on each. 262 high. */
function mill(sheet: Sheet, turn: number): Drawing {
  const { wall, wallBright, wallShade, wallDeep, door, window, roof, roofShade, trunk } = sheet.mood;
  const drum = "M-66 0L-54-140Q0-148 54-140L66 0Q0 12-66 0Z";
  const spar = (degrees: number, share: number): Point => {
    const angle = (degrees / 180) * Math.PI;
    return [HUB[0] + Math.cos(angle) * REACH * NARROW * share, HUB[1] + Math.sin(angle) * REACH * share];
  };
  const turns = counted(8).map((index) => turn + index * 45);
  const tips = turns.map((degrees) => spar(degrees, 1));
  const cloth = (free: number, belly: number) =>
    turns
      .map((degrees) => {
        const bellied = spar(degrees + belly, 0.44);
        const foot = spar(degrees, 0.2);
        return `${polyline([foot, spar(degrees, 0.95), spar(degrees + free, 0.84)])}Q${bellied.map(short).join(" ")} ${foot.map(short).join(" ")}Z`;
      })
      .join("");
  const wheel = `${polyline(tips)}Z`;
  return (
    fill("M-60 4Q0 14 66 0L190 8Q236 12 190 17Q60 22-60 4Z", "#a48a66", 0.7) +
    fill(drum, wall) +
    sheet.spray(drum, wallShade, { from: [60, 0], to: [-16, 0], thick: 1 }) +
    sheet.spray(drum, wallDeep, { from: [66, 0], to: [34, 0], thick: 0.8 }) +
    fill("M-16 7V-40Q0-58 16-40V7Z", door) +
    fill("M4 7V-50Q16-48 16-40V7Z", window) +
    fill(box(24, -104, 14, 20), window) +
    fill("M-66-136Q0-152 66-136L5-206H-4Z", roof) +
    fill("M14-145Q44-143 66-136L5-206H1Z", roofShade) +
    fill("M-66-136Q0-152 66-136Q0-141-66-136Z", wallDeep) +
    // What the wheel keeps from the light of cap and drum.
    sheet.clipped(`${drum}M-66-136Q0-152 66-136L5-206H-4Z`, place(fill(cloth(31, 22), wallDeep, 0.5), 16, 9)) +
    stroke(polyline([[4, -174], HUB]), trunk, 8) +
    fill(cloth(31, 24), wallBright) +
    fill(cloth(12, 8), blend(wall, wallShade, 0.8)) +
    stroke(wheel, trunk, 1.3) +
    stroke(tips.map((tip) => polyline([HUB, tip])).join(""), trunk, 3) +
    fill(disc(HUB[0], HUB[1], 7, 8), trunk)
  );
}

/** What a party of twelve brings along, put down at the tail to be stowed. */
function drawCases(sheet: Sheet, camera: Project): void {
  const cases = [
    { right: 3.75, away: 16.1, turn: 12, size: [0.42, 0.26, 0.7], colours: ["#2f7f9c", "#174f72", "#0f2540"] },
    { right: 4.26, away: 15.9, turn: 9, size: [0.36, 0.24, 0.54], colours: ["#b02a5a", "#701a4c", "#3f1a44"] },
    { right: 3.83, away: 15.2, turn: 10, size: [0.5, 0.24, 0.34], colours: ["#cf8a48", "#8a4a2c", "#5b3130"] },
  ] as const;
  sheet.add(...cases.map((each) => luggage(sheet, { camera, ...each, cast: [0.6, 0.06] })));
}
