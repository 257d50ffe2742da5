import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { limb, trunkOf } from "../parts/people/body.ts";
import { toneOf } from "../parts/people/light.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { agave, pottedBush } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { lantern } from "../parts/things/terrace.ts";
import { openCarrier } from "../parts/vehicles/openCarrier.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 660;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.6, focal: 1500 });
/** The hotel's front comes from the sea towards us on the right, so that it takes the last light of the sky. */
const HOTEL = frameOf(camera, { right: -5.4, away: 18.4, heading: 106 });
const hotel = facesOf(HOTEL);
/** Metres along the front: its corner over the sea, the gate's two edges and its middle, and the end beyond the sheet. */
const [CORNER, GATE, MIDDLE, GATE_END, LONG] = [0, 7.6, 9.75, 11.9, 17] as const;
/** Metres up: the cornice of the front, the crown of the arch, the eaves, the round window and the tip of the gate. */
const [CORNICE, CROWN, TOP, EYELET, GABLE] = [5.4, 3.9, 5.9, 5.5, 7] as const;
/** How far the gate stands before the front. */
const PROUD = 0.5;

/** Blue hour before a stone hotel: its gate and lamps are lit, the driver shows an elderly couple to the carrier's open door. */
export const SCENE: Scene = {
  name: "driver-door",
  seed: 91,
  mood: "night",
  colours: {
    sky: ["#1c2f60", "#3b588c", "#8d84a3", "#e9a184", "#f9d09c"],
    zenith: "#121f47",
    cloud: "#f0ab8a",
    far: "#5d6892",
    farShade: "#4b5682",
    mist: "#d79f94",
    sea: ["#f2b88f", "#a08c9f", "#45618c", "#24406e"],
    seaLight: "#f8d3aa",
    seaDark: "#35517f",
    wall: "#f5dfbc",
    wallBright: "#fff0d0",
    wallShade: "#8f7ba0",
    wallDeep: "#5c527f",
    stone: "#c79c7e",
    stoneWorn: "#a98375",
    stoneShade: "#6d5f80",
    stoneDeep: "#3d3a62",
    trunk: "#3a3146",
    leafLight: "#8c9064",
    leaf: "#47624f",
    leafDark: "#22384a",
    groundShade: "#2b2f55",
    near: "#141d3b",
  },
  crops: { wide: 200, square: 190 },
  grain: 0.3,
  draw(sheet) {
    const view = frameOf(camera, { right: -3, away: 8.75, heading: 62 });
    drawBay(sheet);
    drawGround(sheet);
    drawHotel(sheet);
    drawGate(sheet);
    sheet.add(
      vehicle(sheet, {
        kind: "carrier",
        view,
        mood: "night",
        lamps: true,
        cast: [0.5, 0.04],
        paint: { shadow: sheet.mood.groundShade, sky: "#b7a3b4", glassLight: "#7f86ab" },
      }),
      openCarrier(sheet, { view, mood: "night" }),
    );
    drawPeople(sheet);
    drawNear(sheet);
  },
};

/** A figure by its height in metres. */
function standing(sheet: Sheet, at: Place, height: number, options: PersonOptions): Drawing {
  return place(person(sheet, options), ...camera(at), (metreAt(camera, at) * height) / 100);
}

