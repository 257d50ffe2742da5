import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { blot, box, curve, disc, hull, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { hillsOfMilas } from "../parts/land/hillsOfMilas.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { toneOf } from "../parts/people/light.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { waitingDriver } from "../parts/people/waitingDriver.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { umbrellaPine } from "../parts/plants/umbrellaPine.ts";
import { sky } from "../parts/sky/sky.ts";
import { litBlock, luggageTrolley, strappedCase } from "../parts/things/luggageTrolley.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "../parts/vehicles/paint.ts";
import { peopleCarrier } from "../parts/vehicles/peopleCarrier.ts";
import type { Surface } from "../parts/vehicles/surface.ts";

type Span = readonly [from: number, to: number];

const HORIZON = 588;
/** All lines of the hall run to one point, in the door that the guests come out of. */
const camera = cameraOf({ horizon: HORIZON, centre: 1040, eye: 1.9, focal: 1500 });
/** The hall in metres: its glass front on the left, its end wall with a band of glass over it, its ceiling, the transom of the glass. */
const HALL = { left: -5.5, end: 22, wall: 4.5, high: 8.6, transom: 3.1 } as const;
/** Where the mullions are: away from us on the glass front, to the right in the band of glass. */
const SIDE_MULLIONS = [22, 19.2, 14.6, 10.7, 7.4, 4.6] as const;
const END_MULLIONS = [-5.5, -2.2, 1.1, 4.4, 7.7, 11] as const;
const DOOR = { left: -1.5, right: 2.3, high: 2.9 } as const;
/** The low sun outside: what is a metre up throws its shade so far to the right and away from us. */
const CAST = [1.7, -0.42] as const;
const SHADE = "#7f6a9a";
const FRAME = { face: "#17476e", dark: "#0e2f50", lit: "#f8d3a0" } as const;
const NAVY: VehiclePaint = {
  ...VEHICLE_PAINTS.day,
  body: "#0c2650",
  bodyLight: "#2f5f96",
  sky: "#e2eef0",
  skyDim: "#7fabca",
  horizon: "#0a1830",
  ground: "#e0b88e",
  glass: "#1a3c62",
  glassMiddle: "#2f5f86",
  glassLight: "#b6d8e2",
  rim: "#e4ebee",
  shadow: "#4a4478",
};

const quad = (...places: readonly Place[]): Path => polygon(places.map((at) => camera(at)));
const onSide = (from: number, to: number, low: number, high: number, right: number = HALL.left): Path =>
  quad([right, from, low], [right, to, low], [right, to, high], [right, from, high]);
const onEnd = (from: number, to: number, low: number, high: number, away: number = HALL.end): Path =>
  quad([from, away, low], [to, away, low], [to, away, high], [from, away, high]);
const level = (right: readonly [number, number], away: readonly [number, number], up = 0): Path =>
  quad([right[0], away[0], up], [right[1], away[0], up], [right[1], away[1], up], [right[0], away[1], up]);
/** A colour that thins out, or thickens, down the sheet. */
const fading = (sheet: Sheet, colour: string, [first, last]: Span, [top, bottom]: Span): string =>
  sheet.linear(
    [
      [0, colour, first],
      [1, colour, last],
    ],
    [0, top],
    [0, bottom],
  );
/** Colours across the sheet, evenly spaced. */
const rounding = (sheet: Sheet, colours: readonly string[], [from, to]: Span): string =>
  sheet.linear(
    colours.map((colour, index) => [index / (colours.length - 1), colour]),
    [from, 0],
    [to, 0],
  );
/** Where the shade of any place falls on the floor. */
const fallen = ([right, away, up]: Place): Place => [right + up * CAST[0], away + up * CAST[1], 0];

/** The arrivals hall in the low sun of the evening: the driver looks at us over a board with a name; a family comes out of the doors behind him, the child has run ahead and points at the board; his car stands under pines before the glass. */
export const SCENE: Scene = {
  name: "contact",
  seed: 27,
  mood: "morning",
  grain: 0.3,
  crops: { wide: 330, square: 50 },
  colours: {
    sky: ["#2f80b4", "#6bb0cb", "#f1dcb4", "#fbc68a"],
    zenith: "#2f7fae",
    far: "#92aed0",
    farShade: "#7390bf",
  },
  draw(sheet) {
    drawLand(sheet);
    drawForecourt(sheet);
    drawFloor(sheet);
    drawEnd(sheet);
    drawCeiling(sheet);
    drawGlass(sheet);
    drawColumns(sheet);
    drawBarrier(sheet);
    drawGuests(sheet);
    drawDriver(sheet);
    drawPlanter(sheet);
  },
};

/** Sky, the hills of Milas, and a plane that has just taken off. */
function drawLand(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    sheet.glow([60, 420], 760, "#fff0c0", 0.75),
    hillsOfMilas(sheet),
    place(turned(plane(), -13), 1006, 204, 1.1),
  );
}

