import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { box, curve, disc, lens, mound, type Path, polygon, polygonDownTo, short } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { wading } from "../parts/people/bathers.ts";
import type { PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";

const HORIZON = 480;

/** White travertine under a blue sky; drips and the hollows between them in light, half light and shade. */
const INKS = {
  lip: "#fffdf6",
  drips: ["#fdf6e9", "#dfe0e8", "#b4bfdb"],
  hollows: ["#ebe2d7", "#b9c1da", "#8d9cc4"],
  stain: "#f1e0c2",
  shallow: "#e4f6ee",
  water: "#a5dfe0",
  deep: "#5fbdd0",
  glint: "#f6fffb",
  waterShade: "#5a9dc0",
} as const;

/** The travertines of Pamukkale: white pools of blue water step down from the columns of Hierapolis; the plain lies far below. */
export const SCENE: Scene = {
  name: "stop-pamukkale",
  seed: 91,
  mood: "day",
  colours: { sky: ["#2f86b8", "#7fbcd4", "#e3efe6"] },
  grain: 0.26,
  crops: { wide: 210, square: 240 },
  draw(sheet) {
    drawMountains(sheet);
    drawPlain(sheet);
    // The terrace of the city: dry ground behind the brow.
    sheet.add(fill("M1104 536Q1180 510 1300 496T1640 470V520L1180 540Z", "#e3cfa8"), place(hierapolis(), 0, 120));
    drawSlope(sheet);
    drawBathers(sheet);
    drawNear(sheet);
  },
};

/** The mountains beyond the plain, with the last snow. */
function drawMountains(sheet: Sheet): void {
  const range = pointsOf([
    -20, 430, 70, 398, 150, 376, 230, 336, 292, 318, 340, 330, 402, 296, 450, 312, 530, 304, 590, 346, 680, 372, 760,
    410, 900, 436, 1100, 452, 1640, 460,
  ]);
  const body = polygonDownTo(range, HORIZON + 4);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.5 }),
    place(summerCloud(sheet, "tall"), 1010, 204, 1.04),
    fill(body, "#9fbfd0"),
    sheet.clipped(
      body,
      fill(
        polygon(pointsOf([402, 296, 424, 350, 410, 400, 450, 490, 560, 490, 520, 420, 490, 370, 450, 312])) +
          polygon(pointsOf([530, 304, 552, 360, 540, 420, 590, 490, 830, 490, 760, 410, 680, 372, 590, 346])) +
          polygon(pointsOf([292, 318, 310, 370, 290, 420, 320, 490, 400, 490, 372, 420, 360, 370, 340, 330])) +
          polygon(pointsOf([150, 376, 170, 420, 150, 490, 250, 490, 220, 430, 230, 336])),
        "#86abc1",
      ) +
        fill(
          polygon(
            pointsOf([
              360, 318, 402, 296, 450, 312, 530, 304, 572, 334, 548, 330, 532, 350, 512, 328, 470, 338, 446, 326, 424,
              352, 404, 324, 384, 334,
            ]),
          ) + polygon(pointsOf([262, 326, 292, 318, 322, 326, 310, 334, 296, 346, 284, 332])),
          "#fdfbf4",
        ),
    ),
  );
}