/** The afterglow over the bay, a headland, the first stars. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    stars(sheet, { height: 220, count: 34 }),
    fill(lens(150, 450, 420, 10) + lens(330, 496, 300, 8) + lens(60, 540, 260, 7), sheet.mood.cloud, 0.8),
    ridge(sheet, {
      crest: pointsOf([-20, 588, 70, 570, 150, 592, 240, 616, 330, 600, 420, 630, 520, 646]),
      foot: HORIZON + 4,
      seed: 5,
      rough: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 30, foot: false }),
  );
}

/** Setts in courses along the hotel's front, the light that falls on them from the gate and from the cabin. */
function drawGround(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  const random = randomOf(17);
  const edge = camera([0, 19, 0])[1];
  const courses = counted(30).map((index) => 0.4 + index * 0.62);
  const tones = { lit: "", dim: "" };
  for (const forward of courses) {
    for (let along = -8; along < 20; along += 0.9) {
      const lot = random.next();
      const piece = hotel.level(along, along + 0.84, forward, forward + 0.56, 0);
      if (lot < 0.16) tones.lit += piece;
      else if (lot < 0.34) tones.dim += piece;
    }
  }
  const joints = courses.map((forward) => polyline([hotel.at(-9, forward, 0), hotel.at(20, forward, 0)])).join("");
  const spill = polygon([
    hotel.at(MIDDLE - 1.3, 0.5, 0),
    hotel.at(MIDDLE + 1.3, 0.5, 0),
    hotel.at(MIDDLE + 1.8, 6.4, 0),
    hotel.at(MIDDLE - 4.2, 6.4, 0),
  ]);
  // From the doorway, as wide as it is, and widening towards us.
  const cabin = polygon([
    camera([-0.76, 8.94, 0]),
    camera([0.36, 9.54, 0]),
    camera([1.2, 4.2, 0]),
    camera([-1.4, 4.2, 0]),
  ]);
  const rail = (low: number, high: number, away: number) =>
    polygon([
      camera([-16, away, low]),
      camera([-5.3, away, low]),
      camera([-5.3, away, high]),
      camera([-16, away, high]),
    ]);
  const baluster = (right: number) => {
    const [[x, y], [, top]] = [camera([right, 18.6, 0.14]), camera([right, 18.6, 0.74])];
    return `M${x - 5} ${top}h10q5 ${(y - top) * 0.5} 0 ${y - top}h-10q-5 ${(top - y) * 0.5} 0 ${top - y}z`;
  };
  const ground = box(-10, edge, 1620, 1220 - edge);
  sheet.add(
    fill(ground, sheet.downwards(["#b08a8c", "#8a7590", "#5d587f", "#3c4070"], edge, 1200)),
    fill(tones.lit, "#d7aa98", 0.3),
    fill(tones.dim, "#3c3f6c", 0.3),
    stroke(joints, "#454474", 2, 0.3),
    fill(
      spill,
      sheet.linear(
        [
          [0, "#ffd591", 0.85],
          [1, "#ffd591", 0],
        ],
        hotel.at(MIDDLE, 0.5, 0),
        hotel.at(MIDDLE - 0.6, 6.4, 0),
      ),
    ),
    fill(
      cabin,
      sheet.linear(
        [
          [0, "#ffd08a", 0.8],
          [1, "#ffd08a", 0],
        ],
        [770, 890],
        [790, 1170],
      ),
    ),
    // A balustrade over the sea, to the left of the hotel: the glow between its balusters, its rail, its foot.
    fill(rail(0, 0.9, 18.6), "#65588a"),
    fill(
      counted(28)
        .map((index) => baluster(-15.8 + index * 0.38))
        .join(""),
      "#d3a29e",
    ),
    fill(rail(0.8, 0.98, 18.5), "#f3bf9b"),
    fill(rail(0.74, 0.8, 18.5) + rail(0, 0.14, 18.5), "#54497a"),
    fill(
      polygon([camera([-16, 18.6, 0]), camera([-5.3, 18.6, 0]), camera([-5.3, 17.6, 0]), camera([-16, 17.6, 0])]),
      groundShade,
      0.4,
    ),
  );
}

/** Courses of squared blocks on a piece of the front: some lighter, some darker than the wall. */
function blocks(from: number, to: number, low: number, high: number, forward: number, seed: number): Drawing {
  const random = randomOf(seed * 19);
  const faces = { lit: "", dark: "", warm: "" };
  const rows = Math.round((high - low) / 0.44);
  for (const row of counted(rows)) {
    const [foot, head] = [mixed(low, high, row / rows), mixed(low, high, (row + 1) / rows)];
    for (let left = from - random.between(0, 0.6); left < to;) {
      const wide = random.between(0.55, 1.15);
      const lot = random.next();
      const piece = hotel.front(Math.max(from, left), Math.min(to, left + wide) - 0.04, foot + 0.035, head, forward);
      if (lot < 0.24) faces.lit += piece;
      else if (lot < 0.5) faces.dark += piece;
      else if (lot < 0.62) faces.warm += piece;
      left += wide;
    }
  }
  const joints = counted(rows).map((row) => {
    const up = mixed(low, high, row / rows);
    return polyline([hotel.at(from, forward, up), hotel.at(to, forward, up)]);
  });
  return (
    stroke(joints.join(""), "#75627d", 2, 0.4) +
    fill(faces.lit, "#d9ad88", 0.45) +
    fill(faces.dark, "#8a7080", 0.4) +
    fill(faces.warm, "#c88a6c", 0.4)
  );
}

