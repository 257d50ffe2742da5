import { cameraOf, frameOf, metreAt, type Place, type Project, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { domedCistern } from "../parts/buildings/domedCistern.ts";
import { fieldWall } from "../parts/land/fieldWall.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { fruit, leafAt } from "../parts/plants/mandarinHarvest.ts";
import { cypress } from "../parts/plants/trees.ts";
import { CROWNS, GREENS, oldMandarin, sprig } from "../parts/plants/oldMandarin.ts";
import { sea } from "../parts/sea/sea.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 540;
const EYE = cameraOf({ horizon: HORIZON, centre: 930, eye: 3.2, focal: 1575 });
/** The orchard falls to the bay beyond its first trees, so that the sea is seen over the further ones: the height of its ground, in metres. */
const floor = (away: number): number => Math.min(0, (17 - away) * 0.062);
const ground = (right: number, away: number): Point => EYE([right, away, floor(away)]);
/** Where the sun, which stands to the left behind us, throws the shadow of a metre of height: metres to the right and away. */
const CAST: Point = [1.12, 0.3];
/** The shade on grass. */
const SHADE = "#1f4a5c";
/** A mandarin orchard of Bitez on a winter morning: an old tree with a picker on his ladder, a lane beside a water channel to the white cistern, the bay. */
export const SCENE: Scene = {
  name: "blog-bodrum-mandalinasi",
  seed: 207,
  mood: "morning",
  colours: {
    sky: ["#3f93c0", "#93c6d6", "#e4ecd9", "#fbe6c0"],
    zenith: "#2b76a8",
    far: "#a5b9c9",
    farShade: "#8ba6bd",
    mist: "#f3ead2",
    sea: ["#bfe0de", "#5fb0c2", "#2f8fb0"],
    groundShade: "#4a6c58",
    near: "#12302c",
  },
  grain: 0.2,
  crops: { wide: 190, square: 200 },
  draw(sheet) {
    drawFar(sheet);
    drawGround(sheet);
    drawShadows(sheet);
    drawLane(sheet);
    drawCover(sheet);
    drawOrchard(sheet);
    drawCrates(sheet);
    drawBasket(sheet);
    drawWall(sheet);
  },
};

/** The bay between its two headlands. */
function drawFar(sheet: Sheet): void {
  const foot = HORIZON + 3;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    heapedCloud(sheet, { x: 1250, y: 522, length: 640, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([560, 541, 640, 524, 740, 508, 860, 500, 960, 510, 1080, 498, 1200, 520, 1330, 541]),
      foot,
      mist: 26,
      seed: 4,
      rough: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([-20, 404, 90, 420, 210, 446, 330, 452, 450, 486, 560, 508, 640, 541]),
      foot,
      colour: "#93ab9f",
      shade: "#6f9097",
      light: "#b9bf9f",
      mist: 40,
      seed: 3,
      rough: 5,
    }),
    ridge(sheet, {
      crest: pointsOf([1130, 541, 1190, 512, 1270, 478, 1350, 452, 1450, 404, 1540, 386, 1640, 360]),
      foot,
      colour: "#93ab9f",
      shade: "#6f9097",
      light: "#b9bf9f",
      mist: 50,
      seed: 9,
      rough: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 680, dabs: 50, foot: false }),
    place(sail(), 852, 558, 0.72),
  );
}

/** A sailing boat on the bay, 34 wide and 66 high over its waterline. */
function sail(): Drawing {
  return (
    fill("M-16-4Q4-35 0-67Q-26-27-30-4ZM4-4V-55Q22-23 26-4Z", "#fffaf0") +
    fill("M0-67Q4-35-16-4H-9Q4-27 0-67Z", "#c3cfdd") +
    fill("M-34 0H30L20 10H-24Z", "#35556f") +
    fill(lens(0, 13, 70, 4), "#f4f6ea", 0.8)
  );
}

interface Tree {
  right: number;
  away: number;
  kind: number;
  size: number;
}

