import type { Place, Project } from "../kit/camera.ts";
import { type Drawing, fill, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, type Path, polygon, polyline } from "../kit/path.ts";
import type { Sheet } from "../kit/sheet.ts";
import { lightAboard, line, LONG, MASTS, metreOf, side, SPRIT } from "./guletForm.ts";

/** A sail between three corners, set to starboard. */
interface Sail {
  tack: Place;
  head: Place;
  clew: Place;
  /** How deep it fills, as a share of its width. */
  belly: number;
  /** How far the leech stands out beyond a straight line, in metres; a headsail's is hollow. */
  roach: number;
}

const [MIZZEN_MAST, MAIN_MAST] = MASTS;
const MIZZEN: Sail = {
  tack: [MIZZEN_MAST[0] - 0.2, 0, 4.45],
  head: [MIZZEN_MAST[0] - 0.14, 0, MIZZEN_MAST[1] - 0.7],
  clew: [1.3, -1.7, 4.75],
  belly: 0.13,
  roach: 0.35,
};
const MAIN: Sail = {
  tack: [MAIN_MAST[0] - 0.22, 0, 4.75],
  head: [MAIN_MAST[0] - 0.15, 0, MAIN_MAST[1] - 0.8],
  clew: [8.3, -2.3, 5.1],
  belly: 0.13,
  roach: 0.45,
};
/** Foot and head of the stay that a headsail is hanked to. */
const INNER_STAY: readonly [Place, Place] = [
  [24, 0, 4],
  [15.15, 0, 13.6],
];
const OUTER_STAY: readonly [Place, Place] = [SPRIT, [15.15, 0, MAIN_MAST[1] - 0.3]];
const STAYSAIL: Sail = {
  tack: alongStay(INNER_STAY, 0.04),
  head: alongStay(INNER_STAY, 0.93),
  clew: [16.5, -1.5, 5],
  belly: 0.15,
  roach: -0.25,
};
const JIB: Sail = {
  tack: alongStay(OUTER_STAY, 0.03),
  head: alongStay(OUTER_STAY, 0.94),
  clew: [20.3, -2.3, 6.3],
  belly: 0.17,
  roach: -0.35,
};

/** Cloth with the low sun behind it, from where the sun falls square on it to where it only grazes. */
const CLOTH = ["#fff4d8", "#fde3b4", "#f6c68e", "#e5a07a", "#c9807a"] as const;
const SHADE = "#a8546a";
const SEAM = "#b9785f";
const SPAR = { lit: "#d59258", body: "#8f4c33", dark: "#5b2c2c" } as const;

function alongStay([from, to]: readonly [Place, Place], share: number): Place {
  return [mixed(from[0], to[0], share), mixed(from[1], to[1], share), mixed(from[2], to[2], share)];
}

/** A place on the cloth: `up` from the foot to the head, `out` from the luff to the leech. */
function onCloth({ tack, head, clew, belly, roach }: Sail, up: number, out: number): Place {
  const bow = (share: number) => Math.sin(Math.PI * share);
  const [luff, leech] = [alongStay([tack, head], up), alongStay([clew, head], up)];
  const wide = Math.hypot(leech[0] - luff[0], leech[1] - luff[1]);
  // The draught lies before the middle; the head falls off to leeward, and the foot is round.
  const full = belly * wide * bow(out ** 0.78) * mixed(0.75, 1, bow(Math.min(1, up * 1.6 + 0.15)));
  const twist = 0.75 * bow(up) * out;
  const stand = roach * bow(up ** 0.9) * out;
  return [
    mixed(luff[0], leech[0], out) + full * 0.32 - stand,
    mixed(luff[1], leech[1], out) - full - twist,
    mixed(luff[2], leech[2], out) - 0.32 * bow(out) * Math.max(0, 1 - up * 7),
  ];
}

