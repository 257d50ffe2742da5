import { cameraOf, frameOf, metreAt, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { guletAtAnchor } from "../parts/boats/guletAtAnchor.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { limb } from "../parts/people/body.ts";
import { person } from "../parts/people/person.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { ripples } from "../parts/sea/sea.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";
import { luggage } from "../parts/things/luggage.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 560;
const EYE = 2.2;
/** The edge of the quay, in metres from the eye. */
const EDGE = 15;
/** Where the driver and the guests stand, in metres right of the eye and away from it. */
const [DRIVER, GUESTS] = [
  [-1.75, 11],
  [-4, 12.6],
] as const;

/** A people carrier on the quay at noon, turned towards us; across the harbour the town on its slope, and a gulet at anchor; the driver waits with a name card, a couple comes along the water. */
export const SCENE: Scene = {
  name: "service-mercedes-vito-transfer",
  seed: 46,
  mood: "day",
  crops: { wide: 200, square: 360 },
  grain: 0.3,
  colours: {
    sky: ["#3fa3ba", "#9fd3d3", "#eaf3e4", "#fbf6e6"],
    zenith: "#2384a6",
    far: "#a8cbc6",
    farShade: "#8fb9ba",
    mist: "#f4f5e6",
    wallShade: "#a9c3d0",
    groundShade: "#8d7f92",
  },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: EYE, focal: 1640 });
    const view = frameOf(camera, { right: 0.2, away: 9.4, heading: 56 });
    drawHarbour(sheet);
    drawQuay(sheet, camera);
    drawGuests(sheet, camera);
    sheet.add(vehicle(sheet, { kind: "carrier", view, mood: "day", cast: [0.8, 0.1] }));
    drawNear(sheet, camera);
  },
};

/** A figure that is 1.75 m tall, where it stands on the quay. */
function standing(camera: Project, [right, away]: Point, drawing: Drawing): Drawing {
  const [x, y] = camera([right, away, 0]);
  return place(drawing, x, y, (metreAt(camera, [right, away, 0]) * 1.75) / 100);
}

/** The couple that comes along the water, a case with them. */
function drawGuests(sheet: Sheet, camera: Project): void {
  const [right, away] = GUESTS;
  sheet.add(
    standing(
      camera,
      [right, away],
      person(sheet, { pose: "walking", top: "#fdf8ee", bottom: "#3a5a80", hair: "#33262a", carries: "case" }),
    ),
    standing(
      camera,
      [right - 0.75, away + 0.2],
      person(sheet, {
        pose: "walking",
        top: "#d0527a",
        bottom: "#f0c878",
        hairstyle: "long",
        hair: "#6b3a26",
        slender: true,
      }),
    ),
  );
}

/** The town round the bay on both sides; a gulet at anchor, her bow to the open sea. */
function drawHarbour(sheet: Sheet): void {
  const { seaDark, stoneWorn } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    heapedCloud(sheet, { x: 600, y: 236, length: 330, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([-20, 436, 130, 412, 300, 432, 470, 464, 640, 480, 800, 510, 900, 540, 1000, 580]),
      foot: HORIZON + 4,
      mist: 60,
      seed: 7,
    }),
    village(sheet, {
      rows: 4,
      far: [-30, 420],
      near: [-30, 800],
      ground: (x, share) => 510 + share * 48 - (1 - share) * Math.max(0, 400 - x) * 0.05,
      scale: [0.3, 0.46],
      seed: 6,
      gardens: 0.26,
    }),
    fill(box(0, HORIZON, 1600, 400), sheet.downwards(["#a4dad4", "#55b4bc", "#2f93a8"], HORIZON, 840)),
    fill(box(-10, HORIZON - 3, 900, 8), stoneWorn),
    fill("M760 588Q900 526 1040 510T1330 470Q1480 460 1640 432V588Z", sheet.mood.leafLight),
    fill("M1180 588Q1290 510 1420 492T1640 470V588Z", sheet.mood.leaf, 0.55),
    village(sheet, {
      rows: 4,
      far: [1010, 1420],
      near: [900, 1640],
      ground: (x, share) => 536 + share * 38 - (1 - share) * Math.max(0, x - 1000) * 0.08,
      scale: [0.24, 0.4],
      seed: 9,
      gardens: 0.3,
    }),
    ripples(sheet, { x: 1130, y: 592, width: 820, height: 60, count: 44, colour: stoneWorn, opacity: 0.45 }),
    ripples(sheet, { x: 1130, y: 588, width: 900, height: 16, count: 34, colour: seaDark, opacity: 0.5 }),
    place(sailingYacht(sheet), 1520, 676, 0.5),
    ripples(sheet, { x: 1524, y: 679, width: 130, height: 12, count: 8, colour: seaDark, opacity: 0.6 }),
    place(guletAtAnchor(sheet), 350, 690, 0.98),
    ripples(sheet, { x: 370, y: 700, width: 640, height: 30, count: 22, colour: seaDark, opacity: 0.5 }),
    ripples(sheet, { x: 800, y: 630, width: 1600, height: 180, count: 46 }),
  );
}

