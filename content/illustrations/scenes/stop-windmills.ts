import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, curveDownTo, lens, type Path, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { onDrum, type RuinedMill, ruinedMill, ruinedMillShade } from "../parts/buildings/ruinedMill.ts";
import { stoneMill } from "../parts/buildings/stoneMill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 600;
/** We stand on a bank of the ridge, our eyes above the lintel of the near mill's door. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 3, focal: 1100 });
const BAY = cameraOf({ horizon: HORIZON, centre: 800, eye: 70, focal: 1100 });
/** The sun is about to set on the left, level with the near mill. */
const MILL: RuinedMill = {
  camera: EYE,
  right: 2.5,
  away: 12,
  radius: 3.1,
  taper: 0.07,
  sun: -84,
  tops: pointsOf([
    -180, 5.4, -140, 6, -100, 7, -70, 7.2, -69, 6.8, -60, 6.7, -59, 7.1, -44, 7, -43, 6.4, -34, 6.3, -33, 5.8, -24, 5.7,
    -23, 5.1, -14, 5, -13, 4.3, -4, 4.2, -3, 3.6, 14, 3.5, 15, 4.1, 24, 4.2, 25, 4.8, 36, 4.9, 37, 5.4, 60, 5.5, 110,
    5.2, 180, 5.4,
  ]),
  door: { turn: -32, half: 11, high: 2.15 },
  plaster: [
    [-64, 4.6, 12, 0.9],
    [-52, 1.3, 7, 0.6],
    [-28, 3.9, 8, 0.34],
  ],
  seed: 6,
};

/** The mills between Gümbet and Bodrum in the last sun: a couple by the door of a broken one, where the path ends; others along the ridge, a bay on either side. */
export const SCENE: Scene = {
  name: "stop-windmills",
  seed: 12,
  mood: "gold",
  colours: {
    sky: ["#3a6aa2", "#8aa5c6", "#f3cba2", "#ffa874"],
    zenith: "#254a86",
    sea: ["#ffc490", "#b9aeb0", "#5c93ac", "#2b6688"],
    ground: "#e2a862",
    groundShade: "#7d4f72",
    wallShade: "#b79ab4",
    far: "#b98aa6",
    farShade: "#96709a",
    leaf: "#75703f",
    leafDark: "#4a4240",
    leafLight: "#cbab5e",
    near: "#33213f",
  },
  grain: 0.28,
  crops: { wide: 110, square: 170 },
  draw(sheet) {
    drawFar(sheet);
    drawGumbet(sheet);
    drawHarbour(sheet);
    drawRidge(sheet);
    drawFarMills(sheet);
    sheet.add(ruinedMill(sheet, MILL));
    drawCouple(sheet);
    drawNear(sheet);
  },
};

/** The sky where the sun goes down, thin clouds lit from below, islands on the horizon. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.45 }),
    sheet.glow([-40, HORIZON - 60], 760, "#fff0c0", 0.9),
    fill(lens(250, 430, 620, 18) + lens(60, 468, 420, 12) + lens(560, 392, 420, 10), "#ffcf98", 0.95),
    fill(lens(330, 352, 760, 16) + lens(980, 300, 520, 12) + lens(1420, 372, 420, 12), "#e0a0a0", 0.75),
    gulls(sheet, { x: 1470, y: 220, length: 200, seed: 3 }),
    fill(
      curveDownTo(pointsOf([-20, 560, 90, 548, 200, 556, 330, 578, 420, 602]), HORIZON + 2) +
        curveDownTo(pointsOf([1180, 602, 1300, 566, 1420, 552, 1520, 522, 1640, 510]), HORIZON + 2),
      "#c58fa2",
    ),
    fill(
      "M200 556Q260 570 330 578L420 602H250Q240 574 200 556ZM1520 522L1640 510V602H1490Q1530 560 1520 522Z",
      "#a3749a",
    ),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 80, foot: false }),
    fill(
      counted(9)
        .map((index) => lens(60 + (index % 2 ? 26 : -10), 612 + index ** 1.4 * 5, 250 - index * 14, 4 + index))
        .join(""),
      "#ffe3b0",
      0.8,
    ),
  );
}

/** A shore in metres on the level of the sea, moved outwards from a middle. */
function shoreAround(line: readonly Point[], [right, away]: Point, out: number): Point[] {
  return line.map(([x, z]) => BAY([right + (x - right) * out, away + (z - away) * out, 0]));
}

