import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, chip, curve, curveDownTo, lens, polygon, polyline } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { hillChapel } from "../parts/buildings/hillChapel.ts";
import { rooflessHouse } from "../parts/buildings/roofless.ts";
import { stones } from "../parts/buildings/stonework.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { poppyBank } from "../parts/plants/fieldPoppy.ts";
import { grass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

/** The hill's outline. */
const HILL = pointsOf([
  -40, 590, 140, 548, 320, 500, 520, 436, 700, 366, 860, 304, 1000, 262, 1140, 246, 1280, 262, 1420, 316, 1660, 420,
]);
/** The foot of the hill, where its lowest terrace ends. */
const FOOT = pointsOf([-40, 872, 400, 884, 800, 876, 1200, 880, 1660, 866]);
/** The terraces from the top down: how far down the hill, and the size of their houses. */
const TERRACES = [
  [0.06, 0.4],
  [0.22, 0.5],
  [0.4, 0.63],
  [0.6, 0.78],
  [0.81, 0.96],
] as const;

/** The spur that keeps the sun from the hill's right flank, as x by y from the top down. */
const SPUR = pointsOf([240, 1220, 330, 1262, 440, 1296, 560, 1346, 660, 1376, 736, 1440, 800, 1560, 850, 1700]);

/** Kayaköy in evening light: roofless houses on their terraces, the lower church before them, two walkers on the path; a ruin's flank close by on the left. */
export const SCENE: Scene = {
  name: "stop-kayakoy",
  seed: 95,
  mood: "gold",
  colours: {
    sky: ["#4a86a4", "#9fbdbd", "#f3d6a6", "#f9bd86"],
    stone: "#f6d3a0",
    stoneWorn: "#dba877",
    stoneShade: "#936a80",
    stoneDeep: "#5a3f5e",
    far: "#b79aae",
    farShade: "#9780a4",
  },
  grain: 0.3,
  crops: { wide: 160, square: 240 },
  draw(sheet) {
    drawFar(sheet);
    drawHill(sheet);
    drawChurchyard(sheet);
    drawRuin(sheet);
    drawBank(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 620, zenith: 0.14, reach: 0.5 }),
    sweptCloud(sheet, { x: 470, y: 210, length: 560, seed: 9 }),
    ridge(sheet, {
      crest: pointsOf([-20, 470, 120, 430, 260, 450, 420, 410, 560, 440, 760, 470]),
      foot: 660,
      mist: 120,
      seed: 6,
    }),
    ridge(sheet, {
      crest: pointsOf([900, 420, 1060, 390, 1220, 402, 1420, 380, 1640, 424]),
      foot: 660,
      mist: 120,
      seed: 11,
    }),
  );
}

/** Bushes that took over a yard: two or three crowns on one foot, the last light on their left. */
function scrub(random: Random, x: number, y: number, size: number): Drawing {
  const crowns = counted(random.whole(2, 4)).map((index) => {
    const high = random.between(16, 34) * (index === 1 ? 1.3 : 1);
    return [x + (index * 23 + random.around(6)) * size, y - high * 0.5 * size, 17 * size, high * 0.62 * size] as const;
  });
  return (
    fill(lens(x + 44 * size, y + 3 * size, 130 * size, 11 * size), "#7a5a5c", 0.7) +
    fill(crowns.map(([cx, cy, w, h]) => blot(random, cx, cy, w, h)).join(""), "#4c5138") +
    fill(
      crowns.map(([cx, cy, w, h]) => blot(random, cx - w * 0.26, cy - h * 0.26, w * 0.62, h * 0.6)).join(""),
      "#7d7f4a",
    ) +
    fill(
      crowns
        .slice(0, 2)
        .map(([cx, cy, w, h]) => blot(random, cx - w * 0.42, cy - h * 0.46, w * 0.3, h * 0.26))
        .join(""),
      "#a8a460",
    )
  );
}

/** A stretch of a terrace: level, as its builders laid it, from its left end to its right one. */
interface Stretch {
  from: Point;
  to: Point;
  size: number;
}

