import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, curve, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { figHouse } from "../parts/buildings/figHouse.ts";
import { hillChapel } from "../parts/buildings/hillChapel.ts";
import { levissiChurch } from "../parts/buildings/levissiChurch.ts";
import { EVENING_SUN, rooflessHouse, type RooflessHouse, rooflessShadow } from "../parts/buildings/roofless.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { fieldWall } from "../parts/land/fieldWall.ts";
import { ridge } from "../parts/land/ridge.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { person } from "../parts/people/person.ts";
import { thymeDrift } from "../parts/plants/thyme.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const VIEW = { horizon: 640, centre: 800, eye: 9, focal: 1500 };
/** The eye over the plain, on the first rise across from the hill. */
const CAMERA = cameraOf(VIEW);

/** Kayaköy in evening light: a ruined house with a fig tree close by, the church below, roofless houses over the spurs of the hill, a chapel on its top. */
export const SCENE: Scene = {
  name: "stop-kayakoy",
  seed: 95,
  mood: "gold",
  colours: {
    sky: ["#4a86a4", "#9fbdbd", "#f3d6a6", "#f9bd86"],
    stone: "#f2cf9c",
    stoneWorn: "#d9a877",
    stoneShade: "#8a6580",
    stoneDeep: "#4b3557",
    wallBright: "#fdebc8",
    far: "#b79aae",
    farShade: "#9780a4",
    mist: "#eebf94",
  },
  grain: 0.3,
  crops: { wide: 92, square: 300 },
  draw(sheet) {
    drawFar(sheet);
    drawHill(sheet);
    drawChurch(sheet);
    drawTerrace(sheet);
    drawHouse(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 640, zenith: 0.14, reach: 0.5 }),
    sweptCloud(sheet, { x: 1050, y: 170, length: 520, seed: 9 }),
    ridge(sheet, {
      crest: pointsOf([-20, 470, 120, 430, 260, 450, 420, 410, 560, 440, 760, 470]),
      foot: 660,
      mist: 120,
      seed: 6,
    }),
    ridge(sheet, {
      crest: pointsOf([700, 480, 900, 440, 1060, 420, 1220, 432, 1420, 400, 1640, 444]),
      foot: 660,
      mist: 120,
      seed: 11,
    }),
  );
}

// The hill.

/** Its crest and the spurs that come down from it, as metres right, away and up. */
const SPURS: readonly (readonly Place[])[] = [
  placesOf([
    -300, 350, 26, -160, 322, 56, -105, 310, 72, -45, 300, 98, 40, 310, 76, 90, 318, 84, 160, 334, 52, 280, 352, 36,
  ]),
  placesOf([-105, 310, 72, -112, 240, 44, -92, 180, 18, -84, 150, 2]),
  placesOf([-45, 300, 98, -64, 240, 64, -42, 175, 26, -34, 134, 1]),
  placesOf([90, 318, 84, 58, 250, 56, 44, 185, 24, 46, 136, 2]),
  placesOf([160, 334, 52, 150, 260, 34, 140, 200, 10]),
];

const [BROAD, FINE] = [rolling(4), rolling(17)];

/** Height of a spur's flank at a place: its back falls off to both sides. */
function spurAt(spur: readonly Place[], x: number, y: number): number {
  let best = -99;
  for (const [index, to] of spur.slice(1).entries()) {
    const from = spur[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const share = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)));
    const off = Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share);
    best = Math.max(best, mixed(from[2], to[2], share) - Math.sqrt(off * off + 36) * 0.62 + 3.7);
  }
  return best;
}

/** Height of the ground over the plain, in metres. */
function ground(x: number, y: number): number {
  const soft = 4;
  const sum = SPURS.reduce((total, spur) => total + Math.exp(spurAt(spur, x, y) / soft), 1);
  // Its top is level, as wide as the chapel needs.
  const hill = Math.min(95, Math.log(sum) * soft);
  return hill + Math.min(1, hill / 14) * (BROAD(x / 34, y / 34) * 3.4 + FINE(x / 13, y / 13) * 0.9);
}

