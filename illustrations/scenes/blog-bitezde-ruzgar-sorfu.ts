import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { type RigColours, windsurfer } from "../parts/boats/windsurfer.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { type Girth, limb } from "../parts/people/body.ts";
import { sky } from "../parts/sky/sky.ts";
import { sunshade } from "../parts/things/beachLife.ts";

const HORIZON = 560;
const CENTRE = 800;
const FOCAL = 1600;
/** Height of the eye above the water, in metres: that of a swimmer on a wave's crest, so that the sail towers. */
const UP = 1.4;
const SUN: Point = [540, 330];
/** Where the board lies on the sheet, how large a unit of its drawing is there, and how many metres away that is. */
const HERO = { x: 920, y: 722, size: 1.12, away: (UP * FOCAL) / 162 };

/** Bitez in the meltem, from the water: a sail that the low sun shines through, its rider hung out to windward, his wake over the short waves of the bay. */
export const SCENE: Scene = {
  name: "blog-bitezde-ruzgar-sorfu",
  seed: 121,
  mood: "day",
  colours: {
    sky: ["#2a7fb2", "#83c3cf", "#ffe6b4", "#ffd092"],
    seaDark: "#17679a",
  },
  grain: 0.3,
  crops: { wide: 120, square: 330 },
  draw(sheet) {
    drawSky(sheet);
    drawHills(sheet);
    drawShore(sheet);
    drawSea(sheet);
    drawHero(sheet);
  },
};

/** The low sun, and thin clouds that the wind draws out. */
function drawSky(sheet: Sheet): void {
  const clouds = placesOf([1210, 214, 420, 1330, 236, 300, 210, 150, 360, 120, 170, 220, 330, 262, 190]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    sheet.glow(SUN, 460, "#fff0b8", 0.85),
    fill(clouds.map(([x, y, long]) => lens(x, y, long, 9)).join(""), "#fff3d4", 0.8),
    fill(disc(...SUN, 52), "#fffbe4"),
  );
}

/** A hill by the x of its top, its height and its half width on the sheet, and its distance. */
type Hill = readonly [x: number, rise: number, wide: number, away: number];

/** Hills in the round: worn by gullies, each ink a step from the sun to the shade; what faces left is lit. */
function hills(list: readonly Hill[], inks: readonly string[], seed: number, gully: number): Drawing {
  const [warp, cleft, small] = [rolling(seed), rolling(seed + 5), rolling(seed + 9)];
  const focal = 1500;
  const ground = (right: number, away: number) => {
    const x = right + warp(right * 1.6, away * 1.2) * 0.16;
    let high = 0;
    for (const [at, rise, wide, far] of list) {
      const reach = Math.hypot(
        (x - ((at - CENTRE) * far) / focal) / ((wide * far) / focal),
        (away - far) / (far * 0.3),
      );
      if (reach < 1) high = Math.max(high, ((rise * far) / focal) * (Math.cos(reach * Math.PI) * 0.5 + 0.5) ** 0.82);
    }
    const worn = Math.abs(cleft(x * 2.2, away * 1.5)) * gully + Math.abs(small(x * 5.6, away * 4)) * gully * 0.35;
    return high * (1 + worn - gully * 0.5);
  };
  return terrain({
    window: [0, 240, 1600, HORIZON + 8],
    cell: 2.5,
    horizon: HORIZON,
    centre: CENTRE,
    eye: 0.01,
    focal,
    reach: [2, 9],
    steps: 260,
    ground,
    tone: (right, away) => {
      const high = ground(right, away);
      if (high < 0.004) return -1;
      const [dx, dy] = [(ground(right + 0.02, away) - high) / 0.02, (ground(right, away + 0.02) - high) / 0.02];
      const light = (dx * 0.95 - dy * 0.1 + 0.28) / Math.hypot(dx, dy, 1);
      return within(Math.floor((0.5 - light) * inks.length * 1.25), 0, inks.length - 1);
    },
    inks,
  });
}

