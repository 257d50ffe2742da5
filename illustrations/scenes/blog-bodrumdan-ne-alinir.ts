import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { trainedVine, vineLeaf } from "../parts/plants/trainedVine.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { type HungPestemal, hungPestemal, pestemalStack } from "../parts/things/pestemals.ts";
import { clothCap, glazedPlate, hungHat, milasRug, oilTin, piercedGourd } from "../parts/things/shopWares.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";
import { jar, rugBasket, sandalPair, spongeBasket } from "../parts/things/souvenirs.ts";
import { block } from "../parts/things/turnedForm.ts";

const HORIZON = 480;
/** Somebody who stands before the stall and looks down the lane beside the shop. */
const EYE = cameraOf({ horizon: HORIZON, centre: 300, eye: 1.65, focal: 1600 });
/** The same eye over the harbour, which lies below the lane. */
const BAY = cameraOf({ horizon: HORIZON, centre: 300, eye: 4.2, focal: 1600 });

/** How far away the shop's front is, its left corner, the end of its side wall and of the lane. */
const [WALL, CORNER, BACK, LANE] = [4.2, 0.525, 9, 14] as const;
/** The stall: its edges and its height in metres. */
const TABLE = { left: 0.5, right: 3.4, near: 2.5, far: 3.45, top: 0.8 } as const;
/** Where the basket of sponges and the stack of peştemals stand on it, a step of planks at its back, the slanting board of sandals before that. */
const BASKET: Point = [0.86, 2.98];
const STACK = { left: 1.19, right: 1.6, near: 2.8, far: 3.06 } as const;
const RISER = { across: [1.72, 2.7] as Point, deep: [3.06, 3.32] as Point, high: 0.25 } as const;
const BOARD = { left: 1.7, right: 2.7, near: 2.64, far: 3.04, low: 0.03, high: 0.25 } as const;
/** The light falls to the right, down and away from us: metres aside and down for each metre away. */
const [ASIDE, DOWN] = [0.7, 0.8] as const;

/** The wall, and the stall, out of the sun. */
const SHADE = "#b3aedb";
const TABLE_SHADOW = "#9c6a72";

/** A shop by the harbour: peştemals, sponges, sandals and jam on a stall before its white wall, in the morning sun that its striped awning cuts off; a vine over the lane, a gulet at its end. */
export const SCENE: Scene = {
  name: "blog-bodrumdan-ne-alinir",
  seed: 229,
  mood: "morning",
  grain: 0.3,
  crops: { wide: 150, square: 300 },
  draw(sheet) {
    drawHarbour(sheet);
    drawLane(sheet);
    drawWall(sheet);
    drawPots(sheet);
    drawRugs(sheet);
    drawShutters(sheet);
    drawWallGoods(sheet);
    drawAwning(sheet);
    drawTable(sheet);
    drawGoods(sheet);
    drawVine(sheet);
  },
};

function quad(...places: readonly Place[]): Path {
  return polygon(places.map(EYE));
}

/** A rectangle parallel to the shop's front. */
function panel([left, right]: Point, [low, high]: Point, away: number = WALL): Path {
  return quad([left, away, low], [right, away, low], [right, away, high], [left, away, high]);
}

/** Where a point's shadow falls on the wall. */
function onWall([right, away, up]: Place): Place {
  const out = WALL - away;
  return [right + ASIDE * out, WALL, up - DOWN * out];
}

/** Where a point's shadow falls on the stall. */
function onTable([right, away, up]: Place): Place {
  const fall = (up - TABLE.top) / DOWN;
  return [right + ASIDE * fall, away + fall, TABLE.top];
}

const GULET: MooredGulet = {
  heading: 128,
  long: 17,
  wide: 5,
  hull: ["#fdf3e0", "#9a93bd"],
  trim: ["#c8643c", "#7a4562"],
  house: ["#c98a52", "#8a5648"],
  pane: "#2a4a72",
  masts: [
    [0.3, 11.5],
    [0.66, 15],
  ],
  cloth: ["#fffaf0", "#b9b4d4"],
};

/** The harbour at the end of the lane: hills across the bay, a gulet at anchor. */
function drawHarbour(sheet: Sheet): void {
  const near = frameOf(BAY, { right: -9.9, away: 96, heading: GULET.heading });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([-20, 410, 60, 392, 150, 420, 230, 398, 330, 372, 430, 404, 560, 430]),
      foot: HORIZON + 3,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 40, foot: false }),
    fill(lens(250, 556, 180, 6) + lens(238, 566, 136, 5) + lens(254, 575, 90, 4), "#f4ead6", 0.55),
    mooredGulet(near, GULET),
  );
}

