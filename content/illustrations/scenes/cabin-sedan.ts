import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter } from "../parts/sky/suns.ts";

const HORIZON = 500;
/**
 * One sits down by the open left door and looks across the back seat. In metres: along the car from the fold of the seats, its nose at our
 * left and its tail away from us at our right; across it from the sill of our door to the far side; up from its floor.
 */
const [BESIDE, OUTSIDE, TURN] = [1.12, 0.42, 50] as const;
const angle = (TURN / 180) * Math.PI;
const at = frameOf(cameraOf({ horizon: HORIZON, centre: 800, eye: 1.0, focal: 1180 }), {
  right: BESIDE * Math.sin(angle) - OUTSIDE * Math.cos(angle),
  away: BESIDE * Math.cos(angle) + OUTSIDE * Math.sin(angle),
  heading: TURN,
});
const quad = (...places: readonly Place[]): Path => polygon(places.map(at));
const line = (...places: readonly Place[]): Path => curve(places.map(at));
const soft = (...places: readonly Place[]): Path => curve(places.map(at), true);
/** The outline between two lines, the second of them backwards. */
const between = (one: readonly Place[], other: readonly Place[]): Path =>
  `${line(...one)}${line(...other.toReversed()).replace("M", "L")}Z`;

/** The far side of the cabin, the middles of both armchairs, half the width of one. */
const [FAR, CHAIRS, HALF] = [1.5, [1.12, 0.38], 0.27] as const;

/** The rear of a long saloon late in the afternoon: two armchairs in the sun, the far one laid back with its leg-rest out, two glasses of tea in the console, the bay in the window, the sky in the glass of the roof. */
export const SCENE: Scene = {
  name: "cabin-sedan",
  seed: 97,
  mood: "gold",
  colours: {
    sky: ["#3f8fbd", "#93c6d6", "#f8e2b8", "#fbd3a0"],
    sea: ["#bfe0dc", "#4fa9c4", "#2079a4", "#175f8e"],
    far: "#a9a3c4",
    farShade: "#8f8cb6",
  },
  crops: { wide: 250, square: 260 },
  grain: 0.36,
  draw(sheet) {
    drawBay(sheet);
    const cabin =
      shell(sheet) +
      farDoor() +
      floor() +
      armchair(sheet, { across: CHAIRS[0], lean: 34, rest: true }) +
      middleConsole(sheet) +
      armchair(sheet, { across: CHAIRS[1], lean: 24 }) +
      shawl(sheet);
    sheet.add(cabin);
  },
};

/** What lies beyond the far window: a gulet at anchor, the lit town, a thin moon. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    ridge(sheet, {
      crest: pointsOf([-20, 440, 160, 420, 380, 452, 560, 470, 760, 440, 960, 420, 1180, 440, 1400, 400, 1640, 420]),
      foot: HORIZON + 4,
      seed: 6,
    }),
    groupedTown(sheet, {
      rows: 4,
      far: [-30, 240],
      near: [-30, 280],
      ground: (_, share) => 456 + share * 40,
      scale: [0.18, 0.26],
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 1000, dabs: 60, foot: false }),
    place(gulet(sheet), 360, 540, 0.26),
    glitter(sheet, { x: 180, top: HORIZON, bottom: 640, width: 90, count: 40 }),
    ripples(sheet, { x: 360, y: 543, width: 150, height: 10, count: 12 }),
  );
}

/** The windows that one sees from inside: that of the far door, the small pane behind it, the one in the rear. */
const PANES =
  quad([-1.3, FAR, 0.7], [-1.2, 1.4, 1.17], [0, 1.4, 1.17], [0.16, FAR, 0.7]) +
  quad([0.23, FAR, 0.71], [0.08, 1.4, 1.17], [0.3, 1.41, 1.14], [0.62, FAR, 0.78]) +
  soft(
    [0.92, 1.3, 0.79],
    [0.92, 0.7, 0.8],
    [0.92, 0.2, 0.79],
    [0.86, 0.14, 0.84],
    [0.62, 0.2, 1.14],
    [0.56, 0.3, 1.18],
    [0.54, 0.75, 1.2],
    [0.56, 1.2, 1.18],
    [0.62, 1.3, 1.14],
    [0.86, 1.36, 0.84],
  );

