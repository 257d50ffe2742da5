import { cameraOf, type Place, type Project, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { hull } from "../parts/vehicles/groundShadow.ts";

/**
 * One stands in the aisle before the last row and looks ahead. In metres: right of the cabin's middle, away from the eye towards the
 * windscreen, up from its floor. All that runs along the cabin meets at one point, right of the picture's middle.
 */
const [HORIZON, CENTRE, FOCAL] = [452, 930, 1000] as const;
const [STAND, EYE] = [0.07, 1.52] as const;
const camera = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: EYE, focal: FOCAL });
const at: Project = ([right, away, up]) => camera([right - STAND, away, up]);
const quad = (...places: readonly Place[]): Path => polygon(places.map(at));
const line = (...places: readonly Place[]): Path => curve(places.map(at));
const soft = (...places: readonly Place[]): Path => curve(places.map(at), true);
/** The outline between two lines, the second of them backwards. */
const between = (one: readonly Place[], other: readonly Place[]): Path =>
  `${line(...one)}${line(...other.toReversed()).replace("M", "L")}Z`;

/** Half the cabin's width, the height of its roof, where it begins on the sheet, its dashboard, its windscreen. */
const [SIDE, ROOF, NEAR, DASH, FRONT] = [0.96, 2.02, 0.7, 4.9, 5.3] as const;
/** The lower and upper edge of the windows. */
const [SILL, HEAD] = [0.86, 1.76] as const;
/** The armchairs, from the front: the middle of each across the cabin, and where its back is; the two sides are staggered. */
const CHAIRS = [
  [0.6, 3.5],
  [-0.6, 3.02],
  [0.6, 2.46],
  [-0.6, 1.99],
] as const;
const [, , , DRAPED] = CHAIRS;

/** Leather: in the sun, in its own colour, turned away, in its folds. */
const LEATHER = { sunny: "#ffd49a", plain: "#c07a52", dim: "#87474f", deep: "#44264a" };
/** The lining, from what lies in the sun to the corners under the seats. */
const LINING = { sunny: "#fff0d4", plain: "#e2c0ac", dim: "#8a6c8c", deep: "#443457" };

/** The cabin of the minibus in the afternoon, from its last row: large armchairs at either side of the aisle, the bay in the windows at the left, from where the sun lies aslant on the leather and the floor, a hill of olives at the right, the coast road ahead. */
export const SCENE: Scene = {
  name: "cabin-van",
  seed: 98,
  mood: "day",
  crops: { wide: 190, square: 160 },
  grain: 0.3,
  colours: { sky: ["#4e9cc4", "#a4cfd8", "#f6ead0"] },
  draw(sheet) {
    drawBay(sheet);
    drawRoad(sheet);
    drawSlope(sheet);
    drawFront(sheet);
    drawLining(sheet);
    drawRoof(sheet);
    drawFloor(sheet);
    drawCockpit(sheet);
    for (const [right, away] of CHAIRS) drawChair(sheet, right, away);
  },
};

/** What lies outside at the left: the bay with a yacht under sail, the hills over it. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([-20, 400, 120, 366, 300, 392, 420, 416, 620, 404, 800, 386, 960, 408, 1200, 380, 1640, 360]),
      foot: HORIZON + 4,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 1240, dabs: 60, foot: false }),
    place(sailingYacht(sheet, { spinnaker: "#e2704c" }), 236, 530, 0.92),
    fill(lens(246, 536, 240, 9), "#1d5f86", 0.6),
    ripples(sheet, { x: 246, y: 542, width: 230, height: 18, count: 16 }),
    fill(lens(120, 590, 220, 5) + lens(420, 640, 260, 7) + lens(60, 740, 240, 7), sheet.mood.seaLight, 0.7),
  );
}

/** The slope of olives above the road, near enough to fill the windows at the right. */
function drawSlope(sheet: Sheet): void {
  sheet.add(
    fill("M930 456Q1010 440 1080 396T1300 250T1660 120V1000H1350L1070 572L980 495Z", "#a7a45c"),
    fill("M1000 510Q1100 440 1260 400T1660 270V1000H1350L1070 572Z", "#8f9450"),
    fill("M1080 580Q1200 520 1340 510T1660 440V1100H1350Z", "#b3a35c"),
    place(olive(sheet, { seed: 3 }), 1160, 474, 0.5),
    place(olive(sheet, { seed: 5 }), 1250, 560, 0.9),
    place(olive(sheet, { seed: 8 }), 1500, 690, 1.7),
  );
}

