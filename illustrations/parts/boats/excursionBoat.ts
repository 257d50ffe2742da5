import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { disc, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

/** Metres along the boat, across it (to its right) and up from the water, seen from the sky. */
type Spot = readonly [along: number, across: number, up: number];

/** An outline around the boat from stern to stem, with the given half width and height at each position. */
interface Line {
  from: number;
  to: number;
  half: number;
  up: (along: number) => number;
}

const METRE = 42;
const MIDDLE = [760, 640] as const;
const HEADING = (24 / 180) * Math.PI;
const [COS, SIN] = [Math.cos(HEADING), Math.sin(HEADING)];
/** How long a metre of level ground and an upright metre look from up here. */
const [LEVEL, UPRIGHT] = [0.82, 0.57];
/** Offset of the shadow of a point one metre up, in metres to the right and towards the camera. */
const [CAST_RIGHT, CAST_NEAR] = [0.5, 0.3];
/** The sand below the keel. */
const BED = -4.2;

/** Where a place on the boat is on the sheet. */
export function boatAt([along, across, up]: Spot): Point {
  const right = along * COS + across * SIN;
  const away = along * SIN - across * COS;
  return [MIDDLE[0] + right * METRE, MIDDLE[1] - (away * LEVEL + up * UPRIGHT) * METRE];
}

/** Position of the shadow of a point of the boat on a horizontal plane of the given height. */
function shadowAt([along, across, up]: Spot, on: number): Point {
  const [x, y] = boatAt([along, across, on]);
  return [x + (up - on) * CAST_RIGHT * METRE, y + (up - on) * CAST_NEAR * LEVEL * METRE];
}

/** The bulwark: lowest amidships, high at the stem. */
function sheer(along: number): number {
  return 1.7 + Math.max(0, along + 1) ** 2 * 0.0065 + Math.max(0, -along - 5) ** 2 * 0.012;
}

function planking(along: number): number {
  return sheer(along) - 0.55;
}

const RAIL: Line = { from: -11, to: 11.8, half: 3, up: sheer };
const INSIDE: Line = { from: -10.68, to: 11.1, half: 2.7, up: sheer };
const WATERLINE: Line = { from: -9.7, to: 10.2, half: 2.6, up: () => 0 };

/** Half the boat at a place along a line of it: round at the stern, fine at the stem. */
function halfAt({ from, to, half }: Line, along: number): number {
  const share = (along - from) / (to - from);
  const aft = share < 0.3 ? (1 - (1 - share / 0.3) ** 2.6) ** (1 / 2.6) : 1;
  const fore = share > 0.46 ? 1 - ((share - 0.46) / 0.54) ** 2.3 : 1;
  return half * aft * fore;
}

/** The line as places, down the right side from the stem and back up the left one. */
function roundOf(line: Line): Spot[] {
  const places = shares(44).map((share) => mixed(line.from, line.to, (1 - Math.cos(share * Math.PI)) / 2));
  const side = (sign: number) => places.map((along): Spot => [along, sign * halfAt(line, along), line.up(along)]);
  return [...side(1).toReversed(), ...side(-1)];
}

/** A rectangle with round corners, level, as places. */
function roundedPlan(from: number, to: number, half: number, up: number): Spot[] {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** 0.3;
  return counted(56).map((index): Spot => {
    const angle = (index / 56) * Math.PI * 2;
    return [(from + to) / 2 + ((to - from) / 2) * bent(Math.cos(angle)), half * bent(Math.sin(angle)), up];
  });
}

/** A horizontal rectangle that follows the deck, or has the given height. */
function patch(from: number, to: number, left: number, right: number, up: (along: number) => number): Path {
  return polygon([
    boatAt([from, left, up(from)]),
    boatAt([to, left, up(to)]),
    boatAt([to, right, up(to)]),
    boatAt([from, right, up(from)]),
  ]);
}

/** The smallest outline without a dent round all points, always in the same direction. */
function outlineOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (run: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of run) {
      for (;;) {
        const [before, last] = [kept.at(-2), kept.at(-1)];
        if (!before || !last) break;
        const turn = (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
        if (turn > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const MAIN = { along: 3.9, foot: 1.2, top: 12.4, half: 0.11 } as const;
const MIZZEN = { along: -3.1, foot: 2.5, top: 9.6, half: 0.09 } as const;
const CABIN = { from: -4.2, to: 3.1, half: 1.72, roof: 2.5 } as const;
const AWNING = { from: -9.7, to: -3.85, half: 2.15, up: 3.75, stripes: 9 } as const;

/**
 * An excursion gulet at anchor: hull, anchor line and the shadow on the sand. She lies around 760,640, bow to the upper right;
 * `boatAt` tells where her places are on the sheet.
 */
export function excursionBoatFromAbove(sheet: Sheet): Drawing {
  return [
    bedShadow(sheet),
    anchorLine(sheet),
    hull(sheet),
    deck(sheet),
    cabin(sheet),
    awning(sheet),
    rig(sheet),
    stern(sheet),
  ].join("");
}

/** Hull, awning and mainmast on the sand, well clear of the hull: the water is so clear that she seems to hang above it. */
function bedShadow(sheet: Sheet): Drawing {
  const onBed = (spots: readonly Spot[]) => spots.map((spot) => shadowAt(spot, BED));
  const bar = (along: number, top: number, half: number) =>
    outlineOf(onBed([0, top].flatMap((up) => [-half, half].map((side): Spot => [along + side, 0, up]))));
  const shade = [
    outlineOf(onBed([...roundOf(WATERLINE), ...roundOf(RAIL)])),
    outlineOf(onBed(roundedPlan(AWNING.from, AWNING.to, AWNING.half, AWNING.up))),
    bar(MAIN.along, MAIN.top, 0.17),
    bar(MIZZEN.along, MIZZEN.top, 0.15),
  ];
  const paint = sheet.linear(
    [
      [0, "#0c7093", 0.9],
      [1, "#14789a", 0.74],
    ],
    [600, 700],
    [1100, 900],
  );
  return sheet.clipped("M-40-40H1640V1240H-40Z", fill(shade.map(polygon).join(""), paint));
}

/** From the bow into the water, and on below it until the depth takes it. */
function anchorLine(sheet: Sheet): Drawing {
  const { wallBright } = sheet.mood;
  const [bow, dip, end] = [boatAt([11.3, 0.25, 2.3]), boatAt([14.2, 0.5, 0]), boatAt([18.4, 1.1, -3.4])];
  const below = sheet.linear(
    [
      [0, "#d6f3ec", 0.75],
      [1, "#d6f3ec", 0],
    ],
    dip,
    end,
  );
  const bent: Point = [(dip[0] + end[0]) / 2 - 6, (dip[1] + end[1]) / 2 + 9];
  return (
    stroke(`M${dip.join(" ")}Q${bent.join(" ")} ${end.join(" ")}`, below, 3.4) +
    stroke(disc(dip[0], dip[1] + 1, 15, 6), "#f2fdf8", 2.2, 0.75) +
    stroke(
      `M${bow.join(" ")}Q${(bow[0] + dip[0]) / 2 - 3} ${(bow[1] + dip[1]) / 2 + 12} ${dip.join(" ")}`,
      wallBright,
      3.2,
    )
  );
}

/** The planked side from the water to the rail, a strake along it; all that the deck will hide is drawn as well. */
function hull(sheet: Sheet): Drawing {
  const { wall } = sheet.mood;
  const [rail, water] = [roundOf(RAIL).map(boatAt), roundOf(WATERLINE).map(boatAt)];
  const level = (share: number) =>
    water.map(([x, y], index): Point => {
      const [railX, railY] = rail[index] ?? [x, y];
      return [mixed(x, railX, share), mixed(y, railY, share)];
    });
  return [
    fill(polygon(outlineOf([...water.map(([x, y]): Point => [x - 2, y + 7]), ...water])), "#dff7ef", 0.85),
    fill(polygon(outlineOf([...water, ...rail])), "#8f4d2d"),
    fill(polygon(outlineOf([...water, ...level(0.24)])), "#4d241f"),
    stroke(polyline(level(0.6)), "#7a3d26", 2.4),
    stroke(polyline(level(0.8)), wall, 4.5),
    fill(polygon(rail), "#c48a52"),
    stroke(polyline(rail.slice(1, 44)), "#e3b47c", 3),
  ].join("");
}

/** What lies inside the bulwark, and nothing of it beyond. */
function deck(sheet: Sheet): Drawing {
  const { wallBright, wall } = sheet.mood;
  const inside = roundOf(INSIDE);
  const floor = inside.map(([along, across]) => boatAt([along, across, planking(along)]));
  const seams = counted(13).map((index) => {
    const across = (index - 6) * 0.44;
    return polyline(
      shares(12).map((share) => boatAt([mixed(-10.6, 10.9, share), across, planking(mixed(-10.6, 10.9, share))])),
    );
  });
  const mats = counted(4).map((index): Drawing => {
    const across = -1.55 + index * 0.82;
    const up = (along: number) => planking(along) + 0.12;
    const [aft, fore] = [5, 7.3] as const;
    return (
      fill(patch(aft, fore, across, across + 0.7, planking), "#a87440") +
      fill(patch(aft, fore, across, across + 0.66, up), index % 2 ? "#1d6d9a" : wallBright) +
      fill(patch(fore - 0.46, fore - 0.08, across + 0.08, across + 0.58, up), index % 2 ? wallBright : "#e0724a")
    );
  });
  // The bench along the bulwark round the stern, under the awning.
  const bench = roundOf({ from: -10.6, to: 9, half: 2.66, up: (along) => planking(along) + 0.35 });
  const aft = (spots: readonly Spot[]) => spots.filter(([along]) => along < -4.8);
  const within = roundOf({ from: -9.7, to: 9, half: 1.85, up: (along) => planking(along) + 0.35 });
  const seat = polygon([...aft(bench).map(boatAt), ...aft(within).toReversed().map(boatAt)]);
  const shade = (spots: readonly Spot[], on: number) => polygon(outlineOf(spots.map((spot) => shadowAt(spot, on))));
  const cabinSpots = [CABIN.roof, 1.15].flatMap((up) => roundedPlan(CABIN.from, CABIN.to, CABIN.half, up));
  const mainShade = polygon(
    outlineOf([1.2, MAIN.top].flatMap((up) => [-0.1, 0.1].map((side) => shadowAt([MAIN.along + side, 0, up], 1.3)))),
  );
  const shadows =
    shade(cabinSpots, 1.15) + shade(roundedPlan(AWNING.from, AWNING.to, AWNING.half, AWNING.up), 1.2) + mainShade;
  return sheet.clipped(
    polygon(inside.map(boatAt)),
    [
      fill(polygon(inside.map(boatAt)), "#8a5433"),
      fill(polygon(floor), "#e2b176"),
      stroke(seams.join(""), "#c08c50", 1.8),
      fill(seat, wall),

      ...mats,
      // Fore hatch and windlass.
      fill(patch(8.1, 8.9, -0.4, 0.4, planking), "#8a5433"),
      fill(
        patch(8.1, 8.9, -0.4, 0.4, (along) => planking(along) + 0.14),
        wallBright,
      ),
      stroke(polyline([boatAt([9.8, -0.28, 2]), boatAt([9.8, 0.28, 2])]), "#54403c", 10),
      fill(shadows, "#6f3d3a", 0.42),
    ].join(""),
  );
}

/** The low saloon: varnished sides with ports, a pale roof with mats to lie on, the shadows of spars on it. */
function cabin(sheet: Sheet): Drawing {
  const { wallBright, wallShade, window } = sheet.mood;
  const { from, to, half, roof } = CABIN;
  const foot = roundedPlan(from, to, half, 1.15).map(boatAt);
  const eaves = roundedPlan(from - 0.12, to + 0.16, half + 0.14, roof);
  const ports = counted(5).map((index) => {
    const along = from + 0.75 + index * 1.26;
    return polygon([
      boatAt([along, half, 1.62]),
      boatAt([along + 0.86, half, 1.62]),
      boatAt([along + 0.86, half, 2.16]),
      boatAt([along, half, 2.16]),
    ]);
  });
  const on = () => roof + 0.1;
  const mats = counted(4).map((index): Drawing => {
    const [along, across] = [-1.5 + (index % 2) * 2.15, index < 2 ? -1.5 : 0.5];
    const colour = index % 2 ? "#f3cf92" : "#e0724a";
    return (
      fill(
        patch(along, along + 1.9, across, across + 1, () => roof),
        wallShade,
      ) +
      fill(patch(along, along + 1.9, across, across + 0.96, on), colour) +
      fill(patch(along + 1.44, along + 1.82, across + 0.1, across + 0.86, on), wallBright)
    );
  });
  const bar = (along: number, fromUp: number, toUp: number, width: number) =>
    outlineOf([fromUp, toUp].flatMap((up) => [-width, width].map((side) => shadowAt([along + side, 0, up], roof))));
  const boomShade = outlineOf(
    [MAIN.along, -2.2].flatMap((along) => [-0.2, 0.2].map((side) => shadowAt([along, side, 3.9], roof))),
  );
  return [
    fill(polygon(outlineOf([...foot, ...eaves.map(boatAt)])), "#8f4d2d"),
    fill(ports.join(""), window),
    fill(
      polygon(
        outlineOf([...eaves.map(boatAt), ...eaves.map(([along, across, up]) => boatAt([along, across, up - 0.16]))]),
      ),
      wallShade,
    ),
    fill(polygon(eaves.map(boatAt)), "#fbf1dc"),
    ...mats,
    sheet.clipped(
      polygon(eaves.map(boatAt)),
      fill(polygon(boomShade) + polygon(bar(MIZZEN.along, roof, MIZZEN.top, MIZZEN.half)), "#6f5a86", 0.5),
    ),
  ].join("");
}

/** The striped awning over the after deck: two slopes from a ridge, a short hanging edge. */
function awning(sheet: Sheet): Drawing {
  const { wallBright, wallShade, trunk } = sheet.mood;
  const { from, to, half, up, stripes } = AWNING;
  const step = (to - from) / stripes;
  const posts = [from + 0.3, (from + to) / 2, to - 0.3].map((along) =>
    polyline([boatAt([along, half - 0.05, planking(along)]), boatAt([along, half - 0.05, up])]),
  );
  const [ridge, hem] = [up + 0.3, 0.34];
  const panel = (index: number): Drawing => {
    const [a, b] = [from + index * step, from + (index + 1) * step];
    const blue = index % 2 === 1;
    const slope = (across: number) =>
      polygon([boatAt([a, 0, ridge]), boatAt([b, 0, ridge]), boatAt([b, across, up]), boatAt([a, across, up])]);
    const edge = polygon([
      boatAt([a, half, up]),
      boatAt([b, half, up]),
      boatAt([b, half, up - hem]),
      boatAt([a, half, up - hem]),
    ]);
    return (
      fill(slope(-half), blue ? "#2a7fae" : wallBright) +
      fill(slope(half), blue ? "#1d6d9a" : "#f3ead9") +
      fill(edge, blue ? "#134f78" : wallShade)
    );
  };
  const gable = polygon([
    boatAt([from, -half, up]),
    boatAt([from, 0, ridge]),
    boatAt([from, half, up]),
    boatAt([from, half, up - hem]),
    boatAt([from, -half, up - hem]),
  ]);
  return [stroke(posts.join(""), trunk, 5), fill(gable, wallBright), ...counted(stripes).map(panel)].join("");
}

/** Masts, the furled sails and the few lines that hold them. */
function rig(sheet: Sheet): Drawing {
  const { trunk, wallBright, wallShade } = sheet.mood;
  const spar = (from: Spot, to: Spot, width: number) =>
    stroke(polyline([boatAt(from), boatAt(to)]), trunk, width) +
    stroke(polyline([boatAt(from), boatAt(to)].map(([x, y]): Point => [x - width * 0.22, y])), "#b9764a", width * 0.34);
  const line = (from: Spot, to: Spot) => polyline([boatAt(from), boatAt(to)]);
  const [mainTop, mizzenTop]: [Spot, Spot] = [
    [MAIN.along, 0, MAIN.top - 0.3],
    [MIZZEN.along, 0, MIZZEN.top - 0.3],
  ];
  const sprit: Spot = [15.2, 0, 3.9];
  const onStay = (share: number): Spot => [mixed(sprit[0], MAIN.along, share), 0, mixed(sprit[2], mainTop[2], share)];
  const shrouds = [-0.5, 0.6].flatMap((aft) =>
    [-1, 1].map((side) => {
      const along = MAIN.along - aft;
      return line([along, side * halfAt(RAIL, along), sheer(along)], mainTop);
    }),
  );
  const rolled = (from: Spot, to: Spot, thick: number) => {
    const [a, b] = [boatAt(from), boatAt(to)];
    const shift = (x: number) => polyline([a, b].map(([px, py]): Point => [px, py + x]));
    return stroke(shift(0), wallShade, thick) + stroke(shift(-thick * 0.2), wallBright, thick * 0.6);
  };
  return [
    spar([10.9, 0, 2.7], sprit, 10),
    stroke([...shrouds, line(mainTop, mizzenTop), line(mizzenTop, [-10.7, 0, 2])].join(""), "#6d4a40", 1.8),
    stroke(line(mainTop, sprit), "#6d4a40", 2),
    rolled(onStay(0.05), onStay(0.84), 6.5),
    spar([MIZZEN.along, 0, MIZZEN.foot], [MIZZEN.along, 0, MIZZEN.top], 8),
    spar([MAIN.along, 0, 3.75], [-2.4, 0, 3.95], 7),
    rolled([MAIN.along - 0.3, 0, 4.05], [-2.1, 0, 4.2], 15),
    spar([MAIN.along, 0, MAIN.foot], [MAIN.along, 0, MAIN.top], 10),
  ].join("");
}

/** The bathing ladder over the quarter, and the flag. */
function stern(sheet: Sheet): Drawing {
  const { trunk } = sheet.mood;
  const rail = (along: number) => boatAt([along, halfAt(RAIL, along), sheer(along)]);
  const foot = (along: number) => boatAt([along, halfAt(RAIL, along) + 0.35, -0.5]);
  const [left, right] = [-8.1, -7.5];
  const rungs = [0.3, 0.5, 0.7, 0.9].map((share) =>
    polyline(
      [left, right].map((along): Point => {
        const [a, b] = [rail(along), foot(along)];
        return [mixed(a[0], b[0], share), mixed(a[1], b[1], share)];
      }),
    ),
  );
  const staff: Spot = [-11.3, 0, 4.5];
  return [
    stroke(
      [left, right].map((along) => polyline([rail(along), foot(along)])).join("") + rungs.join(""),
      "#f6e6c8",
      3.6,
    ),
    stroke(polyline([boatAt([-10.8, 0, 2.1]), boatAt(staff)]), trunk, 4),
    place(turkishFlag({ height: 40, fly: "left" }), ...boatAt(staff)),
  ].join("");
}
