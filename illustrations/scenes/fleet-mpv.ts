import { cameraOf, frameOf } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { fruit, fullCrate, leafPair, orchardTree } from "../parts/plants/mandarinHarvest.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "../parts/vehicles/paint.ts";
import { peopleCarrier } from "../parts/vehicles/peopleCarrier.ts";
import type { Surface } from "../parts/vehicles/surface.ts";

const HORIZON = 484;
/** From far off, so that its near wheels and its far ones differ little. */
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.5, focal: 4300 });
const HEADING = 44;
/** The people carrier's frame, which the terrace shares: along it away from us to the right, across it out to the water. */
const view = frameOf(camera, { right: -1.86, away: 17.9, heading: HEADING });
/** Shadow of a point one metre up: metres to the right, and away from us. */
const CAST = [0.86, 0.12] as const;
/** The low wall over the water: where it is across, how thick, how high. */
const LOW = { near: 4.6, far: 5.1, high: 0.5 } as const;
/** The white wall of the orchard, square to it: where it is along, its ends across, its height, and its gate. */
const WALL = { along: 9.4, left: 5.1, right: -3, high: 2.5 } as const;
const GATE = { left: 1.86, right: 0.42, spring: 1.5, deep: 0.34 } as const;
/** Shade on the ground and on whitewash. */
const SHADE = "#5a5a94";
/** A navy people carrier under a high clear sky. */
const NAVY: VehiclePaint = {
  ...VEHICLE_PAINTS.day,
  body: "#0c2650",
  bodyLight: "#2a5a93",
  sky: "#d8edf3",
  skyDim: "#78aace",
  horizon: "#0a1830",
  ground: "#e0b88e",
  glass: "#1a3c62",
  glassMiddle: "#2f5f86",
  glassLight: "#a9d3e2",
  rim: "#e4ebee",
  shadow: SHADE,
};

/** The people carrier, 5.14 m long, on a terrace of Ortakent at noon in the clear light of winter: behind it the white wall of an orchard, its blue gate, and mandarin trees full of fruit; before its bonnet the open bay. */
export const SCENE: Scene = {
  name: "fleet-mpv",
  seed: 12,
  mood: "day",
  grain: 0.3,
  crops: { square: 276 },
  colours: {
    sky: ["#1f74b4", "#5dadd4", "#bfe3e4", "#e9f3e4"],
    zenith: "#0f5596",
    sea: ["#8fd3d6", "#3faac4", "#1c83b0", "#136394"],
    far: "#8db8d2",
    farShade: "#729fc4",
    mist: "#e4f0e6",
  },
  draw(sheet) {
    drawBay(sheet);
    drawOrchard(sheet);
    drawTerrace(sheet);
    drawLowWall(sheet);
    drawGate(sheet);
    drawCrates(sheet);
    drawNear(sheet);
    sheet.add(peopleCarrier(sheet, { view, cast: CAST, paint: NAVY, mirrored: mirroredBay(sheet) }));
    drawBough(sheet);
  },
};

/** The bay: an island and the hills beyond it, a cloud over them, a yacht. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    place(summerCloud(sheet, "broad"), 300, 412, 0.72),
    ridge(sheet, {
      crest: pointsOf([
        -20, 402, 70, 388, 150, 404, 260, 380, 350, 396, 450, 424, 560, 440, 680, 456, 800, 470, 900, 478, 1000, 482,
      ]),
      foot: HORIZON + 3,
      seed: 5,
      mist: 10,
      rough: 3,
    }),
    // The haze over the water, smooth where a spray would be coarse.
    fill(
      box(0, 400, 1100, HORIZON - 398),
      sheet.linear(
        [
          [0, "#e4f0e6", 0],
          [1, "#e4f0e6", 0.8],
        ],
        [0, 400],
        [0, HORIZON],
      ),
    ),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 40, foot: false }),
    place(sailingYacht(sheet), 300, 530, 0.5),
    ripples(sheet, { x: 300, y: 540, width: 220, height: 14, count: 12, opacity: 0.6 }),
  );
}

/** A point of the orchard's wall: across it, up, and so far behind its face. */
function onWall(across: number, up: number, behind = 0): Point {
  return view([WALL.along + behind, across, up]);
}