/** An airliner far off that climbs to the right, 80 long: its belly in shade, a swept wing to us. */
function plane(): Drawing {
  return (
    fill("M-34-2L-46-20H-39L-24-4Z", "#1d5d86") +
    fill("M-40 0Q-38-5-24-5H26Q38-4 42 1Q36 5 24 5H-18Q-34 4-40 0Z", "#fffaf0") +
    fill("M-40 0Q-34 4-18 5H24Q36 5 42 1Q20 2-40 0Z", "#9fb2cc") +
    fill("M10 2H-2L-24 17H-18ZM-28 0H-35L-45 6H-41Z", "#7f93b4")
  );
}

/** What lies before the glass: field and pines, the road, the kerb, and the car in its slanting bay. */
function drawForecourt(sheet: Sheet): void {
  const wide = [-40, 40] as const;
  const trees = [
    { right: -26.5, away: 38, tall: 9.4, half: 4.2, seed: 4 },
    { right: -18.4, away: 33, tall: 10.6, half: 5, seed: 6 },
    { right: -14.1, away: 50, tall: 8.8, half: 4.4, seed: 9 },
  ] as const;
  const green = sheet.tinted({ leafLight: "#a9b76c", leaf: "#5f8558", leafDark: "#2f5a52" });
  const view = frameOf(camera, { right: -14.1, away: 22.2, heading: 44 });
  const line = (across: number): Path =>
    polygon([
      view([-0.6, across, 0]),
      view([5.6, across, 0]),
      view([5.6, across + 0.16, 0]),
      view([-0.6, across + 0.16, 0]),
    ]);
  sheet.add(
    fill(box(0, HORIZON, 1600, 600), sheet.downwards(["#e9d7a4", "#d8bf7c"], 588, 680)),
    fill(lens(300, 602, 700, 7), "#a9ad72"),
    fill(level(wide, [35.5, 52]), "#b9b070"),
    drawGroves(),
    ...trees
      .toSorted((a, b) => b.away - a.away)
      .map(({ right, away, tall, half, seed }) => {
        const [x, y] = camera([right, away, 0]);
        const metre = 1500 / away;
        return (
          fill(lens(x + half * metre * 1.3, y + 2, half * metre * 3, metre * 0.8), "#7f8a5e", 0.75) +
          umbrellaPine(green, {
            foot: [x, y],
            head: [x + half * metre * 0.16, y - tall * metre * 0.66],
            wide: half * metre,
            rise: tall * metre * 0.4,
            thick: metre * 0.3,
            seed,
            bark: ["#b98a68", "#7d5a58", "#d9ad84"],
          })
        );
      }),
    // A clipped hedge along the road, its face to us in shade.
    fill(level(wide, [35.6, 37], 0.7), "#9aa968"),
    fill(onEnd(-40, 40, 0, 0.7, 35.6), "#4f7258"),
    fill(level(wide, [34.6, 35.5]), "#fff1d6"),
    fill(onEnd(-40, 40, -0.05, 0.16, 34.6), "#c3a9a6"),
    fill(level(wide, [6, 34.6]), sheet.downwards(["#b7a5b6", "#a08fa8"], 640, 800)),
    fill(
      counted(9)
        .map((index) => level([index * 6 - 26, index * 6 - 23], [31, 31.25]))
        .join(""),
      "#fbf0dc",
    ),
    fill([-1.6, 1.45].map((across) => line(across)).join(""), "#fbf0dc"),
    fill(level([-7.6, HALL.left], [3, 34.6]), "#f8e2be"),
    fill(level([-7.7, -7.5], [3, 34.6]), "#fff6e4"),
    peopleCarrier(sheet, { view, cast: CAST, paint: NAVY, mirrored: mirrored(sheet) }),
  );
}

