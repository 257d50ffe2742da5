import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point, shares } from "../kit/geometry.ts";
import { curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { mandarin } from "../parts/plants/small.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { peninsulaMap } from "../parts/things/peninsulaMap.ts";

const HORIZON = 252;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 0.46, focal: 1500 });
/** The sill's own frame, in metres: along its near edge from the left, outwards, up. */
const sill = frameOf(camera, { right: -0.53, away: 0.79, heading: 87 });
const quad = (...places: readonly Place[]): Path => polygon(places.map((at) => sill(at)));
/** How wide the window is and how deep the wall, how thick the board of the sill, how high the window is seen. */
const [WIDE, DEEP, THICK, HIGH] = [1.06, 0.64, 0.08, 1.1];
/** The sun comes in from the left: what is one up throws its shade this far along the sill and this far towards us. */
const SUN = { along: 1.1, towards: 0.55 } as const;
const SHADE = "#5d3a52";

/** The deep sill of an open window in the morning, seen from near and a little above: the peninsula's map unfolded, tea, the car's key; a blue shutter stands open over the calm sea, bougainvillea hangs in. */
export const SCENE: Scene = {
  name: "faq",
  seed: 51,
  mood: "morning",
  crops: { wide: 220, square: 255 },
  grain: 0.35,
  colours: { sea: ["#a9d6da", "#4fa9c4", "#2480ab", "#135a8a"] },
  draw(sheet) {
    drawView(sheet);
    drawShutter(sheet);
    drawFlowers(sheet);
    drawWall(sheet);
    drawSill(sheet);
    drawThings(sheet);
  },
};

/** A calm bay under a clear sky, hills across it, one sail. */
function drawView(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    sweptCloud(sheet, { x: 900, y: 100, length: 420, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([60, 230, 220, 218, 420, 230, 600, 218, 760, 190, 900, 182, 1060, 204, 1240, 224, 1560, 230]),
      foot: HORIZON + 4,
      mist: 30,
      seed: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 790, dabs: 46, foot: false }),
    place(sailingYacht(sheet), 720, 366, 0.56),
    fill(lens(716, 374, 110, 10) + lens(724, 388, 70, 8) + lens(712, 402, 46, 6), "#eef6f0", 0.75),
    ripples(sheet, { x: 720, y: 374, width: 170, height: 14, count: 10, colour: sheet.mood.seaDark, opacity: 0.5 }),
  );
}

/** The shutter's leaf, hung at the right and opened outwards: a blue frame, its slats in the sun. */
function drawShutter(sheet: Sheet): void {
  const [hinge, reach, lean, low] = [WIDE - 0.03, 0.46, 0.03, 0.03];
  const at = (share: number, up: number, thick = 0): Place => [hinge + lean * share + thick, DEEP + reach * share, up];
  const piece = (from: number, to: number, bottom: number, top: number) =>
    quad(at(from, bottom), at(to, bottom), at(to, top), at(from, top));
  const slats = counted(26).map((index) => 0.1 + index * 0.038);
  sheet.add(
    // The edge of the leaf that looks at us from below, then its inner side.
    fill(quad(at(0, low), at(1, low), at(1, low, 0.03), at(0, low, 0.03)), "#0f3a5c"),
    fill(piece(0, 1, low, HIGH), "#2f7fae"),
    fill(piece(0.12, 0.88, 0.09, HIGH), "#123f63"),
    fill(slats.map((up) => piece(0.12, 0.88, up, up + 0.024)).join(""), "#4f9cc4"),
    fill(slats.map((up) => piece(0.12, 0.88, up + 0.018, up + 0.024)).join(""), "#a9d3e2"),
    fill(piece(0, 0.03, low, HIGH) + piece(0.97, 1, low, HIGH), "#8cc3da"),
    fill(piece(0.12, 0.88, 0.5, 0.56), "#2f7fae"),
  );
}

/** Bougainvillea that climbs outside and hangs in from beyond the picture. */
function drawFlowers(sheet: Sheet): void {
  const { trunk } = sheet.mood;
  sheet.add(
    stroke("M250-20Q420 60 470 200T520 330", trunk, 6),
    bougainvillea(sheet, { x: 380, y: 10, width: 230, height: 110, seed: 4, count: 90, size: 38 }),
    bougainvillea(sheet, { x: 400, y: 130, width: 130, height: 90, seed: 6, count: 54, size: 36 }),
    bougainvillea(sheet, { x: 490, y: 250, width: 54, height: 66, seed: 8, count: 22, size: 30 }),
    bougainvillea(sheet, { x: 526, y: 338, width: 22, height: 36, seed: 11, count: 9, size: 24 }),
  );
}

