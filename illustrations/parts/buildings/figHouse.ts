import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, type Point } from "#illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { figMass, figTree } from "../plants/fig.ts";

/** The sunny front is 8 m long, the other one 7. */
const [LONG, WIDE] = [8, 7];

/** A wall: its tops from one end to the other, where its face is, the way through it. */
interface Wall {
  tops: readonly Point[];
  at: (metres: number, up: number, deep?: number) => Point;
  holes?: readonly Hole[];
}

type Hole = readonly [from: number, to: number, low: number, high: number];

const THICK = 0.6;

function faceOf({ tops, at, holes = [] }: Wall): Path {
  const last = tops.at(-1)?.[0] ?? 0;
  return (
    polygon([at(0, -0.2), ...tops.map(([metres, up]) => at(metres, up)), at(last, -0.2)]) +
    // Wound the other way, so that they stay open.
    holes.map(([from, to, low, high]) => polygon([at(from, low), at(to, low), at(to, high), at(from, high)])).join("")
  );
}

/** Field stones over a face, course by course, in tones close to it. */
function masonry(
  { tops, at, holes = [] }: Wall,
  random: Random,
  tones: readonly [string, ...string[]],
  share: number,
): Drawing {
  const paths: Record<string, Path> = {};
  const long = tops.at(-1)?.[0] ?? 0;
  let low = 0;
  while (low < 6) {
    const tall = random.between(0.2, 0.34);
    let from = random.between(-0.2, 0);
    while (from < long) {
      const wide = random.between(0.28, 0.74);
      const [a, b, c, d] = [Math.max(0.03, from), Math.min(long - 0.02, from + wide - 0.05), low, low + tall - 0.05];
      from += wide;
      const cut = holes.some(
        ([left, right, foot, head]) => a < right + 0.1 && b > left - 0.1 && c < head + 0.3 && d > foot - 0.1,
      );
      if (
        b - a < 0.14 ||
        cut ||
        !random.chance(share) ||
        [a, (a + b) / 2, b].some((metres) => heightAt(tops, metres) < d + 0.06)
      )
        continue;
      const tone = random.pick(tones);
      const nick = random.between(0.03, 0.08);
      paths[tone] =
        (paths[tone] ?? "") +
        polygon([
          at(a + nick, c),
          at(b - nick * 0.6, c + 0.01),
          at(b, c + nick),
          at(b - nick * 0.4, d - nick * 0.5),
          at(b - nick, d),
          at(a + nick * 0.6, d - 0.01),
          at(a, d - nick),
          at(a, c + nick),
        ]);
    }
    low += tall;
  }
  return Object.entries(paths)
    .map(([tone, path]) => fill(path, tone))
    .join("");
}

/** What one sees of a wall's thickness along its broken top: level pieces in the light, steps by the way they face. */
function rimOf({ tops, at }: Wall, [level, rising, falling]: readonly [string, string, string]): Drawing {
  return tops
    .slice(1)
    .map(([metres, up], index) => {
      const [before, high] = tops[index] ?? [metres, up];
      const steep = Math.abs(up - high) > Math.abs(metres - before);
      return fill(
        polygon([at(before, high), at(metres, up), at(metres, up, THICK), at(before, high, THICK)]),
        steep ? (up > high ? rising : falling) : level,
      );
    })
    .join("");
}

/** Dressed stones at the corner, long and short by turns on either front. */
function cornerStones({ at, tops }: Wall, first: number, random: Random): Path {
  const high = tops[0]?.[1] ?? 6;
  return counted(Math.floor(high / 0.41))
    .map((index) => {
      const [low, long] = [index * 0.41, ((index + first) % 2 ? 0.86 : 0.46) + random.around(0.06)];
      const top = low + 0.37;
      return heightAt(tops, long) < top
        ? ""
        : polygon([at(0, low), at(long - 0.03, low + 0.01), at(long, top - 0.02), at(0, top)]);
    })
    .join("");
}

