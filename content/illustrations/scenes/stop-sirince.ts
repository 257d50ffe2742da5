import { cameraOf, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sirinceChurch } from "../parts/buildings/sirinceChurch.ts";
import { type SlopeHouse, slopeHouse, slopeHouseShadow } from "../parts/buildings/slopeHouse.ts";
import { cobbledLane } from "../parts/land/cobbledLane.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { cypress } from "../parts/plants/trees.ts";
import { vinePergola } from "../parts/plants/vinePergola.ts";
import { vineRow } from "../parts/plants/vineRow.ts";
import { sky } from "../parts/sky/sky.ts";
import { wineBarrel, wineTable } from "../parts/things/wineTable.ts";

const [HORIZON, CENTRE, FOCAL, LEVEL] = [500, 800, 1600, 4.6];
const EYE = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: LEVEL, focal: FOCAL });

/** The house with the pergola, and the next one up the lane. */
const FIRST: SlopeHouse = { right: -7.9, away: 21.4, up: 0.2, turn: 20, width: 8, depth: 6, high: 6 };
const SECOND: SlopeHouse = { right: -3.2, away: 34, up: 1.5, turn: 15, width: 8, depth: 6.5, high: 5.8 };

/** Şirince from the lane that climbs into it: a white house with a wooden bay, a laid table before it, the village on its slope, rows of vines. */
export const SCENE: Scene = {
  name: "stop-sirince",
  seed: 99,
  mood: "gold",
  colours: {
    sky: ["#6fa9bd", "#a9cbc8", "#f3dcb4", "#f8cf9c"],
    zenith: "#3a7fa6",
    mist: "#f4d3a8",
    roof: "#c9663f",
    leaf: "#6f7f3c",
    leafDark: "#3f5233",
    leafLight: "#b4b356",
  },
  grain: 0.26,
  crops: { wide: 150, square: 60 },
  draw(sheet) {
    drawHills(sheet);
    drawVillage(sheet);
    drawVineyard(sheet);
    drawLane(sheet);
    drawVines(sheet);
    drawHouses(sheet);
    drawTable(sheet);
  },
};

/** The slope under the village. */
const SLOPE = pointsOf([560, 470, 760, 410, 900, 360, 1040, 318, 1200, 296, 1380, 292, 1540, 304, 1660, 322]);

function drawHills(sheet: Sheet): void {
  const body = `${curve(SLOPE)}V760H560Z`;
  sheet.add(
    sky(sheet, { height: 440, zenith: 0.2, reach: 0.5 }),
    fill(
      curveDownTo(pointsOf([-20, 226, 180, 190, 380, 216, 620, 168, 860, 146, 1060, 172, 1340, 124, 1640, 160]), 480),
      sheet.downwards(["#a9a4b4", "#c9b8b0", "#f0d0a8"], 130, 330),
    ),
    fill(
      curveDownTo(pointsOf([-20, 268, 140, 250, 340, 224, 560, 240, 760, 206, 960, 226, 1200, 250, 1640, 236]), 480),
      sheet.downwards(["#9aa29a", "#b9b596", "#dcc69a"], 210, 360),
    ),
    pinewood(sheet, {
      crest: pointsOf([-20, 330, 160, 296, 360, 270, 560, 262, 740, 282, 900, 300, 1100, 330]),
      foot: 560,
      size: [13, 20],
      colours: ["#7f8f6c", "#98a478", "#bcbb84"],
      seed: 5,
    }),
    pinewood(sheet, {
      crest: pointsOf([640, 400, 800, 330, 960, 262, 1120, 222, 1300, 208, 1460, 226, 1640, 250]),
      foot: 420,
      size: [14, 18],
      colours: ["#5c7048", "#788a50", "#a7aa62"],
      seed: 9,
    }),
    fill(body, sheet.downwards(["#b3b068", "#a5a456", "#8f9648"], 300, 680)),
    // Garden terraces.
    stroke(
      [340, 392, 470, 556]
        .map((y, row) => curve(pointsOf([760, y + 46 + row * 8, 1000, y + 10, 1240, y - 8, 1460, y, 1640, y + 16])))
        .join(""),
      "#7d8444",
      5,
      0.6,
    ),
  );
}

/** A ribbon along places that have half a width each. */
function ribbonOf(line: readonly (readonly [x: number, y: number, half: number])[]): Path {
  const side = (sign: number) => line.map(([x, y, half]): Point => [x + half * sign, y - half * 0.12 * sign]);
  return `${curve(side(-1))}${curve(side(1).toReversed()).replace("M", "L")}Z`;
}

