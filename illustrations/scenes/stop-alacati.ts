import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { level, stoneHouse, type StoneHouseOptions } from "../parts/buildings/stoneHouse.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { sky } from "../parts/sky/sky.ts";
import { cafeChair, roundTable } from "../parts/things/cafeChair.ts";

const HORIZON = 640;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.6, focal: 900 });
const LANE = frameOf(EYE, { right: 0, away: 0, heading: -30 });
/** The lane, which runs away to the left: metres to the right of its line, along it and up. */
const AT: Project = ([right, away, up]) => LANE([away, -right, up]);
/** The fronts of the houses on both sides, and the lane's end. */
const SIDES = { left: -1, right: 4.4, end: 34 };
/** How far a shadow goes to the right and along the lane for each metre of height. */
const SUN = { right: 0.47, along: 0.24 };
const LILACS = ["#5f4a8c", "#8f78bd", "#d2c4ea"] as const;

type HouseOnStreet = Omit<StoneHouseOptions, "camera" | "side">;

/** Alaçatı: a house of cut stone in the sun with a blue bay window, its old wisteria over the door, a bicycle at the wall; a windmill at the lane's end. */
export const SCENE: Scene = {
  name: "stop-alacati",
  seed: 61,
  mood: "day",
  colours: { stone: "#f3e0b8", stoneWorn: "#dcc08c" },
  grain: 0.3,
  crops: { wide: 190, square: 240 },
  draw(sheet) {
    drawEnd(sheet);
    drawStreet(sheet);
    drawHouses(sheet);
    drawLife(sheet);
    drawBicycle(sheet);
    drawNear(sheet);
    drawWisteria(sheet);
  },
};

/** Units of a metre at a place in the lane. */
function metreOf([right, away, up]: Place): number {
  return AT([right, away, up])[1] - AT([right, away, up + 1])[1];
}

function drawEnd(sheet: Sheet): void {
  const { ground, stone, stoneShade } = sheet.mood;
  sheet.add(
    sky(sheet, { height: 660, zenith: 0 }),
    fill("M-10 680V610Q120 540 290 556T620 640V720H-10Z", blend(ground, "#c9b7a0", 0.3)),
    fill("M-10 680V640Q160 590 330 610T620 650V720H-10Z", blend(ground, "#8f8a5a", 0.35)),
    ...[40, 96, 200, 246, 420, 470].map((x, index) =>
      leafMass(sheet, {
        x,
        y: 606 + (index % 3) * 14,
        width: 26 + (index % 2) * 14,
        height: 14 + (index % 3) * 4,
        seed: index + 2,
        count: 10,
        size: 15,
        colours: ["#5f6a52", "#808a5c", "#a3a868"],
      }),
    ),
    place(
      windmill(sheet.tinted({ wall: stone, wallShade: stoneShade, wallDeep: "#8d7468" }), { turn: 20, state: "bare" }),
      330,
      572,
      0.62,
    ),
  );
}

const LEFT: readonly HouseOnStreet[] = [
  { away: [12.4, SIDES.end], height: 5.6, low: [17], high: [14, 18], door: 15, paint: "#8f78bd", stone: "#efdcb4" },
  { away: [0.6, 9.4], height: 6.2, low: [7], high: [7], door: 0.8, paint: "#3f8fb5", stone: "#f3e0b8" },
];
const RIGHT: readonly HouseOnStreet[] = [
  { away: [21, SIDES.end], height: 5.2, low: [23, 27], high: [23, 27], door: 25, paint: "#3f8fb5", stone: "#f6e6c6" },
  { away: [14, 21], height: 6, low: [18.6], high: [15, 18.6], door: 15.4, paint: "#b06a8a", stone: "#efd0a0" },
  { away: [8.2, 14], height: 5.4, low: [11.6], high: [9.4, 11.8], door: 9.2, paint: "#5b8f7a", stone: "#fbf2e0" },
  {
    away: [0.6, 8.2],
    height: 6.3,
    low: [5.1],
    high: [2.4],
    door: 2.3,
    bay: [4, 6.6],
    paint: "#2f84c0",
    stone: "#f5dca6",
  },
];

