import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point, shares } from "../kit/geometry.ts";
import { box, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";
import { sky } from "../parts/sky/sky.ts";
import { lantern } from "../parts/things/terrace.ts";
import { VEHICLE_MODELS } from "../parts/vehicles/models.ts";
import { surfaceOf } from "../parts/vehicles/surface.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 600;
/** Somebody who has stopped in the shade of the inn's gate. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 700, eye: 1.6, focal: 1500 });
/** The van; the quay and its paving keep its directions. */
const VAN = frameOf(CAMERA, { right: -1.72, away: 13.6, heading: 55 });
/** The sun is low over the water, left of us and ahead: where the shadow of a point one metre up falls. */
const LOW = [1.7, -0.62] as const;
/** The gate: its middle, half its width, the foot of its curve; how far off its outer and inner edges stand. */
const GATE = { middle: -0.4, half: 2.9, spring: 1.4, near: 5.5, far: 6.5 };
/** The edge of the quay, in metres to the far side of the van. */
const QUAY = 6.5;

/** Out of the dark gate of an inn one looks on the quay in the last sun: friends get into a long van, whose sliding door stands open on its lit seats. */
export const SCENE: Scene = {
  name: "service-vip-sprinter-transfer",
  seed: 43,
  mood: "gold",
  crops: { wide: 190, square: 120 },
  grain: 0.35,
  colours: {
    sky: ["#2c5a80", "#6f97a6", "#e9c594", "#f8b06d", "#fbc98a"],
    zenith: "#1c3f66",
    far: "#a57c92",
    farShade: "#8a6488",
    mist: "#f6b887",
    sun: "#fff6da",
    halo: "#ffe3a6",
    sea: ["#f6c48c", "#cf9f8e", "#6c7f98", "#355f86"],
    seaLight: "#fde2b0",
    seaDark: "#7a6c8c",
    near: "#241c3a",
  },
  draw(sheet) {
    drawWater(sheet);
    drawQuay(sheet);
    drawVan(sheet);
    drawFriends(sheet);
    drawGate(sheet);
  },
};

/** The bay with the sun just over its hills, gulets at anchor before it. */
function drawWater(sheet: Sheet): void {
  const { sun } = sheet.mood;
  const dark = sheet.tinted({ wall: "#c98f78", wallBright: "#e8b98c", wallShade: "#6b4a66", trunk: "#3b2742" });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    fill(lens(720, 300, 700, 12) + lens(1010, 340, 460, 8) + lens(520, 396, 380, 7), "#f7cf9d", 0.8),
    plainSun(sheet, { x: 300, y: 500, radius: 50 }),
    ridge(sheet, {
      crest: pointsOf([-20, 520, 90, 528, 200, 556, 330, 574, 470, 566, 620, 540, 760, 520, 900, 552, 1100, 590]),
      foot: HORIZON + 3,
      mist: 50,
      seed: 7,
      rough: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([820, 600, 920, 574, 1040, 540, 1180, 480, 1300, 462, 1640, 400]),
      foot: HORIZON + 4,
      colour: "#8a6386",
      shade: "#72517c",
      mist: 60,
      seed: 12,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 60, foot: false }),
    glitter(sheet, { x: 300, top: HORIZON, bottom: 780, width: 90, count: 60 }),
    place(gulet(dark, { sails: "furled", hull: "#4b2f4a", hullShade: "#33203c" }), 470, HORIZON + 34, 0.5),
    fill(lens(470, HORIZON + 42, 330, 18), "#4b3350", 0.45),
    place(gulet(dark, { sails: "furled", hull: "#6a4358", hullShade: "#4c3150" }), 1010, HORIZON + 20, 0.28),
    ripples(sheet, { x: 420, y: HORIZON + 40, width: 520, height: 40, count: 30, colour: sun, opacity: 0.5 }),
  );
}

/** A rectangle on the quay, in metres along and across the van. */
function flat(from: number, to: number, near: number, far: number, up = 0): Path {
  return polygon([VAN([from, near, up]), VAN([to, near, up]), VAN([to, far, up]), VAN([from, far, up])]);
}

