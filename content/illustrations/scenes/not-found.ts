import { cameraOf, frameOf, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, chip, curve, curveDownTo, disc, lens, type Path, polygon } from "../kit/path.ts";
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
    drawSea(sheet);
    drawRoad(sheet, view);
    drawMoonlight(sheet, view);
    drawBoat(sheet);
    drawNear(sheet);
  },
};

function drawSea(sheet: Sheet): void {
  const lamps = counted(11).map((index) => disc(1250 + index * 30, 540 + (index % 3) * 6, 2.6));
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
  );
}

/** Where the water ends, over the stones and the road alike; both ends lie beyond the sheet. */
const EDGE = pointsOf([
  -60, 742, 140, 752, 300, 770, 460, 778, 620, 792, 800, 798, 980, 792, 1140, 772, 1300, 746, 1460, 720, 1660, 690,
]);

function movedEdge(by: number): Point[] {
  return EDGE.map(([x, y]): Point => [x, y + by]);
}

/** A run of foam along the edge, so far out, thick in the middle and thin at both ends. */
function foam(from: number, to: number, out: number, thick: number): Path {
  const places = shares(12).map((share) => {
    const x = mixed(from, to, share);
    const y = heightAt(EDGE, x) - out * (0.8 + 0.2 * Math.sin(x / 70));
    return { x, y, half: (thick / 2) * Math.sin(share * Math.PI) ** 0.7 };
  });
  return curve(
    [
      ...places.map(({ x, y, half }): Point => [x, y - half]),
      ...places.map(({ x, y, half }): Point => [x, y + half]).toReversed(),
    ],
    true,
  );
}

/** Pebbles on either side of where the road comes down. */
function drawShore(sheet: Sheet): void {
  const random = randomOf(8);
  const pebbles = counted(90).map(() => {
    const near = random.next();
    const size = mixed(5, 24, near);
    return chip(random, random.between(0, 1600), mixed(830, 1180, near), size, size * 0.46);
  });
  sheet.add(
    fill(curveDownTo(movedEdge(0), 1220), "#33407f"),
    fill(curveDownTo(movedEdge(20), 1220), sheet.downwards(["#6a6ea6", "#4a5090", "#2b316c"], 780, 1200)),
    fill(pebbles.filter((_, index) => index % 2 === 0).join(""), "#8286b8", 0.7),
    fill(pebbles.filter((_, index) => index % 2).join(""), "#2a3068", 0.7),
  );
}

/** Straight down into the water: its last metres, both its lines and a dash are seen through it, until the depth takes them. */
function drawRoad(sheet: Sheet, view: Project): void {
  const strip = (across: readonly [number, number], from: number, to: number) =>
    polygon(ribbon(view, { along: stepsAway(from, to, 12), across }));
  const sunk = (colour: string, thick: number) =>
    sheet.linear(
      [
        [0, colour, thick],
        [0.45, colour, thick * 0.55],
        [1, colour, 0],
      ],
      [0, 800],
      [0, 672],
    );
  const lines = (from: number, to: number) => strip([3, 3.16], from, to) + strip([-3.16, -3], from, to);
  const dash = (index: number) => strip([-0.13, 0.13], 8.4 + index * 3.4, 10.2 + index * 3.4);
  const land = curveDownTo(movedEdge(0), 1220);
  const road = strip([-3.4, 3.4], 6, 48);
  sheet.add(
    fill(road, sunk("#232f74", 0.92)),
    fill(lines(20, 48), sunk("#d9d3e6", 0.62)),
    fill(dash(5), sunk("#fbeed2", 0.85)),
  );
  drawShore(sheet);
  sheet.add(
    sheet.clipped(
      land,
      fill(road, "#3d447f") +
        sheet.spray(strip([-3.4, 3.4], 6, 24), "#151c4c", { from: [800, 1220], to: [800, 840], thick: 0.85 }) +
        fill(lines(6, 30), "#d9d3e6", 0.9) +
        fill(counted(6).map(dash).join(""), "#fbeed2") +
        // The last wave has wetted the road as it has the stones.
        sheet.clipped(
          road,
          fill(`${curve(movedEdge(-10))}L${curve(movedEdge(24).toReversed()).slice(1)}Z`, "#1f2866", 0.62),
        ),
    ),
    fill(
      curve(
        [...movedEdge(-5), ...EDGE.map(([x, y], index): Point => [x, y + 2 + (index % 3) * 1.6]).toReversed()],
        true,
      ),
      "#f6dcd2",
    ),
    fill(
      foam(-40, 330, 17, 6) +
        foam(280, 700, 20, 6) +
        foam(640, 1080, 16, 7) +
        foam(1030, 1330, 19, 6) +
        foam(1290, 1640, 15, 5),
      "#ecc9cd",
      0.8,
    ),
    fill(foam(90, 300, 34, 4) + foam(520, 800, 36, 5) + foam(880, 1180, 33, 4), "#e6c3cc", 0.5),
  );
}

/** The dashes of the road go on over the water, in its own perspective. */
function drawMoonlight(sheet: Sheet, view: Project): void {
  const { sun } = sheet.mood;
  const dashes = counted(8).map((index) => {
    const at = 38 + index * 13.8 + index ** 2 * 3.4;
    const [x, y] = view([at, 0, 0]);
    return lens(x + (index % 2 ? 7 : -6), y, 1500 / at + 34, 420 / at + 2);
  });
  sheet.add(
    fill(dashes.join(""), sun, 0.95),
    ripples(sheet, { x: 800, y: 575, width: 150, height: 150, count: 18, colour: sun, opacity: 0.6 }),
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
    lightColumns(sheet, { at: [980], y: 716, length: 52, width: 40, colour: "#ffcf8a" }),
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
