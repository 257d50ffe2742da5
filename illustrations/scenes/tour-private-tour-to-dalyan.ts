import { cameraOf, frameOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fallenDrum } from "../parts/buildings/fallenDrum.ts";
import { ruinedWall, theatreSeats, theatreStage } from "../parts/buildings/greatTheatre.ts";
import { ionicColumn } from "../parts/buildings/ionicColumn.ts";
import { pineHill } from "../parts/land/pineHill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { acanthus } from "../parts/plants/acanthus.ts";
import { grass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sky } from "../parts/sky/sky.ts";

/** The Great Theatre of Ephesus from the marble of the Harbour Street, in the last sun: half of its hollow lies in warm shade, before it columns throw theirs over the slabs. */
export const SCENE: Scene = {
  name: "tour-private-tour-to-dalyan",
  seed: 81,
  mood: "gold",
  colours: { groundShade: "#7f5a6c", stoneShade: "#a1726f", stoneDeep: "#70495a" },
  grain: 0.24,
  crops: { wide: 150, square: 120 },
  draw(sheet) {
    drawHill(sheet);
    drawTheatre(sheet);
    drawGround(sheet);
    drawStreet(sheet);
    drawColumns(sheet);
    drawNear(sheet);
  },
};

const HORIZON = 520;
const FOCAL = 2200;
const EYE = 6;
const eye = cameraOf({ horizon: HORIZON, centre: 1000, eye: EYE, focal: FOCAL });
/** How far off the middle of the orchestra is. */
const FAR = 250;
/** Metres from there: into the hill, to the left of who looks into it, up. */
const site = frameOf(eye, { right: 0, away: FAR, heading: 0 });

/** What a thing throws of shadow on the ground by each metre of its height: to the right, and away. */
const CAST: Point = [1.15, 0.5];
const SHADE = "#7b5266";

/** The height of Mount Pion by metres to the right and away: one long back whose spurs come down towards us. */
const SPURS = rolling(3);
const KNOLLS = rolling(4);
function pion(right: number, away: number): number {
  const back = 108 * Math.exp(-(Math.abs((right + 30) / 176) ** 2.4) - ((away - 560) / 180) ** 2);
  const bend = right / 46 + KNOLLS(right / 80, away / 110) * 0.5 - away / 300;
  const spur = 1 - Math.abs(SPURS(bend, away / 260)) * 2.2 + 0.4 * KNOLLS(right / 20 + away / 90, away / 60);
  // The spurs stand out more the further they have come down.
  return back + (2 + 13 * within((570 - away) / 150)) * spur * within(back / 60) - 6;
}

/** Mount Pion behind the theatre, its left flanks in the last sun, scrub in its hollows; far hills on both sides. */
function drawHill(sheet: Sheet): void {
  const far = pointsOf([-20, 330, 140, 306, 300, 320, 520, 300, 900, 290, 1200, 300, 1360, 276, 1500, 290, 1640, 262]);
  const scrub = rolling(7);
  const tone = (right: number, away: number) => {
    const slope = (pion(right + 3, away) - pion(right - 3, away)) / 6;
    const rise = (pion(right, away + 3) - pion(right, away - 3)) / 6;
    const light = (slope * 0.9 + rise * 0.3 + 0.3) / Math.hypot(slope, rise, 1);
    const grown = scrub(right / 7, away / 16) + 0.5 * scrub(right / 30 + 7, away / 40) - light * 0.4 > 0.42;
    const lit = light > 0.56 ? 0 : light > 0.3 ? 1 : 2;
    return grown ? 3 + (lit === 0 ? 0 : 1) : lit;
  };
  sheet.add(
    sky(sheet, { height: 440, zenith: 0.3, reach: 0.5 }),
    sheet.glow([-80, 360], 800, "#fff0c0", 0.8),
    ridge(sheet, { crest: far, foot: 560, colour: "#cfa9b4", shade: "#b393b0", seed: 3, rough: 3 }),
    terrain({
      window: [200, 40, 1640, 420],
      cell: 2,
      horizon: HORIZON,
      centre: 1000,
      eye: EYE,
      focal: FOCAL,
      reach: [330, 760],
      steps: 260,
      ground: pion,
      tone,
      inks: ["#d8bf7c", "#b09a6c", "#8b768c", "#98914f", "#6d6278"],
      stacked: false,
    }),
    // The haze of the evening between the hill and the rim of the theatre.
    fill(
      box(300, 160, 1340, 260),
      sheet.linear(
        [
          [0, "#ffe2b0", 0],
          [1, "#ffe2b0", 0.5],
        ],
        [0, 200],
        [0, 400],
      ),
    ),
  );
}

