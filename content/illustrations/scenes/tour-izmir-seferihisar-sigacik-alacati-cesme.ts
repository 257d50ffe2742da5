import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { dryStoneWall } from "../parts/buildings/stonework.ts";
import { slope } from "../parts/land/fields.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";

const HORIZON = 610;

/** The stone windmills of Alaçatı in a row on their rise, the coast road below them, kites over the bay behind. */
export const SCENE: Scene = {
  name: "tour-izmir-seferihisar-sigacik-alacati-cesme",
  seed: 51,
  mood: "gold",
  grain: 0.2,
  crops: { wide: 140, square: 250 },
  draw(sheet) {
    drawBay(sheet);
    drawKites(sheet);
    drawRise(sheet);
    drawRoad(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.42, reach: 0.45 }),
    sweptCloud(sheet, { x: 420, y: 180, length: 620, seed: 6 }),
    sweptCloud(sheet, { x: 760, y: 320, length: 480, seed: 2 }),
    plainSun(sheet, { x: 168, y: 470, radius: 54 }),
    ridge(sheet, {
      crest: pointsOf([-20, 556, 120, 548, 300, 566, 460, 540, 620, 574, 760, 560, 1000, 530, 1300, 560, 1620, 540]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 9,
    }),
    sea(sheet, { top: HORIZON, bottom: 940, dabs: 130, foot: false }),
    fill(
      counted(26)
        .map((index) => lens(168 + ((index * 37) % 90) - 45, HORIZON + 6 + index * 8, 40 + index * 3, 2 + index * 0.16))
        .join(""),
      sheet.mood.sun,
      0.85,
    ),
  );
}

