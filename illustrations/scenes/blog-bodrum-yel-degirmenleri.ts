import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { curveDownTo, disc, type Path, polygon, polyline, short } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { village } from "../parts/buildings/house.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { rocks } from "../parts/land/cliff.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 960;
const HUB: Point = [672, 452];
const REACH = 372;
const SPARS = 8;
const TURN = 14;
const DRUM: Path = "M656 1118L742 470Q946 424 1150 470L1236 1118Q946 1172 656 1118Z";

/** A whitewashed mill of the ridge at noon, its eight spars and canvas jibs casting their shadows on it; thistles before it, a second mill beyond. */
export const SCENE: Scene = {
  name: "blog-bodrum-yel-degirmenleri",
  seed: 12,
  mood: "day",
  colours: { sky: ["#1b6ba6", "#3f97c4", "#8cc5d8", "#e2efe4"], zenith: "#0f4a80", cloud: "#ffffff" },
  crops: { wide: 64, square: 250 },
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
        mist: 0,
      }),
      sea(sheet, { top: HORIZON, bottom: 1200, dabs: 50, foot: false }),
      ...town(sheet),
    );
    drawRidge(sheet);
    drawDrum(sheet);
    drawCap(sheet);
    sheet.add(wheel(sheet));
    drawFront(sheet);
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
    place(bodrumCastle(sheet, { shade: false, flags: false }), 1204, 990, 0.17),
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

/** What the wheel throws on the drum. */
function wheelShade(ink: string, opacity: number): Drawing {
  return `<g transform="translate(206 168)" opacity="${opacity}">${fill(clothOf(true) + clothOf(false), ink)}${stroke(rods() + ropes(), ink, 9)}</g>`;
}

/** Where the plaster has fallen off: courses of uneven stones, a narrow shadow on them along the left lip, the wheel's over them. */
function bareStones(sheet: Sheet): Drawing {
  const { stone, stoneWorn } = sheet.mood;
  const random = randomOf(9);
  const patches = [
    [
      798, 918, 806, 894, 838, 884, 846, 866, 886, 858, 912, 872, 918, 892, 900, 912, 886, 938, 842, 944, 834, 930, 808,
      934,
    ],
    [
      742, 1040, 756, 1018, 752, 996, 784, 984, 806, 990, 812, 1012, 836, 1022, 840, 1052, 822, 1064, 826, 1088, 790,
      1100, 764, 1086, 758, 1064,
    ],
  ]
    .map((corners) => polygon(pointsOf(corners)))
    .join("");
  const courses = counted(14).map((row) => {
    const y = 826 + row * 24;
    let [path, x] = ["", 690 + random.between(0, 20)];
    while (x < 960) {
      const wide = random.between(20, 44);
      path += polygon([
        [x, y + random.between(1, 5)],
        [x + wide - 5, y + random.between(0, 4)],
        [x + wide - random.between(3, 6), y + 19],
        [x + random.between(0, 3), y + random.between(17, 20)],
      ]);
      x += wide;
    }
    return path;
  });
  const light = courses.filter((_, row) => row % 3 === 1);
  const wall = fill(DRUM, "#c99f6c") + fill(courses.join(""), stoneWorn) + fill(light.join(""), stone);
  return sheet.clipped(
    patches,
    `${fill(DRUM, "#9c7a78")}<g transform="translate(4 5)">${sheet.clipped(patches, wall)}</g>${wheelShade("#8b80a6", 0.66)}`,
  );
}