/** Slabs in rows across the lane and the shade of the left houses, with the sun between them. */
function drawStreet(sheet: Sheet): void {
  const random = randomOf(23);
  const rows = [0.4, 0.9, 1.45, 2.05, 2.7, 3.4, 4.2, 5.1, 6.1, 7.3, 8.7, 10.4, 12.4, 14.8, 18, 22, 27, SIDES.end];
  const slabs = rows.slice(0, -1).flatMap((from, row) => {
    const to = rows[row + 1] ?? from;
    const cuts: number[] = [-2];
    while ((cuts.at(-1) ?? 5) < SIDES.right) cuts.push((cuts.at(-1) ?? 0) + random.between(0.55, 1.05));
    return cuts
      .slice(1)
      .map((right, index) => level(AT, 0, [(cuts[index] ?? 0) + 0.02, right - 0.02], [from + 0.025, to - 0.025]));
  });
  const tones = ["#f4e2bb", "#f9ecce", "#efd8aa"];
  const shade = LEFT.map(({ away: [from, to], height }) => {
    const cast = (away: number): Point =>
      AT([SIDES.left + height * SUN.right, Math.max(0.5, away + height * SUN.along), 0]);
    return polygon([AT([SIDES.left, from, 0]), cast(from < 1 ? -2 : from), cast(to), AT([SIDES.left, to, 0])]);
  });
  sheet.add(
    fill(level(AT, 0, [-14, SIDES.right], [0.4, SIDES.end]), "#d0ab80"),
    ...tones.map((tone, index) =>
      fill(slabs.filter((_, each) => (each * 7 + 3) % 3 === index || random.chance(0.1)).join(""), tone),
    ),
    fill(shade.join(""), "#5f5298", 0.8),
  );
}

function drawHouses(sheet: Sheet): void {
  const house = (side: number) => (each: HouseOnStreet) => stoneHouse(sheet, { ...each, camera: AT, side });
  sheet.add(...LEFT.map(house(SIDES.left)), ...RIGHT.map(house(SIDES.right)));
}

/** A pot with a bush at a wall. */
function pot(sheet: Sheet, right: number, away: number, flowers: boolean, seed: number): Drawing {
  const spot: Place = [right, away, 0];
  return place(pottedBush(sheet, { seed, flowers }), ...AT(spot), metreOf(spot) / 145);
}

/** Somebody in a straw hat in the light between the houses, a café's table further on. */
function drawLife(sheet: Sheet): void {
  const spot: Place = [1.7, 12.6, 0];
  const metre = metreOf(spot);
  sheet.add(
    pot(sheet, 3.9, 8.9, false, 5),
    fill(polygon([AT([1.6, 12.5, 0]), AT([1.85, 12.7, 0]), AT([2.6, 13.05, 0]), AT([2.4, 12.95, 0])]), "#6d5fa0", 0.75),
    place(
      person(sheet, {
        pose: "walking",
        behind: true,
        slender: true,
        wears: "skirt",
        top: "#fdf8ee",
        bottom: "#e0663f",
        hat: "#f0d08a",
        hairstyle: "long",
        carries: "bag",
        carriedColour: "#2f7f86",
        shadow: false,
      }),
      ...AT(spot),
      (metre * 1.64) / 100,
    ),
    cafeChair(sheet, { camera: AT, right: 3.75, away: 11.2, heading: 250, colour: "#3f8fb5" }),
    roundTable(sheet, { camera: AT, right: 3.2, away: 10.8, radius: 0.4 }),
  );
}

/** The bicycle leans at the wall: metres from its rear wheel forwards, which is towards us, and up. */
function onBicycle(forwards: number, up: number): Point {
  return AT([SIDES.right - 0.34 + up * 0.24, 5.45 - forwards, up]);
}

/** Radius of a bicycle's wheel, in metres. */
const RADIUS = 0.36;

/** A circle about the hub of a wheel, by a share of its radius, through a projection of the bicycle's plane. */
function ringOf(on: (forwards: number, up: number) => Point, hub: number, share: number): Path {
  return polygon(
    shares(37).map((turn) => {
      const angle = turn * Math.PI * 2;
      return on(hub + Math.cos(angle) * RADIUS * share, RADIUS + Math.sin(angle) * RADIUS * share);
    }),
  );
}

/** The bicycle's shade on the ground up to the wall, and of its wheels on the wall. */
function bicycleShade(): Drawing {
  const shadeAt = (x: number, up: number): Point =>
    AT([SIDES.right, 5.45 - x + 0.16 - up * 0.06, Math.max(0, up - 0.34 + up * 0.2)]);
  return (
    fill(
      polygon([onBicycle(-0.36, 0), onBicycle(1.46, 0), AT([SIDES.right, 4, 0]), AT([SIDES.right, 5.9, 0])]),
      "#8a78a8",
      0.7,
    ) +
    `<path d="${[0, 1.1].map((hub) => ringOf(shadeAt, hub, 1) + ringOf(shadeAt, hub, 0.8)).join("")}" fill-rule="evenodd" fill="#8a78a8" opacity=".6"/>`
  );
}