/** Gümbet's bay below on the left: its beach, its first houses, sails coming home. */
function drawGumbet(sheet: Sheet): void {
  const { wallBright, seaDark } = sheet.mood;
  const shore = pointsOf([-520, 330, -380, 286, -296, 288, -238, 314, -216, 368, -244, 450, -310, 540, -410, 640]);
  const ring = (out: number) => shoreAround(shore, [-396, 440], out);
  const strip = (from: number, to: number): Path =>
    `${curve(ring(from))}${curve(ring(to).toReversed()).replace("M", "L")}Z`;
  const groups = placesOf([20, 884, 0.46, 116, 896, 0.46, 196, 868, 0.4, 250, 822, 0.36, 286, 778, 0.3]);
  const boats = placesOf([64, 742, 1, 150, 704, 0.7, 30, 694, 0.6, 212, 676, 0.5]);
  sheet.add(
    fill(`${curve(ring(1.01)).replace("M", "M-60 1000L")}L420 640L520 660V1000Z`, "#a98a66"),
    fill(strip(0.72, 1.02), "#5f9cae", 0.6),
    fill(strip(0.88, 1.02), "#9cc4bd", 0.7),
    fill(strip(1, 1.1), "#fbdcae"),
    fill(boats.map(([x, y, size]) => lens(x + 14 * size, y + 3, 60 * size, 7 * size)).join(""), seaDark, 0.4),
    fill(
      boats
        .map(
          ([x, y, size]) =>
            `M${x - 16 * size} ${y - 5 * size}H${x + 18 * size}L${x + 10 * size} ${y + 3}H${x - 12 * size}Z`,
        )
        .join(""),
      "#fff6e2",
    ),
    fill(
      boats.map(([x, y, size]) => `M${x} ${y - 8 * size}V${y - 52 * size}L${x + 20 * size} ${y - 8 * size}Z`).join(""),
      wallBright,
    ),
    fill(
      boats
        .map(([x, y, size]) => `M${x - 3 * size} ${y - 8 * size}V${y - 44 * size}L${x - 14 * size} ${y - 8 * size}Z`)
        .join(""),
      "#dcb4ac",
    ),
    ...groups
      .toSorted((one, other) => one[1] - other[1])
      .map(([x, y, size], index) => houseGroup(sheet, { kind: index % 4, x, y, size })),
  );
}

/** Bodrum's harbour below on the right: the mole, masts, white houses on the slope. */
function drawHarbour(sheet: Sheet): void {
  const { stone, stoneShade } = sheet.mood;
  const groups = placesOf([
    1370, 768, 0.28, 1450, 762, 0.3, 1540, 766, 0.32, 1410, 806, 0.36, 1510, 812, 0.4, 1610, 800, 0.42, 1450, 862, 0.46,
    1570, 872, 0.5,
  ]);
  sheet.add(
    fill("M1330 672Q1440 664 1560 676L1566 683Q1440 672 1330 680Z", stone),
    fill("M1330 679Q1440 671 1566 682V690Q1440 680 1330 686Z", stoneShade),
    fill("M1280 770Q1400 742 1640 736V1000H1240Z", "#a98a66"),
    place(mastForest(sheet, { width: 270, count: 13, height: 84, seed: 5 }), 1350, 744),
    ...groups.map(([x, y, size], index) => houseGroup(sheet, { kind: (index + 1) % 4, x, y, size })),
  );
}

const CREST: readonly Point[] = pointsOf([
  -20, 1010, 110, 930, 220, 846, 300, 766, 352, 706, 410, 664, 480, 644, 580, 640, 760, 642, 1000, 664, 1240, 730, 1330,
  792, 1430, 880, 1540, 960, 1640, 1010,
]);
/** The path up to the near mill's door, in metres; it ends there. */
const PATH = windingRoad(EYE, pointsOf([-3.4, 4.4, -3.3, 6, -2.6, 7.4, -1.4, 8.5, 0, 9.1, 0.9, 9.5]));