/** The lane: worn slabs, half of them in the shadow of a garden wall; it ends at steps down to the quay. */
function drawLane(sheet: Sheet): void {
  const random = randomOf(8);
  const [left, high] = [-1.32, 1.36];
  const shadow = left + (high / DOWN) * ASIDE;
  const rows = [3, 3.6, 4.3, 5.1, 6, 7, 8.1, 9.3, 10.6, 12.2, LANE];
  const flat = (from: number, to: number, near: number, far: number) =>
    quad([from, near, 0], [to, near, 0], [to, far, 0], [from, far, 0]);
  const slabs = rows.slice(0, -1).flatMap((near, row) =>
    counted(6).flatMap((index) => {
      const from = mixed(left, 1.4, (index + (row % 2) * 0.5) / 6);
      return random.chance(0.34) ? [flat(from, from + 0.52, near, rows[row + 1] ?? LANE)] : [];
    }),
  );
  const stones = (kind: number): Path =>
    counted(5)
      .flatMap((row) =>
        counted(14).map((index) => {
          if ((index * 5 + row * 3 + kind) % 4 !== kind * 2) return "";
          const [away, up] = [4.4 + (index + (row % 2) * 0.5) * 0.4, 0.12 + row * 0.23];
          return curve(
            [
              [away, up + 0.02],
              [away + 0.08, up],
              [away + 0.3, up + 0.01],
              [away + 0.35, up + 0.09],
              [away + 0.28, up + 0.17],
              [away + 0.06, up + 0.16],
            ].map(([z = 0, u = 0]) => EYE([left, z, u])),
            true,
          );
        }),
      )
      .join("");
  const joints = rows.flatMap((near, row) => [
    polyline([EYE([left, near, 0]), EYE([1.4, near, 0])]),
    ...counted(7).map((index) => {
      const right = mixed(left, 1.4, (index + (row % 2) * 0.5) / 6);
      return polyline([EYE([right, near, 0]), EYE([right, rows[row + 1] ?? LANE, 0])]);
    }),
  ]);
  const [x, y] = EYE([-0.06, 11.6, 0]);
  const [catX, catY] = EYE([left - 0.14, 9, high]);
  sheet.add(
    fill(flat(left, 1.6, 3, LANE), "#f6dcae"),
    fill(slabs.join(""), "#eccb98"),
    fill(flat(left, shadow, 3, 10.6 + high / DOWN), "#9c8cc0", 0.82),
    laneDapples(),
    stroke(joints.join(""), "#8d6f90", 2.6, 0.4),
    // Each long step down to the quay has an edge of pale stone.
    fill([4.3, 6, 8.1, 10.6].map((near) => flat(left, 1.6, near, near + 0.2)).join(""), "#fff6e4", 0.45),
    stroke(
      [4.3, 6, 8.1, 10.6].map((near) => polyline([EYE([left, near, 0]), EYE([1.6, near, 0])])).join(""),
      "#7f6690",
      4,
      0.5,
    ),
    fill(quad([left, LANE, 0], [1.4, LANE, 0], [1.4, LANE, 0.06], [left, LANE, 0.06]), "#fff3d6"),
    // The garden wall on the left: its face is in shade, its top is not.
    fill(quad([left, 3, 0], [left, 10.6, 0], [left, 10.6, high], [left, 3, high]), "#8f8ac4"),
    fill(quad([left, 3, 0], [left, 10.6, 0], [left, 10.6, 0.4], [left, 3, 0.4]), "#6f6cab"),
    // Stones show through its lime.
    fill(stones(0), "#9d98d0", 0.8),
    fill(stones(1), "#7d79b8", 0.6),
    fill(quad([left, 3, high], [left, 10.6, high], [left - 0.4, 10.6, high], [left - 0.4, 3, high]), "#fff6e0"),
    fill(quad([left, 3, high - 0.06], [left, 10.6, high - 0.06], [left, 10.6, high], [left, 3, high]), "#c7c1e6"),
    place(sittingCat(sheet), catX, catY, 0.2),
    place(
      person(sheet, {
        pose: "walking",
        behind: true,
        wears: "skirt",
        slender: true,
        top: "#fdf8ee",
        bottom: "#d8543c",
        hat: "#f0cf8a",
        carries: "bag",
      }),
      x,
      y,
      1.42,
    ),
  );
}

/** What falls through the vine: flecks of sun in clusters over the shade. */
function laneDapples(): Drawing {
  const random = randomOf(21);
  const flecks = pointsOf([-0.8, 3.7, -0.42, 3.5, -0.62, 4.4, -0.3, 5, -0.8, 5.5, -0.4, 6.4]).flatMap(([right, away]) =>
    counted(7).map(() => {
      const [x, y] = EYE([right + random.around(0.2), away + random.around(0.24), 0]);
      const size = random.between(36, 104) / away;
      return disc(x, y, size, size * 0.42);
    }),
  );
  return fill(flecks.join(""), "#f3dab0", 0.8);
}