/** The lining: its pillars about the windows, the roof with a line of light where it meets them, the shelf behind the seats. */
function shell(sheet: Sheet): Drawing {
  const roof = between(
    [
      [-1.9, 1.38, 1.19],
      [-0.6, 1.38, 1.21],
      [0.1, 1.38, 1.21],
      [0.36, 1.34, 1.2],
      [0.5, 1.2, 1.215],
      [0.52, 0.75, 1.23],
      [0.5, 0.2, 1.215],
    ],
    [
      [-1.9, -0.3, 1.27],
      [-0.6, -0.3, 1.27],
      [0.1, -0.3, 1.27],
      [0.5, -0.3, 1.27],
    ],
  );
  const edge = line(
    [-1.9, 1.385, 1.185],
    [-0.6, 1.385, 1.2],
    [0.1, 1.385, 1.2],
    [0.34, 1.35, 1.195],
    [0.5, 1.2, 1.21],
    [0.53, 0.75, 1.225],
    [0.5, 0.2, 1.21],
  );
  return (
    `<path d="M-20-20H1620V1220H-20Z${PANES}" fill="#684a6c" fill-rule="evenodd"/>` +
    // The pillar between the two panes at the side has the sun on its edge.
    fill(quad([0.2, FAR, 0.7], [0.235, FAR, 0.7], [0.085, 1.4, 1.17], [0.05, 1.4, 1.17]), "#d79a82") +
    fill(roof, sheet.downwards(["#8a6a7c", "#c39c92", "#f0cda6"], 0, 380)) +
    glassRoof(sheet) +
    stroke(edge, "#ffcf8a", 22, 0.26) +
    stroke(edge, "#ffe9bd", 5) +
    stroke(PANES, "#2a1a34", 10) +
    fill(quad([0.5, 0, 0.74], [0.5, 1.5, 0.74], [0.92, 1.4, 0.78], [0.92, 0.1, 0.78]), "#8d5c66")
  );
}

/** The glass in the roof: the evening sky with a streak of cloud, its near and right edges as thick as the roof. */
function glassRoof(sheet: Sheet): Drawing {
  const pane = (up: number, grown: number) => {
    const [tail, far, near, round] = [-0.12 + grown, 1.12 + grown, 0.3 - grown, 0.1];
    const corner = (across: number, way: 1 | -1): Place[] =>
      shares(5).map((share) => {
        const turn = ((way > 0 ? share : 1 - share) * Math.PI) / 2;
        return [tail - round + Math.sin(turn) * round, across - way * (round - Math.cos(turn) * round), up];
      });
    return quad([-2, far, up], ...corner(far, 1), ...corner(near, -1), [-2, near, up]);
  };
  return (
    fill(pane(1.235, 0.05), "#fbe3bd") +
    fill(pane(1.235, 0.03), "#7a5a72") +
    sheet.clipped(
      pane(1.235, 0.03),
      fill(pane(1.28, 0), sheet.downwards(["#2f7fae", "#6fb2cc", "#b4d8dc"], 0, 240)) +
        sheet.clipped(pane(1.28, 0), sweptCloud(sheet, { x: 470, y: 190, length: 620, seed: 4 })),
    )
  );
}

/** The far door under its window: a ledge in the sun, walnut with its line of light, pleated leather, an arm-rest. */
function farDoor(): Drawing {
  const on = (low: number, high: number, from = -1.9, to = 0.3) =>
    quad([from, FAR, low], [to, FAR, low], [to, FAR, high], [from, FAR, high]);
  const along = (up: number, from = -1.9, to = 0.3, across: number = FAR) => line([from, across, up], [to, across, up]);
  return (
    fill(on(-0.1, 0.7), "#6f4658") +
    fill(on(0.54, 0.63), "#9a5538") +
    fill(on(0.585, 0.592) + on(0.61, 0.614), "#74392e") +
    fill(on(0.64, 0.7), "#c48e84") +
    fill(quad([-1.9, FAR, 0.7], [0.3, FAR, 0.7], [0.3, 1.46, 0.71], [-1.9, 1.46, 0.71]), "#ffd6a0") +
    stroke(along(0.635), "#ffcf8a", 18, 0.35) +
    stroke(along(0.635), "#ffe9bd", 5) +
    fill(on(0.3, 0.54), "#a97a72") +
    stroke([0.36, 0.42, 0.48].map((up) => along(up)).join(""), "#7a505a", 4) +
    // The arm-rest and the handle over it.
    fill(quad([-1.2, FAR, 0.5], [0.1, FAR, 0.5], [0.1, 1.41, 0.5], [-1.16, 1.41, 0.5]), "#eec49a") +
    fill(quad([-1.16, 1.41, 0.5], [0.1, 1.41, 0.5], [0.1, 1.41, 0.44], [-1.16, 1.41, 0.44]), "#7a4f58") +
    stroke(along(0.585, -0.86, -0.62, 1.47), "#f6e2c4", 8)
  );
}