/** One row of the hill in level stretches that climb and fall with the slope, as no wall runs round the whole hill. */
function stretchesOf(random: Random, share: number, size: number): Stretch[] {
  const stretches: Stretch[] = [];
  const at = (x: number) => mixed(heightAt(HILL, x), heightAt(FOOT, x), share);
  let x = -60 - random.between(0, 80);
  while (x < 1640) {
    const end = x + random.between(260, 560) * size;
    const [middle, lean] = [at((x + end) / 2) + random.around(7 * size), (at(end) - at(x)) * 0.14];
    stretches.push({ from: [x, middle - lean], to: [end, middle + lean], size });
    x = end - random.between(10, 46) * size;
  }
  return stretches;
}

/** The wall that holds a terrace, lower at its ends where it fell, its rim in the light and its foot in shade. */
function terraceWall(random: Random, { from, to, size }: Stretch): Drawing {
  const edge = counted(7).map((index): Point => [
    mixed(from[0], to[0], index / 6),
    mixed(from[1], to[1], index / 6) + size * (index % 6 ? random.between(4, 7) : 8),
  ]);
  const foot = edge.map(([x, y], index): Point => [x, y + size * (index % 6 ? random.between(26, 38) : 24)]);
  const shade = foot.map(([x, y], index): Point => [x + 14 * size, y + size * (index % 6 ? 11 : 2)]);
  const shaded = isShaded((from[0] + to[0]) / 2, from[1]);
  return (
    fill(polygon([...foot, ...shade.toReversed()]), shaded ? "#6f5064" : "#8d6a62", 0.6) +
    fill(polygon([...edge, ...foot.toReversed()]), shaded ? "#7d5c70" : "#b07d66") +
    stroke(polyline(edge), shaded ? "#bd9a94" : "#f8ddac", 5 * size)
  );
}

/** Whether the spur's shade lies on what stands here. */
function isShaded(x: number, y: number): boolean {
  return x > heightAt(SPUR, y);
}

/** What stands on a stretch: houses shoulder to shoulder, now and then bushes in a gap. */
function housesOn(
  { sunny, shady }: { sunny: Sheet; shady: Sheet },
  random: Random,
  { from, to, size }: Stretch,
  kindFrom: number,
): Drawing {
  let [drawing, kind, x] = ["", kindFrom, from[0] + random.between(6, 30) * size];
  while (x < to[0] - 70 * size) {
    const y = mixed(from[1], to[1], (x - from[0]) / (to[0] - from[0])) + 5 * size;
    const gap = random.chance(0.14);
    drawing += gap
      ? scrub(random, x + 20 * size, y, size * random.between(0.9, 1.3))
      : rooflessHouse(isShaded(x + 50 * size, y) ? shady : sunny, kind++)(x, y, size * random.between(0.86, 1.08));
    x += size * random.between(104, 138);
  }
  return drawing;
}

/** The hillside: roofless houses on five rows of terraces, the chapel over them. */
function drawHill(sheet: Sheet): void {
  const random = randomOf(12);
  const shady = sheet.tinted({
    stone: "#a8838a",
    stoneWorn: "#94707f",
    stoneShade: "#6c4d6e",
    stoneDeep: "#49335a",
    wallBright: "#c9a8a4",
  });
  const rows = TERRACES.map(([share, size], row) =>
    stretchesOf(random, share, size)
      // The chapel keeps its hilltop to itself.
      .filter(({ from, to }) => row > 0 || to[0] < 1030 || from[0] > 1200)
      .map(
        (stretch, index) =>
          housesOn({ sunny: sheet, shady }, random, stretch, row * 23 + index * 4) + terraceWall(random, stretch),
      )
      .join(""),
  );
  const body = curveDownTo(HILL, 1000);
  const shade = `${curve(SPUR.map(([y, x]): Point => [x, y]))}H1680V200H1220Z`;
  sheet.add(
    fill(body, "#d2a86a"),
    sheet.clipped(body, fill(shade, "#94717a")),
    place(hillChapel(sheet), 1120, 236, 0.7),
    ...rows,
  );
}

