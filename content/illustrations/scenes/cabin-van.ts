import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 540;
/**
 * One has come in by the sliding door, stands behind the driver's seat and looks to the rear, a little to the left: the cabin runs away to a
 * point right of the middle. In metres: right of the cabin's middle, away from the eye towards the tail, up from its floor.
 */
const [STAND, EYE, TURN] = [-0.12, 1.46, 15] as const;
const [CENTRE, FOCAL] = [700, 1120] as const;
const view = frameOf(cameraOf({ horizon: HORIZON, centre: CENTRE, eye: EYE, focal: FOCAL }), {
  right: 0,
  away: 0,
  heading: TURN,
});
const at: Project = ([right, away, up]) => view([away, STAND - right, up]);
const quad = (...places: readonly Place[]): Path => polygon(places.map(at));
const line = (...places: readonly Place[]): Path => curve(places.map(at));
const soft = (...places: readonly Place[]): Path => curve(places.map(at), true);

/** Half the cabin's width, the height of its roof, where it begins on the sheet and where its rear doors are. */
const [SIDE, ROOF, NEAR, REAR] = [0.94, 2.06, 0.45, 4.9] as const;
/** The lower and upper edge of the windows. */
const [SILL, HEAD] = [0.9, 1.74] as const;
/** Where the backs of the rows are; by the door there is no single seat. */
const ROWS = [4.3, 3.45, 2.6, 1.75] as const;
const [SINGLE, INNER, OUTER] = [-0.62, 0.2, 0.66] as const;

/** Leather: in the sun, in its own colour, turned away, in its folds. The seats are all turned to us. */
const LEATHER = { sunny: "#ffd49a", plain: "#cf8a58", dim: "#95574c", deep: "#56304a" };
/** The lining, from the sill in the sun to the corners under the seats. */
const LINING = { sunny: "#fff0d4", plain: "#e2c6b0", dim: "#a98a9c", deep: "#5b4560" };

/** The cabin of the minibus in the afternoon, from behind its driver: the sun comes through the long windows at the left and lies on leather seats on their rails, on the floor of the aisle and on a folding table; outside, the bay. */
export const SCENE: Scene = {
  name: "cabin-van",
  seed: 98,
  mood: "day",
  crops: { wide: 150, square: 120 },
  grain: 0.3,
  colours: { sky: ["#4e9cc4", "#a4cfd8", "#f0ead0"] },
  draw(sheet) {
    drawBay(sheet);
    drawLining(sheet);
    drawFloor(sheet);
    drawRoof(sheet);
    for (const away of ROWS) drawRow(sheet, away);
  },
};

/** What lies outside: the bay with two yachts under sail and a white town at the left, the slope at the right. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([-20, 480, 120, 450, 300, 470, 420, 492, 560, 470, 700, 440, 860, 460, 1000, 430, 1640, 420]),
      foot: HORIZON + 4,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 1240, dabs: 60, foot: false }),
    fill("M520 545Q620 500 720 496T900 480T1700 300V900H1000Q760 600 520 545Z", "#7f9a62"),
    fill("M760 545Q900 500 1000 500T1700 380V900H1000Q860 620 760 545Z", "#627f52"),
    groupedTown(sheet, {
      rows: 4,
      far: [600, 1000],
      near: [560, 1000],
      ground: (x, share) => 505 + share * 38 - Math.max(0, x - 620) * 0.03 * (1 - share),
      scale: [0.16, 0.26],
      seed: 6,
    }),
    groupedTown(sheet, {
      rows: 4,
      far: [1120, 1660],
      near: [1030, 1660],
      ground: (x, share) => 540 + share * 90 - (x - 1030) * 0.2 * (1 - share),
      scale: [0.34, 0.5],
      seed: 12,
    }),
    place(sailingYacht(sheet), 150, 560, 0.2),
    place(sailingYacht(sheet, { spinnaker: "#e2704c" }), 240, 612, 0.86),
    fill(lens(250, 618, 230, 9), "#1d5f86", 0.6),
    ripples(sheet, { x: 250, y: 622, width: 220, height: 16, count: 16 }),
    fill(lens(180, 640, 220, 5) + lens(420, 690, 260, 6) + lens(120, 730, 240, 7), sheet.mood.seaLight, 0.7),
  );
}

/** The panes of a side, each from one pillar to the next. */
const PANES = [
  [NEAR, 1.42],
  [1.54, 3.02],
  [3.14, 4.6],
] as const;

