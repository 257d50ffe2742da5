import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, polygon, curve } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { rocks } from "../land/cliff.ts";
import { pointsOf } from "../land/pointsOf.ts";
import { leafMass } from "../plants/foliage.ts";
import { cypress, pine } from "../plants/trees.ts";
import { castleFlag, roundTower } from "./roundTower.ts";
import { curtainWall, stones, tower } from "./stonework.ts";

const RING: readonly Point[] = pointsOf([300, 668, 352, 708, 470, 742, 620, 758, 770, 754, 880, 738]);

/**
 * Güvercinada, the island of Kuşadası, seen from the shore: rocks, the low ring wall, pines, on its top Barbaros' square keep, and
 * at its right the gate between a round and a five-sided tower. It takes its place on the sheet from 250, 800 to 1060, 350.
 */
export function guvercinada(sheet: Sheet): Drawing {
  const { leaf, leafDark, leafLight, stoneWorn, stoneShade, seaLight } = sheet.mood;
  const random = randomOf(23);
  const shore: readonly Point[] = pointsOf([
    262, 690, 330, 738, 460, 776, 630, 794, 800, 786, 960, 760, 1040, 716, 960, 660, 640, 630, 330, 646,
  ]);
  const wider = (by: number) =>
    curve(
      shore.map(([x, y]): Point => [650 + (x - 650) * by, 700 + (y - 700) * (by * 1.6 - 0.6)]),
      true,
    );
  const trees = counted(34)
    .map((): Point => [random.between(400, 890), random.next()])
    .map(([x, share]): Point => [x, mixed(692, 596 + Math.abs(x - 620) * 0.2, 1 - share)])
    .toSorted(([, a], [, b]) => a - b);
  const walls = RING.slice(0, -1).map((from, index) =>
    curtainWall(sheet, { from, to: RING[index + 1] ?? from, height: 50, shaded: index > 3, seed: 30 + index }),
  );
  return [
    fill(wider(1.16), "#5fc0c0", 0.65) + fill(wider(1.08), "#a5dccf", 0.8) + fill(wider(1.02), seaLight, 0.9),
    fill(curve(shore, true), stoneWorn),
    fill("M300 668Q460 560 640 552T920 640L960 720L880 716L620 738L470 722L352 688Z", leafDark),
    keep(sheet),
    ...trees.map(([x, y], index) =>
      index % 5 === 0
        ? place(pine(sheet, { seed: 1 + (index % 3) }), x, y + 16, 0.42)
        : leafMass(sheet, {
            x,
            y,
            width: 40,
            height: 28,
            seed: index,
            count: 12,
            size: 18,
            colours: [leafDark, leaf, index % 3 ? leaf : leafLight],
          }),
    ),
    place(cypress(sheet, { seed: 3 }), 470, 690, 0.6),
    place(cypress(sheet, { seed: 5 }), 820, 690, 0.55),
    ...walls,
    place(roundTower(sheet, 66, 74, 3), 474, 750),
    place(roundTower(sheet, 58, 76, 4), 306, 678),
    place(rocks(sheet, { spread: 560, count: 18, size: 34, seed: 4 }), 620, 794),
    place(rocks(sheet, { spread: 190, count: 8, size: 26, seed: 6 }), 330, 738),
    fill(polygon(pointsOf([880, 738, 1010, 712, 1040, 720, 960, 764, 880, 780])), stoneShade),
    gate(sheet),
  ].join("");
}

/** Barbaros' keep: square, squat, a lower wall at its side, the flag on its roof. */
function keep(sheet: Sheet): Drawing {
  return (
    place(castleFlag(), 630, 446, 1.15) +
    place(
      tower(sheet, {
        width: 150,
        height: 150,
        depth: 70,
        seed: 5,
        quoins: true,
        band: 0.84,
        slits: pointsOf([0.25, 0.6, 0.5, 0.6, 0.75, 0.6]),
      }),
      550,
      604,
    ) +
    place(tower(sheet, { width: 96, height: 74, depth: 40, seed: 8 }), 462, 616) +
    curtainWall(sheet, { from: [740, 600], to: [860, 636], height: 46, seed: 9, shaded: true })
  );
}

/** The gate that the causeway runs into, between a round tower and a five-sided one. */
function gate(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const five =
    fill("M-40 0V-104H-12L16-98V10L-12 8Z", stone) +
    fill("M16 10V-98L42-106V-4Z", stoneShade) +
    fill(box(-40, -116, 11, 14) + box(-20, -116, 11, 14) + "M2-114L13-112V-96H2Z", stone) +
    fill("M20-112L29-115V-100H20ZM34-117L42-119V-104H34Z", stoneShade) +
    stroke(stones(-38, -100, 50, 96, 12), stoneWorn, 3) +
    fill(box(-18, -66, 6, 16), stoneDeep);
  return [
    place(five, 1004, 726, 1.05),
    fill("M896 752V672L968 660V742Z", stone),
    fill("M896 672L968 660V668L896 680Z", wallBright),
    fill("M914 756V708Q914 690 932 684T950 702V750Z", stoneDeep),
    fill("M908 684L956 676V664L908 672Z", stoneWorn),
    place(roundTower(sheet, 78, 108, 9), 876, 752),
  ].join("");
}