/** The carpet in the dark, a ray of the sun on it. */
function floor(): Drawing {
  return (
    fill(quad([-1.9, FAR, 0], [0.2, FAR, 0], [0.2, -0.4, 0], [-1.9, -0.4, 0]), "#3d2540") +
    fill(quad([-1.5, 0.95, 0], [-0.5, 0.7, 0], [-0.5, 0.45, 0], [-1.5, 0.7, 0]), "#7d4a58", 0.8)
  );
}

interface ChairOptions {
  across: number;
  /** How far its back leans away, in degrees. */
  lean: number;
  /** Whether its leg-rest is out. */
  rest?: boolean;
}

/** Pale leather: where the low sun strikes it, in its own colour, turned away, in its folds. */
const LEATHER = { sunny: "#fff1d2", plain: "#e0b48e", dim: "#a96f76", deep: "#643f5c" };

/** An armchair: places on its back and its cushion by shares of its half width. */
function placesOf({ across, lean }: ChairOptions) {
  const tilt = (lean / 180) * Math.PI;
  return {
    /** -1 is the edge near us; 0 the foot and 1 the shoulders; metres behind its face. */
    back: (side: number, up: number, behind = 0): Place => [
      0.02 + up * 0.62 * Math.sin(tilt) + behind * Math.cos(tilt),
      across + side * HALF,
      0.38 + up * 0.62 * Math.cos(tilt) - behind * Math.sin(tilt),
    ],
    /** Metres ahead of the fold, and below the cushion's top. */
    seat: (side: number, ahead: number, below = 0): Place => [
      -ahead,
      across + side * HALF,
      mixed(0.38, 0.43, ahead / 0.52) - below - 0.05 * Math.max(0, (ahead - 0.44) / 0.1) ** 2,
    ],
  };
}

type Chair = ReturnType<typeof placesOf>;

/** An armchair of pale leather with its fluted back, bolsters, pillow and cushion; the sun lies on it through the far window. */
function armchair(sheet: Sheet, options: ChairOptions): Drawing {
  const chair = placesOf(options);
  return (
    chairBack(sheet, chair) +
    headRest(sheet, chair) +
    cushion(sheet, chair) +
    (options.rest ? legRest(options.across) : "")
  );
}