/** Two pots of geranium at the foot of the garden wall. */
function drawPots(sheet: Sheet): void {
  for (const [right, away, size, seed] of [
    [-1.12, 9, 1, 7],
    [-1.06, 7.3, 1.15, 4],
  ] as const) {
    const [x, y] = EYE([right, away, 0]);
    const random = randomOf(seed);
    const flowers = counted(9).map((): Point => [random.around(36), -98 + random.around(22)]);
    sheet.add(
      place(
        pottedBush(sheet, { seed, flowers: false }) +
          fill(flowers.map(([dx, dy]) => disc(dx, dy, 8, 7)).join(""), "#c8323c") +
          fill(flowers.map(([dx, dy]) => disc(dx - 2, dy - 2, 4.6, 4)).join(""), "#f0706a"),
        x,
        y,
        (size * 5.2) / away,
      ),
    );
  }
}

/** A basket of rolled rugs by the corner of the shop; its shadow goes over the slabs and up the wall. */
function drawRugs(sheet: Sheet): void {
  const [right, away] = [0.28, 4.62];
  const [x, y] = EYE([right, away, 0]);
  const metre = 1600 / away;
  const [tipX, tipY] = EYE([CORNER, away + 0.5, 0.5]);
  const [, footY] = EYE([CORNER, away + 0.5, 0]);
  const ground = [EYE([CORNER, away + 0.06, 0]), EYE([CORNER, away + 0.7, 0]), EYE([right + 0.1, away + 0.3, 0])];
  sheet.add(
    fill(polygon([[x - 40, y + 6], [x + 50, y + 9], ...ground]), "#9c7f98", 0.85),
    fill(
      `M${tipX - 16} ${footY - 10}V${tipY - 30}Q${tipX - 2} ${tipY - 54} ${tipX + 15} ${tipY - 12}V${footY + 26}Z`,
      "#8f86c0",
      0.6,
    ),
    place(rugBasket(sheet, metre), x, y),
  );
}

/** The shop: its side wall down the lane, and its front, whose upper part lies in the awning's shadow. */
function drawWall(sheet: Sheet): void {
  const sideWall = ([near, far]: Point, [low, high]: Point) =>
    quad([CORNER, near, low], [CORNER, far, low], [CORNER, far, high], [CORNER, near, high]);
  const [x, foot] = EYE([CORNER, WALL, 0]);
  sheet.add(
    fill(sideWall([WALL, BACK], [0, 4]), "#f7e2c0"),
    fill(sideWall([WALL, BACK], [0, 0.5]), "#6fa8cc"),
    sheet.clipped(sideWall([WALL, BACK], [0, 4]), vineShade(sheet)),
    fill(sideWall([5.6, 6.5], [1.2, 2.2]), "#1d4f80"),
    fill(sideWall([5.35, 5.7], [1.2, 2.2]) + sideWall([6.4, 6.85], [1.2, 2.2]), "#2f86b8"),
    fill(
      box(x, -20, 1620 - x, foot + 20),
      sheet.linear(
        [
          [0, "#fffaf0"],
          [0.6, "#fff4df"],
          [1, "#fbe7cc"],
        ],
        [x, 500],
        [1600, 700],
      ),
    ),
    fill(panel([CORNER, 1.2], [0, 0.5]), "#5f9fca"),
  );
}

/** The awning in metres: its ends, how far it stands out, its height at the wall and in front, and its flap. */
const AWNING = { left: 0.62, right: 3.6, out: 0.65, high: 2.72, low: 2.42, flap: 0.2 } as const;
const STRIPE = 0.17;
const STRIPES = Math.round((AWNING.right - AWNING.left) / STRIPE);

/** The lower edge of the flap: right by up. */
function scallops(): Point[] {
  const { left, low, flap } = AWNING;
  return counted(STRIPES).flatMap((index) =>
    shares(7)
      .slice(0, -1)
      .map((share): Point => [
        left + (index + share) * STRIPE,
        low - flap * (0.62 + 0.38 * Math.sin(Math.PI * share) ** 0.7),
      ]),
  );
}

