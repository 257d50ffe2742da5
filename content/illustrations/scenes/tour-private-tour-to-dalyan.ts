import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, curve, curveDownTo, disc, type Path, polygon, polyline, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fallenDrum } from "../parts/buildings/fallenDrum.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

/** The Great Theatre of Ephesus from the air, in the last sun: three tiers in the hollow of a hill under pines, the marble Harbour Street before it. */
export const SCENE: Scene = {
  name: "tour-private-tour-to-dalyan",
  seed: 81,
  mood: "gold",
  grain: 0.24,
  crops: { wide: 170, square: 240 },
  draw(sheet) {
    drawHill(sheet);
    drawSeats(sheet);
    drawStage(sheet);
    drawStreet(sheet);
    drawNear(sheet);
  },
};

/** As high as the top of the seats and half as high again: from here the bowl opens, and its rim is round. */
const eye = cameraOf({ horizon: 250, centre: 800, eye: 60, focal: 1090 });
/** Metres from the middle of the orchestra: into the hill, to the left of who looks into it, up. */
const site = frameOf(eye, { right: 8, away: 142, heading: 15 });

/** Three tiers, each steeper than the one below: how far from the middle and how high they begin and end. */
const TIERS = [
  { inner: 13, outer: 30, low: 1.4, high: 9, rows: 7 },
  { inner: 33, outer: 50, low: 11, high: 21, rows: 7 },
  { inner: 53, outer: 71, low: 23.4, high: 36, rows: 7 },
] as const;
/** More than a half round: by so many radians the seats go on beyond it on each side. */
const BEYOND = 0.2;
/** Blocks between the stairs; the highest tier has twice as many. */
const BLOCKS = 11;

/** A place on the seats by its share of the round, from 0 at the left end to 1 at the right. */
function seat(radius: number, share: number, up: number): Point {
  const angle = mixed(-BEYOND, Math.PI + BEYOND, share);
  return site([radius * Math.sin(angle), radius * Math.cos(angle), up]);
}

function arc(radius: number, up: number, from = 0, to = 1, steps = 61): Point[] {
  return shares(steps).map((share) => seat(radius, mixed(from, to, share), up));
}

/** What lies between two rounds, which may be of one radius and differ in height. */
function band(a: readonly [number, number], b: readonly [number, number], from = 0, to = 1): Path {
  const steps = Math.max(3, Math.round(61 * (to - from)));
  return polygon([...arc(...a, from, to, steps), ...arc(...b, from, to, steps).toReversed()]);
}

/** Where the spurs of the hill come down on the end walls, left and right. */
const SPURS = [0, 1].map(
  (share) => [seat(73, share, 38), seat(60, share, 17), seat(50, share, 6), seat(42, share, -1)] as const,
);

function drawHill(sheet: Sheet): void {
  const crest = pointsOf([
    -40, 520, 110, 452, 250, 372, 400, 280, 560, 204, 720, 140, 880, 96, 1040, 84, 1200, 112, 1350, 172, 1480, 214,
    1640, 250,
  ]);
  sheet.add(
    sky(sheet, { height: 420, zenith: 0.4, reach: 0.5 }),
    cloudBank(sheet, { x: 300, y: 170, length: 460, seed: 4, strips: 4 }),
    ridge(sheet, {
      crest: pointsOf([-20, 350, 120, 316, 300, 290, 460, 300, 640, 330, 800, 350]),
      foot: 500,
      mist: 60,
      seed: 6,
    }),
    // Mount Pion: its flank behind the theatre, and folds that turn from the sun.
    fill(curveDownTo(crest, 1200), "#b9a866"),
    sheet.clipped(
      curveDownTo(crest, 1200),
      fill("M1040 80Q1012 150 1050 220T1010 380L1300 560L1660 640V200L1360 170Z", "#9c8c5c") +
        fill("M720 136Q700 190 730 240T690 360L800 400Q790 300 812 240T720 136Z", "#a4955f") +
        fill("M400 278Q390 330 416 380T372 500L470 520Q450 420 470 370T400 278Z", "#a4955f") +
        fill("M1350 168Q1330 240 1370 300T1340 460L1660 560V240L1480 212Z", "#837452"),
    ),
    sheet.spray(curveDownTo(crest, 700), "#6f6048", { from: [1640, 300], to: [700, 200], thick: 0.55 }),
    fill(
      polygon([[-40, 700], ...[0, 1].map((share) => seat(71, share, 0)), [1640, 700], [1640, 1210], [-40, 1210]]),
      "#c8ac68",
    ),
    ...WOODS.map(([x, y, size], index) => wood(x, y, size, index)),
  );
}

