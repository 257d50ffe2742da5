import { cameraOf, metreAt, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { motorYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { village } from "../parts/buildings/house.ts";
import { mosque } from "../parts/buildings/town.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { cypress } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";
import { bollard } from "../parts/things/quayside.ts";
import { FLEET_GROUND, FLEET_SCALE } from "../parts/vehicles/fleetScale.ts";
import type { VehiclePaint } from "../parts/vehicles/paint.ts";
import { saloonSide } from "../parts/vehicles/saloonSide.ts";

const HORIZON = 590;
const FOCAL = 2700;
/** How far the car's near side is from the eye, and how high the eye is over the quay, in metres. */
const NEAR = FOCAL / (FLEET_SCALE * 1000);
const EYE = (FLEET_GROUND - HORIZON) / (FLEET_SCALE * 1000);
/** Where the car's front bumper is. */
const NOSE = 292;
/** The town's shore in its own measure, which is put on the horizon. */
const SHORE = 470;
/** A black car in the last light: its lamps are on. */
const BLACK: Partial<VehiclePaint> = {
  body: "#15111d",
  bodyLight: "#2b2333",
  sky: "#c8868c",
  skyDim: "#452b45",
  horizon: "#08060c",
  ground: "#5d3a4c",
  glassMiddle: "#3a2440",
  rim: "#f0cfae",
  rimDim: "#8a5f70",
  shadow: "#2a1630",
};
/** The edge of the quay, in metres from the eye. */
const EDGE = NEAR + 4.6;

/** The sedan, 5.29 m long and 1.50 m high, square from its side: on a quay at dusk, a town on two low hills across the water. */
export const SCENE: Scene = {
  name: "fleet-sedan",
  seed: 11,
  mood: "dusk",
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
    drawMarina(sheet);
    drawQuay(sheet, camera);
    sheet.add(
      place(saloonSide(sheet, { mood: "dusk", paint: BLACK }), NOSE, FLEET_GROUND, FLEET_SCALE),
      sheet.glow([NOSE + 24, FLEET_GROUND - 152], 150, sheet.mood.halo, 0.7),
      place(pottedBush(sheet, { seed: 8 }), 1500, 968, 2.1),
      place(pottedBush(sheet, { seed: 5, flowers: false }), 1372, 982, 1.25),
    );
  },
};

/** The two low hills of the town, the further ridge behind the gap between them. */
const WEST = pointsOf([-20, 346, 90, 328, 220, 338, 340, 372, 460, 408, 580, 440, 720, 474]);
const EAST = pointsOf([850, 474, 980, 448, 1110, 414, 1240, 372, 1370, 344, 1480, 338, 1640, 356]);
const BEHIND = pointsOf([
  -20, 330, 160, 300, 330, 292, 520, 316, 720, 352, 900, 364, 1100, 340, 1300, 300, 1460, 284, 1640, 296,
]);

/** No mast stands behind the cabin or the boot: they lie before the bonnet and clear of the tail. */
function drawMarina(sheet: Sheet): void {
  const { leaf, leafDark, leafLight, mist } = sheet.mood;
  const haze = sheet.linear(
    [
      [0, mist, 0],
      [1, mist, 0.75],
    ],
    [0, 330],
    [0, SHORE],
  );
  // Lamps are lit in some of its houses.
  const evening = sheet.tinted({
    window: "#ffe3a0",
    door: "#5a3658",
    wall: "#b77f86",
    wallBright: "#cf9488",
    wallShade: "#74486c",
  });
  const town = [
    fill(curveDownTo(BEHIND, SHORE + 4), sheet.mood.far),
    fill(box(0, 330, 1600, SHORE - 330), haze),
    hill(WEST, "#9a5a6c", "#7d4763"),
    hill(EAST, "#9a5a6c", "#7d4763"),
    sheet.clipped(
      curveDownTo(WEST, SHORE) + curveDownTo(EAST, SHORE),
      farCrowns(randomOf(7), 40, [40, 560], [386, 462], 13, leaf, leafLight) +
        farCrowns(randomOf(9), 46, [1120, 1600], [392, 462], 13, leaf, leafLight),
    ),
    quarter(evening, WEST, [-40, 196], 5, 12),
    quarter(evening, WEST, [262, 420], 3, 5),
    quarter(evening, WEST, [556, 640], 2, 9),
    quarter(evening, EAST, [1128, 1270], 3, 14),
    quarter(evening, EAST, [1330, 1500], 5, 4),
    quarter(evening, EAST, [1540, 1640], 4, 17),
    farCrowns(randomOf(3), 9, [206, 258], [436, 466], 15, leafDark, leaf),
    farCrowns(randomOf(4), 12, [590, 690], [458, 470], 12, leafDark, leaf),
    farCrowns(randomOf(5), 10, [1274, 1330], [434, 466], 15, leafDark, leaf),
    farCrowns(randomOf(8), 14, [980, 1130], [456, 470], 12, leaf, leafLight),
    place(mosque(sheet), 500, 468, 0.62),
    ...cypresses(sheet),
  ];
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.5 }),
    crescent(sheet, { x: 1270, y: 190, radius: 40 }),
    place(town.join(""), 0, HORIZON - SHORE),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 60, foot: false }),
    place(motorYacht(evening), 1500, 672, 0.62),
    place(gulet(sheet, { sails: "furled" }), 190, 684, 0.84),
    ripples(sheet, { x: 800, y: 700, width: 1600, height: 44, count: 60, colour: sheet.mood.seaDark, opacity: 0.5 }),
  );
}