const FAR: readonly Hill[] = [
  [180, 128, 560, 8],
  [620, 84, 420, 8.2],
  [1000, 120, 520, 8],
  [1420, 130, 460, 8.4],
];
/** The headland on the left falls into the sea; on the right the land rises behind the village. */
const NEAR: readonly Hill[] = [
  [-40, 150, 420, 4.4],
  [250, 64, 300, 4],
  [1680, 250, 560, 4.8],
  [1300, 132, 420, 5],
  [1060, 62, 300, 5.2],
];

/** A range in the haze, and the green slopes about the bay. */
function drawHills(sheet: Sheet): void {
  const haze = (strength: number) =>
    sheet.linear(
      [
        [0, "#ffe3b4", 0],
        [1, "#ffe3b4", strength],
      ],
      [0, 400],
      [0, HORIZON],
    );
  sheet.add(
    hills(FAR, ["#b9c3cb", "#a3b6c8", "#8fa8c2", "#7f9abb"], 4, 0.34),
    fill(box(0, 400, 1600, HORIZON - 394), haze(0.8)),
    hills(NEAR, ["#b4bf7c", "#93ad72", "#75986c", "#5b8268", "#4a7064"], 11, 0.5),
    fill(box(0, 400, 1600, HORIZON - 394), haze(0.26)),
  );
}

/** Bitez: houses in a few groups among the mandarin groves behind its beach; the headland has only scrub and one bay. */
function drawShore(sheet: Sheet): void {
  const groups = placesOf([
    1420, 492, 0.15, 1506, 500, 0.16, 1452, 510, 0.17, 1238, 520, 0.15, 1296, 530, 0.18, 1566, 528, 0.2, 1366, 538, 0.2,
    1160, 540, 0.17, 1480, 542, 0.2,
  ]);
  sheet.add(
    ...groups.map(([x, y, size], index) => houseGroup(sheet, { kind: index * 3 + 1, x, y, size })),
    grove(1000, 1640, 556, 8),
    fill("M940 567Q1200 555 1640 553V572H940Z", "#f6e0b0"),
    ...placesOf([
      1092, 565, 0.15, 1150, 564, 0.15, 1178, 565, 0.16, 1342, 564, 0.16, 1384, 565, 0.17, 1530, 564, 0.18,
    ]).map(([x, y, size], index) =>
      place(sunshade(sheet, ["#e0472f", "#1d7fa0", "#f2b23c"][index % 3] ?? "#e0472f"), x, y, size),
    ),
  );
}

/** Mandarin trees behind the beach and between the houses: heads that run into one another, no two of one size, each lit from the left. */
function grove(from: number, to: number, foot: number, seed: number): Drawing {
  const random = randomOf(seed * 7);
  let [dark, light, ripe]: [Path, Path, Path] = ["", "", ""];
  for (let x = from; x < to; x += random.between(6, 15)) {
    const r = random.between(6, 13);
    const y = foot - r * 0.6 - (random.chance(0.3) ? random.between(4, 12) : 0);
    dark += disc(x, y, r * 1.1, r * 0.86);
    light += disc(x - r * 0.3, y - r * 0.24, r * 0.6, r * 0.46);
    if (random.chance(0.6)) ripe += disc(x + random.around(r * 0.6), y + random.around(r * 0.4), 1.5);
  }
  return (
    fill(`${dark}${box(from, foot - 6, to - from, 8)}`, "#2f5f47") + fill(light, "#5f9459") + fill(ripe, "#f6a03c")
  );
}

const PINK: RigColours = ["#d6336c", "#fbd0c2", "#7a1a4a"];
const YELLOW: RigColours = ["#f9c03c", "#e0472f", "#a8501c"];
const GREEN: RigColours = ["#2b9a8c", "#fff3d6", "#14545a"];

/** A windsurfer as large as the water at `y` makes him. */
function surfer(sheet: Sheet, x: number, y: number, colours: RigColours, rake: number): Drawing {
  return place(windsurfer(sheet, { colours, rake, suit: "#12324f" }), x, y, ((y - HORIZON) / UP / 84) * 1.75);
}

