import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { celsusLibrary, fallenDrum } from "../parts/buildings/antiquity.ts";
import { column } from "../parts/buildings/stonework.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sky } from "../parts/sky/sky.ts";
import { cloudBank, gulls } from "../parts/sky/clouds.ts";

/** Ephesus in the low sun: the marble Curetes Street goes down between columns to the façade of the Library of Celsus. */
export const SCENE: Scene = {
  name: "tour-private-tour-to-dalyan",
  seed: 81,
  mood: "gold",
  grain: 0.4,
  crops: { wide: 170, square: 200 },
  draw(sheet) {
    drawFar(sheet);
    drawStreet(sheet);
    drawSides(sheet);
  },
};

const HALF = 4.2;
const eye = cameraOf({ horizon: 560, centre: 800, eye: 2.6, focal: 1500 });
/** The street falls towards the library. */
const fall = (away: number) => -Math.max(0, away - 4) * 0.062;
const ground = (right: number, away: number): Point => eye([right, away, fall(away)]);

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 700, zenith: 0.55 }),
    cloudBank(sheet, { x: 1120, y: 330, length: 520, seed: 4, strips: 4 }),
    gulls(sheet, { x: 560, y: 200, length: 260, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 420, 120, 386, 280, 410, 420, 452, 560, 490, 760, 520, 900, 500, 1060, 450, 1200, 400, 1360, 350, 1500,
        330, 1620, 344,
      ]),
      foot: 760,
      colour: "#a9a07a",
      shade: "#84806e",
      mist: 0,
      seed: 4,
    }),
    ...(
      [
        [520, 640, 0.7],
        [566, 648, 0.9],
        [1064, 640, 0.95],
        [1108, 646, 0.7],
        [1150, 640, 0.82],
      ] as const
    ).map(([x, y, s], index) => place(cypress(sheet, { seed: index + 2 }), x, y, s)),
    fill("M300 700Q520 620 800 640T1300 690V800H300Z", "#c9a878"),
    place(celsusLibrary(sheet), 800, ground(0, 38)[1] - 14, 0.585),
  );
}

function drawStreet(sheet: Sheet): void {
  const { stoneShade } = sheet.mood;
  const random = randomOf(14);
  const rows = counted(25).map((index) => 2.6 + 35.4 * (index / 24) ** 1.7);
  const street = polygon([ground(-HALF, 2), ground(HALF, 2), ground(HALF, 38), ground(-HALF, 38)]);
  let [light, pink, blue]: [Path, Path, Path] = ["", "", ""];
  rows.slice(0, -1).forEach((near, row) => {
    const far = rows[row + 1] ?? near;
    let right = -HALF - random.between(0, 1);
    while (right < HALF) {
      const wide = random.between(0.9, 1.9);
      const [from, to] = [Math.max(-HALF, right), Math.min(HALF, right + wide)];
      const gap = 0.028;
      const slab = polygon([
        ground(from + gap, near + gap * 2),
        ground(to - gap, near + gap * 2),
        ground(to - gap, far),
        ground(from + gap, far),
      ]);
      const kind = random.next();
      if (kind < 0.34) light += slab;
      else if (kind < 0.62) pink += slab;
      else if (kind < 0.8) blue += slab;
      right += wide;
    }
  });
  // Shadows of the columns on the left rake over the marble.
  const shadows = LEFT.map(([away, height]) =>
    polygon([
      ground(-HALF - 0.6, away - 0.3),
      ground(-HALF - 0.6, away + 0.34),
      ground(-HALF - 0.6 + height * 1.25, away + 0.34 - height * 0.22),
      ground(-HALF - 0.6 + height * 1.25, away - 0.3 - height * 0.22),
    ]),
  );
  sheet.add(
    fill(polygon([ground(-30, 2), ground(30, 2), ground(30, 47), ground(-30, 47)]), "#cfa673"),
    sheet.spray(polygon([ground(HALF, 2), ground(30, 2), ground(30, 47), ground(HALF, 47)]), "#94695f", {
      from: [1640, 1200],
      to: [1200, 780],
      thick: 0.5,
    }),
    fill(street, "#e2bf93"),
    fill(light, "#fbe8c8"),
    fill(pink, "#eccfa6"),
    fill(blue, "#d9b596"),
    fill(shadows.join(""), "#7d5a78", 0.62),
    sheet.spray(street, stoneShade, { from: [1200, 1260], to: [960, 1000], thick: 0.3 }),
    // A gutter of light where wheels and feet polished the middle.
    fill(polygon([ground(-0.5, 2), ground(0.4, 2), ground(0.25, 37), ground(-0.3, 37)]), "#fff4dc", 0.35),
  );
}

