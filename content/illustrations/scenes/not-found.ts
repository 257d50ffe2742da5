import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { fullMoon } from "../parts/sky/suns.ts";
import { goat } from "../parts/things/goat.ts";
import { lantern } from "../parts/things/terrace.ts";

const HORIZON = 520;
/** The moon stands over the end of the road. */
const MOON = 520;
/** The eye of somebody on the hillside above the fork. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: MOON, eye: 8, focal: 1300 });
/** The road down to the water, in metres to the right and away; its last stretch lies under it. */
const DOWN: readonly Point[] = [
  [5, 9],
  [4.6, 14],
  [3, 21],
  [-1.5, 29],
  [-8, 38],
  [-11.5, 48],
  [-9, 59],
  [-3.5, 69],
  [-0.6, 79],
  [0, 92],
  [0, 110],
];
/** The branch that turns away inland and is lost behind the hill. */
const INLAND: readonly Point[] = [
  [5, 9],
  [4.8, 14],
  [5.6, 21],
  [10, 28],
  [19, 33],
  [31, 35],
  [45, 34],
];
/** Where the water begins, over the road and the sand alike. */
const EDGE = pointsOf([
  -60, 612, 120, 640, 280, 664, 440, 676, 600, 674, 760, 656, 900, 634, 1040, 616, 1200, 604, 1660, 590,
]);

/** By night a road forks under a signpost with a lantern: one branch runs down into the moonlit sea, its dashes go on as the moon's light; a goat looks up at the blank boards. */
export const SCENE: Scene = {
  name: "not-found",
  seed: 55,
  mood: "night",
  crops: { wide: 190, square: 260 },
  grain: 0.4,
  colours: {
    sky: ["#101a4c", "#22387a", "#44619f", "#7f93bd", "#bfb7c6"],
    zenith: "#0a1036",
    cloud: "#8f9cc6",
    sun: "#fff3d6",
    halo: "#dfe0ea",
    far: "#3d5290",
    farShade: "#32457f",
    mist: "#8f9fc6",
    sea: ["#b9b6ca", "#6f86b6", "#33508f", "#1c3371"],
    seaLight: "#dfdbe0",
    seaDark: "#213a7a",
    trunk: "#131a44",
    leafLight: "#3a5680",
    leaf: "#223468",
    leafDark: "#121b46",
    near: "#0a1034",
    groundShade: "#0f1742",
    stoneShade: "#2a3168",
  },
  draw(sheet) {
    drawSea(sheet);
    drawLand(sheet);
    drawRoads(sheet);
    drawMoonlight(sheet);
    drawBoat(sheet);
    drawWayside(sheet);
    drawNear(sheet);
    drawSign(sheet);
    drawGoat(sheet);
  },
};

/** The full moon over the water between two capes, bars of cloud across the sky. */
function drawSea(sheet: Sheet): void {
  const { cloud, halo } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.6 }),
    stars(sheet, { height: 300, count: 90 }),
    sheet.glow([MOON, 320], 520, halo, 0.5),
    fullMoon(sheet, { x: MOON, y: 320, radius: 84 }),
    fill(lens(300, 384, 640, 16) + lens(860, 356, 420, 10) + lens(640, 420, 460, 9), cloud, 0.75),
    fill(lens(400, 386, 360, 7) + lens(600, 421, 240, 4), "#e6dfe2", 0.8),
    ridge(sheet, {
      crest: pointsOf([-20, 436, 90, 420, 190, 452, 300, 496, 390, 522]),
      foot: HORIZON + 4,
      mist: 46,
      seed: 4,
      rough: 4,
    }),
    ridge(sheet, {
      crest: pointsOf([700, 522, 800, 500, 920, 462, 1040, 430, 1200, 380, 1400, 372, 1640, 340]),
      foot: HORIZON + 4,
      mist: 60,
      seed: 8,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 740, dabs: 90, foot: false }),
  );
}

function edgeMoved(by: number): Point[] {
  return EDGE.map(([x, y]): Point => [x, y + by]);
}

