import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, curve, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { glitter } from "../parts/sky/suns.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { lantern } from "../parts/things/terrace.ts";
import { VEHICLE_MODELS } from "../parts/vehicles/models.ts";
import { surfaceOf } from "../parts/vehicles/surface.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 590;
/** Somebody who has come out of the inn's gate. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 760, eye: 1.65, focal: 1960 });
/** The van; the quay and its paving keep its directions. */
const STANDING = { right: -2.95, away: 13.1, heading: 64 } as const;
const VAN = frameOf(CAMERA, STANDING);
/** The sun is low, left of the sheet and a little ahead of us: where the shadow of a point one metre up falls. */
const LOW = [1.7, -0.5] as const;
/** The edge of the quay, in metres to the far side of the van. */
const QUAY = 6.5;
/** The pier of the inn's gate: its left edge and its front, in metres. */
const PIER = { left: 2.16, away: 5.1, deep: 0.5 } as const;

/** From the gate of an inn one looks on the quay in the last sun: a driver with his list sees friends into a long van, whose sliding door stands open on its lit seats; cases wait in front. */
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
    drawPair(sheet);
    drawVan(sheet);
    drawFriends(sheet);
    drawNear(sheet);
  },
};

/** Where a place of the van's frame is in metres from the eye. */
function worldOf([along, across, up]: Place): Place {
  const angle = (STANDING.heading / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [STANDING.right + along * sin - across * cos, STANDING.away + along * cos + across * sin, up];
}

/** The bay in the last light, gulets at anchor before its hills. */
function drawWater(sheet: Sheet): void {
  const { sun } = sheet.mood;
  const dark = sheet.tinted({ wall: "#c98f78", wallBright: "#e8b98c", wallShade: "#6b4a66", trunk: "#3b2742" });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    sheet.glow([-60, 540], 620, "#ffe0a0", 0.75),
    fill(lens(620, 236, 760, 13) + lens(980, 280, 460, 8) + lens(380, 340, 420, 8), "#f7cf9d", 0.8),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 90, 508, 200, 540, 330, 562, 470, 556, 620, 530, 760, 510, 900, 542, 1100, 580]),
      foot: HORIZON + 3,
      mist: 50,
      seed: 7,
      rough: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([820, 590, 920, 564, 1040, 530, 1180, 450, 1300, 420, 1640, 350]),
      foot: HORIZON + 4,
      colour: "#8a6386",
      shade: "#72517c",
      mist: 60,
      seed: 12,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 60, foot: false }),
    glitter(sheet, { x: 30, top: HORIZON, bottom: 760, width: 130, count: 70 }),
    place(gulet(dark, { sails: "furled", hull: "#4b2f4a", hullShade: "#33203c" }), 190, HORIZON + 44, 0.62),
    place(guletMirrored(), 190, HORIZON + 44, 0.62),
    ripples(sheet, { x: 200, y: HORIZON + 52, width: 520, height: 40, count: 30, colour: sun, opacity: 0.5 }),
  );
}

/** What the gulet leaves on the water: her hull close under her, her masts drawn out towards us. */
function guletMirrored(): Drawing {
  const mast = (x: number, long: number) => pointsOf([x - 5, 40, x + 5, 40, x + 3, long, x - 3, long]);
  return brokenImage({
    shapes: [
      { outline: mast(-98, 190), colour: "#4b2f4a" },
      { outline: mast(78, 230), colour: "#4b2f4a" },
      { outline: pointsOf([-224, 2, 214, 2, 292, 66, 110, 46, -196, 54, -266, 66]), colour: "#4b3350" },
    ],
    depth: 230,
    band: 10,
    seed: 4,
  });
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
  for (let across = QUAY - 0.6; across > -11; across -= 1.2)
    for (let along = -16 - random.next() * 1.8; along < 26;) {
      const long = random.between(1.6, 2.8);
      const [, depth] = worldOf([along, across, 0]);
      if (depth > 3.2) {
        const kind = random.next();
        const one = flat(along, along + long, across - 1.2, across);
        if (kind < 0.26) slabs.lit += one;
        else if (kind < 0.5) slabs.worn += one;
        if (depth < 26) slabs.joints += one;
      }
      along += long;
    }
  const quay = polygon([VAN([-18, QUAY, 0]), VAN([70, QUAY, 0]), [1700, 1300], [-100, 1300], [-100, 860]]);
  sheet.add(
    fill(quay, sheet.downwards(["#f8cf92", "#eab67e", "#cf9069", "#a8685a"], 690, 1080)),
    sheet.clipped(
      quay,
      fill(slabs.lit, "#fde3ad", 0.55) + fill(slabs.worn, "#a5665a", 0.2) + stroke(slabs.joints, "#9a5f56", 2, 0.45),
    ),
    // The sea's light lies along the kerb.
    fill(flat(-18, 70, QUAY - 0.5, QUAY), wallBright),
    fill(flat(-18, 70, QUAY - 0.58, QUAY - 0.5), stoneShade, 0.8),
    ...[-6.2, 12, 18].map((along) => bollard(along)),
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
    shadow: "#42204a",
    sky: "#f2c896",
    skyDim: "#7a6480",
    glassLight: "#f0bd8c",
    lamp: "#fff4d0",
    lampDim: "#ffdf9c",
  };
  sheet.add(
    vehicle(sheet, { kind: "van", view: VAN, mood: "gold", lamps: true, cast: LOW, paint }),
    litWindows(sheet),
    doorway(sheet),
  );
}

