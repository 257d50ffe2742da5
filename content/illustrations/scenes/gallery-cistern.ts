import { cameraOf, frameOf, metreAt } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, box, chip, curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { type Girth, limb } from "../parts/people/body.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 470;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.2, focal: 1200 });
/** Where the middle of the cistern is, in metres from the eye; its radius, and the heights of its drum and of the whole. */
const [RIGHT, AWAY] = [-1.75, 12.5];
const [RADIUS, DRUM, TOP] = [3.7, 1.5, 4.9];
/** The sun: where its rays go on the ground, how long the shadow of a metre is, its direction against the dome in degrees and its slope. */
const SUN = { right: 0.93, away: 0.37, length: 1.95, turn: -68, flat: 0.89, up: 0.46 };

/** A gümbet in the last sun: its white dome over a path, a doe and her kid on the way to the door, one on a boulder at the olive; the sea far below. */
export const SCENE: Scene = {
  name: "gallery-cistern",
  seed: 133,
  mood: "gold",
  colours: {
    sky: ["#3f8fb4", "#93c3c9", "#f3dcae", "#fbc389"],
    sea: ["#dccfa8", "#6fb0b9", "#2c84a8", "#1c6a94"],
    wall: "#fbdcab",
    wallBright: "#fff3d8",
    wallShade: "#b794bd",
    wallDeep: "#8168a2",
    ground: "#e6b968",
    groundShade: "#8b5c66",
    far: "#a396b8",
    farShade: "#8b82ac",
  },
  grain: 0.26,
  crops: { wide: 190, square: 160 },
  draw(sheet) {
    drawFar(sheet);
    drawTerrace(sheet);
    drawMeadow(sheet);
    drawDome(sheet);
    drawPorch(sheet);
    drawOlive(sheet);
    drawHerd(sheet);
    drawNear(sheet);
  },
};

/** The sky's light fades to the left, the sea lies far below: capes and an island, a boat out for the evening. */
function drawFar(sheet: Sheet): void {
  const { far, farShade } = sheet.mood;
  const bay = pointsOf([1190, 720, 1216, 640, 1262, 620, 1330, 606, 1400, 586, 1500, 570, 1640, 560, 1640, 720]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.36 }),
    // A long bar of evening cloud behind the dome, its upper edge in the sun.
    fill(
      "M760 336Q900 318 990 322Q1060 296 1150 300Q1230 282 1330 300Q1450 302 1640 290V330Q1400 346 1180 340Q960 350 760 336Z",
      "#fbe6c2",
      0.85,
    ),
    fill(
      "M860 339Q1010 326 1130 328Q1260 314 1380 322Q1500 322 1640 312V332Q1400 348 1180 342Q1000 348 860 339Z",
      "#e9b7a4",
      0.75,
    ),
    fill("M1190 232Q1270 214 1350 218Q1420 206 1520 222Q1420 236 1330 236Q1260 240 1190 232Z", "#fbe6c2", 0.6),
    ridge(sheet, {
      crest: pointsOf([-20, 420, 90, 398, 200, 410, 300, 436, 420, 462]),
      foot: HORIZON + 2,
      rough: 3,
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([960, 468, 1060, 446, 1150, 420, 1230, 432, 1320, 404, 1420, 430, 1520, 440, 1640, 424]),
      foot: HORIZON + 2,
      rough: 3,
      seed: 9,
    }),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 26, foot: false }),
    place(sailingYacht(sheet), 1140, 528, 0.2),
    // The shore of a bay, and the slope above it.
    fill(
      curve(
        bay.map(([x, y]): Point => [x - 8, y + 5]),
        true,
      ),
      "#8fd0cc",
      0.7,
    ),
    fill(curve(bay, true), blend(far, "#a79a5c", 0.55)),
    fill("M1290 612L1400 586L1500 570L1640 560V590Q1480 596 1290 610Z", farShade, 0.7),
    houses(),
    fill(curveDownTo(pointsOf([-40, 540, 120, 520, 260, 556, 360, 600, 460, 640]), 760), blend(far, "#a79a5c", 0.55)),
  );
}

