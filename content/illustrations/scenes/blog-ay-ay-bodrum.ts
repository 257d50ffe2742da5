import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { type Mood, MOODS } from "../kit/mood.ts";
import { curveDownTo, lens, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { swimmer } from "../parts/people/bathers.ts";
import { limb } from "../parts/people/body.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { fieldPoppy, type PoppyForm } from "../parts/plants/fieldPoppy.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { fruit, orchardTree } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { plainSun, sunRays } from "../parts/sky/suns.ts";
import { parasol } from "../parts/things/parasol.ts";

const HORIZON = 560;
/** Where the four strips meet, at half height; the outer ones are wider, because the crops take from them. */
const SEAMS = [-60, 474, 800, 1126, 1660];
/** How far a seam leans to the right at the top, and to the left at the foot. */
const LEAN = 34;

/** The light of four months, and the ground in them. */
const MONTHS: readonly Partial<Mood>[] = [
  {
    ...MOODS.morning,
    sky: ["#8fb8d6", "#c3d9e2", "#f6e6e2", "#fbe6dc"],
    zenith: "#6d9cc4",
    sea: ["#cfe2e4", "#8dbccb", "#4f96b4", "#2f7599"],
    ground: "#9fb56a",
    groundShade: "#64854f",
    far: "#b3bdd2",
    farShade: "#98a7c4",
  },
  {
    ...MOODS.day,
    sky: ["#3f9ccf", "#8ccbe0", "#def0e6"],
    zenith: "#1f74ab",
    sea: ["#a8dcdc", "#55b3c4", "#2789ab", "#185d86"],
    ground: "#7fa34c",
    groundShade: "#4d7340",
    far: "#93b7a6",
    farShade: "#759f94",
  },
  {
    ...MOODS.day,
    sky: ["#1b6ba6", "#3f9fd0", "#c4e6ea"],
    zenith: "#0f4a80",
    sea: ["#5fc4d0", "#1f9cba", "#1178a4", "#0d5788"],
    ground: "#f0dcb0",
    groundShade: "#cfae7c",
    far: "#c4ad8a",
    farShade: "#a88f7c",
  },
  {
    ...MOODS.dusk,
    cloud: "#737e97",
    cloudShade: "#4d5975",
    wall: "#e4e3e4",
    wallBright: "#f2efe9",
    wallShade: "#8590ac",
    wallDeep: "#66718f",
    stone: "#c9b28f",
    stoneWorn: "#aa9078",
    stoneShade: "#75687a",
    stoneDeep: "#57506a",
    door: "#2c5674",
    window: "#f3cf86",
    sky: ["#5b6d8b", "#8897ab", "#c3c3c0", "#e2d6c2"],
    zenith: "#3f4f6f",
    sea: ["#a9b7bd", "#6d8c9c", "#476d86", "#2c4a68"],
    seaLight: "#d5dfdf",
    seaDark: "#33556f",
    ground: "#8c8a55",
    groundShade: "#5d5c48",
    far: "#8493a6",
    farShade: "#6e7f96",
    mist: "#c9cac8",
    leafLight: "#8fa052",
    leaf: "#557040",
    leafDark: "#304a38",
  },
];

/** One bay through a year, in four strips of one landscape: almond blossom, poppies, a parasol, rain over the mandarins. */
export const SCENE: Scene = {
  name: "blog-ay-ay-bodrum",
  seed: 44,
  mood: "day",
  grain: 0.36,
  draw(sheet) {
    const fronts = [february, april, july, november];
    for (const [index, month] of MONTHS.entries()) {
      const paper = sheet.tinted(month);
      const view =
        sky(paper, { height: HORIZON + 4, reach: 0.5 }) +
        (WEATHER[index]?.(paper) ?? "") +
        bay(paper) +
        (fronts[index]?.(paper) ?? "");
      sheet.add(sheet.clipped(strip(SEAMS[index] ?? 0, SEAMS[index + 1] ?? 0), view));
    }
    sheet.add(
      SEAMS.slice(1, -1)
        .map((x) => fill(strip(x - 6, x + 6), "#fbf3df"))
        .join(""),
    );
  },
};

/** The whole height between two seams. */
function strip(left: number, right: number): Path {
  return polygon([
    [left + LEAN, 0],
    [right + LEAN, 0],
    [right - LEAN, 1200],
    [left - LEAN, 1200],
  ]);
}

/** What stays all year: the hills, the white town, the castle on its point, the shore and the path along it. */
function bay(sheet: Sheet): Drawing {
  const { ground, groundShade, seaLight, seaDark, near } = sheet.mood;
  const hill = pointsOf([-20, 430, 120, 420, 280, 452, 420, 506, 560, 552, 700, 566]);
  const cape = pointsOf([1130, 572, 1240, 540, 1380, 486, 1500, 462, 1620, 470]);
  return (
    ridge(sheet, {
      crest: pointsOf([
        -20, 448, 200, 400, 380, 372, 560, 420, 720, 440, 900, 396, 1080, 356, 1260, 404, 1420, 430, 1620, 392,
      ]),
      foot: HORIZON + 6,
      mist: 0,
      seed: 5,
    }) +
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 60, foot: false }) +
    fill(curveDownTo(hill, 580) + curveDownTo(cape, 580), sheet.mood.leaf, 0.9) +
    [
      [60, 500, 0.46, 1],
      [236, 522, 0.44, 2],
      [120, 560, 0.56, 6],
      [330, 566, 0.54, 5],
      [470, 574, 0.44, 3],
      [1420, 540, 0.4, 2],
      [1320, 574, 0.5, 1],
      [1500, 576, 0.5, 6],
    ]
      .map(([x = 0, y = 0, size = 1, kind = 1]) => houseGroup(sheet, { kind, x, y, size }))
      .join("") +
    fill(lens(752, 586, 520, 16), seaDark, 0.5) +
    place(bodrumCastle(sheet, { shade: false }), 566, 584, 0.4) +
    fill(curveDownTo(shore(-14), 1200), seaLight, 0.6) +
    fill(curveDownTo(shore(0), 1200), groundShade) +
    fill(curveDownTo(shore(12), 1200), ground) +
    // The path runs through all months.
    fill(bandOf(shore(58), shore(116)), sheet.mood.cloud, 0.62) +
    fill(bandOf(shore(112), shore(120)), near, 0.22)
  );
}