/** The beach, the meadow by it and the hillside on the right, round which the other branch turns. */
function drawLand(sheet: Sheet): void {
  const meadow = curveDownTo(pointsOf([-40, 690, 160, 712, 360, 726, 560, 724, 760, 704, 960, 668, 1640, 620]), 1220);
  const hill = curveDownTo(pointsOf([880, 668, 1000, 640, 1140, 588, 1300, 520, 1460, 470, 1640, 440]), 800);
  sheet.add(
    // Wet sand, dry sand, the line of foam, a second one that comes in.
    fill(curveDownTo(edgeMoved(-8), 900), "#3a5596"),
    fill(curveDownTo(edgeMoved(0), 900), "#dcd8e2"),
    fill(curveDownTo(edgeMoved(5), 900), "#5a6ca8"),
    fill(curveDownTo(edgeMoved(20), 900), "#8b93bf"),
    stroke(curve(edgeMoved(-18)), "#c9cbdc", 3, 0.5),
    stroke(curve(edgeMoved(0)), "#eeeaec", 5),
    fill(hill, "#2c3f80"),
    sheet.spray(hill, "#121b4c", { from: [1640, 780], to: [1100, 560], thick: 0.8 }),
    fill(
      meadow,
      sheet.linear(
        [
          [0, "#46599a"],
          [0.5, "#2c3c7d"],
          [1, "#151e50"],
        ],
        [0, 690],
        [0, 1160],
      ),
    ),
  );
}

/** Two branches of one road; that to the sea goes on under the water, until the depth takes it. */
function drawRoads(sheet: Sheet): void {
  const [down, inland] = [windingRoad(CAMERA, DOWN), windingRoad(CAMERA, INLAND)];
  const sunk = (colour: string, thick: number) =>
    sheet.linear(
      [
        [0, colour, thick],
        [1, colour, 0],
      ],
      [0, 676],
      [0, 610],
    );
  const land = curveDownTo(edgeMoved(2), 1240);
  const dashesOf = (road: typeof down, from: number, to: number) =>
    counted(24)
      .map((index) => mixed(from, to, index / 23))
      .map((share) => road.strip([-0.09, 0.09], [share, share + 0.016]))
      .join("");
  const lines = down.strip([-2.7, -2.52]) + down.strip([2.52, 2.7]);
  const paving = sheet.downwards(["#7f8fc4", "#4a5ea0", "#26367a"], 690, 1200);
  const fork = down.strip([-2.7, 2.7], [0, 0.34]) + inland.strip([-2.7, 2.7], [0, 0.5]);
  sheet.add(
    fill(down.strip([-3, 3]), sunk("#1b2b6c", 0.9)),
    fill(lines, sunk("#d9d9ea", 0.7)),
    fill(dashesOf(down, 0.3, 0.98), sunk("#fbeed2", 0.9)),
    sheet.clipped(
      land,
      fill(down.strip([-3.9, 3.9]) + inland.strip([-3.9, 3.9]), "#34458a") +
        fill(inland.strip([-3, 3]) + down.strip([-3, 3]), paving) +
        fill(lines + inland.strip([-2.7, -2.52]) + inland.strip([2.52, 2.7]), "#d9d9ea", 0.85) +
        // Where the branches part there are no edge lines.
        sheet.clipped(fork, fill(inland.strip([-2.5, 2.5], [0, 0.56]) + down.strip([-2.5, 2.5], [0, 0.4]), paving)) +
        fill(dashesOf(down, 0.3, 0.98) + dashesOf(inland, 0.42, 0.98), "#fbeed2", 0.95) +
        fill(`${curve(edgeMoved(0))}L${curve(edgeMoved(20).toReversed()).slice(1)}Z`, "#14205c", 0.3),
    ),
  );
}

/** The dashes of the road go on over the water up to the moon. */
function drawMoonlight(sheet: Sheet): void {
  const { sun } = sheet.mood;
  const dashes = counted(9).map((index) => {
    const away = 100 + index * 26 + index ** 2.6 * 8;
    const [x, y] = CAMERA([0, away, 0]);
    return lens(x + (index % 2 ? 5 : -5), y, 2600 / away + 26, 900 / away + 2);
  });
  sheet.add(
    fill(dashes.join(""), sun, 0.95),
    ripples(sheet, { x: MOON, y: 534, width: 240, height: 110, count: 34, colour: sun, opacity: 0.7 }),
  );
}

