import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, lens, type Path, polygon, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { village } from "../parts/buildings/house.ts";
import { polygonalWall } from "../parts/buildings/polygonalWall.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 400;

/** Pedasa in the morning: the gate and a tower's foot of the Lelegians' wall on its hill, oaks, and far below the bay of Bodrum. */
export const SCENE: Scene = {
  name: "gallery-pedasa",
  seed: 134,
  mood: "morning",
  colours: {
    sky: ["#6faecb", "#b4d5d8", "#f6e6c6", "#fdeccb"],
    stone: "#ead9b8",
    stoneWorn: "#cfb492",
    stoneShade: "#8d809c",
    stoneDeep: "#4a4466",
    wallBright: "#fff8e6",
    leafLight: "#a9b46a",
    leaf: "#66803f",
    leafDark: "#34523a",
  },
  grain: 0.3,
  crops: { wide: 190, square: 200 },
  draw(sheet) {
    drawBay(sheet);
    drawHills(sheet);
    drawGround(sheet);
    drawWall(sheet);
    drawNear(sheet);
  },
};

/** From the slope above the gate: the wall's top lies below the sea's horizon. */
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 5.2, focal: 1330 });
/** Where the wall's line begins, and how far it turns from the square; a tower stands before it by as much as `OUT`. */
const [RIGHT, AWAY, TURN] = [-8.9, 13, 87];
const view = frameOf(eye, { right: RIGHT, away: AWAY, heading: TURN });
const { at } = facesOf(view);
/** Where along the wall the tower ends, and where the gate opens. */
const [TOWER, OPEN, SHUT, END] = [4.6, 9, 10.7, 17.5];
const OUT = 2.2;
const THICK = 1.5;

/** Kos far off, Karaada, and the bay with its two coves and its white town. */
function drawBay(sheet: Sheet): void {
  const { far, farShade } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.25, reach: 0.45 }),
    cloudBank(sheet, { x: 1120, y: 190, length: 520, seed: 5, strips: 4 }),
    fill(
      curveDownTo(
        pointsOf([220, HORIZON, 330, 384, 470, 362, 600, 352, 700, 366, 820, 384, 960, HORIZON]),
        HORIZON + 4,
      ),
      far,
    ),
    fill("M600 352Q626 372 690 380T780 404H960L820 384L700 366Z", farShade),
    fill(box(0, HORIZON, 1600, 300), sheet.downwards(["#d3e6dd", "#8fcad2", "#4aa4c2", "#2f8db4"], HORIZON, 640)),
    fill(
      counted(7)
        .map((index) => lens(420 + index * 120 - (index % 2) * 90, HORIZON + 14 + index * 13, 330 - index * 20, 4))
        .join(""),
      "#fffbe8",
      0.6,
    ),
    // Karaada.
    fill(
      curveDownTo(
        pointsOf([1040, 446, 1100, 424, 1180, 404, 1260, 396, 1340, 412, 1420, 408, 1500, 430, 1570, 446]),
        450,
      ),
      "#7fa3a6",
    ),
    fill("M1260 396Q1280 420 1330 432T1360 450H1572L1500 430L1420 408L1340 412Z", "#648c98"),
    // The shore beyond the bay, on the left.
    fill(curveDownTo(pointsOf([-20, 410, 80, 404, 190, 428, 300, 452, 420, 474, 500, 486]), 492), "#8fae9c"),
    fill("M80 404Q100 436 170 456T260 490H502L420 474L300 452L190 428Z", "#769c92"),
  );
}