/** The cabin's light behind the rear panes, with the heads of two who have found their seats. */
function litWindows(sheet: Sheet): Drawing {
  const panes = VEHICLE_MODELS.van.windows.slice(1, 5).map((pane) => BODY.side(pane));
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
    sheet.clipped(panes.join(""), seated(5150, 0, "#c8694f", true) + seated(6230, 50, "#3f6f80", false))
  );
}

/** One who has found a seat, looking ahead: shoulders, neck and head in the cabin’s light, hair with its long or short end. */
function seated(along: number, high: number, cloth: string, long: boolean): Drawing {
  const at = (points: readonly (readonly [number, number])[]) =>
    curve(
      points.map(([aside, up]) => BODY.sideAt([along + aside, up + high])),
      true,
    );
  return (
    fill(
      at([
        [-300, 1300],
        [-270, 1500],
        [-150, 1570],
        [140, 1590],
        [300, 1500],
        [320, 1300],
      ]),
      cloth,
    ) +
    fill(
      at([
        [60, 1590],
        [300, 1500],
        [320, 1300],
        [130, 1300],
      ]),
      "#5b2f3c",
      0.45,
    ) +
    fill(
      at([
        [-70, 1560],
        [-60, 1680],
        [70, 1680],
        [90, 1580],
        [0, 1540],
      ]),
      "#a8603f",
    ) +
    fill(
      at([
        [-118, 1800],
        [-126, 1720],
        [-80, 1650],
        [40, 1660],
        [90, 1760],
        [40, 1880],
        [-80, 1880],
      ]),
      "#d08a58",
    ) +
    fill(
      at([
        [-112, 1860],
        [-60, 1940],
        [60, 1940],
        [130, 1860],
        [130, long ? 1560 : 1720],
        [40, long ? 1540 : 1690],
        [10, 1800],
        [-40, 1850],
      ]),
      "#43262f",
    )
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
function someone(sheet: Sheet, foot: Place, tall: number, options: PersonOptions): Drawing {
  const [along, across, up] = foot;
  const [x, y] = VAN(foot);
  const metre = y - VAN([along, across, up + 1])[1];
  const { shadow = true } = options;
  return (
    (shadow ? longShadow(foot, tall) : "") +
    place(person(sheet, { ...options, shadow: false }), x, y, (metre * tall) / 100)
  );
}

/** A figure's shadow on the stones: legs, trunk and head, each point of it where the sun throws it. */
function longShadow(foot: Place, tall: number): Drawing {
  const [right, away] = worldOf(foot);
  // Half its breadth at a height, both in shares of its own.
  const half = [
    [0, 0.1],
    [0.3, 0.09],
    [0.5, 0.12],
    [0.78, 0.15],
    [0.83, 0.06],
    [0.87, 0.07],
    [0.94, 0.08],
    [1, 0.03],
  ] as const;
  const side = (way: 1 | -1) =>
    half.map(([up, wide]) =>
      CAMERA([right + up * tall * LOW[0], away + up * tall * LOW[1] + way * wide * tall * 1.1, 0]),
    );
  return fill(curve([...side(1), ...side(-1).toReversed()], true), "#6b3d52", 0.6);
}

/** Two who still look at the bay from the kerb. */
function drawPair(sheet: Sheet): void {
  sheet.add(
    someone(sheet, [-1.0, 4.1, 0], 1.78, { pose: "pointing", mirrored: true, top: "#f3e2c4", bottom: "#3a5a80" }),
    someone(sheet, [-0.3, 3.7, 0], 1.66, {
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#e0487c",
      bottom: "#e0487c",
      hairstyle: "long",
    }),
  );
}

/** The driver waits beside the door with the list of guests, one is about to step in, two come over the quay with their things, one behind the other. */
function drawFriends(sheet: Sheet): void {
  sheet.add(
    someone(sheet, [1.45, -1.35, 0], 1.8, {
      pose: "presenting",
      carries: "sign",
      top: "#fdf8ee",
      bottom: "#55658c",
      sleeves: "long",
    }),
    someone(sheet, [2.55, -1.35, 0], 1.66, {
      behind: true,
      slender: true,
      wears: "skirt",
      top: "#f6c455",
      bottom: "#2a6a86",
      hairstyle: "bun",
      carries: "bag",
      carriedColour: "#c8502f",
    }),
    someone(sheet, [7.75, -1.5, 0], 1.68, {
      pose: "walking",
      mirrored: true,
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf1da",
      bottom: "#b8396a",
      hat: "#f0d08a",
      hairstyle: "long",
    }),
    someone(sheet, [8.65, -1.0, 0], 1.78, {
      pose: "walking",
      mirrored: true,
      behind: true,
      top: "#3f8f96",
      bottom: "#e8d6b4",
      carries: "case",
      carriedColour: "#c8502f",
    }),
  );
}

/** The pier of the gate at our right, dark against the light, its left face in the sun; bougainvillea and a lamp on it. */
function drawNear(sheet: Sheet): void {
  const { near } = sheet.mood;
  const { left, away, deep } = PIER;
  const [[edge], [back]] = [CAMERA([left, away, 0]), CAMERA([left, away + deep, 0])];
  const [foot, backFoot] = [CAMERA([left, away, 0])[1], CAMERA([left, away + deep, 0])[1]];
  const shade = sheet.tinted({
    leafLight: "#7a6a4c",
    leaf: "#3d3a48",
    leafDark: "#1d1a34",
    flowerLight: "#e0608a",
    flower: "#a32a62",
    flowerDark: "#5a1a50",
    trunk: "#3b2338",
  });
  // Courses of the pier: their joints on the lit face run to the middle of the horizon.
  const joints = counted(6).map((index) => {
    const up = 0.5 + index * 0.56;
    return polyline([CAMERA([left, away + deep, up]), CAMERA([left, away, up]), CAMERA([left + 1.2, away, up])]);
  });
  sheet.add(
    waitingLuggage(sheet),
    fill(
      polygon([
        [edge, foot],
        [1640, foot],
        [1640, foot + 60],
      ]),
      "#5b3350",
      0.6,
    ),
    fill(
      polygon([
        [back, -10],
        [edge, -10],
        [edge, foot],
        [back, backFoot],
      ]),
      "#efa468",
    ),
    fill(box(edge, -10, 1640 - edge, foot + 10), near),
    stroke(joints.join(""), "#6a3f50", 3, 0.55),
    stroke(
      polyline([
        [edge, -10],
        [edge, foot],
      ]),
      "#ffd9a0",
      4,
      0.9,
    ),
    sheet.glow([1548, 470], 190, "#ffb964", 0.45),
    stroke("M1640 384H1548V410", "#120c22", 8),
    stroke("M1640 432Q1596 428 1582 384", "#120c22", 6),
    place(lantern(sheet), 1548, 520, 1.3),
    ...FLOWERS.map(([x, y, width, height, count], index) =>
      bougainvillea(shade, { x, y, width, height, count, seed: 5 + index, size: 34 }),
    ),
    oleander(shade, 40, 1150, 190, 6, DIM),
    oleander(shade, 210, 1230, 150, 4, DIM),
  );
}

/** What is still to be loaded, in the last sun. */
function waitingLuggage(sheet: Sheet): Drawing {
  const dusky = sheet.tinted({ groundShade: "#5a2c4c" });
  return (
    luggage(dusky, {
      camera: CAMERA,
      right: 0.35,
      away: 7.6,
      turn: 14,
      size: [0.5, 0.24, 0.62],
      colours: ["#d98a4a", "#7a3c40", "#4a2a36"],
      cast: LOW,
    }) +
    luggage(dusky, {
      camera: CAMERA,
      right: 0.8,
      away: 7.1,
      turn: 24,
      size: [0.46, 0.22, 0.34],
      colours: ["#3f8f96", "#22485f", "#e0b070"],
      cast: LOW,
    })
  );
}

/** Oleander in shade. */
const DIM = ["#4a1a48", "#93306a", "#d8668c"] as const;

/** What hangs over the pier: each mass of flowers with its size and their number. */
const FLOWERS = [
  [1400, -10, 200, 56, 70],
  [1560, 50, 120, 110, 80],
  [1450, 70, 60, 60, 26],
  [1584, 220, 40, 80, 22],
] as const;
