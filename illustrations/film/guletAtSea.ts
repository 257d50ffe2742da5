import type { Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { box, curve, lens, polygon, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import type { Sheet } from "../kit/sheet.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { guletUnderSail } from "../parts/boats/guletUnderSail.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";
import { guletUnderWay } from "./gulet.ts";
import { HORIZON, LEVEL, LONG, lyingAt, MASTS, side, strake } from "./guletForm.ts";
import { sailOutlines } from "./guletSails.ts";
import { drawWaves, flakesOf, foamAt } from "./waves.ts";

const TURN = Math.PI * 2;
/** y of the waves that are before the boat. */
const BOAT = 852;

/**
 * One frame of the film: a gulet under full sail in the evening sun. `phase` is from 0 to 1. All movements have a whole number of cycles, so
 * that the film loops. Random numbers come from fixed seeds instead of the sheet's generator, so that nothing jumps between frames.
 * `land` is that of `capes`: who draws many frames draws it once.
 */
export function drawGuletAtSea(sheet: Sheet, phase: number, land = capes()): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.28 }),
    plainSun(sheet, { x: 250, y: 452, radius: 70 }),
    clouds(sheet),
    land,
    haze(sheet),
    ...shores(sheet),
    fill(box(0, HORIZON, sheet.width, sheet.height - HORIZON), sheet.downwards(sheet.mood.sea, HORIZON, sheet.height)),
    sunOnTheWater(sheet, phase),
    ...farGulets(sheet),
    drawWaves(sheet, { top: HORIZON, bottom: BOAT, phase }),
    boat(sheet, phase),
    drawWaves(sheet, { top: BOAT, bottom: sheet.height, phase }),
    birds(sheet, phase),
  );
}

/** Long evening clouds, so far away that they stand still while the boat goes by: lit from below, where the sun is. */
function clouds({ mood }: Sheet): Drawing {
  const streaks = [
    [1290, 236, 420, 15],
    [1400, 258, 300, 10],
    [1180, 262, 170, 7],
    [1470, 352, 260, 8],
    [1330, 364, 170, 6],
    [150, 226, 330, 11],
    [260, 244, 240, 8],
    [470, 158, 210, 7],
  ] as const;
  // Each is three streaks that overlap, so that no two have one outline.
  const paths = (thick: number, drop: number) =>
    streaks
      .map(([x, y, long, high], index) => {
        const aside = index % 2 ? -0.16 : 0.14;
        return (
          lens(x, y + drop, long * thick, high * thick * 0.7) +
          lens(x + long * aside, y + drop - high * 0.45, long * 0.52 * thick, high * 0.8 * thick) +
          lens(x - long * aside * 1.9, y + drop + high * 0.34, long * 0.46 * thick, high * 0.5 * thick)
        );
      })
      .join("");
  return fill(paths(1, 0), mood.cloudShade, 0.8) + fill(paths(0.9, 3.4), mood.cloud, 0.9);
}

/** A hill by the x of its top, its height and its half width on the sheet, and its distance. */
type Hill = readonly [x: number, rise: number, wide: number, away: number];

const FAR_HILLS: readonly Hill[] = [
  [40, 92, 420, 8],
  [330, 66, 300, 8.2],
  [620, 82, 330, 8],
  [900, 52, 300, 8.3],
];
const NEAR_HILLS: readonly Hill[] = [
  [1650, 216, 330, 4.8],
  [1450, 148, 250, 5],
  [1290, 84, 210, 5.1],
  [1140, 40, 170, 5.2],
];

