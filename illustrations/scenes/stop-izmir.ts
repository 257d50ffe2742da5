import { cameraOf, frameOf, metreAt } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cityFerry } from "../parts/boats/ships.ts";
import { konakClockTower, konakMosque } from "../parts/buildings/konak.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 770;
/** From the steps at the edge of the square. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 3.4, focal: 1500 });
/** The axis of the clock tower, on the ground. */
const TOWER = { right: -6.6, away: 46 } as const;
/** A metre of height throws this much shadow, right and away. */
const CAST = [0.5, -1.05] as const;

/** Konak Square in İzmir at dusk: pigeons rise before a child towards the marble clock tower, which throws its shadow at us; the small tiled mosque, a simit cart, the gulf behind. */
export const SCENE: Scene = {
  name: "stop-izmir",
  seed: 81,
  mood: "dusk",
  colours: {
    sky: ["#2b3a70", "#5a5590", "#b3688c", "#ee8d6c", "#fbc389", "#ffe3b0"],
    zenith: "#1c2858",
    sea: ["#f9c592", "#c98390", "#6f5f92", "#3a3b6e"],
    seaDark: "#584f86",
    far: "#9a668f",
    farShade: "#7f5585",
    stone: "#fde0b8",
    stoneWorn: "#eab58c",
    stoneShade: "#94608a",
    stoneDeep: "#4a2a5c",
    leafLight: "#a39a5e",
    leaf: "#56665c",
    leafDark: "#2c3550",
  },
  grain: 0.28,
  crops: { wide: 40, square: 200 },
  draw(sheet) {
    drawGulf(sheet);
    drawSquare(sheet);
    drawBehind(sheet);
    sheet.add(konakClockTower(sheet, frameOf(EYE, { ...TOWER, heading: 90 })));
    drawLife(sheet);
    drawNear(sheet);
  },
};

function drawGulf(sheet: Sheet): void {
  const random = randomOf(6);
  const lamps = counted(46).map((): Point => [random.between(0, 1600), HORIZON - 3 - random.next() ** 2 * 26]);
  const blocks = counted(46).map((index) =>
    box(index * 36 - 10 + random.between(0, 12), HORIZON - random.between(10, 34), random.between(18, 34), 40),
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.4 }),
    sheet.glow([60, 740], 900, sheet.mood.halo, 0.55),
    gulls(sheet, { x: 330, y: 330, length: 260, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 640, 150, 610, 330, 580, 480, 620, 640, 660, 900, 666, 1100, 630, 1260, 580, 1420, 560, 1620, 600,
      ]),
      foot: HORIZON + 4,
      mist: 0,
      seed: 14,
    }),
    fill(blocks.join(""), "#75497f"),
    dots(lamps, 2.6, "#ffe0a0"),
    sea(sheet, { top: HORIZON, bottom: 880, dabs: 60, foot: false }),
    lightColumns(sheet, {
      at: [90, 250, 420, 1040, 1240, 1420],
      y: HORIZON + 6,
      length: 60,
      width: 20,
      colour: "#ffd79a",
    }),
    place(cityFerry(sheet), 250, 812, 0.86),
    ripples(sheet, { x: 250, y: 814, width: 260, height: 16, count: 12, colour: sheet.mood.seaDark, opacity: 0.7 }),
  );
}

/** The square: rings of paving around the tower, cut by rays, and what lies across them in shade. */
function drawSquare(sheet: Sheet): void {
  const { wallBright, groundShade } = sheet.mood;
  const edge = EYE([0, 70, 0])[1];
  const body = box(-20, edge, 1640, 1220 - edge);
  const around = (radius: number, turns: number): Point => {
    const angle = turns * Math.PI * 2;
    const [right, away] = [TOWER.right + Math.cos(angle) * radius, TOWER.away + Math.sin(angle) * radius];
    return EYE([right, Math.max(6, away), 0]);
  };
  const rings = [38, 32, 26, 20, 14, 9.5].map((radius, index) =>
    fill(polygon(counted(72).map((step) => around(radius, step / 72))), index % 2 ? "#d99a7e" : "#c07c75"),
  );
  const rays = counted(24).map((index) => {
    const at = (index + 0.62) / 24;
    const wide = (radius: number) => 0.34 / (radius * Math.PI * 2);
    return polygon([
      around(9.5, at - wide(9.5)),
      around(38, at - wide(38)),
      around(38, at + wide(38)),
      around(9.5, at + wide(9.5)),
    ]);
  });
  sheet.add(
    fill(body, "#d08c78"),
    sheet.clipped(body, rings.join("") + fill(rays.join(""), "#f0bf94", 0.75)),
    sheet.clipped(body, sheet.glow([380, 930], 760, "#ffd696", 0.5)),
    sheet.clipped(body, fill(shadow(), "#643062", 0.66)),
    // The wall on the quay.
    fill(box(-20, edge - 13, 1640, 13), wallBright),
    fill(box(-20, edge, 1640, 7), groundShade, 0.7),
  );
}

