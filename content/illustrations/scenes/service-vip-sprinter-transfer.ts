import { cameraOf, frameOf, type Place, toWorld } from "../kit/camera.ts";
import { dots, type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { sky } from "../parts/sky/sky.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";
import { headBeams } from "../parts/vehicles/headBeams.ts";
import { minibus, minibusShadow } from "../parts/vehicles/minibus.ts";

const HORIZON = 650;
const FOCAL = 1750;
/** Somebody on the deck of a boat that lies at the same pier. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 814, eye: 1.9, focal: FOCAL });
/** The minibus; the pier and its stones keep its directions. */
const STANDING = { right: 0.9, away: 14.8, heading: 44 } as const;
const VAN = frameOf(CAMERA, STANDING);
const worldOf = toWorld(STANDING);
/** The two edges of the pier, in metres to the far side of the minibus; how far the sea lies below it. */
const [FAR, NEAR] = [5.2, -3.7] as const;
const DROP = 0.9;
/** The sun has just gone, left of the sheet: where the shadow of a point one metre up falls in its glow. */
const LOW = [1.35, -0.4] as const;

/** A gulet has come in stern first to a stone pier at sunset: her guests come down the gangway in twos and walk with their cases to the long minibus, whose driver waits before it. */
export const SCENE: Scene = {
  name: "service-vip-sprinter-transfer",
  seed: 43,
  mood: "dusk",
  crops: { wide: 190, square: 200 },
  grain: 0.2,
  colours: {
    sky: ["#1d2c69", "#4d4590", "#a65a92", "#ee8468", "#ffc777"],
    far: "#8d5286",
    farShade: "#72437c",
    mist: "#f39a78",
  },
  draw(sheet) {
    drawSky(sheet);
    drawBay(sheet);
    drawGulet(sheet);
    drawPier(sheet);
    drawHarbour(sheet);
    sheet.add(headBeams(sheet, { view: VAN, reach: 6, colour: "#ffe0a0", strength: 1.2 }));
    drawGuests(sheet);
    drawVan(sheet);
    drawNear(sheet);
  },
};

/** Where the clouds run together: the sun under the horizon. */
const GLOW: Point = [-40, 610];

/** A cloud drawn out along a ray from the sun: `turn` in degrees over the horizon, from and to in units along it. */
function rayCloud(turn: number, [from, to]: Point, thick: number, seed: number): { body: Path; lit: Path } {
  const random = randomOf(seed);
  const angle = (turn / 180) * Math.PI;
  const spine = shares(22).map((share) => {
    const far = mixed(from, to, share);
    // The rays bend level as they rise, as clouds do overhead.
    const bend = turn * 0.00016 * (far - from) ** 1.2;
    return {
      at: [GLOW[0] + Math.cos(angle) * far, GLOW[1] - Math.sin(angle) * far + bend * 20] as const,
      half: thick * Math.sin(share ** 0.8 * Math.PI) ** 0.62 * random.between(0.72, 1.2),
    };
  });
  const edge = (side: number, share = 1) => spine.map(({ at: [x, y], half }): Point => [x, y + side * half * share]);
  return {
    body: curve([...edge(-1.1), ...edge(0.4).toReversed()], true),
    // Lit from below, where the sun still reaches.
    lit: curve([...edge(-0.05), ...edge(0.52).toReversed()], true),
  };
}

function drawSky(sheet: Sheet): void {
  const clouds = (
    [
      [34, [560, 1500], 34, 3],
      [30, [900, 1900], 40, 4],
      [24.5, [480, 1240], 22, 5],
      [20, [980, 1900], 32, 6],
      [15.5, [500, 1180], 14, 7],
      [12.4, [1050, 1800], 17, 8],
      [9, [380, 900], 8, 9],
      [7.2, [900, 1500], 9, 10],
      [27.6, [700, 980], 11, 12],
      [18.4, [760, 1010], 8, 14],
      [17.4, [1300, 1640], 9, 15],
      [10.8, [680, 900], 5, 16],
    ] as const
  ).map(([turn, span, thick, seed]) => rayCloud(turn, span, thick, seed));
  // Golden near the sun, rose far from it.
  const along = (near: string, far: string) =>
    sheet.linear(
      [
        [0, near],
        [1, far],
      ],
      [300, 560],
      [1500, 160],
    );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0 }),
    sheet.glow([-40, 640], 760, "#ffb070", 0.8),
    sheet.glow([-40, 630], 460, "#fff0b4", 0.95),
    fill(clouds.map(({ body }) => body).join(""), along("#c9708c", "#74488f"), 0.85),
    fill(clouds.map(({ lit }) => lit).join(""), along("#ffd79a", "#f28f7e"), 0.9),
  );
}