const HERO: Tree = { right: -4.7, away: 15.4, kind: 0, size: 1.1 };
/** The rows left and right of the lane, from the furthest to the nearest. */
const TREES: readonly Tree[] = [
  // The orchards beyond the cistern, down to the beach.
  ...counted(6)
    .toReversed()
    .flatMap((step) =>
      counted(15).map((index): Tree => {
        const random = randomOf(step * 57 + index * 3 + 1);
        const away = 51 + step * 6;
        return {
          right: (index - 7.4 + (step % 2) * 0.5) * 5.4 + random.around(0.8),
          away: away + random.around(1),
          kind: 1 + ((step + index) % 2),
          size: random.between(0.8, 1.05),
        };
      }),
    ),
  ...counted(5)
    .toReversed()
    .flatMap((step) =>
      [-25.6, -18.6, -11.6, -4.8, 5.4, 12.2, 19, 25.8].flatMap((right, row): Tree[] => {
        const random = randomOf(step * 31 + row * 7 + 5);
        const away = 22.2 + step * 6.4 + random.around(0.6);
        // The cistern stands in the row.
        if (row === 4 && (step === 1 || step === 2)) return [];
        return [
          { right: right + random.around(0.4), away, kind: 1 + ((step + row) % 2), size: random.between(0.84, 0.98) },
        ];
      }),
    ),
  { right: -11.8, away: 16.2, kind: 1, size: 1.04 },
  { right: 6.3, away: 16.6, kind: 2, size: 0.9 },
  HERO,
  { right: 6.1, away: 10.6, kind: 1, size: 1.02 },
];
/** Trees beside us that only their shadow shows. */
const UNSEEN: readonly Tree[] = [{ right: -7.7, away: 8.4, kind: 0, size: 0.95 }];

/** What a tree keeps the sun from: each of its masses, and the stem, laid down on the ground. */
function shadowOf({ right, away, kind, size }: Tree): Path {
  const random = randomOf(Math.round(right * 7 + away * 31));
  const slant = Math.atan2(CAST[1], CAST[0]);
  const masses = (CROWNS[kind] ?? []).map(([x, up, near, radius]) => {
    const [middleX, middleY] = [right + (x + up * CAST[0]) * size, away + (up * CAST[1] - near) * size];
    return curve(
      counted(14).map((index) => {
        const angle = (index / 14) * Math.PI * 2;
        const reach = radius * size * random.between(0.92, 1.22);
        const [long, wide] = [Math.cos(angle) * reach * 1.45, Math.sin(angle) * reach];
        return ground(
          middleX + long * Math.cos(slant) - wide * Math.sin(slant),
          middleY + long * Math.sin(slant) + wide * Math.cos(slant),
        );
      }),
      true,
    );
  });
  const stem = polygon([
    ground(right - 0.16, away - 0.06),
    ground(right + CAST[0] * 1.3, away + CAST[1] * 1.3 - 0.2),
    ground(right + CAST[0] * 1.3, away + CAST[1] * 1.3 + 0.2),
    ground(right + 0.1, away + 0.12),
  ]);
  return masses.join("") + stem;
}

/** Whether a place on the ground lies in the shadow of a tree. */
function shaded(right: number, away: number): boolean {
  return [...TREES, ...UNSEEN].some((tree) =>
    (CROWNS[tree.kind] ?? []).some(([x, up, near, radius]) => {
      const dx = right - tree.right - (x + up * CAST[0]) * tree.size;
      const dy = away - tree.away - (up * CAST[1] - near) * tree.size;
      return Math.hypot(dx / 1.4, dy) < radius * tree.size;
    }),
  );
}

/** Winter grass, brighter far off, with wood sorrel in drifts between the rows. */
function drawGround(sheet: Sheet): void {
  const random = randomOf(12);
  const drifts = counted(150).map(() => {
    const away = mixed(7.4, 44, random.next() ** 1.6);
    const right = random.pick([-8.2, -3.2, -2.6, 3.4, 8.8]) + random.around(1.1);
    const [x, y] = ground(right, away);
    return lens(x, y, random.between(700, 2000) / away, random.between(90, 150) / away);
  });
  const lit = drifts.filter((_, index) => index % 3 === 0);
  sheet.add(
    fill(box(-20, 600, 1660, 620), sheet.downwards(["#cfcf94", "#b3bc63", "#9dab55", "#8fa04e"], 620, 1200)),
    fill(drifts.join(""), "#84984a", 0.55),
    fill(lit.join(""), "#c9c35a", 0.7),
  );
}