/** The thick whitewashed wall: its left reveal in shade, its right one in the sun, the blue frame at their outer edge. */
function drawWall(sheet: Sheet): void {
  const { door, window } = sheet.mood;
  const reveal = (along: number) =>
    quad([along, -0.02, 0], [along, DEEP, 0], [along, DEEP, HIGH], [along, -0.02, HIGH]);
  const frame = (from: number, to: number) =>
    quad([from, DEEP - 0.02, 0], [to, DEEP - 0.02, 0], [to, DEEP - 0.02, HIGH], [from, DEEP - 0.02, HIGH]);
  const inner = (along: number) =>
    quad([along, DEEP - 0.02, 0], [along, DEEP + 0.03, 0], [along, DEEP + 0.03, HIGH], [along, DEEP - 0.02, HIGH]);
  const [left, right] = [reveal(0), reveal(WIDE)];
  sheet.add(
    fill(frame(0, 0.035), window),
    fill(inner(0.035), "#0f3a5c"),
    fill(frame(WIDE - 0.035, WIDE), door),
    fill(inner(WIDE - 0.035), "#8cc3da"),
    fill(left, "#b9bcd8"),
    sheet.spray(left, "#a1a4cb", { from: [0, 900], to: [330, 200], thick: 0.7 }),
    fill(right, "#fff3de"),
    sheet.spray(right, "#fae0b8", { from: [1600, 900], to: [1330, 300], thick: 0.6 }),
    // The shutter and the frame keep the sun from a strip of the right reveal.
    fill(quad([WIDE, DEEP, 0], [WIDE, DEEP - 0.1, 0], [WIDE, DEEP - 0.1, HIGH], [WIDE, DEEP, HIGH]), "#c9c4dc", 0.7),
  );
}

/** The board of the sill, its grain running along it, its thick near edge; below it the inner wall in the shade of the room. */
function drawSill(sheet: Sheet): void {
  const board = quad([0, 0, 0], [WIDE, 0, 0], [WIDE, DEEP, 0], [0, DEEP, 0]);
  const across = (from: number, to: number) => polyline([sill([0, from, 0]), sill([WIDE, to, 0])]);
  const grain = [0.04, 0.09, 0.16, 0.27, 0.33, 0.39, 0.47, 0.52, 0.57].map((out, index) =>
    curve(shares(7).map((share) => sill([share * WIDE, out + Math.sin(share * 7 + index * 2) * 0.006, 0]))),
  );
  const edge = (low: number, high: number) =>
    quad([-0.3, -0.03, low], [WIDE + 0.3, -0.03, low], [WIDE + 0.3, -0.03, high], [-0.3, -0.03, high]);
  sheet.add(
    fill(board, sheet.downwards(["#eab67c", "#d99a5f", "#c4824c"], 740, 1120)),
    stroke(grain.join(""), "#a9683c", 2.6, 0.5),
    stroke(across(0.215, 0.215) + across(0.43, 0.43), "#7d4630", 4),
    fill(quad([-0.3, -0.03, 0], [WIDE + 0.3, -0.03, 0], [WIDE + 0.3, 0, 0], [-0.3, 0, 0]), "#f7cf96"),
    // The jamb's shade, along the way of the sun.
    fill(quad([0, DEEP, 0], [0.03, DEEP, 0], [0.28, -0.03, 0], [-0.1, -0.03, 0]), SHADE, 0.42),
    fill(edge(-3, -THICK), "#a7a3c8"),
    fill(edge(-THICK - 0.045, -THICK), "#6d6796", 0.8),
    fill(edge(-THICK, 0), "#96583a"),
    fill(edge(-0.008, 0), "#ffe0ae"),
  );
}

/** The map, and what holds it down: the car's key at its left, the tea at its right, a mandarin; petals that fell in. */
function drawThings(sheet: Sheet): void {
  const turn = -0.07;
  const map: Project = ([along, out, up]) => sill([0.19 + along - out * turn, 0.17 + out + along * turn * 0.6, up]);
  const [mx, my] = sill([0.985, 0.28, 0]);
  const petals = [
    [0.1, 0.44, 20],
    [0.17, 0.56, -30],
    [0.085, 0.2, 70],
    [0.76, 0.06, -15],
    [0.72, 0.585, 40],
  ] as const;
  sheet.add(
    peninsulaMap(sheet, { view: map, wide: 0.62, deep: 0.43 }),
    ...petals.map(([along, out, degrees]) => lying([along, out, 0], 0.0008, turned(petal(), degrees))),
    lying([0.32, 0.13, 0.004], 0.00062, keys()),
    place(mandarin(sheet, { radius: 48, leaf: true }), mx, my),
    tea(sheet, [0.865, 0.15]),
  );
}

