import { cameraOf, frameOf, type Place, toWorld } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, lens, type Path, polygon, polygonDownTo, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { caique, caiqueImage } from "../parts/boats/caique.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { type Girth, limb } from "../parts/people/body.ts";
import { loadingDriver } from "../parts/people/loadingDriver.ts";
import { person } from "../parts/people/person.ts";
import { sea } from "../parts/sea/sea.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { minibus, minibusShadow } from "../parts/vehicles/minibus.ts";

const HORIZON = 600;
const FOCAL = 2800;
/** Somebody who sits on the edge of the promenade. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 760, eye: 1.15, focal: FOCAL });
/** The minibus; the promenade and its paving keep its directions. */
const STANDING = { right: -2.24, away: 14.4, heading: 50 } as const;
const VAN = frameOf(CAMERA, STANDING);
const worldOf = toWorld(STANDING);
/** The sun is low, left of the sheet and a little behind the sea: where the shadow of a point one metre up falls. */
const LOW = [1.5, -0.42] as const;
/** The edge of the promenade, in metres to the far side of the minibus; how far the sea lies below it. */
const QUAY = 5.6;
const DROP = 1.2;

/** The long minibus on the promenade in the last sun, the bay mirrored along its panes; its driver lifts the last case in at the side door; a whitewashed tamarisk, a fisherman who comes home. */
export const SCENE: Scene = {
  name: "fleet-van",
  seed: 13,
  mood: "gold",
  crops: { wide: 88, square: 250 },
  grain: 0.24,
  colours: {
    sky: ["#1b6a9b", "#5aa2bd", "#cfd9bd", "#fbd79c", "#fdb87c"],
    zenith: "#124e7c",
    cloud: "#fbe6ba",
    cloudShade: "#eab08e",
    far: "#b08aa6",
    farShade: "#8d6d9b",
    mist: "#fccf9a",
    sea: ["#f9cf9c", "#8fbfc0", "#2f8fb0", "#17608f"],
    groundShade: "#6d3d5c",
  },
  draw(sheet) {
    drawBay(sheet);
    drawQuay(sheet);
    sheet.add(minibusShadow(CAMERA, STANDING, LOW, "#3f1c42", 0.93));
    sheet.add(minibus(sheet, VAN));
    drawLoading(sheet);
    drawTree(sheet);
  },
};

/** The caique of a fisherman on his way home: where she is, in metres, and her colours. */
const CAIQUE = {
  right: -46,
  away: 222,
  heading: 82,
  hull: ["#fff0d0", "#a9749a"],
  stripe: ["#2f7f9c", "#1d4a72"],
  bottom: ["#c4563c", "#6a2a44"],
  long: 9,
  mast: 5.4,
  house: [0.5, 0.72],
} as const;

/** The bay in the low sun: headlands on both sides, houses at the foot of one, a boat. */
function drawBay(sheet: Sheet): void {
  const spot = frameOf(CAMERA, CAIQUE);
  const view = ([along, across, up]: Place): Point => spot([along, across, up - DROP]);
  const [x, y] = view([1.9, 0, 0.36]);
  const fisher = person(sheet, { behind: true, top: "#e0563c", bottom: "#2f4a72", hat: "#f6dc9c", shadow: false });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0 }),
    sheet.glow([-80, 450], 660, "#fff0c0", 0.75),
    flatCloud(sheet, { x: 1190, y: 170, length: 620 }),
    fill(
      curveDownTo(pointsOf([1120, 602, 1200, 584, 1280, 570, 1370, 540, 1450, 528, 1530, 546, 1640, 520]), HORIZON + 2),
      "#cf9a98",
    ),
    fill(
      "M1450 528Q1490 536 1530 546L1542 562L1524 574L1540 602H1470L1484 584L1466 566L1474 546ZM1600 530L1640 520V602H1590L1604 578L1590 560ZM1300 564L1370 540L1362 560L1376 576L1350 602H1310L1324 584Z",
      "#bb8596",
    ),
    fill(
      curveDownTo(
        pointsOf([-20, 520, 60, 506, 150, 526, 260, 500, 350, 524, 470, 566, 600, 590, 700, 602]),
        HORIZON + 2,
      ),
      "#d39d9b",
    ),
    headland(),
    sea(sheet, { top: HORIZON, bottom: 880, dabs: 40, foot: false }),
    fill(lens(150, HORIZON + 5, 700, 9), "#b98398", 0.7),
    fill(sunOnWater(), "#fff4d6", 0.8),
    caiqueImage(view, CAIQUE, 5),
    place(sheet.clipped(box(-60, -130, 120, 100), fisher), x, y, (1.75 * FOCAL) / CAIQUE.away / 100),
    caique(sheet, view, CAIQUE),
  );
}