const LANES = [
  placesOf([908, 646, 61, 966, 606, 34, 1012, 574, 24, 1032, 544, 18, 1008, 514, 14, 1030, 494, 11, 1090, 486, 9]),
  placesOf([1250, 720, 26, 1246, 660, 19, 1262, 612, 16, 1246, 566, 13, 1170, 544, 11, 1040, 548, 12]),
  placesOf([1330, 474, 6, 1262, 424, 5, 1300, 386, 5, 1420, 376, 4, 1660, 396, 5]),
];

/** Where the houses stand on the sheet, how far away, which way they turn, how wide they are. */
const VILLAGE: readonly (readonly [x: number, y: number, away: number, turn: number, width: number])[] = [
  [1076, 380, 150, -24, 7],
  [1290, 356, 152, 14, 8],
  [1412, 350, 146, -14, 6.4],
  [1556, 362, 150, 32, 8],
  [930, 424, 124, 24, 7],
  [1404, 440, 116, 26, 7.6],
  [1512, 432, 118, -22, 6.2],
  [1614, 446, 114, 12, 7],
  [942, 534, 92, 30, 7.4],
  [1344, 548, 88, 16, 8],
  [1478, 532, 92, -34, 6.6],
  [1604, 544, 88, 24, 7],
  [1128, 662, 72, 12, 7],
  [1338, 670, 72, 22, 6],
  [1576, 682, 68, -22, 7.4],
];

function drawVillage(sheet: Sheet): void {
  const walls = ["#fff2dc", "#fffaf0", "#f7dfb4", "#fff2dc", "#f3d2b0"];
  const roofs = ["#c9663f", "#b55c42", "#d27c4e", "#bd6a4c"];
  const houses = VILLAGE.map(([x, y, away, turn, width], index): SlopeHouse => ({
    right: ((x - CENTRE) * away) / FOCAL,
    away,
    up: LEVEL - ((y - HORIZON) * away) / FOCAL,
    turn,
    width,
    depth: 5 + (index % 3),
    high: [6, 5.6, 6.4, 5.2][index % 4] ?? 6,
  }));
  const hazeOf = (away: number) => mixed(0.06, 0.36, (away - 64) / 90);
  const pieces = houses.map((house, index) => ({
    away: house.away,
    drawing:
      fill(slopeHouseShadow(EYE, house, 0.35), blend("#6a6a44", sheet.mood.mist, hazeOf(house.away) * 0.5)) +
      slopeHouse(sheet, EYE, house, {
        wall: index % 5 === 2 ? sheet.mood.stone : (walls[index % walls.length] ?? sheet.mood.wall),
        roof: roofs[(index * 3) % roofs.length] ?? sheet.mood.roof,
        haze: hazeOf(house.away),
        stone: [2.4, 1.4, 2.6, 0.7][index % 4] ?? 2.4,
        door: [0.3, 0.7, 0.5][index % 3] ?? 0.5,
        shadedBy: houses.filter(
          ({ right, away }) => right < house.right && Math.abs(away - house.away) < 14 && house.right - right < 15,
        ),
      }),
  }));
  const trees = placesOf([
    1010, 376, 140, 1150, 356, 150, 1216, 352, 152, 1354, 352, 151, 1484, 360, 148, 1622, 372, 146, 860, 420, 130, 990,
    420, 122, 1060, 430, 118, 1310, 430, 118, 1456, 444, 112, 1562, 444, 113, 880, 474, 110, 890, 538, 95, 1076, 530,
    92, 1110, 534, 90, 1200, 528, 92, 1412, 544, 90, 1420, 560, 86, 1540, 548, 89, 1060, 650, 74, 1210, 668, 70, 1292,
    660, 72, 1436, 668, 70, 1456, 656, 72, 1640, 690, 64,
  ]).map(([x, y, away], index) => ({
    away: away + 0.5,
    drawing: roundTree(sheet, index % 4, hazeOf(away))(x, y, (62 / away) * (0.85 + (index % 3) * 0.2)),
  }));
  const cypresses = placesOf([
    1042, 420, 121, 1352, 470, 104, 1372, 476, 103, 1222, 548, 87, 1240, 540, 88, 1410, 548, 91, 1446, 676, 66, 1640,
    452, 112,
  ]).map(([x, y, away], index) => ({
    away,
    drawing: place(cypress(aired(sheet, hazeOf(away)), { seed: index + 2 }), x, y, 62 / away),
  }));
  const all = [
    ...pieces,
    ...trees,
    ...cypresses,
    { away: 105, drawing: place(sirinceChurch(aired(sheet, 0.16)), 1086, 492, 0.98) },
  ];
  sheet.add(
    ...LANES.map((line) => fill(ribbonOf(line), "#f0d9ac")),
    ...all.toSorted((a, b) => b.away - a.away).map(({ drawing }) => drawing),
  );
}