/** Olives of the plain in their rows, each lit from the left. */
function drawGroves(): Drawing {
  const random = randomOf(31);
  return [150, 118, 92, 74]
    .map((away) => {
      const crowns = counted(30).flatMap((index) => {
        const [x, y] = camera([(index - 29 + random.around(0.3)) * 3.6, away + random.around(3), 0]);
        const size = (1500 / away) * random.between(0.8, 1.3);
        return random.chance(0.2) ? [] : [[x, y - size * 0.6, size] as const];
      });
      const heaps = (part: number, shift: number) =>
        crowns
          .map(([x, y, size]) => blot(random, x - size * shift, y - size * shift * 0.7, size * part, size * part * 0.8))
          .join("");
      return fill(heaps(1, 0), "#5f8570") + fill(heaps(0.55, 0.3), "#93aa80");
    })
    .join("");
}

/** Sky and low hills in the windows of the car. */
function mirrored(sheet: Sheet): (surface: Surface) => Drawing {
  return ({ side }) => {
    const pane = (low: number, high: number) => side(pointsOf([900, low, 900, high, 5400, high, 5400, low]));
    return (
      fill(pane(1050, 1900), sheet.downwards(["#c4dfe4", "#6f9cba"], 600, 690)) + fill(pane(1050, 1330), "#27496f")
    );
  };
}

/** Polished stone: the light of each pane lies on it, what stands on it has its image in it; joints run to the door. */
function drawFloor(sheet: Sheet): void {
  const { left, end, high } = HALL;
  const floor = polygon([camera([left, end, 0]), camera([14, end, 0]), [1700, 1240], camera([left, 3, 0])]);
  const panes = SIDE_MULLIONS.slice(1).map((near, index) => {
    const far = (SIDE_MULLIONS[index] ?? near) - 0.2;
    return quad(
      ...[near, far].map((away) => fallen([left, away, 0.06])),
      ...[far, near].map((away) => fallen([left, away, high - 0.5])),
    );
  });
  const joints = [
    ...counted(13).map((index) => polyline([camera([index * 1.5 - 6, end, 0]), camera([index * 1.5 - 6, 3, 0])])),
    ...counted(13).map((index) => polyline([camera([left, end - index * 1.5, 0]), camera([14, end - index * 1.5, 0])])),
  ];
  const tiles = counted(9).flatMap((row) =>
    counted(7).map((column) => {
      const [right, away] = [column * 3 - 6 + (row % 2) * 1.5, end - row * 1.5];
      return level([right, right + 1.5], [away, Math.max(3, away - 1.5)]);
    }),
  );
  const door = onEnd(DOOR.left, DOOR.right, -DOOR.high, 0);
  sheet.add(
    fill(floor, sheet.downwards(["#b9a3b8", "#8f7a9c", "#5f4a7c"], 690, 1200)),
    sheet.clipped(
      floor,
      fill(panes.join(""), sheet.downwards(["#fff2d6", "#ffe2b6", "#f6b98a"], 690, 1200)) +
        fill(tiles.join(""), "#d98f78", 0.16) +
        // The glass front and the door on their heads.
        fill(onSide(end, 3, -2.2, 0), fading(sheet, "#fffaf0", [0.4, 0], [700, 960])) +
        fill(door, fading(sheet, "#fff3d8", [0.62, 0], [690, 890])) +
        stroke(joints.join(""), "#6c4f78", 1.6, 0.2),
    ),
  );
}