/** The near headland: slopes that face the sun, their backs in shade down crooked spurs, white houses by the water. */
function headland(): Drawing {
  const random = randomOf(12);
  const crest = pointsOf([
    -20, 548, 40, 530, 84, 500, 120, 508, 168, 462, 204, 436, 236, 452, 268, 446, 312, 488, 352, 496, 392, 530, 440,
    546, 500, 572, 560, 586, 640, 602,
  ]);
  const shade = [
    [84, 500, 120, 508, 134, 540, 118, 556, 140, 580, 128, 602, 70, 602, 88, 570, 74, 544, 90, 524],
    [
      204, 436, 236, 452, 244, 476, 262, 490, 250, 520, 274, 548, 262, 602, 176, 602, 196, 562, 182, 530, 206, 496, 196,
      462,
    ],
    [268, 446, 312, 488, 352, 496, 364, 530, 350, 552, 372, 602, 300, 602, 312, 566, 290, 536, 296, 504, 274, 474],
    [392, 530, 440, 546, 500, 572, 560, 586, 640, 602, 420, 602, 430, 578, 402, 560],
  ];
  const lit = [
    [168, 462, 204, 436, 196, 462, 206, 496, 182, 530, 160, 522, 166, 492],
    [40, 530, 84, 500, 90, 524, 74, 544, 50, 552],
    [244, 458, 268, 446, 274, 474, 296, 504, 276, 512, 262, 490],
  ];
  const houses = counted(26).map((index) => {
    const [x, tall, wide] = [214 + index * 9.4 + random.around(4), random.between(5, 8), random.between(7, 11)];
    const y = HORIZON - 1 - (index % 3) * random.between(4, 6) * (1 - index / 34);
    return { y, lit: box(x, y - tall, wide, tall), shade: box(x + wide * 0.62, y - tall, wide * 0.38, tall) };
  });
  const rows = houses.toSorted((one, other) => one.y - other.y);
  return (
    fill(polygonDownTo(crest, HORIZON + 2), "#b58696") +
    fill(lit.map((each) => polygon(pointsOf(each))).join(""), "#cf9a96") +
    fill(shade.map((each) => polygon(pointsOf(each))).join(""), "#8e6a93") +
    rows.map((each) => fill(each.lit, "#fff0d6") + fill(each.shade, "#c79aa8")).join("")
  );
}

/** The sun’s way on the water, at the left edge. */
function sunOnWater(): Path {
  const random = randomOf(4);
  return shares(34)
    .map((share) => {
      const near = share ** 1.5;
      return lens(
        mixed(-6, 30, near) + random.around(mixed(14, 60, near)),
        mixed(HORIZON + 3, 790, near),
        mixed(70, 190, near) * random.between(0.4, 1),
        mixed(2, 10, near),
      );
    })
    .join("");
}

/** A piece of the ground between two places along the minibus and two across it. */
function flat(from: number, to: number, near: number, far: number): Path {
  const corners: readonly Point[] = [
    [from, near],
    [to, near],
    [to, far],
    [from, far],
  ];
  return polygon(corners.map(([along, across]) => VAN([along, across, 0])));
}

