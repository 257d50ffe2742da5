import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { cameraOf, frameOf } from "../kit/camera.ts";
import { counted, heightAt, mixed, type Point, shares, within, splined } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { beachedBoat } from "../parts/boats/beachedBoat.ts";
import { house } from "../parts/buildings/house.ts";
import { pineHill } from "../parts/land/pineHill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { swimmer, wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { roofingPine } from "../parts/plants/roofingPine.ts";
import { umbrellaPine } from "../parts/plants/umbrellaPine.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 590;
const EYE = 3.2;
const FOCAL = 1500;
const CENTRE = 760;
const CAMERA = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: EYE, focal: FOCAL });
const [SAND, SHADE, DEEP] = ["#f9ebc6", "#bba1b0", "#9780a4"] as const;

/** Bağla from under a great stone pine: its limbs roof the sand, a boat lies pulled up in the sun, the bay curves round to the crag of Aspat. */
export const SCENE: Scene = {
  name: "gallery-bagla",
  seed: 132,
  mood: "day",
  colours: {
    sky: ["#4aa3cb", "#9bd3de", "#f1f5e2"],
    zenith: "#2f86b8",
    leafLight: "#a3bd58",
    leaf: "#55873f",
    leafDark: "#1f4f3e",
    seaLight: "#effaf2",
    groundShade: SHADE,
  },
  grain: 0.2,
  crops: { wide: 118, square: 270 },
  draw(sheet) {
    drawFar(sheet);
    drawAspat(sheet);
    drawShallows(sheet);
    drawWood(sheet);
    drawBeach(sheet);
    drawBathers(sheet);
    drawShade(sheet);
    drawTowel(sheet);
    sheet.add(
      beachedBoat(CAMERA, { right: -1.2, away: 19.6, heading: 130 }, [SHADE, DEEP]),
      roofingPine(sheet, [SHADE, DEEP]),
    );
  },
};

/** The water's edge, from the lower left to the rocks under Aspat. */
const SHORE: Point[] = pointsOf([
  -60, 1150, 150, 1046, 350, 945, 530, 860, 670, 786, 760, 724, 790, 682, 756, 652, 660, 630, 530, 616, 400, 608,
]);
/** Where the wood begins behind the sand. */
const WOOD: Point[] = pointsOf([
  380, 606, 480, 607, 600, 611, 760, 621, 960, 640, 1160, 668, 1340, 704, 1500, 744, 1660, 790,
]);

/** The water's edge on the ground, in metres to the right and away, in many small steps. */
const EDGE: readonly Point[] = (() => {
  const at = (index: number): Point => SHORE[within(index, 0, SHORE.length - 1)] ?? [0, 0];
  const bend = (axis: 0 | 1, index: number, share: number) =>
    splined([at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]], share);
  return counted((SHORE.length - 1) * 6 + 1).map((step): Point => {
    const [index, share] = [Math.floor(step / 6), (step % 6) / 6];
    const away = (EYE * FOCAL) / (bend(1, index, share) - HORIZON);
    return [((bend(0, index, share) - CENTRE) * away) / FOCAL, away];
  });
})();

/** The water's edge moved out to sea by so many metres, square to it on the ground; `swash` is by how much it runs in and out. */
function shoreAt(metres: number, swash = 0, phase = 0): Point[] {
  return EDGE.map(([right, away], index): Point => {
    const [from, to] = [EDGE[Math.max(0, index - 1)] ?? [0, 0], EDGE[Math.min(EDGE.length - 1, index + 1)] ?? [0, 0]];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy);
    const out = metres + swash * (Math.sin(index * 0.41 + phase) + 0.6 * Math.sin(index * 0.93 + phase * 2));
    return CAMERA([right - (dy / long) * out, Math.max(4, away + (dx / long) * out), 0]);
  });
}

/** All that lies landward of that line, down to the edge of the sheet. */
function landward(metres: number, swash = 0, phase = 0): Path {
  return `${curve(shoreAt(metres, swash, phase))}${curve(WOOD).replace("M", "L")}V1280H-80Z`;
}

