import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, curve, type Path, polygon } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { teaGlass } from "../parts/things/deckBreakfast.ts";
import { openCarrier } from "../parts/vehicles/openCarrier.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 540;
/** From the steps of a house, a little above the square. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.4, focal: 1600 });
const CAR = frameOf(CAMERA, { right: -2.6, away: 8.3, heading: 53 });
/** Along the row of houses to the right, and back from it; the paving keeps its directions. */
const ROW = frameOf(CAMERA, { right: -1.2, away: 22, heading: 99 });
/** Sun from the left, from a little behind us. */
const CAST = [0.9, 0.25] as const;
/** Where the tree stands, and the round bench about it. */
const TREE = { right: 4.55, away: 14, bench: 1.75 };
const SHADE = "#5b5190";

/** A square of old Bodrum by the sea: a people carrier, near, its door open; its driver has his tea on the bench round the plane tree, a couple strolls to the quay. */
export const SCENE: Scene = {
  name: "service-vip-car-rental",
  seed: 31,
  mood: "day",
  crops: { wide: 200, square: 205 },
  grain: 0.3,
  colours: {
    sky: ["#3f93c0", "#8fc8d6", "#fbe3b8"],
    zenith: "#2b7aa6",
    wall: "#fff0d0",
    wallBright: "#fffaf0",
    wallShade: "#a9a6cf",
    wallDeep: "#7f7fb4",
    sea: ["#7cc4d2", "#2f95bd", "#1a6fa4", "#154a70"],
    ground: "#ecd0a0",
    groundShade: "#6d6390",
    leafLight: "#c9cf62",
    leaf: "#7f9a42",
    leafDark: "#33593c",
  },
  draw(sheet) {
    drawBay(sheet);
    drawRow(sheet);
    drawPaving(sheet);
    drawStrollers(sheet);
    drawPlane(sheet);
    drawDriver(sheet);
    drawCar(sheet);
    drawNear(sheet);
  },
};

/** The bay that the square opens to, a sail on it, the low wall along the quay. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    ridge(sheet, { crest: pointsOf([-20, 470, 120, 482, 260, 508, 400, 528, 520, 544]), foot: HORIZON + 2, seed: 3 }),
    ridge(sheet, { crest: pointsOf([420, 544, 540, 520, 660, 512, 800, 520]), foot: HORIZON + 2, seed: 5, mist: 0 }),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 60, foot: false }),
    place(sailingYacht(sheet), 470, HORIZON + 26, 0.44),
  );
}

type Flat = (from: number, to: number, low: number, high: number, out?: number) => Path;

/** A rectangle on the fronts, in metres along the row and up. */
const onRow: Flat = (from, to, low, high, out = 0) =>
  polygon(
    [
      [from, low],
      [from, high],
      [to, high],
      [to, low],
    ].map(([along = 0, up = 0]) => ROW([along, -out, up])),
  );

/** A window with open shutters, or a door with a frame of stone. */
function openings(
  flat: Flat,
  at: readonly number[],
  low: number,
  high: number,
  half: number,
  tones: readonly [string, string, string, string],
): Drawing {
  const [frame, pane, shutter, slat] = tones;
  const each = (part: (middle: number) => Path) => at.map(part).join("");
  return (
    fill(
      each((m) => flat(m - half * 1.15, m + half * 1.15, low - 0.14, low, 0.1)),
      frame,
    ) +
    fill(
      each((m) => flat(m - half, m + half, low, high)),
      pane,
    ) +
    // The reveal's shade on the pane, the shutter's on the wall.
    fill(
      each((m) => flat(m - half, m - half * 0.72, low, high) + flat(m - half, m + half, high - 0.12, high)),
      "#143a5e",
    ) +
    fill(
      each((m) => flat(m + half * 2.1, m + half * 2.36, low - 0.1, high - 0.06)),
      "#a9a6cf",
      0.7,
    ) +
    fill(
      each((m) => flat(m - half * 2.1, m - half, low, high) + flat(m + half, m + half * 2.1, low, high)),
      shutter,
    ) +
    fill(
      each((m) =>
        counted(5)
          .map((index) => mixed(low, high, (index + 0.6) / 5.6))
          .map(
            (up) =>
              flat(m - half * 2, m - half * 1.1, up, up + 0.05) + flat(m + half * 1.1, m + half * 2, up, up + 0.05),
          )
          .join(""),
      ),
      slat,
    )
  );
}

