import { cameraOf, type Project } from "../kit/camera.ts";
import { blend, PIGMENT } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { chip, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fishingBoat } from "../parts/boats/boats.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { cruiseShip } from "../parts/boats/ships.ts";
import { guvercinada } from "../parts/buildings/guvercinada.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls, sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";

const HORIZON = 600;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.6, focal: 1400 });
/** The middle of the causeway, metres to the right of the eye and away from it: it bends out and back to the island's gate. */
const LINE: readonly Point[] = pointsOf([0.7, 2.4, 1.2, 6, 2.6, 14, 5.6, 28, 8.6, 52, 8, 96, 0.4, 166]);
/** Half of its width to the foot of its walls, how thick and how high they are, and how deep the water lies below. */
const [HALF, THICK, HIGH, WATER] = [3, 0.45, 0.72, -1.8];

/** Palms along the causeway: how far along it, how far to its right, the seed of each. */
const PALMS = placesOf([0.66, 2.4, 5, 0.54, 2.45, 7, 0.425, 2.5, 2]);

/** Güvercinada at Kuşadası in the evening, from the causeway: anglers at its wall, a couple who stroll to the gate; a cruise ship in the haze. */
export const SCENE: Scene = {
  name: "stop-kusadasi",
  seed: 91,
  mood: "gold",
  colours: {
    sky: ["#4a86ac", "#8fb8c4", "#f4d7a8", "#fbb98a"],
    sea: ["#f6c79c", "#a9b3b2", "#4f8ea6", "#1f5a7c"],
    leaf: "#5d6b40",
    leafDark: "#333f3e",
    leafLight: "#a8a45e",
    ground: "#efc690",
    groundShade: "#8c6886",
  },
  grain: 0.28,
  crops: { wide: 196, square: 150 },
  draw(sheet) {
    drawBay(sheet);
    drawIsland(sheet);
    drawHarbour(sheet);
    drawCauseway(sheet);
    drawPeople(sheet);
    drawNear(sheet);
  },
};

/** A place on the causeway: how far along it, how far to its right, how high. */
function at(share: number, offset: number, up = 0): Point {
  const lifted: Project = ([right, away, high]) => EYE([right, away, high + up]);
  return windingRoad(lifted, LINE).at(share, offset);
}

/** The surface between two lines along the causeway, each an offset and a height. */
function band(low: Point, high: Point, from = 0, to = 1): Path {
  const steps = shares(60).map((share) => mixed(from, to, share));
  return polygon([
    ...steps.map((share) => at(share, ...low)),
    ...steps.map((share) => at(share, ...high)).toReversed(),
  ]);
}

/** The sun over the gulf, Samos and the cape in the haze, the ship that lies at the pier. */
function drawBay(sheet: Sheet): void {
  const hazy = sheet.tinted({ wall: "#f2d3b4", wallBright: "#fbe4c4", wallShade: "#c9a9ae", window: "#b894a4" });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.45 }),
    plainSun(sheet, { x: 92, y: 470, radius: 50 }),
    sweptCloud(sheet, { x: 640, y: 170, length: 760, seed: 5 }),
    gulls(sheet, { x: 900, y: 330, length: 240, seed: 8 }),
    ridge(sheet, {
      crest: pointsOf([-20, 574, 120, 560, 300, 540, 460, 552, 620, 574, 800, 590, 900, 601]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 7,
    }),
    ridge(sheet, {
      crest: pointsOf([860, 601, 980, 570, 1100, 540, 1240, 500, 1360, 506, 1500, 462, 1640, 440]),
      foot: HORIZON + 4,
      mist: 70,
      seed: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 90, foot: false }),
    glitter(sheet, { x: 92, top: HORIZON + 4, bottom: 980, width: 150, count: 110 }),
    `<g opacity=".68">${place(cruiseShip(hazy), 1290, 622, 0.62)}</g>`,
    ripples(sheet, { x: 1290, y: 624, width: 320, height: 12, count: 16, colour: "#b98d92", opacity: 0.6 }),
  );
}

