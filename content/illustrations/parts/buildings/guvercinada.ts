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

const RING: readonly Point[] = pointsOf([300, 704, 352, 714, 470, 724, 620, 729, 770, 728, 880, 722]);

/**
 * Güvercinada, the island of Kuşadası, as one sees it from its causeway, near the water: rocks, the ring wall, pines, on its top
 * Barbaros' square keep, and at its right the gate between a round and a five-sided tower. It takes its place on the sheet from
 * 250, 744 to 1060, 350; its waterline is at 740.
 */
export function guvercinada(sheet: Sheet): Drawing {
  const { leaf, leafDark, leafLight, stoneWorn, stoneShade } = sheet.mood;
  const random = randomOf(23);
  const shore: readonly Point[] = pointsOf([
    252, 738, 280, 716, 340, 708, 640, 704, 960, 706, 1030, 716, 1060, 738, 900, 744, 640, 746, 400, 744,
  ]);
  const trees = counted(34)
    .map((): Point => [random.between(400, 890), random.next()])
    .map(([x, share]): Point => [x, mixed(694, 596 + Math.abs(x - 620) * 0.2, 1 - share)])
    .toSorted(([, a], [, b]) => a - b);
  const walls = RING.slice(0, -1).map((from, index) =>
    curtainWall(sheet, { from, to: RING[index + 1] ?? from, height: 50, shaded: index > 3, seed: 30 + index }),
  );
  return [
    fill(curve(shore, true), stoneWorn),
    fill("M300 704Q420 566 640 552T930 650L960 720L620 730L340 716Z", leafDark),
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
    place(roundTower(sheet, 66, 74, 3), 474, 730),
    place(roundTower(sheet, 58, 76, 4), 306, 712),
    place(rocks(sheet, { spread: 560, count: 22, size: 26, seed: 4 }), 600, 746),
    place(rocks(sheet, { spread: 190, count: 9, size: 30, seed: 6 }), 330, 744),
    fill(polygon(pointsOf([860, 722, 1010, 712, 1056, 724, 1040, 746, 860, 746])), stoneShade),
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
    place(five, 1004, 718, 1.05),
    fill("M896 728V650L968 642V724Z", stone),
    fill("M896 650L968 642V650L896 658Z", wallBright),
    fill("M914 728V682Q914 664 932 660T950 678V726Z", stoneDeep),
    fill("M908 660L956 654V644L908 650Z", stoneWorn),
    place(roundTower(sheet, 78, 108, 9), 876, 730),
  ].join("");
}
