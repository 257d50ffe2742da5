import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, disc, type Path, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { village } from "../parts/buildings/house.ts";
import { rocks } from "../parts/land/cliff.ts";
import { slope } from "../parts/land/fields.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 960;
const HUB: Point = [672, 452];
const REACH = 372;
const SPARS = 8;
const TURN = 14;
const DRUM: Path = "M656 1120L742 470Q946 424 1150 470L1236 1120Z";

/** One of the ridge's mills from close below at noon: a whitewashed drum, eight spars with canvas jibs, a sky full of wind. */
export const SCENE: Scene = {
  name: "blog-bodrum-yel-degirmenleri",
  seed: 12,
  mood: "day",
  colours: { sky: ["#1b6ba6", "#3f97c4", "#8cc5d8", "#e2efe4"], zenith: "#0f4a80", cloud: "#ffffff" },
  crops: { wide: 110, square: 250 },
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON, reach: 0.5 }),
      turnedCloud(sheet, 300, 760, 900, 3),
      turnedCloud(sheet, 1330, 300, 760, 5),
      turnedCloud(sheet, 180, 300, 520, 8),
      ridge(sheet, {
        crest: [
          [-20, 934],
          [150, 902],
          [330, 922],
          [520, 944],
          [800, 938],
          [1100, 940],
          [1300, 916],
          [1460, 896],
          [1620, 912],
        ],
        foot: HORIZON + 3,
        mist: 30,
      }),
      sea(sheet, { top: HORIZON, bottom: 1200, dabs: 50, foot: false }),
      ...town(sheet),
      slope(sheet, {
        crest: [
          [-20, 1150],
          [200, 1096],
          [460, 1040],
          [700, 1010],
          [950, 1000],
          [1240, 1030],
          [1460, 1088],
          [1620, 1140],
        ],
        foot: 1210,
        colour: "#e6c98e",
        shade: "#9a7660",
      }),
    );
    drawDrum(sheet);
    drawCap(sheet);
    sheet.add(wheel(sheet));
    drawGround(sheet);
  },
};

/** Cirrus combed up to the right by the north wind. */
function turnedCloud(sheet: Sheet, x: number, y: number, length: number, seed: number): Drawing {
  return `<g transform="translate(${x} ${y}) rotate(-16)">${sweptCloud(sheet, { x: 0, y: 0, length, seed })}</g>`;
}

/** Bodrum below on the right, its castle out on the point; Gümbet's white houses on the left. */
function town(sheet: Sheet): Drawing[] {
  return [
    fill("M1190 986Q1330 968 1420 976T1640 960V1140H1190Z", "#b7a98c"),
    village(sheet, {
      rows: 5,
      far: [1390, 1640],
      near: [1220, 1640],
      ground: (x, share) => 972 + share * 96 - (x - 1400) * 0.03,
      scale: [0.26, 0.5],
      seed: 3,
      gardens: 0.2,
      flowers: 0,
    }),
    place(bodrumCastle(sheet, { shade: false, flags: false }), 1216, 990, 0.17),
    fill("M-20 990Q120 984 260 1010T420 1060L300 1140H-20Z", "#b7a98c"),
    village(sheet, {
      rows: 5,
      far: [-40, 230],
      near: [-40, 300],
      ground: (_, share) => 1004 + share * 90,
      scale: [0.28, 0.5],
      seed: 8,
      gardens: 0.24,
      flowers: 0,
    }),
  ];
}