/** A wave with broad troughs and narrow, barely rounded crests, from 0 to 1. */
function crested(phase: number): number {
  return 1.04 - Math.hypot(Math.sin(phase), 0.115) * 1.03;
}

/** The surface of the sea at a place in metres: short, cusped waves that run to the right and towards us, cross waves on their backs. */
function water(): (right: number, away: number) => number {
  const [bend, group, cross, small] = [rolling(3), rolling(9), rolling(14), rolling(27)];
  return (right, away) => {
    const phase = (away * 0.93 - right * 0.36) * 2.7 + bend(right * 0.26, away * 0.34) * 3;
    const height = within(0.5 + group(right * 0.62 + 7, away * 0.6) * 0.85, 0.05, 1);
    const main = crested(phase / 2) ** 1.2 * height * 0.38 * within(1.7 - away / 34);
    const second = (away * 0.7 + right * 0.8) * 4.4 + cross(right * 0.6, away * 0.6) * 3;
    return (
      main +
      (0.5 + Math.cos(second) / 2) * 0.07 * within(1.5 - away / 14) +
      small(right * 1.7, away * 1.7) * 0.05 * within(1.5 - away / 12)
    );
  };
}

/** What a ray that the water sends back meets: where it starts, and its direction. */
interface Ray {
  from: readonly [right: number, away: number, up: number];
  to: readonly [right: number, away: number, up: number];
}

/** The tilt of ripples, too small for the surface itself, which break what the water mirrors into flakes. */
const RIPPLE = rolling(77);

/** The ray from the eye, mirrored by the water at a place, and how squarely it meets the surface there. */
function mirrored(
  sea: (right: number, away: number) => number,
  right: number,
  away: number,
  calm: number,
  rough: number,
): Ray & { facing: number; slope: number } {
  const up = sea(right, away);
  const e = 0.03;
  const [dx, dy] = [
    ((sea(right + e, away) - up) / e) * calm + RIPPLE(right * 2.4, away * 4) * rough * 0.5,
    ((sea(right, away + e) - up) / e) * calm + RIPPLE(right * 1.6 + 30, away * 7) * rough,
  ];
  const [length, normal] = [Math.hypot(right, away, up - UP), Math.hypot(dx, dy, 1)];
  const [vx, vy, vz] = [right / length, away / length, (up - UP) / length];
  const [nx, ny, nz] = [-dx / normal, -dy / normal, 1 / normal];
  const dot = vx * nx + vy * ny + vz * nz;
  return {
    from: [right, away, up],
    to: [vx - 2 * dot * nx, vy - 2 * dot * ny, vz - 2 * dot * nz],
    facing: -dot,
    slope: dx,
  };
}

/** From the deep blue of a wave's steep side to the sky on its back, the sun's glints, foam in shade and in light. */
const INKS = [
  "#0d4f86",
  "#14649a",
  "#1f7eae",
  "#3a9dc0",
  "#6cbfcd",
  "#a5dcd9",
  "#ffe2a0",
  "#fff8dc",
  "#bfe3ea",
  "#fffdf4",
];
const [GLINT, FOAM] = [6, 8];
/** Where the board's tail is, and the direction that it comes from, in metres on the water. */
const TAIL = { right: ((HERO.x - 120 - CENTRE) * HERO.away) / FOCAL, away: HERO.away - 0.3, x: -0.75, y: -0.66 };

/** How much foam the wake has at a place, from 0 to 1: two lines that part, froth between them near the tail. */
function wakeAt(right: number, away: number): number {
  const [dx, dy] = [right - TAIL.right, away - TAIL.away];
  const [behind, aside] = [dx * TAIL.x + dy * TAIL.y, dx * TAIL.y - dy * TAIL.x];
  if (behind < -0.2 || behind > 12) return 0;
  const half = 0.2 + behind * 0.1;
  const edge = 1.1 - Math.abs(Math.abs(aside) - half) / (0.2 + behind * 0.035);
  const froth = Math.abs(aside) < half ? 0.95 - behind * 0.13 : 0;
  return within(Math.max(edge, froth) * within(1.4 - behind / 11));
}

