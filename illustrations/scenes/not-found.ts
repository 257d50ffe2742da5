import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { type Caique, caique, caiqueImage } from "../parts/boats/caique.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { lightColumns, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { fullMoon, glitter } from "../parts/sky/suns.ts";
import { headBeams } from "../parts/vehicles/headBeams.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 500;
/** The moon stands over the boat; its light is broken on the water under it. */
const MOON: Point = [350, 214];
/** The eye of somebody on a boat that comes in: so high over the road, which is so high over the water. */
const [EYE, FREE] = [3.6, 1.1];
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1700 });
const HEADING = 55;
/** The road on its mole, in metres from its end: along it to the land, across it (away from us), up from its paving. */
const mole = frameOf(camera, { right: 1.4, away: 21, heading: HEADING });
const HALF = 3;
/** How far along the mole is drawn, past the edge of the sheet. */
const FAR = 24;
/** The wall at the end of the road: how high and thick it is, and how wide its gap. */
const WALL = { high: 0.62, thick: 0.42, gap: 1 } as const;
/** The car's bumper, in metres from the end of the road. */
const BUMPER = 3.4;

const quad = (...places: readonly Place[]): Path => polygon(places.map((at) => mole(at)));
const level = ([a0, a1]: Point, [c0, c1]: Point, up = 0): Path =>
  quad([a0, c0, up], [a1, c0, up], [a1, c1, up], [a0, c1, up]);
/** An upright face that looks back along the road's line, to the moon; one that looks to us. */
const endFace = (along: number, [c0, c1]: Point, [u0, u1]: Point): Path =>
  quad([along, c0, u0], [along, c1, u0], [along, c1, u1], [along, c0, u1]);
const nearFace = (across: number, [a0, a1]: Point, [u0, u1]: Point): Path =>
  quad([a0, across, u0], [a1, across, u0], [a1, across, u1], [a0, across, u1]);

const STONE = { top: "#aab4de", moonlit: "#7f8cc6", near: "#2f3c80", dark: "#1a2560", warm: "#f0b57c" } as const;

const BOAT: Caique = {
  hull: ["#dfe2f2", "#6f79b4"],
  stripe: ["#3f74b8", "#24437f"],
  bottom: ["#8c3f62", "#4c2750"],
  long: 7,
  mast: 5.4,
  wood: {
    lit: "#cfc7de",
    worn: "#8a7fb0",
    shade: "#4a4682",
    spar: "#2b2a60",
    bulwark: "#8f8fc4",
    gaps: "#5f5c9a",
  },
};
/** What looks to the car has its warm light. */
const WARMED: Caique = {
  ...BOAT,
  hull: [BOAT.hull[0], "#f0bd8e"],
  stripe: [BOAT.stripe[0], "#a9795f"],
  bottom: [BOAT.bottom[0], "#a8525a"],
};
/** She lies with her bow to the steps. */
const boatView = frameOf(cameraOf({ horizon: HORIZON, centre: 800, eye: EYE + FREE, focal: 1700 }), {
  right: -8.6,
  away: 21.6,
  heading: 88,
});

/** The car, with the moon on its roof. */
const PAINT = {
  body: "#1b2a60",
  bodyLight: "#3f57a0",
  sky: "#c3cdf0",
  skyDim: "#6f83c4",
  horizon: "#0c1440",
  ground: "#6f6f9c",
};

/** By night a road ends at the sea: a wall with a gap, three steps, a boat that waits there in the moon's light and in the headlights of a car. */
export const SCENE: Scene = {
  name: "not-found",
  seed: 55,
  mood: "night",
  crops: { wide: 90, square: 200 },
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
    sea: ["#b9b6ca", "#6f86b6", "#33508f", "#142a66"],
    seaLight: "#dfdbe0",
    seaDark: "#213a7a",
    trunk: "#131a44",
    leafLight: "#2f4676",
    leaf: "#1c2c60",
    leafDark: "#101a48",
    near: "#0a1034",
    groundShade: "#0f1742",
    stoneShade: "#2a3168",
  },
  draw(sheet) {
    drawSea(sheet);
    drawHill(sheet);
    drawImages(sheet);
    drawMole(sheet);
    drawBeam(sheet);
    drawCar(sheet);
    drawEnd(sheet);
    drawBoat(sheet);
    drawNear(sheet);
  },
};

