import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { blot, box, lens, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { rowingBoat } from "../parts/boats/rowingBoat.ts";
import { type TripBoat, tripBoat } from "../parts/boats/tripBoat.ts";
import { placesOf } from "../parts/land/placesOf.ts";
import { seaCave } from "../parts/land/seaCave.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 470;
const [EYE, FOCAL] = [8, 1500];
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });

/** Three excursion boats anchored in the cove of Karaada, their ladders down in clear water, the cave of the hot spring beside them. */
export const SCENE: Scene = {
  name: "boat-anchorage",
  seed: 101,
  mood: "day",
  colours: { sea: ["#4fb3c4", "#2b9fb8", "#45b9c2", "#8fdcd0"] },
  grain: 0.28,
  crops: { wide: 160, square: 220 },
  draw(sheet) {
    drawIsland(sheet);
    sheet.add(place(seaCave(), 170, 602, 0.96));
    drawNear(sheet);
    drawBoats(sheet);
    sheet.add(place(rowingBoat(), 400, 900, 0.86));
    drawRock(sheet);
  },
};

function drawIsland(sheet: Sheet): void {
  const [broad, fine, scrub] = [rolling(5), rolling(9), rolling(14)];
  const shore = (x: number) => 92 + 9 * broad(x / 22, 0.5) + 3 * fine(x / 6, 0.5) + Math.max(0, x - 12) * 1.5;
  // Gullies run down to the water; between them the rock stands forward.
  const gully = (x: number, y: number) => Math.sin(x / 5.2 + 1.4 * broad(x / 30, y / 40)) + 0.5 * broad(x / 9, y / 30);
  const ground = (x: number, y: number) => {
    const inland = y - shore(x);
    if (inland < 0) return -1;
    const cliff = 8 * (1 - Math.exp(-inland / 1.1)) * (0.8 + 0.4 * fine(x / 7, y / 12));
    const slope =
      Math.min(23, 0.36 * inland) * (1 + 0.34 * broad(x / 30, y / 44)) * Math.max(0.05, Math.min(1, (78 - x) / 90));
    return cliff + slope * (1 + 0.13 * gully(x, y));
  };
  // Bare rock at the foot; dry maquis over all that is less steep.
  const tone = (x: number, y: number) => {
    const inland = y - shore(x);
    if (inland < 0) return -1;
    // Told by whole ridges: one side of each lies in the light, the other in shade.
    const light = (ground(x + 4, y) - ground(x - 4, y)) / 8;
    const rib = gully(x, y);
    if (inland < 3.4 + 2.2 * Math.max(-0.6, rib) + 0.9 * scrub(x / 2.6, 0.5))
      return light > 0.06 ? 0 : light > -0.16 ? 1 : 2;
    return light > 0.08 ? 3 : light > -0.2 ? 4 : 5;
  };
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.42, reach: 0.5 }),
    sweptCloud(sheet, { x: 1210, y: 230, length: 620, seed: 3 }),
    fill(
      `M860 ${HORIZON}Q960 440 1060 446Q1160 400 1290 412Q1400 430 1480 410Q1560 404 1640 420V${HORIZON + 3}H860Z`,
      "#96bccd",
    ),
    fill(
      `M1060 446Q1160 400 1290 412L1310 440L1270 ${HORIZON + 3}H1140L1160 440ZM1480 410Q1560 404 1640 420V${HORIZON + 3}H1500Z`,
      "#7fabc0",
    ),
    fill(box(0, HORIZON, 1600, 740), sheet.downwards(sheet.mood.sea, HORIZON, 1200)),
    terrain({
      window: [-4, 0, 1604, 700],
      cell: 2,
      horizon: HORIZON,
      centre: 800,
      eye: EYE,
      focal: FOCAL,
      reach: [70, 320],
      steps: 700,
      ground,
      tone,
      inks: ["#f8dfae", "#e3bb84", "#b08470", "#b9b57c", "#8c8f5c", "#66704f"],
    }),
  );
}

const BOATS: readonly (readonly [right: number, away: number, boat: TripBoat])[] = [
  [
    88,
    200,
    {
      heading: -64,
      hull: "#2a7ba3",
      hullShade: "#174f78",
      trim: "#fbf7ef",
      awning: ["#f4854f", "#b9583c", "#fff3e0"],
      mats: ["#fbf7ef", "#f2b64c"],
      saloon: 3.2,
      mast: 9,
    },
  ],
  [
    -18.8,
    84,
    {
      heading: -52,
      flag: false,
      hull: "#fbf5e8",
      hullShade: "#b5c3da",
      trim: "#2a7ba3",
      awning: ["#2a7ba3", "#174f78"],
      mats: ["#fbf7ef", "#e0724a"],
      mast: 10.5,
    },
  ],
  [
    6.3,
    41,
    {
      heading: 64,
      hull: "#b0652f",
      hullShade: "#6b3524",
      trim: "#f0c987",
      awning: ["#fffaf0", "#c3cde0"],
      mats: ["#e0724a", "#fbe3b2"],
      saloon: 4.8,
      cover: 0.4,
      mast: 10,
    },
  ],
];