/** The sea, every facet in the colour of what it mirrors; those who sail far off. */
function drawSea(sheet: Sheet): void {
  const sea = water();
  const [gust, broken, sparkle] = [rolling(41), rolling(52), rolling(63)];
  const way: Point = [(SUN[0] - CENTRE) / FOCAL, (HORIZON - SUN[1]) / FOCAL];
  const length = Math.hypot(way[0], 1, way[1]);
  const tone = (right: number, away: number) => {
    const { to, facing, slope, from } = mirrored(sea, right, away, 1, 0.13 * within((11 - away) / 5));
    const flake = mirrored(sea, right, away, 0.8, 0.34);
    const wake = wakeAt(right, away);
    const froth = wake > 0.05 ? wake + broken(right * 3.4, away * 3.4) * 0.42 : 0;
    if (froth > 0.62) return FOAM + 1;
    if (froth > 0.44) return FOAM;
    const cap = from[2] + broken(right * 1.3, away * 1.3) * 0.07;
    if (away > 5.5 && cap > 0.39) return FOAM + (cap > 0.418 ? 1 : 0);
    const lit = (flake.to[0] * way[0] + flake.to[1] + flake.to[2] * way[1]) / length;
    // Far off the waves are smaller than a point of the drawing: there the road of sun is a scatter along its line.
    const [x, y] = [CENTRE + (right * FOCAL) / away, HORIZON + (UP * FOCAL) / away];
    const aside = Math.abs(x - SUN[0]) / (50 + (y - HORIZON) * 0.42);
    if (aside < 1.5) {
      const shine =
        within((lit - 0.955) * 18) * within(1.7 - aside) * within(2.6 - from[2] * 9) +
        (away > 9
          ? sparkle(x / 26, y / 3.4) * 0.66 - aside * 0.62 + 0.4
          : sparkle(x / 54, y / 4.2) * 0.75 - aside * 0.7 + 0.2 + within(away - 5) * 0.2);
      if (shine > 0.62) return GLINT + 1;
      if (shine > 0.42) return GLINT;
    }
    const mirror = (1 - within(facing)) ** 3.2 * (1 + broken(right * 1.7, away * 2.4) * 0.3 * within((12 - away) / 5));
    const air = to[2] < 0.05 ? 0.5 : mixed(0.98, 0.6, within(to[2] * 1.4));
    const far = within((away - 12) / 50);
    const value =
      mirror * air * (1 - far * 0.25) +
      (1 - mirror) * (0.08 + from[2] * (0.95 + broken(right * 1.3, away * 0.9) * 1.3) - within((6 - away) / 3) * 0.14) +
      slope * 0.4 +
      gust(right * 0.06, away * 0.05) * 0.16 * far;
    return within(Math.floor(value * 7.7), 0, GLINT - 1);
  };
  const view = { cell: 2, horizon: HORIZON, centre: CENTRE, eye: UP, focal: FOCAL, ground: sea };
  sheet.add(
    fill(
      box(0, HORIZON + 5, 1600, 640),
      sheet.linear(
        [
          [0, "#2f8fb8"],
          [0.5, "#4aa9c4"],
          [1, "#8ad4cf"],
        ],
        [0, 0],
        [1600, 0],
      ),
    ),
    terrain({ ...view, window: [0, HORIZON + 9, 1600, 1202], reach: [1.8, 150], steps: 1600, tone, inks: INKS }),
    terrain({
      ...view,
      window: [640, 716, 1240, 1202],
      reach: [2.6, HERO.away],
      steps: 500,
      tone: (right, away) =>
        broken(right * 1.2 + 50, away * 2.6) + within((9 - away) / 3.4, 0, 2) > 0.62
          ? -1
          : sailIn(mirrored(sea, right, away, 0.36, 0.16)),
      inks: IMAGE,
    }),
    surfer(sheet, 1392, 588, PINK, 12),
    surfer(sheet, 1276, 576, GREEN, 9),
    surfer(sheet, 340, 573, GREEN, 6),
    surfer(sheet, 405, 571, PINK, 11),
    surfer(sheet, 232, 582, YELLOW, 8),
  );
}