/** Long slabs of stone that run with the quay, honey-coloured where the sun rakes them; the kerb, bollards, palms with their shadows. */
function drawQuay(sheet: Sheet): void {
  const { wallBright, stoneShade } = sheet.mood;
  const random = randomOf(17);
  const slabs = { lit: "", worn: "", joints: "" };
  for (let across = QUAY - 0.6; across > -9; across -= 1.2)
    for (let along = -12 - random.next() * 1.8; along < 26;) {
      const long = random.between(1.6, 2.8);
      const depth = 13.6 + along * 0.574 + across * 0.82;
      if (depth > 3.2) {
        const kind = random.next();
        const one = flat(along, along + long, across - 1.2, across);
        if (kind < 0.26) slabs.lit += one;
        else if (kind < 0.5) slabs.worn += one;
        if (depth < 26) slabs.joints += one;
      }
      along += long;
    }
  const quay = polygon([VAN([-14, QUAY, 0]), VAN([70, QUAY, 0]), [1700, 1300], [-100, 1300], [-100, 860]]);
  sheet.add(
    fill(quay, sheet.downwards(["#f8cf92", "#eab67e", "#cf9069", "#a8685a"], 690, 1080)),
    sheet.clipped(
      quay,
      fill(slabs.lit, "#fde3ad", 0.55) + fill(slabs.worn, "#a5665a", 0.2) + stroke(slabs.joints, "#9a5f56", 2, 0.45),
    ),
    // The sea's light lies along the kerb.
    fill(flat(-14, 70, QUAY - 0.5, QUAY), wallBright),
    fill(flat(-14, 70, QUAY - 0.58, QUAY - 0.5), stoneShade, 0.8),
    ...[-8.4, -3, 12, 18].map((along) => bollard(along)),
  );
  for (const [along, across, size, seed] of [
    [13, 5.2, 6.4, 4],
    [20, 5.2, 6, 8],
    [28, 5.2, 6.6, 3],
  ] as const) {
    const foot: Place = [along, across, 0];
    const metre = VAN(foot)[1] - VAN([along, across, 1])[1];
    sheet.add(place(palm(sheet, { seed, lean: 8 }), ...VAN(foot), (metre * size) / 250));
  }
}

/** An iron bollard on the kerb, its left side in the sun, and its shadow. */
function bollard(along: number): Drawing {
  const [x, y] = VAN([along, QUAY - 0.9, 0]);
  const metre = y - VAN([along, QUAY - 0.9, 1])[1];
  const [w, h] = [metre * 0.17, metre * 0.5];
  return (
    fill(
      polygon([
        [x, y],
        [x + w * 2, y - w * 0.3],
        [x + metre * 1.1, y + metre * 0.1],
        [x + metre, y + metre * 0.16],
      ]),
      "#6b4052",
      0.5,
    ) +
    fill(
      `M${x - w} ${y}L${x - w * 0.8} ${y - h * 0.7}H${x - w * 1.4}V${y - h}H${x + w * 1.4}V${y - h * 0.7}H${x + w * 0.8}L${x + w} ${y}Z`,
      "#3a2742",
    ) +
    fill(`M${x - w} ${y}L${x - w * 0.8} ${y - h * 0.7}H${x - w * 1.4}V${y - h}H${x - w * 0.4}V${y}Z`, "#d98e5e")
  );
}

const BODY = surfaceOf(VEHICLE_MODELS.van, VAN);
/** The doorway behind the front seats, in millimetres along the van; where its leaf has slid to. */
const DOOR = { front: 2170, rear: 3440, slid: 4760 };

/** The van in the low sun: its long shadow, its lamps on, the lit seats and those who sit on them. */
function drawVan(sheet: Sheet): void {
  const paint = {
    ground: "#c98d5e",
    shadow: "#5a3550",
    sky: "#f2c896",
    skyDim: "#7a6480",
    glassLight: "#f0bd8c",
    lamp: "#fff4d0",
    lampDim: "#ffdf9c",
  };
  sheet.add(
    vehicle(sheet, { kind: "van", view: VAN, mood: "gold", lamps: true, cast: LOW, paint }),
    litWindows(),
    doorway(sheet),
  );
}

