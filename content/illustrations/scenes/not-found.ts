import { cameraOf, frameOf, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, chip, curve, curveDownTo, disc, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { agave, reeds } from "../parts/plants/small.ts";
import { olive } from "../parts/plants/trees.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";
import { lantern } from "../parts/things/terrace.ts";

const HORIZON = 560;
/** Where the road goes under, in metres from the eye. */
const WATER = 24;

/** A road that ends in the sea at the blue hour: its dashes go on as the moon's light, a boat waits where a car would be. */
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
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 3.2, focal: 1600 });
    const view = frameOf(camera, { right: 0, away: 0, heading: 0 });
    drawSea(sheet, view);
    drawShore(sheet);
    drawRoad(sheet, view);
    drawBoat(sheet);
    drawNear(sheet);
  },
};

function drawSea(sheet: Sheet, view: Project): void {
  const lamps = counted(11).map((index) => disc(1250 + index * 30, 540 + (index % 3) * 6, 2.6));
  // The dashes of the road go on over the water, in its own perspective.
  const dashes = counted(9).map((index) => {
    const at = 28 + index * 7 + index ** 2 * 3.4;
    const [x, y] = view([at, 0, 0]);
    return lens(x + (index % 2 ? 7 : -6), y, 1500 / at + 34, 420 / at + 2);
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.66 }),
    stars(sheet, { height: 330, count: 70 }),
    crescent(sheet, { x: 800, y: 214, radius: 58 }),
    fill(lens(420, 414, 620, 13) + lens(1150, 440, 720, 15) + lens(700, 474, 520, 9), sheet.mood.cloud, 0.7),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 120, 470, 260, 486, 380, 520, 500, 552, 560, 562]),
      foot: HORIZON + 4,
      mist: 46,
      seed: 4,
      rough: 4,
    }),
    ridge(sheet, {
      crest: pointsOf([980, 560, 1080, 528, 1180, 500, 1300, 470, 1420, 428, 1530, 440, 1640, 410]),
      foot: HORIZON + 4,
      colour: "#4b5698",
      shade: "#3b4585",
      mist: 60,
      seed: 8,
      rough: 4,
    }),
    fill(lamps.join(""), "#ffdf9c"),
    sea(sheet, { top: HORIZON, bottom: 1000, dabs: 90, foot: false }),
    fill(dashes.join(""), sheet.mood.sun, 0.95),
    ripples(sheet, { x: 800, y: 575, width: 150, height: 190, count: 20, colour: sheet.mood.sun, opacity: 0.6 }),
  );
}

/** Pebbles on either side, a line of foam. */
function drawShore(sheet: Sheet): void {
  const random = randomOf(8);
  const edge = pointsOf([
    -20, 742, 140, 752, 300, 776, 460, 768, 620, 778, 800, 774, 980, 780, 1140, 764, 1300, 742, 1460, 716, 1640, 690,
  ]);
  const moved = (by: number) => edge.map(([x, y]): Point => [x, y + by]);
  const pebbles = counted(90).map(() => {
    const near = random.next();
    const size = mixed(5, 24, near);
    return chip(random, random.between(0, 1600), mixed(800, 1180, near), size, size * 0.46);
  });
  sheet.add(
    fill(curveDownTo(moved(-24), 1220), "#9aa3cf", 0.35),
    fill(curveDownTo(moved(-7), 1220), "#f6dcd2"),
    fill(curveDownTo(moved(0), 1220), "#33407f"),
    fill(curveDownTo(moved(18), 1220), sheet.downwards(["#6a6ea6", "#4a5090", "#2b316c"], 780, 1200)),
    fill(pebbles.filter((_, index) => index % 2 === 0).join(""), "#8286b8", 0.7),
    fill(pebbles.filter((_, index) => index % 2).join(""), "#2a3068", 0.7),
  );
}