/** The full moon over the water between two capes, bars of cloud across the sky. */
function drawSea(sheet: Sheet): void {
  const { cloud, halo } = sheet.mood;
  const [x, y] = MOON;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.6 }),
    stars(sheet, { height: 280, count: 70 }),
    sheet.glow([x, y], 560, halo, 0.5),
    fullMoon(sheet, { x, y, radius: 100 }),
    fill(lens(430, 300, 640, 15) + lens(900, 268, 420, 10) + lens(620, 330, 460, 9), cloud, 0.7),
    ridge(sheet, {
      crest: pointsOf([-20, 420, 60, 408, 140, 440, 210, 478, 290, 502]),
      foot: HORIZON + 4,
      mist: 16,
      seed: 4,
      rough: 4,
    }),
    ridge(sheet, {
      crest: pointsOf([560, 502, 680, 476, 820, 450, 960, 398, 1120, 380, 1400, 372, 1640, 340]),
      foot: HORIZON + 4,
      mist: 20,
      seed: 8,
      rough: 4,
    }),
    // A village far over the bay.
    stroke("M742 494h0M768 490h0M783 496h0M816 492h0M838 482h0M851 494h0M902 496h0", "#ffd08a", 4.5),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 90, foot: false }),
    lightColumns(sheet, { at: [766, 818, 850], y: HORIZON + 5, length: 40, width: 12, colour: "#e9bf94" }),
    glitter(sheet, { x, top: HORIZON, bottom: 1190, width: 150, count: 120 }),
  );
}

/** The dark hill behind the road, its foot in the water, a few trees against the bay. */
function drawHill(sheet: Sheet): void {
  const crest = pointsOf([
    880, 722, 930, 704, 975, 674, 1030, 650, 1080, 606, 1150, 566, 1240, 486, 1330, 430, 1440, 372, 1540, 330, 1640,
    300,
  ]);
  const body = curveDownTo(crest, 800);
  sheet.add(
    fill(lens(930, 714, 190, 12), "#8d9bd0", 0.8),
    fill(body, "#33478c"),
    sheet.clipped(body, fill("M1180 800C1240 690 1330 620 1390 540S1500 430 1560 300H1660V800Z", "#1d2a68")),
    ...[
      [1130, 640, 0.62, 2],
      [1270, 600, 0.8, 7],
    ].map(
      ([x = 0, y = 0, size = 0, seed = 0]) =>
        fill(lens(x + 50 * size, y, 190 * size, 16), "#16215a", 0.7) + place(olive(sheet, { seed }), x, y, size),
    ),
    ...[
      [1418, 606, 0.8],
      [1456, 616, 1.2],
    ].map(([x = 0, y = 0, size = 0], index) => place(cypress(sheet, { seed: index + 3 }), x, y, size)),
  );
}

/** Turned over at the water, which lies under the road. */
const sunk = ([a, c, up]: Place): Point => mole([a, c, -2 * FREE - up]);

/** What the mole leaves on the water: its end in the moon's tone, its near side dark with a worn edge. */
function drawImages(sheet: Sheet): void {
  const { random } = sheet;
  const image = (places: readonly Place[]) => places.map((at) => sunk(at));
  const side = (up: number) =>
    image([
      [0, -HALF, -FREE],
      [FAR, -HALF, -FREE],
      [FAR, -HALF, up],
      [0, -HALF, up],
    ]);
  const end = (up: number) =>
    image([
      [0, HALF, -FREE],
      [0, -HALF, -FREE],
      [0, -HALF, up],
      [0, HALF, up],
    ]);
  const worn = counted(26).map((index) => {
    const [x, y] = sunk([index * 0.5, -HALF, 0.1 + random.around(0.25)]);
    return lens(x + 30, y + random.around(8), random.between(60, 170), random.between(8, 14));
  });
  const corner = counted(7).map((index) => {
    const [x, y] = sunk([0, -HALF, -0.9 + index * 0.17]);
    return lens(x + random.around(14), y, random.between(50, 110), 8);
  });
  sheet.add(
    fill(polygon(side(0.1)) + worn.join(""), "#16215c"),
    brokenImage({ shapes: [{ outline: end(0.7), colour: "#6d7dbd" }], depth: 205, band: 10, seed: 5 }),
    fill(corner.filter((_, index) => index % 2).join(""), "#16215c"),
  );
}