/** The plain of the Lykos: fields in long slivers towards the mountains, the village with its tiled roofs, and at the foot of the slope the pond that its springs fill. */
function drawPlain(sheet: Sheet): void {
  const random = randomOf(31);
  const greens = ["#c9cf97", "#aebf8b", "#dfd3a2", "#9cb686"] as const;
  const fields = greens.map((_, tone) =>
    counted(11)
      .map((index) => {
        const near = (index * 4 + tone + 0.5) / 44;
        const y = HORIZON + 16 + near ** 1.5 * 230;
        return lens(random.between(-40, 900), y, mixed(260, 620, near), mixed(5, 32, near));
      })
      .join(""),
  );
  const pond = curve(pointsOf([40, 868, 150, 818, 300, 806, 420, 822, 400, 858, 300, 900, 160, 930, 60, 916]), true);
  sheet.add(
    fill(box(0, HORIZON, 1600, 720), sheet.downwards(["#d9e2c4", "#b7c894", "#8fac78"], HORIZON, 900)),
    ...fields.map((path, tone) => fill(path, greens[tone] ?? greens[0])),
    fill(
      box(0, HORIZON - 20, 1600, 90),
      sheet.linear(
        [
          [0, "#eef2e4", 0],
          [0.25, "#eef2e4", 0.8],
          [1, "#eef2e4", 0],
        ],
        [0, HORIZON - 20],
        [0, HORIZON + 70],
      ),
    ),
    trees(sheet, [20, 596, 5, 60, 600, 6, 96, 598, 5, 420, 580, 4, 452, 582, 5, 640, 560, 4, 610, 562, 4]),
    trees(
      sheet,
      [
        690, 646, 6, 704, 648, 5, 724, 650, 6, 560, 668, 7, 580, 672, 6, 606, 676, 7, 622, 680, 6, 320, 612, 5, 334,
        614, 4, 350, 612, 5, 200, 622, 6, 218, 624, 5, 236, 622, 6, 520, 630, 6, 536, 632, 5,
      ],
    ),
    // The hill on which the village stands, and the way from it to the pond.
    fill("M-20 700Q120 636 300 648T640 712L420 790Q200 780-20 830Z", "#a3ba7c"),
    fill("M-20 800Q160 740 330 752T520 790L300 860L-20 920Z", "#86a568"),
    stroke("M300 700Q250 742 330 770T330 812", "#e9dcb6", 9),
    ...placesOf([
      80, 668, 20, 150, 662, 22, 232, 662, 20, 312, 668, 22, 392, 676, 20, 110, 698, 26, 196, 696, 25, 284, 702, 27,
      374, 708, 25, 460, 712, 22, 30, 706, 24, 150, 738, 30, 52, 748, 30, 410, 746, 27,
    ]).map(([x, y, size], index) => cottage(x, y, size * (index % 3 === 1 ? 0.86 : 1))),
    trees(
      sheet,
      [
        -6, 690, 9, 122, 676, 8, 272, 676, 8, 352, 684, 8, 434, 690, 9, 500, 716, 9, 238, 716, 10, 330, 726, 10, 96,
        730, 11, 216, 756, 12, 466, 744, 11, 6, 780, 14, 100, 782, 13,
      ],
    ),
    // An olive grove between the pond and the slope.
    trees(
      sheet,
      [
        540, 770, 11, 572, 776, 10, 500, 800, 12, 534, 806, 12, 566, 812, 11, 470, 838, 13, 508, 846, 13, 440, 876, 15,
        480, 886, 14, 392, 918, 16, 434, 928, 16, 348, 964, 18, 300, 1006, 20, 348, 1014, 19, 252, 1054, 22, 240, 996,
        19,
      ],
    ),
    fill(pond, "#e9ecd8"),
    place(fill(pond, sheet.downwards(["#8fd0cf", "#4ba6b4"], 806, 930)), 5, 14, 0.98, 0.97),
    fill(lens(230, 846, 190, 7) + lens(170, 880, 150, 7) + lens(320, 862, 110, 5), "#d9f2ea", 0.8),
    trees(
      sheet,
      [
        36, 846, 14, 74, 834, 13, 122, 818, 13, 146, 814, 11, 200, 802, 13, 226, 800, 11, 282, 798, 11, 318, 800, 13,
        372, 806, 12, 404, 812, 13, 436, 822, 12, 450, 838, 14, 16, 880, 18, 44, 902, 16, 40, 944, 22, 76, 948, 18, 142,
        956, 17, 176, 954, 20, 212, 946, 17, 262, 938, 18, 292, 924, 17, 322, 918, 16,
      ],
    ),
  );
}

