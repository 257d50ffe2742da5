import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gumbet, GUMBET_CAST, gumbetFlags, gumbetShade } from "../parts/buildings/gumbet.ts";
import { boulder } from "../parts/land/boulder.ts";
import { fieldWall } from "../parts/land/fieldWall.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { thymeDrift } from "../parts/plants/thyme.ts";
import { olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { type Girth, limb } from "../parts/people/body.ts";
import { person } from "../parts/people/person.ts";

const HORIZON = 500;
const VIEW = { horizon: HORIZON, centre: 800, eye: 3.4, focal: 1950 };
const EYE = cameraOf(VIEW);
/** Where the middle of the cistern is, in metres from the eye. */
const SITE = { camera: EYE, eye: 3.4, right: -1.7, away: 17 };

/** A gümbet on a terrace above the bay in the evening: an old olive whose shade lies on it, goats at its trough, their shepherd at the wall. */
export const SCENE: Scene = {
  name: "gallery-cistern",
  seed: 133,
  mood: "gold",
  colours: {
    sky: ["#4f8fae", "#a3c6c2", "#f7dfb0", "#fbbd88"],
    zenith: "#3a7ba3",
    sea: ["#f6d9a6", "#9fc7bb", "#4e9fb0", "#2f86a0"],
    wall: "#fbdfb2",
    wallBright: "#fff3da",
    wallShade: "#a98bbb",
    wallDeep: "#7d669f",
    ground: "#dcbb74",
    groundShade: "#7d566c",
    leafLight: "#cdc685",
    leaf: "#8b8f5a",
    leafDark: "#4a563f",
    trunk: "#5d4446",
    far: "#b79fb6",
    farShade: "#9a86ad",
  },
  grain: 0.26,
  crops: { wide: 190, square: 130 },
  draw(sheet) {
    drawFar(sheet);
    drawSpur(sheet);
    drawHill(sheet);
    drawTerrace(sheet);
    sheet.add(shepherd(sheet), gumbet(sheet, SITE));
    drawTrough(sheet);
    drawNear(sheet);
  },
};

const on = (right: number, away: number): Point => EYE([right, away, 0]);

/** The evening sky, a far coast, and two islands on the water. */
function drawFar(sheet: Sheet): void {
  const { far, farShade } = sheet.mood;
  const island = (row: readonly number[], shade: Path, haze: number): Drawing => {
    const body = curveDownTo(pointsOf(row), (row.at(-1) ?? HORIZON) + 2);
    return fill(body, blend(far, "#f8c79c", haze)) + sheet.clipped(body, fill(shade, blend(farShade, "#f0b99c", haze)));
  };
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    sheet.glow([40, 430], 620, "#fff1cc", 0.6),
    fill(
      "M900 262Q1040 240 1150 248Q1220 226 1330 238Q1440 214 1560 232Q1620 228 1680 220V252Q1480 268 1300 262Q1080 276 900 262Z",
      "#fdebc8",
      0.8,
    ),
    fill(
      "M1070 272Q1200 260 1330 262Q1450 248 1560 256Q1620 256 1680 250V264Q1480 278 1330 272Q1180 282 1070 272Z",
      "#efbf9c",
      0.8,
    ),
    fill(
      curveDownTo(pointsOf([960, 496, 1080, 484, 1180, 474, 1290, 480, 1400, 468, 1500, 474, 1640, 462]), HORIZON + 3),
      blend(far, "#fbc795", 0.45),
    ),
    sea(sheet, { top: HORIZON, bottom: 790, dabs: 26, foot: false }),
    island(
      [1010, 528, 1040, 518, 1076, 490, 1110, 468, 1138, 462, 1164, 474, 1200, 486, 1236, 512, 1270, 528],
      "M1138 450Q1156 486 1150 540H1290V500Q1200 488 1164 470ZM1084 484Q1098 506 1090 540H1050Q1080 510 1084 484Z",
      0.12,
    ),
    island(
      [1296, 517, 1318, 510, 1336, 496, 1352, 492, 1368, 499, 1392, 504, 1420, 512, 1436, 517],
      "M1352 484Q1366 500 1360 522H1450V508Q1390 504 1366 495Z",
      0.3,
    ),
    fill(lens(1150, 534, 250, 7) + lens(1366, 522, 150, 4), "#8c86a4", 0.4),
    // A sail comes home.
    fill("M1098 596L1100 560Q1120 580 1124 594ZM1095 596L1097 570Q1086 584 1082 595Z", "#fffaf0") +
      fill("M1080 598H1126L1118 605H1088Z", "#7a4a48") +
      fill(lens(1104, 609, 56, 4), "#fbe3b8", 0.7),
    ...placesOf([1010, 566, 190, 1180, 590, 240, 1320, 552, 150, 1090, 626, 210, 1250, 648, 160]).map(([x, y, long]) =>
      fill(lens(x, y, long, 3.4), "#ffeec8", 0.75),
    ),
  );
}