/** Kitesurfers' kites over the shallow bay, each on its lines down to a board. */
function drawKites(sheet: Sheet): void {
  const kites = [
    [300, 330, 1.15, -14, "#c2265f", 250, 690],
    [520, 430, 0.85, 10, "#1d5d86", 470, 676],
    [640, 250, 1.3, 16, "#ee9433", 560, 740],
    [430, 520, 0.55, -8, "#fbf7ef", 404, 642],
    [110, 300, 0.8, 6, "#3f8fb5", 90, 660],
  ] as const;
  for (const [x, y, size, turn, colour, boardX, boardY] of kites) {
    const kite =
      fill("M-64 18Q-44-34 0-38Q44-34 64 18Q34-8 0-10Q-34-8-64 18Z", colour) +
      fill("M10-37Q44-34 64 18Q42-2 14-8Z", sheet.mood.near, 0.3) +
      stroke("M-22-33Q-20-20-22-8M20-33Q20-20 18-8", sheet.mood.wallBright, 2.6);
    sheet.add(
      stroke(
        `M${x - 52 * size} ${y + 14 * size}L${boardX} ${boardY}L${x + 52 * size} ${y + 14 * size}`,
        sheet.mood.near,
        1,
        0.55,
      ),
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${kite}</g>`,
      fill(lens(boardX, boardY + 3, 46 * size, 7 * size), sheet.mood.near),
      fill(lens(boardX - 46 * size, boardY + 5, 90 * size, 5 * size), sheet.mood.wallBright, 0.9),
    );
  }
}

/** Four mills, the nearest largest; grass, low walls and mastic bushes on the rise. */
function drawRise(sheet: Sheet): void {
  const crest: Point[] = pointsOf([
    500, 836, 560, 806, 680, 748, 800, 702, 930, 668, 1080, 640, 1240, 622, 1420, 624, 1640, 640,
  ]);
  const random = randomOf(8);
  const bushes = counted(12).map((): Drawing => {
    const x = random.between(720, 1600);
    const y = 760 + random.between(0, 130) - (x - 720) * 0.05;
    return leafMass(sheet, {
      x,
      y,
      width: random.between(26, 50),
      height: random.between(14, 24),
      seed: random.whole(1, 30),
      count: 12,
      size: 20,
    });
  });
  sheet.add(
    slope(sheet, {
      crest: pointsOf([-40, 878, 200, 874, 400, 852, 560, 802, 740, 770, 1100, 760, 1640, 740]),
      foot: 1210,
      colour: "#c79a5c",
      shade: "#7d5a56",
    }),
    fill(`${curve(crest)}L1640 1010Q1240 1010 980 940T500 836Z`, "#e2b771"),
    sheet.spray(`${curve(crest)}L1640 1010Q1240 1010 980 940T500 836Z`, "#a0705a", {
      from: [1640, 960],
      to: [1000, 800],
      thick: 0.8,
    }),
    mill(sheet, 752, 738, 0.78, 8),
    mill(sheet, 936, 690, 0.98, 30),
    mill(sheet, 1166, 668, 1.26, 17),
    place(dryStoneWall(sheet, { width: 620, height: 44, seed: 5 }), 1060, 800),
    mill(sheet, 1440, 742, 1.66, 38),
    ...bushes,
    grass(sheet, {
      from: 700,
      to: 1600,
      ground: (x) => 800 - (x - 700) * 0.03,
      height: 30,
      count: 90,
      colour: "#8a6a3c",
      seed: 6,
    }),
  );
}

/** A mill of Alaçatı: a drum of rough stone, a low cone of shingles, a wheel of twelve spars with its cloth rolled up. 300 high. */
function mill(sheet: Sheet, x: number, y: number, scale: number, turn: number): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, trunk, door, window } = sheet.mood;
  const random = randomOf(turn);
  const drum = "M-74 0Q-70-80-64-186H64Q70-80 74 0Q0 14-74 0Z";
  const courses = counted(46).map(() => {
    const [across, up] = [random.between(-0.85, 0.5), random.between(8, 176)];
    return `M${short(across * 66)} ${short(-up)}h${random.whole(8, 18)}`;
  });
  const rim = counted(12).map((index): Point => {
    const angle = ((turn + index * 30) / 180) * Math.PI;
    return [-62 + Math.cos(angle) * 74, -216 + Math.sin(angle) * 124];
  });
  const hub: Point = [-62, -216];
  const cloth = rim
    .filter((_, index) => index % 3 === 0)
    .map(([tipX, tipY], index): string => {
      const next = rim[(index * 3 + 1) % 12] ?? hub;
      return polygon([
        [hub[0] + (tipX - hub[0]) * 0.3, hub[1] + (tipY - hub[1]) * 0.3],
        [tipX, tipY],
        [hub[0] + (next[0] - hub[0]) * 0.82, hub[1] + (next[1] - hub[1]) * 0.82],
      ]);
    });
  return place(
    fill(lens(90, 4, 300, 22), sheet.mood.groundShade, 0.7) +
      fill(drum, stone) +
      stroke(courses.filter((_, index) => index % 2).join(""), stoneWorn, 4) +
      stroke(courses.filter((_, index) => index % 2 === 0).join(""), wallBright, 3.4, 0.7) +
      sheet.spray(drum, stoneShade, { from: [74, -60], to: [-30, -60], thick: 1 }) +
      sheet.spray(drum, stoneDeep, { from: [78, -60], to: [30, -60], thick: 0.8 }) +
      fill("M-20 6V-52Q-20-72 0-72T20-52V6Z", wallBright) +
      fill("M-14 6V-50Q-14-64 0-64T14-50V7Z", door) +
      fill("M2 7V-64Q14-62 14-50V7Z", window) +
      fill(box(-8, -138, 18, 24), window) +
      fill("M-78-182Q0-198 78-182L6-268H-5Z", "#a4583c") +
      fill("M18-190Q50-190 78-182L6-268H2Z", "#6e3840") +
      fill("M-78-182Q0-198 78-182Q0-186-78-182Z", stoneDeep) +
      stroke(polyline([hub, [-10, -222]]), trunk, 8) +
      fill(cloth.join(""), "#fff4dc") +
      stroke(rim.map((end) => polyline([hub, end])).join("") + polygon(rim), trunk, 2.6) +
      fill(disc(hub[0], hub[1], 7), trunk),
    x,
    y,
    scale,
  );
}

/** The road of the coast: it comes from the foot of the sheet and bends away below the mills, down to the bay. */
function drawRoad(sheet: Sheet): void {
  const { near } = sheet.mood;
  const eye = cameraOf({ horizon: HORIZON, centre: 520, eye: 6, focal: 1500 });
  const bend = (away: number) => 0.5 - ((away - 12) / 19) ** 2.2 * 15;
  const depths = shares(36).map((share) => 12 + 19 * share ** 1.4);
  const strip = (left: number, right: number, from = 0, to = 1) => {
    const [first, last] = [Math.round(from * 35), Math.round(to * 35)];
    const part = depths.slice(first, last + 1);
    return `${curve(part.map((away) => eye([bend(away) + left, away, 0])))}${curve(part.toReversed().map((away) => eye([bend(away) + right, away, 0]))).replace("M", "L")}Z`;
  };
  const dashes = counted(9).map((index) => strip(-0.09, 0.09, index / 9, index / 9 + 0.055));
  sheet.add(
    fill(strip(-4, 4), "#b98b5c"),
    fill(strip(-3.3, 3.3), "#5f4a5e"),
    fill(strip(-3.1, -2.95) + strip(2.95, 3.1) + dashes.join(""), "#f6d9ae"),
    sheet.spray(strip(-3.3, 3.3), near, { from: [600, 1240], to: [500, 1000], thick: 0.4 }),
    place(agave(sheet, { seed: 4 }), 1150, 1120, 1.5),
    place(agave(sheet, { seed: 2 }), 1010, 1060, 0.9),
    leafMass(sheet, { x: 1500, y: 1150, width: 180, height: 86, seed: 11, count: 46, size: 34 }),
    leafMass(sheet, { x: 1250, y: 1190, width: 110, height: 44, seed: 12, count: 26, size: 30 }),
    grass(sheet, { from: -20, to: 200, ground: () => 1206, height: 90, count: 26, colour: near, seed: 3 }),
  );
}
