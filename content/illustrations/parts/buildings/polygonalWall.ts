import type { Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, within } from "#content/illustrations/kit/geometry.ts";
import { type Path, polygon } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
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
          blend(stone, stoneWorn, 0.7),
          blend(stoneWorn, stoneShade, 0.12),
          blend(stone, wallBright, 0.25),
          blend(stone, stoneShade, 0.14),
        ],
      ];
  const gap = blend(stoneShade, stoneDeep, shaded ? 0.85 : 0.35);
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
      const { corners, lid, right, left } = one;
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
          sides +=
            fill(back([start, next]), blend(stone, wallBright, 0.6)) +
            // The rubble between its two skins, where we look down on it.
            (next[1] < 1.2
              ? fill(back([start, next], thick * 0.3, thick * 0.72), blend(stoneWorn, stoneShade, 0.35))
              : "");
      });
      const tone = tones[Math.floor(random.next() * tones.length)] ?? stone;
      // Against the sky its edge is worn stone; only between stones there is a gap, and it is dark.
      const open = !above.some((other) => other.left[0][0] < right[1][0] && left[1][0] < other.right[0][0]);
      faces += stoneFace(face, corners, { tone, light, dark, joint: gap, open, random });
    });
  });
  return sides + faces;
}

/** How a stone's face is painted: its tone, where it takes and where it loses the light, and the dark of the gap round it. */
export interface StonePaint {
  tone: string;
  light: string;
  dark: string;
  joint: string;
  /** Nothing lies on it: the gap stays under its upper edge. */
  open?: boolean;
  random: Random;
}

/**
 * The face of a stone that was broken, not sawn, in metres along and up: edges that waver, corners knocked off, a fall of shade along its foot
 * and right side, one plane that stands out of it towards the light, a few pits, here and there a crack. `corners` run round it anticlockwise
 * from the lower left.
 */
export function stoneFace(
  face: (points: readonly Point[]) => Path,
  corners: readonly Point[],
  { tone, light, dark, joint, open = false, random }: StonePaint,
): Drawing {
  const along = corners.map(([x]) => x);
  const rise = corners.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...along), Math.max(...along), Math.min(...rise), Math.max(...rise)];
  const [wide, tall] = [x1 - x0, y1 - y0];
  const size = Math.min(wide, tall);
  const rim = roughRim(corners, size, random);
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const spot = (x: number, y: number): Point => [x0 + wide * x, y0 + tall * y];
  /** The rim, drawn in on the sides named: by how much, unevenly. */
  const drawnIn = (left: number, right: number, foot: number, head: number) =>
    rim.map(([x, y]): Point => [
      x +
        (x < middleX ? left : -right) *
          size *
          random.between(0.3, 1.3) *
          within((Math.abs(x - middleX) / wide) * 4 - 1),
      y +
        (y < middleY ? foot : -head) * size * random.between(0.3, 1.3) * within((Math.abs(y - middleY) / tall) * 4 - 1),
    ]);
  const [foot, head] = [random.between(0.3, 0.62), random.between(0.36, 0.66)];
  const plane = [
    spot(0.1, random.between(0.24, 0.5)),
    spot(foot * 0.6, random.between(0.16, 0.3)),
    spot(foot + 0.1, random.between(0.3, 0.5)),
    spot(head + 0.14, random.between(0.62, 0.76)),
    spot(head, 0.9),
    spot(0.14, random.between(0.84, 0.92)),
  ];
  const pits = counted(Math.round(random.between(2, 5 + wide * 2))).map(() => {
    const [x, y] = spot(random.between(0.16, 0.86), random.between(0.16, 0.84));
    const [half, high] = [random.between(0.012, 0.04), random.between(0.006, 0.016)];
    return face([
      [x - half, y],
      [x - half * 0.2, y + high],
      [x + half, y + high * 0.3],
      [x + half * 0.3, y - high * 0.8],
    ]);
  });
  const crack = () => {
    const [x, lean] = [random.between(0.3, 0.75), random.between(-0.12, 0.12)];
    const line = [0.98, 0.8, 0.62, 0.48].map((y, index) => spot(x + lean * index * 0.5 + random.around(0.03), y));
    return face([
      ...line,
      ...line
        .slice(0, -1)
        .toReversed()
        .map(([left, y]): Point => [left + 0.014 + (y - y0) * 0.008, y]),
    ]);
  };
  return (
    fill(face(corners), open ? blend(tone, dark, 0.4) : joint) +
    (open ? fill(face(corners.map(([x, y]): Point => [x, y > middleY ? y - size * 0.09 : y])), joint) : "") +
    fill(face(rim), blend(tone, dark, 0.55)) +
    fill(face(drawnIn(0, 0.1, 0.12, 0)), blend(tone, light, 0.75)) +
    fill(face(drawnIn(0.045, 0.13, 0.15, 0.07)), tone) +
    fill(face(plane), blend(tone, light, 0.5)) +
    fill(pits.join(""), dark, 0.5) +
    (random.chance(0.3) ? fill(crack(), blend(dark, joint, 0.5), 0.8) : "")
  );
}

/** The outline of a broken stone: its corners knocked off by different amounts, its edges in short straight breaks. */
function roughRim(corners: readonly Point[], size: number, random: Random): Point[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const long = Math.hypot(next[0] - corner[0], next[1] - corner[1]);
    const cut = within((size * random.between(0.04, 0.13)) / (long || 1), 0, 0.3);
    const cutAfter = within((size * random.between(0.04, 0.13)) / (long || 1), 0, 0.3);
    const steps = Math.max(2, Math.round(long / (size * 0.26)));
    const [acrossX, acrossY] = [-(next[1] - corner[1]) / (long || 1), (next[0] - corner[0]) / (long || 1)];
    return counted(steps + 1).map((step): Point => {
      const share = mixed(cut, 1 - cutAfter, step / steps);
      // Always inwards, so that stones never meet in their gap.
      const inwards = size * (step % 2 ? random.between(0.008, 0.03) : random.between(0.014, 0.05));
      return [
        mixed(corner[0], next[0], share) + acrossX * inwards,
        mixed(corner[1], next[1], share) + acrossY * inwards,
      ];
    });
  });
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
      if (middle[1] + tall * 0.25 < top(middle[0])) course.push({ corners, lid, left, right });
      left = right;
    }
    courses.push(course);
    [lower, up] = [upper, up + tall];
  }
  return courses;
}
