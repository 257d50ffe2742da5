import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, curve, curveDownTo, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fallenDrum } from "../parts/buildings/fallenDrum.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { stonePine } from "../parts/plants/stonePine.ts";
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
    drawNear(sheet);
  },
};

/** Over the Harbour Street, higher than the top of the seats: from here the bowl opens, and the street leads into it. */
const eye = cameraOf({ horizon: 300, centre: 800, eye: 52, focal: 1370 });
/** Metres from the middle of the orchestra: into the hill, to the left of who looks into it, up. */
const site = frameOf(eye, { right: 9, away: 176, heading: 8 });

/** Three tiers, each steeper than the one below: how far from the middle and how high they begin and end. */
const TIERS = [
  { inner: 13, outer: 30, low: 1.4, high: 9, rows: 9 },
  { inner: 33, outer: 50, low: 11, high: 21, rows: 9 },
  { inner: 53, outer: 71, low: 23.4, high: 36, rows: 9 },
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

/** Mount Pion behind the theatre: one broad back, its right side out of the sun, maquis on it. */
function drawHill(sheet: Sheet): void {
  const random = randomOf(12);
  const crest = pointsOf([
    -40, 352, 110, 318, 270, 250, 450, 190, 660, 150, 880, 134, 1080, 152, 1260, 200, 1420, 244, 1640, 276,
  ]);
  sheet.add(
    sky(sheet, { height: 400, zenith: 0.3, reach: 0.5 }),
    cloudBank(sheet, { x: 240, y: 130, length: 420, seed: 4, strips: 4 }),
    fill(curveDownTo(pointsOf([-40, 318, 90, 296, 240, 268, 400, 276, 560, 300]), 460), "#b9a0ac"),
    fill(curveDownTo(pointsOf([1180, 250, 1330, 232, 1470, 224, 1640, 240]), 460), "#a58fa6"),
    fill(curveDownTo(crest, 1200), "#b5ab68"),
    sheet.clipped(
      curveDownTo(crest, 1200),
      fill("M880 120Q930 200 1050 250T1240 420L1660 520V180L1260 150Z", "#92895a") +
        fill("M1260 190Q1290 250 1400 300T1500 470L1660 520V240L1420 220Z", "#7b744f") +
        fill("M450 180Q470 230 440 280T500 400L640 420Q560 330 590 270T560 160Z", "#a1995d") +
        fill("M110 310Q150 350 130 400T180 520L330 560Q240 460 260 390T230 260Z", "#a1995d"),
    ),
    scrub(random, 70, crest, [14, 120], [5, 11]),
    // The plain before the theatre.
    fill(
      `${curve(pointsOf([-40, 690, 180, 676, 420, 690, 800, 700, 1180, 690, 1420, 662, 1640, 650]))}L1640 1210H-40Z`,
      "#cfb672",
    ),
  );
}

/** Maquis on a hillside: low cushions of uneven size in loose drifts, light on their left. */
function scrub(
  random: Random,
  count: number,
  crest: readonly Point[],
  [above, below]: readonly [number, number],
  [small, large]: readonly [number, number],
): Drawing {
  const cushions = counted(count)
    .map(() => {
      const drift = random.whole(0, 8) * 190 + 20;
      const x = drift + random.around(90);
      const down = random.between(above, below);
      return { x, y: heightAt(crest, x) + down, size: mixed(small, large, down / below) * random.between(0.6, 1.3) };
    })
    .toSorted((a, b) => a.y - b.y);
  return (
    fill(cushions.map(({ x, y, size }) => blot(random, x, y, size * 1.5, size * 0.8)).join(""), "#5f6640") +
    fill(
      cushions.map(({ x, y, size }) => blot(random, x - size * 0.4, y - size * 0.26, size * 0.8, size * 0.36)).join(""),
      "#8b8c4e",
    )
  );
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
                [inner + (row + 0.3) * pitch, low + (row + 0.56) * rise],
                from,
                Math.min(1, to + 0.004),
              ),
            )
            .join(""),
          blend(colour, stoneShade, 0.36),
        )
      );
    });
    const stairs = counted(blocks - 1).map((stair) => {
      const share = (stair + 1) / blocks;
      const half = 0.55 / Math.PI;
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
      fill(stairs.join(""), wallBright, 0.5) +
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

/** Grass that has come over the highest rows, and the stage building: one storey of doors, of the second only a corner. */
function drawStage(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  sheet.add(
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
      "#a59a5e",
    ),
    rimTrees(),
    ...spurs(),
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
  const upper = [15, 9];
  const top = pointsOf([
    23, 8, 21.4, 10.6, 19.2, 11.2, 18.4, 16, 12.4, 16.4, 7.4, 16.2, 6.2, 14.4, 5.6, 11.6, 3.4, 10.4, 1, 8.8, -3, 8, -8,
    8, -10, 8.9, -12.6, 9.6, -14, 8.6, -17, 8, -19.6, 7.2, -23, 6.4,
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
    fill(polygon([at(-23, 0), at(-23, 0, -18), at(-23, 6.4, -18), at(-23, 6.4)]), stoneShade),
    fill(polygon([at(23, 8), at(23, 8, -18), at(-23, 8, -18), at(-23, 8)]), stoneWorn),
    fill(front, blend(stone, wallBright, 0.25)),
    fill(slab(23.4, -19, 7.2, 8), wallBright),
    fill(slab(23, -21, 6.7, 7.2), stoneShade, 0.7),
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

/** Shoulders of the hill that come down over the outer ends of the walls: the left one in the light, the right one out of it. */
function spurs(): Drawing[] {
  const random = randomOf(23);
  const line = (share: number): Point[] => [
    seat(74, share, 39),
    seat(67, share, 25),
    seat(57, share, 12),
    seat(48, share, 3),
    seat(43, share, -1),
  ];
  const [left, right] = [line(0), line(1)];
  const [leftTop, rightTop] = [
    curve([[-40, 430], [90, 412], [230, 404], ...left]),
    curve([[1640, 404], [1580, 410], [1530, 424], ...right]),
  ];
  const cushion = (x: number, y: number, size: number): Drawing =>
    fill(blot(random, x, y, size * 1.5, size * 0.8), "#5f6640") +
    fill(blot(random, x - size * 0.4, y - size * 0.26, size * 0.8, size * 0.36), "#8b8c4e");
  return [
    fill(`${leftTop}L${short((left[4]?.[0] ?? 0) - 60)} 736L-40 730Z`, "#c2b66c"),
    fill(`${curve([[230, 404], ...left])}L300 722Q330 560 230 404Z`, "#a59c5c"),
    fill(`${rightTop}L${short((right[4]?.[0] ?? 0) + 60)} 756L1500 778L1640 770Z`, "#8a8255"),
    fill(`${curve([[1530, 424], ...right])}L1330 748Q1440 620 1530 424Z`, "#a09660"),
    ...placesOf([
      60, 460, 13, 130, 500, 17, 96, 540, 12, 210, 470, 11, 250, 560, 15, 190, 620, 18, 300, 640, 12, 1560, 470, 13,
      1500, 540, 16, 1590, 560, 18, 1450, 640, 14, 1540, 650, 20,
    ]).map(([x, y, size]) => cushion(x, y, size)),
  ];
}

/** A few pines on the rim, in twos and threes, none like its neighbour. */
function rimTrees(): Drawing {
  const random = randomOf(31);
  return placesOf([
    0.08, 75, 1, 0.11, 78, 1.3, 0.27, 76, 1.2, 0.42, 79, 0.9, 0.45, 77, 1.2, 0.66, 78, 1.1, 0.8, 76, 0.9, 0.83, 79, 1.4,
    0.86, 75, 1, 0.95, 77, 1.2,
  ])
    .map(([share, radius, size]) => {
      const [x, y] = seat(radius, share, 37);
      const [wide, high] = [24 * size, 13 * size * random.between(0.8, 1.3)];
      return (
        fill(
          polygon([
            [x - 2.4, y + 2],
            [x - 1.6, y - high],
            [x + 2, y - high],
            [x + 2.6, y + 2],
          ]),
          "#5f4a3c",
        ) +
        fill(blot(random, x, y - high * 1.5, wide, high), "#46543a") +
        fill(blot(random, x - wide * 0.26, y - high * 1.8, wide * 0.6, high * 0.55), "#7f8a4c")
      );
    })
    .join("");
}

/** Half the breadth of the street, and where its columns stand; how far along it goes towards us. */
const HALF = 5.5;
const ROW = 7;
const [FROM, TO] = [-38, -104];

function drawStreet(sheet: Sheet): Drawing {
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
  return [
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
    ...all.map((column) => standing(sheet, column)),
  ].join("");
}

/** Columns in pairs, the furthest first: along the street, and the heights of the left and the right one. */
const COLUMNS = placesOf([-42, 8, 8, -51, 8, 2.4, -60, 3, 8, -69, 8, 8, -78, 8, 1.6, -87, 5, 8, -96, 8, 8]);

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

/** Foundations beside the street, drums that lie where they were found, pines of the plain, and oleander on the bank that we look from. */
function drawNear(sheet: Sheet): void {
  const drum = fallenDrum(sheet);
  const random = randomOf(7);
  const pines = sheet.tinted({ leaf: "#5f6f40", leafDark: "#39452f", leafLight: "#a09d55" });
  const tufts = counted(60).map(() => {
    const y = mixed(760, 1190, random.next());
    return lens(random.between(-20, 1620), y, mixed(30, 120, (y - 760) / 430), mixed(3, 9, (y - 760) / 430));
  });
  sheet.add(
    // Where water stands in winter the grass is green yet.
    fill(curve(pointsOf([-60, 800, 160, 772, 420, 800, 560, 852, 440, 900, 160, 890, -60, 900]), true), "#b9ae66", 0.8),
    fill(
      curve(pointsOf([960, 880, 1200, 850, 1480, 870, 1660, 900, 1660, 1010, 1400, 1030, 1120, 980]), true),
      "#b9ae66",
      0.8,
    ),
    fill(tufts.join(""), "#a5964f", 0.6),
    ...WALLS.map(([along, across, long, deep]) => foundation(sheet, along, across, long, deep)),
    drawStreet(sheet),
    place(drum, 1150, 1010, 0.3),
    place(drum, 1214, 1046, 0.34),
    place(drum, 520, 1092, 0.36),
    stonePine(pines, { x: 232, y: 960, tall: 300, lean: 24, wide: 150, seed: 5, shade: "#a08a58" }),
    stonePine(pines, { x: 96, y: 1070, tall: 400, lean: -30, wide: 200, seed: 8, shade: "#a08a58" }),
    stonePine(pines, { x: 1420, y: 850, tall: 190, lean: -14, wide: 96, seed: 9, shade: "#a08a58" }),
    oleander(sheet, 1540, 1160, 150, 4),
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