/** The long shadow of the tower, storey by storey, to the tip of its dome. */
function shadow(): Path {
  const long = Math.hypot(...CAST);
  const at = (up: number, half: number): Point => {
    const [right, away] = [CAST[0] * up - (CAST[1] / long) * half, CAST[1] * up + (CAST[0] / long) * half];
    return EYE([TOWER.right + right, TOWER.away + away, 0]);
  };
  const outline = pointsOf([
    0, 6.3, 1, 6.3, 1, 5.4, 5, 5.3, 6.4, 4.3, 5, 3, 7.6, 2.7, 8.2, 3.2, 8.4, 2.2, 12.8, 2.1, 13.2, 2.6, 13.6, 1.9, 16.6,
    1.9, 17, 2.3, 17.3, 1.3, 20, 1.3, 20.4, 1.7, 21.4, 1.7, 22.4, 1, 23.2, 0.3, 25, 0,
  ]);
  return polygon([
    ...outline.map(([up, half]) => at(up, half)),
    ...outline.toReversed().map(([up, half]) => at(up, -half)),
  ]);
}

function drawBehind(sheet: Sheet): void {
  const at = (right: number, away: number, tall: number, seed: number, lean: number) =>
    place(palm(sheet, { seed, lean }), ...EYE([right, away, 0]), (metreAt(EYE, [right, away, 0]) * tall) / 300);
  sheet.add(
    at(-25.5, 60, 9, 5, 12),
    at(-22.5, 46, 9.5, 6, -12),
    place(konakMosque(sheet), ...EYE([13.6, 54, 0]), 1.08),
    at(-15.6, 30, 9.6, 3, 14),
    at(17, 33, 9.4, 4, -12),
    leafMass(sheet, { x: 1580, y: 922, width: 110, height: 26, seed: 7, count: 24, size: 22 }),
    leafMass(sheet, { x: 20, y: 938, width: 120, height: 24, seed: 9, count: 24, size: 20 }),
  );
}

/** What a person on the square looks like, and where in metres right and away; `tall` for a child. */
type Passer = readonly [right: number, away: number, options: PersonOptions, tall?: number];

/** People between the tower, the mosque and the sea, and the pigeons that a child runs into. */
function drawLife(sheet: Sheet): void {
  const passers: readonly Passer[] = [
    [2.6, 66, { pose: "standing", behind: true, top: "#34465e", bottom: "#2b2f45" }],
    [3.4, 66, { behind: true, slender: true, top: "#c2495f", hairstyle: "long", wears: "skirt" }],
    [
      16.6,
      42,
      {
        pose: "walking",
        mirrored: true,
        slender: true,
        carries: "bag",
        wears: "skirt",
        top: "#fdf8ee",
        bottom: "#c2265f",
        hairstyle: "long",
      },
    ],
    [17.6, 41.6, { pose: "walking", mirrored: true, top: "#2f6a86", bottom: "#3a3350" }],
    [-8.2, 22.4, { pose: "holding", top: "#fdf8ee", bottom: "#3a3350", hair: "#cfc5c8" }],
    [
      -5.2,
      21.4,
      { pose: "pointing", mirrored: true, slender: true, top: "#e7a0a8", bottom: "#31507a", hairstyle: "long" },
    ],
    [
      4.5,
      13.2,
      { pose: "crouching", mirrored: true, slender: true, top: "#d9a441", bottom: "#34465e", hairstyle: "bun" },
    ],
    [
      2.7,
      14.2,
      { pose: "waving", mirrored: true, child: true, top: "#c2265f", bottom: "#31507a", wears: "shorts" },
      1.12,
    ],
  ];
  sheet.add(
    place(simitCart(sheet), ...EYE([-6.7, 22, 0]), 1.05),
    ...passers.map(([right, away, options, tall = 1.7]) =>
      place(person(sheet, options), ...EYE([right, away, 0]), (metreAt(EYE, [right, away, 0]) * tall) / 100),
    ),
    ...pigeons(),
  );
}