/** White houses along the bay, no more than specks from up here. */
function houses(): Drawing {
  const random = randomOf(21);
  const spots = counted(26).map((): Point => {
    const share = random.next();
    return [mixed(1262, 1440, share) + random.around(10), mixed(620, 580, share) + random.between(-2, 8)];
  });
  return fill(spots.map(([x, y]) => box(x, y, random.between(5, 10), random.between(4, 7))).join(""), "#fff3dc");
}

/** The terrace of the cistern, whose far edge falls off to the sea. */
const MEADOW = curveDownTo(pointsOf([-40, 604, 200, 612, 500, 630, 900, 652, 1060, 648, 1300, 654, 1640, 636]), 1220);

/** The edge of the terrace: maquis and olives of the slope below stand over it. */
function drawTerrace(sheet: Sheet): void {
  const random = randomOf(4);
  sheet.add(
    fill(
      curveDownTo(pointsOf([-40, 580, 240, 588, 600, 610, 940, 626, 1100, 620, 1300, 632, 1640, 604]), 800),
      "#8d8650",
    ),
    farCrowns(random, 26, [-20, 300], [566, 600], 26, "#5f6a3c", "#a3a25a"),
    farCrowns(random, 40, [930, 1640], [622, 654], 25, "#5f6a3c", "#a3a25a"),
    place(cypress(sheet, { seed: 4 }), 1062, 668, 0.86),
    place(olive(sheet, { seed: 3 }), 120, 640, 1.16),
    fill(MEADOW, sheet.mood.ground),
  );
}

const on = (right: number, away: number): Point => EYE([right, away, 0]);

/** The dry meadow, the trodden path to the door, the dome's long shadow. */
function drawMeadow(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  const random = randomOf(7);
  const path = curve(
    [
      on(-0.2, 3.2),
      on(-0.9, 4.6),
      on(-2.2, 6),
      on(-3.4, 7.1),
      on(-4.3, 8.2),
      on(-4.5, 9.4),
      on(-3, 9.2),
      on(-2.5, 8),
      on(-1.2, 6.7),
      on(0.2, 5.3),
      on(1.3, 3.9),
      on(1.6, 3.2),
    ],
    true,
  );
  const tufts = (count: number, seed: number): Path => {
    const lot = randomOf(seed);
    return counted(count)
      .map(() => {
        const away = mixed(3.4, 20, lot.next() ** 1.5);
        const unit = metreAt(EYE, [0, away, 0]);
        return lens(...on(lot.between(-1, 1) * away * 0.75, away), unit * lot.between(0.4, 1.3), unit * 0.06);
      })
      .join("");
  };
  const pebbles = counted(20).map(() => {
    const away = mixed(3.8, 8.4, random.next());
    const unit = metreAt(EYE, [0, away, 0]);
    return chip(
      random,
      ...on(1.4 - (away - 3.8) * 1.05 + random.around(0.6), away),
      unit * random.between(0.03, 0.07),
      unit * 0.025,
    );
  });
  sheet.add(
    fill(tufts(90, 3), "#f0cb80", 0.9),
    fill(tufts(80, 4), "#c8944e", 0.6),
    fill(path, "#f8deaa"),
    sheet.clipped(path, fill(tufts(30, 8), "#e2bb80", 0.8)),
    fill(pebbles.join(""), "#d6ae7c"),
    sheet.clipped(MEADOW, fill(domeShadow(), groundShade, 0.72)),
    ...tussocks(sheet),
  );
}

