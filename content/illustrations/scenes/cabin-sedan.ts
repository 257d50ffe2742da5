import { cameraOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";
import { strawHat } from "../parts/things/deckBreakfast.ts";

const HORIZON = 450;
/** One looks back from between the front seats; the car's middle is in the middle of the sheet, its floor at 0. */
const at = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.08, focal: 1080 });
const quad = (...places: readonly Place[]): Path => polygon(places.map(at));
/** The middle of either armchair from that of the car, and half its width. */
const [CHAIR, HALF] = [0.4, 0.265] as const;

/** The back seat of the long saloon from between the front ones: two armchairs, the rest folded down between them, a suit hung up, the bay at dusk in all windows. */
export const SCENE: Scene = {
  name: "cabin-sedan",
  seed: 97,
  mood: "dusk",
  crops: { wide: 200, square: 200 },
  grain: 0.36,
  draw(sheet) {
    drawBay(sheet);
    drawShell(sheet);
    drawDoors(sheet);
    sheet.add(armchair(sheet, -1), armchair(sheet, 1));
    drawRest(sheet);
    drawThings(sheet);
    drawFront(sheet);
  },
};

/** What lies behind the car and to its sides: a gulet at anchor, the lit town, a thin moon. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    crescent(sheet, { x: 960, y: 320, radius: 22 }),
    ridge(sheet, {
      crest: pointsOf([-20, 370, 160, 340, 380, 384, 560, 420, 760, 396, 960, 366, 1180, 398, 1400, 340, 1640, 370]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 6,
    }),
    groupedTown(sheet, {
      rows: 4,
      far: [880, 1120],
      near: [860, 1140],
      ground: (_, share) => 404 + share * 44,
      scale: [0.16, 0.26],
      seed: 8,
    }),
    groupedTown(sheet, {
      rows: 5,
      far: [-30, 190],
      near: [-30, 240],
      ground: (_, share) => 396 + share * 60,
      scale: [0.2, 0.34],
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 60, foot: false }),
    place(gulet(sheet), 800, 482, 0.24),
    ripples(sheet, { x: 800, y: 486, width: 130, height: 10, count: 12 }),
  );
}

/** A soft outline through places of the car. */
const soft = (...places: readonly Place[]): Path => curve(places.map(at), true);

/** The rear window, which leans towards us: its foot on the shelf, its head in the roof. */
const REAR = soft(
  [0, 2.02, 0.975],
  [0.4, 2, 0.98],
  [0.55, 1.98, 1.0],
  [0.565, 1.9, 1.06],
  [0.52, 1.64, 1.27],
  [0.47, 1.58, 1.315],
  [0.3, 1.55, 1.335],
  [0, 1.54, 1.34],
  [-0.3, 1.55, 1.335],
  [-0.47, 1.58, 1.315],
  [-0.52, 1.64, 1.27],
  [-0.565, 1.9, 1.06],
  [-0.55, 1.98, 1.0],
  [-0.4, 2, 0.98],
);

/** The window of a door and the small pane behind it; glass leans in to the roof. */
function sidePanes(side: 1 | -1): Path {
  const door = quad(
    [side * 0.72, 0.42, 0.9],
    [side * 0.62, 0.42, 1.29],
    [side * 0.62, 1.26, 1.29],
    [side * 0.72, 1.36, 0.92],
  );
  const quarter = quad(
    [side * 0.72, 1.42, 0.93],
    [side * 0.625, 1.33, 1.285],
    [side * 0.66, 1.58, 1.16],
    [side * 0.71, 1.72, 0.97],
  );
  return door + quarter;
}

