import { cameraOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, dots, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { marysHouse } from "../parts/buildings/marysHouse.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { candleStand } from "../parts/things/candleStand.ts";

/** A visitor on the path below the court; the ground is that of the court. */
const EYE = cameraOf({ horizon: 600, centre: 800, eye: 2, focal: 1780 });
/** How far the path lies under the court. */
const LOW = -0.6;

/** How far the house is turned from us, so that its right side is seen, and where the middle of its door is. */
const TURN = (32 / 180) * Math.PI;
const DOOR = [-0.6, 19] as const;
/** A place of the house and its court on the ground before us. */
const world = (right: number, deep: number): Point => [
  DOOR[0] + right * Math.cos(TURN) + deep * Math.sin(TURN),
  DOOR[1] - right * Math.sin(TURN) + deep * Math.cos(TURN),
];
/** The same eye, for places of the house: right of its door, behind its front, above the court. */
const HOUSE: Project = ([right, deep, up]) => EYE([...world(right, deep), up]);
const onHouse = (...places: readonly Place[]): Path => polygon(places.map(HOUSE));

/** The House of the Virgin Mary on Bülbüldağı in the morning: steps up to a court, a small stone house with an arched door turned a little from us, tall trees, candles in sand. */
export const SCENE: Scene = {
  name: "stop-virgin-mary",
  seed: 98,
  mood: "morning",
  colours: {
    sky: ["#cfe0b8", "#f3eac2", "#fdf0cc"],
    stone: "#efd6a6",
    stoneWorn: "#cfa878",
    stoneShade: "#8d7a78",
    stoneDeep: "#54505c",
    roof: "#d8714a",
    roofShade: "#a04838",
    leafLight: "#b9c268",
    leaf: "#6f9150",
    leafDark: "#3a5c40",
  },
  grain: 0.14,
  crops: { wide: 190, square: 230 },
  draw(sheet) {
    drawWood(sheet);
    drawCourt(sheet);
    sheet.add(marysHouse(sheet, HOUSE));
    drawVisitors(sheet);
    drawSteps(sheet);
    drawPath(sheet);
    drawNear(sheet);
  },
};

/** The wooded hill in the haze, crown before crown; before it pines and the trunks of tall trees, and the light that falls between them. */
function drawWood(sheet: Sheet): void {
  const shaft = (top: number, wide: number, foot: number, spread: number) =>
    fill(
      polygon([
        [top, -20],
        [top + wide, -20],
        [foot + spread, 760],
        [foot, 760],
      ]),
      sheet.linear(
        [
          [0, "#fffbdc", 0.62],
          [0.55, "#fffbdc", 0.3],
          [1, "#fffbdc", 0],
        ],
        [top, -20],
        [foot, 760],
      ),
    );
  sheet.add(
    fill(box(0, 0, 1600, 800), sheet.downwards(["#c3d9a6", "#eaedc0", "#fff3d0", "#f3e6b8"], 0, 800)),
    sheet.glow([250, 170], 760, "#fffbe0", 0.95),
    pinewood(sheet, {
      crest: pointsOf([-40, 380, 160, 350, 360, 380, 560, 330, 760, 270, 980, 240, 1200, 290, 1420, 250, 1640, 300]),
      foot: 640,
      size: [30, 46],
      colours: ["#bccb97", "#c2cf9b", "#c8d4a1"],
      seed: 3,
    }),
    fill(TREES_BEHIND.map((one) => tall(one)).join(""), "#9aab7c"),
    fill(box(0, 640, 1600, 90), "#5b7d4e"),
    ...UNDERWOOD.map(([x, y, size], index) =>
      leafMass(sheet, {
        x,
        y,
        width: size,
        height: size * 0.72,
        seed: index + 20,
        leaf: "round",
        count: 16,
        size: 64,
        colours: y < 590 ? ["#8ba96c", "#97b271", "#a5ba79"] : ["#6b8d58", "#7b9a5a", "#8ba562"],
      }),
    ),
    shaft(150, 70, 330, 210),
    shaft(330, 40, 560, 130),
    shaft(470, 90, 800, 260),
    ...(
      [
        [330, 726, 470, 20, 120, 5],
        [1426, 716, 590, -44, 170, 2],
      ] as const
    ).map(([x, y, height, lean, wide, seed]) =>
      place(needlePine(sheet, { tall: height, lean, wide, thick: 13, seed }), x, y),
    ),
    fill(TREES.map((one) => tall(one)).join(""), "#66694c"),
    fill(TREES.map((one) => shaded(one)).join(""), "#4a4c42"),
    ...ROOF_BEHIND.map(([x, y, size], index) =>
      leafMass(sheet, {
        x,
        y,
        width: size,
        height: size * 0.5,
        seed: index + 60,
        leaf: "round",
        count: 14,
        size: 72,
        colours: ["#8aa867", "#a2ba75", "#b9ca86"],
      }),
    ),
  );
}

interface Tall {
  /** Where it stands, the breadth of its foot, how far its top leans. */
  x: number;
  foot: number;
  wide: number;
  lean: number;
}

const TREES_BEHIND: readonly Tall[] = [
  { x: 470, foot: 640, wide: 22, lean: 16 },
  { x: 640, foot: 640, wide: 18, lean: -20 },
  { x: 1060, foot: 640, wide: 20, lean: 26 },
  { x: 1500, foot: 640, wide: 20, lean: -18 },
];

const TREES: readonly Tall[] = [
  { x: 16, foot: 740, wide: 34, lean: 20 },
  { x: 560, foot: 720, wide: 38, lean: -36 },
];

/** The wood's edge round the court, from far to near: x, y, half its breadth. */
const UNDERWOOD = placesOf([
  60, 540, 120, 260, 560, 110, 440, 540, 120, 640, 560, 120, 1120, 500, 120, 1300, 520, 130, 1480, 490, 130, 1620, 530,
  120, 0, 650, 120, 160, 660, 110, 330, 650, 110, 500, 660, 110, 1330, 630, 110, 1480, 640, 110, 1610, 650, 110,
]);

/** The leaves of those trees, from the upper edge down: x, y, half their breadth. */
const ROOF_BEHIND = placesOf([300, 110, 140, 540, 90, 160, 690, 40, 140, 860, 20, 130, 1090, 30, 150, 420, 30, 150]);

/** A tall trunk that thins towards a fork under the leaves, its two limbs in them; its foot spreads. */
function tall({ x, foot, wide, lean }: Tall): Path {
  const [half, fork] = [wide / 2, 250];
  const at = x + lean;
  return (
    `M${short(x - half * 1.5)} ${foot}Q${short(x - half)} ${foot - 60} ${short(x - half * 0.9)} ${foot - 160}Q${short(x - half * 0.7 + lean * 0.5)} ${fork + 160} ${short(at - half * 0.6)} ${fork}` +
    `Q${short(at - wide)} ${fork - 100} ${short(at - wide * 2.6)} 60H${short(at - wide * 2)}Q${short(at - half)} ${fork - 110} ${short(at + half * 0.1)} ${fork - 50}` +
    `Q${short(at + half)} ${fork - 130} ${short(at + wide * 1.6)} 20H${short(at + wide * 2.2)}Q${short(at + wide)} ${fork - 100} ${short(at + half * 0.6)} ${fork}` +
    `Q${short(x + half * 0.7 + lean * 0.5)} ${fork + 160} ${short(x + half * 0.9)} ${foot - 160}Q${short(x + half)} ${foot - 60} ${short(x + half * 1.6)} ${foot}Z`
  );
}

/** Its side away from the light. */
function shaded({ x, foot, wide, lean }: Tall): Path {
  const half = wide / 2;
  return (
    `M${short(x + half * 0.3)} ${foot}Q${short(x + half * 0.2)} ${foot - 160} ${short(x + lean * 0.5 + half * 0.2)} 410L${short(x + lean)} 250H${short(x + lean + half * 0.6)}` +
    `Q${short(x + half * 0.7 + lean * 0.5)} 410 ${short(x + half * 0.9)} ${foot - 160}Q${short(x + half)} ${foot - 60} ${short(x + half * 1.6)} ${foot}Z`
  );
}

/** The edge of the court before the steps, in metres before the house, and half the breadth of the steps. */
const [EDGE, STEPS] = [-3.2, 1.7] as const;

/** The court round the house: grass under the trees, flags before the door, the bushes along its walls. */
function drawCourt(sheet: Sheet): void {
  const ground = `${curve(pointsOf([-40, 716, 300, 712, 800, 700, 1300, 704, 1640, 700]))}V1240H-40Z`;
  const shade = "#6f7a4e";
  const [far, near] = [world(4.6, 7), world(4.6, 1)];
  sheet.add(
    fill(ground, sheet.downwards(["#c9cf86", "#b4b968", "#a3ab5c"], 700, 1000)),
    bushes(sheet, [300, 716, 70, 150, 726, 90, 1400, 716, 90, 1560, 724, 80], 40),
    // What the house keeps from the light.
    fill(
      polygon([
        EYE([...near, 0]),
        EYE([near[0] + 2.9, near[1] + 0.7, 0]),
        EYE([far[0] + 3.6, far[1] + 0.9, 0]),
        EYE([...far, 0]),
      ]),
      shade,
      0.85,
    ),
    paving(([along, across]) => HOUSE([across, along, 0]), {
      along: [EDGE, 0.9],
      across: [-2.1, 5.4],
      columns: 9,
      seed: 5,
    }),
  );
}

/** A row of bushes in leaf: x, y and half the breadth of each. */
function bushes(sheet: Sheet, numbers: readonly number[], seed: number): Drawing {
  return placesOf(numbers)
    .map(([x, y, r], index) =>
      leafMass(sheet, {
        x,
        y,
        width: r,
        height: r * 0.5,
        seed: index + seed,
        count: 16,
        size: 36,
        colours: ["#34563a", "#5f8446", "#a0b25a"],
      }),
    )
    .join("");
}

/** Who has come: two before the door and one in it, one who lights a candle. */
function drawVisitors(sheet: Sheet): void {
  const visitor = ([right, deep]: Point, options: PersonOptions) => {
    const at: Place = [...world(right, deep), 0];
    return place(person(sheet, options), ...EYE(at), metreAt(EYE, at) * 0.0166);
  };
  sheet.add(
    bushes(sheet, [...HOUSE([-4.2, 0.6, 0.2]), 46, ...HOUSE([-3, 0.7, 0.1]), 34], 50),
    visitor([0.62, -0.5], { pose: "holding", top: "#fbf3de", bottom: "#8a7a62", hat: "#e9cf96" }),
    visitor([-0.55, -2], {
      behind: true,
      slender: true,
      wears: "skirt",
      top: "#f3ead2",
      bottom: "#8c4a5c",
      hairstyle: "long",
      hair: "#5f3d2c",
    }),
    visitor([0.1, -2.1], { behind: true, top: "#4f6a8c", bottom: "#3a3f52" }),
    visitor([2.75, -1.7], {
      pose: "lifting",
      slender: true,
      wears: "skirt",
      sleeves: "long",
      top: "#5d6f8f",
      bottom: "#5d6f8f",
      hairstyle: "scarf",
      hair: "#e9d6c0",
    }),
    candleStand(sheet, HOUSE, [3.15, -2.3]),
  );
}

/** The wall of the court, and the steps before it. */
function drawSteps(sheet: Sheet): void {
  const { stone, stoneShade, stoneDeep } = sheet.mood;
  const [left, right] = [-18, 13] as const;
  const lower = [HOUSE([left, EDGE, LOW]), HOUSE([right, EDGE, LOW])] as const;
  const random = randomOf(16);
  const laid: Path[] = ["", "", ""];
  for (const course of counted(3))
    for (let from = left as number; from < right;) {
      const to = from + random.between(0.4, 0.95);
      const [low, high] = [LOW + course * 0.17 + 0.02, LOW + course * 0.17 + 0.16];
      laid[random.whole(0, 2)] += onHouse(
        [from + 0.02, EDGE, low],
        [from + 0.02, EDGE, high],
        [to - 0.02, EDGE, high],
        [to - 0.02, EDGE, low],
      );
      from = to;
    }
  const steps = counted(4).map((index) => {
    const [z, up] = [EDGE - index * 0.38, -index * 0.15];
    return (
      fill(onHouse([-STEPS, z, up], [STEPS, z, up], [STEPS, z + 0.4, up], [-STEPS, z + 0.4, up]), "#fbeecb") +
      fill(onHouse([-STEPS, z, up], [STEPS, z, up], [STEPS, z, up - 0.15], [-STEPS, z, up - 0.15]), "#cfa878") +
      fill(onHouse([STEPS, z, up], [STEPS, EDGE, up], [STEPS, EDGE, up - 0.15], [STEPS, z, up - 0.15]), stoneShade)
    );
  });
  sheet.add(
    fill(
      polygon([...lower, [1640, 1240], [-40, 1240], [-40, lower[0][1]]]),
      sheet.downwards(["#b4b968", "#9aa458", "#7f8c4e"], 800, 1200),
    ),
    fill(onHouse([left, EDGE, LOW], [left, EDGE, 0], [right, EDGE, 0], [right, EDGE, LOW]), "#b58f6c"),
    ...laid.map((path, index) => fill(path, ["#dcb988", stone, "#cfa67a"][index] ?? stone)),
    fill(onHouse([left, EDGE, 0], [right, EDGE, 0], [right, EDGE + 0.34, 0], [left, EDGE + 0.34, 0]), "#fbeecb"),
    fill(onHouse([left, EDGE, 0], [right, EDGE, 0], [right, EDGE, -0.07], [left, EDGE, -0.07]), stoneDeep, 0.3),
    // What the steps keep from the light.
    fill(onHouse([STEPS, EDGE, LOW], [STEPS + 1, EDGE, LOW], [STEPS, EDGE - 1.14, LOW]), "#5f6a46", 0.85),
    ...steps,
    ...[-2.1, 2.85].map((along, index) =>
      place(pottedBush(sheet, { seed: 4 + index * 3 }), ...HOUSE([along, EDGE + 0.2, 0]), 0.62),
    ),
    // What grows over the wall and at its foot.
    bushes(sheet, [...HOUSE([7.2, EDGE + 0.2, 0]), 64, ...HOUSE([8.4, EDGE + 0.2, 0]), 84], 70),
    bushes(sheet, [...HOUSE([-7.4, EDGE - 0.3, LOW]), 60, ...HOUSE([2.7, EDGE - 0.2, LOW]), 34], 76),
    grassAlong(sheet, [3.2, 12], EDGE - 0.12, 30),
    grassAlong(sheet, [-9, -1.9], EDGE - 0.12, 31),
  );
}

/** Grass along the foot of the wall of the court. */
function grassAlong(sheet: Sheet, [from, to]: Point, deep: number, seed: number): Drawing {
  const [[left, high], [right, low]] = [HOUSE([from, deep, LOW]), HOUSE([to, deep, LOW])];
  return grass(sheet, {
    from: left,
    to: right,
    ground: (x) => mixed(high, low, (x - left) / (right - left)),
    height: 22,
    count: 120,
    colour: "#5f7f42",
    seed,
  });
}

/** The path in metres from the eye: from the foot of the steps it swings round to us. */
function pathAt(share: number): Point {
  const [from, to] = [world(0, EDGE - 1.1), [0.5, 6.6] as const];
  const [near, far] = [world(0, EDGE - 3), [-1.6, 9.8] as const];
  const rest = 1 - share;
  const mix = (axis: 0 | 1) =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * share * near[axis] +
    3 * rest * share ** 2 * far[axis] +
    share ** 3 * to[axis];
  return [mix(0), mix(1)];
}

/** The flagged path up to the steps, the flecks of light on it and on the grass. */
function drawPath(sheet: Sheet): void {
  const on: Project = ([along, across]) => {
    const [[x, away], [nextX, nextAway]] = [pathAt(along), pathAt(along + 0.01)];
    const long = Math.hypot(nextX - x, nextAway - away);
    return EYE([x - ((nextAway - away) / long) * across, away + ((nextX - x) / long) * across, LOW]);
  };
  const random = randomOf(8);
  /** Flecks on the ground round a place, in metres: the further off, the flatter. */
  const flecks = (x: number, away: number, reach: number, count: number, size: number): Path =>
    counted(count)
      .map(() => {
        const at: Place = [x + random.around(reach), away + random.around(reach * 0.42), LOW];
        const metre = metreAt(EYE, at);
        const radius = size * random.between(0.6, 1.3) * metre;
        return blot(random, ...EYE(at), radius, radius * (2.6 / at[1]) * 1.3);
      })
      .join("");
  const flowers = counted(46).map((): Point => {
    const [x, away] = random.pick<Point>([
      [1.6, 11.4],
      [3.2, 9.6],
      [-1.6, 12.4],
      [2.6, 8.4],
    ]);
    return EYE([x + random.around(0.8), away + random.around(0.5), LOW]);
  });
  sheet.add(
    // The grass: where it stands higher, and where the light falls through the leaves.
    fill(flecks(1.6, 11.2, 2.2, 26, 0.3), "#8c9a50", 0.5),
    fill(flecks(2.6, 9, 2, 26, 0.26), "#7b8a4a", 0.5),
    fill(flecks(0.8, 12.2, 2, 20, 0.22), "#c6cd7c", 0.6),
    fill(flecks(3.4, 10, 1.6, 16, 0.2), "#c6cd7c", 0.5),
    dots(flowers, 4.2, "#fff6dc"),
    dots(
      flowers.filter((_, index) => index % 5 === 0).map(([x, y]): Point => [x + 9, y + 6]),
      5,
      "#d9603c",
    ),
    paving(on, { along: [0, 1], across: [-1.25, 1.25], columns: 4, seed: 31, rows: 15 }),
    // What the great plane keeps from the light: its trunk across path and grass, its leaves beyond.
    fill(
      `M150 1178C500 1150 900 1112 1400 1076L1640 1062V1092L1400 1110C900 1158 560 1200 240 1240H100Z` +
        flecks(-1.5, 8.6, 1.5, 26, 0.24) +
        flecks(-3, 11.6, 1.3, 18, 0.24) +
        flecks(3.6, 8.6, 1.5, 22, 0.24),
      "#3f5040",
      0.42,
    ),
  );
}

interface Paving {
  along: Point;
  across: Point;
  columns: number;
  rows?: number;
  seed: number;
}

/** Flags in rows, their joints out of line with those of the next row; `view` projects what is along and across them. */
function paving(
  view: Project,
  { along, across, columns, seed, rows = Math.round((along[1] - along[0]) / 0.72) }: Paving,
): Drawing {
  const random = randomOf(seed);
  const slab = (from: number, to: number, near: number, far: number): Path =>
    polygon([view([near, from, 0]), view([far, from, 0]), view([far, to, 0]), view([near, to, 0])]);
  let joints = "";
  const tones: [Path, Path, Path] = ["", "", ""];
  const gap = (along[1] - along[0]) / rows / 16;
  for (const row of counted(rows)) {
    const [near, far] = [mixed(...along, row / rows), mixed(...along, (row + 1) / rows)];
    joints += slab(across[0] - 0.06, across[1] + 0.06, near - gap / 2, far + gap / 2);
    const cuts = [0, ...counted(columns - 1).map((index) => (index + 1 + random.around(0.3)) / columns), 1];
    for (const [index, from] of cuts.slice(0, -1).entries())
      tones[random.whole(0, 2) as 0 | 1 | 2] += slab(
        mixed(...across, from) + 0.025,
        mixed(...across, cuts[index + 1] ?? 1) - 0.025,
        near + gap,
        far - gap,
      );
  }
  return fill(joints, "#a88a66") + fill(tones[0], "#e6cfa2") + fill(tones[1], "#dabf92") + fill(tones[2], "#efdcb4");
}

/** A great plane at the left, a pine at the right, the leaves of both over the picture. */
function drawNear(sheet: Sheet): void {
  const { leafMiddle, light } = { leafMiddle: "#5f8446", light: "#93aa56" };
  const plane =
    "M120 1240Q190 1120 180 900Q176 560 150 300L60 0H230L262 230Q270 330 300 200L352 0H420L330 330Q290 520 296 900Q300 1130 400 1240Q320 1200 260 1220Q190 1200 120 1240Z";
  const random = randomOf(5);
  const patch = (count: number): Path =>
    counted(count)
      .map(() =>
        blot(random, random.between(150, 320), random.between(0, 1180), random.between(10, 26), random.between(16, 40)),
      )
      .join("");
  const pine =
    "M1470 1240C1508 1120 1520 900 1514 640C1510 420 1504 200 1510 0H1604C1600 220 1606 460 1610 660C1614 900 1620 1110 1670 1240Z";
  const plates = (count: number): Path =>
    counted(count)
      .map(() =>
        blot(
          random,
          random.between(1506, 1600),
          random.between(0, 1220),
          random.between(6, 13),
          random.between(18, 40),
        ),
      )
      .join("");
  const masses = [
    [80, 60, 170, 90],
    [330, 40, 180, 80],
    [560, 20, 150, 60],
    [20, 190, 100, 70],
    [1540, 80, 150, 90],
    [1380, 40, 130, 60],
    [1230, 10, 110, 44],
    [760, 0, 120, 40],
  ] as const;
  sheet.add(
    place(
      fill(plane, "#a98c70") +
        sheet.clipped(
          plane,
          fill(patch(44), "#d9c29a") +
            fill(patch(30), "#7f7a5c") +
            fill("M250 1240Q236 1000 236 800Q236 520 280 300L340 60L420 0V1240Z", "#54464e", 0.72),
        ),
      -92,
      0,
    ),
    fill(pine, "#85533f"),
    sheet.clipped(
      pine,
      fill(plates(34), "#a8714f") +
        fill(plates(16), "#6a4238") +
        fill("M1564 0C1560 240 1566 480 1568 680C1570 920 1590 1110 1620 1240H1700V0Z", "#3f2c38", 0.78),
    ),
    ...masses.map(([x, y, width, height], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height,
        seed: index + 3,
        leaf: "round",
        count: 16,
        size: 76,
        colours: ["#3a613e", leafMiddle, light],
      }),
    ),
    leafMass(sheet, {
      x: 60,
      y: 1190,
      width: 150,
      height: 60,
      seed: 21,
      count: 40,
      size: 36,
      colours: ["#2f4a38", "#56763f", "#98a854"],
    }),
    leafMass(sheet, {
      x: 1500,
      y: 1200,
      width: 140,
      height: 54,
      seed: 22,
      count: 36,
      size: 36,
      colours: ["#2f4a38", "#56763f", "#98a854"],
    }),
  );
}
