import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { type Mood, MOODS } from "../kit/mood.ts";
import { box, curveDownTo, lens, type Path, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { swimmer } from "../parts/people/bathers.ts";
import { limb } from "../parts/people/body.ts";
import { person } from "../parts/people/person.ts";
import { poppyBank } from "../parts/plants/fieldPoppy.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { orchardTree } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { plainSun } from "../parts/sky/suns.ts";
import { parasol } from "../parts/things/parasol.ts";

const HORIZON = 590;
const SHORE = 712;
const STRIP = 400;

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

/** One view of Bodrum month by month, in four strips: almond blossom, poppies, bathing weather, rain over the mandarins. */
export const SCENE: Scene = {
  name: "blog-ay-ay-bodrum",
  seed: 44,
  mood: "day",
  grain: 0.4,
  draw(sheet) {
    const fronts = [february, april, july, november];
    for (const [index, month] of MONTHS.entries()) {
      const paper = sheet.tinted(month);
      const view = sharedView(paper, index) + (fronts[index]?.(paper) ?? "");
      sheet.add(sheet.clipped(box(index * STRIP, 0, STRIP, 1200), view));
    }
    sheet.add(fill([1, 2, 3].map((index) => box(index * STRIP - 8, 0, 16, 1200)).join(""), "#fbf3df"));
  },
};

/** What stays all year: the island, the castle on its point between two bays, the white town, the shore. */
function sharedView(sheet: Sheet, month: number): Drawing {
  const { ground, groundShade } = sheet.mood;
  const left = curveDownTo(pointsOf([-20, 520, 120, 500, 260, 540, 380, 600, 470, 650]), SHORE + 4);
  const right = curveDownTo(pointsOf([1130, 650, 1240, 600, 1380, 540, 1500, 500, 1640, 480]), SHORE + 4);
  const houses = (at: readonly (readonly [number, number, number, number])[]) =>
    at.map(([x, y, size, kind]) => houseGroup(sheet, { kind, x, y, size })).join("");
  return (
    sky(sheet, { height: HORIZON + 4, reach: 0.5 }) +
    (month === 2 ? plainSun(sheet, { x: 930, y: 180, radius: 62 }) : "") +
    weather(sheet, month) +
    ridge(sheet, {
      crest: pointsOf([
        -20, 560, 160, 520, 340, 470, 520, 440, 700, 480, 860, 456, 1040, 420, 1200, 470, 1380, 500, 1640, 470,
      ]),
      foot: HORIZON + 4,
      mist: 50,
    }) +
    sea(sheet, { top: HORIZON, bottom: 1000, dabs: 60, foot: false }) +
    fill(left + right, ground === "#f0dcb0" ? "#b7a878" : ground) +
    houses([
      [60, 590, 0.32, 1],
      [190, 610, 0.34, 2],
      [310, 652, 0.3, 3],
      [90, 672, 0.42, 6],
      [250, 694, 0.42, 5],
      [390, 700, 0.34, 4],
    ]) +
    houses([
      [1290, 640, 0.3, 2],
      [1410, 610, 0.34, 4],
      [1530, 590, 0.34, 1],
      [1220, 690, 0.34, 7],
      [1350, 696, 0.4, 3],
      [1500, 686, 0.44, 6],
    ]) +
    fill(lens(702, SHORE - 12, 720, 20), sheet.mood.seaDark, 0.4) +
    place(bodrumCastle(sheet, { flags: month > 0 }), 372, SHORE - 14, 0.66) +
    fill(curveDownTo(front(-14), 1220), sheet.mood.seaLight, 0.6) +
    fill(curveDownTo(front(0), 1220), groundShade) +
    fill(curveDownTo(front(16), 1220), ground)
  );
}

/** The shore in front, lowered by some units. */
function front(by: number): Point[] {
  return pointsOf([-20, 856, 180, 850, 400, 872, 620, 894, 800, 900, 1000, 892, 1200, 868, 1400, 846, 1640, 852]).map(
    ([x, y]): Point => [x, y + by],
  );
}

function weather(sheet: Sheet, month: number): Drawing {
  if (month === 0) return place(summerCloud(sheet), 300, 330, 0.7);
  if (month === 1) return place(summerCloud(sheet, "tall"), 640, 330, 0.8);
  if (month === 2) return "";
  const random = randomOf(3);
  const rain: Path = counted(46)
    .map(() => {
      const [x, y] = [random.between(1230, 1640), random.between(300, 640)];
      return `M${short(x)} ${short(y)}l-16 46`;
    })
    .join("");
  return (
    place(summerCloud(sheet, "tall"), 1560, 190, 1.2) +
    place(summerCloud(sheet), 1330, 270, 0.94) +
    place(summerCloud(sheet), 1600, 330, 0.66) +
    stroke(rain, "#dfe6ea", 2.6, 0.7)
  );
}

/** Almond blossom in February: the tree at the left edge, petals in the grass, someone in a coat. */
function february(sheet: Sheet): Drawing {
  const wood = [
    limb([
      [98, 1090, 28],
      [104, 980, 24],
      [92, 820, 20],
      [120, 660, 14],
      [110, 520, 9],
    ]),
    limb([
      [98, 830, 16],
      [170, 720, 11],
      [230, 620, 8],
      [280, 520, 4],
    ]),
    limb([
      [112, 700, 10],
      [40, 600, 8],
      [-10, 520, 5],
    ]),
    limb([
      [190, 690, 8],
      [280, 660, 5],
      [340, 640, 3],
    ]),
  ].join("");
  const masses: readonly (readonly [number, number, number, number])[] = [
    [-20, 480, 110, 84],
    [110, 410, 130, 96],
    [250, 470, 110, 80],
    [330, 600, 70, 50],
    [30, 590, 80, 46],
    [190, 580, 80, 44],
  ];
  const petals: Point[] = counted(40).map(() => [sheet.random.between(10, 390), sheet.random.between(960, 1190)]);
  return (
    fill(lens(250, 1120, 380, 44), sheet.mood.groundShade, 0.7) +
    grass(sheet, { from: 0, to: 400, ground: () => 1196, count: 50, height: 60, colour: "#64854f", seed: 5 }) +
    fill("M20 1150Q70 1120 76 1060H122Q130 1120 190 1146Q140 1136 110 1152Q70 1138 20 1150Z", "#5f4648") +
    fill(wood, "#5f4648") +
    stroke("M80 1090Q90 980 80 820Q106 660 100 540", "#93706a", 7) +
    masses
      .map(([x, y, width, height], index) =>
        leafMass(sheet, {
          x,
          y,
          width,
          height,
          count: 34,
          size: 34,
          seed: index + 3,
          leaf: "petal",
          colours: ["#d07f9e", "#f2b6c8", "#fdebef"],
        }),
      )
      .join("") +
    dots(petals, 4, "#fbe3ea") +
    place(
      person(sheet, {
        pose: "walking",
        slender: true,
        sleeves: "long",
        top: "#c2495f",
        bottom: "#34465e",
        hairstyle: "long",
      }),
      270,
      1050,
      1.25,
    )
  );
}

/** April: poppies over the whole meadow, a walker with a hat. */
function april(sheet: Sheet): Drawing {
  return (
    place(
      person(sheet, { pose: "walking", wears: "shorts", top: "#fdf8ee", bottom: "#c9a878", hat: "#f3e2b4" }),
      560,
      1010,
      1.2,
    ) +
    poppyBank(sheet, {
      top: pointsOf([380, 1040, 560, 1000, 700, 1020, 820, 990]),
      from: 400,
      to: 800,
      count: 26,
      seed: 29,
    })
  );
}

/** July: a parasol, two who bathe and one who lies in its shade. */
function july(sheet: Sheet): Drawing {
  return (
    place(swimmer(sheet, { cap: "#c2265f" }), 1104, 812, 1) +
    place(parasol("#1d7fa0"), 926, 1124, 0.92) +
    fill("M910 1120L1010 1096L1130 1130L1030 1158Z", "#c2265f") +
    fill("M930 1122L1010 1102L1024 1107L944 1127Z", "#fdf0d4") +
    place(
      person(sheet, {
        pose: "resting",
        slender: true,
        wears: "swimming",
        sleeves: "none",
        top: "#1d5d86",
        hat: "#ecd3a3",
        shadow: false,
      }),
      1030,
      1132,
      1.5,
    ) +
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        child: true,
        wears: "swimming",
        sleeves: "none",
        bottom: "#ee9433",
        carries: "bucket",
      }),
      1120,
      1010,
      0.94,
    )
  );
}