/** Headlands on both sides and the sea that keeps the glow. */
function drawBay(sheet: Sheet): void {
  const random = randomOf(5);
  const light = shares(60).map((share) => {
    const near = share ** 1.6;
    return lens(
      mixed(40, 160, near) + random.around(mixed(80, 330, near)),
      HORIZON + 5 + 230 * near,
      mixed(60, 240, near) * random.between(0.4, 1),
      mixed(2, 8, near),
    );
  });
  // Level streaks, finer towards the horizon.
  const calm = (count: number) =>
    counted(count).map(() => {
      const near = random.next();
      return lens(
        random.between(480, 1640),
        HORIZON + 6 + 190 * near,
        random.between(60, 260) * mixed(0.5, 1, near),
        mixed(1.6, 6, near),
      );
    });
  sheet.add(
    ridge(sheet, {
      crest: pointsOf([-20, 590, 60, 576, 150, 600, 260, 612, 360, 638, 450, HORIZON + 2]),
      foot: HORIZON + 2,
      colour: "#c9707c",
      shade: "#b0607c",
      seed: 7,
      rough: 2,
    }),
    hills(),
    // Haze over the water, at the foot of the hills.
    fill(
      `M400 ${HORIZON}V560H1600V${HORIZON}Z`,
      sheet.linear(
        [
          [0, "#f7a07a", 0],
          [1, "#f7a07a", 0.75],
        ],
        [0, 560],
        [0, HORIZON],
      ),
    ),
    shoreLights(),
    fill(`M0 ${HORIZON}H1600V960H0Z`, sheet.downwards(["#f2a080", "#b86a8c", "#74509a", "#4f4690"], HORIZON, 900)),
    fill(
      `M0 ${HORIZON}H1600V960H0Z`,
      sheet.linear(
        [
          [0, "#ffcb80", 1],
          [0.4, "#f59a76", 0.7],
          [1, "#b8688c", 0],
        ],
        [0, 700],
        [900, 760],
      ),
    ),
    fill(light.join(""), "#fff0bc", 0.85),
    fill(calm(44).join(""), "#7c4f94", 0.35),
    fill(calm(36).join(""), "#ffb596", 0.4),
  );
}

/** The hills across the bay: slopes that still have the glow, their backs in shade down crooked spurs. */
function hills(): Drawing {
  const crest = pointsOf([
    690, 652, 760, 634, 830, 616, 900, 606, 960, 584, 1020, 566, 1066, 530, 1110, 508, 1150, 486, 1186, 470, 1222, 484,
    1262, 480, 1310, 462, 1356, 436, 1396, 424, 1440, 402, 1476, 410, 1520, 444, 1560, 456, 1640, 500,
  ]);
  const shade = [
    [
      1186, 470, 1222, 484, 1250, 508, 1240, 530, 1268, 560, 1250, 600, 1276, 652, 1160, 652, 1180, 604, 1160, 572,
      1188, 540, 1176, 508,
    ],
    [
      1440, 402, 1476, 410, 1520, 444, 1560, 456, 1640, 500, 1640, 652, 1400, 652, 1424, 610, 1404, 570, 1438, 530,
      1424, 488, 1450, 450,
    ],
    [900, 606, 960, 584, 950, 610, 972, 630, 960, 652, 880, 652, 900, 632],
    [1066, 530, 1092, 550, 1080, 580, 1104, 612, 1092, 652, 1030, 652, 1052, 616, 1040, 586, 1062, 560],
    [1310, 462, 1330, 500, 1316, 540, 1346, 580, 1330, 652, 1290, 652, 1304, 600, 1284, 560, 1308, 520],
  ];
  const lit = [
    [1110, 508, 1150, 486, 1186, 470, 1176, 508, 1188, 540, 1160, 560, 1140, 530],
    [1356, 436, 1396, 424, 1440, 402, 1450, 450, 1424, 488, 1438, 530, 1398, 520, 1384, 470],
    [1020, 566, 1066, 530, 1062, 560, 1040, 586, 1010, 600],
    [1262, 480, 1310, 462, 1308, 520, 1284, 548, 1272, 510],
    [1500, 470, 1524, 500, 1512, 540, 1540, 570, 1520, 620, 1490, 640, 1500, 580, 1480, 540],
  ];
  const facets = (all: readonly (readonly number[])[]) => all.map((each) => polygon(pointsOf([...each]))).join("");
  return (
    fill(curveDownTo(crest, HORIZON + 2), "#8d5286") + fill(facets(lit), "#ad658c") + fill(facets(shade), "#6d3f7a")
  );
}

