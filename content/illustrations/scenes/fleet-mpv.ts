import { cameraOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { fieldPoppy } from "../parts/plants/fieldPoppy.ts";
import { olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
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
/** The sea's horizon in the bay's own measure, which is put on the picture's. */
const OFFING = 470;
/** A deep blue that the noon lights up. */
const BLUE: Partial<VehiclePaint> = {
  body: "#12407e",
  bodyLight: "#2668ae",
  sky: "#c4e2ee",
  skyDim: "#4a8cc6",
  horizon: "#0a2148",
  ground: "#a3928a",
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
    sheet.add(place(carrierSide(sheet, { mood: "day", paint: BLUE }), NOSE, FLEET_GROUND, FLEET_SCALE));
    drawVerge(sheet);
  },
};

/** Seen from above: water up to the horizon, a cape that comes down to it on the right, a village on its shore. */
function drawBay(sheet: Sheet): void {
  const bay = [
    ridge(sheet, {
      crest: pointsOf([-20, 410, 120, 398, 300, 412, 440, 420, 600, 438, 740, 458, 860, 468, 1640, 468]),
      foot: OFFING + 3,
      seed: 5,
      rough: 3,
    }),
    sea(sheet, { top: OFFING, bottom: 760, dabs: 60, foot: false }),
    // The cape: its long back lit, the side that looks right in shade.
    fill("M900 500Q1010 470 1090 420Q1180 346 1290 318Q1420 286 1640 262V640H1180Q980 540 900 500Z", "#8c9f7b"),
    fill(
      "M900 500Q1010 470 1090 420Q1180 346 1290 318Q1240 380 1210 430T1120 520L1040 552Q960 524 900 500Z",
      "#bcc296",
    ),
    fill("M1290 318Q1420 286 1640 262V330Q1500 356 1420 420T1330 560H1200Q1180 480 1230 410T1290 318Z", "#a6b189"),
    fill("M886 500Q960 500 1040 540T1220 600L1640 640V660H1160Q990 560 886 500Z", "#ecdcb2"),
    village(sheet, {
      rows: 3,
      far: [1350, 1450],
      near: [1340, 1480],
      ground: (x, share) => mixed(520, 566, share) + Math.max(0, x - 1400) * 0.08,
      scale: [0.34, 0.5],
      gardens: 0.3,
      flowers: 0.14,
      seed: 6,
    }),
    place(sailingYacht(sheet), 246, 560, 0.54),
    ripples(sheet, { x: 247, y: 562, width: 120, height: 12, count: 8, colour: sheet.mood.seaDark, opacity: 0.6 }),
    place(sailingYacht(sheet), 452, 512, 0.28),
  ];
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2, reach: 0.5 }),
    place(summerCloud(sheet, "broad"), 560, 250, 0.9),
    place(bay.join(""), 0, HORIZON - OFFING),
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
    place(olive(sheet, { seed: 6 }), 40, top + 14, 1.45),
    place(olive(sheet, { seed: 5 }), 1566, top + 14, 1.95),
    dryWall(top, foot),
    fill(band(WALL, WALL - 1.1), "#d9c79c"),
    fill(box(0, foot, 1600, 9), "#8d7a62", 0.7),
    fill(box(0, level(WALL - 1.1), 1600, 1000), sheet.downwards(["#a79da9", "#958b9c"], level(WALL - 1.1), 960)),
    fill(band(WALL - 1.3, WALL - 1.45) + dashes.join(""), "#f8eed9"),
    fill(band(9.35, 9.15), "#f8eed9"),
  );
}

/** A wall of field stones without mortar under a level row of copings: few large stones, each a little off the next in height. */
function dryWall(top: number, foot: number): Drawing {
  const random = randomOf(23);
  const tones: Record<string, Path> = { "#dcc9a2": "", "#c4ab85": "", "#eddfbd": "" };
  const names = Object.keys(tones);
  const courses = [
    [top + 22, foot - 34],
    [foot - 30, foot],
  ] as const;
  for (const [index, [high, low]] of courses.entries()) {
    for (let x = -20 - index * 30; x < 1620;) {
      const wide = random.between(52, 104);
      const name = names[random.whole(0, 2)] ?? "#dcc9a2";
      const lift = random.between(0, 5);
      tones[name] +=
        `M${short(x + 5)} ${short(low)}V${short(high + lift + 6)}q2-6 9-6H${short(x + wide - 10)}q6 0 7 7V${short(low - 2)}Z`;
      x += wide;
    }
  }
  let copings = "";
  for (let x = -30; x < 1620;) {
    const wide = random.between(84, 130);
    copings += `M${short(x + 3)} ${top + 20}V${short(top + random.between(0, 5))}q${short(wide / 2)}-6 ${short(wide - 6)} 0V${top + 20}Z`;
    x += wide;
  }
  return (
    fill(box(0, top + 4, 1600, foot - top - 4), "#8f7a68") +
    Object.entries(tones)
      .map(([colour, path]) => fill(path, colour))
      .join("") +
    fill(copings, "#f4e9cb") +
    stroke(`M0 ${top + 21}H1600`, "#7b6a63", 4, 0.7)
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
