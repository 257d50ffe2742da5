import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { type Path, polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A place on the rock face, in metres: along it to the right, up. */
export type OnFace = readonly [along: number, up: number];

/** How far the evening light moves a shadow along and up for each metre of depth. */
const CAST = [0.8, -0.62] as const;

/** A drawing on the plane that lies `deep` metres in the rock. */
export function onFace(on: Project, outline: readonly OnFace[], deep = 0): Path {
  return polygon(outline.map(([along, up]) => on([along, deep, up])));
}

function rectangle(from: OnFace, to: OnFace): OnFace[] {
  return [from, [to[0], from[1]], to, [from[0], to[1]]];
}

/** A block left standing in the rock: its front in the light, its right side and what is seen of its underside in shade. */
function block(sheet: Sheet, on: Project, from: OnFace, to: OnFace, deep: readonly [number, number], paint?: string) {
  const { stone, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const side = (along: number): Point[] =>
    [from[1], to[1]]
      .flatMap((up, index) => (index ? [...deep].toReversed() : deep).map((at) => [along, at, up] as const))
      .map(on);
  const level = (up: number) => ({
    outline: polygon([
      on([from[0], deep[0], up]),
      on([to[0], deep[0], up]),
      on([to[0], deep[1], up]),
      on([from[0], deep[1], up]),
    ]),
    rises: on([from[0], deep[1], up])[1] < on([from[0], deep[0], up])[1],
  });
  const [under, top] = [level(from[1]), level(to[1])];
  return (
    (under.rises ? "" : fill(under.outline, stoneDeep)) +
    (top.rises ? fill(top.outline, wallBright) : "") +
    fill(polygon(side(to[0])), stoneShade) +
    fill(onFace(on, rectangle(from, to), deep[0]), paint ?? stone)
  );
}

/** The opening cut into the rock, with its left cheek and the shadow that this cheek and the brow throw on the back. */
function recess(sheet: Sheet, on: Project, outline: readonly OnFace[], deep: number): { back: Drawing; opening: Path } {
  const { stoneWorn, stoneShade, stoneDeep, near } = sheet.mood;
  const opening = onFace(on, outline);
  const cheek = outline.map((place, index) => {
    const next = outline[(index + 1) % outline.length] ?? place;
    const [a, b] = [place, next].map(([along, up]) => [on([along, 0, up]), on([along, deep, up])] as const);
    return a && b ? polygon([a[0], b[0], b[1], a[1]]) : "";
  });
  const lit = outline.map(([along, up]): OnFace => [along + CAST[0] * deep, up + CAST[1] * deep]);
  return {
    opening,
    back: sheet.clipped(
      opening,
      fill(opening, stoneDeep) +
        fill(cheek.join(""), stoneShade) +
        sheet.clipped(onFace(on, outline, deep), fill(opening, near, 0.35) + fill(onFace(on, lit, deep), stoneWorn)),
    ),
  };
}

/** The opening in the rock about the temple tomb. */
export const NICHE: readonly OnFace[] = [
  [-4.7, -0.9],
  [4.9, -0.9],
  [4.7, 7.7],
  [0.5, 10.1],
  [-0.5, 10.1],
  [-4.6, 7.5],
];

/**
 * The Tomb of Amyntas at Fethiye in a frame whose `along` goes along the rock face to the right and `across` into it: four steps,
 * antae, two Ionic columns, dentils, a pediment with three palmettes, the door in panels behind. 10 m wide and high, its sill at 0.
 */
export function templeTomb(sheet: Sheet, on: Project): Drawing {
  const { back, opening } = recess(sheet, on, NICHE, 2.6);
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const steps = counted(3).map((step) =>
    block(sheet, on, [-3.9 - step * 0.2, -0.3 * (step + 1)], [3.9 + step * 0.2, -0.3 * step], [0.5 - step * 0.36, 2.6]),
  );
  return (
    back +
    sheet.clipped(opening, porch(sheet, on)) +
    steps.toReversed().join("") +
    block(sheet, on, [-3.3, 0], [-2.5, 5.3], [0.8, 1.7]) +
    block(sheet, on, [2.5, 0], [3.3, 5.3], [0.8, 1.7]) +
    [-1.05, 1.05].map((along) => ionic(sheet, on, along, 1.2)).join("") +
    block(sheet, on, [-3.4, 5.3], [3.4, 5.95], [0.75, 2.6]) +
    block(sheet, on, [-3.3, 5.95], [3.3, 6.3], [0.95, 2.6], stoneShade) +
    counted(15)
      .map((index) =>
        fill(
          onFace(on, rectangle([-3.25 + index * 0.44, 5.95], [-3.01 + index * 0.44, 6.28]), 0.78),
          index > 12 ? stoneWorn : stone,
        ),
      )
      .join("") +
    pediment(sheet, on) +
    fill(onFace(on, rectangle([-3.4, 5.9], [3.4, 5.98]), 0.74), wallBright)
  );
}

/** The room behind the columns: its left wall, the lit part of the back, the door with a panel broken out. */
function porch(sheet: Sheet, on: Project): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, near } = sheet.mood;
  const deep = 3;
  const shadow = (from: OnFace, to: OnFace, by: number) =>
    onFace(
      on,
      rectangle(from, to).map(([along, up]): OnFace => [along + CAST[0] * by, up + CAST[1] * by]),
      deep,
    );
  const panels = [-0.86, 0.06].flatMap((along) =>
    [0.12, 2.05].map((up) => onFace(on, rectangle([along, up], [along + 0.8, up + 1.75]), deep)),
  );
  const room = onFace(on, rectangle([-2.5, 0], [2.6, 5.3]), 0.9);
  return sheet.clipped(
    room,
    fill(room, stoneDeep) +
      fill(polygon([on([-2.5, 0.9, 0]), on([2.6, 0.9, 0]), on([2.6, deep, 0]), on([-2.5, deep, 0])]), stone) +
      fill(onFace(on, rectangle([-2.5, 0], [2.6, 5.3]), deep), blend(stoneWorn, stoneShade, 0.4)) +
      fill(onFace(on, rectangle([-1.24, 0], [1.24, 4.3]), deep), stoneWorn) +
      fill(onFace(on, rectangle([-1, 0], [1, 4]), deep), stoneShade) +
      fill(panels.join(""), blend(stoneWorn, stoneShade, 0.5)) +
      fill(panels.slice(2, 3).join(""), near) +
      fill(
        shadow([-2.8, 5.3], [5, 9], 2.1) +
          shadow([-4, -1], [-2.5, 9], 2.1) +
          shadow([-1.38, -1], [-0.72, 9], 1.7) +
          shadow([0.72, -1], [1.38, 9], 1.7),
        blend(stoneDeep, near, 0.3),
        0.88,
      ) +
      fill(polygon([on([-2.5, 1.7, 0]), on([-2.5, deep, 0]), on([-2.5, deep, 5.3]), on([-2.5, 1.7, 5.3])]), stoneDeep),
  );
}