/** The cabin's light behind the rear panes, with the heads of two who have found their seats. */
function litWindows(): Drawing {
  const panes = VEHICLE_MODELS.van.windows.slice(1, 5).map((pane) => BODY.side(pane));
  const head = (along: number) =>
    BODY.side([
      [along - 340, 1420],
      [along - 300, 1540],
      [along - 120, 1600],
      [along - 200, 1690],
      [along - 200, 1800],
      [along - 90, 1880],
      [along + 70, 1880],
      [along + 170, 1790],
      [along + 160, 1680],
      [along + 110, 1600],
      [along + 310, 1530],
      [along + 340, 1420],
    ]);
  return (
    fill(panes.join(""), "#f7b45f", 0.78) +
    fill(
      VEHICLE_MODELS.van.windows
        .slice(1, 5)
        .map((pane) => {
          const [from, to] = [pane[0]?.[0] ?? 0, pane[2]?.[0] ?? 0];
          return BODY.side([
            [from, 1980],
            [from, 2150],
            [to, 2150],
            [to, 1980],
          ]);
        })
        .join(""),
      "#ffe2a0",
      0.85,
    ) +
    fill(head(5200) + head(6300), "#5b2f3c", 0.9)
  );
}

/** The open doorway: far wall with its window, a lamp along the roof, two rows of seats, the step; the light on the ground; the leaf. */
function doorway(sheet: Sheet): Drawing {
  const { at, side, sideAt, millimetre } = BODY;
  const { front, rear, slid } = DOOR;
  const opening = side([
    [front, 430],
    [front, 2170],
    [rear, 2170],
    [rear, 430],
  ]);
  const wall = (from: number, to: number, low: number, high: number) =>
    polygon([at(from, 900, low), at(to, 900, low), at(to, 900, high), at(from, 900, high)]);
  const seat = (along: number, across: number, lit: string, dim: string) =>
    fill(
      polygon([
        at(along, across, 700),
        at(along, across + 480, 700),
        at(along + 130, across + 480, 1640),
        at(along + 130, across, 1640),
      ]),
      lit,
    ) +
    fill(
      polygon([
        at(along, across, 700),
        at(along + 130, across, 1640),
        at(along + 270, across, 1620),
        at(along + 190, across, 700),
      ]),
      dim,
    ) +
    fill(
      polygon([
        at(along - 480, across, 880),
        at(along - 480, across + 480, 880),
        at(along, across + 480, 860),
        at(along, across, 860),
      ]),
      lit,
    ) +
    fill(
      polygon([
        at(along - 480, across, 640),
        at(along - 480, across, 880),
        at(along, across, 860),
        at(along, across, 640),
      ]),
      dim,
    );
  const leaf = (points: readonly (readonly [number, number])[]) => polygon(points.map((point) => sideAt(point, 130)));
  const edges = leaf([
    [rear - 40, 400],
    [rear - 40, 2180],
    [slid - 40, 2180],
    [slid, 1300],
    [slid - 20, 400],
  ]);
  return (
    // What falls out of the door onto the stones.
    fill(
      polygon([at(front, -980, 0), at(rear, -980, 0), at(rear + 500, -3300, 0), at(front - 700, -3300, 0)]),
      "#ffe3a2",
      0.42,
    ) +
    fill(opening, "#5a3038") +
    sheet.clipped(
      opening,
      fill(wall(1500, 6000, 420, 2200), "#c98550") +
        fill(wall(2700, 4000, 1400, 1960), "#fbe0ae") +
        fill(wall(1500, 6000, 2060, 2200), "#fff0c4") +
        fill(polygon([at(1500, -980, 440), at(4200, -980, 440), at(6000, 900, 440), at(1500, 900, 440)]), "#8a5346") +
        seat(3800, 330, "#d9a870", "#a86a4a") +
        seat(3560, -560, "#fbe3b4", "#b87a54") +
        // The seat of the one who sits in front.
        fill(
          polygon([
            at(front + 20, -900, 440),
            at(front + 20, 0, 440),
            at(front + 60, 0, 1500),
            at(front + 60, -900, 1500),
          ]),
          "#3d2336",
        ),
    ) +
    fill(
      side([
        [front, 340],
        [front, 440],
        [rear, 440],
        [rear, 340],
      ]),
      "#ffd58c",
    ) +
    fill(
      polygon([
        at(front + 140, -980, 250),
        at(front + 140, -1240, 250),
        at(rear - 160, -1240, 250),
        at(rear - 160, -980, 250),
      ]),
      "#e8d2b4",
    ) +
    fill(
      polygon([
        at(front + 140, -1240, 250),
        at(rear - 160, -1240, 250),
        at(rear - 160, -1240, 200),
        at(front + 140, -1240, 200),
      ]),
      "#2a1c30",
    ) +
    fill(edges, "#1b2340") +
    fill(
      leaf([
        [rear - 40, 1100],
        [rear - 40, 1290],
        [slid, 1290],
        [slid, 1100],
      ]),
      "#54506f",
    ) +
    fill(
      leaf([
        [rear + 90, 1430],
        [rear + 90, 2100],
        [slid - 150, 2100],
        [slid - 110, 1430],
      ]),
      "#f0b469",
    ) +
    fill(
      leaf([
        [rear - 40, 400],
        [rear - 40, 2180],
        [rear + 20, 2180],
        [rear + 20, 400],
      ]),
      "#ffd79a",
    ) +
    stroke(
      polyline(
        [
          [rear + 120, 1010],
          [rear + 330, 1014],
        ].map(([a = 0, up = 0]) => sideAt([a, up], 130)),
      ),
      "#ffe9c4",
      34 * millimetre,
    )
  );
}