/** The end wall in shade, boards of walnut on it, and the baggage belt behind its open glass doors; the board of arrivals is over them. */
function drawEnd(sheet: Sheet): void {
  const { left, end, wall, high } = HALL;
  const { left: from, right: to, high: top } = DOOR;
  const slats = counted(46).map((index) => onEnd(2.75 + index * 0.2, 2.85 + index * 0.2, 0.14, 3.4));
  const room = onEnd(from, to, 0, top);
  const back = 31;
  const belt: Drawing =
    litBlock(camera, [-3, 5], [26.2, 27.4], [0.1, 0.5], ["#8d7f9e", "#3a3350", "#b9adbf"]) +
    fill(onEnd(-3, 5, 0.4, 0.5, 26.2), "#f2e4d4");
  const bags =
    strappedCase(camera, [-1.3, -0.6], [26.4, 27], [0.5, 0.95], ["#7fcac2", "#b5e4da", "#1f8088", "#124a58"]) +
    strappedCase(camera, [0, 0.5], [26.4, 27], [0.5, 1.2], ["#ffdc94", "#ffe9b8", "#d98a3e", "#8a4a24"]) +
    strappedCase(camera, [1.7, 2.5], [26.4, 27], [0.5, 0.98], ["#f2a384", "#fcc5a6", "#b8504a", "#6e2a38"]);
  const random = randomOf(8);
  const [boardLeft, boardRight, boardLow, boardHigh] = [from + 0.1, to - 0.1, 3.22, 4.24];
  // Words of tiles: a time, a place, a gate, in each of five rows.
  const tiles = counted(5).flatMap((row) => {
    const up = boardHigh - 0.17 - row * 0.185;
    const places = [
      0.14,
      0.26,
      0.42,
      0.54,
      ...counted(8 + random.whole(0, 5)).map((index) => 0.84 + index * 0.12),
      2.76,
      2.88,
      3.1,
      3.22,
    ];
    return places.map((at) => onEnd(boardLeft + at, boardLeft + at + 0.09, up - 0.1, up, end - 0.3));
  });
  const leaf = (a: number, b: number): Drawing =>
    fill(onEnd(a, b, 0.03, top - 0.06, end - 0.12), "#dff0ee", 0.34) +
    fill(
      onEnd(a, a + 0.07, 0, top, end - 0.12) +
        onEnd(b - 0.07, b, 0, top, end - 0.12) +
        onEnd(a, b, 1, 1.06, end - 0.12),
      FRAME.dark,
    );
  sheet.add(
    fill(
      onEnd(left, 14, 0, wall),
      sheet.linear(
        [
          [0, "#d9bfb6"],
          [0.5, "#bfa4b6"],
          [1, "#9a83a8"],
        ],
        [665, 0],
        [1600, 0],
      ),
    ),
    fill(onEnd(left, 14, wall - 0.14, wall), "#f4d9b4"),
    fill(onEnd(2.7, 12, 0.1, 3.46), "#6d4450"),
    fill(
      slats.join(""),
      sheet.linear(
        [
          [0, "#c98d62"],
          [1, "#8e5c58"],
        ],
        [1220, 0],
        [1600, 0],
      ),
    ),
    fill(onEnd(left, 14, 0, 0.12), "#6d5580"),
    // The hall behind, by its own light from the left.
    sheet.clipped(
      room,
      fill(
        onEnd(from - 2, to + 2, 0, 4, end),
        sheet.linear(
          [
            [0, "#fff0cc"],
            [1, "#e6c8b4"],
          ],
          [930, 0],
          [1220, 0],
        ),
      ) +
        fill(onEnd(-8, 8, 2.35, 5, back), "#a7d3dc") +
        fill(
          counted(9)
            .map((index) => onEnd(index * 1.4 - 5, index * 1.4 - 4.9, 2.35, 5, back))
            .join(""),
          "#5b86a4",
        ) +
        fill(level([-8, 8], [end, back]), "#f0d7b8") +
        fill(level([-3, 8], [25.3, 26.2]), SHADE, 0.45) +
        belt +
        bags,
    ),
    fill(quad([to, end, 0], [to, end - 0.5, 0], [to, end - 0.5, top], [to, end, top]), "#fff0d0"),
    leaf(from - 1.5, from + 0.06),
    leaf(to - 0.06, to + 1.5),
    fill(onEnd(from - 1.55, to + 1.55, top, top + 0.2, end - 0.3), FRAME.face) +
      fill(onEnd(from - 1.55, to + 1.55, top + 0.15, top + 0.2, end - 0.3), "#5b93b4"),
    fill(onEnd(boardLeft, boardRight, boardLow, boardHigh, end - 0.3), "#141c38"),
    fill(onEnd(boardLeft, boardLeft + 0.05, boardLow, boardHigh, end - 0.3), FRAME.lit),
    fill(tiles.join(""), "#ffb640"),
    // A picture of the bay, in a frame.
    fill(onEnd(-4.78, -3.2, 0.9, 3.3), "#fff4de"),
    fill(onEnd(-4.68, -3.3, 1, 3.2), "#f6c98e"),
    sheet.clipped(
      onEnd(-4.68, -3.3, 1, 3.2),
      fill(disc(...camera([-4.4, end, 2.55]), 17), "#fff3cf") +
        fill(
          quad(
            [-4.9, end, 2.1],
            [-4.2, end, 2.32],
            [-3.8, end, 2.2],
            [-3.3, end, 2.5],
            [-3.3, end, 1.9],
            [-4.9, end, 1.9],
          ),
          "#8fa3cf",
        ) +
        fill(onEnd(-4.9, -3.3, 0.9, 2), "#3a93b4") +
        fill(onEnd(-4.9, -3.3, 0.9, 1.45), "#1f6e98") +
        fill(
          quad([-3.98, end, 1.5], [-3.98, end, 2.42], [-3.62, end, 1.56]) +
            quad([-4.04, end, 1.54], [-4.04, end, 2.24], [-4.28, end, 1.56]),
          "#fffaf0",
        ) +
        fill(quad([-4.3, end, 1.5], [-3.56, end, 1.5], [-3.68, end, 1.4], [-4.2, end, 1.4]), "#123f63"),
    ),
    // The band of glass over the wall.
    fill(onEnd(left, 14, wall, high), "#e4f2f0", 0.12),
    ...END_MULLIONS.slice(1).map(
      (right) =>
        fill(onEnd(right, right + 0.16, wall, high, end - 0.2), FRAME.face) +
        fill(onEnd(right - 0.05, right, wall, high, end - 0.2), FRAME.lit),
    ),
    fill(onEnd(left, 14, 6.5, 6.62, end - 0.1), FRAME.face),
  );
}