/** A fallen petal from straight above, on its shade. */
function petal(): Drawing {
  const shape = "M-20 0Q-10-17 8-12Q24-6 20 4Q6 18-20 0Z";
  return place(fill(shape, SHADE, 0.5), 6, 7) + fill(shape, "#e0487c") + fill("M-20 0Q0-4 20 4Q6 18-20 0Z", "#b3215c");
}

/** Lays what is drawn from straight above on the sill, so many metres to a unit of it, foreshortened as the sill is there. */
function lying([along, out, up]: Place, metres: number, drawing: Drawing): Drawing {
  const step = 0.01;
  const [x, y] = sill([along, out, up]);
  const [right, off] = [sill([along + step, out, up]), sill([along, out + step, up])];
  const part = (to: number, from: number) => (((to - from) / step) * metres).toFixed(4);
  return `<g transform="matrix(${part(right[0], x)} ${part(right[1], y)} ${part(x, off[0])} ${part(y, off[1])} ${x.toFixed(1)} ${y.toFixed(1)})">${drawing}</g>`;
}

/** A tulip glass: its half width at each height, in metres. */
const TULIP = [
  [0, 0.025],
  [0.005, 0.031],
  [0.012, 0.0365],
  [0.02, 0.0395],
  [0.03, 0.0405],
  [0.04, 0.039],
  [0.05, 0.036],
  [0.06, 0.0325],
  [0.07, 0.03],
  [0.08, 0.0292],
  [0.09, 0.0302],
  [0.1, 0.0325],
  [0.112, 0.036],
  [0.122, 0.0395],
  [0.132, 0.043],
] as const;

/** Tea in a tulip glass on its saucer with a spoon and sugar, all its rounds as the eye sees them from its height. */
function tea(sheet: Sheet, [along, out]: readonly [number, number]): Drawing {
  const size = 1.06;
  const foot = 0.012;
  const at = (up: number): Point => sill([along, out, up]);
  const metre = (up: number) => sill([along + 0.1, out, up])[0] * 10 - at(up)[0] * 10;
  const flat = (up: number) => (at(up)[1] - sill([along, out + 0.02, up])[1]) / (0.02 * metre(up));
  const round = (up: number, radius: number, grow = 1): Path => {
    const [x, y] = at(up);
    return disc(x, y, radius * size * metre(up) * grow, radius * size * metre(up) * flat(up) * grow);
  };
  /** The glass up to a height: its two sides, and the near half of the round at either end. */
  const body = (to: number, inset = 0): Path => {
    const rings = TULIP.filter(([up]) => up <= to);
    const edge = (side: number) =>
      rings.map(([up, half]): Point => {
        const [x, y] = at(up * size + foot);
        return [x + side * (half * size - inset) * metre(up), y];
      });
    const bow = ([up, half]: readonly [number, number]) =>
      shares(7).map((share): Point => {
        const [x, y] = at(up * size + foot);
        const [reach, angle] = [(half * size - inset) * metre(up), Math.PI * share];
        return [x - Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat(up)];
      });
    const [low, high] = [TULIP[0], rings.at(-1) ?? TULIP[0]];
    return polygon([...edge(-1).toReversed(), ...bow(low), ...edge(1), ...bow(high).toReversed()]);
  };
  const cast = (points: readonly (readonly [up: number, half: number])[]): Path => {
    const side = (way: number) =>
      points.map(([up, half]) =>
        sill([along + up * SUN.along + half * way * 0.5, out - up * SUN.towards + half * way, 0]),
      );
    return curve([...side(1), ...side(-1).toReversed()], true);
  };
  const [sx, sy] = at(0.01);
  const m = metre(0);
  const lump = (dx: number, dy: number) =>
    place(
      fill("M-18-18L4-26L22-18L0-9Z", "#fffdf6") +
        fill("M-18-18L0-9V9L-18-1Z", "#ece3dc") +
        fill("M0-9L22-18V-1L0 9Z", "#b9a9b0"),
      sx + dx * m,
      sy + dy * m,
      0.9,
    );
  return (
    fill(round(0, 0.078), SHADE, 0.5) +
    fill(
      cast([
        [0, 0.07],
        [0.02, 0.06],
        [0.06, 0.045],
        [0.1, 0.034],
        [0.15, 0.044],
      ]),
      SHADE,
      0.5,
    ) +
    // The sun through the brew.
    fill(
      cast([
        [0.05, 0.02],
        [0.08, 0.026],
        [0.12, 0.014],
      ]),
      "#ffb04a",
      0.6,
    ) +
    fill(round(0.002, 0.077), "#a9b0c6") +
    fill(round(0.01, 0.077), "#fffdf6") +
    stroke(round(0.01, 0.069), "#c2265f", 6) +
    fill(round(0.006, 0.05), "#d3d2e2") +
    lump(-0.052, 0.0) +
    lump(-0.038, 0.016) +
    stroke(
      polyline([
        [sx + 0.03 * m, sy + 0.012 * m],
        [sx + 0.105 * m, sy + 0.02 * m],
      ]),
      "#8d98a6",
      9,
    ) +
    stroke(
      polyline([
        [sx + 0.03 * m, sy + 0.01 * m],
        [sx + 0.105 * m, sy + 0.018 * m],
      ]),
      "#eef3f4",
      5,
    ) +
    fill(body(0.132), "#e6f3f2", 0.55) +
    fill(body(0.112, 0.003), "#b2461a") +
    sheet.clipped(body(0.112, 0.003), place(fill(body(0.112, 0.003), "#7f2a14"), 0.036 * m, 0)) +
    fill(round(0.112 * size + foot, 0.034), "#d8702c") +
    fill(round(0.112 * size + foot, 0.026), "#ec9a4c", 0.7) +
    stroke(round(0.132 * size + foot, 0.043), "#fffdf6", 4.5) +
    gleam(at, metre, size, foot)
  );
}