/** The one road, its dashes and edge lines, on a mole of dressed stone: the near side in shade, the end in the moon. */
function drawMole(sheet: Sheet): void {
  const paving = sheet.linear(
    [
      [0, "#7c8bc8"],
      [0.5, "#5667ae"],
      [1, "#34438c"],
    ],
    [780, 0],
    [1600, 0],
  );
  const courses = [-0.36, -0.72].map((up) => polyline([mole([0, -HALF, up]), mole([FAR, -HALF, up])]));
  const joints = counted(15).flatMap((index) =>
    [0, 1, 2].map((row) => {
      const at = 0.5 + index * 1.15 + (row % 2) * 0.55 + (index % 3) * 0.13;
      return polyline([mole([at, -HALF, -0.36 * row]), mole([at, -HALF, -0.36 * (row + 1)])]);
    }),
  );
  const dashes = [5.4, 8.4, 11.4].map((at) => level([at, at + 1.5], [-0.08, 0.08]));
  sheet.add(
    fill(nearFace(-HALF, [0, FAR], [-FREE, 0]), STONE.near),
    fill(nearFace(-HALF, [0, FAR], [-FREE, -0.78]), STONE.dark),
    stroke([...courses, ...joints].join(""), STONE.dark, 2.4, 0.8),
    fill(level([0, FAR], [-HALF, HALF]), paving),
    // Kerb stones along the water, their tops in the moon.
    fill(nearFace(-HALF, [0, FAR], [0, 0.16]), "#3f4e98"),
    fill(level([0, FAR], [-HALF, -HALF + 0.42], 0.16), STONE.top),
    fill(
      level([WALL.thick, FAR], [-HALF + 0.7, -HALF + 0.84]) + level([WALL.thick, FAR], [HALF - 0.98, HALF - 0.84]),
      "#dfe3f4",
      0.8,
    ),
    fill(dashes.join(""), "#f6ead0", 0.9),
    // The wall on the far side.
    fill(nearFace(HALF - WALL.thick, [0, FAR], [0, WALL.high]), "#4353a0"),
    fill(level([0, FAR], [HALF - WALL.thick, HALF], WALL.high), STONE.top),
  );
}

/** The end of the road: the mole's end face in the moon, a wall with a gap in it, three steps down to the water. */
function drawEnd(sheet: Sheet): void {
  const { high, thick, gap } = WALL;
  const steps = counted(3).map((index) => {
    const [out, up] = [-(index + 1) * 0.42, -(index + 1) * 0.27];
    return (
      fill(level([out, out + 0.42], [-gap, gap], up), ["#ffdba6", "#ecc3a0", "#d3b3ae"][index] ?? STONE.top) +
      fill(endFace(out, [-gap, gap], [-FREE - 0.04, up]), STONE.moonlit) +
      fill(nearFace(-gap, [out, out + 0.42], [-FREE - 0.04, up]), STONE.near)
    );
  });
  const piece = (from: number, to: number): Drawing =>
    fill(nearFace(from, [0, thick], [0, high]), STONE.near) +
    fill(endFace(0, [from, to], [0, high]), "#98a4d6") +
    fill(level([-0.06, thick + 0.06], [from - 0.05, to + 0.05], high), "#d3d9f0");
  sheet.add(
    fill(endFace(0, [-HALF, HALF], [-FREE, 0]), STONE.moonlit),
    fill(endFace(0, [-HALF, HALF], [-FREE, -0.8]), "#4a5aa4"),
    stroke(polyline([mole([0, -HALF, -0.4]), mole([0, HALF, -0.4])]), "#5a6ab0", 2.4),
    piece(gap, HALF),
    steps.join(""),
    piece(-HALF, -gap),
  );
}

/** The car's own frame: its bumper at 0. */
const carView = ([a, c, up]: Place): Point => mole([a + BUMPER, c - 0.2, up]);

/** The car has stopped before the end of the road. */
function drawCar(sheet: Sheet): void {
  sheet.add(vehicle(sheet, { view: carView, mood: "night", lamps: true, cast: [0.5, -0.3], paint: PAINT }));
}

/** He stands in her bow and waves to the car; the near rail hides his shoes. */
function boatman(sheet: Sheet): Drawing {
  const [x, y] = boatView([5.3, 0, 1]);
  const rail = boatView([5.3, -1.3, 1.4])[1];
  const man = person(sheet, {
    pose: "waving",
    top: "#fff6ea",
    bottom: "#3a4890",
    hat: "#f0b090",
    skin: "#ffb08c",
    shadow: false,
  });
  return sheet.clipped(box(x - 120, y - 260, 240, rail - y + 260), place(man, x, y, 1.34));
}