function drawDrum(sheet: Sheet): void {
  const { wall, wallShade, wallDeep, stone, stoneWorn, stoneShade, door, window, trunk } = sheet.mood;
  const random = randomOf(9);
  const bare = [
    [860, 900, 70, 44],
    [1010, 640, 46, 34],
    [792, 1040, 44, 60],
    [884, 560, 30, 18],
  ] as const;
  const patches = bare.map(([x, y, w, h]) => blot(random, x, y, w, h)).join("");
  const courses = counted(26).map((row) => {
    const y = 470 + row * 26;
    return counted(16)
      .map((index) => `M${short(660 + index * 37 + (row % 2) * 18)} ${y}h${random.whole(18, 29)}`)
      .join("");
  });
  sheet.add(
    fill(DRUM, wall),
    sheet.clipped(
      DRUM,
      sheet.clipped(patches, fill(DRUM, stoneWorn) + stroke(courses.join(""), stone, 17)) +
        fill("M1070 440L1120 1130H1260V440Z", wallShade) +
        sheet.clipped(patches, fill("M1070 440L1120 1130H1260V440Z", stoneShade)) +
        sheet.spray("M880 440H1070L1120 1130H930Z", wallShade, { from: [1098, 800], to: [930, 812], thick: 1 }) +
        sheet.spray("M1070 440H1250V1130H1120Z", wallDeep, { from: [1236, 800], to: [1110, 800], thick: 0.9 }) +
        fill("M742 470Q946 424 1150 470L1158 540Q946 486 734 536Z", wallDeep, 0.75) +
        `<g transform="translate(206 168)">${fill(clothOf(true) + clothOf(false), wallShade, 0.85)}${stroke(rods() + ropes(), wallShade, 9)}</g>`,
    ),
    fill("M872 1120V972Q872 916 928 916T984 972V1120Z", stoneWorn),
    fill("M886 1120V976Q886 932 928 932T970 976V1120Z", door),
    fill("M886 976Q886 932 928 932T970 976V1120H950V976Q946 950 886 976Z", window),
    stroke("M914 950V1110M940 946V1110", window, 3),
    fill("M1010 726L1012 662Q1036 654 1060 662L1062 726Z", wall) + fill("M1022 722V672H1052V722Z", window),
    fill("M1016 726H1062V736H1014Z", trunk),
  );
}

/** The wooden cone that the miller turned into the wind, its eave seen from below. */
function drawCap(sheet: Sheet): void {
  const battens = counted(15).map((index) => {
    const share = index / 14;
    const x = mixed(716, 1176, share);
    return polyline([
      [946 + (share - 0.5) * 30, 216],
      [x, 470 - Math.sin(share * Math.PI) * 34],
    ]);
  });
  sheet.add(
    fill("M704 474Q946 408 1188 474Q946 470 704 474Z", "#4a3a4c"),
    fill("M704 476Q946 404 1188 476L962 204Q946 192 930 204Z", "#c99a62"),
    fill("M1000 446Q1110 452 1188 476L962 204Q956 198 950 197Z", "#7d564e"),
    sheet.spray("M860 444Q960 434 1010 446L952 200Z", "#7d564e", { from: [1000, 400], to: [880, 400], thick: 1 }),
    stroke(battens.join(""), "#6b4648", 3, 0.7),
    fill("M704 476Q946 404 1188 476L1184 488Q946 420 708 488Z", "#8a5f50"),
    fill(disc(946, 196, 13), "#6b4648"),
  );
}

function rim(degrees: number, share: number): Point {
  const angle = (degrees / 180) * Math.PI;
  return [
    HUB[0] + (Math.cos(angle) * 0.82 - Math.sin(angle) * 0.06) * REACH * share,
    HUB[1] + Math.sin(angle) * REACH * share,
  ];
}

const degreesOf = (index: number) => TURN + (index * 360) / SPARS;
const furled = (index: number) => index === 1 || index === 4;

function rods(): Path {
  return counted(SPARS)
    .map((index) => polyline([HUB, rim(degreesOf(index), 1.06)]))
    .join("");
}

/** The rope from tip to tip. */
function ropes(): Path {
  return polygon(counted(SPARS).map((index) => rim(degreesOf(index), 1)));
}

/** The jibs: each along its own spar, its free corner sheeted to the next. */
function clothOf(lit: boolean): Path {
  return counted(SPARS)
    .filter((index) => !furled(index) && [0, 5, 6, 7].includes(index) === lit)
    .map((index) => {
      const at = degreesOf(index);
      const [from, tip, corner] = [rim(at, 0.17), rim(at, 0.98), rim(at + 40, 0.74)];
      const [leech, foot] = [rim(at + 22, 0.8), rim(at + 26, 0.4)];
      const to = ([x, y]: Point) => `${short(x)} ${short(y)}`;
      return `M${to(from)}L${to(tip)}Q${to(leech)} ${to(corner)}Q${to(foot)} ${to(from)}Z`;
    })
    .join("");
}