/** Hills in the round, worn by gullies: each ink a step from the sun to the shade. */
function hills(list: readonly Hill[], inks: readonly string[], seed: number, gully: number): Drawing {
  const [warp, cleft, small] = [rolling(seed), rolling(seed + 5), rolling(seed + 9)];
  const [focal, centre] = [1500, 800];
  const ground = (right: number, away: number) => {
    const x = right + warp(right * 1.6, away * 1.2) * 0.16;
    const high = list.map(([at, rise, wide, far]) => {
      const reach = Math.hypot(
        (x - ((at - centre) * far) / focal) / ((wide * far) / focal),
        (away - far) / (far * 0.3),
      );
      return reach < 1 ? ((rise * far) / focal) * (Math.cos(reach * Math.PI) * 0.5 + 0.5) ** 0.82 : 0;
    });
    const worn = Math.abs(cleft(x * 2.6, away * 1.7)) + Math.abs(small(x * 6.4, away * 4)) * 0.5;
    return Math.max(...high) * (1 + (worn - 0.6) * gully);
  };
  return terrain({
    window: [0, 320, 1600, HORIZON + 6],
    cell: 3,
    horizon: HORIZON,
    centre,
    eye: 0.01,
    focal,
    reach: [2, 9],
    steps: 240,
    ground,
    tone: (right, away) => {
      const high = ground(right, away);
      if (high < 0.004) return -1;
      const [dx, dy] = [(ground(right + 0.02, away) - high) / 0.02, (ground(right, away + 0.02) - high) / 0.02];
      const light = (dx * 0.95 - dy * 0.1 + 0.28) / Math.hypot(dx, dy, 1);
      return within(Math.floor((0.74 - light) * inks.length * 1.15), 0, inks.length - 1);
    },
    inks,
  });
}

/** The capes: a pale range under the sun, the slopes of Bodrum beyond the bow. They stand still, and are most of a frame's work. */
export function capes(): Drawing {
  return (
    hills(FAR_HILLS, ["#eebfa4", "#dfaea2", "#cf9fa2", "#c093a2"], 4, 0.3) +
    hills(NEAR_HILLS, ["#d8aa92", "#bf918f", "#a37c8c", "#876887", "#6f577d"], 11, 0.52)
  );
}

/** White houses in groups along the slopes' foot, in the haze of the evening. */
function shores(sheet: Sheet): Drawing[] {
  const houses = sheet.tinted({
    wall: "#fdebca",
    wallBright: "#fff4dc",
    wallShade: "#c39ba6",
    wallDeep: "#a9869a",
    window: "#8a6684",
    door: "#8a6684",
    leafLight: "#9a8a7c",
    leaf: "#7d6a76",
    leafDark: "#685474",
  });
  const groups = placesOf([
    1560, 540, 0.15, 1490, 560, 0.16, 1592, 572, 0.17, 1380, 584, 0.15, 1446, 590, 0.17, 1536, 598, 0.19, 1300, 602,
    0.16, 1376, 608, 0.18, 1588, 612, 0.2, 1470, 616, 0.2,
  ]);
  // Their trees have the day's green, which the evening's haze takes.
  return [
    '<g opacity="0.84">',
    ...groups.map(([x, y, size], index) => houseGroup(houses, { kind: index * 3 + 1, x, y, size })),
    "</g>",
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
  return [place(far, 138, HORIZON + 12, 0.15), place(far, 40, HORIZON + 7, 0.085)];
}

/** The road of the sun: flakes on the waves, narrow and close far off, wide and loose near us. */
function sunOnTheWater(sheet: Sheet, phase: number): Drawing {
  const rows = counted(21).map((row) => {
    const near = ((row + 0.4) / 21) ** 1.5;
    const y = mixed(HORIZON + 3, 1120, near);
    const [x, half] = [250 + near * 60, mixed(64, 190, near)];
    return flakesOf(
      { y, from: x - half, to: x + half, seed: row + 40 },
      { long: mixed(46, 170, near), high: mixed(2.6, 12, near), cover: mixed(0.86, 0.46, near), phase },
    );
  });
  return fill(rows.join(""), sheet.mood.sun, 0.92);
}

/** The gulet with her pennant, her ensign, her image and her foam. */
function boat(sheet: Sheet, phase: number): Drawing {
  const lying = lyingAt(phase);
  const { view } = lying;
  const [truckX, truckY] = view([MASTS[1][0], 0, MASTS[1][1] + 0.5]);
  const [staffX, staffY] = view([-1.5, -0.6, 4.1]);
  const [footX, footY] = view([0.15, -0.6, 2.3]);
  return (
    reflectionOf(phase) +
    stroke(`M${short(footX)} ${short(footY)}L${short(staffX)} ${short(staffY)}`, "#5b352c", 3.6) +
    guletUnderWay(sheet, lying) +
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
      0.86,
      -0.86,
    ) +
    foamAlong(sheet, phase)
  );
}