/** The land falls away to the town in steps of green. */
function drawHills(sheet: Sheet): void {
  const random = randomOf(4);
  const town = sheet.tinted({ wallShade: "#a7b3cc" });
  sheet.add(
    fill(
      curveDownTo(
        pointsOf([
          -20, 478, 120, 492, 300, 508, 470, 520, 600, 506, 700, 514, 820, 540, 1000, 552, 1180, 538, 1330, 508, 1480,
          488, 1640, 470,
        ]),
        800,
      ),
      "#9db384",
    ),
    village(town, {
      rows: 5,
      far: [520, 1240],
      near: [330, 1130],
      ground: (x, share) => 532 + Math.abs(x - 830) * -0.012 + share * 54,
      scale: [0.2, 0.34],
      gardens: 0.46,
      flowers: 0.06,
      seed: 7,
    }),
    fill(
      curveDownTo(
        pointsOf([
          -20, 520, 160, 524, 330, 560, 480, 604, 640, 612, 820, 600, 1000, 596, 1140, 570, 1290, 540, 1460, 520, 1640,
          500,
        ]),
        900,
      ),
      "#86a268",
    ),
    fill("M1140 570Q1180 620 1120 660T1080 760H1640V500L1460 520L1290 540Z", "#6f8f60"),
    farCrowns(random, 90, [-20, 1640], [600, 660], 22, "#5b7c4c", "#86a05a"),
    fill(
      curveDownTo(pointsOf([-20, 610, 200, 620, 420, 656, 700, 668, 980, 650, 1240, 616, 1640, 570]), 1000),
      "#9caa62",
    ),
    farCrowns(random, 44, [-20, 1640], [664, 740], 40, "#557445", "#8ba053"),
  );
}

function drawGround(sheet: Sheet): void {
  const random = randomOf(8);
  const ground = "#d8c88c";
  const along = (x: number, forward: number) => at(x, forward, 0);
  const path = curve(
    pointsOf([
      9.7, -7, 9.35, -3, 9.3, 0, 9, 1.4, 7.6, 3.4, 5, 6.4, 9.4, 6.8, 10.2, 3.6, 10.4, 1.2, 10.4, 0, 10.3, -3, 10.5, -7,
    ]).map(([x, forward]) => along(x, forward)),
    true,
  );
  const tufts = counted(46).map(() => {
    const y = mixed(900, 1190, random.next());
    return lens(random.between(-20, 1620), y, mixed(40, 130, (y - 900) / 300), mixed(5, 11, (y - 900) / 300));
  });
  sheet.add(
    fill(
      `${curve([along(-6, -4.6), along(2, -5), along(9, -5.2), along(14, -5), along(22, -4.4)])}L1640 1220H-20Z`,
      blend(ground, "#9caa62", 0.35),
    ),
    fill(polygon([along(-8, 0), along(26, 0), [1640, 1220], [-40, 1220]]), ground),
    fill(tufts.join(""), "#b5ab66", 0.8),
    sheet.clipped(polygon([along(-8, -5), along(26, -5), [1640, 1220], [-40, 1220]]), fill(path, "#f0e0b4")),
  );
}

/** How high the wall stands, in metres, from its tower to its broken end. */
function height(along: number): number {
  if (along < OPEN) return 2.7 - (along - TOWER) * 0.05;
  return along < 13.2 ? 2.75 : mixed(2.6, 0.4, (along - 13.2) / 4.3);
}