/** Groups of pines on the hill, the furthest first: middle, and half the width of a crown. */
const WOODS = placesOf([
  1120, 108, 13, 1240, 140, 15, 1050, 124, 13, 700, 214, 16, 610, 258, 17, 760, 262, 17, 1010, 262, 18, 1110, 244, 17,
  1400, 236, 19, 1520, 284, 22, 1440, 306, 22, 430, 344, 20, 330, 366, 22,
]);

/** A grove: crowns that overlap over one patch of undergrowth, wider than high. */
function wood(x: number, y: number, size: number, seed: number, count = 17): Drawing {
  const random = randomOf(seed * 31 + 7);
  const [wide, high] = [size * (0.9 + count * 0.2), size * (0.4 + count * 0.075)];
  const places = counted(count)
    .map((): Point => {
      const angle = random.next() * Math.PI * 2;
      const far = Math.sqrt(random.next());
      return [x + Math.cos(angle) * far * wide, y + Math.sin(angle) * far * high];
    })
    .toSorted((a, b) => a[1] - b[1]);
  return (
    fill(blot(random, x + size * 0.4, y + size * 0.5, wide, high), "#6f6a42", 0.6) +
    crowns(
      places.map(([left, top]) => [left, top, size * random.between(0.66, 1.2)] as const),
      seed,
    )
  );
}

/** Crowns one before the other: lobes of three tones, light on the left. */
function crowns(places: readonly (readonly [x: number, y: number, size: number])[], seed: number): Drawing {
  const random = randomOf(seed * 17 + 3);
  const lobes = (x: number, y: number, reach: number, size: number, count: number) =>
    counted(count)
      .map((index) => {
        const angle = ((index + random.next() * 0.6) / count) * Math.PI * 2;
        return blot(
          random,
          x + Math.cos(angle) * reach,
          y + Math.sin(angle) * reach * 0.66,
          size * random.between(0.8, 1.15),
          size * 0.8,
        );
      })
      .join("");
  return places
    .map(
      ([x, y, r]) =>
        fill(lobes(x + r * 0.06, y + r * 0.1, r * 0.5, r * 0.56, 6), "#3c4733") +
        fill(lobes(x - r * 0.14, y - r * 0.16, r * 0.42, r * 0.36, 5), "#667040") +
        fill(lobes(x - r * 0.3, y - r * 0.34, r * 0.26, r * 0.2, 3), "#a5a058"),
    )
    .join("");
}