function drawBoats(sheet: Sheet): void {
  for (const [right, away, boat] of BOATS) {
    const view = frameOf(eye, { right, away, heading: boat.heading });
    sheet.add(imageOf(view, boat), tripBoat(sheet, view, boat));
  }
}

/** What lies on the water below a boat: the shade of its hull, its broken image, a light line where it floats. */
function imageOf(view: Project, { hull, saloon = 4.2 }: TripBoat): Drawing {
  const alongs = counted(17).map((index) => -9.5 + index * 1.25);
  const half = (along: number) => 2.4 * Math.sqrt(Math.max(0, 1 - (Math.max(0, along) / 10.6) ** 2.2));
  const line = (sign: number, up: number, wider = 0): Point[] =>
    alongs.map((along) => view([along * (0.93 - up * 0.04), sign * (half(along) + wider), up]));
  const loop = (wider: number, up = 0) => [...line(1, up, wider), ...line(-1, up, wider).toReversed()];
  // Of the two sides the one nearer to us is mirrored.
  const near = (line(1, 0)[8]?.[1] ?? 0) > (line(-1, 0)[8]?.[1] ?? 0) ? 1 : -1;
  const hullImage = [...line(near, 0), ...line(near, -1.9).toReversed()];
  const saloonImage = [-6, saloon].flatMap((along, index): Point[] => {
    const ends = [view([along, near * 1.9, -1.7]), view([along, near * 1.9, -3.9])];
    return index ? ends.toReversed() : ends;
  });
  const metre = Math.abs(view([0, 0, 1])[1] - view([0, 0, 0])[1]);
  const band = Math.max(3, metre * 0.24);
  return (
    fill(polygon(loop(0.7, -0.5)), "#1f8aa6", 0.55) +
    brokenImage({ shapes: [{ outline: saloonImage, colour: "#9fdcdc" }], depth: metre * 1.7, band, seed: 4 }) +
    brokenImage({ shapes: [{ outline: hullImage, colour: hull }], depth: metre * 2.2, band, seed: 7 }) +
    fill(polygon(loop(0.22)), "#e6f9f4", 0.85)
  );
}

/** Clear water before us: stones and the net of light on the sand, the rock that we look from. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(55);
  // Stones on the sand, seen through the water: larger and clearer the nearer they lie.
  const stones = (count: number): Path =>
    counted(count)
      .map((index) => {
        const near = ((index + 0.5) / count) ** 0.7;
        return blot(random, random.between(-20, 1300), 960 + near * 230, 12 + near * 34, 4 + near * 11);
      })
      .join("");
  const glints = placesOf([
    140, 838, 120, 230, 850, 220, 180, 866, 90, 760, 906, 160, 860, 918, 280, 800, 934, 110, 1240, 876, 200, 1330, 890,
    120, 330, 986, 180, 270, 1002, 100, 900, 1060, 300, 1010, 1078, 150, 120, 1120, 260,
  ]);
  sheet.add(
    fill(stones(15), "#3fa3a6", 0.5),
    fill(stones(9), "#cfeedd", 0.55),
    fill(glints.map(([x, y, l]) => lens(x, y, l, 3 + l * 0.02)).join(""), "#f2fff8", 0.75),
  );
}

/** The rock that we look from, a bush in its cleft. */
function drawRock(sheet: Sheet): void {
  sheet.add(
    // Where the water touches it, its lit top, its broken flank, a cleft.
    fill("M1086 1240Q1110 1156 1210 1120Q1310 1076 1420 1080L1440 1240Z", "#d9f4e8", 0.7),
    fill("M1120 1240Q1130 1180 1180 1160L1244 1126L1330 1104L1424 1082L1512 1056L1640 1050V1240Z", "#efcf97"),
    fill("M1424 1082L1512 1056L1640 1050V1240H1404L1436 1190L1408 1150L1440 1112Z", "#b98d70"),
    fill("M1244 1126L1330 1104L1424 1082L1440 1112L1370 1126L1300 1134L1258 1156L1190 1178Z", "#fdeec8"),
    fill(
      "M1300 1134L1320 1168L1306 1198L1330 1240H1316L1290 1200L1306 1168ZM1120 1240L1150 1206L1210 1196L1196 1240Z",
      "#c9a070",
    ),
    leafMass(sheet, { x: 1560, y: 1060, width: 120, height: 66, seed: 8, count: 50, size: 30 }),
  );
}
