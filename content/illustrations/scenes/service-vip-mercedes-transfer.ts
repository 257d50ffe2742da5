import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { chip, curve, curveDownTo, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea, grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";
import { VEHICLE_MODELS } from "../parts/vehicles/models.ts";
import { surfaceOf } from "../parts/vehicles/surface.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const [HORIZON, EYE] = [560, 2.3] as const;
const camera = cameraOf({ horizon: HORIZON, centre: 880, eye: EYE, focal: 2000 });

/** Where the car is: its front bumper in metres, the way it comes from in degrees. */
const CAR = { right: -3, away: 11, heading: 47 } as const;
const view = frameOf(camera, CAR);

/** The middle of the road, from its far end towards us: it comes from behind the hill, then follows the bay on a circle through the car's lane. */
const [BAY_RIGHT, BAY_AWAY, BAY, BEND] = [-15, 27.5, 22, 60] as const;
const roundBay = (degrees: number): Point => {
  const angle = (degrees / 180) * Math.PI;
  return [BAY_RIGHT + BAY * Math.cos(angle), BAY_AWAY + BAY * Math.sin(angle)];
};
const roundHill = (degrees: number): Point => {
  const angle = (degrees / 180) * Math.PI;
  return [BAY_RIGHT + BAY + BEND * (1 - Math.cos(angle)), BAY_AWAY + BEND * Math.sin(angle)];
};
const LINE: readonly Point[] = [
  ...[62, 51, 40, 30, 21, 13, 6].map(roundHill),
  ...counted(10).map((index) => roundBay(-index * 9)),
];
const { at, strip } = windingRoad(camera, LINE);

/** The edges of the carriageway, the back of the pavement, the outside of its low wall; the sea is to the right of who drives. */
const [INNER, OUTER, PAVED, WALL] = [-3, 3.1, 5, 5.4] as const;
const [HIGH, WATER] = [0.66, -2.6] as const;
/** The foot of the wall that holds the hill, and its height. */
const [FOOT, HILL] = [-4, 1.5] as const;
/** Where the wall by the sea turns from its outer face to its inner one, and where that of the hill comes into view. */
const [TURN, SIGHT] = [0.42, 0.25] as const;

/** A place beside the road, raised over it or sunk under it by metres. */
const raised = (share: number, offset: number, up = 0): Point => {
  const [x, y] = at(share, offset);
  return [x, y - (up * (y - HORIZON)) / EYE];
};
const along = (from: number, to: number, offset: number, up = 0) =>
  shares(41).map((share) => raised(mixed(from, to, share), offset, up));
/** An upright face along the road between two heights. */
const faceOf = (offset: number, [low, high]: readonly [number, number], from = 0, to = 1): Path =>
  polygon([...along(from, to, offset, low), ...along(from, to, offset, high).toReversed()]);
/** The level top of a wall. */
const topOf = (inner: number, outer: number, up: number, from = 0, to = 1): Path =>
  polygon([...along(from, to, inner, up), ...along(from, to, outer, up).toReversed()]);

/** A saloon at the blue hour on the wet coast road, which comes round the bay in one bend; across the water the lamps of Bodrum on their slope. */
export const SCENE: Scene = {
  name: "service-vip-mercedes-transfer",
  seed: 42,
  mood: "night",
  crops: { wide: 200, square: 60 },
  grain: 0.3,
  colours: {
    sky: ["#0b1c42", "#16396b", "#3b7193", "#8fa9a6", "#e8bf93", "#f7cf97"],
    zenith: "#081432",
    sun: "#fff3d2",
    halo: "#cfd8cf",
    cloud: "#d98f79",
    far: "#3f6583",
    farShade: "#345877",
    mist: "#a59f9c",
    sea: ["#d9b792", "#7f9aa2", "#2f6485", "#123c64", "#0a2347"],
    seaLight: "#f0cfa2",
    seaDark: "#123a62",
    near: "#07142e",
    leafLight: "#4b6f68",
    leaf: "#27505a",
    leafDark: "#123247",
    wall: "#8fa3b6",
    wallBright: "#c3c4bd",
    wallShade: "#3d5c80",
    wallDeep: "#27466b",
    groundShade: "#0d2342",
  },
  draw(sheet) {
    drawBay(sheet);
    drawTown(sheet);
    drawHill(sheet);
    drawRoad(sheet);
    drawSlope(sheet);
    drawWalkers(sheet);
    drawCar(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  const { cloud } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.45 }),
    stars(sheet, { height: 260, count: 46 }),
    sheet.glow([470, HORIZON], 520, "#ffd9a0", 0.55),
    fill(lens(250, 446, 620, 12) + lens(640, 418, 380, 8) + lens(60, 404, 260, 7) + lens(470, 474, 300, 7), cloud, 0.6),
    fill(lens(270, 447, 400, 5), "#f9d6a4", 0.8),
    crescent(sheet, { x: 330, y: 306, radius: 36 }),
    ridge(sheet, {
      crest: pointsOf([-20, 546, 80, 528, 190, 520, 300, 532, 400, 552, 460, 560]),
      foot: HORIZON + 2,
      mist: 0,
      seed: 4,
      rough: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([420, 562, 520, 536, 620, 520, 720, 486, 830, 452, 930, 470, 1060, 420, 1240, 380, 1640, 330]),
      foot: HORIZON + 6,
      shade: "#3a6080",
      mist: 60,
      seed: 22,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 110, foot: false }),
  );
}