/** Roof lining and pillars about the windows, with a line of light along the trim, the shelf behind the seats. */
function drawShell(sheet: Sheet): void {
  const panes = REAR + sidePanes(-1) + sidePanes(1);
  const lining = `M-20-20H1620V${Math.round(at([0.6, 1.42, 1.34])[1])}${polyline([
    at([0.62, 0.5, 1.34]),
    at([0.62, 1.4, 1.34]),
    at([0.4, 1.5, 1.37]),
    at([0, 1.52, 1.38]),
    at([-0.4, 1.5, 1.37]),
    at([-0.62, 1.4, 1.34]),
    at([-0.62, 0.5, 1.34]),
  ]).replace("M", "L")}H-20Z`;
  const to = (...spot: Place) => at(spot).map(Math.round).join(" ");
  const edge =
    `M${to(-0.63, 0.4, 1.325)}L${to(-0.625, 1.2, 1.325)}Q${to(-0.615, 1.46, 1.33)} ${to(-0.46, 1.5, 1.352)}` +
    `Q${to(0, 1.51, 1.372)} ${to(0.46, 1.5, 1.352)}Q${to(0.615, 1.46, 1.33)} ${to(0.625, 1.2, 1.325)}L${to(0.63, 0.4, 1.325)}`;
  sheet.add(
    `<path d="M-20-20H1620V1220H-20Z${panes}" fill="#6f4a5c" fill-rule="evenodd"/>`,
    fill(lining, sheet.downwards(["#33213a", "#5a3a50", "#93686a"], 0, 250)),
    // A glazed roof, in which the last of the sky is seen.
    fill(
      soft([-0.34, 0.9, 1.38], [-0.34, 1.3, 1.38], [0.34, 1.3, 1.38], [0.34, 0.9, 1.38]),
      sheet.downwards(["#4a3560", "#8a5078"], 40, 190),
    ),
    stroke(edge, "#ffcf8a", 20, 0.28),
    stroke(edge, "#ffe9bd", 5),
    // The pillars beside the rear window: that at the left has its light.
    fill(quad([-0.6, 1.98, 0.98], [-0.54, 1.6, 1.3], [-0.6, 1.42, 1.3], [-0.71, 1.76, 0.97]), "#a87478"),
    fill(quad([0.6, 1.98, 0.98], [0.54, 1.6, 1.3], [0.6, 1.42, 1.3], [0.71, 1.76, 0.97]), "#4a2f48"),
    stroke(panes, "#33213a", 11),
    // The shelf.
    fill(quad([-0.6, 2.02, 0.97], [0.6, 2.02, 0.97], [0.68, 1.72, 0.93], [-0.68, 1.72, 0.93]), "#8d5c62"),
    fill(quad([-0.68, 1.72, 0.93], [0.68, 1.72, 0.93], [0.68, 1.7, 0.6], [-0.68, 1.7, 0.6]), "#4a2f48"),
    stroke(polyline([at([-0.6, 2, 0.972]), at([0.6, 2, 0.972])]), "#e9a888", 4),
  );
}

/** The doors below their windows: a ledge, wood with its line of light, an arm-rest, quilted leather, a pocket. */
function drawDoors(sheet: Sheet): void {
  for (const side of [-1, 1] as const) {
    const lit = side < 0;
    const on = (low: number, high: number, from = 0.4, to = 1.62) =>
      quad([side * 0.72, from, low], [side * 0.72, to, low], [side * 0.72, to, high], [side * 0.72, from, high]);
    const line = (up: number) => polyline([at([side * 0.715, 0.4, up]), at([side * 0.715, 1.5, up])]);
    const quilt = counted(6)
      .map((index) => {
        const far = 0.6 + index * 0.14;
        return (
          polyline([at([side * 0.715, far, 0.56]), at([side * 0.715, far + 0.1, 0.72])]) +
          polyline([at([side * 0.715, far + 0.1, 0.56]), at([side * 0.715, far, 0.72])])
        );
      })
      .join("");
    sheet.add(
      fill(on(0, 0.93), lit ? "#8a6066" : "#57394f"),
      fill(on(0.74, 0.84), lit ? "#a85f3c" : "#7a4530"),
      fill(on(0.9, 0.94), lit ? "#d9a48c" : "#7d5064"),
      stroke(line(0.85), "#ffcf8a", 16, 0.32),
      stroke(line(0.85), "#ffe9bd", 5),
      fill(on(0.54, 0.74), lit ? "#c9a083" : "#8f685f"),
      stroke(quilt, lit ? "#9a6f60" : "#6a4650", 3),
      // The arm-rest stands out of the door.
      fill(
        quad(
          [side * 0.72, 0.62, 0.56],
          [side * 0.72, 1.36, 0.56],
          [side * 0.62, 1.36, 0.56],
          [side * 0.62, 0.62, 0.56],
        ),
        lit ? "#e9c7a0" : "#b98e78",
      ),
      fill(
        quad(
          [side * 0.62, 0.62, 0.56],
          [side * 0.62, 1.36, 0.56],
          [side * 0.62, 1.36, 0.48],
          [side * 0.62, 0.62, 0.48],
        ),
        lit ? "#7a4f50" : "#a57c6c",
      ),
    );
  }
}