function drawSeats(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  // The sun is low in the west, at our left shoulder: it looks into the right of the bowl.
  const light = (share: number) => {
    const angle = mixed(-BEYOND, Math.PI + BEYOND, share);
    return within(0.62 * Math.sin(angle) - 0.78 * Math.cos(angle), -1, 1);
  };
  const tone = (share: number) => {
    const value = light(share);
    return value > 0
      ? blend(stoneWorn, blend(stone, wallBright, 0.55), value ** 0.8)
      : blend(stoneWorn, "#b07f7e", -value);
  };
  const tiers = TIERS.map(({ inner, outer, low, high, rows }, tier) => {
    const blocks = tier === 2 ? BLOCKS * 2 : BLOCKS;
    const pitch = (outer - inner) / rows;
    const rise = (high - low) / rows;
    const wedges = counted(blocks).map((block) => {
      const [from, to] = [block / blocks, (block + 1) / blocks];
      const colour = tone((from + to) / 2);
      return (
        fill(band([inner, low], [outer, high], from, Math.min(1, to + 0.004)), colour) +
        fill(
          counted(rows)
            .map((row) =>
              band(
                [inner + row * pitch, low + row * rise],
                [inner + (row + 0.34) * pitch, low + (row + 0.62) * rise],
                from,
                Math.min(1, to + 0.004),
              ),
            )
            .join(""),
          blend(colour, stoneShade, 0.42),
        )
      );
    });
    const stairs = counted(blocks - 1).map((stair) => {
      const share = (stair + 1) / blocks;
      const half = 0.9 / Math.PI;
      return polygon([
        seat(inner, share - half / inner / 1.2, low),
        seat(inner, share + half / inner / 1.2, low),
        seat(outer, share + half / outer / 1.2, high),
        seat(outer, share - half / outer / 1.2, high),
      ]);
    });
    const wall = counted(BLOCKS * 2).map((part) => {
      const [from, to] = [part / BLOCKS / 2, Math.min(1, (part + 1) / BLOCKS / 2 + 0.004)];
      return fill(
        band([inner, low - (tier ? 2.4 : 1.4)], [inner, low], from, to),
        blend(stoneDeep, stoneShade, within(light((from + to) / 2))),
      );
    });
    return (
      wedges.join("") +
      fill(stairs.join(""), wallBright, 0.7) +
      wall.join("") +
      (tier
        ? fill(band([TIERS[tier - 1]?.outer ?? 0, low - 2.4], [inner, low - 2.4]), blend(stone, wallBright, 0.5))
        : "")
    );
  });
  // The left wing's own shadow lies on the seats below it.
  const edge = shares(30).map((share): Point => {
    const radius = mixed(13, 71, share);
    const tier = TIERS.find(({ outer }) => radius <= outer + 1.5) ?? TIERS[2];
    return seat(
      radius,
      mixed(0.36, 0.12, share ** 0.7),
      mixed(tier.low, tier.high, within((radius - tier.inner) / (tier.outer - tier.inner))),
    );
  });
  const shadow = polygon([...arc(71, 36.4, 0, 0.12, 20), ...edge.toReversed(), ...arc(12.8, 0, 0.36, 0, 14)]);
  sheet.add(fill(polygon(arc(13, 0)), "#93667f"), ...tiers.toReversed(), fill(shadow, "#6a4a7a", 0.62), ends(sheet));
}

/** The walls that hold the ends of the seats, as they face the street: stepped like the tiers, in courses, with the gates under the walks. */
function ends(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  return [0, 1]
    .map((share) => {
      const tops = TIERS.flatMap(({ inner, outer, low, high }): Point[] => [
        seat(inner, share, low + 0.8),
        seat(outer, share, high + 0.8),
      ]);
      const face = polygon([...tops, seat(71, share, 0), seat(13, share, 0)]);
      const courses = counted(11)
        .map((course) => polyline([seat(13, share, 3 + course * 3), seat(71, share, 3 + course * 3)]))
        .join("");
      const gate = (radius: number, wide: number, high: number) => {
        const at = (x: number, up: number) => seat(radius + x * wide, share, up);
        return polygon([
          at(-1, 0),
          at(-1, high * 0.7),
          ...shares(9).map((turn): Point =>
            at(-Math.cos(turn * Math.PI), high * (0.7 + 0.3 * Math.sin(turn * Math.PI))),
          ),
          at(1, 0),
        ]);
      };
      return (
        fill(face, share ? blend(stone, stoneWorn, 0.35) : stone) +
        sheet.clipped(face, stroke(courses, share ? stoneShade : stoneWorn, 2.4, 0.5)) +
        fill(gate(35, 2.6, 8), stoneDeep) +
        stroke(polyline(tops), wallBright, 4)
      );
    })
    .join("");
}

