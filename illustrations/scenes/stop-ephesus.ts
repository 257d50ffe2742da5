import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { blot, curveDownTo, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { celsusFacade } from "../parts/buildings/celsusFacade.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { fallenDrum } from "../parts/buildings/fallenDrum.ts";
import { lyingDrum } from "../parts/buildings/ionicColumn.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { fieldPoppy } from "../parts/plants/fieldPoppy.ts";
import { grass } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { cypress } from "../parts/plants/trees.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";

/** The Library of Celsus at Ephesus from its square, a little left of its axis: morning sun on the columns, three visitors on its steps, a cat. */
export const SCENE: Scene = {
  name: "stop-ephesus",
  seed: 97,
  mood: "day",
  colours: {
    stone: "#f8deae",
    stoneWorn: "#dfb98c",
    stoneShade: "#ac838a",
    stoneDeep: "#6b4a68",
    wallBright: "#fff6de",
    sky: ["#2f7fae", "#8cc0cd", "#fbe8c2"],
    cloud: "#fff8e8",
    cloudShade: "#e9d3c2",
  },
  grain: 0.3,
  crops: { wide: 98, square: 340 },
  draw(sheet) {
    drawFar(sheet);
    drawSquare(sheet);
    sheet.add(celsusFacade(sheet, view));
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

const HORIZON = 930;
/** Far enough back for a long lens: what stands out from the wall stays where the eye expects it. */
const eye = cameraOf({ horizon: HORIZON, centre: 850, eye: 1.7, focal: 2200 });
const view = frameOf(eye, { right: -8, away: 44, heading: 90 });
const { at, front, level } = facesOf(view);

function drawFar(sheet: Sheet): void {
  const trees = sheet.tinted({ leaf: "#5f7a48", leafDark: "#38553c", leafLight: "#9aa860" });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.42 }),
    place(summerCloud(sheet, "tall"), 1470, 640, 1.5),
    place(summerCloud(sheet, "broad"), 240, 800, 1.25),
    gulls(sheet, { x: 350, y: 470, length: 84, seed: 4 }),
    // Bülbüldağ behind the library.
    fill(curveDownTo(pointsOf([-40, 790, 150, 748, 330, 700, 520, 690, 700, 720]), 1020), "#b7c0a0"),
    fill(curveDownTo(pointsOf([1280, 760, 1420, 640, 1540, 570, 1660, 530]), 1020), "#b3b98c"),
    fill(curveDownTo(pointsOf([1380, 850, 1480, 770, 1560, 720, 1660, 690]), 1020), "#8fa078"),
    farCrowns(randomOf(4), 30, [1420, 1640], [800, 900], 20, "#6f8a58", "#8fa468"),
    fill(curveDownTo(pointsOf([-40, 880, 120, 862, 260, 880, 460, 830, 600, 840]), 1020), "#93a683"),
    farCrowns(randomOf(9), 30, [-20, 440], [900, 960], 26, "#6f8a58", "#8fa468"),
    ...placesOf([1508, 985, 2.3, 1562, 990, 1.7, 330, 985, 1.5]).map(([x, y, s], index) =>
      place(cypress(trees, { seed: index + 2 }), x, y, s),
    ),
  );
}

/** The square, paved with worn marble whose courses run along the library; low walls on either side of the stairs. */
function drawSquare(sheet: Sheet): void {
  const random = randomOf(5);
  let [light, warm, joints]: [Path, Path, Path] = ["", "", ""];
  for (const row of counted(14)) {
    const [near, far] = [4 + row * 2.2, 6.2 + row * 2.2];
    joints += polyline([at(-20, near, 0), at(44, near, 0)]);
    let along = -16 + random.between(0, 2);
    while (along < 40) {
      const wide = random.between(1.4, 3.4);
      const slab = level(along, along + wide, near, far, 0);
      const kind = random.next();
      if (kind < 0.3) light += slab;
      else if (kind < 0.5) warm += slab;
      joints += polyline([at(along, near, 0), at(along, far, 0)]);
      along += wide;
    }
  }
  const ground = `M0 ${HORIZON + 50}H1600V1200H0Z`;
  sheet.add(
    fill(ground, "#ecd2a0"),
    sheet.clipped(ground, fill(light, "#f9e9c4") + fill(warm, "#dfbd8b") + stroke(joints, "#a98664", 1.8, 0.5)),
    ...[-14, 22].map(
      (from) =>
        fill(front(from, from + 13, 0, 1.9, 1), "#cfa878") +
        fill(front(from, from + 13, 1.62, 1.9, 1.1), sheet.mood.wallBright) +
        fill(front(from, from + 13, 1.5, 1.62, 1.1), sheet.mood.stoneShade) +
        stroke(wallJoints(from), "#8f6f66", 1.8, 0.6),
    ),
    // The right cheek's shade on the paving.
    fill(polygon([at(22.5, 5.5, 0), at(25, 4.2, 0), at(25, 1, 0), at(22.5, 1, 0)]), sheet.mood.stoneShade),
  );
}