/** The town at lighting-up time: windows up the slope, the lamps of its front along the water, a gulet at her mooring. */
function drawTown(sheet: Sheet): void {
  const lights = counted(20).map((index) => 470 + index * 30 + sheet.random.around(9));
  const boat = sheet.tinted({ wall: "#d7cdbd", wallBright: "#efe2c8", wallShade: "#56708f", trunk: "#2c3f5c" });
  sheet.add(
    fill(curveDownTo(pointsOf([430, 566, 540, 540, 660, 520, 800, 498, 960, 486, 1320, 466]), 574), "#24466c"),
    village(sheet.tinted({ wall: "#7890ac", wallBright: "#a9b4b8", wallShade: "#34567c", window: "#1d3c61" }), {
      rows: 6,
      far: [640, 1280],
      near: [500, 1220],
      ground: (x, share) => 516 + share * 44 - Math.max(0, x - 560) * 0.06 * (1 - share),
      scale: [0.2, 0.34],
      seed: 8,
      gardens: 0.24,
      flowers: 0.03,
      lit: true,
    }),
    fill("M430 568Q560 560 700 562T1260 560V575H430Z", "#16335a"),
    dots(
      lights.map((x): Point => [x, 562]),
      7,
      "#ffd08a",
      0.3,
    ),
    dots(
      lights.map((x): Point => [x, 562]),
      2.6,
      "#fff0c0",
    ),
    lightColumns(sheet, {
      at: lights.filter((_, index) => index % 2 === 0),
      y: 578,
      length: 110,
      width: 20,
      colour: "#ffcb84",
    }),
    ripples(sheet, { x: 780, y: 578, width: 640, height: 60, count: 34, colour: "#1a4a73", opacity: 0.7 }),
    place(gulet(boat, { sails: "furled", hull: "#1d3455", hullShade: "#0d1f3e", lit: true }), 210, 640, 0.36),
    lightColumns(sheet, { at: [170, 205, 240], y: 648, length: 90, width: 22, colour: "#ffcb84" }),
    ripples(sheet, { x: 210, y: 642, width: 250, height: 18, count: 18, colour: "#15406a", opacity: 0.85 }),
  );
}

/** The far shore's near end, on which olives and cypresses stand. */
function drawHill(sheet: Sheet): void {
  const crest = curve(
    pointsOf([990, 596, 1050, 588, 1110, 572, 1180, 536, 1270, 500, 1360, 440, 1480, 396, 1640, 340]),
  );
  const body = `${crest}L1640 680L1080 646Q1050 620 990 596Z`;
  sheet.add(
    ripples(sheet, { x: 1020, y: 596, width: 130, height: 44, count: 14, colour: "#1d4a72", opacity: 0.7 }),
    fill(body, "#234a6c"),
    stroke("M992 598Q1046 622 1084 648", "#8fa6ad", 3, 0.7),
    sheet.spray(body, "#102b4d", { from: [1640, 640], to: [1200, 520], thick: 0.8 }),
    ...(
      [
        [1180, 572, 0.24, 3],
        [1262, 548, 0.3, 5],
        [1340, 566, 0.36, 2],
      ] as const
    ).map(([x, y, size, seed]) => place(olive(sheet, { seed }), x, y, size)),
    place(cypress(sheet, { seed: 2 }), 1300, 520, 0.42),
  );
}

