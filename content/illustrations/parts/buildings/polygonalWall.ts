import type { Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { heightAt, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { polygon } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { facesOf } from "./faces.ts";

export interface PolygonalWallOptions {
  /** Where along the frame the wall begins and ends, and how far forward its face stands, in metres. */
  from: number;
  to: number;
  forward?: number;
  /** How high it still stands there. */
  top: (along: number) => number;
  /** How thick it is. */
  thick?: number;
  /** Height of a high course. */
  block?: number;
  seed: number;
  /** Turned away from the light: its face is shaded. */
  shaded?: boolean;
}

/** One block of the wall's face, in metres along and up: its corners from the lower left on, its top edge last, from right to left. */
interface Block {
  corners: readonly Point[];
  lid: readonly Point[];
  right: readonly [Point, Point];
  left: readonly [Point, Point];
  middle: Point;
}

/** A dry wall as the Lelegians fitted it, in a frame of the camera: squared and many-cornered blocks in rough courses, none as high as the next, its top broken along their joints. */
export function polygonalWall(
  sheet: Sheet,
  view: Project,
  { from, to, forward = 0, top, thick = 1.5, block = 0.9, seed, shaded = false }: PolygonalWallOptions,
): Drawing {
  const { at } = facesOf(view);
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const random = randomOf(seed * 37);
  const courses = coursesOf([from, to], block, top, random.next);
  const [light, dark, tones] = shaded
    ? [
        blend(stoneShade, stoneWorn, 0.45),
        blend(stoneShade, stoneDeep, 0.6),
        [stoneShade, blend(stoneShade, stoneDeep, 0.25), blend(stoneShade, stoneWorn, 0.22)],
      ]
    : [
        blend(stone, wallBright, 0.6),
        blend(stoneWorn, stoneShade, 0.5),
        [
          stone,
          blend(stone, stoneWorn, 0.35),
          blend(stone, stoneWorn, 0.6),
          blend(stone, wallBright, 0.25),
          blend(stone, stoneShade, 0.14),
        ],
      ];
  const face = (points: readonly Point[]) => polygon(points.map(([along, up]) => at(along, forward, up)));
  const back = ([[x, y], [otherX, otherY]]: readonly [Point, Point], behind = 0, far = thick) =>
    polygon([
      at(x, forward - behind, y),
      at(otherX, forward - behind, otherY),
      at(otherX, forward - far, otherY),
      at(x, forward - far, y),
    ]);
  // An end shows two blocks, for the wall has two skins; only where it looks our way.
  const end = (edge: readonly [Point, Point], way: 1 | -1, [near, far]: readonly [string, string]) => {
    const [x, y] = edge[0];
    if ((at(x, forward - thick, y)[0] - at(x, forward, y)[0]) * way <= 0) return "";
    const joint = thick * mixed(0.4, 0.62, random.next());
    return (
      fill(back(edge), stoneDeep) +
      fill(back(edge, 0, joint - thick * 0.012), near) +
      fill(back(edge, joint + thick * 0.012), far)
    );
  };
  let [sides, faces]: [Drawing, Drawing] = ["", ""];
  courses.forEach((course, index) => {
    const above = courses[index + 1] ?? [];
    course.forEach((one, place) => {
      const { corners, lid, right, left, middle } = one;
      // What is seen of it beside its face: its end where its neighbour is gone, its top where nothing lies on it.
      if (!course[place + 1] || (course[place + 1]?.left[0][0] ?? 0) > right[0][0] + 0.01)
        sides += end(right, 1, [stoneShade, blend(stoneShade, stoneWorn, 0.3)]);
      if (!course[place - 1] || (course[place - 1]?.right[0][0] ?? 0) < left[0][0] - 0.01)
        sides += end(left, -1, [blend(stone, wallBright, 0.3), stone]);
      lid.slice(1).forEach((next, step) => {
        const start = lid[step] ?? next;
        const half = (start[0] + next[0]) / 2;
        // What is higher than the eye shows no top.
        const seen = at(half, forward - thick, next[1])[1] < at(half, forward, next[1])[1];
        if (seen && !above.some((other) => other.left[0][0] <= half && half <= other.right[0][0]))
          sides += fill(back([start, next]), blend(stone, wallBright, 0.75));
      });
      // Its edges are worn: the upper and the left one take the light, the lower and the right one lose it.
      const worn = (lit: number, unlit: number) =>
        face(
          corners.map(([x, y]): Point => [x < middle[0] ? x + lit : x - unlit, y > middle[1] ? y - lit : y + unlit]),
        );
      const tone = tones[Math.floor(random.next() * tones.length)] ?? stone;
      faces +=
        fill(face(corners), shaded ? blend(stoneShade, stoneDeep, 0.72) : blend(stoneWorn, stoneShade, 0.7)) +
        fill(worn(0.004, 0.02), blend(tone, dark, 0.55)) +
        fill(worn(0.004, 0.05), blend(tone, light, shaded ? 0.5 : 1)) +
        fill(worn(0.026, 0.056), tone) +
        // Where the face falls back from its boss: one low corner, never the same.
        fill(
          face([
            [mixed(left[0][0], right[0][0], random.between(0.25, 0.75)), right[0][1] + 0.07],
            [
              mixed(left[0][0], right[0][0], random.between(0.5, 0.8)),
              mixed(right[0][1], right[1][1], random.between(0.2, 0.34)),
            ],
            [right[0][0] - 0.08, mixed(right[0][1], right[1][1], random.between(0.3, 0.7))],
            [right[0][0] - 0.075, right[0][1] + 0.075],
          ]),
          dark,
          0.2,
        );
    });
  });
  return sides + faces;
}

/** Courses from the foot up, each of the blocks that still lie. Their joints lean, their beds rise and fall. */
function coursesOf(
  [from, to]: readonly [number, number],
  block: number,
  top: (along: number) => number,
  next: () => number,
): Block[][] {
  let highest = 0;
  for (let along = from; along <= to; along += 0.1) highest = Math.max(highest, top(along));
  const courses: Block[][] = [];
  const bed = (up: number): Point[] => {
    const knots: Point[] = [];
    for (let along = from - block; along < to + block * 2; along += block * mixed(0.5, 1.1, next()))
      knots.push([along, up && up + (next() - 0.5) * block * 0.24]);
    return knots;
  };
  let [lower, up] = [bed(0), 0];
  while (up < highest) {
    const tall = block * mixed(0.56, 1, next());
    const upper = bed(up + tall);
    const course: Block[] = [];
    let left: [Point, Point] = [
      [from, heightAt(lower, from)],
      [from, heightAt(upper, from)],
    ];
    while (left[0][0] < to) {
      const ends = left[0][0] + tall * mixed(0.7, 2.1, next() ** 1.2);
      const [foot, head] = ends > to - tall * 0.5 ? [to, to] : [ends, ends + (next() - 0.5) * tall * 0.34];
      const right: [Point, Point] = [
        [foot, heightAt(lower, foot)],
        [head, heightAt(upper, head)],
      ];
      const between = (line: readonly Point[], start: number, end: number) =>
        line.filter(([x]) => x > start + 0.08 && x < end - 0.08);
      const lid = [left[1], ...between(upper, left[1][0], head), right[1]];
      const corners = [left[0], ...between(lower, left[0][0], foot), right[0], ...lid.toReversed()];
      const middle: Point = [(left[0][0] + foot + left[1][0] + head) / 4, up + tall / 2];
      if (middle[1] + tall * 0.25 < top(middle[0])) course.push({ corners, lid, left, right, middle });
      left = right;
    }
    courses.push(course);
    [lower, up] = [upper, up + tall];
  }
  return courses;
}