/** Sky, Kos in the haze, the open sea in its layers. */
function drawFar(sheet: Sheet): void {
  const random = randomOf(5);
  const patches = placesOf([120, 668, 300, 330, 640, 360, 40, 742, 260, 470, 700, 260, 250, 800, 200]);
  const dabs = counted(34).map(() => {
    const near = random.next() ** 1.4;
    return lens(random.between(-40, 640 - near * 460), HORIZON + 8 + near * 420, 34 + near * 110, 1.6 + near * 5);
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }),
    fill(
      "M-20 592V552C30 548 60 534 96 530C120 516 146 514 168 524C200 530 230 548 266 556C310 566 350 574 420 592Z",
      "#a4c8d8",
    ),
    fill("M-20 592V568C40 560 90 546 120 538C150 556 200 570 260 578C300 582 330 586 350 592Z", "#bdd9e0"),
    fill(
      box(0, HORIZON, 1600, 700),
      sheet.downwards(["#2f86b8", "#1f7fb2", "#2196b6", "#3fb7bf", "#7fd4c8", "#b4e8d6"], HORIZON, 1180),
    ),
    // Meadows of sea grass on the bottom, and light on the ripples over them.
    fill(patches.map(([x, y, long]) => blot(random, x, y, long * 0.5, long * 0.045)).join(""), "#17699a", 0.5),
    fill(dabs.join(""), "#e2f6f4", 0.5),
    // A sloop under sail off Kos.
    fill("M132 556Q158 586 160 610L134 613Z", "#fffdf4") + fill("M129 566L128 612L106 610Q122 590 129 566Z", "#c9dbe6"),
    stroke("M131 552V616", "#5d4a52", 2) +
      fill("M104 615L166 614L156 623H114Z", "#f4efe6") +
      fill("M108 619L160 618L156 623H114Z", "#31507a"),
    fill(lens(136, 627, 70, 3) + lens(140, 634, 44, 3), "#eef8f4", 0.8),
  );
}

/** The teeth of the crag: where the point of each is on the sheet, how far behind the front of the rock, its height, how steep its faces are. */
const TEETH = [
  [452, 120, 196, 1.3],
  [424, 100, 184, 1.4],
  [486, 128, 172, 1.3],
  [360, 110, 136, 1.2],
  [330, 96, 118, 1.1],
  [394, 70, 128, 1.4],
  [566, 130, 138, 1.1],
  [600, 140, 118, 0.95],
  [530, 90, 124, 1.3],
  [648, 150, 76, 0.8],
  [286, 90, 76, 0.9],
  [450, 50, 104, 1.5],
  [500, 54, 84, 1.5],
] as const;
/** Rock from the sun to the shade, then scrub in both. */
const ROCK = ["#f4ecd6", "#ecdfc4", "#dccbb6", "#c4b6b2", "#aaa6b4", "#989ab0", "#8d92ac", "#94b496", "#7aa192"];