/** How bright the sun lies on the ground, from 0 in shade to 1. */
function lightAt(x: number, y: number): number {
  const step = 1.6;
  const [dx, dy] = [
    (ground(x + step, y) - ground(x - step, y)) / (2 * step),
    (ground(x, y + step) - ground(x, y - step)) / (2 * step),
  ];
  const bright = (-dx * EVENING_SUN[0] - dy * EVENING_SUN[1] + EVENING_SUN[2]) / Math.hypot(dx, dy, 1);
  return isShaded(x, y) ? Math.min(bright, 0.12) : bright;
}

/** Whether another spur stands before the sun. */
function isShaded(x: number, y: number, up = 1): boolean {
  const from = ground(x, y) + up;
  return counted(14).some((index) => {
    const far = 4 * (index + 1) ** 1.2;
    return ground(x + EVENING_SUN[0] * far, y + EVENING_SUN[1] * far) > from + EVENING_SUN[2] * far;
  });
}

const INKS = [
  "#e0bd79",
  "#bb9f60",
  "#8c7a5c",
  "#6a5a74",
  "#9a9150",
  "#6c7145",
  "#4a5160",
  "#d8b172",
  "#b79a5c",
] as const;

/** The ink of the ground: by its light, under bushes in drifts that are thick in the gullies. */
function inkAt(x: number, y: number): number {
  const high = ground(x, y);
  if (high < 2.2) return FINE(x / 16, y / 9) > 0.12 ? 8 : 7;
  const bright = lightAt(x, y);
  const scrub = FINE(x / 8 + 40, y / 11) + BROAD(x / 30, y / 40) * 0.6 + (bright < 0.3 ? 0.22 : 0);
  if (scrub > 0.42) return bright < 0.2 ? 6 : bright < 0.5 ? 5 : 4;
  return bright < 0.2 ? 3 : bright < 0.42 ? 2 : bright < 0.62 ? 1 : 0;
}

/** Whether the eye sees a place over the ground before it. */
function isSeen([right, away, up]: Place): boolean {
  return counted(40).every((index) => {
    const share = 0.3 + index * 0.0172;
    return ground(right * share, away * share) < mixed(VIEW.eye, up, share) + 0.3;
  });
}

/** Something that stands on the hill: how far away, its shadow, itself. */
interface Standing {
  away: number;
  shadow: Drawing;
  body: Drawing;
}

const SHADE = "#5d4a70";

/** Houses along the hill's own levels, each with its front down the slope, so that the rows go in and out with the spurs. */
function housesOf(): RooflessHouse[] {
  const random = randomOf(12);
  const houses: RooflessHouse[] = [];
  for (const level of [3.5, 10.5, 18, 26, 35, 45, 56]) {
    let right = -165 + random.between(0, 10);
    while (right < 175) {
      const target = level + BROAD(right / 40, level) * 2.6;
      const away = counted(110)
        .map((index) => 120 + index * 2)
        .find((distance) => ground(right, distance) >= target);
      right += 1.5;
      if (away === undefined) continue;
      const step = 3;
      const [dx, dy] = [
        ground(right + step, away) - ground(right - step, away),
        ground(right, away + step) - ground(right, away - step),
      ];
      const turn = (Math.atan2(dx, dy) / Math.PI) * 180;
      if (dy < 0.6 || Math.abs(turn) > 64) continue;
      const [width, depth] = [random.between(5.4, 9.4), random.between(4.6, 6.4)];
      const near = houses.some(
        (other) =>
          Math.hypot(other.right - right, other.away - away) < (other.width + width) / 2 + random.between(0.2, 2.6),
      );
      if (near || BROAD(right / 22 + 9, away / 22) > 0.24) continue;
      const up = ground(right, away + 0.6);
      const house = {
        right,
        away,
        up,
        turn: turn + random.around(9),
        width,
        depth,
        high: random.chance(0.3) ? random.between(2.6, 3.2) : random.between(4.6, 5.8),
        seed: houses.length,
        ground,
        haze: Math.round(Math.max(0, (away - 130) / 700) * 20) / 20,
        shaded: isShaded(right, away, 3.5),
      };
      if (isSeen([right, away - 3, up + 2])) houses.push(house);
    }
  }
  return houses;
}