/** The coast road ahead in its own metres: a wall over the sea, two edges, a broken line; it turns left round the hill. */
function drawRoad(sheet: Sheet): void {
  const road = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: 2.4, focal: FOCAL });
  const bend = (away: number): number => Math.max(0, away - 18) ** 2 * 0.0026;
  const steps = stepsAway(2.6, 84);
  const edge = (left: number, up = 0): Point[] => steps.map((away) => road([-left - bend(away), away, up]));
  const strip = (left: number, right: number): Path => polygon([...edge(left), ...edge(right).toReversed()]);
  const wall = (low: number, high: number, top = 0): Path =>
    polygon([...edge(5.9, low), ...edge(5.9 + top, high).toReversed()]);
  const dashes = counted(14).map((index) =>
    polygon(
      [13 + index * 7, 16.5 + index * 7].flatMap((away, end) => {
        const sides = [1.62, 1.46].map((left) => road([-left - bend(away), away, 0]));
        return end ? sides.toReversed() : sides;
      }),
    ),
  );
  sheet.add(
    // The cape that the road goes round.
    fill("M600 458Q700 446 760 430Q840 404 960 414L1080 440V490H760Q690 464 600 458Z", "#8fa276"),
    fill("M600 458Q700 446 760 430Q770 444 740 456T690 466Q640 460 600 458Z", "#b9bb86"),
    fill(strip(5.9, -40), "#d9b98e"),
    fill(strip(4.9, -1.9), "#8f7f96"),
    fill(strip(4.75, 4.55) + strip(-1.55, -1.75) + dashes.join(""), "#fff3da"),
    // The wall on the side of the sea looks at us with its shade; the sun lies on its top.
    fill(wall(0, 0.45), "#9a7f90"),
    fill(wall(0.45, 0.45, 0.5), "#f6ddb4"),
  );
}