/** The shore, lowered by some units. */
function shore(by: number): Point[] {
  return pointsOf([-20, 756, 240, 744, 500, 752, 740, 776, 965, 792, 1200, 778, 1420, 752, 1620, 742]).map(
    ([x, y]): Point => [x, y + by],
  );
}

/** The area between two lines. */
function bandOf(upper: readonly Point[], lower: readonly Point[]): Path {
  return polygon([...upper, ...lower.toReversed()]);
}

const WEATHER: readonly ((sheet: Sheet) => Drawing)[] = [
  () => "",
  (sheet) => place(summerCloud(sheet, "tall"), 652, 268, 0.72),
  (sheet) =>
    sunRays(sheet, { x: 980, y: 190, radius: 96, reach: 620, opacity: 0.22 }) +
    plainSun(sheet, { x: 980, y: 190, radius: 92 }),
  (sheet) => rainClouds(sheet),
];

/** Heaped rain clouds that fill the sky of the last strip. */
function rainClouds(sheet: Sheet): Drawing {
  return (
    fill(
      "M1060-20V244Q1110 300 1190 270Q1240 322 1340 286Q1430 322 1510 270Q1570 296 1640 250V-20Z",
      sheet.mood.cloudShade,
    ) +
    place(summerCloud(sheet, "tall"), 1180, 176, 0.8) +
    place(summerCloud(sheet, "tall"), 1500, 236, 1.1) +
    place(summerCloud(sheet), 1350, 346, 0.8)
  );
}

/** Almond blossom in February: a tree at the left edge, whose bough fills the sky; someone in a coat on the path. */
function february(sheet: Sheet): Drawing {
  const wood = [
    limb([
      [96, 1216, 62],
      [104, 1040, 46],
      [84, 860, 38],
      [106, 640, 30],
      [84, 380, 20],
      [100, 160, 8],
    ]),
    limb([
      [92, 800, 34],
      [170, 600, 26],
      [270, 420, 18],
      [400, 290, 12],
      [520, 230, 5],
    ]),
    limb([
      [180, 580, 18],
      [290, 520, 12],
      [400, 500, 5],
    ]),
  ].join("");
  const masses: readonly (readonly [number, number, number, number])[] = [
    [30, 80, 190, 130],
    [260, 90, 210, 120],
    [440, 130, 150, 110],
    [60, 270, 150, 100],
    [300, 270, 170, 90],
    [450, 280, 110, 70],
    [20, 440, 110, 70],
    [372, 476, 110, 48],
  ];
  const random = randomOf(12);
  const petals: Point[] = counted(34).map(() => [random.between(10, 500), 900 + random.next() * 290]);
  return (
    walker(
      sheet,
      { pose: "walking", slender: true, sleeves: "long", top: "#c2495f", bottom: "#34465e", hairstyle: "long" },
      352,
    ) +
    fill(lens(330, 1150, 560, 90), sheet.mood.groundShade, 0.7) +
    fill(wood, "#5f4648") +
    stroke("M76 1196Q88 1040 68 860Q92 640 72 400", "#93706a", 11) +
    masses
      .map(([x, y, width, height], index) =>
        leafMass(sheet, {
          x,
          y,
          width,
          height,
          count: 26,
          size: 58,
          seed: index + 3,
          leaf: "petal",
          colours: ["#d07f9e", "#f2b6c8", "#fdebef"],
        }),
      )
      .join("") +
    fill(petals.map(([x, y]) => lens(x, y, 20, 9)).join(""), "#fbe3ea")
  );
}

