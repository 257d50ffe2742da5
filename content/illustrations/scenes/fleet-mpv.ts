import { cameraOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed } from "../kit/geometry.ts";
import { box, curveDownTo, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { fieldPoppy } from "../parts/plants/fieldPoppy.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { carrierSide } from "../parts/vehicles/carrierSide.ts";
import { FLEET_GROUND, FLEET_SCALE } from "../parts/vehicles/fleetScale.ts";
import type { VehiclePaint } from "../parts/vehicles/paint.ts";

const HORIZON = 520;
const FOCAL = 2700;
/** How far the people carrier's near side is from the eye, and how high the eye is over the road, in metres. */
const NEAR = FOCAL / (FLEET_SCALE * 1000);
const EYE = (FLEET_GROUND - HORIZON) / (FLEET_SCALE * 1000);
/** Where its front bumper is. */
const NOSE = 292;
/** The navy of the other people carriers, which the noon lights up. */
const NAVY: Partial<VehiclePaint> = {
  body: "#16345c",
  bodyLight: "#2c5a8c",
  sky: "#c6e0ea",
  skyDim: "#5f92ba",
  horizon: "#0c1c34",
  ground: "#b3a291",
  shadow: "#3a3558",
};
/** The wall over the slope, in metres from the eye, and how high it is. */
const WALL = NEAR + 3.9;
const WALL_HIGH = 0.62;

/** The people carrier, 5.14 m long and 1.92 m high, square from its side: at noon on the road above the bay, among olives. */
export const SCENE: Scene = {
  name: "fleet-mpv",
  seed: 12,
  mood: "day",
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
    drawBay(sheet);
    drawRoad(sheet, camera);
    sheet.add(place(carrierSide(sheet, { mood: "day", paint: NAVY }), NOSE, FLEET_GROUND, FLEET_SCALE));
    drawVerge(sheet);
  },
};

/** Where the headland's ground is, at a place from its shore on the left to the sheet's right edge. */
const HEADLAND = pointsOf([
  860, 566, 960, 548, 1060, 500, 1150, 452, 1240, 398, 1330, 352, 1420, 322, 1520, 304, 1640, 288,
]);

/** The bay under the road: a gulet at anchor, a white town that climbs the headland from its shore. */
function drawBay(sheet: Sheet): void {
  const crest = (x: number) => heightAt(HEADLAND, x);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2, reach: 0.5 }),
    place(summerCloud(sheet, "broad"), 560, 250, 0.9),
    gulls(sheet, { x: 1160, y: 250, length: 260, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([-20, 462, 120, 448, 300, 460, 440, 470, 600, 486, 740, 506, 860, 518, 1640, 518]),
      foot: HORIZON + 3,
      seed: 5,
      rough: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 810, dabs: 60, foot: false }),
    fill(curveDownTo(HEADLAND, 760), "#b9bd8c"),
    // The far side of its back, which looks away from the light.
    fill("M1240 398Q1330 352 1420 322T1640 288V420Q1500 396 1400 420T1300 470Q1250 440 1240 398Z", "#98a67c"),
    fill("M850 566Q960 570 1100 600L1640 640V680H1200Q1000 600 850 566Z", "#ecdcb2"),
    groupedTown(sheet, {
      rows: 7,
      far: [1290, 1640],
      near: [960, 1640],
      ground: (x, share) => mixed(crest(x) + 50, 614, share ** 0.9),
      scale: [0.22, 0.36],
      spacing: 0.94,
      seed: 6,
    }),
    ...[1010, 1120, 1376, 1460].map((x, index) => place(cypress(sheet, { seed: index }), x, 560 + index * 9, 0.42)),
    fill("M850 566Q960 574 1100 604L1640 650V656L1100 610Q960 580 850 566Z", sheet.mood.wallBright, 0.8),
    ripples(sheet, { x: 960, y: 590, width: 240, height: 16, count: 12, colour: sheet.mood.seaDark, opacity: 0.5 }),
    place(sailingYacht(sheet), 520, 540, 0.22),
    place(gulet(sheet, { sails: "furled" }), 300, 604, 0.44),
    ripples(sheet, { x: 300, y: 608, width: 330, height: 18, count: 14, colour: sheet.mood.seaDark, opacity: 0.6 }),
  );
}