/** A strip of timber ceiling, lit from the glass. */
function drawCeiling(sheet: Sheet): void {
  const { left, end, high } = HALL;
  const slats = counted(34).map((index) => level([left + index * 0.6, left + index * 0.6 + 0.5], [end, 6], high));
  sheet.add(
    fill(level([left, 16], [end, 6], high), "#8c5850"),
    fill(slats.join(""), rounding(sheet, ["#f7cf94", "#dd9f66", "#b0714f"], [600, 1600])),
    fill(onEnd(left, 16, high - 0.4, high), FRAME.dark),
    fill(onEnd(left, 16, high - 0.4, high - 0.33), "#f3c48c"),
  );
}

/** The frames of the glass front, dark against the morning; the edges that the sun finds are lit. */
function drawGlass(sheet: Sheet): void {
  const { left, end, high, transom } = HALL;
  const { face, dark, lit } = FRAME;
  const deep = 0.2;
  const gleam = (away: number, wide: number) =>
    quad([left, away, 0.1], [left, away + wide, 0.1], [left, away + wide + 1.2, high], [left, away + 1.2, high]);
  const sidePost = (away: number) =>
    fill(onSide(away, away + 0.16, 0, high, left + deep), dark) +
    fill(onEnd(left, left + deep, 0, high, away), face) +
    fill(onEnd(left, left + 0.05, 0, high, away), lit);
  sheet.add(
    fill(onSide(end, 3, 0, high), "#e4f2f0", 0.13),
    fill(gleam(9.6, 0.5) + gleam(10.3, 0.16) + gleam(13.4, 0.7), "#fffdf4", 0.26),
    fill(onSide(end, 3, transom, transom + 0.15, left + 0.1), dark),
    fill(onSide(end, 3, transom + 0.12, transom + 0.15, left + 0.1), "#5b93b4"),
    fill(onSide(end, 3, 0, 0.12, left + 0.1), dark),
    fill(onSide(end, 3, high - 0.4, high, left + 0.1), dark),
    ...SIDE_MULLIONS.map((away) => sidePost(away)),
  );
}