/** A tirhandil, the old boat of Bodrum, pointed at both ends, in evening colours, its oars shipped; 344 wide, 214 high. */
function tirhandilAtRest(): Drawing {
  const hull = "M-164-66Q-120-34 0-30T164-72Q150-18 96 4Q0 18-96 4Q-150-18-164-66Z";
  return (
    fill(hull, "#e9dfe6") +
    fill("M-140-30Q-60-6 20-6T140-34Q124-6 96 4Q0 18-96 4Q-124-8-140-30Z", "#8a7fb2") +
    fill("M-164-66Q-120-34 0-30T164-72L160-58Q90-16 0-16T-160-53Z", "#c2456c") +
    fill("M-150-54Q-110-36 0-32T150-60Q110-50 0-46T-150-54Z", "#2a2a60") +
    stroke("M164-72L172-96M-164-66L-172-88", "#5a3a52", 8) +
    stroke("M-18-34V-214", "#5a3a52", 8) +
    stroke("M-18-204L-150-66M-18-204L158-76", "#3a3468", 2.4) +
    stroke("M-118-46L70-62", "#b98a6a", 7) +
    fill("M60-70L112-64L108-54L62-58Z", "#b98a6a")
  );
}

/** The boat that waits out there, its lantern at the mast. */
function drawBoat(sheet: Sheet): void {
  sheet.add(
    fill(lens(786, 592, 150, 12), "#16296a", 0.75),
    place(tirhandilAtRest(), 786, 590, 0.4),
    place(lantern(sheet), 779, 534, 0.26),
    lightColumns(sheet, { at: [779], y: 596, length: 36, width: 18, colour: "#ffcf8a" }),
    ripples(sheet, { x: 786, y: 592, width: 180, height: 14, count: 10, colour: "#c9cbdc", opacity: 0.6 }),
  );
}

/** Along the road: guard stones in its bends, olives and cypresses, each as large as it is far, their shadows away from the moon. */
function drawWayside(sheet: Sheet): void {
  const down = windingRoad(CAMERA, DOWN);
  const stones: Path[] = [];
  const shades: Path[] = [];
  for (const index of counted(11)) {
    const [x, y] = down.at(mixed(0.34, 0.62, index / 10), -3.5);
    const metre = (y - HORIZON) / 8;
    stones.push(box(x - metre * 0.22, y - metre * 0.6, metre * 0.44, metre * 0.62));
    shades.push(box(x + metre * 0.04, y - metre * 0.6, metre * 0.18, metre * 0.62));
  }
  const trees = [
    [-24, 52, 1, 5],
    [-27, 43, 1.1, 6],
    [-17, 33, 1, 3],
    [9, 62, 1, 4],
    [16, 54, 1.1, 7],
    [12, 45, 1, 2],
    [24, 48, 1, 8],
  ] as const;
  sheet.add(
    fill(stones.join(""), "#c9cbe2"),
    fill(shades.join(""), "#5d6aa6"),
    ...trees
      .toSorted((one, other) => other[1] - one[1])
      .map(([right, away, tall, seed]) => {
        const [x, y] = CAMERA([right, away, 0]);
        const metre = metreAt(CAMERA, [right, away, 0]);
        return (
          fill(lens(x + metre * 1.4, y + metre * 0.3, metre * 6, metre), "#101a4e", 0.6) +
          place(olive(sheet, { seed }), x, y, (metre * 4.6 * tall) / 190)
        );
      }),
    ...[
      [4.5, 66],
      [6, 64],
    ].map(([right = 0, away = 0], index) => {
      const [x, y] = CAMERA([right, away, 0]);
      return place(cypress(sheet, { seed: index + 2 }), x, y, (metreAt(CAMERA, [right, away, 0]) * 8) / 240);
    }),
  );
}