function panes(side: 1 | -1): Path {
  return PANES.map(([from, to]) =>
    soft(
      ...roundedPane(from, to).map(([away, up]): Place => [
        side * SIDE * mixed(1, 0.97, (up - SILL) / (HEAD - SILL)),
        away,
        up,
      ]),
    ),
  ).join("");
}

/** A pane with round corners, by places along the cabin and up. */
function roundedPane(from: number, to: number): Point[] {
  const r = 0.07;
  return [
    [from, SILL + r],
    [from, HEAD - r],
    [from + r * 0.3, HEAD - r * 0.3],
    [from + r, HEAD],
    [to - r, HEAD],
    [to - r * 0.3, HEAD - r * 0.3],
    [to, HEAD - r],
    [to, SILL + r],
    [to - r * 0.3, SILL + r * 0.3],
    [to - r, SILL],
    [from + r, SILL],
    [from + r * 0.3, SILL + r * 0.3],
  ];
}

/** A surface along the cabin between two lines of a given place across and height. */
function along([x0, u0]: Point, [x1, u1]: Point, from: number = NEAR, to: number = REAR): Path {
  return quad([x0, from, u0], [x0, to, u0], [x1, to, u1], [x1, from, u1]);
}

/** Both walls and the rear doors, the thickness of the panes' frames, the sills, curtains tied at the pillars. */
function drawLining(sheet: Sheet): void {
  const rearPane = (from: number, to: number) =>
    soft(...roundedPane(from, to).map(([x, up]): Place => [x, REAR, up + 0.02]));
  const rear = rearPane(-0.76, -0.05) + rearPane(0.05, 0.76);
  const doors = quad([-SIDE, REAR, 0], [-SIDE, REAR, ROOF], [SIDE, REAR, ROOF], [SIDE, REAR, 0]);
  const frame = (side: 1 | -1) => stroke(panes(side), side < 0 ? LINING.dim : LINING.sunny, 26);
  sheet.add(
    `<path d="${doors}${rear}" fill="${LINING.dim}" fill-rule="evenodd"/>`,
    stroke(rear, "#4a3a56", 5),
    sheet.clipped(along([-SIDE, 0], [-SIDE, ROOF]), frame(-1)),
    `<path d="${along([-SIDE, 0], [-SIDE, ROOF])}${panes(-1)}" fill="${LINING.dim}" fill-rule="evenodd"/>`,
    sheet.clipped(along([SIDE, 0], [SIDE, ROOF]), frame(1)),
    `<path d="${along([SIDE, 0], [SIDE, ROOF])}${panes(1)}" fill="${LINING.plain}" fill-rule="evenodd"/>`,
    stroke(panes(-1) + panes(1), "#3f3350", 6),
    fill(along([-SIDE, 0], [-SIDE, SILL - 0.06]), LINING.deep),
    fill(along([SIDE, 0], [SIDE, SILL - 0.06]), LINING.dim),
    // A strip of walnut under the sill.
    fill(along([-SIDE, 0.68], [-SIDE, 0.78]), "#8a4f3f"),
    fill(along([-SIDE, 0.775], [-SIDE, 0.79]), "#d99a6c"),
    fill(along([SIDE, 0.68], [SIDE, 0.78]), "#c07a50"),
    // The sill under the left windows lies in the sun.
    fill(along([-SIDE, SILL - 0.04], [-SIDE + 0.1, SILL - 0.05]), LINING.sunny),
    fill(along([-SIDE + 0.1, SILL - 0.05], [-SIDE + 0.1, SILL - 0.13]), LINING.dim),
    ...[1.48, 3.08].map((away) => curtain(away)),
  );
}

/** A curtain gathered before a pillar of the left wall and tied at its middle; the sun shines through its edge. */
function curtain(away: number): Drawing {
  const x = -SIDE + 0.05;
  const pleat = (from: number, to: number) => {
    const edge = (offset: number): Place[] => [
      [x, away + offset * 1.15, HEAD + 0.06],
      [x, away + offset, 1.45],
      [x, away + offset * 0.4, 1.16],
      [x, away + offset * 0.75, 0.98],
      [x, away + offset * 0.95, SILL - 0.06],
    ];
    return `${line(...edge(from))}${line(...edge(to).toReversed()).replace("M", "L")}Z`;
  };
  const inks = ["#d98a5c", "#f6d2a4", "#c98f78", "#f0c496", "#b67f78", "#fbe3bd"] as const;
  return (
    counted(6)
      .map((index) =>
        fill(pleat(mixed(-0.17, 0.17, index / 6), mixed(-0.17, 0.17, (index + 1) / 6)), inks[index] ?? inks[0]),
      )
      .join("") +
    fill(
      quad([x, away - 0.075, 1.19], [x, away + 0.075, 1.19], [x, away + 0.075, 1.13], [x, away - 0.075, 1.13]),
      "#9a5a48",
    )
  );
}