/** The boat with her man, tied to a ring in the wall; her image, the lit glints under bow and steps. */
function drawBoat(sheet: Sheet): void {
  const foot = boatView([4.2, 0, 0]);
  const { random } = sheet;
  // The mast in the water, in pieces that drift apart.
  const mast = counted(11).map((index) =>
    lens(foot[0] + random.around(5 + index), foot[1] + 74 + index * (13 + index), random.between(26, 44) - index, 9),
  );
  sheet.add(
    fill(mast.join(""), "#1b2a6c"),
    caiqueImage(boatView, BOAT, 3),
    lightColumns(sheet, { at: [boatView([6.1, 0, 0])[0]], y: foot[1] + 16, length: 120, width: 60, colour: "#f6bf8a" }),
    lightColumns(sheet, {
      at: [mole([-0.8, 0, -FREE])[0]],
      y: mole([-0.8, 0, -FREE])[1] + 24,
      length: 110,
      width: 70,
      colour: "#f6bf8a",
    }),
    caique(sheet, boatView, WARMED),
    boatman(sheet),
  );
  const bow = boatView([6.9, 0, 1.9]);
  const ring = mole([0, 2.2, -0.25]);
  sheet.add(
    stroke(disc(ring[0], ring[1] + 5, 7), "#232c6c", 3.5),
    stroke(
      `M${bow.join(" ")}Q${(bow[0] + ring[0]) / 2} ${Math.max(bow[1], ring[1]) + 40} ${ring.join(" ")}`,
      "#e9dcc0",
      3,
    ),
  );
}

/** The light of the lamps: on the road up to the gap, and through the air to the bow. */
function drawBeam(sheet: Sheet): void {
  const road = level([0, FAR], [-HALF + 0.42, HALF - WALL.thick]);
  const lamp = mole([BUMPER, -0.2, 0.75]);
  const bow = boatView([6.2, 0, 1]);
  const cone = polygon([
    [lamp[0], lamp[1] - 14],
    [bow[0] - 60, bow[1] - 130],
    [bow[0] - 60, bow[1] + 60],
    [lamp[0], lamp[1] + 14],
  ]);
  sheet.add(
    sheet.clipped(road, headBeams(sheet, { view: carView, reach: 8, colour: "#ffc583", strength: 1.7 })),
    fill(
      cone,
      sheet.linear(
        [
          [0, "#ffd79a", 0.5],
          [0.5, "#ffd79a", 0.2],
          [1, "#ffd79a", 0],
        ],
        [lamp[0], lamp[1]],
        [bow[0] - 40, bow[1] - 30],
      ),
    ),
  );
}

/** Rocks in the near corner, dark, their heads in the moon, agaves on them; the water round their feet. */
function drawNear(sheet: Sheet): void {
  const bank = pointsOf([
    1060, 1210, 1096, 1172, 1130, 1160, 1176, 1112, 1236, 1096, 1290, 1062, 1360, 1056, 1420, 1010, 1500, 1000, 1560,
    972, 1640, 966,
  ]);
  const body = polygon([...bank, [1640, 1220], [1060, 1220]]);
  sheet.add(
    fill(
      polygon(
        bank
          .map(([x, y]): Point => [x - 26, y + 22])
          .concat([
            [1640, 1220],
            [1030, 1220],
          ]),
      ),
      "#101a52",
      0.8,
    ),
    fill(body, "#0c1340"),
    sheet.clipped(
      body,
      fill(
        "M1096 1172L1130 1160L1176 1112L1236 1096L1190 1136L1150 1180ZM1236 1096L1290 1062L1360 1056L1310 1092L1262 1130ZM1360 1056L1420 1010L1500 1000L1440 1046L1400 1084ZM1500 1000L1560 972L1640 966L1570 1004Z",
        "#3a4a96",
      ),
    ),
    place(agave(sheet, { seed: 3 }), 1450, 1110, 2.2),
    grass(sheet, {
      from: 1230,
      to: 1600,
      ground: (x) => heightAt(bank, x) + 8,
      count: 60,
      height: 46,
      colour: "#141e58",
      seed: 7,
    }),
  );
}