/** Joints of a low wall, in three courses of unequal stones. */
function wallJoints(from: number): Path {
  const random = randomOf(31);
  const course = (row: number): Path => {
    let joints = polyline([at(from, 1, row * 0.5), at(from + 13, 1, row * 0.5)]);
    for (let along = from + random.between(0.3, 1.2); along < from + 13; along += random.between(0.7, 1.7))
      joints += polyline([at(along, 1, row * 0.5), at(along, 1, row * 0.5 + 0.5)]);
    return joints;
  };
  return counted(3).map(course).join("");
}

/** The near edges: a pine that leans in, drums of a column with a cat in the sun, a piece of the library's beam among poppies. */
function drawNear(sheet: Sheet): void {
  const pine = sheet.tinted({ leafDark: "#1f3f40", leaf: "#35624a", leafLight: "#7d9c58" });
  sheet.add(
    place(fallenDrum(sheet), 1296, 1140, 0.9),
    place(lyingDrum(sheet), 1086, 1180, 0.74),
    place(cat(), 1272, 1064, 0.7),
    fallenBeam(sheet),
    pineShade(),
    place(needlePine(pine, { tall: 1250, lean: 40, wide: 300 }), 80, 1230),
  );
}

/** What the pine throws over the square towards the stairs: its trunk, then the pads of its crown, the furthest lying flattest. */
function pineShade(): Drawing {
  const random = randomOf(21);
  const pads = placesOf([
    392, 1096, 70, 440, 1088, 84, 486, 1094, 52, 560, 1066, 74, 626, 1058, 96, 694, 1064, 70, 742, 1062, 36, 640, 1092,
    46, 684, 1094, 30, 800, 1050, 50, 850, 1048, 34,
  ]).map(([x, y, size]) => blot(random, x, y, size, size * 0.14));
  return fill(
    `M60 1214L150 1214Q330 1138 560 1076L780 1052L700 1058Q520 1072 410 1096Q240 1136 60 1190Z${pads.join("")}`,
    "#96727a",
    0.85,
  );
}