/** Her foam: a line along her side where it meets the water, and bow wave and wake, sheared so that they follow that side, which comes towards us. */
function foamAlong(sheet: Sheet, phase: number): Drawing {
  const { afloat } = lyingAt(phase);
  const [[sternX], [midX, midY], [stemX, stemY]] = [
    [3, -2.1, -1] as const,
    [13, -2.9, -1] as const,
    [20.5, -0.1, -1] as const,
  ].map(afloat) as [Point, Point, Point];
  const slope = (stemY - midY) / (stemX - midX);
  const scale = 1.5;
  const [from, long] = [-226 * scale, 438 * scale];
  const [across, down] = [(stemX - sternX) / long, ((stemX - sternX) * slope) / long];
  const sternY = stemY - (stemX - sternX) * slope;
  const matrix = [across, down, 0, 1, sternX - from * across, sternY - from * down].map(
    (value) => Math.round(value * 1000) / 1000,
  );
  const waterline = shares(31).map((share) => afloat(side(mixed(2.2, LONG, share), -0.22)));
  const line = (high: number, low: number) => {
    const edge = (reach: number, beats: number) =>
      waterline.map(([x, y], index): Point => {
        const share = index / 30;
        const swell = 0.72 + 0.28 * Math.sin((share * beats + phase * 4) * TURN);
        return [x, y + reach * swell * Math.min(1, share * 5 + 0.15, (1 - share) * 6)];
      });
    return `${curve(edge(-high, 5))}${curve(edge(low, 8).toReversed()).replace("M", "L")}Z`;
  };
  return (
    fill(line(0, 15), sheet.mood.seaDark, 0.4) +
    fill(line(6, 5), sheet.mood.wallBright) +
    `<g transform="matrix(${matrix.join(" ")})">${foamAt(sheet, { x: 0, y: 2, scale, phase })}</g>`
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

/** Her side and her sails in the water: level bands of her own colours, which part, shorten and sway the more, the closer to us they lie. */
function reflectionOf(phase: number): Drawing {
  const under: Project = ([along, across, up]) => LEVEL([along, across - up * 0.12, -up]);
  const bands = (outline: readonly Point[], { top, depth, seed }: { top: number; depth: number; seed: number }) => {
    let path = "";
    for (let [y, row] = [top, 0]; y < top + depth; row++) {
      const far = (y - top) / depth;
      const [left, right] = spanAt(outline, y);
      if (right - left > 20)
        path += flakesOf(
          { y, from: left - 14, to: right + 14, seed: seed + row },
          { long: mixed(120, 150, far), high: mixed(7, 10, far), cover: mixed(1, 0.34, far ** 0.6), phase },
        );
      y += mixed(6, 13, far);
    }
    return path;
  };
  const hull = (low: number, high: number) => strake(under, low, high, [0.6, LONG]);
  const top = LEVEL(side(3, 0))[1] - 8;
  const sails = sailOutlines(under).map((outline, index) =>
    bands(outline, { top: top + 74, depth: 300, seed: 200 + index * 40 }),
  );
  return (
    fill(sails.join(""), "#f9d5a6", 0.42) +
    fill(bands(hull(-0.1, 1.05), { top, depth: 150, seed: 90 }), "#54202a", 0.75) +
    fill(bands(hull(0.4, 0.95), { top: top + 16, depth: 124, seed: 130 }), "#b9573a", 0.75)
  );
}

/** From where to where an outline reaches at a height. */
function spanAt(outline: readonly Point[], y: number): Point {
  const crossings = outline.flatMap(([x0, y0], index) => {
    const [x1, y1] = outline[(index + 1) % outline.length] ?? [x0, y0];
    return (y0 <= y && y1 > y) || (y1 <= y && y0 > y) ? [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)] : [];
  });
  return crossings.length > 1 ? [Math.min(...crossings), Math.max(...crossings)] : [0, 0];
}

/** Three gulls that hang on the wind astern, dark against the light. */
function birds(sheet: Sheet, phase: number): Drawing {
  const gulls = [
    [372, 262, 23, 0],
    [300, 318, 16, 0.4],
    [424, 226, 14, 0.7],
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
