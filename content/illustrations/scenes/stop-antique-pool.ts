import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { curve, disc, lens, type Path } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { column } from "../parts/buildings/stonework.ts";
import { placesOf } from "../parts/land/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { oleander, WHITE_OLEANDER } from "../parts/plants/oleander.ts";
import { cypress, palm } from "../parts/plants/trees.ts";
import { caustics, sunkenCapital, sunkenColumn } from "../parts/sea/sunkenStones.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";

const SHORE = pointsOf([
  -40, 486, 120, 470, 300, 450, 500, 436, 720, 428, 940, 434, 1150, 444, 1340, 462, 1500, 488, 1640, 520,
]);

/** The antique pool of Hierapolis: fallen fluted columns lie under clear thermal water, oleanders in flower around. */
export const SCENE: Scene = {
  name: "stop-antique-pool",
  seed: 93,
  mood: "day",
  grain: 0.34,
  crops: { wide: 130, square: 200 },
  draw(sheet) {
    drawGarden(sheet);
    drawWater(sheet);
    drawNear(sheet);
  },
};

function drawGarden(sheet: Sheet): void {
  const trees = placesOf([
    60, 330, 120, 230, 350, 96, 1180, 330, 110, 1360, 320, 130, 1540, 340, 120, 800, 366, 80, 560, 360, 70,
  ]);
  const stone = sheet.tinted({ stone: "#fbeed2", stoneWorn: "#e3cda2", stoneShade: "#9d95a6", stoneDeep: "#776f88" });
  sheet.add(
    sky(sheet, { height: 420, zenith: 0.5 }),
    cumulus(sheet, { x: 900, y: 214, length: 420, seed: 3 }),
    fill("M-20 330Q240 250 520 300T1000 290T1640 250V560H-20Z", "#8fb59a"),
    sheet.spray("M-20 330Q240 250 520 300T1000 290T1640 250V560H-20Z", "#e9efe2", {
      from: [0, 420],
      to: [0, 280],
      thick: 0.7,
    }),
    ...trees.map(([x, y, size], index) =>
      leafMass(sheet, {
        x,
        y,
        width: size,
        height: size * 0.74,
        seed: index + 3,
        leaf: "round",
        count: 34,
        size: 34,
        colours: ["#2f5a4a", "#4f8a58", "#93b868"],
      }),
    ),
    place(cypress(sheet, { seed: 3 }), 420, 424, 1.5),
    place(cypress(sheet, { seed: 5 }), 478, 424, 1.15),
    place(palm(sheet, { seed: 4, lean: 20 }), 1090, 430, 1.25),
    place(palm(sheet, { seed: 7, lean: -26 }), 1240, 440, 0.95),
    // What still stands, on the far edge.
    fill(`${curve(SHORE.map(([x, y]): Point => [x, y - 34]))}V700H-40Z`, "#b9c08a"),
    place(column(stone, { height: 210, width: 34, capital: "corinthian" }), 640, 420),
    place(column(stone, { height: 120, width: 34, capital: "broken" }), 742, 418),
    place(column(stone, { height: 210, width: 34, capital: "corinthian" }), 850, 420),
    place(column(stone, { height: 70, width: 34, capital: "broken" }), 950, 424),
    oleander(sheet, 110, 420, 110, 21),
    oleander(sheet, 300, 414, 84, 31, WHITE_OLEANDER),
    oleander(sheet, 1360, 416, 110, 41),
    oleander(sheet, 1530, 440, 130, 51, WHITE_OLEANDER),
    fill(`${curve(SHORE.map(([x, y]): Point => [x, y - 20]))}V700H-40Z`, "#efdcb4"),
    fill(`${curve(SHORE.map(([x, y]): Point => [x, y - 2]))}V700H-40Z`, "#a98f78"),
  );
}

function drawWater(sheet: Sheet): void {
  const water = `${curve(SHORE.map(([x, y]): Point => [x, y + 12]))}V1240H-40Z`;
  const random = randomOf(19);
  const pebbles: Path = counted(80)
    .map(() => {
      const near = random.next();
      return disc(random.next() * 1600, mixed(520, 1200, near), mixed(4, 22, near), mixed(2, 9, near));
    })
    .join("");
  sheet.add(
    fill(water, sheet.downwards(["#2f8fa6", "#49b6c0", "#7fd6d0", "#a5e3d6"], 440, 1200)),
    sheet.clipped(
      water,
      fill(pebbles, "#3f9fac", 0.35) +
        sunkenColumn(sheet, [250, 560], [560, 540], 34, 5) +
        sunkenColumn(sheet, [960, 520], [1300, 572], 36, 6) +
        sunkenColumn(sheet, [90, 690], [330, 610], 50, 4) +
        sunkenColumn(sheet, [1450, 590], [1220, 700], 48, 4) +
        sunkenColumn(sheet, [470, 610], [940, 700], 54, 7) +
        sunkenCapital([1330, 800], 100) +
        sunkenColumn(sheet, [600, 790], [380, 860], 60, 3) +
        sunkenColumn(sheet, [150, 850], [270, 930], 66, 2) +
        sunkenColumn(sheet, [420, 1050], [1120, 890], 96, 9) +
        sunkenColumn(sheet, [1240, 950], [1350, 1010], 84, 2) +
        sunkenColumn(sheet, [300, 1130], [440, 1180], 80, 2) +
        caustics(),
    ),
    // The far bank in the water, and the sky on it.
    fill(
      counted(15)
        .map((index) =>
          lens(mixed(60, 1560, ((index * 7) % 15) / 14), 486 + (index % 4) * 13, 150 + (index % 3) * 60, 8),
        )
        .join(""),
      "#1f6f7c",
      0.45,
    ),
    fill(
      counted(12)
        .map((index) =>
          lens(mixed(120, 1500, ((index * 5) % 12) / 11), 610 + index * 44, 120 + index * 14, 6 + index * 0.7),
        )
        .join(""),
      "#f2fffb",
      0.75,
    ),
    bubbles(),
  );
}

function bubbles(): Drawing {
  const random = randomOf(8);
  const all = counted(30).map(
    (index) =>
      [
        mixed(700, 860, random.next()) + (index % 3) * 130,
        mixed(720, 860, random.next()),
        random.between(2, 6),
      ] as const,
  );
  return fill(all.map(([x, y, r]) => disc(x, y, r)).join(""), "#f4fffb", 0.8);
}

/** The stone edge with its steps, an oleander over it. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    fill("M-20 1060Q140 1084 250 1150T420 1240H-20Z", "#efd9ac"),
    fill("M-20 1060Q140 1084 250 1150T420 1240H380Q330 1190 226 1160T-20 1082Z", "#fff6dc"),
    sheet.spray("M-20 1082Q120 1104 226 1160T380 1240H-20Z", "#a07f72", {
      from: [300, 1240],
      to: [60, 1090],
      thick: 0.7,
    }),
    oleander(sheet, 60, 1090, 150, 61),
    oleander(sheet, 1540, 1130, 190, 71),
  );
}