/** The first lamps along the far shore, and what the water makes of each. */
function shoreLights(): Drawing {
  const places: readonly Point[] = [1430, 1449, 1458, 1482, 1506, 1513, 1545, 1571, 1580].map((x, index) => [
    x,
    HORIZON - 4 - (index % 3) * 4,
  ]);
  return dots(places, 5, "#ffc878", 0.35) + dots(places, 2, "#fff0c0");
}

const GULET_AT = { right: -3.3, away: 22.4, heading: -43 } as const;
const GULET: MooredGulet = {
  heading: GULET_AT.heading,
  long: 17,
  wide: 5.4,
  hull: ["#8f4a4c", "#3c2146"],
  trim: ["#ffd9a6", "#a86a86"],
  house: ["#d98a6e", "#6b3c62"],
  pane: "#ffd884",
  awning: ["#ffe6c2", "#a2668a"],
  masts: [
    [0.28, 10.6],
    [0.64, 13.4],
  ],
  cloth: ["#ffdcb0", "#8f5a80"],
  wood: ["#a8604c", "#4f2a4c"],
  ports: [0.2, 0.3, 0.4, 0.5],
  light: 276,
};
const ONTO_SEA = frameOf(CAMERA, GULET_AT);
const HER: typeof VAN = ([along, across, up]) => ONTO_SEA([along, across, up - DROP]);

/** The gulet stern to the pier, bulbs along her rigging, her image in the quiet water. */
function drawGulet(sheet: Sheet): void {
  const rig: readonly Place[] = [
    [0.2, 0, 3.4],
    [GULET.long * 0.28, 0, 10.4],
    [GULET.long * 0.64, 0, 13.2],
    [GULET.long * 1.14, 0, 3.6],
  ];
  const bulbs = rig.slice(1).flatMap((to, index) => {
    const from = rig[index] ?? to;
    return shares(13).map((share): Point => {
      const sag = (index === 1 ? 0.9 : 0.5) * Math.sin(share * Math.PI);
      return HER([mixed(from[0], to[0], share), 0, mixed(from[2], to[2], share) - sag]);
    });
  });
  const [x, y] = HER([2, 0, 3]);
  // Her ensign, over the mizzen.
  const staff = HER([GULET.long * 0.28, 0, 11.4]);
  sheet.add(
    brokenImage({ shapes: guletImageOf(HER, GULET), depth: 120, band: 8, seed: 3 }),
    mooredGulet(HER, GULET),
    stroke(polyline([HER([GULET.long * 0.28, 0, 10.3]), staff]), "#4f2a4c", 4),
    place(turkishFlag({ height: 34 }), staff[0] + 2, staff[1] + 2),
    sheet.glow([Math.round(x), Math.round(y)], 190, "#ffc46c", 0.6),
    dots(bulbs, 8, "#ffd07a", 0.35),
    dots(bulbs, 3.6, "#fff3cc"),
  );
}

/** A piece of the pier's top between two places along the minibus and two across it. */
function flat(from: number, to: number, near: number, far: number): Path {
  const corners: readonly Point[] = [
    [from, near],
    [to, near],
    [to, far],
    [from, far],
  ];
  return polygon(corners.map(([along, across]) => VAN([along, across, 0])));
}

/** The pier's reach: its stones begin behind the lower edge of the sheet. */
const [BEGIN, END] = [-13, 70] as const;