/** The colours of the sail in the water. */
const IMAGE = ["#c9463a", "#ef8736", "#f9b85a"];

/** Which colour of the sail a mirrored ray meets; negative if it passes it. */
function sailIn({ from, to }: Ray): number {
  const far = (HERO.away - from[1]) / Math.max(0.01, to[1]);
  const scale = FOCAL / HERO.away / HERO.size;
  const x = (from[0] + far * to[0]) * scale + (CENTRE - HERO.x) / HERO.size;
  const share = ((from[2] + far * to[2]) * scale - 6) / 505;
  const low = BATTENS.findLastIndex(([at]) => at <= share);
  const [a, b] = [BATTENS[low], BATTENS[low + 1]];
  if (!a || !b) return -1;
  const row = low + (share - a[0]) / (b[0] - a[0]);
  if (x < clothAt(row, 0)[0] || x > clothAt(row, 1)[0]) return -1;
  return [0, -1, 1, 2, 1, 2, 0][low] ?? -1;
}

/** The mast at a share of its height: it leans to windward and bends to leeward at its top. */
const mastAt = (share: number): Point => [-125 * share + 62 * share ** 3, -6 - 505 * share];

/** The battens: where each begins on the mast, how far it reaches, how much lower its end lies. */
const BATTENS = placesOf([
  0.012, 14, 0, 0.265, 176, 8, 0.41, 190, 16, 0.56, 182, 18, 0.7, 158, 18, 0.83, 120, 14, 0.93, 74, 8, 1, 22, 2,
]);

/** A point of the sail on batten `row` (which may lie between two), `share` of the way to the leech; the wind bellies it. */
function clothAt(row: number, share: number): Point {
  const [low, high] = [Math.floor(row), Math.min(BATTENS.length - 1, Math.ceil(row))];
  const [a = [0, 0, 0], b = [0, 0, 0]] = [BATTENS[low], BATTENS[high]];
  const [luff, reach, drop] = [0, 1, 2].map((at) => mixed(a[at] ?? 0, b[at] ?? 0, row - low)) as [
    number,
    number,
    number,
  ];
  const [x, y] = mastAt(luff);
  // The foot runs up to the clew in a hollow curve.
  const hollow = row < 1 ? Math.sin(Math.PI * row) * 0.16 : 0;
  return [x + reach * share * (1 - hollow), y + drop * share - Math.sin(Math.PI * share ** 0.8) * reach * 0.07];
}

/** A piece of the sail between two battens and two shares of their length. */
function panel(low: number, high: number, from = 0, to = 1): Path {
  const rows = shares(9).map((share) => mixed(low, high, share));
  const cols = shares(9).map((share) => mixed(from, to, share));
  return polygon([
    ...cols.map((share) => clothAt(low, share)),
    ...rows.map((row) => clothAt(row, to)),
    ...cols.map((share) => clothAt(high, share)).toReversed(),
    ...rows.map((row) => clothAt(row, from)).toReversed(),
  ]);
}

const CLOTH = ["#e2472f", "#d3f3ea", "#ff8f2b", "#ffb53f", "#ff8f2b", "#ffd25e", "#e2472f"];

/** The sail: cloth that the sun shines through, most along the mast; darker where it turns to the leech. */
function sail(sheet: Sheet): Drawing {
  const whole = panel(0, 7);
  const seams = BATTENS.map((_, row) => polyline(shares(9).map((share) => clothAt(row, share))));
  const light = sheet.radial(
    [
      [0, "#fffbd8", 0.95],
      [0.35, "#fff0a8", 0.6],
      [1, "#ffd77a", 0],
    ],
    [-70, -300],
    200,
  );
  return (
    CLOTH.map((colour, row) => fill(panel(row, row + 1), colour, row === 1 ? 0.72 : 0.96)).join("") +
    sheet.clipped(
      whole,
      CLOTH.map((colour, row) =>
        fill(panel(row, row + 1, 0.7, 1), blend(colour, "#a3284a", 0.34), row === 1 ? 0.08 : 1),
      ).join("") +
        fill(panel(0, 7, 0.36, 0.7), "#b8303c", 0.12) +
        fill(box(-320, -560, 560, 560), light) +
        fill(panel(1, 2, 0.2, 0.3) + panel(1, 2, 0.42, 0.46), "#ffffff", 0.5),
    ) +
    stroke(seams.slice(1, -1).join(""), "#7a2a3a", 2.2, 0.8) +
    stroke(seams[0] ?? "", "#7a2a3a", 3) +
    stroke(polyline(shares(24).map(mastAt)), "#17243f", 6.4) +
    stroke(polyline(shares(24).map((share): Point => [mastAt(share)[0] - 2.4, mastAt(share)[1]])), "#ffd9a0", 1.6)
  );
}