const LANE_END = 35.4;
/** Where the lane is so far away: it bends to the right on its way to the door of the cistern. */
const bend = (away: number): number => within((away - 9) / 27) ** 2 * 2.1;

/** A strip along the lane between two distances from its middle, with frayed edges. */
function strip(from: number, to: number, seed: number, frayed = 0.07, up = 0): Path {
  const random = randomOf(seed);
  const steps = stepsAway(6.6, LANE_END, 40);
  const side = (offset: number) =>
    steps.map((away) => EYE([bend(away) + offset + random.around(frayed), away, floor(away) + up]));
  return `${curve(side(from))}${curve(side(to).toReversed()).replace("M", "L")}Z`;
}

/** The lane of trodden earth with grass along its middle, and the stone channel that once took the water from the cistern to the trees. */
function drawLane(sheet: Sheet): void {
  const random = randomOf(8);
  const stones = counted(70).map(() => {
    const away = mixed(7.2, 24, random.next() ** 1.5);
    const [x, y] = ground(bend(away) + random.pick([-0.62, 0.62]) + random.around(0.26), away);
    return lens(x, y, random.between(90, 190) / away, 60 / away);
  });
  const tufts = counted(90).map(() => {
    const away = mixed(7, 30, random.next() ** 1.5);
    const [x, y] = ground(bend(away) + random.pick([-1.16, 0, 1.16]) + random.around(0.12), away);
    return blades(random, x, y, 260 / away);
  });
  const joints = counted(26).map((index) => {
    const away = 7 + index * 0.96 + random.around(0.2);
    const across = [1.5, 1.72, 2.02, 2.24].map((offset) => EYE([bend(away) + offset, away, floor(away) + 0.2]));
    const outer = EYE([bend(away) + 1.5, away, floor(away)]);
    return polyline([outer, across[0] ?? outer, across[1] ?? outer]) + polyline(across.slice(2));
  });
  sheet.add(
    fill(strip(-1.24, 1.24, 2), "#d6ad77"),
    fill(strip(-0.92, -0.34, 3, 0.05) + strip(0.34, 0.92, 4, 0.05), "#eacb98"),
    fill(stones.join(""), "#b98d62"),
    fill(strip(-0.16, 0.16, 5, 0.1), "#a3ab57"),
    fill(tufts.join(""), "#7f9648"),
    fill(strip(1.72, 2.02, 1, 0, 0.1), sheet.downwards(["#c3e2de", "#86c0c8", "#5aa3b5"], 690, 1200)),
    // The curb on the left shades the water beside it.
    fill(strip(1.72, 1.87, 1, 0, 0.1), "#3b7f97"),
    fill(sideOf(2.02, 0.1, 0.2), "#c9a985"),
    fill(sideOf(1.5, 0, 0.2), "#dcc39a"),
    fill(strip(1.5, 1.72, 1, 0, 0.2) + strip(2.02, 2.24, 1, 0, 0.2), "#f3e3c2"),
    stroke(joints.join(""), "#a98d74", 2.4),
    // Shade is warmer on earth and stone than on grass.
    sheet.clipped(
      strip(-1.24, 1.24, 2) + strip(1.5, 2.24, 1, 0, 0.2) + sideOf(1.5, 0, 0.2),
      fill(allShadows(), "#443a60", 0.5),
    ),
  );
}

/** An upright side along the channel, which faces the lane. */
function sideOf(offset: number, low: number, high: number): Path {
  const steps = stepsAway(6.6, LANE_END, 40);
  const line = (up: number) => steps.map((away) => EYE([bend(away) + offset, away, floor(away) + up]));
  return polygon([...line(low), ...line(high).toReversed()]);
}