/** How far the sun carries what lies at the left windows: metres away and down for each metre to the right. */
const RAY = { away: 0.3, down: 0.55 } as const;

/** The patches that the left windows throw on a level, between two places across the cabin. */
function sunOnLevel(up: number): Path {
  const thrown = ([away, high]: Point): Point => {
    const across = (high - up) / RAY.down;
    return at([-SIDE + across, away + across * RAY.away, up]);
  };
  return PANES.map(([from, to]) => curve(roundedPane(from, to).map(thrown), true)).join("");
}

/** The floor of planks along the cabin, the rails of the seats, the sun on it. */
function drawFloor(sheet: Sheet): void {
  const floor = along([-SIDE, 0], [SIDE, 0]);
  const boards = counted(13).map((index) => {
    const x = mixed(-SIDE, SIDE, index / 13);
    return polyline([at([x, NEAR, 0]), at([x, REAR, 0])]);
  });
  sheet.add(
    fill(floor, "#7a4a4c"),
    sheet.clipped(floor, fill(sunOnLevel(0), "#e0a46c")),
    stroke(boards.join(""), "#4f2f40", 2.4, 0.7),
  );
  for (const x of [SINGLE - 0.13, SINGLE + 0.13, INNER - 0.13, INNER + 0.13, OUTER + 0.13]) {
    sheet.add(
      fill(along([x - 0.02, 0.012], [x + 0.02, 0.012]), "#cdb9b4"),
      fill(along([x + 0.02, 0.012], [x + 0.03, 0]), "#3a2740"),
    );
  }
}

/** The roof: a pale middle, its long lamps, the cornices with their shelf. */
function drawRoof(sheet: Sheet): void {
  sheet.add(
    fill(along([-SIDE, ROOF], [SIDE, ROOF]), sheet.downwards(["#f6e4cb", "#e9cdb4", "#cfae9f"], 0, 460)),
    fill(along([-0.36, ROOF - 0.01], [-0.3, ROOF - 0.01], NEAR, REAR - 0.5), "#fffbee"),
    fill(along([0.3, ROOF - 0.01], [0.36, ROOF - 0.01], NEAR, REAR - 0.5), "#fffbee"),
  );
  for (const side of [-1, 1] as const)
    sheet.add(
      fill(along([side * 0.62, ROOF], [side * 0.68, 1.92]), side < 0 ? "#b997a0" : "#fff0d8"),
      fill(along([side * 0.68, 1.92], [side * SIDE * 0.97, 1.82]), side < 0 ? "#9a7c92" : "#d9b8a8"),
      fill(along([side * SIDE * 0.97, 1.82], [side * SIDE * 0.97, HEAD + 0.03]), side < 0 ? LINING.deep : LINING.dim),
      ...ROWS.slice(0, 3).map((away) => {
        const ring = (grown: number) =>
          soft(
            ...counted(10).map((index): Place => {
              const turn = (index / 10) * Math.PI * 2;
              const share = 0.5 + Math.sin(turn) * 0.2 * grown;
              return [
                side * mixed(0.68, SIDE * 0.97, share),
                away - 0.4 + Math.cos(turn) * 0.06 * grown,
                mixed(1.92, 1.82, share),
              ];
            }),
          );
        return fill(ring(1), "#f7e8d0") + fill(ring(0.6), "#7a6078");
      }),
    );
}

/** Places on a seat: across from its middle, up its back, metres before its face; the back leans away from us. */
function backOf(right: number, away: number) {
  return (x: number, up: number, before = 0): Place => [right + x, away + (up - 0.45) * 0.24 - before, up];
}

/** Half the width of a back at a height, from its foot to its shoulders. */
const BACK: readonly Point[] = [
  [0.2, 0.42],
  [0.225, 0.62],
  [0.23, 0.84],
  [0.205, 1.02],
  [0.15, 1.1],
];