/** Figs, olives and pines that took over the gullies and the yards. */
function treesOf(houses: readonly RooflessHouse[]): Standing[] {
  const random = randomOf(31);
  return counted(900).flatMap((index): Standing[] => {
    const [right, away] = [random.between(-180, 190), random.between(112, 330)];
    const up = ground(right, away);
    const size = random.between(1.5, 3.2);
    const wild = BROAD(right / 22 + 9, away / 22) + BROAD(right / 30, away / 40) * 0.5;
    // The chapel keeps its hilltop to itself.
    if (
      up < 1.2 ||
      up > 76 ||
      wild < 0.22 + random.between(-0.7, 0.3) ||
      houses.some((other) => Math.hypot(other.right - right, other.away - away) < 4.6 + size * 0.6)
    )
      return [];
    if (!isSeen([right, away, up + 1.5])) return [];
    const unit = metreAt(CAMERA, [right, away, up]);
    const [x, y] = CAMERA([right, away, up]);
    const dark = isShaded(right, away);
    const r = size * unit;
    const tones = dark
      ? ["#3f4652", "#535a59", "#616658"]
      : index % 3
        ? ["#4c5539", "#7a8148", "#a9a95c"]
        : ["#5a5a38", "#8f8c4c", "#bcb264"];
    return [
      {
        away,
        shadow: dark ? "" : fill(lens(x + r * 0.9, y + r * 0.05, r * 3, r * 0.5), SHADE, 0.6),
        body:
          fill(blot(random, x, y - r * 0.62, r, r * 0.8), tones[0] ?? "") +
          fill(blot(random, x - r * 0.2, y - r * 0.8, r * 0.64, r * 0.5), tones[1] ?? "") +
          fill(blot(random, x - r * 0.36, y - r * 1, r * 0.3, r * 0.22), tones[2] ?? ""),
      },
    ];
  });
}

/** The path that climbs in bends to the chapel. */
function footpath(): Drawing {
  const line = pointsOf([
    -24, 122, -36, 140, -58, 158, -40, 178, -66, 200, -44, 220, -72, 238, -46, 256, -62, 272, -42, 284, -45, 296,
  ]);
  const bends = curve(line.map(([right, away]) => CAMERA([right, away, ground(right, away)])));
  return stroke(bends, "#f3d8a4", 6);
}

function drawHill(sheet: Sheet): void {
  const houses = housesOf();
  const standing = [
    ...houses.map((house) => ({
      away: house.away,
      shadow: house.shaded ? "" : fill(rooflessShadow(CAMERA, house), SHADE, 0.62),
      body: rooflessHouse(sheet, CAMERA, house),
    })),
    ...treesOf(houses),
  ].toSorted((one, other) => other.away - one.away);
  const [x, y] = CAMERA([-45, 300, ground(-45, 300)]);
  sheet.add(
    terrain({
      ...VIEW,
      window: [-10, 150, 1610, 1000],
      cell: 2.5,
      reach: [40, 460],
      steps: 420,
      ground,
      tone: inkAt,
      inks: INKS,
    }),
    footpath(),
    place(hillChapel(sheet), x, y - 9, 0.48),
    ...standing.map(({ shadow }) => shadow),
    ...standing.map(({ body }) => body),
  );
}

// The church below.

function drawChurch(sheet: Sheet): void {
  const view = frameOf(CAMERA, { right: -43, away: 104, heading: 114 });
  sheet.add(
    place(cypress(sheet, { seed: 2 }), 688, 776, 1.16),
    place(cypress(sheet, { seed: 3 }), 640, 762, 0.9),
    levissiChurch(sheet, view, SHADE),
    yardOf((u, v, up) => view([u, v, up])),
  );
}

/** The low wall round the churchyard, open where the way leads in. */
function yardOf(at: (u: number, v: number, up: number) => Point): Drawing {
  const piece = (from: number, to: number) => {
    const tops = shares(9).map((share) => at(mixed(from, to, share), -11, 1.5 + Math.sin(share * 17 + from) * 0.18));
    return (
      fill(
        polygon([at(from, -11, 0), at(to, -11, 0), at(to + 1.6, -10.4, 0), at(to + 1.6, -9.6, 0), at(from, -9.6, 0)]),
        SHADE,
        0.5,
      ) +
      fill(polygon([at(from, -11, 0), ...tops, at(to, -11, 0)]), "#d6a67c") +
      stroke(polyline(tops), "#fbe6bc", 3.4)
    );
  };
  return piece(-16, 8) + piece(12, 38);
}