/** The theatre, and the dust of the evening at its foot. */
function drawTheatre(sheet: Sheet): void {
  sheet.add(
    theatreSeats(sheet, site),
    fill(
      box(-20, 470, 1640, 190),
      sheet.linear(
        [
          [0, "#ffe9c0", 0],
          [0.52, "#ffe9c0", 0.5],
          [1, "#ffe9c0", 0],
        ],
        [0, 470],
        [0, 660],
      ),
    ),
    theatreStage(sheet, site, EYE),
  );
}

/** Beside the street: the paved walks that its columns stood along, the shops behind them of which the lowest courses are left, pines about the theatre. */
function drawGround(sheet: Sheet): void {
  const random = randomOf(5);
  const pines = ["#33463f", "#55653f", "#8a8a4a"] as const;
  const strip = (from: number, to: number, side: number) =>
    polygon([eye([side * from, 200, 0]), eye([side * to, 200, 0]), eye([side * to, 17, 0]), eye([side * from, 17, 0])]);
  const both = (from: number, to: number) => strip(from, to, -1) + strip(from, to, 1);
  const drift = (count: number, [low, high]: Point) =>
    counted(count)
      .map(() => {
        const away = mixed(22, 190, random.next() ** 1.7);
        const side = random.chance(0.5) ? 1 : -1;
        const [x, y] = eye([side * random.between(low, high), away, 0]);
        const metre = FOCAL / away;
        return lens(x, y, metre * random.between(1.2, 4.4), metre * random.between(0.16, 0.36));
      })
      .join("");
  sheet.add(
    pineHill(sheet, {
      crest: pointsOf([
        -20, 384, 60, 356, 130, 342, 190, 312, 260, 296, 310, 282, 350, 276, 392, 322, 440, 370, 480, 424, 540, 470,
        590, 524, 640, 572,
      ]),
      foot: 590,
      lit: [
        pointsOf([-20, 376, 60, 348, 130, 336, 118, 380, 84, 404, 60, 440, 20, 452, -20, 470]),
        pointsOf([190, 308, 260, 290, 340, 276, 350, 310, 392, 356, 380, 400, 330, 392, 250, 420, 200, 400, 170, 352]),
        pointsOf([420, 386, 462, 420, 500, 470, 480, 500, 430, 480, 404, 440]),
      ],
      shaded: [
        pointsOf([130, 350, 120, 392, 92, 420, 80, 470, 110, 520, 180, 540, 210, 470, 190, 420, 156, 380]),
        pointsOf([346, 420, 380, 430, 420, 500, 520, 520, 620, 570, 600, 600, 400, 600, 300, 590, 320, 500]),
      ],
      groves: pointsOf([30, 500, 110, 560, 250, 480, 300, 540, 370, 470, 430, 540, 520, 556]),
      size: [11, 24],
      colours: pines,
      seed: 3,
    }),
    pineHill(sheet, {
      crest: pointsOf([1372, 574, 1420, 536, 1456, 510, 1500, 462, 1530, 420, 1560, 380, 1600, 334, 1640, 310]),
      foot: 590,
      lit: [
        pointsOf([1372, 572, 1456, 508, 1530, 418, 1600, 330, 1640, 310, 1620, 372, 1560, 440, 1500, 520, 1430, 560]),
      ],
      shaded: [pointsOf([1640, 420, 1590, 480, 1560, 560, 1540, 600, 1640, 600])],
      groves: pointsOf([1470, 560, 1560, 520, 1600, 450]),
      size: [11, 24],
      colours: pines,
      seed: 8,
    }),
    fill(box(-20, 572, 1640, 640), sheet.downwards(["#d9bd78", "#cba968", "#b48d58"], 572, 1200)),
    // The wood stands on its own shade.
    fill(
      curve(pointsOf([-20, 568, 700, 568, 690, 578, 560, 584, 430, 582, 300, 592, 190, 588, 90, 600, -20, 596])),
      "#6d6a48",
    ),
    fill(drift(90, [15, 60]), "#a98a4e", 0.6),
    fill(drift(60, [15, 60]), "#ecd592", 0.6),
    fill(both(8.4, 14), "#dcbf92"),
    fill(both(8.9, 9.2) + both(13, 13.3), "#b98270", 0.8),
    fill(both(9.9, 12.4), "#e9d0a4"),
    // Grass has come back over the walks.
    fill(drift(70, [8.6, 13.6]), "#b8985a"),
    fill(drift(40, [8.6, 13.6]), "#d8bd78"),
    gymnasium(),
    shops(),
    place(cypress(sheet, { seed: 3 }), 1552, 626, 0.66),
    place(cypress(sheet, { seed: 6 }), 1594, 640, 0.92),
  );
}