/** Height of the sea under the terrace, in metres. */
const SEA = -62;
const folds = rolling(7);

/** Height of the spur beyond the bay: it rises to the right in folds, and falls off behind its crest. */
function spurAt(right: number, away: number): number {
  const rise = within((right - 78 - 26 * folds(away / 110, 0.4)) / 230);
  const swell = rise * rise * (3 - 2 * rise);
  const gully = Math.abs(folds(away / 62 + right / 190, right / 240)) * 34 * Math.sqrt(rise);
  return (
    SEA -
    1 +
    4 * within(rise * 40) +
    (100 + 34 * folds(right / 62 + 3, away / 240)) * swell * Math.exp(-(((away - 620) / 240) ** 2)) -
    gully * within(rise * 4)
  );
}

/** An olive some way off: a crown lit on its left, its shadow on the slope; `pale` for how much air lies before it. */
function farOlive(random: Random, [x, y]: Point, size: number, pale: number): Drawing {
  return (
    fill(lens(x + size * 0.9, y + size * 0.2, size * 3.4, size * 0.6), blend("#7c6a52", "#a08a78", pale), 0.7) +
    fill(blot(random, x, y - size * 0.5, size, size * 0.76), blend("#525e3d", "#878a66", pale)) +
    fill(blot(random, x - size * 0.3, y - size * 0.8, size * 0.56, size * 0.4), blend("#98985a", "#b9b080", pale))
  );
}

/** The spur: folds in light and shade, terrace walls that follow its levels, olives along them, a strand. */
function drawSpur(sheet: Sheet): void {
  const patches = rolling(12);
  const random = randomOf(5);
  const lightOn = (right: number, away: number): number => {
    const up = spurAt(right, away);
    return (spurAt(right + 5, away) - up) * 0.17 - (spurAt(right, away + 8) - up) * 0.05;
  };
  const trees = counted(640)
    .map(() => [random.between(95, 330), random.between(400, 690)] as const)
    .filter(([right, away]) => {
      const up = spurAt(right, away);
      return up > SEA + 7 && Math.abs(((up - SEA) % 9) - 5) < 2.4 && patches(right / 60, away / 60) > -0.1;
    })
    .toSorted(([, one], [, other]) => other - one)
    .map(([right, away]): Drawing => {
      const [x, y] = EYE([right, away, spurAt(right, away)]);
      return farOlive(random, [x, y], (1950 / away) * random.between(1.5, 2.7), (away - 400) / 420);
    });
  sheet.add(
    // Where it runs out under water.
    fill("M1400 560Q1306 566 1270 586Q1222 612 1164 622Q1060 640 980 720L1100 760L1360 640Z", "#7cc6c0", 0.55),
    fill("M1400 580Q1290 586 1248 610Q1200 636 1140 648Q1070 666 1030 730L1100 760L1340 640Z", "#a3dccb", 0.7),
    terrain({
      ...VIEW,
      window: [940, 300, 1610, 880],
      cell: 2,
      reach: [360, 940],
      steps: 1300,
      ground: spurAt,
      tone: (right, away) => {
        const up = spurAt(right, away);
        if (up < SEA + 0.2) return -1;
        if (up < SEA + 3.4) return 5;
        const level = (up - SEA + patches(right / 40, away / 40) * 1.6) % 9;
        if (level < 1.7 && up > SEA + 8 && patches(right / 70 + 9, away / 60) > -0.45) return 4;
        return within(Math.floor(lightOn(right, away) * 4.6 + patches(right / 30, away / 34) * 0.7 + 1.2), 0, 3);
      },
      inks: ["#94806a", "#ac966a", "#c6b178", "#dec98c", "#f0d09c", "#fbe9bd"],
    }),
    ...trees,
  );
}