/** The ridge in straw and pale rock, the path to the door, and the mills' long shadows. */
function drawRidge(sheet: Sheet): void {
  const { ground, groundShade } = sheet.mood;
  const body = curveDownTo(CREST, 1210);
  const [stepX, stepY] = onDrum(MILL, MILL.door.turn, 0, 0.35);
  sheet.add(
    fill(body, sheet.downwards(["#efbf7c", ground, "#c98450"], 640, 1200)),
    sheet.clipped(
      body,
      // The flank towards Bodrum is turned from the sun.
      fill("M1000 640Q1180 720 1210 900Q1260 1080 1500 1220H1660V640Z", "#b0706a") +
        fill("M-20 1010Q180 860 330 720Q260 900 300 1010T340 1220H-20Z", "#efbd7a") +
        tussocks(sheet) +
        fill(PATH.strip([-0.62, 0.62]), "#fbe2b0") +
        fill(PATH.strip([0.5, 0.62]), "#c08a58") +
        fill(ruinedMillShade(MILL, 2.4), groundShade) +
        farShades(groundShade),
    ),
    // Maquis along both edges, where the ridge falls to the bays.
    ...placesOf([
      34, 976, 62, 128, 918, 46, 196, 872, 34, 262, 800, 24, 1362, 824, 30, 1420, 876, 44, 1490, 930, 56, 1580, 976, 76,
    ]).map(([x, y, width], index) =>
      leafMass(sheet, {
        x,
        y: y - width * 0.1,
        width,
        height: width * 0.44,
        seed: index + 3,
        count: 20,
        size: 12 + width * 0.14,
      }),
    ),
    // The stone before the door, where the path ends.
    fill(lens(stepX + 20, stepY + 14, 150, 22), groundShade, 0.7),
    fill(
      polygon(
        pointsOf([stepX - 52, stepY - 2, stepX + 30, stepY + 14, stepX + 30, stepY + 26, stepX - 52, stepY + 10]),
      ),
      "#e3a56e",
    ),
    fill(
      polygon(pointsOf([stepX - 52, stepY - 2, stepX + 8, stepY - 16, stepX + 66, stepY - 2, stepX + 30, stepY + 14])),
      "#fbe0b0",
    ),
  );
}

/** Low tussocks of straw, lit on the left with their shade beside them, smaller with the distance. */
function tussocks(sheet: Sheet): Drawing {
  const random = randomOf(55);
  const places = counted(110).map(() => {
    const away = mixed(4, 34, random.next() ** 1.6);
    const [x, y] = EYE([random.between(-0.8, 0.62) * away, away, 0]);
    return { x, y, long: random.between(300, 900) / away, tall: random.between(34, 60) / away };
  });
  return (
    fill(
      places.map(({ x, y, long, tall }) => lens(x + long * 0.5, y + tall * 0.5, long * 1.4, tall)).join(""),
      sheet.mood.groundShade,
      0.28,
    ) + fill(places.map(({ x, y, long, tall }) => lens(x, y, long, tall)).join(""), "#f8d894", 0.85)
  );
}

/** Where the other mills of the ridge stand, in metres. */
const FAR_MILLS = { sailed: [-7.1, 23], far: [-14.6, 80], middle: [-6.6, 56] } as const satisfies Record<string, Point>;

/** Their shadows, as long as the near one's. */
function farShades(colour: string): Drawing {
  return [FAR_MILLS.far, FAR_MILLS.middle]
    .map(([right, away]) => {
      const [x, y] = EYE([right, away, 0]);
      const metre = 1100 / away;
      return fill(
        curve(
          [
            [x, y - metre * 0.2],
            [x + metre * 9, y - metre * 0.2],
            [x + metre * 15, y],
            [x + metre * 9, y + metre * 0.26],
            [x, y + metre * 0.3],
          ],
          true,
        ),
        colour,
        0.9,
      );
    })
    .join("");
}