/** The shadow of the awning on a plane at some distance, as one outline from far above down to its scallops. */
function awningShade(away: number): Path {
  const deep = away - (WALL - AWNING.out);
  const edge = scallops().map(([right, up]) => EYE([right + ASIDE * deep, away, up - DOWN * deep]));
  const [lastX, lastY] = edge.at(-1) ?? [0, 0];
  // The awning's end throws a slanting edge, from its wall to its front.
  const [topX, topY] = EYE([AWNING.left, WALL, AWNING.high]);
  return polygon([[topX, topY], ...edge, [lastX + 300, lastY], [1700, topY]]);
}

/** The window: its opening and how wide a shutter is. */
const WINDOW = { left: 1.36, right: 1.96, low: 0.96, high: 1.92, leaf: 0.34 } as const;

/** Inside the window: tins of oil on its upper shelf, glazed plates, honey and jam below; only the lower shelf is in the sun. */
function shelvesOf(sheet: Sheet): Drawing {
  const { left, right, low, high } = WINDOW;
  const deep = 0.24;
  const inside = quad([left, WALL, low], [right, WALL, low], [right, WALL, high], [left, WALL, high]);
  const on = (x: number, up: number): Point => EYE([left + x, WALL + deep, low + up]);
  const shelf = (up: number): Drawing =>
    fill(panel([left - 0.1, right + 0.2], [low + up - 0.03, low + up], WALL + deep), "#b57c60") +
    fill(panel([left - 0.1, right + 0.2], [low + up - 0.06, low + up - 0.03], WALL + deep), "#1f1440", 0.6);
  const gold = ["#d8a63c", "#a8702c"] as const;
  const wares =
    oilTin(on(0.17, 0.7), 52, 78, ["#8a9a4a", "#5f6e3a"]) +
    oilTin(on(0.33, 0.7), 52, 78, ["#8a9a4a", "#5f6e3a"]) +
    oilTin(on(0.52, 0.7), 40, 56, gold) +
    glazedPlate(on(0.2, 0.36), 43, ["#1f6fa8", "#e6f3f0", "#2b9aa6"]) +
    glazedPlate(on(0.37, 0.36), 30, ["#e6f3f0", "#2b9aa6", "#fff3d2"]) +
    glazedPlate(on(0.5, 0.36), 40, ["#17588f", "#3fb0b8", "#f6ead2"]) +
    jar(EYE, [left + 0.17, WALL + deep], low + 0.05, "jam", 1.1) +
    jar(EYE, [left + 0.3, WALL + deep], low + 0.05, "jam", 0.8) +
    jar(EYE, [left + 0.52, WALL + deep], low + 0.05, "honey", 1.2);
  const edge = EYE([left + 0.09, WALL, 0])[0];
  return (
    fill(inside, "#33204e") +
    sheet.clipped(
      inside,
      [0.7, 0.36, 0.05].map(shelf).join("") +
        wares +
        // The shutter and the awning keep the sun from most of the shelves.
        fill(
          `M0 0H1600V${EYE([0, WALL, 1.5])[1]}H${edge + 70}L${edge} ${EYE([0, WALL, 1.42])[1]}V1200H0Z`,
          "#2a1c52",
          0.44,
        ) +
        fill(
          quad([left, WALL, low], [right, WALL, low], [right, WALL + deep, low], [left, WALL + deep, low]),
          "#fff0d0",
        ) +
        // The right jamb faces the light.
        fill(
          quad([right, WALL, low], [right, WALL, 1.56], [right, WALL + deep, 1.36], [right, WALL + deep, low]),
          "#ffe9c4",
        ) +
        fill(
          quad([right, WALL, 1.56], [right, WALL, high], [right, WALL + deep, high], [right, WALL + deep, 1.36]),
          "#a9a2d2",
        ),
    )
  );
}

/** The shutters in the sun and the stone sill. */
function drawShutters(sheet: Sheet): void {
  const { left, right, low, high, leaf } = WINDOW;
  const shutter = (from: number): Drawing => {
    const at = (a: number, b: number, c: number, d: number, out = 0.03) =>
      panel([from + a * leaf, from + b * leaf], [mixed(low, high, c), mixed(low, high, d)], WALL - out);
    const thrown = [
      [from, low],
      [from + leaf, low],
      [from + leaf, high],
      [from, high],
    ].map(([r = 0, u = 0]) => EYE(onWall([r, WALL - 0.05, u])));
    return (
      fill(polygon(thrown), SHADE) +
      fill(at(0, 1, 0, 1), "#2f86b8") +
      fill(at(0, 0.05, 0, 1) + at(0, 1, 0.985, 1), "#7fc0de") +
      fill(at(0.95, 1, 0, 1), "#1c5f94") +
      fill([0.24, 0.5, 0.76].map((x) => at(x - 0.012, x + 0.012, 0.02, 0.98)).join(""), "#1c5f94") +
      fill(at(0, 1, 0.05, 0.1) + at(0, 1, 0.9, 0.95), "#2a78aa")
    );
  };
  sheet.add(
    shutter(left - leaf - 0.01),
    shutter(right + 0.01),
    fill(panel([left - 0.01, right + 0.1], [low - 0.12, low - 0.05]), SHADE),
    fill(panel([left - 0.05, right + 0.05], [low - 0.06, low], WALL - 0.06), "#e6cba6"),
    fill(
      quad(
        [left - 0.05, WALL - 0.06, low],
        [right + 0.05, WALL - 0.06, low],
        [right + 0.04, WALL, low],
        [left - 0.04, WALL, low],
      ),
      "#fffaf0",
    ),
  );
}