/** What stands of the gymnasium in the field: a wall of arches, at its right end broken down to the grass. */
function gymnasium(): Drawing {
  return ruinedWall(
    site,
    -128,
    2.4,
    pointsOf([
      58, 6.4, 54, 6.6, 52.6, 5.8, 49, 6, 48, 7, 43.6, 7.2, 42, 6.4, 37.6, 6.6, 36.4, 5, 34.4, 5.2, 33.6, 3.4, 32.4, 3,
      31.6, 1.4,
    ]),
    placesOf([54.4, 1.9, 4.6, 48.4, 1.9, 4.6, 42.4, 1.9, 4.6, 36.8, 1.5, 3.8]),
  );
}

/** The walls of the shops along the walks, block by block from the furthest: no two stretches stand equally high. */
function shops(): Drawing {
  const random = randomOf(23);
  const blocks = [-1, 1].flatMap((side) => {
    let high = 1.8;
    const row: Block[] = [];
    for (let away = 196; away > 24;) {
      const deep = random.between(2.4, 5.4);
      away -= deep;
      high = within(high + random.around(1.1), 0.4, 3.2);
      if (random.chance(0.2)) away -= random.between(2, 5);
      else row.push({ right: side < 0 ? -15 : 14, away, wide: 1, deep, high });
      // A wall between two shops.
      if (random.chance(0.24))
        row.push({ right: side < 0 ? -23 : 15, away, wide: 8, deep: 0.9, high: high * random.between(0.4, 0.8) });
    }
    return row;
  });
  const ordered = blocks.toSorted((a, b) => b.away - a.away);
  return (
    fill(ordered.map((block) => shadowOf(block)).join(""), SHADE, 0.5) +
    ordered.map((block) => blockAt(block, random)).join("")
  );
}

interface Block {
  right: number;
  away: number;
  wide: number;
  deep: number;
  high: number;
}

function shadowOf({ right, away, wide, deep, high }: Block, floor = 0): Path {
  const [dx, dz] = [CAST[0] * high, CAST[1] * high];
  return polygon([
    eye([right, away, floor]),
    eye([right + wide, away, floor]),
    eye([right + wide + dx, away + dz, floor]),
    eye([right + wide + dx, away + deep + dz, floor]),
    eye([right + dx, away + deep + dz, floor]),
    eye([right, away + deep, floor]),
  ]);
}