/** The slope that the road comes round, over the dry wall that holds it. */
function drawSlope(sheet: Sheet): void {
  const top = along(SIGHT, 0.5, FOOT, HILL);
  const [first] = top;
  if (!first) return;
  const slope = polygon([...pointsOf([1640, 330, 1560, 372, 1500, 430, 1452, 520]), ...top, [1640, 700]]);
  const face = faceOf(FOOT, [0, HILL], SIGHT, 0.5);
  const random = randomOf(3);
  const somewhere = () => raised(random.between(SIGHT, 0.44), FOOT, random.between(0.1, HILL - 0.1));
  const courses = counted(110).map(() => {
    const [x, y] = somewhere();
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(random.between(8, 22))}`;
  });
  const stones = counted(46).map(() => chip(random, ...somewhere(), 11, 5));
  sheet.add(
    fill(slope, "#17385a"),
    sheet.spray(slope, "#091c3a", { from: [1640, 640], to: [1440, 520], thick: 0.85 }),
    fill(strip([FOOT, INNER], [SIGHT, 0.7]), "#28486a"),
    fill(
      face,
      sheet.linear(
        [
          [0, "#93999a"],
          [1, "#476682"],
        ],
        [1470, 0],
        [1600, 0],
      ),
    ),
    sheet.clipped(face, fill(stones.join(""), "#b0aba0", 0.55) + stroke(courses.join(""), "#27476a", 3, 0.75)),
    fill(topOf(FOOT, FOOT - 0.5, HILL, SIGHT, 0.5), "#c3b9aa"),
    place(olive(sheet, { seed: 6 }), 1500, 560, 0.66),
    place(cypress(sheet, { seed: 5 }), 1574, 500, 0.8),
  );
}

/** The road, wet and bright where it mirrors the sky: pavement and low wall along the bay, lamps on it, who walks home. */
function drawRoad(sheet: Sheet): void {
  const ground = polygon([...along(0, 1, WALL), [-20, 1220], [1640, 1220], [1640, 600]]);
  const way = strip([INNER, OUTER]);
  const dashes = counted(30)
    .map((index) => strip([-0.06, 0.08], [index / 30, (index + 0.42) / 30]))
    .join("");
  const joints = counted(30).map((index) => {
    const share = 0.3 + (index / 30) * 0.7;
    return polyline([at(share, OUTER + 0.15), at(share, PAVED)]);
  });
  sheet.add(
    fill(
      faceOf(WALL, [WATER, HIGH], 0, 0.7),
      sheet.linear(
        [
          [0, "#27486b"],
          [1, "#5d7c92"],
        ],
        [1380, 0],
        [940, 0],
      ),
    ),
    fill(ground, "#132c4b"),
    fill(strip([OUTER, PAVED]), sheet.downwards(["#c9b79f", "#8d9ca4", "#50718d"], 600, 860)),
    stroke(joints.join(""), "#3a5b7c", 1.6, 0.45),
    fill(way, sheet.downwards(["#e0bd97", "#98a09f", "#4d6d88", "#234367", "#11274a"], 596, 1100)),
    sheet.clipped(way, wetness()),
    sheet.spray(way, "#07142e", { from: [900, 1230], to: [820, 960], thick: 0.7 }),
    fill(strip([OUTER - 0.3, OUTER - 0.18]) + strip([INNER + 0.18, INNER + 0.3]) + dashes, "#e6dcc6", 0.92),
    fill(faceOf(OUTER, [-0.02, 0.13], TURN), "#93a7b0"),
    fill(faceOf(WALL, [0, HIGH], 0, TURN), "#5d7c92"),
    parapet(),
    ...lamps(sheet),
  );
}

/** The inner face of the wall by the sea, its stones, and its coping in the last light. */
function parapet(): Drawing {
  const random = randomOf(8);
  const stones = counted(3).flatMap((row) => {
    const [low, high] = [row * 0.2, row * 0.2 + 0.2];
    return counted(56).map((index) => {
      const share = 0.5 + (index + random.between(0.2, 0.8)) / 112;
      return polyline([raised(share, PAVED, low + 0.02), raised(share, PAVED, high - 0.02)]);
    });
  });
  const courses = [0.2, 0.4].map((up) => polyline(along(TURN, 1, PAVED, up)));
  return (
    fill(faceOf(PAVED, [0, HIGH], TURN), "#3f6285") +
    stroke([...stones, ...courses].join(""), "#2a4a6e", 2.4, 0.8) +
    fill(faceOf(PAVED, [HIGH - 0.14, HIGH], TURN), "#6f8ba0") +
    fill(topOf(PAVED, WALL, HIGH), "#ecd0a8")
  );
}

/** The wet asphalt: the tracks of tyres, which dry first, and long puddles that hold the sky. */
function wetness(): Drawing {
  const random = randomOf(12);
  const puddle = (from: number, to: number, offsets: readonly [number, number]) => {
    const [x, y] = at(random.between(from, to), random.between(...offsets));
    const near = (y - HORIZON) / 500;
    return lens(x, y, random.between(90, 300) * near, random.between(3, 8) * near + 1);
  };
  const puddles = (count: number, from: number, to: number, offsets: readonly [number, number]) =>
    counted(count)
      .map(() => puddle(from, to, offsets))
      .join("");
  const tracks = [-2.35, -0.85, 0.75, 2.25].map((offset) => strip([offset - 0.16, offset + 0.16], [0.1, 1]));
  return (
    fill(tracks.join(""), "#0e2345", 0.13) +
    fill(puddles(26, 0.4, 1, [INNER, INNER + 0.7]) + puddles(16, 0.5, 1, [-0.5, 0.5]), "#a9bfc2", 0.38) +
    fill(puddles(26, 0.3, 0.7, [INNER, OUTER]), "#f0cda2", 0.34)
  );
}

/** The lamps of the promenade, each with its pool on the pavement and its broken image in the road. */
function lamps(sheet: Sheet): Drawing[] {
  return [0.06, 0.13, 0.2, 0.27, 0.4].map((share) => {
    const [x, foot] = raised(share, PAVED - 0.25);
    const metre = (foot - HORIZON) / EYE;
    const [head, top] = [x + metre * 0.8, foot - metre * 4.1];
    return (
      sheet.clipped(
        strip([INNER, OUTER]),
        lightColumns(sheet, {
          at: [head],
          y: foot + metre * 3,
          length: metre * 2.4,
          width: metre * 0.5,
          colour: "#ffd894",
        }),
      ) +
      place(sheet.glow([0, 0], Math.round(metre * 2.2), "#ffdf9c", 0.7), x + metre * 0.4, foot, 0.3, 1) +
      stroke(
        `M${x} ${foot}V${foot - metre * 3.5}Q${x} ${top - metre * 0.3} ${head} ${top - metre * 0.08}`,
        "#0d2142",
        metre * 0.085,
      ) +
      sheet.glow([Math.round(head), Math.round(top)], Math.round(metre * 1.15), "#ffdf9c", 0.8) +
      fill(`M${head - metre * 0.2} ${top}Q${head} ${top - metre * 0.26} ${head + metre * 0.2} ${top}Z`, "#0d2142") +
      fill(lens(head, top, metre * 0.36, -metre * 0.16), "#fff6d8") +
      fill(
        polygon([
          [x - metre * 0.15, foot],
          [x - metre * 0.08, foot - metre * 0.5],
          [x + metre * 0.08, foot - metre * 0.5],
          [x + metre * 0.15, foot],
        ]),
        "#0d2142",
      )
    );
  });
}

/** Two who walk home along the water. */
function drawWalkers(sheet: Sheet): void {
  const [x, y] = raised(0.335, 4);
  const size = ((y - HORIZON) / EYE) * 0.0172;
  sheet.add(
    place(person(sheet, { pose: "walking", mirrored: true, top: "#e9c9a0", bottom: "#31507a" }), x, y, size),
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        top: "#c8643c",
        wears: "skirt",
        bottom: "#c8643c",
        hairstyle: "long",
        slender: true,
      }),
      x + 46 * size,
      y + 2,
      size * 0.95,
    ),
  );
}

/** The car, its image in the wet road under it, the light of its lamps on the asphalt ahead. */
function drawCar(sheet: Sheet): void {
  const paint = { skyDim: "#2d5577", sky: "#8ba2ae", ground: "#35587a", shadow: "#0a1c3c" };
  const car = (project: Project, lit: boolean) =>
    vehicle(sheet, { kind: "sedan", view: project, mood: "night", lamps: lit, cast: [0.5, 0.1], paint });
  const mirrored: Project = ([right, away, up]) => view([right, away, -up]);
  const random = randomOf(31);
  // The image breaks up the further down it lies.
  const slits = counted(34).flatMap((row) =>
    counted(7).map(() =>
      lens(
        random.between(200, 1060),
        890 + row * 8 + random.around(3),
        random.between(160, 420) * (1 - row / 46),
        5.4 - row * 0.11,
      ),
    ),
  );
  sheet.add(
    sheet.clipped(
      strip([INNER, OUTER + 2]),
      pools(sheet) + `<g opacity="0.42">${sheet.clipped(slits.join(""), car(mirrored, false))}</g>`,
    ),
    car(view, true),
    glints(),
  );
}

/** The light of both lamps, soft on the road, and their broken images under the bumper. */
function pools(sheet: Sheet): Drawing {
  const LIGHT = "#ffe7b4";
  const pool = (ahead: number, across: number, radius: number, strength: number) => {
    const [x, y] = view([-ahead, across, 0]);
    const metre = (y - HORIZON) / EYE;
    return place(sheet.glow([0, 0], Math.round(metre * radius), LIGHT, strength), x, y, 0.24, 1);
  };
  return pool(3, 0.5, 3.6, 0.6) + pool(2.4, -0.8, 3.2, 0.5) + pool(0.7, 0, 2.4, 0.6);
}

/** Who sits behind the glass, and the light of the sky along the shoulder. */
function glints(): Drawing {
  const { side } = surfaceOf(VEHICLE_MODELS.sedan, view);
  const sitter = (seat: number) =>
    side([
      [seat - 190, 1074],
      [seat - 170, 1130],
      [seat - 60, 1168],
      [seat - 78, 1230],
      [seat - 60, 1300],
      [seat, 1330],
      [seat + 70, 1304],
      [seat + 90, 1236],
      [seat + 66, 1172],
      [seat + 190, 1132],
      [seat + 220, 1078],
    ]);
  const line = side([
    [1300, 872],
    [1900, 896],
    [2700, 904],
    [3700, 908],
    [4600, 900],
    [3700, 898],
    [2700, 894],
    [1900, 884],
  ]);
  return fill(sitter(2560) + sitter(3420), "#06101c", 0.72) + fill(line, "#ffe9c4", 0.85);
}

/** What grows on the near side of the road. */
function drawNear(sheet: Sheet): void {
  const { near } = sheet.mood;
  const dark = sheet.tinted({ leafDark: near, leaf: "#0f2a45", leafLight: "#27506a", groundShade: near });
  const blooms = sheet.tinted({
    leafLight: "#27506a",
    leaf: "#0f2a45",
    leafDark: near,
    flowerLight: "#9c4672",
    flower: "#6c2a5c",
    flowerDark: "#3d1c4c",
  });
  const verge = along(0.5, 1, INNER - 0.5);
  sheet.add(
    fill(polygon([...verge, [-20, 1240], [1660, 1240]]), "#0b1d3b"),
    fill(faceOf(INNER - 0.5, [0, 0.14], 0.25), "#3d5b78"),
    grass(sheet, {
      from: 1200,
      to: 1640,
      ground: (x) => 1176 - (x - 1200) * 0.2,
      count: 60,
      height: 40,
      colour: near,
      seed: 3,
    }),
    place(agave(dark, { seed: 6 }), 1280, 1210, 2),
    bougainvillea(blooms, { x: 1580, y: 1160, width: 210, height: 110, count: 90, size: 34 }),
  );
}