/** Slabs that run with the promenade, honey-coloured in the low sun; the kerb over the water. */
function drawQuay(sheet: Sheet): void {
  const random = randomOf(17);
  const slabs = { lit: "", worn: "", joints: "" };
  for (let across = QUAY - 0.7; across > -9; across -= 0.9)
    for (let along = -14 - random.next() * 2; along < 26;) {
      const long = random.between(1.3, 2.3);
      const [, depth] = worldOf([along, across, 0]);
      if (depth > 3) {
        const kind = random.next();
        const one = flat(along, along + long, across - 0.9, across);
        if (kind < 0.2) slabs.lit += one;
        else if (kind < 0.36) slabs.worn += one;
        if (depth < 26) slabs.joints += one;
      }
      along += long;
    }
  const quay = polygon([VAN([-14, QUAY, 0]), VAN([90, QUAY, 0]), [1700, 1100], [-100, 1100], [-100, 890]]);
  sheet.add(
    fill(quay, sheet.downwards(["#fbd79c", "#efb983", "#d3906c", "#a9646a"], 650, 1010)),
    sheet.clipped(
      quay,
      fill(slabs.lit, "#ffe6b4", 0.42) + fill(slabs.worn, "#a5605e", 0.18) + stroke(slabs.joints, "#9a5a60", 2, 0.4),
    ),
    fill(flat(-14, 90, QUAY - 0.5, QUAY), "#fff3d8"),
    fill(flat(-14, 90, QUAY - 0.6, QUAY - 0.5), "#a9716c", 0.8),
  );
}

/** Foot of the tamarisk, in metres to the right of the eye and away from it. */
const TREE = { right: -3.2, away: 13.2 } as const;

/** Where its boughs end on the sheet, and how far their plumes reach. */
const BOUGHS = [
  [40, 150, 150],
  [150, 60, 150],
  [280, 20, 150],
  [400, 60, 130],
  [20, 270, 84],
  [120, 230, 110],
  [250, 170, 140],
  [370, 150, 120],
  [470, 130, 90],
  [330, 250, 80],
  [200, 310, 74],
] as const;

/** Plumes that spring from the boughs' ends and droop; only those that face the sun if `sunny`. */
function plumes(sunny: boolean, reach: number, seed: number): Path {
  const random = randomOf(seed);
  return BOUGHS.flatMap(([x, y, size]) =>
    counted(sunny ? 15 : 24).map((index) => {
      const turn = sunny ? random.between(0.75, 1.55) * Math.PI : (index / 24) * Math.PI * 2 + random.around(0.2);
      const long = size * reach * random.between(0.7, 1.1);
      const [sx, sy] = [x + random.around(size * 0.36), y + random.around(size * 0.26)];
      const [tx, ty] = [sx + Math.cos(turn) * long, sy + Math.sin(turn) * long * 0.62 + long * 0.34];
      const [mx, my] = [sx + Math.cos(turn) * long * 0.6, sy + Math.sin(turn) * long * 0.7];
      // Square to the plume, so that all run the same way round and none cuts a hole into another.
      const [wx, wy] = [(ty - sy) * 0.13, (sx - tx) * 0.13];
      return `M${short(sx)} ${short(sy)}Q${short(mx + wx)} ${short(my + wy)} ${short(tx)} ${short(ty)}Q${short(mx - wx)} ${short(my - wy)} ${short(sx)} ${short(sy)}Z`;
    }),
  ).join("");
}

/** The depth of the crown, where no sky shows between the plumes. */
function shadedCrown(): Path {
  const random = randomOf(21);
  return BOUGHS.map(([x, y, size]) => blot(random, x, y + size * 0.06, size * 0.56, size * 0.36)).join("");
}

/** What the tamarisk keeps from the stones: its trunk, its crown drawn out by the low sun. */
function treeShadow(): Path {
  const random = randomOf(6);
  const cast = (right: number, away: number, up: number): Point =>
    CAMERA([TREE.right + right + up * LOW[0], TREE.away + away + up * LOW[1], 0]);
  const trunk = polygon([
    cast(-0.16, 0, 0),
    cast(0.2, -0.08, 1.4),
    cast(0.34, 0, 2.6),
    cast(0.5, 0.1, 1.4),
    cast(0.2, 0.06, 0),
  ]);
  const crown = counted(26).map(() => {
    const [x, y] = cast(random.between(-0.2, 1.2), random.around(1.1), random.between(2.4, 4.4));
    const plume = lens(x + random.around(90), y + random.around(16), random.between(90, 190), random.between(5, 9));
    return blot(random, x, y, random.between(40, 100), random.between(5, 11)) + plume;
  });
  return trunk + crown.join("");
}