/** Round trees by the place of their foot and their size, each with its shade on the right; every third one is a poplar, but not near by. */
function trees(sheet: Sheet, numbers: readonly number[]): Drawing {
  const crowns = placesOf(numbers).map(([x, y, size], index): readonly [Path, Path, Path] =>
    index % 3 === 2 && size < 16
      ? [
          lens(x + size * 1.4, y, size * 4, size * 0.5),
          disc(x, y - size * 2, size * 0.62, size * 2.1),
          disc(x - size * 0.16, y - size * 2.1, size * 0.36, size * 1.8),
        ]
      : [
          lens(x + size * 0.9, y, size * 3.4, size * 0.6),
          disc(x, y - size * 0.8, size * 1.1, size),
          disc(x - size * 0.24, y - size * 1.02, size * 0.74, size * 0.66),
        ],
  );
  const layer = (tone: 0 | 1 | 2) => crowns.map((crown) => crown[tone]).join("");
  return fill(layer(0), "#55794f", 0.6) + fill(layer(1), "#4f7a55") + fill(layer(2), sheet.mood.leaf, 0.75);
}

/** A house of the village: its lit front, the shaded flank, a tiled roof; its foot at x, y, twice as wide as `size`. */
function cottage(x: number, y: number, size: number): Drawing {
  const at = (...numbers: readonly number[]): Path =>
    polygon(pointsOf(numbers).map(([right, down]): Point => [x + right * size, y + down * size]));
  return (
    fill(at(1, 0, 1.9, 0, 1.5, -0.14, 1, -0.2), "#5f7f54", 0.6) +
    fill(at(-1, 0, -1, -0.8, 0.4, -0.8, 0.4, 0), "#fbf3e2") +
    fill(at(0.4, 0, 0.4, -0.8, 0.7, -1.3, 1, -0.8, 1, -0.06), "#c3b4b4") +
    fill(at(-1.1, -0.76, -0.76, -1.34, 0.7, -1.34, 0.44, -0.76), "#cf6f48") +
    fill(at(0.44, -0.76, 0.7, -1.34, 1.08, -0.74, 0.96, -0.74, 0.7, -1.16, 0.5, -0.76), "#93493a") +
    fill(
      at(-0.7, -0.28, -0.7, -0.58, -0.46, -0.58, -0.46, -0.28) + at(-0.1, 0, -0.1, -0.5, 0.14, -0.5, 0.14, 0),
      "#4a6a84",
    )
  );
}

/** A scallop of a terrace's rim, and whether its pool has dried up. */
interface Scallop {
  from: number;
  to: number;
  dry: boolean;
}

/** A terrace of the slope: one rim from its left end to the edge of the sheet, the foot of the wall below it. */
interface Terrace {
  left: number;
  size: number;
  scallops: readonly Scallop[];
  rim: (x: number) => number;
  foot: (x: number) => number;
}

const RIGHT = 1650;

/** Left end, y and usual width of the scallops of each terrace, from the city down to us; the slope turns about the hill on the left. */
const STEPS = [
  [1112, 532, 70],
  [1030, 556, 92],
  [930, 584, 128],
  [838, 628, 150],
  [716, 676, 230],
  [596, 752, 250],
  [452, 834, 380],
  [278, 950, 420],
  [84, 1080, 600],
  [-120, 1240, 700],
] as const;

/** The terraces: each rim swings out in scallops, and lies against the wall above it where there is no room for a pool. */
const TERRACES = terraces();