/** The spurs that hold the bowl, the wood round its rim, and the stage building: two storeys of arches, the upper one in ruins. */
function drawStage(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const random = randomOf(5);
  const rim = shares(64).flatMap((share) =>
    random.chance(0.78)
      ? [
          [
            ...seat(74 + random.between(0, 7), mixed(0.01, 0.99, share), 38 + random.between(0, 2)),
            random.between(11, 20),
          ] as const,
        ]
      : [],
  );
  const [left, right] = SPURS;
  if (!left || !right) return;
  sheet.add(
    // Of the highest rows many have gone: earth and brush come down over them.
    fill(
      BREACHES.map(([share, breadth, depth]) =>
        polygon([
          ...arc(73, 37.2, share - breadth, share + breadth, 9),
          seat(71 - depth * 0.4, share + breadth * 0.9, 36 - depth * 0.3),
          seat(71 - depth, share + breadth * 0.5, 36 - depth * 0.72),
          seat(71 - depth * 0.8, share, 36 - depth * 0.58),
          seat(71 - depth * 1.1, share - breadth * 0.4, 36 - depth * 0.8),
          seat(71 - depth * 0.3, share - breadth * 0.9, 36 - depth * 0.22),
        ]),
      ).join(""),
      "#a8985f",
    ),
    crowns(
      rim.toSorted((a, b) => a[1] - b[1]),
      9,
    ),
    fill(`${curve([[-40, 560], [120, 500], [left[0][0] - 60, left[0][1] + 20], ...left])}L-40 760Z`, "#c0ad69"),
    fill(`${curve([[1640, 470], [1560, 440], [right[0][0] + 50, right[0][1] + 8], ...right])}L1640 900Z`, "#8f8056"),
    ...SIDE_WOODS.map(([x, y, size], index) => wood(x, y, size, index + 40)),
  );
  const at = (across: number, up: number, along = -25) => site([along, across, up]);
  const slab = (from: number, to: number, low: number, high: number, along = -25) =>
    polygon([at(from, low, along), at(to, low, along), at(to, high, along), at(from, high, along)]);
  const arch = (middle: number, half: number, low: number, high: number, shift = 0) =>
    polygon([
      at(middle + half - shift, low),
      at(middle + half - shift, high - half),
      ...shares(9).map((turn): Point =>
        at(
          middle + Math.cos(turn * Math.PI) * (half - shift / 2) - shift / 2,
          high - half + Math.sin(turn * Math.PI) * half,
        ),
      ),
      at(middle - half, low),
    ]);
  const doors = counted(7).map((index) => 18 - index * 6);
  const upper = [15, 9, 3, -9];
  const top = pointsOf([
    23, 8, 21.6, 10.4, 19, 11, 18.6, 16, 12.4, 16.4, 7, 16.2, 0.6, 16.4, 0, 13.4, -1.6, 12.6, -2.4, 10.4, -5, 9.6, -5.6,
    14, -6.2, 16, -11.8, 16.2, -12.2, 13, -14.6, 12, -15.4, 9.8, -19, 9.2, -23, 8,
  ]);
  const front = polygon([at(23, 0), ...top.map(([across, up]) => at(across, up)), at(-23, 0)]);
  sheet.add(
    fill(polygon([site([-14, 27, 0]), site([-14, -27, 0]), site([FROM, -27, 0]), site([FROM, 27, 0])]), "#ead0a2"),
    stroke(
      counted(9)
        .map((line) => polyline([site([-14, 24 - line * 6, 0]), site([FROM, 24 - line * 6, 0])]))
        .join("") + polyline([site([-32, 27, 0]), site([-32, -27, 0])]),
      "#d3ab84",
      2,
    ),
    fill(
      polygon([site([-25, 22, 0]), site([-17, 22, 0]), site([-12, -30, 0]), site([-17, -34, 0]), site([-25, -22, 0])]),
      "#8d6480",
      0.75,
    ),
    fill(polygon([at(-23, 0), at(-23, 0, -18), at(-23, 8, -18), at(-23, 8)]), stoneShade),
    fill(polygon([at(23, 8), at(23, 8, -18), at(-23, 8, -18), at(-23, 8)]), stoneWorn),
    fill(front, blend(stone, wallBright, 0.25)),
    fill(slab(23.4, -23.4, 7.2, 8), wallBright),
    fill(slab(23, -23, 6.7, 7.2), stoneShade, 0.7),
    fill(
      doors.map((middle) => arch(middle, 1.9, 0, 5.8)).join("") +
        upper.map((middle) => arch(middle, 1.6, 9.4, 14.4)).join(""),
      stoneDeep,
    ),
    fill(
      doors.map((middle) => slab(middle + 1.9, middle + 1.1, 0, 3.9)).join("") +
        upper.map((middle) => slab(middle + 1.6, middle + 0.9, 9.4, 12.8)).join(""),
      stoneShade,
    ),
    fill(
      doors
        .slice(0, -1)
        .map((middle) => slab(middle - 2.6, middle - 3.1, 0, 6.7, -25.4))
        .join(""),
      wallBright,
    ),
    fill(
      doors
        .slice(0, -1)
        .map((middle) => slab(middle - 3.1, middle - 3.5, 0, 6.7, -25.4))
        .join(""),
      stoneShade,
    ),
  );
}