/** The boom on the rider's side, from the mast to the clew. */
const BOOM: Path = "M-33-140Q-76-134-78-121C-76-108 40-112 142-133";

/** A point of the board in metres: along it from the mast's foot, across it to the far side, above the water. */
function boardAt(along: number, across: number, up: number): Point {
  return [(along * 0.82 - across * 0.57) * 118, (-along * 0.57 - across * 0.82) * 118 * 0.17 - up * 118 + 7];
}

/** Half the width of the board and the height of its rail, from the tail to the nose. */
const SHAPE: readonly (readonly [along: number, half: number, up: number])[] = [
  [-1.22, 0.15, 0.01],
  [-1, 0.24, 0.015],
  [-0.6, 0.3, 0.025],
  [0, 0.32, 0.045],
  [0.5, 0.29, 0.075],
  [0.85, 0.22, 0.11],
  [1.08, 0.12, 0.15],
  [1.2, 0, 0.19],
];

/** The board, 2.4 m long: it planes on its tail, the front of its bottom clear of the water. */
function board(): Drawing {
  const side = (sign: number, wide: number, lift: number, from = 0) =>
    SHAPE.slice(from).map(([along, half, up]) => boardAt(along, sign * half * wide, up + lift));
  const outline = (wide: number, lift: number, from = 0) =>
    `${curve(side(-1, wide, lift, from))}${curve(side(1, wide, lift, from).toReversed()).replace("M", "L")}Z`;
  return (
    fill(lens(40, 20, 230, 15) + lens(80, 10, 150, 10), "#0b3f6e", 0.75) +
    fill(outline(0.96, -0.03), "#7c1f3c") +
    fill(outline(1, 0.03), "#d8392f") +
    fill(outline(0.94, 0.075), "#fff3d6") +
    fill(outline(0.94, 0.075, 4), "#ff9a3a") +
    fill(outline(0.94, 0.075, 5), "#e2472f") +
    stroke(polyline(SHAPE.slice(0, 4).map(([along, , up]) => boardAt(along, 0.02, up + 0.08))), "#e9c795", 5) +
    fill("M-9-4Q0-12 9-5L7 1Q0 3-7 1Z", "#17243f")
  );
}

const SUIT = ["#7fa6cc", "#152546"] as const;
const SKIN = ["#ffc58c", "#7c4740"] as const;

/** Limbs against the light: dark, with a lit edge towards the sun. */
function backlit(places: readonly Girth[], [lit, dark]: readonly [string, string]): Drawing {
  return (
    fill(limb(places), lit) +
    fill(limb(places.map(([x, y, half]): Girth => [x + half * 0.3, y + half * 0.22, half * 0.8])), dark)
  );
}

const FRONT_LEG: readonly Girth[] = [
  [-28, -10, 3.6],
  [-38, -27, 5.8],
  [-47, -42, 5.2],
  [-54, -53, 6.6],
  [-64, -59, 7.6],
  [-87, -58, 9.4],
  [-108, -54, 11],
];
const BACK_LEG: readonly Girth[] = [
  [-66, -2, 3.8],
  [-72, -18, 6.4],
  [-79, -33, 5.4],
  [-83, -42, 6.8],
  [-91, -46, 8],
  [-104, -46, 10.4],
  [-114, -46, 11.4],
];
/** From the hem of the suit on the thigh over the seat, which hangs low, up the round back to the shoulder. */
const TRUNK: readonly Girth[] = [
  [-94, -48, 9.6],
  [-108, -48, 11.6],
  [-123, -55, 12.4],
  [-135, -69, 12],
  [-143, -85, 13],
  [-142, -101, 11],
];

