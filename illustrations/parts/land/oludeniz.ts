import { cameraOf } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { disc, lens, type Path, polygon } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { rolling, terrain } from "./terrain.ts";

/** The horizon over the lagoon, for the sky and the sea around it. */
export const OLUDENIZ_HORIZON = 270;
const [CENTRE, EYE, FOCAL] = [800, 1000, 1000] as const;

/** The shore in metres to the right of a paraglider and away from him: Belcekız beach, the tongue, the lagoon, the headland, the coast beyond. */
const SHORE = pointsOf([
  -420, 300, -260, 600, -40, 860, 110, 1050, 205, 1180, 236, 1270, 216, 1350, 130, 1400, -20, 1436, -200, 1490, -350,
  1565, -460, 1655, -520, 1750, -530, 1812, -486, 1822, -432, 1760, -330, 1686, -190, 1628, -30, 1596, 130, 1588, 250,
  1560, 330, 1490, 420, 1420, 540, 1390, 660, 1420, 740, 1520, 770, 1680, 720, 1850, 600, 1960, 440, 2030, 260, 2100,
  60, 2120, -120, 2080, -280, 2096, -430, 2070, -560, 2016, -680, 2060, -760, 2180, -740, 2380, -830, 2560, -800, 2860,
  -660, 3200, -720, 3700, -480, 4200, -700, 4900, -500, 5600, -200, 6400, 300, 9500, 7000, 9500, 7000, 300,
]);
/** The middle of the tongue: beyond it lies the lagoon. */
const TONGUE = pointsOf([-530, 1812, -400, 1660, -190, 1560, 130, 1490, 290, 1400, 540, 1300, 900, 1300]);
/** Hills: the middle of each, its radius, its height. */
const HILLS = [
  [-430, 2280, 300, 150],
  [-120, 2420, 380, 240],
  [330, 2500, 420, 300],
  [860, 2280, 420, 330],
  [1270, 1900, 400, 330],
  [1640, 1420, 420, 330],
  [-420, 3100, 460, 320],
  [300, 3500, 700, 500],
  [1300, 3300, 800, 640],
  [2700, 4300, 1300, 1080],
  [-150, 5000, 800, 460],
  [1200, 5600, 1300, 900],
  [4200, 6500, 1800, 1650],
] as const;

const [BROAD, FINE, GROVE] = [rolling(5), rolling(8), rolling(12)];

/** Metres inland of the shore, negative in the water. */
function inlandOf(right: number, away: number): number {
  let [nearest, isInside] = [Number.POSITIVE_INFINITY, false];
  for (const [index, [x0, y0]] of SHORE.entries()) {
    const [x1, y1] = SHORE[(index + 1) % SHORE.length] ?? [x0, y0];
    const [dx, dy] = [x1 - x0, y1 - y0];
    const share = within(((right - x0) * dx + (away - y0) * dy) / (dx * dx + dy * dy));
    nearest = Math.min(nearest, Math.hypot(right - x0 - dx * share, away - y0 - dy * share));
    if (y0 > away !== y1 > away && right < x0 + ((away - y0) / dy) * dx) isInside = !isInside;
  }
  return isInside ? nearest : -nearest;
}

/** The same with the small bends of a real shore, which the smooth sand of the tongue and the beach has less. */
function shoreAt(right: number, away: number): number {
  const rocky = 1 - sandAt(right, away);
  return inlandOf(right, away) + rocky * (16 * BROAD(right / 90, away / 90) + 7 * FINE(right / 24, away / 24));
}

/** How much of a beach the shore is: Belcekız and the tongue, to where the hills begin. */
function sandAt(right: number, away: number): number {
  return within((1900 - away) / 60) * within((1000 - right) / 300);
}

function hillAt(right: number, away: number): number {
  let high = 0;
  for (const [x, y, radius, top] of HILLS) {
    const far = Math.hypot(right - x, away - y) / radius;
    if (far < 2) high = Math.max(high, top * Math.cos((far * Math.PI) / 4) ** 2);
  }
  return high * (1 + 0.34 * BROAD(right / 240 + 5, away / 240) + 0.1 * FINE(right / 80, away / 80));
}