/** A tuft of grass. */
function blades(random: Random, x: number, y: number, tall: number): Path {
  return counted(5)
    .map((index) =>
      leafAt(x + (index - 2) * tall * 0.16, y, tall * random.between(0.6, 1), -1.57 + (index - 2) * 0.3, 0.1),
    )
    .join("");
}

function allShadows(): Path {
  return [...TREES, ...UNSEEN].map(shadowOf).join("");
}

function drawShadows(sheet: Sheet): void {
  const gumbet = curve(
    counted(18).map((index) => {
      const angle = (index / 18) * Math.PI * 2;
      return ground(CISTERN[0] + 2.6 + Math.cos(angle) * 4.6, CISTERN[1] + 0.6 + Math.sin(angle) * 2.6);
    }),
    true,
  );
  const random = randomOf(77);
  const flecks = counted(260)
    .map((): Point => [random.between(-8.6, 2), random.between(7.2, 20)])
    .filter(([right, away]) => shaded(right, away) && right < bend(away) - 1.4)
    .map(([right, away]) => {
      const [x, y] = ground(right, away);
      const long = random.between(60, 300) / away;
      return blot(random, x, y, long, long * 0.22);
    });
  sheet.add(fill(allShadows() + gumbet, SHADE, 0.56), fill(flecks.join(""), "#b4bb66", 0.55));
}

const CISTERN: Place = [3.7, 38, floor(38)];

/** The trees from the furthest to the nearest, with what stands among them. */
function drawOrchard(sheet: Sheet): void {
  let built = false;
  for (const tree of TREES) {
    if (!built && tree.away < CISTERN[1]) {
      built = true;
      drawCistern(sheet);
    }
    // The further a tree stands, the more of the haze over the bay lies on it.
    const haze = within((tree.away - 17) / 66, 0, 0.62);
    const [x, y] = ground(tree.right, tree.away);
    const scale = (metreAt(EYE, [tree.right, tree.away, 0]) * tree.size) / 100;
    sheet.add(
      place(oldMandarin(sheet, { kind: tree.kind, near: tree.away < 20, haze: Math.round(haze * 8) / 8 }), x, y, scale),
    );
    if (tree === HERO) drawPicker(sheet);
  }
}

function drawCistern(sheet: Sheet): void {
  const behind = (right: number, away: number, tall: number) =>
    place(cypress(sheet, { seed: 3 }), ...ground(right, away), (metreAt(EYE, [right, away, 0]) * tall) / 330);
  sheet.add(
    behind(8.3, 42, 7.5),
    behind(9.7, 41, 6),
    place(domedCistern(sheet), ...EYE(CISTERN), (metreAt(EYE, CISTERN) * 6.8) / 660),
    standing(sheet, [bend(21) - 0.68, 21, floor(21)], 1.64, {
      pose: "walking",
      behind: true,
      carries: "bucket",
      carriedColour: "#9fb4c2",
      top: "#f1e3c6",
      bottom: "#9c3f55",
      wears: "skirt",
      hairstyle: "long",
      sleeves: "long",
      slender: true,
    }),
  );
}

function standing(sheet: Sheet, [right, away, up]: Place, tall: number, options: PersonOptions): Drawing {
  const [x, y] = EYE([right, away, up]);
  return place(person(sheet, options), x, y, (metreAt(EYE, [right, away, up]) * tall) / 100);
}

