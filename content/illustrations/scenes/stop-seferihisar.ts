import { cameraOf, frameOf, metreAt } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt } from "../kit/geometry.ts";
import { curveDownTo, disc, lens, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { ionicColumn, lyingDrum } from "../parts/buildings/ionicColumn.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass } from "../parts/plants/foliage.ts";
import { orchardTree } from "../parts/plants/mandarinHarvest.ts";
import { poppy } from "../parts/plants/poppy.ts";
import { olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 560;

/** Teos by Seferihisar in the morning: the columns of the Temple of Dionysus that stand again, an olive grove behind them, a mandarin tree in front, the sea; two visitors look up. */
export const SCENE: Scene = {
  name: "stop-seferihisar",
  seed: 41,
  mood: "morning",
  colours: {
    stone: "#f8e8cb",
    stoneWorn: "#d9bd98",
    stoneShade: "#a894b4",
    stoneDeep: "#665b86",
    wallBright: "#fffaf0",
    ground: "#c9bd7a",
    groundShade: "#6d6c44",
  },
  grain: 0.28,
  crops: { wide: 170, square: 230 },
  draw(sheet) {
    drawFar(sheet);
    drawGrove(sheet);
    drawTemple(sheet);
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 4, focal: 1500 });
/** The temple's long side goes away to the right; its floor is three steps up. */
const view = frameOf(eye, { right: -4.1, away: 13.6, heading: 72 });
const { at, front, level } = facesOf(view);
const [RISE, TREAD] = [0.3, 0.42];
const FLOOR = RISE * 3;

/** The bay, its far shore, and the wooded cape of Sığacık. */
function drawFar(sheet: Sheet): void {
  const random = randomOf(5);
  const { far, farShade } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.25, reach: 0.45 }),
    sheet.glow([-40, 470], 760, "#fff4d6", 0.9),
    sweptCloud(sheet, { x: 1120, y: 190, length: 560, seed: 4 }),
    fill(
      curveDownTo(
        pointsOf([-20, 498, 150, 474, 340, 480, 520, 512, 700, 530, 900, 524, 1100, 540, 1300, HORIZON]),
        HORIZON + 4,
      ),
      far,
    ),
    fill("M340 480Q380 510 440 522T540 563H1300L1100 540L900 524L700 530L520 512Z", farShade),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 50, foot: false }),
    fill(lens(330, HORIZON + 2, 900, 8), "#fdf3d9", 0.9),
    fill(curveDownTo(pointsOf([880, 640, 1010, 580, 1160, 520, 1320, 478, 1480, 456, 1640, 440]), 760), "#8fa985"),
    fill("M1320 478Q1360 520 1330 570T1260 680H1640V440L1480 456Z", "#72937c"),
    farCrowns(random, 70, [980, 1640], [590, 668], 24, "#66855c", "#8ea66c"),
    farCrowns(random, 46, [-20, 1000], [644, 672], 24, "#5f7d58", "#86a06a"),
    fill(curveDownTo(pointsOf([-20, 650, 300, 644, 700, 656, 1100, 640, 1640, 650]), 760), "#66825a"),
  );
}

/** The grove behind the temple: trees at uneven distances, every one with its shade to the right. */
function drawGrove(sheet: Sheet): void {
  const far = sheet.tinted({ leaf: "#6f8656", leafDark: "#49653f", leafLight: "#9cab74", trunk: "#5d4a40" });
  const { ground } = sheet.mood;
  const trees = placesOf([
    60, 706, 0.5, 250, 700, 0.4, 520, 712, 0.56, 720, 702, 0.44, 960, 714, 0.54, 1170, 704, 0.46, 1540, 708, 0.5, 170,
    772, 0.86, 1240, 770, 0.8,
  ]);
  sheet.add(
    fill(curveDownTo(pointsOf([-20, 676, 400, 668, 900, 674, 1640, 664]), 1210), "#98a05e"),
    fill(curveDownTo(pointsOf([-20, 750, 420, 736, 900, 746, 1640, 730]), 1210), "#b0ad6b"),
    fill(curveDownTo(pointsOf([-20, 820, 420, 812, 1000, 816, 1640, 796]), 1210), ground),
    ...trees.map(
      ([x, y, size], index) =>
        fill(disc(x + 66 * size, y + 3, 118 * size, 12 * size), "#5d6b40", 0.75) +
        place(olive(y > 750 ? sheet : far, { seed: (index % 5) + 1 }), x, y, size),
    ),
  );
}

/** Columns by where they stand along the temple, how far behind its edge, how many metres of them stand; the furthest first. */
const COLUMNS = placesOf([
  8.9, -5.4, 1.1, 3.4, -5.4, 2.6, 6.2, -5.4, 0.7, 10.4, -0.7, 1.3, 7.8, -0.7, 4.1, 5.2, -0.7, 6.7, 2.6, -0.7, 6.7, 0,
  -0.7, 2.2,
]);