/** A round outline, symmetrical about the middle of the seat, some metres before its face. */
function outlineOf(on: ReturnType<typeof backOf>, sides: readonly Point[], before: number, shrunk = 0): Path {
  return soft(
    ...sides.map(([x, up]) => on(-x + shrunk, up, before)),
    ...sides.toReversed().map(([x, up]) => on(x - shrunk, up, before)),
  );
}

/** A seat that faces us: pedestal on the rails, back, head-rest, cushion, arm-rest; the sun lies on it as far as it comes through the window. */
function seat(sheet: Sheet, right: number, away: number): Drawing {
  const on = backOf(right, away);
  const rest: readonly Point[] = [
    [0.1, 1.13],
    [0.135, 1.2],
    [0.135, 1.3],
    [0.1, 1.36],
    [0.04, 1.37],
  ];
  const thick = (sides: readonly Point[], from: number, to: number) =>
    shares(6)
      .map((share) => outlineOf(on, sides, mixed(from, to, share)))
      .join("");
  // Of the pair we see the left edges, which look into the sun.
  const edge = right < STAND ? LEATHER.deep : "#f0b47c";
  const face = outlineOf(on, BACK, 0);
  const pillow = outlineOf(on, rest, 0);
  const sun = sunOnBack(away);
  const seam = (side: number) =>
    line(...[0.46, 0.66, 0.86, 1.02].map((up, index) => on(side * (0.13 + (index % 3 ? 0.015 : 0)), up)));
  const flutes = counted(5).map((index) => {
    const up = 0.56 + index * 0.095;
    return line(on(-0.138, up), on(0, up - 0.018), on(0.138, up));
  });
  return (
    pedestal(right, away) +
    fill(thick(BACK, -0.12, 0), edge) +
    fill(thick(rest, -0.09, 0), edge) +
    fill(
      quad(on(-0.05, 1.08, -0.04), on(0.05, 1.08, -0.04), on(0.05, 1.15, -0.04), on(-0.05, 1.15, -0.04)),
      LEATHER.deep,
    ) +
    fill(face, LEATHER.plain) +
    sheet.clipped(
      face,
      fill(sideShade(on, 0.4, 1.2), LEATHER.dim) +
        fill(sun, LEATHER.sunny) +
        stroke(flutes.join(""), LEATHER.dim, metreOf(away) * 0.008, 0.8),
    ) +
    stroke(seam(-1) + seam(1), LEATHER.dim, metreOf(away) * 0.01) +
    fill(pillow, LEATHER.plain) +
    sheet.clipped(
      pillow,
      fill(
        sideShade((x, up, before) => on(x * 0.6, up, before), 1.05, 1.45),
        LEATHER.dim,
      ) + fill(sun, LEATHER.sunny),
    ) +
    cushion(sheet, right, away)
  );
}

/** Units of the sheet for a metre at a distance. */
function metreOf(away: number): number {
  return FOCAL / away;
}

/** The right side of a back, turned from the light. */
function sideShade(on: (x: number, up: number, before?: number) => Place, low: number, high: number): Path {
  return quad(on(0.14, low), on(0.15, high), on(0.4, high), on(0.4, low));
}

/** What the sun lights in the plane of a back: a sheared band for every pane that it comes through. */
function sunOnBack(away: number): Path {
  return PANES.map(([from, to]) => {
    const [first, last] = [Math.max(0, (away - to) / RAY.away), (away - from) / RAY.away];
    if (last <= first) return "";
    const spot = (across: number, high: number): Place => {
      const up = high - across * RAY.down;
      return [-SIDE + across, away + (up - 0.45) * 0.24, up];
    };
    const end = Math.min(last, 2);
    return quad(spot(first, HEAD), spot(end, HEAD), spot(end, SILL), spot(first, SILL));
  }).join("");
}

/** The foot of a seat on its rails. */
function pedestal(right: number, away: number): Drawing {
  const [left, side] = [right - 0.17, right + 0.17];
  const [near, far] = [away - 0.42, away + 0.02];
  const seen = right < STAND ? side : left;
  return (
    fill(
      quad([left - 0.02, near - 0.02, 0], [side + 0.16, near - 0.02, 0], [side + 0.2, far, 0], [left, far, 0]),
      "#3a2338",
      0.6,
    ) +
    fill(
      quad([seen, near, 0.02], [seen, far, 0.02], [seen, far, 0.34], [seen, near, 0.34]),
      seen === left ? "#8a6a78" : "#33203a",
    ) +
    fill(quad([left, near, 0.02], [side, near, 0.02], [side, near, 0.34], [left, near, 0.34]), "#5b4058")
  );
}