/** The rider: he sits in his harness below the boom and loads it, arms long, back round, knees bent, feet at the tail. */
function rider(): Drawing {
  return (
    // The front leg and arm, which are farther away.
    backlit(FRONT_LEG, SKIN) +
    backlit(
      [
        [-134, -104, 5.4],
        [-104, -112, 4.6],
        [-76, -121, 3.2],
        [-71, -123, 4.2],
      ],
      SKIN,
    ) +
    stroke("M-110-62Q-88-84-74-116M-110-62Q-76-76-48-113", "#f2e2c0", 2) +
    backlit(BACK_LEG, SKIN) +
    fill("M-73 2Q-60 6-50 0L-61-8Z M-35-6Q-22-6-14-12L-26-17Z", SUIT[1]) +
    backlit(TRUNK, SUIT) +
    fill("M-145-63L-122-74L-116-63Q-107-58-103-62L-101-54Q-110-50-118-53L-138-49Z", "#f2a533") +
    fill(
      limb([
        [-141, -99, 6.8],
        [-106, -105, 5.4],
        [-66, -112, 3.4],
        [-59, -113, 4.6],
      ]),
      SKIN[1],
    ) +
    fill(
      limb([
        [-140, -103, 2.8],
        [-106, -108.6, 2],
        [-66, -114.6, 1.4],
      ]),
      SKIN[0],
    ) +
    fill(
      limb([
        [-142, -99, 8.6],
        [-121, -102.6, 6.8],
      ]),
      SUIT[1],
    ) +
    backlit(
      [
        [-142, -104, 6],
        [-138, -114, 5],
      ],
      SKIN,
    ) +
    place(turned(head(), -2), -137, -121)
  );
}

/** His head in profile: he looks along the board, the sun behind him. */
function head(): Drawing {
  return (
    fill("M-9-4Q-9-13 1-13Q9-13 10-4L13.5 1.5L10.4 3L10 8Q8 11 3 9.4L-3 8Q-9 4-9-4Z", SKIN[1]) +
    fill("M-11 0Q-13-16 1-16Q10-16 11-6Q4-9 1-5Q1 3-4 8Q-10 6-11 0Z", "#2a1c28") +
    fill("M-11 0Q-13-15 0-16Q-8-11-8-1L-5 7.6Q-10 6-11 0Z", "#c98a5a")
  );
}

/** What the tail throws up: a low fan of spray behind it, lit through, and drops that the wind takes. */
function spray(): Drawing {
  const random = randomOf(23);
  const drops = counted(40).map(() => {
    const far = random.next();
    return disc(
      mixed(-110, -270, far) + random.around(12),
      mixed(6, -50, random.next()) * (1 - far * 0.45),
      random.between(0.8, 2.6),
    );
  });
  return (
    fill(
      "M-84 26Q-94 0-112-16Q-126-34-142-22Q-150-32-164-18Q-176-22-184-10Q-204-16-214-2Q-236-6-246 8Q-274 8-300 26Q-190 38-96 34Z",
      "#c6e9ec",
    ) +
    fill(
      "M-86 28Q-98 10-114 0Q-124-12-138-4Q-148-8-156 4Q-176 2-182 12Q-206 10-214 20Q-236 20-254 28Q-190 36-96 34Z",
      "#fffdf2",
    ) +
    fill("M-110 26Q-60 26-16 20Q14 16 40 8Q22 21-12 26Q-60 36-104 34Z", "#e9f6f2") +
    fill(drops.join(""), "#fffdf2")
  );
}

/** Sail, board and rider. */
function drawHero(sheet: Sheet): void {
  const { x, y, size } = HERO;
  sheet.add(place(board() + sail(sheet) + stroke(BOOM, "#17243f", 5) + rider() + spray(), x, y, size));
}