/** The hill behind the cistern on the left, away from the sun's side: two terraces, olives on them. */
function drawHill(sheet: Sheet): void {
  const tones = ["#c9a27c", "#bb9479", "#d6b088", "#ad8678"] as const;
  const walls = { tones, top: ["#f7dfae", "#eed09c"], ends: ["#e4be90", "#7a5c74"], gaps: "#7a5c66" } as const;
  const tree = sheet.tinted({ leafLight: "#b9b57a", leaf: "#7f8656", leafDark: "#4c5844" });
  const random = randomOf(14);
  sheet.add(
    fill(
      curveDownTo(pointsOf([-40, 372, 80, 384, 190, 420, 300, 470, 420, 540, 560, 600]), 800),
      blend("#a8a070", "#d8b59a", 0.35),
    ),
    fill("M-40 470Q150 470 300 540L520 640V800H-40Z", "#b2a268"),
    ...placesOf([
      20, 446, 15, 60, 452, 18, 110, 460, 14, 176, 474, 17, 214, 492, 13, 300, 540, 16, 326, 548, 12, 44, 520, 22, 96,
      526, 18, 158, 540, 23, 240, 572, 20, 276, 580, 15,
    ]).map(([x, y, size]) => farOlive(random, [x, y], size, 0.3)),
    fill("M-40 610Q160 600 330 640V800H-40Z", "#c4ab68"),
    place(olive(tree, { seed: 4 }), 250, 650, 0.62),
    place(olive(tree, { seed: 6 }), 60, 636, 0.7),
    fieldWall({ camera: EYE, line: pointsOf([-14, 27, -9, 26.6, -3.4, 27.6]), high: 0.95, seed: 4, ...walls }),
  );
}

/** The line of the wall at the edge of the terrace, in metres, from behind the cistern to us. */
const WALL = pointsOf([0.6, 31.4, 3, 29.8, 4.8, 26.8, 5.8, 22.8, 6.05, 18.6, 5.75, 14.6, 5.1, 11, 4.4, 7.4]);

/** The terrace, with the slope that falls off behind its wall; the trodden path, what grows and lies on it, the shadows. */
function drawTerrace(sheet: Sheet): void {
  const { ground, groundShade } = sheet.mood;
  const tree = sheet.tinted({ leafLight: "#c6c07c", leaf: "#868b55", leafDark: "#4c573f" });
  const plan = windingRoad(([right, away]) => [right, away], WALL);
  const long = 25.5;
  const edge = polygon([
    ...shares(50).map((share) => on(...plan.at(share, -0.3))),
    [1700, 1260],
    [-60, 1260],
    on(-12, 27),
    on(-3, 27.8),
  ]);
  const path = windingRoad(EYE, PATH);
  const random = randomOf(17);
  sheet.add(
    // The next terraces down, whose walls look away from us: only their edges and the trees that stand on them show.
    fill("M880 706Q1060 694 1240 716Q1440 740 1660 800V1200H880Z", "#b59d60"),
    stroke("M880 706Q1060 694 1240 716Q1440 740 1660 800", "#f3d9a2", 4),
    place(olive(tree, { seed: 3 }), 1330, 788, 0.62),
    place(olive(tree, { seed: 9 }), 1456, 842, 0.86),
    place(olive(tree, { seed: 5 }), 1592, 900, 1.06),
    fill(edge, ground),
    sheet.clipped(edge, meadow(random)),
    ...pebbles(random, path.at),
    sheet.clipped(edge, gumbetFlags(SITE) + fill(gumbetShade(SITE) + oliveShadow(), groundShade, 0.74)),
    fieldWall({
      camera: ([metres, back, up]) => {
        const [x, z] = plan.at(metres / long, -back);
        return EYE([x, z, up]);
      },
      line: [
        [0, 0],
        [long, 0],
      ],
      high: 0.98,
      thick: 0.5,
      tones: ["#ecc493", "#dfb282", "#f4d5a5", "#cfa17c"],
      top: ["#fff0cb", "#fbe2b2", "#f6d8a6"],
      ends: ["#f3cf9c", "#8f6684"],
      gaps: "#80566a",
      seed: 6,
    }),
    ...placesOf([
      1196, 790, 17, 1238, 800, 22, 1430, 872, 26, 1476, 892, 34, 1556, 968, 40, 1120, 962, 22, 1590, 1040, 34,
    ]).map(([x, y, size], index) => cushion(sheet, x, y, size, index)),
    ...placesOf([1272, 838, 13, 1150, 972, 18, 1180, 980, 10, 1330, 930, 14, 760, 1074, 16, 1420, 1010, 20]).map(
      ([x, y, size], index) =>
        boulder(x, y, size, ["#fff0cc", "#e2bd90", "#ad8378", "#80587a"], index + 40, groundShade),
    ),
    ...thymeDrift(sheet, pointsOf([716, 1072, 770, 1086, 840, 1104]), [5, 26, 16], 31),
    ...thymeDrift(sheet, pointsOf([1098, 1054, 1160, 1040, 1230, 1058]), [6, 30, 18], 44),
    ...thymeDrift(sheet, pointsOf([1060, 806, 1120, 800, 1176, 816]), [5, 15, 8], 12),
    // Grass that the scythe leaves at the foot of the wall.
    ...shares(46).map((share) => {
      const [x, z] = plan.at(0.1 + share * 0.9, 0.12 + random.next() * 0.25);
      return tuft(random, on(x, z), 1950 / z / 6.4, random.chance(0.5) ? "#8b8a4c" : "#a89a55");
    }),
  );
}