function terraces(): Terrace[] {
  const random = randomOf(14);
  const all: Terrace[] = [];
  for (const [left, y, size] of STEPS) {
    const above = all.at(-1);
    const flat = Math.max(0.12, (y - HORIZON) / 1200);
    const scallops: Scallop[] = [];
    for (let from: number = left; from < RIGHT;) {
      const to = from + size * random.pick([0.42, 0.6, 0.85, 1.2, 1.5]);
      scallops.push({ from, to, dry: from > left && random.chance(0.2) });
      from = to;
    }
    const bend = left + size * 1.6;
    const [first, second] = [random.between(0, 6), random.between(0, 6)];
    const swing = (x: number) => {
      const { from, to } = scallops.find((one) => x < one.to) ?? { from: left, to: RIGHT };
      return Math.sin(Math.PI * within((x - from) / (to - from))) ** 0.7 * (to - from) * 0.5 * flat;
    };
    const rim = (x: number) => {
      const turn = 1 - Math.max(0, (bend - x) / (bend - left)) ** 2;
      const line = y + size * (0.17 * turn + 0.1 * Math.sin(x / (size * 0.9) + first)) + swing(x);
      return above && x > above.left ? Math.max(line, above.foot(x)) : line;
    };
    const foot = (x: number) => rim(x) + size * (0.17 + 0.07 * Math.sin(x / (size * 0.7) + second)) + swing(x) * 0.12;
    all.push({ left, size, scallops, rim, foot });
  }
  return all;
}

/** Places along a terrace, close enough for its curves. */
function along(from: number, to: number, size: number): number[] {
  const count = Math.max(6, Math.round((to - from) / Math.max(4, size / 22)));
  return counted(count + 1).map((index) => mixed(from, to, index / count));
}

/** The slope, from the brow of the city down: the pools of a terrace, then its wall, which stands in the pools below. */
function drawSlope(sheet: Sheet): void {
  const edge = TERRACES.flatMap(({ left, rim, foot, size }): Point[] => [
    [left, rim(left)],
    [left - size * 0.05, foot(left)],
  ]);
  const body = `M1640 496L1460 500L1290 508${curve([[1240, 505], [1140, 524], ...edge]).replace("M", "L")}L1640 1240Z`;
  const scrub = (right: number, size: number) =>
    edge
      .slice(3)
      .map(([x, y], index) =>
        mound(x - right * y * 0.03, y + 8, (12 + y * 0.04 + (index % 3) * 10) * size, y * 0.022 * size),
      )
      .join("");
  const random = randomOf(23);
  sheet.add(
    fill(scrub(1, 1), "#8fae74") + fill(scrub(0.2, 1.1), "#64855c") + fill(scrub(1.6, 0.6), "#7a9a66"),
    fill(body, "#f4efe8"),
    ...TERRACES.map((terrace, index) => pools(sheet, terrace, TERRACES[index - 1]) + wall(terrace, random)),
  );
}