function chairBack(sheet: Sheet, { back }: Chair): Drawing {
  const corners = [
    [-1, 0],
    [-1.04, 0.4],
    [-0.98, 0.8],
    [-0.78, 0.98],
    [0, 1.02],
    [0.78, 0.98],
    [0.98, 0.8],
    [1.04, 0.4],
    [1, 0],
  ] as const;
  const face = soft(...corners.map(([side, up]) => back(side, up)));
  const rim = corners.slice(0, 5);
  const flank = between(
    rim.map(([side, up]) => back(side, up)),
    rim.map(([side, up]) => back(side * 0.96, up * 0.98, 0.17)),
  );
  const seam = (way: number): Place[] => shares(5).map((share) => back(way * mixed(0.66, 0.56, share ** 2), share));
  const panel = between(seam(-1), seam(1));
  const edge = (way: number): Place[] => shares(4).map((share) => back(way * 1.3, share * 1.1));
  const across = (up: number) =>
    shares(5).map((share) => back(mixed(-0.66, 0.66, share), up - 0.03 * Math.sin(share * Math.PI)));
  const flutes = counted(6).map((row) => {
    const low = 0.04 + row * 0.155;
    return (
      fill(between(across(low + 0.05), across(low)), LEATHER.dim, 0.5) +
      stroke(line(...across(low)), LEATHER.deep, 3, 0.7)
    );
  });
  return (
    fill(flank, LEATHER.deep) +
    fill(face, LEATHER.plain) +
    sheet.clipped(
      face,
      fill(between(seam(1), edge(1)), LEATHER.sunny, 0.5) +
        fill(sunlight(back), LEATHER.sunny) +
        fill(between(seam(-1), edge(-1)), LEATHER.dim) +
        sheet.clipped(panel, flutes.join("")) +
        stroke(line(...seam(-1)) + line(...seam(1)), LEATHER.deep, 4, 0.85) +
        // The lower half lies in the shade of the door.
        fill(
          face,
          sheet.linear(
            [
              [0, LEATHER.deep, 0.5],
              [1, LEATHER.deep, 0],
            ],
            rounded(at(back(-1, 0))),
            rounded(at(back(-0.2, 0.6))),
          ),
        ),
    )
  );
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** What the low sun lights of a back through the far window, above the shade of the door. */
function sunlight(back: Chair["back"]): Path {
  return quad(back(1.2, 0.2), back(-0.62, 0.6), back(-0.62, 1.3), back(1.2, 1.2));
}

/** The head-rest with a pillow on it: its face in the sun, its side turned away. */
function headRest(sheet: Sheet, { back }: Chair): Drawing {
  const round = (half: number, low: number, high: number, behind: number): Place[] => [
    back(-half, low, behind),
    back(-half * 1.1, mixed(low, high, 0.5), behind),
    back(-half * 0.86, high, behind),
    back(0, high + 0.03, behind),
    back(half * 0.86, high, behind),
    back(half * 1.1, mixed(low, high, 0.5), behind),
    back(half, low, behind),
    back(0, low - 0.03, behind),
  ];
  const rest = round(0.6, 1.05, 1.4, 0);
  const pillow = round(0.52, 1.03, 1.27, -0.07);
  // A round form is as thick as the outlines between its face and its back.
  const thick = (half: number, low: number, high: number, [from, to]: readonly [number, number]) =>
    shares(7)
      .map((share) => soft(...round(half * (1 - share * 0.05), low, high - share * 0.02, mixed(from, to, share))))
      .join("");
  return (
    fill(thick(0.6, 1.05, 1.4, [0, 0.08]), LEATHER.deep) +
    fill(soft(...rest), LEATHER.plain) +
    fill(thick(0.52, 1.03, 1.27, [-0.07, 0]), LEATHER.dim) +
    fill(soft(...pillow), LEATHER.sunny) +
    sheet.clipped(
      soft(...pillow),
      fill(
        quad(back(-0.2, 0.9, -0.07), back(-0.3, 1.4, -0.07), back(-1, 1.4, -0.07), back(-1, 0.9, -0.07)),
        LEATHER.plain,
      ),
    )
  );
}

/** The cushion: its top between two bolsters, the roll of its front, its side in shade. */
function cushion(sheet: Sheet, { seat }: Chair): Drawing {
  const run = (side: number, below = 0, to = 0.54): Place[] => shares(7).map((share) => seat(side, share * to, below));
  const top = between(run(-1.02), run(1.02));
  const side = between(run(-1.02), run(-1.0, 0.2, 0.5));
  const front = quad(seat(-1.02, 0.54), seat(1.02, 0.54), seat(0.96, 0.5, 0.34), seat(-0.96, 0.5, 0.34));
  const seam = (ahead: number) => line(seat(-0.64, ahead), seat(0, ahead + 0.015), seat(0.64, ahead));
  return (
    fill(front, LEATHER.dim) +
    fill(side, LEATHER.deep) +
    fill(top, LEATHER.plain) +
    sheet.clipped(
      top,
      fill(between(run(0.64), run(1.2)), LEATHER.sunny, 0.6) +
        fill(between(run(-0.64), run(-1.2)), LEATHER.dim, 0.8) +
        fill(quad(seat(1.2, 0.2), seat(-0.64, 0.3), seat(-0.64, 0.5), seat(1.2, 0.5)), LEATHER.sunny, 0.9) +
        fill(quad(seat(-1.2, -0.1), seat(1.2, -0.1), seat(1.2, 0.07), seat(-1.2, 0.1)), LEATHER.deep, 0.5),
    ) +
    stroke(line(...run(-0.64)) + line(...run(0.64)), LEATHER.deep, 4, 0.7) +
    stroke([0.14, 0.28, 0.42].map(seam).join(""), LEATHER.dim, 4, 0.8)
  );
}

/** The leg-rest, drawn out before the cushion and let down a little. */
function legRest(across: number): Drawing {
  const on = (side: number, out: number, below = 0): Place => [
    -0.57 - out * 0.36,
    across + side * HALF * 0.86,
    mixed(0.4, 0.29, out) - below,
  ];
  const top = soft(on(-1, 0), on(-1.02, 0.5), on(-0.96, 0.96), on(0, 1.02), on(0.96, 0.96), on(1.02, 0.5), on(1, 0));
  return (
    fill(quad(on(-1, 0), on(-1, 0.98), on(-1, 0.98, 0.07), on(-1, 0, 0.07)), LEATHER.deep) +
    fill(quad(on(-1, 0.98), on(1, 0.98), on(1, 0.98, 0.07), on(-1, 0.98, 0.07)), LEATHER.dim) +
    fill(top, LEATHER.sunny) +
    stroke([0.34, 0.67].map((out) => line(on(-0.9, out), on(0.9, out))).join(""), LEATHER.dim, 4, 0.8)
  );
}

/** A shawl folded in three on the near cushion, a little askew: stripes, round folds, its fringe towards us. */
function shawl(sheet: Sheet): Drawing {
  const { seat } = placesOf({ across: CHAIRS[1], lean: 24 });
  /** Shares of its length (0 is its far end, 1 the fringe) and of its depth (0 is at the back), and how high over the cushion. */
  const on = (length: number, depth: number, up = 0.03): Place =>
    seat(mixed(0.5, -0.56, length) + depth * 0.1, 0.15 + depth * 0.27 + length * 0.04, -up);
  /** Its outline at a height, with round corners and an edge that is not quite straight. */
  const layer = (up: number, shift: number): Path =>
    soft(
      on(0.03, 0.06, up),
      on(0, 0.5, up),
      on(0.02, 0.97 + shift, up),
      on(0.3, 1.02 + shift, up),
      on(0.7, 0.99 + shift, up),
      on(0.97, 1.01 + shift, up),
      on(1.01 + shift, 0.6, up),
      on(0.98 + shift, 0.04, up),
      on(0.6, -0.01, up),
      on(0.3, 0.01, up),
    );
  const band = (length: number, wide: number): Path => {
    const edge = (share: number) =>
      shares(5).map((depth) => on(share + 0.012 * Math.sin(depth * 5), depth * 1.1 - 0.05));
    return between(edge(length), edge(length + wide));
  };
  const fringe = counted(24).map((index) => {
    const depth = mixed(0.04, 0.98, index / 23);
    return polyline([at(on(1.02, depth, 0.01)), at(on(1.12, depth + 0.02 * Math.sin(index * 2.4), 0.002))]);
  });
  return (
    fill(
      soft(
        on(0.1, -0.1, 0),
        on(0.7, -0.16, 0),
        on(1.16, -0.12, 0),
        on(1.2, 0.5, 0),
        on(1.14, 1.02, 0),
        on(0.6, 1.05, 0),
        on(0.1, 1.02, 0),
      ),
      LEATHER.deep,
      0.5,
    ) +
    stroke(fringe.join(""), "#f0d4ae", 3.4) +
    fill(layer(0, 0.05), "#144a55") +
    fill(layer(0.006, 0.05), "#2b8086") +
    fill(layer(0.012, 0.03), "#144a55") +
    fill(layer(0.018, 0.03), "#2b8086") +
    fill(layer(0.023, 0), "#144a55") +
    fill(layer(0.03, 0), "#3a9ca0") +
    sheet.clipped(
      layer(0.03, 0),
      fill(band(0.08, 0.05) + band(0.18, 0.15) + band(0.66, 0.15) + band(0.87, 0.05), "#f9e6c6"),
    )
  );
}

/** A circle that lies level. */
function ring([along, across, up]: Place, radius: number): Path {
  return soft(
    ...counted(12).map((index): Place => {
      const turn = (index / 12) * Math.PI * 2;
      return [along + Math.cos(turn) * radius, across + Math.sin(turn) * radius, up];
    }),
  );
}

/** The console between the armchairs: walnut on a dark box, a line of light under its edge, two glasses of tea in their holders. */
function middleConsole(sheet: Sheet): Drawing {
  const [far, near, end, top] = [0.835, 0.665, -0.37, 0.47] as const;
  const glow = line(
    [0.05, near, top - 0.035],
    [end + 0.02, near, top - 0.035],
    [end, near + 0.02, top - 0.035],
    [end, far, top - 0.035],
  );
  return (
    fill(quad([0.2, near, top], [end, near, top], [end, near, 0], [0.2, near, 0]), "#3d2440") +
    fill(quad([end, far, top], [end, near, top], [end, near, 0], [end, far, 0]), "#6f4658") +
    fill(quad([0.2, far, top], [end, far, top], [end, near, top], [0.2, near, top]), "#8a4a34") +
    fill(quad([0.2, far, top], [end, far, top], [end, far - 0.025, top], [0.2, far - 0.025, top]), "#d98a5c") +
    fill(quad([end, far, top], [end, near, top], [end, near, top - 0.025], [end, far, top - 0.025]), "#f3bd86") +
    fill(quad([0.2, near, top], [end, near, top], [end, near, top - 0.025], [0.2, near, top - 0.025]), "#5f3030") +
    stroke(glow, "#ffcf8a", 14, 0.35) +
    stroke(glow, "#ffe9bd", 5) +
    tea(sheet, [-0.1, 0.75, top]) +
    tea(sheet, [-0.26, 0.75, top])
  );
}

/** A glass of tea that stands in its holder, the sun in it. */
function tea(sheet: Sheet, spot: Place): Drawing {
  const [along, across, up] = spot;
  const [x, y] = at([along, across, up]);
  const metre = Math.abs(at([along, across, up + 1])[1] - y);
  const m = (value: number) => Math.round(value * metre * 10) / 10;
  const outline = [
    [-0.024, 0],
    [-0.029, 0.02],
    [-0.019, 0.05],
    [-0.03, 0.088],
  ] as const;
  const glass = (low: number, high: number): Point[] => {
    const wall = outline.map(([half, height]): Point => [half, mixed(low, high, height / 0.088)]);
    return [...wall, ...wall.toReversed().map(([half, height]): Point => [-half, height])].map(
      ([half, height]): Point => [x + m(half), y - m(height)],
    );
  };
  const level = 0.072;
  const front = counted(24)
    .map((index): Point => {
      const turn = (index / 24) * Math.PI * 2;
      return at([along + Math.cos(turn) * 0.041, across + Math.sin(turn) * 0.041, up]);
    })
    .filter((point) => point[1] > y)
    .toSorted(([one], [other]) => other - one);
  const above = polygon([
    [x - m(0.045), y - m(0.2)],
    [x + m(0.045), y - m(0.2)],
    [x + m(0.045), y],
    ...front,
    [x - m(0.045), y],
  ]);
  return (
    fill(ring(spot, 0.05), "#f7cf98") +
    fill(ring(spot, 0.041), "#2a1628") +
    // The front edge of the holder hides the foot of the glass, which stands on its floor.
    sheet.clipped(
      above,
      fill(curve(glass(-0.02, 0.09), true), "#f9e3c4", 0.6) +
        fill(curve(glass(-0.02, level), true), "#a8401f") +
        sheet.clipped(
          curve(glass(-0.02, level), true),
          fill(box(x - m(0.04), y - m(0.1), m(0.04), m(0.16)), "#ec8c42"),
        ),
    ) +
    stroke(disc(x, y - m(0.09), m(0.029), m(0.009)), "#fff3dc", 2) +
    fill(lens(x, y - m(level) + m(0.004), m(0.05), m(0.012)), "#6d2a20") +
    stroke(
      `M${x - m(0.022)} ${y - m(0.02)}Q${x - m(0.012)} ${y - m(0.05)} ${x - m(0.022)} ${y - m(0.085)}`,
      "#fff6e0",
      3,
      0.9,
    )
  );
}