/** April: a few poppies near by, more of them on the meadow, and a walker with a hat. */
function april(sheet: Sheet): Drawing {
  const near: readonly (readonly [number, number, number, number, PoppyForm])[] = [
    [596, 972, 1.3, -5, "half"],
    [722, 986, 1.2, 6, "bud"],
    [508, 1006, 1.7, -6, "cup"],
    [676, 1064, 2, 6, "side"],
    [552, 1098, 2.4, -4, "open"],
  ];
  const random = randomOf(8);
  const far = counted(30).map((index) =>
    place(
      fieldPoppy(sheet, index % 3 ? "cup" : "side"),
      random.between(450, 800),
      896 + index * 4,
      0.26 + index * 0.008,
    ),
  );
  return (
    walker(sheet, { pose: "walking", wears: "shorts", top: "#fdf8ee", bottom: "#c9a878", hat: "#f3e2b4" }, 632) +
    far.join("") +
    fill("M400 1220V1030Q600 980 840 1040V1220Z", sheet.mood.groundShade) +
    near.map(([x, y, size, lean, form]) => place(turned(fieldPoppy(sheet, form), lean), x, y, size)).join("")
  );
}

/** July: a parasol on the sand, and someone who waves to a swimmer. */
function july(sheet: Sheet): Drawing {
  return (
    place(swimmer(sheet, { cap: "#f4c542" }), 930, 690) +
    walker(
      sheet,
      {
        pose: "waving",
        behind: true,
        slender: true,
        wears: "swimming",
        sleeves: "none",
        top: "#c2265f",
        hat: "#ecd3a3",
      },
      1066,
    ) +
    fill("M846 1152L1000 1116L1110 1146L930 1194Z", "#c2265f") +
    fill("M868 1146L1000 1116L1024 1122L890 1154Z", "#fdf0d4") +
    place(parasol("#1d7fa0"), 953, 1136)
  );
}

/** November: a mandarin tree full of fruit, and someone under an umbrella on the wet path. */
function november(sheet: Sheet): Drawing {
  const umbrella =
    stroke("M8-66L10-126", "#2b2f45", 3) +
    fill("M-42-94Q-36-138 12-142Q58-138 66-94Q48-104 30-96Q12-104-6-96Q-24-104-42-94Z", "#b5304a") +
    fill("M12-142Q58-138 66-94Q48-104 30-96Q32-130 12-142Z", "#7c2342");
  const random = randomOf(3);
  const rain: Path = counted(70)
    .map(() => {
      const [x, y] = [random.between(1110, 1640), random.between(330, 760)];
      return `M${short(x)} ${short(y)}l-20 70`;
    })
    .join("");
  return (
    fill(lens(1500, 856, 190, 12) + lens(1180, 872, 110, 8), "#d5dcdc", 0.9) +
    walker(
      sheet,
      { pose: "holding", sleeves: "long", top: "#d9a441", bottom: "#34465e", shadow: false },
      1510,
      umbrella,
    ) +
    stroke(rain, "#e6edf0", 4, 0.5) +
    fill(lens(1380, 1132, 400, 52), sheet.mood.groundShade, 0.8) +
    place(orchardTree(sheet, { seed: 2, fruits: 26 }), 1316, 1128, 1.26) +
    pointsOf([1200, 1140, 1452, 1160, 1168, 1100])
      .map(([x, y]) => place(fruit(13), x, y))
      .join("")
  );
}

/** Somebody on the path: the nearer part of its line, so that all are of one size. */
function walker(sheet: Sheet, options: PersonOptions, x: number, over: Drawing = ""): Drawing {
  return place(person(sheet, options) + over, x, heightAt(shore(98), x), 1.3);
}
