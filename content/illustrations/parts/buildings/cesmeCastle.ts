import { type Drawing, fill, place } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { pointsOf } from "../land/pointsOf.ts";
import { leafMass } from "../plants/foliage.ts";
import { cypress } from "../plants/trees.ts";
import { castleFlag, roundTower } from "./roundTower.ts";
import { curtainWall, tower } from "./stonework.ts";

const SOUTH: readonly [Point, Point] = [
  [430, 986],
  [1330, 744],
];
const NORTH: readonly [Point, Point] = [
  [640, 812],
  [1420, 590],
];
const along = ([from, to]: readonly [Point, Point], share: number): Point => [
  mixed(from[0], to[0], share),
  mixed(from[1], to[1], share),
];

/**
 * The castle of Çeşme seen from the south: it climbs from the quay at the left; three towers on the near wall, three on the far
 * one, a prayer hall between. It takes its place on the sheet from 346, 1004 to 1470, 440.
 */
export function cesmeCastle(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, leaf, leafDark, groundShade } = sheet.mood;
  const shady = sheet.tinted({ stone: stoneWorn, stoneWorn: stoneShade });
  const bend = along(SOUTH, 0.5);
  const westTop: readonly [Point, Point] = [
    [430, 876],
    [640, 726],
  ];
  const west = polygon([...westTop, [640, 812], [430, 986]]);
  const merlons = counted(6).map((index) => {
    const [[x, y], [x2, y2]] = [along(westTop, index / 6 + 0.02), along(westTop, index / 6 + 0.1)];
    return polygon([
      [x, y + 2],
      [x2, y2 + 2],
      [x2, y2 - 13],
      [x, y - 13],
    ]);
  });
  const lawn = polygon(pointsOf([450, 900, 640, 790, 1420, 580, 1340, 700]));
  const steps = [0.24, 0.46, 0.68].map((share) =>
    polygon([
      along(SOUTH, share),
      along(NORTH, share),
      [along(NORTH, share)[0] + 14, along(NORTH, share)[1] - 34],
      [along(SOUTH, share)[0] + 10, along(SOUTH, share)[1] - 120],
    ]),
  );
  return [
    curtainWall(shady, { from: NORTH[0], to: along(NORTH, 0.5), height: 84, seed: 4 }),
    curtainWall(shady, { from: along(NORTH, 0.5), to: NORTH[1], height: 80, seed: 5 }),
    place(
      tower(sheet, { width: 80, height: 138, depth: 34, seed: 6, quoins: true, slits: [[0.5, 0.7]] }),
      along(NORTH, 0.46)[0],
      along(NORTH, 0.46)[1] + 6,
    ),
    place(
      tower(sheet, { width: 84, height: 150, depth: 36, seed: 8, quoins: true, slits: [[0.5, 0.7]] }),
      NORTH[1][0] - 50,
      NORTH[1][1] + 20,
    ),
    fill(lawn, "#a8a05c"),
    fill(steps.join(""), stoneWorn),
    place(cypress(sheet, { seed: 4 }), 850, 800, 0.62),
    place(cypress(sheet, { seed: 6 }), 900, 792, 0.5),
    place(mescit(sheet), 1010, 770),
    leafMass(sheet, {
      x: 700,
      y: 800,
      width: 50,
      height: 30,
      seed: 5,
      count: 14,
      size: 20,
      colours: [leafDark, leaf, leaf],
    }),
    leafMass(sheet, {
      x: 1200,
      y: 690,
      width: 60,
      height: 26,
      seed: 6,
      count: 14,
      size: 20,
      colours: [leafDark, leaf, leaf],
    }),
    place(roundTower(sheet, 108, 150, 11), 636, 826),
    fill(west, stone),
    fill(merlons.join(""), stone),
    fill("M430 986L640 812L650 830L470 1000Z", groundShade, 0.6),
    curtainWall(sheet, { from: SOUTH[0], to: bend, height: 116, seed: 21 }),
    curtainWall(sheet, { from: bend, to: SOUTH[1], height: 108, seed: 22 }),
    sheet.spray(
      polygon([[SOUTH[0][0], SOUTH[0][1] - 116], [SOUTH[1][0], SOUTH[1][1] - 108], SOUTH[1], SOUTH[0]]),
      stoneShade,
      { from: [1330, 760], to: [560, 900], thick: 0.8 },
    ),
    fill(polygon([SOUTH[0], SOUTH[1], [1400, 760], [520, 1016]]), groundShade, 0.5),
    place(
      tower(sheet, {
        width: 116,
        height: 178,
        depth: 46,
        seed: 12,
        band: 0.82,
        quoins: true,
        slits: [
          [0.3, 0.62],
          [0.7, 0.62],
        ],
      }),
      bend[0] - 66,
      bend[1] + 26,
    ),
    place(roundTower(sheet, 128, 176, 14), SOUTH[1][0], SOUTH[1][1] + 8),
    place(roundTower(sheet, 168, 190, 15), SOUTH[0][0], SOUTH[0][1] + 18),
    place(castleFlag(), SOUTH[0][0] - 6, SOUTH[0][1] - 168, 1.1),
    fill("M640 936V902Q640 884 656 880T672 892V928Z", stoneDeep),
  ].join("");
}

/** The small domed prayer hall inside the walls. */
function mescit(sheet: Sheet): Drawing {
  const { wall, wallShade, wallDeep, stoneShade } = sheet.mood;
  return (
    fill(box(-40, -56, 66, 56), wall) +
    fill("M26 0L56-10V-62L26-56Z", wallShade) +
    fill("M-36-56Q-32-94 0-96Q34-94 40-60L26-56Z", "#8d9fb4") +
    fill("M4-96Q34-94 40-60L26-56H14Q24-76 4-96Z", wallDeep) +
    fill("M-22 0V-26Q-14-38-6-26V0Z", stoneShade)
  );
}
