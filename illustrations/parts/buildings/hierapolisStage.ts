import type { Place, Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { box, disc, type Path, polygon } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

type Range = readonly [from: number, to: number];

/** How the stage building is seen: metres along it from its middle to the left, towards the seats, up. */
export interface StageView {
  site: Project;
  eye: Place;
  /** Where the sun is, along the stage and towards the seats, and how much it rises in a metre. */
  sun: { x: number; y: number; rise: number };
}

export const STONE = {
  bright: "#fff1cf",
  sun: "#f8daa4",
  worn: "#e7bf88",
  side: "#a37e9c",
  soft: "#c9a2a0",
  deep: "#5f4a80",
};

/** Half its length; the front of the wall, of the podium and of the column pairs; the height of the stage. */
export const FRONS = { half: 22, wall: -13, podium: -8.4, pair: -11.2, stage: 3.2 };
const { half: HALF, wall: WALL, podium: PODIUM, pair: PAIR, stage: STAGE } = FRONS;
/** The heights of the beams of three storeys. */
const [BEAM, UPPER, TOP] = [10.2, 17.2, 22.2];

/** The stage building of Hierapolis as far as it stands, without its columns: the wall with its doors, the podium. */
export function stageWall(sheet: Sheet, view: StageView): Drawing {
  return wall(sheet, view) + podium(view);
}

export function area({ site }: StageView, ...places: readonly Place[]): Path {
  return polygon(places.map((each) => site(each)));
}

/** A block square to the stage: those of its faces that the eye sees, each in its own light. */
export function solid(
  view: StageView,
  [x0, x1]: Range,
  [y0, y1]: Range,
  [z0, z1]: Range,
  front: string = STONE.sun,
): Drawing {
  const [ex, , ez] = view.eye;
  return (
    (ez > z1 ? fill(area(view, [x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]), STONE.bright) : "") +
    (ez < z0 ? fill(area(view, [x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0]), STONE.deep) : "") +
    (ex < x0 ? fill(area(view, [x0, y0, z0], [x0, y1, z0], [x0, y1, z1], [x0, y0, z1]), STONE.side) : "") +
    (ex > x1 ? fill(area(view, [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1]), STONE.bright) : "") +
    fill(area(view, [x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]), front)
  );
}

/** The shadow of a place on the wall behind the columns. */
function onWall(view: StageView, [x, y, up]: Place): Place {
  const way = (y - WALL) / view.sun.y;
  return [x - view.sun.x * way, WALL, Math.max(STAGE, up - view.sun.rise * way)];
}

/** The crest of what stands of the wall, from the far end to the near one. */
export const CREST = pointsOf([
  22, 11.2, 20.5, 11.4, 20.1, 13, 18.6, 13.2, 18.2, 15, 15.4, 14.8, 14.9, 18, 12.9, 18.2, 12.6, 18.8, 8.4, 19, 8.1,
  20.6, 6.2, 20.8, 5.9, 22.8, 1.8, 23, 1.5, 22.2, -1.6, 22.4, -2, 20.9, -6.4, 20.6, -6.8, 18.4, -8.6, 18.6, -9, 17,
  -11.4, 17.2, -11.9, 15.2, -14.2, 15.4, -14.6, 13.2, -17.6, 13.4, -18.2, 12.2, -20.2, 12.4, -20.6, 11.6, -22, 11.4,
]);

/** The outline of the wall's front. */
function wallFace(view: StageView): Path {
  return area(view, [HALF, WALL, 0], [-HALF, WALL, 0], ...CREST.toReversed().map(([x, up]): Place => [x, WALL, up]));
}

/** The wall with its broken top and its five doors; blocks of it show here and there. */
function wall(sheet: Sheet, view: StageView): Drawing {
  const random = randomOf(31);
  const back = WALL - 2.4;
  const teeth = CREST.slice(1).map(([x, up], index) => {
    const [x0, up0] = CREST[index] ?? [x, up];
    const steep = Math.abs(up - up0) > Math.abs(x - x0);
    // Of the broken ends we see those that look our way; they are out of the sun.
    const top = area(view, [x0, WALL, up0], [x, WALL, up], [x, back, up], [x0, back, up0]);
    if (!steep) return fill(top, STONE.bright);
    return up0 > up && x > view.eye[0] ? fill(top, STONE.side) : "";
  });
  const courses = counted(150).map(() => {
    const [x, up, wide] = [
      random.between(-HALF, HALF - 2),
      STAGE + Math.floor(random.between(0, 28)) * 0.7,
      random.between(0.8, 1.9),
    ];
    return {
      path: area(view, [x, WALL, up], [x + wide, WALL, up], [x + wide, WALL, up + 0.66], [x, WALL, up + 0.66]),
      pale: random.chance(0.5),
    };
  });
  const face = wallFace(view);
  return (
    teeth.join("") +
    fill(face, STONE.worn) +
    sheet.clipped(
      face,
      fill(courses.map(({ path, pale }) => (pale ? path : "")).join(""), "#f0cd98", 0.8) +
        fill(courses.map(({ path, pale }) => (pale ? "" : path)).join(""), "#d8ac7c", 0.6),
    ) +
    doorFrames(view)
  );
}

/** The five doors, the widest in the middle: where each is, half its width, its top. */
const DOORS = placesOf([-15.7, 1.2, 7.4, -8.1, 1.2, 7.4, 0, 1.6, 8.8, 8.1, 1.2, 7.4, 15.7, 1.2, 7.4]);

/** Their frames and lintels. */
function doorFrames(view: StageView): Drawing {
  return DOORS.map(
    ([x, half, high]) =>
      solid(view, [x - half - 0.55, x + half + 0.55], [WALL, WALL + 0.25], [STAGE, high + 0.6]) +
      solid(view, [x - half - 0.85, x + half + 0.85], [WALL, WALL + 0.6], [high + 0.6, high + 1]),
  ).join("");
}

/** Their openings, darker than any shade on the wall, with the threshold and the jamb that we see: those right of us look into the sun. */
function doorways(view: StageView): Drawing {
  const [y, back] = [WALL + 0.25, WALL - 1.6];
  return DOORS.map(([x, half, high]) => {
    const jamb = x > view.eye[0] ? x + half : x - half;
    return (
      fill(
        area(view, [x - half, y, STAGE], [x + half, y, STAGE], [x + half, y, high], [x - half, y, high]),
        STONE.deep,
      ) +
      fill(
        area(view, [x - half, y, STAGE], [x + half, y, STAGE], [x + half, back, STAGE], [x - half, back, STAGE]),
        STONE.soft,
      ) +
      fill(
        area(view, [jamb, y, STAGE], [jamb, back, STAGE], [jamb, back, high], [jamb, y, high]),
        x > view.eye[0] ? STONE.side : STONE.sun,
      )
    );
  }).join("");
}

/** The podium of the stage: a front of niches between flat pilasters, its floor before the columns. */
function podium(view: StageView): Drawing {
  const arch = (x: number, half: number, low: number, high: number, y = PODIUM): Path =>
    area(
      view,
      [x - half, y, low],
      ...shares(11).map((share): Place => [
        x - half * Math.cos(share * Math.PI),
        y,
        high - half + half * Math.sin(share * Math.PI),
      ]),
      [x + half, y, low],
    );
  const niches = counted(14).map((index) => 19.5 - index * 3);
  return (
    solid(view, [-HALF, HALF], [WALL, PODIUM], [0, STAGE], STONE.worn) +
    niches
      .map((x, index) => {
        const depth = (path: (y: number) => Path): Drawing => fill(path(PODIUM), STONE.deep);
        return (
          solid(view, [x + 1.15, x + 1.55], [PODIUM, PODIUM + 0.16], [0.3, STAGE - 0.4]) +
          (index % 2
            ? depth((y) => area(view, [x - 0.8, y, 0.5], [x + 0.8, y, 0.5], [x + 0.8, y, 2.4], [x - 0.8, y, 2.4])) +
              fill(
                area(
                  view,
                  [x + 0.8, PODIUM, 0.5],
                  [x + 0.8, PODIUM - 0.7, 0.5],
                  [x + 0.8, PODIUM - 0.7, 2.3],
                  [x + 0.8, PODIUM, 2.4],
                ),
                STONE.side,
              )
            : depth((y) => arch(x, 0.82, 0.5, 2.6, y)) + fill(arch(x + 0.36, 0.42, 0.5, 2.3, PODIUM - 0.1), STONE.side))
        );
      })
      .join("") +
    solid(view, [-HALF - 0.1, HALF], [PODIUM, PODIUM + 0.22], [0, 0.34]) +
    solid(view, [-HALF - 0.1, HALF], [PODIUM, PODIUM + 0.3], [STAGE - 0.36, STAGE])
  );
}

/** A column with its base and its spreading capital, in the light of the left. */
function column(view: StageView, [x, y]: Point, [low, high]: Range, wide: number): Drawing {
  const [foot, head] = [view.site([x, y, low]), view.site([x, y, high])];
  const metre = (foot[1] - head[1]) / (high - low);
  const half = (metre * wide) / 2;
  const strip = (from: number, to: number): Path =>
    polygon([
      [foot[0] + from * half, foot[1]],
      [foot[0] + to * half, foot[1]],
      [head[0] + to * half * 0.86, head[1]],
      [head[0] + from * half * 0.86, head[1]],
    ]);
  const flare = (from: number, to: number): Path => {
    const [top, bottom] = [head[1], head[1] + metre * 0.72];
    return `M${head[0] + from * half * 0.9} ${bottom}Q${head[0] + from * half} ${mixed(bottom, top, 0.6)} ${head[0] + from * half * 1.75} ${top}H${head[0] + to * half * 1.75}Q${head[0] + to * half} ${mixed(bottom, top, 0.6)} ${head[0] + to * half * 0.9} ${bottom}Z`;
  };
  const slab = (at: number, reach: number, tall: number): Drawing =>
    fill(box(foot[0] - reach * half, at - tall, reach * 2 * half, tall), STONE.bright) +
    fill(box(foot[0] + reach * half * 0.3, at - tall, reach * half * 0.7, tall), STONE.side);
  return (
    fill(strip(-1, 1), STONE.sun) +
    fill(strip(-1, -0.42), STONE.bright) +
    fill(strip(0.16, 0.5), STONE.soft) +
    fill(strip(0.5, 1), STONE.side) +
    fill(flare(-1, 1), STONE.sun) +
    fill(flare(-1, -0.5), STONE.bright) +
    fill(flare(0.2, 1), STONE.side) +
    slab(foot[1], 1.36, metre * 0.2) +
    slab(foot[1] - metre * 0.2, 1.2, metre * 0.16)
  );
}

/** What two columns and their beam throw on the wall: a dark core in a paler rim, for the sun is not a point. */
function shadeOnWall(view: StageView, [x0, x1]: Range, low: number, beam: number, high: number): Drawing {
  const at = PAIR - 0.5;
  const part = (left: number, right: number, foot: number, top: number, grow: number): Path =>
    area(
      view,
      onWall(view, [left + grow, at, foot]),
      onWall(view, [right - grow, at, foot]),
      onWall(view, [right - grow, at, top + grow]),
      onWall(view, [left + grow, at, top + grow]),
    );
  // The beam grows out of the wall, so that its shade begins at its own corners.
  const beamShade = (grow: number): Path =>
    area(
      view,
      [x1 + 0.2, WALL, beam],
      onWall(view, [x1 + 0.2 + grow, PAIR, beam - grow]),
      onWall(view, [x0 - 0.2 - grow, PAIR, beam - grow]),
      onWall(view, [x0 - 0.2 - grow, PAIR, high + grow]),
      [x0 - 0.2, WALL, high],
    );
  const shape = (grow: number): Path =>
    part(x1 - 0.16, x1 - 1.04, low, beam, grow) + part(x0 + 1.04, x0 + 0.16, low, beam, grow) + beamShade(grow);
  return `<g opacity=".5">${fill(shape(0.1), STONE.soft)}</g><g opacity=".8">${fill(shape(-0.06), "#a27a98")}</g>`;
}

/** Two columns on their pedestals, and the piece of beam that joins them to the wall. */
function pair(view: StageView, span: Range, low: number, beam: number, wide: number): Drawing {
  const [x0, x1] = span;
  const foot = low + (low === STAGE ? 1.05 : 0.3);
  const at = PAIR - 0.55;
  const high = beam + (low === STAGE ? 1.2 : 0.9);
  const pedestals = [x1 - 1.2, x0].map((x) => solid(view, [x, x + 1.2], [PAIR - 1.15, PAIR + 0.05], [low, foot]));
  const teeth = counted(Math.floor((x1 - x0) / 0.46)).map((index) => {
    const from = x0 + 0.1 + index * 0.46;
    return area(
      view,
      [from, PAIR, high - 0.5],
      [from + 0.22, PAIR, high - 0.5],
      [from + 0.22, PAIR, high - 0.28],
      [from, PAIR, high - 0.28],
    );
  });
  return (
    [x1 - 0.6, x0 + 0.6]
      .map((x, index) => (pedestals[index] ?? "") + column(view, [x, at], [foot, beam], wide))
      .join("") +
    solid(view, span, [WALL, PAIR], [beam, high]) +
    fill(
      area(view, [x0, PAIR, beam + 0.4], [x1, PAIR, beam + 0.4], [x1, PAIR, beam + 0.48], [x0, PAIR, beam + 0.48]) +
        teeth.join(""),
      STONE.side,
      0.7,
    ) +
    solid(view, [x0 - 0.25, x1 + 0.25], [WALL, PAIR + 0.3], [high - 0.26, high])
  );
}

/** The lower end of a column that broke: its base, its shaft, and the pale face of the break. */
function stump(view: StageView, x: number, low: number, tall: number): Drawing {
  const at = PAIR - 0.55;
  const side = (from: number, to: number): Path =>
    area(view, [x + from, at, low], [x + to, at, low], [x + to, at, low + tall], [x + from, at, low + tall]);
  return (
    fill(side(0.34, -0.34), STONE.sun) +
    fill(side(0.34, 0.14), STONE.bright) +
    fill(side(-0.1, -0.34), STONE.side) +
    solid(view, [x - 0.48, x + 0.48], [at - 0.4, at + 0.4], [low, low + 0.28])
  );
}

/** The beam that runs along the wall behind the columns and tells the storeys apart. */
function stringCourse(view: StageView, span: Range, low: number, high: number): Drawing {
  return (
    fill(
      area(view, [span[0], WALL, low - 0.5], [span[1], WALL, low - 0.5], [span[1], WALL, low], [span[0], WALL, low]),
      STONE.soft,
      0.7,
    ) +
    solid(view, span, [WALL, WALL + 0.3], [low, high]) +
    solid(view, span, [WALL, WALL + 0.6], [high - 0.26, high])
  );
}

/** The columns in front: all storeys from the far end to the near one: six pairs below, what stands of the two upper rows, statues in the niches between. */
export function stageColumns(sheet: Sheet, view: StageView): Drawing {
  const lower: Range[] = [
    [18, 21],
    [10.4, 13.4],
    [3, 5.8],
    [-5.8, -3],
    [-13.4, -10.4],
    [-21, -18],
  ];
  const upper = [false, true, true, true, false, false];
  const top = [false, false, true, false, false, false];
  const from = BEAM + 1.2;
  const shades = lower.map(
    (span, index) =>
      shadeOnWall(view, span, STAGE, BEAM, BEAM + 1) +
      (upper[index] ? shadeOnWall(view, span, from, UPPER - 0.9, UPPER) : "") +
      (top[index] ? shadeOnWall(view, span, UPPER, TOP - 0.9, TOP) : ""),
  );
  const statues = [8.1, 0, -8.1].map((x) => {
    const niche = (half: number, low: number, high: number): Path =>
      area(
        view,
        [x - half, WALL, low],
        ...shares(9).map((share): Place => [
          x - half * Math.cos(share * Math.PI),
          WALL,
          high - half + half * Math.sin(share * Math.PI),
        ]),
        [x + half, WALL, low],
      );
    const foot = from + 0.9;
    // A robed figure on its block: where its left and right outlines are, from its feet up.
    const robe = (left: number, right: number): Path =>
      area(
        view,
        ...[0.42, 0.36, 0.4, 0.44, 0.16].map((half, step): Place => [x + half * left, WALL, foot + step * 0.62]),
        ...[0.16, 0.44, 0.4, 0.36, 0.42].map((half, step): Place => [x + half * right, WALL, foot + (4 - step) * 0.62]),
      );
    const [hx, hy] = view.site([x, WALL, foot + 2.72]);
    const head = (view.site([x, WALL, 0])[1] - view.site([x, WALL, 1])[1]) * 0.22;
    return (
      fill(niche(1.3, from, 16.3), STONE.sun) +
      fill(niche(1, from + 0.2, 15.9), STONE.deep) +
      fill(
        area(
          view,
          [x + 0.7, WALL, from + 0.2],
          [x - 0.7, WALL, from + 0.2],
          [x - 0.7, WALL, foot],
          [x + 0.7, WALL, foot],
        ),
        STONE.worn,
      ) +
      fill(robe(1, -1), STONE.bright) +
      fill(robe(-0.1, -1), STONE.soft) +
      fill(disc(hx, hy, head, head * 1.2), STONE.bright)
    );
  });
  return [
    stringCourse(view, [-HALF, HALF], BEAM, BEAM + 1.2),
    stringCourse(view, [-8.6, 14.9], UPPER - 0.9, UPPER),
    sheet.clipped(wallFace(view), shades.join("")),
    doorways(view),
    ...statues,
    ...lower.flatMap((span, index) => [
      pair(view, span, STAGE, BEAM, 0.86),
      upper[index] ? pair(view, span, from, UPPER - 0.9, 0.7) : "",
      top[index] ? pair(view, span, UPPER, TOP - 0.9, 0.6) : "",
      // Of some only the stumps are left.
      index === 4 ? stump(view, -11, from, 3.2) + stump(view, -12.8, from, 1.3) : "",
      index === 0 ? stump(view, 18.6, from, 1.6) : "",
      index === 3 ? stump(view, -3.6, UPPER, 1.9) : "",
    ]),
  ].join("");
}