/** Whitewashed houses in the sun: a low one at the quay, a tall one, a bougainvillea between their doors. */
function drawRow(sheet: Sheet): void {
  const { wall, wallBright, wallShade, stone, stoneWorn } = sheet.mood;
  const lit = ["#e9cf9c", "#23567e", "#2f7ba6", "#1f5d86"] as const;
  const [x, y] = ROW([4.72, -0.2, 0]);
  sheet.add(
    fill(onRow(0, 4.6, 0, 4.4), "#ffdfae"),
    fill(onRow(-0.12, 4.6, 4.4, 4.66, 0.12), wallBright),
    fill(onRow(0, 4.6, 4.24, 4.4), wallShade, 0.7),
    fill(onRow(4.6, 20, 0, 6.6), wall),
    fill(onRow(4.5, 20, 6.6, 6.9, 0.12), wallBright),
    fill(onRow(4.6, 20, 6.42, 6.6), wallShade, 0.7),
    fill(onRow(0, 20, 0, 0.5), stoneWorn, 0.7),
    openings(onRow, [2.3], 1.4, 2.9, 0.42, lit),
    openings(onRow, [6.1, 10.6, 14], 4, 5.5, 0.42, lit),
    openings(onRow, [6.1], 1.3, 2.9, 0.42, lit),
    fill(onRow(10.1, 11.9, 0, 2.8, 0.05), stone),
    fill(onRow(10.38, 11.62, 0, 2.5, 0.05), lit[2]),
    fill(onRow(10.95, 11.05, 0, 2.5, 0.05), lit[3]),
    // What the plane's crown lays on the fronts.
    sheet.clipped(onRow(4.6, 20, 0, 6.9), pierced(dapple(randomOf(5), 1440, 300, 380, 0.42), "#8c86c2", 0.6)),
    stroke(
      curve([
        [x, y + 2],
        [x + 10, y - 90],
        [x - 6, y - 190],
        [x + 10, y - 290],
      ]),
      "#6b4a3a",
      9,
    ),
    // Its shade on the low house, then the masses: over the parapet to the left, down the corner.
    sheet.clipped(onRow(0, 4.6, 0, 4.4), fill(blot(randomOf(8), x - 70, y - 262, 190, 30), "#c493a2", 0.75)),
    ...(
      [
        [-196, -304, 50, 16, 26],
        [-104, -296, 76, 28, 44],
        [-14, -300, 60, 46, 46],
        [30, -352, 30, 40, 22],
        [-4, -220, 30, 40, 24],
        [6, -140, 18, 34, 14],
      ] as const
    ).map(([dx, dy, w, h, count], index) =>
      bougainvillea(sheet, { x: x + dx, y: y + dy, width: w, height: h, count, seed: 4 + index, size: 24 }),
    ),
  );
}

/** A long mass of shade with a fringe of leaves, and gaps of sun in it. */
function dapple(random: Random, x: number, y: number, half: number, flat: number): Path {
  const fringe = counted(44).map((index): Point => {
    const angle = (index / 44) * Math.PI * 2;
    const reach = random.between(0.84, 1.06) * (1 + 0.14 * Math.sin(angle * 3 + x));
    return [x + Math.cos(angle) * half * reach, y + Math.sin(angle) * half * flat * reach];
  });
  const gaps = counted(8).map(() => {
    const wide = half * random.between(0.05, 0.15);
    return blot(random, x + random.around(half * 0.62), y + random.around(half * flat * 0.55), wide, wide * flat * 1.2);
  });
  return curve(fringe, true) + gaps.join("");
}

/** A mass whose inner outlines are gaps. */
function pierced(mass: Path, colour: string, opacity: number): Drawing {
  return `<g fill-rule="evenodd">${fill(mass, colour, opacity)}</g>`;
}