/** Dry grass in uneven clumps, most of them along the path. */
function tussocks(sheet: Sheet): Drawing[] {
  const spots = placesOf([
    -2.5, 4.6, 0.3, -2.9, 5.4, 0.22, -4.2, 6.4, 0.3, 0.7, 5.4, 0.24, 1.5, 4.5, 0.34, -0.3, 6.9, 0.16, 1.9, 6.6, 0.2,
    2.6, 7.6, 0.26, 2.1, 8.6, 0.2, -5.4, 8.2, 0.24, 0.9, 8.9, 0.18, 3.9, 10.8, 0.2, -6, 7, 0.3,
  ]);
  return spots
    .toSorted(([, a], [, b]) => b - a)
    .map(([right, away, tall], index) => {
      const [x, y] = on(right, away);
      const unit = metreAt(EYE, [right, away, 0]);
      const shadow = fill(lens(x + unit * 0.22, y, unit * 0.95, unit * 0.07), sheet.mood.groundShade, 0.5);
      const blades = grass(sheet, {
        from: x - unit * 0.24,
        to: x + unit * 0.24,
        ground: () => y,
        height: unit * tall,
        count: 15,
        colour: index % 3 ? "#b58a42" : "#8f7440",
        seed: index + 3,
      });
      return shadow + blades;
    });
}

/** The dome laid along the ground: its circles moved along the sun's rays, the smaller the higher they lie. */
function domeShadow(): Path {
  const rings = shares(12).map((share) => {
    const { radius, up } = profile(share * 2);
    return { radius, x: RIGHT + up * SUN.length * SUN.right, z: AWAY + up * SUN.length * SUN.away };
  });
  return rings
    .map(({ radius, x, z }) =>
      polygon(
        shares(41).map((share) =>
          on(x + radius * Math.sin(share * Math.PI * 2), z + radius * Math.cos(share * Math.PI * 2)),
        ),
      ),
    )
    .join("");
}

/** Radius and height of the building: 0 to 1 is its drum, 1 to 2 the dome. */
function profile(height: number): { radius: number; up: number } {
  if (height <= 1) return { radius: RADIUS + 0.16 * (1 - height), up: DRUM * height };
  const rise = (height - 1) * Math.PI * 0.5;
  return { radius: (RADIUS - 0.12) * Math.cos(rise), up: DRUM + (TOP - DRUM) * Math.sin(rise) };
}

/** A point of its skin: degrees from us to the right, and the height as in `profile`. */
function skin(turn: number, height: number, out = 0): Point {
  const angle = (turn / 180) * Math.PI;
  const { radius, up } = profile(height);
  return EYE([RIGHT + (radius + out) * Math.sin(angle), AWAY - (radius + out) * Math.cos(angle), up]);
}

/** The turns at which the skin leaves our sight. */
const [LEFT, BEYOND] = [-66, 82];

/** What of the skin gets more than a share of the sun: from the left edge to the line on which it turns that far away. */
function sunlit(share: number): Path {
  const heights = shares(33).map((step) => step * 2);
  const end = (height: number): number => {
    const rise = Math.max(0, height - 1) * Math.PI * 0.5;
    const cosine = (share - SUN.up * Math.sin(rise)) / (SUN.flat * Math.max(0.02, Math.cos(rise)));
    return within(SUN.turn + (Math.acos(within(cosine, -1, 1)) * 180) / Math.PI, LEFT, BEYOND);
  };
  const right = heights.map((height) => skin(end(height), height));
  const left = heights.toReversed().map((height) => skin(LEFT, height));
  return polygon([...right, ...left]);
}

/** A band round the building between two heights, as `skin` counts them. */
function band(low: number, high: number, out: number, from = LEFT, to = BEYOND): Path {
  return polygon([
    ...shares(30).map((share) => skin(mixed(from, to, share), low, out)),
    ...shares(30).map((share) => skin(mixed(to, from, share), high, out)),
  ]);
}