/** The sheet with the colours of leaves and stone blended towards the mist, as at a distance; `haze` is from 0 to 1. */
function aired(sheet: Sheet, haze: number): Sheet {
  const { mist, leaf, leafDark, leafLight, stone, stoneWorn, stoneShade, stoneDeep, roof, roofShade } = sheet.mood;
  const far = (colour: string) => blend(colour, mist, haze);
  return sheet.tinted({
    leaf: far(leaf),
    leafDark: far(leafDark),
    leafLight: far(leafLight),
    stone: far(stone),
    stoneWorn: far(stoneWorn),
    stoneShade: far(stoneShade),
    stoneDeep: far(stoneDeep),
    roof: far(roof),
    roofShade: far(roofShade),
  });
}

/** The floor of the bowl, and an orchard at its far edge. */
function drawVineyard(sheet: Sheet): void {
  const random = randomOf(12);
  sheet.add(
    fill("M880 672Q1100 664 1300 684T1640 690V1240H500Z", sheet.downwards(["#b9a558", "#d2a868", "#dcae76"], 650, 900)),
    ...counted(15).map((index) => {
      const x = 1000 + index * 46 + random.around(14);
      const y = 700 + (x - 1000) * 0.025 + random.around(7);
      return roundTree(sheet, index % 4, 0.05)(x, y, random.between(0.42, 0.66));
    }),
  );
}

/** Rows of vines that run away towards the church: how far right each is at the eye, where it begins and where it ends, in metres. */
const ROWS: readonly (readonly [right: number, from: number, to: number])[] = [
  [13.9, 30, 37],
  [11.2, 24, 37],
  [8.5, 18, 37],
  [5.8, 11.4, 36],
  [3.1, 10.2, 34.5],
  [0.4, 10.4, 31],
];

function drawVines(sheet: Sheet): void {
  const lean = 0.176;
  const furrows = [-2.1, -1.5, -0.9, 1.7, 2.3, 4.3, 4.9, 7, 7.6, 9.7].map((right) =>
    polygon(
      [
        [right, 8],
        [right, 33],
        [right + 0.16, 33],
        [right + 0.16, 8],
      ].map(([at = 0, away = 0]) => EYE([at + away * lean, away, -0.6])),
    ),
  );
  sheet.add(
    fill(furrows.join(""), "#b98556", 0.5),
    ...ROWS.map(([right, from, to], index) =>
      vineRow(sheet, EYE, { near: [right + from * lean, from, -0.6], to, lean, haze: 0.24, seed: index + 3 }),
    ),
  );
}

/** The middle of the lane, which is 2.7 m wide, and how high it lies. */
const WAY: readonly Place[] = [
  [-1.6, 7.2, 0],
  [-2.3, 9.6, 0],
  [-3, 14, 0],
  [-2.7, 19.5, 0.2],
  [-0.6, 25, 0.7],
  [1, 29.5, 1.1],
  [2.3, 34, 1.5],
];

/** Grass between the lane and the vines. */
const VERGE = `${curve(WAY.map(([right, away, up]) => EYE([right + 1.3, away, up])))}L1040 640${curve(
  pointsOf([1062, 680, 1036, 742, 972, 850, 920, 960, 890, 1060, 846, 1130, 830, 1240]),
).replace("M", "L")}Z`;