/** Someone of a height in metres in the van's frame, with the long shadow that the low sun gives him. */
function someone(sheet: Sheet, [along, across, up]: Place, tall: number, options: PersonOptions): Drawing {
  const [x, y] = VAN([along, across, up]);
  const metre = y - VAN([along, across, up + 1])[1];
  const { shadow = true } = options;
  return (
    (shadow ? longShadow([x, y], metre * tall) : "") +
    place(person(sheet, { ...options, shadow: false }), x, y, (metre * tall) / 100)
  );
}

/** A figure's shadow: two legs, a trunk and a head, drawn out to the right and towards us. */
function longShadow([x, y]: Point, high: number): Drawing {
  const at = (side: number, up: number): Point => [x + side * high + up * high * 1.3, y + up * high * 0.34];
  const outline = [
    at(-0.1, 0),
    at(-0.09, 0.5),
    at(-0.12, 0.8),
    at(-0.04, 0.86),
    at(-0.05, 0.98),
    at(0.05, 0.98),
    at(0.04, 0.86),
    at(0.12, 0.8),
    at(0.09, 0.5),
    at(0.12, 0),
    at(0.05, 0),
    at(0, 0.4),
    at(-0.03, 0),
  ];
  return fill(polygon(outline), "#6b3d52", 0.55);
}

/** One climbs in, one comes with a bag, the driver shows the way; two more still look at the sun from the kerb. */
function drawFriends(sheet: Sheet): void {
  sheet.add(
    someone(sheet, [-1.1, 5.2, 0], 1.78, { pose: "pointing", mirrored: true, top: "#f3e2c4", bottom: "#3a5a80" }),
    someone(sheet, [-0.2, 5.1, 0], 1.66, {
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#e0487c",
      bottom: "#e0487c",
      hairstyle: "long",
    }),
    someone(sheet, [2.62, -1.2, 0.05], 1.68, {
      pose: "climbing",
      slender: true,
      top: "#f6c455",
      bottom: "#fdf1da",
      hairstyle: "bun",
      shadow: false,
    }),
    someone(sheet, [1.1, -1.35, 0], 1.8, { pose: "pointing", top: "#fdf8ee", bottom: "#2b3550", sleeves: "long" }),
    someone(sheet, [4.5, -2.3, 0], 1.76, {
      pose: "walking",
      mirrored: true,
      top: "#3f8f96",
      bottom: "#e8d6b4",
      carries: "bag",
      carriedColour: "#7a2f45",
    }),
  );
}

/** The gate's inner edge at an angle from its right spring, or its foot. */
function gateAt(away: number, grow = 0): Point[] {
  const { middle, half, spring } = GATE;
  const round = shares(25).map((share): Place => {
    const angle = share * Math.PI;
    return [middle + Math.cos(angle) * (half + grow), away, spring + Math.sin(angle) * (half + grow) * 1.06];
  });
  return [[middle + half + grow, away, 0] as Place, ...round, [middle - half - grow, away, 0] as Place].map((at) =>
    CAMERA(at),
  );
}

