import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { blot, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { ionicColumn } from "./ionicColumn.ts";

const SHADE = "#7b5266";

/** Three tiers, each steeper than the one below: how far from the middle and how high they begin and end. */
const TIERS = [
  { inner: 14, outer: 31, low: 1.6, high: 9.4, rows: 7 },
  { inner: 33.5, outer: 51, low: 12, high: 22.4, rows: 8 },
  { inner: 53.5, outer: 72, low: 25.2, high: 39, rows: 9 },
] as const;
const TOP = 39;
/** More than a half round: by so many radians the seats go on beyond it on each side. */
const BEYOND = 0.07;
/** Blocks between the stairs; the highest tier has twice as many. */
const BLOCKS = 11;

/** A place on the seats by its share of the round, from 0 at the left end to 1 at the right. */
function seat(site: Project, radius: number, share: number, up: number): Point {
  const angle = mixed(-BEYOND, Math.PI + BEYOND, share);
  return site([radius * Math.sin(angle), radius * Math.cos(angle), up]);
}

function arc(site: Project, radius: number, up: number, from = 0, to = 1, steps = 61): Point[] {
  return shares(steps).map((share) => seat(site, radius, mixed(from, to, share), up));
}

/** What lies between two rounds, which may be of one radius and differ in height. */
function band(site: Project, a: readonly [number, number], b: readonly [number, number], from = 0, to = 1): Path {
  const steps = Math.max(3, Math.round(61 * (to - from)));
  return polygon([...arc(site, ...a, from, to, steps), ...arc(site, ...b, from, to, steps).toReversed()]);
}

/** How the seats at a share of the round look into the sun, which is low at our left shoulder. */
function lightAt(share: number): number {
  const angle = mixed(-BEYOND, Math.PI + BEYOND, share);
  return within(0.16 * Math.sin(angle) - 0.98 * Math.cos(angle), -1, 1);
}

/** The colours of the seats in one light: their dullest and brightest tone, what lies in the corners of the rows, and what is neither row nor corner. */
interface Inks {
  dull: string;
  bright: string;
  foot: string;
  stair: string;
  wall: string;
  walk: string;
  earth: string;
  rim: string;
}

const WARM: Inks = {
  dull: "#d79a74",
  bright: "#ffe9c0",
  foot: "#9c6478",
  stair: "#fff6da",
  wall: "#a8757f",
  walk: "#fff0cc",
  earth: "#c6a567",
  rim: "#f0cf9a",
};
const COOL: Inks = {
  dull: "#75505d",
  bright: "#b38078",
  foot: "#57394a",
  stair: "#c79d92",
  wall: "#5a3c4d",
  walk: "#b08680",
  earth: "#776049",
  rim: "#8a6264",
};

function blended(share: number): Inks {
  const names = ["dull", "bright", "foot", "stair", "wall", "walk", "earth", "rim"] as const;
  return Object.assign(
    { ...WARM },
    Object.fromEntries(names.map((name) => [name, blend(COOL[name], WARM[name], share)])),
  );
}

/** How bright the seats are at a share of the round: in the sun by where they look, in the shade by what the seats in the sun send back to them. */
function valueAt(share: number, shaded: boolean): number {
  return shaded ? within(share * 2.1 - 0.08) : within(0.5 + 0.5 * lightAt(share)) ** 1.5;
}

/** One tier, in one light: long rows in soft steps, stairs up through them, and the wall under the lowest row. */
function tierOf(site: Project, index: number, inks: Inks, shaded: boolean): Drawing {
  const { inner, outer, low, high, rows } = TIERS[index] ?? TIERS[0];
  const random = randomOf(index + 41);
  const at = (row: number): readonly [number, number] => [
    mixed(inner, outer, row / rows),
    mixed(low, high, row / rows),
  ];
  // More steps of tone than there are blocks, so that the hollow is round and not made of plates.
  const STEPS = 34;
  const tones = counted(STEPS).map((step) => {
    const [from, to] = [step / STEPS, Math.min(1, (step + 1) / STEPS + 0.004)];
    const colour = blend(inks.dull, inks.bright, valueAt((from + to) / 2, shaded));
    const feet = counted(rows).map((row) => band(site, at(row), at(row + 0.3), from, to));
    return (
      fill(band(site, at(0), at(rows), from, to), colour) +
      fill(feet.join(""), blend(colour, inks.foot, shaded ? 0.38 : 0.4))
    );
  });
  // Seats that are worn round, or that were carried off: their row sinks into the one below.
  const worn = counted(rows * 4).map((turn) => {
    const [row, from] = [turn % rows, random.between(0.02, 0.96)];
    return band(site, at(row + 0.02), at(row + 0.62), from, from + random.between(0.01, 0.04));
  });
  // In the shade only every second stair of the highest tier is told from the rows beside it.
  const blocks = index === 2 && !shaded ? BLOCKS * 2 : BLOCKS;
  const stairs = counted(blocks - 1).map((stair) => {
    const share = (stair + 1) / blocks;
    const half = (radius: number) => (shaded ? 0.19 : 0.13) / radius;
    return polygon([
      seat(site, inner, share - half(inner), low),
      seat(site, inner, share + half(inner), low),
      seat(site, outer, share + half(outer), high),
      seat(site, outer, share - half(outer), high),
    ]);
  });
  const below = TIERS[index - 1];
  return (
    tones.join("") +
    fill(worn.join(""), blend(inks.dull, inks.bright, 0.5), 0.34) +
    fill(stairs.join(""), inks.stair, shaded ? 0.34 : 0.7) +
    (index === 2 ? lostRows(site, at, inks) : "") +
    fill(band(site, [inner, low - 2.2], [inner, low]), inks.wall) +
    (below ? fill(band(site, [below.outer - 0.4, below.high - 0.6], [inner, low - 2]), inks.walk) : "")
  );
}

/** Where the highest rows slid down and the hill has come through: from one share of the round to another, and how many rows deep. */
const LOST = placesOf([
  0.0, 0.1, 1.6, 0.11, 0.23, 3.2, 0.22, 0.3, 2.2, 0.29, 0.36, 1.2, 0.4, 0.49, 2, 0.55, 0.68, 3.6, 0.77, 0.85, 2, 0.9, 1,
  1.2,
]);

/** Earth over the highest rows, down to a line that breaks off row by row; above it the rim is uneven. */
function lostRows(site: Project, at: (row: number) => readonly [number, number], inks: Inks): Drawing {
  const random = randomOf(52);
  const rows = TIERS[2].rows;
  const pieces = LOST.map(([from, to, deep]) => {
    const steps = Math.max(4, Math.round((to - from) * 110));
    const line = shares(steps).flatMap((share): Point[] => {
      const row = rows - Math.round(deep * Math.sin(share * Math.PI) ** 0.7 * random.between(0.6, 1.1) * 2) / 2;
      const [left, right] = [mixed(from, to, share - 0.5 / steps), mixed(from, to, share + 0.5 / steps)];
      return [seat(site, at(row)[0], left, at(row)[1]), seat(site, at(row)[0], right, at(row)[1])];
    });
    const crest = shares(steps).map((share) =>
      seat(site, 73.4, mixed(from, to, share), TOP + Math.sin(share * Math.PI) * random.between(0.2, 1.4)),
    );
    return { line, crest };
  });
  return (
    fill(pieces.map(({ line, crest }) => polygon([...line, ...crest.toReversed()])).join(""), inks.earth) +
    stroke(pieces.map(({ line }) => polyline(line)).join(""), blend(inks.earth, inks.foot, 0.5), 2.4, 0.8)
  );
}

/** What lies in the shade of the left wing: its edge comes down in a bow like the hollow itself, and jumps where a walk lies between two tiers. */
function shadeOf(site: Project, out: number): Path {
  const edge = shares(61).map((share): Point => {
    const radius = mixed(12, 73, share);
    const tier = TIERS.find(({ outer }) => radius <= outer + 1.2) ?? TIERS[2];
    const up = mixed(tier.low, tier.high, within((radius - tier.inner) / (tier.outer - tier.inner)));
    const bow = mixed(0.7, 0.27, share ** 0.56) + 0.006 * Math.sin(share * 19);
    return seat(site, radius, bow - TIERS.indexOf(tier) * 0.012 + out * (0.4 + 0.6 * share), up);
  });
  return polygon([
    ...arc(site, 74.4, TOP + 4, 0, 0.27 + out, 20),
    ...edge.toReversed(),
    seat(site, 12, 0.66, -2),
    seat(site, 12, 0, -2),
    seat(site, 80, 0, -2),
  ]);
}

/**
 * The Great Theatre of Ephesus as one comes to it: three tiers in the sun of the evening, and again in the shade that its left wing throws into them.
 * `site` has its origin in the middle of the orchestra and looks into the hill.
 */
export function theatreSeats(sheet: Sheet, site: Project): Drawing {
  const all = (inks: Inks, shaded: boolean) =>
    rim(site, inks.rim) +
    fill(polygon(arc(site, 14, 0)), blend(inks.dull, inks.foot, 0.4)) +
    [2, 1, 0].map((index) => tierOf(site, index, inks, shaded)).join("");
  // The shade begins in steps, because its wing stands far from where it falls.
  const softly = [
    [0.025, 0.8],
    [0.02, 0.6],
    [0.015, 0.4],
    [0.01, 0.2],
    [0.005, 0],
  ].map(([out = 0, share = 0]) => sheet.clipped(shadeOf(site, out), all(blended(share), true)));
  return all(WARM, false) + softly.join("") + rimScrub(site) + ends(site, sheet);
}

/** The back of the highest row, a wall that stands here and there over the seats. */
function rim(site: Project, colour: string): Drawing {
  const pieces = placesOf([
    0.02, 0.05, 1.2, 0.085, 0.13, 1.7, 0.135, 0.155, 0.8, 0.335, 0.36, 1.9, 0.36, 0.4, 1.1, 0.5, 0.54, 1.1, 0.69, 0.73,
    2, 0.73, 0.76, 1.2, 0.87, 0.9, 1.3,
  ]);
  return fill(
    pieces.map(([from, to, high]) => band(site, [72.6, TOP - 1], [72.6, TOP + high], from, to)).join(""),
    colour,
  );
}

/** Scrub over the rim, which has taken the highest rows where their blocks are gone: the share of the round, metres from the rim, half its width in units of which 8.8 are a metre. */
function rimScrub(site: Project): Drawing {
  const random = randomOf(31);
  const clumps = placesOf([
    0.035, 1.2, 9, 0.05, 0.4, 12, 0.11, 1.2, 11, 0.122, 0, 15, 0.15, -1.4, 12, 0.166, 0.6, 16, 0.18, -2.6, 10, 0.345,
    0.6, 11, 0.357, -0.6, 8, 0.41, 1, 8, 0.69, 0.4, 9, 0.92, 0.6, 11, 0.94, -0.4, 14, 0.205, 1.4, 12, 0.222, 0, 18,
    0.236, -1.6, 13, 0.252, 1, 10, 0.44, 1.2, 12, 0.453, 0.4, 16, 0.58, 1.4, 14, 0.59, -0.6, 20, 0.604, -3, 26, 0.618,
    -4.6, 15, 0.628, -1, 17, 0.646, 1, 11, 0.8, 1, 12, 0.812, -0.2, 18,
  ]);
  const metre = site([0, 0, TOP])[0] - site([0, 1, TOP])[0];
  const layer = (dx: number, dy: number, grow: number, colour: string) =>
    fill(
      clumps
        .map(([share, off, size]) => {
          const half = (size / 8.8) * metre;
          const [x, y] = seat(site, 73 + off, share, TOP + off * 0.7);
          return blot(random, x + dx * half, y - half * 0.34 + dy * half, half * grow, half * grow * 0.62);
        })
        .join(""),
      colour,
    );
  return (
    layer(0.3, 0.34, 1.1, "#7d5a72") +
    layer(0, 0, 1, "#4d5a40") +
    layer(-0.16, -0.14, 0.7, "#7c8049") +
    layer(-0.34, -0.26, 0.36, "#b9ab62")
  );
}

/** The walls that hold the ends of the seats, as they face the street: stepped like the tiers, with the gates under the walks; the hill leans on them. */
function ends(site: Project, sheet: Sheet): Drawing {
  const random = randomOf(27);
  return [0, 1]
    .map((share) => {
      const tops = TIERS.flatMap(({ inner, outer, low, high }): Point[] => [
        seat(site, inner - 1, share, low + 0.6),
        seat(site, outer + 1, share, high + 1),
      ]);
      const face = polygon([...tops, seat(site, 74, share, 0), seat(site, 13, share, 0)]);
      const lit = share ? "#e2b684" : "#f6d7a2";
      const blocks = counted(70).map(() => {
        const [radius, up, long] = [random.between(14, 70), 1 + 2 * random.whole(0, 17), random.between(2, 5)];
        return polygon([
          seat(site, radius, share, up),
          seat(site, radius + long, share, up),
          seat(site, radius + long, share, up + 1.8),
          seat(site, radius, share, up + 1.8),
        ]);
      });
      const gate = (radius: number, low: number, wide: number, high: number) => {
        const at = (x: number, up: number) => seat(site, radius + x * wide, share, low + up);
        return polygon([
          at(-1, 0),
          ...shares(9).map((turn) => at(-Math.cos(turn * Math.PI), high * (0.66 + 0.34 * Math.sin(turn * Math.PI)))),
          at(1, 0),
        ]);
      };
      return (
        fill(face, lit) +
        sheet.clipped(
          face,
          fill(blocks.slice(0, 40).join(""), share ? "#cf9c76" : "#e6bd88", 0.7) +
            fill(blocks.slice(40).join(""), "#fff0cc", 0.6),
        ) +
        fill(gate(33, 0, 2.2, 7.4) + gate(44, 0, 1.8, 6) + gate(51, 13, 1.6, 5), "#5d4054") +
        stroke(polyline(tops), "#fdebc4", 4)
      );
    })
    .join("");
}

type Opening = readonly [middle: number, half: number, high: number];

/** A wall square to the street, broken along its top: its line from left to right by metres across and up, and its doors. */
export function ruinedWall(
  site: Project,
  along: number,
  thick: number,
  top: readonly Point[],
  doors: readonly Opening[],
): Drawing {
  const at = (across: number, up: number, back = 0) => site([along + back, across, up]);
  const [first, last] = [top[0]?.[0] ?? 0, top.at(-1)?.[0] ?? 0];
  const arch = ([middle, half, high]: Opening, shift = 0) =>
    polygon([
      at(middle + half - shift, 0),
      ...shares(9).map((turn): Point =>
        at(
          middle + Math.cos(turn * Math.PI) * (half - shift / 2) - shift / 2,
          high - half + Math.sin(turn * Math.PI) * half,
        ),
      ),
      at(middle - half, 0),
    ]);
  const front = polygon([at(first, 0), ...top.map(([across, up]) => at(across, up)), at(last, 0)]);
  // Some of its blocks are paler than the others, some more worn.
  const random = randomOf(Math.round(first * 3));
  const rising = top.toReversed();
  const blocks = counted(Math.round((first - last) * 2.4)).map(() => {
    const [right, long, course] = [random.between(last, first - 1), random.between(0.8, 1.8), random.whole(0, 8) * 0.8];
    const left = Math.min(first, right + long);
    if (course + 0.76 > Math.min(heightAt(rising, right), heightAt(rising, left))) return "";
    return polygon([at(left, course), at(right, course), at(right, course + 0.72), at(left, course + 0.72)]);
  });
  return (
    fill(polygon([at(first - 2, 0), at(last - 12, 0, 8), at(last - 10, 0, 0), at(last, 0)]), SHADE, 0.6) +
    fill(
      polygon([at(last, 0), at(last, 0, thick), at(last, top.at(-1)?.[1] ?? 0, thick), at(last, top.at(-1)?.[1] ?? 0)]),
      "#966c70",
    ) +
    fill(front, "#f8d8a6") +
    fill(blocks.filter((_, index) => index % 2).join(""), "#fff0cc", 0.8) +
    fill(blocks.filter((_, index) => index % 2 === 0).join(""), "#dfb184", 0.8) +
    fill(doors.map((door) => arch(door)).join(""), "#b07f86") +
    fill(doors.map((door) => arch(door, 0.4)).join(""), "#4f384d")
  );
}

/** What stands of the stage building: broken walls with their doors, one behind the other, and three columns under a beam. `eye` is how high we are over its floor, in metres. */
export function theatreStage(sheet: Sheet, site: Project, eye: number): Drawing {
  const metre = site([-31, 0, 0])[0] - site([-31, 1, 0])[0];
  const column = (across: number) =>
    place(ionicColumn(sheet, { height: 8 * metre, width: 1.1 * metre, eye: eye * metre }), ...site([-31, across, 0]));
  const beam = [
    [-12, 8],
    [-24, 8],
    [-24, 9.4],
    [-12, 9.4],
  ].map(([across = 0, up = 0]) => site([-31, across, up]));
  return (
    fill(polygon([site([-10, 34, 0]), site([-10, -34, 0]), site([-60, -40, 0]), site([-60, 40, 0])]), "#e9cb98") +
    ruinedWall(site, -14, 2, pointsOf([24, 4, 19, 7.4, 14, 7, 10, 4, 3, 3.4, -7, 4, -10, 8.6, -17, 9, -23, 5]), []) +
    ruinedWall(
      site,
      -25,
      2.6,
      pointsOf([
        27, 5, 25.6, 8, 24, 8.6, 23, 10.6, 17, 11, 16.4, 8.6, 12, 8.4, 11, 5, 8, 4.6, 7, 2, 3.6, 1.8, 3, 5.4, -3.6, 5.8,
        -5, 3, -9, 3.4, -9.6, 7.4, -11, 7.8, -12, 9, -18, 9.4, -19, 7.6, -24, 7, -26, 4.4, -29, 4,
      ]),
      placesOf([20.6, 2, 6.6, 14, 1.8, 6, -0.4, 2.2, 4.8, -14.6, 2, 6.6, -21.6, 1.7, 5.4]),
    ) +
    [-12.6, -18, -23.4].map(column).join("") +
    fill(polygon(beam), "#fff0cc")
  );
}