function drawWall(sheet: Sheet): void {
  const { stone, stoneShade, wallBright, stoneWorn } = sheet.mood;
  const wall = (from: number, to: number, top: (along: number) => number, seed: number, forward = 0) =>
    polygonalWall(sheet, view, {
      from,
      to,
      top,
      seed,
      forward,
      thick: forward ? 2.2 : THICK,
      block: forward ? 1.3 : 1.1,
    });
  // The tower's side, in its own frame: it looks to the right, out of the light.
  const [sin, cos] = [Math.sin((TURN * Math.PI) / 180), Math.cos((TURN * Math.PI) / 180)];
  const turn = frameOf(eye, {
    right: RIGHT + TOWER * sin + OUT * cos,
    away: AWAY + TOWER * cos - OUT * sin,
    heading: TURN - 90,
  });
  const reveal = (u: number, low = 0, high = 2.2): Path =>
    polygon([at(u, 0, low), at(u, -THICK, low), at(u, -THICK, high), at(u, 0, high)]);
  sheet.add(
    // Shades on the ground, from the foot of what casts them.
    fill(polygon([at(TOWER, OUT, 0), at(TOWER + 1.5, 0, 0), at(TOWER, 0, 0)]), "#8f7f86", 0.75),
    fill(polygon([at(OPEN, 0, 0), at(SHUT - 0.5, 0, 0), at(SHUT, -THICK, 0), at(OPEN, -THICK, 0)]), "#a3907f", 0.8),
    wall(SHUT + 0.5, END, height, 6),
    fill(reveal(SHUT), wallBright),
    fill(reveal(SHUT, 0, 0.06) + reveal(SHUT, 0.98, 1.04), stoneShade, 0.7),
    fill(
      polygon([
        at(SHUT, -THICK * 0.44, 0),
        at(SHUT, -THICK * 0.48, 0),
        at(SHUT, -THICK * 0.52, 1),
        at(SHUT, -THICK * 0.48, 1),
      ]),
      stoneShade,
      0.7,
    ),
    wall(TOWER, OPEN - 0.5, height, 3),
    fill(polygon([at(TOWER, 0, 0), at(TOWER + 1.5, 0, 0), at(TOWER + 1.5, 0, 2.3), at(TOWER, 0, 2.6)]), "#6d5f86", 0.6),
    jamb(sheet, [OPEN - 0.55, OPEN], 2.2),
    jamb(sheet, [SHUT, SHUT + 0.55], 2.2),
    // The lintel: one great block, bedded on both jambs.
    fill(
      polygon([
        at(OPEN - 0.9, 0.1, 2.72),
        at(SHUT + 0.9, 0.1, 2.86),
        at(SHUT + 0.8, -THICK, 2.86),
        at(OPEN - 0.8, -THICK, 2.72),
      ]),
      wallBright,
    ),
    fill(
      polygon([
        at(OPEN - 0.95, 0.1, 2.16),
        at(SHUT + 0.95, 0.1, 2.16),
        at(SHUT + 0.9, 0.1, 2.86),
        at(9.9, 0.1, 2.9),
        at(OPEN - 0.9, 0.1, 2.72),
      ]),
      stone,
    ),
    fill(
      polygon([
        at(OPEN - 0.95, 0.1, 2.16),
        at(SHUT + 0.95, 0.1, 2.16),
        at(SHUT + 0.95, 0.1, 2.3),
        at(OPEN - 0.95, 0.1, 2.28),
      ]),
      stoneWorn,
    ),
    fill(
      polygon([
        at(SHUT + 0.6, 0.1, 2.16),
        at(SHUT + 0.95, 0.1, 2.16),
        at(SHUT + 0.9, 0.1, 2.86),
        at(SHUT + 0.7, 0.1, 2.84),
      ]),
      stoneShade,
      0.8,
    ),
    fill(
      polygon([at(OPEN - 0.4, 0, 2.14), at(SHUT + 0.4, 0, 2.14), at(SHUT + 0.4, 0, 2.02), at(OPEN - 0.3, 0, 2.06)]),
      stoneShade,
      0.7,
    ),
    polygonalWall(sheet, turn, { from: 0, to: OUT, top: () => 3.75, seed: 12, thick: 0.01, block: 1.1, shaded: true }),
    wall(-4, TOWER, (along) => (along < 1 ? 4.5 : along < 3 ? 4.3 : 3.9), 2, OUT),
  );
}