/** The pools of a terrace, from the wall above to the rim: turquoise at the back, milk where they run over; some have dried white. */
function pools(sheet: Sheet, { left, size, scallops, rim }: Terrace, above: Terrace | undefined): Drawing {
  /** The far side of the water: the wall above, or, beyond the end of that, the rim which comes round. */
  const back = (x: number) => {
    if (!above) return Math.min(rim(x), rim(left) + (x - left) * 0.01);
    if (x >= above.left) return Math.min(rim(x), above.foot(x));
    return mixed(rim(left), above.foot(above.left), within((x - left) / (above.left - left)) ** 0.6);
  };
  const thick = within(size * 0.02, 1.5, 11);
  /** The far end of a line over the water, which leans towards the city as all that runs up the slope does. */
  const farSide = (x: number, inset: number): Point => {
    const far = Math.max(left, x + ((1240 - x) / 1000) * Math.max(0, rim(x) - back(x)));
    return [far, Math.min(back(far) + inset * 0.2, rim(x) - inset)];
  };
  const water = (from: number, to: number, inset: number) => {
    const places = along(from + inset * 0.6, to - inset * 0.6, size);
    return polygon([
      ...places.map((x): Point => farSide(x, inset)),
      ...places.toReversed().map((x): Point => [x, Math.max(rim(x) - inset, back(x) - inset)]),
    ]);
  };
  const shade = (from: number, to: number) => {
    if (!above) return "";
    const places = along(Math.max(from, above.left), to, size);
    return polygon([
      ...places.map((x): Point => [x, back(x)]),
      ...places.toReversed().map((x): Point => [x, Math.min(rim(x) - thick * 2, back(x) + size * 0.06)]),
    ]);
  };
  const low = (from: number, to: number) => Math.max(...along(from, to, size).map(rim));
  const high = (from: number, to: number) => Math.min(...along(from, to, size).map(back));
  const outer = above ? along(left, above.left, size).map((x): Point => [x, back(x)]) : [];
  const drawn = scallops.map(({ from, to, dry }) => {
    const pool = water(from, to, thick * 2);
    const paint = sheet.linear(
      [
        [0, INKS.deep],
        [0.5, INKS.water],
        [0.95, INKS.shallow],
      ],
      [0, Math.round(high(from, to))],
      [0, Math.round(low(from, to))],
    );
    const middle = mixed(from, to, 0.46);
    const room = rim(middle) - back(middle);
    const glints =
      room > 34
        ? lens(middle, back(middle) + room * 0.52, (to - from) * 0.34, 4) +
          lens(middle + (to - from) * 0.12, back(middle) + room * 0.7, (to - from) * 0.2, 3)
        : "";
    return (
      fill(water(from, to, 0), INKS.lip) +
      fill(pool, dry ? "#f7f1e8" : paint) +
      fill(shade(from, to), dry ? "#b4bfdb" : INKS.waterShade, dry ? 0.7 : 0.5) +
      (dry ? "" : fill(glints, INKS.glint, 0.85))
    );
  });
  return drawn.join("") + (above ? stroke(curve(outer), INKS.lip, thick * 1.2) : "");
}

/** The wall below a rim: lit where a scallop looks left, violet where it turns away, with a curtain of lime before it. */
function wall({ size, scallops, rim, foot }: Terrace, random: Random): Drawing {
  const thick = within(size * 0.02, 1.5, 11);
  const faces: [Path, Path, Path] = ["", "", ""];
  const drips: [Path, Path, Path] = ["", "", ""];
  let [stained, lip] = ["", ""];
  for (const { from, to } of scallops) {
    const ends = [0, random.between(0.4, 0.54), random.between(0.72, 0.84), 1];
    for (const tone of [0, 1, 2] as const) {
      const places = along(mixed(from, to, ends[tone] ?? 0), mixed(from, to, ends[tone + 1] ?? 1), size);
      faces[tone] += polygon([
        ...places.map((x): Point => [x, rim(x)]),
        ...places.toReversed().map((x): Point => [x, foot(x) + Math.sin(x / (size * 0.05)) * size * 0.011]),
      ]);
    }
    const count = Math.round(within((to - from) / within(size * 0.075, 8, 26), 2, 40));
    for (const index of counted(count)) {
      const share = (index + random.around(0.25)) / count;
      const [x, wide] = [mixed(from, to, within(share)), ((to - from) / count) * random.between(0.5, 1)];
      const middle = x + wide / 2;
      const long = (foot(middle) - rim(middle)) * within(0.62 + random.around(0.36), 0.2, 0.96);
      const tone = share < (ends[1] ?? 0) ? 0 : share < (ends[2] ?? 1) ? 1 : 2;
      const drip = `M${short(x)} ${short(rim(x))}L${short(x + wide)} ${short(rim(x + wide))}L${short(middle + wide * 0.3)} ${short(rim(middle) + long - wide * 0.3)}Q${short(middle)} ${short(rim(middle) + long + wide * 0.2)} ${short(middle - wide * 0.3)} ${short(rim(middle) + long - wide * 0.3)}Z`;
      if (tone === 0 && size > 120 && random.chance(0.12)) stained += drip;
      else drips[tone] += drip;
    }
    lip += curve(along(from, to, size).map((x): Point => [x, rim(x)]));
  }
  return (
    faces.map((path, tone) => fill(path, INKS.hollows[tone] ?? INKS.lip)).join("") +
    drips.map((path, tone) => fill(path, INKS.drips[tone] ?? INKS.lip)).join("") +
    fill(stained, INKS.stain) +
    stroke(lip, INKS.lip, thick * 1.6)
  );
}