/** A metre on the hotel's front, in units. */
function alongMetre(along: number, forward = 0): number {
  return hotel.at(along, forward, 0)[1] - hotel.at(along, forward, 1)[1];
}

/** The hotel: a front of squared stone, a row of lit windows with shutters, a tiled roof; cypresses behind it. */
function drawHotel(sheet: Sheet): void {
  const { stone, stoneShade, stoneDeep, groundShade } = sheet.mood;
  const wall = hotel.front(CORNER, LONG, 0, CORNICE);
  const roof = polygon([
    hotel.at(CORNER - 0.3, 0.3, CORNICE + 0.2),
    hotel.at(LONG, 0.3, CORNICE + 0.2),
    hotel.at(LONG, -3.4, CORNICE + 1.7),
    hotel.at(CORNER + 1.8, -3.4, CORNICE + 1.7),
  ]);
  const tiles = counted(44).map((index) => {
    const along = CORNER + index * 0.4;
    return polyline([
      hotel.at(along, 0.3, CORNICE + 0.2),
      hotel.at(Math.max(along, CORNER + 1.8), -3.4, CORNICE + 1.7),
    ]);
  });
  sheet.add(
    ...(
      [
        [1.5, -5, 4.3, 4],
        [2.7, -5, 3.6, 7],
        [13.6, -4, 4.6, 2],
        [14.8, -4.6, 3.8, 5],
      ] as const
    ).map(([along, forward, size, seed]) =>
      place(cypress(sheet, { seed }), ...hotel.at(along, forward, 2), size * 0.62),
    ),
    fill(roof, "#a8594f"),
    sheet.clipped(roof, stroke(tiles.join(""), "#733f55", 4, 0.7)),
    fill(
      wall,
      sheet.linear(
        [
          [0, stone],
          [0.5, stone],
          [1, "#93768a"],
        ],
        hotel.at(GATE, 0, 0),
        hotel.at(CORNER, 0, CORNICE),
      ),
    ),
    blocks(CORNER, LONG, 0, CORNICE, 0, 3),
    fill(hotel.front(CORNER, LONG, CORNICE - 0.3, CORNICE), stoneDeep, 0.5),
    fill(hotel.level(CORNER - 0.2, LONG, 0, 0.3, CORNICE), stoneDeep),
    fill(hotel.front(CORNER - 0.2, LONG, CORNICE, CORNICE + 0.2, 0.3), "#f3cfa4"),
    fill(hotel.front(CORNER, LONG, 0, 0.55), stoneShade, 0.55),
    fill(hotel.level(CORNER, LONG, 0, 0.7, 0), groundShade, 0.55),
    ...[1.5, 3.7, 5.9, 13.8].map((along) => windowAt(sheet, along, along !== 3.7)),
  );
}