/** Aspat: teeth of rock with flat faces about one summit, worn along their breaks; scrub climbs from its foot. */
function drawAspat(sheet: Sheet): void {
  const [warp, crack, ledge, growth] = [rolling(4), rolling(21), rolling(33), rolling(40)];
  const front = FOCAL;
  const faces = TEETH.map(([x, behind, rise, steep], index) => {
    const random = randomOf(index * 31 + 7);
    const turn = random.between(0, 1);
    const planes = counted(6).map((side) => {
      const angle = ((side + turn + random.around(0.3)) / 6) * Math.PI * 2;
      return [Math.cos(angle), Math.sin(angle), steep * random.between(0.8, 1.25)] as const;
    });
    return [x - CENTRE, front + behind, rise, planes] as const;
  });
  const ground = (right: number, away: number) => {
    const bend = warp(right / 52, away / 52) * 12 + crack(right / 22, away / 22) * 3;
    let high = 0;
    for (const [x, z, rise, planes] of faces) {
      let steepest = 0;
      for (const [nx, nz, slope] of planes)
        steepest = Math.max(steepest, ((right + bend - x) * nx + (away - z + bend * 0.6) * nz) * slope);
      high = Math.max(high, (rise - steepest) * 1.08);
    }
    // The apron of scree that all of them stand in.
    const apron = 66 - Math.hypot((right + 318) / 3.6, (away - front - 96) / 2.4) + warp(right / 60, away / 60) * 10;
    const rib = Math.abs(crack(right / 26 + away / 60, away / 50)) * 9;
    // The summit is worn flat.
    high = Math.min(high + ledge(right / 9, away / 9) * 2.4 - rib, 192 + crack(right / 11, 3) * 5);
    return Math.max(high, apron, 0);
  };
  const rock = terrain({
    window: [150, 270, 800, 594],
    cell: 1.6,
    horizon: HORIZON,
    centre: CENTRE,
    eye: EYE,
    focal: FOCAL,
    reach: [front - 60, front + 330],
    steps: 330,
    ground,
    tone: (right, away) => {
      const high = ground(right, away);
      if (high < 1) return -1;
      const [dx, dy] = [(ground(right + 1.6, away) - high) / 1.6, (ground(right, away + 1.6) - high) / 1.6];
      const light = (dx * 0.86 - dy * -0.12 + 0.42) / Math.hypot(dx, dy, 1);
      const green = 52 + growth(right / 22, away / 22) * 30 + (Math.hypot(dx, dy) < 1.1 ? 40 : 0);
      if (high < green) return light > 0.2 ? 7 : 8;
      return within(Math.floor((0.84 - light + ledge(right / 14, high / 5) * 0.1) * 5.2), 0, 6);
    },
    inks: ROCK,
    stacked: false,
  });
  // Air between the rock and us, thickest at its foot.
  const air = sheet.radial(
    [
      [0, "#d9ebe2", 0.6],
      [0.5, "#d9ebe2", 0.26],
      [1, "#d9ebe2", 0],
    ],
    [450, 640],
    290,
  );
  sheet.add(
    fill(
      "M560 592C640 560 700 536 780 530C860 506 960 500 1040 470C1140 452 1240 430 1340 436L1660 400V620H560Z",
      "#9dbfb4",
    ),
    fill(
      "M1040 470C1140 452 1240 430 1340 436C1300 470 1250 490 1240 540H1080C1110 520 1076 492 1040 470ZM780 530C860 506 900 504 940 502C900 530 880 560 886 592H790C800 566 800 548 780 530Z",
      "#8ab1ab",
    ),
    pineHill(sheet, {
      crest: pointsOf([
        690, 600, 800, 572, 900, 552, 990, 536, 1080, 506, 1180, 506, 1290, 488, 1420, 468, 1540, 474, 1660, 456,
      ]),
      foot: 680,
      lit: [
        pointsOf([900, 552, 990, 536, 1010, 560, 980, 590, 1000, 680, 820, 680, 850, 600]),
        pointsOf([1180, 506, 1290, 488, 1300, 540, 1260, 590, 1280, 680, 1130, 680, 1150, 600, 1130, 550]),
        pointsOf([1420, 468, 1540, 474, 1520, 530, 1470, 590, 1500, 700, 1380, 700, 1390, 560]),
      ],
      groves: pointsOf([1060, 560, 1340, 560, 1590, 540]),
      size: [4, 11],
      colours: ["#5f9a80", "#74a78a", "#97c09a"],
      seed: 4,
    }),
    rock,
    fill(box(130, 340, 660, 268), air),
  );
}

/** Light that the waves gather on the bottom: a net of meshes of uneven size, on the ground between two lines of the shore. */
function net(): Path {
  const random = randomOf(61);
  const [wide, deep] = [1.25, 1.3];
  const nodes = new Map<string, Point>();
  const node = (i: number, j: number): Point => {
    const key = `${i} ${j}`;
    const known = nodes.get(key) ?? [
      (i + (j % 2 ? 0.5 : 0) + random.around(0.42)) * wide,
      (j + random.around(0.4)) * deep,
    ];
    nodes.set(key, known);
    return known;
  };
  const meshes: Path[] = [];
  for (const i of counted(30))
    for (const j of counted(30)) {
      const [column, row] = [i - 24, j + 6];
      const odd = row % 2 ? 1 : 0;
      const corners = [
        node(column, row),
        node(column + odd, row + 1),
        node(column + 1 + odd, row + 1),
        node(column + 1, row),
      ].flatMap((from, index, all): Point[] => {
        const to = all[(index + 1) % all.length] ?? from;
        const bent = Math.sin(from[0] * 7 + to[0] * 7 + from[1] * 5 + to[1] * 5) * 0.3;
        return [from, [mixed(from[0], to[0], 0.5) + bent * 0.6, mixed(from[1], to[1], 0.5) + bent]];
      });
      const centre: Point = [
        corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
        corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
      ];
      const kept = random.between(0.8, 0.93);
      meshes.push(
        curve(
          corners.map(([x, z]) => CAMERA([mixed(centre[0], x, kept), Math.max(4, mixed(centre[1], z, kept)), 0])),
          true,
        ),
      );
    }
  return meshes.join("");
}