/** The island and what the water keeps of it. */
function drawIsland(sheet: Sheet): void {
  const mirror = (points: readonly number[]): Point[] => pointsOf(points).map(([x, y]) => [x, 1284 - y]);
  sheet.add(
    brokenImage({
      shapes: [
        { outline: mirror([140, 640, 240, 540, 420, 452, 560, 448, 720, 500, 890, 640]), colour: "#6a6276" },
        { outline: mirror([120, 640, 150, 590, 400, 576, 700, 574, 930, 576, 930, 640]), colour: "#a3909a" },
      ],
      depth: 150,
      band: 8,
      seed: 3,
    }),
    place(guvercinada(sheet), -130, -98),
    fill(lens(530, 642, 900, 7), "#fde6c0", 0.85),
  );
}

/** The sheltered side, with three boats at their moorings. */
function drawHarbour(sheet: Sheet): void {
  const { seaDark } = sheet.mood;
  const boat = (x: number, y: number, size: number, colour: string, shade: string): Drawing =>
    fill(lens(x + 6, y + 12 * size, 200 * size, 30 * size), seaDark, 0.5) +
    place(fishingBoat(sheet, { colour, shade }), x, y, size) +
    ripples(sheet, { x, y: y + 8 * size, width: 190 * size, height: 26 * size, count: 10, colour: seaDark });
  sheet.add(
    boat(1190, 668, 0.42, PIGMENT.mandarin, PIGMENT.brick),
    boat(1330, 690, 0.62, PIGMENT.flag, PIGMENT.wine),
    boat(1500, 716, 0.84, PIGMENT.sea, PIGMENT.deep),
  );
}

/** Paving in the raking light between two low walls, rocks down to the water on the open side. */
function drawCauseway(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, ground, groundShade } = sheet.mood;
  const random = randomOf(37);
  const bank = band([-HALF - 5.4, WATER], [-HALF - THICK, HIGH]);
  const boulders = counted(150)
    .map(() => {
      const share = random.next() ** 1.4 * 0.8 + 0.06;
      const down = random.next();
      const [x, y] = at(share, -HALF - THICK - 0.3 - down * 4.6, mixed(0.1, WATER, down));
      return { x, y, r: ((y - HORIZON) / mixed(2.5, 4.4, down)) * random.between(0.26, 0.5) };
    })
    .toSorted((one, other) => one.y - other.y);
  const lines = counted(44).map((index) => {
    const share = 0.1 + (index / 44) ** 0.8 * 0.86;
    return polyline([at(share, -HALF), at(share, HALF)]);
  });
  const along = [-1.5, 0, 1.5].map((offset) =>
    polyline(shares(60).map((share) => at(mixed(0.05, 0.9, share), offset))),
  );
  const joints = (offset: number) =>
    counted(40).map((index) => {
      const share = 0.1 + (index / 40) * 0.8;
      return polyline([at(share, offset, 0.02), at(share, offset, HIGH - 0.12)]);
    });
  sheet.add(
    fill(bank, stoneDeep),
    ...boulders.map(({ x, y, r }) => {
      const body = chip(random, x, y, r, r * 0.72);
      return (
        fill(body, random.pick([stoneShade, stoneDeep, "#7d5f78"])) +
        sheet.clipped(
          body,
          fill(chip(random, x - r * 0.5, y - r * 0.5, r * 0.72, r * 0.42), random.pick([stone, stoneWorn])),
        )
      );
    }),
    fill(band([-HALF, 0], [HALF, 0]), ground),
    stroke(lines.join("") + along.join(""), blend(ground, stoneWorn, 0.8), 2.4, 0.75),
    fill(band([HALF, 0], [HALF, HIGH]), "#fbdfae"),
    stroke(joints(HALF).join(""), stoneWorn, 2, 0.7),
    // The wall on the open side keeps the low sun from a strip of the paving; shadows reach across it to the other wall.
    `<g opacity=".84">${fill(shades(), groundShade)}</g>`,
    fill(band([HALF, HIGH], [HALF + THICK, HIGH]), "#fff6e2"),
    fill(band([-HALF, 0], [-HALF, HIGH]), stoneShade),
    stroke(joints(-HALF).join(""), stoneDeep, 2.4, 0.6),
    fill(band([-HALF, HIGH], [-HALF - THICK, HIGH]), "#ffeecd"),
    fill(band([-HALF, HIGH - 0.1], [-HALF, HIGH]), "#c9a0a0"),
  );
}

