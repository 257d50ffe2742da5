import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** Part of a wall, between two distances along it. */
export type Span = readonly [from: number, to: number];

export interface StoneHouseOptions {
  camera: Project;
  /** Distance of its front to the right of the camera, in metres; negative for a house on the left. */
  side: number;
  /** Distances of its near end and its far end, in metres. */
  away: Span;
  height: number;
  /** Positions of the windows of the lower and of the upper floor, and of the door. */
  low: readonly number[];
  high: readonly number[];
  door: number;
  /** A wooden bay window on the upper floor. */
  bay?: Span;
  paint: string;
  stone: string;
}

/** Direction of the sun: the shadow of what projects one metre falls this far down the wall and away from us, in metres. */
const SUN = { down: 2, away: 0.5 } as const;

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

/** An opening with a flat arch or a round one in a wall that runs away from us. */
function archOn(camera: Project, side: number, [near, far]: Span, height: number, rise = 0.55): Path {
  const bow = shares(11).map((share): Point => {
    const angle = Math.PI * share;
    const away = mixed(near, far, (1 - Math.cos(angle)) / 2);
    return camera([side, away, height - rise + Math.sin(angle) * rise]);
  });
  return polygon([camera([side, near, 0]), ...bow, camera([side, far, 0])]);
}

interface Tones {
  wall: string;
  seam: string;
  /** Dressed stone: corners, frames, the string course. */
  dressed: string;
  /** Painted wood in the light and in its own shade. */
  wood: string;
  woodShade: string;
  /** Shadows on the wall of things that project. */
  shade: string;
}

function tonesOf(sheet: Sheet, { side, paint, stone }: StoneHouseOptions): Tones {
  const { wallBright, stoneShade } = sheet.mood;
  if (side > 0)
    return {
      wall: stone,
      seam: blend(stone, stoneShade, 0.34),
      dressed: blend(stone, wallBright, 0.8),
      wood: paint,
      woodShade: blend(paint, "#1b2a5c", 0.4),
      shade: blend(stone, "#6d6290", 0.52),
    };
  const wall = blend(stone, "#6f639e", 0.74);
  return {
    wall,
    seam: blend(wall, "#4d4677", 0.28),
    dressed: blend(stone, "#8479b4", 0.56),
    wood: blend(paint, "#33346a", 0.4),
    woodShade: blend(paint, "#33346a", 0.16),
    shade: blend(wall, "#3d3768", 0.4),
  };
}

const COURSE = 0.46;

/** Courses of cut stone, here and there a stone of another tone, and the corner's long and short stones. */
function masonry({ camera, side, away, height }: StoneHouseOptions, { wall, seam, dressed }: Tones): Drawing {
  const random = randomOf(Math.round(away[0] * 10) + (side > 0 ? 1 : 2));
  const rows = counted(Math.floor(height / COURSE));
  const [lines, joints, paler, darker]: [Path[], Path[], Path[], Path[]] = [[], [], [], []];
  for (const row of rows) {
    const up: Span = [row * COURSE, Math.min(height, (row + 1) * COURSE)];
    lines.push(polyline([camera([side, away[0], up[0]]), camera([side, away[1], up[0]])]));
    for (let at = away[0] + random.between(0.4, 1); at < Math.min(away[1], 16);) {
      const next = at + random.between(0.6, 1.15);
      joints.push(polyline([camera([side, at, up[0]]), camera([side, at, up[1]])]));
      if (random.chance(0.13))
        (random.chance(0.5) ? paler : darker).push(onWall(camera, side, [at, Math.min(next, away[1])], up));
      at = next;
    }
  }
  const corner = rows.map((row) =>
    onWall(camera, side, [away[0], away[0] + (row % 2 ? 0.34 : 0.62)], [row * COURSE, row * COURSE + COURSE - 0.03]),
  );
  return (
    fill(onWall(camera, side, away, [0, height]), wall) +
    fill(paler.join(""), blend(wall, dressed, 0.3)) +
    fill(darker.join(""), blend(wall, seam, 0.34)) +
    stroke(lines.join("") + joints.join(""), seam, 1.8, 0.75) +
    fill(corner.join(""), dressed) +
    fill(onWall(camera, side, away, [0, 0.5]), seam, 0.4)
  );
}

