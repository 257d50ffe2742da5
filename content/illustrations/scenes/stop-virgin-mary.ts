import { cameraOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { marysHouse } from "../parts/buildings/marysHouse.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { candleStand } from "../parts/things/candleStand.ts";

/** Where the house meets the ground. */
const FOOT = 800;
/** A visitor on the path, 17.6 m before the door. */
const EYE = cameraOf({ horizon: 635, centre: 850, eye: 1.8 });

/** How far the house is turned from us, so that its right side is seen. */
const TURN = (24 / 180) * Math.PI;
/** The same eye, for places of the house as if it stood straight before us. */
const HOUSE: Project = ([right, away, up]) => {
  const [along, deep] = [right, away - 17.6];
  return EYE([
    along * Math.cos(TURN) + deep * Math.sin(TURN),
    17.6 - along * Math.sin(TURN) + deep * Math.cos(TURN),
    up,
  ]);
};

/** The House of the Virgin Mary on Bülbüldağı: a small stone chapel with an arched door among tall trees, morning light, candles in sand. */
export const SCENE: Scene = {
  name: "stop-virgin-mary",
  seed: 98,
  mood: "morning",
  colours: {
    sky: ["#cfe0b8", "#f3eac2", "#fdf0cc"],
    stone: "#ecd2a0",
    stoneWorn: "#cfa878",
    stoneShade: "#8d7a78",
    stoneDeep: "#54505c",
    leafLight: "#c3c86c",
    leaf: "#7f9a50",
    leafDark: "#46683f",
  },
  grain: 0.38,
  crops: { wide: 220, square: 200 },
  draw(sheet) {
    drawWood(sheet);
    drawLawn(sheet);
    sheet.add(marysHouse(sheet, HOUSE));
    drawCourt(sheet);
    drawNear(sheet);
  },
};

/** The wooded hill in the haze, crown before crown; before it tall trees whose limbs go up into one roof of leaves. */
function drawWood(sheet: Sheet): void {
  sheet.add(
    fill(box(0, 0, 1600, FOOT), sheet.downwards(["#b9cf98", "#e3e7b8", "#fbf1cc", "#f3e6b8"], 0, FOOT)),
    sheet.glow([330, 240], 700, "#fffbe0", 0.9),
    pinewood(sheet, {
      crest: pointsOf([-40, 420, 160, 380, 360, 400, 560, 350, 760, 300, 980, 290, 1200, 340, 1420, 320, 1640, 370]),
      foot: 640,
      size: [34, 52],
      colours: ["#bccb95", "#c8d5a0", "#dbe2b0"],
      seed: 3,
    }),
    fill(TREES_BEHIND.map((one) => tall(one)).join(""), "#9aab7c"),
    pinewood(sheet, {
      crest: pointsOf([-40, 600, 180, 570, 400, 600, 640, 560, 900, 560, 1180, 540, 1400, 570, 1640, 540]),
      foot: FOOT + 10,
      size: [40, 66],
      colours: ["#7f9a62", "#94ae6f", "#b5c585"],
      seed: 9,
    }),
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
        count: 40,
        size: 40,
        colours: ["#86a463", "#a2ba75", "#c3d08c"],
      }),
    ),
    ...ROOF.map(([x, y, size], index) =>
      leafMass(sheet, {
        x,
        y,
        width: size,
        height: size * 0.46,
        seed: index + 80,
        leaf: "round",
        count: 46,
        size: 42,
        colours: ["#557a48", "#7a9a55", "#a5b863"],
      }),
    ),
    fill(
      box(0, 560, 1600, 240),
      sheet.linear(
        [
          [0, "#f6edc0", 0],
          [1, "#f6edc0", 0.4],
        ],
        [0, 560],
        [0, 790],
      ),
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
  { x: 420, foot: 640, wide: 26, lean: 16 },
  { x: 612, foot: 640, wide: 20, lean: -20 },
  { x: 940, foot: 640, wide: 24, lean: 26 },
  { x: 1170, foot: 640, wide: 28, lean: -14 },
  { x: 1390, foot: 640, wide: 20, lean: 18 },
];

const TREES: readonly Tall[] = [
  { x: 36, foot: 800, wide: 44, lean: 22 },
  { x: 470, foot: 790, wide: 46, lean: -36 },
  { x: 1108, foot: 780, wide: 50, lean: 40 },
  { x: 1352, foot: 790, wide: 40, lean: -30 },
];

/** The leaves of those trees, from the upper edge down: x, y, half their breadth. */
const ROOF_BEHIND = placesOf([
  480, 130, 150, 690, 90, 170, 900, 120, 160, 1130, 130, 170, 1330, 110, 130, 590, 30, 160, 1010, 20, 170,
]);
const ROOF = placesOf([420, 60, 150, 640, 10, 150, 860, 24, 160, 1080, 44, 160, 1260, 30, 130]);

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

/** The lawn round the house, its far edge under the trees. */
function drawLawn(sheet: Sheet): void {
  const ground = `${curve(pointsOf([-40, 790, 200, 780, 560, 784, 1100, 784, 1400, 778, 1640, 784]))}V1240H-40Z`;
  sheet.add(fill(ground, sheet.downwards(["#c2bf78", "#b3b06c", "#8f975a"], 780, 1200)));
}