/** What is left of the churchyard's wall: two low stretches with a gap for the path, whose tops fell in steps. */
function yardWall(sheet: Sheet): Drawing {
  const left = pointsOf([392, 970, 396, 946, 436, 944, 440, 928, 560, 930, 566, 942, 598, 944, 604, 976]);
  const right = pointsOf([
    940, 1006, 944, 980, 990, 978, 996, 962, 1100, 958, 1106, 968, 1160, 966, 1166, 950, 1330, 944, 1340, 958, 1386,
    956, 1394, 942, 1660, 934, 1660, 990,
  ]);
  return [left, right]
    .map((outline, index) => {
      const wall = polygon(outline);
      const first: Point = outline[0] ?? [0, 0];
      const last: Point = outline.at(-1) ?? [0, 0];
      return (
        fill(
          polygon([
            first,
            last,
            [last[0] + 44, last[1] + 3],
            [last[0] + 20, last[1] + 8],
            [first[0] + 12, first[1] + 5],
          ]),
          "#8d6a62",
          0.7,
        ) +
        fill(wall, "#d9a677") +
        sheet.clipped(wall, stroke(stones(first[0], 930, last[0] - first[0], 80, index + 3), "#b8835f", 4)) +
        stroke(polyline(outline.slice(1, -1)), "#fbe6bc", 6)
      );
    })
    .join("");
}

/** The level ground at the hill's foot: the church with its cypresses, the path to its door, and who walks there. */
function drawChurchyard(sheet: Sheet): void {
  const random = randomOf(44);
  sheet.add(
    fill(curveDownTo(pointsOf([-40, 880, 300, 888, 700, 880, 1100, 890, 1660, 874]), 1240), "#dfb679"),
    place(cypress(sheet), 1216, 912, 1.35),
    place(cypress(sheet), 1296, 922, 1.02),
    place(lowerChurch(sheet), 640, 930, 1.72),
    ...pointsOf([1350, 936, 500, 918]).map(([x, y]) => scrub(random, x, y, 1.25)),
    yardWall(sheet),
    // The path from our feet to the door under the belfry.
    fill("M640 1240Q800 1120 730 1040T654 932H690Q710 980 800 1030T900 1240Z", "#fbe3b2"),
    fill(lens(814, 1030, 150, 12) + lens(852, 1044, 130, 11), "#7a5a5c", 0.7),
    place(
      person(sheet, {
        pose: "walking",
        behind: true,
        mirrored: true,
        top: "#4f7a9a",
        bottom: "#3a5a80",
        hat: "#f0d6a0",
      }),
      754,
      1030,
      1.02,
    ),
    place(
      person(sheet, {
        pose: "walking",
        behind: true,
        mirrored: true,
        slender: true,
        wears: "skirt",
        top: "#c2465f",
        bottom: "#7d3a58",
        hairstyle: "long",
      }),
      802,
      1044,
      0.96,
    ),
  );
}

/** The lower church: a long nave whose vault has fallen in on the right, an apse, a belfry without its bell. 320 wide, 190 high. */
function lowerChurch(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wall, wallBright } = sheet.mood;
  const arch = (x: number, foot: number, wide: number, high: number) =>
    `M${x} ${foot}V${foot - high + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${foot}Z`;
  const windows = [74, 118, 162].map((x) => arch(x, -36, 18, 40)).join("");
  return (
    fill("M250 0L318-4L424 8L372 20L268 10Z", "#6b4a5c", 0.6) +
    // The vault, seen from below its edge, and the hole in it.
    fill("M34-98Q60-136 140-138L196-136L204-122L222-126L234-104L250-98Z", stoneWorn) +
    fill("M196-136L204-122L222-126L234-104L250-98H180Q182-122 196-136Z", stoneDeep) +
    fill("M34-98Q60-136 140-138L196-136L194-130L140-131Q74-130 52-98Z", wallBright) +
    // Flank and apse in shade.
    fill("M246-98L292-86V-4L246 0Z", stoneShade) +
    fill("M262 0V-62Q262-84 290-84T318-60V-2Q290 6 262 0Z", stoneShade) +
    fill("M262-62Q262-84 290-84T318-60Q290-68 262-62Z", stoneWorn) +
    fill(arch(282, -26, 14, 30), stoneDeep) +
    fill(box(34, -98, 214, 98), wall) +
    fill("M34-98H248V-90H34Z", wallBright) +
    fill("M34-16H248V0H34Z", stone) +
    fill(windows, stoneDeep) +
    fill([74, 118].map((x) => arch(x + 3, -40, 11, 30)).join(""), "#b07a72") +
    fill(arch(204, -40, 24, 50), stoneDeep) +
    fill("M204-40H228V-66Q222-78 216-78Z", "#f6cf9c") +
    fill("M60-20L96-26L120-14L96-4L64-6ZM180-82L214-86L232-74L200-70Z", stone, 0.8) +
    // The belfry, over the door.
    fill("M-8 0V-150H46V0Z", stone) +
    fill("M34-150H46V0H34Z", stoneShade) +
    fill("M-14-150H52V-158H-14Z", wallBright) +
    fill("M-4-158L19-186L42-158Z", "#c48465") +
    fill("M19-186L42-158H24Z", stoneShade) +
    fill(arch(-2, -108, 14, 34) + arch(18, -108, 14, 34), "#f6cf9c") +
    fill("M8-108V-130H12V-108ZM28-108V-130H32V-108Z", stoneDeep) +
    fill(arch(6, 0, 24, 58), stoneDeep) +
    stroke(stones(-8, -100, 40, 60, 4), stoneWorn, 2)
  );
}