const ROD = { up: 2.1, out: 0.2 } as const;
const HUNG: readonly HungPestemal[] = [
  {
    from: 2.4,
    to: 2.68,
    low: 1.1,
    cloth: "#d8543c",
    mark: "#fff0d2",
    bands: pointsOf([0.06, 0.1, 0.13, 0.25, 0.28, 0.32]),
    phase: 0.4,
  },
  {
    from: 2.72,
    to: 3,
    low: 1.15,
    cloth: "#2b9aa6",
    mark: "#fff0d2",
    bands: pointsOf([0.05, 0.08, 0.11, 0.14, 0.2, 0.34, 0.4, 0.43]),
    phase: 1.7,
  },
  {
    from: 3.04,
    to: 3.36,
    low: 1.08,
    cloth: "#f0b040",
    mark: "#8a2f5c",
    bands: pointsOf([0.07, 0.12, 0.15, 0.18, 0.21, 0.24]),
    phase: 2.6,
  },
];

/** Lamps made of gourds, as they hang under the awning: their places in metres by their lower ends, their sizes. */
const LAMPS: readonly { at: Place; size: number; colour: string; shade: string }[] = [
  { at: [0.75, 4.07, 1.6], size: 1.3, colour: "#d08a3c", shade: "#8a4630" },
  { at: [1.06, 4.07, 1.98], size: 0.86, colour: "#b8622c", shade: "#743438" },
  { at: [2.14, 4.07, 1.93], size: 0.98, colour: "#dba04c", shade: "#98552f" },
];

/** What hangs on the wall: the rod of peştemals, sandals and a hat on the shutters, lamps of gourds; their shadows first. */
function drawWallGoods(sheet: Sheet): void {
  const away = WALL - ROD.out;
  const [first, last] = [EYE([2.34, away, ROD.up]), EYE([3.8, away, ROD.up])];
  const cast = HUNG.map(({ from, to, low }) =>
    polygon(
      [
        [from, low - 0.05],
        [to, low - 0.05],
        [to, ROD.up],
        [from, ROD.up],
      ].map(([right = 0, up = 0]) => EYE(onWall([right, away, up]))),
    ),
  );
  const leather = ["#b4532c", "#8a3f2c", "#d98a3c", "#f3e2c2", "#a8472c", "#5f3330"];
  const pegs = [WINDOW.left - WINDOW.leaf / 2, WINDOW.right + WINDOW.leaf / 2 + 0.01].flatMap((right, column) =>
    counted(3 - column).map((row) => ({
      at: EYE([right, WALL - 0.05, 1.76 - (row + column) * 0.3]),
      kind: column * 3 + row,
    })),
  );
  const gourds = LAMPS.map(({ at, size }) => {
    const [x, y] = EYE(onWall(at));
    return fill(disc(x, y - 50 * size, 42 * size, 54 * size) + disc(x, y - 112 * size, 15 * size, 30 * size), SHADE);
  });
  const [hatX, hatY] = EYE([WINDOW.right + WINDOW.leaf / 2 + 0.01, WALL - 0.05, 1.74]);
  sheet.add(
    fill(cast.join(""), SHADE),
    ...gourds,
    fill(awningShade(WALL), "#5654b8", 0.42),
    shelvesOf(sheet),
    ...pegs.map(({ at: [x, y], kind }) => place(sandalPair(sheet, kind % 3, leather[kind] ?? "#b4532c"), x, y, 0.53)),
    hungHat(hatX, hatY, 58),
    stroke(polyline([first, last]), "#7a4a34", 8),
    ...HUNG.map((hung) => hungPestemal(sheet, EYE, hung, [away, ROD.up], awningShade(away))),
    ...LAMPS.map(({ at, size, colour, shade }) => {
      const [x, y] = EYE(at);
      const top = y - 144 * size;
      return place(piercedGourd(sheet, (top - 130) / size, colour, shade), x, top, size);
    }),
  );
}