/** An armchair in pale leather, left with -1: a back with bolsters and quilted panels, a cushion that reaches towards us, a pillow on the head-rest. */
function armchair(sheet: Sheet, side: 1 | -1): Drawing {
  const x = side * CHAIR;
  /** A place of the back, which leans away: from its foot at 0 to its shoulders at 1. */
  const back = (across: number, up: number, out = 0): Place => [
    x + across * HALF,
    mixed(1.47, 1.7, up) - out,
    mixed(0.4, 0.98, up),
  ];
  const shape = (reach: number, out = 0) =>
    soft(
      back(-1.02 * reach, 0, out),
      back(-1.06 * reach, 0.4, out),
      back(-1 * reach, 0.78, out),
      back(-0.8 * reach, 0.97, out),
      back(0, 1.02, out),
      back(0.8 * reach, 0.97, out),
      back(1 * reach, 0.78, out),
      back(1.06 * reach, 0.4, out),
      back(1.02 * reach, 0, out),
    );
  const panel = polygon(
    [back(-0.62, 0.04), back(-0.68, 0.5), back(-0.6, 0.9), back(0.6, 0.9), back(0.68, 0.5), back(0.62, 0.04)].map(at),
  );
  // Quilting in lozenges that follow the back.
  const quilt = counted(7)
    .flatMap((row) =>
      counted(4).map((column) => {
        const [from, to] = [-0.62 + column * 0.31, -0.62 + (column + 1) * 0.31];
        const [low, high] = [0.06 + row * 0.12, 0.18 + row * 0.12];
        return (
          polyline([at(back(from, low)), at(back(to, high))]) + polyline([at(back(to, low)), at(back(from, high))])
        );
      }),
    )
    .join("");
  const head = (wide: number, low: number, high: number, away: number) =>
    soft(
      [x - wide, away, low],
      [x - wide * 1.08, away, (low + high) / 2],
      [x - wide * 0.86, away, high],
      [x, away, high + 0.012],
      [x + wide * 0.86, away, high],
      [x + wide * 1.08, away, (low + high) / 2],
      [x + wide, away, low],
      [x, away, low - 0.012],
    );
  const cushion = (away: number, up: number, across: number): Place => [x + across * HALF * 1.04, away, up];
  const top = soft(
    cushion(1.5, 0.4, -0.98),
    cushion(1.2, 0.43, -1.02),
    cushion(0.98, 0.44, -1),
    cushion(0.92, 0.43, -0.8),
    cushion(0.9, 0.43, 0),
    cushion(0.92, 0.43, 0.8),
    cushion(0.98, 0.44, 1),
    cushion(1.2, 0.43, 1.02),
    cushion(1.5, 0.4, 0.98),
  );
  const front = polygon(
    [
      cushion(0.95, 0.43, -0.98),
      cushion(0.9, 0.42, 0),
      cushion(0.95, 0.43, 0.98),
      cushion(0.97, 0.2, 0.94),
      cushion(0.97, 0.2, -0.94),
    ].map(at),
  );
  const [sunny, plain, dim] = side < 0 ? ["#f3d6ae", "#dfb791", "#a3756a"] : ["#ecc9a2", "#d3a886", "#946862"];
  const low = at([x, 1.4, 0.4])[1];
  return (
    fill(shape(1), plain) +
    sheet.clipped(
      shape(1),
      // The bolsters: the left one turns to the light, the right one away from it.
      fill(
        polygon([back(-1.2, 0), back(-1.2, 1.1), back(-0.6, 0.9), back(-0.68, 0.5), back(-0.62, 0)].map(at)),
        sunny,
      ) + fill(polygon([back(1.2, 0), back(1.2, 1.1), back(0.6, 0.9), back(0.68, 0.5), back(0.62, 0)].map(at)), dim),
    ) +
    fill(panel, sheet.downwards([plain, blendTop(side)], low - 420, low)) +
    sheet.clipped(panel, stroke(quilt, dim, 2.6, 0.75)) +
    stroke(panel, dim, 3) +
    // What the cushion and the back give each other of shade.
    fill(
      soft(back(-0.98, 0.06), back(0, 0.1), back(0.98, 0.06), back(0.96, -0.06), back(0, -0.06), back(-0.96, -0.06)),
      "#6f4450",
      0.55,
    ) +
    fill(front, dim) +
    fill(top, sheet.downwards([plain, sunny], low, low + 220)) +
    stroke(
      polyline([cushion(1.48, 0.405, -0.62), cushion(1.2, 0.435, -0.66), cushion(0.93, 0.435, -0.64)].map(at)) +
        polyline([cushion(1.48, 0.405, 0.62), cushion(1.2, 0.435, 0.66), cushion(0.93, 0.435, 0.64)].map(at)),
      dim,
      3.4,
    ) +
    fill(head(0.155, 1.0, 1.2, 1.7), dim) +
    fill(head(0.15, 1.0, 1.2, 1.66), plain) +
    fill(head(0.13, 1.0, 1.13, 1.6), sunny) +
    fill(quad([x + 0.04, 1.6, 0.99], [x + 0.06, 1.6, 1.14], [x + 0.13, 1.6, 1.13], [x + 0.135, 1.6, 1.0]), dim, 0.6) +
    // The belt, from the pillar over the shoulder to its buckle.
    stroke(
      polyline([at([side * 0.62, 1.66, 1.1]), at(back(side * 0.9, 0.9, 0.02)), at(back(side * 1, 0.05, 0.04))]),
      "#3b2740",
      11,
    )
  );
}

