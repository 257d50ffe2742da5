import { cameraOf, frameOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, curve, curveDownTo, type Path, polygon, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { slope } from "../parts/land/fields.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { castleImage } from "../parts/sea/harbourImage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { sky } from "../parts/sky/sky.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 470;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 3.1, focal: 1900 });
/** Along the road from the front of the car, which comes down it towards us; across, towards the sea. */
const CAR = frameOf(EYE, { right: 0.95, away: 10.9, heading: 48 });
/** The shadow under the trees and behind the wall, on asphalt. */
const SHADE = "#4b4a78";

/** A bend of the road above Bodrum, early: a people carrier comes round it, near to us; below, the harbour, the castle and Kara Ada. */
export const SCENE: Scene = {
  name: "service-vip-bodrum-transfer",
  seed: 32,
  mood: "morning",
  crops: { wide: 220, square: 380 },
  grain: 0.28,
  colours: {
    wall: "#fff3da",
    wallShade: "#a9b0d6",
    stone: "#f6d29a",
    stoneShade: "#a67a74",
    sky: ["#4f9cc4", "#9ccbd2", "#f8dcae", "#fbc892"],
    mist: "#fbd7a6",
    sea: ["#b9dcd8", "#55b0c8", "#1f82b2", "#12598c"],
  },
  draw(sheet) {
    drawFar(sheet);
    drawTown(sheet);
    drawHarbour(sheet);
    drawSlope(sheet);
    drawRoad(sheet);
    drawNear(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    sheet.glow([120, 430], 620, "#fff0c8", 0.75),
    cumulus(sheet, { x: 1290, y: 322, length: 520, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([1040, 470, 1180, 456, 1320, 448, 1460, 434, 1620, 440]),
      foot: HORIZON + 2,
      mist: 0,
      seed: 3,
      rough: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([640, 472, 760, 440, 880, 408, 980, 384, 1070, 396, 1180, 428, 1300, 460, 1350, 472]),
      foot: HORIZON + 4,
      colour: "#7fa3bb",
      shade: "#5f8cab",
      mist: 0,
      seed: 7,
    }),
    sea(sheet, { top: HORIZON, bottom: 980, dabs: 80, foot: false }),
    ridge(sheet, {
      crest: pointsOf([-20, 300, 90, 286, 210, 316, 330, 360, 450, 420, 530, 470, 600, 546]),
      foot: 540,
      colour: "#a6ab84",
      shade: "#768f92",
      light: "#d3c894",
      mist: 14,
      seed: 12,
    }),
  );
}

/** The town behind its harbour: the neck of land runs out to the castle. */
function drawTown(sheet: Sheet): void {
  sheet.add(
    fill(curveDownTo(pointsOf([-20, 490, 180, 492, 330, 508, 480, 540, 640, 580, 760, 604]), 660), "#c2b285"),
    groupedTown(sheet, {
      rows: 6,
      far: [-20, 410],
      near: [-40, 500],
      ground: (x, share) => 470 + share * 150 + Math.max(0, x - 120) * 0.12 * (1 - share),
      scale: [0.22, 0.46],
      spacing: 0.8,
      seed: 5,
    }),
    place(bodrumCastle(sheet, { shade: false }), 410, 660, 0.62),
    fill("M-20 634H460L640 652V664H-20Z", "#e6c796"),
  );
}

/** The castle in the calm water, masts along the quay, a gulet that leaves, another under sail. */
function drawHarbour(sheet: Sheet): void {
  sheet.add(
    fill("M-20 662H1030Q1080 720 1000 800T700 980H-20Z", "#2f9bb6", 0.5),
    place(castleImage({ stone: "#86bcc0", rock: "#4f7f9a" }), 410, 660, 0.62),
    ripples(sheet, { x: 760, y: 664, width: 640, height: 60, count: 30 }),
    marina(sheet),
    place(hullImage(), 600, 776, 0.4),
    place(gulet(sheet, { sails: "furled" }), 600, 776, 0.4),
    place(gulet(sheet), 1330, 590, 0.3),
    ripples(sheet, { x: 690, y: 786, width: 420, height: 60, count: 20 }),
  );
}
/** What the gulet's hull leaves on the water, in her own measures. */
function hullImage(): Drawing {
  const outline = pointsOf([-224, 2, 214, 2, 292, 66, 110, 46, -196, 54, -266, 66]);
  return brokenImage({ shapes: [{ outline, colour: "#7a4436" }], depth: 68, band: 9, seed: 4 });
}

/** Pontoons that run towards us from the quay, yachts along both sides with their bows out, and some berths empty. */
function marina(sheet: Sheet): Drawing {
  const { random, mood } = sheet;
  // Where the sides of the pontoons meet, on the horizon.
  const meet = 430;
  const at = (x: number, near: number): Point => [mixed(meet, x, near), mixed(HORIZON, 662, near)];
  const pontoons = [20, 190, 360];
  const yachts = pontoons.flatMap((x, row) =>
    counted(row === 2 ? 5 : 6).flatMap((berth) =>
      ([-1, 1] as const).flatMap((side) => {
        const near = 1.07 + berth * 0.072 + random.around(0.012);
        const [left, y] = at(x, near);
        if (random.chance(0.26)) return [];
        const size = near * random.between(0.72, 1.12);
        return [{ y, drawing: place(yacht(sheet), left + side * 7, y, size, size * side) }];
      }),
    ),
  );
  return (
    pontoons
      .map((x, row) => {
        const end = row === 2 ? 1.44 : 1.5;
        return fill(polygon([at(x - 5, 1), at(x + 5, 1), at(x + 6, end), at(x - 6, end)]), mood.stone);
      })
      .join("") +
    yachts
      .toSorted((one, other) => one.y - other.y)
      .map(({ drawing }) => drawing)
      .join("")
  );
}

/** A yacht in her berth, bow to the right, 0,0 at her stern: some 50 long, with a bare mast and a covered boom. */
function yacht(sheet: Sheet): Drawing {
  const { random, mood } = sheet;
  const tall = random.between(44, 86);
  const [hull, shade] = random.chance(0.24) ? [mood.door, mood.near] : [mood.wall, mood.wallShade];
  return (
    fill("M2 2Q24 9 46 2Q24 16 2 2Z", mood.seaDark, 0.6) +
    fill("M0-9H48L50-11Q47-3 42 3H4Z", hull) +
    fill("M2-3H46L42 3H4Z", shade) +
    fill("M12-9L15-15H28L34-9Z", mood.wallBright) +
    stroke(`M28 -14V${short(-tall)}`, mood.wallBright, 2) +
    stroke(`M28 ${short(-tall)}L49-11M28 ${short(-tall)}L1-9`, mood.wallBright, 0.8, 0.6) +
    stroke("M27-19L8-18", mood.door, 3.4)
  );
}

/** The slope under the road: crowns of olives that look over its wall, cypresses where the hill rises. */
function drawSlope(sheet: Sheet): void {
  sheet.add(
    slope(sheet, {
      crest: pointsOf([
        -20, 846, 160, 836, 330, 850, 520, 880, 700, 890, 900, 850, 1080, 790, 1240, 730, 1420, 668, 1640, 600,
      ]),
      foot: 1220,
      colour: "#d9bd84",
      shade: "#a58d68",
    }),
    place(olive(sheet, { seed: 4 }), 352, 936, 0.74),
    place(olive(sheet, { seed: 9 }), 226, 930, 0.9),
    place(cypress(sheet, { seed: 6 }), 120, 960, 1.1),
    place(cypress(sheet, { seed: 3 }), 1450, 800, 1.5),
    place(cypress(sheet, { seed: 5 }), 1530, 800, 2),
  );
}

/** How far the bend has turned the road towards the sea, at a distance ahead of the car; behind it, it is straight. */
function bend(along: number): number {
  return along < 0 ? 0.05 * along ** 2 : 0;
}

/** A point of the road: along the bend, across it, up. */
function road(along: number, across: number, up = 0): Point {
  return CAR([along, across + bend(along), up]);
}

const [DOWN, UP] = [-7.5, 30];
/** Where the wall stands, its height and its breadth. */
const WALL = { at: 2.7, high: 0.72, broad: 0.5 };

function lane(near: number, far: number, from = DOWN, to = UP): Path {
  const along = shares(40).map((share) => mixed(from, to, share ** 1.4));
  return polygon([...along.map((each) => road(each, near)), ...along.toReversed().map((each) => road(each, far))]);
}

/** The road on its ledge, the wall's shadow along it and the pine's across it; the car. */
function drawRoad(sheet: Sheet): void {
  const dashes = counted(9).map((index) => lane(-1.42, -1.27, -6.4 + index * 3.4, -4.6 + index * 3.4));
  sheet.add(
    fill(lane(-14, WALL.at), "#e8c994"),
    parapet(sheet),
    fill(lane(-4.9, WALL.at), sheet.downwards(["#cdb8ae", "#ac9ab0"], 780, 1200)),
    fill(lane(-4.62, -4.48) + dashes.join(""), "#fff3da"),
    fill(lane(1.7, WALL.at), SHADE, 0.62),
    pineShade(sheet),
    vehicle(sheet, {
      view: CAR,
      mood: "morning",
      cast: [0.95, 0.16],
      paint: { sky: "#bcd0d4", ground: "#c9a27a", shadow: "#37365f" },
    }),
  );
}

/** The shade of the pine's pads, flat on the asphalt: each a long mass with a fringe of needles, its limb between them. */
function pineShade(sheet: Sheet): Drawing {
  const { random } = sheet;
  const pads = (
    [
      [190, 1090, 270],
      [520, 1062, 260],
      [760, 1146, 330],
      [1230, 1196, 300],
    ] as const
  ).map(([x, y, half]) => {
    const fringe = counted(38).map((index): Point => {
      const angle = (index / 38) * Math.PI * 2;
      const reach = random.between(0.82, 1.06) * (1 + 0.12 * Math.sin(angle * 3 + x));
      return [x + Math.cos(angle) * half * reach, y + Math.sin(angle) * half * 0.13 * reach];
    });
    const gaps = counted(7).map(() => {
      const wide = random.between(14, 40);
      return blot(random, x + random.around(half * 0.6), y + random.around(half * 0.07), wide, wide * 0.16);
    });
    return curve(fringe, true) + gaps.join("");
  });
  const limb = "M-20 1096Q300 1104 760 1142L770 1156Q300 1126-20 1120Z";
  return `<g fill-rule="evenodd">${fill(pads.join("") + limb, SHADE, 0.62)}</g>`;
}

/** The wall along the drop: rubble, the face that we see in shade, its coping in the sun. */
function parapet(sheet: Sheet): Drawing {
  const { random, mood } = sheet;
  const face = (from: number, to: number, low: number, high: number, slant = 0): Path =>
    polygon([
      road(from, WALL.at, low),
      road(to, WALL.at, low + slant),
      road(to - slant, WALL.at, high),
      road(from + slant, WALL.at, high + slant),
    ]);
  const stones = counted(4).flatMap((course) => {
    const row: Drawing[] = [];
    for (let from = DOWN - random.next(); from < 22;) {
      const long = random.between(0.16, 0.5);
      const low = course * 0.17 + random.around(0.012);
      row.push(
        fill(
          face(from + 0.02, from + long - 0.02, low + 0.02, low + random.between(0.125, 0.16), random.around(0.022)),
          random.pick(["#b08d86", "#c29c8c", "#a58390", "#cfab92"]),
        ),
      );
      from += long;
    }
    return row;
  });
  const along = shares(60).map((share) => mixed(DOWN, UP, share ** 1.4));
  const strip = (across: readonly [number, number], up: readonly [number, number]) =>
    polygon([
      ...along.map((each) => road(each, across[0], up[0])),
      ...along.toReversed().map((each) => road(each, across[1], up[1])),
    ]);
  return (
    fill(strip([WALL.at, WALL.at], [0, WALL.high]), "#7d6478") +
    stones.join("") +
    fill(strip([WALL.at - 0.06, WALL.at - 0.06], [WALL.high - 0.08, WALL.high]), "#c9a08c") +
    fill(strip([WALL.at - 0.06, WALL.at + WALL.broad], [WALL.high, WALL.high]), mood.wallBright)
  );
}

/** A pine that leans in from the left, what flowers at our feet. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    place(needlePine(sheet, { tall: 1390, lean: 60, wide: 430 }), -70, 1330),
    bougainvillea(sheet, { x: 60, y: 1168, width: 250, height: 110, seed: 4, count: 70, size: 40 }),
  );
}