/** The striped awning: its slope, seen from a little above its edge, and the scalloped flap. */
function drawAwning(sheet: Sheet): void {
  const { left, right, out, high, low } = AWNING;
  const edge = scallops();
  const slope = (from: number, to: number) =>
    quad([from, WALL, high], [to, WALL, high], [to, WALL - out, low], [from, WALL - out, low]);
  const flap = (index: number) =>
    polygon(
      [
        [left + index * STRIPE, low] as Point,
        ...edge.slice(index * 6, index * 6 + 7),
        [left + (index + 1) * STRIPE, low] as Point,
      ].map(([r, u]) => EYE([r, WALL - out, u])),
    );
  const stripes = (draw: (index: number) => Path, odd: number) =>
    counted(STRIPES)
      .filter((index) => index % 2 === odd)
      .map(draw)
      .join("");
  const sloped = (index: number) => slope(left + index * STRIPE, left + (index + 1) * STRIPE);
  const [foot, arm, tip] = [
    EYE([left + 0.02, WALL, low - 0.34]),
    EYE([left + 0.02, WALL, high]),
    EYE([left + 0.02, WALL - out, low]),
  ];
  sheet.add(
    stroke(polyline([arm, foot, tip]), "#5f4a6a", 6),
    fill(slope(left, right), "#fff6e2"),
    fill(stripes(sloped, 0), "#1f6fa8"),
    fill(stripes(flap, 1), "#f3e3cf"),
    fill(stripes(flap, 0), "#17588f"),
    stroke(polyline(edge.map(([r, u]) => EYE([r, WALL - out, u]))), "#fffaf0", 4),
    fill(panel([left, right], [low - 0.012, low + 0.006], WALL - out), "#fffaf0", 0.8),
  );
}

/** The stall of planks: its end is in the light, a peştemal lies over its front edge. */
function drawTable(sheet: Sheet): void {
  const { left, right, near, far, top } = TABLE;
  const flat = ([from, to]: Point, [n, f]: Point = [near, far]) =>
    quad([from, n, top], [to, n, top], [to, f, top], [from, f, top]);
  const seams = [2.68, 2.88, 3.1, 3.28].map((away) => polyline([EYE([left, away, top]), EYE([right, away, top])]));
  const planks = counted(16).map((index) => left + index * 0.19);
  sheet.add(
    fill(quad([left, near, 0], [left, far, 0], [left, far, top], [left, near, top]), "#c98f58"),
    fill(quad([left, near, top - 0.05], [left, far, top - 0.05], [left, far, top], [left, near, top]), "#e8bd84"),
    stroke(
      [2.74, 2.98, 3.22].map((away) => polyline([EYE([left, away, 0]), EYE([left, away, top - 0.05])])).join(""),
      "#8f5f40",
      4,
      0.7,
    ),
    fill(
      quad([left, near, top - 0.09], [left, far, top - 0.09], [left, far, top - 0.05], [left, near, top - 0.05]),
      "#8a5a44",
      0.7,
    ),
    fill(flat([left, right]), "#efc88f"),
    fill(flat([left, right], [2.88, 3.1]), "#e9bd80"),
    stroke(seams.join(""), "#a86f4a", 3, 0.7),
    fill(panel([left, right], [0.2, top], near), "#a8663f"),
    fill(
      planks
        .filter((_, index) => index % 3 === 1)
        .map((at) => panel([at, at + 0.19], [0.2, top], near))
        .join(""),
      "#9a5a3c",
    ),
    fill(planks.map((at) => panel([at - 0.004, at + 0.004], [0.2, top], near)).join(""), "#6b3a34"),
    fill(panel([left, right], [top - 0.085, top - 0.045], near), "#5f3340", 0.6),
    fill(panel([left - 0.02, right], [top - 0.045, top], near), "#f7d9a4"),
    hungRug(sheet),
    runner(sheet),
  );
}

/** The rug over the right of the stall: its end lies under the board of sandals. */
function hungRug(sheet: Sheet): Drawing {
  const [from, to] = [1.86, 2.7];
  const { near, top } = TABLE;
  const flat = quad([from, near, top], [to, near, top], [to, BOARD.far, top], [from, BOARD.far, top]);
  const [[x0, y], [x1]] = [EYE([from, near, top]), EYE([to, near, top])];
  return fill(flat, "#cf6a48") + milasRug(sheet, [x0, x1], [y, 1230]);
}