// The terrace at our feet, 6.2 m over the plain.

const FLOOR = 6.2;
/** Its edge, beyond which one looks down on the plain. */
const EDGE = pointsOf([-12, 11, -8, 14.4, -4.6, 18.6, -2.6, 23.4, 0, 27, 5, 31, 24, 33]);
/** The middle of the lane that leads past the house, and half its width. */
const LANE = pointsOf([-2.2, 5.4, -1.3, 9, -0.2, 12.6, 0, 15.6, -0.8, 18.6, -2.2, 21.4, -3.6, 24]);

const FLOOR_CAMERA = cameraOf({ ...VIEW, eye: VIEW.eye - FLOOR });

const onFloor = ([right, away]: Point): Point => FLOOR_CAMERA([right, away, 0]);

function drawTerrace(sheet: Sheet): void {
  const random = randomOf(8);
  const sideOf = (off: number) => LANE.map(([x, y]): Point => onFloor([x + off, y]));
  const lane = `${curve(sideOf(-1.05))}L${curve(sideOf(1.05).toReversed()).slice(1)}Z`;
  const patch = ([right, away, size]: readonly [number, number, number]): Path => {
    const outline = counted(12).map((index): Point => {
      const angle = (index / 12) * Math.PI * 2;
      const reach = size * random.between(0.6, 1.25);
      return onFloor([right + Math.cos(angle) * reach * 1.5, away + Math.sin(angle) * reach]);
    });
    return curve(outline, true);
  };
  sheet.add(
    ...placesOf([-33, 66, 3, -25, 56, 2.4, -17, 52, 2.6, -9, 60, 2.8, -40, 84, 3, -13.5, 47, 2]).map(
      ([right, away, size], index) => crownOf(random, right, away, size, index),
    ),
    fill(polygon([...EDGE.map((spot) => onFloor(spot)), [1700, 760], [1700, 1260], [-100, 1260]]), "#d3ac74"),
    fill(
      placesOf([
        -3.4, 17, 1.6, -2.6, 21, 1.4, 2.4, 9.4, 0.9, 4.4, 12.2, 1.2, 1.6, 7.2, 0.7, 7, 11.4, 1.6, -2.8, 11.4, 1.1, 4.2,
        8, 1, 1.7, 12.6, 0.6,
      ])
        .map((spot) => patch(spot))
        .join(""),
      "#bfa261",
    ),
    fill(
      placesOf([-3, 11.2, 0.6, -3.2, 17, 0.8])
        .map((spot) => patch(spot))
        .join(""),
      "#87864c",
    ),
    fill(lane, "#a57f66"),
    sheet.clipped(lane, pavingOf(random)),
    // Worn earth before the door.
    fill(patch([0.9, 16.6, 0.5]), "#e3c08a"),
    fill(treeShade(random), "#6b4a66", 0.55),
    fill(
      polygon(
        [
          [-5.6, 8.8],
          [-3.5, 12],
          [-2.9, 15.6],
          [-2.8, 18.4],
          [-2.1, 18.8],
          [-1.9, 15.8],
          [-2.5, 12.2],
          [-4.4, 8.8],
        ].map(([x, y]) => onFloor([x ?? 0, y ?? 0])),
      ),
      "#6b4a66",
      0.6,
    ),
    fieldWall({
      camera: FLOOR_CAMERA,
      line: pointsOf([-5.6, 8.8, -3.5, 12, -2.9, 15.6, -2.8, 18.4]).toReversed(),
      high: 0.9,
      thick: 0.5,
      fallen: [2.2, 0],
      tones: ["#7b5872", "#8a6679", "#6c4b69", "#957186"],
      top: ["#fbe6bc", "#f0cf9f", "#e4bd90"],
      ends: ["#f0cf9f", "#6c4b69"],
      gaps: "#4b3557",
      seed: 4,
    }),
    tuftsOf(random),
  );
}