/** A cushion of sage or spurge with its shade to the right. */
function cushion(sheet: Sheet, x: number, y: number, size: number, seed: number): Drawing {
  return (
    fill(lens(x + size * 0.6, y + size * 0.1, size * 2.6, size * 0.4), sheet.mood.groundShade, 0.66) +
    leafMass(sheet, {
      x,
      y: y - size * 0.36,
      width: size,
      height: size * 0.5,
      seed,
      count: 12,
      size: 9 + size * 0.3,
      colours: ["#4f5a48", "#7f8a5e", seed % 3 ? "#b9b880" : "#d3c277"],
    })
  );
}

/** The middle of the trodden path, by metres from us and to the right. */
const PATH = pointsOf([1.5, 6.2, 1.4, 6.8, 0.9, 8.2, 0.2, 9.7, -0.9, 11, -1.9, 12, -2.6, 13, -2.8, 14]);
const BY_AWAY = PATH.map(([right, away]): Point => [away, right]);
const besidePath = (right: number, away: number): number => right - heightAt(BY_AWAY, away);

const [hummocks, knobs] = [rolling(3), rolling(8)];

/** Height of the meadow: hummocks, lower along the path, level where the cistern and the trough stand. */
function meadowAt(right: number, away: number): number {
  const free =
    within((Math.hypot(right - SITE.right, away - SITE.away) - 4) / 2) *
    within((Math.hypot(right - 2, away - 13.2) - 1.5) / 1.4);
  const path = Math.exp(-((besidePath(right, away) / 0.7) ** 2)) * within((14 - away) / 2);
  return free * (hummocks(right / 2.1, away / 2.6) * 0.2 + knobs(right / 0.8, away) * 0.05) * (1 - path) - 0.09 * path;
}

/** The meadow in the low sun: every hummock lit on its left, dry grass in tufts where it is richest, the path worn into it. */
function meadow(random: Random): Drawing {
  const patches = rolling(21);
  const lightOn = (right: number, away: number): number =>
    (meadowAt(right + 0.2, away) - meadowAt(right - 0.2, away)) / 0.4;
  const tufts = counted(520)
    .map(() => mixed(8.6, 25, random.next() ** 1.5))
    .toSorted((one, other) => other - one)
    .map((away): Drawing => {
      const right = random.between(-0.44, 0.44) * away;
      if (patches(right / 2.4, away / 2.8) < 0.12 || Math.abs(besidePath(right, away)) < 0.75) return "";
      const size = (1950 / away) * random.between(0.07, 0.16);
      return tuft(
        random,
        EYE([right, away, meadowAt(right, away)]),
        size,
        random.pick(["#a89a52", "#8f8f50", "#b89c58"]),
      );
    });
  return (
    terrain({
      ...VIEW,
      window: [-10, 690, 1610, 1210],
      cell: 2,
      reach: [6.2, 32],
      steps: 420,
      ground: meadowAt,
      tone: (right, away) => {
        const beside = besidePath(right, away);
        const worn = 0.5 + patches(right * 1.7, away * 0.9) * 0.12;
        if (Math.abs(beside) < worn && away < 14) return beside < worn * 0.5 && beside > -worn * 0.7 ? 5 : 4;
        const light =
          lightOn(right, away) * 9 + patches(right / 2.4, away / 1.9) * 0.6 - within((10.5 - away) / 4) * 0.9;
        return within(Math.floor(light + 2.2), 0, 3);
      },
      inks: ["#b08f55", "#c8a860", "#dcbc72", "#ecd08c", "#e0b982", "#f6dcaa"],
    }) + tufts.join("")
  );
}

