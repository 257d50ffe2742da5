import type { Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export type Span = readonly [from: number, to: number];

export interface StoneHouseOptions {
  camera: Project;
  /** Its front stands so many metres to the right of the eye; a house at the left has less than 0. */
  side: number;
  /** From its near end to its far end, in metres away. */
  away: Span;
  height: number;
  /** Where the windows of the lower and of the upper floor begin, and the door. */
  low: readonly number[];
  high: readonly number[];
  door: number;
  /** A wooden bay window on the upper floor. */
  bay?: Span;
  paint: string;
  stone: string;
}

/** A piece of a wall that runs away from us, at `side` metres to the right. */
function onWall(camera: Project, side: number, away: Span, up: Span): Path {
  const [[near, far], [low, high]] = [away, up];
  return polygon([
    camera([side, near, low]),
    camera([side, far, low]),
    camera([side, far, high]),
    camera([side, near, high]),
  ]);
}

/** A piece of a wall that faces us. */
function facing(camera: Project, away: number, right: Span, up: Span): Path {
  const [[left, other], [low, high]] = [right, up];
  return polygon([
    camera([left, away, low]),
    camera([other, away, low]),
    camera([other, away, high]),
    camera([left, away, high]),
  ]);
}

/** A piece that lies level, at `up` metres. */
export function level(camera: Project, up: number, right: Span, away: Span): Path {
  const [[left, other], [near, far]] = [right, away];
  return polygon([
    camera([left, near, up]),
    camera([other, near, up]),
    camera([other, far, up]),
    camera([left, far, up]),
  ]);
}

/** An arched opening in a wall that runs away from us. */
function archOn(camera: Project, side: number, [near, far]: Span, height: number): Path {
  const bow = shares(9).map((share): Point => {
    const angle = Math.PI * share;
    const away = mixed(near, far, (1 - Math.cos(angle)) / 2);
    return camera([side, away, height - 0.55 + Math.sin(angle) * 0.55]);
  });
  return polygon([camera([side, near, 0]), ...bow, camera([side, far, 0])]);
}

/**
 * A house of cut stone on a street that runs away from us, as in Alaçatı: courses, windows with shutters, an arched door, eaves of
 * tiles. Those at the right have the light, those at the left are in shade.
 */
export function stoneHouse(sheet: Sheet, options: StoneHouseOptions): Drawing {
  const { stoneShade, wallBright, window, roof, roofShade } = sheet.mood;
  const { camera, side, away, height, low, high, door, bay, paint, stone } = options;
  const lit = side > 0;
  const out = -Math.sign(side);
  const tone = lit ? stone : blend(stone, "#7d74a0", 0.62);
  const seam = blend(tone, stoneShade, 0.3);
  const painted = lit ? paint : blend(paint, "#3b3a6a", 0.42);
  const courses = counted(Math.floor(height / 0.42)).map((index) =>
    polyline([camera([side, away[0], index * 0.42]), camera([side, away[1], index * 0.42])]),
  );
  const random = randomOf(Math.round(away[0] * 10) + (lit ? 1 : 2));
  const joints = counted(Math.round((away[1] - away[0]) * 7)).map(() => {
    const [at, row] = [random.between(away[0], away[1]), random.whole(0, Math.floor(height / 0.42) - 1) * 0.42];
    return polyline([camera([side, at, row]), camera([side, at, row + 0.42])]);
  });
  const opening = (from: number, bottom: number): Drawing =>
    fill(
      onWall(camera, side, [from - 0.14, from + 0.94], [bottom - 0.16, bottom + 1.66]),
      lit ? wallBright : blend(stone, "#8d86b4", 0.4),
    ) +
    fill(onWall(camera, side, [from, from + 0.8], [bottom, bottom + 1.5]), window) +
    fill(
      onWall(camera, side + out * 0.05, [from - 0.44, from - 0.02], [bottom, bottom + 1.5]) +
        onWall(camera, side + out * 0.05, [from + 0.82, from + 1.24], [bottom, bottom + 1.5]),
      painted,
    );
  return (
    fill(onWall(camera, side, away, [0, height]), tone) +
    stroke(courses.join("") + joints.join(""), seam, 1.6, 0.7) +
    fill(
      onWall(camera, side, [away[0], away[0] + 0.35], [0, height]) +
        onWall(camera, side, away, [height - 0.5, height - 0.3]),
      lit ? wallBright : blend(stone, "#8d86b4", 0.45),
    ) +
    low.map((from) => opening(from, 1)).join("") +
    high.map((from) => opening(from, 3.7)).join("") +
    fill(archOn(camera, side, [door - 0.18, door + 1.38], 2.75), lit ? wallBright : blend(stone, "#8d86b4", 0.4)) +
    fill(archOn(camera, side, [door, door + 1.2], 2.55), painted) +
    fill(onWall(camera, side, [door + 0.58, door + 0.64], [0, 2]), blend(painted, "#0f2540", 0.5)) +
    (bay ? bayWindow(sheet, options, bay) : "") +
    fill(level(camera, height, [side, side + out * 0.4], away), roofShade) +
    fill(onWall(camera, side + out * 0.4, away, [height, height + 0.22]), lit ? roof : roofShade)
  );
}

/** A wooden bay window on brackets that stands out over the street. */
function bayWindow(sheet: Sheet, { camera, side, paint }: StoneHouseOptions, away: Span): Drawing {
  const lit = side > 0;
  const { window, wallBright, roof, roofShade } = sheet.mood;
  const front = side - Math.sign(side) * 0.85;
  const bright = lit ? paint : blend(paint, "#2f3060", 0.45);
  const dim = lit ? blend(paint, "#1b2a5c", 0.34) : blend(paint, "#2f3060", 0.2);
  const [near, far] = away;
  const span = (far - near) / 3;
  const panes = counted(3).map((index) =>
    onWall(camera, front, [near + span * (index + 0.16), near + span * (index + 0.84)], [4, 5.35]),
  );
  const ends: Span = side > 0 ? [front, side] : [side, front];
  const sill: Span = [ends[0] + 0.14, ends[1] - 0.14];
  const shine = counted(3).map((index) =>
    onWall(camera, front, [near + span * (index + 0.16), near + span * (index + 0.4)], [4.7, 5.35]),
  );
  return (
    fill(level(camera, 3.1, ends, away), blend(paint, "#0f2540", 0.66)) +
    fill(
      [near + 0.2, far - 0.4]
        .map((at) => polygon([camera([side, at, 2.5]), camera([front, at, 3.1]), camera([side, at, 3.1])]))
        .join(""),
      blend(paint, "#0f2540", 0.5),
    ) +
    fill(onWall(camera, front, away, [3.1, 5.6]), bright) +
    fill(panes.join(""), window) +
    fill(shine.join(""), "#9cc9d6", lit ? 0.55 : 0.25) +
    fill(
      onWall(camera, front, away, [3.78, 3.88]) + onWall(camera, front, away, [3.1, 3.2]),
      wallBright,
      lit ? 0.8 : 0.35,
    ) +
    fill(facing(camera, near, ends, [3.1, 5.6]), dim) +
    fill(facing(camera, near, sill, [4, 5.35]), window) +
    fill(facing(camera, near, ends, [3.78, 3.88]), wallBright, 0.5) +
    fill(level(camera, 5.6, [ends[0] - 0.12, ends[1] + 0.12], [near - 0.15, far]), roofShade) +
    fill(
      facing(camera, near - 0.15, [ends[0] - 0.12, ends[1]], [5.6, 5.78]) +
        onWall(camera, front - Math.sign(side) * 0.12, [near - 0.15, far], [5.6, 5.78]),
      lit ? roof : roofShade,
    )
  );
}