/** How squarely the sun falls on the windward side at a place of the cloth, from 0 to 1. */
function lightAt(sail: Sail, up: number, out: number): number {
  const step = 0.02;
  const minus = (one: Place, other: Place): Place => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  const across = minus(onCloth(sail, up, out + step), onCloth(sail, up, out - step));
  const high = minus(onCloth(sail, up + step, out), onCloth(sail, up - step, out));
  const normal: Place = [
    across[1] * high[2] - across[2] * high[1],
    across[2] * high[0] - across[0] * high[2],
    across[0] * high[1] - across[1] * high[0],
  ];
  const sun = lightAboard();
  const dot = (one: Place, other: Place) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
  return -dot(normal, sun) / Math.sqrt(dot(normal, normal) * dot(sun, sun));
}

const UPS = shares(22);
const OUTS = shares(25);

/** For each tone after the lightest, how far from the luff it reaches, at each height. */
function tonesOf(sail: Sail): number[][] {
  return [0.52, 0.42, 0.29, 0.13].map((tone) =>
    UPS.map((up) => {
      const lights = OUTS.map((out) => lightAt(sail, mixed(0.08, 0.96, up), mixed(0.03, 0.97, out)));
      const next = lights.findIndex((light) => light > tone);
      if (next <= 0) return next < 0 ? 1 : 0;
      const [before, after] = [lights[next - 1] ?? 0, lights[next] ?? 1];
      return (next - 1 + (tone - before) / (after - before)) / (OUTS.length - 1);
    }),
  );
}

function clothAt(view: Project, sail: Sail): (up: number, out: number) => Point {
  return (up, out) => view(onCloth(sail, up, out));
}

/** The cloth from the luff to an edge. */
function clothTo(at: (up: number, out: number) => Point, edge: readonly number[]): Path {
  const foot = edge[0] ?? 1;
  return polygon([
    ...UPS.map((up) => at(up, 0)),
    ...UPS.map((up, index) => at(up, edge[index] ?? 1)).toReversed(),
    ...shares(14)
      .map((share) => at(0, foot * share))
      .toReversed(),
  ]);
}

/** A sail's outline. */
function outlineOf(view: Project, sail: Sail): Path {
  return clothTo(
    clothAt(view, sail),
    UPS.map(() => 1),
  );
}

/** The cloth in tones that follow its belly, its panels, its reef points, its battens, and the light along its leech. */
function sailOf(
  view: Project,
  sail: Sail,
  { reefs, battens }: { reefs: readonly number[]; battens: boolean },
): Drawing {
  const at = clothAt(view, sail);
  const tones = tonesOf(sail);
  const seams = counted(11).map((panel) =>
    curve(shares(9).map((out) => at(mixed(0.04, 0.94, (panel + 0.5) / 11) + out * 0.012, out))),
  );
  const bands = reefs.map((up) => curve(shares(9).map((out) => at(up, out))));
  const points = reefs.flatMap((up) =>
    counted(9).map((index) => {
      const [x, y] = at(up, (index + 0.6) / 9.4);
      return polyline([
        [x, y],
        [x - 1.5, y + 12],
      ]);
    }),
  );
  const stiff = battens
    ? [0.2, 0.4, 0.6, 0.8].map((up) => polyline([at(up + 0.012, 0.995), at(up, 0.72 - up * 0.1)]))
    : [];
  const patch = (up: number, out: number, tall: number, wide: number) =>
    polygon([at(up, out), at(up + tall, out), at(up, out + wide)]);
  return (
    fill(outlineOf(view, sail), CLOTH[0]) +
    tones.map((edge, index) => fill(clothTo(at, edge), CLOTH[index + 1] ?? SHADE)).join("") +
    stroke(seams.join(""), SEAM, 1.1, 0.5) +
    stroke(bands.join(""), SEAM, 2.6, 0.42) +
    stroke(points.join(""), "#8a5648", 1.6, 0.8) +
    stroke(stiff.join(""), "#d9a07c", 3, 0.75) +
    fill(patch(0, 1, 0.07, -0.14) + patch(0, 0, 0.07, 0.13) + patch(0.93, 0, 0.07, 0.99), SEAM, 0.3) +
    stroke(curve(shares(9).map((out) => at(0, out))), "#a8664f", 2, 0.7) +
    stroke(curve(UPS.map((up) => at(up, 1))), "#fffdf2", 2.4)
  );
}