/** The panes of a side, each from one pillar to the next. */
const PANES = [
  [0.8, 2.06],
  [2.2, 3.5],
  [3.64, 4.74],
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
function along([x0, u0]: Point, [x1, u1]: Point, from: number = NEAR, to: number = FRONT): Path {
  return quad([x0, from, u0], [x0, to, u0], [x1, to, u1], [x1, from, u1]);
}

/** The front of the cabin: the frame of the windscreen with its mirror. */
function drawFront(sheet: Sheet): void {
  const screen = soft(
    ...pointsOf([
      -0.86, 0.94, -0.86, 1.2, -0.8, 1.74, -0.72, 1.84, 0, 1.87, 0.72, 1.84, 0.8, 1.74, 0.86, 1.2, 0.86, 0.94, 0, 0.92,
    ]).map(([right, up]): Place => [right, FRONT, up]),
  );
  const wall = quad([-SIDE, FRONT, 0], [-SIDE, FRONT, ROOF], [SIDE, FRONT, ROOF], [SIDE, FRONT, 0]);
  const mirror = pointsOf([-0.14, 1.68, -0.15, 1.76, 0, 1.78, 0.15, 1.76, 0.14, 1.68, 0, 1.67]);
  sheet.add(
    `<path d="${wall}${screen}" fill="${LINING.deep}" fill-rule="evenodd"/>`,
    fill(soft(...mirror.map(([right, up]): Place => [right, FRONT - 0.1, up])), "#2a2038"),
  );
}

/** The dashboard with a strip of sun, the driver at the wheel, the two seats of the front. */
function drawCockpit(sheet: Sheet): void {
  const shelf = (from: number, to: number, near: number, far: number) =>
    quad([from, near, 0.98], [to, near, 0.98], [to, far, 1], [from, far, 1]);
  sheet.add(
    fill(shelf(-SIDE, SIDE, DASH, FRONT), "#6d4f6c"),
    fill(shelf(-SIDE, 0.2, DASH + 0.1, FRONT - 0.12), "#f0c48c"),
    fill(quad([-SIDE, DASH, 0], [SIDE, DASH, 0], [SIDE, DASH, 0.98], [-SIDE, DASH, 0.98]), "#3c2a48"),
    fill(quad([-SIDE, DASH, 0.78], [SIDE, DASH, 0.78], [SIDE, DASH, 0.86], [-SIDE, DASH, 0.86]), "#a3603f"),
    fill(quad([-0.13, DASH, 0.7], [0.17, DASH, 0.7], [0.17, DASH, 0.94], [-0.13, DASH, 0.94]), "#251a34"),
    fill(quad([-0.1, DASH, 0.73], [0.14, DASH, 0.73], [0.14, DASH, 0.91], [-0.1, DASH, 0.91]), "#6fa3b5"),
    drivingMan([-0.54, 4.7, 1.135]),
  );
  for (const right of [-0.54, 0.54]) drawChair(sheet, right, 4.5);
  sheet.add(
    // The box between the front seats.
    fill(quad([-0.17, 4.1, 0], [0.2, 4.1, 0], [0.2, 4.1, 0.46], [-0.17, 4.1, 0.46]), "#483058"),
    fill(quad([-0.17, 4.1, 0.4], [0.2, 4.1, 0.4], [0.2, 4.1, 0.46], [-0.17, 4.1, 0.46]), "#7a4c60"),
    fill(quad([-0.17, 4.1, 0.46], [0.2, 4.1, 0.46], [0.2, DASH, 0.46], [-0.17, DASH, 0.46]), "#e0a876"),
  );
}

/** Both walls, the thickness of the panes' frames, the sills, the curtains at the pillars. */
function drawLining(sheet: Sheet): void {
  const left = along([-SIDE, 0], [-SIDE, ROOF]);
  const right = along([SIDE, 0], [SIDE, ROOF]);
  sheet.add(
    sheet.clipped(left, stroke(panes(-1), "#d89a72", 24)),
    `<path d="${left}${panes(-1)}" fill="${LINING.dim}" fill-rule="evenodd"/>`,
    sheet.clipped(right, stroke(panes(1), LINING.dim, 24)),
    `<path d="${right}${panes(1)}" fill="${LINING.plain}" fill-rule="evenodd"/>`,
    fill(along([-SIDE, 0], [-SIDE, SILL - 0.06]), LINING.deep),
    fill(along([SIDE, 0], [SIDE, SILL - 0.06]), "#a57f88"),
    fill(along([-SIDE, 0], [-SIDE, 0.09]), "#33264a"),
    fill(along([-SIDE, 0.66], [-SIDE, 0.72]), "#7a4548"),
    sheet.clipped(along([SIDE, 0], [SIDE, SILL]), fill(sunOnWall(), "#f2c08e")),
    fill(along([SIDE, 0], [SIDE, 0.09]), "#6d4a68"),
    fill(along([SIDE, 0.62], [SIDE, 0.7]), "#a8644a"),
    fill(along([SIDE, 0.69], [SIDE, 0.7]), "#e8b07c"),
    // The sill under the left windows lies in the sun.
    fill(along([-SIDE, SILL - 0.04], [-SIDE + 0.1, SILL - 0.05]), LINING.sunny),
    fill(along([-SIDE + 0.1, SILL - 0.05], [-SIDE + 0.1, SILL - 0.12]), "#a97c74"),
    fill(along([SIDE - 0.08, SILL - 0.05], [SIDE, SILL - 0.04]), "#f3d3b0"),
    curtain(-1, 2.13),
    curtain(-1, 3.57),
    curtain(1, 3.57),
    curtain(1, 2.13),
  );
}

/** A curtain gathered before a pillar; at the left the sun shines through its edge. */
function curtain(side: 1 | -1, away: number): Drawing {
  const x = side * (SIDE - 0.05);
  const spots = pointsOf([0.13, HEAD + 0.06, 0.11, 1.45, 0.05, 1.16, 0.08, 0.98, 0.11, SILL - 0.06]);
  const edge = (share: number) => spots.map(([half, up]): Place => [x, away + share * half, up]);
  const inks =
    side < 0
      ? ["#c77f5c", "#f6d2a4", "#b97f78", "#f0c496", "#a06f7a"]
      : ["#d9a58c", "#f6d9b8", "#c9968c", "#efcba8", "#b58690"];
  const pleats = inks.map((ink, index) =>
    fill(between(edge(mixed(-1, 1, index / 5)), edge(mixed(-1, 1, (index + 1) / 5))), ink),
  );
  const tie = quad([x, away - 0.06, 1.19], [x, away + 0.06, 1.19], [x, away + 0.06, 1.13], [x, away - 0.06, 1.13]);
  return pleats.join("") + fill(tie, "#8a4a48");
}

/** How far the sun carries what lies at the left windows: metres away and down for each metre to the right. */
const RAY = { away: 0.5, down: 0.55 } as const;

/** The patches of sun in the aisle, by where they begin and end at its left edge: it comes in between the armchairs of the left row. */
const PATCHES = [
  [1.5, 2.06],
  [2.52, 2.98],
  [3.36, 3.8],
] as const;

function sunOnFloor(): Path {
  const [left, right] = [-0.28, 0.25];
  return PATCHES.map(([from, to]) => {
    const sides = panel([(right - left) / 2, (right - left) / 2], [from, to], [0.04, 0.04]);
    return polygon(
      sides.map(([off, away]) => {
        const x = (left + right) / 2 + off;
        return at([x, away + (x - left) * RAY.away, 0]);
      }),
    );
  }).join("");
}

/** What the left windows throw on the right wall, low over the floor: it stands upright, as the wall does. */
function sunOnWall(): Path {
  const patches = [
    [NEAR, 1.6],
    [1.76, 3.1],
    [3.26, 4.6],
  ] as const;
  return patches
    .map(([from, to]) => {
      const half = (to - from) / 2;
      return polygon(
        panel([half, half], [0.14, 0.5], [0.04, 0.04]).map(([off, up]) => at([SIDE, from + half + off, up])),
      );
    })
    .join("");
}

/** The whole floor, which no shadow of a seat leaves. */
const FLOOR = along([-SIDE, 0], [SIDE, 0], NEAR, DASH);

/** The floor, one tone that is warmer towards us, and the sun in the aisle. */
function drawFloor(sheet: Sheet): void {
  sheet.add(fill(FLOOR, sheet.downwards(["#57364f", "#7a4856"], 760, 1200)), fill(sunOnFloor(), "#f2bd86"));
}

/** The roof: a padded panel between two lines of warm light, the coves beside it, lamps for reading. */
function drawRoof(sheet: Sheet): void {
  const half = 0.56;
  sheet.add(
    fill(along([-SIDE, ROOF], [SIDE, ROOF]), "#8d6b82"),
    fill(along([-half, ROOF], [half, ROOF]), sheet.downwards(["#f3dcc2", "#dcb4a0"], 0, 400)),
    fill(along([-half, ROOF], [-0.22, ROOF]), "#c79c9c", 0.4),
  );
  for (const away of [0.95, 1.32, 1.76, 2.28, 2.9, 3.65, 4.5])
    sheet.add(
      fill(
        between(
          [-1, -0.5, 0, 0.5, 1].map((x): Place => [x * half, away, ROOF]),
          [-1, -0.5, 0, 0.5, 1].map((x): Place => [x * half, away + 0.09 * (1 - x * x * 0.7), ROOF]),
        ),
        "#b98a86",
      ),
    );
  for (const side of [-1, 1] as const) {
    const lit = side > 0;
    sheet.add(
      fill(along([side * half, ROOF], [side * 0.68, 1.93]), lit ? "#f0cfae" : "#8a6a8a"),
      fill(along([side * 0.68, 1.93], [side * SIDE * 0.97, 1.86]), lit ? "#cfa598" : "#644e76"),
      fill(along([side * SIDE * 0.97, 1.86], [side * SIDE * 0.97, HEAD + 0.03]), lit ? "#a57f88" : LINING.deep),
      fill(along([side * (half - 0.05), ROOF - 0.003], [side * (half + 0.02), ROOF - 0.004]), "#ffdf9e", 0.5),
      fill(along([side * (half - 0.012), ROOF - 0.005], [side * (half + 0.012), ROOF - 0.006]), "#fff6da"),
    );
    for (const away of [1.5, 2.5, 3.6])
      sheet.add(
        fill(along([side * 0.72, 1.917], [side * 0.82, 1.89], away, away + 0.16), lit ? "#a57f88" : "#3d2f52"),
        fill(along([side * 0.745, 1.91], [side * 0.795, 1.897], away + 0.04, away + 0.12), "#fff0c4"),
      );
  }
}

/** Units of the sheet for a metre at a distance. */
function metreOf(away: number): number {
  return FOCAL / away;
}

/** Places on a seat: across from its middle, up its back, metres beyond the side that we see; the back leans towards us. */
function backOf(right: number, away: number) {
  return (x: number, up: number, beyond = 0): Place => [right + x, away - (up - 0.45) * 0.18 + beyond, up];
}
type OnBack = ReturnType<typeof backOf>;

/** A panel with round corners about a middle line: half its width at its foot and its top, its foot, its top, the radii there. */
function panel([halfLow, halfHigh]: Point, [low, high]: Point, [roundLow, roundHigh]: Point): Point[] {
  const corner = (x: number, y: number, radius: number, from: number) =>
    shares(6).map((share): Point => {
      const angle = ((from + share * 90) / 180) * Math.PI;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
  return [
    ...corner(halfLow - roundLow, low + roundLow, roundLow, -90),
    ...corner(halfHigh - roundHigh, high - roundHigh, roundHigh, 0),
    ...corner(roundHigh - halfHigh, high - roundHigh, roundHigh, 90),
    ...corner(roundLow - halfLow, low + roundLow, roundLow, 180),
  ];
}

/** The sides of a back, of the pocket on it, and of the head-rest. */
const BACK = panel([0.265, 0.29], [0.365, 0.98], [0.06, 0.1]);
const POCKET = panel([0.19, 0.2], [0.42, 0.6], [0.04, 0.012]);
const REST = panel([0.165, 0.175], [1.01, 1.2], [0.06, 0.07]);

/** The outline round all given places, as if a string were drawn tight about them. */
function outlineRound(places: readonly Place[]): Path {
  return hull(places.map(at));
}

/** What the sun lights in the plane of a back: a sheared band for every pane that it comes through. */
function sunOnBack(away: number): Path {
  return PANES.map(([from, to]) => {
    const [first, last] = [Math.max(0, (away - to) / RAY.away), Math.min(2, (away - from) / RAY.away)];
    if (last <= first) return "";
    const spot = (across: number, high: number): Place => {
      const up = high - across * RAY.down;
      return [-SIDE + across, away - (up - 0.45) * 0.18, up];
    };
    return quad(spot(first, HEAD), spot(last, HEAD), spot(last, SILL), spot(first, SILL));
  }).join("");
}

/** An armchair from behind, all of one model: feet, cushion, the arm at the wall, the back, the head-rest, the arm at the aisle. */
function drawChair(sheet: Sheet, right: number, away: number): void {
  const aisle = right < STAND ? 1 : -1;
  sheet.add(
    feet(sheet, right, away, aisle),
    cushion(right, away, aisle),
    arm(right, away, aisle, -aisle),
    upholstery(sheet, right, away),
    arm(right, away, aisle, aisle),
  );
  if (away === DRAPED[1]) sheet.add(peshtemal(sheet));
}

/** A peshtemal thrown over the shoulder of the armchair nearest to us: its fall, its stripes, its fringe. */
function peshtemal(sheet: Sheet): Drawing {
  const on = backOf(DRAPED[0], DRAPED[1] - 0.02);
  const sunk = (x: number) => Math.max(0, x - 0.18) * 0.5;
  const edge = (x: number): Place[] => [
    on(x * 0.94, 0.985 - sunk(x), 0.16),
    on(x * 0.98, 0.99 - sunk(x)),
    on(x + 0.004, 0.86),
    on(x - 0.01, 0.7),
    on(x + 0.006, 0.52 - x * 0.2),
  ];
  const strip = (from: number, to: number): Path => between(edge(from), edge(to));
  const [left, right] = [0.0, 0.215];
  const cloth = strip(left, right);
  const fringe = counted(13).map((index) => {
    const x = mixed(left + 0.006, right - 0.006, index / 12);
    return polyline([at(on(x + 0.004, 0.525 - x * 0.2)), at(on(x + (index % 3) * 0.004, 0.485 - x * 0.2))]);
  });
  return (
    fill(strip(left + 0.03, right + 0.018), LEATHER.deep, 0.5) +
    stroke(fringe.join(""), "#d9e6df", 4) +
    fill(cloth, "#2c7f8e") +
    fill(strip(left, 0.08), "#4fb0b4") +
    sheet.clipped(cloth, fill(strip(0.025, 0.035) + strip(0.045, 0.08), "#f4ecd8")) +
    sheet.clipped(cloth, fill(strip(0.14, 0.18) + strip(0.19, 0.198), "#b9c6d4"))
  );
}

/** The back and the head-rest: thick, the side turned from or to the sun, the top in the sun, seams, a pocket, the sun on all. */
function upholstery(sheet: Sheet, right: number, away: number): Drawing {
  const on = backOf(right, away);
  const sun = sunOnBack(away);
  const padded = (sides: readonly Point[], deep: number) => {
    const face = polygon(sides.map(([x, up]) => at(on(x, up))));
    const high = Math.max(...sides.map(([, up]) => up));
    const crest = sides.filter(([, up]) => up > high - 0.03);
    const whole = (row: readonly Point[]) =>
      outlineRound([...row.map(([x, up]) => on(x, up)), ...row.map(([x, up]) => on(x, up, deep))]);
    return (
      fill(whole(sides), right < STAND ? LEATHER.deep : "#eeb077") +
      fill(whole(crest), right < STAND ? "#b0684e" : "#ffe2b4") +
      fill(face, LEATHER.plain) +
      sheet.clipped(face, fill(sun, LEATHER.sunny))
    );
  };
  const post = (x: number) => quad(on(x - 0.012, 0.96), on(x + 0.012, 0.96), on(x + 0.012, 1.04), on(x - 0.012, 1.04));
  const pocket = polygon(POCKET.map(([x, up]) => at(on(x, up))));
  return (
    padded(BACK, 0.14) +
    seams(on, away) +
    fill(pocket, LEATHER.dim) +
    sheet.clipped(pocket, fill(sun, "#dc9a62")) +
    fill(post(-0.08) + post(0.08), "#3a2440") +
    padded(REST, 0.1)
  );
}

/** The seams across a back. */
function seams(on: OnBack, away: number): Drawing {
  const seam = (up: number) => line(on(-0.25, up + 0.006), on(-0.1, up), on(0.1, up), on(0.25, up + 0.006));
  return stroke(seam(0.68) + seam(0.78) + seam(0.88), LEATHER.dim, metreOf(away) * 0.008, 0.75);
}

/** A bar along the cabin: its sides across, its near and far end, its foot and top. */
function bar(
  across: Point,
  [near, far]: Point,
  [low, high]: Point,
  aisle: number,
  inks: readonly [string, string, string],
): Drawing {
  const round = Math.min(0.05, (high - low) / 2);
  const profile = panel([(far - near) / 2, (far - near) / 2], [low, high], [round, round]);
  const side = (x: number) => profile.map(([off, up]): Place => [x, (near + far) / 2 + off, up]);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, flank, end] = inks;
  return (
    fill(outlineRound([...side(left), ...side(right)]), top) +
    fill(
      outlineRound(
        [left, right].flatMap((x): Place[] => [
          [x, near, low + round],
          [x, near, high - round],
          [x, near + round, low],
        ]),
      ),
      end,
    ) +
    fill(polygon(side(aisle > 0 ? right : left).map(at)), flank)
  );
}

/** The cushion: its side at the aisle, its top in the shade of the back, its end under the back. */
function cushion(right: number, away: number, aisle: number): Drawing {
  const inks =
    aisle > 0 ? (["#a8644e", LEATHER.dim, "#9a5a50"] as const) : (["#a8644e", "#d8935e", "#b8704e"] as const);
  return bar([right - 0.28, right + 0.28], [away + 0.04, away + 0.6], [0.24, 0.44], aisle, inks);
}

/** An arm of a chair: a padded bar beside its back on an upright, its top in the sun. */
function arm(right: number, away: number, aisle: number, side: number): Drawing {
  const [inner, outer] = [right + side * 0.28, right + side * 0.345];
  const inks =
    aisle < 0 ? ([LEATHER.sunny, "#cf8a5c", "#e8a870"] as const) : (["#eeb27a", "#5a3050", "#b46e52"] as const);
  const upright =
    aisle < 0 ? (["#b8704e", "#b8704e", "#9a5a4c"] as const) : (["#44264a", "#44264a", "#6b3c50"] as const);
  return (
    bar([inner, right + side * 0.325], [away + 0.05, away + 0.15], [0.3, 0.62], aisle, upright) +
    bar([inner, outer], [away + 0.02, away + 0.48], [0.57, 0.67], aisle, inks)
  );
}

/** What carries the seat: a runner on the floor under either side with two posts, and its shadow away from the sun. */
function feet(sheet: Sheet, right: number, away: number, aisle: number): Drawing {
  const under = panel([0.25, 0.25], [0.05, 0.58], [0.08, 0.08]);
  const shadow = outlineRound(
    [0, 0.2].flatMap((off) => under.map(([x, beyond]): Place => [right + x + off, away + beyond + off * RAY.away, 0])),
  );
  const inks = aisle > 0 ? (["#8a6478", "#2a1a38", "#5e4262"] as const) : (["#b58a90", "#8a6070", "#5e4262"] as const);
  const frame = (x: number) => {
    const post = (near: number) => bar([x - 0.026, x + 0.026], [near, near + 0.07], [0.02, 0.27], aisle, inks);
    const runner = bar([x - 0.034, x + 0.034], [away + 0.05, away + 0.54], [0, 0.04], aisle, inks);
    return post(away + 0.42) + runner + post(away + 0.1);
  };
  return sheet.clipped(FLOOR, fill(shadow, "#4a2c47")) + frame(right - aisle * 0.2) + frame(right + aisle * 0.2);
}

/** The driver from behind over the back of his seat, in centimetres from the nape: shoulders in white, collar, neck, ears, short hair. */
function drivingMan([right, away, up]: Place): Drawing {
  const [x, y] = at([right, away, up]);
  const hair =
    "M-6.4-11.4Q-8.8-15-9-20Q-9-31.6 0.4-31.8Q9.2-31.6 9.2-20Q9-15 6.6-11.4Q3.6-9.6 0-9.6Q-3.6-9.6-6.4-11.4Z";
  const drawing =
    fill("M-31 60Q-30 18-23 9Q-16 4-6 1L6 1Q16 4 23 9Q31 18 33 60Z", "#b9a5c0") +
    fill("M-31 60Q-30 18-23 9Q-16 4-6 1L1 1Q-9 14-8 60Z", "#fff6e6") +
    fill("M-5.8-14L-6.6 3Q0 6 6.6 3L5.8-14Z", "#8f5446") +
    fill("M-5.8-14L-6.6 3Q-4 4-1.6 4.4L-1.6-14Z", "#d08a62") +
    fill("M-8 0Q0 4.6 8 0L9 4.4Q0 10-9 4.4Z", "#efe2e2") +
    fill("M-8.2-14.4Q-11-16-10.8-19.6Q-10-21.8-8.4-20.4Z", "#d98f68") +
    fill("M8.2-14.4Q11-16 10.8-19.6Q10-21.8 8.4-20.4Z", "#8f5446") +
    fill(hair, "#2f1d36") +
    fill("M-6.4-11.4Q-8.8-15-9-20Q-9-31.6 0.4-31.8Q-4.6-28.6-5-21Q-5-14.6-3.8-10.2Q-5.4-10.6-6.4-11.4Z", "#70493f");
  return place(drawing, x, y, metreOf(away) / 100);
}