/** A ladder that leans into the old tree, and who picks from it. */
function drawPicker(sheet: Sheet): void {
  const foot: Place = [-2.7, 13.5, 0];
  const rung = (up: number, side: number): Point =>
    EYE([foot[0] - up * 0.2 + side * 0.24, foot[1] + up * 0.18 + side * 0.1, up]);
  const rungs = counted(8).map((index) => polyline([rung(0.3 + index * 0.32, -1), rung(0.3 + index * 0.32, 1)]));
  const laid = (up: number, side: number): Point =>
    ground(foot[0] + up * (CAST[0] - 0.2) + side * 0.24, foot[1] + up * (CAST[1] + 0.18) + side * 0.1);
  sheet.add(
    stroke(polyline([laid(0, -1), laid(1.7, -1)]) + polyline([laid(0, 1), laid(1.5, 1)]), SHADE, 6, 0.56),
    stroke(rungs.join(""), "#8a5a36", 5),
    stroke(polyline([rung(0, -1), rung(2.92, -0.73)]), "#e9bd7e", 8),
    stroke(polyline([rung(0, 1), rung(2.92, 0.73)]), "#a56f44", 8),
    fill(overLadder(rung(2.96, -0.75), 3), GREENS[2]) + fill(overLadder(rung(2.96, 0.75), 4), GREENS[1]),
    standing(sheet, [foot[0] - 0.2, 13.6, 1.0], 1.62, {
      pose: "picking",
      mirrored: true,
      behind: true,
      top: "#c8452f",
      bottom: "#3b4f78",
      sleeves: "long",
      hat: "#f0d6a0",
      shadow: false,
    }),
  );
}

/** Leaves of the crown over the end of a pole. */
function overLadder([x, y]: Point, seed: number): Path {
  const random = randomOf(seed);
  return counted(8)
    .map(() => sprig(random, x + random.around(18), y + random.around(18), 27, random.between(0.4, 2.6)))
    .join("");
}

/** A field crate, 58 by 40 by 28 centimetres: slats on two sides, the inside, the heap. */
function crate(at: Project, along: number, across: number, up: number): Drawing {
  const [long, wide, high] = [0.58, 0.4, 0.28];
  const random = randomOf(Math.round(along * 100 + across * 30 + up * 10) + 7);
  const face = (from: Place, to: Place) =>
    polygon([
      at([along + from[0], across + from[1], up + from[2]]),
      at([along + to[0], across + to[1], up + from[2]]),
      at([along + to[0], across + to[1], up + to[2]]),
      at([along + from[0], across + from[1], up + to[2]]),
    ]);
  const top = polygon([
    at([along, across, up + high]),
    at([along + long, across, up + high]),
    at([along + long, across + wide, up + high]),
    at([along, across + wide, up + high]),
  ]);
  const slats = (from: Point, to: Point, colour: string) =>
    [0.01, 0.105, 0.2].map((low) => fill(face([from[0], from[1], low], [to[0], to[1], low + 0.078]), colour)).join("");
  const heap = counted(5).flatMap((row) =>
    counted(7).map((index) => {
      const [a, c] = [0.05 + index * 0.08 + random.around(0.012), 0.36 - row * 0.08 + random.around(0.012)];
      const bulge = Math.sin((a / long) * Math.PI) * Math.sin((c / wide) * Math.PI) * 0.07;
      const [x, y] = at([along + a, across + c, up + high + bulge]);
      return place(fruit(metreAt(EYE, [0, 10.4, 0]) * 0.042), x, y);
    }),
  );
  return (
    fill(face([0, 0, 0], [long, 0, high]) + face([0, 0, 0], [0, wide, high]), "#4a3226") +
    fill(top, "#6b4429") +
    heap.join("") +
    slats([0, wide], [0, 0], "#e8bd80") +
    slats([0, 0], [long, 0], "#b07b4a") +
    fill(face([0, 0, 0], [0.05, 0, high]) + face([long - 0.05, 0, 0], [long, 0, high]), "#94613a") +
    fill(face([0, 0.05, 0], [0, 0, high]) + face([0, wide, 0], [0, wide - 0.05, high]), "#d3a264")
  );
}

/** How the crates are turned, and where each stands: along, across, and on how many others. */
const CRATES_TURN = 1.08;
const CRATES: readonly Place[] = [
  [0.72, 0.5, 0],
  [0.06, 0.52, 0],
  [0.4, 0.54, 1],
  [0.66, 0, 0],
  [0, 0, 0],
];

