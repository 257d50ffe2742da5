import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, disc, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { pointsOf } from "../land/pointsOf.ts";

/**
 * The House of the Virgin Mary near Ephesus: a higher middle with the deep arched porch, two low wings with a blind arch each,
 * flat roofs edged with tiles, the nave behind. 740 units wide, 400 high; its left front corner is at 0,0.
 */
export function marysHouse(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, roof, roofShade } = sheet.mood;
  const at = (points: readonly number[]) => polygon(pointsOf(points));
  const arch = (middle: number, half: number, top: number): Path =>
    `M${middle - half} 0V${-top + half}A${half} ${half} 0 0 1 ${middle + half} ${-top + half}V0Z`;
  const front = at([0, 0, 0, -236, 150, -246, 150, -318, 420, -318, 420, -246, 560, -236, 560, 0]);
  const side = at([560, 0, 560, -236, 740, -286, 740, -56]);
  const voussoirs = counted(13)
    .map((index) => {
      const angle = Math.PI * (index / 12);
      const ring = (r: number, by: number): Point => [285 - Math.cos(angle + by) * r, -172 - Math.sin(angle + by) * r];
      return polygon([ring(84, -0.1), ring(112, -0.1), ring(112, 0.1), ring(84, 0.1)]);
    })
    .join("");
  return [
    fill(
      polygon([
        [560, 6],
        [740, -50],
        [940, -20],
        [700, 44],
      ]),
      "#6b6f4c",
      0.6,
    ),
    // The nave, a little higher, behind the porch.
    fill(at([206, -230, 206, -366, 520, -366, 520, -230]), stoneWorn),
    rubble(sheet, at([206, -230, 206, -366, 520, -366, 520, -230]), [206, -368, 320, 130], 12, [
      "#b8926c",
      "#e0c090",
      "#c9a274",
    ]),
    fill(at([520, -366, 600, -388, 600, -230, 520, -230]), stoneShade),
    fill(at([198, -364, 198, -380, 530, -380, 530, -364]), roof),
    fill(at([530, -364, 530, -380, 612, -402, 612, -386]), roofShade),
    fill(side, stoneShade),
    rubble(sheet, side, [560, -290, 190, 290], 9, ["#a08a80", "#7a6a74", "#957f80"]),
    fill(at([556, -236, 556, -254, 744, -304, 744, -286]), roofShade),
    fill(at([632, -130, 632, -196, 664, -205, 664, -139]), stoneDeep),
    fill(front, stone),
    rubble(sheet, front, [0, -330, 570, 330], 4, ["#c29a70", wallBright, "#d9b483"]),
    sheet.spray(front, stoneShade, { from: [560, 0], to: [200, -200], thick: 0.3 }),
    // Tiles on the edges of the roof.
    fill(
      at([-12, -236, -12, -252, 150, -262, 150, -246]) +
        at([138, -318, 138, -338, 432, -338, 432, -318]) +
        at([420, -246, 420, -262, 572, -252, 572, -236]),
      roof,
    ),
    fill(
      counted(21)
        .map((index) => disc(146 + index * 14, -321, 6))
        .join("") +
        counted(11)
          .map((index) => disc(-6 + index * 15, -237 - index * 0.9, 6))
          .join("") +
        counted(10)
          .map((index) => disc(430 + index * 15, -246 + index, 6))
          .join(""),
      roofShade,
    ),
    fill(at([420, -246, 440, -246, 470, -160, 420, -180]), stoneDeep, 0.4),
    // Blind arches in the wings, the porch with its door.
    fill(arch(75, 38, 150), stoneWorn) + fill(arch(490, 38, 150), stoneWorn),
    fill(arch(67, 30, 140), stoneDeep, 0.75) + fill(arch(482, 30, 140), stoneDeep, 0.75),
    fill(box(30, -40, 90, 40) + box(445, -40, 90, 40), stone),
    fill(voussoirs, wallBright),
    fill(arch(285, 86, 256), stoneDeep),
    fill(`M285 -256A86 86 0 0 1 371 -172V0H335V-165A80 80 0 0 0 285 -256Z`, stoneWorn),
    fill(arch(272, 44, 168), "#2e2436"),
    sheet.glow([272, -70], 120, "#ffcf7a", 0.85),
    fill(arch(272, 30, 118), "#f4b860", 0.75),
    fill(box(256, -34, 32, 30), "#8a5a44") +
      fill(`M258 -34Q264 -60 260 -72Q262 -96 272 -98Q282 -96 284 -72Q280 -60 286 -34Z`, "#fff3d2") +
      fill(`M274 -34Q278 -66 272 -98Q282 -96 284 -72Q280 -60 286 -34Z`, "#d9a866"),
    fill(box(150, -8, 270, 14), wallBright) +
      fill(box(136, 6, 300, 16), stone) +
      fill(box(136, 18, 300, 5), stoneShade),
  ].join("");
}

/** Rubble: stones of three tones, laid in uneven courses. */
function rubble(
  sheet: Sheet,
  path: Path,
  [x, y, wide, high]: readonly [number, number, number, number],
  seed: number,
  tones: readonly [string, string, string],
): Drawing {
  const random = randomOf(seed);
  const laid = ["", "", ""];
  for (let top = y; top < y + high; top += 23) {
    for (let at = x - random.between(0, 30); at < x + wide;) {
      const length = random.between(24, 56);
      const tone = random.whole(0, 4);
      if (tone < 3)
        laid[tone] +=
          `M${short(at + 4)} ${short(top + 4 + random.around(2))}h${short(length - 9)}q4 8 0 ${short(14 + random.around(2))}h${short(9 - length)}q-4-8 0-14z`;
      at += length;
    }
  }
  return sheet.clipped(path, laid.map((d, index) => fill(d, tones[index] ?? "")).join(""));
}
