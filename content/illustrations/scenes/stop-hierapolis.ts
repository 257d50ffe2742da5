import { fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { ancientStage } from "../parts/buildings/ancientStage.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 372;
/** Where the orchestra's middle lies, and where the stage building stands. */
const [MIDDLE, FLOOR, STAGE] = [850, 690, 606];

/** The theatre of Hierapolis from its upper seats in the low sun: steep rows round the orchestra, the stage building with its columns. */
export const SCENE: Scene = {
  name: "stop-hierapolis",
  seed: 92,
  mood: "gold",
  grain: 0.28,
  crops: { wide: 110, square: 250 },
  draw(sheet) {
    drawPlain(sheet);
    sheet.add(place(ancientStage(sheet), MIDDLE, STAGE));
    drawSeats(sheet);
  },
};

function drawPlain(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5, reach: 0.6 }),
    sweptCloud(sheet, { x: 470, y: 120, length: 560, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 322, 160, 300, 330, 326, 520, 290, 700, 262, 860, 288, 1040, 250, 1200, 226, 1360, 262, 1500, 300, 1620,
        292,
      ]),
      foot: HORIZON + 5,
      mist: 60,
      seed: 7,
    }),
    // The plain of the Lycus in the haze: broad fields without edges, poplars far off.
    fill(box(0, HORIZON, sheet.width, 200), sheet.downwards(["#f3cfa0", "#dfbb8a", "#bea57a"], HORIZON, 560)),
    fill(lens(180, 420, 330, 9) + lens(1430, 404, 260, 6), "#c9b184", 0.6),
    fill(lens(1330, 448, 360, 12) + lens(60, 470, 300, 12), "#b3a878", 0.6),
    fill(lens(1560, 490, 300, 12) + lens(330, 504, 260, 9), "#f1d3a0", 0.7),
    fill("M-20 560Q300 520 700 540T1640 520V800H-20Z", "#b59a6c"),
    ...CYPRESSES.map(([x, y], index) => place(cypress(sheet, { seed: index + 2 }), x, y, 0.5 + (index % 3) * 0.15)),
  );
}

const CYPRESSES = pointsOf([90, 566, 150, 556, 214, 566, 1420, 562, 1480, 552, 1545, 566]);

/** A point of the seating: `turn` 0 is right, .5 towards us, 1 left; rows climb away from the orchestra. */
function seat(reach: number, turn: number): Point {
  const angle = turn * Math.PI;
  const up = Math.max(0, reach - 250) * 0.27;
  return [MIDDLE + Math.cos(angle) * reach, FLOOR + Math.sin(angle) * reach * 0.52 - up];
}

const [FROM, TO, OUTER] = [-0.07, 1.07, 2100];
const arc = (reach: number, from = FROM, to = TO, lift = 0): Point[] =>
  shares(41).map((share) => {
    const [x, y] = seat(reach, mixed(from, to, share));
    return [x, y - lift];
  });
const band = (inner: number, outer: number, from = FROM, to = TO): Path =>
  polygon([...arc(inner, from, to), ...arc(outer, from, to).toReversed()]);

/** Rows in two blocks, a walk between them, stairs that cut them into wedges; the left wing lies in its own shade. */
function drawSeats(sheet: Sheet): void {
  const { wallBright, stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const rows = [
    ...counted(12).map((row) => 268 + row * 21),
    ...counted(34).map((row) => 562 + row * (24 + row * 0.62)),
  ];
  const all = band(250, OUTER);
  const dark = polygon([...arc(240, 0.66, TO), ...arc(OUTER, 0.575, TO).toReversed()]);
  const treads = (grow: number, from = 0) =>
    rows.map((at, row) => band(at + grow * from, at + grow * (1 + row * 0.012), FROM, TO)).join("");
  const stairs = (wide: number) =>
    counted(9)
      .map((index) => {
        const turn = mixed(0.02, 0.98, index / 8);
        return (
          polygon([
            seat(256, turn - wide),
            seat(256, turn + wide),
            seat(524, turn + wide * 0.55),
            seat(524, turn - wide * 0.55),
          ]) +
          polygon([
            seat(556, turn - wide * 0.5),
            seat(556, turn + wide * 0.5),
            seat(OUTER, turn + wide * 0.3),
            seat(OUTER, turn - wide * 0.3),
          ])
        );
      })
      .join("");
  sheet.add(
    sheet.clipped(
      box(0, STAGE + 62, sheet.width, 400),
      fill(disc(MIDDLE, FLOOR, 262, 262 * 0.52), "#efcf9f") +
        fill(
          curve([...arc(262, 0.66, 1.02), [MIDDLE - 226, FLOOR - 90], [MIDDLE - 130, FLOOR - 10]], true),
          stoneShade,
          0.8,
        ),
    ),
    fill(all, stone),
    sheet.clipped(
      all,
      fill(treads(9), stoneWorn) +
        fill(rows.map((at) => band(at + 9, at + 13, FROM, 0.3)).join(""), wallBright) +
        fill(band(520, 548), "#e3bb88") +
        fill(stairs(0.017), "#f6dfb8") +
        sheet.clipped(
          dark,
          fill(dark, stoneShade) + fill(treads(10), stoneDeep) + fill(band(520, 548) + stairs(0.017), "#b58a96"),
        ) +
        fill(band(546, 558), stoneDeep, 0.7),
    ),
    fill(band(246, 270, FROM, 0.6), wallBright),
    fill(band(246, 270, 0.6, TO), "#8d6480"),
    fill(band(240, 247), stoneDeep, 0.55),
    grass(sheet, { from: -10, to: 320, ground: () => 1206, height: 110, count: 40, colour: sheet.mood.near, seed: 3 }),
    grass(sheet, { from: 1300, to: 1600, ground: () => 1210, height: 90, count: 36, colour: "#4a3f3c", seed: 8 }),
  );
}