/** The shadow of the next tree, which stands outside of the picture, over the nearest stones. */
function nearShadow(): Path {
  const random = randomOf(34);
  return counted(40)
    .map((index) => {
      const share = index / 39;
      const x = mixed(-40, 1240, share);
      const y = mixed(1004, 972, Math.sin(share * Math.PI) ** 0.6) + random.around(16);
      const plume = lens(
        x + random.around(90),
        y - random.between(0, 22),
        random.between(120, 260),
        random.between(7, 14),
      );
      return blot(random, x, y + 6, random.between(60, 150), random.between(9, 18)) + plume;
    })
    .join("");
}

/** A tamarisk of the promenade in its ring of earth, its trunk whitewashed; it leans over the stones. */
function drawTree(sheet: Sheet): void {
  const [x, y] = CAMERA([TREE.right, TREE.away, 0]);
  const bark = (places: readonly Girth[]) =>
    fill(limb(places), "#8d5c4c") +
    fill(limb(places.map(([at, up, half]): Girth => [at + half * 0.5, up, half * 0.56])), "#4f2f48");
  const trunk: readonly Girth[] = [
    [x - 1, y + 10, 38],
    [x + 6, y - 60, 29],
    [x + 24, y - 180, 25],
    [x + 30, y - 300, 23],
    [x + 62, y - 400, 20],
    [x + 150, y - 520, 14],
    [x + 230, y - 620, 9],
    [x + 300, y - 700, 4],
  ];
  // Both end where the trunk enters the earth.
  const foot = `V${short(y + 5)}Q${short(x)} ${short(y + 22)} ${short(x - 90)} ${short(y + 5)}Z`;
  const grown = `M${short(x - 90)} ${short(y - 900)}H${short(x + 500)}${foot}`;
  const washed = `M${short(x - 90)} ${short(y - 174)}Q${short(x + 24)} ${short(y - 148)} ${short(x + 90)} ${short(y - 176)}${foot}`;
  sheet.add(
    fill(disc(x + 8, y + 6, 128, 24), "#fff0cc") + fill(disc(x + 12, y + 8, 108, 17), "#7a4352"),
    fill(treeShadow(), "#74395a", 0.66),
    fill(nearShadow(), "#6b3358", 0.6),
    fill(plumes(false, 0.9, 3) + shadedCrown(), "#3f4f45"),
    bark([
      [x + 64, y - 394, 12],
      [x + 30, y - 520, 13],
      [x - 20, y - 640, 6],
    ]),
    bark([
      [x + 150, y - 510, 9],
      [x + 270, y - 570, 6],
      [x + 370, y - 640, 3],
    ]),
    sheet.clipped(grown, bark(trunk)),
    sheet.clipped(
      washed,
      fill(limb(trunk), "#fff0d4") +
        fill(limb(trunk.map(([at, up, half]): Girth => [at + half * 0.5, up, half * 0.56])), "#b596ae"),
    ),
    fill(plumes(false, 0.74, 8), "#66704c"),
    fill(plumes(true, 0.72, 5), "#a39a58"),
    fill(plumes(true, 0.5, 15), "#d9bd72"),
  );
}

/** Where the driver stands, in metres along the minibus and across it. */
const DRIVER = [4.02, -1.75] as const;

/** The long shadow of the driver: his legs, his back, his head, by how far from us and how high they are. */
function driverShadow(): Path {
  const [right, away] = worldOf([...DRIVER, 0]);
  const edge = [-1, 1].map((side) =>
    pointsOf([0.14, 0, 0.22, 0.5, 0.3, 0.9, 0.34, 1.2, 0.14, 1.45, 0.16, 1.6, 0.05, 1.74]).map(([half, up]) =>
      CAMERA([right + up * LOW[0], away + side * half + up * LOW[1], 0]),
    ),
  );
  return curve([...(edge[0] ?? []), ...(edge[1] ?? []).toReversed()], true);
}

/** The driver before the open side door with the last case in both hands. */
function drawLoading(sheet: Sheet): void {
  const [x, y] = VAN([...DRIVER, 0]);
  const metre = y - VAN([...DRIVER, 1])[1];
  sheet.add(fill(driverShadow(), "#6d3d5c", 0.65), place(loadingDriver(sheet, "lifted"), x, y, metre / 100));
}