/** Pigeons before the child: some still pick at the paving, the others go up in an arc towards the tower. */
function pigeons(): Drawing[] {
  const random = randomOf(31);
  const pecking = pointsOf([
    1.5, 13.6, 0.6, 14.6, -0.2, 13.2, -1.4, 14.2, 1.9, 12.9, -0.7, 15.6, 0.4, 12.7, -2.3, 13.4, -2.9, 15.2,
  ]).map(([right, away]) => {
    const turn = random.chance(0.6) ? 1 : -1;
    return place(
      fill(lens(8, 1, 40, 5), "#5b3358", 0.5) +
        fill("M-20-8Q-6-17 6-14Q10-20 15-17Q18-14 14-11Q12-4 2-3Q-8-2-20-8Z", "#5d5a86") +
        fill("M-20-8Q-6-17 4-13Q0-7-8-7Q-14-6-20-8Z", "#b9b2cf") +
        stroke("M1-3V1M5-3V1", "#c2495f", 1.6),
      ...EYE([right, away, 0]),
      0.96,
      0.96 * turn,
    );
  });
  const WINGS = [
    ["M-4-1Q-16-22-32-24Q-20-8-2 3Z", "M2-2Q8-24 26-30Q20-10 6 3Z"],
    ["M-4 0Q-22-12-38-8Q-20 2-2 4Z", "M2-2Q18-16 34-16Q22-2 6 3Z"],
    ["M-4 1Q-20 10-26 26Q-8 18 0 5Z", "M2-2Q14-22 34-24Q22-6 6 3Z"],
  ] as const;
  const flying = pointsOf([
    1.9, 0.5, 1.2, 0.7, 1.7, 1.3, 0.6, 1.2, 1, 1.9, 0, 1.7, 0.3, 2.5, -0.8, 2.2, -0.3, 3, -1.5, 2.9, 0.7, 3.1, -1.1,
    3.7, -2.3, 3.6, -0.4, 4.1, -2, 4.6, -3.2, 4.5, -3.7, 5.4, -2.7, 5.6, -4.9, 6.1,
  ]).map(([right, up], index) => {
    const [left, wing] = WINGS[index % 3] ?? WINGS[0];
    return place(
      turned(
        fill("M-16 2Q-4-6 8-2Q14-3 16 1Q6 8-6 6Z", "#8d87ad") + fill(left, "#fdf0dc") + fill(wing, "#d9cfe0"),
        random.between(-34, 26),
      ),
      ...EYE([right, 14.4, up]),
      -(1.5 - index * 0.045),
      1.5 - index * 0.045,
    );
  });
  return [...pecking, ...flying];
}

/** A cart with simit in its lit glass case under a striped awning; 120 wide, 130 high, its foot at 0,0. */
function simitCart(sheet: Sheet): Drawing {
  const { near, groundShade } = sheet.mood;
  const [red, redShade, white] = ["#cc3a3c", "#8a2547", "#fff0d8"];
  const rings = counted(10).map((index) => disc(-38 + (index % 5) * 17, -92 + Math.floor(index / 5) * 18, 6));
  const stripes = counted(4).map((index) => {
    const left = -48 + index * 30;
    return polygon([
      [left, -136],
      [left + 13, -136],
      [left + 14, -112],
      [left - 1, -112],
    ]);
  });
  return (
    fill("M-30 2L60-6L230 10Q150 22 20 14Z", groundShade, 0.6) +
    sheet.glow([0, -84], 120, "#ffd080", 0.55) +
    fill(disc(-32, -13, 14) + disc(34, -13, 14), near) +
    fill(disc(-32, -13, 5) + disc(34, -13, 5), white) +
    fill(box(-52, -64, 104, 42), red) +
    fill(box(24, -64, 28, 42), redShade) +
    fill(box(-52, -50, 76, 6), white) +
    fill(box(-47, -106, 94, 42), "#ffe3a6") +
    fill(box(-47, -84, 94, 3), "#c98a4a") +
    stroke(rings.join(""), "#b86a30", 4.4) +
    fill(box(-49, -112, 4, 50) + box(45, -112, 4, 50), near) +
    fill("M-56-136H56L64-112H-64Z", white) +
    fill(stripes.join(""), red) +
    fill("M30-136H56L64-112H36Z", redShade, 0.5)
  );
}

/** A street lamp with three globes, a bed of flowers in the corner. */
function drawNear(sheet: Sheet): void {
  const { near, flowerDark, flower, flowerLight, leaf, leafDark } = sheet.mood;
  const lamp = (x: number, y: number, size: number): Drawing =>
    place(
      sheet.glow([0, -196], 110, "#ffc35e", 0.6) +
        fill("M-4 0L-3-180H3L4 0Z", near) +
        fill(box(-14, -10, 28, 10) + box(-30, -178, 60, 5), near) +
        fill(disc(-26, -190, 12) + disc(26, -190, 12) + disc(0, -204, 14), "#fff0bf"),
      x,
      y,
      size,
    );
  sheet.add(
    lamp(1412, 1032, 1.25),
    fill("M-20 1220V1150Q160 1106 320 1160T480 1220Z", near),
    leafMass(sheet, {
      x: 100,
      y: 1176,
      width: 200,
      height: 56,
      seed: 3,
      count: 36,
      size: 38,
      colours: [near, leafDark, leaf],
    }),
    leafMass(sheet, {
      x: 110,
      y: 1156,
      width: 170,
      height: 40,
      seed: 4,
      count: 20,
      size: 30,
      leaf: "petal",
      colours: [flowerDark, flower, flowerLight],
    }),
  );
}