/** A smooth column with an Ionic capital, round: light on its left, shade on its right. */
function ionic(sheet: Sheet, on: Project, along: number, deep: number): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const strip = (from: number, to: number) =>
    onFace(
      on,
      [
        [along + from * 0.4, 0.32],
        [along + to * 0.4, 0.32],
        [along + to * 0.31, 4.75],
        [along + from * 0.31, 4.75],
      ],
      deep,
    );
  const round = (x: number, y: number, radius: number, squeezed = 0.9) =>
    onFace(
      on,
      counted(18).map((index): OnFace => {
        const angle = (index / 18) * Math.PI * 2;
        return [along + x + Math.cos(angle) * radius * squeezed, y + Math.sin(angle) * radius];
      }),
      deep - 0.3,
    );
  return (
    block(sheet, on, [along - 0.52, 0], [along + 0.52, 0.14], [deep - 0.4, deep + 0.4]) +
    fill(onFace(on, rectangle([along - 0.46, 0.12], [along + 0.46, 0.34]), deep - 0.1), stoneWorn) +
    fill(strip(-1, 1), stone) +
    fill(strip(-0.86, -0.4), wallBright) +
    fill(strip(0.2, 1), stoneWorn) +
    fill(strip(0.56, 1), stoneShade) +
    fill(onFace(on, rectangle([along - 0.34, 4.55], [along + 0.44, 4.8]), deep - 0.1), stoneDeep, 0.75) +
    block(sheet, on, [along - 0.54, 4.85], [along + 0.54, 5.14], [deep - 0.34, deep + 0.3]) +
    fill(round(-0.5, 4.86, 0.28) + round(0.5, 4.86, 0.28), stone) +
    fill(round(-0.47, 4.84, 0.17) + round(0.53, 4.84, 0.17), stoneWorn) +
    fill(round(-0.49, 4.85, 0.08) + round(0.51, 4.85, 0.08), stoneShade) +
    block(sheet, on, [along - 0.56, 5.12], [along + 0.56, 5.3], [deep - 0.36, deep + 0.3], wallBright)
  );
}