/** The shade of a pine that stands behind us on the left: the mass of its crown, tufts along its edge. */
function treeShade(random: Random): Path {
  const edge = pointsOf([-60, 1096, 130, 1084, 300, 1112, 470, 1128, 640, 1160, 800, 1196, 880, 1230]);
  const tufts = counted(46).map((index) => {
    const x = -50 + index * 20.4;
    return blot(random, x, heightAt(edge, x) + random.around(12), random.between(18, 46), random.between(8, 17));
  });
  return polygon([...edge, [880, 1260], [-60, 1260]]) + tufts.join("");
}

/** Dry grass at the foot of the walls and along the lane. */
function tuftsOf(random: Random): Drawing {
  const spots = counted(90).map((index): Point => {
    const away = random.between(7, 21);
    const middle = heightAt(
      LANE.map(([x, y]): Point => [y, x]),
      away,
    );
    return [middle + (index % 2 ? 1.15 : -1.15) + random.around(0.18), away];
  });
  const clumps = placesOf([
    4.2, 12.6, 1.2, 2.6, 9.6, 0.9, 6.6, 12, 1.4, 5, 14.2, 1, 7.6, 14.6, 1.2, 3.4, 8.4, 0.6, -3.6, 12.6, 0.5, -2.6, 16,
    0.4, -4.8, 10.2, 0.4,
  ]);
  for (const [right, away, size] of clumps)
    for (const _ of counted(13)) spots.push([right + random.around(size), away + random.around(size * 0.7)]);
  const blades = spots.map(([right, away]) => {
    const [x, y] = onFloor([right, away]);
    const r = (random.between(0.14, 0.3) * VIEW.focal) / away;
    return [-0.5, -0.2, 0.1, 0.4, 0.7]
      .map(
        (lean) =>
          `M${short(x + lean * r * 0.5 - r * 0.06)} ${short(y)}q${short(lean * r * 0.2)} ${short(-r * 0.6)} ${short(lean * r)} ${short(-r * random.between(0.7, 1.2))}q${short(-lean * r * 0.4)} ${short(r * 0.5)} ${short(-lean * r * 0.6 + r * 0.12)} ${short(r)}z`,
      )
      .join("");
  });
  return (
    fill(blades.filter((_, index) => index % 3).join(""), "#8d8a4c") +
    fill(blades.filter((_, index) => index % 3 === 0).join(""), "#c9b468")
  );
}

/** An olive or a fig below the terrace: a crown of lobes, the light on their left. */
function crownOf(random: Random, right: number, away: number, size: number, kind: number): Drawing {
  const [x, y] = CAMERA([right, away, 0]);
  const r = (size * VIEW.focal) / away;
  const [dark, middle, light] = kind % 2 ? ["#48513a", "#727a45", "#a5a158"] : ["#4f5a48", "#7f8a5c", "#b3b377"];
  const lobes = counted(7).map((index): Point => {
    const angle = (index / 7) * Math.PI * 2;
    return [x + Math.cos(angle) * r * 0.62, y - r * 1.15 + Math.sin(angle) * r * 0.4];
  });
  const layer = (shift: number, grow: number, from: number) =>
    lobes
      .slice(from)
      .map(([cx, cy]) => blot(random, cx - r * shift, cy - r * shift, r * grow, r * grow * 0.8))
      .join("");
  return (
    fill(lens(x + r, y, r * 3.4, r * 0.36), SHADE, 0.55) +
    stroke(`M${x} ${y}L${x + r * 0.1} ${y - r * 0.9}`, "#5f4540", r * 0.14) +
    fill(layer(0, 0.5, 0) + blot(random, x, y - r * 1.15, r * 0.8, r * 0.6), dark) +
    fill(layer(0.1, 0.34, 0) + blot(random, x - r * 0.1, y - r * 1.2, r * 0.5, r * 0.36), middle) +
    fill(layer(0.2, 0.18, 3), light)
  );
}