/** Three more along the ridge: a near one still turns its wheel, the others are broken. */
function drawFarMills(sheet: Sheet): void {
  const broken = ([right, away]: Point, seed: number): Drawing =>
    ruinedMill(sheet, {
      ...MILL,
      right,
      away,
      seed,
      plaster: [],
      door: { turn: 20, half: 12, high: 2.1 },
      tops: pointsOf([-180, 5, -60, 6 - seed * 0.2, -10, 5.4, -9, 4.4, 20, 4, 30, 4.6, 60, 5.2, 180, 5]),
    });
  const [x, y] = EYE([...FAR_MILLS.sailed, 0]);
  sheet.add(
    broken(FAR_MILLS.far, 2),
    broken(FAR_MILLS.middle, 3),
    place(stoneMill(sheet, { seed: 8, capped: true }), x, y, metreAt(EYE, [...FAR_MILLS.sailed, 0]) / 25),
  );
}

/** The bench along the sunny side of the wall and the two who sit on it, their faces to the sun. */
function drawCouple(sheet: Sheet): void {
  const bench = (from: number, to: number, out: number, up: number): Point[] =>
    shares(9).map((share) => onDrum(MILL, mixed(from, to, share), up, out));
  const [from, to, deep, high] = [-77, -47, 0.55, 0.42];
  const sits = (turn: number, tall: number, options: PersonOptions): Drawing => {
    const angle = (turn / 180) * Math.PI;
    const reach = MILL.radius + 0.34;
    const [right, away] = [MILL.right + Math.sin(angle) * reach, MILL.away - Math.cos(angle) * reach];
    const [x, y] = EYE([right, away, 0]);
    return place(
      person(sheet, { pose: "sitting", mirrored: true, shadow: false, ...options }),
      x,
      y,
      metreAt(EYE, [right, away, 0]) * (tall / 100),
    );
  };
  sheet.add(
    fill(polygon([...bench(from, to, deep, 0), ...bench(from, to, deep, high).toReversed()]), "#e8ad74"),
    fill(polygon([...bench(from, to, deep, high), ...bench(from, to, -0.05, high).toReversed()]), "#ffeac0"),
    fill(
      polygon([
        onDrum(MILL, to, 0, deep),
        onDrum(MILL, to, high, deep),
        onDrum(MILL, to, high, 0),
        onDrum(MILL, to, 0, 0),
      ]),
      "#a8685e",
    ),
    sits(-71, 1.74, { top: "#3f7f9e", bottom: "#4a4a5e" }),
    sits(-55, 1.64, {
      slender: true,
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#c2465f",
      hairstyle: "long",
      hat: "#e8cf9a",
    }),
  );
}

/** Near by: cushions of thyme in flower, straw against the light, agaves in the corners. */
function drawNear(sheet: Sheet): void {
  const { near, groundShade } = sheet.mood;
  const shade = sheet.tinted({ leaf: "#54604c", leafDark: near, leafLight: "#c9a86a" });
  const cushion = (x: number, y: number, width: number, seed: number): Drawing =>
    fill(lens(x + width * 1.3, y + width * 0.1, width * 3.6, width * 0.36), groundShade, 0.85) +
    leafMass(sheet, { x, y: y - width * 0.2, width, height: width * 0.5, seed, count: 28, size: 16 + width * 0.1 }) +
    leafMass(sheet, {
      x: x - width * 0.14,
      y: y - width * 0.48,
      width: width * 0.66,
      height: width * 0.22,
      seed: seed + 9,
      count: 14,
      size: 15,
      leaf: "petal",
      colours: ["#7a4f86", "#b07aac", "#eac0cc"],
    });
  const edge = pointsOf([-20, 1120, 160, 1120, 360, 1164, 640, 1196, 1000, 1196, 1300, 1160, 1640, 1100]);
  const straw = (count: number, height: number, colour: string, seed: number) =>
    grass(sheet, { from: 900, to: 1600, ground: (x) => heightAt(edge, x) + 10, count, height, colour, seed });
  sheet.add(
    cushion(756, 1040, 52, 5),
    cushion(1330, 1000, 44, 8),
    cushion(1180, 1120, 84, 3),
    cushion(240, 1010, 40, 6),
    straw(80, 84, "#f4d083", 4),
    straw(60, 70, "#8a5a54", 7),
    fill(curveDownTo(edge, 1220), near),
    straw(90, 52, near, 9),
    place(agave(shade), 120, 1160, 2.9),
    place(agave(shade, { seed: 4 }), 1540, 1160, 2),
  );
}