function face(left: number, right: number, low: number, high: number, behind = 0): Path {
  return polygon([
    onWall(left, low, behind),
    onWall(right, low, behind),
    onWall(right, high, behind),
    onWall(left, high, behind),
  ]);
}

/** Mandarin trees over the wall, and the wall in the sun with the shade of what hangs over it. */
function drawOrchard(sheet: Sheet): void {
  const green = sheet.tinted({ leafLight: "#9db45c", leaf: "#5a8242", leafDark: "#2c5136" });
  // They stand on the slope behind, the far ones higher: none of their trunks is seen.
  for (const [x, y, scale, seed] of [
    [1560, 480, 1.36, 11],
    [1400, 500, 1.3, 8],
    [1240, 520, 1.28, 5],
    [1500, 560, 1.3, 3],
    [1176, 552, 1.16, 6],
    [1330, 590, 1.24, 9],
  ] as const)
    sheet.add(place(orchardTree(green, { seed, fruits: 130, size: 6 }), x, y, scale));
  sheet.add(
    fill(face(WALL.left, WALL.right, 0, WALL.high), sheet.downwards(["#fffaf0", "#fff3dc", "#f6e2c2"], 300, 700)),
    fill(face(WALL.left + 0.05, WALL.right, WALL.high - 0.02, WALL.high + 0.1, -0.06), "#fffdf6"),
    fill(face(WALL.left, WALL.right, WALL.high - 0.09, WALL.high - 0.02), "#b4bfe0", 0.8),
    fill(face(WALL.left, WALL.right, 0, 0.26), "#c9b6a8", 0.55),
  );
}

/** The gate in it: a round arch, its reveal in shade, two leaves of blue boards. */
function drawGate(sheet: Sheet): void {
  const { left, right, spring, deep } = GATE;
  const [middle, half] = [(left + right) / 2, (left - right) / 2];
  const arch = (grow: number, behind: number, low = 0): Point[] => [
    onWall(middle + half + grow, low, behind),
    ...shares(17).map((share) =>
      onWall(
        middle + Math.cos(share * Math.PI) * (half + grow),
        spring + Math.sin(share * Math.PI) * (half + grow) * 0.92,
        behind,
      ),
    ),
    onWall(middle - half - grow, low, behind),
  ];
  const opening = polygon(arch(0, 0));
  const boards = counted(9).map((index) => {
    const across = mixed(left, right, (index + 0.5) / 9);
    return polyline([onWall(across, 0, deep), onWall(across, 2.3, deep)]);
  });
  const stones = shares(12).map((share) => {
    const at = (reach: number) =>
      onWall(
        middle + Math.cos(share * Math.PI) * (half + reach),
        spring + Math.sin(share * Math.PI) * (half + reach) * 0.92,
      );
    return polyline([at(0.02), at(0.2)]);
  });
  sheet.add(
    fill(polygon(arch(0.2, 0)), "#ecd0a0"),
    stroke(stones.join(""), "#c09a72", 2.4),
    fill(opening, "#7f88ba"),
    sheet.clipped(
      opening,
      fill(polygon(arch(0, deep)), "#1f78b4") +
        stroke(boards.join(""), "#155a90", 3) +
        fill(face(left, middle + 0.42, 0, 2.5, deep), "#0f3f72", 0.55) +
        stroke(polyline([onWall(middle, 0, deep), onWall(middle, 2.3, deep)]), "#0c3560", 6) +
        dots([onWall(middle - 0.09, 1.12, deep), onWall(middle + 0.09, 1.12, deep)], 5, "#0a2748") +
        fill(face(left, right, 0.42, 0.54, deep) + face(left, right, 1.36, 1.48, deep), "#155a90", 0.8),
    ),
    step(),
  );
}