/** Two round columns on the right, lit from the glass; each has its image in the floor. */
function drawColumns(sheet: Sheet): void {
  const right = 4.1;
  for (const away of [17.4, 11.4]) {
    const [x, foot] = camera([right, away, 0]);
    const half = (0.36 * 1500) / away;
    const tone = rounding(sheet, ["#fff6e2", "#fbe6c8", "#c5b0c6", "#8d7aa4"], [x - half, x + half]);
    const round = (wide: number) => disc(x, foot, wide, wide * 0.18);
    sheet.add(
      fill(level([right, right + 6], [away - 0.5, away + 0.1]), SHADE, 0.6),
      fill(box(x - half, foot, half * 2, half * 7), fading(sheet, "#fff6e2", [0.42, 0], [foot, foot + half * 7])),
      fill(round(half * 1.2), "#5d4a72"),
      fill(box(x - half, -20, half * 2, foot + 20) + round(half), tone),
      fill(box(x - half, foot - half * 0.5, half * 2, half * 0.5) + round(half), FRAME.face, 0.85),
    );
  }
}

/** Outlines of what the figures throw on the floor: shares of the height aside and up. */
const SHADES = {
  driver: [
    -10, 0, -9, 28, -10, 46, -13, 47, -14, 60, -13, 70, -11, 78, -8, 81, -4, 84, -5, 88, -5.4, 95, -1, 100, 3, 100, 6.4,
    95, 6, 88, 5, 84, 9, 81, 12, 76, 15, 70, 15, 49, 10, 46, 11, 30, 10, 10, 11, 0, 3, 0, 3, 22, 1, 40, 0, 22, -2, 0,
  ],
  guest: [
    -14, 0, -9, 28, -13, 30, -6, 56, -8, 78, -3, 83, -10, 90, -4, 99, 4, 99, 10, 90, 3, 83, 8, 78, 14, 60, 24, 34, 28,
    2, 12, 0, 11, 28, 6, 28, 9, 0, -8, 0,
  ],
} as const;

/** What the sun throws on the floor from the feet of a figure, in metres. */
function shadeOfFigure(
  [right, away]: readonly [number, number],
  tall: number,
  shade: keyof typeof SHADES,
  opacity = 0.8,
): Drawing {
  const outline = pointsOf(SHADES[shade]).map(([aside, up]) => {
    const [side, high] = [(aside * tall) / 100, (up * tall) / 100];
    // Across the light, as a figure is about as deep as it is wide.
    return camera([right + side * 0.6 + high * CAST[0], away + side * 0.6 + high * CAST[1], 0]);
  });
  return fill(curve(outline, true), SHADE, opacity);
}