/** The pier: big slabs, warm where they lie towards the glow; its coping, bollards with the lines of the gulet. */
function drawPier(sheet: Sheet): void {
  const random = randomOf(17);
  const slabs = { lit: "", worn: "", joints: "" };
  for (let across = FAR - 0.5; across > NEAR + 0.5; across -= 1)
    for (let along = BEGIN - random.next() * 2; along < 30;) {
      const long = random.between(1.3, 2.4);
      const kind = random.next();
      const one = flat(along, along + long, Math.max(NEAR, across - 1), across);
      if (worldOf([along, across, 0])[1] > 2) {
        if (kind < 0.2) slabs.lit += one;
        else if (kind < 0.4) slabs.worn += one;
        if (along < 22) slabs.joints += one;
      }
      along += long;
    }
  sheet.add(
    fill(
      flat(BEGIN, END, NEAR, FAR),
      sheet.linear(
        [
          [0, "#f6a97e"],
          [0.4, "#c97c7c"],
          [1, "#6b4478"],
        ],
        [-60, 860],
        [1400, 1060],
      ),
    ),
    sheet.clipped(
      flat(BEGIN, END, NEAR, FAR),
      fill(slabs.lit, "#ffd0a0", 0.3) + fill(slabs.worn, "#7c4474", 0.22) + stroke(slabs.joints, "#6b3a66", 2, 0.45),
    ),
    fill(flat(BEGIN, END, FAR - 0.4, FAR), "#ffcf9c"),
    fill(flat(BEGIN, END, FAR - 0.5, FAR - 0.4), "#7c4474", 0.7),
    fill(flat(BEGIN, END, NEAR, NEAR + 0.55), "#d78f86", 0.75),
    stroke(polyline([VAN([BEGIN, NEAR + 0.55, 0]), VAN([END, NEAR + 0.55, 0])]), "#5c3262", 3, 0.6),
    stroke(polyline([VAN([BEGIN, NEAR, 0]), VAN([END, NEAR, 0])]), "#ffc596", 4),
  );
  drawLines(sheet);
}

/** An iron bollard with a flared head, its left side in the glow, with its shadow. */
function bollard(along: number, across: number): Drawing {
  const [right, away] = worldOf([along, across, 0]);
  const at = (shift: number, up: number): Point => CAMERA([right + shift, away, up]);
  const cast = (shift: number, up: number) => CAMERA([right + shift + up * LOW[0], away + up * LOW[1], 0]);
  const [x, y] = at(0, 0);
  const size = (FOCAL / away) * 0.0086;
  const post = "M-19 1Q-15-8-14-30H14Q15-8 19 1Q0 9-19 1Z";
  const head = "M-25-35Q-27-45-14-48Q0-51 14-48Q27-45 25-35Q22-28 14-27Q0-24-14-27Q-22-28-25-35Z";
  return (
    fill(polygon([cast(-0.16, 0), cast(-0.2, 0.36), cast(0, 0.5), cast(0.24, 0.36), cast(0.16, 0)]), "#4a2858", 0.75) +
    place(
      fill(post + head, "#2b1a44") +
        fill("M-19 1Q-15-8-14-30L-5-29Q-7-8-9 4.600Q-14 4-19 1Z", "#b06a72") +
        fill("M-25-35Q-27-45-14-48Q-8-50-2-50Q-14-44-13-27Q-22-28-25-35Z", "#ffbf8e") +
        fill("M-14-48Q0-51 14-48Q4-45-8-45.600Q-13-46-14-48Z", "#e9977f"),
      x,
      y,
      size,
    )
  );
}

/** Her stern lines to two bollards, and the gangway from her rail down to the stones. */
function drawLines(sheet: Sheet): void {
  const foot = VAN(GANGWAY);
  const [x0, y0] = HER([0.3, 0.2, 1.95]);
  const wide = 17;
  const rail = (side: number, up: number): Path =>
    polyline([
      [x0 + side, y0 - up],
      [foot[0] + side, foot[1] - up],
    ]);
  const posts = shares(5).map((share) => {
    const [x, y] = [mixed(x0, foot[0], share) + wide, mixed(y0, foot[1], share)];
    return `M${x} ${y}V${y - 74}`;
  });
  const ends: readonly (readonly [number, number, number])[] = [
    [-1.1, FAR - 0.55, 1],
    [5, FAR - 0.55, -1],
  ];
  const lines = ends.map(([along, across, side]) => {
    const [x, y] = VAN([along, across, 0.3]);
    const [sx, sy] = HER([0.1, side * 1.7, 1.7]);
    return `M${sx} ${sy}Q${(sx + x) / 2} ${Math.max(y, sy) + 10} ${x} ${y}`;
  });
  sheet.add(
    ...ends.map(([along, across]) => bollard(along, across)),
    stroke(lines.join(""), "#ffd9a8", 2.6),
    fill(
      polygon([
        [x0 - wide, y0],
        [x0 + wide, y0],
        [foot[0] + wide, foot[1]],
        [foot[0] - wide, foot[1]],
      ]),
      "#b86e54",
    ),
    stroke(rail(-wide, 0), "#ffd9a6", 3),
    stroke(posts.join("") + rail(wide, 74), "#ffd9a6", 2.4),
  );
}
/** Where the gangway rests on the pier. */
const GANGWAY: Place = [1.4, FAR - 0.7, 0.06];