/** A low hill in two calm tones: the side away from the light begins at its crest. */
function hill(crest: readonly Point[], lit: string, shaded: string): Drawing {
  const top = crest.reduce((highest, point) => (point[1] < highest[1] ? point : highest));
  const after = crest.filter(([x]) => x >= top[0]);
  const fold = [
    ...after,
    [(after.at(-1)?.[0] ?? 0) - 40, SHORE + 4],
    [top[0] + 70, SHORE + 4],
    [top[0] + 40, 420],
  ] as Point[];
  return fill(curveDownTo(crest, SHORE + 4), lit) + fill(polygon(fold), shaded, 0.8);
}

/** White houses that climb a hill in as many rows as the place is high, with a lane's width to the next quarter. */
function quarter(
  sheet: Sheet,
  crest: readonly Point[],
  [from, to]: readonly [number, number],
  rows: number,
  seed: number,
): Drawing {
  return village(sheet, {
    rows,
    far: [from + 24, to - 30],
    near: [from, to],
    ground: (x, share) => mixed(heightAt(crest, x) + 34, SHORE - 1, share),
    scale: [0.3, 0.5],
    gardens: 0.26,
    flowers: 0.1,
    seed,
  });
}

function cypresses(sheet: Sheet): Drawing[] {
  return (
    [
      [282, 462, 0.26],
      [452, 466, 0.3],
      [550, 468, 0.24],
      [1286, 420, 0.26],
      [1300, 424, 0.2],
      [1524, 430, 0.28],
      [1116, 466, 0.2],
    ] as const
  ).map(([x, y, size], index) => place(cypress(sheet, { seed: index + 2 }), x, y, size));
}

/** Slabs of pale stone up to the coping over the water, with its bollards. */
function drawQuay(sheet: Sheet, camera: Project): void {
  const { groundShade, wallBright } = sheet.mood;
  const level = (away: number) => camera([0, away, 0])[1];
  const [coping, inner] = [level(EDGE), level(EDGE - 0.6)];
  const rows = counted(9).map((index) => EDGE - 0.6 - index * 1.4);
  const joints = counted(17).map((index): Point[] => [
    camera([(index - 8) * 1.5, EDGE - 0.6, 0]),
    camera([(index - 8) * 1.5, 4, 0]),
  ]);
  const metre = metreAt(camera, [0, EDGE - 0.4, 0]);
  // One slab in three is of a paler bed of the quarry.
  const slab = (column: number, row: number) => {
    const [left, right] = [(column - 8) * 1.5, (column - 7) * 1.5];
    const [near, far] = [rows[row + 1] ?? 4, rows[row] ?? 4];
    return polygon([
      camera([left, far, 0]),
      camera([right, far, 0]),
      camera([right, near, 0]),
      camera([left, near, 0]),
    ]);
  };
  const pale = counted(8).flatMap((row) => counted(2).map((index) => slab(5 + ((row * 2 + index * 3) % 6), row)));
  sheet.add(
    fill(`M0 ${Math.round(coping)}H1600V1000H0Z`, "#c08a80"),
    fill(pale.join(""), "#d6a48c", 0.5),
    stroke(
      rows
        .map((away) =>
          polyline([
            [0, level(away)],
            [1600, level(away)],
          ]),
        )
        .join("") + joints.map((line) => polyline(line)).join(""),
      groundShade,
      2.2,
      0.32,
    ),
    fill(`M0 ${Math.round(coping)}H1600V${Math.round(inner)}H0Z`, wallBright),
    ...[-3.2, 3.35].map((right) =>
      place(bollard(), camera([right * 1.4, EDGE - 0.4, 0])[0], level(EDGE - 0.4), metre / 150),
    ),
  );
}