/** The shade of something that reaches from one place to another, so much above and below the line between them. */
const shadeBetween = (from: Place, to: Place, half: number): Path =>
  hull([from, to].flatMap(([x, z, up]) => [up - half, up + half].map((high) => camera(fallen([x, z, high])))));

/** A figure on the floor at so many units a metre: its shade, its image in the polished stone, which ends before the head, and itself. */
function standing(
  sheet: Sheet,
  at: readonly [number, number],
  tall: number,
  options: PersonOptions,
  // An arm that is held out, from the shoulder to the hand in hundredths of the height, and the fingers of that hand.
  [arm, fingers]: readonly [arm: readonly [Point, Point] | undefined, fingers: Path] = [undefined, ""],
): Drawing {
  const [x, y] = camera([...at, 0]);
  const size = (y - camera([...at, tall])[1]) / 100;
  const figure = person(sheet, { ...options, shadow: false });
  const [from, to] = (arm ?? []).map(([aside, up]): Place => [at[0] + (aside * tall) / 100, at[1], (up * tall) / 100]);
  const reaching = from && to ? fill(shadeBetween(from, to, 0.04), SHADE) : "";
  return (
    `<g opacity="0.8">${shadeOfFigure(at, tall, "guest", 1)}${reaching}</g>` +
    fill(lens(x + 6, y + 1, size * 34, size * 5), "#5a3a5c", 0.7) +
    sheet.clipped(
      box(x - size * 60, y, size * 120, size * 64),
      `<g opacity="0.16">${place(figure, x, y, -size, size)}</g>`,
    ) +
    place(figure + stroke(fingers, toneOf(sheet, "#c98a5e")[0], 1.7), x, y, size)
  );
}

/** The shade of a block on the floor. */
const shadeOf = (right: Span, away: Span, high: number): Path =>
  hull([0, high].flatMap((up) => right.flatMap((x) => away.map((z) => camera(fallen([x, z, up]))))));

/** The guests come out of the doors to the driver: a couple, the man behind a trolley, their child runs ahead. */
function drawGuests(sheet: Sheet): void {
  const trolley = frameOf(camera, { right: 0.22, away: 13.95, heading: 70 });
  const [skin, dimSkin] = toneOf(sheet, "#c98a5e");
  sheet.add(
    standing(sheet, [1.52, 14.9], 1.78, {
      pose: "pushing",
      mirrored: true,
      sleeves: "short",
      top: "#fdf4e2",
      bottom: "#2f7f8c",
    }),
    fill(shadeOf([0.22, 1.42], [13.9, 14.4], 0.8), SHADE, 0.8),
    // Its image in the floor.
    `<g opacity="0.16">${luggageTrolley(([along, back, up]) => trolley([along, back, -up]))}</g>`,
    luggageTrolley(trolley),
    // His hands on the bar.
    stroke(polyline([trolley([1.05, 0.2, 1.01]), trolley([1.05, 0.14, 1.01])]), dimSkin, 8) +
      stroke(polyline([trolley([1.05, -0.2, 1.01]), trolley([1.05, -0.26, 1.01])]), skin, 9),
    standing(
      sheet,
      [-0.36, 11.2],
      1.68,
      {
        pose: "hailing",
        mirrored: true,
        slender: true,
        wears: "skirt",
        top: "#e2553f",
        bottom: "#e2553f",
        hat: "#f3d592",
        hairstyle: "long",
      },
      // She waves.
      [
        [
          [-8, 79],
          [-21, 106],
        ],
        "M-21.6-105L-24.4-109.4M-20.8-106L-22-111M-19.8-106L-19.4-111M-19-105L-17-109.4M-18.6-103.6L-15.6-105.6",
      ],
    ),
    standing(
      sheet,
      [-1.0, 7.9],
      1.16,
      {
        pose: "showing",
        mirrored: true,
        child: true,
        wears: "shorts",
        sleeves: "short",
        top: "#f6b93c",
        bottom: "#2d5f94",
      },
      // There it is.
      [
        [
          [-8, 72],
          [-35, 81],
        ],
        "M-30.4-79.6L-36-81.4",
      ],
    ),
  );
}