/** The stone step before the gate, and its shadow. */
function step(): Drawing {
  const [left, right, high, out] = [GATE.left + 0.3, GATE.right - 0.5, 0.13, -0.55];
  return (
    fill(
      polygon([
        onWall(left, 0, out - 0.1),
        onWall(right, 0, out - 0.1),
        onWall(right - 0.16, 0, out),
        onWall(right - 0.16, 0),
      ]),
      SHADE,
      0.5,
    ) +
    fill(
      polygon([onWall(left, 0, out), onWall(right, 0, out), onWall(right, high, out), onWall(left, high, out)]),
      "#e4c698",
    ) +
    fill(polygon([onWall(right, 0, out), onWall(right, 0), onWall(right, high), onWall(right, high, out)]), "#c2b0b6") +
    fill(
      polygon([onWall(left, high, out), onWall(right, high, out), onWall(right, high, 0.1), onWall(left, high, 0.1)]),
      "#fff1d4",
    )
  );
}

/** Two crates of the day's fruit by the gate, in the sun. */
function drawCrates(sheet: Sheet): void {
  for (const [along, across, seed] of [
    [8.35, 0.42, 4],
    [8.0, -0.1, 7],
  ] as const) {
    const [x, y] = view([along, across, 0]);
    const scale = ((y - view([along, across, 1])[1]) * 0.62) / 300;
    sheet.add(
      fill(
        polygon([
          [x - 140 * scale, y],
          [x + 90 * scale, y + 2],
          [x + 330 * scale, y - 14],
          [x + 300 * scale, y - 34],
          [x, y - 30],
        ]),
        SHADE,
        0.5,
      ),
      place(fullCrate(sheet, seed), x, y, scale),
    );
  }
}

/** The shade of a tree that stands beside us, in long flecks over the stones; its lowest bough hangs into the sky. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(31);
  // Flat on the ground, as it lies under the eye; smaller and further apart towards the edge of the crown.
  const flecks = counted(190).map((index) => {
    const deep = Math.sqrt(random.next());
    const y = mixed(842, 1006, deep);
    const edge = index % 3 === 0;
    const reach = mixed(230, 1080, deep) * (edge ? 1.14 : 1);
    const x = (edge ? random.between(0.55, 1) : random.next()) * reach - 40;
    const wide = (edge ? random.between(12, 40) : random.between(36, 104)) * mixed(0.6, 1.25, deep);
    return disc(x, y, wide, wide * random.between(0.1, 0.16));
  });
  sheet.add(fill(flecks.join(""), SHADE, 0.55));
}

/** The bough: its wood, leaves folded along their ribs, fruit that hangs among them. */
function drawBough(sheet: Sheet): void {
  const wood: readonly Point[] = [
    [-20, 20],
    [90, 46],
    [200, 58],
    [300, 92],
    [372, 140],
  ];
  const leaves = [
    [-20, 10, 40, 1],
    [30, 36, 84, 0.9],
    [10, 30, 70, 0.8],
    [60, 40, -30, 0.7],
    [70, 44, 110, 0.9],
    [130, 52, 40, 0.85],
    [150, 52, -46, 0.66],
    [190, 58, 96, 0.8],
    [214, 62, 10, 0.72],
    [236, 70, -40, 0.6],
    [262, 78, 120, 0.7],
    [290, 90, 50, 0.76],
    [310, 98, -24, 0.6],
    [340, 118, 100, 0.62],
    [368, 138, 20, 0.6],
    [372, 140, 74, 0.66],
    [30, 24, -24, 0.6],
    [-10, 60, 60, 0.8],
    [110, 48, 150, 0.6],
  ] as const;
  const fruits = [
    [40, 112, 40],
    [112, 140, 42],
    [214, 150, 40],
    [300, 176, 38],
    [168, 112, 36],
  ] as const;
  sheet.add(
    stroke(curve(wood), "#4a3a34", 9),
    ...leaves.slice(0, 10).map(([x, y, angle, size]) => place(turned(leafPair(), angle), x, y, size)),
    stroke(
      fruits
        .map(([x, y]) =>
          polyline([
            [x - 10, heightAt(wood, x - 10)],
            [x + 4, y - 20],
          ]),
        )
        .join(""),
      "#4f6a3a",
      4,
    ),
    ...fruits.map(([x, y, radius]) => place(fruit(radius), x, y)),
    ...leaves.slice(10).map(([x, y, angle, size]) => place(turned(leafPair(), angle), x, y, size)),
  );
}