/** A tall window with a round head: the room's light behind its bars, shutters folded back, a stone frame and sill. */
function windowAt(sheet: Sheet, along: number, lit: boolean): Drawing {
  const [half, low, high] = [0.46, 2.7, 4.6];
  const opening = hotel.arch(along, half, low, high);
  const pane = (from: number, to: number, foot: number, head: number, forward = 0) =>
    hotel.front(along + from, along + to, foot, head, forward);
  return (
    (lit ? sheet.glow(hotel.at(along, 0, 3.6), Math.round(alongMetre(along) * 1.5), "#ffc777", 0.45) : "") +
    fill(hotel.arch(along, half + 0.16, low, high + 0.16), "#efc79b") +
    fill(
      opening,
      lit
        ? sheet.downwards(
            ["#ffe3a4", "#ffc46c"],
            Math.round(hotel.at(along, 0, high)[1]),
            Math.round(hotel.at(along, 0, low)[1]),
          )
        : "#3b4a78",
    ) +
    sheet.clipped(
      opening,
      // Curtains drawn to the sides.
      fill(pane(0.2, 0.5, low, high) + pane(-0.5, -0.3, low, high), lit ? "#e79a55" : "#5f6c98"),
    ) +
    stroke(
      polyline([hotel.at(along, 0, low), hotel.at(along, 0, high)]) +
        polyline([hotel.at(along - half, 0, 3.7), hotel.at(along + half, 0, 3.7)]),
      "#5a3f52",
      5,
    ) +
    fill(pane(-1.06, -0.62, low, high - 0.34, 0.06) + pane(0.62, 1.06, low, high - 0.34, 0.06), "#2c5a78") +
    fill(pane(-1.06, -0.98, low, high - 0.34, 0.06) + pane(0.62, 0.7, low, high - 0.34, 0.06), "#5f93a6") +
    fill(pane(-0.7, 0.7, low - 0.16, low, 0.16), "#fbdcae") +
    fill(pane(-0.7, 0.7, low - 0.3, low - 0.16), "#6d5f80", 0.7)
  );
}

