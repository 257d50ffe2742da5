import { cameraOf, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, disc, polyline, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { FLEET_GROUND, FLEET_SCALE } from "../parts/vehicles/fleetScale.ts";
import { minibusSide } from "../parts/vehicles/minibusSide.ts";
import type { VehiclePaint } from "../parts/vehicles/paint.ts";

const HORIZON = 506;
const FOCAL = 2700;
/** How far the minibus's near side is from the eye, and how high the eye is over the road, in metres. */
const NEAR = FOCAL / (FLEET_SCALE * 1000);
const EYE = (FLEET_GROUND - HORIZON) / (FLEET_SCALE * 1000);
/** Where its front bumper is: far enough left for the cases to stand clear of its tail. */
const NOSE = 40;
/** A silver body, which mirrors a blue sea and the apricot of the low sun. */
const SILVER: Partial<VehiclePaint> = {
  body: "#7f9dc2",
  bodyLight: "#d3dfe8",
  sky: "#fff4dc",
  skyDim: "#a9c6dc",
  horizon: "#17345c",
  ground: "#e09a62",
  glass: "#173a62",
  glassMiddle: "#5d95bd",
  plastic: "#2f4568",
  chromeDim: "#8aa0bb",
  shadow: "#3d2f5c",
};
/** The parapet over the sea, in metres from the eye, its height and thickness; the near edge of the pavement before it. */
const PARAPET = { away: NEAR + 4.6, high: 0.56, thick: 0.45, kerb: NEAR + 2.3 } as const;

/** The high-roof minibus, 6.96 m long and 2.77 m high, square from its side: late in the afternoon on the shore road, a party's cases set down behind it, a hill with three mills across the bay. */
export const SCENE: Scene = {
  name: "fleet-van",
  seed: 13,
  mood: "gold",
  grain: 0.4,
  colours: {
    sky: ["#1f78ad", "#5fa9c8", "#f6d9a8", "#fabd88"],
    zenith: "#135488",
    sea: ["#8cc7d0", "#3b9bbb", "#1b74a4", "#0f4a7c"],
    seaDark: "#125a8c",
  },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
    drawBay(sheet);
    drawHill(sheet);
    drawRoad(sheet, camera);
    sheet.add(place(minibusSide(sheet, { mood: "gold", paint: SILVER }), NOSE, FLEET_GROUND, FLEET_SCALE));
    drawCases(sheet, camera);
    drawNear(sheet);
  },
};

/** One towering cloud in the last warm light over a calm blue bay, islands far out. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }),
    cumulus(sheet, { x: 1170, y: 236, length: 560, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([400, 506, 560, 470, 900, 452, 1240, 440, 1400, 436, 1500, 458, 1560, 466, 1640, 470]),
      foot: HORIZON + 3,
      mist: 30,
      seed: 5,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 720, dabs: 40, foot: false }),
    place(sailingYacht(sheet), 1530, 566, 0.42),
    ripples(sheet, { x: 1530, y: 570, width: 120, height: 12, count: 8, colour: sheet.mood.seaDark, opacity: 0.6 }),
  );
}

/** The crest of the mills' hill, a level place for each mill; it falls to a point in the bay behind the minibus. */
const CREST = pointsOf([
  -30, 280, 60, 284, 148, 288, 184, 306, 226, 313, 266, 318, 292, 348, 318, 362, 346, 368, 420, 424, 500, 474, 570, 512,
]);

/** The hill across the bay: its back to the right in shade, a white town along its shore, three mills on its crest. */
function drawHill(sheet: Sheet): void {
  const shore = 528;
  sheet.add(
    fill(curveDownTo(CREST, shore), "#d9b662"),
    // What looks away from the sun: two hollows that run down from the crest.
    sheet.clipped(curveDownTo(CREST, shore), fill("M150 270H600V528H430Q360 470 300 452Q220 420 150 270Z", "#938a5c")),
    fill("M-30 330Q40 352 74 420T130 528H40Q20 440-30 400Z", "#b59d58"),
    groupedTown(sheet, {
      rows: 4,
      far: [-30, 330],
      near: [-30, 470],
      ground: (x, share) => 440 + share * 78 + x * 0.04,
      scale: [0.22, 0.36],
      spacing: 0.9,
      seed: 3,
    }),
    ...[
      [24, 372, 0.3],
      [78, 408, 0.34],
      [186, 384, 0.3],
      [258, 412, 0.26],
    ].map(([x = 0, y = 0, size = 0], index) => place(olive(sheet, { seed: index + 2 }), x, y, size)),
    ...[44, 214, 318].map((x, index) => place(cypress(sheet, { seed: index }), x, 500 + index * 8, 0.4)),
    fill("M-30 524Q240 516 480 526L560 530Q300 536-30 536Z", "#fbe3b4"),
    ripples(sheet, { x: 180, y: 552, width: 420, height: 26, count: 14, colour: sheet.mood.seaLight, opacity: 0.5 }),
    place(mill(sheet, 17, 44), 92, 284, 0.82),
    place(mill(sheet, 30, 100), 226, 312, 0.54),
    place(mill(sheet, 8, 120), 318, 362, 0.36),
  );
}

