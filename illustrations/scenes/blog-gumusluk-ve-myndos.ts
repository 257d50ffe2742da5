import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { blot, box, chip, disc, lens, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { rowedBoat } from "../parts/boats/rowedBoat.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { drownedWall } from "../parts/sea/drownedWall.ts";
import { reflection, ripples } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { beachBag } from "../parts/things/beachBag.ts";
import { sandals } from "../parts/things/sandal.ts";

const HORIZON = 440;
/** From the quay of the village, some four metres over the water. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 4.2, focal: 1400 });
/** Where the island stands in the water. */
const ISLE = 526;
/** The sun, half gone, on the left. */
const SUN: Point = [214, HORIZON - 16];

const eased = (share: number): number => within(share) ** 2 * (3 - 2 * within(share));
/** The wall comes from the near corner on the left, swings to the right and back to the island's foot. */
const middleAt = (away: number): number => mixed(-3.6, 5, eased((away - 6) / 22)) + 4 * eased((away - 42) / 24);

/** Rabbit Island at a rose sunset: the drowned wall of Myndos winds to it, pale under the clear water; who looks stays on the quay or in a boat. */
export const SCENE: Scene = {
  name: "blog-gumusluk-ve-myndos",
  seed: 115,
  mood: "dusk",
  colours: {
    sky: ["#5b7fa8", "#a99bbb", "#eab0b4", "#f9cdb8", "#fde3c8"],
    zenith: "#3d5f90",
    cloud: "#fbd3c4",
    cloudShade: "#d596a8",
    far: "#b58aa6",
    farShade: "#9a7399",
    mist: "#f9cdb8",
    seaLight: "#fbd9cc",
    seaDark: "#4d7f96",
    near: "#1d3550",
    sun: "#fff6e0",
  },
  grain: 0.4,
  crops: { wide: 104, square: 330 },
  draw(sheet) {
    drawSky(sheet);
    drawWater(sheet);
    sheet.add(
      island(),
      drownedWall({ camera: EYE, middle: middleAt, from: 6.6, to: 64, water: ["#4f9aa6", "#d3a9b8"] }),
    );
    drawSurface(sheet);
    drawBoat(sheet);
    drawRowers(sheet);
    drawQuay(sheet);
    drawOnlookers(sheet);
  },
};

/** The half sun, long low clouds lit from below, the headland of the gulf. */
function drawSky(sheet: Sheet): void {
  const cloud = (x: number, y: number, long: number, high: number): Drawing =>
    fill(lens(x, y, long, high) + lens(x + long * 0.2, y - high * 0.5, long * 0.56, high), "#c98fa6", 0.7) +
    fill(lens(x - long * 0.04, y + high * 0.34, long * 0.86, high * 0.7), "#ffd9bd");
  sheet.add(
    sky(sheet, { height: HORIZON + 4, zenith: 0.45, reach: 0.5 }),
    sheet.glow(SUN, 760, "#ffe9bd", 0.9),
    cloud(380, 214, 620, 18),
    cloud(700, 286, 420, 11),
    cloud(90, 318, 300, 9),
    cloud(1010, 120, 520, 14),
    gulls(sheet, { x: 980, y: 250, length: 170, seed: 5 }),
    fill(disc(...SUN, 52), "#fff8dc"),
    ridge(sheet, {
      crest: pointsOf([-20, 350, 40, 362, 90, 388, 150, 414, 210, 428, 300, 440]),
      foot: HORIZON + 8,
      colour: "#9a6f98",
      shade: "#835f90",
      mist: 30,
      seed: 7,
    }),
    ridge(sheet, {
      crest: pointsOf([420, 440, 520, 424, 640, 412, 760, 420, 900, 408, 1040, 420]),
      foot: HORIZON + 3,
      mist: 24,
      rough: 3,
      seed: 4,
    }),
  );
}

/** The water: rose where it gives back the sky, clear and green at our feet; the way of the sun; the island upside down. */
function drawWater(sheet: Sheet): void {
  const random = randomOf(23);
  const glints = counted(64).map(() => {
    const near = random.next() ** 1.3;
    return lens(
      SUN[0] + random.around(mixed(50, 150, near)),
      HORIZON + 6 + near * 330,
      random.between(30, 120) * mixed(0.5, 1.2, near),
      mixed(1.6, 7, near),
    );
  });
  sheet.add(
    fill(
      box(0, HORIZON, 1600, 770),
      sheet.downwards(["#fcd6bd", "#e9b3b4", "#b9a4ba", "#6fa0b2", "#3f92a2", "#2a7d92", "#1d6580"], HORIZON, 1200),
    ),
    fill(
      box(0, HORIZON, 1600, 770),
      sheet.radial(
        [
          [0, "#ffe6c0", 0.75],
          [1, "#ffe6c0", 0],
        ],
        [SUN[0], HORIZON],
        620,
      ),
    ),
    fill(glints.join(""), "#fff3d6", 0.95),
    brokenImage({
      shapes: [
        { outline: CREST.map(([x, y]): Point => [x, ISLE + (ISLE - y) * 0.86]), colour: "#8d6a95" },
        { outline: SUNNY.map(([x, y]): Point => [x, ISLE + (ISLE - y) * 0.86]), colour: "#e2a0a0" },
      ],
      depth: 300,
      band: 11,
      seed: 4,
    }),
  );
}

const CREST = pointsOf([
  846, 530, 886, 512, 930, 484, 968, 436, 1012, 404, 1046, 340, 1088, 306, 1124, 236, 1168, 202, 1232, 186, 1284, 196,
  1322, 238, 1350, 300, 1398, 338, 1440, 392, 1498, 424, 1546, 470, 1600, 494, 1640, 506, 1640, 532,
]);
/** The flank that has the sun. */
const SUNNY = pointsOf([
  846, 530, 886, 512, 930, 484, 968, 436, 1012, 404, 1046, 340, 1088, 306, 1124, 236, 1168, 202, 1196, 195, 1178, 256,
  1214, 300, 1176, 356, 1206, 412, 1152, 452, 1168, 496, 1140, 532,
]);

/** Where its scrub grows, and how large: on the sunny flank and on the other. */
const SUNNY_SCRUB = [
  [1066, 430, 16],
  [1042, 470, 20],
  [1096, 492, 15],
  [996, 500, 17],
  [1130, 368, 13],
  [950, 512, 12],
  [1076, 356, 10],
  [1146, 420, 11],
  [1118, 276, 9],
] as const;
const SHADED_SCRUB = [
  [1256, 452, 22],
  [1310, 478, 17],
  [1390, 452, 20],
  [1350, 500, 26],
  [1450, 488, 18],
  [1240, 330, 13],
  [1330, 390, 15],
  [1540, 506, 16],
  [1290, 262, 10],
] as const;

/** Rabbit Island: a steep back of rock, its left flank in the last sun, scrub in its gullies, a piece of the old wall on top. */
function island(): Drawing {
  const random = randomOf(12);
  const facets = (groups: readonly (readonly number[])[], colour: string, opacity = 1): Drawing =>
    fill(groups.map((numbers) => polygon(pointsOf([...numbers]))).join(""), colour, opacity);
  const clump = (x: number, y: number, r: number): Path =>
    counted(random.whole(3, 6))
      .map(() =>
        blot(
          random,
          x + random.around(r * 1.5),
          y + random.around(r * 0.5),
          r * random.between(0.3, 0.8),
          r * random.between(0.24, 0.46),
        ),
      )
      .join("");
  const scrub = (spots: readonly (readonly [number, number, number])[], dark: string, light: string): Drawing =>
    fill(spots.map(([x, y, r]) => clump(x, y, r)).join(""), dark) +
    fill(spots.map(([x, y, r]) => clump(x - r * 0.3, y - r * 0.16, r * 0.62)).join(""), light);
  return (
    fill(polygon(CREST), "#67477c") +
    facets([[1284, 196, 1322, 238, 1350, 300, 1398, 338, 1440, 392, 1380, 420, 1330, 350, 1290, 300]], "#7a5688") +
    facets([[1440, 392, 1498, 424, 1546, 470, 1600, 494, 1640, 506, 1640, 532, 1500, 532, 1470, 460]], "#7a5688") +
    facets([[1232, 186, 1290, 300, 1262, 400, 1300, 532, 1180, 532, 1206, 412, 1214, 300]], "#583c70") +
    fill(polygon(SUNNY), "#e3988f") +
    facets(
      [
        [1046, 340, 1088, 306, 1124, 236, 1168, 202, 1150, 262, 1110, 318, 1094, 372, 1060, 398],
        [930, 484, 968, 436, 1012, 404, 1000, 452, 968, 492, 950, 530, 870, 530],
      ],
      "#f7bfa2",
    ) +
    facets(
      [
        [1110, 318, 1150, 262, 1140, 330, 1112, 392, 1120, 446, 1074, 532, 1040, 532, 1080, 440, 1094, 372],
        [1000, 452, 1012, 404, 1030, 440, 1010, 500, 1000, 532, 968, 532],
        [1196, 195, 1178, 256, 1214, 300, 1176, 356, 1170, 300, 1164, 240],
      ],
      "#b8708f",
    ) +
    scrub(SUNNY_SCRUB, "#8a6f72", "#b59a70") +
    scrub(SHADED_SCRUB, "#46405f", "#5b5c70") +
    fill("M1160 210L1164 190L1180 186V194H1198L1204 180L1222 176L1226 190H1240L1246 198L1214 206Z", "#f8d2b4") +
    fill("M1204 180L1222 176L1226 190H1240L1246 198L1214 206L1208 198Z", "#a5708c") +
    shoreRocks()
  );
}

/** What the sea has taken from the island: rocks of every size along its foot, wet below, a thread of foam. */
function shoreRocks(): Drawing {
  const random = randomOf(31);
  const rocks = counted(26).map(() => {
    const x = random.between(850, 1620);
    return [x, ISLE + random.between(-2, 9), random.pick([8, 12, 18, 27])] as const;
  });
  return (
    fill(`M830 ${ISLE + 3}H1640V${ISLE + 12}H850Z`, "#4b345f", 0.8) +
    rocks
      .toSorted((one, other) => one[1] - other[1])
      .map(
        ([x, y, r]) =>
          fill(chip(random, x, y, r, r * 0.6), x < 1150 ? "#a5668a" : "#553b6c") +
          fill(chip(random, x - r * 0.3, y - r * 0.16, r * 0.5, r * 0.3), x < 1150 ? "#f2b49c" : "#8a6392"),
      )
      .join("") +
    fill(rocks.map(([x, y, r]) => lens(x, y + r * 0.5, r * 3, 4)).join(""), "#fbe0d2", 0.9)
  );
}

/** The skin of the water over the wall: the sky in it, in long shapes that lie closer far away. */
function drawSurface(sheet: Sheet): void {
  const random = randomOf(8);
  const skin: Path[] = counted(46).map(() => {
    const near = random.next() ** 1.5;
    return lens(random.next() * 1600, ISLE + 20 + near * 640, mixed(50, 330, near), mixed(2, 13, near));
  });
  // Where the water over the wall gives back the sky, its stones are gone.
  const sheen = [
    [330, 1066, 620, 26],
    [620, 962, 460, 18],
    [120, 1146, 380, 24],
    [930, 846, 420, 13],
    [760, 1010, 240, 9],
    [470, 1098, 300, 10],
  ] as const;
  sheet.add(
    fill(skin.join(""), "#f6c4c0", 0.42),
    fill(sheen.map(([x, y, long, high]) => lens(x, y, long, high)).join(""), "#ffd2c0", 0.5),
  );
}

/** A tırhandil at anchor on the way of the sun. */
function drawBoat(sheet: Sheet): void {
  const paint = sheet.tinted({
    wall: "#fbe0cc",
    wallBright: "#fff0dc",
    wallShade: "#a5809a",
    trunk: "#5a3f58",
    stone: "#e0b79a",
    stoneShade: "#96697c",
  });
  const boat = place(tirhandil(paint, { hull: "#3f6f94", hullShade: "#2a4a70" }), 430, 612, 1.06);
  sheet.add(
    reflection(sheet, { drawing: boat, y: 615, opacity: 0.55 }),
    fill(lens(434, 613, 268, 12), "#4a4a78", 0.7),
    boat,
    ripples(sheet, { x: 430, y: 618, width: 270, height: 18, count: 10, colour: "#5b7f98" }),
  );
}

/** A man who rows home, well clear of the wall. */
function drawRowers(sheet: Sheet): void {
  sheet.add(rowedBoat(sheet, EYE, { right: 6.3, away: 20.4, heading: 62 }));
}

/** The corner of the quay that we stand on: a bag, sandals, a bougainvillea. */
function drawQuay(sheet: Sheet): void {
  const shade = sheet.tinted({
    flowerLight: "#f08fae",
    flower: "#c9447c",
    flowerDark: "#7d2a66",
    leaf: "#4f5a52",
    leafDark: "#2f3f48",
  });
  sheet.add(
    fill("M990 1200L1056 1122L1640 1012V1200Z", "#1c4a62", 0.5),
    fill("M1024 1200L1082 1112L1640 1008V1200Z", "#b98a97"),
    fill("M1082 1112L1640 1008V1032L1090 1136L1048 1200H1024Z", "#f3c2ac"),
    fill("M1274 1100L1300 1200H1308L1280 1099ZM1090 1156L1640 1056V1061L1088 1162Z", "#8f6480"),
    fill("M1426 1146Q1510 1118 1610 1140Q1570 1164 1440 1160Z", "#7a5276", 0.8),
    place(beachBag(sheet), 1420, 1152, 0.62),
    place(sandals({ leather: "#c98546", strap: "#7a4030" }), 1340, 1176, 0.3, 0.4),
    bougainvillea(shade, { x: 1590, y: 1120, width: 110, height: 110, count: 46, size: 34, seed: 3 }),
  );
}

/** A child and its mother at the edge of the quay, seen from behind: there it is. */
function drawOnlookers(sheet: Sheet): void {
  sheet.add(
    place(
      person(sheet, {
        pose: "standing",
        behind: true,
        slender: true,
        wears: "skirt",
        top: "#c8324e",
        bottom: "#c8324e",
        hairstyle: "bun",
      }),
      1240,
      1136,
      2.7,
    ),
    place(
      person(sheet, {
        pose: "pointing",
        mirrored: true,
        behind: true,
        child: true,
        wears: "shorts",
        top: "#fdf3e0",
        bottom: "#2f6f8f",
      }),
      1158,
      1142,
      1.9,
    ),
  );
}