/** Distance and height of the columns, the furthest first. */
const LEFT: readonly (readonly [away: number, height: number])[] = pointsOf([
  30, 5, 25, 3, 20.6, 5, 16.6, 5, 13, 2.2, 10, 5.2, 7.2, 5.2,
]);
const RIGHT: readonly (readonly [away: number, height: number])[] = pointsOf([
  31, 5, 26, 5, 21.6, 2.6, 17.6, 5, 14, 5, 10.8, 1.8, 8, 5.2,
]);

function drawSides(sheet: Sheet): void {
  sheet.add(
    ...(
      [
        [-7.4, 16, 60],
        [-8.6, 11.5, 90],
        [7.6, 19, 60],
        [8.4, 12, 90],
        [-7, 24, 40],
        [7.4, 25, 36],
        [-12, 30, 70],
        [-19, 27, 90],
        [-16, 20, 90],
        [13, 32, 80],
        [19, 28, 90],
        [15, 21, 96],
        [-23, 32, 80],
        [24, 33, 70],
      ] as const
    ).map(([right, away, size], index) => {
      const [x, y] = ground(right, away);
      return leafMass(sheet, {
        x,
        y: y - size * 0.4,
        width: size,
        height: size * 0.55,
        seed: index + 20,
        count: 18,
        size: 22,
      });
    }),
  );
  for (const index of counted(7)) {
    const [left, right] = [LEFT[index], RIGHT[index]];
    if (left) sheet.add(plinth(sheet, -HALF - 0.65, left[0]), standing(sheet, -HALF - 0.65, left, index + 2));
    if (right) sheet.add(plinth(sheet, HALF + 0.65, right[0]), standing(sheet, HALF + 0.65, right, index + 5));
  }
  sheet.add(
    place(fallenDrum(sheet), 1330, 1136, 1.15),
    place(fallenDrum(sheet), 1500, 1040, 0.8),
    leafMass(sheet, { x: 60, y: 1150, width: 150, height: 76, seed: 31, count: 40, size: 34 }),
    leafMass(sheet, {
      x: 70,
      y: 1110,
      width: 100,
      height: 50,
      seed: 32,
      count: 15,
      size: 24,
      leaf: "petal",
      colours: ["#5a3a2c", "#c8443c", "#f08a5c"],
    }),
    grass(sheet, { from: 120, to: 330, ground: () => 1206, height: 90, count: 30, colour: "#6f6a3c", seed: 4 }),
    grass(sheet, { from: 1180, to: 1600, ground: () => 1210, height: 70, count: 40, colour: "#5f5a3a", seed: 8 }),
  );
}

/** The kerb and the base that a column stands on. */
function plinth(sheet: Sheet, right: number, away: number): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  const inner = right < 0 ? right + 0.55 : right - 0.55;
  const outer = right < 0 ? right - 0.55 : right + 0.55;
  const [near, up] = [away - 0.55, fall(away) + 0.6];
  const front = polygon([
    eye([inner, near, fall(near)]),
    eye([outer, near, fall(near)]),
    eye([outer, near, up]),
    eye([inner, near, up]),
  ]);
  const flank = polygon([
    eye([inner, near, fall(near)]),
    eye([inner, away + 0.55, fall(away + 0.55)]),
    eye([inner, away + 0.55, up]),
    eye([inner, near, up]),
  ]);
  const top = polyline([eye([inner, near, up]), eye([outer, near, up])]);
  return (
    fill(front, right < 0 ? "#c9a27c" : stone) +
    fill(flank, right < 0 ? stoneShade : wallBright) +
    stroke(top, wallBright, 60 / away)
  );
}

function standing(sheet: Sheet, right: number, [away, height]: readonly [number, number], seed: number): Drawing {
  const at = [right, away, fall(away) + 0.6] as const;
  const [x, y] = eye(at);
  const metre = metreAt(eye, at);
  const capital = height < 4 ? "broken" : seed % 2 ? "corinthian" : "ionic";
  return place(column(sheet, { height: (height - 0.6) * 100, width: 66, capital }), x, y, metre / 100);
}