/** The gümbet: limewash in four planes from the sun to the far side, a ledge, a foot of stone. */
function drawDome(sheet: Sheet): void {
  const { wall, wallBright, wallShade, wallDeep } = sheet.mood;
  const all = shares(33).map((step) => step * 2);
  const body = polygon([
    ...all.map((height) => skin(BEYOND, height)),
    ...all.toReversed().map((height) => skin(LEFT, height)),
    ...shares(30).map((share) => skin(mixed(LEFT, BEYOND, share), 0)),
  ]);
  const dusky = blend(wallShade, wallDeep, 0.22);
  // The porch's shadow runs round the drum until the drum itself turns from the sun.
  const porchShadow = curve(
    placesOf([-24, -0.2, 1, 24, -0.2, 1, 24, 0.3, 1, 15, 0.56, 1, 3, 0.8, 1, -10, 0.95, 1, -24, 0.97, 1]).map(
      ([turn, height]) => skin(turn, height),
    ),
    true,
  );
  sheet.add(
    fill(body, blend(wallShade, wallDeep, 0.62)),
    sheet.clipped(
      body,
      fill(sunlit(-0.34), dusky) +
        fill(sunlit(0.04), blend(wallShade, wall, 0.72)) +
        fill(sunlit(0.3), wallBright) +
        fill(porchShadow, dusky),
    ),
    fill(band(0.93, 0.99, 0.02), wallDeep, 0.42),
    fill(band(0.985, 1.05, 0.08), blend(wallShade, wallDeep, 0.5)),
    fill(band(0.985, 1.05, 0.08, LEFT, 21), blend(wallShade, wall, 0.86)),
    fill(band(0.985, 1.05, 0.08, LEFT, 8), wallBright),
    plinth(sheet),
    crown(sheet),
  );
}

/** The foot of dressed stone, and the narrow shade where it meets the meadow. */
function plinth(sheet: Sheet): Drawing {
  const { groundShade, wallDeep } = sheet.mood;
  const joints = [-9, 3, 10, 25, 33, 48, 57].map((turn) =>
    polyline([skin(turn, 0, 0.05), skin(turn + 0.2, 0.12, 0.05)]),
  );
  return (
    fill(band(0, 0, 0.34, -12, 64) + band(-0.03, 0.02, 0.05, -12, 70), groundShade, 0.75) +
    fill(band(0, 0.13, 0.05), blend(wallDeep, "#8a5a68", 0.55)) +
    stroke(joints.join(""), "#5b4270", 2.2, 0.6)
  );
}

/** The stone that closes the hole at the crown. */
function crown(sheet: Sheet): Drawing {
  const { wallBright, wallShade } = sheet.mood;
  const [x, y] = skin(0, 2);
  return (
    fill(`M${x - 30} ${y + 5}Q${x - 30} ${y - 22} ${x} ${y - 26}Q${x + 30} ${y - 22} ${x + 30} ${y + 5}Z`, wallBright) +
    fill(
      `M${x + 4} ${y - 26}Q${x + 30} ${y - 22} ${x + 30} ${y + 5}H${x + 6}Q${x + 14} ${y - 10} ${x + 4} ${y - 26}Z`,
      wallShade,
    )
  );
}