/** The layers of the shallow water, the net of light in them, the foam and the wet sand. */
function drawShallows(sheet: Sheet): void {
  const meshes = net();
  const strip = (from: number, to: number) =>
    `${curve(shoreAt(from, 0.3, 2))}${curve(shoreAt(to, 0.2, 1).toReversed()).replace("M", "L")}Z`;
  // Far off the net is too fine to be seen.
  const fading = (colour: string, strength: number) =>
    sheet.linear(
      [
        [0, colour, 0],
        [1, colour, strength],
      ],
      [0, 742],
      [0, 860],
    );
  sheet.add(
    fill(landward(15, 0.9, 4), "#4cc3c4", 0.5),
    fill(landward(9, 0.6, 1), "#74d4c8", 0.6),
    fill(landward(5, 0.36, 2), "#9fe3d2", 0.75),
    // What lies between the meshes stays lighter than the water in them.
    sheet.clipped(strip(0.8, 10), fill(landward(10), fading("#eefced", 0.8)) + fill(meshes, fading("#7ad5c9", 0.9))),
    fill(landward(2.1, 0.24, 4), "#d3f4e4", 0.7),
    sheet.clipped(strip(0.2, 3.4), stroke(curve(shoreAt(2.3, 0.26, 4.4)), "#3faeb4", 7, 0.35)),
    stroke(curve(shoreAt(2.1, 0.24, 4)), "#fbfff8", 5, 0.85),
    stroke(curve(shoreAt(1.05, 0.3, 3)), "#f6fffa", 3, 0.8),
    fill(landward(0.42, 0.24, 1), "#fffdf6"),
    fill(landward(0.1, 0.22, 1.5), "#b9a48a"),
    fill(landward(-0.1, 0.22, 1.4), "#dcc49a"),
    fill(landward(-0.5, 0.2, 3), "#e3cea2"),
    fill(landward(-1.3, 0.2, 0.4), SAND),
  );
}

/** An edge of leaves: cushions of uneven size along a line, each lit above left. */
function hedge(
  random: Random,
  line: readonly Point[],
  count: number,
  large: number,
  tones: readonly string[],
): Drawing {
  const [dark = "", middle = "", light = ""] = tones;
  const [from, to] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  const heaps = counted(count).map((index) => {
    const x = mixed(from, to, (index + random.between(0.1, 0.9)) / count);
    const near = mixed(0.45, 1.5, within((x - 380) / 1280));
    return [x, heightAt(line, x) + random.around(5) * near, large * near * random.between(0.65, 1.3)] as const;
  });
  const lobes = (share: number, size: number, shift: number) =>
    heaps
      .filter(() => random.chance(share))
      .flatMap(([x, y, r]) =>
        counted(3).map((lobe) =>
          blot(
            random,
            x - r * shift + (lobe - 1) * r * size * 0.9 + random.around(r * 0.14),
            y - r * (shift * 1.1 + (lobe === 1 ? 0.22 : 0)) + random.around(r * 0.12),
            r * size * random.between(0.6, 1.1),
            r * size * random.between(0.5, 0.8),
          ),
        ),
      )
      .join("");
  return fill(lobes(1, 0.66, 0), dark) + fill(lobes(1, 0.46, 0.22), middle) + fill(lobes(0.62, 0.24, 0.42), light);
}

/** White houses on the slope behind the wood. */
function houses(sheet: Sheet): Drawing {
  const one = (x: number, y: number, size: number, [width, height]: Point, seed: number) =>
    place(
      house(sheet, { width, height, depth: 26, seed, floors: height > 66 ? 2 : 1, columns: width > 100 ? 3 : 2 }),
      x,
      y,
      size,
    );
  return (
    one(716, 582, 0.34, [84, 96], 3) +
    one(762, 588, 0.34, [110, 54], 5) +
    one(1016, 578, 0.56, [96, 104], 2) +
    one(968, 586, 0.56, [88, 58], 4) +
    one(1076, 590, 0.56, [104, 60], 6)
  );
}