/** November: a mandarin tree full of fruit, wet ground, someone under an umbrella. */
function november(sheet: Sheet): Drawing {
  // A wet quay path: it shines, and gives the umbrella back; leaves and fallen fruit lie on it.
  const path = "M1190 960Q1320 930 1640 944V1010Q1420 1000 1330 1050T1240 1220H1190Z";
  return (
    fill(path, "#9ba3a6") +
    fill("M1190 960Q1320 930 1640 944V951Q1320 938 1190 970Z", "#d8d8d0") +
    sheet.clipped(
      path,
      fill(
        lens(1300, 1010, 150, 10) + lens(1320, 1034, 110, 8) + lens(1296, 1056, 80, 7) + lens(1310, 1076, 50, 6),
        "#b5304a",
        0.55,
      ) + fill(lens(1500, 972, 200, 8) + lens(1250, 1120, 120, 9) + lens(1260, 1170, 90, 8), "#d5dcdc", 0.9),
    ) +
    dots(pointsOf([1390, 1180, 1424, 1150, 1366, 1120]), 9, "#e58a2c") +
    place(
      person(sheet, { pose: "lifting", sleeves: "long", top: "#d9a441", bottom: "#34465e", shadow: false }),
      1290,
      1004,
      1.25,
    ) +
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        slender: true,
        sleeves: "long",
        top: "#3f6a7a",
        bottom: "#4a3a4e",
        hairstyle: "scarf",
        hair: "#e9d8b8",
        shadow: false,
      }),
      1352,
      1000,
      1.16,
    ) +
    stroke("M1307 928L1319 800", "#2b2f45", 4) +
    fill(
      "M1224 872Q1240 796 1320 790Q1400 796 1416 874Q1384 854 1352 872Q1320 852 1288 872Q1256 854 1224 872Z",
      "#b5304a",
    ) +
    fill("M1320 790Q1400 796 1416 874Q1384 854 1352 872Q1358 820 1320 790Z", "#7c2342") +
    place(orchardTree(sheet, { seed: 2, fruits: 34 }), 1540, 1190, 1.02)
  );
}
