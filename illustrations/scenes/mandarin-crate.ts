import { cameraOf, frameOf, type Place, toWorld } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { box, curve, disc, hull, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { leafAt } from "../parts/plants/mandarinHarvest.ts";
import { oldMandarin } from "../parts/plants/oldMandarin.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { mandarinHalf, peeledMandarin, peelTwist } from "../parts/things/cutMandarin.ts";
import { formOf, mandarinLeaf, unit, type Vec, wholeMandarin } from "../parts/things/mandarins.ts";

const HORIZON = 300;
const [EYE, FOCAL] = [0.16, 1900];
/** The top of the sill is the ground of this camera: so near to it a mandarin is as large as a head. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
/** Where the sill ends outside, and where the wall stands beside it, in metres. */
const SILL = { far: 1, right: 0.345 };
/** Where the sun throws the shadow of a metre of height: so far to the right and towards us. */
const CAST: Point = [1.15, -0.3];
/** The crate's corner next to us; its length runs to the right and away. */
const STANDING = { right: 0.005, away: 0.68, heading: 71 };
const CRATE = frameOf(CAMERA, STANDING);
const inCrate = toWorld(STANDING);
const [LONG, WIDE, HIGH] = [0.33, 0.215, 0.1];
/** Shade on the white sill. */
const SHADE = "#a0a0cf";
/** Where the lane through the orchard meets the bay. */
const LANE = 430;
/** Where the sill breaks off towards the room, in units of the sheet. */
const EDGE = 1050;

/** Mandarins in the morning sun on a whitewashed sill in Bitez: one cut across, its pips in place, one half out of its peel, a crate of them with their leaves; the orchard and the bay outside. */
export const SCENE: Scene = {
  name: "mandarin-crate",
  seed: 411,
  mood: "morning",
  grain: 0.24,
  crops: { wide: 250, square: 250 },
  draw(sheet) {
    drawOutside(sheet);
    drawWindow(sheet);
    drawShadows(sheet);
    drawCrate(sheet);
    drawGlass(sheet);
    drawTwig(sheet);
    drawFruit(sheet);
    drawKnife(sheet);
  },
};

/** The bay between its capes, white houses along the shore, the orchard that comes up to the house. */
function drawOutside(sheet: Sheet): void {
  const random = randomOf(8);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0 }),
    sheet.glow([40, 240], 560, "#fff3cf", 0.8),
    fill(lens(560, 120, 560, 9) + lens(820, 146, 380, 7), sheet.mood.cloud, 0.8),
    fill(
      `${curve(pointsOf([330, 302, 420, 286, 500, 262, 580, 268, 660, 250, 750, 266, 850, 280, 960, 302]))}Z`,
      "#b5c8d6",
    ),
    fill(
      `${curve(pointsOf([-20, 214, 60, 196, 140, 208, 230, 240, 310, 256, 380, 282, 440, 303]))}L-20 340Z`,
      "#8aa8b4",
    ),
    fill(
      `${curve(pointsOf([140, 208, 180, 232, 200, 262, 250, 303, 90, 303, 110, 260, 120, 230]), true)}${curve(pointsOf([310, 256, 330, 276, 370, 303, 290, 303, 298, 280]), true)}`,
      "#6f93a6",
    ),
    sea(sheet, { top: HORIZON, bottom: 420, dabs: 12, foot: false }),
    fill(lens(640, 316, 260, 5) + lens(520, 332, 180, 5) + lens(760, 340, 220, 6), "#fff6dc", 0.85),
    fill(`${curve(pointsOf([-20, 338, 200, 344, 420, 352, 640, 362, 900, 360, 1420, 366]))}V700H-20Z`, "#e8d8a8"),
    fill(`${curve(pointsOf([-20, 350, 200, 356, 420, 364, 640, 372, 900, 370, 1420, 376]))}V700H-20Z`, "#94ac62"),
  );
  // Rows run from the house to the bay; the lane between two of them leads there, too.
  const rows = counted(8).flatMap((row) => {
    const near = row / 7;
    const [size, y] = [mixed(0.05, 0.5, near ** 1.7), mixed(384, 716, near ** 1.6)];
    const haze = within(Math.round((0.62 - near * 0.55) * 8) / 8);
    return counted(24)
      .map((index) => (index - 12) * 660 + (index < 12 ? -20 : 680))
      .filter((aside) => Math.abs(aside * size) < 1100)
      .map((aside) => {
        const x = LANE + (aside + random.around(50)) * size;
        const tree = oldMandarin(sheet, { kind: random.whole(1, 2), near: false, haze });
        return {
          shade: disc(x + size * 200, y, size * 330, size * 62),
          tree: place(tree, x, y, size * random.between(0.9, 1.06)),
        };
      });
  });
  const houses = pointsOf([150, 352, 300, 356, 352, 357, 560, 366, 610, 366, 720, 368]).map(
    ([x, y], index) =>
      fill(box(x, y - 14, 26 + (index % 3) * 6, 16), sheet.mood.wallBright) +
      fill(box(x + 20 + (index % 3) * 5, y - 14, 9, 16), sheet.mood.wallShade) +
      fill(box(x + 6, y - 9, 4, 5), "#2a6aa0"),
  );
  sheet.add(
    ...houses,
    fill(polygon(pointsOf([LANE - 5, 376, LANE + 5, 376, LANE + 96, 650, LANE - 96, 650])), "#e6cf9c"),
    fill(polygon(pointsOf([LANE - 1, 376, LANE + 1, 376, LANE + 16, 640, LANE - 16, 640])), "#a9b46c"),
    place(cypress(sheet, { seed: 3 }), 340, 372, 0.16),
    place(cypress(sheet, { seed: 4 }), 640, 380, 0.13),
    fill(rows.map(({ shade }) => shade).join(""), "#5d8a52", 0.7),
    ...laneWall(-1),
    ...laneWall(1),
    ...rows.map(({ tree }) => tree),
    // Winter haze keeps what is outside lighter than what stands on the sill.
    fill(
      box(-20, 200, 1480, 420),
      sheet.linear(
        [
          [0, "#fbeccb", 0],
          [0.3, "#fbeccb", 0.5],
          [1, "#fbeccb", 0.06],
        ],
        [0, 200],
        [0, 610],
      ),
    ),
  );
}