/** The porch of the door: it stands out to the left front, its flank in shade; steps go down to the water inside. */
function drawPorch(sheet: Sheet): void {
  const { wall, wallBright, wallShade, wallDeep, near } = sheet.mood;
  const turn = -30;
  const angle = (turn / 180) * Math.PI;
  const at = frameOf(EYE, {
    right: RIGHT + RADIUS * Math.sin(angle),
    away: AWAY - RADIUS * Math.cos(angle),
    heading: 180 - turn,
  });
  const arc = (along: number, half: number, foot: number, high: number): Point[] => [
    at([along, -half, foot]),
    ...shares(15).map((share) => {
      const bow = Math.PI * (1 - share);
      return at([along, half * Math.cos(bow), high + half * 0.8 * Math.sin(bow)]);
    }),
    at([along, half, foot]),
  ];
  const [half, high, out, back] = [0.98, 1.55, 0.75, -0.9];
  const front = polygon(arc(out, half, 0, high));
  const opening = polygon(arc(out, 0.56, 0, 1.25));
  const ring = (from: number, to: number) => arc(out, half, high, high).slice(1, -1).slice(from, to);
  const hind = (from: number, to: number) => arc(back, half, high, high).slice(1, -1).slice(from, to);
  const vault = (from: number, to: number) => polygon([...ring(from, to), ...hind(from, to).toReversed()]);
  const level = (from: number, to: number, up: number) =>
    polygon([at([from, -1.4, up]), at([from, 1.4, up]), at([to, 1.4, up]), at([to, -1.4, up])]);
  const wedges = counted(9).map((index) => {
    const side = (share: number, reach: number): Point => {
      const bow = Math.PI * (1 - share);
      return at([out, reach * Math.cos(bow), 1.25 + reach * 0.8 * Math.sin(bow)]);
    };
    const [a, b] = [index / 9 + 0.008, (index + 1) / 9 - 0.008];
    return fill(
      polygon([side(a, 0.56), side(a, 0.78), side(b, 0.78), side(b, 0.56)]),
      index % 3 === 1 ? "#d9b583" : "#ecd0a2",
    );
  });
  const random = randomOf(9);
  const quoins = counted(10).map((index) => {
    const [up, side] = [(index >> 1) * 0.25, index % 2 ? 1 : -1];
    const wide = random.between(0.18, 0.3);
    return fill(
      polygon([
        at([out, side * 0.56, up + 0.015]),
        at([out, side * (0.56 + wide), up + 0.015]),
        at([out, side * (0.56 + wide), up + 0.235]),
        at([out, side * 0.56, up + 0.235]),
      ]),
      index % 3 ? "#ecd0a2" : "#cfa87a",
    );
  });
  const flank = polygon([at([out, half, 0]), at([out, half, high]), at([back, half, high]), at([back, half, 0])]);
  sheet.add(
    fill(
      polygon([at([out, half, 0]), at([0, half, 0]), at([0.1, 2.1, 0]), at([0.5, 1.9, 0])]),
      sheet.mood.groundShade,
      0.7,
    ),
    fill(flank, blend(wallShade, wallDeep, 0.55)),
    fill(
      polygon([at([out, half, 1.3]), at([back, half, 1.3]), at([back, half, high]), at([out, half, high])]),
      wallShade,
      0.4,
    ),
    fill(vault(0, 8), wallBright),
    fill(vault(6, 11), wall),
    fill(vault(10, 15), wallShade),
    fill(front, wallBright),
    sheet.clipped(
      front,
      fill(
        counted(14)
          .map(() =>
            blot(
              random,
              ...at([out, random.between(-1, 1), random.between(0, 2)]),
              random.between(8, 20),
              random.between(5, 12),
            ),
          )
          .join(""),
        "#f1d9b0",
        0.7,
      ),
    ),
    ...quoins,
    ...wedges,
    fill(opening, near),
    sheet.clipped(
      opening,
      fill(level(0.75, 0.3, 0), "#e8c898") +
        fill(level(0.3, -0.1, -0.05), "#9a7a72") +
        fill(level(-0.02, -0.5, -0.1), "#c7a284") +
        fill(level(-0.5, -0.62, -0.14), "#6a5262") +
        fill(level(-0.62, -5, -0.22), "#3f7a92") +
        fill(level(-1.4, -2, -0.22), "#9cc9cc", 0.8) +
        fill(
          polygon([at([out, -0.56, 0]), at([out, -0.56, 1.3]), at([out - 0.4, -0.56, 1.3]), at([out - 0.4, -0.56, 0])]),
          blend(wallDeep, near, 0.45),
        ),
    ),
    stroke(polyline([at([out, -half, 0]), at([out, half, 0])]), "#a9805f", 3, 0.5),
  );
}

/** Where the boulder at the olive stands. */
const BOULDER: Point = [2.95, 8.5];

/** A boulder of the terrace, in planes: its top and its left in the sun; a metre to a hundred units. */
function boulder(): Drawing {
  return (
    fill("M-104 6L-98-28L-66-62L-20-76L52-72L92-44L116-8L110 8L40 14L-50 12Z", "#8d6a76") +
    fill("M-98-28L-66-62L-20-76L52-72L60-62L-8-56L-48-42Z", "#fbe3b6") +
    fill("M-104 6L-98-28L-48-42L-30-10L-36 12L-50 12Z", "#efcb94") +
    fill("M-48-42L-8-56L14-26L8 13L-36 12L-30-10Z", "#d3a584") +
    fill("M52-72L92-44L116-8L110 8L82 11L70-30L60-62Z", "#6f5270")
  );
}