/** A tuft of dry grass: seven blades from one root. */
function tuft(random: Random, [x, y]: Point, size: number, colour: string): Drawing {
  const shade = fill(lens(x + size * 0.8, y + size * 0.04, size * 2.2, size * 0.12), "#7a5c50", 0.4);
  return (
    shade +
    fill(
      counted(7)
        .map((index) => {
          const lean = (index - 3) * 0.22 + random.around(0.14);
          const tall = size * random.between(0.7, 1.3) * (1 - Math.abs(index - 3) * 0.1);
          const [foot, half] = [x + (index - 3) * size * 0.1, size * 0.05];
          return polygon([
            [foot - half, y],
            [foot + lean * tall * 0.4 - half * 0.5, y - tall * 0.6],
            [foot + lean * tall, y - tall],
            [foot + half, y],
          ]);
        })
        .join(""),
      colour,
    )
  );
}

/** The shade of a bunch of leaves on the ground, in metres. */
function blotOn(random: Random, x: number, z: number, size: number): Path {
  return curve(
    counted(9).map((index) => {
      const [turn, reach] = [(index / 9) * Math.PI * 2, size * (index % 2 ? 0.7 : 1.2) * random.between(0.7, 1.1)];
      return on(x + Math.cos(turn) * reach, z + Math.sin(turn) * reach * 0.9);
    }),
    true,
  );
}

/** The shade of the olive on the ground: its stem, and its crown with the sun between its leaves. */
function oliveShadow(): Path {
  const random = randomOf(44);
  const bunch = (count: number, [right, wide]: Point, [away, deep]: Point, size: number): Path =>
    counted(count)
      .map(() => {
        const [far, angle] = [Math.sqrt(random.next()), random.next() * 6.3];
        const [x, z] = [right + Math.cos(angle) * far * wide, away + Math.sin(angle) * far * deep];
        return blotOn(random, x, z, size * random.between(0.3, 1));
      })
      .join("");
  return `${bunch(64, [-3.5, 2.3], [12.1, 1.7], 0.46)}${bunch(40, [-2.9, 1.9], [9.3, 0.8], 0.34)}M120 1100Q300 1060 470 1036L600 1000L606 1012Q430 1070 250 1112Z`;
}

/** Stones along both sides of the path, small ones trodden into it. */
function pebbles(random: Random, at: (share: number, offset: number) => Point): Drawing[] {
  const rock = ["#fff0cc", "#e2bd90", "#ad8378", "#80587a"] as const;
  return counted(26).map((index) => {
    const [share, side] = [0.96 - index * 0.034, index % 2 ? 1 : -1];
    const [x, y] = at(share, side * random.between(0.58, 0.86));
    return boulder(x, y, ((y - HORIZON) / 3.4) * random.between(0.03, 0.085), rock, index + 3, "#7a5c74");
  });
}

/** The shepherd, his arms on the wall, looks out over the bay. */
function shepherd(sheet: Sheet): Drawing {
  const away = 25.2;
  const [x, y] = on(4.3, away);
  const man = person(sheet, {
    pose: "leaning",
    behind: true,
    top: "#b4583f",
    bottom: "#54506a",
    hat: "#efd3a0",
    shadow: false,
  });
  return fill(lens(x + 62, y + 1, 150, 9), sheet.mood.groundShade, 0.74) + place(man, x, y, (1950 / away) * 0.0164);
}