/** The low wall towards the water, its face in shade under the bright top; its narrow shadow. */
function drawLowWall(sheet: Sheet): void {
  const strip = (near: number, far: number, low: number, high: number): Path =>
    polygon([
      view([-14, near, low]),
      view([WALL.along, near, low]),
      view([WALL.along, far, high]),
      view([-14, far, high]),
    ]);
  const [x, y] = view([2.5, 4.85, LOW.high]);
  sheet.add(
    fill(strip(LOW.near - 0.28, LOW.near, 0, 0), SHADE, 0.5),
    fill(strip(LOW.near, LOW.near, 0, LOW.high), "#b3bee2"),
    fill(strip(LOW.near, LOW.near, 0, 0.1), "#8791c4", 0.7),
    fill(strip(LOW.near - 0.04, LOW.far, LOW.high, LOW.high), "#fffaf0"),
    fill(disc(x + 26, y + 1, 34, 4), "#a9b2d8"),
    place(sittingCat(sheet), x, y, 0.2),
  );
}

/** Flagstones of the terrace, broken as they come from the quarry. */
function drawTerrace(sheet: Sheet): void {
  const random = randomOf(9);
  const ground = polygon([
    view([-14, LOW.near, 0]),
    view([WALL.along, LOW.near, 0]),
    onWall(WALL.right, 0),
    [1800, 1100],
    [-200, 1100],
  ]);
  const [long, wide] = [1.25, 0.95];
  const corners = counted(24).map((row) =>
    counted(26).map((column): Point => [
      -13 + (column + (row % 2) * 0.5) * long + random.around(0.26),
      LOW.near - 0.3 - row * wide + random.around(0.2),
    ]),
  );
  const tones = ["", "", ""];
  for (const row of counted(23))
    for (const column of counted(25)) {
      const next = row % 2 ? 1 : 0;
      const four = [
        corners[row]?.[column],
        corners[row]?.[column + 1],
        corners[row + 1]?.[column + next + 1],
        corners[row + 1]?.[column + next],
      ].filter((corner) => corner !== undefined);
      const middle: Point = [
        four.reduce((sum, [along]) => sum + along, 0) / 4,
        four.reduce((sum, [, across]) => sum + across, 0) / 4,
      ];
      const stone = four.map(([along, across]): Point =>
        view([mixed(along, middle[0], 0.035), mixed(across, middle[1], 0.045), 0]),
      );
      const kind = random.next();
      const index = kind < 0.62 ? 0 : kind < 0.82 ? 1 : 2;
      tones[index] += polygon(stone);
    }
  sheet.add(
    fill(ground, sheet.downwards(["#dcbf98", "#cda67e", "#b98f70"], 620, 1000)),
    sheet.clipped(
      ground,
      fill(tones[0] ?? "", sheet.downwards(["#fbe9c8", "#f2d8ae", "#e4be92"], 620, 1000)) +
        fill(tones[1] ?? "", sheet.downwards(["#f6dfba", "#eacb9f", "#d9ad84"], 620, 1000)) +
        fill(tones[2] ?? "", sheet.downwards(["#fff2d8", "#f9e4c0", "#eecda2"], 620, 1000)),
    ),
  );
}

/** What its panes mirror: the pale sky over the hills across the bay. */
function mirroredBay(sheet: Sheet) {
  return ({ side, sideAt }: Surface): Drawing => {
    const high = (up: number) => sideAt([2900, up])[1];
    const whole = side([
      [900, 1170],
      [900, 1800],
      [5100, 1800],
      [5100, 1170],
    ]);
    const hills = side([
      [900, 1170],
      [900, 1330],
      [1500, 1370],
      [2100, 1440],
      [2500, 1500],
      [2900, 1460],
      [3400, 1360],
      [3900, 1330],
      [4400, 1390],
      [5100, 1440],
      [5100, 1170],
    ]);
    return (
      fill(
        whole,
        sheet.linear(
          [
            [0, "#dcecea"],
            [0.35, "#8fc0d8"],
            [0.7, "#3f80b4"],
            [1, "#1b4f86"],
          ],
          [0, high(1370)],
          [0, high(1790)],
        ),
      ) + fill(hills, "#1b3c66")
    );
  };
}