/** A piece of wall in courses: its top and front in the sun, and that of its sides that looks at the street. */
function blockAt({ right, away, wide, deep, high }: Block, random: Random): Drawing {
  const lit = right > 0;
  const x = lit ? right : right + wide;
  const face = (from: number, to: number, low: number, up: number) =>
    polygon([
      eye([x, away + deep * from, low]),
      eye([x, away + deep * to, low]),
      eye([x, away + deep * to, up]),
      eye([x, away + deep * from, up]),
    ]);
  const front = (from: number, to: number, low: number, up: number) =>
    polygon([
      eye([right + wide * from, away, low]),
      eye([right + wide * to, away, low]),
      eye([right + wide * to, away, up]),
      eye([right + wide * from, away, up]),
    ]);
  const courses = (part: typeof face) =>
    counted(Math.max(1, Math.round(high / 0.6)))
      .map((course) => {
        const from = random.between(0, 0.7);
        return part(
          from,
          Math.min(1, from + random.between(0.2, 0.5)),
          course * 0.6,
          Math.min(high, course * 0.6 + 0.54),
        );
      })
      .join("");
  return (
    fill(
      polygon([
        eye([right, away, high]),
        eye([right + wide, away, high]),
        eye([right + wide, away + deep, high]),
        eye([right, away + deep, high]),
      ]),
      "#fff2d0",
    ) +
    fill(face(0, 1, 0, high), lit ? "#f3d09c" : "#96706e") +
    fill(courses(face), lit ? "#e0b485" : "#ad8580") +
    fill(front(0, 1, 0, high), "#e6bd8a") +
    fill(courses(front), "#d3a37c")
  );
}

/** Half the breadth of the street, and where its columns stand. */
const HALF = 5.5;
const ROW = 6.8;
/** How high the curb stands over the slabs. */
const CURB = 0.34;

/** The street: worn slabs of unequal size, the curbs on which the columns stand. */
function drawStreet(sheet: Sheet): void {
  const random = randomOf(14);
  const [near, far] = [17, 222];
  const strip = (from: number, to: number, start = near, end = far) =>
    polygon([eye([from, end, 0]), eye([to, end, 0]), eye([to, start, 0]), eye([from, start, 0])]);
  const tones = ["#fff0d2", "#efd0a8", "#f8dfb6", "#e6c4a8"] as const;
  const slabs = tones.map(() => "");
  for (let along = near; along < far;) {
    const deep = random.between(2.2, 3.8) * (along < 60 ? 1 : 1.8);
    let across = -HALF - random.between(0, 1.6);
    while (across < HALF) {
      const wide = random.between(1.5, 3.4);
      const [left, right] = [within(across, -HALF, HALF), within(across + wide, -HALF, HALF)];
      const worn = () => random.around(0.07);
      slabs[random.whole(0, 3)] += polygon([
        eye([left + 0.03 + worn(), along + deep - 0.03, 0]),
        eye([right - 0.03 + worn(), along + deep - 0.03, 0]),
        eye([right - 0.06 + worn(), along + 0.07 + Math.abs(worn()), 0]),
        eye([left + 0.06 + worn(), along + 0.07 + Math.abs(worn()), 0]),
      ]);
      across += wide;
    }
    along += deep;
  }
  const slab = (left: number, right: number, from: number, to: number) =>
    polygon([eye([left, from, CURB]), eye([right, from, CURB]), eye([right, to, CURB]), eye([left, to, CURB])]);
  // The slabs on which the columns stand, in two rows.
  const laid = (side: 1 | -1) => {
    let [joints, worn] = ["", ""];
    for (const [inner, outer] of [
      [HALF + 0.5, HALF + 1.7],
      [HALF + 1.7, HALF + 2.9],
    ] as const) {
      for (let along = near; along < far; along += random.between(1.6, 3.6)) {
        joints += slab(side * inner, side * outer, along, along + 0.06);
        if (random.chance(0.3)) worn += slab(side * inner, side * outer, along, along + random.between(1.2, 1.8));
      }
    }
    const seam = slab(side * (HALF + 1.68), side * (HALF + 1.74), near, far);
    return fill(worn, "#e8c898") + fill(joints + seam, "#cda07c", 0.8);
  };
  const step = (side: 1 | -1) =>
    fill(slab(side * HALF, side * (HALF + 2.9), near, far), "#f6dcac") +
    laid(side) +
    fill(strip(side * (HALF + 2.9), side * (HALF + 3)), "#b98f62") +
    fill(
      polygon([
        eye([side * HALF, near, 0]),
        eye([side * HALF, far, 0]),
        eye([side * HALF, far, CURB]),
        eye([side * HALF, near, CURB]),
      ]),
      side > 0 ? "#fff3d6" : "#ab8085",
    );
  sheet.add(
    fill(strip(-HALF, HALF), "#cda488"),
    ...slabs.map((path, index) => fill(path, tones[index] ?? tones[0])),
    step(1),
    step(-1),
  );
}