/** The shade at our feet: its rim is ragged with leaves, gaps of sun lie in it and single leaves beyond it. */
function nearShade(random: Random): { mass: Path; gaps: Path } {
  const rim: readonly Point[] = [
    [-40, 1010],
    [160, 1040],
    [420, 1090],
    [700, 1134],
    [980, 1128],
    [1260, 1110],
    [1460, 1084],
    [1660, 1060],
  ];
  const ragged = counted(40).map((index): Point => {
    const x = mixed(-40, 1660, index / 39);
    return [x, heightAt(rim, x) + random.around(7)];
  });
  const tufts = counted(70).map(() => {
    const x = random.between(-40, 1640);
    const wide = random.between(14, 60);
    return blot(random, x, heightAt(rim, x) + random.between(-6, 10), wide, wide * 0.2);
  });
  const gaps = counted(20).map(() => {
    const x = random.between(0, 1600);
    const y = heightAt(rim, x) + random.between(30, 110);
    const wide = random.between(20, 74);
    return blot(random, x, y, wide, wide * 0.17);
  });
  const flecks = counted(24).map(() => {
    const x = random.between(0, 1600);
    const wide = random.between(10, 26);
    return blot(random, x, heightAt(rim, x) - random.between(24, 54), wide, wide * 0.2);
  });
  return { mass: `${curve(ragged)}L1660 1240L-40 1240Z${tufts.join("")}${flecks.join("")}`, gaps: gaps.join("") };
}

/** The quay's wall and the paving, with the directions of the houses; the plane's wide shade to the right of it, that of our own tree at our feet. */
function drawPaving(sheet: Sheet): void {
  const random = randomOf(77);
  const slabs = { lit: "", worn: "", joints: "" };
  for (let back = 1; back > -20; back -= 0.85)
    for (let along = -14 - random.next() * 1.2; along < 20;) {
      const long = random.between(0.9, 1.6);
      const depth = 22 + back * 0.99 - along * 0.156;
      if (depth > 3) {
        const one = polygon(
          [
            [along, back],
            [along + long, back],
            [along + long, back - 0.85],
            [along, back - 0.85],
          ].map(([a = 0, b = 0]) => ROW([a, b, 0])),
        );
        const kind = random.next();
        if (kind < 0.22) slabs.lit += one;
        else if (kind < 0.42) slabs.worn += one;
        if (depth < 17) slabs.joints += one;
      }
      along += long;
    }
  const near = nearShade(random);
  const ground = polygon([ROW([-30, 0, 0]), ROW([20, 0, 0]), [1700, 1240], [-60, 1240]]);
  sheet.add(
    fill(ground, sheet.downwards(["#fde7bd", "#f2cf98", "#dfae78"], 700, 1200)),
    sheet.clipped(
      ground,
      fill(slabs.lit, "#fff0cc", 0.34) + fill(slabs.worn, "#d09d6c", 0.3) + stroke(slabs.joints, "#b98a60", 2, 0.5),
    ),
    fill(onRow(-30, 0, 0, 0.6, 0.2), "#c4aebd"),
    fill(polygon([ROW([-30, -0.2, 0.6]), ROW([0, -0.2, 0.6]), ROW([0, 0.3, 0.6]), ROW([-30, 0.3, 0.6])]), "#fffaf0"),
    pierced(dapple(random, 1470, 790, 330, 0.12), SHADE, 0.62),
    pierced(dapple(random, 1420, 950, 330, 0.13), SHADE, 0.62),
    fill(near.mass, SHADE, 0.66),
    fill(near.gaps, "#f6cf96"),
  );
}

/** Someone of a height in metres, with a shadow to the right. */
function standing(sheet: Sheet, at: Place, tall: number, options: PersonOptions): Drawing {
  const [x, y] = CAMERA(at);
  return place(person(sheet, options), x, y, (metreAt(CAMERA, at) * tall) / 100);
}

/** A couple on their way to the quay, seen from behind. */
function drawStrollers(sheet: Sheet): void {
  sheet.add(
    standing(sheet, [-7.9, 18.2, 0], 1.78, {
      pose: "walking",
      mirrored: true,
      behind: true,
      top: "#f6efe0",
      bottom: "#47648e",
    }),
    standing(sheet, [-7.25, 18, 0], 1.66, {
      pose: "walking",
      mirrored: true,
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#d8446f",
      bottom: "#d8446f",
      hairstyle: "long",
      hat: "#f0d6a0",
    }),
  );
}

/** A circle about the tree at a height. */
function ring(radius: number, up: number): Point[] {
  return shares(49).map((share) =>
    CAMERA([
      TREE.right + Math.cos(share * Math.PI * 2) * radius,
      TREE.away + Math.sin(share * Math.PI * 2) * radius,
      up,
    ]),
  );
}