/** Barefoot in the warm water, trousers rolled up, shoes in a bag: a handful of visitors, the farther the smaller. */
function drawBathers(sheet: Sheet): void {
  const inWater = (x: number, y: number, tall: number, options: PersonOptions) =>
    place(wading(sheet, 9, options), x, y, tall / 100);
  const long = { slender: true, hairstyle: "long" } as const;
  sheet.add(
    inWater(1236, 622, 42, { top: "#c8643c", wears: "shorts", behind: true }),
    inWater(1262, 623, 39, { ...long, wears: "skirt", top: "#fdf8ee", bottom: "#1d5d86", behind: true }),
    inWater(716, 762, 64, { pose: "pointing", mirrored: true, wears: "shorts", top: "#31507a", bottom: "#d9c9a8" }),
    inWater(762, 766, 60, { ...long, wears: "skirt", top: "#c2265f", bottom: "#c2265f", behind: true }),
    inWater(968, 916, 90, {
      pose: "walking",
      mirrored: true,
      wears: "shorts",
      top: "#fdf8ee",
      bottom: "#3f6a8c",
      carries: "bag",
      carriedColour: "#c8643c",
    }),
    inWater(1030, 920, 64, {
      pose: "walking",
      mirrored: true,
      child: true,
      wears: "shorts",
      top: "#ee9433",
      bottom: "#1d5d86",
    }),
    inWater(586, 868, 92, {
      ...long,
      wears: "skirt",
      top: "#f3c14a",
      bottom: "#f3c14a",
      sleeves: "none",
      hat: "#ecd3a3",
    }),
  );
}

/** Oleanders at the foot of the slope, dark against the plain. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    fill("M-20 1220V1080Q60 1050 120 1090T230 1220Z", "#3d5f4a"),
    oleander(sheet, 26, 1110, 130, 61),
    oleander(sheet, 150, 1190, 84, 62),
  );
}

/** What stands of the city on its terrace above: a gate's pier, a row of columns, cypresses. */
function hierapolis(): Drawing {
  const column = (x: number, y: number, tall: number) =>
    fill(box(x - 8, y - tall, 16, tall + 40), "#f3d9a6") +
    fill(box(x + 1, y - tall, 7, tall + 40), "#c49a80") +
    fill(box(x - 12, y - tall - 8, 24, 10), "#f8e6bf");
  const cypress = (x: number, y: number, tall: number) =>
    fill(
      `M${x} ${y - tall}Q${x - tall * 0.16} ${y - tall * 0.3} ${x - tall * 0.09} ${y + 40}H${x + tall * 0.09}Q${x + tall * 0.16} ${y - tall * 0.3} ${x} ${y - tall}Z`,
      "#5d7a4c",
    ) +
    fill(
      `M${x} ${y - tall}Q${x + tall * 0.02} ${y - tall * 0.4} ${x} ${y + 40}H${x + tall * 0.09}Q${x + tall * 0.16} ${y - tall * 0.3} ${x} ${y - tall}Z`,
      "#3f5c44",
    );
  return (
    cypress(1330, 380, 120) +
    cypress(1376, 380, 90) +
    [1420, 1462, 1504, 1546].map((x, index) => column(x, 372 - index * 4, [96, 98, 100, 62][index] ?? 90)).join("") +
    fill(box(1404, 264, 118, 14), "#f3d9a6") +
    fill(box(1404, 274, 118, 5), "#c49a80")
  );
}
