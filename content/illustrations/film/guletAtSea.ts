import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, lens, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Sheet } from "../kit/sheet.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { LONG, MASTS, side } from "../parts/boats/guletAhead.ts";
import { guletUnderSail } from "../parts/boats/guletUnderSail.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";
import { guletSailing } from "./guletSailing.ts";
import { drawWaves, foamAt } from "./waves.ts";

/** y of the horizon. */
const HORIZON = 620;

const TURN = Math.PI * 2;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 5, focal: 1700 });
/** Her place on the level sea: the bow to the right and towards us. */
const LEVEL = frameOf(EYE, { right: -9.4, away: 45, heading: 136 });

/**
 * One frame of the film: a gulet under full sail in the evening sun. `phase` is from 0 to 1. All movements have a whole number of cycles, so
 * that the film loops. Random numbers come from fixed seeds instead of the sheet's generator, so that nothing jumps between frames.
 */
export function drawGuletAtSea(sheet: Sheet, phase: number): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.28 }),
    plainSun(sheet, { x: 250, y: 452, radius: 70 }),
    clouds(sheet),
    ...shores(sheet),
    haze(sheet),
    fill(box(0, HORIZON, sheet.width, sheet.height - HORIZON), sheet.downwards(sheet.mood.sea, HORIZON, sheet.height)),
    sunOnTheWater(sheet, phase),
    ...farGulets(sheet),
    drawWaves(sheet, { top: HORIZON, bottom: 905, phase }),
    boat(sheet, phase),
    drawWaves(sheet, { top: 905, bottom: sheet.height, phase }),
    birds(sheet, phase),
  );
}

/** Long evening clouds, so far away that they stand still while the boat goes by: lit from below, where the sun is. */
function clouds({ mood }: Sheet): Drawing {
  return (
    fill(
      "M906 300Q990 262 1110 268Q1180 228 1300 244Q1400 222 1470 262Q1560 262 1640 288V320Q1500 300 1380 312Q1200 296 1080 314Q980 300 906 300Z",
      mood.cloudShade,
      0.9,
    ) +
    fill(
      "M906 300Q1000 276 1110 284Q1200 254 1300 268Q1400 254 1460 284Q1560 282 1640 304V320Q1500 300 1380 312Q1200 296 1080 314Q980 300 906 300Z",
      mood.cloud,
    ) +
    fill(
      "M40 262Q120 236 230 242Q300 214 400 230Q500 226 560 254Q480 250 400 262Q270 248 180 264Q100 256 40 262Z",
      mood.cloudShade,
      0.9,
    ) +
    fill(
      "M40 262Q130 246 230 252Q310 232 400 244Q490 240 560 254Q480 250 400 262Q270 248 180 264Q100 256 40 262Z",
      mood.cloud,
    ) +
    fill("M1180 372Q1280 352 1390 362Q1460 346 1550 360Q1480 364 1400 374Q1290 364 1180 372Z", mood.cloud, 0.85)
  );
}

/**
 * Capes behind each other, each paler than the one before it, their slopes towards the sun in its light; before the nearest the white houses
 * of the coast.
 */