/** The parapet on the sea side with its coping, the pavement with its kerb, the road, all level with the minibus. */
function drawRoad(sheet: Sheet, camera: Project): void {
  const { away, high, thick, kerb } = PARAPET;
  const level = (distance: number, up = 0) => Math.round(camera([0, distance, up])[1]);
  const band = (from: number, to: number) => box(0, level(from), 1600, level(to) - level(from));
  const top = [level(away + thick, high), level(away, high)] as const;
  const foot = level(away);
  // Joints of the coping, and of the slabs before it, run to the one point on the horizon.
  const joints = counted(13).map((index) => {
    const right = (index - 6) * 1.15 + 0.4;
    return polyline([camera([right, away + thick, high]), camera([right, away, high])]);
  });
  const slabs = counted(17).map((index) => {
    const right = (index - 8) * 0.75;
    return polyline([camera([right, away, 0]), camera([right, kerb, 0])]);
  });
  sheet.add(
    fill(box(0, top[1], 1600, foot - top[1]), "#c7a9b4"),
    fill(box(0, top[1], 1600, 9), "#8f6f88", 0.7),
    fill(box(0, top[0], 1600, top[1] - top[0] + 2), "#fff0d2"),
    stroke(joints.join(""), "#c9a98e", 2.4),
    fill(band(away, kerb), "#f3cf9e"),
    fill(box(0, foot, 1600, 8), "#a97f7c", 0.7),
    stroke(slabs.join(""), "#c99f78", 2),
    fill(band(kerb, kerb - 0.16), "#fff3da"),
    fill(box(0, level(kerb - 0.16), 1600, 8), "#6d5878"),
    fill(box(0, level(kerb - 0.16) + 8, 1600, 1000), sheet.downwards(["#a78fa6", "#93799a"], 800, 990)),
    // The low sun rakes over the road from the left.
    fill(
      box(0, level(kerb - 0.16) + 8, 1600, 400),
      sheet.linear(
        [
          [0, "#fbb785", 0.75],
          [0.6, "#fbb785", 0],
        ],
        [0, 0],
        [1600, 0],
      ),
    ),
    fill(band(NEAR - 2.3, NEAR - 2.46), "#fff0d6"),
  );
}

/** Where the mill's short shaft carries its wheel, how far the spars reach, and how broad the wheel is seen, which looks left past us. */
const HUB: Point = [-14, -172];
const REACH = 92;
const NARROW = 0.86;

/** A whitewashed mill, its wheel close before the cap: eight spars, a cloth on each. 262 high; `fall` is how far the ground drops under its shadow. */
function mill(sheet: Sheet, turn: number, fall: number): Drawing {
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
    fill(
      `M-60 4Q0 8 66 2L190 ${8 + fall}Q226 ${20 + fall * 1.2} 180 ${22 + fall}Q60 ${24 + fall * 0.3}-60 4Z`,
      "#7d6a58",
      0.6,
    ) +
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

/** What a party of twelve brings along, set down clear of the tail, to be stowed. */
function drawCases(sheet: Sheet, camera: Project): void {
  const cases = [
    { right: 3.36, away: 13.3, turn: 14, size: [0.42, 0.26, 0.7], colours: ["#1f86a8", "#12547c", "#0f2540"] },
    { right: 3.26, away: 12.5, turn: 10, size: [0.38, 0.24, 0.32], colours: ["#e0913f", "#9a5230", "#5b3130"] },
  ] as const;
  const shaded = sheet.tinted({ groundShade: "#3f2c5c" });
  sheet.add(...cases.map((each) => luggage(shaded, { camera, ...each, cast: [0.8, 0.06] })));
}

/** Bougainvillea in both near corners, cut by the sheet, and the shade that it throws to the right on the road. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    fill("M-20 1010V940Q140 926 300 950T470 1010Z", "#4a3766", 0.55),
    bougainvillea(sheet, { x: 80, y: 1000, width: 190, height: 70, count: 84, size: 36, seed: 7 }),
    fill("M1290 1010Q1400 960 1620 968V1010Z", "#4a3766", 0.55),
    bougainvillea(sheet, { x: 1500, y: 1016, width: 150, height: 50, count: 56, size: 34, seed: 12 }),
  );
}