/** The gate: it stands before the front under a gable of its own; wedges about the arch, a lamp on each side, behind it the court. */
function drawGate(sheet: Sheet): void {
  const { stone, stoneShade, groundShade } = sheet.mood;
  const gate = facesOf((at) => HOTEL([at[0], at[1] - PROUD, at[2]]));
  const half = 1.3;
  const opening = gate.arch(MIDDLE, half, 0, CROWN);
  const garden = facesOf((at) => HOTEL([at[0], at[1] + 7, at[2]]));
  const warmLeaves = sheet.tinted({ leafLight: "#b9a25a", leaf: "#76753f", leafDark: "#4a4a3a", trunk: "#6b4534" });
  const [y0, y1] = [Math.round(gate.at(MIDDLE, 0, CROWN)[1]), Math.round(hotel.at(MIDDLE, -7, 0)[1])];
  const wedges = counted(11).map((index): Path => {
    const [a, b] = [index, index + 1].map((step) => Math.PI * (step / 11));
    const at = (angle: number, reach: number) =>
      gate.at(MIDDLE - reach * Math.cos(angle), 0.04, CROWN - half + reach * Math.sin(angle));
    return polygon([
      at((a ?? 0) + 0.012, half),
      at((b ?? 0) - 0.012, half),
      at((b ?? 0) - 0.012, half + 0.52),
      at((a ?? 0) + 0.012, half + 0.52),
    ]);
  });
  const face = polygon([
    gate.at(GATE, 0, 0),
    gate.at(GATE, 0, TOP),
    gate.at(MIDDLE, 0, GABLE),
    gate.at(GATE_END, 0, TOP),
    gate.at(GATE_END, 0, 0),
  ]);
  /** The two edges of the gable, `forward` of the gate and `up` from its face. */
  const ends = (forward: number, up: number) => [
    gate.at(GATE - 0.34, forward, TOP - 0.17 + up),
    gate.at(MIDDLE, forward, GABLE + up),
    gate.at(GATE_END + 0.34, forward, TOP - 0.17 + up),
  ];
  const oculus = (radius: number) => disc(...gate.at(MIDDLE, 0, EYELET), alongMetre(MIDDLE, PROUD) * radius);
  const rightVerge = (forward: number, from: number, to: number) =>
    polygon([...ends(forward, from).slice(1), ...ends(forward, to).slice(1).toReversed()]);
  const verge = (forward: number, from: number, to: number) =>
    polygon([...ends(forward, from), ...ends(forward, to).toReversed()]);
  const slope = (back: number) =>
    polygon([...ends(0.3, 0.2), gate.at(GATE_END + 0.34, back, TOP), gate.at(MIDDLE, back, GABLE + 0.2)]);
  const lamp = (along: number): Drawing => {
    const [x, y] = gate.at(along, 0.35, 2.75);
    const metre = alongMetre(along, PROUD);
    const [wallX, wallY] = gate.at(along, 0, 3.6);
    return (
      sheet.glow([Math.round(x), Math.round(y - metre * 0.2)], Math.round(metre * 2.5), "#ffcf86", 0.95) +
      stroke(`M${wallX} ${wallY}Q${x} ${wallY - 8} ${x} ${y - metre * 0.62}`, sheet.mood.near, 6) +
      place(lantern(sheet), x, y, (metre * 0.66) / 96)
    );
  };
  sheet.add(
    // What it throws on the front; its roof, its face, the edges of its gable.
    fill(hotel.front(GATE_END, GATE_END + 0.7, 0, TOP - 0.4), groundShade, 0.4),
    fill(slope(-3), "#8c4a4c"),
    fill(face, stone),
    sheet.clipped(face, blocks(GATE, GATE_END, 0, GABLE, PROUD, 8)),
    fill(verge(0.05, -0.34, 0.02), "#4a4468", 0.5),
    fill(polygon([...ends(0.3, 0), ...ends(0, 0).toReversed()]), "#4a4468"),
    fill(verge(0.3, 0, 0.24), "#cf7a60"),
    fill(rightVerge(0.3, 0, 0.24), "#95504f"),
    // A round window in the gable.
    fill(oculus(0.52), "#f3cfa4"),
    fill(oculus(0.36), "#ffd386"),
    stroke(
      polyline([gate.at(MIDDLE - 0.36, 0, EYELET), gate.at(MIDDLE + 0.36, 0, EYELET)]) +
        polyline([gate.at(MIDDLE, 0, EYELET - 0.36), gate.at(MIDDLE, 0, EYELET + 0.36)]),
      "#5a3f52",
      4,
    ),
    fill(verge(0.3, 0.2, 0.28), "#f6cfa0"),
    fill(gate.front(GATE, GATE_END, 0, 0.5), stoneShade, 0.5),
    fill(wedges.filter((_, index) => index % 2 === 0).join(""), "#f9d8a6"),
    fill(wedges.filter((_, index) => index % 2 === 1).join(""), "#c9846a"),
    fill(opening, "#e9a95f"),
    sheet.clipped(
      opening,
      // The court: a lit wall with an arch to the garden, its floor, an olive in the corner.
      fill(hotel.front(MIDDLE - 6, MIDDLE + 6, 0, 6, -7), sheet.downwards(["#c98150", "#f6c67c", "#ffdf9e"], y0, y1)) +
        fill(garden.arch(MIDDLE + 0.5, 0.95, 0, 2.9), "#f3d39a") +
        fill(garden.arch(MIDDLE + 0.5, 0.8, 0, 2.75), "#54719a") +
        fill(hotel.level(MIDDLE - 6, MIDDLE + 6, -7, 0.5, 0), "#ffe2a6") +
        place(olive(warmLeaves, { seed: 3 }), ...hotel.at(MIDDLE - 1.5, -6, 0), 1.06),
    ),
    // The wall's thickness, on the side that we see, and the light on its foot.
    fill(
      polygon([
        gate.at(MIDDLE - half, 0, 0),
        gate.at(MIDDLE - half, 0, CROWN - half),
        gate.at(MIDDLE - half, -0.9, CROWN - half),
        gate.at(MIDDLE - half, -0.9, 0),
      ]),
      "#a8654a",
    ),
    fill(gate.level(GATE, GATE_END, 0, 0.4, 0), groundShade, 0.3),
    lamp(GATE + 0.4),
    lamp(GATE_END - 0.4),
    place(
      pottedBush(sheet, { seed: 5, flowers: false }),
      ...gate.at(GATE_END + 1.1, 0.3, 0),
      alongMetre(GATE_END) / 100,
    ),
  );
}