/** Full crates at the edge of the lane. */
function drawCrates(sheet: Sheet): void {
  const at = frameOf(EYE, { right: -1.95, away: 10.2, heading: (CRATES_TURN / Math.PI) * 180 });
  const [sin, cos] = [Math.sin(CRATES_TURN), Math.cos(CRATES_TURN)];
  // Where the shadow of a point so high falls, in the crates' own directions.
  const laid = (along: number, across: number, up: number): Point =>
    at([along + up * (CAST[0] * sin + CAST[1] * cos), across + up * (CAST[1] * sin - CAST[0] * cos), 0]);
  const shadow = CRATES.flatMap(([along, across, level]) =>
    counted(5).map((step) => {
      const up = (level + step / 4) * 0.29;
      return polygon([
        laid(along, across, up),
        laid(along + 0.58, across, up),
        laid(along + 0.58, across + 0.4, up),
        laid(along, across + 0.4, up),
      ]);
    }),
  );
  sheet.add(fill(shadow.join(""), SHADE, 0.56));
  for (const [along, across, level] of CRATES) sheet.add(crate(at, along, across, level * 0.29));
}

/** A picker's basket beside the channel, full. */
function drawBasket(sheet: Sheet): void {
  const spot: Place = [3.15, 9.3, 0];
  const metre = metreAt(EYE, spot);
  const [x, y] = EYE(spot);
  const [half, high] = [metre * 0.27, metre * 0.3];
  const random = randomOf(15);
  const side = `M${x - half} ${y - high}Q${x - half * 0.92} ${y - high * 0.3} ${x - half * 0.76} ${y}Q${x} ${y + half * 0.34} ${x + half * 0.76} ${y}Q${x + half * 0.92} ${y - high * 0.3} ${x + half} ${y - high}Z`;
  const hoops = [0.22, 0.44, 0.66, 0.86].map((share) => {
    const wide = half * mixed(0.76, 0.98, share);
    return `M${x - wide} ${y - high * share}Q${x} ${y - high * share + half * 0.5} ${x + wide} ${y - high * share}`;
  });
  const staves = counted(9).map((index) => {
    const at = -0.9 + index * 0.225;
    return `M${x + at * half} ${y - high * 0.9 + (1 - at * at) * half * 0.28}L${x + at * half * 0.8} ${y + (1 - at * at) * half * 0.16}`;
  });
  const fruits = counted(5).flatMap((row) =>
    counted(7).map((index): Point => {
      const across = (index / 6) * 2 - 1;
      const deep = (row / 4) * 2 - 1;
      const wide = Math.sqrt(1 - deep * deep * 0.7) * 0.84;
      const rise = (1 - across * across) * 0.34 * (1 - deep * deep * 0.4);
      return [x + across * wide * half + random.around(3), y - high + (deep * 0.24 - rise) * half];
    }),
  );
  sheet.add(
    fill(disc(x + half * 1.1, y - half * 0.02, half * 1.25, half * 0.3), SHADE, 0.56),
    fill(disc(x, y - high, half, half * 0.34), "#5d3d28"),
    fill(side, "#d9ab6c"),
    sheet.clipped(side, fill(box(x + half * 0.3, y - high * 2, half, high * 3), "#a97848")),
    stroke(hoops.join(""), "#8f6239", 2),
    stroke(staves.join(""), "#b98a54", 2.4),
    ...fruits.map(([fx, fy]) => place(fruit(metre * 0.045), fx, fy)),
    fill(
      leafAt(x - half * 0.3, y - high * 1.3, 34, -2.4) + leafAt(x + half * 0.4, y - high * 1.2, 32, -0.5),
      "#3d7440",
    ),
    stroke(`M${x - half} ${y - high}Q${x} ${y - high + half * 0.68} ${x + half} ${y - high}`, "#f0cf96", 6),
  );
}