/** What one sees in the openings of the sunny front: the far jamb, the sill or the underside of the lintel, the beam over it. */
function revealsOf(sheet: Sheet, { at, holes = [] }: Wall): Drawing {
  const deep = 0.36;
  return holes
    .map(([from, to, low, high]) => {
      const isHigh = low > 2.8;
      const hole = polygon([at(from, low), at(to, low), at(to, high), at(from, high)]);
      const level = isHigh ? high : low;
      return (
        sheet.clipped(
          hole,
          (isHigh ? "" : fill(hole, "#3d2a4c", 0.8)) +
            fill(polygon([at(to, low), at(to, high), at(to, high, deep), at(to, low, deep)]), "#94708a") +
            fill(
              polygon([at(from, level), at(to, level), at(to, level, deep), at(from, level, deep)]),
              isHigh ? "#4a3040" : "#f6d9aa",
            ),
        ) +
        fill(
          polygon([at(from - 0.26, high), at(to + 0.26, high), at(to + 0.26, high + 0.2), at(from - 0.26, high + 0.2)]),
          "#7d5342",
        ) +
        stroke(polyline([at(from - 0.24, high + 0.2), at(to + 0.24, high + 0.2)]), "#c69268", 3)
      );
    })
    .join("");
}

/** The four walls: two fronts, and the two that show from within. */
function wallsOf(view: Project) {
  const sunny: Wall = {
    tops: pointsOf([
      0, 6.15, 0.5, 6.2, 1.1, 6.1, 1.2, 5.8, 2.4, 5.85, 2.5, 5.7, 3.6, 5.75, 4.5, 5.6, 4.6, 5.3, 5.1, 5.25, 5.2, 4.1,
      5.4, 3.6, 6.1, 3.7, 6.2, 4.4, 6.7, 4.6, 6.8, 5.1, 7.4, 5.2, 7.5, 4.7, 8, 4.6,
    ]),
    at: (metres, up, deep = 0) => view([metres, -deep, up]),
    holes: [
      [3.3, 4.5, 0.3, 2.5],
      [1.2, 2.1, 3.6, 5],
      [3.4, 4.3, 3.6, 5],
      [1.2, 2, 1, 2.1],
      [6, 6.9, 1, 2.2],
    ],
  };

  const shady: Wall = {
    tops: pointsOf([
      0, 6.15, 0.4, 6.1, 0.5, 5.6, 0.9, 5.5, 1, 4.7, 1.4, 4.6, 1.5, 3.6, 1.9, 3.5, 2, 2.5, 2.6, 2.3, 2.7, 1.6, 3.3, 1.4,
      4, 1, 4.8, 0.8, 5.5, 1, 5.6, 1.7, 5.9, 1.9, 6, 3.4, 6.3, 3.6, 6.4, 4.9, 7, 5.1,
    ]),
    at: (metres, up, deep = 0) => view([deep, -metres, up]),
  };

  const end: Wall = {
    tops: pointsOf([
      0, 5.1, 1, 5.3, 1.1, 4.8, 2.6, 4.7, 2.7, 5.2, 3.4, 5.3, 4.2, 5.7, 5, 6, 5.8, 5.6, 6.5, 5.2, 7.2, 4.9, 8, 4.7,
    ]),
    at: (metres, up) => view([metres, -WIDE, up]),
  };
  const back: Wall = {
    tops: pointsOf([0, 4.6, 1.4, 4.4, 1.5, 3.4, 2.6, 3.2, 2.8, 4.4, 5, 4.6, 7, 4.7]),
    at: (metres, up) => view([LONG, -metres, up]),
  };
  return { sunny, shady, end, back };
}

/** The step before the door. */
function stepOf({ at }: Wall): Drawing {
  return (
    fill(polygon([at(3.1, 0.3), at(3.1, 0), at(3.1, 0, -0.8), at(3.1, 0.3, -0.8)]), "#8f6a80") +
    fill(polygon([at(4.7, 0, -0.8), at(3.1, 0, -0.8), at(3.1, 0.3, -0.8), at(4.7, 0.3, -0.8)]), "#d3a57c") +
    fill(polygon([at(3.1, 0.3), at(4.7, 0.3), at(4.7, 0.3, -0.8), at(3.1, 0.3, -0.8)]), "#fdebc8")
  );
}

