import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { stones } from "./stonework.ts";

/** What time has left of a house: two floors or one, a gabled end, a tall stump, or little more than a corner. */
const FORMS = ["two", "low", "two", "gable", "stump", "low", "corner"] as const;

/**
 * A roofless house: the lit front with its openings, the shaded flank, the inner walls that show where the front is down. Every kind
 * from 0 is another house, 60 to 140 units wide; its left front corner is at 0,0.
 */
export function rooflessHouse(sheet: Sheet, kind: number) {
  return sheet.stamp(`rooflessHouse ${kind}`, () => {
    const random = randomOf(kind * 31 + 4);
    const form = FORMS[kind % FORMS.length] ?? "two";
    const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
    const [wide, high] = {
      two: [random.between(84, 122), random.between(84, 104)],
      low: [random.between(84, 136), random.between(46, 60)],
      gable: [random.between(62, 80), random.between(66, 84)],
      stump: [random.between(50, 66), random.between(92, 112)],
      corner: [random.between(80, 110), random.between(66, 90)],
    }[form] as [number, number];
    const deep = random.between(28, 62);
    const rise = -deep * 0.34;
    const front = topOf(random, form, wide, high);
    const end = front.at(-1)?.[1] ?? -high;
    const back = -high * (form === "corner" ? 0.5 : random.between(0.95, 1.06)) + rise;
    const flank = ragged(random, [wide, end], [wide + deep, mixed(end, back, 0.9)], 4, 5);
    const face = polygon([[0, 0], ...front, [wide, 0]]);
    const plain = blend(stone, stoneWorn, random.next() * 0.5);
    const hole = openings(random, form, wide, high);
    const reveals = hole.map(([x, y, w, h]) => box(x + w * 0.72, y - h, w * 0.28, h)).join("");
    const lintels = hole.map(([x, y, w, h]) => box(x - 3, y - h - 4.5, w + 6, 4.5)).join("");
    return (
      fill(polygon(pointsOfShade(wide, deep, rise, high)), "#4a3a60", 0.5) +
      // Inner faces: the back wall, and the left one behind the front.
      fill(
        polygon([
          [deep, rise],
          ...ragged(random, [deep, back - 4], [wide + deep, back + 6], 5, 6),
          [wide + deep, rise],
        ]),
        "#775070",
      ) +
      fill(
        polygon([
          [0, 0],
          [deep, rise],
          [deep, back - 4],
          [0, front[0]?.[1] ?? -high],
        ]),
        stoneDeep,
      ) +
      fill(polygon([[wide, 0], [wide + deep, rise], ...flank.toReversed()]), stoneShade) +
      (random.chance(0.6)
        ? fill(
            slanted(wide, deep * random.between(0.3, 0.55), deep * 0.22, rise / deep, high * 0.34, high * 0.26),
            stoneDeep,
          )
        : "") +
      fill(face, plain) +
      stroke(stones(2, -high, wide - 4, high, kind + 5), blend(plain, stoneWorn, 0.7), 2.2) +
      sheet.clipped(
        face,
        // Plaster that still sticks, and stones washed out at the foot.
        (random.chance(0.5) ? fill(plaster(random, wide, high), wallBright, 0.55) : "") +
          fill(hole.map(([x, y, w, h]) => box(x, y - h, w, h)).join(""), stoneDeep) +
          fill(reveals, "#c78f86") +
          fill(lintels, stoneWorn) +
          fill(box(0, -high * 0.07, wide, high * 0.07), stoneWorn, 0.6),
      ) +
      // The thickness of the walls, where the roof lay on them.
      stroke(polyline(front), wallBright, 3) +
      stroke(polyline(flank), "#b98a94", 2.8) +
      (form !== "corner" && random.chance(0.4) ? chimney(sheet, wide + deep * 0.55, mixed(end, back, 0.5)) : "") +
      (form === "low" || form === "corner" ? rubble(sheet, random, wide) : "")
    );
  });
}

function ragged(random: Random, from: Point, to: Point, steps: number, rough: number): Point[] {
  return counted(steps + 1).map((step) => [
    mixed(from[0], to[0], step / steps),
    mixed(from[1], to[1], step / steps) - (step % steps ? random.between(-rough, rough) : 0),
  ]);
}