/** A peştemal laid over the stall under the stack: it hangs down before the planks, its fringe at the picture's lower edge. */
function runner(sheet: Sheet): Drawing {
  const [from, to] = [1.08, 1.68];
  const { near, far, top } = TABLE;
  const [[x0, y], [x1]] = [EYE([from, near, top]), EYE([to, near, top])];
  const hem = 1166;
  const body = `M${x0} ${y}H${x1}Q${x1 + 8} 1100 ${x1 + 4} ${hem}Q${mixed(x0, x1, 0.8)} ${hem + 9} ${mixed(x0, x1, 0.62)} ${hem - 2}T${mixed(x0, x1, 0.3)} ${hem}T${x0 - 5} ${hem - 3}Q${x0 - 8} 1090 ${x0} ${y}Z`;
  const bands = pointsOf([0.06, 0.1, 0.13, 0.15, 0.18, 0.2, 0.8, 0.82, 0.85, 0.87, 0.9, 0.94]);
  const strands = counted(34).map((index) => {
    const x = mixed(x0, x1, (index + 0.5) / 34);
    return `M${x} ${hem - 4}q${((index * 5) % 5) - 2} 14 ${((index * 7) % 7) - 3} ${27 + ((index * 5) % 7)}`;
  });
  const flat = ([a, b]: Point) =>
    quad(
      [mixed(from, to, a), near, top],
      [mixed(from, to, b), near, top],
      [mixed(from, to, b), far - 0.1, top],
      [mixed(from, to, a), far - 0.1, top],
    );
  return (
    fill(flat([0, 1]), "#5fc0bf") +
    fill(bands.map(flat).join(""), "#fffaec") +
    place(fill(body, "#5a2a44", 0.5), 20, 16) +
    stroke(strands.join(""), "#f3e0c0", 5) +
    fill(body, "#2b9aa6") +
    sheet.clipped(
      body,
      fill(bands.map(([a, b]) => box(mixed(x0, x1, a), y, (x1 - x0) * (b - a), 200)).join(""), "#f6ead2") +
        fill(
          [0.27, 0.56, 0.98]
            .map((at) => {
              const x = mixed(x0, x1, at);
              return `M${x - 9} ${y + 10}Q${x - 16} ${y + 80} ${x - 38} 1200H${x - 4}Q${x - 9} ${y + 80} ${x - 7} ${y + 10}Z`;
            })
            .join(""),
          "#135a78",
          0.5,
        ) +
        fill(box(x0 - 10, y, x1 - x0 + 20, 9), "#fff8e0", 0.7),
    )
  );
}

/** Shadow on the stall of an upright outline: what its foot and its top cover. */
function fallen(foot: readonly Place[], high: number): Path {
  return shares(48)
    .map((share) => polygon(foot.map(([right, away]) => EYE(onTable([right, away, TABLE.top + high * share])))))
    .join("");
}

/** What lies on the stall, over its shadows: sponges, jars and sandals, peştemals. */
function drawGoods(sheet: Sheet): void {
  const surface = quad(
    [TABLE.left, TABLE.near, TABLE.top],
    [TABLE.right, TABLE.near, TABLE.top],
    [TABLE.right, TABLE.far, TABLE.top],
    [TABLE.left, TABLE.far, TABLE.top],
  );
  const around = ([right, away]: Point, radius: number) =>
    counted(24).map((index): Place => {
      const angle = (index / 24) * Math.PI * 2;
      return [right + Math.cos(angle) * radius, away + Math.sin(angle) * radius, 0];
    });
  const corners = ([from, to]: Point, [near, far]: Point): Place[] => [
    [from, near, 0],
    [to, near, 0],
    [to, far, 0],
    [from, far, 0],
  ];
  sheet.add(
    sheet.clipped(
      surface,
      fill(
        fallen(around(BASKET, 0.21), 0.3) +
          fallen(corners([STACK.left, STACK.right], [STACK.near, STACK.far]), 0.3) +
          fallen(corners(RISER.across, RISER.deep), 0.3),
        TABLE_SHADOW,
      ),
    ),
    spongeBasket(sheet, EYE, BASKET, TABLE.top),
    riserOf(sheet),
    pestemalStack(sheet, EYE, STACK, TABLE.top),
  );
}

