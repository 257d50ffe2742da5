import { cameraOf, frameOf, type Project, type Standing } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { box, curve, curveDownTo, hull, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { grass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { stars } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "../parts/vehicles/paint.ts";
import { peopleCarrier } from "../parts/vehicles/peopleCarrier.ts";
import { saloon } from "../parts/vehicles/saloon.ts";
import type { Spot } from "../parts/vehicles/saloonShape.ts";

const [HORIZON, EYE] = [548, 3.1] as const;
const CAMERA = cameraOf({ horizon: HORIZON, centre: 900, eye: EYE, focal: 1850 });

/** The road runs on from the middle of the saloon: how sharply it turns, in metres of radius, over how many metres. */
const BENDS = [
  [50, 30],
  [120, 40],
  [1200, 200],
  [-3000, 350],
] as const;
/** The middle of the road beside the saloon, and how many metres of it lie before. */
const HEAD = { right: -0.6, away: 14.2, heading: 42 } as const;
const BEFORE = 16;
/** The middle of the road, metre by metre: where it is and which way it goes from us. */
const LINE: readonly Standing[] = (() => {
  const step = ({ right, away, heading }: Standing, long: number, radius: number): Standing => {
    const angle = ((heading - ((long / radius) * 90) / Math.PI) / 180) * Math.PI;
    return {
      right: right + Math.sin(angle) * long,
      away: away + Math.cos(angle) * long,
      heading: heading - ((long / radius) * 180) / Math.PI,
    };
  };
  const line: Standing[] = [HEAD];
  for (const [radius, long] of BENDS) for (const _ of counted(long)) line.push(step(line.at(-1) ?? HEAD, 1, radius));
  for (const _ of counted(BEFORE)) line.unshift(step(line[0] ?? HEAD, -1, 70));
  return line;
})();
const FAR = LINE.length - 1 - BEFORE;

/** What stands on the road a way behind the saloon, `offset` metres to the right of who drives. */
function standingAt(way: number, offset: number): Standing {
  const index = within(way + BEFORE, 0, LINE.length - 1.001);
  const [from = HEAD, to = HEAD] = LINE.slice(Math.floor(index), Math.floor(index) + 2);
  const share = index % 1;
  const heading = mixed(from.heading, to.heading, share);
  const angle = (heading / 180) * Math.PI;
  return {
    right: mixed(from.right, to.right, share) - Math.cos(angle) * offset,
    away: mixed(from.away, to.away, share) + Math.sin(angle) * offset,
    heading,
  };
}
/** A vehicle on the lane by the sea, by the way from the saloon to its middle: its front bumper, turned as the lane is there. */
function driving(way: number, long: number): Standing {
  const { right, away, heading } = standingAt(way, LANE);
  const angle = (heading / 180) * Math.PI;
  return { right: right - Math.sin(angle) * (long / 2), away: away - Math.cos(angle) * (long / 2), heading };
}

/** The middle of the lane by the sea; the edges of the carriageway, the back of the pavement, the outside of its low wall. */
const LANE = 1.7;
const [INNER, OUTER, PAVED, WALL] = [-3.5, 3.5, 6, 6.45] as const;
/** Where the gravel beside the road ends. */
const SHOULDER = INNER - 0.7;
/** The top of the wall over the road, and the bay under it. */
const [HIGH, WATER] = [0.7, -1.7] as const;
const SALOON = driving(0, 5.29);
const CARRIER = driving(15, 5.14);

/** A place beside the road, raised over it or sunk under it by metres. */
const raised = (way: number, offset: number, up = 0): Point => {
  const { right, away } = standingAt(way, offset);
  return CAMERA([right, Math.max(away, 1.2), up]);
};
/** Ways along the road, close together near us. */
const ways = (from: number, to: number) => shares(120).map((share) => mixed(from, to, share ** 2.4));
/** A line along the road at an offset. */
const edgeOf = (from: number, to: number, offset: number, up = 0) =>
  ways(from, to).map((way) => raised(way, offset, up));
/** A band of the road's ground, or the level top of a wall. */
const strip = ([inner, outer]: readonly [number, number], from = -BEFORE, to = FAR, up = 0): Path =>
  polygon([...edgeOf(from, to, inner, up), ...edgeOf(from, to, outer, up).toReversed()]);
/** An upright face along the road between two heights. */
const faceOf = (offset: number, [low, high]: readonly [number, number], from = -BEFORE, to = FAR): Path =>
  polygon([...edgeOf(from, to, offset, low), ...edgeOf(from, to, offset, high).toReversed()]);
/** Units a metre has where the road is at a height of the sheet. */
const metreOn = (y: number) => (y - HORIZON) / EYE;

/** A saloon at the blue hour on the wet coast road, which comes round the bay in one bend, and a people carrier that follows on its lane; along the water the lamps of Bodrum. */
export const SCENE: Scene = {
  name: "service-vip-mercedes-transfer",
  seed: 42,
  mood: "night",
  crops: { wide: 200, square: 232 },
  grain: 0.22,
  colours: {
    sky: ["#081638", "#0f2a58", "#245580", "#6f96a4", "#e0bc97", "#f7cf97"],
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
    drawImages(sheet);
    drawRoad(sheet);
    drawWalkers(sheet);
    drawCarrier(sheet);
    drawCar(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  const { cloud } = sheet.mood;
  sheet.add(
    fill(box(0, 0, 1600, HORIZON + 2), sheet.downwards(sheet.mood.sky, 0, HORIZON)),
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
      mist: 0,
      seed: 22,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 64, foot: false }),
  );
}

/** The crest of the town's slope, and where its lamps gather: the middle of each cluster, its reach, how many. */
const CREST = pointsOf([424, 566, 500, 550, 590, 530, 690, 514, 800, 492, 920, 480, 1040, 466, 1240, 462, 1400, 480]);
const CLUSTERS = [
  [556, 558, 36, 5, 12],
  [690, 552, 60, 10, 34],
  [712, 532, 30, 7, 10],
  [780, 561, 150, 4, 30],
  [850, 546, 84, 13, 44],
  [912, 512, 40, 10, 15],
  [1064, 540, 60, 16, 22],
] as const;

/** The town at lighting-up time: one dark slope, its lamps in a few clusters, thickest along the quay; a gulet at her mooring. */
function drawTown(sheet: Sheet): void {
  const random = randomOf(17);
  const spread = () => random.between(-0.5, 0.5) + random.between(-0.5, 0.5);
  const windows = CLUSTERS.flatMap(([x, y, wide, high, count]) =>
    counted(count).map((): Point => [x + spread() * wide, Math.min(556, y + spread() * high)]),
  );
  const boat = sheet.tinted({ wall: "#d7cdbd", wallBright: "#efe2c8", wallShade: "#56708f", trunk: "#2c3f5c" });
  const slope = sheet.linear(
    [
      [0, "#35597c"],
      [0.45, "#1f4268"],
      [1, "#17365c"],
    ],
    [424, 0],
    [1000, 0],
  );
  sheet.add(
    fill(curveDownTo(CREST, 574), slope),
    ...CLUSTERS.map(([x, y, wide, high]) =>
      place(sheet.glow([0, 0], wide, "#ffc27a", 0.3), x, y, (high / wide) * 2.6, 1),
    ),
    villas(sheet, TOWN, 0.45),
    dots(windows, 1.8, "#ffdca0", 0.92),
    place(gulet(boat, { sails: "furled", hull: "#1d3455", hullShade: "#0d1f3e", lit: true }), 210, 640, 0.36),
    lightColumns(sheet, { at: [170, 205, 240], y: 648, length: 90, width: 22, colour: "#ffcb84" }),
    ripples(sheet, { x: 210, y: 642, width: 250, height: 18, count: 18, colour: "#15406a", opacity: 0.85 }),
  );
}

/** The slope over the road, with olives and cypresses, from the town's edge to us. */
function drawHill(sheet: Sheet): void {
  const crest = pointsOf([
    1640, 300, 1480, 372, 1380, 424, 1280, 476, 1190, 514, 1110, 534, 1000, 548, 860, 556, 640, 562, 470, 566,
  ]);
  const body = polygon([...crest, ...edgeOf(FAR, -BEFORE, INNER), [900, 1300], [1700, 1300]]);
  const fold = `${curve(pointsOf([1120, 640, 1200, 614, 1290, 580, 1390, 520, 1500, 462, 1640, 410]))}V900H1400Q1300 720 1120 640Z`;
  const shade = sheet.linear(
    [
      [0, "#27496d"],
      [0.5, "#1b3d62"],
      [1, "#102b4e"],
    ],
    [800, 520],
    [1600, 640],
  );
  sheet.add(
    fill(body, shade),
    fill(fold, "#0d2547", 0.7),
    ...(
      [
        [1010, 592, 0.2, 4],
        [1156, 596, 0.28, 3],
        [1396, 560, 0.4, 5],
        [1560, 680, 0.8, 2],
      ] as const
    ).map(([x, y, size, seed]) => place(olive(sheet, { seed }), x, y, size)),
    place(cypress(sheet, { seed: 2 }), 1296, 540, 0.4),
    place(cypress(sheet, { seed: 3 }), 1330, 548, 0.3),
    villas(sheet, VILLAS),
    place(cypress(sheet, { seed: 5 }), 1500, 500, 0.62),
  );
}

/** A house: the foot of its front, width and height, where across it its windows are, and on how many floors. */
type Plot = readonly [x: number, y: number, wide: number, high: number, panes: readonly number[], floors: number];

const VILLAS: readonly Plot[] = [
  [1216, 556, 40, 26, [0.3, 0.7], 1],
  [1262, 560, 30, 40, [0.5], 2],
  [1172, 572, 46, 24, [0.25, 0.62], 1],
  [1226, 588, 62, 30, [0.2, 0.5, 0.8], 1],
  [1312, 590, 48, 46, [0.3, 0.72], 2],
  [1440, 470, 44, 28, [0.3, 0.7], 1],
  [1482, 486, 58, 48, [0.25, 0.7], 2],
  [1412, 498, 54, 30, [0.2, 0.5, 0.8], 1],
];
const TOWN: readonly Plot[] = [
  [676, 548, 22, 11, [0.3, 0.7], 1],
  [704, 544, 15, 17, [0.5], 2],
  [690, 556, 28, 13, [0.25, 0.7], 1],
  [792, 546, 20, 19, [0.3, 0.7], 2],
  [816, 552, 30, 12, [0.2, 0.6], 1],
  [852, 540, 18, 12, [0.5], 1],
  [858, 556, 24, 20, [0.3, 0.7], 2],
  [1036, 534, 24, 14, [0.3, 0.7], 1],
  [1064, 540, 20, 22, [0.5], 2],
];

/** White houses up the slope: the face to the afterglow pale, the other in shade, some windows lit. */
function villas(sheet: Sheet, plots: readonly Plot[], pane = 1): Drawing {
  return plots
    .map(([x, y, wide, high, panes, floors], index) => {
      const side = wide * 0.42;
      const windows = panes.flatMap((share) =>
        counted(floors).map((floor) =>
          box(x + (wide * share - 2.6 * pane), y - (floor * 20 + 17) * pane, 5.2 * pane, 10 * pane),
        ),
      );
      const lit = windows.filter((_, number) => (number + index) % 3 !== 2);
      return (
        fill(`M${x + wide} ${y}l${side} ${-6 * pane}v${-high + 4 * pane}L${x + wide} ${y - high}Z`, "#2f547a") +
        fill(box(x, y - high, wide, high), sheet.downwards(["#b9b6b0", "#7f98aa"], y - high, y)) +
        fill(box(x - pane, y - high - 2 * pane, wide + 2 * pane, 3 * pane), "#e3cfb2") +
        fill(windows.join(""), "#27496d") +
        place(sheet.glow([0, 0], 50 * pane, "#ffca80", 0.42), x + wide / 2, y - high * 0.4, 0.9, 1) +
        fill(lit.join(""), "#ffdf9a")
      );
    })
    .join("");
}

/** The road, wet and bright where it mirrors the sky: pavement and low wall along the bay, lamps on it. */
function drawRoad(sheet: Sheet): void {
  const asphalt = strip([INNER, OUTER]);
  const dashes = counted(34)
    .map((index) => strip([-0.07, 0.07], index * 6 - 14, index * 6 - 11))
    .join("");
  const joints = counted(60).map((index) => {
    const way = index * 1.2 - 12;
    return polyline([raised(way, OUTER + 0.2), raised(way, PAVED)]);
  });
  sheet.add(
    fill(
      faceOf(WALL, [WATER, HIGH]),
      sheet.linear(
        [
          [0, "#5d7c92"],
          [1, "#27486b"],
        ],
        [460, 0],
        [1200, 0],
      ),
    ),
    fill(strip([SHOULDER, INNER]), sheet.downwards(["#8f9ba0", "#3d5b78", "#152f50"], 570, 1000)),
    fill(strip([OUTER, WALL]), sheet.downwards(["#d8c1a0", "#a9aba8", "#6d879a"], 570, 860)),
    stroke(joints.join(""), "#3a5b7c", 1.6, 0.4),
    fill(asphalt, sheet.downwards(["#d9b793", "#8c9a9f", "#4d6d88", "#27496d", "#102546"], 580, 1200)),
    sheet.clipped(asphalt, wetness()),
    fill(strip([OUTER - 0.4, OUTER - 0.27]) + strip([INNER + 0.27, INNER + 0.4]) + dashes, "#e6dcc6", 0.9),
    fill(faceOf(OUTER, [0, 0.14]), "#b3bcbb"),
    fill(faceOf(INNER, [0, 0.12]), "#23446a"),
    parapet(),
    ...lamps(sheet),
  );
}

/** The inner face of the wall by the sea, its stones, and its coping in the last light. */
function parapet(): Drawing {
  const random = randomOf(8);
  const stones = counted(3).flatMap((row) => {
    const [low, high] = [row * 0.18, row * 0.18 + 0.18];
    return counted(70).map((index) => {
      const way = -14 + (index + random.between(0.2, 0.8)) * 0.62;
      return polyline([raised(way, PAVED, low + 0.02), raised(way, PAVED, high - 0.02)]);
    });
  });
  const courses = [0.18, 0.36].map((up) => polyline(edgeOf(-BEFORE, 32, PAVED, up)));
  return (
    fill(faceOf(PAVED, [0, HIGH]), "#3f6285") +
    stroke([...stones, ...courses].join(""), "#2a4a6e", 2, 0.7) +
    fill(faceOf(PAVED, [HIGH - 0.14, HIGH]), "#6f8ba0") +
    fill(strip([PAVED - 0.04, WALL + 0.04], -BEFORE, FAR, HIGH), "#f0d3aa")
  );
}

/** The wet asphalt: the tracks of tyres, which dry first, and long puddles that hold the sky. */
function wetness(): Drawing {
  const random = randomOf(12);
  const puddles = (count: number, from: number, to: number, offsets: readonly [number, number]) =>
    counted(count)
      .map(() => {
        const [x, y] = raised(mixed(from, to, random.next() ** 1.5), random.between(...offsets));
        const near = metreOn(y) / 160;
        return lens(x, y, random.between(90, 300) * near, random.between(3, 8) * near + 1);
      })
      .join("");
  const tracks = [-2.5, -0.95, 0.95, 2.45].map((offset) => strip([offset - 0.17, offset + 0.17]));
  return (
    fill(tracks.join(""), "#0e2345", 0.13) +
    fill(puddles(14, -6, 30, [INNER, INNER + 1.2]) + puddles(12, -6, 30, [-0.5, 0.5]), "#a9bfc2", 0.3) +
    fill(puddles(18, 16, 70, [INNER, OUTER]), "#f0cda2", 0.34)
  );
}

/** Where the lamps of the promenade stand: their ways from the saloon. */
const LAMPS = [13, 36, 59, 82, 105, 130, 157, 186, 218, 254, 296, 344, 400] as const;

/** The lamps of the promenade, each with its pool on the pavement and its broken image in road or bay. */
function lamps(sheet: Sheet): Drawing[] {
  return LAMPS.toReversed().map((way) => {
    const [x, foot] = raised(way, PAVED - 0.35);
    const metre = metreOn(foot);
    const [head, top] = [x + metre * 0.9, foot - metre * 4.3];
    return (
      (way < 40
        ? sheet.clipped(
            strip([INNER, OUTER]),
            streak(sheet, [head, foot + metre * 0.7], [metre * 3.9, metre * 0.42], Math.round(foot)),
          )
        : "") +
      place(sheet.glow([0, 0], Math.round(metre * 2.4), "#ffdf9c", 0.75), x + metre * 0.4, foot, 0.3, 1) +
      stroke(
        `M${x} ${foot}V${foot - metre * 3.7}Q${x} ${top - metre * 0.3} ${head} ${top - metre * 0.08}`,
        "#0d2142",
        metre * 0.085,
      ) +
      sheet.glow([Math.round(head), Math.round(top)], Math.round(metre * 1.1 + 9), "#ffdf9c", 0.8) +
      fill(`M${head - metre * 0.2} ${top}Q${head} ${top - metre * 0.26} ${head + metre * 0.2} ${top}Z`, "#0d2142") +
      fill(lens(head, top, metre * 0.36 + 3, metre * 0.12 + 2.4), "#fff6d8") +
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

/** What the bay keeps of the lamps and windows over it. */
function drawImages(sheet: Sheet): void {
  const far = LAMPS.slice(2).map((way) => raised(way, WALL, WATER));
  sheet.add(
    ...far.map(([x, y], index) =>
      lightColumns(sheet, {
        at: [Math.round(x + 4)],
        y: Math.round(y + 4),
        length: Math.round(mixed(150, 40, index / 10)),
        width: Math.round(mixed(24, 9, index / 10)),
        colour: "#ffcb84",
      }),
    ),
    ripples(sheet, { x: 560, y: 600, width: 520, height: 60, count: 22, colour: "#1a4a73", opacity: 0.5 }),
  );
}

/** Two who walk home along the water. */
function drawWalkers(sheet: Sheet): void {
  const [x, y] = raised(16.6, 5);
  const size = metreOn(y) * 0.0172;
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
      x + 40 * size,
      y + 2,
      size * 0.95,
    ),
  );
}

/** Black and navy under a deep sky that is still warm at its foot. */
const NIGHT: VehiclePaint = {
  ...VEHICLE_PAINTS.night,
  body: "#0b1530",
  bodyLight: "#1f3c64",
  sky: "#f3cfa0",
  skyDim: "#41688c",
  horizon: "#050a18",
  ground: "#5f7a90",
  glass: "#0c1c38",
  glassMiddle: "#2a4c72",
  glassLight: "#b9b6a8",
  lamp: "#fffdf0",
  lampDim: "#ffe2a4",
  rim: "#cdd6d8",
  rimDim: "#5c7690",
};

const NAVY: Partial<VehiclePaint> = {
  body: "#0f2648",
  bodyLight: "#254c78",
  sky: "#a3b6be",
  skyDim: "#33587e",
  ground: "#3d5d7c",
  shadow: "#0a1c3c",
};

/** What the saloon's paint mirrors: the afterglow low on the left, the night over us, the dark slope on the right, the wet road. */
function blueHour([right, away, up]: Spot, along: number): string {
  const sun = within(0.5 - right * 0.6 + away * 0.3);
  if (up < 0) return blend(blend("#0a1a38", "#35587c", within(-up * 1.2)), "#7d93a0", sun * 0.45);
  const slope = 0.05 + 0.2 * within(right) * (1 + Math.sin(along * 7 + 0.6) * 0.3);
  const low = blend(blend("#6d97a6", "#f7cf97", sun), "#2c5c88", within(up / 0.45));
  const open = blend(low, "#0d2450", within((up - 0.3) / 0.6));
  return blend("#0a1d3e", open, within((up - slope + 0.03) / 0.06));
}

/** The light of headlamps. */
const LIGHT = "#ffe7b4";

/** The lamps of a vehicle: a glare about each, its image in the wet road, and the beam that both throw ahead on the lane. */
function shine(
  sheet: Sheet,
  view: Project,
  [back, aside, up]: readonly [number, number, number],
  [reach, strength]: readonly [number, number],
) {
  const spots = [-aside, aside].map((across) => [view([back, across, up]), view([back, across, 0])] as const);
  const metre = metreOn(view([0, 0, 0])[1]);
  const road = sheet.clipped(
    strip([INNER, PAVED]),
    beam(sheet, view, reach, strength) +
      spots
        .map(([, [x, y]], index) => streak(sheet, [x, y + metre * 0.05], [metre * 1.5, metre * 0.26], 9 + index))
        .join(""),
  );
  const glare = spots
    .map(([[x, y]]) => sheet.glow([Math.round(x), Math.round(y)], Math.round(metre * 0.62), "#fff2cf", 0.85))
    .join("");
  return { road, glare };
}

/** The light of both lamps on the road, in soft pools that widen and fade with the distance: light has no edge on asphalt. */
function beam(sheet: Sheet, view: Project, reach: number, strength: number): Drawing {
  return counted(16)
    .map((index) => {
      const share = (index + 0.6) / 16;
      const [x, y] = view([0.2 - share * reach, 0, 0]);
      const radius = Math.round(metreOn(y) * mixed(1.3, 3.1, share));
      return place(sheet.glow([0, 0], radius, LIGHT, mixed(0.34, 0.17, share) * strength), x, y, 0.42, 1);
    })
    .join("");
}

/** The people carrier that follows on the same lane. */
function drawCarrier(sheet: Sheet): void {
  const view = frameOf(CAMERA, CARRIER);
  const { road, glare } = shine(sheet, view, [0.25, 0.74, 0.86], [9, 1.2]);
  const mirrored = () => fill(box(0, 0, 1600, 1200), "#2a4c72");
  sheet.add(
    road,
    peopleCarrier(sheet, {
      view,
      cast: [0.5, 0.1],
      paint: { ...NIGHT, ...NAVY },
      mirrored,
    }),
    glare,
  );
}

/** The saloon, its image in the wet road under it, the light of its lamps on the asphalt ahead. */
function drawCar(sheet: Sheet): void {
  const view = frameOf(CAMERA, SALOON);
  const look = { camera: CAMERA, standing: SALOON, eye: EYE, paint: { ...NIGHT, shadow: "none" }, world: blueHour };
  const { road, glare } = shine(sheet, view, [0.2, 0.7, 0.68], [12, 2.1]);
  const under = counted(4).map((layer) =>
    fill(
      hull(
        [0.5 + layer * 0.16, 5.15 - layer * 0.1].flatMap((back) =>
          [-0.98 + layer * 0.07, 0.95].flatMap((across): Point[] => [
            view([back, across * 0.7, 0]),
            view([mixed(back, 2.7, 0.12), across, 0]),
          ]),
        ),
      ),
      "#040a1a",
      0.42,
    ),
  );
  sheet.add(
    sheet.clipped(
      strip([INNER, OUTER]),
      `<g opacity="0.6">${sheet.wet(saloon(sheet, { ...look, upside: true }), 900, 1160)}</g>`,
    ),
    road,
    ...under,
    saloon(sheet, look),
    glare,
  );
}

/** The image of a lamp in wet asphalt: a soft upright streak, broken where the surface is rough. */
function streak(sheet: Sheet, [x, top]: Point, [long, wide]: Point, seed: number): Drawing {
  const random = randomOf(seed);
  const breaks = counted(11)
    .map((row) => {
      const down = (row + random.between(0, 0.9)) / 11;
      return lens(
        x + random.around(wide * 0.16),
        top + down * long * 0.9,
        wide * random.between(0.6, 1.5) * (1.1 - down * 0.6),
        wide * random.between(0.05, 0.11),
      );
    })
    .join("");
  return (
    place(sheet.glow([0, 0], 100, LIGHT, 0.8), x, top + long * 0.42, long / 140, wide / 125) +
    fill(breaks, "#fff0cc", 0.55)
  );
}

/** What grows on the near side of the road. */
function drawNear(sheet: Sheet): void {
  const verge = edgeOf(-BEFORE, 30, SHOULDER);
  const edge = verge.filter(([x, y]) => x > 300 && x < 1700 && y > 700).toSorted(([a], [b]) => a - b);
  sheet.add(
    fill(polygon([...verge, [1700, 760], [1700, 1300], [600, 1300]]), "#0b1d3b"),
    grass(sheet, {
      from: 560,
      to: 1640,
      ground: (x) => heightAt(edge, x) + 5,
      count: 240,
      height: 34,
      colour: "#0b1d3b",
      seed: 5,
    }),
    nearAgave([1440, 1196], 250, 6),
    nearAgave([1216, 1216], 130, 9),
  );
}

/** An agave close by: stiff hollow blades, the half towards the afterglow lighter, the ones towards us last. */
function nearAgave([x, y]: Point, size: number, seed: number): Drawing {
  const random = randomOf(seed);
  return counted(17)
    .map((index) => {
      const spread = index % 2 ? 1 : -1;
      const angle = spread * mixed(0.06, 1.36, (index / 16) ** 0.8) + random.around(0.07);
      const long = size * mixed(1, 0.62, index / 16) * random.between(0.88, 1.08);
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const at = (up: number, aside: number): Point => [
        x + sin * up * long + cos * aside * size,
        y - cos * up * long + sin * aside * size + Math.abs(sin) * up ** 2 * size * 0.14,
      ];
      const ups = shares(14);
      const half = (up: number) => 0.066 * (1 - up) ** 0.75 * (0.55 + up * 1.5);
      const edge = (side: number) => ups.map((up) => at(up, half(up) * side));
      const middle = ups.map((up) => at(up, 0.012 * (1 - up)));
      const tone = within(index / 16 + random.around(0.1));
      return (
        fill(polygon([...edge(-1), ...middle.toReversed()]), blend("#173d5a", "#2a5a74", tone)) +
        fill(polygon([...edge(1), ...middle.toReversed()]), blend("#081834", "#102c4a", tone))
      );
    })
    .join("");
}