function blendTop(side: 1 | -1): string {
  return side < 0 ? "#c99a80" : "#b98a74";
}

/** The rest between the chairs, folded down out of its place: leather, a tray of wood with two glasses of tea. */
function drawRest(sheet: Sheet): void {
  const { wallBright } = sheet.mood;
  const wide = 0.115;
  const tray = quad(
    [-wide * 0.8, 1.34, 0.6],
    [wide * 0.8, 1.34, 0.6],
    [wide * 0.8, 1.02, 0.6],
    [-wide * 0.8, 1.02, 0.6],
  );
  const tea = (across: number, away: number) => {
    const [x, y] = at([across, away, 0.605]);
    return place(
      fill(disc(0, 2, 40, 12), wallBright) +
        fill(disc(7, 4, 26, 7), "#b7a0bb") +
        fill("M-20-72Q-9-44-18-20Q-15-2 0-2Q15-2 18-20Q9-44 20-72Z", "#b8502c") +
        fill("M-20-72Q-9-44-18-20Q-15-4-8-3Q-11-22-6-46L-9-72Z", "#f0a25c") +
        fill(disc(0, -72, 20, 5), "#7d2f24"),
      x,
      y,
      1.2 / away,
    );
  };
  sheet.add(
    // The hollow that it leaves in the back.
    fill(quad([-wide, 1.5, 0.62], [-wide, 1.7, 0.96], [wide, 1.7, 0.96], [wide, 1.5, 0.62]), "#5a3848"),
    fill(quad([-wide, 1.5, 0.62], [-wide, 1.7, 0.96], [-wide * 0.7, 1.7, 0.96], [-wide * 0.7, 1.52, 0.66]), "#8a6066"),
    fill(quad([-wide, 0.96, 0.6], [wide, 0.96, 0.6], [wide, 0.97, 0.2], [-wide, 0.97, 0.2]), "#9a6c68"),
    fill(
      soft(
        [-wide, 1.5, 0.6],
        [-wide * 1.05, 1.2, 0.6],
        [-wide, 0.98, 0.6],
        [0, 0.95, 0.6],
        [wide, 0.98, 0.6],
        [wide * 1.05, 1.2, 0.6],
        [wide, 1.5, 0.6],
      ),
      "#e3bd96",
    ),
    fill(tray, "#73402f"),
    fill(
      quad([-wide * 0.8, 1.34, 0.6], [wide * 0.8, 1.34, 0.6], [wide * 0.8, 1.3, 0.6], [-wide * 0.8, 1.3, 0.6]),
      "#b9744c",
    ),
    tea(-0.05, 1.22),
    tea(0.052, 1.14),
  );
}