/** A window in its frame of stone: a sill, panes with a cross, shutters of slats folded back against the wall. */
function windowOn(sheet: Sheet, options: StoneHouseOptions, tones: Tones, from: number, bottom: number): Drawing {
  const { camera, side } = options;
  const { window } = sheet.mood;
  const lit = side > 0;
  const out = side - Math.sign(side) * 0.05;
  const [near, far, top] = [from, from + 0.86, bottom + 1.56];
  const leaves: readonly Span[] = [
    [near - 0.5, near - 0.05],
    [far + 0.05, far + 0.5],
  ];
  const slats = leaves.flatMap(([a, b]) =>
    counted(7).map((index) =>
      polyline([
        camera([out, a + 0.07, bottom + 0.14 + index * 0.2]),
        camera([out, b - 0.07, bottom + 0.14 + index * 0.2]),
      ]),
    ),
  );
  const shadow: Span = [near + 0.02, far + 0.62];
  return (
    (lit ? fill(onWall(camera, side, [far + 0.14, far + 0.58], [bottom - 0.14, top - 0.08]), tones.shade) : "") +
    fill(onWall(camera, side, [near - 0.14, far + 0.14], [bottom, top + 0.22]), tones.dressed) +
    fill(onWall(camera, side, [near - 0.2, far + 0.2], [bottom - 0.18, bottom]), tones.dressed) +
    (lit ? fill(onWall(camera, side, shadow, [bottom - 0.34, bottom - 0.18]), tones.shade) : "") +
    fill(onWall(camera, side, [near, far], [bottom, top]), window) +
    fill(
      onWall(camera, side, [near + 0.1, near + 0.4], [bottom + 0.1, bottom + 0.66]) +
        onWall(camera, side, [near + 0.1, near + 0.4], [bottom + 0.8, top - 0.1]) +
        onWall(camera, side, [near + 0.46, far - 0.08], [bottom + 0.1, bottom + 0.66]) +
        onWall(camera, side, [near + 0.46, far - 0.08], [bottom + 0.8, top - 0.1]),
      blend(window, "#9cc9d6", lit ? 0.42 : 0.16),
    ) +
    fill(leaves.map((leaf) => onWall(camera, out, leaf, [bottom, top])).join(""), tones.wood) +
    stroke(slats.join(""), tones.woodShade, Math.max(1, 6 - from * 0.4), 0.8)
  );
}

/** The ring of wedged stones round an arched door, down to the ground. */
function doorFrame({ camera, side, door }: StoneHouseOptions, tones: Tones): Drawing {
  const bow = (share: number, out: number): Point => {
    const angle = Math.PI * share;
    const away = door + 0.6 - Math.cos(angle) * (0.6 + out);
    return camera([side, away, 2.02 + Math.sin(angle) * (0.6 + out)]);
  };
  const joints = counted(8).map((index) => polyline([bow((index + 0.5) / 8, 0), bow((index + 0.5) / 8, 0.26)]));
  const courses = [0.5, 1, 1.5, 2].flatMap((up) =>
    [door - 0.26, door + 1.2].map((at) => polyline([camera([side, at, up]), camera([side, at + 0.26, up])])),
  );
  return (
    fill(archOn(camera, side, [door - 0.26, door + 1.46], 2.88, 0.86), tones.dressed) +
    stroke(joints.join("") + courses.join(""), tones.seam, 1.8)
  );
}

/** The two leaves of a door, with panels that stand out, under a fanlight with its bars. */
function doorLeaves({ camera, door }: StoneHouseOptions, tones: Tones, side: number): Drawing {
  const piece = (from: number, to: number, low: number, high: number) => onWall(camera, side, [from, to], [low, high]);
  const panels = [door + 0.1, door + 0.68].flatMap((from) =>
    [
      [0.2, 0.66],
      [0.78, 1.3],
      [1.42, 1.86],
    ].map(([low = 0, high = 0]) => [from, low, high] as const),
  );
  const middle = camera([side, door + 0.6, 2.02]);
  const bars = counted(5).map((index) => {
    const angle = (Math.PI * (index + 1)) / 6;
    return polyline([middle, camera([side, door + 0.6 - Math.cos(angle) * 0.62, 2.02 + Math.sin(angle) * 0.62])]);
  });
  const fan = polygon(
    shares(13).map((share) => {
      const angle = Math.PI * share;
      return camera([side, door + 0.6 - Math.cos(angle) * 0.56, 2.02 + Math.sin(angle) * 0.52]);
    }),
  );
  const metre = Math.abs(middle[1] - camera([side, door + 0.6, 1.02])[1]);
  return (
    fill(archOn(camera, side, [door, door + 1.2], 2.62, 0.6), tones.wood) +
    fill(panels.map(([from, low, high]) => piece(from, from + 0.42, low, high)).join(""), tones.woodShade) +
    fill(
      panels.map(([from, low, high]) => piece(from + 0.05, from + 0.36, low + 0.07, high - 0.05)).join(""),
      blend(tones.wood, "#fffdf6", 0.14),
    ) +
    fill(piece(door + 0.585, door + 0.615, 0, 1.96), blend(tones.woodShade, "#0f1c44", 0.4)) +
    fill(fan, "#17335e") +
    stroke(bars.join(""), tones.wood, Math.max(1, metre * 0.03)) +
    fill(piece(door, door + 1.2, 1.94, 2.04), blend(tones.wood, "#fffdf6", 0.3)) +
    fill(piece(door + 0.48, door + 0.54, 1.2, 1.32) + piece(door + 0.66, door + 0.72, 1.2, 1.32), "#d8a94f")
  );
}