/** The lane's stones, in rough rows across it. */
function pavingOf(random: Random): Drawing {
  const stones: Record<string, Path> = {};
  let away = 5.6;
  while (away < 24) {
    const deep = random.between(0.26, 0.42);
    const middle = heightAt(
      LANE.map(([x, y]): Point => [y, x]),
      away,
    );
    let across = -1.1 + random.between(0, 0.12);
    while (across < 1) {
      const wide = random.between(0.28, 0.6);
      const tone = random.pick(["#efcd9c", "#e2b98a", "#f6dbb0", "#cf9f7c"]);
      const [x, y, w, d] = [middle + across, away, wide - 0.05, deep - 0.05];
      const [a, b, c, e] = counted(4).map(() => random.between(0.01, 0.1)) as [number, number, number, number];
      const outline = pointsOf([
        x + a,
        y,
        x + w * 0.5,
        y - b * 0.2,
        x + w - b,
        y + c * 0.3,
        x + w,
        y + d * random.between(0.3, 0.7),
        x + w - c,
        y + d,
        x + w * 0.4,
        y + d + a * 0.2,
        x + e,
        y + d - b * 0.2,
        x,
        y + d * random.between(0.3, 0.7),
      ]);
      stones[tone] = (stones[tone] ?? "") + polygon(outline.map((spot) => onFloor(spot)));
      across += wide;
    }
    away += deep;
  }
  return Object.entries(stones)
    .map(([tone, path]) => fill(path, tone))
    .join("");
}

// The ruined house close by.

/** A block that fell, 100 units across: its top and left side lit, its shadow to the right. */
function block(lean: number): Drawing {
  return (
    fill("M20 12L110 5L210-16L100-20Z", SHADE, 0.62) +
    fill(
      polygon([
        [-70, -6],
        [-60, -60],
        [20 + lean, -64],
        [30, 14],
      ]),
      "#eccb98",
    ) +
    fill(
      polygon([
        [30, 14],
        [20 + lean, -64],
        [85, -58],
        [100, -4],
      ]),
      "#8f6a80",
    ) +
    fill(
      polygon([
        [-60, -60],
        [lean - 10, -82],
        [85, -74],
        [85, -58],
        [20 + lean, -64],
      ]),
      "#fdebc8",
    )
  );
}

/** Stones of the fallen front, as metres right, away and across. */
function blocks(numbers: readonly number[]): Drawing[] {
  return placesOf(numbers)
    .toSorted((one, other) => other[1] - one[1])
    .map(([right, away, size], index) => {
      const scale = (size * VIEW.focal) / away / 100;
      return place(
        block(((index * 7) % 5) * 9 - 18),
        ...onFloor([right, away]),
        scale,
        scale * (1 + (index % 3) * 0.16),
      );
    });
}

function drawHouse(sheet: Sheet): void {
  const [x, y] = onFloor([0.5, 17.4]);
  sheet.add(
    figHouse(sheet, frameOf(FLOOR_CAMERA, { right: 3.2, away: 15, heading: -30 }), SHADE),
    ...blocks([
      3.9, 14.2, 0.3, 5, 14.6, 0.42, 6.1, 14.7, 0.34, 7.2, 15.6, 0.4, 5.6, 13.7, 0.28, 4.7, 13.2, 0.2, 6.6, 13.6, 0.24,
      2.6, 12.2, 0.16, 7, 12.4, 0.3,
    ]),
    // His shadow falls to the step, and into the door.
    fill(lens(x + 22, y + 2, 70, 12), SHADE, 0.6),
    place(
      person(sheet, {
        pose: "climbing",
        behind: true,
        top: "#3f6f96",
        bottom: "#34466e",
        hat: "#f0d6a0",
        shadow: false,
      }),
      x,
      y,
      1.42,
    ),
    ...blocks([
      5.2, 9.4, 0.4, 4.5, 8.7, 0.3, 5.6, 11.7, 0.2, 3.5, 11.2, 0.12, 4.2, 10.4, 0.16, 3.1, 9, 0.12, 2.5, 13.6, 0.13,
    ]),
    ...thymeDrift(sheet, pointsOf([1200, 1226, 1340, 1206, 1480, 1192, 1630, 1160]), [10, 100, 50], 20),
  );
}