/** How thick the pines stand, in groves with lanes between. */
function groveAt(right: number, away: number, inland: number): number {
  const size = mixed(0.7, 2.4, within(away / 4000)) * mixed(1, 0.5, sandAt(right, away));
  const mass = GROVE(right / (52 * size), away / (70 * size)) + 0.5 * FINE(right / (18 * size), away / (24 * size));
  return within((mass + 0.42) * 3) * within((inland - mixed(10, 26, sandAt(right, away))) / 8);
}

function ground(right: number, away: number): number {
  const inland = shoreAt(right, away);
  if (inland <= 0) return 0;
  return (
    2 +
    hillAt(right, away) * (1 - Math.exp(-inland / 130)) +
    mixed(9, 4, sandAt(right, away)) * groveAt(right, away, inland)
  );
}

/** The lagoon in five tones, the sea at the shore in five; sand, meadow, pines and rock in light and shade, by five distances. */
const LAGOON = ["#1f93ae", "#35adbc", "#4fc4c6", "#86dcd2", "#c8f0e0"] as const;
const SEA = ["#1e6b9c", "#1d7fab", "#3fabc4", "#84d2d2", "#e2f5ea"] as const;
const NEAR = ["#fbe9c4", "#b3a96c", "#7c8058", "#7b9158", "#52754f", "#2d524c", "#dcbf92", "#a58a80"] as const;
const INKS = [
  ...LAGOON,
  ...SEA,
  ...[0.04, 0.16, 0.3, 0.5, 0.7].flatMap((haze) => NEAR.map((colour) => blend(colour, "#a9c9d6", haze))),
];
const SUN = [-0.82, 0.1, 0.56] as const;

function waterAt(right: number, away: number, depth: number): number {
  const wavy = depth + 9 * BROAD(right / 60 + 3, away / 60) + 4 * FINE(right / 20, away / 20);
  if (right > -500 && away > heightAt(TONGUE, right) && away < 2140)
    return [104, 66, 32, 11].filter((limit) => wavy < limit).length;
  const reach = mixed(0.6, 1.4, sandAt(right, away));
  const bands = [190, 112, 62, 30, 9].filter((limit) => wavy < limit * reach).length;
  return bands ? LAGOON.length + bands - 1 : -1;
}

function toneAt(right: number, away: number): number {
  const inland = shoreAt(right, away);
  if (inland <= 0) return waterAt(right, away, -inland);
  const far = away + 260 * BROAD(right / 400, away / 400);
  const zone =
    LAGOON.length + SEA.length + [1800, 2250, 2950, 4100].filter((limit) => far > limit).length * NEAR.length;
  const sand = sandAt(right, away);
  const grove = groveAt(right, away, inland);
  const step = 4 + away * 0.004;
  const [slopeX, slopeY] = [
    (ground(right + step, away) - ground(right - step, away)) / (2 * step),
    (ground(right, away + step) - ground(right, away - step)) / (2 * step),
  ];
  const light = (-slopeX * SUN[0] - slopeY * SUN[1] + SUN[2]) / Math.hypot(slopeX, slopeY, 1);
  const up = ground(right, away);
  const isShaded = [12, 30, 70, 150, 300].some(
    (reach) => ground(right + SUN[0] * reach, away + SUN[1] * reach) > up + SUN[2] * reach + 2,
  );
  if (grove > 0.2) {
    if (isShaded || light < 0.26) return zone + 5;
    return zone + (light > 0.64 ? 3 : 4);
  }
  if (inland < mixed(9, 46, sand)) return sand > 0.4 ? zone : zone + (isShaded ? 7 : 6);
  return zone + (isShaded || light < 0.36 ? 2 : 1);
}

const camera = cameraOf({ horizon: OLUDENIZ_HORIZON, centre: CENTRE, eye: EYE, focal: FOCAL });
const onLand = (right: number, away: number, up = 0): Point => camera([right, away, ground(right, away) + up]);

/**
 * The lagoon of Ölüdeniz from a paraglider over Babadağ, for a whole sheet: the tongue of sand curls between the deep sea at the left and the
 * turquoise lagoon behind it, pine hills close it, the roofs of the village lie among trees. The open sea is drawn before it.
 */
export function oludenizLagoon(sheet: Sheet): Drawing {
  return (
    terrain({
      window: [-20, 60, 1620, 1210],
      cell: 2.5,
      horizon: OLUDENIZ_HORIZON,
      centre: CENTRE,
      eye: EYE,
      focal: FOCAL,
      reach: [1040, 9000],
      steps: 620,
      ground,
      tone: toneAt,
      inks: INKS,
      stacked: false,
    }) +
    parasols() +
    village(sheet) +
    boats()
  );
}