/** The outline of a ruin's flank, close by on the left: its broken upper edge, down to the ground. */
const RUIN = pointsOf([
  -20, 150, 30, 158, 64, 178, 68, 236, 96, 240, 122, 252, 128, 330, 158, 334, 176, 344, 184, 452, 214, 454, 234, 466,
  240, 590, 270, 594, 288, 606, 292, 1000,
]);

/** Stones along a wall's broken end, in courses that get longer and shorter by turns. */
function endStones(random: Random): Drawing {
  const laid = counted(14).map((index) => {
    const top = 206 + index * 56;
    const right = Math.max(...RUIN.filter(([, y]) => y <= top + 2).map(([x]) => x)) - 7;
    const [long, tall] = [(index % 2 ? 44 : 74) + random.around(14), 46 + random.around(5)];
    return polygon([
      [right - long, top + 2],
      [right - random.between(0, 5), top + 5],
      [right, top + tall],
      [right - long + random.between(-5, 5), top + tall - 5],
    ]);
  });
  return fill(laid.join(""), "#6c4a68");
}

/** The flank of a ruin close by on the left, turned from the sun, and the shade it throws over the ground. */
function drawRuin(sheet: Sheet): void {
  const random = randomOf(7);
  const flank = polygon([...RUIN, [-20, 1130]]);
  sheet.add(
    fill("M292 998L560 1010L590 1044L640 1052L660 1090L720 1100L760 1240H-20V1120Z", "#6d4a63", 0.85),
    fill(flank, "#57395a"),
    sheet.clipped(flank, endStones(random)),
    // A window in it; the sun falls through and on the far reveal.
    fill("M40 640V516Q46 446 92 456T140 536V656Z", "#745070"),
    fill("M60 640V520Q64 458 104 466T146 540V655Z", "#f7cf98"),
    fill("M60 640V520Q64 458 104 466Q92 480 90 530V646Z", "#3b2748"),
    fill("M34 640L162 658V678L34 660Z", "#8b6277"),
    stroke(polyline(RUIN.slice(0, -1)), "#f2bd85", 7),
    grass(sheet, {
      from: -20,
      to: 330,
      ground: (x) => 1134 - x * 0.42,
      height: 58,
      count: 40,
      colour: "#3b2748",
      seed: 8,
    }),
    // What fell from it, in its shade.
    ...fallenStones(random),
  );
}

/** Stones that lie at the ruin's foot. */
function fallenStones(random: Random): Drawing[] {
  return pointsOf([312, 1012, 352, 1022, 330, 1042, 396, 1040, 290, 1056]).map(([x, y], index) => {
    const size = [34, 22, 30, 16, 24][index] ?? 20;
    return (
      fill(lens(x + size * 0.5, y + size * 0.5, size * 3, size * 0.5), "#47304c") +
      fill(chip(random, x, y, size, size * 0.62), "#57395a") +
      fill(chip(random, x - size * 0.2, y - size * 0.24, size * 0.66, size * 0.34), "#94697c")
    );
  });
}

/** The corner at our feet: a bank with poppies. */
function drawBank(sheet: Sheet): void {
  const bank = pointsOf([900, 1240, 1060, 1176, 1240, 1124, 1420, 1096, 1640, 1070]);
  sheet.add(
    fill(curveDownTo(bank, 1240), "#5b4450"),
    grass(sheet, {
      from: 930,
      to: 1620,
      ground: (x) => heightAt(bank, x) + 10,
      height: 70,
      count: 90,
      colour: "#5d5a3c",
      seed: 3,
    }),
    poppyBank(sheet, { top: bank, from: 1090, to: 1600, count: 20, seed: 29 }),
  );
}