/** The basket at the handlebar, full of flowers. */
function flowerBasket(sheet: Sheet): Drawing {
  const [basketX, basketY] = onBicycle(1.18, 0.88);
  const metre = metreOf([SIDES.right, 4.3, 1]);
  return (
    leafMass(sheet, {
      x: basketX,
      y: basketY - 0.2 * metre,
      width: 0.2 * metre,
      height: 0.15 * metre,
      seed: 4,
      count: 16,
      size: 0.12 * metre,
      leaf: "petal",
      colours: ["#b8327a", "#e8609a", "#ffc0cf"],
    }) +
    place(
      fill("M-22-16H22L16 18H-16Z", "#8a5a34") +
        fill("M-22-16H4L2 18H-16Z", "#c08a4e") +
        fill("M-24-20h48v6h-48z", "#d8a566"),
      basketX,
      basketY,
      (metre * 0.34) / 44,
    )
  );
}

/** A bicycle against the wall below the bay, flowers in its basket. */
function drawBicycle(sheet: Sheet): void {
  const line = (...points: readonly (readonly [number, number])[]) =>
    polyline(points.map(([x, up]) => onBicycle(x, up)));
  const [rear, front] = [0, 1.1];
  const frame =
    line([rear, RADIUS], [0.42, 0.3], [0.95, 0.78], [0.34, 0.82], [0.42, 0.3]) + line([rear, RADIUS], [0.34, 0.82]);
  const fork = line([front, RADIUS], [0.89, 1.02]);
  const spokes = [rear, front].flatMap((x) =>
    counted(12).map((index) => {
      const angle = (index / 12) * Math.PI * 2;
      return line([x, RADIUS], [x + Math.cos(angle) * 0.33, RADIUS + Math.sin(angle) * 0.33]);
    }),
  );
  sheet.add(
    bicycleShade(),
    stroke(spokes.join(""), "#8d86a8", 1),
    `<path d="${[rear, front].map((x) => ringOf(onBicycle, x, 1) + ringOf(onBicycle, x, 0.86)).join("")}" fill-rule="evenodd" fill="#2c2346"/>`,
    stroke(frame + fork, "#a82f2c", 7),
    stroke(frame, "#e2503a", 4),
    stroke(line([0.34, 0.82], [0.31, 0.92]) + line([0.9, 1.02], [0.86, 1.14], [0.68, 1.1]), "#2c2346", 5),
    stroke(line([0.2, 0.94], [0.42, 0.93]), "#5a3428", 9),
    flowerBasket(sheet),
  );
}

/** Pots in the shade of the left wall, near us, and petals of the wisteria on the paving. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(8);
  const shaded = sheet.tinted({
    leaf: "#4f6358",
    leafDark: "#2c3a4a",
    leafLight: "#7d8f78",
    flower: "#8a2a6c",
    flowerLight: "#b8508e",
    flowerDark: "#571a52",
    roof: "#9a4f58",
    roofShade: "#6f3450",
    groundShade: "#453a78",
  });
  const petals = counted(70).map(() => {
    const [right, away] = [3.62 - Math.abs(random.around(0.9)), random.between(0.8, 3.8)];
    const long = random.between(0.03, 0.06);
    return polygon([
      AT([right, away, 0]),
      AT([right + long * 0.6, away + long * 0.5, 0]),
      AT([right + long * 0.2, away + long * 1.4, 0]),
      AT([right - long * 0.5, away + long * 0.7, 0]),
    ]);
  });
  sheet.add(
    fill(petals.filter((_, index) => index % 2).join(""), "#a48fd0"),
    fill(petals.filter((_, index) => index % 2 === 0).join(""), "#7d66ae"),
    pot(shaded, -0.62, 6.2, false, 3),
    pot(shaded, -0.56, 5.1, true, 7),
    pot(shaded, -0.3, 4.35, false, 9),
  );
}

/** A bunch of wisteria: broad where it hangs, a point at its end. */
function bunch(sheet: Sheet, x: number, y: number, size: number, seed: number): Drawing {
  return counted(5)
    .map((step) =>
      leafMass(sheet, {
        x: x + Math.sin(seed + step) * 3 * size,
        y: y + step * 25 * size,
        width: (31 - step * 6.2) * size,
        height: (25 - step * 1.5) * size,
        seed: seed + step,
        count: 10 - step,
        size: (19 - step) * size,
        leaf: "petal",
        colours: LILACS,
      }),
    )
    .join("");
}

/** The rail that carries the wisteria, out from the wall: how high and how far out, and from where to where along the lane. */
const RAIL = { up: 3.25, out: 0.8, from: 0.7, to: 3.95 };

/** Bunches of the wisteria: how far along the lane, how long, how far out from the wall. */
const BUNCHES = placesOf([
  3.92, 0.62, 0.5, 3.7, 1.3, 0.8, 3.48, 0.7, 0.5, 3.24, 0.95, 0.6, 3, 1.95, 0.8, 2.78, 0.75, 0.5, 2.6, 1.05, 0.7, 2.42,
  0.6, 0.6, 2.24, 1.2, 0.8, 2.06, 0.66, 0.5, 1.9, 1.75, 0.85, 1.72, 0.8, 0.6, 1.56, 1.15, 0.7, 1.4, 1.9, 0.8, 1.24, 0.9,
  0.6, 1.08, 1.6, 0.8,
]);