/** A folded newspaper and a hat on the seats, a suit in its carrier on the hook by the right window. */
function drawThings(sheet: Sheet): void {
  const { wallBright } = sheet.mood;
  const sheetOf = (x0: number, x1: number, a0: number, a1: number): Path =>
    quad([x0, a0, 0.45], [x1, a0 - 0.03, 0.45], [x1 + 0.03, a1 - 0.03, 0.45], [x0 + 0.03, a1, 0.45]);
  const [hatX, hatY] = at([0.42, 1.12, 0.45]);
  // It hangs from its hook by the shoulders, a little turned to us.
  const [hookX, hookY] = at([0.64, 1.2, 1.27]);
  const suit =
    "M-8 34Q-20 44-62 70Q-80 82-80 110L-86 560Q-40 584 6 586L78 566L74 116Q74 90 58 76Q22 54 8 34Q0 28-8 34Z";
  sheet.add(
    fill(sheetOf(-0.54, -0.3, 1.3, 1.06), "#6f4450", 0.4),
    fill(sheetOf(-0.55, -0.31, 1.32, 1.08), wallBright),
    fill(sheetOf(-0.53, -0.44, 1.29, 1.22), "#7d6a86"),
    stroke(
      counted(5)
        .map((row) =>
          polyline([
            at([-0.52 + row * 0.004, 1.2 - row * 0.022, 0.45]),
            at([-0.42 + row * 0.004, 1.19 - row * 0.022, 0.45]),
          ]),
        )
        .join(""),
      "#8f7f98",
      4,
    ),
    fill(sheetOf(-0.4, -0.32, 1.26, 1.12), "#c98f7c"),
    fill(disc(hatX + 20, hatY + 8, 130, 22), "#6f4450", 0.45),
    place(strawHat(), hatX, hatY + 4, 1.1),
    place(
      stroke("M-6 6Q-8-10 4-12Q16-10 12 2Q4 10 2 30", "#e9c99a", 5) +
        fill(suit, "#2c2440") +
        fill("M-8 34Q-20 44-62 70Q-80 82-80 110L-86 560Q-62 574-40 580L-34 110Q-30 70-8 34Z", "#55466c") +
        fill("M8 34Q22 54 58 76Q74 90 74 116L78 566L50 574L46 130Q40 80 8 34Z", "#1d1730") +
        stroke("M2 40L6 584", "#15101f", 4) +
        fill("M22 130H46V152H22Z", "#e9c99a"),
      hookX,
      hookY,
      0.86,
    ),
  );
}

/** The floor with its carpet, and the front seats that frame the view. */
function drawFront(sheet: Sheet): void {
  const seat = "M-20 700Q70 690 112 770Q150 860 130 1220H-20Z";
  sheet.add(
    fill(box(-20, 1190, 1640, 30), "#2a1a30"),
    fill(seat, "#3b2740"),
    fill("M-20 700Q70 690 112 770Q150 860 130 1220H108Q124 870 92 794Q62 726-20 732Z", "#8a6066"),
    fill("M1620 700Q1530 690 1488 770Q1450 860 1470 1220H1620Z", "#2a1a30"),
    fill("M1620 700Q1530 690 1488 770Q1450 860 1470 1220H1492Q1476 870 1508 794Q1538 726 1620 732Z", "#5a3a50"),
  );
}