/** Jam and honey of several sizes and a tin of oil on the step, the board of sandals before it. */
function riserOf(sheet: Sheet): Drawing {
  const { across, deep, high } = RISER;
  const top = TABLE.top + high;
  const row: readonly (readonly [right: number, away: number, size: number, kind: "jam" | "honey", cloth?: string])[] =
    [
      [1.86, 3.24, 1.25, "honey"],
      [1.97, 3.14, 0.95, "jam", "#d8543c"],
      [2.12, 3.13, 1.05, "honey"],
      [2.43, 3.13, 0.95, "jam", "#fff3d8"],
    ];
  const shade = row.map(([right, away, size]) =>
    quad(
      [right, away - 0.04, top],
      [right + 0.14 * size, away + 0.03, top],
      [right + 0.14 * size, away + 0.1, top],
      [right, away + 0.05, top],
    ),
  );
  const tin = EYE([2.24, 3.16, top]);
  return (
    block(EYE, across, deep, [TABLE.top, top], {
      top: "#f3d09a",
      front: "#c48750",
      left: "#e8bd84",
      right: "#7a4636",
    }) +
    fill(shade.join(""), TABLE_SHADOW, 0.8) +
    row
      .map(
        ([right, away, size, kind, cloth]) =>
          jar(EYE, [right, away], top, kind, size) +
          (cloth ? clothCap(EYE([right, away, top + 0.17 * size]), (93 * size) / away, cloth) : ""),
      )
      .join("") +
    oilTin(tin, 62, 104, ["#8fa04c", "#5f6e3a"]) +
    sandalBoard(sheet)
  );
}

/** Three pairs of sandals on a slanting board with a ledge at its foot. */
function sandalBoard(sheet: Sheet): Drawing {
  const { left, right, near, far, low, high } = BOARD;
  const on = (r: number, share: number, out = 0): Point =>
    EYE([r, mixed(near, far, share), TABLE.top + mixed(low, high, share) + out]);
  const face = polygon([on(left, 0), on(right, 0), on(right, 1), on(left, 1)]);
  const slats = [0.25, 0.5, 0.75].map((share) => polyline([on(left, share), on(right, share)]));
  const pairs = [
    { kind: 0, leather: "#b4532c", at: 1.84 },
    { kind: 2, leather: "#5f3330", at: 2.085 },
    { kind: 1, leather: "#d98a3c", at: 2.33 },
  ].map(({ kind, leather, at }) => {
    const [x, y] = on(at, 0.52);
    return place(sandalPair(sheet, kind, leather, [16, 4]), x, y, 0.62, 0.72);
  });
  return (
    fill(polygon([EYE([left, near, TABLE.top]), on(left, 0), on(left, 1), EYE([left, far, TABLE.top])]), "#93cbdf") +
    fill(face, "#3f93bd") +
    fill(polygon([on(left, 0.25), on(right, 0.25), on(right, 0.5), on(left, 0.5)]), "#4a9cc4") +
    stroke(slats.join(""), "#1c5f94", 3, 0.7) +
    fill(polygon([on(left, 0.97), on(right, 0.97), on(right, 1), on(left, 1)]), "#a8d8e6") +
    pairs.join("") +
    fill(panel([left - 0.01, right], [TABLE.top, TABLE.top + 0.06], near - 0.02), "#2a78aa") +
    fill(panel([left - 0.01, right], [TABLE.top + 0.05, TABLE.top + 0.064], near - 0.02), "#9fd0e4")
  );
}

/** How far away the vine's poles cross the lane, and their height. */
const POLES = [4.4, 6] as const;
const POLE_UP = 2.75;

/** The shadow of the vine on the side wall, whose face we see aslant: one mass with leaves along its edge. */
function vineShade(sheet: Sheet): Drawing {
  const tone = "#b9a6c4";
  const leaf = vineLeaf(sheet, [tone, tone]);
  const edge = shares(17).map((share) => mixed(WALL, BACK, share));
  const at = (away: number, up: number) => EYE([CORNER, away, up]);
  const lowest = (away: number, index: number) => 2.66 - 0.1 * (away - WALL) + (index % 2 ? 0.07 : 0);
  return (
    fill(polygon([...edge.map((away, index) => at(away, lowest(away, index))), at(BACK, 5), at(WALL, 5)]), tone) +
    edge
      .map((away, index) => {
        const [x, y] = at(away, lowest(away, index) + 0.08);
        const size = (1.6 + (index % 3) * 0.5) / away;
        return place(turned(leaf(0, 0, size), 180 + ((index * 47) % 70) - 35), x, y, 1, 0.45);
      })
      .join("")
  );
}

/** A vine on poles over the lane, near and dark, the sun in some of its leaves. */
function drawVine(sheet: Sheet): void {
  sheet.add(
    ...POLES.toReversed().map((away) => {
      const thick = 80 / away;
      const [[x0, y], [x1]] = [EYE([-2, away, POLE_UP]), EYE([CORNER, away, POLE_UP])];
      return fill(box(x0, y, x1 - x0, thick), "#5a3a3c") + fill(box(x0, y, x1 - x0, thick * 0.4), "#a8704e");
    }),
    trainedVine(sheet, { x: 60, y: 70, width: 230, height: 90, count: 70, size: 0.72, seed: 4 }),
    trainedVine(sheet, { x: 330, y: 40, width: 170, height: 60, count: 40, size: 0.66, seed: 9 }),
  );
}