/** Columns, the furthest first: how far off, on which side, how high. None is like the next. */
const COLUMNS = placesOf([
  205, -1, 9, 188, 1, 6, 168, -1, 9, 150, 1, 9, 132, -1, 4, 116, 1, 2.4, 108, -1, 9, 92, 1, 5.4, 88, -1, 9, 72, 1, 1.6,
  70, -1, 6.2, 54, -1, 9, 50, 1, 3, 37, -1, 2.2, 31, 1, 1.4, 20.5, -1, 9,
]);

/** Half the breadth of a whole column from its foot to its plate, by the share of its height; a broken one ends with its shaft. */
const OUTLINE = pointsOf([
  0.06, 0.84, 0.075, 0.7, 0.1, 0.68, 0.8, 0.58, 0.82, 0.66, 0.86, 0.68, 0.91, 0.76, 0.945, 1, 0.96, 1.1, 1, 1.1,
]);

/** The shadow of a column: on the curb first, then on the street below it. The further its part that throws it, the softer: `soft` is added to it there, in metres. */
function columnShadow([away, side, tall]: (typeof COLUMNS)[number], soft: number): Path {
  const x = side * ROW;
  const [dx, dz] = [CAST[0] * tall, CAST[1] * tall];
  const whole = tall > 8;
  const at = (share: number, half: number): Point => {
    const right = x + dx * share;
    return eye([right, away + dz * share + half * 1.09, Math.abs(right) > HALF ? CURB : 0]);
  };
  const last = OUTLINE.at(-1)?.[0] ?? 1;
  const curb = within((ROW - HALF) / dx, 0, 0.5);
  const outline = (whole ? OUTLINE : [...OUTLINE.slice(0, 3), [1, 0.62] as const]).map(([share, half]): Point => [
    share === last ? 1 + (soft * 0.7) / tall : share,
    half + soft * share,
  ]);
  const step = side < 0 ? [curb, curb + 0.004].map((share): Point => [share, 0.68 + soft * share]) : [];
  const line = [...outline, ...step].toSorted((a, b) => a[0] - b[0]);
  return polygon([
    ...line.map(([share, half]) => at(share, -half)),
    ...line.toReversed().map(([share, half]) => at(share, half)),
  ]);
}

/** Their shadows over the street, then the columns themselves: whole with a capital, broken, or a drum on its plinth. */
function drawColumns(sheet: Sheet): void {
  const plinths = COLUMNS.map(([away, side]) =>
    shadowOf({ right: side * ROW - 0.95, away: away - 0.95, wide: 1.9, deep: 1.9, high: 0.52 }, CURB),
  ).join("");
  // Laid over one another, they begin softly.
  const shadows = [0.3, 0.2, 0.1, 0, -0.1, -0.2].map((soft) =>
    fill(COLUMNS.map((column) => columnShadow(column, soft)).join("") + plinths, SHADE, 0.14),
  );
  sheet.add(
    ...shadows,
    ...COLUMNS.map(([away, side, tall], index) => columnAt(sheet, [side * ROW, away], tall, index)),
  );
}