/** The trough, hewn of one stone, before the drum; one goat drinks, one waits. */
function drawTrough(sheet: Sheet): void {
  const at = frameOf(EYE, { right: 1.5, away: 13.3, heading: 84 });
  const face = (numbers: readonly number[]): Path => polygon(placesOf(numbers).map((spot) => at(spot)));
  // A hewn rim is nowhere quite straight.
  const rim = (grow: number, up: number): Path =>
    polygon(
      placesOf([
        -0.92, -0.34, -0.02, -0.37, -0.36, 0.01, 0.28, -0.34, -0.015, 0.92, -0.32, 0, 0.94, 0, 0, 0.9, 0.34, 0, 0, 0.36,
        0.01, -0.89, 0.34, 0, -0.93, 0, 0,
      ]).map(([along, aside, lift]) => at([along * grow, aside * grow, up + lift])),
    );
  const well = rim(0.84, 0.39);
  sheet.add(
    goat(sheet, WAITING, "#8a5238", [4.75, 16.3], -1),
    fill(
      face([-0.92, -0.34, 0, 0.92, -0.34, 0, 1.48, -0.14, 0, 1.48, 0.56, 0, 0.92, 0.34, 0]),
      sheet.mood.groundShade,
      0.78,
    ),
    // Spilt water before it.
    fill(lens(1046, 1014, 170, 10) + lens(1022, 1020, 90, 8), "#a07c58", 0.55),
    fill(
      face([
        -0.92, -0.34, 0, -0.276, -0.37, -0.01, 0.46, -0.34, 0, 0.92, -0.34, 0, 0.92, -0.32, 0.4, 0.276, -0.34, 0.385,
        -0.368, -0.36, 0.41, -0.92, -0.34, 0.38,
      ]),
      "#d3a680",
    ),
    // The marks of the chisel, a chipped edge, and what runs over.
    ...placesOf([
      -0.76, 0.3, 0.12, -0.5, 0.14, 0.1, -0.3, 0.26, 0.14, 0.1, 0.12, 0.1, 0.34, 0.28, 0.12, 0.62, 0.16, 0.14, -0.64,
      0.06, 0.1,
    ]).map(([along, up, long]) =>
      stroke(polyline([at([along, -0.35, up]), at([along + long, -0.35, up + 0.05])]), "#b98a70", 2.4, 0.8),
    ),
    fill(
      face([
        0.02, -0.36, 0.4, 0.2, -0.36, 0.4, 0.19, -0.36, 0.24, 0.15, -0.36, 0.2, 0.16, -0.36, 0, 0.08, -0.36, 0, 0.07,
        -0.36, 0.26,
      ]),
      "#a77f70",
      0.65,
    ),
    fill(
      face([0.46, -0.34, 0, 0.92, -0.34, 0, 0.92, -0.32, 0.4, 0.791, -0.34, 0.28, 0.736, -0.34, 0.12]),
      "#b98a78",
      0.7,
    ),
    fill(face([-0.92, 0.34, 0, -0.92, -0.34, 0, -0.92, -0.34, 0.38, -0.93, 0, 0.4, -0.89, 0.34, 0.4]), "#f6d7a4"),
    fill(rim(1, 0.4), "#fff0cc"),
    fill(well, "#6f5874"),
    sheet.clipped(
      well,
      fill(rim(0.84, 0.31), "#3f8da3") + fill(lens(900, 948, 90, 5) + lens(960, 942, 60, 4), "#f3e3b8", 0.85),
    ),
    goat(sheet, DRINKING, "#5c3f40", [2.93, 13.15], -1),
  );
}

/** A goat that faces right, in centimetres from the ground under its middle. */
interface GoatForm {
  /** Trunk, neck and head in one line: from the poll over the face, breast, belly and rump back along the spine. */
  body: readonly number[];
  /** Legs from the trunk to the pastern, the near ones and those behind them. */
  near: readonly (readonly Girth[])[];
  far: readonly (readonly Girth[])[];
  horn: readonly number[];
  ear: readonly number[];
  beard: readonly number[];
  tail: readonly number[];
}

const HIND_LEGS: Pick<GoatForm, "near" | "far"> = {
  near: [girths(-33, -58, 13, -31, -44, 10, -37, -31, 5.6, -43, -25, 4.2, -42, -12, 2.9, -41, -4, 3.2)],
  far: [girths(-26, -52, 10, -22, -40, 7.6, -26, -29, 4.8, -32, -23, 3.6, -30, -11, 2.7, -28, -4, 3)],
};
const WAITING: GoatForm = {
  body: [
    46, -112, 53, -113, 62, -107, 72, -100, 73, -95, 67, -93, 58, -96, 53, -91, 49, -80, 45, -68, 38, -56, 28, -48, 8,
    -43, -10, -40, -24, -42, -34, -46, -43, -54, -46, -64, -43, -72, -34, -76, -16, -74, 4, -74, 20, -78, 30, -86, 38,
    -99,
  ],
  near: [...HIND_LEGS.near, girths(34, -60, 11, 36, -46, 7, 37, -34, 4.6, 37, -29, 4.4, 37, -18, 2.9, 38, -4, 3.2)],
  far: [...HIND_LEGS.far, girths(28, -54, 9, 27, -40, 6, 25, -30, 4, 23, -18, 2.7, 22, -4, 3)],
  horn: [47, -111, 45, -122, 37, -131, 24, -134, 30, -130, 37, -125, 41, -118, 43, -110],
  ear: [44, -106, 36, -106, 28, -101, 31, -98, 40, -100],
  beard: [63, -94, 61, -84, 56, -78, 56, -88, 57, -94],
  tail: [-42, -71, -49, -77, -53, -84, -51, -72, -46, -64],
};
const DRINKING: GoatForm = {
  ...WAITING,
  body: [
    56, -76, 63, -74, 69, -65, 74, -53, 74, -46, 69, -45, 63, -51, 56, -54, 49, -54, 42, -51, 34, -47, 26, -44, 8, -41,
    -10, -39, -24, -41, -34, -46, -43, -54, -46, -64, -43, -72, -34, -76, -16, -74, 4, -73, 22, -78, 36, -79, 46, -79,
  ],
  near: [...HIND_LEGS.near, girths(33, -58, 11, 37, -44, 7, 42, -32, 4.5, 43, -27, 4.3, 45, -16, 2.9, 47, -4, 3.2)],
  horn: [57, -75, 51, -84, 42, -89, 30, -87, 37, -84, 44, -81, 49, -76, 52, -72],
  ear: [54, -70, 47, -67, 41, -60, 45, -58, 53, -64],
  beard: [66, -48, 66, -40, 62, -34, 60, -42, 61, -50],
};
function girths(...numbers: readonly number[]): Girth[] {
  return placesOf(numbers);
}