/** Where the rim is broken: the share of the round, half its breadth, metres down. */
const BREACHES = placesOf([
  0.2, 0.022, 4.5, 0.31, 0.03, 7, 0.47, 0.018, 4, 0.6, 0.034, 6, 0.72, 0.016, 3.5, 0.84, 0.028, 6,
]);

/** Groups of trees on the spurs beside the theatre. */
const SIDE_WOODS = placesOf([60, 590, 30, 190, 560, 27, 110, 660, 34, 1540, 560, 32, 1450, 640, 32, 1590, 660, 38]);

/** Half the breadth of the street, and where its columns stand; how far along it goes towards us. */
const HALF = 5.5;
const ROW = 7;
const [FROM, TO] = [-38, -92];

function drawStreet(sheet: Sheet): void {
  const { stoneWorn, stoneShade } = sheet.mood;
  const random = randomOf(14);
  const ground = (along: number, across: number) => site([along, across, 0]);
  const strip = (from: number, to: number, near = TO, far = FROM) =>
    polygon([ground(far, from), ground(far, to), ground(near, to), ground(near, from)]);
  let [light, pink]: [Path, Path] = ["", ""];
  for (let along = TO; along < FROM; along += 2.2) {
    let across = -HALF - random.between(0, 1.4);
    while (across < HALF) {
      const wide = random.between(1.4, 2.8);
      const slab = strip(
        within(across, -HALF, HALF) + 0.05,
        within(across + wide, -HALF, HALF) - 0.05,
        along + 0.06,
        along + 2.14,
      );
      const kind = random.next();
      if (kind < 0.4) light += slab;
      else if (kind < 0.64) pink += slab;
      across += wide;
    }
  }
  const shadow = (along: number, across: number, tall: number) =>
    polygon([
      ground(along, across + 0.5),
      ground(along, across - 0.5),
      ground(along + tall * 0.7, across - 0.4 - tall * 1.2),
      ground(along + tall * 0.8, across + 0.4 - tall * 1.2),
    ]);
  const all = COLUMNS.flatMap(([along, tall, other]) => [[along, ROW, tall] as const, [along, -ROW, other] as const]);
  sheet.add(
    fill(strip(HALF + 3.4, -HALF - 3.4), stoneWorn),
    fill(strip(HALF, -HALF), "#ecd0a2"),
    fill(light, "#fbecd0"),
    fill(pink, "#dfba98"),
    fill(all.map(([along, across, tall]) => shadow(along, across, tall)).join(""), "#7d5a78", 0.6),
    stroke(
      [HALF, -HALF].map((across) => polyline([ground(FROM, across), ground(TO, across)])).join(""),
      stoneShade,
      3,
      0.6,
    ),
    sheet.spray("M-20 1210V760L640 900L480 1210Z", "#8a6a4c", { from: [0, 1260], to: [260, 860], thick: 0.6 }),
    sheet.spray("M700 1210L960 820L1620 900V1210Z", "#8a6a4c", { from: [1600, 1300], to: [1150, 880], thick: 0.7 }),
    ...PLAIN_WOODS.map(([along, across, size], index) => {
      const [x, y] = ground(along, across);
      return wood(x, y, size, index + 70);
    }),
    ...all.map((column) => standing(sheet, column)),
  );
}

/** Columns in pairs, the furthest first: along the street, and the heights of the left and the right one. */
const COLUMNS = placesOf([-41, 8, 8, -47, 8, 2.4, -53, 3, 8, -59, 8, 8, -65, 8, 8, -71, 2, 8, -77, 8, 3, -83, 8, 8]);

/** Trees on the plain beside the street, by metres of the site and units of a crown. */
const PLAIN_WOODS = placesOf([
  -44, 27, 32, -52, 24, 36, -60, 21, 40, -70, 20, 46, -78, 32, 50, -58, -27, 38, -64, -20, 40, -72, -30, 46, -78, -20,
  50,
]);