/** Pale slabs in one perspective up to the white edge over the water; two bollards on it. */
function drawQuay(sheet: Sheet, camera: Project): void {
  const { wallBright, stoneShade } = sheet.mood;
  const level = (away: number) => Math.round(camera([0, away, 0])[1]);
  const [edge, inner] = [level(EDGE), level(EDGE - 0.7)];
  const joints = counted(15).map((index) =>
    polyline([camera([(index - 7) * 1.6 - 0.4, EDGE - 0.7, 0]), camera([(index - 7) * 1.6 - 0.4, 5, 0])]),
  );
  const rows = counted(8).map((index) => `M0 ${level(EDGE - 2 - index * 1.5)}H1600`);
  sheet.add(
    fill(box(0, edge, 1600, 1200 - edge), sheet.downwards(["#f6ead0", "#ecd9b2", "#dcc193"], edge, 1200)),
    stroke(joints.join("") + rows.join(""), "#c9a878", 3, 0.5),
    fill(box(0, edge, 1600, inner - edge), wallBright),
    fill(box(0, inner, 1600, 5), stoneShade, 0.45),
    fill(wornSlabs(sheet, camera), "#d2b483", 0.24),
    // Bollards along the edge, a lamp with its globe, an olive in a tub.
    ...[-7.6, -4.4, 3.6, 6.6].map((right) => edgeBollard(sheet, camera, right)),
    lamp(sheet, camera, 5.1),
    lamp(sheet, camera, -5.6),
  );
}

/** Some slabs are darker than their neighbours. */
function wornSlabs(sheet: Sheet, camera: Project): Path {
  return counted(22)
    .map(() => {
      const [x, away] = [(sheet.random.whole(-5, 5) - 0.25) * 1.6, EDGE - 2 - sheet.random.whole(1, 6) * 1.5];
      return polygon([
        camera([x, away, 0]),
        camera([x + 1.6, away, 0]),
        camera([x + 1.6, away + 1.5, 0]),
        camera([x, away + 1.5, 0]),
      ]);
    })
    .join("");
}

/** An iron bollard of the edge, with a line down to a boat. */
function edgeBollard(sheet: Sheet, camera: Project, right: number): Drawing {
  const [x, y] = camera([right, EDGE - 0.4, 0]);
  return place(
    fill(lens(22, 2, 70, 9), sheet.mood.groundShade, 0.6) +
      fill("M-9 0L-7-26H7L9 0Q0 4-9 0Z", "#27405c") +
      fill("M-13-26Q0-38 13-26Q0-20-13-26Z", "#5f7d9c"),
    x,
    y,
    1.1,
  );
}

/** A lamp of the promenade: a post with two globes, its shadow on the slabs. */
function lamp(sheet: Sheet, camera: Project, right: number): Drawing {
  const { wallBright, wallShade, groundShade } = sheet.mood;
  const at = [right, EDGE - 1, 0] as const;
  return place(
    fill("M0-1L200 22L198 28L-3 3Z", groundShade, 0.5) +
      fill("M-7 0L-4-30H4L7 0Z", "#27405c") +
      stroke("M0-28V-208M0-196Q-26-196-26-214M0-196Q26-196 26-214", "#27405c", 5) +
      fill(disc(-26, -228, 15) + disc(26, -228, 15), wallBright) +
      fill("M-18-240A15 15 0 0 1-20-215A20 20 0 0 0-18-240ZM34-240A15 15 0 0 1 32-215A20 20 0 0 0 34-240Z", wallShade),
    ...camera(at),
    (metreAt(camera, at) * 3.4) / 244,
  );
}