/** A dry-stone wall beside the lane, on its left or its right: its top in the sun, its inner face in shade on the left. */
function laneWall(side: -1 | 1): Drawing[] {
  const edge = (aside: number, up: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((near): Point => [
      LANE + side * aside * mixed(0.06, 1, near),
      mixed(377, 650, near) - up * mixed(0.06, 1, near),
    ]);
  const strip = (from: readonly Point[], to: readonly Point[]): Path => polygon([...from, ...to.toReversed()]);
  const [face, low, top] = [edge(92, 0), edge(92, 42), edge(122, 42)];
  return [
    fill(strip(face, low), side < 0 ? "#8f8a92" : "#cdb58c"),
    fill(strip(low, top), "#ead9b2"),
    ...[0.62, 0.74, 0.82, 0.9, 0.96].map((near) => {
      const x = LANE + side * 92 * near;
      return stroke(`M${x} ${mixed(377, 650, near) - 42 * near}v${36 * near}`, side < 0 ? "#6f6a7c" : "#a58e70", 2.5);
    }),
  ];
}

/** A place on the sill, or over it, on the sheet. */
const flat = (right: number, away: number, up = 0): Point => CAMERA([right, away, up]);
/** Where the sun throws a place onto the sill. */
const thrown = ([right, away, up]: Place): Point => flat(right + CAST[0] * up, away + CAST[1] * up);

/** The sill in the sun, its worn edge and its shaded front; the wooden posts, and the wall beside them full of light. */
function drawWindow(sheet: Sheet): void {
  const random = randomOf(5);
  const { far, right } = SILL;
  const edge = shares(17).map((share): Point => [-20 + share * 1640, EDGE + random.around(3)]);
  const [foot, corner] = [flat(right, far), flat(right, 0.3)];
  const post = (x: number, wide: number): Drawing =>
    fill(box(x, -10, wide, 620), "#2d6f9f") +
    fill(box(x, -10, 9, 616), "#a9d3e4") +
    fill(box(x + wide * 0.55, -10, wide * 0.45, 618), "#1f5682");
  sheet.add(
    fill(`M-20 604H${foot[0]}L${corner[0]} ${corner[1]}V${EDGE}H-20Z`, "#fff6e4"),
    fill(`M-20 604H${foot[0]}L${foot[0] + 12} 612H-20Z`, "#fffdf6"),
    // The front of the sill looks into the room: only the sky's light from the white wall reaches it.
    fill(`${curve(edge)}V1220H-20Z`, "#bfc0e0"),
    fill(
      `${curve(edge.map(([x, y]): Point => [x, y + 16]))}V1220H-20Z`,
      sheet.downwards(["#b3b4db", "#9c9ecd"], EDGE, 1200),
    ),
    limewash(random),
    stroke(curve(edge), "#fffdf6", 7),
    fill(polygon([foot, [foot[0], -10], [1620, -10], [1620, 760], corner]), "#fff3d8"),
    fill(wallShadow(), "#c3b9d6"),
    fill(box(foot[0], -10, 15, 618), "#c3b9d6"),
    sheet.clipped(
      box(foot[0], -10, 200, 800),
      branchShadow(pointsOf([1440, 150, 1500, 176, 1560, 214, 1640, 280]), 0.8, "#d9cdd8"),
    ),
    post(32, 62),
    post(foot[0] - 66, 66),
    // The mullion's shadow runs over the sill.
    fill(
      polygon([
        flat(-0.404, 1),
        flat(-0.371, 1),
        flat(-0.371 + 1.15, 0.7),
        flat(-0.404 + 1.15, 0.645),
        flat(-0.404, 0.945),
      ]),
      SHADE,
    ),
  );
}

/** The limewash of the sill's front, laid on with a broad brush. */
function limewash(random: Random): Drawing {
  const strokes = counted(16).map(() =>
    lens(random.between(0, 1600), random.between(1084, 1196), random.between(180, 420), random.between(8, 16)),
  );
  return fill(strokes.join(""), "#b7b9de", 0.6);
}

/** Where a place of the sheet is on the sill, in metres to the right and away. */
function onSill(x: number, y: number): Point {
  const away = (EYE * FOCAL) / (y - HORIZON);
  return [((x - 800) * away) / FOCAL, away];
}

/** The shadow of a ball on the sill; `x`, `y` is where it touches it. */
function ballShadow(x: number, y: number, r: number, flatness = 0.84): Path {
  const [right, away] = onSill(x, y);
  const radius = (r * away) / FOCAL;
  const ring = counted(40).flatMap((index) => {
    const angle = (index / 40) * Math.PI * 2;
    return [-0.7, 0, 0.7].map((level) => {
      const wide = Math.sqrt(1 - level * level) * radius;
      return thrown([right + Math.cos(angle) * wide, away + Math.sin(angle) * wide, radius * flatness * (1 + level)]);
    });
  });
  return hull(ring);
}

/** What keeps the sun from the sill: deepest where a thing touches it. */
function drawShadows(sheet: Sheet): void {
  const balls = [HERO, PEELED, OTHER, WHOLE];
  const touching = balls.map(({ x, r, ground }) => disc(x + r * 0.1, ground - r * 0.02, r * 0.62, r * 0.15));
  sheet.add(
    sheet.clipped(
      box(-20, 600, 1640, EDGE - 600),
      fill(hull(CRATE_FORM.map(thrown)), SHADE) +
        fill(balls.map(({ x, r, ground, high }) => ballShadow(x, ground, r, high)).join(""), SHADE) +
        fill(touching.join(""), "#6f6aa6", 0.9) +
        glassShadow() +
        branchShadow(pointsOf([-40, 742, 60, 778, 160, 806, 290, 838]), 0.9, SHADE),
    ),
  );
}

/** The crate's outline in the round, its heap with it. */
const CRATE_FORM: readonly Place[] = [
  ...[0, HIGH].flatMap((up) => [
    inCrate([0, 0, up]),
    inCrate([LONG, 0, up]),
    inCrate([LONG, WIDE, up]),
    inCrate([0, WIDE, up]),
  ]),
  inCrate([0.28, 0.06, 0.16]),
  inCrate([0.29, 0.14, 0.16]),
  inCrate([0.2, 0.1, 0.205]),
  inCrate([0.14, 0.1, 0.2]),
];

/** The same shadow as far as it climbs the wall. */
function wallShadow(): Path {
  return hull(
    CRATE_FORM.map(([right, away, up]) => {
      const on = (SILL.right - right) / CAST[0];
      return flat(SILL.right, away + CAST[1] * on, Math.max(0, up - on));
    }),
  );
}

/** The fruit on the sill: its middle, its radius, where it touches the sill, and how high it is by its radius. */
const WHOLE = { x: 1320, y: 790, r: 118, ground: 880, high: 0.84 };
const OTHER = { x: 742, y: 812, r: 134, ground: 882, high: 0.55 };
const HERO = { x: 500, y: 838, r: 200, ground: 1008, high: 0.84 };
const PEELED = { x: 965, y: 878, r: 160, ground: 1002, high: 0.84 };

/** The rest of the peel winds over the edge of the sill and hangs from it. */
const TWIST: readonly Vec[] = [
  [1030, 880, 20],
  [1108, 920, 60],
  [1168, 975, 100],
  [1206, 1040, 116],
  [1216, 1110, 112],
  [1218, 1180, 108],
];

function drawFruit(sheet: Sheet): void {
  const { drawing, outline } = peelTwist(TWIST);
  sheet.add(
    wholeMandarin({ ...WHOLE, pole: [-0.3, -0.8, 0.5] }, 700, 0.22),
    mandarinLeaf([1272, 690], [1150, 640], 16, 34, 1),
    mandarinLeaf([1276, 692], [1372, 630], -16, 30, 0),
    mandarinHalf(sheet, { ...OTHER, pole: [0.1, -0.92, 0.4] }, 12),
    mandarinHalf(sheet, { ...HERO, pole: [-0.26, -0.36, 0.9] }, 4),
    sheet.clipped(box(900, 600, 700, EDGE - 602), place(fill(outline, SHADE), 46, 20)),
    sheet.clipped(box(900, EDGE + 3, 700, 200), place(fill(outline, "#8f90c4"), 18, 8)),
    drawing,
    peeledMandarin(sheet, { ...PEELED, pole: [0.16, -0.86, 0.48] }),
  );
}

/** A paring knife that lies on the sill, its tip towards the fruit; pips that fell when it was cut. */
function drawKnife(sheet: Sheet): void {
  const on = (points: readonly number[], [dx, dy]: Point = [0, 0]): Path =>
    curve(
      pointsOf(points).map(([x, y]): Point => [x + dx, y + dy]),
      true,
    );
  const bladePath = (dx: number, dy: number): Path =>
    `M${1246 + dx} ${850 + dy}Q${1350 + dx} ${846 + dy} ${1452 + dx} ${884 + dy}L${1446 + dx} ${912 + dy}Q${1330 + dx} ${900 + dy} ${1246 + dx} ${850 + dy}Z`;
  const handle = [1446, 880, 1500, 892, 1570, 916, 1640, 946, 1640, 994, 1560, 962, 1500, 936, 1440, 916];
  const whole =
    fill(bladePath(14, 12) + on(handle, [16, 16]), SHADE) +
    fill(bladePath(0, 0), "#8f9fc4") +
    fill("M1246 850Q1350 846 1452 884L1449 897Q1340 872 1246 850Z", "#eef4f8") +
    fill("M1290 856Q1360 860 1420 878L1410 880Q1350 866 1290 856Z", "#ffffff") +
    fill(on(handle), "#6f3a2a") +
    fill(on([1447, 881, 1500, 892, 1570, 916, 1640, 946, 1640, 968, 1565, 936, 1500, 912, 1445, 898]), "#a8603c") +
    fill(on([1460, 885, 1510, 896, 1575, 919, 1640, 947, 1640, 954, 1570, 926, 1508, 902]), "#d99a66") +
    fill(polygon(pointsOf([1440, 879, 1456, 882, 1450, 918, 1436, 914])), "#d9a94e") +
    dots(pointsOf([1500, 910, 1580, 938]), 5, "#e9c77a");
  sheet.add(
    place(whole, 14, 84),
    ...[
      [716, 1000, 20],
      [770, 976, -35],
      [752, 1022, 70],
      [1100, 1020, 12],
    ].map(([x = 0, y = 0, turn = 0]) => pip(x, y, turn)),
  );
}

/** A loose pip with its shadow: plump, pointed at one end. */
function pip(x: number, y: number, turn: number): Drawing {
  const drop = "M-20 0C-12-13 10-15 18-4C22 4 14 12 4 12C-8 12-16 6-20 0Z";
  return (
    fill(disc(x + 9, y + 9, 22, 8), "#8d89bd", 0.9) +
    place(
      turned(
        fill(drop, "#cf9d5c") + place(fill(drop, "#fbe7bd"), -1.5, -2, 0.84) + fill(lens(-2, -5, 18, 5), "#fffaf0"),
        turn,
      ),
      x,
      y,
    )
  );
}

/** The same drawing in one colour: what throws the shadow of it. */
function inOne(drawing: Drawing, colour: string): Drawing {
  return drawing.replaceAll(/#[0-9a-f]{6}/g, colour);
}

/** A tree outside that is not seen otherwise: the shadow of a branch, along a line, on the sill or on the wall. */
function branchShadow(line: readonly Point[], size: number, colour: string): Drawing {
  const random = randomOf(23);
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  const slant = Math.atan2(last[1] - first[1], last[0] - first[0]);
  const leaves = counted(12).map((index) => {
    const share = index / 11;
    const x = mixed(first[0], last[0], share);
    const angle = slant + (index % 2 ? 0.62 : -0.5) + random.around(0.2);
    return leafAt(x, heightAt(line, x), random.between(96, 130) * size * (1 - share * 0.25), angle, 0.26);
  });
  return fill(leaves.join(""), colour) + stroke(curve(line), colour, 8 * size);
}

/** A twig beside the cut fruit, its leaves as fresh as it is; one reaches out over the edge of the sill. */
function drawTwig(sheet: Sheet): void {
  const twig =
    mandarinLeaf([262, 968], [72, 918], 30, 52, 2) +
    stroke("M392 1002Q320 996 262 968T170 980", "#4f6a34", 13) +
    stroke("M392 998Q320 992 262 964T170 976", "#93a858", 4) +
    mandarinLeaf([322, 990], [236, 1136], -26, 52, 0) +
    mandarinLeaf([188, 976], [-8, 1074], -30, 60, 1);
  sheet.add(
    sheet.clipped(box(-20, 600, 1640, EDGE - 602), place(inOne(twig, SHADE), 34, 13)),
    sheet.clipped(box(-20, EDGE + 3, 1640, 200), place(inOne(twig, "#8f90c4"), 16, 9)),
    twig,
  );
}

/** Where the glass stands, its radius at a height, and how full it is, in metres. */
const GLASS = { right: -0.249, away: 0.82, high: 0.115, full: 0.088 };
const glassRing = (up: number, grow = 1): Place[] =>
  counted(48).map((index) => {
    const angle = (index / 48) * Math.PI * 2;
    const radius = (0.0265 + 0.006 * (up / GLASS.high)) * grow;
    return [GLASS.right + Math.cos(angle) * radius, GLASS.away + Math.sin(angle) * radius, up];
  });

/** The shadow of the glass, and in it the light that has gone through the soda. */
function glassShadow(): Drawing {
  const through = (low: number, high: number, grow: number): Path =>
    hull([...glassRing(low, grow), ...glassRing(high, grow)].map(thrown));
  return (
    fill(through(0, GLASS.high, 1), SHADE, 0.75) +
    fill(through(0.012, GLASS.full, 0.84), "#f7a94a", 0.95) +
    fill(through(0.03, GLASS.full * 0.9, 0.5), "#ffd27e") +
    fill(through(0.05, GLASS.full * 0.86, 0.2), "#fff0c0")
  );
}

/** A glass of mandarin soda: the sun comes through it from the left and gathers on its right side. */
function drawGlass(sheet: Sheet): void {
  const random = randomOf(2);
  // Upright ellipses: far from the middle of the sheet a true circle would lean.
  const seen = (up: number, grow = 1): Point[] => {
    const [x, y] = CAMERA([GLASS.right, GLASS.away, up]);
    const wide = ((0.0265 + 0.006 * (up / GLASS.high)) * grow * FOCAL) / GLASS.away;
    return counted(48).map((index) => {
      const angle = (index / 48) * Math.PI * 2;
      return [x + Math.cos(angle) * wide, y + (Math.sin(angle) * wide * (EYE - up)) / GLASS.away];
    });
  };
  const between = (low: number, high: number, grow = 1): Path => hull([...seen(low, grow), ...seen(high, grow)]);
  const soda = between(0.008, GLASS.full, 0.93);
  const [x, top] = CAMERA([GLASS.right, GLASS.away, GLASS.full]);
  const base = CAMERA([GLASS.right, GLASS.away, 0])[1];
  sheet.add(
    fill(between(0, GLASS.high), "#d8e9f2", 0.5),
    fill(between(0, 0.008), "#c7d6e6"),
    sheet.clipped(
      soda,
      fill(soda, "#ee8a22") +
        fill(box(x - 100, top - 20, 44, 400), "#d5701a") +
        fill(box(x + 6, top - 20, 60, 400), "#f9ad45") +
        fill(box(x + 28, top - 20, 28, 400), "#ffcf7c") +
        fill(box(x + 70, top - 20, 60, 400), "#dd7a1e") +
        fill(disc(x + 22, base - 14, 52, 13), "#ffe0a0") +
        dots(
          counted(26).map((): Point => [x + random.between(-64, 70), random.between(top + 24, base - 12)]),
          3.4,
          "#ffe9bd",
          0.9,
        ),
    ),
    fill(polygon(seen(GLASS.full, 0.93)), "#fbb552"),
    fill(polygon(seen(GLASS.full, 0.74)), "#ffca78"),
    dots(
      counted(16).map((index): Point => [x - 60 + index * 8, top + 9 * Math.sin(index * 2.4)]),
      4,
      "#fff0d0",
    ),
    stroke(curve(seen(GLASS.high), true), "#ffffff", 5, 0.95),
    stroke(curve(seen(GLASS.high, 0.94), true), "#9fb4d2", 2.5, 0.8),
    stroke(`M${x - 64} ${top - 56}L${x - 55} ${base - 22}`, "#ffffff", 9, 0.9),
    stroke(`M${x - 47} ${top + 20}L${x - 43} ${base - 80}`, "#ffffff", 4, 0.7),
    stroke(`M${x + 72} ${top - 50}L${x + 64} ${base - 18}`, "#fff4d8", 5, 0.8),
  );
}

/** From where to where the boards of the crate reach, in metres. */
const BOARDS: readonly Point[] = [
  [0, 0.0285],
  [0.036, 0.0645],
  [0.072, HIGH],
];

/** The heap, fruit by fruit: where each is in the crate, in metres, and how many leaves it has kept. */
function heap(): { along: number; across: number; up: number; leaves: number }[] {
  const random = randomOf(31);
  const layer = (up: number, rows: number, many: number, [end, side]: Point) =>
    counted(rows * many).map((index) => ({
      along: mixed(end, LONG - end, (index % many) / (many - 1)) + random.around(0.007),
      across: mixed(side, WIDE - side, rows > 1 ? Math.floor(index / many) / (rows - 1) : 0.5) + random.around(0.005),
      up: up + random.around(0.006),
      leaves: random.chance(up > 0.12 ? 0.75 : 0.4) && up > 0.06 ? random.whole(1, 2) : 0,
    }));
  return [
    ...layer(0.035, 1, 5, [0.036, 0.036]),
    ...layer(0.094, 3, 5, [0.038, 0.036]),
    ...layer(0.137, 2, 4, [0.064, 0.068]),
    ...layer(0.176, 1, 3, [0.104, 0.1]),
  ].toSorted((a, b) => b.across - b.up * 0.9 - (a.across - a.up * 0.9));
}

/** A crate of thin boards with gaps, heaped: fruit after fruit from the back, then its near sides. */
function drawCrate(sheet: Sheet): void {
  const random = randomOf(34);
  const face = (corners: readonly Place[]): Path => polygon(corners.map(CRATE));
  const front = ([low, high]: Point, from = 0, to = LONG, across = 0): Path =>
    face([
      [from, across, low],
      [to, across, low],
      [to, across, high],
      [from, across, high],
    ]);
  const end = ([low, high]: Point, from = 0, to = WIDE, along = 0): Path =>
    face([
      [along, from, low],
      [along, to, low],
      [along, to, high],
      [along, from, high],
    ]);
  const all: Point = [0, HIGH];
  sheet.add(
    fill(front(all, 0, LONG, WIDE) + end(all, 0, WIDE, LONG), "#8a5f4c"),
    fill(end(all) + front(all), "#4a2434"),
  );
  let before: Path = front(all) + end(all);
  for (const { along, across, up, leaves } of heap()) {
    const [x, y] = CRATE([along, across, up]);
    const r = (CRATE([along + 0.034, across, up])[0] - x) * 1.05;
    const pole = unit([random.around(0.8), -0.7 + random.around(0.3), random.between(0.2, 0.9)]);
    const [top, turn] = [formOf({ x, y, r, pole }).at([0, 0, 1]), random.between(-2.6, -0.5)];
    sheet.add(
      sheet.clipped(before, fill(disc(x + r * 0.34, y + r * 0.26, r * 1.02, r * 0.92), "#8a3412", 0.9)),
      wholeMandarin({ x, y, r, pole }, 330, leaves ? 0.16 : 0),
      ...counted(leaves).map((index) => {
        const angle = turn + index * 1.15;
        const long = r * random.between(1.25, 1.6);
        return mandarinLeaf(
          top,
          [top[0] + Math.cos(angle) * long, top[1] + Math.sin(angle) * long * 0.8],
          random.around(r * 0.2),
          r * 0.33,
          random.pick([0, 1, 2]),
        );
      }),
    );
    before += disc(x, y, r * 0.95, r * 0.86);
  }
  // Posts in the corners, then the boards: the end looks to the sun, the long side away from it.
  sheet.add(
    fill(front(all, 0.006, 0.034, 0.004) + front(all, LONG - 0.034, LONG - 0.006, 0.004), "#7d5148"),
    fill(end(all, 0.006, 0.034, 0.004) + end(all, WIDE - 0.034, WIDE - 0.006, 0.004), "#cf9f68"),
  );
  for (const [low, high] of BOARDS) {
    const grain = counted(5).map((index): Path => {
      const [from, up] = [random.between(0.01, 0.2), mixed(low, high, (index + 0.7) / 5.6)];
      const to = Math.min(LONG - 0.01, from + random.between(0.06, 0.16));
      return polyline([
        CRATE([from, 0, up]),
        CRATE([(from + to) / 2, 0, up + random.around(0.0012)]),
        CRATE([to, 0, up]),
      ]);
    });
    const endGrain = counted(3).map((index): Path => {
      const up = mixed(low, high, (index + 0.7) / 3.4);
      return polyline([CRATE([0, 0.02 + index * 0.03, up]), CRATE([0, 0.12 + index * 0.03, up + 0.001])]);
    });
    const nails = [0.02, LONG - 0.02].flatMap((along) =>
      [0.3, 0.72].map((share) => CRATE([along, 0, mixed(low, high, share)])),
    );
    sheet.add(
      fill(end([low, high]), "#f3d09a") + fill(end([low, mixed(low, high, 0.12)]), "#d9ad72"),
      stroke(endGrain.join(""), "#dcb27a", 3),
      fill(front([low, high]), low ? "#b98a70" : "#c49a82"),
      fill(front([low, mixed(low, high, 0.14)]), "#9a6a5a"),
      fill(front([mixed(low, high, 0.92), high]), "#dcb592"),
      stroke(grain.join(""), "#a0725f", 3, 0.8),
      // The end grain of the long board at the corner.
      fill(end([low, high], 0, 0.0075), "#e0b47a"),
      dots(nails, 4, "#6a4a50"),
    );
  }
  // A twig of one of the first fruits hangs out over the long side.
  const [x, y] = CRATE([0.1, 0, HIGH + 0.017]);
  const stem = stroke(`M${x} ${y - 6}Q${x + 26} ${y + 2} ${x + 38} ${y + 62}`, "#4f6a34", 7);
  const twig =
    mandarinLeaf([x + 26, y + 22], [x + 142, y + 62], -24, 31, 2) +
    stem +
    fill(disc(x - 1, y - 7, 10, 7), "#3f6a34") +
    mandarinLeaf([x + 38, y + 58], [x - 26, y + 146], -14, 32, 0) +
    mandarinLeaf([x + 38, y + 60], [x + 92, y + 162], -14, 32, 1);
  sheet.add(sheet.clipped(BOARDS.map((board) => front(board)).join(""), place(inOne(twig, "#7d5148"), 18, 12)), twig);
}