/** The cushion with its round front edge, and the arm-rest on the side of the aisle. */
function cushion(sheet: Sheet, right: number, away: number): Drawing {
  const half = 0.235;
  const top = (x: number, ahead: number): Place => [
    right + x,
    away - ahead,
    0.45 + 0.02 * Math.sin(ahead * 5) - Math.max(0, ahead - 0.46) * 0.5,
  ];
  const surface = soft(
    top(-half * 0.92, 0),
    top(-half, 0.2),
    top(-half, 0.42),
    top(-half * 0.9, 0.52),
    top(0, 0.54),
    top(half * 0.9, 0.52),
    top(half, 0.42),
    top(half, 0.2),
    top(half * 0.92, 0),
  );
  const rim = [-0.92, -0.5, 0, 0.5, 0.92].map((x) => top(x * half, 0.53));
  const below = rim.toReversed().map(([x, y]): Place => [x, y + 0.02, 0.3]);
  const frontFace = `${line(...rim)}${line(...below).replace("M", "L")}Z`;
  const seen = right < STAND ? half : -half;
  const flank = quad(top(seen, 0), top(seen, 0.5), [right + seen, away - 0.48, 0.3], [right + seen, away, 0.3]);
  const seams = [-0.5, 0.5].map((x) => line(top(x * half, 0.02), top(x * half, 0.3), top(x * half, 0.53)));
  return (
    fill(flank, seen < 0 ? LEATHER.plain : LEATHER.deep) +
    fill(frontFace, LEATHER.dim) +
    fill(surface, LEATHER.plain) +
    sheet.clipped(
      surface,
      fill(quad(top(-half, -0.02), top(half, -0.02), top(half, 0.07), top(-half, 0.07)), LEATHER.dim) +
        fill(sunOnLevel(0.45), LEATHER.sunny),
    ) +
    stroke(seams.join(""), LEATHER.dim, metreOf(away) * 0.009, 0.9) +
    armRest(right, away)
  );
}

/** The arm-rest of the single seat, on the side of the aisle: a bar with a padded top. */
function armRest(right: number, away: number): Drawing {
  if (right !== SINGLE) return "";
  const x = right + 0.26;
  const [from, to, high] = [away + 0.02, away - 0.4, 0.67] as const;
  const [inner, outer] = [x - 0.03, x + 0.03];
  return (
    fill(
      quad([outer, from, high - 0.07], [outer, to, high - 0.05], [outer, to, high], [outer, from, high]),
      LEATHER.deep,
    ) +
    fill(quad([inner, to, high - 0.05], [outer, to, high - 0.05], [outer, to, high], [inner, to, high]), LEATHER.dim) +
    fill(quad([inner, from, high], [outer, from, high], [outer, to, high], [inner, to, high]), LEATHER.sunny)
  );
}

/** A row: the pair first, then the seat that stands alone beyond the aisle. */
function drawRow(sheet: Sheet, away: number): void {
  sheet.add(seat(sheet, OUTER, away), seat(sheet, INNER, away));
  if (away !== ROWS[3]) sheet.add(seat(sheet, SINGLE, away));
  if (away === ROWS[2]) sheet.add(table(sheet));
}

/** Where the folding table is: its outer edge across, its near and its far end, its height. */
const TABLE = { edge: -0.52, near: 1.52, far: 1.98, high: 0.75 } as const;