function shores(sheet: Sheet): Drawing[] {
  const foot = HORIZON + 4;
  const cape = (
    crest: readonly number[],
    lit: readonly (readonly number[])[],
    [shade, light]: readonly [string, string],
  ) => {
    const body = curveDownTo(pointsOf(crest), foot);
    return fill(body, shade) + sheet.clipped(body, fill(lit.map((slope) => polygon(pointsOf(slope))).join(""), light));
  };
  const houses = sheet.tinted({
    wall: "#fbe6c6",
    wallBright: "#fdeed6",
    wallShade: "#c39ba6",
    wallDeep: "#a9869a",
    window: "#8a6684",
    door: "#8a6684",
    leafLight: "#a58a80",
    leaf: "#8a6f7c",
    leafDark: "#755f78",
  });
  return [
    cape(
      [-20, 566, 90, 548, 220, 560, 360, 540, 500, 552, 620, 534, 760, 556, 880, 580, 1000, 616],
      [],
      ["#d6a6a0", "#e5b6a2"],
    ),
    cape(
      [960, 618, 1060, 574, 1160, 520, 1250, 486, 1330, 496, 1420, 462, 1520, 440, 1640, 446],
      [
        [940, 650, 960, 600, 1060, 560, 1160, 508, 1250, 484, 1264, 516, 1290, 556, 1330, 592, 1390, 650],
        [1400, 650, 1380, 540, 1410, 456, 1520, 438, 1530, 476, 1556, 520, 1600, 560, 1640, 580, 1640, 650],
      ],
      ["#a07c98", "#c0929c"],
    ),
    village(houses, {
      rows: 4,
      far: [1360, 1450],
      near: [1200, 1640],
      ground: (_, share) => HORIZON - 66 + share * 64,
      scale: [0.24, 0.36],
      gardens: 0.16,
      flowers: 0,
      seed: 6,
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

/** Two others of the race, so far off that they hardly move: pale in the haze, under the sun. */
function farGulets(sheet: Sheet): Drawing[] {
  const pale = sheet.tinted({ wall: "#e9c7b4", wallBright: "#f3d6bc", wallShade: "#c9a2a4", window: "#a98593" });
  const far = guletUnderSail(pale, {
    flags: false,
    wood: ["#b98a86", "#a87b80", "#96707c"],
    cloth: ["#fff0d6", "#e6bba8", "#d8a99c"],
  });
  return [place(far, 316, HORIZON + 14, 0.16), place(far, 96, HORIZON + 8, 0.09)];
}

/** Reflection of the sun: dabs that grow and shrink, each with its own phase. */
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

/** Her frame as she moves: she leans away from the wind, rolls and pitches twice and heaves once in a cycle. */
function moving(phase: number): Project {
  const roll = ((6 + 1.2 * Math.sin(phase * 2 * TURN + 0.8)) / 360) * TURN;
  const pitch = ((1.2 + 1.3 * Math.sin(phase * 2 * TURN)) / 360) * TURN;
  const heave = 0.14 * Math.sin(phase * 2 * TURN + 1.2);
  return ([along, across, up]) => {
    const [out, high] = [across * Math.cos(roll) + up * Math.sin(roll), up * Math.cos(roll) - across * Math.sin(roll)];
    const from = along - LONG / 2;
    return LEVEL([
      LONG / 2 + from * Math.cos(pitch) - high * Math.sin(pitch),
      out,
      high * Math.cos(pitch) + from * Math.sin(pitch) + heave,
    ]);
  };
}

/** The gulet with her pennant, her ensign, her image and her foam. */
function boat(sheet: Sheet, phase: number): Drawing {
  const view = moving(phase);
  const hull = sheet.tinted({ wall: "#fdeccf", wallBright: "#fff6e0", wallShade: "#c79a9c", trunk: "#5b352c" });
  const [truckX, truckY] = view([MASTS[1][0], 0, MASTS[1][1] + 0.5]);
  const [staffX, staffY] = view([-1, 0, 4.6]);
  const [footX, footY] = view([0.1, 0, 2.4]);
  return (
    reflectionOf(phase) +
    stroke(`M${short(footX)} ${short(footY)}L${short(staffX)} ${short(staffY)}`, "#5b352c", 5) +
    guletSailing(hull, view) +
    // Both fly aft, to the left, so they are mirrored.
    place(
      flutter({ length: 92, height: 22, waves: 1.6, beats: 7, phase, colour: "#c4252f", tip: 0.15 }),
      truckX,
      truckY,
      1,
      -1,
    ) +
    place(
      flutter({ length: 78, height: 52, waves: 1.1, beats: 5, phase, colour: "#c4252f", tip: 1, sign: true }),
      staffX,
      staffY,
      0.9,
      -0.9,
    ) +
    foamAlong(sheet, phase)
  );
}

/** The foam of a boat seen from her side, sheared so that it follows her waterline, which comes towards us. */
function foamAlong(sheet: Sheet, phase: number): Drawing {
  const [[sternX, sternY], [stemX, stemY]] = [LEVEL(side(0, 0)), LEVEL(side(LONG, 0))];
  const scale = 1.5;
  const [from, long] = [-226 * scale, 438 * scale];
  const [across, down] = [(stemX - sternX) / long, (stemY - sternY) / long];
  const matrix = [across, down, 0, 1, sternX - from * across, sternY - from * down].map(
    (value) => Math.round(value * 1000) / 1000,
  );
  return `<g transform="matrix(${matrix.join(" ")})">${foamAt(sheet, { x: 0, y: 2, scale, phase })}</g>`;
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

/** Her side and her sails in the water: bars that shorten towards us and sway, each below the part of her that it shows. */
function reflectionOf(phase: number): Drawing {
  const random = randomOf(31);
  const bars = (count: number, gap: number, [from, to]: Point, depth: number) =>
    counted(count)
      .map((index) => {
        const share = index / count;
        const own = random.around(12 + index * 2.4);
        const sway = Math.sin((phase * 2 - share * 2.2) * TURN) * (4 + share * 20);
        const [left, right] = [LEVEL([from, -2.4, 0]), LEVEL([to, -2.4, 0])];
        return lens(
          (left[0] + right[0]) / 2 + own + sway,
          mixed(left[1], right[1], 0.6) + depth + index * gap,
          (right[0] - left[0]) * (1.12 - share * 0.5) * random.between(0.86, 1.06),
          9 + share * 9,
        );
      })
      .join("");
  return (
    fill(bars(11, 9, [1, 22], -6), "#4a2c44", 0.62) +
    fill(bars(8, 19, [1, 7], 66), "#f6dcb8", 0.38) +
    fill(bars(8, 19, [9, 18], 74), "#f6dcb8", 0.34)
  );
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
      const wing = (sign: -1 | 1) =>
        polygon([
          [x + dx, y + dy],
          [x + dx + sign * size * 0.6, y + dy - size * 0.42 - tip * 0.4],
          [x + dx + sign * size * 1.5, y + dy - tip],
          [x + dx + sign * size * 0.6, y + dy - size * 0.22 - tip * 0.3],
        ]);
      return fill(wing(-1), sheet.mood.wallBright) + fill(wing(1), sheet.mood.wallDeep);
    })
    .join("");
}
