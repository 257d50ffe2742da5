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
import { person, type PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { stonePine } from "../parts/plants/stonePine.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

/** The Great Theatre of Ephesus over the Harbour Street, in the last sun: three tiers in the hollow of a hill, and the marble way that leads to it between columns. */
export const SCENE: Scene = {
  name: "tour-private-tour-to-dalyan",
  seed: 81,
  mood: "gold",
  grain: 0.24,
  crops: { wide: 170, square: 200 },
  draw(sheet) {
    drawHill(sheet);
    drawSeats(sheet);
    drawStage(sheet);
    drawNear(sheet);
  },
};

/** Over the middle of the Harbour Street, as high as the lower walk: all that runs along the street meets before the theatre. */
const HORIZON = 480;
const CENTRE = 740;
const eye = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: 15, focal: 1370 });
/** Metres from the middle of the orchestra: into the hill, to the left of who looks into it, up. */
const site = frameOf(eye, { right: 0, away: 160, heading: 0 });

/** Three tiers, each steeper than the one below: how far from the middle and how high they begin and end. */
const TIERS = [
  { inner: 13, outer: 30, low: 1.4, high: 7.6, rows: 9 },
  { inner: 33, outer: 50, low: 9.6, high: 17.4, rows: 9 },
  { inner: 53, outer: 71, low: 19.6, high: 29.4, rows: 9 },
] as const;
const TOP = 29.4;
/** More than a half round: by so many radians the seats go on beyond it on each side. */
const BEYOND = 0.05;
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
    -40, 352, 70, 306, 210, 244, 400, 190, 620, 156, 840, 146, 1060, 170, 1260, 222, 1430, 274, 1640, 306,
  ]);
  sheet.add(
    sky(sheet, { height: 440, zenith: 0.3, reach: 0.5 }),
    cloudBank(sheet, { x: 240, y: 120, length: 420, seed: 4, strips: 4 }),
    fill(curveDownTo(pointsOf([-40, 300, 60, 272, 180, 262, 320, 280]), 460), "#b9a0ac"),
    fill(curveDownTo(pointsOf([1180, 250, 1330, 232, 1470, 236, 1640, 262]), 460), "#a58fa6"),
    fill(curveDownTo(crest, 1200), "#b5ab68"),
    sheet.clipped(
      curveDownTo(crest, 1200),
      fill("M840 146Q910 210 1040 262T1250 430L1660 560V180L1260 150Z", "#92895a") +
        fill("M1240 200Q1280 270 1400 320T1510 490L1660 520V240L1420 220Z", "#7b744f") +
        fill("M420 180Q450 230 420 280T480 400L620 420Q540 330 570 270T540 140Z", "#a1995d"),
    ),
    scrub(random, 80, crest, [14, 130], [5, 11]),
    // The plain before the theatre.
    fill(`${curve(pointsOf([-40, 628, 300, 618, 800, 614, 1300, 618, 1640, 624]))}L1640 1210H-40Z`, "#cbb06c"),
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
  const shadow = polygon([...arc(71, TOP + 0.4, 0, 0.12, 20), ...edge.toReversed(), ...arc(12.8, 0, 0.36, 0, 14)]);
  sheet.add(fill(polygon(arc(13, 0)), "#93667f"), ...tiers.toReversed(), fill(shadow, "#6a4a7a", 0.62), ends(sheet));
}

/** Where the slope meets the walls that hold the seats: how far from the middle, and how high. */
const FOOT = placesOf([67, 20, 0, 61, 15.4, 0, 54, 9, 0, 47, 4, 0, 41, 0, 0]);

/** The walls that hold the ends of the seats, as they face the street: stepped like the tiers, in courses, with the gates under the walks. */
function ends(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  return [0, 1]
    .map((share) => {
      const tops = TIERS.flatMap(({ inner, outer, low, high }): Point[] => [
        seat(inner, share, low + 0.8),
        seat(outer, share, high + 0.8),
      ]);
      // The hill takes them in: outwards they stand higher and higher in its slope.
      const face = polygon([...tops, ...FOOT.map(([radius, up]) => seat(radius, share, up)), seat(13, share, 0)]);
      const courses = counted(14)
        .map((course) => polyline([seat(13, share, 2 + course * 2), seat(71, share, 2 + course * 2)]))
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
        fill(face, blend(stone, stoneWorn, share ? 0.75 : 0.5)) +
        sheet.clipped(face, stroke(courses, share ? stoneShade : stoneWorn, 2.4, 0.5)) +
        fill(gate(34, 2, 6), stoneDeep) +
        stroke(polyline(tops), wallBright, 4)
      );
    })
    .join("");
}

