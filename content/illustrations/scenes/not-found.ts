import { cameraOf, metreAt, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, chip, curve, curveDownTo, disc, lens, type Path } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { house } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";
import { lantern } from "../parts/things/terrace.ts";

const HORIZON = 500;
/** The moon stands over the end of the road. */
const MOON = 800;
/** The road down to the water, in metres to the right and away; its last stretch lies under it. */
const LINE: readonly Point[] = [
  [-21, 22],
  [-13, 30],
  [0, 40],
  [10, 52],
  [11, 66],
  [2, 80],
  [-8, 92],
  [-8, 106],
  [-3, 120],
  [-0.5, 134],
  [0, 150],
  [0, 180],
];
/** Where the water begins, over the road and the sand alike. */
const EDGE = pointsOf([
  -60, 606, 140, 622, 320, 642, 480, 662, 640, 680, 800, 688, 960, 680, 1100, 660, 1240, 640, 1400, 622, 1660, 606,
]);

/** At the blue hour a road winds down between olives and ends in the sea; its dashes go on as the moon's light, a boat waits out there. */
export const SCENE: Scene = {
  name: "not-found",
  seed: 55,
  mood: "night",
  crops: { wide: 145, square: 200 },
  grain: 0.4,
  colours: {
    sky: ["#1a2560", "#3f559c", "#8590c4", "#d9a9bd", "#f6cfae"],
    zenith: "#101746",
    cloud: "#e3a3b4",
    sun: "#fff3d6",
    halo: "#e9c8cf",
    far: "#5a65a3",
    farShade: "#4a5494",
    mist: "#c39bb8",
    sea: ["#e6bdb6", "#8f96c6", "#4a62a6", "#263a7c"],
    seaLight: "#f3d3c6",
    seaDark: "#2c4288",
    trunk: "#1c2050",
    leafLight: "#3f5a86",
    leaf: "#27396e",
    leafDark: "#161f4e",
    near: "#0f1540",
    groundShade: "#141b4a",
    stoneShade: "#2a3168",
  },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: MOON, eye: 14, focal: 1500 });
    drawSea(sheet);
    drawLand(sheet);
    drawStones(sheet, camera);
    drawRoad(sheet, camera);
    drawMoonlight(sheet, camera);
    drawBoat(sheet);
    drawWayside(sheet, camera);
    drawSign(sheet);
    drawNear(sheet);
  },
};

function drawSea(sheet: Sheet): void {
  const lamps = counted(13).map((index) => disc(1210 + index * 30, 484 + (index % 3) * 5, 2.6));
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.66 }),
    stars(sheet, { height: 300, count: 80 }),
    sheet.glow([MOON, 190], 330, sheet.mood.halo, 0.3),
    crescent(sheet, { x: MOON, y: 190, radius: 60 }),
    fill(lens(400, 352, 620, 13) + lens(1170, 384, 720, 15) + lens(720, 416, 520, 9), sheet.mood.cloud, 0.7),
    ridge(sheet, {
      crest: pointsOf([-20, 420, 120, 396, 260, 410, 400, 448, 530, 486, 600, 502]),
      foot: HORIZON + 4,
      mist: 46,
      seed: 4,
      rough: 4,
    }),
    ridge(sheet, {
      crest: pointsOf([970, 502, 1080, 476, 1180, 446, 1300, 408, 1420, 366, 1530, 376, 1640, 350]),
      foot: HORIZON + 4,
      colour: "#4b5698",
      shade: "#3b4585",
      mist: 60,
      seed: 8,
      rough: 4,
    }),
    fill(lamps.join(""), "#ffdf9c"),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 80, foot: false }),
  );
}

function edgeMoved(by: number): Point[] {
  return EDGE.map(([x, y]): Point => [x, y + by]);
}