/** A column on its square plinth; a whole one has a capital of leaves. */
function columnAt(sheet: Sheet, [right, away]: Point, tall: number, seed: number): Drawing {
  const [x, y] = eye([right, away, CURB]);
  const metre = FOCAL / away;
  const whole = tall > 8;
  const shaft = ionicColumn(sheet, {
    height: (whole ? tall - 1.9 : tall - 0.8) * metre,
    width: 1.24 * metre,
    eye: (EYE - 0.8) * metre,
    broken: true,
    seed: whole ? 2 : seed,
  });
  return (
    plinth(right, away) +
    place(shaft, x, y - 0.5 * metre) +
    (whole ? place(capital(away), x, y - (tall - 1.38) * metre, metre / 100) : "")
  );
}

/** The plinth, with that of its sides that we see beside the street. */
function plinth(right: number, away: number): Drawing {
  const half = 0.95;
  const side = right > 0 ? right - half : right + half;
  const [low, high] = [CURB, 0.86];
  const front = [right - half, right + half] as const;
  return (
    fill(
      polygon([
        eye([side, away + half, low]),
        eye([side, away - half, low]),
        eye([side, away - half, high]),
        eye([side, away + half, high]),
      ]),
      right > 0 ? "#fff3d6" : "#8f6671",
    ) +
    fill(
      polygon([
        eye([front[0], away - half, low]),
        eye([front[1], away - half, low]),
        eye([front[1], away - half, high]),
        eye([front[0], away - half, high]),
      ]),
      "#e6bd8c",
    ) +
    fill(
      polygon([
        eye([front[0], away - half, high]),
        eye([front[1], away - half, high]),
        eye([front[1], away + half, high]),
        eye([front[0], away + half, high]),
      ]),
      "#fff6dc",
    )
  );
}

/** The right edge of a leaf of acanthus from its foot to its tip: lobes beside a rib. Half its breadth, and its height, are 1. */
const LOBES = pointsOf([
  0.56, 0, 0.9, 0.1, 0.96, 0.24, 0.74, 0.32, 0.96, 0.42, 1, 0.58, 0.74, 0.64, 0.86, 0.74, 0.8, 0.88, 0.5, 0.96, 0, 1,
]);

/** Leaves of a capital, the upper row first, which stands behind: where they grow, their height and half their breadth, and their two tones. */
const LEAVES = [
  [-38, 96, 17, "#fff8e2", "#dcae80"],
  [-14, 98, 20, "#fbe6bc", "#cf9f78"],
  [14, 98, 20, "#d6a883", "#a67a80"],
  [38, 96, 17, "#9c6e78", "#7d5466"],
  [-47, 54, 15, "#fffaea", "#e3b988"],
  [-27, 56, 19, "#fff4d4", "#dcae80"],
  [0, 57, 21, "#f3d3a2", "#c08f74"],
  [27, 56, 19, "#b08484", "#875c6a"],
  [47, 54, 15, "#936a74", "#6b475c"],
] as const;