/** A goat at a place on the terrace: its shade laid out by the sun, its silhouette, dark below, the sun along what looks up to the left. */
function goat(sheet: Sheet, form: GoatForm, coat: string, [right, away]: Point, faces: 1 | -1): Drawing {
  // Lines run the same way round as those of `limb`, so that where the two overlap no hole is left.
  const outline = (row: readonly number[], dx = 0, dy = 0): Path => {
    const points = pointsOf(row).map(([x, y]): Point => [x * faces + dx, y + dy]);
    return curve(faces > 0 ? points.toReversed() : points, true);
  };
  const legs = (rows: readonly (readonly Girth[])[], dx = 0, dy = 0): Path =>
    rows.map((row) => limb(row.map(([x, y, half]): Girth => [x * faces + dx, y + dy, half]))).join("");
  const hoofs = [...form.near, ...form.far].map((row) => {
    const [x, y] = row.at(-1) ?? [0, 0];
    return polygon(pointsOf([-3.4, -1, 3.2, -1, 5.4, 4, -3.8, 4]).map(([dx, dy]): Point => [(x + dx) * faces, y + dy]));
  });
  const shade = blend(coat, "#3a2750", 0.5);
  const light = blend(coat, "#ffe3a8", 0.72);
  const all = (dx = 0, dy = 0): Path => outline(form.body, dx, dy) + legs(form.near, dx, dy);
  const low = outline([-60, -46, -40, -58, -16, -50, 8, -50, 26, -56, 40, -62, 54, -44, 50, 10, -60, 10]);
  const fall = (GUMBET_CAST[1] * 3.4) / away;
  const drawing =
    `<g transform="matrix(1 0 ${-GUMBET_CAST[0]} ${fall.toFixed(3)} 0 0)">${fill(all() + legs(form.far), sheet.mood.groundShade, 0.74)}</g>` +
    fill(legs(form.far), shade) +
    fill(hoofs.join(""), "#2c2030") +
    fill(outline(form.tail) + outline(form.beard), shade) +
    fill(all(), light) +
    sheet.clipped(all(), fill(all(2.6, 2.8), coat) + fill(low, shade, 0.4)) +
    fill(outline(form.ear), shade) +
    fill(outline(form.horn), "#57434c");
  return place(drawing, ...on(right, away), 19.5 / away);
}