/** The driver on his place, with his long shade and his image in the floor. */
function drawDriver(sheet: Sheet): void {
  const at = [-1.86, 5.7] as const;
  const [x, y] = camera([...at, 0]);
  const size = 1500 / at[1] / 100;
  const figure = waitingDriver(sheet);
  sheet.add(
    `<g opacity="0.8">${shadeOfFigure(at, 1.88, "driver", 1)}</g>`,
    fill(lens(x + 6, y + 2, 150, 22), "#43305c", 0.7),
    sheet.clipped(box(x - 160, y, 320, 180), `<g opacity="0.17">${place(figure, x, y, -size, size)}</g>`),
    place(figure, x, y, size),
  );
}

/** A trough of bougainvillea near us, cut by the edge. */
function drawPlanter(sheet: Sheet): void {
  const [left, right, near, far, high] = [1.22, 2.6, 4, 4.5, 0.5];
  const [x, y] = camera([1.78, 4.2, high]);
  sheet.add(
    fill(quad([left, near, 0], [left, far, 0], [left, far, high], [left, near, high]), "#fff3dc"),
    fill(level([left, right], [near, far], high), "#5b4560"),
    bougainvillea(sheet, { x: x - 22, y: y + 4, width: 230, height: 104, count: 90, size: 36 }),
    fill(onEnd(left, right, 0, high, near), "#cdb4c6"),
    fill(onEnd(left, right, high - 0.05, high, near), "#fbe6cc"),
  );
}

/** Posts with a belt between them, which part those who wait from the way out; they lead the eye to the door. */
function drawBarrier(sheet: Sheet): void {
  const right = 2.15;
  const posts = [15.2, 12, 9.4, 7.2, 5.3];
  const metal = (from: number, to: number) => rounding(sheet, ["#fff6e2", "#9fb0c4", "#3f4f78", "#7d86a8"], [from, to]);
  const post = (away: number, up: 1 | -1): Drawing => {
    const [x, y] = camera([right, away, 0]);
    const metre = 1500 / away;
    const half = metre * 0.036;
    const foot = disc(x, y - up * metre * 0.02, metre * 0.17, metre * 0.045);
    const stem = up === 1 ? box(x - half, y - metre * 0.98, half * 2, metre * 0.97) : box(x - half, y, half * 2, metre);
    const head = up === 1 ? box(x - half * 1.5, y - metre * 1.02, half * 3, metre * 0.14) : "";
    return (
      fill(foot, metal(x - metre * 0.17, x + metre * 0.17)) +
      fill(stem, metal(x - half, x + half)) +
      fill(head, rounding(sheet, ["#5b93b4", "#17476e", "#0e2f50"], [x - half * 1.5, x + half * 1.5]))
    );
  };
  const belt = (low: number, high: number) =>
    quad([right, 15.2, low], [right, 5.3, low], [right, 5.3, high], [right, 15.2, high]);
  const shade = posts.map(
    (away) =>
      shadeOf([right - 0.03, right + 0.03], [away - 0.04, away + 0.04], 1) +
      shadeOf([right, right], [away - 0.16, away + 0.16], 0.04),
  );
  const strip = quad(
    ...[15.2, 5.3].map((away) => fallen([right, away, 0.9])),
    ...[5.3, 15.2].map((away) => fallen([right, away, 0.98])),
  );
  sheet.add(
    `<g opacity="0.8">${fill(shade.join("") + strip, SHADE)}</g>`,
    `<g opacity="0.2">${posts.map((away) => post(away, -1)).join("")}${fill(belt(-0.98, -0.9), "#155f74")}</g>`,
    fill(belt(0.89, 0.97), "#1f7f92"),
    fill(belt(0.955, 0.97), "#8fd3d2"),
    ...posts.map((away) => post(away, 1)),
  );
}