/** A capital in centimetres, its neck on 0,0: two rows of acanthus whose tips fall forward, volutes under the corners of its plate. */
function capital(away: number): Drawing {
  const leaves = LEAVES.map(([x, tall, half, lit, shaded]) => {
    // The bell opens upwards, and its leaves lean out with it.
    const at = (across: number, up: number): Point => [(x + across * half) * (1 + (up * tall) / 420), -up * tall];
    const edge = (side: number) => LOBES.map(([across, up]) => at(across * side, up));
    const [tx, ty] = at(0, 0.98);
    return (
      fill(polygon([...edge(-1), ...edge(1).toReversed()]), shaded) +
      fill(polygon([...edge(-1).map(([px, py]): Point => [px + 1.4, py]), at(0.1, 1), at(0.1, 0)]), lit) +
      fill(polygon([at(-0.16, 0), at(0.16, 0), at(0.06, 0.9), at(-0.06, 0.9)]), shaded) +
      fill(disc(tx + 1.5, ty + 7, half * 0.62, 7), shaded) +
      fill(disc(tx, ty + 1, half * 0.66, 7.5), lit)
    );
  });
  const volute = (side: 1 | -1, lit: string, shaded: string) =>
    fill(`M${side * 26}-70Q${side * 40}-104 ${side * 78}-112L${side * 84}-100Q${side * 56}-92 ${side * 44}-66Z`, lit) +
    fill(disc(side * 70, -98, 14), lit) +
    stroke(
      curve(
        shares(16).map((share): Point => {
          const turn = share * Math.PI * 3 - Math.PI / 2;
          return [side * (70 + Math.cos(turn) * mixed(11, 2, share)), -98 + Math.sin(turn) * mixed(11, 2, share)];
        }),
      ),
      shaded,
      3,
    );
  return (
    fill("M-52 0Q-50-70-72-112H72Q50-70 52 0Z", "#b98672") +
    fill("M10 0Q12-70 20-112H72Q50-70 52 0Z", "#6b475c") +
    (away > 100 ? "" : leaves.slice(0, 4).join("")) +
    volute(-1, "#fff8e2", "#cf9f78") +
    volute(1, "#936a74", "#5e3f54") +
    (away > 100 ? "" : leaves.slice(4).join("")) +
    fill("M-54-8H54V4H-54Z", "#f3d3a2") +
    fill("M16-8H54V4H16Z", "#875c6a") +
    // The plate is hollow on each side: its middle lies back, in the shade of its corners.
    fill("M-86-112L-92-126H92L86-112Q0-104-86-112Z", "#dcae80") +
    fill("M30-108L32-126H92L86-112Q58-109 30-108Z", "#7d5466") +
    fill("M-92-126L-94-138H94L92-126Z", "#fff8e2") +
    fill("M32-126V-138H94L92-126Z", "#a67a80") +
    fill(disc(-2, -122, 13), "#c08f74") +
    fill(disc(-4, -124, 10), "#fff4d4") +
    fill(disc(-4, -124, 4), "#cf9f78")
  );
}

/** Two who walk to the theatre, drums and a capital where they fell, and acanthus, after which its leaves are carved. */
function drawNear(sheet: Sheet): void {
  const drum = fallenDrum(sheet);
  sheet.add(
    walker(
      [-0.2, 44.4],
      {
        behind: true,
        pose: "walking",
        wears: "skirt",
        slender: true,
        hairstyle: "long",
        top: "#fdf8ee",
        bottom: "#c2265f",
      },
      1.66,
      sheet,
    ),
    walker(
      [0.9, 45],
      { behind: true, pose: "pointing", top: "#2f6f9a", bottom: "#f1e8d8", hat: "#ecd3a3" },
      1.78,
      sheet,
    ),
    place(drum, 1420, 800, 0.44),
    place(drum, 640, 690, 0.2),
    grass(sheet, { from: -20, to: 120, ground: () => 1082, height: 34, count: 50, colour: "#9a8446", seed: 3 }),
    fallenCapital(),
    place(acanthus(5), 66, 1196, 1.2),
  );
}

/** A capital that came to rest upside down, its neck uppermost, on the edge of the street. */
function fallenCapital(): Drawing {
  const [x, y] = [1480, 1128];
  return (
    fill(
      polygon(pointsOf([x - 80, y, x + 84, y + 2, x + 250, y - 62, x + 214, y - 112, x + 50, y - 90])),
      SHADE,
      0.55,
    ) +
    place(capital(20), x, y - 138, -1, 1) +
    fill(disc(x, y - 138, 54, 15), "#fff8e2") +
    fill(disc(x + 3, y - 137, 12, 3.6), "#cf9f78")
  );
}

function walker([right, away]: Point, look: PersonOptions, tall: number, sheet: Sheet): Drawing {
  const [x, y] = eye([right, away, 0]);
  const on = (share: number, half: number) =>
    eye([right + CAST[0] * tall * share, away + CAST[1] * tall * share + half, 0]);
  const outline = pointsOf([0, 0.5, 0.5, 0.36, 0.82, 0.5, 1, 0.2, 1, -0.2, 0.82, -0.5, 0.5, -0.36, 0, -0.5]);
  const shadow = polygon(outline.map(([share, half]) => on(share, half)));
  return (
    fill(shadow, SHADE, 0.62) + place(person(sheet, { ...look, shadow: false }), x, y, (FOCAL / away) * (tall / 100))
  );
}