/** A block of the beam that came down, its carving upright: dentils and eggs under a worn cornice; poppies have seeded themselves about it. */
function fallenBeam(sheet: Sheet): Drawing {
  const random = randomOf(13);
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const [right, away, turn] = [4.2, 15.3, -0.36];
  const spot = (along: number, back: number, up: number): Point =>
    eye([
      right + along * Math.cos(turn) + back * Math.sin(turn),
      away - along * Math.sin(turn) + back * Math.cos(turn),
      up,
    ]);
  const face = (from: number, to: number, low: number, high: number, out = 0) =>
    polygon([spot(from, -out, low), spot(to, -out, low), spot(to, -out, high), spot(from, -out, high)]);
  const side = (low: number, high: number, out = 0) =>
    polygon([spot(-out, -out, low), spot(-out, 0.8, low), spot(-out, 0.8, high), spot(-out, -out, high)]);
  const row = (step: number, wide: number, low: number, high: number, out: number) =>
    counted(Math.floor(2 / step))
      .map((index) => face(index * step + 0.03, index * step + 0.03 + wide, low, high, out))
      .join("");
  const eggs = (size: number, lift: number) =>
    counted(12)
      .map((index) => disc(...spot(index * 0.17 + 0.1, -0.1, 0.55 + lift), 8 * size, 9.4 * size))
      .join("");
  const tone = blend(stone, stoneWorn, 0.45);
  const top = polygon([
    spot(-0.16, -0.16, 0.78),
    spot(0.5, -0.17, 0.79),
    spot(0.62, -0.08, 0.74),
    spot(0.86, -0.15, 0.78),
    spot(2, -0.16, 0.78),
    spot(2, 0.8, 0.78),
    spot(-0.16, 0.8, 0.78),
  ]);
  const poppies = placesOf([
    1398, 1160, 0.5, 1428, 1186, 0.74, 1466, 1172, 0.58, 1380, 1194, 0.6, 1524, 1190, 0.8, 1566, 1176, 0.56, 1592, 1200,
    0.7,
  ]);
  const forms = ["cup", "open", "side", "half", "open", "cup", "side"] as const;
  return (
    fill(
      polygon([spot(0, 0, 0), spot(2, 0, 0), spot(3, 1.6, 0), spot(0.9, 1.8, 0), spot(0, 0.8, 0)]),
      stoneShade,
      0.7,
    ) +
    fill(side(0, 0.6), wallBright) +
    fill(side(0.5, 0.6), stoneWorn) +
    fill(side(0.2, 0.22) + side(0.36, 0.38), stoneWorn, 0.8) +
    fill(face(0, 2, 0, 0.6), tone) +
    fill(face(0, 2, 0.2, 0.23) + face(0, 2, 0.36, 0.38), stoneShade, 0.8) +
    fill(face(0, 2, 0.23, 0.25) + face(0, 2, 0, 0.03), stoneWorn) +
    fill(face(0, 2, 0.38, 0.48), stoneDeep, 0.8) +
    fill(row(0.12, 0.075, 0.385, 0.48, 0.05), wallBright) +
    fill(face(0, 2, 0.48, 0.62, 0.08), stoneWorn) +
    fill(eggs(1.1, -0.006), stoneShade) +
    fill(eggs(0.84, 0.004), wallBright) +
    fill(side(0.62, 0.78, 0.16), wallBright) +
    fill(side(0.62, 0.66, 0.16), stoneWorn) +
    fill(face(-0.16, 2, 0.62, 0.78, 0.16), stone) +
    fill(face(-0.16, 2, 0.62, 0.65, 0.16), stoneShade, 0.7) +
    fill(top, wallBright) +
    fill(
      polygon([spot(0.5, -0.17, 0.79), spot(0.62, -0.08, 0.74), spot(0.86, -0.15, 0.78), spot(0.7, -0.17, 0.66)]),
      stoneWorn,
    ) +
    grass(sheet, { from: 1370, to: 1620, ground: () => 1204, height: 52, count: 64, colour: "#6b7f4a", seed: 6 }) +
    grass(sheet, { from: 1380, to: 1620, ground: () => 1208, height: 34, count: 64, colour: "#a3ab62", seed: 9 }) +
    poppies
      .map(([x, y, size], index) =>
        place(fieldPoppy(sheet, forms[index] ?? "cup"), x + random.around(4), y - 20, size * 0.62),
      )
      .join("")
  );
}

/** One of the cats that live here, sitting in the sun. */
function cat(): Drawing {
  return (
    fill("M10 0Q60-8 104 4Q70 12 20 8Z", "#9a7f86", 0.7) +
    fill(
      "M0 0Q-4-30 7-50Q0-58 3-70L8-84L17-74H25L34-84L38-69Q39-57 31-49Q50-34 50-6Q62-4 68-16Q75-28 83-20Q78 4 50 4Z",
      "#e08a3c",
    ) +
    fill("M24 0Q34-26 27-48L31-49Q50-34 50-6Q62-4 68-16Q75-28 83-20Q78 4 50 4H24Z", "#a8562c") +
    fill("M0 0Q-2-24 8-44Q20-36 16 0Z", "#fff3dc")
  );
}

/** Somebody on a step of the stairs, counted from the lowest. */
function onStep(sheet: Sheet, along: number, step: number, tall: number, options: PersonOptions): Drawing {
  const [forward, up] = [5.3 - step * 0.42, ((step + 1) * 2) / 9];
  const [x, y] = at(along, forward, up);
  return place(person(sheet, options), x, y, ((y - at(along, forward, up + 1)[1]) * tall) / 100);
}

/** Two who have stopped on the stairs to look up, and one before the dark of the middle door. */
function drawVisitors(sheet: Sheet): void {
  const long = { slender: true, hairstyle: "long", behind: true, wears: "skirt" } as const;
  sheet.add(
    onStep(sheet, 10.7, 8, 1.66, { ...long, top: "#fdf8ee", bottom: "#e8b84a", hair: "#7a4a2e", shadow: false }),
    onStep(sheet, 6.2, 1, 1.68, { ...long, top: "#c2265f", bottom: "#c2265f", hair: "#2c2030", hat: "#f3dcae" }),
    onStep(sheet, 7.1, 1, 1.78, { pose: "pointing", behind: true, top: "#31507a", bottom: "#fdf3df" }),
  );
}