/** One upright block of the gate. */
function jamb(sheet: Sheet, [from, to]: readonly [number, number], high: number): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  return (
    fill(polygon([at(from, 0.04, 0), at(to, 0.04, 0), at(to, 0.04, high), at(from, 0.04, high)]), stone) +
    fill(
      polygon([
        at(from + 0.02, 0.04, 0),
        at(from + 0.12, 0.04, 0),
        at(from + 0.1, 0.04, high),
        at(from + 0.02, 0.04, high),
      ]),
      wallBright,
    ) +
    fill(
      polygon([at(to - 0.16, 0.04, 0), at(to, 0.04, 0), at(to, 0.04, high), at(to - 0.12, 0.04, high)]),
      stoneShade,
      0.85,
    )
  );
}

/** An oak of the hill: limbs that fork low, a crown of round masses, light on their left. */
function oak(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  masses: readonly (readonly [x: number, y: number, size: number])[],
  seed: number,
): Drawing {
  const { leafDark, leaf, leafLight } = sheet.mood;
  const px = (dx: number) => short(x + dx * size);
  const py = (dy: number) => short(y + dy * size);
  const limb = `M${px(-26)} ${py(6)}Q${px(-14)} ${py(-40)} ${px(-34)} ${py(-110)}L${px(-80)} ${py(-190)}L${px(-62)} ${py(-196)}L${px(-20)} ${py(-130)}L${px(-4)} ${py(-230)}H${px(14)}L${px(12)} ${py(-130)}L${px(66)} ${py(-210)}L${px(82)} ${py(-200)}L${px(28)} ${py(-96)}Q${px(18)} ${py(-40)} ${px(46)} ${py(8)}Q${px(24)} ${py(2)} ${px(16)} ${py(12)}Q${px(4)} ${py(2)} ${px(-8)} ${py(12)}Q${px(-18)} ${py(0)} ${px(-44)} ${py(10)}Q${px(-28)} ${py(-4)} ${px(-24)} ${py(-20)}Z`;
  const dark = `M${px(6)} ${py(2)}Q${px(2)} ${py(-60)} ${px(12)} ${py(-130)}L${px(66)} ${py(-210)}L${px(82)} ${py(-200)}L${px(28)} ${py(-96)}Q${px(18)} ${py(-40)} ${px(46)} ${py(8)}Q${px(24)} ${py(2)} ${px(16)} ${py(12)}Q${px(8)} ${py(4)} ${px(6)} ${py(2)}Z`;
  return (
    fill(lens(x + 130 * size, y + 2, 460 * size, 36 * size), "#8f8a5c", 0.8) +
    fill(limb, "#7a5a48") +
    fill(dark, "#4f3a42") +
    masses
      .map(([dx, dy, reach], index) =>
        leafMass(sheet, {
          x: x + dx * size,
          y: y + dy * size,
          width: reach * size,
          height: reach * size * 0.62,
          seed: seed + index,
          count: 30,
          size: 30 * size,
          leaf: "round",
          colours: [leafDark, leaf, leafLight],
        }),
      )
      .join("")
  );
}