/** The round bench: its face turns from the sun into shade, its seat is bright stone. */
function bench(sheet: Sheet): Drawing {
  const front = (up: number) => ring(TREE.bench, up).slice(24);
  const [left, right] = [ring(TREE.bench, 0)[24], ring(TREE.bench, 0)[0]];
  const face = polygon([...front(0), ...front(0.46).toReversed()]);
  return (
    fill(
      face,
      sheet.linear(
        [
          [0, "#f0d6a6"],
          [0.3, "#d9b58c"],
          [0.62, "#8f7391"],
          [1, "#6d5a88"],
        ],
        left ?? [0, 0],
        right ?? [1, 0],
      ),
    ) +
    fill(polygon(ring(TREE.bench + 0.06, 0.46)), "#a98f9a") +
    fill(polygon(ring(TREE.bench + 0.06, 0.52)), "#fff3d8") +
    fill(polygon(ring(1.15, 0.52)), "#8d6f62")
  );
}

/** The plane: a mottled trunk out of its bench that parts into three limbs, lit on their left; a crown that roofs the square. */
function drawPlane(sheet: Sheet): void {
  const random = randomOf(9);
  const [x, y] = CAMERA([TREE.right, TREE.away, 0.5]);
  const at = (points: readonly number[]) => pointsOf(points).map(([dx, dy]): Point => [x + dx, y + dy]);
  // Up the left side of the trunk, along each limb and back, down the right side.
  const wood = curve(
    at([
      -128, 8, -92, -50, -80, -150, -84, -250, -130, -340, -240, -430, -480, -540, -580, -568, -570, -590, -440, -580,
      -230, -490, -90, -400, -60, -420, -70, -520, -130, -720, -60, -720, 0, -520, 30, -410, 60, -400, 180, -490, 360,
      -580, 380, -540, 220, -440, 110, -340, 80, -250, 80, -150, 94, -50, 132, 8, 0, 26,
    ]),
    true,
  );
  const dark =
    curve(
      at([
        10, 40, 0, -60, -6, -160, 8, -250, 30, -310, 50, -360, 20, -470, -44, -620, -80, -740, -40, -740, 20, -520, 50,
        -390, 130, -420, 380, -560, 390, -500, 160, -330, 160, 40,
      ]),
      true,
    ) +
    // The underside of the limb to the left.
    curve(at([-98, -262, -118, -330, -226, -436, -470, -550, -590, -574, -590, -530, -300, -390, -150, -270]), true);
  const patches = (count: number, size: number): Path =>
    counted(count)
      .map(() =>
        blot(
          random,
          x + random.around(120),
          y - random.between(0, 420),
          random.between(0.4, 1) * size,
          random.between(0.7, 1.9) * size,
        ),
      )
      .join("");
  sheet.add(
    bench(sheet),
    crown(random, BEHIND, ["#27503f", "#2f6047", "#2f6047"]),
    fill(wood, "#d9c594"),
    sheet.clipped(
      wood,
      fill(patches(26, 20), "#f1e6c0") +
        fill(patches(18, 15), "#97916a", 0.85) +
        fill(patches(10, 11), "#746d66", 0.7) +
        fill(dark, "#4d4678", 0.62) +
        // The crown's own shade on the limbs.
        fill(dapple(random, x - 90, y - 560, 640, 0.3), "#3d4a58", 0.3),
    ),
    crown(random, BEFORE, ["#3a6b46", "#6c9448", "#b4c35a"]),
  );
}

/** The masses of the crown, behind the limbs and before them: where, and how broad. */
const BEHIND = [
  [850, 150, 150],
  [1060, 200, 150],
  [1240, 170, 150],
  [1440, 210, 150],
  [1580, 160, 140],
] as const;
const BEFORE = [
  [960, 20, 170],
  [1560, 40, 190],
  [1260, 10, 200],
  [730, 76, 120],
  [690, 140, 80],
  [1220, 112, 130],
  [770, 160, 84],
  [848, 178, 66],
  [1290, 150, 84],
  [1090, 110, 130],
  [1390, 96, 140],
  [870, 116, 100],
  [1600, 190, 110],
] as const;