/** A column in the round, seen from above: its base, its shaft in light and shade, a capital or a broken top. */
function standing(
  sheet: Sheet,
  [along, across, tall]: readonly [along: number, across: number, tall: number],
): Drawing {
  const { stone, stoneShade, stoneWorn, wallBright } = sheet.mood;
  const [x, y] = site([along, across, 0]);
  const [, top] = site([along, across, tall]);
  const metre = (y - top) / tall;
  const flat = 0.5;
  const shaft = (half: number, upper: number, low: number, high: number) =>
    `M${short(x - half)} ${short(low)}A${short(half)} ${short(half * flat)} 0 0 0 ${short(x + half)} ${short(low)}L${short(x + upper)} ${short(high)}H${short(x - upper)}Z`;
  const dark = (half: number, upper: number, low: number, high: number) =>
    `M${short(x + half * 0.2)} ${short(low + half * flat * 0.97)}A${short(half)} ${short(half * flat)} 0 0 0 ${short(x + half)} ${short(low)}L${short(x + upper)} ${short(high)}H${short(x + upper * 0.2)}Z`;
  const foot = y - 0.5 * metre;
  const [base, wide, narrow] = [1.15 * metre, 0.76 * metre, 0.64 * metre];
  const whole = tall > 4;
  const neck = whole ? top + 0.9 * metre : top;
  return (
    fill(shaft(base, base, y, foot), stoneWorn) +
    fill(dark(base, base, y, foot), stoneShade) +
    fill(disc(x, foot, base, base * flat), wallBright) +
    fill(shaft(wide, narrow, foot, neck), stone) +
    fill(dark(wide, narrow, foot, neck), stoneShade) +
    (whole
      ? fill(
          polygon([
            [x - narrow, neck],
            [x - base, top + 0.35 * metre],
            [x + base, top + 0.35 * metre],
            [x + narrow, neck],
          ]),
          stoneWorn,
        ) +
        fill(
          polygon([
            [x + narrow * 0.2, neck],
            [x + base * 0.2, top + 0.35 * metre],
            [x + base, top + 0.35 * metre],
            [x + narrow, neck],
          ]),
          stoneShade,
        ) +
        fill(
          polygon([
            [x - base, top + 0.35 * metre],
            [x - base * 0.7, top - 0.25 * metre],
            [x + base * 1.1, top - 0.25 * metre],
            [x + base, top + 0.35 * metre],
          ]),
          wallBright,
        )
      : fill(disc(x, neck, narrow, narrow * flat), wallBright))
  );
}

/** Foundations beside the street, drums that lie where they were found, and oleander on the bank that we look from. */
function drawNear(sheet: Sheet): void {
  const drum = fallenDrum(sheet);
  sheet.add(
    ...WALLS.map(([along, across, long, deep]) => foundation(sheet, along, across, long, deep)),
    place(drum, 1070, 930, 0.24),
    place(drum, 1124, 962, 0.28),
    oleander(sheet, 1530, 1150, 150, 4),
  );
}

/** Walls of which a metre stands, the furthest first: where along and across they begin, how far they go in each direction. */
const WALLS = [
  [-33, -36, 1.4, 21],
  [-43, -36, 11, 1.4],
  [-39, -46, 7, 1.4],
  [-43, -56, 11, 1.4],
  [-44, -36, 1.4, 8],
  [-44, -48, 1.4, 9],
] as const;

function foundation(sheet: Sheet, along: number, across: number, long: number, deep: number): Drawing {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const at = (away: number, right: number, up: number) => site([along + away, across - right, up]);
  const high = 1.3;
  return (
    fill(
      polygon([at(0, deep, 0), at(long, deep, 0), at(long + 0.6, deep + 1.6, 0), at(0.6, deep + 1.6, 0)]),
      stoneShade,
      0.5,
    ) +
    fill(polygon([at(0, 0, 0), at(0, deep, 0), at(0, deep, high), at(0, 0, high)]), stoneWorn) +
    fill(polygon([at(0, 0, 0), at(long, 0, 0), at(long, 0, high), at(0, 0, high)]), stone) +
    fill(polygon([at(0, 0, high), at(0, deep, high), at(long, deep, high), at(long, 0, high)]), wallBright)
  );
}