/** The bank on which we stand, the grass on it, which the lantern gilds, and an olive branch that hangs into the sky. */
function drawNear(sheet: Sheet): void {
  const { near, leafDark, leaf } = sheet.mood;
  const bank = pointsOf([620, 1230, 760, 1130, 900, 1076, 1060, 1046, 1240, 1040, 1420, 1052, 1640, 1010]);
  const body = `${curve(bank)}V1230H620Z`;
  sheet.add(
    fill(body, "#0e1640"),
    sheet.clipped(body, place(sheet.glow([0, 0], 420, "#ffb65e", 0.75), 1110, 1070, 0.3, 1)),
    grass(sheet, {
      from: 700,
      to: 1600,
      ground: (x) => heightAt(bank, x) + 6,
      count: 90,
      height: 50,
      colour: "#1a2148",
      seed: 7,
    }),
    grass(sheet, {
      from: 900,
      to: 1330,
      ground: (x) => heightAt(bank, x) + 20,
      count: 40,
      height: 40,
      colour: "#8a6a4c",
      seed: 9,
    }),
    place(agave(sheet, { seed: 3 }), 1530, 1130, 1.9),
    stroke("M-20 120Q120 90 250 130T420 190", near, 14),
    stroke("M120 96Q190 150 210 230M-20 40Q100 30 190 60", near, 9),
    ...(
      [
        [60, 60, 120, 70],
        [210, 110, 110, 60],
        [350, 170, 90, 46],
        [190, 220, 70, 50],
        [40, 170, 90, 60],
        [250, 30, 90, 40],
      ] as const
    ).map(([x, y, width, height], index) =>
      leafMass(sheet, { x, y, width, height, count: 30, size: 34, seed: index + 3, colours: [near, leafDark, leaf] }),
    ),
  );
}

/** A weathered board from the post out to its point: its face, warm where the lantern is near, its lower edge, its grain. */
function board(sheet: Sheet, y: number, side: 1 | -1, long: number): Drawing {
  const at = (x: number) => x * side;
  const face = `M${at(-62)} ${y}L${at(long - 62)} ${y - 12}L${at(long)} ${y + 40}L${at(long - 58)} ${y + 96}L${at(-62)} ${y + 100}Z`;
  const lit = sheet.linear(
    side < 0
      ? [
          [0, "#b9744e"],
          [0.55, "#ffc983"],
          [1, "#c5815a"],
        ]
      : [
          [0, "#e39d62"],
          [0.4, "#a06455"],
          [1, "#4d3a62"],
        ],
    side < 0 ? [-long, 0] : [-62, 0],
    side < 0 ? [62, 0] : [long, 0],
  );
  return (
    fill(face, lit) +
    fill(
      `M${at(-62)} ${y + 86}L${at(long - 50)} ${y + 82}L${at(long - 58)} ${y + 96}L${at(-62)} ${y + 100}Z`,
      side < 0 ? "#ffe2ae" : "#6a4a60",
    ) +
    stroke(
      `M${at(-40)} ${y + 28}L${at(long - 120)} ${y + 20}M${at(70)} ${y + 54}L${at(long - 60)} ${y + 48}M${at(-30)} ${y + 72}L${at(long - 160)} ${y + 68}`,
      "#6d4450",
      4,
      0.5,
    ) +
    fill(disc(-8, y + 28, 6) + disc(10, y + 72, 6), "#3a2440")
  );
}

/** The near signpost with its blank boards, one of which hangs from its last nail, and the lantern on its iron arm. */
function drawSign(sheet: Sheet): void {
  const post = "M-26 10L-21-860L-4-886L22-866L28 10Z";
  const sign =
    fill("M-10 4Q120-16 420-6L420 20Q160 40-10 14Z", "#070c2a", 0.7) +
    fill(post, "#3d2f56") +
    fill(
      "M-26 10L-21-860L-4-886L-3 10Z",
      sheet.downwards(["#5a4666", "#c98558", "#ffc27a", "#a8694f", "#3d2f56"], -860, 0),
    ) +
    board(sheet, -800, 1, 330) +
    board(sheet, -668, -1, 360) +
    place(turned(board(sheet, -30, 1, 270), 34), 0, -500) +
    stroke("M-20-470H-150V-446M-20-400Q-70-410-96-470", "#140f2c", 9);
  sheet.add(
    sheet.glow([1090, 690], 520, "#ffb463", 0.62),
    place(sign, 1240, 1070),
    place(lantern(sheet), 1090, 780, 1.7),
  );
}

/** A goat has come up to the light and looks at the boards. */
function drawGoat(sheet: Sheet): void {
  sheet.add(place(goat({ pose: "up", faces: 1, coat: "#c9a58c" }), 930, 1096, 1.5));
}