function palmette(sheet: Sheet, on: Project, [along, up]: OnFace, size: number): Drawing {
  const { stone, stoneShade } = sheet.mood;
  const leaf = (points: readonly number[]) =>
    counted(points.length / 2).map((index): OnFace => [
      along + (points[index * 2] ?? 0) * size,
      up + (points[index * 2 + 1] ?? 0) * size,
    ]);
  return (
    fill(
      onFace(
        on,
        leaf([
          -0.2, 0, -0.48, 0.2, -0.58, 0.5, -0.42, 0.62, -0.34, 0.5, -0.34, 0.8, -0.17, 1.04, 0, 1.12, 0.17, 1.04, 0.34,
          0.8, 0.34, 0.5, 0.42, 0.62, 0.58, 0.5, 0.48, 0.2, 0.2, 0,
        ]),
        0.6,
      ),
      stone,
    ) +
    fill(
      onFace(
        on,
        leaf([0.06, 0, 0.1, 0.6, 0, 1.12, 0.17, 1.04, 0.34, 0.8, 0.34, 0.5, 0.42, 0.62, 0.58, 0.5, 0.48, 0.2, 0.2, 0]),
        0.6,
      ),
      stoneShade,
    )
  );
}

function pediment(sheet: Sheet, on: Project): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const slopeOf = (from: number, thick: number): OnFace[] => [
    [from, 6.5],
    [0, 8.15],
    [0, 8.15 + thick],
    [from * 1.05, 6.5 + thick * 0.8],
  ];
  // The right slope turns its edge away from the light; both throw the tympanum into shade.
  return (
    block(sheet, on, [-3.65, 6.28], [3.65, 6.52], [0.45, 2.6], wallBright) +
    fill(
      onFace(
        on,
        [
          [-3.5, 6.52],
          [3.5, 6.52],
          [0, 8.2],
        ],
        0.9,
      ),
      stoneShade,
    ) +
    fill(
      onFace(
        on,
        [
          [-2.2, 6.52],
          [3.3, 6.52],
          [0.9, 7.66],
        ],
        0.9,
      ),
      stoneWorn,
    ) +
    fill(polygon([on([3.65, 0.45, 6.5]), on([3.65, 2.6, 6.5]), on([0, 2.6, 8.5]), on([0, 0.45, 8.5])]), stoneDeep) +
    fill(onFace(on, slopeOf(-3.6, 0.34), 0.45), wallBright) +
    fill(onFace(on, slopeOf(3.6, 0.34), 0.45), stone) +
    palmette(sheet, on, [0, 8.4], 0.95) +
    palmette(sheet, on, [-3.5, 6.7], 0.72) +
    palmette(sheet, on, [3.5, 6.7], 0.72)
  );
}

/**
 * A plain rock tomb in the same frame: a front of beams and stone panels under a row of beam ends (1) or a pediment (2), panels
 * broken out. Its sill is at the frame's `along`, `up`; 2.4 m wide at size 1.
 */
export function houseTomb(sheet: Sheet, on: Project, [along, up]: OnFace, size: number, kind: 1 | 2): Drawing {
  const { stone, stoneShade, near } = sheet.mood;
  const here: Project = ([x, deep, y]) => on([along + x * size, deep * size, up + y * size]);
  const outline: readonly OnFace[] = [
    [-1.25, 0],
    [1.25, 0],
    [1.2, 2.3],
    kind === 2 ? [0.1, 3] : [0.6, 2.44],
    [-1.2, 2.2],
  ];
  const { back } = recess(sheet, here, outline, 0.8);
  const panels = [-0.72, 0.08].flatMap((x) => [0.16, 1.04].map((y) => [x, y] as const));
  return (
    back +
    block(sheet, here, [-0.92, 0], [0.92, 2], [0.35, 0.8]) +
    panels
      .map(([x, y], index) =>
        fill(onFace(here, rectangle([x, y], [x + 0.62, y + 0.74]), 0.36), index === kind ? near : stoneShade),
      )
      .join("") +
    (kind === 2
      ? fill(
          onFace(
            here,
            [
              [-1.05, 2],
              [1.05, 2],
              [0, 2.6],
            ],
            0.3,
          ),
          stone,
        ) +
        fill(
          onFace(
            here,
            [
              [-0.6, 2.08],
              [0.7, 2.08],
              [0.05, 2.42],
            ],
            0.32,
          ),
          stoneShade,
        )
      : counted(5)
          .map((index) =>
            block(sheet, here, [mixed(-0.9, 0.7, index / 4), 2], [mixed(-0.9, 0.7, index / 4) + 0.22, 2.2], [0.2, 0.6]),
          )
          .join(""))
  );
}