function wheel(sheet: Sheet): Drawing {
  const { wallBright, wallShade, trunk, wallDeep } = sheet.mood;
  const seams = counted(SPARS)
    .filter((index) => !furled(index))
    .map((index) => polyline([rim(degreesOf(index), 0.6), rim(degreesOf(index) + 36, 0.62)]));
  const rolls = counted(SPARS)
    .filter(furled)
    .map((index) => polyline([rim(degreesOf(index), 0.26), rim(degreesOf(index), 0.92)]));
  const ties = counted(SPARS)
    .filter(furled)
    .flatMap((index) =>
      [0.34, 0.5, 0.66, 0.82].map((share) =>
        polyline([rim(degreesOf(index) - 3, share), rim(degreesOf(index) + 3, share)]),
      ),
    );
  const nose: Point = [HUB[0] - 96, HUB[1] + 10];
  const stays = counted(SPARS).map((index) => polyline([nose, rim(degreesOf(index), 0.96)]));
  return (
    stroke(polyline([[900, 452], HUB]), trunk, 34) +
    stroke(
      polyline([
        [900, 462],
        [HUB[0], HUB[1] + 8],
      ]),
      "#3a2a38",
      12,
    ) +
    fill(clothOf(true), wallBright) +
    fill(clothOf(false), wallShade) +
    sheet.spray(clothOf(true), wallShade, { from: [900, 660], to: [480, 330], thick: 0.75 }) +
    sheet.spray(clothOf(false), wallBright, { from: [420, 620], to: [760, 660], thick: 0.9 }) +
    stroke(seams.join(""), wallDeep, 2, 0.6) +
    stroke(rods(), trunk, 11) +
    stroke(rods(), "#a97a52", 4) +
    stroke(rolls.join(""), wallShade, 27) +
    stroke(rolls.join(""), wallBright, 13) +
    stroke(ties.join(""), trunk, 4) +
    stroke(ropes(), trunk, 3.4) +
    stroke(stays.join(""), trunk, 2, 0.85) +
    stroke(polyline([HUB, nose]), trunk, 20) +
    fill(disc(HUB[0], HUB[1], 30), "#8a5f50") +
    fill(disc(HUB[0] - 5, HUB[1] - 6, 17), "#c99a62")
  );
}

/** The stony crest: rocks, dry grass, an agave cut by the edge. */
function drawGround(sheet: Sheet): void {
  const crest = (x: number) => 1120 + Math.sin(x / 210) * 16;
  sheet.add(
    fill("M1000 1110L1236 1090L1420 1096L1500 1116L1240 1130Z", "#9a7660", 0.7),
    fill("M-20 1176Q300 1100 700 1122T1620 1160V1220H-20Z", "#c9a067"),
    sheet.spray(box(-20, 1080, 1640, 140), "#7d5a50", { from: [1600, 1210], to: [700, 1130], thick: 0.9 }),
    place(rocks(sheet, { spread: 420, count: 6, size: 60, seed: 4 }), 330, 1150),
    place(rocks(sheet, { spread: 300, count: 4, size: 46, seed: 6 }), 1330, 1146),
    grass(sheet, { from: 420, to: 1180, ground: crest, count: 90, height: 52, colour: "#b98f4e", seed: 3 }),
    grass(sheet, {
      from: 900,
      to: 1620,
      ground: (x) => crest(x) + 40,
      count: 80,
      height: 60,
      colour: "#7d5a44",
      seed: 5,
    }),
    place(agave(sheet, { seed: 3 }), 120, 1196, 2.6),
    grass(sheet, { from: 0, to: 700, ground: () => 1206, count: 70, height: 70, colour: "#8a6846", seed: 7 }),
  );
}
