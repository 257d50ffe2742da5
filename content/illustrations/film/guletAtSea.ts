import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, mound, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { ridge } from "../parts/land/ridge.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";
import { drawWaves, foamAt } from "./waves.ts";

/** The horizon of the film. */
const HORIZON = 620;

const TURN = Math.PI * 2;
const BOAT = { x: 820, y: 872, scale: 1.5 } as const;

/**
 * One frame of the film: a gulet under full sail in the evening sun. `phase` runs from 0 to 1, and 1 is 0 again: whatever
 * moves does so in whole cycles, so that the last frame leads into the first. All chance comes from seeds of its own, never
 * from the sheet, so that nothing jumps from frame to frame.
 */
export function drawGuletAtSea(sheet: Sheet, phase: number): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.55 }),
    plainSun(sheet, { x: 250, y: 452, radius: 70 }),
    ...CLOUDS.map(([x, y, length]) => cumulus(sheet, x, y, length)),
    ...capes(sheet),
    haze(sheet),
    fill(box(0, HORIZON, sheet.width, sheet.height - HORIZON), sheet.downwards(sheet.mood.sea, HORIZON, sheet.height)),
    sunOnTheWater(sheet, phase),
    drawWaves(sheet, { top: HORIZON, bottom: 905, phase }),
    boat(sheet, phase),
    drawWaves(sheet, { top: 905, bottom: sheet.height, phase }),
    birds(sheet, phase),
  );
}

/** So far away that they stand still while the boat goes by: where they stand, and how long they are. */
const CLOUDS = [
  [1300, 352, 470],
  [1520, 474, 270],
  [400, 240, 320],
] as const;

/** A flat-footed evening cloud, lit from the left, its right and its foot in shade. */
function cumulus(sheet: Sheet, x: number, y: number, length: number): Drawing {
  const heads = [
    [-0.36, 0.05, 0.09],
    [-0.2, 0.1, 0.13],
    [0, 0.15, 0.16],
    [0.18, 0.09, 0.13],
    [0.35, 0.04, 0.08],
  ] as const;
  const circles = (dx: number, dy: number, size: number) =>
    heads.map(([at, up, r]) => disc(x + (at + dx) * length, y - (up + dy) * length, r * length * size)).join("");
  const above = box(x - length, y - length, length * 2, length);
  return (
    sheet.clipped(
      above,
      fill(circles(0, 0, 1) + lens(x, y, length * 1.02, length * 0.1), sheet.mood.cloudShade) +
        fill(circles(-0.035, 0.02, 0.86), sheet.mood.cloud) +
        fill(mound(x - length * 0.05, y, length * 0.84, length * 0.2), sheet.mood.cloud),
    ) + fill(lens(x + length * 0.06, y + 1, length * 0.94, length * 0.035), sheet.mood.cloudShade, 0.8)
  );
}

/** Three capes behind each other, each paler than the one before it. */
function capes(sheet: Sheet): Drawing[] {
  const foot = HORIZON + 4;
  return [
    ridge(sheet, {
      crest: pointsOf([-20, 590, 120, 572, 260, 560, 420, 574, 560, 556, 720, 580, 860, 604, 920, 618]),
      foot,
      rough: 4,
      seed: 4,
    }),
    ridge(sheet, {
      crest: pointsOf([860, 616, 960, 590, 1080, 566, 1190, 540, 1300, 552, 1420, 520, 1540, 500, 1640, 506]),
      foot,
      rough: 5,
      seed: 9,
      colour: "#a68099",
      shade: "#86688c",
    }),
    ridge(sheet, {
      crest: pointsOf([1230, 614, 1310, 586, 1390, 560, 1470, 528, 1560, 470, 1640, 440]),
      foot: foot + 4,
      rough: 6,
      seed: 6,
      colour: "#7f5f80",
      shade: "#62496f",
      light: "#b98a8c",
    }),
  ];
}

/** The evening's haze, which takes the feet of the capes. It is smooth: sprayed so thin it would look like dirt. */
function haze(sheet: Sheet): Drawing {
  const { mist } = sheet.mood;
  const paint = sheet.linear(
    [
      [0, mist, 0],
      [1, mist, 0.75],
    ],
    [0, HORIZON - 64],
    [0, HORIZON],
  );
  return fill(box(0, HORIZON - 64, sheet.width, 64), paint);
}