/** The wood behind the beach, white houses in it, stone pines along the sand, rocks where it ends under Aspat. */
function drawWood(sheet: Sheet): void {
  const random = randomOf(41);
  const raised = (share: number) => WOOD.map(([x, y]): Point => [x, y - (y - HORIZON + 14) * share]);
  sheet.add(
    hedge(random, raised(1.15), 36, 26, ["#4d8064", "#6a9a70", "#8db67c"]),
    houses(sheet),
    fill(`${curve(raised(0.9))}${curve(WOOD.toReversed()).replace("M", "L")}Z`, "#3d7052"),
    hedge(random, raised(0.82), 40, 25, ["#3d7052", "#568a54", "#86ad62"]),
    hedge(random, raised(0.6), 40, 22, ["#346650", "#4d8150", "#79a35c"]),
    hedge(random, raised(0.34), 44, 22, ["#2c5c48", "#44794f", "#6d9a58"]),
    hedge(random, raised(0.12), 46, 17, ["#2c5c48", "#3b6d4c", "#558a52"]),
    // The sand's edge in the shade of the trees.
    fill(
      `${curve(WOOD)}${curve(WOOD.map(([x, y]): Point => [x, y + (y - HORIZON) * 0.14 + 2]).toReversed()).replace("M", "L")}Z`,
      SHADE,
      0.9,
    ),
    ...placesOf([640, 615, 50, 800, 628, 88, 872, 634, 104, 1130, 670, 158, 1552, 778, 270]).map(
      ([x, y, tall], index) =>
        umbrellaPine(sheet.tinted({ leafDark: "#2a5a48", leaf: "#5a8a4c", leafLight: "#93b45c" }), {
          foot: [x, y],
          head: [x + tall * (index % 2 ? -0.1 : 0.08), y - tall * 0.74],
          wide: tall * (index % 3 ? 0.5 : 0.42),
          rise: tall * 0.28,
          thick: tall * 0.034,
          seed: index + 3,
        }),
    ),
    fill("M214 606L240 594L272 590L300 595L340 591L384 596L430 594L520 606Q380 616 214 606Z", "#efd9b0"),
    fill("M272 590L300 595L292 608L262 608ZM384 596L430 594L520 606L440 611L400 610Z", "#a08b92"),
    fill("M196 607Q290 602 372 608Q460 603 560 612Q450 620 360 614Q270 617 196 607Z", "#f4fcf4"),
  );
}

/** A sunshade of straw on its pole, 100 high: ribs of thatch, the right of the cone turned from the light. */
function strawShade(): Drawing {
  return (
    stroke("M0-70V0", "#7a5240", 5) +
    fill("M-62-64Q-30-92 0-104Q30-92 62-64L50-60L42-66L30-58L18-65L4-57L-10-65L-24-58L-36-65L-50-59Z", "#d9a860") +
    fill("M0-104Q30-92 62-64L50-60L42-66L30-58L18-65L10-60Q12-84 0-104Z", "#a37850") +
    fill("M-62-64Q-30-92 0-104Q-14-88-26-66L-36-65L-50-59Z", "#f0cc88") +
    stroke("M-14-88L-20-66M2-90L0-66M20-84L28-66", "#8f6748", 2, 0.6)
  );
}

/** The open sand: what the sea left on it, furrows of the wind, a row of sunshades with people under them. */
function drawBeach(sheet: Sheet): void {
  const random = randomOf(77);
  const line = shoreAt(-2.6, 0.3, 2.2);
  const wrack = line.slice(25, 50).flatMap(([x, y]) => {
    const near = (y - HORIZON) / 300;
    return counted(2).map(() =>
      lens(x + random.around(26) * near, y + random.around(7) * near, random.between(16, 54) * near, 5 * near),
    );
  });
  const furrows = counted(40).map(() => {
    const x = random.between(820, 1620);
    const y = mixed(heightAt(WOOD, x) + 50, 900, random.next());
    const near = (y - HORIZON) / 300;
    return lens(x, y, random.between(60, 190) * near, 5 * near);
  });
  const stand = ([right, away]: Point, drawing: Drawing, tall: number) =>
    place(drawing, ...CAMERA([right, away, 0]), ((FOCAL / away) * tall) / 100);
  const lounger =
    fill("M-34 2L40 2L52 6H-22Z", SHADE) +
    fill("M-44-9L14-9L36-30L42-28L22-2H-44Z", "#fffaf0") +
    fill("M14-9L36-30L42-28L22-2Z", "#b4bfd8") +
    stroke("M-36-4V2M14-4V2", "#7a5240", 4);
  const shades: Point[] = [
    [13.4, 88],
    [11.4, 72],
    [11.9, 59],
    [10.9, 48],
    [11.6, 39.5],
  ];
  sheet.add(
    fill(furrows.join(""), "#ecd7a8", 0.85),
    fill(wrack.join(""), "#a58a68", 0.75),
    ...shades.map(
      (at, index) =>
        stand(at, fill(disc(24, 1, 62, 11), SHADE), 2.5) +
        stand([at[0] - 1.2, at[1] + 0.3], lounger, 1.9) +
        (index % 2 ? stand([at[0] + 1.5, at[1] + 0.4], lounger, 1.9) : "") +
        stand(at, strawShade(), 2.5),
    ),
  );
}