/** Two suitcases by the tail, nets and a cat close by: each with its shadow to the right. */
function drawNear(sheet: Sheet, camera: Project): void {
  const { groundShade } = sheet.mood;
  sheet.add(
    standing(
      camera,
      DRIVER,
      person(sheet, {
        pose: "holding",
        sleeves: "long",
        top: "#fdf8ee",
        bottom: "#22324e",
        hair: "#33262a",
        carries: "sign",
        carriedColour: "#1d5d86",
      }),
    ),
    luggage(sheet, {
      camera,
      right: 3.25,
      away: 8,
      turn: 14,
      size: [0.46, 0.26, 0.64],
      colours: ["#c8643c", "#93412d", "#4a2a30"],
    }),
    luggage(sheet, {
      camera,
      right: 2.45,
      away: 7.5,
      turn: 10,
      size: [0.54, 0.22, 0.42],
      colours: ["#7d8a48", "#3f4d2b", "#33301f"],
    }),
    bougainvillea(sheet, { x: 1570, y: 1180, width: 140, height: 80, count: 46, size: 38, seed: 4 }),
    // Nets that dry on the stones, and the cat that keeps them.
    place(net(sheet), 296, 1096),
    fill(lens(696, 1084, 170, 18), groundShade, 0.45),
    place(sittingCat(sheet), 650, 1082, 0.42),
  );
}

/** The ridge of the heaped net from left to right, and its foot on the stones. */
const NET_TOP = pointsOf([-190, -58, -150, -84, -96, -112, -40, -108, 10, -122, 70, -116, 120, -84, 180, -56]);
const NET_FOOT = pointsOf([-306, 20, -220, 42, -110, 34, -20, 54, 90, 40, 190, 50, 310, 22]);

/** A fishing net let down in a heap, 620 wide and 125 high: soft folds that run from its ridge to its foot, its meshes along them, the line of corks. */
function net(sheet: Sheet): Drawing {
  const [light, colour, shade, cord] = ["#5fb3ad", "#2f8288", "#1c5566", "#12404f"];
  const heap =
    "M-312 22C-304-8-262-22-236-36C-214-70-176-76-152-88C-128-122-70-130-42-112C-14-134 44-136 74-118C104-112 128-100 140-80" +
    "C176-72 196-62 210-44C250-32 296-8 314 24C280 44 232 34 190 50C150 58 124 36 90 42C50 50 20 62-20 54C-54 48-80 30-110 36C-150 46-186 52-220 44C-260 42-296 38-312 22Z";
  // Across from end to end, down from ridge to foot; it hangs straight at first, then spreads.
  const at = (across: number, down: number): Point => {
    const [top, foot] = [mixed(-190, 180, across), mixed(-306, 310, across)];
    const x = mixed(top, foot, down ** 1.6) + Math.sin(across * 19) * 12 * down;
    return [x, mixed(heightAt(NET_TOP, top), heightAt(NET_FOOT, foot), down)];
  };
  const fold = (across: number, lean: number, thick: number) =>
    limb(
      [0.04, 0.3, 0.62, 1].map((down) => {
        const [x, y] = at(across + lean * down, down);
        return [x, y, 3 + thick * down] as const;
      }),
    );
  const mesh = [-1, 1].flatMap((way) =>
    counted(34).map((index) =>
      polyline(shares(7).map((down) => at((index - 3) / 28 + way * 0.1 * (down - 0.5), down))),
    ),
  );
  const line = pointsOf([
    -340, 50, -304, 60, -264, 64, -222, 62, -182, 66, -140, 66, -100, 56, -66, 38, -38, 12, -10, -16, 22, -42, 58, -60,
    96, -62, 130, -46, 156, -20, 178, 10, 206, 38, 244, 58, 286, 64, 328, 56, 366, 60,
  ]);
  return (
    fill("M-300 30C-160 64 120 74 300 62C380 56 440 40 420 30C380 14 330 10 280 4Z", sheet.mood.groundShade, 0.5) +
    fill(heap, colour) +
    sheet.clipped(
      heap,
      fill([0.2, 0.43, 0.64, 0.86].map((across) => fold(across, 0.03, 26)).join(""), shade) +
        fill([0.09, 0.31, 0.54, 0.75].map((across) => fold(across, -0.02, 22)).join(""), light) +
        stroke(mesh.join(""), cord, 1.6, 0.55),
    ) +
    stroke(curve(line), "#f0d6a4", 3.4) +
    fill(line.map(([x, y]) => disc(x, y, 9.4, 7.4)).join(""), "#a85a2c") +
    fill(line.map(([x, y]) => disc(x - 1.6, y - 2, 6.4, 4.8)).join(""), "#f3c070")
  );
}