/** One of its two stems, which thins out upwards: an outline round its line. */
function stem(sway: number, thick: number): Path {
  const line = shares(15).map((share): Point => {
    const bend = Math.sin(share * 6.4 + sway) * 0.1 + Math.sin(share * 15 + sway * 2) * 0.025;
    return AT([SIDES.right - 0.12 - share * 0.45, 1.62 + bend + share * 0.14, share * RAIL.up]);
  });
  const side = (sign: number) =>
    line.map(([x, y], index): Point => {
      const wide = thick * (1 - index / 26) + (index === 0 ? thick * 0.7 : 0) + Math.sin(index * 2.3 + sway) * 1.6;
      return [x + sign * wide, y];
    });
  return curve([...side(-1), ...side(1).toReversed()], true);
}

/** What the wisteria shades of the wall: a mass, and its bunches below it. */
function wisteriaShade(): Path {
  const shade = BUNCHES.map(([away, long, out]) => {
    const [x, y] = AT([SIDES.right, away + out * 0.5, RAIL.up - out * 1.3]);
    const metre = metreOf([SIDES.right, away, 1]);
    const size = (0.2 + long * 0.34) * metre;
    return curve(
      [
        [x - size * 0.3, y - size * 0.6],
        [x + size * 0.3, y - size * 0.6],
        [x + size * 0.27, y + size * 0.1],
        [x + size * 0.16, y + size * 0.7],
        [x + size * 0.02, y + size * 0.96],
        [x - size * 0.14, y + size * 0.7],
        [x - size * 0.25, y + size * 0.1],
      ],
      true,
    );
  });
  const canopyShade = polygon([
    AT([SIDES.right, RAIL.to + 0.4, RAIL.up - 0.6]),
    AT([SIDES.right, RAIL.from, RAIL.up - 0.6]),
    AT([SIDES.right, RAIL.from, RAIL.up - 1.25]),
    AT([SIDES.right, RAIL.to + 0.5, RAIL.up - 1.25]),
  ]);
  return canopyShade + shade.join("");
}

/** The old wisteria: two stems twisted round each other beside the door, a rail on brackets over it, leaves and bunches, their shade on the wall. */
function drawWisteria(sheet: Sheet): void {
  const { leaf, leafDark, leafLight, trunk } = sheet.mood;
  const random = randomOf(19);
  const wall = SIDES.right;
  const bark = blend(trunk, "#4a3f6e", 0.3);
  const brackets = [1.3, 2.2, 3.9].map(
    (away) =>
      polyline([AT([wall, away, RAIL.up - 0.7]), AT([wall - RAIL.out, away, RAIL.up])]) +
      polyline([AT([wall, away, RAIL.up]), AT([wall - RAIL.out, away, RAIL.up])]),
  );
  const rails = [RAIL.out, RAIL.out * 0.45].map((out) =>
    polyline([AT([wall - out, RAIL.from, RAIL.up]), AT([wall - out, RAIL.to + 0.16, RAIL.up])]),
  );
  const hung = BUNCHES.map(([away, long, out], index) => {
    const spot: Place = [wall - out, away, RAIL.up];
    const [x, y] = AT(spot);
    return bunch(sheet, x, y + 12, (long * metreOf(spot)) / 215, index * 5);
  });
  const leaves = counted(13).map((index) => {
    const spot: Place = [wall - random.between(0.3, 0.9), mixed(RAIL.to, RAIL.from, index / 12), RAIL.up + 0.16];
    const metre = metreOf(spot);
    return leafMass(sheet, {
      x: AT(spot)[0],
      y: AT(spot)[1] + random.around(8),
      width: metre * random.between(0.3, 0.46),
      height: metre * random.between(0.14, 0.26),
      seed: index + 3,
      count: 18,
      size: metre * 0.15,
      colours: [leafDark, leaf, leafLight],
    });
  });
  sheet.add(
    fill(wisteriaShade(), "#6d6290", 0.5),
    fill(disc(...AT([wall - 0.1, 1.6, 0]), 60, 12), "#6d5a8c", 0.7),
    fill(stem(0.6, 13), blend(bark, "#2a2148", 0.45)),
    fill(stem(3.4, 15), bark),
    fill(stem(3.55, 5), blend(bark, "#d8b8a8", 0.32)),
    stroke(brackets.join("") + rails.join(""), "#4f3a4c", 9),
    ...leaves,
    ...hung,
  );
}