/** Parasols in two loose rows along the beach, each with its shade. */
function parasols(): Drawing {
  const random = randomOf(8);
  let [tops, shades]: [Path, Path] = ["", ""];
  for (const index of counted(70)) {
    const along = 1080 + index * 4.4;
    const row = index % 2 ? 17 : 31;
    const shore = SHORE.findIndex(([, away]) => away > along);
    const [[x0, y0], [x1, y1]] = [SHORE[shore - 1] ?? [0, 0], SHORE[shore] ?? [0, 1]];
    if (random.chance(0.2)) continue;
    const right = mixed(x0, x1, (along - y0) / (y1 - y0)) + row + random.around(4);
    const [x, y] = camera([right, along, 2]);
    const size = 3600 / along;
    tops += disc(x, y, size, size * 0.66);
    shades += disc(x + size * 1.1, y + size * 0.5, size, size * 0.5);
  }
  return fill(shades, "#b48e72") + fill(tops, "#fffaf0");
}

/** The village: low roofs that show between the trees before and behind them. */
function village(sheet: Sheet): Drawing {
  const { roof, roofShade, wall } = sheet.mood;
  const random = randomOf(23);
  const homes = counted(56)
    .map((): Point => {
      const away = random.between(1090, 1420);
      return [random.between(heightAt(VILLAGE, away), 900), away];
    })
    .filter(([right, away]) => shoreAt(right, away) > 90 && hillAt(right, away) < 90)
    .toSorted(([, a], [, b]) => b - a);
  return homes
    .map(([right, away]) => {
      const [long, deep, way] = [random.between(9, 17), random.between(8, 11), random.around(0.3)];
      const at = (along: number, across: number, up: number) =>
        onLand(right + along - across * way, away + across + along * way, up);
      const quad = (...corners: readonly (readonly [number, number, number])[]) =>
        polygon(corners.map(([along, across, up]) => at(along, across, up)));
      const [x, y] = at(long * 0.5, -deep * 0.5, 0);
      const crown = (dx: number, dy: number, size: number) =>
        fill(disc(x + dx + size * 0.3, y + dy + size * 0.2, size, size * 0.7), "#436850") +
        fill(disc(x + dx, y + dy, size, size * 0.74), "#567a50") +
        fill(disc(x + dx - size * 0.3, y + dy - size * 0.24, size * 0.5, size * 0.36), "#6b8d55");
      return (
        crown(-11, -7, random.between(7, 10)) +
        crown(9, -9, random.between(6, 9)) +
        fill(quad([0, 0, -2], [long, 0, -2], [long, 0, 5], [0, 0, 5]), blend(wall, "#d9b890", 0.4)) +
        fill(quad([-1, -1, 5], [long + 1, -1, 5], [long - 3, deep / 2, 9], [3, deep / 2, 9]), roof) +
        fill(quad([long + 1, -1, 5], [long + 1, deep + 1, 5], [long - 3, deep / 2, 9]), roofShade) +
        fill(quad([-1, -1, 5], [3, deep / 2, 9], [-1, deep + 1, 5]), blend(roof, "#fff0d0", 0.3)) +
        crown(random.between(-12, -5), random.between(5, 8), random.between(7, 10)) +
        crown(random.between(3, 11), random.between(6, 9), random.between(7, 11))
      );
    })
    .join("");
}

/** How far to the right the village begins, by its distance. */
const VILLAGE: readonly Point[] = pointsOf([1090, 250, 1250, 350, 1420, 460]);

/** Day boats off the beach with their wakes, and pedal boats on the lagoon. */
function boats(): Drawing {
  const moored = placesOf([240, 1890, 6, 420, 1800, 7, 330, 1700, 6, 560, 1620, 7, 20, 1900, 5, -60, 1330, 9]);
  return moored
    .map(([right, away, long]) => {
      const [x, y] = camera([right, away, 0]);
      return (
        fill(lens(x + long * 0.4, y + long * 0.3, long * 2.4, long * 0.5), "#1f6f94", 0.6) +
        fill(
          lens(x, y, long * 2, long * 0.9) +
            polygon([
              [x - long, y],
              [x + long, y],
              [x + long * 0.6, y + long * 0.3],
              [x - long * 0.7, y + long * 0.3],
            ]),
          "#fffdf4",
        )
      );
    })
    .join("");
}