/** The window's light down the left of the glass. */
function gleam(at: (up: number) => Point, metre: (up: number) => number, size: number, foot: number): Drawing {
  const edge = (share: number) =>
    TULIP.slice(4, 12).map(([up, half]): Point => [
      at(up * size + foot)[0] - half * size * share * metre(up),
      at(up * size + foot)[1],
    ]);
  return fill(polygon([...edge(0.78), ...edge(0.6).toReversed()]), "#fffdf6", 0.8);
}

/** From straight above: the car's key and a house key on a ring with an eye-bead; each lies on its own thin shade. */
function keys(): Drawing {
  const fob = "M50-24Q54-52 84-54L206-44Q236-40 238 0T206 44L84 54Q54 52 50 24Z";
  const house =
    "M-22 40Q-54 40-62 74Q-62 108-32 112L-30 116V222L-20 236L-8 226V206L6 198L-8 188V176L4 168L-8 160V114Q22 100 18 70Q10 40-22 40Z";
  const bead = disc(-128, -122, 58);
  const shade = (path: Path): Drawing => place(fill(path, "#4f2d33", 0.55), 12, 14);
  return (
    turned(shade(fob), 24) +
    shade(house) +
    shade(bead) +
    place(stroke(disc(0, 0, 58), "#4f2d33", 9, 0.5), 8, 10) +
    // The car's key: a dark fob with its edge and two buttons.
    place(turned(fill(fob, "#0c1826"), 24), 0, 16) +
    turned(
      fill(fob, "#1f3a56") +
        fill("M62-30Q66-42 86-43L204-34Q220-32 226-10L60-16Z", "#41698d") +
        fill(disc(116, 4, 22), "#0f2236") +
        fill(disc(178, 4, 22), "#0f2236") +
        fill(disc(112, 0, 14), "#547c9e") +
        fill(disc(174, 0, 14), "#547c9e"),
      24,
    ) +
    // A house key with its bit.
    place(fill(house, "#8e6428"), 0, 7) +
    fill(house, "#dcb566") +
    fill(disc(-22, 62, 12), "#8e5433") +
    stroke("M-19 122V214", "#a87a38", 5) +
    // The bead on its cord.
    stroke("M-40-40L-88-84", "#c2265f", 9) +
    place(fill(bead, "#0f2a5c"), 0, 12) +
    fill(bead, "#1d4f9a") +
    fill(disc(-128, -122, 38), "#fffdf6") +
    fill(disc(-128, -122, 25), "#6fb4d8") +
    fill(disc(-128, -122, 12), "#0f1f38") +
    stroke(disc(0, 0, 58), "#8493a0", 11) +
    stroke("M-57-6A58 58 0 0 1 10-57", "#f4f8f8", 6)
  );
}