/** The olive, whose lowest branch hangs over the boulder. */
function drawOlive(sheet: Sheet): void {
  const tree = sheet.tinted({ leafLight: "#c5bd78", leaf: "#7d8450", leafDark: "#4a5638", trunk: "#6a4a48" });
  const [x, y] = on(5.6, 9.6);
  const ink = sheet.mood.groundShade;
  sheet.add(
    fill(lens(x + 200, y + 4, 620, 46), ink, 0.7),
    place(olive(tree, { seed: 8 }), x, y, 2.3),
    fill(castFrom([3.55, 8.35], 2.3, 0.36) + castFrom([4.85, 8], 0.9, 0.13), ink, 0.72),
    standing(...BOULDER, boulder()),
    standing(4.75, 8, place(boulder(), 0, 0, 0.36, 0.3)),
  );
}

/** A goat that faces right, in centimetres from the ground under its middle. */
interface GoatForm {
  /** Trunk, neck and head in one line: from the poll over the face, breast, belly and rump back along the spine. */
  body: readonly number[];
  /** Legs from the trunk to the pastern. */
  near: readonly (readonly Girth[])[];
  far: readonly (readonly Girth[])[];
  /** What is dark on it: horns, and the ear. */
  horns: readonly (readonly number[])[];
  ear: readonly number[];
  beard: readonly number[];
  tail: readonly number[];
  eye: Point;
}

/** The doe on her way to the water, her nose a little down. */
const DOE: GoatForm = {
  body: [
    49, -101, 55, -100, 62, -93, 70, -84, 72, -79, 69, -75, 64, -76, 56, -81, 50, -83, 46, -74, 43, -62, 37, -50, 26,
    -42, 10, -38, -8, -39, -22, -45, -32, -46, -42, -52, -46, -62, -43, -70, -34, -74, -18, -71, 0, -69, 17, -74, 28,
    -79, 39, -92,
  ],
  near: [
    [
      [31, -56, 12],
      [31, -42, 8],
      [36, -27, 4.6],
      [38, -23, 4.4],
      [42, -10, 3],
      [44, -5, 3.4],
    ],
    [
      [-33, -59, 14],
      [-30, -46, 11.5],
      [-36, -33, 6.6],
      [-44, -25, 4.6],
      [-46, -13, 3.2],
      [-48, -5, 3.4],
    ],
  ],
  far: [
    [
      [25, -50, 9],
      [23, -38, 6.4],
      [19, -25, 4],
      [13, -12, 2.8],
      [9, -6, 3],
    ],
    [
      [-28, -52, 11],
      [-22, -42, 8.6],
      [-22, -31, 5.4],
      [-27, -23, 4],
      [-22, -11, 2.9],
      [-20, -5, 3],
    ],
  ],
  horns: [[48, -99, 46, -113, 36, -122, 22, -121, 33, -116, 40, -109, 43, -99]],
  ear: [47, -95, 41, -95, 33, -88, 35, -86, 43, -89],
  beard: [63, -77, 61, -66, 56, -60, 57, -70, 57, -80],
  tail: [-41, -71, -49, -76, -54, -84, -51, -72, -45, -63],
  eye: [56.5, -93],
};

/** Her kid: long legs, a short trunk, its head up to her. */
const KID: GoatForm = {
  body: [
    27, -62, 33, -62, 38, -57, 43, -52, 43, -48, 38, -46, 32, -48, 28, -47, 26, -40, 21, -31, 12, -27, 0, -26, -10, -30,
    -19, -31, -23, -37, -22, -43, -16, -46, -4, -44, 8, -45, 16, -50, 21, -57,
  ],
  near: [
    [
      [16, -36, 7],
      [17, -27, 5],
      [23, -19, 3.2],
      [20, -9, 2.3],
      [20, -4, 2.5],
    ],
    [
      [-16, -37, 8],
      [-16, -28, 6.6],
      [-20, -20, 4],
      [-25, -15, 3],
      [-28, -7, 2.3],
      [-29, -4, 2.4],
    ],
  ],
  far: [
    [
      [13, -33, 6],
      [12, -24, 4],
      [10, -15, 2.8],
      [6, -7, 2.2],
      [5, -4, 2.3],
    ],
    [
      [-13, -32, 7],
      [-9, -25, 5],
      [-11, -17, 3.2],
      [-14, -13, 2.6],
      [-10, -6, 2.2],
      [-9, -4, 2.3],
    ],
  ],
  horns: [[27, -61, 25, -66, 22, -68, 23, -61]],
  ear: [26, -58, 21, -60, 14, -56, 16, -53, 23, -54],
  beard: [],
  tail: [-21, -44, -26, -50, -27, -56, -30, -48, -25, -39],
  eye: [33, -57],
};

