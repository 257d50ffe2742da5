import { cameraOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { crescent, glitter } from "../parts/sky/suns.ts";
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
      seed: 6,
    }),
    fill(
      box(-20, 380, 1640, 74),
      sheet.linear(
        [
          [0, sheet.mood.mist, 0],
          [1, sheet.mood.mist, 0.6],
        ],
        [0, 380],
        [0, 454],
      ),
    ),
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
    glitter(sheet, { x: 236, top: HORIZON, bottom: 620, width: 90, count: 60 }),
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
  const pane = soft([-0.34, 0.9, 1.38], [-0.34, 1.3, 1.38], [0.34, 1.3, 1.38], [0.34, 0.9, 1.38]);
  sheet.add(
    `<path d="M-20-20H1620V1220H-20Z${panes}" fill="#6f4a5c" fill-rule="evenodd"/>`,
    fill(lining, sheet.downwards(["#33213a", "#5a3a50", "#93686a"], 0, 250)),
    // A glazed roof, in which the last of the sky is seen.
    fill(pane, sheet.downwards(["#4a3560", "#8a5078", "#b5636f"], 60, 220)),
    sheet.clipped(
      pane,
      fill(lens(640, 128, 420, 12) + lens(980, 166, 360, 10), "#e7828a", 0.6) +
        fill("M470 40L640 240H700L560 40ZM590 40L726 240H744L616 40Z", "#ffd9b8", 0.2),
    ),
    stroke(pane, "#33213a", 8),
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

/** The doors below their windows: a ledge, wood with its line of light, an arm-rest, pleated leather. */
function drawDoors(sheet: Sheet): void {
  for (const side of [-1, 1] as const) {
    const lit = side < 0;
    const on = (low: number, high: number, from = 0.4, to = 1.62) =>
      quad([side * 0.72, from, low], [side * 0.72, to, low], [side * 0.72, to, high], [side * 0.72, from, high]);
    const line = (up: number) => polyline([at([side * 0.715, 0.4, up]), at([side * 0.715, 1.5, up])]);
    const pleats = [0.6, 0.655, 0.71].map(line).join("");
    sheet.add(
      fill(on(0, 0.93), lit ? "#8a6066" : "#57394f"),
      fill(on(0.74, 0.84), lit ? "#a85f3c" : "#7a4530"),
      fill(on(0.9, 0.94), lit ? "#d9a48c" : "#7d5064"),
      stroke(line(0.85), "#ffcf8a", 16, 0.32),
      stroke(line(0.85), "#ffe9bd", 5),
      fill(on(0.54, 0.74), lit ? "#c9a083" : "#8f685f"),
      stroke(pleats, lit ? "#9a6f60" : "#6a4650", 4),
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

/** Pale leather in the light of the left windows, in its own colour, turned away, and in the shade of a fold. */
function leather(side: 1 | -1) {
  return side < 0
    ? { sunny: "#fbe3bb", plain: "#e3bb93", dim: "#ad7c6c", deep: "#6f4450" }
    : { sunny: "#f2d0a6", plain: "#d3a685", dim: "#976a64", deep: "#613a4a" };
}

/** An armchair, left with -1: a back with bolsters and soft flutes, a cushion that reaches towards us, a pillow on the head-rest. */
function armchair(sheet: Sheet, side: 1 | -1): Drawing {
  const x = side * CHAIR;
  const { sunny, plain, dim, deep } = leather(side);
  /** A place of the back, which leans away: from its foot at 0 to its shoulders at 1. */
  const back = (across: number, up: number): Place => [x + across * HALF, mixed(1.47, 1.7, up), mixed(0.4, 0.98, up)];
  const line = (places: readonly Place[]): Path => curve(places.map(at));
  const between = (upper: readonly Place[], lower: readonly Place[]): Path =>
    `${line(upper)}${line(lower.toReversed()).replace("M", "L")}Z`;
  const shape = soft(
    ...(
      [
        [-1.02, 0],
        [-1.08, 0.4],
        [-1.02, 0.76],
        [-0.8, 0.96],
        [0, 1.02],
        [0.8, 0.96],
        [1.02, 0.76],
        [1.08, 0.4],
        [1.02, 0],
      ] as const
    ).map(([across, up]) => back(across, up)),
  );
  const seam = (way: 1 | -1): Place[] =>
    [0, 0.3, 0.6, 0.84, 0.97].map((up) => back(way * mixed(0.66, 0.56, up ** 2), up));
  // Flutes across the back: each swells towards us, so it is light above and dark where it meets the next.
  const bow = (up: number): Place[] =>
    [-0.66, -0.33, 0, 0.33, 0.66].map((across) => back(across, up - 0.035 * (1 - (across / 0.66) ** 2)));
  const flutes = counted(6).map((index) => {
    const [low, high] = [0.02 + index * 0.153, 0.173 + index * 0.153];
    return (
      fill(between(bow(high), bow(high - 0.04)), sunny, 0.5) +
      fill(between(bow(low + 0.04), bow(low)), dim, 0.42) +
      stroke(line(bow(low)), deep, 3, 0.8)
    );
  });
  const panel = between(seam(-1), seam(1));
  return (
    belt(side, back) +
    fill(shape, plain) +
    sheet.clipped(
      shape,
      fill(
        between(
          seam(-1),
          [0, 0.4, 0.8, 1.1].map((up) => back(-1.3, up)),
        ),
        sunny,
      ) +
        fill(
          between(
            seam(1),
            [0, 0.4, 0.8, 1.1].map((up) => back(1.3, up)),
          ),
          dim,
        ) +
        sheet.clipped(panel, flutes.join("")) +
        stroke(line(seam(-1)) + line(seam(1)), deep, 4, 0.85) +
        // The fold at the shoulder of either bolster.
        stroke(
          line([back(-1.02, 0.8), back(-0.8, 0.84), back(-0.6, 0.9)]) +
            line([back(1.02, 0.8), back(0.8, 0.84), back(0.6, 0.9)]),
          deep,
          3,
          0.6,
        ) +
        sheet.spray(shape, deep, { from: at(back(1.1, 0)), to: at(back(-0.1, 0.55)), thick: 0.72 }) +
        fill(
          soft(back(-1, 0.07), back(0, 0.1), back(1, 0.07), back(1, -0.08), back(0, -0.08), back(-1, -0.08)),
          deep,
          0.6,
        ),
    ) +
    cushion(sheet, side) +
    headRest(sheet, side)
  );
}

/** The belt, from the pillar down behind the chair's shoulder. */
function belt(side: 1 | -1, back: (across: number, up: number) => Place): Drawing {
  const [high, low] = [at([side * 0.6, 1.72, 1.12]), at(back(side * 0.9, 0.84))];
  return (
    fill(
      polygon([
        [high[0] - 7, high[1]],
        [high[0] + 7, high[1]],
        [low[0] + 9, low[1]],
        [low[0] - 9, low[1]],
      ]),
      "#3b2740",
    ) + fill(box(high[0] - 13, high[1] - 12, 26, 30), "#5a3a50")
  );
}

/** The cushion: two bolsters, three flutes between them, its front down to the carpet. */
function cushion(sheet: Sheet, side: 1 | -1): Drawing {
  const x = side * CHAIR;
  const { sunny, plain, dim, deep } = leather(side);
  const on = (across: number, away: number, up = 0.44): Place => [x + across * HALF * 1.04, away, up];
  const line = (places: readonly Place[]): Path => curve(places.map(at));
  const top = soft(
    on(-0.98, 1.5, 0.4),
    on(-1.02, 1.2, 0.43),
    on(-1, 0.98),
    on(-0.8, 0.92, 0.43),
    on(0, 0.9, 0.43),
    on(0.8, 0.92, 0.43),
    on(1, 0.98),
    on(1.02, 1.2, 0.43),
    on(0.98, 1.5, 0.4),
  );
  const front = polygon(
    [on(-0.98, 0.95, 0.43), on(0, 0.9, 0.42), on(0.98, 0.95, 0.43), on(0.94, 0.97, 0.2), on(-0.94, 0.97, 0.2)].map(at),
  );
  const seam = (way: 1 | -1): Place[] => [
    on(way * 0.62, 1.48, 0.405),
    on(way * 0.66, 1.2, 0.435),
    on(way * 0.64, 0.93, 0.435),
  ];
  const [low, far] = [at(on(0, 0.9)), at(on(0, 1.45))];
  const across = [1.34, 1.2, 1.06].map((away) => line([on(-0.64, away), on(0, away - 0.02), on(0.64, away)]));
  return (
    fill(front, dim) +
    sheet.spray(front, deep, { from: [low[0], low[1] + 160], to: [low[0], low[1]], thick: 0.9 }) +
    fill(top, sheet.downwards([dim, plain, sunny], far[1], low[1] - 20)) +
    sheet.clipped(
      top,
      fill(`${line(seam(1))}L${at(on(1.3, 0.9)).join(" ")}L${at(on(1.3, 1.5)).join(" ")}Z`, dim, 0.75) +
        fill(`${line(seam(-1))}L${at(on(-1.3, 0.9)).join(" ")}L${at(on(-1.3, 1.5)).join(" ")}Z`, sunny, 0.8),
    ) +
    stroke(line(seam(-1)) + line(seam(1)), deep, 4, 0.8) +
    stroke(across.join(""), dim, 5, 0.75) +
    // The light that lies along the near edge.
    stroke(
      line([on(-0.92, 0.945, 0.437), on(-0.6, 0.918, 0.432), on(0, 0.905, 0.43), on(0.5, 0.912, 0.431)]),
      "#fff0cf",
      4,
      0.7,
    )
  );
}

/** The head-rest with its pillow: two round forms, each with its right side in shade. */
function headRest(sheet: Sheet, side: 1 | -1): Drawing {
  const x = side * CHAIR;
  const { sunny, plain, dim, deep } = leather(side);
  const round = (wide: number, low: number, high: number, away: number) =>
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
  const shade = (wide: number, low: number, high: number, away: number): Path => {
    const [ax, ay] = at([x + wide * 0.5, away, high + 0.05]);
    const [bx, by] = at([x + wide * 0.86, away, (low + high) / 2]);
    const [cx, cy] = at([x + wide * 0.4, away, low - 0.05]);
    return `M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}H${cx + 400}V${ay}Z`;
  };
  const [rest, pillow] = [
    [0.152, 1, 1.2, 1.66],
    [0.132, 0.995, 1.12, 1.6],
  ] as const;
  const [px, py] = at([x, 1.6, 1.135]);
  return (
    fill(round(0.155, 1, 1.2, 1.7), deep) +
    fill(round(...rest), plain) +
    sheet.clipped(
      round(...rest),
      fill(shade(...rest), dim) +
        fill(`M${px - 130} ${py + 14}Q${px} ${py - 12} ${px + 130} ${py + 14}V${py + 40}H${px - 130}Z`, deep, 0.5),
    ) +
    fill(round(...pillow), sunny) +
    sheet.clipped(round(...pillow), fill(shade(...pillow), dim, 0.85)) +
    stroke(curve([at([x - 0.12, 1.6, 1.01]), at([x, 1.6, 1]), at([x + 0.12, 1.6, 1.01])]), dim, 3)
  );
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
      1.42 / away,
    );
  };
  sheet.add(
    // The hollow that it leaves in the back.
    fill(quad([-wide, 1.5, 0.62], [-wide, 1.7, 0.96], [wide, 1.7, 0.96], [wide, 1.5, 0.62]), "#5a3848"),
    fill(quad([-wide, 1.5, 0.62], [-wide, 1.7, 0.96], [-wide * 0.7, 1.7, 0.96], [-wide * 0.7, 1.52, 0.66]), "#8a6066"),
    fill(
      soft(
        [-wide * 0.5, 1.7, 0.9],
        [0, 1.7, 0.915],
        [wide * 0.5, 1.7, 0.9],
        [wide * 0.5, 1.62, 0.72],
        [-wide * 0.5, 1.62, 0.72],
      ),
      "#7a5058",
    ),
    stroke(polyline([at([-wide * 0.26, 1.68, 0.86]), at([wide * 0.26, 1.68, 0.86])]), "#4a2f40", 6),
    fill(quad([-wide, 0.96, 0.6], [wide, 0.96, 0.6], [wide, 0.97, 0.2], [-wide, 0.97, 0.2]), "#9a6c68"),
    fill(quad([wide * 0.3, 0.96, 0.6], [wide, 0.96, 0.6], [wide, 0.97, 0.2], [wide * 0.3, 0.97, 0.2]), "#7d5058"),
    stroke(polyline([at([-wide * 0.7, 0.965, 0.5]), at([wide * 0.7, 0.965, 0.5])]), "#5f3a48", 4),
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
    stroke(
      curve([at([-wide * 0.92, 1.3, 0.604]), at([-wide * 0.98, 1.12, 0.604]), at([-wide * 0.9, 1, 0.604])]),
      "#fff0cf",
      5,
      0.8,
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
    place(suit(sheet), hookX, hookY, 0.92),
  );
}

/** A dark suit on its hanger, from the front: lapels, a white shirt and a tie, sleeves that hang free of the body. */
function suit(sheet: Sheet): Drawing {
  const { wallBright } = sheet.mood;
  const [cloth, lit, deep] = ["#2f2746", "#57496e", "#1c1630"];
  return (
    stroke("M-6 4Q-9-12 3-14Q16-12 12 2Q5 10 3 30", "#e9c99a", 5) +
    // The right sleeve lies behind, the body, the left sleeve in the light.
    fill("M54 62Q84 76 90 120Q104 230 100 350Q84 362 66 354Q62 240 54 160Z", deep) +
    fill("M-16 34L-62 62Q-74 84-70 200L-74 430Q-30 448 4 446Q40 446 78 426L70 190Q76 84 64 62L20 34Z", cloth) +
    fill("M-16 34L-62 62Q-74 84-70 200L-74 430Q-56 438-44 440L-40 200Q-42 110-34 60Z", lit) +
    fill("M44 62Q50 160 46 250L54 438Q66 434 78 426L70 190Q76 84 64 62Z", deep) +
    fill("M-12 34Q4 46 18 34L26 60L6 178L-20 62Z", wallBright) +
    fill("M8 42Q14 38 18 34L26 60L6 178Z", "#b7a0bb") +
    fill("M-4 46H10L12 60L16 128L5 164L-6 128L-2 60Z", "#a8324f") +
    fill("M-16 34L-34 66L-22 92L-38 104L6 190L-12 60Z", lit) +
    fill("M20 34L38 66L28 92L44 104L6 190L20 62Z", cloth) +
    stroke("M6 190Q2 300 4 446", deep, 4) +
    stroke("M22 268H56M-56 268H-22", deep, 4) +
    fill(disc(0, 214, 4) + disc(-1, 256, 4), "#e9c99a") +
    fill("M28 132H46V138L28 142Z", wallBright) +
    fill("M-60 64Q-88 82-94 128Q-106 236-100 352Q-86 366-66 356Q-64 250-60 170Q-50 100-60 64Z", lit) +
    fill("M-72 110Q-84 220-80 360L-66 356Q-64 250-60 170Z", cloth)
  );
}

/** The floor with its carpet, and the shoulders of the front seats that frame the view, their piping in the light. */
function drawFront(sheet: Sheet): void {
  const left = "M-20 662Q58 640 104 716Q158 830 148 980Q144 1100 150 1220H-20Z";
  const right = "M1620 662Q1542 640 1496 716Q1442 830 1452 980Q1456 1100 1450 1220H1620Z";
  sheet.add(
    fill(box(-20, 1186, 1640, 34), "#2a1a30"),
    fill(left, "#7d5560"),
    fill("M-20 690Q40 676 76 742Q122 840 112 980Q108 1100 112 1220H-20Z", "#4a3044"),
    sheet.spray("M-20 690Q40 676 76 742Q122 840 112 980Q108 1100 112 1220H-20Z", "#20132a", {
      from: [-20, 1220],
      to: [60, 760],
      thick: 0.9,
    }),
    stroke("M-20 690Q40 676 76 742Q122 840 112 980Q108 1100 112 1220", "#c99a84", 4),
    fill(right, "#4a3046"),
    fill("M1620 690Q1560 676 1524 742Q1478 840 1488 980Q1492 1100 1488 1220H1620Z", "#2a1a30"),
    stroke("M1620 690Q1560 676 1524 742Q1478 840 1488 980Q1492 1100 1488 1220", "#8a6066", 4),
  );
}