/** The gate we stand in, dark against the light; the sun reaches only the right side of its passage and draws its curve on the floor. */
function drawGate(sheet: Sheet): void {
  const { near } = sheet.mood;
  const [inner, outer] = [gateAt(GATE.near), gateAt(GATE.far)];
  const foot = CAMERA([0, GATE.near, 0])[1];
  const wall = polygon([...inner, [-400, foot], [-400, -400], [2000, -400], [2000, foot]]);
  const reveal = counted(inner.length - 1).map((index) => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = [
      inner[index],
      inner[index + 1],
      outer[index + 1],
      outer[index],
    ];
    // The left part of the passage turns away from the sun.
    const turned = index / (inner.length - 2);
    return fill(polygon([a, b, c, d] as Point[]), blend("#f0a868", "#4a3350", Math.min(1, turned * 2.1)));
  });
  const back = CAMERA([0, GATE.far, 0])[1];
  sheet.add(
    // The floor under the gate, the worn sill, the light that comes in over it and reaches our feet.
    fill(box(-20, back, 1640, 1220 - back), "#452c47"),
    fill(
      polygon([
        [-20, back],
        [1250, back],
        [1640, 1190],
        [1640, 1220],
        [330, 1220],
        [-20, 1010],
      ]),
      "#c07f62",
      0.72,
    ),
    stroke(flags(), "#3a2440", 3, 0.4),
    fill(box(-20, back - 4, 1640, 9), "#f6c98f", 0.9),
    ...reveal,
    fill(wall, near),
    voussoirs(),
    lamp(sheet),
  );
}

/** The joints of the floor under the gate, which run to the middle of the horizon. */
function flags(): Path {
  const rows = [5.6, 4.8].map((away) => polyline([CAMERA([-5, away, 0]), CAMERA([5, away, 0])]));
  const columns = counted(7).map((index) =>
    polyline([CAMERA([index * 1.1 - 3.6, 6.5, 0]), CAMERA([index * 1.1 - 3.6, 3.6, 0])]),
  );
  return [...rows, ...columns].join("");
}

/** What hangs from the top of the wall: each mass of flowers with its size and their number. */
const FLOWERS = [
  [1440, -6, 190, 46, 60],
  [1590, 50, 120, 110, 80],
  [1480, 70, 60, 60, 26],
  [1584, 210, 40, 80, 22],
  [1300, 4, 70, 30, 18],
] as const;

/** A lamp on an iron arm at the right side of the gate, and the flowers over it, in its light. */
function lamp(sheet: Sheet): Drawing {
  const shade = sheet.tinted({
    leafLight: "#7a6a4c",
    leaf: "#3d3a48",
    leafDark: "#1d1a34",
    flowerLight: "#e0608a",
    flower: "#a32a62",
    flowerDark: "#5a1a50",
    trunk: "#3b2338",
  });
  return (
    sheet.glow([1500, 500], 250, "#ffb964", 0.5) +
    stroke("M1640 404H1506V440", "#120c22", 8) +
    stroke("M1640 452Q1580 448 1560 404", "#120c22", 6) +
    place(lantern(sheet), 1506, 560, 1.5) +
    FLOWERS.map(([x, y, width, height, count], index) =>
      bougainvillea(shade, { x, y, width, height, count, seed: 5 + index, size: 34 }),
    ).join("")
  );
}

/** The joints of the gate's arch on its dark side, and the thin edge of light along it. */
function voussoirs(): Drawing {
  const [low, high] = [gateAt(GATE.near), gateAt(GATE.near, 0.62)];
  const joints = counted(low.length)
    .filter((index) => index % 3 === 1)
    .map((index) => polyline([low[index] ?? [0, 0], high[index] ?? [0, 0]]));
  return (
    stroke(joints.join("") + polyline(high), "#3b2c50", 4, 0.9) + stroke(polyline(low.slice(0, 15)), "#ffd9a0", 4, 0.9)
  );
}