/** A table that folds out of the left wall before the single seat, on its leg, in the sun; on it a glass of lemonade and an open book. */
function table(sheet: Sheet): Drawing {
  const { edge, near, far, high } = TABLE;
  const wall = -SIDE + 0.02;
  const top = soft(
    [wall, near, high],
    [edge - 0.06, near, high],
    [edge - 0.01, near + 0.02, high],
    [edge, near + 0.07, high],
    [edge, far - 0.07, high],
    [edge - 0.01, far - 0.02, high],
    [edge - 0.06, far, high],
    [wall, far, high],
  );
  const leg = (from: number, to: number) =>
    quad([from, 1.75, high - 0.03], [to, 1.75, high - 0.03], [to, 1.75, 0], [from, 1.75, 0]);
  const grain = [0.25, 0.5, 0.75].map((share) =>
    line(
      [wall, mixed(near, far, share), high],
      [edge - 0.2, mixed(near, far, share) + 0.02, high],
      [edge, mixed(near, far, share), high],
    ),
  );
  return (
    fill(leg(-0.76, -0.69), "#d9b090") +
    fill(leg(-0.72, -0.69), "#7a5560") +
    fill(
      quad([wall, near, high - 0.03], [edge - 0.03, near, high - 0.03], [edge - 0.03, near, high], [wall, near, high]),
      "#5f3230",
    ) +
    fill(
      quad(
        [edge - 0.03, near, high - 0.03],
        [edge, near + 0.06, high - 0.03],
        [edge, far - 0.06, high - 0.03],
        [edge, far - 0.06, high],
        [edge, near + 0.06, high],
        [edge - 0.03, near, high],
      ),
      "#4f2a30",
    ) +
    fill(top, "#a8653f") +
    sheet.clipped(top, fill(sunOnLevel(high), "#f0b878") + stroke(grain.join(""), "#7d452f", 3, 0.5)) +
    book(high + 0.004) +
    lemonade([-0.78, 1.66, high])
  );
}

/** A book left open, its right page a little raised. */
function book(up: number): Drawing {
  const on = (x: number, away: number, lift = 0): Place => [
    -0.68 + x * 0.13 + away * 0.03,
    1.83 + away * 0.09 - x * 0.03,
    up + lift,
  ];
  const page = (side: 1 | -1) =>
    quad(
      on(0, -1),
      on(side * 0.5, -1, 0.018),
      on(side, -1, 0.006),
      on(side, 1, 0.006),
      on(side * 0.5, 1, 0.018),
      on(0, 1),
    );
  const lines = [-0.6, -0.3, 0, 0.3, 0.6].flatMap((share) =>
    [-0.82, 0.22].map((x) => polyline([at(on(x, share, 0.014)), at(on(x + 0.6, share, 0.014))])),
  );
  return (
    fill(quad(on(-1.04, -1.08), on(1.3, -1.08), on(1.3, 1), on(-1.04, 1.08)), "#7d452f", 0.7) +
    fill(quad(on(-1.06, -1.06), on(1.06, -1.06), on(1.06, 1.06), on(-1.06, 1.06)), "#1d6f8c") +
    fill(page(-1), "#fffaf0") +
    fill(page(1), "#f6e6cf") +
    stroke(lines.join(""), "#b9a9ac", 2)
  );
}

/** A glass of lemonade with a slice on its rim, and the light that it throws to the right. */
function lemonade([right, away, up]: Place): Drawing {
  const [x, y] = at([right, away, up]);
  const metre = y - at([right, away, up + 1])[1];
  const m = (value: number) => value * metre;
  const body = (low: number, high: number, wide: number): Path =>
    `M${x - m(0.028)} ${y - m(low)}L${x - m(wide)} ${y - m(high)}H${x + m(wide)}L${x + m(0.028)} ${y - m(low)}Q${x} ${y - m(low) + m(0.018)} ${x - m(0.028)} ${y - m(low)}Z`;
  return (
    fill(
      polygon([
        [x - m(0.02), y],
        [x + m(0.02), y + m(0.01)],
        [x + m(0.2), y - m(0.012)],
        [x + m(0.16), y - m(0.03)],
      ]),
      "#ffe9a0",
      0.85,
    ) +
    fill(body(0, 0.13, 0.037), "#fdf6e2", 0.6) +
    fill(body(0.004, 0.1, 0.034), "#f6cf52") +
    fill(
      `M${x + m(0.006)} ${y + m(0.006)}L${x + m(0.008)} ${y - m(0.1)}H${x + m(0.034)}L${x + m(0.028)} ${y}Z`,
      "#d99a30",
    ) +
    fill(lens(x, y - m(0.1), m(0.068), m(0.014)), "#fbe590") +
    fill(disc(x + m(0.034), y - m(0.132), m(0.026)), "#f6c83a") +
    fill(disc(x + m(0.034), y - m(0.132), m(0.019)), "#fdeaa0") +
    stroke(`M${x - m(0.026)} ${y - m(0.02)}L${x - m(0.032)} ${y - m(0.115)}`, "#fffdf2", 3, 0.9)
  );
}