/** Three steps of marble, the floor with what is left of its slabs, and the columns; shadows go away to the right. */
function drawTemple(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const [from, to] = [-1.7, 14.6];
  const steps = counted(3).map((step) => {
    const [low, out] = [step * RISE, (2 - step) * TREAD];
    const joints = counted(7).map((index) => from + 1.1 + index * 2.1 + (step % 2) * 0.9);
    return (
      fill(front(from - out, to + out, low, low + RISE, out), blend(stoneWorn, stone, 0.2 * step)) +
      fill(front(from - out, to + out, low, low + 0.05, out), stoneShade, 0.8) +
      stroke(
        joints.map((along) => polyline([at(along, out, low), at(along, out, low + RISE)])).join(""),
        stoneShade,
        2.4,
        0.8,
      ) +
      fill(level(from - out, to + out, out - TREAD, out, low + RISE), wallBright)
    );
  });
  const slabs = counted(6).flatMap((column) =>
    counted(4).map((row) => [from + 0.5 + column * 2.3 + (row % 2) * 0.8, -1 - row * 1.7] as const),
  );
  const shade = (along: number, back: number, tall: number) => {
    const long = tall * 0.62;
    const thick = 0.42;
    return polygon([
      at(along - thick * 0.5, back + thick, FLOOR),
      at(along + thick * 0.8, back - thick * 0.4, FLOOR),
      at(along + thick * 0.8 + long, back - thick * 0.4 - long * 0.34, FLOOR),
      at(along - thick * 0.4 + long, back + thick - long * 0.34, FLOOR),
    ]);
  };
  const floor = level(from, to, -8.4, 0, FLOOR);
  sheet.add(
    // The ground before the steps keeps the shade of the lowest.
    fill(
      polygon([
        at(from - 0.9, 0.84, 0),
        at(to + 0.9, 0.84, 0),
        at(to + 2.2, 0.4, 0),
        at(to + 2.2, 1.1, 0),
        at(from - 0.4, 1.2, 0),
      ]),
      sheet.mood.groundShade,
      0.7,
    ),
    ...steps,
    fill(floor, blend(stone, stoneWorn, 0.5)),
    sheet.clipped(
      floor,
      fill(
        slabs
          .filter((_, index) => index % 3 !== 1)
          .map(([along, back]) => level(along, along + 2.2, back - 1.6, back, FLOOR))
          .join(""),
        stone,
      ) +
        fill(
          slabs
            .filter((_, index) => index % 5 === 2)
            .map(([along, back]) => level(along, along + 2.2, back - 1.6, back, FLOOR))
            .join(""),
          "#c4bb86",
        ) +
        fill(COLUMNS.map(([along, back, tall]) => shade(along, back, tall)).join(""), stoneShade, 0.85),
    ),
    stroke(polyline([at(from, -0.02, FLOOR), at(to, -0.02, FLOOR)]), wallBright, 4),
    ...COLUMNS.map(([along, back, tall], index) => {
      const [x, y] = at(along, back, FLOOR);
      const [, top] = at(along, back, FLOOR + tall);
      return place(
        ionicColumn(sheet, {
          height: y - top,
          width: ((y - top) / tall) * 0.84,
          broken: tall < 6,
          eye: y - HORIZON,
          seed: index + 3,
        }),
        x,
        y,
      );
    }),
    grass(sheet, {
      from: 130,
      to: 560,
      ground: (x) => at(-1, 0.84, 0)[1] - (x - 300) * 0.06,
      height: 34,
      count: 30,
      colour: "#8b8c4e",
      seed: 3,
    }),
    fill(disc(1490, 972, 220, 20), sheet.mood.groundShade, 0.8),
    place(olive(sheet, { seed: 3 }), 1420, 966, 2.2),
    place(lyingDrum(sheet), 1050, 1074, 1.05),
    place(lyingDrum(sheet), 560, 1110, 0.9),
  );
}

/** Two who look up at the columns from the foot of the steps. */
function drawVisitors(sheet: Sheet): void {
  const stands = (right: number, away: number, tall: number, options: PersonOptions) =>
    place(person(sheet, options), ...eye([right, away, 0]), (metreAt(eye, [right, away, 0]) * tall) / 100);
  sheet.add(
    stands(2.2, 14.2, 1.78, { pose: "pointing", mirrored: true, top: "#fdf8ee", bottom: "#3a5a80", hat: "#e8cf9a" }),
    stands(2.9, 14.3, 1.66, {
      pose: "standing",
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#c2465f",
      bottom: "#f3dfb0",
      hairstyle: "long",
    }),
  );
}

/** A mandarin tree and poppies at the near edge, on a bank in shade. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(14);
  const bank = "#465835";
  const fruit = sheet.tinted({ leaf: "#4f7a3f", leafDark: "#24482f", leafLight: "#8fae55", groundShade: "#2c3d26" });
  const crest = pointsOf([-20, 1100, 200, 1096, 420, 1130, 640, 1176, 900, 1194, 1160, 1170, 1380, 1124, 1640, 1090]);
  const ground = (x: number) => heightAt(crest, x) + 18;
  const poppies = placesOf([
    1250, 1116, 0.62, 1330, 1084, 0.8, 1392, 1112, 0.95, 1470, 1066, 0.9, 1526, 1108, 1.15, 1584, 1060, 1, 400, 1112,
    0.7, 466, 1136, 0.56,
  ]);
  sheet.add(
    grass(sheet, { from: -10, to: 1610, ground, count: 110, height: 52, colour: bank, seed: 6 }),
    fill(curveDownTo(crest, 1220), bank),
    ...poppies.map(([x, y, size]) => place(poppy(sheet, random.pick([0, 1, 2])), x, y, size)),
    place(orchardTree(fruit, { seed: 2, fruits: 30 }), 52, 1150, 1.62),
    grass(sheet, { from: -10, to: 220, ground: () => 1186, count: 20, height: 40, colour: bank, seed: 9 }),
  );
}