/** Swimmers, two who wade out, a mother and her child on the wet sand. */
function drawBathers(sheet: Sheet): void {
  const size = (away: number, tall: number) => ((FOCAL / away) * tall) / 100;
  const at = (right: number, away: number, tall: number, drawing: Drawing) =>
    place(drawing, ...CAMERA([right, away, 0]), size(away, tall));
  const bather: PersonOptions = { wears: "swimming", sleeves: "none" };
  sheet.add(
    at(-12.6, 44, 1.9, swimmer(sheet, { cap: "#e0573a" })),
    at(-8.4, 36, 1.7, wading(sheet, 76, { ...bather, behind: true, skin: "#b87a50" })),
    at(-6.4, 58, 1.7, wading(sheet, 48, { ...bather, behind: true, bottom: "#1d5d86" })),
    at(-4.6, 59, 1.65, wading(sheet, 46, { ...bather, behind: true, slender: true, top: "#f2b23c", hairstyle: "bun" })),
    at(
      -0.1,
      37,
      1.66,
      person(sheet, { ...bather, pose: "walking", mirrored: true, slender: true, top: "#c2265f", hat: "#f3dfae" }),
    ),
    at(0.9, 37.6, 1.15, person(sheet, { ...bather, pose: "walking", mirrored: true, child: true, bottom: "#1d7fa0" })),
  );
}

/** The great pine, in metres: its foot, the height of its crown's underside, how far that reaches. */
const PINE = { right: 3.5, away: 10, high: 5.6, half: 6.5 };