function drawLane(sheet: Sheet): void {
  const { drawing, edge } = cobbledLane(sheet, EYE, FOCAL, WAY);
  const random = randomOf(8);
  const axis = WAY.map(([right, away]): Point => [away, right]);
  const tufts = counted(34).map((index) => {
    const away = 25 - index * 0.44;
    const [x, y] = EYE([heightAt(axis, away) + random.between(1.75, 2.9), away, 0]);
    const size = (FOCAL / away) * random.between(0.2, 0.34);
    const blades = (count: number, tall: number) =>
      counted(count)
        .map((blade) => {
          const lean = (blade - (count - 1) / 2) * size * 0.24;
          return polygon([
            [x + lean * 0.5 - size * 0.07, y],
            [x + lean + random.around(size * 0.1), y - tall * random.between(0.7, 1.1)],
            [x + lean * 0.5 + size * 0.07, y],
          ]);
        })
        .join("");
    return (
      fill(lens(x + size * 0.3, y, size * 1.7, size * 0.22), "#7d7c42", 0.7) +
      fill(blades(7, size), "#747b3e") +
      fill(blades(4, size * 0.8), "#c3bd62") +
      (index % 4
        ? ""
        : dots(
            [
              [x - size * 0.3, y - size * 1.05],
              [x + size * 0.34, y - size * 0.84],
            ],
            size * 0.15,
            "#d8452f",
          ))
    );
  });
  sheet.add(
    fill(`M-40 780L560 760L900 640L960 650V760L620 1240H-40Z`, "#d9b684"),
    fill(VERGE, sheet.downwards(["#a9a355", "#b7a657", "#9c9a4e"], 640, 1200)),
    drawing,
    ...tufts,
    sheet.clipped(
      polygon([[-40, 640], [880, 640], ...edge.toReversed(), [-40, 1240]]),
      fill(slopeHouseShadow(EYE, FIRST), "#8a6372", 0.72) + fill(slopeHouseShadow(EYE, SECOND), "#8a6372", 0.6),
    ),
  );
}

function drawHouses(sheet: Sheet): void {
  // From the shaded side of the house over the lane.
  const side: Project = ([along, out, up]) =>
    EYE([-4.14 + along * 0.342 + out * 0.94, 20.03 + along * 0.94 - out * 0.342, up]);
  sheet.add(
    slopeHouse(sheet, EYE, SECOND, { shadedBy: [FIRST], haze: 0.06, wall: "#fdebcb", roof: "#bd6244", door: 0 }),
    place(cypress(sheet, { seed: 4 }), 612, 690, 2.3),
    slopeHouse(sheet, EYE, FIRST, { door: 0.42, roof: "#cc6a40" }),
    bayWindow(sheet),
    vinePergola(sheet, side),
  );
}

/** The wooden bay over the door of the first house, and its shade on the wall. */
function bayWindow(sheet: Sheet): string {
  const { wall, wallBright, wallShade, wallDeep, window } = sheet.mood;
  const turn = (FIRST.turn / 180) * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  /** By metres along the front from its middle, back from it and up. */
  const at: Project = ([along, back, up]) =>
    EYE([FIRST.right + along * cos + back * sin, FIRST.away + back * cos - along * sin, FIRST.up + up]);
  const [left, right, out, low, high] = [-2.15, 0.2, -1, 2.6, 5.5];
  const front = (x: number, up: number, wide: number, tall: number) =>
    polygon([at([x, out, up]), at([x + wide, out, up]), at([x + wide, out, up + tall]), at([x, out, up + tall])]);
  const side = (back: number, up: number, deep: number, tall: number) =>
    polygon([
      at([right, back, up]),
      at([right, back + deep, up]),
      at([right, back + deep, up + tall]),
      at([right, back, up + tall]),
    ]);
  const panes = counted(3).map((index) => left + 0.22 + index * 0.69);
  return [
    fill(
      polygon(
        [
          [right, high],
          [right + 0.8, high - 0.5],
          [right + 0.8, low - 0.92],
          [left + 0.8, low - 0.92],
          [left, low],
        ].map(([along = 0, up = 0]) => at([along, 0, up])),
      ),
      "#9a7488",
      0.62,
    ),
    // Braces, the boarded underside, then the two sides that are seen.
    stroke(
      [left + 0.2, (left + right) / 2, right - 0.1]
        .map((along) => polyline([at([along, 0, low - 0.8]), at([along, out + 0.1, low])]))
        .join(""),
      "#6d4234",
      10,
    ),
    fill(front(left, low, right - left, high - low), wallBright),
    fill(side(out, low, 1, high - low), wallShade),
    fill(front(left, low, right - left, 0.94), "#a5683e"),
    fill(side(out, low, 1, 0.94), "#68433f"),
    fill(panes.map((x) => front(x - 0.04, low + 0.12, 0.6, 0.66)).join(""), "#8a5030"),
    fill(side(out + 0.2, low + 0.12, 0.6, 0.66), "#553438"),
    fill(panes.map((x) => front(x - 0.08, low + 0.94, 0.7, 1.62)).join(""), "#8a5636"),
    fill(panes.map((x) => front(x, low + 1.02, 0.54, 1.46)).join(""), window),
    fill(panes.map((x) => front(x, low + 1.7, 0.27, 0.78)).join(""), "#7f9ab4"),
    fill(panes.map((x) => front(x + 0.24, low + 1.02, 0.06, 1.46)).join(""), "#8a5636"),
    fill(side(out + 0.2, low + 0.94, 0.62, 1.62), "#5f3d40"),
    fill(side(out + 0.28, low + 1.02, 0.46, 1.46), wallDeep),
    fill(
      front(left - 0.06, low + 0.88, right - left + 0.12, 0.14) +
        front(left - 0.06, low - 0.08, right - left + 0.12, 0.16),
      "#7a4a30",
    ),
    fill(front(left, high - 0.3, right - left, 0.3), blend(wallShade, wall, 0.2)),
  ].join("");
}