/** Grass that has come over the highest rows, and what stands of the stage building: broken walls with their doors, one behind the other. */
function drawStage(sheet: Sheet): void {
  sheet.add(
    fill(
      BREACHES.map(([share, breadth, depth]) =>
        polygon([
          ...arc(73, TOP + 1, share - breadth, share + breadth, 9),
          seat(71 - depth * 0.4, share + breadth * 0.9, TOP - depth * 0.22),
          seat(71 - depth, share + breadth * 0.5, TOP - depth * 0.54),
          seat(71 - depth * 0.8, share, TOP - depth * 0.44),
          seat(71 - depth * 1.1, share - breadth * 0.4, TOP - depth * 0.6),
          seat(71 - depth * 0.3, share - breadth * 0.9, TOP - depth * 0.16),
        ]),
      ).join(""),
      "#a59a5e",
    ),
    rimTrees(),
    ...spurs(),
  );
  sheet.add(
    fill(polygon([site([-14, 27, 0]), site([-14, -27, 0]), site([FROM, -27, 0]), site([FROM, 27, 0])]), "#ead0a2"),
    stroke(
      counted(9)
        .map((line) => polyline([site([-24, 24 - line * 6, 0]), site([FROM, 24 - line * 6, 0])]))
        .join("") + polyline([site([-32, 27, 0]), site([-32, -27, 0])]),
      "#d3ab84",
      2,
    ),
    brokenWall(sheet, -16, 2, pointsOf([21, 3, 16, 5.4, 12, 5, 9, 3, 3, 2.4, -6, 2.6, -9, 5.6, -15, 6, -20, 3.4]), []),
    brokenWall(
      sheet,
      -25,
      2.4,
      pointsOf([
        23, 3.6, 22, 5.6, 20.6, 6, 20, 7, 15.6, 7.2, 15, 6, 11.4, 6.2, 10.8, 4, 8, 3.8, 7.4, 2, 5, 1.8, 4.6, 4.8, -1,
        5.2, -4.4, 5, -5, 2.6, -8.6, 2.4, -9, 5.8, -10, 6, -10.6, 7.6, -15, 7.8, -15.6, 6.4, -19.6, 6, -20, 4.2, -23,
        3.4,
      ]),
      placesOf([18, 1.5, 4.8, 12.8, 1.4, 4.6, 0.4, 1.8, 4, -12.4, 1.5, 5, -17.6, 1.3, 4.6]),
    ),
  );
}

/** A wall square to the street, broken along its top: its line from left to right by metres across and up, its doors by their middles, half breadths and heights. */
function brokenWall(
  sheet: Sheet,
  along: number,
  thick: number,
  top: readonly Point[],
  doors: readonly (readonly [middle: number, half: number, high: number])[],
): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const at = (across: number, up: number, back = 0) => site([along + back, across, up]);
  const [first, last] = [top[0]?.[0] ?? 0, top.at(-1)?.[0] ?? 0];
  const arch = (middle: number, half: number, high: number, shift = 0) =>
    polygon([
      at(middle + half - shift, 0),
      ...shares(9).map((turn): Point =>
        at(
          middle + Math.cos(turn * Math.PI) * (half - shift / 2) - shift / 2,
          high - half + Math.sin(turn * Math.PI) * half,
        ),
      ),
      at(middle - half, 0),
    ]);
  const front = polygon([at(first, 0), ...top.map(([across, up]) => at(across, up)), at(last, 0)]);
  const lids = top.slice(1).map(([across, up], index) => {
    const [before, height] = top[index] ?? [across, up];
    const steep = Math.abs(up - height) > Math.abs(before - across);
    const lid = polygon([at(before, height), at(across, up), at(across, up, thick), at(before, height, thick)]);
    return fill(lid, steep && up < height ? stoneShade : steep ? stone : wallBright);
  });
  return (
    fill(polygon([at(last, 0), at(last, 0, thick), at(last - 5, 0, thick + 3), at(last - 5, 0, 2)]), "#8d6480", 0.75) +
    lids.join("") +
    fill(front, blend(stone, wallBright, 0.55)) +
    sheet.clipped(
      front,
      stroke([1.4, 2.8, 4.2, 5.6].map((up) => polyline([at(first, up), at(last, up)])).join(""), stoneWorn, 1.8, 0.7),
    ) +
    fill(doors.map(([middle, half, high]) => arch(middle, half, high)).join(""), stoneShade) +
    fill(doors.map(([middle, half, high]) => arch(middle - 0.35, half - 0.35, high - 0.3)).join(""), stoneDeep)
  );
}

