import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples } from "../parts/sea/sea.ts";
import { gulls, heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { beachBag } from "../parts/things/beachBag.ts";
import { luggage } from "../parts/things/luggage.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 690;
/** High sun from the left, a little from behind us. */
const NOON = [0.5, 0.06] as const;

/** The eye of somebody who stands on the square. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 640, eye: 1.62, focal: 1750 });
/** The square: the van stands on it lengthways; the inn, the quay and the paving keep its directions, and so its vanishing points. */
const SQUARE = frameOf(CAMERA, { right: -0.86, away: 8.8, heading: 42 });
/** Where the inn's wall stands behind the van, and its left corner; the edge of the quay. Metres of the square. */
const WALL = 13;
const CORNER = 8;
const QUAY = 9;
/** The inn's height. */
const EAVES = 6.6;
/** The middle of its gate. */
const GATE = 0.5;

/** A long van on the quay of Bodrum in hard noon light: a gulet in the harbour, a stone inn with its gate, a row of suitcases, a beach bag; a family comes out of the gate, two stroll along the water. */
export const SCENE: Scene = {
  name: "service-vip-sprinter-transfer",
  seed: 43,
  mood: "day",
  crops: { wide: 190, square: 200 },
  grain: 0.35,
  draw(sheet) {
    drawHarbour(sheet);
    drawSquare(sheet);
    drawInn(sheet);
    drawGuests(sheet);
    sheet.add(
      vehicle(sheet, {
        kind: "van",
        view: SQUARE,
        mood: "day",
        cast: NOON,
        paint: { ground: "#d3b184", shadow: "#4f3458" },
      }),
    );
    drawLuggage(sheet);
  },
};

/** The harbour at the left: a gulet at anchor, the hills of the bay behind it, a palm at the edge of the quay. */
function drawHarbour(sheet: Sheet): void {
  const { seaDark, stoneWorn } = sheet.mood;
  sheet.add(
    sky(sheet, { height: 640, zenith: 0.3 }),
    heapedCloud(sheet, { x: 470, y: 190, length: 330, seed: 5 }),
    gulls(sheet, { x: 150, y: 330, length: 240, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([-20, 560, 90, 552, 220, 574, 360, 596, 500, 590, 640, 612, 860, 640]),
      foot: HORIZON + 3,
      mist: 60,
      seed: 7,
    }),
    fill(box(0, HORIZON, 1600, 260), sheet.downwards(["#8fcfd0", "#3a9fb4", "#2b86a3"], HORIZON, 900)),
    place(gulet(sheet, { sails: "furled" }), 262, HORIZON + 56, 0.74),
    ripples(sheet, { x: 300, y: HORIZON + 22, width: 620, height: 14, count: 26, colour: stoneWorn, opacity: 0.6 }),
    ripples(sheet, { x: 300, y: HORIZON + 64, width: 760, height: 46, count: 40, colour: seaDark, opacity: 0.5 }),
  );
}

/** A polygon on the inn's wall; metres along the wall from its right, and up. */
function onWall(points: readonly (readonly [along: number, up: number])[], out = 0): Path {
  return polygon(points.map(([along, up]) => SQUARE([WALL - out, along, up])));
}

/** A board on the wall between two positions along it and two heights. */
function slab(from: number, to: number, low: number, high: number, out = 0): Path {
  return onWall(
    [
      [from, low],
      [to, low],
      [to, high],
      [from, high],
    ],
    out,
  );
}

/** The outline of a pointed arch on the wall, from foot to foot. */
function archOf(middle: number, half: number, spring: number, rise: number): (readonly [number, number])[] {
  const side = counted(9).map((step): readonly [number, number] => {
    const angle = (step / 8) * (Math.PI / 3);
    return [half - 2 * half * (1 - Math.cos(angle)), spring + (Math.sin(angle) / Math.sin(Math.PI / 3)) * rise];
  });
  return [
    [middle + half, 0],
    ...side.map(([along, up]): readonly [number, number] => [middle + along, up]),
    ...side.toReversed().map(([along, up]): readonly [number, number] => [middle - along, up]),
    [middle - half, 0],
  ];
}

const RIGHT_END = -6;

/** An inn of cut stone in even courses between two bands of brick: barred windows above, one great gate; a bougainvillea grows up beside it. */
function drawInn(sheet: Sheet): void {
  const { stone, stoneShade, stoneWorn, wallBright, roof, roofShade } = sheet.mood;
  const courses = ashlar();
  const eaves = { out: 0.32, low: EAVES, high: EAVES + 0.3 };
  sheet.add(
    fill(slab(CORNER, RIGHT_END, 0, EAVES), stone),
    fill(courses.pale, "#f8e6bd"),
    fill(courses.worn, "#e2c491"),
    stroke(courses.joints, stoneWorn, 2.2, 0.7),
    fill([3.3, 5.86].map(brick).join(""), roof, 0.9),
    // The footing, darker where the square meets it; what the cornice keeps from the sun.
    fill(slab(CORNER, RIGHT_END, 0, 0.34), blend(stone, stoneShade, 0.75)),
    fill(slab(CORNER, RIGHT_END, EAVES - 0.34, EAVES + 0.3), blend(stone, stoneShade, 0.85)),
    fill(slab(CORNER + 0.3, RIGHT_END, eaves.low, eaves.high, eaves.out), wallBright),
    fill(slab(CORNER + 0.3, RIGHT_END, eaves.low - 0.06, eaves.low + 0.06, eaves.out), roofShade),
    ...[6.6, 4.75, 2.9].map((along) => barred(sheet, along, 3.86)),
    // The gate: a frame that stands out of the wall, a pointed arch, one leaf open to the shaded yard.
    fill(slab(GATE + 2.06, GATE - 2.06, 0, 5.1), "#f6e6c2"),
    fill(slab(GATE - 1.86, GATE - 2.06, 0, 5.1), stoneShade),
    fill(slab(GATE + 2.2, GATE - 2.2, 5.1, 5.34, 0.16), wallBright),
    fill(slab(GATE + 2.06, GATE - 2.06, 4.94, 5.1), stoneShade),
    fill(onWall(archOf(GATE, 1.66, 2.5, 2.06)), stoneWorn),
    fill(voussoirs(), roof, 0.85),
    gateway(sheet),
    climber(sheet),
  );
}

/** The passage through the gate: its vault and its left wall in shade, at its end the sunny yard with a door, the leaf that is turned back. */
function gateway(sheet: Sheet): Drawing {
  const { wall, wallShade, door, stoneWorn } = sheet.mood;
  const opening = onWall(archOf(GATE, 1.3, 2.36, 1.66));
  const deep = 3.4;
  const within = (points: readonly (readonly [number, number, number])[]) =>
    polygon(points.map(([along, up, depth]) => SQUARE([WALL + depth, GATE + along, up])));
  const leaf = (low: number, high: number, from = 0.06, to = 1.1) =>
    within([
      [1.26, low, from],
      [1.26, high, from],
      [1.22, high, to],
      [1.22, low, to],
    ]);
  const end = polygon(archOf(0, 1.3, 2.1, 1.3).map(([along, up]) => SQUARE([WALL + deep, GATE + along, up])));
  return sheet.clipped(
    opening,
    fill(opening, "#3d3550") +
      fill(
        within([
          [1.3, 0, 0],
          [1.3, 0, deep],
          [-1.3, 0, deep],
          [-1.3, 0, 0],
        ]),
        "#8a6f78",
      ) +
      fill(
        within([
          [1.3, 0, 0],
          [1.3, 2.36, 0],
          [1.3, 2.1, deep],
          [1.3, 0, deep],
        ]),
        "#2f2a46",
      ) +
      sheet.clipped(
        end,
        fill(end, wall) +
          fill(
            within([
              [1.3, 0, deep],
              [1.3, 0.5, deep],
              [-1.3, 0.5, deep],
              [-1.3, 0, deep],
            ]),
            stoneWorn,
          ) +
          fill(
            within([
              [-0.3, 0.1, deep],
              [-0.3, 1.9, deep],
              [-1, 1.9, deep],
              [-1, 0.1, deep],
            ]),
            door,
          ) +
          fill(
            within([
              [1.3, 2.5, deep],
              [1.3, 2.64, deep],
              [-1.3, 2.64, deep],
              [-1.3, 2.5, deep],
            ]),
            wallShade,
          ),
      ) +
      fill(leaf(0.08, 3.2), door) +
      fill(leaf(0.9, 1.06) + leaf(2.1, 2.26), "#0f2540"),
  );
}

/** A bougainvillea that is rooted beside the gate: two stems that wind up the wall, the flowers over the gate's frame, thinner to their ends. */
function climber(sheet: Sheet): Drawing {
  const { trunk } = sheet.mood;
  const at = (along: number, up: number): Point => SQUARE([WALL - 0.2, along, up]);
  const clouds = [
    [3.0, 3.3, 46, 60, 28],
    [2.5, 4.2, 64, 54, 34],
    [3.1, 5.1, 88, 62, 46],
    [2.0, 5.35, 84, 48, 40],
    [0.9, 5.3, 74, 38, 32],
    [-0.1, 5.2, 54, 26, 18],
    [2.16, 3.7, 24, 48, 11],
    [1.1, 4.75, 24, 42, 10],
    [4.0, 4.9, 50, 34, 16],
  ] as const;
  const stem = (points: readonly (readonly [number, number])[]) => curve(points.map(([along, up]) => at(along, up)));
  // What the flowers keep from the light of the wall, to the right and below.
  const shades = clouds.map(([along, up, width, height]) => {
    const [x, y] = at(along, up);
    return disc(x + 24, y + 16, width, height * 0.92);
  });
  return (
    fill(shades.join(""), "#8d6a78", 0.55) +
    stroke(
      stem([
        [2.66, 0],
        [2.78, 0.9],
        [2.5, 1.8],
        [2.72, 2.8],
        [2.84, 4.2],
        [2.6, 5],
      ]),
      trunk,
      16,
    ) +
    stroke(
      stem([
        [2.5, 0],
        [2.36, 1],
        [2.6, 2],
        [2.42, 3.2],
        [1.9, 4.6],
        [1.1, 5.2],
      ]),
      trunk,
      9,
    ) +
    clouds
      .map(([along, up, width, height, count], index) => {
        const [x, y] = at(along, up);
        return bougainvillea(sheet, { x, y, width, height, count, seed: 30 + index * 3, size: 27 });
      })
      .join("")
  );
}

/** Every other stone of the gate's arch. */
function voussoirs(): Path {
  const [inner, outer] = [archOf(GATE, 1.3, 2.36, 1.66), archOf(GATE, 1.66, 2.5, 2.06)];
  return counted(inner.length - 3)
    .filter((index) => index % 2 === 0)
    .map((index) =>
      onWall([
        inner[index + 1] ?? [0, 0],
        inner[index + 2] ?? [0, 0],
        outer[index + 2] ?? [0, 0],
        outer[index + 1] ?? [0, 0],
      ]),
    )
    .join("");
}

/** Cut stones in level courses, all of one height: the joints of all, those that are paler and those that are darker. */
function ashlar(): { pale: Path; worn: Path; joints: Path } {
  const random = randomOf(91);
  const wall = { pale: "", worn: "", joints: "" };
  const high = 0.44;
  const line = (from: readonly [number, number], to: readonly [number, number]) =>
    polyline([from, to].map(([along, up]) => SQUARE([WALL, along, up])));
  for (const course of counted(15)) {
    const low = course * high;
    const top = Math.min(low + high, EAVES);
    wall.joints += line([CORNER, low], [RIGHT_END, low]);
    for (let at = CORNER + (course % 2 ? 0.6 : 0); at > RIGHT_END;) {
      const wide = random.between(0.95, 1.3);
      const [from, to] = [Math.min(CORNER, at), at - wide];
      const kind = random.next();
      if (kind < 0.2) wall.pale += slab(from, to, low, top);
      else if (kind < 0.38) wall.worn += slab(from, to, low, top);
      at = to;
      wall.joints += line([at, low], [at, top]);
    }
  }
  return wall;
}

/** Two courses of bricks from a height on. */
function brick(up: number): Path {
  return counted(27)
    .map((index) => {
      const along = CORNER - 0.06 - index * 0.52;
      return slab(along, along - 0.46, up + 0.12, up + 0.21) + slab(along - 0.24, along - 0.7, up, up + 0.09);
    })
    .join("");
}

/** A window of the upper floor: an arch of brick, a deep opening, an iron grille. */
function barred(sheet: Sheet, along: number, up: number): Drawing {
  const { roof, window, wallBright, stoneShade } = sheet.mood;
  const shape = (grow: number, reveal = 0) =>
    onWall([
      [along + 0.44 + grow, up],
      ...counted(9).map((step): readonly [number, number] => {
        const angle = (step / 8) * Math.PI;
        return [along + Math.cos(angle) * (0.44 + grow) - reveal, up + 1.12 + Math.sin(angle) * (0.4 + grow) - reveal];
      }),
      [along - 0.44 - grow, up],
    ]);
  const opening = shape(0);
  const bar = (points: readonly (readonly [number, number])[]) =>
    polyline(points.map(([at, high]) => SQUARE([WALL, at, high])));
  const bars = [-0.22, 0, 0.22]
    .map((by) =>
      bar([
        [along + by, up],
        [along + by, up + 1.44],
      ]),
    )
    .concat(
      [0.44, 0.9].map((high) =>
        bar([
          [along + 0.42, up + high],
          [along - 0.42, up + high],
        ]),
      ),
    );
  return (
    fill(shape(0.16), roof) +
    fill(opening, stoneShade) +
    sheet.clipped(opening, fill(shape(0.02, 0.16), window)) +
    stroke(bars.join(""), "#0f2540", 4) +
    fill(slab(along + 0.66, along - 0.66, up - 0.14, up + 0.02, 0.14), wallBright) +
    fill(slab(along + 0.6, along - 0.6, up - 0.26, up - 0.14), stoneShade)
  );
}

/** Pale slabs laid with the wall and the quay, their joints running to the vanishing points of the van; the kerb of the quay, the palm. */
function drawSquare(sheet: Sheet): void {
  const { wallBright, stoneShade, stoneWorn } = sheet.mood;
  const random = randomOf(17);
  const slabs = { lit: "", worn: "", joints: "" };
  const ground = (from: number, to: number, right: number, left: number, up = 0) =>
    polygon([SQUARE([from, right, up]), SQUARE([to, right, up]), SQUARE([to, left, up]), SQUARE([from, left, up])]);
  for (let across = QUAY - 0.7; across > -8; across -= 1.1)
    for (let along = -6 - random.next() * 1.6; along < WALL + 4;) {
      const long = random.between(1.3, 2.2);
      // Nothing that lies behind the eye, no joints where they would only be dense.
      const depth = 8.8 + along * 0.74 + across * 0.67;
      if (depth > 2.2) {
        const kind = random.next();
        const one = ground(along, along + long - 0.03, across - 1.07, across);
        if (kind < 0.26) slabs.lit += one;
        else if (kind < 0.5) slabs.worn += one;
        if (depth < 19) slabs.joints += one;
      }
      along += long;
    }
  // The square lies behind the edge of the quay; its near part goes on below the sheet.
  const square = polygon([
    SQUARE([-3.4, QUAY, 0]),
    SQUARE([40, QUAY, 0]),
    [1700, HORIZON + 20],
    [1700, 1300],
    [-100, 1300],
    [-100, SQUARE([-3.4, QUAY, 0])[1]],
  ]);
  sheet.add(
    fill(square, sheet.downwards(["#f0dcb2", "#e6cb9a", "#d3af80"], 790, 1200)),
    sheet.clipped(
      square,
      fill(slabs.lit, "#fbeecb", 0.6) + fill(slabs.worn, "#b98f66", 0.2) + stroke(slabs.joints, "#a97f5c", 2, 0.42),
    ),
    fill(ground(-3.4, 40, QUAY - 0.6, QUAY), wallBright),
    fill(ground(-3.4, 40, QUAY - 0.7, QUAY - 0.6), stoneShade, 0.7),
    fill(ground(WALL - 0.5, WALL + 6, RIGHT_END, CORNER), stoneWorn, 0.5),
    place(palm(sheet, { seed: 4, lean: -12 }), ...SQUARE([10.6, 8, 0]), 1.62),
  );
}

/** Someone of a height in metres on the square. */
function standing(sheet: Sheet, along: number, across: number, tall: number, options: PersonOptions): Drawing {
  const metre = SQUARE([along, across, 0])[1] - SQUARE([along, across, 1])[1];
  return place(person(sheet, options), ...SQUARE([along, across, 0]), (metre * tall) / 100);
}

/** A family on its way from the gate to the van, with its cases; a couple at the edge of the quay. */
function drawGuests(sheet: Sheet): void {
  sheet.add(
    standing(sheet, 5.5, 8, 1.74, { pose: "walking", top: "#fdf8ee", bottom: "#3a5a80" }),
    standing(sheet, 6.1, 7.8, 1.63, {
      pose: "walking",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#e9a93a",
      bottom: "#e9a93a",
      hairstyle: "long",
    }),
    standing(sheet, 12.9, -1.2, 1.76, {
      pose: "walking",
      mirrored: true,
      top: "#4f93b4",
      bottom: "#efe0c4",
      carries: "case",
      carriedColour: "#31507a",
    }),
    standing(sheet, 12.7, 0.1, 1.64, {
      pose: "walking",
      mirrored: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#2f7f86",
      hairstyle: "long",
      hat: "#f0d08a",
      carries: "bag",
      carriedColour: "#c2265f",
    }),
    standing(sheet, 12, 0.5, 1.12, {
      pose: "pointing",
      mirrored: true,
      child: true,
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#c8643c",
    }),
  );
}

/** Suitcases ready for the boot, a beach bag; a pot with an agave cut by the near corner. */
function drawLuggage(sheet: Sheet): void {
  const { groundShade, roof, roofShade, wallBright } = sheet.mood;
  const cases = [
    { right: 2.86, away: 7.75, turn: 42, size: [0.46, 0.26, 0.8], colours: ["#e0a542", "#8f5a34", "#5a3330"] },
    { right: 2.24, away: 7.35, turn: 34, size: [0.5, 0.24, 0.66], colours: ["#c8643c", "#7a3440", "#4a2238"] },
    { right: 2.61, away: 6.85, turn: 38, size: [0.6, 0.24, 0.44], colours: ["#7a8746", "#3f4d2b", "#2c331f"] },
  ] as const;
  const pot = "M-40 1050H170L136 1220H-6Z";
  sheet.add(
    ...cases.map((one) => luggage(sheet, { camera: CAMERA, cast: NOON, ...one })),
    place(beachBag(sheet), 1096, 1150, 0.86),
    fill("M140 1220L160 1168Q300 1132 420 1142Q470 1150 440 1176Q420 1200 400 1220Z", groundShade, 0.6),
    fill(disc(65, 1034, 122, 22), roofShade),
    fill(disc(65, 1036, 104, 16), "#5b3a34"),
    // The plant without the shadow that it would throw beyond its pot.
    sheet.clipped("M-100 600H400V1016H180V1060H-100Z", place(agave(sheet, { seed: 6 }), 66, 1038, 2.3)),
    fill(pot, roof),
    fill("M96 1070H168L136 1220H84Z", roofShade),
    fill("M-57 1034A122 22 0 0 0 187 1034V1062A122 22 0 0 1 -57 1062Z", blend(roof, wallBright, 0.16)),
    fill("M104 1055A122 22 0 0 0 187 1034V1062A122 22 0 0 1 104 1083Z", roofShade),
  );
}