/** Masses of leaves in three tones: each is dark below, lit from the upper left, its rim broken by sprigs. */
function crown(
  random: Random,
  masses: readonly (readonly [number, number, number])[],
  tones: readonly [dark: string, middle: string, light: string],
): Drawing {
  const sprigs = (x: number, y: number, half: number, [from, to]: Point, count: number) =>
    counted(count)
      .map(() => {
        const angle = random.between(0, Math.PI * 2);
        const reach = half * random.between(from, to);
        const size = random.between(11, 24);
        return turnedLeaf(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.56, size, random);
      })
      .join("");
  return masses
    .map(
      ([x, y, half]) =>
        fill(blot(random, x, y, half * 0.86, half * 0.46) + sprigs(x, y, half, [0.7, 1], 64), tones[0]) +
        fill(
          blot(random, x - half * 0.12, y - half * 0.18, half * 0.5, half * 0.22) +
            sprigs(x - half * 0.1, y - half * 0.12, half * 0.8, [0.3, 1], 60),
          tones[1],
        ) +
        fill(sprigs(x - half * 0.24, y - half * 0.22, half * 0.62, [0, 1], 20), tones[2]),
    )
    .join("");
}

/** A leaf of five points, so far off that its lobes are corners. */
function turnedLeaf(x: number, y: number, size: number, random: Random): Path {
  const turn = random.between(0, Math.PI * 2);
  return polygon(
    counted(10).map((index): Point => {
      const angle = turn + (index / 10) * Math.PI * 2;
      const reach = size * (index % 2 ? 0.56 : 1);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8];
    }),
  );
}

/** The driver on the bench, turned to the car; his glass of tea beside him. */
function drawDriver(sheet: Sheet): void {
  const at: Place = [TREE.right + 0.75, TREE.away - TREE.bench + 0.05, 0];
  sheet.add(
    place(teaGlass(), ...CAMERA([TREE.right + 0.1, TREE.away - 1.45, 0.53]), 0.2),
    standing(sheet, at, 1.76, {
      pose: "sitting",
      mirrored: true,
      shadow: false,
      top: "#fdf8ee",
      bottom: "#2b3550",
      sleeves: "long",
    }),
  );
}

/** The carrier in the sun, its door open. */
function drawCar(sheet: Sheet): void {
  sheet.add(
    vehicle(sheet, {
      kind: "carrier",
      view: CAR,
      mood: "day",
      cast: CAST,
      paint: { shadow: "#453c6c", ground: "#d9ac7a", sky: "#b9dbe6", glassLight: "#a9cbd0" },
    }),
    openCarrier(sheet, { view: CAR, mood: "day", outside: "#8fbfcb" }),
  );
}

/** A leaf of the plane, five-lobed, 100 wide, its stalk at 0,0. */
const LEAF: Path =
  "M0 0Q-14-10-40-8Q-30-18-28-24Q-44-34-54-36Q-36-44-26-50Q-30-64-36-74Q-18-68-10-64Q-6-82 0-98Q6-82 10-64Q18-68 36-74Q30-64 26-50Q36-44 54-36Q44-34 28-24Q30-18 40-8Q14-10 0 0Z";

/** Leaves that hang from the crown: each with its place, size and tone. */
function leaves(
  sheet: Sheet,
  random: Random,
  count: number,
  [left, right]: Point,
  edge: (x: number) => number,
  tones: readonly string[],
): Drawing {
  return counted(count)
    .map(() => {
      const x = random.between(left, right);
      const y = edge(x) * random.next() ** 0.6 - 10;
      const tone = tones[random.whole(0, tones.length - 1)] ?? "";
      const leaf = sheet.stamp(`plane leaf ${tone}`, () => fill(LEAF, tone));
      return place(turned(leaf(0, 0), 180 + random.around(60)), x, y, random.between(0.34, 0.66));
    })
    .join("");
}

/** Leaves of the tree under which we stand ourselves, dark against the sky. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(14);
  const hang = (x: number) => Math.max(30, 250 - x * 0.3 + 40 * Math.sin(x / 90));
  sheet.add(
    stroke("M-20 150Q140 60 420 30T700-30", "#4a3d48", 20),
    fill("M-20-20H640Q560 40 430 60T200 120T-20 190Z", "#1b3a33"),
    leaves(sheet, random, 90, [-20, 640], hang, ["#1f4036", "#24473a"]),
    leaves(sheet, random, 70, [-20, 560], hang, ["#33613f", "#42754a"]),
    leaves(sheet, random, 20, [-20, 420], hang, ["#8fae4e"]),
    // In flower in the shade of that tree.
    bougainvillea(
      sheet.tinted({ flowerLight: "#b23a78", flower: "#8a2464", flowerDark: "#5a1a50", leafLight: "#55733f" }),
      { x: 1590, y: 1168, width: 170, height: 90, count: 60, seed: 23, size: 36 },
    ),
  );
}