/** A door deep in its arch of stone, two steps before it. */
function doorOn(sheet: Sheet, options: StoneHouseOptions, tones: Tones): Drawing {
  const { camera, side, door } = options;
  const out = Math.sign(side);
  const inner = side + out * 0.24;
  const opening = (at: number, from: number, top: number) => archOn(camera, at, [from, from + 1.2], top, 0.6);
  const step = (wide: number, low: number, high: number, over: number): Drawing => {
    const span: Span = side > 0 ? [side - wide, side] : [side, side + wide];
    const along: Span = [door - over, door + 1.2 + over];
    return (
      fill(level(camera, high, span, along), blend(tones.dressed, tones.wall, 0.2)) +
      fill(onWall(camera, side - out * wide, along, [low, high]), blend(tones.seam, tones.dressed, 0.3)) +
      fill(facing(camera, along[0], span, [low, high]), tones.shade)
    );
  };
  const reveal = blend(tones.dressed, tones.shade, 0.5);
  const recess =
    fill(opening(side, door, 2.62), reveal) +
    doorLeaves(options, tones, inner) +
    // The arch's own shadow on what stands back from it.
    `<path d="${opening(inner, door, 2.62)}${opening(inner, door + 0.12, 2.16)}" fill-rule="evenodd" fill="#1d1a4c" opacity=".34"/>` +
    fill(facing(camera, door + 1.2, [side, inner], [0, 2.03]), reveal);
  return (
    doorFrame(options, tones) +
    sheet.clipped(opening(side, door, 2.62), recess) +
    step(0.72, 0, 0.12, 0.34) +
    step(0.4, 0.12, 0.24, 0.16)
  );
}

/**
 * A house of cut stone on a street that runs away from us, as in Alaçatı: courses, windows with slatted shutters, an arched door,
 * eaves with rafters. Those at the right have the light, and the shade of their eaves and bays; those at the left are in shade.
 */
export function stoneHouse(sheet: Sheet, options: StoneHouseOptions): Drawing {
  const { roof, roofShade, trunk } = sheet.mood;
  const { camera, side, away, height, low, high, bay } = options;
  const lit = side > 0;
  const out = side - Math.sign(side) * 0.5;
  const tones = tonesOf(sheet, options);
  const under: Span = side > 0 ? [out, side] : [side, out];
  const rafters = counted(Math.floor((away[1] - away[0]) / 0.7)).map((index) => {
    const at = away[0] + 0.3 + index * 0.7;
    return level(camera, height - 0.01, under, [at, at + 0.2]);
  });
  return (
    masonry(options, tones) +
    low.map((from) => windowOn(sheet, options, tones, from, 1)).join("") +
    high.map((from) => windowOn(sheet, options, tones, from, 3.6)).join("") +
    doorOn(sheet, options, tones) +
    (lit ? fill(onWall(camera, side, away, [height - 0.5 * SUN.down, height]), "#6d6290", 0.56) : "") +
    (bay ? bayWindow(sheet, options, tones, bay) : "") +
    fill(level(camera, height, under, away), blend(trunk, roofShade, 0.35)) +
    fill(rafters.join(""), blend(trunk, "#1b1430", 0.3)) +
    fill(onWall(camera, out, away, [height, height + 0.1]), tones.woodShade) +
    fill(onWall(camera, out, away, [height + 0.1, height + 0.3]), lit ? roof : blend(roofShade, "#33346a", 0.3)) +
    fill(facing(camera, away[0], under, [height, height + 0.3]), blend(roofShade, "#33346a", 0.3))
  );
}