/** Where the rim is broken: the share of the round, half its breadth, metres down. */
const BREACHES = placesOf([
  0.2, 0.022, 4.5, 0.31, 0.03, 7, 0.47, 0.018, 4, 0.6, 0.034, 6, 0.72, 0.016, 3.5, 0.84, 0.028, 6,
]);

/** Shoulders of the hill that come down over the outer ends of the walls: the left one in the light, the right one out of it. */
function spurs(): Drawing[] {
  const random = randomOf(23);
  const line = (share: number): Point[] =>
    [
      [73, 33.5] as const,
      [69.4, 29.4] as const,
      [67.6, 25] as const,
      ...FOOT.map(([radius, up]) => [radius - 1, up - 0.6] as const),
    ].map(([radius, up]) => seat(radius, share, up));
  const [left, right] = [line(0), line(1)];
  const cushion = (x: number, y: number, size: number): Drawing =>
    fill(blot(random, x, y, size * 1.5, size * 0.8), "#5f6640") +
    fill(blot(random, x - size * 0.4, y - size * 0.26, size * 0.8, size * 0.36), "#8b8c4e");
  return [
    fill(`${curve([[-40, 346], [20, 318], [60, 306], ...left])}L400 660L-40 680Z`, "#c2b66c"),
    fill(`${curve(left)}L330 640Q250 560 200 510T${short(left[0]?.[0] ?? 0)} ${short(left[0]?.[1] ?? 0)}Z`, "#a59c5c"),
    fill(`${curve([[1640, 330], [1500, 312], [1430, 308], ...right])}L1080 660L1640 690Z`, "#8a8255"),
    fill(
      `${curve(right)}L1160 640Q1260 560 1310 500T${short(right[0]?.[0] ?? 0)} ${short(right[0]?.[1] ?? 0)}Z`,
      "#a09660",
    ),
    ...placesOf([
      30, 420, 11, 96, 452, 13, 40, 510, 12, 130, 540, 14, 210, 566, 12, 70, 590, 15, 290, 604, 13, 250, 622, 16, 370,
      622, 13, 1440, 420, 11, 1540, 400, 12, 1590, 470, 14, 1480, 500, 13, 1380, 540, 12, 1560, 570, 15, 1290, 590, 13,
      1420, 610, 16, 1500, 370, 10, 1600, 540, 13, 1400, 470, 11, 1330, 600, 12, 1500, 640, 15, 1180, 620, 13, 1240,
      622, 11,
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
      const [x, y] = seat(radius, share, TOP + 1);
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

/** Half the breadth of the street, where its columns stand and where its halls end; how far along it goes towards us. */
const HALF = 5.5;
const ROW = 6.6;
const HALL = 12;
const [FROM, TO] = [-38, -136];

function drawStreet(sheet: Sheet): Drawing {
  const { stoneWorn, stoneShade, stone, wallBright } = sheet.mood;
  const random = randomOf(14);
  const ground = (along: number, across: number, up = 0) => site([along, across, up]);
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
      else if (kind < 0.6) pink += slab;
      across += wide;
    }
  }
  const shadow = (along: number, across: number, tall: number) =>
    polygon([
      ground(along, across + 0.5),
      ground(along, across - 0.5),
      ground(along + tall * 0.5, across - 0.5 - tall * 0.9),
      ground(along + tall * 0.5, across + 0.5 - tall * 0.9),
    ]);
  const all = COLUMNS.flatMap(([along, tall, other]) => [[along, ROW, tall] as const, [along, -ROW, other] as const]);
  const step = (across: number, side: 1 | -1) =>
    fill(
      polygon([ground(FROM, across), ground(TO, across), ground(TO, across, 0.45), ground(FROM, across, 0.45)]),
      side > 0 ? stoneShade : wallBright,
    );
  return [
    fill(strip(HALL, HALF), blend(stoneWorn, "#cbb06c", 0.35)),
    fill(strip(-HALF, -HALL), blend(stoneWorn, "#cbb06c", 0.35)),
    fill(strip(HALF, -HALF), "#ecd0a2"),
    fill(light, "#fbecd0"),
    fill(pink, "#e0bd9c"),
    step(HALF + 0.3, 1) + fill(strip(HALF + 1.9, HALF + 0.3), blend(stone, wallBright, 0.4)),
    step(-HALF - 0.3, -1) + fill(strip(-HALF - 0.3, -HALF - 1.9), blend(stone, wallBright, 0.4)),
    fill(all.map(([along, across, tall]) => shadow(along, across, tall)).join(""), "#7d5a78", 0.6),
    ...all.map((column) => standing(sheet, column)),
  ].join("");
}

/** Columns in pairs, the furthest first: along the street, and the heights of the left and the right one. */
const COLUMNS = placesOf([
  -61, 9, 9, -69, 4, 9, -77, 9, 2.4, -86, 9, 9, -95, 9, 9, -106, 9, 4.4, -118, 2.4, 9, -129, 9, 1.6,
]);

/** A column in the round, seen from above its capital: a square plinth, a round base, a fluted shaft in light and shade, a capital of leaves or a broken top. */
function standing(
  sheet: Sheet,
  [along, across, tall]: readonly [along: number, across: number, tall: number],
): Drawing {
  const { stone, stoneShade, stoneWorn, wallBright } = sheet.mood;
  const away = 160 + along;
  const metre = 1370 / away;
  const [x] = site([along, across, 0]);
  const y = (up: number) => site([along, across, up])[1];
  // How round a level circle looks from here.
  const flat = (up: number) => (15 - up) / away;
  const drumOf = (low: number, high: number, wide: number, narrow: number, from = -1) => {
    const [half, upper] = [wide * metre, narrow * metre];
    const start = x + half * from;
    const [down, rise] = [half * flat(low), upper * flat(high)];
    const edge = Math.sqrt(Math.max(0, 1 - from * from));
    return `M${short(start)} ${short(y(low) + down * edge)}A${short(half)} ${short(down)} 0 0 0 ${short(x + half)} ${short(y(low))}L${short(x + upper)} ${short(y(high))}A${short(upper)} ${short(rise)} 0 0 1 ${short(x + upper * from)} ${short(y(high) + rise * edge)}Z`;
  };
  const lid = (up: number, wide: number) => disc(x, y(up), wide * metre, wide * metre * flat(up));
  const slab = (low: number, high: number, half: number) => {
    const at = (right: number, back: number, up: number) => site([along + back, across - right, up]);
    const side = across > 0 ? half : -half;
    return (
      fill(
        polygon([at(side, -half, low), at(side, half, low), at(side, half, high), at(side, -half, high)]),
        across > 0 ? stoneShade : wallBright,
      ) +
      fill(
        polygon([at(-half, -half, low), at(half, -half, low), at(half, -half, high), at(-half, -half, high)]),
        stoneWorn,
      ) +
      fill(
        polygon([at(-half, -half, high), at(half, -half, high), at(half, half, high), at(-half, half, high)]),
        wallBright,
      )
    );
  };
  const whole = tall > 6;
  const neck = whole ? tall - 1.3 : tall;
  const flutes = [-0.62, -0.28, 0.1]
    .map((share) => {
      const low = x + share * 0.6 * metre;
      return `M${short(low)} ${short(y(1.1) + 0.4 * metre * flat(1))}L${short(x + share * 0.52 * metre)} ${short(y(neck) + 0.3 * metre * flat(neck))}`;
    })
    .join("");
  // Leaves of the capital on its lit side: tongues that lean out over the neck.
  const leaves = [-0.86, -0.5, -0.12]
    .flatMap((share, index) => {
      const [low, high] = [x + share * 0.54 * metre, x + share * 0.8 * metre];
      const [from, to] = [
        y(neck) + 0.5 * metre * flat(neck),
        y(tall - (index % 2 ? 0.5 : 0.66)) + 0.7 * metre * flat(tall),
      ];
      return `M${short(low - 0.2 * metre)} ${short(from)}Q${short(high - 0.26 * metre)} ${short(mixed(from, to, 0.6))} ${short(high)} ${short(to)}Q${short(high + 0.22 * metre)} ${short(mixed(from, to, 0.6))} ${short(low + 0.2 * metre)} ${short(from)}Z`;
    })
    .join("");
  return (
    slab(0.45, 0.75, 0.95) +
    fill(drumOf(0.75, 1.05, 0.9, 0.86), stone) +
    fill(drumOf(0.75, 1.05, 0.9, 0.86, 0.25), stoneShade) +
    fill(lid(1.05, 0.86), wallBright) +
    fill(drumOf(1.05, neck, 0.66, 0.56), blend(stone, wallBright, 0.25)) +
    (metre > 16 ? stroke(flutes, stoneWorn, metre * 0.07) : "") +
    fill(drumOf(1.05, neck, 0.66, 0.56, 0.3), stoneShade) +
    (whole
      ? fill(drumOf(neck, tall - 0.25, 0.58, 0.95), stone) +
        fill(drumOf(neck, tall - 0.65, 0.62, 0.84), stoneWorn) +
        (metre > 14 ? fill(leaves, blend(stone, wallBright, 0.45)) : "") +
        fill(drumOf(neck, tall - 0.25, 0.58, 0.95, 0.3), stoneShade) +
        slab(tall - 0.25, tall, 0.95)
      : fill(lid(tall, 0.56), wallBright))
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
  const pine = (x: number, y: number, tall: number, lean: number, wide: number, seed: number) =>
    stonePine(pines, { x, y, tall, lean, wide, seed, shade: "#a08a58" });
  sheet.add(
    // Where water stands in winter the grass is green yet.
    fill(curve(pointsOf([-60, 700, 160, 684, 380, 704, 420, 730, 300, 752, -60, 760]), true), "#b9ae66", 0.8),
    fill(curve(pointsOf([1040, 720, 1240, 690, 1500, 700, 1660, 720, 1660, 800, 1400, 812]), true), "#b9ae66", 0.8),
    fill(tufts.join(""), "#a5964f", 0.6),
    ...WALLS.toSorted((a, b) => b[0] - a[0]).map((one) => foundation(sheet, one)),
    ...bushes(),
    pine(200, 872, 300, 24, 150, 5),
    pine(70, 960, 400, -30, 200, 8),
    pine(1452, 806, 210, -14, 106, 9),
    drawStreet(sheet),
    drawVisitors(sheet),
    place(drum, 1290, 1066, 0.5),
    place(drum, 1196, 1010, 0.36),
    place(drum, 300, 1040, 0.44),
    oleander(sheet, 1540, 1160, 150, 4),
    oleander(sheet, 60, 1176, 120, 9),
  );
}

/** Who walks on the marble towards the theatre and back: as tall as people are, seen from so high. */
function drawVisitors(sheet: Sheet): Drawing {
  const at = (right: number, away: number, options: PersonOptions, tall = 1.76) => {
    const [x, y] = eye([right, away, 0]);
    return place(person(sheet, options), x, y, (1370 / away) * (tall / 100));
  };
  const long = { slender: true, hairstyle: "long" } as const;
  return (
    at(1.4, 96, { behind: true, top: "#31507a", bottom: "#f1e8d8" }) +
    at(-3.2, 84, { ...long, pose: "walking", mirrored: true, wears: "skirt", top: "#c2265f", bottom: "#c2265f" }) +
    at(-2.2, 70, { behind: true, wears: "shorts", top: "#c8643c", bottom: "#4a4a6a", hat: "#ecd3a3" }) +
    at(-0.9, 69, { ...long, behind: true, wears: "skirt", top: "#f3c14a", bottom: "#2f6f8a" }) +
    at(2.8, 58, { pose: "pointing", mirrored: true, top: "#2f8fa6", bottom: "#5a4a5f" }) +
    at(3.9, 57.4, { ...long, wears: "skirt", top: "#fdf8ee", bottom: "#a23a55", hat: "#ecd3a3" }) +
    at(-0.6, 41, { ...long, behind: true, wears: "shorts", top: "#fdf8ee", bottom: "#31507a" }) +
    at(0.5, 41.4, { behind: true, top: "#3f6a5a", bottom: "#d9c9a8", hat: "#ecd3a3" }) +
    at(1.4, 40.6, { child: true, behind: true, wears: "shorts", top: "#ee9433", bottom: "#1d5d86" }, 1.15)
  );
}

/** Low bushes among the ruins, at the foot of walls and in their corners. */
function bushes(): Drawing[] {
  const random = randomOf(41);
  return placesOf([
    520, 668, 12, 470, 690, 10, 250, 700, 14, 60, 740, 18, 330, 760, 16, 410, 830, 20, 90, 830, 18, 340, 930, 24, 150,
    1060, 30, 1000, 664, 11, 1130, 700, 14, 1330, 680, 12, 1500, 706, 14, 1120, 770, 18, 1380, 800, 18, 1560, 830, 22,
    1200, 850, 16, 1490, 860, 20, 1330, 960, 22, 1180, 1130, 34, 1580, 980, 24,
  ]).map(
    ([x, y, size]) =>
      fill(lens(x + size * 0.9, y + size * 0.5, size * 4, size * 0.7), "#8f7350", 0.7) +
      fill(blot(random, x, y, size * 1.5, size * 0.8), "#5f6640") +
      fill(blot(random, x - size * 0.4, y - size * 0.26, size * 0.8, size * 0.36), "#8b8c4e"),
  );
}

/** Walls of which some metres stand: where along the street and across it they begin, how far they go on and to the right, how high they are. */
const WALLS = [
  // The back walls of the halls beside the street.
  [-60, 13, 18, 1, 2.6],
  [-86, 13, 20, 1, 1.8],
  [-112, 13, 18, 1, 2.4],
  [-56, -12, 12, 1, 1.8],
  [-84, -12, 22, 1, 2.6],
  [-116, -12, 20, 1, 2],
  // Rooms behind them.
  [-46, 44, 1.2, 24, 2.4],
  [-60, 44, 13, 1.2, 1.6],
  [-62, 40, 1.2, 12, 3.4],
  [-74, 34, 1.2, 12, 1.6],
  [-92, 36, 1.2, 14, 2],
  [-90, 36, 12, 1.2, 1.4],
  [-48, -20, 1.2, 26, 2.2],
  [-62, -46, 14, 1.2, 1.4],
  [-64, -20, 1.2, 12, 3],
  [-66, -36, 1.2, 10, 1.8],
  [-82, -22, 1.2, 20, 1.8],
  [-80, -42, 14, 1.2, 1.2],
  [-100, -18, 1.2, 14, 2.2],
  [-102, -26, 8, 1.2, 1.2],
  [-119, -20, 1.2, 7, 1.8],
  [-116, -27, 9, 1.2, 1.2],
  [-108, 27, 1.2, 11, 1.4],
] as const;

function foundation(
  sheet: Sheet,
  [along, across, long, deep, high]: readonly [along: number, across: number, long: number, deep: number, high: number],
): Drawing {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const at = (away: number, right: number, up: number) => site([along + away, across - right, up]);
  // The side that looks to the street, in the sun or out of it.
  const left = across > 0;
  // The top is broken in one step.
  const [low, share] = [high * 0.55, 0.62];
  const lengthways = long > deep;
  const [far, wide] = lengthways ? [long * share, deep] : [long, deep * share];
  const part = (startAway: number, startRight: number, toAway: number, toRight: number, up: number) => {
    const flank = left ? toRight : startRight;
    return (
      fill(
        polygon([at(startAway, flank, 0), at(toAway, flank, 0), at(toAway, flank, up), at(startAway, flank, up)]),
        left ? stoneShade : blend(stone, wallBright, 0.3),
      ) +
      fill(
        polygon([
          at(startAway, startRight, 0),
          at(startAway, toRight, 0),
          at(startAway, toRight, up),
          at(startAway, startRight, up),
        ]),
        blend(stone, stoneWorn, 0.4),
      ) +
      fill(
        polygon([
          at(startAway, startRight, up),
          at(startAway, toRight, up),
          at(toAway, toRight, up),
          at(toAway, startRight, up),
        ]),
        wallBright,
      )
    );
  };
  const parts = lengthways
    ? [part(far, 0, long, deep, high), part(0, 0, far, wide, low)]
    : left
      ? [part(0, 0, long, wide, high), part(0, wide, long, deep, low)]
      : [part(0, wide, long, deep, low), part(0, 0, long, wide, high)];
  return (
    fill(
      polygon([
        at(0, deep, 0),
        at(long, deep, 0),
        at(long + high * 0.4, deep + high * 0.9, 0),
        at(high * 0.4, deep + high * 0.9, 0),
      ]),
      "#7d5a68",
      0.5,
    ) + parts.join("")
  );
}