function drawDrum(sheet: Sheet): void {
  const { wall, wallShade, wallDeep, stoneWorn, door, window, trunk } = sheet.mood;
  sheet.add(
    fill(DRUM, wall),
    sheet.clipped(
      DRUM,
      fill("M1070 440L1124 1180H1260V440Z", wallShade) +
        sheet.spray("M880 440H1074L1128 1180H930Z", wallShade, { from: [1098, 800], to: [930, 812], thick: 1 }) +
        sheet.spray("M1070 440H1250V1180H1124Z", wallDeep, { from: [1236, 800], to: [1110, 800], thick: 0.9 }) +
        fill("M742 470Q946 424 1150 470L1158 540Q946 486 734 536Z", wallDeep, 0.75) +
        wheelShade(wallShade, 0.88) +
        bareStones(sheet),
    ),
    fill("M872 1142V972Q872 916 928 916T984 972V1143Z", stoneWorn),
    fill("M886 1143V976Q886 932 928 932T970 976V1143Z", door),
    fill("M886 976Q886 932 928 932T970 976V1143H950V976Q946 950 886 976Z", window),
    stroke("M914 950V1134M940 946V1134", window, 3),
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

/** The ridge: it runs on to the right, where a second mill of the row stands, its sails taken in; a path comes up to our door. */
function drawRidge(sheet: Sheet): void {
  const spur = pointsOf([1120, 1070, 1240, 1052, 1340, 1034, 1440, 1024, 1530, 1026, 1640, 1046]);
  const crest = pointsOf([
    -20, 1120, 120, 1092, 280, 1072, 460, 1062, 700, 1058, 1000, 1062, 1240, 1076, 1440, 1100, 1640, 1128,
  ]);
  const far = sheet.tinted({ roof: "#c99a62", roofShade: "#7d564e" });
  sheet.add(
    fill(curveDownTo(spur, 1210), "#d8bd86"),
    fill("M1460 1026Q1560 1034 1640 1062V1046Q1570 1026 1500 1022Z", "#b59a80"),
    fill("M1462 1036Q1540 1046 1622 1044Q1590 1030 1520 1026Z", "#a98a86"),
    place(
      windmill(far, { turn: 33, seed: 8 }) + fill("M24-143Q40-142 54-140L64 0Q46 6 30 7Z", sheet.mood.wallShade, 0.9),
      1462,
      1032,
      1.12,
    ),
    grass(sheet, { from: 1370, to: 1560, ground: () => 1038, count: 60, height: 20, colour: "#b3934f", seed: 6 }),
    fill(curveDownTo(crest, 1220), "#e8ca8a"),
    fill("M900 1140L1226 1086L1402 1078Q1436 1077 1530 1090Q1440 1108 1404 1112L1236 1130Z", "#a3869a"),
    fill("M872 1146H986Q960 1164 800 1178T430 1220H40Q330 1190 560 1176T872 1146Z", "#f6e3b4"),
  );
}

/** Long dry blades of unlike height in clumps along the lower edge, some with ears. */
function longGrass(from: number, to: number, tall: number, count: number, seed: number): { blades: Path; ears: Path } {
  const random = randomOf(seed);
  const clumps = counted(Math.max(2, Math.round(count / 9))).map(() => ({
    x: random.between(from, to),
    strong: random.between(0.4, 1),
  }));
  let [blades, ears] = ["", ""];
  for (const index of counted(count)) {
    const { x, strong } = clumps[index % clumps.length] ?? { x: from, strong: 1 };
    const off = random.around(46);
    const high = tall * strong * random.between(0.5, 1.05);
    // The north wind of the ridge lays them to the right.
    const lean = off * 0.6 + high * random.between(0.1, 0.42);
    const wide = random.between(2.4, 4.6);
    const [x0, x1, y1] = [x + off, x + off + lean, 1216 - high];
    blades += `M${short(x0 - wide)} 1216Q${short(x0 + lean * 0.16)} ${short(1216 - high * 0.6)} ${short(x1)} ${short(y1)}Q${short(x0 + lean * 0.3 + wide)} ${short(1216 - high * 0.5)} ${short(x0 + wide)} 1216Z`;
    if (index % 4 === 0 && strong > 0.6) ears += earOf([x1, y1], lean / high, tall * random.between(0.2, 0.28));
  }
  return { blades, ears };
}

/** An ear of wild barley that nods to the right: a spindle with three awns. */
function earOf([x, y]: Point, lean: number, long: number): Path {
  const [ux, uy] = [Math.sin(lean + 0.35), -Math.cos(lean + 0.35)];
  const at = (up: number, out: number) =>
    `${short(x + ux * long * up - uy * long * out)} ${short(y + uy * long * up + ux * long * out)}`;
  const awns = [-0.26, 0, 0.24].map(
    (out) => `M${at(0.5, out * 0.3 - 0.03)}L${at(1.75, out)}L${at(0.5, out * 0.3 + 0.03)}Z`,
  );
  return `M${at(-0.12, 0)}Q${at(0.36, 0.15)} ${at(1, 0)}Q${at(0.36, -0.15)} ${at(-0.12, 0)}Z${awns.join("")}`;
}

/** A ball of spiky flowers, about 2 by `radius`. */
function globe(random: Random, x: number, y: number, radius: number): Path {
  return polygon(
    counted(36).map((index): Point => {
      const angle = (index / 36) * Math.PI * 2;
      const reach = radius * (index % 2 ? random.between(0.98, 1.16) : 0.78);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}

/** A toothed leaf of a thistle from its stem to a tip. */
function spinyLeaf([x, y]: Point, [tipX, tipY]: Point, half: number): Path {
  const side = (sign: number) =>
    counted(13).map((index): Point => {
      const share = index / 12;
      const out = half * Math.sin(Math.PI * (0.12 + share * 0.88)) * (index % 2 ? 1.1 : 0.5) * sign;
      const long = Math.hypot(tipX - x, tipY - y) || 1;
      return [
        mixed(x, tipX, share) - ((tipY - y) / long) * out,
        mixed(y, tipY, share) + ((tipX - x) / long) * out + Math.sin(share * Math.PI) * -half * 0.5,
      ];
    });
  return polygon([...side(1), ...side(-1).toReversed()]);
}

/** A globe thistle that grows from under the lower edge: a stem, toothed leaves, a head in the light from the left. */
function globeThistle(x: number, y: number, radius: number, bend: number, seed: number): Drawing {
  const random = randomOf(seed * 31);
  const foot: Point = [x - bend, 1230];
  const onStem = (share: number): Point => [mixed(foot[0], x, share ** 1.5), mixed(foot[1], y, share)];
  const leaves = counted(4).map((index) => {
    const share = 0.12 + index * 0.19 + random.around(0.04);
    const side = index % 2 ? 1 : -1;
    const [from, long] = [onStem(share), radius * random.between(2.1, 2.9) * (1 - share * 0.45)];
    return { side, path: spinyLeaf(from, [from[0] + side * long, from[1] - long * 0.42], radius * 0.38) };
  });
  const of = (side: number) =>
    leaves
      .filter((leaf) => leaf.side === side)
      .map(({ path }) => path)
      .join("");
  return (
    stroke(
      `M${short(foot[0])} 1230Q${short(foot[0] + bend * 0.2)} ${short(mixed(1230, y, 0.55))} ${short(x)} ${short(y)}`,
      "#6f7f5c",
      radius * 0.2,
    ) +
    fill(of(1), "#5f7358") +
    fill(of(-1), "#93a06a") +
    fill(globe(random, x, y, radius), "#4f4f92") +
    fill(globe(random, x - radius * 0.14, y - radius * 0.14, radius * 0.8), "#7f7fc4") +
    fill(globe(random, x - radius * 0.3, y - radius * 0.32, radius * 0.42), "#b9b8ea")
  );
}

/** A full sack that sags on the ground, tied above; 70 high, its shadow to the right. */
function flourSack(lit: string, shade: string): Drawing {
  return (
    fill("M-20 4Q20 12 74 2Q50-8 10-8Z", "#8f7a86", 0.8) +
    fill("M-28 0Q-34-30-14-56L-20-70Q-2-64 14-71L10-56Q32-30 28 0Q0 8-28 0Z", lit) +
    fill("M6-56L14-71L10-56Q32-30 28 0Q18 5 6 5Q18-24 6-56Z", shade) +
    stroke("M-13-56Q-2-52 10-56", "#7d564e", 4)
  );
}

/** Where the mill meets the ground: stones of its footing, tufts against the wall; then the edge before us, tall grass and thistles. */
function drawFront(sheet: Sheet): void {
  const footing = (x: number) => 1122 + Math.sin(((x - 656) / 580) * Math.PI) * 26;
  const edge = pointsOf([-20, 1150, 160, 1164, 360, 1186, 600, 1202, 900, 1196, 1140, 1186, 1360, 1166, 1640, 1142]);
  const left = longGrass(-20, 400, 150, 120, 3);
  const right = longGrass(1100, 1620, 136, 120, 5);
  const leftLit = longGrass(-20, 450, 112, 110, 7);
  const rightLit = longGrass(1040, 1620, 100, 110, 9);
  const crest = (x: number) => heightAt(pointsOf([280, 1078, 460, 1068, 700, 1064]), x);
  sheet.add(
    grass(sheet, { from: 300, to: 640, ground: crest, count: 60, height: 30, colour: "#c9a65c", seed: 12 }),
    grass(sheet, {
      from: 420,
      to: 640,
      ground: (x) => crest(x) + 40,
      count: 30,
      height: 34,
      colour: "#b3934f",
      seed: 15,
    }),
    place(rocks(sheet, { spread: 120, count: 3, size: 15, seed: 12 }), 520, 1096),
    grass(sheet, { from: 650, to: 868, ground: footing, count: 70, height: 34, colour: "#b3934f", seed: 3 }),
    grass(sheet, { from: 990, to: 1250, ground: footing, count: 80, height: 34, colour: "#8d7350", seed: 5 }),
    place(rocks(sheet, { spread: 150, count: 4, size: 20, seed: 4 }), 1190, 1140),
    place(rocks(sheet, { spread: 90, count: 3, size: 18, seed: 9 }), 680, 1138),
    place(flourSack("#dcb47a", "#98705c"), 1020, 1150, 1),
    place(flourSack("#cfa468", "#8a6456"), 1064, 1158, 0.86),
    fill(curveDownTo(edge, 1220), "#cfae68"),
    fill(left.blades + right.blades, "#a58a4c"),
    fill(left.ears + right.ears, "#c9a660"),
    globeThistle(84, 1004, 44, 26, 1),
    globeThistle(196, 1082, 36, -14, 2),
    globeThistle(12, 1096, 34, -6, 3),
    globeThistle(1486, 1108, 30, 18, 5),
    globeThistle(1566, 1060, 38, 10, 4),
    fill(leftLit.blades + rightLit.blades, "#e2c478"),
    fill(leftLit.ears + rightLit.ears, "#f6e2a6"),
  );
}