/** The driver before the doorway's front edge; to the right of the car, before the lit gate, the couple: she comes, he rests on his stick. */
function drawPeople(sheet: Sheet): void {
  // Clothes keep their colour in the shade: the lamps fill it.
  const lit = sheet.tinted({ wallShade: "#b596a0" });
  const driverAt: Place = [-1.13, 8.5, 0];
  const man: Place = [2.73, 9.1, 0];
  const metre = metreAt(camera, man);
  const [x, y] = camera(man);
  sheet.add(
    sheet.glow([790, 750], 210, "#ffcf86", 0.36),
    place(driver(lit), ...camera(driverAt), (metreAt(camera, driverAt) * 1.74) / 100),
    standing(lit, [2.14, 8.9, 0], 1.6, {
      pose: "walking",
      mirrored: true,
      wears: "skirt",
      top: "#d9587a",
      bottom: "#a8436a",
      hairstyle: "bun",
      carries: "bag",
      carriedColour: "#f0d09a",
      hair: "#e6e0dc",
      sleeves: "long",
      slender: true,
    }),
    stroke(`M${x + metre * 0.22} ${y - metre * 0.88}L${x + metre * 0.31} ${y}`, "#4d3040", 5),
    standing(lit, man, 1.74, {
      top: "#4f7f8c",
      bottom: "#8d7a86",
      hair: "#e6e0dc",
      sleeves: "long",
      hat: "#f0d9a6",
    }),
  );
}

/** The driver, 100 high: he faces the guests, one hand behind him, the other shows to the door with an open palm. */
function driver(sheet: Sheet): Drawing {
  const [shirt, shirtShade] = toneOf(sheet, "#fdf8ee");
  const [trousers, trousersShade] = toneOf(sheet, "#75809c");
  const [skin, skinShade] = toneOf(sheet, "#c98a5e");
  const [hair] = toneOf(sheet, "#3b2a2e");
  const trunk = trunkOf(
    [
      [9.4, -80.6],
      [-9.4, -80.2],
    ],
    [
      [4.6, -51],
      [-4.6, -51.4],
    ],
    0.92,
  );
  const leg = (x: number, foot: number): Path =>
    limb([
      [x, -52, 5.6],
      [mixed(x, foot, 0.3), -40, 5],
      [mixed(x, foot, 0.6), -28, 4],
      [foot, -3.6, 3],
    ]);
  const shoe = (x: number, toe: number): Path =>
    limb([
      [x - 1, -2.4, 2.3],
      [x + toe, -1.4, 1.7],
    ]);
  const legs = leg(-4.4, -4) + leg(4.2, 9.4);
  const arm = limb([
    [8.4, -79.4, 4],
    [19, -73, 3.4],
    [28.6, -71.6, 2.5],
  ]);
  return (
    fill(lens(16, -0.4, 56, 5), sheet.mood.groundShade, 0.6) +
    fill(shoe(-4, -3) + shoe(9.4, 5.4), "#2b2438") +
    fill(legs, trousers) +
    sheet.clipped(leg(-4.4, -4), fill("M-1.6-60Q-3-30-2.6 0H6V-60Z", trousersShade)) +
    sheet.clipped(leg(4.2, 9.4), fill("M5.4-60Q7.6-30 10.8 0H24V-60Z", trousersShade)) +
    // The hand that shows: four fingers together, the thumb apart.
    fill(
      limb([
        [28, -71.6, 2.1],
        [32, -71.6, 2.3],
        [36.6, -73.4, 1.1],
      ]) +
        limb([
          [30.6, -72.4, 1.1],
          [32.6, -75.4, 0.8],
        ]),
      skin,
    ) +
    fill(trunk, shirt) +
    sheet.clipped(trunk, fill("M4.4-92Q2.4-76 4.6-66T4-44H30V-92Z", shirtShade)) +
    fill(arm, shirt) +
    sheet.clipped(arm, fill("M6-74Q18-70.6 30-70.6V-60H6Z", shirtShade)) +
    fill("M-8.4-55.4Q-9.6-50-10-46L0-43.4L10-46Q9.6-50 8.4-55.4Z", trousers) +
    fill("M5-55.4H8.4Q9.6-50 10-46L5.4-44.6Z", trousersShade) +
    fill("M-8.6-57.4H8.6L8.8-54.8H-8.8Z", "#3a3048") +
    // The arm behind his back.
    fill(
      limb([
        [-9.4, -79, 4],
        [-15, -67, 3.4],
        [-9, -57.6, 2.6],
      ]),
      shirt,
    ) +
    stroke("M-7.4-72Q-8-66-10.4-62", shirtShade, 1.2) +
    // Neck, collar, tie.
    fill("M-1-90H5L5.6-82L2-79L-2.4-82Z", skinShade) +
    fill("M-3.4-84.4L2-79L6.6-84.2L8-80.6L2.2-77L-4.6-80.8Z", shirt) +
    fill("M1-78.6H3.2L3.8-64L2.2-60.6L.4-64Z", "#7d2f4a") +
    // The head, turned to them: hair, face, its shade, ear, brow of hair.
    fill(disc(1, -93.6, 5.5, 5.8), hair) +
    fill(disc(3, -91.8, 4.6, 5.8), skin) +
    fill("M4.4-96.6Q8-95 7.6-90.8Q7.2-86.6 3.4-86.2Q5.8-90 4.4-96.6Z", skinShade) +
    fill("M-4-91Q-4.6-98.6 1.6-99.4Q8-99.2 8-93.6Q6-96.4 2.6-96Q.4-95 .2-91.4L-1.2-88.4Q-3.6-89-4-91Z", hair) +
    fill(disc(-0.4, -91, 1.2, 1.7), skin)
  );
}