/** The sun's road: dabs that each swell and shrink in their own time. */
function sunOnTheWater(sheet: Sheet, phase: number): Drawing {
  const random = randomOf(77);
  const dabs = counted(120).map(() => {
    const near = random.next() ** 1.25;
    const [x, y] = [250 + random.around(70 + near * 110) + near * 60, HORIZON + 4 + near * 420];
    const [beats, start] = [random.whole(1, 3), random.next()];
    const swell = 0.55 + 0.45 * Math.sin((phase * beats + start) * TURN);
    return lens(x, y, (18 + near * 96) * swell, 1.4 + near * 5.5 * swell);
  });
  return fill(dabs.join(""), sheet.mood.sun, 0.92);
}

/** The gulet pitches twice and heaves once in a cycle; her pennant, her ensign and the foam go with her. */
function boat(sheet: Sheet, phase: number): Drawing {
  const { x, y, scale } = BOAT;
  const pitch = 1.3 * Math.sin(phase * 2 * TURN) - 1.6;
  const heave = 7 * Math.sin(phase * 2 * TURN + 1.2);
  const hull = sheet.tinted({ wall: "#fdeccf", wallBright: "#fff6e0", wallShade: "#c79a9c", trunk: "#5b352c" });
  const vessel =
    // The part's own pennant is cut off: here it flutters.
    sheet.clipped(
      box(-420, -416, 860, 460),
      gulet(hull, { hull: "#84432b", hullShade: "#4a2430", sail: "#fff4dc", sailShade: "#dfb196" }),
    ) +
    sailSeams() +
    spars() +
    stroke("M64-414V-448", "#5b352c", 4) +
    place(
      flutter({ length: 92, height: 22, waves: 1.6, beats: 7, phase, colour: "#c4252f", tip: 0.15 }),
      63,
      -446,
      1,
      -1,
    ) +
    stroke("M-268-84L-296-162", "#5b352c", 3.4) +
    place(
      flutter({ length: 78, height: 52, waves: 1.1, beats: 5, phase, colour: "#c4252f", tip: 1, sign: true }),
      -295,
      -160,
      1,
      -1,
    );
  return (
    reflectionOf(phase) +
    `<g transform="translate(${x} ${short(y + heave)}) rotate(${Math.round(pitch * 100) / 100}) scale(${scale})">${vessel}</g>` +
    foamAt(sheet, { x, y: y + 2, scale, phase })
  );
}

/** Panels and reef points, which a sail this large shows. */
function sailSeams(): Drawing {
  const panels =
    "M72-330L36-300M72-262L-2-232M71-196L-38-168M-104-262L-132-238M-105-206L-172-182M-106-150L-218-132M86-366L118-330M112-310L176-266M116-250L246-206M120-190L318-160";
  const reefs = "M58-128l-2 12M38-130l-2 12M16-132l-2 12M-8-132l-2 12M-32-130l-2 12M-56-126l-2 10";
  return stroke(panels, "#c9977f", 1.4, 0.55) + stroke(reefs, "#8a5a4c", 2, 0.7);
}

/** Masts before their sails, whole from deck to truck, and a boom under the foot of each. */
function spars(): Drawing {
  return (
    stroke("M-108-89L-264-109M66-86L-94-103", "#5b352c", 5) +
    stroke("M-112-91L-262-110M60-88.4L-92-104.4", "#9a6247", 1.4) +
    fill("M-117-62L-113-330H-107.5L-103-62ZM57-54L62-416H70L74.5-54Z", "#5b352c") +
    fill("M-115-62L-112-330H-110.5L-112-62ZM59.5-54L63.5-416H65.5L63.5-54Z", "#9a6247")
  );
}

/**
 * Cloth in the wind, flying to the right from its staff at 0,0: `beats` waves pass in a cycle; `tip` is its height at the end.
 * With `sign` it is the flag of Türkiye, and its crescent and star bend with the cloth.
 */