/** The court before it: the paved path to the door and, beside it, a paved place with burning candles in sand; pots. */
function drawCourt(sheet: Sheet): void {
  const visitor = (right: number, away: number, options: PersonOptions) =>
    place(person(sheet, options), ...EYE([right, away, 0]), (1600 / away) * 0.0166);
  sheet.add(
    ...placesOf([470, 780, 90, 372, 800, 60, 1330, 770, 90, 1430, 790, 70]).map(([x, y, r], index) =>
      leafMass(sheet, {
        x,
        y,
        width: r,
        height: r * 0.5,
        seed: index + 40,
        count: 26,
        size: 26,
        colours: ["#34563a", "#5f8446", "#a0b25a"],
      }),
    ),
    paving([1.5, 5.1], [11.4, 15.2], 5, 8),
    paving([-1.4, 1.4], [4.7, 17.2], 4, 31, winding),
    // What the great plane keeps from the light: its trunk lies across lawn and path.
    fill("M286 1150C700 1120 1200 1086 1640 1062V1128C1200 1150 720 1180 330 1216Z", "#5a5a3c", 0.42),
    // Beams of morning light.
    ...(
      [
        [60, 0, 250, 330, 900, 560],
        [330, 0, 460, 760, 1010, 960],
        [640, 0, 720, 1180, 960, 1310],
      ] as const
    ).map(([a, top, b, c, foot, d]) =>
      fill(
        polygon([
          [a, top],
          [b, top],
          [d, foot],
          [c, foot],
        ]),
        sheet.linear(
          [
            [0, "#fffbe0", 0.55],
            [1, "#fffbe0", 0.04],
          ],
          [a, top],
          [c, foot],
        ),
        0.8,
      ),
    ),
    place(pottedBush(sheet, { seed: 4 }), 672, 822, 0.8),
    place(pottedBush(sheet, { seed: 7 }), 1028, 822, 0.8),
    visitor(-0.75, 16.1, { behind: true, top: "#4f6a8c", bottom: "#3a3f52" }),
    visitor(-0.2, 16.3, {
      behind: true,
      slender: true,
      wears: "skirt",
      top: "#f3ead2",
      bottom: "#8c4a5c",
      hairstyle: "scarf",
      hair: "#f7ead0",
    }),
    visitor(2.1, 14.4, {
      pose: "lifting",
      slender: true,
      wears: "skirt",
      sleeves: "long",
      top: "#5d6f8f",
      bottom: "#5d6f8f",
      hairstyle: "scarf",
      hair: "#e9d6c0",
    }),
    candleStand(sheet, EYE, [2.6, 12.6]),
  );
}

/** The path comes from below and swings round to the door. */
function winding(away: number): number {
  return -1.5 * Math.sin(((17.2 - away) / 12.5) * Math.PI * 0.92);
}

/** Flags between two lines that run away from us, from near to far, in metres: their joints out of line with those of the next row. */
function paving(
  across: Point,
  away: Point,
  columns: number,
  seed: number,
  bend: (away: number) => number = () => 0,
): Drawing {
  const random = randomOf(seed);
  const slab = (left: number, right: number, near: number, far: number): Path =>
    polygon([
      EYE([left + bend(near), near, 0]),
      EYE([left + bend(far), far, 0]),
      EYE([right + bend(far), far, 0]),
      EYE([right + bend(near), near, 0]),
    ]);
  let joints = "";
  const tones: [Path, Path, Path] = ["", "", ""];
  const rows = Math.round((away[1] - away[0]) / 0.72);
  for (const row of counted(rows)) {
    const [near, far] = [mixed(away[0], away[1], row / rows), mixed(away[0], away[1], (row + 1) / rows)];
    joints += slab(across[0] - 0.06, across[1] + 0.06, near - 0.02, far + 0.02);
    const cuts = [0, ...counted(columns - 1).map((index) => (index + 1 + random.around(0.3)) / columns), 1];
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const at = (share: number) => mixed(across[0], across[1], share);
      tones[random.whole(0, 2) as 0 | 1 | 2] += slab(
        at(from) + 0.02,
        at(cuts[index + 1] ?? 1) - 0.02,
        near + 0.03,
        far - 0.02,
      );
    }
  }
  return fill(joints, "#a88a66") + fill(tones[0], "#e6cfa2") + fill(tones[1], "#dabf92") + fill(tones[2], "#efdcb4");
}

/** A great plane at the left, a pine at the right, the leaves of both over the picture. */
function drawNear(sheet: Sheet): void {
  const { leafMiddle, light } = { leafMiddle: "#5f8446", light: "#a9b85c" };
  const plane =
    "M120 1240Q190 1120 180 900Q176 560 150 300L60 0H230L262 230Q270 330 300 200L352 0H420L330 330Q290 520 296 900Q300 1130 400 1240Q320 1200 260 1220Q190 1200 120 1240Z";
  const random = randomOf(5);
  const patch = (count: number): Path =>
    counted(count)
      .map(() =>
        blot(random, random.between(150, 320), random.between(0, 1180), random.between(10, 26), random.between(16, 40)),
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
    fill(plane, "#a98c70"),
    sheet.clipped(
      plane,
      fill(patch(44), "#d9c29a") +
        fill(patch(30), "#7f7a5c") +
        fill("M250 1240Q236 1000 236 800Q236 520 280 300L340 60L420 0V1240Z", "#54464e", 0.72),
    ),
    fill("M1470 1240Q1510 1100 1506 800L1490 0H1570L1580 800Q1580 1110 1640 1240Z", "#6b4a44"),
    fill("M1546 0H1570L1580 800Q1580 1110 1640 1240H1590Q1550 1100 1552 800Z", "#3f2c38"),
    stroke(
      counted(12)
        .map((index) => `M${1500 + (index % 3) * 12} ${90 + index * 92}q14 20 6 52`)
        .join(""),
      "#8d6a58",
      5,
    ),
    ...masses.map(([x, y, width, height], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height,
        seed: index + 3,
        leaf: "round",
        count: 44,
        size: 38,
        colours: ["#2f5238", leafMiddle, light],
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