/**
 * A ruined house of Kayaköy from close by, in a frame whose `along` is its sunny front, from the corner nearest to us; the other front lies to the
 * right and has fallen, and a fig grows out of the rooms. 6 m high; `shade` is the ground's colour in its shadow.
 */
export function figHouse(sheet: Sheet, view: Project, shade: string): Drawing {
  const { sunny, shady, end, back } = wallsOf(view);
  const inHouse = (along: number, aside: number, up: number) => view([along, -aside, up]);
  // Part of the fig at a place in the house; its drawing has 80 units to a metre.
  const grown = (drawing: Drawing, along: number, up: number) => {
    const [[x, y], [, top]] = [inHouse(along, 3.9, up), inHouse(along, 3.9, up + 1)];
    return place(drawing, x, y, (y - top) / 80);
  };
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const random = randomOf(3);
  const lit = blend(stone, wallBright, 0.25);
  const inner = blend(stone, stoneWorn, 0.4);
  const endFace = faceOf(end);
  const litFace = faceOf(sunny);
  // How high the shade of the sunny front's own wall stands on the wall behind it.
  const shadeOnEnd = polygon([
    end.at(0, -0.2),
    ...sunny.tops.map(([metres, up]) => end.at(metres - 0.4, Math.max(0, up - 3.7))),
    end.at(8, 1),
    end.at(8, -0.2),
  ]);
  const shadow = polygon([
    inHouse(0, 0, 0),
    inHouse(-0.25, 0.8, 0),
    inHouse(-0.5, 7.3, 0),
    inHouse(-0.4, 12, 0),
    inHouse(3, 16, 0),
    inHouse(6, 7, 0),
  ]);
  return [
    fill(shadow, shade, 0.7),
    fill(polygon([inHouse(0, 0, 0), inHouse(LONG, 0, 0), inHouse(LONG, WIDE, 0), inHouse(0, WIDE, 0)]), stoneShade),
    fill(faceOf(back), stoneShade),
    fill(endFace, inner),
    masonry(end, random, [blend(inner, stoneWorn, 0.5), blend(inner, wallBright, 0.3)], 0.4),
    sheet.clipped(
      endFace,
      // Blue limewash that still sticks, the holes of the beams.
      fill(
        polygon(
          pointsOf([0.1, 0, 0.1, 2.7, 0.8, 2.9, 1.5, 2.6, 2.3, 2.8, 2.5, 3.3, 3.6, 3.2, 4, 2.7, 4.3, 1.2, 4, 0]).map(
            ([metres, up]) => end.at(metres, up),
          ),
        ),
        "#a9b9b4",
        0.85,
      ) +
        fill(shadeOnEnd, shade, 0.8) +
        fill(
          counted(9)
            .map((index) =>
              polygon([
                end.at(index * 0.85 + 0.4, 3.5),
                end.at(index * 0.85 + 0.62, 3.5),
                end.at(index * 0.85 + 0.62, 3.75),
                end.at(index * 0.85 + 0.4, 3.75),
              ]),
            )
            .join(""),
          stoneDeep,
        ),
    ),
    grown(figTree(random, [0, 0]), 2.2, 0),
    // The shaded front, broken down to a few courses.
    rimOf(shady, [wallBright, lit, stoneDeep]),
    fill(faceOf(shady), stoneShade),
    masonry(
      shady,
      random,
      [blend(stoneShade, stoneDeep, 0.35), blend(stoneShade, stoneWorn, 0.25), blend(stoneShade, stoneWorn, 0.12)],
      0.7,
    ),
    fill(cornerStones(shady, 1, random), blend(stoneShade, stoneWorn, 0.22)),
    // The sunny front, and the depth of its openings.
    rimOf(sunny, [wallBright, stoneShade, stoneDeep]),
    fill(litFace, lit),
    masonry(sunny, random, [blend(stone, stoneWorn, 0.5), stone, wallBright, blend(stone, stoneWorn, 0.85)], 0.72),
    fill(cornerStones(sunny, 0, random), wallBright),
    revealsOf(sheet, sunny),
    grown(figMass(random, 0, 0, 66, 0.6), 0.2, 1.9),
    stepOf(sunny),
  ].join("");
}
