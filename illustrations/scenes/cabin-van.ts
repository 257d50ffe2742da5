import { cameraOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { type Light, modelled, type Surface, type Tones } from "../kit/form.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { curve, disc, hull, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { capeRoad, ROAD_VIEW } from "../parts/land/capeRoad.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";

/**
 * One has got in and stands in the aisle. In metres: right of the aisle, along it towards the windscreen, up from the floor.
 * The aisle is not in the cabin's middle: pairs of seats are at its left, single ones at its right, as in the real vehicle.
 * The eye is so high and so far along the aisle, behind the two rows in which people sit.
 */
const [EYE, STEP] = [1.45, 0.45] as const;
const view = cameraOf({ ...ROAD_VIEW, eye: EYE });
const at = ([right, away, up]: Place): Point => view([right, away - STEP, up]);
/** How long a metre is on the sheet, so far along the aisle. */
const metre = (away: number): number => ROAD_VIEW.focal / (away - STEP);
const quad = (...places: readonly Place[]): Path => polygon(places.map(at));
const hulled = (places: readonly Place[]): Path => hull(places.map(at));

/** The walls, the roof, where the cabin begins on the sheet, the near side of its dashboard, the pillars of its windscreen. */
const [LEFT, RIGHT, ROOF, NEAR, DASH, FRONT] = [-1.22, 0.8, 2.03, 1, 4.25, 4.6] as const;
/** Where the cabin's middle is, seen from the aisle. */
const MIDDLE = (LEFT + RIGHT) / 2;
/** The lower and upper edge of the windows, how thick the wall is round them, the panes from one pillar to the next. */
const [SILL, HEAD, WALL] = [0.8, 1.62, 0.06] as const;
const PANES = pointsOf([0.3, 0.72, 0.88, 1.5, 1.64, 2.78, 2.98, 3.78, 3.96, 4.48]);
/** The pillars on which the curtains are gathered, and the rail they hang from. */
const [PILLARS, RAIL] = [[1.57, 2.88], 1.66] as const;
/** The racks over the windows: their underside, the upper edge of their lip, how far they reach into the cabin; they end behind the front seats. */
const RACK = { low: 1.7, high: 1.84, deep: 0.27, end: 3.4 } as const;
/** The windscreen leans towards us: how far its foot and head are, how high, half its width there. It is nearly as wide as the cabin. */
const SCREEN = { away: [4.78, 4.5], up: [0.86, 1.965], half: [1, 0.965] } as const;

/**
 * The rows from the front to us, as in the plan beside the picture: two seats at the left, one at the right, but none at the right of the first
 * row, where the sliding door is. The rows behind them are at our back.
 */
const ROWS = [3.07, 2.31] as const;
const PAIR = [-0.965, -0.495] as const;
const SINGLE = 0.5;
/** The seats of the rows stand a little lower than those in front. */
const ROWS_UP = -0.05;
/** The front seats: the driver's and the one beside it, across the cabin, along it, how much higher they stand: on a step. */
const COCKPIT = { across: [-0.72, 0.28], away: 3.8, up: 0.12 } as const;
/** The driver: his middle, where his shoulders are, the foot of his neck; the middle of his wheel. */
const DRIVER = { right: -0.72, away: 3.86, up: 1.23 } as const;
const WHEEL = { right: -0.66, away: 4.36, up: 1.13, radius: 0.22 } as const;

/** Where the sun is: at the left, a little behind us. */
const SUN: Place = [-0.77, -0.54, 0.33];
/** The windows that let it in, with one behind us. */
const SUNLIT: readonly Point[] = [[-1.4, 0.2], ...PANES];
/** How far a place is inside of the sunlight that comes through the left windows; less than 0 in the shade of wall, pillars and curtains. */
function inSun([x, y, z]: Place): number {
  const way = (x - LEFT) / SUN[0];
  const [source, up] = [y - way * SUN[1], z - way * SUN[2]];
  return Math.min(
    up - SILL,
    HEAD - up,
    Math.max(...SUNLIT.map(([from, to]) => Math.min(source - from, to - source) - 0.03)),
  );
}
const LIGHT: Light = { project: at, eye: [0, STEP, EYE], sun: SUN, bright: [-0.6, -0.6, 0.53], inSun };

/** Tan leather and what is sewn on it; cream for curtains; walnut; the dark of shells and gaps; the lining. */
const SADDLE = { sunny: "#f8bb7b", plain: "#cb7d4d", dim: "#975244", deep: "#5f3244" };
const SEWN = { panel: "#8a4636", puff: "#ffdca8", seam: "#743c38", piping: "#fbe3bd" };
const CREAM = { sunny: "#fff4da", plain: "#e6cbb0", dim: "#b3929a", deep: "#7d6380" };
const WOOD = { sunny: "#cf8650", plain: "#8a4a3a", dim: "#6d3936", deep: "#4c2833" };
const SHELL = { sunny: "#7a5f82", plain: "#4f3c62", dim: "#382a4c", deep: "#241a36" };
const DASHBOARD = { sunny: "#b79aa6", plain: "#6a587c", dim: "#3b3054", deep: "#241c3a" };
const LINING = { sunny: "#fbe6c8", lit: "#f0dcc4", plain: "#c9aca8", dim: "#8d748a", deep: "#4f3f62", dark: "#33284a" };
const GLOW = { halo: "#ffcf8a", line: "#fff6dc" };

/** The cabin of the minibus on a clear morning, from behind its second row: the aisle between pairs and single seats of tan leather leads to the windscreen, where the driver steers into the coast road's bend; a child at the window and its mother behind it look at the gulet, a man in a straw hat travels beside them; the bay runs through the windows at the left, a slope of olives through those at the right. */
export const SCENE: Scene = {
  name: "cabin-van",
  seed: 98,
  mood: "day",
  crops: { wide: 190, square: 228 },
  grain: 0.3,
  colours: { sky: ["#1669a8", "#3f9acb", "#cfe8e4"] },
  draw(sheet) {
    sheet.add(capeRoad(sheet));
    drawWalls(sheet);
    drawRoof(sheet);
    drawFloor(sheet);
    drawFront(sheet);
    drawCurtains(sheet);
    for (const away of ROWS) {
      const up = ROWS_UP;
      if (away === ROWS[0]) sheet.add(childAtWindow());
      if (away === ROWS[1]) sheet.add(travellers());
      sheet.add(seat(sheet, { right: PAIR[0], away, up }));
      if (away !== ROWS[0]) sheet.add(seat(sheet, { right: SINGLE, away, up }));
      // The two of a pair share the arm-rest between them.
      sheet.add(seat(sheet, { right: PAIR[1], away, up, outerArm: false }));
    }
  },
};

/** A panel with round corners: its half width, its foot and top, the radii there; some points on each side, so that shadows can cross it. */
function panel(
  [halfLow, halfHigh]: Point,
  [low, high]: Point,
  [roundLow, roundHigh]: Point,
  middle: Point = [0, 0],
): Point[] {
  const corners = [
    [halfLow - roundLow, low + roundLow, roundLow],
    [halfHigh - roundHigh, high - roundHigh, roundHigh],
    [roundHigh - halfHigh, high - roundHigh, roundHigh],
    [roundLow - halfLow, low + roundLow, roundLow],
  ] as const;
  const arcs = corners.map(([x, y, radius], quarter) =>
    shares(7).map((share): Point => {
      const angle = ((quarter - 1 + share) * Math.PI) / 2;
      return [middle[0] + x + Math.cos(angle) * radius, middle[1] + y + Math.sin(angle) * radius];
    }),
  );
  return arcs.flatMap((arc, index) => {
    const [from, to] = [arc.at(-1) ?? [0, 0], arcs[(index + 1) % 4]?.[0] ?? [0, 0]];
    return [
      ...arc,
      ...[0.25, 0.5, 0.75].map((share): Point => [mixed(from[0], to[0], share), mixed(from[1], to[1], share)]),
    ];
  });
}
/** The same between two places across and two lengths. */
const plate = ([left, right]: Point, [low, high]: Point, round: number): Point[] =>
  panel([(right - left) / 2, (right - left) / 2], [low, high], [round, round], [(left + right) / 2, 0]);

/** How a face lies in the cabin: two coordinates of it, and how deep under it. */
type Lay = (s: number, t: number, deep?: number) => Place;
const on = (lay: Lay, outline: readonly Point[]): Path => polygon(outline.map(([s, t]) => at(lay(s, t))));

/** A padded board, bent a little across: its face, a round edge, its sides. The first coordinate goes round it, the second from its middle outwards. */
function board(outline: readonly Point[], lay: Lay, deep: number, round: number, swell: number): Surface {
  const count = outline.length;
  const corner = (index: number): Point => outline[(index + count) % count] ?? [0, 0];
  const [ms, mt] = [0, 1].map((axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / count);
  const half = Math.max(...outline.map(([s]) => Math.abs(s - (ms ?? 0))));
  const inset = (index: number, by: number): Point => {
    const [[s, t], [ps, pt], [ns, nt]] = [corner(index), corner(index - 1), corner(index + 1)];
    const long = Math.hypot(ns - ps, nt - pt) || 1;
    return [s - ((nt - pt) / long) * by, t + ((ns - ps) / long) * by];
  };
  return (u, v) => {
    const index = Math.floor(u * count);
    const turn = within((v - 0.5) / 0.25) * (Math.PI / 2);
    const by = round * (1 - Math.sin(turn));
    const [[s0, t0], [s1, t1]] = [inset(index, by), inset(index + 1, by)];
    const [s, t] = [mixed(s0, s1, u * count - index), mixed(t0, t1, u * count - index)];
    const share = within(v * 2);
    const across = mixed(ms ?? 0, s, share);
    const bent = swell * (1 - ((across - (ms ?? 0)) / half) ** 2);
    return lay(
      across,
      mixed(mt ?? 0, t, share),
      round * (1 - Math.cos(turn)) + Math.max(0, v - 0.75) * 4 * (deep - round) - bent,
    );
  };
}
const padded = (outline: readonly Point[], lay: Lay, [deep, round, swell]: Place, tones: Tones): Drawing =>
  modelled(LIGHT, { surface: board(outline, lay, deep, round, swell), range: [0, 1, 0.003, 1], outward: -1, tones });

/** The panes of a side, at a place across: the inner edge of the wall or its outer one. */
function panes(across: number): Path {
  return PANES.map((pane) => polygon(plate(pane, [SILL, HEAD], 0.09).map(([away, up]) => at([across, away, up])))).join(
    "",
  );
}

/** A surface along the cabin between two lines of a given place across and height. */
function along([x0, u0]: Point, [x1, u1]: Point, from: number = NEAR, to: number = FRONT): Path {
  return quad([x0, from, u0], [x0, to, u0], [x1, to, u1], [x1, from, u1]);
}

/** A gradient of evenly spaced colours to the right. */
function sideways(sheet: Sheet, colours: readonly string[], from: number, to: number): string {
  return sheet.linear(
    colours.map((colour, index) => [index / (colours.length - 1), colour]),
    [Math.round(from), 0],
    [Math.round(to), 0],
  );
}

/** Both walls with the thickness of the windows' frames; the left one is against the light, the right one lies in it. */
function drawWalls(sheet: Sheet): void {
  const whole = (across: number, holes: Path, colour: string): Drawing =>
    `<path d="${along([across, -0.1], [across, ROOF + 0.2])}${holes}" fill="${colour}" fill-rule="evenodd"/>`;
  const tint = (across: number): Drawing =>
    sheet.clipped(
      panes(across),
      fill("M-20 0H1620V1200H-20Z", "#1d4f74", 0.13) +
        fill("M40 200H150L-60 900H-170Z M420 300H450L330 700H300Z M1480 200H1560L1440 700H1360Z", "#ffffff", 0.12),
    );
  // The sun that comes through the left windows lies on the lower half of the right wall.
  const lit = PANES.map(([from, to]) => along([RIGHT, 0.12], [RIGHT, SILL - 0.09], from + 1, to + 0.9));
  const frame = (across: number, colour: string): Drawing => stroke(panes(across), colour, 7);
  sheet.add(
    tint(LEFT - WALL) + tint(RIGHT + WALL),
    whole(LEFT - WALL, panes(LEFT - WALL), "#2a2140"),
    sheet.clipped(panes(LEFT), fill(along([LEFT, SILL], [LEFT - WALL, SILL]), LINING.sunny)),
    whole(LEFT, panes(LEFT), sideways(sheet, ["#6f5a7c", LINING.deep], 0, 640)),
    frame(LEFT, LINING.dark),
    fill(along([LEFT, 0.66], [LEFT, 0.72]), WOOD.plain) + fill(along([LEFT, 0.72], [LEFT, 0.735]), GLOW.halo),
    whole(RIGHT + WALL, panes(RIGHT + WALL), "#2a2140"),
    sheet.clipped(panes(RIGHT), fill(along([RIGHT, SILL], [RIGHT + WALL, SILL]), "#fff3dc")),
    whole(RIGHT, panes(RIGHT), sideways(sheet, [LINING.dim, LINING.plain, LINING.lit], 1120, 1640)),
    frame(RIGHT, LINING.dark),
    fill(along([RIGHT, 0], [RIGHT, 0.72]), "#a9847f"),
    fill(lit.join(""), "#efcfa4"),
    fill(along([RIGHT, 0.66], [RIGHT, 0.72]), WOOD.sunny) + fill(along([RIGHT, 0.72], [RIGHT, 0.735]), GLOW.line),
    fill(along([RIGHT, 0], [RIGHT, 0.12]), LINING.deep),
  );
}

/** Curtains gathered on the pillars: each a cloth in folds, drawn in at its tie; those at the left against the light. */
function drawCurtains(sheet: Sheet): void {
  const wideAt = (up: number): number =>
    0.05 + 0.11 * within((up - 1.12) / 0.5) ** 1.3 + 0.05 * within((1.08 - up) / 0.28);
  for (const [across, way, tones] of [
    [LEFT, 1, { sunny: CREAM.plain, plain: "#d9bba8", dim: "#ad8e98", deep: "#77607f" }],
    [RIGHT, -1, { sunny: CREAM.sunny, plain: CREAM.sunny, dim: "#e3c5ab", deep: "#b08e95" }],
  ] as const) {
    const light: Light = { ...LIGHT, bright: [way * 0.3, -0.95, 0.1], inSun: () => -1 };
    sheet.add(
      fill(along([across + way * 0.02, RAIL - 0.004], [across + way * 0.02, RAIL + 0.012], NEAR, 3.5), CREAM.plain),
    );
    for (const middle of PILLARS.toReversed()) {
      // No deeper than one can see into the folds from here.
      const deep = (Math.abs(across) / (middle - STEP)) * 0.058;
      const cloth: Surface = (u, v) => {
        const up = mixed(RAIL - 0.005, SILL - 0.05, v);
        const wide = wideAt(up);
        return [
          across + way * (0.035 + wide * deep * Math.cos(u * Math.PI * 4.5 + Math.sin(v * 5) * 0.8)),
          middle + u * wide,
          up,
        ];
      };
      const tie = (u: number, v: number): Point =>
        at([across + way * 0.04, middle + u * 0.05, 1.112 - v * 0.034 + u * u * 0.014]);
      const [upper, lower] = [0, 1].map((v) => shares(9).map((share) => tie(share * 2 - 1, v)));
      sheet.add(
        modelled(light, { surface: cloth, range: [-1, 1, 0, 1], outward: way > 0 ? -1 : 1, tones }),
        fill(polygon([...(upper ?? []), ...(lower ?? []).toReversed()]), way > 0 ? "#8f4a4a" : "#d3a07c"),
      );
    }
  }
}

/** The roof: a panel between two lines of light, the racks over the windows, under them air vents and reading lamps for each row. */
function drawRoof(sheet: Sheet): void {
  const [from, to] = [MIDDLE - 0.46, MIDDLE + 0.46];
  const level = (outline: readonly Point[], up: number): Path => polygon(outline.map(([x, y]) => at([x, y, up])));
  const round = (x: number, y: number, radius: number): Point[] =>
    plate([x - radius, x + radius], [y - radius, y + radius], radius);
  const shelf = (one: Point, other: Point): Path => along(one, other, NEAR, RACK.end);
  const rack = (side: 1 | -1): Drawing => {
    const [wall, edge] = side < 0 ? [LEFT, LEFT + RACK.deep] : [RIGHT, RIGHT - RACK.deep];
    const inner = edge + side * 0.03;
    const bright = side > 0;
    const middle = (wall + edge) / 2;
    const units = [...ROWS, 1.55].map((row) => {
      const y = row + 0.32;
      const vents = [y - 0.12, y + 0.01];
      return (
        fill(
          level(plate([middle - 0.085, middle + 0.085], [y - 0.2, y + 0.22], 0.05), RACK.low),
          bright ? "#f7e8d0" : "#6b5878",
        ) +
        fill(
          level(plate([middle - 0.075, middle + 0.075], [y - 0.19, y + 0.21], 0.045), RACK.low),
          bright ? "#a98c92" : "#33284a",
        ) +
        vents
          .map(
            (z) =>
              fill(level(round(middle, z - 0.04, 0.038), RACK.low), "#d8c3b8") +
              fill(level(round(middle, z - 0.04, 0.029), RACK.low), "#2a2140") +
              fill(level(round(middle, z - 0.04, 0.012), RACK.low), "#a08a9a"),
          )
          .join("") +
        [-0.035, 0.035]
          .map(
            (off) =>
              fill(level(round(middle + off, y + 0.14, 0.034), RACK.low), GLOW.halo, 0.75) +
              fill(level(round(middle + off, y + 0.14, 0.024), RACK.low), GLOW.line),
          )
          .join("")
      );
    });
    return (
      fill(shelf([edge, RACK.high], [edge, 1.95]), bright ? "#6a506c" : "#241c38") +
      fill(along([edge, 1.925], [side < 0 ? from - 0.07 : to + 0.07, ROOF]), bright ? "#e3c6b2" : "#6d5876") +
      fill(shelf([edge, 1.885], [edge, 1.9]), bright ? "#fff0d6" : "#b59aa4") +
      [...ROWS, 1.4]
        .map((z) => fill(along([edge, RACK.high], [edge, 1.9], z, z + 0.02), bright ? "#fff0d6" : "#b59aa4"))
        .join("") +
      fill(shelf([edge, RACK.low + 0.03], [edge, RACK.high]), bright ? WOOD.sunny : WOOD.dim) +
      stroke(
        [1.78, 1.81].map((up) => polyline([at([edge, NEAR, up]), at([edge, RACK.end, up])])).join(""),
        bright ? WOOD.plain : WOOD.deep,
        2,
        0.6,
      ) +
      fill(shelf([edge, RACK.high - 0.012], [edge, RACK.high]), bright ? "#f6d09c" : "#a5674a") +
      fill(shelf([edge, RACK.low + 0.03], [inner, RACK.low]), bright ? LINING.lit : LINING.dim) +
      fill(
        shelf([inner, RACK.low], [wall, RACK.low]),
        bright
          ? sideways(sheet, ["#c9aaa6", "#e4cab8"], 1150, 1640)
          : sideways(sheet, ["#5d4b6c", LINING.deep], 0, 640),
      ) +
      fill(shelf([wall, RACK.low], [wall, RACK.low - 0.03]), GLOW.halo, 0.6) +
      fill(shelf([wall, RACK.low - 0.004], [wall, RACK.low - 0.014]), GLOW.line) +
      units.join("")
    );
  };
  const vents = [1.2, 2, 2.8].map((z) => plate([MIDDLE - 0.16, MIDDLE + 0.16], [z, z + 0.1], 0.04));
  sheet.add(
    fill(along([LEFT, ROOF], [RIGHT, ROOF]), LINING.dim),
    fill(along([from, ROOF], [to, ROOF]), sheet.downwards(["#b698a6", "#ecd3bf"], 0, 330)),
    stroke(
      [1, 1.62, 2.42, 3.22].map((z) => polyline([at([from, z, ROOF]), at([to, z, ROOF])])).join(""),
      "#9a7c92",
      3,
      0.6,
    ),
    ...vents.map(
      (vent) =>
        fill(level(vent, ROOF), "#8d718a") +
        sheet.clipped(
          level(vent, ROOF),
          stroke(
            counted(7)
              .map((index) =>
                polyline([at([MIDDLE - 0.13 + index * 0.043, 1, ROOF]), at([MIDDLE - 0.13 + index * 0.043, 4, ROOF])]),
              )
              .join(""),
            "#5a4566",
            6,
          ),
        ),
    ),
    rack(-1) + rack(1),
    ...[from, to].flatMap((x) => [
      fill(along([x - 0.075, ROOF - 0.004], [x + 0.075, ROOF - 0.004]), GLOW.halo, 0.6),
      fill(along([x - 0.022, ROOF - 0.006], [x + 0.022, ROOF - 0.006]), GLOW.line),
    ]),
  );
}

/** The aisle: dark planks with pale strips between them, a line of light at both edges, the sun that comes in between the rows as two soft pools. */
function drawFloor(sheet: Sheet): void {
  const [left, right] = [-0.23, 0.25];
  const pools = ROWS.map((away) =>
    quad([left, away + 0.3, 0], [left, away + 0.5, 0], [right - 0.1, away + 0.66, 0], [right - 0.1, away + 0.46, 0]),
  ).join("");
  const joints = shares(6)
    .slice(1, -1)
    .map((share) => mixed(left, right, share));
  const strips = joints.map((x) => along([x - 0.005, 0], [x + 0.005, 0], NEAR, DASH)).join("");
  const edges = (half: number): Path =>
    [left, right].map((x) => along([x - half, 0.004], [x + half, 0.004], NEAR, DASH)).join("");
  sheet.add(
    fill(along([LEFT, 0], [RIGHT, 0], NEAR, DASH), "#3a2c4e"),
    fill(along([left, 0], [right, 0], NEAR, DASH), sheet.downwards(["#6b4250", "#4f2f48"], 800, 1200)),
    fill(strips, "#c79a86", 0.7),
    fill(pools, "#d99a5e", 0.4),
    fill(edges(0.02), GLOW.halo, 0.45) + fill(edges(0.006), GLOW.line),
  );
}

/** The front of the cabin: the windscreen between its pillars, under it the dashboard, the driver, the front seats. */
function drawFront(sheet: Sheet): void {
  drawWindscreen(sheet);
  sheet.add(dashboard(sheet), cockpitStep(), steeringWheel(), driver());
  const { across, away, up } = COCKPIT;
  for (const right of across) sheet.add(seat(sheet, { right, away, up }));
}

/** The step on which the front seats stand, over the whole width: its carpet, its riser with a pale nosing. */
function cockpitStep(): Drawing {
  const [from, up] = [COCKPIT.away - 0.12, COCKPIT.up];
  const riser = (low: number, high: number): Path =>
    quad([LEFT, from, low], [LEFT, from, high], [RIGHT, from, high], [RIGHT, from, low]);
  return (
    fill(along([LEFT, up], [RIGHT, up], from, DASH), "#57446a") +
    fill(riser(0, up), "#463558") +
    fill(riser(up - 0.025, up), "#c79a86") +
    fill(riser(0, 0.012), SHELL.deep)
  );
}

/** The windscreen, nearly as wide as the cabin: slim pillars, the header in which the roof comes down to it, wipers, visors, the mirror. */
function drawWindscreen(sheet: Sheet): void {
  const onScreen: Lay = (s, t) => [MIDDLE + s, mixed(...SCREEN.away, t), mixed(...SCREEN.up, t)];
  const screen = on(onScreen, panel(SCREEN.half, [0, 1], [0.03, 0.12]));
  const [left, right] = [LEFT - 0.01, RIGHT + 0.01];
  const front = quad([left, FRONT, 0], [left, FRONT, ROOF], [right, FRONT, ROOF], [right, FRONT, 0]);
  const roofEnd = 4.24;
  const hung = (outline: readonly Point[]): Path => polygon(outline.map(([x, up]) => at([MIDDLE + x, 4.36, up])));
  const visors = (low: number): Path =>
    [-0.44, 0.44].map((x) => hung(plate([x - 0.3, x + 0.3], [low, 1.95], 0.03))).join("");
  // The flank of a pillar; the right one lies in the light that comes from the left.
  const flank = (wall: number, inner: number): Path =>
    quad([wall, FRONT, 0.8], [inner, FRONT, 0.8], [inner, FRONT, 1.96], [wall, FRONT, 1.96]);
  const wiper = ([s0, t0]: Point, [s1, t1]: Point): Path => polyline([at(onScreen(s0, t0)), at(onScreen(s1, t1))]);
  sheet.add(
    sheet.clipped(screen, fill("M690 300H780L690 640H600Z M800 300H824L734 640H710Z", "#ffffff", 0.13)),
    sheet.clipped(
      screen,
      stroke(wiper([-0.55, 0.01], [0.12, 0.055]) + wiper([0.24, 0.01], [0.86, 0.055]), "#3a3054", 4),
    ),
    `<path d="${front}${screen}" fill="${LINING.deep}" fill-rule="evenodd"/>`,
    fill(flank(RIGHT, RIGHT - 0.03), "#8a7089") + fill(flank(LEFT - 0.01, LEFT + 0.02), "#3f3156"),
    fill(
      quad([LEFT, roofEnd, ROOF], [RIGHT, roofEnd, ROOF], [RIGHT, FRONT, 1.98], [LEFT, FRONT, 1.98]),
      sheet.downwards(["#c3a3ac", "#8d7290"], 294, 330),
    ),
    fill(along([MIDDLE - 0.48, ROOF], [MIDDLE + 0.48, ROOF], roofEnd - 0.12, roofEnd), GLOW.line),
    stroke(screen, LINING.dark, 5),
    fill(visors(1.872), "#7b6480") + fill(visors(1.884), "#b598a4"),
    fill(hung(plate([-0.015, 0.015], [1.78, 1.95], 0.006)) + hung(plate([-0.13, 0.13], [1.7, 1.79], 0.035)), "#2a2342"),
    fill(hung(plate([-0.117, 0.117], [1.712, 1.778], 0.028)), "#8fc3d6"),
    amulet(),
  );
}

/** The driver from behind in a white shirt with long sleeves, both hands on the wheel: it is turned into the bend, the left hand over its top, the right one at its side. */
function driver(): Drawing {
  const skin = { lit: "#c98660", plain: "#a8694c", shade: "#85513f" };
  const shirt = { lit: "#fffaf0", plain: "#f1e6dc", shade: "#b3a6c0" };
  const { right, away, up } = DRIVER;
  const hand = (turn: number): Drawing =>
    fill(limb(rimAt(turn - 0.14), rimAt(turn + 0.12), [0.046, 0.044]), skin.shade) +
    fill(limb(rimAt(turn - 0.08, -0.01), rimAt(turn + 0.14, -0.008), [0.036, 0.036]), skin.lit) +
    stroke(
      [-0.12, 0, 0.12].map((by) => polyline([0.006, 0.036].map((out) => at(rimAt(turn + by, out))))).join(""),
      skin.shade,
      1.6,
    );
  // The right arm is one line: from the shoulder down to the elbow, which is held out over the aisle, up to the hand.
  const shoulder: Place = [right + 0.16, away, up - 0.1];
  const elbow: Place = [right + 0.34, away + 0.12, up - 0.25];
  const wrist = rimAt(0.14, 0.03);
  const cuff: Place = [
    mixed(elbow[0], wrist[0], 0.74),
    mixed(elbow[1], wrist[1], 0.74),
    mixed(elbow[2], wrist[2], 0.74),
  ];
  const towardsLight = ([x, y, z]: Place): Place => [x - 0.012, y, z + 0.016];
  const [x, y] = at([right, away, up]);
  return (
    fill(limb([right + 0.02, away + 0.2, up - 0.13], rimAt(1.5, -0.03), [0.055, 0.036]), shirt.shade) +
    hand(1.3) +
    fill(limb(elbow, wrist, [0.05, 0.032]), skin.plain) +
    hand(0.32) +
    fill(limb(elbow, cuff, [0.056, 0.044]) + limb(shoulder, elbow, [0.078, 0.058]), shirt.shade) +
    fill(limb(towardsLight(elbow), towardsLight(cuff), [0.036, 0.028]), shirt.plain) +
    fill(limb(towardsLight(shoulder), towardsLight(elbow), [0.062, 0.038]), shirt.plain) +
    // In centimetres, from the foot of the neck.
    place(
      fill("M-23 44C-25 22-23 9-14 5L-6-1H6L14 5C22 8 24 16 20 44Z", shirt.plain) +
        fill("M-23 44C-25 22-23 9-14 5L-6-1C-9 8-12 20-12 44Z", shirt.lit) +
        fill("M6-1L14 5C18 7 17 24 16 44H10C14 24 12 10 6-1Z", shirt.shade) +
        headFromBehind(skin) +
        fill("M-6.6-1.4Q0 2 6.6-1.4L7.4 2.6Q0 6.4-7.4 2.6Z", shirt.lit),
      x,
      y,
      metre(away) / 100,
    )
  );
}

/** A head with short dark hair, from behind, on its neck; in centimetres, from the foot of the neck. */
function headFromBehind(skin: { lit: string; plain: string; shade: string }): Drawing {
  return (
    fill("M-5-10H5.4L6.4 2Q0 5-6.4 2Z", skin.plain) +
    fill("M1-10H5.4L6.4 2Q4 3.2 1.6 3.4Z", skin.shade) +
    fill("M-7-16C-7.4-24-4.5-28.5.3-28.5S8.4-24 8-15C7.6-9 5-5.5 0-5.5S-6.6-10-7-16Z", skin.plain) +
    fill(disc(-7.2, -15, 1.3, 2.6), skin.lit) +
    fill("M-7.4-14C-8.4-24-4.8-29 .3-29S8.6-25 7.8-18.4L6.4-18.6L5.6-11.6Q4.6-8.2 0-7.6Q-4.8-8-6-11Z", "#3a2630") +
    fill("M-7.4-14C-8.4-24-4.8-29 .3-29C-3-26-5-21-4.6-14Q-4.4-10-2.6-7.8Q-5-8.4-6-11Z", "#6e4638") +
    fill(disc(6.6, -15, 1.5, 2.8), skin.shade)
  );
}

/** Puts a figure that is drawn in centimetres from the foot of its neck to a place in the cabin. */
function seated(figure: Drawing, [right, away, up]: Place): Drawing {
  const [x, y] = at([right, away, up]);
  return place(figure, x, y, metre(away) / 100);
}

/** Those who travel in the second row, from behind: at the left a woman with a bun, in half profile towards the bay, at the right a man in a straw hat. */
function travellers(): Drawing {
  const away = ROWS[1] + 0.06;
  const shoulders = (lit: string, shade: string): Drawing =>
    fill("M-16 40C-19 16-17 8-11 5L-5-1H5L11 5C17 8 19 16 16 40Z", shade) +
    fill("M-16 40C-19 16-17 8-11 5L-5-1H2C-3 7 4 20 4 40Z", lit);
  const neck = fill("M-4.6-10H5L5.8 2Q0 5-5.8 2Z", "#b8775a") + fill("M1-10H5L5.8 2Q3.6 3.4 1.6 3.4Z", "#8f5844");
  const woman =
    shoulders("#e9786a", "#b24f58") +
    neck +
    fill(
      "M-4-25C-8-24-9.4-21-9.2-17.8L-11.6-13.8L-9.6-12.8L-10-10.6L-9.2-9.6Q-9.4-5.4-6-5Q-3-4.8 1-7L4-20Z",
      "#e3a37c",
    ) +
    fill("M-6-5Q-3-4.8 1-7L2-13Q-1-8-6-5Z", "#bd7d5c") +
    fill(disc(9.4, -24.4, 5.2, 5), "#4a2630") +
    fill(disc(8.4, -25.6, 3.4, 3.2), "#8a4c3c") +
    fill(
      "M-8.8-20C-9.2-27-4-30.6 1.4-30C8-29.4 11-23.6 10-16.6C9.4-11 7-7 3.2-5.6C3.6-9 2.8-11 .8-12C0-16.4-3-18.8-8.8-20Z",
      "#4a2630",
    ) +
    fill("M-8.8-20C-9.2-27-4-30.6 1.4-30C-2-28-3.4-24-2.4-18Q-5-19.4-8.8-20Z", "#8a4c3c") +
    fill(disc(0.2, -12.8, 1.5, 2.2), "#c98660") +
    fill(disc(0, -9.6, 0.9, 1.2), "#ffd98a");
  const man =
    shoulders("#6fa3c4", "#43719c") +
    neck +
    fill("M-7.4-18H7.8C8-13 7-9.4 5.2-7.4Q0-5.8-4.8-7.4C-6.8-9.4-7.6-13-7.4-18Z", "#4d3a48") +
    fill("M-7.4-18H-1.6C-2.6-12-2.4-9-1.4-6.6Q-3.4-6.8-4.8-7.4C-6.8-9.4-7.6-13-7.4-18Z", "#85696c") +
    fill(disc(7.6, -14.6, 1.6, 2.8), "#8f5844") +
    fill(disc(-7.2, -14.6, 1.4, 2.8), "#d2946e") +
    fill(disc(0, -18.4, 15, 3.8), "#d6ab74") +
    fill("M-15-18.6A15 3.8 0 0 1 2-22L0-15.4Q-13-15.6-15-18.6Z", "#ffe9bd") +
    fill("M-8.6-19C-8.8-27-7.4-31.4-3.4-31.4Q0-29.8 3.4-31.4C7.4-31.4 8.8-27 8.6-19Q0-16.4-8.6-19Z", "#d9b27c") +
    fill("M-8.6-19C-8.8-27-7.4-31.4-3.4-31.4Q-1-30.4 0-30.4C-2-26-2-21-1-17.6Q-5-17.8-8.6-19Z", "#fff0cc") +
    fill("M-8.6-19L-8.7-22.4Q0-19.6 8.7-22.4L8.6-19Q0-16.4-8.6-19Z", "#3c2c50");
  return seated(woman, [PAIR[0] - 0.025, away, 1.045]) + seated(man, [SINGLE + 0.02, away, 1.035]);
}

/** A child on its knees at the window of the first row, who looks out at the gulet, a hand on the pane. */
function childAtWindow(): Drawing {
  const child =
    fill("M-13 34C-14 12-12 4-5 1L4 0C12 3 15 12 15 34Z", "#3f86a0") +
    fill("M-13 34C-14 12-12 4-5 1L-1 .6C-6 8-7 20-6 34Z", "#8fd0d0") +
    fill("M-3-6H4L4.6 2Q1 4-3.4 2Z", "#b8775a") +
    fill("M-8-19Q-9-16-8.6-14.4L-10.4-11.4L-8.8-10.4L-9-8Q-8.6-4.6-5.6-4.2Q-1-3 3-6L4-22Z", "#e9ad85") +
    fill("M-5.6-4.2Q-1-3 3-6L3.4-12Q0-7-5.6-4.2Z", "#c98660") +
    fill("M-8.6-18.4C-8.6-25 3-29.6 8-23C11.4-18 9.6-8 3.6-5.6C4.4-9 3-11 1-11.6C0-16-4-18-8.6-18.4Z", "#6a3a34") +
    fill("M-8.6-18.4C-8.6-25-3-27.4 1.6-26.6C-1-25-2-22-1.4-16.2Q-4.6-18-8.6-18.4Z", "#a8664a") +
    fill(disc(0.6, -12.4, 1.5, 2.1), "#c98660") +
    fill("M7.4-21C14-22.6 17-14 13.4-6C12.6-11 10.6-14 7.6-15Z", "#6a3a34") +
    fill("M7-21.6L9.4-20.6L8.8-15L6.8-15.4Z", "#e9786a");
  const away = ROWS[0] + 0.22;
  const [right, up] = [-0.99, 1.08];
  const hand: Place = [LEFT + 0.03, away + 0.17, 1.13];
  return (
    seated(child, [right, away, up]) +
    fill(limb([right - 0.06, away, up - 0.09], hand, [0.045, 0.03]), "#8fd0d0") +
    fill(limb([hand[0], hand[1], hand[2] + 0.01], [hand[0] - 0.01, hand[1], hand[2] + 0.06], [0.024, 0.026]), "#e9ad85")
  );
}

/** A limb between two joints, with its radius at each. */
function limb(from: Place, to: Place, [first, last]: Point): Path {
  const ring = ([x, y, z]: Place, radius: number): Place[] =>
    counted(16).map((index) => [
      x + Math.cos((index / 8) * Math.PI) * radius,
      y,
      z + Math.sin((index / 8) * Math.PI) * radius,
    ]);
  return hulled([...ring(from, first), ...ring(to, last)]);
}

/** A place on the rim of the wheel, by the angle from its right upwards, or so far outside of it; its top leans away from the driver. */
function rimAt(angle: number, outside = 0): Place {
  const radius = WHEEL.radius + outside;
  return [
    WHEEL.right + Math.cos(angle) * radius,
    WHEEL.away + Math.sin(angle) * radius * 0.4,
    WHEEL.up + Math.sin(angle) * radius * 0.92,
  ];
}

/** The steering wheel: a padded rim, three spokes, turned a little to the right, the hub. */
function steeringWheel(): Drawing {
  const turned = -0.35;
  const rim = polygon(counted(40).map((index) => at(rimAt(index / 6.3662))));
  const spoke = (angle: number): Path => limb(rimAt(angle, -0.01), rimAt(angle, -0.15), [0.014, 0.026]);
  const hub = polygon(counted(24).map((index) => at(rimAt(index / 3.8197, -0.145))));
  const column = limb([WHEEL.right, WHEEL.away, WHEEL.up], [WHEEL.right, 4.6, 0.86], [0.06, 0.08]);
  return (
    fill(column, "#2a2142") +
    fill([0, Math.PI, -Math.PI / 2].map((angle) => spoke(angle + turned)).join(""), "#3b3054") +
    fill(hub, "#2a2142") +
    stroke(rim, "#1d1630", 10) +
    stroke(polyline(counted(16).map((index) => at(rimAt(1.5 + index / 8, 0.004)))), "#8d789c", 3)
  );
}

/** The blue bead against the evil eye that hangs from the mirror. */
function amulet(): Drawing {
  const [x, y] = at([MIDDLE, 4.36, 1.705]);
  return (
    stroke(`M${x} ${y}v6`, "#2a2342", 2) +
    fill(disc(x, y + 12, 8), "#1c4f8c") +
    fill(disc(x, y + 12, 4.4), "#f4f0e4") +
    fill(disc(x, y + 12, 2.2), "#14304c")
  );
}

/** The dashboard: a deep shelf under the windscreen, then a soft roll over the whole width that rises to a hood over the instruments, walnut and a line of light on it, vents, the screen with the map, the console. */
function dashboard(sheet: Sheet): Drawing {
  const hump = (x: number): number => 0.11 * Math.exp(-(((x - WHEEL.right) / 0.26) ** 4));
  const roll: Surface = (x, turn) => [x, DASH + 0.16 + 0.16 * Math.cos(turn), 0.79 + (0.08 + hump(x)) * Math.sin(turn)];
  const face: Lay = (s, t, deep = 0) => [s, DASH - 0.02 + deep, t];
  const strip = (low: number, high: number): Path => on(face, plate([LEFT, RIGHT], [low, high], 0.004));
  const vents = [LEFT + 0.14, MIDDLE - 0.26, MIDDLE + 0.26, RIGHT - 0.14];
  const screen = on(face, plate([MIDDLE - 0.16, MIDDLE + 0.16], [0.73, 0.93], 0.02));
  const glass = on(face, plate([MIDDLE - 0.147, MIDDLE + 0.147], [0.743, 0.917], 0.014));
  const [sx, sy] = at(face(MIDDLE, 0.83));
  const [foot, deck] = [SCREEN.up[0], 0.8];
  const shelf = (from: number, to: number, [left, right]: Point = [LEFT, RIGHT]): Path => {
    const up = (share: number): number => mixed(deck, foot, share);
    const away = (share: number): number => mixed(DASH + 0.1, SCREEN.away[0], share);
    return quad(
      [left, away(from), up(from)],
      [left, away(to), up(to)],
      [right, away(to), up(to)],
      [right, away(from), up(from)],
    );
  };
  return (
    fill(shelf(0, 1), "#5f4d72") +
    fill(shelf(0, 0.62), "#7d6888") +
    fill(shelf(0.78, 0.9, [LEFT + 0.2, RIGHT - 0.2]), "#2f2548") +
    fill(on(face, plate([LEFT, RIGHT], [0, 0.82], 0.01)), DASHBOARD.deep) +
    modelled(
      { ...LIGHT, inSun: () => 0.05 },
      { surface: roll, range: [LEFT, RIGHT, 0.2, 3.3], outward: -1, tones: DASHBOARD },
    ) +
    fill(strip(0.63, 0.7), WOOD.plain) +
    fill(strip(0.68, 0.7), WOOD.sunny) +
    fill(strip(0.615, 0.627), GLOW.halo) +
    vents
      .map(
        (x) =>
          fill(on(face, plate([x - 0.075, x + 0.075], [0.72, 0.78], 0.025)), "#a58c9c") +
          fill(on(face, plate([x - 0.067, x + 0.067], [0.727, 0.773], 0.02)), "#1d1630"),
      )
      .join("") +
    fill(on(face, plate([MIDDLE - 0.2, MIDDLE + 0.2], [0, 0.67], 0.03)), SHELL.dim) +
    fill(on(face, plate([MIDDLE - 0.16, MIDDLE + 0.16], [0.46, 0.58], 0.02)), SHELL.plain) +
    fill(screen, "#1a142c") +
    fill(glass, "#2f8fae") +
    sheet.clipped(
      glass,
      fill(
        `M${sx - 60} ${sy + 30}Q${sx - 30} ${sy - 6} ${sx} ${sy + 4}T${sx + 60} ${sy - 30}V${sy + 40}H${sx - 60}Z`,
        "#ecdcb4",
      ) +
        stroke(`M${sx - 40} ${sy + 26}Q${sx - 10} ${sy + 4} ${sx + 8} ${sy + 10}T${sx + 44} ${sy - 10}`, "#c9543c", 3),
    )
  );
}

/** How far a back leans towards us, for each metre up from the cushion. */
const LEAN = 0.2;
const BACK = panel([0.2, 0.222], [0.4, 1.03], [0.06, 0.1]);
const HEADREST = panel([0.128, 0.142], [1.005, 1.175], [0.05, 0.065]);
/** The seam round the head-rest's middle. */
const SEAM = panel([0.096, 0.106], [1.032, 1.148], [0.03, 0.04]);
/** Where a seat is and how it differs from others: higher, without the arm-rest on the side of the wall. */
interface SeatOptions {
  right: number;
  away: number;
  up?: number;
  outerArm?: boolean;
}

/** A seat from behind: its foot, cushion, slim back with the head-rest grown into it, arm-rests. */
function seat(sheet: Sheet, { right, away, up: raised = 0, outerArm = true }: SeatOptions): Drawing {
  const onBack: Lay = (s, t, deep = 0) => [right + s, away - (t - 0.42) * LEAN + deep, t + raised];
  const onHead: Lay = (s, t, deep = 0) => onBack(s, t, deep - 0.012);
  const flat =
    (up: number): Lay =>
    (s, t, deep = 0) => [right + s, away + t, up + raised - deep];
  const inner = right > 0 ? -1 : 1;
  const box = ([s0, s1]: Point, [t0, t1]: Point, [low, high]: Point): Path =>
    hulled([s0, s1].flatMap((s) => [t0, t1].flatMap((t) => [low, high].map((up): Place => [right + s, away + t, up]))));
  const arm = (side: number): Drawing => {
    const middle = side * 0.252;
    const [near, far] = [middle - 0.02, middle + 0.02];
    const flank = side * inner > 0 ? middle - side * -0.02 : near;
    return (
      fill(box([near, far], [0.06, 0.36], [0.36 + raised, 0.6 + raised]), SHELL.deep) +
      fill(
        quad(
          [right + flank, away + 0.06, 0.36 + raised],
          [right + flank, away + 0.36, 0.36 + raised],
          [right + flank, away + 0.36, 0.6 + raised],
          [right + flank, away + 0.06, 0.6 + raised],
        ),
        right > 0 ? "#6d4f6c" : SHELL.dim,
      ) +
      padded(plate([middle - 0.036, middle + 0.036], [-0.03, 0.42], 0.03), flat(0.65), [0.05, 0.018, 0.006], SADDLE)
    );
  };
  return (
    seatBase(right, away, Math.max(0, raised), 0.3 + raised) +
    padded(plate([-0.22, 0.22], [-0.02, 0.52], 0.06), flat(0.35), [0.06, 0.02, 0], SHELL) +
    padded(plate([-0.225, 0.225], [-0.02, 0.54], 0.06), flat(0.46), [0.12, 0.04, 0.01], SADDLE) +
    (outerArm ? arm(-inner) : "") +
    padded(BACK, onBack, [0.1, 0.035, 0.022], SADDLE) +
    backDetail(sheet, onBack, away, inner) +
    padded(HEADREST, onHead, [0.11, 0.035, 0.022], SADDLE) +
    stroke(
      on((s, t) => onHead(s, t, -0.014), SEAM),
      SEWN.seam,
      metre(away) * 0.0032,
    ) +
    arm(inner)
  );
}

/** What a seat stands on, from the floor to under its cushion: two rails along the cabin, a skirt, its flank at the aisle in the light. */
function seatBase(right: number, away: number, floor: number, top: number): Drawing {
  const inner = right > 0 ? -1 : 1;
  const foot = floor + 0.045;
  const flank = right + inner * 0.2;
  const rail = (side: number): Path =>
    hulled(
      [-0.025, 0.025].flatMap((by) =>
        [0.02, 0.5].flatMap((deep) => [floor, foot].map((up): Place => [right + side * 0.155 + by, away + deep, up])),
      ),
    );
  return (
    fill(
      quad(
        [right - 0.2, away + 0.04, floor],
        [right - 0.2, away + 0.5, floor],
        [right + 0.28, away + 0.56, floor],
        [right + 0.26, away + 0.04, floor],
      ),
      SHELL.deep,
      0.6,
    ) +
    fill(rail(-1) + rail(1), "#9a86a4") +
    fill(
      quad(
        [flank, away + 0.06, foot],
        [flank, away + 0.46, foot],
        [flank, away + 0.46, top],
        [flank, away + 0.06, top],
      ),
      right > 0 ? "#a58593" : SHELL.plain,
    ) +
    fill(
      quad(
        [right - 0.2, away + 0.06, foot],
        [right - 0.2, away + 0.06, top],
        [right + 0.2, away + 0.06, top],
        [right + 0.2, away + 0.06, foot],
      ),
      right > 0 ? "#6d5878" : SHELL.dim,
    )
  );
}

/** What is on a back: the quilted panel, the pocket with its welt, the grip on the shoulder at the aisle, the belt on the other. */
function backDetail(sheet: Sheet, lay: Lay, away: number, inner: number): Drawing {
  const unit = metre(away);
  const [low, high, half] = [0.72, 0.97, 0.127] as const;
  const face: Lay = (s, t) => lay(s, t, -0.012);
  const spot = (i: number, j: number): Point => at(face(mixed(-half, half, i / 4), mixed(low, high, j / 4)));
  const field = on(face, panel([half - 0.006, half], [low, high], [0.03, 0.045]));
  const lines = counted(9).flatMap((index) => [
    polyline([spot(index - 4, 0), spot(index, 4)]),
    polyline([spot(index, 0), spot(index - 4, 4)]),
  ]);
  const flanks = (way: 1 | -1): Path =>
    counted(9)
      .flatMap((row) => counted(5).map((column): Point => [column + ((row + 1) % 2) / 2, row / 2]))
      .map(([i, j]) => polygon([spot(i - way * 0.42, j), spot(i, j + way * 0.42), spot(i + way * 0.1, j - way * 0.1)]))
      .join("");
  const mouth = (drop: number): Point[] =>
    shares(13).map((share) =>
      at(lay(mixed(-0.15, 0.15, share), 0.655 - drop - 0.022 * Math.sin(share * Math.PI), -0.022)),
    );
  const pocket = polygon([
    ...mouth(0),
    ...panel([0.15, 0.15], [0.45, 0.6], [0.04, 0.01])
      .filter(([, t]) => t < 0.52)
      .toSorted((a, b) => b[0] - a[0])
      .map(([s, t]) => at(lay(s, t, -0.018))),
  ]);
  const grip = shares(9).map((share): Place => {
    const [x, y, z] = lay(
      inner * (0.165 + 0.03 * Math.sin(share * Math.PI)),
      mixed(0.83, 0.98, share),
      -0.035 * Math.sin(share * Math.PI) - 0.005,
    );
    return [x, y, z];
  });
  const bar = curve(grip.map(at));
  const sheetOf = (across: Point, colour: string): Drawing =>
    fill(
      on((s, t) => lay(s, t, -0.012), plate(across, [0.5, 0.7], 0.006)),
      colour,
    );
  const leaflet =
    sheetOf([-0.1, 0.05], "#2c7f9e") + sheetOf([-0.1, -0.086], "#e9f0e6") + sheetOf([0.02, 0.05], "#23617f");
  const strap = (wide: number, span: Point): Path =>
    on(face, plate([-inner * 0.165 - wide, -inner * 0.165 + wide], span, 0.003));
  return (
    fill(field, "#ffedd2", 0.42) +
    sheet.clipped(
      field,
      fill(flanks(-1), SEWN.panel, 0.3) +
        fill(flanks(1), SEWN.puff, 0.4) +
        stroke(lines.join(""), SEWN.seam, unit * 0.0035, 0.85),
    ) +
    stroke(field, SEWN.piping, unit * 0.006) +
    (inner > 0 ? "" : leaflet) +
    fill(pocket, "#8d4c42") +
    stroke(polyline(mouth(0)), "#5f3244", unit * 0.016) +
    stroke(polyline(mouth(0.002)), "#e8b480", unit * 0.007) +
    fill(strap(0.012, [0.945, 1.034]), SHELL.plain) +
    fill(strap(0.004, [0.945, 1.034]), SHELL.sunny) +
    fill(strap(0.024, [0.93, 0.95]), SHELL.deep) +
    stroke(bar, SEWN.seam, unit * 0.03) +
    stroke(bar, "#3a2c4c", unit * 0.024) +
    stroke(bar, "#d8c3b8", unit * 0.007)
  );
}