/** Their cases, a lamp on the parapet, dark leaves in two corners. */
function drawNear(sheet: Sheet): void {
  const dark = ["#111a36", "#1d2f4c", "#38546a"] as const;
  sheet.add(
    luggage(sheet, { camera, right: 3.25, away: 7.6, colours: ["#c8774a", "#7d3f4a", "#4d2a3c"] }),
    luggage(sheet, {
      camera,
      right: 2.9,
      away: 7.25,
      size: [0.46, 0.2, 0.46],
      colours: ["#5f8a7a", "#33506a", "#e0c08c"],
    }),
    ...(
      [
        [20, 20, 190, 110],
        [170, 30, 150, 74],
        [50, 150, 110, 70],
        [300, 10, 110, 50],
      ] as const
    ).map(([x, y, width, height], index) =>
      leafMass(sheet, { x, y, width, height, seed: index + 4, count: 26, size: 38, colours: dark }),
    ),
    place(
      agave(sheet.tinted({ leafLight: "#5d7f86", leaf: "#2c4a60", leafDark: "#16263f" }), { seed: 4 }),
      70,
      1190,
      2.6,
    ),
    leafMass(sheet, { x: 250, y: 1204, width: 190, height: 50, seed: 3, count: 34, size: 34, colours: dark }),
    leafMass(sheet, { x: 1560, y: 1150, width: 140, height: 90, seed: 8, count: 40, size: 38, colours: dark }),
    lampPost(sheet),
    stroke(
      curve([
        [-20, 90],
        [160, 60],
        [330, 20],
      ]),
      "#111a36",
      10,
    ),
  );
}

/** A lamp with one globe before the parapet. */
function lampPost(sheet: Sheet): Drawing {
  const at: Place = [-6.5, 15.4, 0];
  const [x, y] = camera(at);
  const metre = metreAt(camera, at);
  const head = y - metre * 3.3;
  return (
    sheet.glow([Math.round(x), Math.round(head)], 190, "#ffd591", 0.7) +
    fill(lens(x + 40, y, 110, 12), sheet.mood.groundShade, 0.6) +
    fill(
      box(x - 4, head, 8, metre * 3.3) + box(x - 12, y - metre * 0.5, 24, metre * 0.5) + box(x - 10, head + 16, 20, 8),
      sheet.mood.near,
    ) +
    fill(disc(x, head, 20), "#ffe9b4")
  );
}