/** The beach, and the two shoulders of land between which the road comes down. */
function drawLand(sheet: Sheet): void {
  const left = pointsOf([-40, 560, 80, 576, 200, 612, 320, 660, 440, 716, 560, 770, 700, 812, 860, 850]);
  const right = pointsOf([760, 830, 880, 786, 1010, 742, 1130, 690, 1250, 634, 1370, 592, 1500, 560, 1640, 540]);
  const dusk = sheet.linear(
    [
      [0, "#5d66a6"],
      [1, "#343d7e"],
    ],
    [0, 560],
    [0, 900],
  );
  const evening = sheet.tinted({ wall: "#a7a6cf", wallBright: "#c3bedd", wallShade: "#6a6fae", wallDeep: "#4d5494" });
  sheet.add(
    // Wet sand, dry sand, the line of foam, a second one that comes in.
    fill(curveDownTo(edgeMoved(-8), 900), "#5a66a8"),
    fill(curveDownTo(edgeMoved(0), 900), "#f1d6d0"),
    fill(curveDownTo(edgeMoved(5), 900), "#6f73ae"),
    fill(curveDownTo(edgeMoved(22), 900), "#b49bb9"),
    stroke(curve(edgeMoved(-22)), "#ecc9cd", 4, 0.5),
    stroke(curve(edgeMoved(0)), "#f6dcd2", 6),
    fill(curveDownTo(left, 1220), dusk),
    fill(curveDownTo(right, 1220), "#4a5496"),
    fill("M-40 830Q260 800 520 830T1000 842T1640 790V1220H-40Z", "#39417f"),
    sheet.spray("M-40 830Q260 800 520 830T1000 842T1640 790V1220H-40Z", "#151c4c", {
      from: [1100, 1240],
      to: [760, 800],
      thick: 0.9,
    }),
    // A farm on the left shoulder, its lamps lit.
    place(house(evening, { width: 92, height: 52, seed: 3, lit: true }), 150, 664),
    place(house(evening, { width: 66, height: 84, floors: 2, seed: 5, lit: true, chimney: true }), 96, 660),
  );
}

/** What lies about on the ground. */
function drawStones(sheet: Sheet, camera: Project): void {
  const random = randomOf(8);
  const stones = counted(60).map(() => {
    const away = mixed(28, 90, random.next() ** 1.4);
    const [x, y] = camera([random.between(-34, 34), away, 0]);
    const metre = metreAt(camera, [0, away, 0]);
    return chip(random, x, y, metre * 0.5, metre * 0.24);
  });
  sheet.add(fill(stones.join(""), "#252d68", 0.8));
}

/** Down to the beach and on under the water, until the depth takes it; each line keeps its width. */
function drawRoad(sheet: Sheet, camera: Project): void {
  const { strip } = windingRoad(camera, LINE);
  const sunk = (colour: string, thick: number) =>
    sheet.linear(
      [
        [0, colour, thick],
        [1, colour, 0],
      ],
      [0, 690],
      [0, 606],
    );
  const land = curveDownTo(edgeMoved(2), 1240);
  const dashes = counted(26)
    .map((index) => strip([-0.14, 0.14], [0.02 + index * 0.036, 0.038 + index * 0.036]))
    .join("");
  const lines = strip([-3.5, -3.26]) + strip([3.26, 3.5]);
  sheet.add(
    fill(strip([-4, 4]), sunk("#232f74", 0.9)),
    fill(lines, sunk("#d9d3e6", 0.6)),
    fill(dashes, sunk("#fbeed2", 0.9)),
    sheet.clipped(
      land,
      fill(strip([-5.4, 5.4]), "#5c629f") +
        fill(strip([-4, 4]), sheet.downwards(["#565d9c", "#3a437f", "#262e68"], 690, 1200)) +
        fill(lines, "#d9d3e6", 0.9) +
        fill(dashes, "#fbeed2") +
        // The last wave has wetted it.
        fill(`${curve(edgeMoved(0))}L${curve(edgeMoved(24).toReversed()).slice(1)}Z`, "#1f2866", 0.3),
    ),
    stroke(curve(EDGE.filter(([x]) => x > 600 && x < 1000)), "#f6dcd2", 6),
  );
}