/** What one sail keeps from another: the outline of the one, shifted as the low sun throws it, on the cloth of the other. */
function shadowOn(sheet: Sheet, view: Project, { from, on, shift }: { from: Sail; on: Sail; shift: Point }): Drawing {
  const [dx, dy] = shift;
  const cast = `<g transform="translate(${dx} ${dy})">${fill(outlineOf(view, from), SHADE, 0.4)}</g>`;
  return sheet.clipped(outlineOf(view, on), cast);
}

/** The main's shade on the leech of the staysail: its leech is round, so the shade's edge is. */
function shadeOfMain(view: Project): Drawing {
  const at = clothAt(view, STAYSAIL);
  const edge = UPS.map((up) =>
    at(up, 1 - 0.62 * Math.sin(Math.PI * (0.12 + 0.62 * (1 - up))) ** 1.2 * (1 - up) ** 0.5),
  );
  return fill(polygon([...edge, ...UPS.map((up) => at(up, 1)).toReversed()]), SHADE, 0.36);
}

/** The spar at a sail's foot, with what holds it up and in: lift, sheet and its blocks. */
function boomOf(view: Project, sail: Sail, [mast, high]: Point, block: Place): Drawing {
  const { tack, clew } = sail;
  const from: Place = [mast - 0.1, 0, tack[2] - 0.22];
  const to: Place = [clew[0] - 0.55, clew[1] * 1.07, clew[2] - 0.22];
  const metre = metreOf(view, tack);
  const at = (share: number, drop = 0): Place => {
    const [along, across, up] = alongStay([from, to], share);
    return [along, across, up - drop];
  };
  const parts = [-0.12, 0.12].map((apart) =>
    line(view, at(0.8 + apart * 0.1, 0.15), [block[0] + apart, block[1], block[2]]),
  );
  return (
    stroke(line(view, [mast - 0.15, 0, high - 0.3], to), "#6b4250", 1.3, 0.8) +
    stroke(parts.join(""), "#6b4250", 1.6) +
    stroke(line(view, at(0.22, 0.1), [mast - 0.1, 0, tack[2] - 1.5]), "#6b4250", 2) +
    stroke(line(view, from, to), SPAR.dark, metre * 0.24) +
    stroke(line(view, at(0.01, -0.03), at(0.99, -0.03)), SPAR.body, metre * 0.17) +
    stroke(line(view, at(0.02, -0.07), at(0.98, -0.07)), SPAR.lit, metre * 0.05) +
    stroke(line(view, [clew[0], clew[1], clew[2]], at(0.93)), SPAR.dark, 3)
  );
}

/** Hoops that hold a luff to its mast. */
function hoopsOf(view: Project, sail: Sail, mast: number): Drawing {
  const rings = counted(13).map((index) => {
    const [, , up] = alongStay([sail.tack, sail.head], (index + 0.4) / 12.8);
    return line(view, [mast - 0.26, 0, up], [mast + 0.16, 0, up + 0.05]);
  });
  return stroke(rings.join(""), "#f6dcb2", 2.2);
}

/** A mast: lit along its left, crosstrees, truck. */
export function mastOf(view: Project, [at, high]: Point, foot: number): Drawing {
  const spar = (left: number, right: number) => {
    const point = (shift: number, up: number): Point => {
      const [x, y] = view([at, 0, up]);
      return [x + shift * metreOf(view, [at, 0, 4]) * mixed(1, 0.6, (up - foot) / (high - foot)), y];
    };
    return polygon([point(left, foot), point(left, high), point(right, high), point(right, foot)]);
  };
  return (
    fill(spar(-0.16, 0.16), SPAR.body) +
    fill(spar(-0.16, -0.07), SPAR.lit) +
    fill(spar(0.07, 0.16), SPAR.dark) +
    stroke(line(view, [at, -1.1, high * 0.7], [at, 1.1, high * 0.7]), SPAR.dark, 4)
  );
}