/** Oaks at the wall's broken end, fallen blocks, asphodels on the bank that we stand on. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(19);
  const { stone, stoneShade, wallBright } = sheet.mood;
  const { stoneWorn } = sheet.mood;
  // Many-cornered, like those of the wall, no two of one form: the front, the end that is out of the light, the top.
  const fallen = [
    {
      x: 640,
      y: 1012,
      front: [-52, 6, -66, -26, -20, -40, 34, -34, 46, 8, 0, 14],
      end: [34, -34, 70, -46, 82, -8, 46, 8],
      lid: [-66, -26, -34, -52, 30, -60, 70, -46, 34, -34, -20, -40],
    },
    {
      x: 1130,
      y: 1086,
      front: [-84, 10, -96, -30, -62, -66, 4, -70, 36, -44, 40, 16, -20, 22],
      end: [4, -70, 52, -84, 84, -50, 78, -2, 40, 16, 36, -44],
      lid: [-62, -66, -24, -92, 26, -96, 52, -84, 4, -70],
    },
    {
      x: 1236,
      y: 1050,
      front: [-30, 8, -36, -14, 10, -26, 22, 6, -4, 12],
      end: [10, -26, 36, -30, 44, -6, 22, 6],
      lid: [-36, -14, -10, -36, 36, -30, 10, -26],
    },
    {
      x: 330,
      y: 1118,
      front: [-96, 14, -104, -24, -56, -48, 30, -44, 62, -12, 58, 20, -30, 26],
      end: [30, -44, 84, -56, 108, -22, 100, 6, 58, 20, 62, -12],
      lid: [-104, -24, -70, -62, 10, -76, 84, -56, 30, -44, -56, -48],
    },
    {
      x: 474,
      y: 1076,
      front: [-34, 8, -30, -22, 8, -30, 24, -6, 20, 10],
      end: [8, -30, 40, -32, 48, -2, 20, 10, 24, -6],
      lid: [-30, -22, -4, -42, 40, -32, 8, -30],
    },
  ].map(({ x, y, front: face, end, lid }) => {
    const shape = (numbers: readonly number[]) => polygon(pointsOf(numbers).map(([dx, dy]): Point => [x + dx, y + dy]));
    const right = Math.max(...pointsOf(end).map(([dx]) => dx));
    const left = Math.min(...pointsOf(face).map(([dx]) => dx));
    return (
      fill(
        polygon([
          [x + left, y + 10],
          [x + right * 0.3, y + 24],
          [x + right * 1.9, y + 16],
          [x + right * 1.5, y - 12],
          [x + right * 0.8, y - 8],
        ]),
        "#8f8468",
        0.85,
      ) +
      fill(shape(face), blend(stone, stoneWorn, 0.3)) +
      fill(shape(end), stoneShade) +
      fill(shape(lid), wallBright)
    );
  });
  const asphodel = (x: number, y: number, tall: number) => {
    const blooms = counted(12).map((index) => {
      const up = 0.5 + index * 0.043;
      return blot(
        random,
        x + (index % 2 ? 9 : -9) * (1.3 - up * 0.8),
        y - tall * up,
        12 - index * 0.6,
        8 - index * 0.3,
      );
    });
    return (
      stroke(
        `M${short(x)} ${short(y)}Q${short(x + 4)} ${short(y - tall * 0.5)} ${short(x)} ${short(y - tall)}`,
        "#66803f",
        5,
      ) +
      fill(blooms.join(""), "#fff6ee") +
      fill(blooms.filter((_, index) => index % 3 === 1).join(""), "#e8b9b4")
    );
  };
  sheet.add(
    oak(
      sheet,
      1480,
      960,
      1.6,
      placesOf([20, -220, 120, -80, -186, 86, 84, -200, 90, -10, -268, 96, 126, -150, 60, -130, -146, 50]),
      20,
    ),
    ...fallen,
    ...placesOf([96, 1204, 230, 150, 1216, 290, 214, 1214, 200, 1400, 1216, 190]).map(([x, y, tall]) =>
      asphodel(x, y, tall),
    ),
    // What grows at the wall's foot.
    grass(sheet, {
      from: 0,
      to: 380,
      ground: () => at(2, OUT, 0)[1] + 4,
      height: 26,
      count: 26,
      colour: "#8b9450",
      seed: 11,
    }),
    grass(sheet, {
      from: 600,
      to: 850,
      ground: () => at(7, 0, 0)[1] + 4,
      height: 22,
      count: 18,
      colour: "#8b9450",
      seed: 12,
    }),
    grass(sheet, {
      from: 1060,
      to: 1380,
      ground: () => at(12, 0, 0)[1] + 4,
      height: 26,
      count: 24,
      colour: "#8b9450",
      seed: 13,
    }),
    grass(sheet, { from: -20, to: 520, ground: () => 1214, count: 70, height: 84, colour: "#66803f", seed: 4 }),
    grass(sheet, { from: 1160, to: 1620, ground: () => 1214, count: 60, height: 84, colour: "#4f6b40", seed: 6 }),
  );
}