/** The dashes of the road go on over the water, in its own perspective, up to the moon. */
function drawMoonlight(sheet: Sheet, camera: Project): void {
  const { sun } = sheet.mood;
  const dashes = counted(9).map((index) => {
    const away = 182 + index * 34 + index ** 2.5 * 9;
    const [x, y] = camera([0, away, 0]);
    return lens(x + (index % 2 ? 4 : -4), y, 4200 / away + 16, 1500 / away + 1);
  });
  sheet.add(
    fill(dashes.join(""), sun, 0.95),
    ripples(sheet, { x: MOON, y: 514, width: 190, height: 90, count: 20, colour: sun, opacity: 0.6 }),
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

/** The boat at rest, its lantern at the mast. */
function drawBoat(sheet: Sheet): void {
  sheet.add(
    fill(lens(1030, 594, 230, 18), "#22357a", 0.75),
    place(tirhandilAtRest(), 1030, 590, 0.58),
    place(lantern(sheet), 1020, 506, 0.36),
    lightColumns(sheet, { at: [1020], y: 598, length: 44, width: 26, colour: "#ffcf8a" }),
    ripples(sheet, { x: 1030, y: 592, width: 260, height: 20, count: 14, colour: "#f3d3c6", opacity: 0.6 }),
  );
}

/** What stands along the road: guard stones in its bends, olives and cypresses, each as large as it is far. */
function drawWayside(sheet: Sheet, camera: Project): void {
  const { at } = windingRoad(camera, LINE);
  const stones: Path[] = [];
  const shades: Path[] = [];
  for (const [from, to, side] of [
    [0.2, 0.46, 5],
    [0.52, 0.7, -5],
  ] as const)
    for (const index of counted(9)) {
      const [x, y] = at(mixed(from, to, index / 8), side);
      const metre = (y - HORIZON) / 14;
      stones.push(box(x - metre * 0.3, y - metre * 0.7, metre * 0.6, metre * 0.72));
      shades.push(box(x, y - metre * 0.7, metre * 0.3, metre * 0.72));
    }
  const trees = [
    [-30, 74, 1, 5],
    [-42, 92, 1.1, 6],
    [-22, 60, 1, 3],
    [27, 96, 1, 4],
    [40, 84, 1.15, 7],
    [31, 70, 1, 2],
    [23, 44, 1.05, 8],
    [-27, 40, 0.9, 9],
    [-6, 62, 0.8, 12],
  ] as const;
  sheet.add(
    fill(stones.join(""), "#c9c4e2"),
    fill(shades.join(""), "#5d62a2"),
    ...trees
      .toSorted((one, other) => other[1] - one[1])
      .map(([right, away, tall, seed]) => {
        const [x, y] = camera([right, away, 0]);
        const metre = metreAt(camera, [right, away, 0]);
        return (
          fill(lens(x + metre * 2, y, metre * 9, metre * 1.6), "#1a2258", 0.6) +
          place(olive(sheet, { seed }), x, y, (metre * 5.4 * tall) / 190)
        );
      }),
    ...[
      [-17, 84],
      [-19.5, 86],
      [20, 104],
    ].map(([right = 0, away = 0], index) => {
      const [x, y] = camera([right, away, 0]);
      return place(cypress(sheet, { seed: index + 2 }), x, y, (metreAt(camera, [right, away, 0]) * 9) / 240);
    }),
  );
}

/** The sign in the bend, whose two boards say nothing, and its lantern, which lights them and the road. */
function drawSign(sheet: Sheet): void {
  const board = (y: number, side: number, long: number, colour: string, shade: string): Drawing => {
    const at = (x: number) => x * side;
    return (
      fill(
        `M${at(-46)} ${y}L${at(long - 40)} ${y - 6}L${at(long)} ${y + 26}L${at(long - 36)} ${y + 58}L${at(-46)} ${y + 60}Z`,
        colour,
      ) +
      fill(`M${at(-46)} ${y + 48}L${at(long - 24)} ${y + 46}L${at(long - 36)} ${y + 58}L${at(-46)} ${y + 60}Z`, shade) +
      stroke(
        `M${at(-30)} ${y + 20}L${at(long - 66)} ${y + 15}M${at(-20)} ${y + 36}L${at(long - 96)} ${y + 32}`,
        shade,
        3,
        0.6,
      ) +
      fill(disc(-7, y + 18, 4) + disc(8, y + 40, 4), shade)
    );
  };
  const sign =
    fill(lens(70, 2, 240, 20), "#141b4a", 0.7) +
    fill("M-15 4L-12-420L-2-432L13-424L16 4Z", "#9a6f68") +
    fill("M4 4L3-430L13-424L16 4Z", "#4c3a62") +
    board(-396, 1, 210, "#d9a06c", "#7d5460") +
    board(-310, -1, 190, "#c98f6a", "#6d4a5e") +
    stroke("M13-230H62V-214", "#2a2048", 6);
  sheet.add(
    sheet.glow([1150, 900], 260, "#ffb463", 0.5),
    place(sign, 1096, 1010, 0.86),
    place(lantern(sheet), 1149, 858, 0.84),
  );
}

/** The dark edge on which we stand: grass, an agave, the branches of an olive. */
function drawNear(sheet: Sheet): void {
  const { near } = sheet.mood;
  const bank = pointsOf([-20, 1060, 120, 1090, 260, 1150, 380, 1230]);
  const other = pointsOf([1180, 1230, 1300, 1150, 1440, 1092, 1640, 1050]);
  sheet.add(
    fill(`${curve(bank)}L-20 1230Z`, near),
    fill(`${curve(other)}L1640 1230Z`, near),
    place(olive(sheet, { seed: 6 }), 1560, 1130, 2.3),
    place(agave(sheet, { seed: 3 }), 118, 1140, 1.9),
    grass(sheet, {
      from: 0,
      to: 340,
      ground: (x) => heightAt(bank, x) + 8,
      count: 60,
      height: 54,
      colour: near,
      seed: 4,
    }),
    grass(sheet, {
      from: 1240,
      to: 1600,
      ground: (x) => heightAt(other, x) + 8,
      count: 60,
      height: 54,
      colour: near,
      seed: 7,
    }),
  );
}