/** Units of a metre where a point of the paving is. */
function metreHigh([, y]: Point): number {
  return (y - HORIZON) / 2.6;
}

/** The outline of a long shadow on the paving, to the right and towards us, of something so many metres tall and wide. */
function longShade(share: number, offset: number, tall: number, wide = 0.22): Path {
  const [x, y] = at(share, offset);
  const metre = metreHigh([x, y]);
  const [middle, end] = [tall, tall * 2].map((out): Point => [x + metre * out, y + metre * out * 0.08]);
  if (!middle || !end) return "";
  return polygon([
    [x - metre * wide * 0.6, y],
    [middle[0], middle[1] - metre * wide * 0.28],
    [end[0], end[1] - metre * wide * 0.2],
    [end[0] + metre * 0.16, end[1]],
    [end[0], end[1] + metre * wide * 0.2],
    [middle[0], middle[1] + metre * wide * 0.3],
    [x + metre * wide * 0.4, y + metre * 0.05],
  ]);
}

/** All that lies in shade on the paving, as one shape: the strip by the wall, and what the people, their things and the palms cast. */
function shades(): Path {
  const casting = placesOf([
    0.74,
    0.4,
    1.7,
    0.7,
    1.4,
    1.7,
    0.5,
    -HALF + 0.5,
    1.74,
    0.535,
    0.2,
    1.76,
    0.53,
    0.95,
    1.66,
    0.385,
    -HALF + 0.5,
    1.74,
  ]);
  const trunks = PALMS.map(([share, offset]) => {
    const [x, y] = at(share, offset);
    const metre = metreHigh([x, y]);
    const foot = at(share - 0.002, HALF);
    return polygon([
      [x, y - metre * 0.1],
      [foot[0], foot[1] - metre * 0.08],
      [foot[0], foot[1] - metre * HIGH],
      [foot[0] + metre * 0.24, foot[1] - metre * (HIGH - 0.16)],
      [foot[0] + metre * 0.24, foot[1] + metre * 0.12],
      [x, y + metre * 0.12],
    ]);
  });
  return (
    band([-HALF, 0], [-HALF + 1.7, 0]) +
    casting.map(([share, offset, tall]) => longShade(share, offset, tall)).join("") +
    longShade(0.372, -HALF + 1.3, 0.36, 0.36) +
    longShade(0.262, -HALF + 0.75, 0.5, 0.5) +
    trunks.join("")
  );
}

function standing(sheet: Sheet, share: number, offset: number, tall: number, options: PersonOptions): Drawing {
  const spot = at(share, offset);
  return place(person(sheet, { shadow: false, ...options }), ...spot, (metreHigh(spot) * tall) / 100);
}

/** Rod and line of an angler whose hands are at a place: out over the wall, down to the water. */
function rod([x, y]: Point, metre: number, reach: number): Drawing {
  const tip: Point = [x - metre * reach, y - metre * 1.9];
  return (
    stroke(
      `M${tip[0]} ${tip[1]}Q${tip[0] - metre * 0.5} ${tip[1] + metre * 1.3} ${tip[0] - metre * 1.3} ${y + metre * 1.1}`,
      "#fff3d8",
      1.2,
      0.8,
    ) +
    stroke(
      `M${x + metre * 0.4} ${y + metre * 0.3}L${x - metre * reach * 0.5} ${y - metre * 1.02}`,
      "#3a2c3c",
      metre * 0.045,
    ) +
    stroke(
      `M${x - metre * reach * 0.5} ${y - metre * 1.02}Q${x - metre * reach * 0.85} ${y - metre * 1.84} ${tip[0]} ${tip[1]}`,
      "#3a2c3c",
      metre * 0.024,
    )
  );
}