/** The old olive on the left, its shade on the ground; grass at its foot, asphodel in the other corner. */
function drawNear(sheet: Sheet): void {
  const { trunk } = sheet.mood;
  const random = randomOf(63);
  const wood =
    "M-6 1100Q36 1062 46 990Q44 930 66 876Q60 800 14 742Q-30 700-80 680V640Q-10 660 40 706Q84 742 104 796Q112 700 92 612Q80 540 40 470L66 452Q116 540 130 624L140 690Q172 610 232 548L300 492L316 510L258 570Q196 640 184 730Q180 800 190 862Q212 920 206 990Q216 1060 270 1096Q224 1086 196 1098Q160 1080 128 1104Q92 1084 60 1106Q30 1088-6 1100Z";
  const lit =
    "M-6 1100Q36 1062 46 990Q44 930 66 876Q60 800 14 742Q-30 700-80 680V662Q-20 680 30 722Q84 770 92 860Q74 930 80 990Q78 1060 44 1100Q30 1088-6 1100ZM40 470L54 461Q104 560 116 640Q122 720 114 790L104 796Q112 700 92 612Q80 540 40 470ZM232 548L300 492L307 500Q210 590 176 690Q160 750 160 800Q140 760 150 690Q172 610 232 548Z";
  const grooves =
    "M92 1100Q104 1040 100 980Q96 920 116 860Q122 830 118 800Q136 840 128 890Q112 950 120 1000Q122 1060 112 1102ZM150 1092Q140 1030 148 970Q162 910 152 850Q176 910 166 980Q160 1040 172 1092ZM120 960Q112 930 124 900Q138 880 140 910Q142 950 130 984Q122 980 120 960Z";
  // Bark in half light beside what is lit, and the cool light of the ground along the right edge.
  const bark =
    "M44 1100Q78 1060 80 990Q76 930 94 866Q106 860 104 900Q90 950 96 1000Q92 1060 70 1104ZM104 796Q116 760 122 700Q128 640 116 580Q130 640 132 700Q134 780 118 830ZM150 690Q160 640 200 590Q176 650 168 700Q158 760 164 820Q150 780 150 690ZM136 1094Q130 1020 140 950Q146 1000 144 1040Q146 1070 150 1096Z";
  const rim =
    "M316 510L258 570Q196 640 184 730Q180 800 190 862Q212 920 206 990Q216 1060 270 1096Q206 1066 196 990Q202 920 180 864Q168 800 174 730Q188 636 250 566L311 504Z";
  const masses = placesOf([
    -10, 520, 96, 90, 452, 92, 330, 448, 70, 250, 400, 98, 20, 380, 130, 150, 330, 130, 330, 350, 104, 430, 386, 66,
    -20, 240, 130, 110, 200, 140, 270, 230, 130, 420, 270, 96, 500, 318, 56, 60, 80, 150, 220, 90, 140, 370, 150, 110,
    480, 210, 70, 130, -10, 150, 330, 20, 120, 450, 80, 70,
  ]);
  // The crown is palest above on the left, deepest below on the right.
  const crown = (x: number, y: number) => {
    const deep = within((x * 0.55 + y * 0.8 - 120) / 420);
    return [
      blend("#525f45", "#36443c", deep),
      blend("#979a62", "#66704c", deep),
      blend("#e0d592", "#a3a468", deep),
    ] as const;
  };
  sheet.add(
    fill(wood, trunk),
    fill(lit, "#c9a083"),
    fill(
      "M62 1102Q84 1050 84 990Q84 930 104 866Q116 800 122 730Q128 680 138 690Q150 760 152 830Q146 900 148 980Q150 1050 142 1104ZM176 690Q206 600 300 506L310 512Q226 600 186 700Q170 770 172 850Q162 770 176 690Z",
      "#7d5a54",
    ),
    fill(bark, "#8f6c64"),
    fill(grooves, "#38293a"),
    fill(rim, "#86708c"),
    fill(
      masses.map(([x, y, wide]) => disc(x + wide * 0.06, y + wide * 0.08, wide * 0.7, wide * 0.44)).join(""),
      "#3d4a3c",
    ),
    ...masses.map(([x, y, wide], index) =>
      leafMass(sheet, {
        x,
        y,
        width: wide,
        height: wide * 0.6,
        count: Math.round(10 + wide * 0.15),
        size: 31,
        seed: index + 2,
        colours: crown(x, y),
      }),
    ),
    ...bunches(random, 34, [-20, 330], [1086, 1112], 30, ["#6d7048", "#8f8a50", "#565f44"]),
    ...bunches(random, 40, [-40, 640], [1176, 1222], 62, ["#6f6c46", "#565b42", "#8f8450"]),
    ...placesOf([548, 1180, 34, 610, 1196, 20, 1290, 1176, 40, 1344, 1192, 22, 1560, 1096, 30]).map(
      ([x, y, size], index) => boulder(x, y, size, ["#fff0cc", "#e2bd90", "#ad8378", "#80587a"], index + 21, "#7a5c74"),
    ),
    ...bunches(random, 44, [1180, 1640], [1150, 1222], 58, ["#8f8a4c", "#a99a55", "#77754a"]),
    ...thymeDrift(sheet, pointsOf([1150, 1236, 1290, 1206, 1430, 1180, 1540, 1150, 1640, 1110]), [12, 92, 46], 20),
    ...bunches(random, 16, [1310, 1600], [1206, 1230], 44, ["#7f7d48", "#a99a55"]),
  );
}

/** Tall tufts of grass close to us, the far ones first. */
function bunches(
  random: Random,
  count: number,
  [left, right]: Point,
  [top, bottom]: Point,
  size: number,
  colours: readonly [string, ...string[]],
): Drawing[] {
  return counted(count).map((index) => {
    const spot: Point = [random.between(left, right), mixed(top, bottom, index / count)];
    return tuft(random, spot, size * random.between(0.6, 1.2), random.pick(colours));
  });
}