/** Shrouds of a side, over the spreader, with their ratlines. */
export function shroudsOf(view: Project, [at, high]: Point, sign: -1 | 1, rail: (along: number) => Place): Drawing {
  const feet = [-1.15, -0.35, 0.45].map((shift) => rail(at + shift));
  const top: Place = [at, sign * 0.1, high * 0.86];
  const knee: Place = [at, sign * 1.1, high * 0.7];
  const along = (foot: Place, up: number): Place => alongStay([foot, knee], up);
  const rungs = counted(13).map((index) => {
    const up = (index + 1) / 15;
    return line(view, along(feet[0] ?? knee, up), along(feet[2] ?? knee, up));
  });
  const ropes = feet.map((foot) => line(view, foot, knee, top));
  return (
    stroke(rungs.join(""), "#5a3a4c", 1.1, sign < 0 ? 0.85 : 0.5) +
    stroke(ropes.join(""), "#4a2c40", sign < 0 ? 2 : 1.4, sign < 0 ? 1 : 0.65)
  );
}

/** Her after sails with their spars. */
export function mizzenSail(view: Project): Drawing {
  return (
    sailOf(view, MIZZEN, { reefs: [0.17], battens: true }) +
    hoopsOf(view, MIZZEN, MIZZEN_MAST[0]) +
    boomOf(view, MIZZEN, MIZZEN_MAST, [1.1, -1.6, 2.5])
  );
}

export function mainSail(view: Project): Drawing {
  return (
    sailOf(view, MAIN, { reefs: [0.13, 0.25], battens: true }) +
    hoopsOf(view, MAIN, MAIN_MAST[0]) +
    boomOf(view, MAIN, MAIN_MAST, [9.2, -1.5, 2.9])
  );
}

/** The stays along her, without sails. */
export function staysOf(view: Project): Drawing {
  const [[mizzen, low], [main, high]] = [MIZZEN_MAST, MAIN_MAST];
  return stroke(
    line(view, ...INNER_STAY) +
      line(view, ...OUTER_STAY) +
      line(view, [main, 0, high - 0.4], [mizzen, 0, low - 0.2]) +
      line(view, [mizzen, 0, low - 0.2], [0.5, 1.2, 2.6]) +
      line(view, SPRIT, side(LONG, 0.3)),
    "#4a2c40",
    1.8,
  );
}

/** Staysail and jib: two sails, the light between them, and the shade of the one on the other. */
export function headsails(sheet: Sheet, view: Project): Drawing {
  const hanks = (stay: readonly [Place, Place]) =>
    stroke(
      counted(13)
        .map((index) => {
          const spot = alongStay(stay, (index + 0.8) / 14);
          return line(view, spot, [spot[0] - 0.14, spot[1], spot[2] - 0.05]);
        })
        .join(""),
      "#6b4250",
      3,
    );
  return (
    stroke(line(view, STAYSAIL.clew, [14, -2.9, 1.8]), "#6b4250", 2) +
    sailOf(view, STAYSAIL, { reefs: [], battens: false }) +
    shadeOfMain(view) +
    hanks(INNER_STAY) +
    stroke(line(view, JIB.clew, [13, -3, 1.75]), "#6b4250", 2) +
    sailOf(view, JIB, { reefs: [], battens: false }) +
    shadowOn(sheet, view, { from: STAYSAIL, on: JIB, shift: [26, 8] }) +
    hanks(OUTER_STAY)
  );
}

/** Outlines of her sails, for their image in the water. */
export function sailOutlines(view: Project): Point[][] {
  return [MIZZEN, MAIN, STAYSAIL, JIB].map((sail) => {
    const at = clothAt(view, sail);
    return [at(0, 0), ...UPS.map((up) => at(up, 1)), at(1, 0)];
  });
}