/** The sea before the pier: its wall in shade with the courses of its stones; the sky, the wall and the lamps in the water. */
function drawHarbour(sheet: Sheet): void {
  const foot = (at: number) => VAN([at, NEAR, -DROP]);
  const random = randomOf(9);
  const face = (low: number, high: number): Path =>
    polygon([VAN([-9, NEAR, high]), VAN([END, NEAR, high]), VAN([END, NEAR, low]), VAN([-9, NEAR, low])]);
  let joints = "";
  for (const course of [0, 1, 2]) {
    const [high, low] = [-0.14 - course * 0.26, -0.4 - course * 0.26];
    joints += polyline([VAN([-9, NEAR, low]), VAN([30, NEAR, low])]);
    for (let at = -9 + random.next(); at < 20; at += random.between(0.5, 1.1))
      joints += polyline([VAN([at, NEAR, high]), VAN([at, NEAR, low])]);
  }
  const water = polygon([foot(-9), foot(END), [1700, 1300], [-100, 1300]]);
  const mirrored = ([at, across, up]: Place): Point => VAN([at, across, -2 * DROP - up]);
  // Where the image of the wall ends, dark and bright tongues reach into one another.
  const tongues = (count: number, shift: number) =>
    counted(count).map((index) => {
      const [x, y] = mirrored([mixed(-1.4, 9, (index + random.next()) / count), NEAR, 0]);
      return lens(x + shift + random.around(60), y + random.around(5), random.between(150, 330), random.between(5, 9));
    });
  const glints = counted(30).map(() => {
    const share = random.next();
    const x = mixed(1180, 1640, Math.sqrt(random.next()));
    return lens(x, mixed(1000, 1196, share), random.between(50, 210), mixed(2.4, 6, share));
  });
  sheet.add(
    fill(water, sheet.downwards(["#a35f88", "#5a4690", "#28306e"], 960, 1200)),
    sheet.clipped(
      water,
      fill(polygon([foot(-9), foot(END), mirrored([END, NEAR, 0]), mirrored([-9, NEAR, 0])]), "#30225a", 0.9) +
        fill(tongues(22, 70).join(""), "#30225a") +
        fill(tongues(20, -50).join(""), "#5a4690") +
        fill(glints.join(""), "#f0a08a", 0.8),
    ),
    fill(
      face(-DROP, 0),
      sheet.linear(
        [
          [0, "#6d3f68"],
          [1, "#3a2556"],
        ],
        [300, 1100],
        [1500, 950],
      ),
    ),
    stroke(joints, "#27193f", 2.4, 0.55),
    fill(face(-0.14, 0), "#a1647e"),
    fill(face(-DROP, -DROP + 0.16), "#251a44", 0.8),
    stroke(polyline([foot(-9), foot(END)]), "#e59a86", 2.4, 0.7),
  );
}

interface Guest extends PersonOptions {
  right: number;
  away: number;
  tall: number;
  /** Height over the pier of one who is still on the gangway. */
  up?: number;
}

/** Guests in twos, far ones first, and the driver before the minibus. */
const GUESTS: readonly Guest[] = [
  {
    right: -3.14,
    away: 20.7,
    up: 0.96,
    tall: 1.72,
    pose: "walking",
    top: "#3f5c96",
    bottom: "#e0c8a0",
    carries: "bag",
    carriedColour: "#2f8f9c",
  },
  {
    right: -2.36,
    away: 19.9,
    up: 0.555,
    tall: 1.62,
    pose: "walking",
    slender: true,
    wears: "shorts",
    top: "#e0703f",
    bottom: "#3a4a80",
    hat: "#f0d8a0",
  },
  {
    right: -0.86,
    away: 18.3,
    tall: 1.6,
    pose: "walking",
    slender: true,
    wears: "skirt",
    top: "#f0dcc0",
    bottom: "#c8405c",
    hairstyle: "bun",
  },
  {
    right: -1.3,
    away: 18,
    tall: 1.72,
    pose: "walking",
    wears: "shorts",
    top: "#f4ead8",
    bottom: "#5a6c9c",
    carries: "case",
    carriedColour: "#b8503c",
  },
  { right: -0.02, away: 17.2, tall: 1.7, pose: "standing", mirrored: true, top: "#fff6e4", bottom: "#2a2f58" },
];