/** Straight down into the water; its last metres are seen through it. */
function drawRoad(sheet: Sheet, view: Project): void {
  const strip = (across: readonly [number, number], from: number, to: number) =>
    polygon(ribbon(view, { along: stepsAway(from, to, 12), across }));
  const [left, right] = [view([WATER, 3.4, 0]), view([WATER, -3.4, 0])];
  const tongue = `${polygon(ribbon(view, { along: stepsAway(6, WATER, 10), across: [-3.4, 3.4] }))}M${left[0]} ${left[1]}Q800 ${left[1] - 26} ${right[0]} ${right[1]}Z`;
  const under = sheet.linear(
    [
      [0, "#26347c", 0.75],
      [1, "#26347c", 0],
    ],
    [0, 776],
    [0, 690],
  );
  const dashes = counted(5).map((index) => strip([-0.13, 0.13], 8.4 + index * 3.4, 10.2 + index * 3.4));
  sheet.add(
    fill(strip([-3.2, 3.2], WATER - 1, 44), under),
    fill(tongue, "#3d447f"),
    sheet.spray(strip([-3.4, 3.4], 6, WATER), "#151c4c", { from: [800, 1220], to: [800, 820], thick: 0.85 }),
    fill(strip([3, 3.16], 6, WATER) + strip([-3.16, -3], 6, WATER), "#d9d3e6", 0.9),
    fill(dashes.join(""), "#fbeed2"),
    stroke(
      `M${left[0] - 40} ${left[1] + 6}Q${left[0] + 60} ${left[1] - 20} 800 ${left[1] - 16}T${right[0] + 40} ${right[1] + 6}`,
      "#f6dcd2",
      8,
    ),
    stroke(
      `M${left[0] - 10} ${left[1] - 14}Q${left[0] + 90} ${left[1] - 36} 800 ${left[1] - 34}T${right[0] + 10} ${right[1] - 16}`,
      "#e6c3cc",
      4,
      0.7,
    ),
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
    fill(lens(1000, 708, 420, 30), "#22357a", 0.75),
    place(tirhandilAtRest(), 1000, 700),
    place(lantern(sheet), 982, 552, 0.62),
    lightColumns(sheet, { at: [980], y: 716, length: 86, width: 40, colour: "#ffcf8a" }),
    ripples(sheet, { x: 1000, y: 702, width: 440, height: 30, count: 18, colour: "#f3d3c6", opacity: 0.6 }),
  );
}

/** The sign that points both ways and says nothing, with its lantern; reeds, an olive, an agave. */
function drawNear(sheet: Sheet): void {
  const board = (y: number, side: number, long: number, colour: string, shade: string): Drawing => {
    const at = (x: number) => x * side;
    return (
      fill(
        `M${at(-56)} ${y}L${at(long - 44)} ${y - 8}L${at(long)} ${y + 28}L${at(long - 40)} ${y + 66}L${at(-56)} ${y + 70}Z`,
        colour,
      ) +
      fill(`M${at(-56)} ${y + 56}L${at(long - 28)} ${y + 54}L${at(long - 40)} ${y + 66}L${at(-56)} ${y + 70}Z`, shade) +
      stroke(
        `M${at(-40)} ${y + 22}L${at(long - 70)} ${y + 16}M${at(-30)} ${y + 42}L${at(long - 110)} ${y + 38}`,
        shade,
        3,
        0.7,
      ) +
      fill(disc(-7, y + 20, 4) + disc(8, y + 46, 4), shade)
    );
  };
  const sign: Drawing =
    fill(lens(90, 0, 300, 20), "#141b4a", 0.6) +
    fill("M-17 4L-13-480L-2-492L14-484L18 4Z", "#9a6f68") +
    fill("M4 4L3-490L14-484L18 4Z", "#4c3a62") +
    board(-452, 1, 250, "#d9a06c", "#7d5460") +
    board(-352, -1, 230, "#c98f6a", "#6d4a5e") +
    stroke("M14-262H74V-244", "#2a2048", 6);
  sheet.add(
    place(reeds(sheet, { width: 170, seed: 4 }), -10, 1140, 1.5),
    place(sign, 330, 980),
    place(lantern(sheet), 404, 802, 0.95),
    place(olive(sheet, { seed: 6 }), 1440, 990, 1.9),
    fill(curve(pointsOf([-20, 1130, 140, 1110, 280, 1150, 380, 1230])) + "L-20 1230Z", sheet.mood.near),
    fill(curve(pointsOf([1220, 1230, 1330, 1150, 1480, 1110, 1640, 1120])) + "L1640 1230Z", sheet.mood.near),
    grass(sheet, { from: 0, to: 330, ground: () => 1150, count: 46, height: 60, colour: sheet.mood.near, seed: 4 }),
    grass(sheet, { from: 1280, to: 1600, ground: () => 1150, count: 46, height: 60, colour: sheet.mood.near, seed: 7 }),
    place(agave(sheet, { seed: 3 }), 1300, 1170, 1.6),
    fill(box(0, 1190, 1600, 12), sheet.mood.near, 0.4),
  );
}