/** Its shade on the sand: a ragged edge of crowns, the bar of the trunk, and the sun that comes through, in discs. */
function drawShade(sheet: Sheet): void {
  const random = randomOf(3);
  const { right, away, high, half } = PINE;
  const [x, z] = [right + high * 0.24, away + 0.2];
  const on = (turn: number, reach: number): Point =>
    CAMERA([x + Math.cos(turn) * reach * 1.12, Math.max(4.6, z - Math.sin(turn) * reach), 0]);
  const ring = counted(300).map((index) => {
    const turn = (index / 300) * Math.PI * 2;
    const lobes =
      0.04 * Math.sin(turn * 7 + 1) + 0.035 * Math.abs(Math.sin(turn * 19 + 2)) + 0.03 * Math.sin(turn * 41);
    return on(turn, half * (0.94 + lobes + random.around(0.02)));
  });
  // Where the needles are thin, the sun lies on the sand in pools of discs that run together.
  const pools = (groups: readonly Point[]) =>
    groups.flatMap(([gx, gy]) => {
      const near = (gy - HORIZON) / 400;
      const spread = random.between(28, 78) * near;
      return counted(random.whole(4, 9)).map(() => {
        const turn = random.next() * Math.PI * 2;
        const out = Math.sqrt(random.next()) * spread;
        const r = mixed(6, 19, random.next() ** 1.5) * near;
        return [gx + Math.cos(turn) * out, gy + Math.sin(turn) * out * 0.3, r] as const;
      });
    });
  const sunny = (list: readonly (readonly [number, number, number])[], size: number) =>
    list.map(([sx, sy, r]) => blot(random, sx, sy, r * size, r * size * 0.34)).join("");
  const gaps = pointsOf([
    566, 936, 706, 990, 466, 1016, 884, 944, 1016, 1004, 604, 1112, 800, 1060, 400, 1136, 946, 1120, 1150, 960, 1426,
    962, 1530, 1044, 724, 1176, 1484, 924, 860, 1160, 640, 1016, 1120, 1040, 1404, 1020, 990, 1176, 1560, 1150, 520,
    1180, 760, 920, 1090, 916, 1470, 1186,
  ]);
  const light = pools(gaps);
  const ripple = (y: number, from: number, to: number) => {
    const near = (y - HORIZON) / 400;
    const line = shares(14).map((share): Point => [
      mixed(from, to, share),
      y + Math.sin(share * 13 + y) * 5 * near + random.around(3),
    ]);
    const under = line.map(([lx, ly], index): Point => [lx, ly + Math.sin((index / 13) * Math.PI) * 11 * near]);
    return `${curve(line)}${curve(under.toReversed()).replace("M", "L")}Z`;
  };
  const edge = curve(ring, true);
  sheet.add(
    fill(edge, SHADE),
    sheet.clipped(
      edge,
      fill(
        ripple(936, 620, 1000) +
          ripple(972, 420, 800) +
          ripple(1020, 700, 1120) +
          ripple(1062, 430, 760) +
          ripple(1120, 640, 1080) +
          ripple(1160, 330, 700),
        "#a88fa8",
        0.75,
      ) +
        // Deepest about the trunk, under the thick of the crown.
        fill(
          curve(
            ring.map(([rx, ry]): Point => [mixed(1340, rx, 0.56), mixed(1060, ry, 0.5)]),
            true,
          ),
          "#a78ea8",
          0.55,
        ) +
        fill(sunny(light, 2), "#dcc4b6", 0.5) +
        fill(sunny(light, 1), "#fdf1cd"),
    ),
  );
}

/** A peshtemal spread in the shade, its fringe towards us, and a hat of straw on it. */
function drawTowel(sheet: Sheet): void {
  const view = frameOf(CAMERA, { right: -1.75, away: 8.75, heading: 70 });
  const wave = (along: number, across: number) => 0.03 + 0.025 * Math.sin(along * 5 + across * 3);
  const at = (along: number, across: number) => view([along, across + 0.03 * Math.sin(along * 4), wave(along, across)]);
  const strip = (from: number, to: number, low = 0, high = 0.95) =>
    polygon([
      ...shares(9).map((share) => at(mixed(from, to, share), low)),
      ...shares(9)
        .toReversed()
        .map((share) => at(mixed(from, to, share), high)),
    ]);
  const bands = (low: number, high: number) => strip(0, 2, low, high);
  const fringe = shares(26).flatMap((share) => {
    const across = mixed(0, 0.95, share);
    return [polyline([at(0, across), at(-0.1, across - 0.012)]), polyline([at(2, across), at(2.1, across + 0.012)])];
  });
  const hat =
    fill(lens(24, 12, 190, 22), "#5d4f86", 0.4) +
    fill(disc(0, 0, 84, 26), "#e0b874") +
    fill("M-84 0a84 26 0 0 0 160 8q-70 12-160-8Z", "#b3854f") +
    fill("M-46-2Q-44-54-8-58Q38-58 44-2Q0 16-46-2Z", "#eccb8a") +
    fill("M8-58Q40-54 44-2Q26 5 10 6Q26-28 8-58Z", "#b98a54") +
    fill("M-47-4L-45-20Q0-4 43-20L44-4Q0 14-47-4Z", "#b23a4e");
  sheet.add(
    fill(polygon([view([0.02, -0.07, 0]), view([2.06, -0.07, 0]), view([2.1, 0.92, 0]), view([0.06, 0.92, 0])]), DEEP),
    stroke(fringe.join(""), "#e9d9d2", 2.4),
    fill(strip(0, 2), "#f1e3dc"),
    fill([0.06, 0.2, 0.34, 0.56, 0.7, 0.84].map((low) => bands(low, low + 0.07)).join(""), "#2f7f9c"),
    fill([0.145, 0.645].map((low) => bands(low, low + 0.035)).join(""), "#e2a54c"),
    fill(strip(0.52, 0.66) + strip(1.46, 1.52), "#5d4f86", 0.26),
    place(hat, ...view([1.5, 0.55, 0.03]), 0.44),
  );
}