/** Two who fish, a couple on their way to the gate, others further off. */
function drawPeople(sheet: Sheet): void {
  const angler = (share: number, reach: number, options: PersonOptions): Drawing => {
    const [x, y] = at(share, -HALF + 0.5);
    const metre = metreHigh([x, y]);
    return (
      standing(sheet, share, -HALF + 0.5, 1.74, { pose: "lifting", mirrored: true, ...options }) +
      rod([x - metre * 0.22, y - metre * 1.32], metre, reach)
    );
  };
  const long = { slender: true, hairstyle: "long", wears: "skirt" } as const;
  sheet.add(
    standing(sheet, 0.74, 0.4, 1.7, { pose: "walking", mirrored: true, top: "#fdf0d8", bottom: "#4d5874" }),
    standing(sheet, 0.7, 1.4, 1.7, { pose: "standing", top: "#c9a33f", bottom: "#3a5a80" }),
    angler(0.5, 2.6, { top: "#d8643c", bottom: "#4a4a5e" }),
    standing(sheet, 0.535, 0.2, 1.76, { pose: "walking", behind: true, top: "#f4ead6", bottom: "#3a5a80" }),
    standing(sheet, 0.53, 0.95, 1.66, { pose: "walking", behind: true, ...long, top: "#b83a5c", bottom: "#b83a5c" }),
    angler(0.385, 2.4, { top: "#3f7f96", bottom: "#5a4a52", hat: "#f0d6a0", sleeves: "long" }),
    bucket(),
    gear(sheet),
  );
}

/** The angler's bucket beside him. */
function bucket(): Drawing {
  const [x, y] = at(0.372, -HALF + 1.3);
  const metre = metreHigh([x, y]);
  const body = (left: number, right: number) =>
    polygon([
      [x + metre * left * 0.16, y],
      [x + metre * left * 0.2, y - metre * 0.34],
      [x + metre * right * 0.2, y - metre * 0.34],
      [x + metre * right * 0.16, y],
    ]);
  return (
    fill(body(-1, 1), "#4f9fb4") +
    fill(body(0.2, 1), "#2c5f80") +
    fill(lens(x, y - metre * 0.34, metre * 0.42, metre * 0.14), "#1f4260")
  );
}

/** Near by: a box of tackle, and the quay's cat, who waits on the wall for what is caught. */
function gear(sheet: Sheet): Drawing {
  const [x, y] = at(0.262, -HALF + 0.75);
  const metre = metreHigh([x, y]);
  const side = (points: readonly number[]): Path =>
    polygon(pointsOf(points).map(([right, down]) => [x + right * metre * 0.8, y + down * metre * 0.8]));
  const [catX, catY] = at(0.215, -HALF - THICK * 0.5, HIGH);
  return (
    fill(side([-0.26, 0, 0.22, 0.05, 0.22, -0.24, -0.26, -0.28]), "#3f7f96") +
    fill(side([0.22, 0.05, 0.42, -0.06, 0.42, -0.33, 0.22, -0.24]), "#274f70") +
    fill(side([-0.26, -0.28, 0.22, -0.24, 0.42, -0.33, -0.04, -0.37]), "#8cc0c2") +
    stroke(side([-0.06, -0.3, 0.1, -0.42, 0.2, -0.3]).replace("Z", ""), "#274f70", metre * 0.03) +
    place(sittingCat(sheet), catX, catY + 5, (metreHigh(at(0.215, -HALF)) * 0.36) / 290)
  );
}

/** Palms of the causeway, and a bougainvillea that comes over its wall near by. */
function drawNear(sheet: Sheet): void {
  // Their shadows are drawn with those of all else.
  const bare = sheet.tinted({ groundShade: "none" });
  const tree = (share: number, offset: number, seed: number, tall: number, lean: number) => {
    const [x, y] = at(share, offset);
    const metre = metreHigh([x, y]);
    return (
      fill(lens(x, y, metre * 1.1, metre * 0.26), "#7a5560") +
      place(palm(bare, { seed, lean }), x, y, (metre * tall) / 300)
    );
  };
  sheet.add(
    ...PALMS.map(([share, offset, seed], index) => tree(share, offset, seed, 5.6 + index * 0.5, seed * 4 - 20)),
    bougainvillea(sheet, { x: 1580, y: 1090, width: 150, height: 120, count: 80, size: 40, standing: true, seed: 5 }),
  );
}