/** The hill's edge with its olives, the dry wall, the road with its lines, all level with the car. */
function drawRoad(sheet: Sheet, camera: Project): void {
  const level = (away: number, up = 0) => Math.round(camera([0, away, up])[1]);
  const [foot, top] = [level(WALL), level(WALL, WALL_HIGH)];
  const band = (from: number, to: number) => box(0, level(from), 1600, level(to) - level(from));
  const dashes = counted(5).map((index) => {
    const right = -5.1 + index * 2.6;
    return polygon([
      camera([right, NEAR - 1.16, 0]),
      camera([right + 1.3, NEAR - 1.16, 0]),
      camera([right + 1.3, NEAR - 1.36, 0]),
      camera([right, NEAR - 1.36, 0]),
    ]);
  });
  sheet.add(
    fill(
      `M0 ${top - 26}Q200 ${top - 44} 420 ${top - 8}H1180Q1420 ${top - 50} 1600 ${top - 30}V${top + 30}H0Z`,
      "#a9a46c",
    ),
    place(olive(sheet, { seed: 6 }), 4, top + 14, 1.5),
    place(olive(sheet, { seed: 5 }), 1646, top + 14, 1.8),
    dryWall(top, foot),
    fill(band(WALL, WALL - 1.1), "#d9c79c"),
    fill(box(0, foot, 1600, 9), "#8d7a62", 0.7),
    fill(box(0, level(WALL - 1.1), 1600, 1000), sheet.downwards(["#a79da9", "#958b9c"], level(WALL - 1.1), 960)),
    fill(band(WALL - 1.3, WALL - 1.45) + dashes.join(""), "#f8eed9"),
    fill(band(9.35, 9.15), "#f8eed9"),
  );
}

/** A wall of field stones without mortar under a level row of copings: each a little off the next in tone and height, its top lit, its foot in shade. */
function dryWall(top: number, foot: number): Drawing {
  const random = randomOf(23);
  const tones = ["#d9c39a", "#c6ab84", "#e4d2aa", "#cdb792"] as const;
  let stones = "";
  let shades: Path = "";
  let lights: Path = "";
  const courses = [
    [top + 22, foot - 46],
    [foot - 42, foot - 18],
    [foot - 15, foot + 2],
  ] as const;
  for (const [index, [high, low]] of courses.entries()) {
    for (let x = -20 - index * 30; x < 1620;) {
      const wide = random.between(index ? 44 : 58, index ? 96 : 124);
      const lift = random.between(0, 5);
      const left = x + 3;
      const right = x + wide - 2;
      const crown = high + lift + random.between(0, 3);
      const slant = random.around(3);
      stones += fill(
        `M${short(left)} ${short(low - 1)}V${short(crown + 6)}Q${short(left + 1)} ${short(crown)} ${short(left + 9)} ${short(crown)}L${short(right - 9)} ${short(crown + slant)}q8 0 9 8L${short(right + 1)} ${short(low - 2)}Z`,
        random.pick(tones),
      );
      lights += `M${short(left + 2)} ${short(crown + 8)}q0-8 8-8L${short(right - 12)} ${short(crown + slant)}l-8 5L${short(left + 10)} ${short(crown + 6)}Z`;
      shades += `M${short(left + 6)} ${short(low - 1)}L${short(left + wide * 0.4)} ${short(low - 6)}L${short(right - 9)} ${short(low - 7)}L${short(right - 6)} ${short(crown + slant + 4)}q6 2 6 8L${short(right + 1)} ${short(low - 2)}Z`;
      x += wide;
    }
  }
  let copings = "";
  let undersides = "";
  for (let x = -30; x < 1620;) {
    const wide = random.between(84, 150);
    const crown = top + random.between(0, 5);
    copings += `M${short(x + 3)} ${top + 20}V${short(crown)}q${short(wide / 2)}-6 ${short(wide - 6)} 0V${top + 20}Z`;
    undersides += `M${short(x + 3)} ${top + 20}v-6L${short(x + wide - 14)} ${top + 12}L${short(x + wide - 10)} ${short(crown)}l7-1V${top + 20}Z`;
    x += wide;
  }
  return (
    fill(box(0, top + 4, 1600, foot - top - 4), "#7d6a66") +
    stones +
    fill(shades, "#8d7268", 0.5) +
    fill(lights, "#fbf0d2", 0.7) +
    fill(box(0, top + 20, 1600, 9), "#6b5560", 0.5) +
    fill(copings, "#f6ebcd") +
    fill(undersides, "#cdb894")
  );
}

const POPPIES = [
  [36, 908, 0.7, "side", -8],
  [92, 926, 0.95, "open", 5],
  [168, 944, 0.8, "cup", -4],
  [236, 950, 0.62, "bud", 10],
  [1352, 956, 0.66, "cup", -9],
  [1418, 930, 0.85, "open", 7],
  [1496, 944, 0.7, "side", -5],
  [1562, 912, 1, "open", 8],
] as const;

/** Grass at the near edge of the road, poppies in both corners. */
function drawVerge(sheet: Sheet): void {
  const ground = (x: number) => 966 + Math.sin(x / 170) * 5 + Math.cos(x / 61) * 3;
  sheet.add(
    fill(
      `M0 ${short(ground(0))}${counted(33)
        .map((index) => `L${index * 50} ${short(ground(index * 50))}`)
        .join("")}V1010H0Z`,
      "#b3a868",
    ),
    grass(sheet, { from: 0, to: 1600, ground: () => 1004, height: 52, count: 420, colour: "#7d8a4a", seed: 4 }),
    ...POPPIES.map(([x, y, size, form, lean]) => place(turned(fieldPoppy(sheet, form), lean), x, y, size)),
  );
}