/** The one on the boulder: all four feet together, her neck stretched up to the leaves. */
const BROWSING: GoatForm = {
  body: [
    52, -120, 57, -122, 66, -121, 77, -122, 80, -119, 78, -114, 71, -111, 62, -109, 57, -104, 53, -92, 47, -76, 41, -58,
    32, -46, 16, -38, -4, -37, -20, -43, -31, -43, -41, -48, -45, -57, -42, -66, -33, -70, -16, -69, 2, -69, 18, -76,
    30, -87, 41, -106,
  ],
  near: [
    [
      [32, -60, 13],
      [29, -44, 8],
      [26, -28, 4.6],
      [25, -23, 4.4],
      [23, -10, 3],
      [23, -5, 3.4],
    ],
    [
      [-32, -56, 14],
      [-26, -43, 11.5],
      [-27, -31, 6.6],
      [-33, -23, 4.6],
      [-26, -11, 3.2],
      [-23, -5, 3.4],
    ],
  ],
  far: [
    [
      [34, -52, 9],
      [34, -38, 6.4],
      [34, -25, 4],
      [34, -12, 2.8],
      [34, -7, 3],
    ],
    [
      [-26, -50, 11],
      [-16, -40, 8.6],
      [-15, -30, 5.4],
      [-19, -22, 4],
      [-12, -11, 2.9],
      [-10, -6, 3],
    ],
  ],
  horns: [[52, -119, 46, -132, 34, -137, 19, -131, 31, -131, 40, -125, 46, -115]],
  ear: [53, -113, 46, -114, 37, -108, 39, -105, 48, -107],
  beard: [68, -112, 66, -102, 60, -95, 60, -104, 61, -110],
  tail: [-40, -67, -48, -72, -53, -80, -50, -67, -44, -59],
  eye: [61, -117],
};

/** A goat as one silhouette: its shaded belly and rear, and the sun along each edge that looks up to the left. */
function goat(sheet: Sheet, form: GoatForm, coat: string, faces: 1 | -1): Drawing {
  // Lines run the same way round as those of `limb`, so that where the two overlap no hole is left.
  const outline = (row: readonly number[], dx = 0, dy = 0): Path => {
    const points = row.flatMap((x, index): Point[] =>
      index % 2 ? [] : [[x * faces + dx, (row[index + 1] ?? 0) + dy]],
    );
    return points.length ? curve(faces > 0 ? points.toReversed() : points, true) : "";
  };
  const leg = (girths: readonly Girth[], dx = 0, dy = 0): Path =>
    limb(girths.map(([x, y, half]): Girth => [x * faces + dx, y + dy, half]));
  const hoof = (girths: readonly Girth[]): Path => {
    const [x, y] = girths.at(-1) ?? [0, 0];
    return polygon(
      [
        [-3.6, -1],
        [3.4, -1],
        [5.6, 5],
        [-4, 5],
      ].map(([dx = 0, dy = 0]): Point => [(x + dx) * faces, y + dy]),
    );
  };
  const shade = blend(coat, "#2f2046", 0.5);
  const light = blend(coat, "#ffd48f", 0.72);
  const shapes = (dx = 0, dy = 0): Path =>
    outline(form.body, dx, dy) + form.near.map((girths) => leg(girths, dx, dy)).join("");
  const all = shapes();
  const low = outline([-60, -40, -30, -54, 0, -52, 30, -52, 50, -44, 50, 10, -60, 10]);
  return (
    fill(form.far.map((girths) => leg(girths)).join(""), shade) +
    fill([...form.far, ...form.near].map(hoof).join(""), "#2c2030") +
    fill(outline(form.tail), shade) +
    fill(outline(form.beard), shade) +
    fill(all, light) +
    sheet.clipped(all, fill(shapes(2.4, 2.6), coat) + fill(low, shade, 0.55)) +
    fill(outline(form.ear), shade) +
    fill(form.horns.map((row) => outline(row)).join(""), "#4a3844") +
    fill(disc(form.eye[0] * faces, form.eye[1], 1.4), "#1f1628")
  );
}