/** The upper edge of the front, from left to right: level where the wall still stands to its eaves, in steps where it fell. */
function topOf(random: Random, form: (typeof FORMS)[number], wide: number, high: number): Point[] {
  if (form === "gable") {
    const peak = random.between(0.4, 0.6) * wide;
    return [
      [0, -high],
      [peak * 0.5, -high - 15],
      [peak, -high - 30],
      [peak + 7, -high - 25],
      ...ragged(random, [mixed(peak, wide, 0.5), -high - 13], [wide, -high + random.between(0, 16)], 2, 4),
    ];
  }
  if (form === "corner") {
    const left = random.chance(0.5);
    const slope = ragged(random, [0, -high], [wide, -high * 0.24], 7, 6);
    return left ? slope : slope.map(([x, y]): Point => [wide - x, y]).toReversed();
  }
  const whole = random.next();
  // Some walls are whole but for a few stones.
  if (whole < 0.4) return ragged(random, [0, -high], [wide, -high + random.around(5)], 5, 2.4);
  const [from, broad, drop] = [
    random.between(0.08, 0.66),
    random.between(0.16, 0.34),
    high * random.between(0.14, 0.5),
  ];
  const to = Math.min(1, from + broad);
  return [
    [0, -high],
    ...ragged(random, [wide * from * 0.5, -high], [wide * from, -high + 2], 1, 3),
    ...ragged(random, [wide * (from + 0.03), -high + drop * 0.6], [wide * (to - 0.04), -high + drop], 3, 5),
    ...(to < 1
      ? ragged(random, [wide * to, -high + drop * 0.3], [wide, -high + random.between(-2, 8)], 2, 2)
      : [[wide, -high + drop * 0.8] as Point]),
  ];
}

/** Doors and windows as left, foot, width and height: in rows, some walled up or never there, the door where it may be. */
function openings(
  random: Random,
  form: (typeof FORMS)[number],
  wide: number,
  high: number,
): (readonly [number, number, number, number])[] {
  const columns = form === "stump" ? 2 : form === "gable" ? random.whole(1, 2) : random.whole(2, wide > 104 ? 4 : 3);
  const floors = form === "low" ? 1 : 2;
  const door = random.whole(0, columns - 1);
  const pane = random.between(11, 15);
  const storey = high / floors;
  return counted(floors * columns).flatMap((index) => {
    const [floor, column] = [Math.floor(index / columns), index % columns];
    const isDoor = floor === 0 && column === door;
    if (!isDoor && random.chance(floor ? 0.12 : 0.3)) return [];
    const x = (wide * (column + 0.5)) / columns - pane / 2 + random.around(3);
    const tall = isDoor ? Math.min(36, storey * 0.72) : Math.min(25, storey * random.between(0.4, 0.54));
    return [[x, isDoor ? 0 : -floor * storey - storey * 0.26, isDoor ? pane * 1.2 : pane, tall] as const];
  });
}

function slanted(wide: number, from: number, broad: number, lean: number, up: number, tall: number): Path {
  return polygon([
    [wide + from, from * lean - up],
    [wide + from + broad, (from + broad) * lean - up],
    [wide + from + broad, (from + broad) * lean - up - tall],
    [wide + from, from * lean - up - tall],
  ]);
}

function pointsOfShade(wide: number, deep: number, rise: number, high: number): Point[] {
  return [
    [wide, 0],
    [wide + deep, rise],
    [wide + deep + high * 0.5, rise + 12],
    [wide + high * 0.3, 10],
  ];
}

function plaster(random: Random, wide: number, high: number): Path {
  const [x, y] = [wide * random.between(0.02, 0.5), -high * random.between(0.3, 0.8)];
  const [w, h] = [wide * random.between(0.25, 0.45), high * random.between(0.16, 0.34)];
  const line = ragged(random, [x, y], [x + w, y + 3], 4, 5);
  return polygon([...line, ...ragged(random, [x + w * 0.9, y + h], [x + 4, y + h * 0.8], 4, 6)]);
}

function chimney(sheet: Sheet, x: number, y: number): Drawing {
  const { stoneWorn, stoneShade } = sheet.mood;
  return (
    fill(box(x, y - 20, 8, 24), stoneWorn) +
    fill(box(x + 8, y - 20, 5, 22), stoneShade) +
    fill(box(x - 2, y - 23, 17, 4), stoneWorn)
  );
}

/** What fell from the front lies before it. */
function rubble(sheet: Sheet, random: Random, wide: number): Drawing {
  const { stoneWorn, stoneDeep } = sheet.mood;
  const heap = counted(9).map(
    (index) => [wide * (0.1 + index * 0.09), random.between(-1, 7), random.between(3, 7)] as const,
  );
  return (
    fill(heap.map(([x, y, size]) => box(x + 2, y - size * 0.4, size * 1.4, size * 0.8)).join(""), stoneDeep, 0.7) +
    fill(
      heap
        .map(([x, y, size]) =>
          polygon([
            [x, y],
            [x + 2, y - size],
            [x + size, y - size * 0.8],
            [x + size * 1.3, y],
          ]),
        )
        .join(""),
      stoneWorn,
    )
  );
}