/** The long shadow of somebody on the stones. */
function castOf({ right, away, tall }: Guest): Path {
  const edge = [-1, 1].map((side) =>
    pointsOf([0.1, 0, 0.15, 0.3, 0.2, 0.5, 0.22, 0.75, 0.2, 0.84, 0.06, 0.86, 0.1, 0.93, 0.04, 1]).map(
      ([half, share]) => {
        const up = share * tall;
        return CAMERA([right + up * LOW[0], away + side * half * 1.2 + up * LOW[1], 0]);
      },
    ),
  );
  return curve([...(edge[0] ?? []), ...(edge[1] ?? []).toReversed()], true);
}

/** One of them: in the shade of the evening, with a bright edge towards the glow. */
function guest(sheet: Sheet, { right, away, tall, up = 0, ...options }: Guest): Drawing {
  const [x, y] = CAMERA([right, away, up]);
  const scale = ((FOCAL / away) * tall) / 100;
  const lit = "#ffe6b4";
  const shaded = sheet.tinted({ wall: "#edb89c", wallShade: "#7c4c74" });
  const bright = sheet.tinted({ wall: "#fffdf6", wallShade: "#fffdf6" });
  const edge = person(bright, {
    ...options,
    top: lit,
    bottom: lit,
    shoes: lit,
    skin: lit,
    hair: lit,
    ...(options.hat ? { hat: lit } : {}),
    carriedColour: lit,
    shadow: false,
    behind: true,
  });
  return (
    place(edge, x - 3.4, y - 1, scale) + place(person(shaded, { ...options, shadow: false, behind: true }), x, y, scale)
  );
}

function drawGuests(sheet: Sheet): void {
  sheet.add(
    fill(
      GUESTS.filter(({ up }) => !up)
        .map((each) => castOf(each))
        .join(""),
      "#4f2a5c",
      0.7,
    ),
    ...GUESTS.map((each) => guest(sheet, each)),
  );
}

function drawVan(sheet: Sheet): void {
  sheet.add(
    sheet.clipped(flat(BEGIN, END, NEAR, FAR), minibusShadow(CAMERA, STANDING, LOW, "#2c1742", 0.92)),
    minibus(sheet, VAN),
    ...[-0.72, 0.72].map((across) => {
      const [x, y] = VAN([0.3, across, 0.86]);
      return sheet.glow([Math.round(x), Math.round(y)], 70, "#fff0c0", across < 0 ? 0.8 : 0.5);
    }),
  );
}

/** The bollard at the near edge, a coil of rope about its foot, and the line to the boat from which we look. */
function drawNear(sheet: Sheet): void {
  const [along, across] = [-6.1, NEAR + 0.42];
  const [right, away] = worldOf([along, across, 0]);
  const [x, y] = CAMERA([right, away, 0]);
  const metre = FOCAL / away;
  const [cx, cy] = CAMERA([right + 0.7, away + 1, 0]);
  const turns = counted(6).map((index) => {
    const radius = (0.36 - index * 0.054) * metre;
    return disc(cx + (index % 2) * 5 - 3, cy - 4 - index * 2.4, radius, radius * 0.27);
  });
  sheet.add(
    fill(disc(cx + metre * 0.12, cy + 6, metre * 0.42, metre * 0.1), "#4a2858", 0.7),
    // Every turn lies on the one below, in its own shade.
    ...turns.flatMap((each) => [
      place(stroke(each, "#5c3054", 13), 2, 4),
      stroke(each, "#c98a7c", 11),
      place(stroke(each, "#ffcf9f", 4), -2, -2),
    ]),
    stroke(
      `M${x + metre * 0.1} ${y - metre * 0.2}Q${x + metre * 0.4} ${cy + 30} ${cx - metre * 0.35} ${cy + 4}`,
      "#e0a488",
      11,
    ),
    stroke(`M${x - metre * 0.05} ${y + 2}Q${x - 36} ${y + 50} ${x - 84} ${y + 78}`, "#6b3a66", 8, 0.6),
    bollard(along, across),
    stroke(
      `M${x - metre * 0.16} ${y - metre * 0.2}Q${x} ${y - metre * 0.13} ${x + metre * 0.16} ${y - metre * 0.2}`,
      "#f0b890",
      12,
    ),
    stroke(`M${x - metre * 0.14} ${y - metre * 0.22}Q${x - 60} ${y + 40} ${x - 150} 1230`, "#d89c86", 11),
  );
}