/** What stands on the meadow; a hundred of its units are a metre. */
function standing(right: number, away: number, drawing: Drawing): Drawing {
  return place(drawing, ...on(right, away), metreAt(EYE, [right, away, 0]) / 100);
}

/** A shadow on the ground from one place to another, narrower where it ends. */
function castFrom([right, away]: Point, long: number, wide: number): Path {
  const at = (along: number, across: number) =>
    on(right + along * SUN.right - across * 0.3, away + along * SUN.away + across);
  return curve(
    [
      at(0, -wide),
      at(long * 0.5, -wide * 1.1),
      at(long, -wide * 0.4),
      at(long * 1.04, wide * 0.3),
      at(long * 0.5, wide),
      at(0, wide),
    ],
    true,
  );
}

/** Three goats: a doe on the way to the water with her kid, one on the boulder at the olive. */
function drawHerd(sheet: Sheet): void {
  const ink = sheet.mood.groundShade;
  const [right, away] = BOULDER;
  const up = metreAt(EYE, [right, away, 0]) / 100;
  const [x, y] = on(right, away);
  sheet.add(
    fill(lens(x + 8 * up, y - 64 * up, 96 * up, 9 * up), "#8d6a76", 0.8),
    place(goat(sheet, BROWSING, "#5a3c44", 1), x - 12 * up, y - 63 * up, up),
    leafMass(sheet, {
      x: x + 78 * up,
      y: y - 190 * up,
      width: 30,
      height: 24,
      seed: 6,
      count: 9,
      size: 30,
      colours: ["#4a5638", "#7d8450", "#c5bd78"],
    }),
    fill(castFrom([0.1, 6.72], 1.3, 0.09) + castFrom([-1.45, 6.38], 1.8, 0.15), ink, 0.72),
    standing(0.3, 6.75, goat(sheet, KID, "#7a4a48", -1)),
    standing(-1.15, 6.4, goat(sheet, DOE, "#96553a", -1)),
  );
}

/** The outline of a cushion of thyme: round above, flat on the ground. */
function mounded(x: number, y: number, size: number): Point[] {
  return pointsOf([-1.2, 0.42, -1.1, 0.14, -0.7, -0.16, 0.1, -0.28, 0.8, -0.12, 1.1, 0.14, 1.3, 0.42, 0, 0.52]).map(
    ([dx, dy]) => [x + dx * size, y + dy * size],
  );
}

/** Oleander in one corner, thyme and dry grass in the other. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    ...placesOf([1130, 1010, 34, 330, 1100, 62, 90, 1120, 150]).map(
      ([x, y, size], index) =>
        fill(lens(x + size * 0.9, y + size * 0.4, size * 3.4, size * 0.34), sheet.mood.groundShade, 0.65) +
        fill(curve(mounded(x, y, size), true), "#5c3f62") +
        leafMass(sheet, {
          x,
          y,
          width: size * 1.3,
          height: size * 0.55,
          seed: index + 30,
          leaf: "round",
          count: Math.round(14 + size * 0.36),
          size: 15 + size * 0.07,
          colours: ["#6d4a6a", "#9a6a8c", "#d3a0b4"],
        }),
    ),
    oleander(sheet, 1630, 1000, 150, 9),
    oleander(sheet, 1530, 1140, 200, 5),
    grass(sheet, { from: -20, to: 360, ground: () => 1214, count: 60, height: 96, colour: "#7d5a38", seed: 5 }),
    grass(sheet, { from: -20, to: 300, ground: () => 1216, count: 40, height: 62, colour: "#d9a556", seed: 9 }),
  );
}