/** A wooden bay window: a solid box with a cornice, panes above panels, carried by curved brackets, its shade on the wall. */
function bayWindow(sheet: Sheet, { camera, side }: StoneHouseOptions, tones: Tones, [near, far]: Span): Drawing {
  const lit = side > 0;
  const { window } = sheet.mood;
  const inward = -Math.sign(side);
  const front = side + inward * 0.9;
  const [bottom, top] = [3, 5.3];
  const deep = blend(tones.woodShade, "#0f1c44", 0.5);
  const trim = blend(tones.wood, "#fffdf6", lit ? 0.72 : 0.3);
  const ends: Span = side > 0 ? [front, side] : [side, front];
  const third = (far - near) / 3;
  const glass = (low: number, high: number, inset: number) =>
    counted(3).map((index) =>
      onWall(camera, front, [near + third * index + inset, near + third * (index + 1) - inset], [low, high]),
    );
  // The near end's own panes, between its posts.
  const cheek = (low: number, high: number, inset: number) =>
    facing(camera, near, [ends[0] + inset, ends[1] - inset], [low, high]);
  const cornice: Span = side > 0 ? [front - 0.14, side] : [side, front + 0.14];
  const bracket = (at: number): Path => {
    const sweep = shares(7).map((share): Point => {
      const angle = (Math.PI / 2) * share;
      return camera([side + inward * 0.8 * (1 - Math.cos(angle)), at, bottom - 0.95 + Math.sin(angle) * 0.9]);
    });
    return polygon([
      camera([side, at, bottom]),
      camera([side, at, bottom - 0.95]),
      ...sweep,
      camera([side + inward * 0.8, at, bottom]),
    ]);
  };
  const thick = (at: number): Path =>
    polygon([
      camera([side, at, bottom - 0.95]),
      camera([side, at + 0.16, bottom - 0.95]),
      camera([side, at + 0.16, bottom]),
      camera([side, at, bottom]),
    ]);
  const drop = 0.9 * SUN.down;
  const shift = 0.9 * SUN.away;
  const shade = polygon([
    camera([side, near, top - 0.2]),
    camera([side, near, bottom]),
    camera([side, near + shift, bottom - drop]),
    camera([side, far + shift, bottom - drop]),
    camera([side, far + shift, top - drop]),
    camera([side, far, top]),
  ]);
  const stays = [near + 0.14, far - 0.34];
  return (
    fill(shade, lit ? "#6d6290" : "#3d3768", lit ? 0.56 : 0.22) +
    fill(level(camera, bottom, ends, [near, far]), deep) +
    stays
      .toReversed()
      .map((at) => fill(thick(at), deep) + fill(bracket(at), lit ? tones.woodShade : tones.wood))
      .join("") +
    fill(onWall(camera, front, [near, far], [bottom, top]), tones.wood) +
    fill(glass(bottom + 1, top - 0.22, 0.09).join(""), window) +
    fill(glass(bottom + 1.66, top - 0.3, 0.2).join(""), blend(window, "#9cc9d6", lit ? 0.55 : 0.2)) +
    fill(
      glass(bottom + 0.24, bottom + 0.76, 0.14).join(""),
      lit ? blend(tones.wood, "#1b2a5c", 0.2) : tones.woodShade,
    ) +
    fill(onWall(camera, front, [near, far], [bottom + 0.84, bottom + 0.95]), trim) +
    fill(onWall(camera, front, [near, far], [bottom, bottom + 0.12]), trim) +
    fill(facing(camera, near, ends, [bottom, top]), tones.woodShade) +
    fill(cheek(bottom + 1, top - 0.22, 0.14), deep) +
    fill(cheek(bottom + 1.5, top - 0.32, 0.26), blend(deep, "#9cc9d6", lit ? 0.3 : 0.12)) +
    fill(cheek(bottom + 0.24, bottom + 0.76, 0.18), blend(tones.woodShade, deep, 0.4)) +
    fill(
      facing(camera, near, ends, [bottom + 0.84, bottom + 0.95]) + facing(camera, near, ends, [bottom, bottom + 0.12]),
      blend(trim, deep, 0.35),
    ) +
    fill(level(camera, top, cornice, [near - 0.14, far + 0.1]), deep) +
    fill(onWall(camera, front + inward * 0.14, [near - 0.14, far + 0.1], [top, top + 0.26]), trim) +
    fill(facing(camera, near - 0.14, cornice, [top, top + 0.26]), blend(trim, deep, 0.4))
  );
}