/** The laid table and those who sit at it, and people on the lane, each as tall as the place asks. */
function drawTable(sheet: Sheet): void {
  const red = sheet.tinted({ flowerLight: "#e8603f", flower: "#c23a2f", flowerDark: "#8a2632" });
  const standing = (right: number, away: number, up: number, tall: number, options: PersonOptions): string => {
    const [x, y] = EYE([right, away, up]);
    return place(person(sheet, options), x, y, ((FOCAL / away) * tall) / 100);
  };
  const seat = (right: number, away: number): string => {
    const [x, y] = EYE([right, away, 0]);
    const unit = FOCAL / away;
    return (
      fill(
        box(x - unit * 0.22, y - unit * 0.44, unit * 0.06, unit * 0.44) +
          box(x + unit * 0.14, y - unit * 0.44, unit * 0.06, unit * 0.44),
        "#6d4234",
      ) + fill(box(x - unit * 0.25, y - unit * 0.48, unit * 0.5, unit * 0.06), "#b87c48")
    );
  };
  sheet.add(
    place(pottedBush(red, { seed: 5 }), 64, 846, 0.52),
    place(pottedBush(red, { seed: 8 }), 214, 866, 0.44),
    place(wineBarrel(), 306, 862, 0.76),
    place(wineBarrel(), 256, 872, 0.8),
    standing(-0.62, 25.4, 0.72, 1.62, {
      pose: "walking",
      behind: true,
      wears: "skirt",
      slender: true,
      hairstyle: "scarf",
      top: "#3f8fb5",
      bottom: "#7d3558",
      carries: "basket",
    }),
    standing(-2.6, 20.4, 0.28, 1.76, {
      pose: "walking",
      behind: true,
      top: "#fdf8ee",
      bottom: "#44557a",
      hat: "#e9cf98",
    }),
    standing(-1.95, 20, 0.25, 1.16, {
      pose: "walking",
      behind: true,
      child: true,
      wears: "shorts",
      top: "#e2a13c",
      bottom: "#31507a",
    }),
    standing(2.15, 16.4, -0.6, 1.66, {
      pose: "leaning",
      slender: true,
      sleeves: "long",
      top: "#b8456a",
      bottom: "#3d4a6b",
      hat: "#f0d6a0",
      carries: "basket",
    }),
    standing(-3.95, 16.4, 0, 1.66, {
      pose: "holding",
      slender: true,
      wears: "skirt",
      hairstyle: "bun",
      top: "#fdf3e0",
      bottom: "#2f6b73",
      carries: "tray",
    }),
    seat(-4.42, 14.4),
    standing(-4.42, 14.4, 0, 1.72, { pose: "sitting", top: "#c9573f", bottom: "#4a4a5e", hair: "#d8d2cc" }),
    place(wineTable(), 426, 1020, 1.06),
    seat(-2.2, 14.3),
    standing(-2.2, 14.3, 0, 1.66, {
      pose: "sitting",
      mirrored: true,
      slender: true,
      hairstyle: "long",
      top: "#f2c25a",
      bottom: "#2f5a86",
    }),
    place(pottedBush(red, { seed: 3 }), 34, 1176, 1.2),
    place(pottedBush(sheet, { seed: 12 }), 152, 1214, 1.06),
  );
}
