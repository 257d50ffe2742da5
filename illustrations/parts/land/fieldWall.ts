import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { type Path, polygon } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";

/** A dry-stone wall of the fields by camera, in metres. */
export interface FieldWall {
  camera: Project;
  /** Its foot on our side, from left to right and away. */
  line: readonly Point[];
  high: number;
  thick?: number;
  /** Metres over which it has fallen at its left and right end; 0 is an upright end. */
  fallen?: Point;
  /** Stones towards us, picked at random; its top; its ends; the gaps. */
  tones: readonly [string, ...string[]];
  top: readonly [string, ...string[]];
  ends: readonly [left: string, right: string];
  gaps: string;
  seed?: number;
}

/** A wall of rough stones in uneven courses, its top and its ends as deep as it is thick. Its shadow is the scene's. */
export function fieldWall(wall: FieldWall): Drawing {
  const { at, long } = wallPlaces(wall);
  const { high, thick = 0.45, fallen = [0, 0], ends, gaps } = wall;
  const left = (metres: number, over: number): number => (over ? Math.min(1, 0.24 + metres / over) : 1);
  const limit = (metres: number): number => high * Math.min(left(metres, fallen[0]), left(long - metres, fallen[1]));
  const end = (metres: number): Path =>
    polygon([at(metres, 0), at(metres, limit(metres)), at(metres, limit(metres), thick), at(metres, 0, thick)]);
  const steps = Array.from({ length: 41 }, (_, index) => (index / 40) * long);
  return (
    fill(end(0), ends[0]) +
    fill(end(long), ends[1]) +
    fill(
      polygon([
        ...steps.map((metres) => at(metres, 0)),
        ...steps.toReversed().map((metres) => at(metres, limit(metres) - 0.06)),
      ]),
      gaps,
    ) +
    stonesOf(wall, at, long, limit)
  );
}

/** Places on the wall: metres along it, up, and back from the side towards us; and how long it is. */
function wallPlaces({ camera, line }: FieldWall) {
  const lengths = line
    .slice(1)
    .map(([x, z], index) => Math.hypot(x - (line[index]?.[0] ?? x), z - (line[index]?.[1] ?? z)));
  const long = lengths.reduce((sum, one) => sum + one, 0);
  const at = (metres: number, up: number, back = 0): Point => {
    let rest = within(metres, 0, long);
    let index = 0;
    while (index < lengths.length - 1 && rest > (lengths[index] ?? 0)) {
      rest -= lengths[index] ?? 0;
      index += 1;
    }
    const [[x0, z0], [x1, z1]] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
    const share = rest / (lengths[index] ?? 1);
    return camera([mixed(x0, x1, share), mixed(z0, z1, share) + back, up]);
  };
  return { at, long };
}

type At = (metres: number, up: number, back?: number) => Point;

/** Stones course by course, each with corners of its own; long flat ones lie on top. */
function stonesOf(wall: FieldWall, at: At, long: number, limit: (metres: number) => number): Drawing {
  const { high, thick = 0.45, tones, top, gaps, seed = 1 } = wall;
  const random = randomOf(seed * 31);
  const stones: Drawing[] = [];
  let up = 0;
  while (up < high - 0.05) {
    const left = high - up;
    const last = left < 0.26;
    const tall = last ? left : Math.min(left - 0.1, random.between(0.14, 0.24));
    let from = 0;
    while (from < long - 0.05) {
      const wide = last ? random.between(0.36, 0.74) : random.between(0.18, 0.52);
      const to = long - from - wide < 0.16 ? long : from + wide;
      const edge = up + tall + random.around(0.022);
      if (limit((from + to) / 2) > up + tall * 0.6) {
        stones.push(
          stoneOf(
            at,
            [from + 0.012, to - 0.012],
            [up + 0.012, edge],
            last ? 0.02 : random.between(0.02, 0.07),
            random.pick(tones),
          ),
        );
        if (last || limit((from + to) / 2) < up + tall * 1.6) {
          stones.push(
            fill(
              polygon([at(from, edge - 0.03), at(to, edge - 0.03), at(to, edge, thick), at(from, edge, thick)]),
              gaps,
            ) +
              fill(
                polygon([
                  at(from + 0.016, edge - 0.006),
                  at(to - 0.016, edge - 0.006),
                  at(to - random.between(0.02, 0.07), edge, thick),
                  at(from + random.between(0.02, 0.07), edge, thick),
                ]),
                random.pick(top),
              ),
          );
        }
      }
      from = to;
    }
    up += tall;
  }
  return stones.join("");
}

/** One stone between two places along the wall and two heights, its corners cut by up to `cut`. */
function stoneOf(at: At, [from, to]: Point, [low, high]: Point, cut: number, tone: string): Drawing {
  return fill(
    polygon([
      at(from + cut * 0.6, low),
      at(to - cut, low + cut * 0.2),
      at(to, low + cut),
      at(to - cut * 0.4, high - cut * 0.5),
      at(to - cut * 1.3, high),
      at(from + cut * 0.8, high - cut * 0.2),
      at(from, high - cut),
    ]),
    tone,
  );
}