function flutter({
  length,
  height,
  waves,
  beats,
  phase,
  colour,
  tip,
  sign = false,
}: {
  length: number;
  height: number;
  waves: number;
  beats: number;
  phase: number;
  colour: string;
  tip: number;
  sign?: boolean;
}): Drawing {
  const sway = (share: number) =>
    Math.sin((share * waves - phase * beats) * TURN) * height * (sign ? 0.17 : 0.26) * share ** 0.7 +
    share * height * 0.12;
  const edge = (lower: 0 | 1) =>
    shares(11).map((share): Point => [
      length * share,
      height * (lower ? mixed(1, (1 + tip) / 2, share) : mixed(0, (1 - tip) / 2, share)) + sway(share),
    ]);
  // In narrow strips, so that a fold glides along the cloth.
  const fold = shares(49)
    .filter((share) => Math.cos((share * waves - phase * beats) * TURN) > 0.35 && share > 0.04)
    .map((share) => {
      const [top, foot] = [mixed(0, (1 - tip) / 2, share), mixed(1, (1 + tip) / 2, share)];
      return box(length * (share - 1 / 48), height * top + sway(share), length / 48 + 0.1, height * (foot - top));
    });
  const cloth = `${curve(edge(0))}${curve(edge(1).toReversed()).replace("M", "L")}Z`;
  const onCloth = ([across, down]: Point): Point => {
    const x = across * height;
    return [x, down * height + sway(x / length)];
  };
  const signs = sign ? [crescentSign(), starSign()].map((points) => polygon(points.map(onCloth))) : [];
  return fill(cloth, colour) + fill(signs.join(""), "#fffaf0") + fill(fold.join(""), "#5a1030", 0.28);
}

/** The flag's crescent, open towards the fly, in shares of the flag's height from its hoist: circles 1/2 and 2/5 across. */
function crescentSign(): Point[] {
  const [outer, inner, shift] = [0.25, 0.2, 0.0625];
  // Where the circles meet, seen from the centre of either.
  const away = (outer ** 2 - inner ** 2 + shift ** 2) / (2 * shift);
  const [horn, innerHorn] = [Math.acos(away / outer), Math.acos((away - shift) / inner)];
  const arc = (centre: number, radius: number, from: number, to: number) =>
    shares(17).map((share): Point => {
      const angle = mixed(from, to, share);
      return [centre + Math.cos(angle) * radius, 0.5 + Math.sin(angle) * radius];
    });
  return [...arc(0.5, outer, horn, TURN - horn), ...arc(0.5 + shift, inner, TURN - innerHorn, innerHorn)];
}

/** Its star of five points, one of them towards the hoist, in the crescent's opening. */
function starSign(): Point[] {
  return counted(10).map((corner) => {
    const angle = (corner * TURN) / 10 + Math.PI;
    const reach = corner % 2 ? 0.0478 : 0.125;
    return [0.84 + Math.cos(angle) * reach, 0.5 + Math.sin(angle) * reach];
  });
}

/** Hull and sails in the water, as broken bars that sway. */
function reflectionOf(phase: number): Drawing {
  const bars = counted(17).map((index) => {
    const sway = Math.sin((phase * 2 - index * 0.13) * TURN) * (5 + index * 1.6);
    return lens(BOAT.x + 6 + sway, BOAT.y + 22 + index * 13, 760 - index * 34, 15);
  });
  const sails = counted(9).map((index) => {
    const sway = Math.sin((phase * 2 - index * 0.17) * TURN) * (6 + index * 2);
    return lens(BOAT.x + 80 + sway, BOAT.y + 84 + index * 24, 300 - index * 24, 9);
  });
  return fill(bars.join(""), "#4a2c44", 0.5) + fill(sails.join(""), "#f6dcb8", 0.55);
}

/** Three gulls that hang on the wind astern, dark against the light. */
function birds(sheet: Sheet, phase: number): Drawing {
  const gulls = [
    [468, 330, 23, 0],
    [392, 388, 16, 0.4],
    [540, 282, 14, 0.7],
  ] as const;
  return gulls
    .map(([x, y, size, start]) => {
      const beat = Math.sin((phase * 6 + start) * TURN);
      const [dx, dy] = [Math.sin((phase + start) * TURN) * 16, Math.cos((phase + start) * TURN) * 8];
      const tip = size * (0.15 + 0.4 * beat);
      const wing = (side: -1 | 1) =>
        polygon([
          [x + dx, y + dy],
          [x + dx + side * size * 0.6, y + dy - size * 0.42 - tip * 0.4],
          [x + dx + side * size * 1.5, y + dy - tip],
          [x + dx + side * size * 0.6, y + dy - size * 0.22 - tip * 0.3],
        ]);
      return fill(wing(-1), sheet.mood.wallBright) + fill(wing(1), sheet.mood.wallDeep);
    })
    .join("");
}