/** The end of the orchard's wall where one comes in, in the shade of the tree beside us. */
function drawWall(sheet: Sheet): void {
  const random = randomOf(9);
  const tufts = counted(34).map((index) => {
    const right = mixed(-6, -1.9, index / 33) + random.around(0.1);
    const [x, y] = EYE([right, mixed(8.55, 8, index / 33) - random.between(0, 0.2), 0]);
    return blades(random, x, y, random.between(20, 46));
  });
  sheet.add(
    fieldWall({
      camera: EYE,
      line: [
        [-6.4, 8.8],
        [-3.6, 8.3],
        [-2.15, 8.1],
      ],
      high: 0.62,
      fallen: [0, 1.3],
      tones: ["#a08a86", "#8d7a80", "#b09a8e", "#7d6f7b"],
      top: ["#d3bfa2", "#bda892", "#e4d2ae"],
      ends: ["#a08a86", "#5f5668"],
      gaps: "#433f52",
      seed: 5,
    }),
    fill(tufts.join(""), "#36594b"),
  );
}

/** What grows and lies on the ground near by, from the furthest to the nearest: tufts of grass, sorrel along the lane, fallen fruit under the trees. */
function drawCover(sheet: Sheet): void {
  const random = randomOf(61);
  const things = [
    ...counted(170).map(() => ({
      kind: "grass",
      away: mixed(7.3, 22, random.next() ** 1.3),
      right: random.between(-9, 7),
    })),
    ...counted(60).map(() => ({
      kind: "sorrel",
      away: mixed(7.2, 19, random.next() ** 1.4),
      right: random.pick([-1.75, -1.75, 2.75]) + random.around(0.5),
    })),
    ...counted(46).map((index) => {
      const tree = index % 3 ? HERO : (TREES.at(index % 2 ? -1 : -3) ?? HERO);
      return { kind: "fruit", away: tree.away - 0.6 + random.around(2), right: tree.right + random.around(2.6) };
    }),
  ]
    .filter(({ kind, right }) => kind !== "fruit" || right < -3 || right > 3)
    .filter(({ right, away }) => Math.abs(right - bend(away)) > 1.3 && (right < 1.3 || right > 2.45))
    .toSorted((one, other) => other.away - one.away);
  for (const { kind, right, away } of things) {
    const [x, y] = ground(right, away);
    const metre = metreAt(EYE, [right, away, 0]);
    const dim = shaded(right, away);
    if (kind === "grass") sheet.add(fill(blades(random, x, y, metre * 0.16), dim ? "#3f6552" : "#7d9447"));
    else if (kind === "sorrel") sheet.add(sorrel(random, x, y, metre / 150, dim));
    else sheet.add(fallen(x, y, metre * 0.045, dim));
  }
}

/** A mandarin that has dropped into the grass. */
function fallen(x: number, y: number, r: number, dim: boolean): Drawing {
  return (
    fill(disc(x + r * 0.9, y + r * 0.5, r * 1.5, r * 0.4), "#47633f", 0.7) +
    fill(disc(x, y - r * 0.3, r, r * 0.9), dim ? "#a34c26" : "#d0641e") +
    fill(disc(x - r * 0.15, y - r * 0.45, r * 0.78, r * 0.68), dim ? "#cc7230" : "#f8992f")
  );
}

/** Wood sorrel in flower: a low mat of leaves with yellow heads over it. */
function sorrel(random: Random, x: number, y: number, size: number, dim: boolean): Drawing {
  const heads = counted(13).map((): Point => [x + random.around(34) * size, y - random.between(6, 30) * size]);
  const mat = counted(9).map(() =>
    lens(x + random.around(40) * size, y + random.around(7) * size, 34 * size, 14 * size),
  );
  return (
    fill(mat.join(""), dim ? "#2b5346" : "#5f8440") +
    fill(mat.slice(0, 3).join(""), dim ? "#3a6650" : "#86a54c") +
    fill(heads.map(([hx, hy]) => disc(hx, hy, 4 * size, 3.2 * size)).join(""), dim ? "#a99a3f" : "#e9bf2e") +
    fill(
      heads.map(([hx, hy]) => disc(hx - size * 0.8, hy - size * 0.8, 2.4 * size, 1.7 * size)).join(""),
      dim ? "#c4b450" : "#ffe676",
    )
  );
}
