import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, chip, disc, polygon, polyline, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export interface StoneMillOptions {
  capped?: boolean;
  /** Angle of the lowest point of a ruin's wall, in degrees around its rim: 90 is in front, 270 behind. */
  breach?: number;
  seed: number;
}

/** Radius of the drum at its foot and at its rim, and the height of the rim. */
const [FOOT, RIM, TALL] = [76, 66, 148] as const;
/** Ratio of height to width of a horizontal circle of the drum, which is seen from slightly above. */
const FLAT = 0.2;

/**
 * A mill of rubble stone with rests of its plaster: 152 units wide, 160 high to the rim, 236 with its cap, a round-arched door; foot at 0,0.
 */
export function stoneMill(sheet: Sheet, { capped = false, breach = 250, seed }: StoneMillOptions): Drawing {
  const { stoneDeep, groundShade } = sheet.mood;
  const shadow = fill("M30 14L72-4L330 4Q330 26 230 27T30 14Z", groundShade, 0.75);
  const door =
    fill("M-32 14V-46Q-32-72-10-72T12-46V15Q-10 17-32 14Z", sheet.mood.stoneWorn) +
    fill("M-25 14V-44Q-25-64-10-64T5-44V15Q-10 16-25 14Z", stoneDeep) +
    fill("M-25 14V-44Q-25-58-17-62V15Z", sheet.mood.stoneShade);
  if (capped)
    return (
      shadow +
      drum(
        sheet,
        ringOf(RIM, () => 0),
        seed,
      ) +
      door +
      cap(sheet) +
      wheel(sheet)
    );
  const height = brokenHeights(breach, seed);
  return (
    shadow +
    inside(sheet, height) +
    drum(sheet, ringOf(RIM, height), seed) +
    crown(sheet, height) +
    door +
    fallen(sheet, seed)
  );
}

/** Stones that came down from the breach, at the foot. */
function fallen(sheet: Sheet, seed: number): Drawing {
  const random = randomOf(seed * 41);
  const places = counted(7).map((): Point => [random.between(-96, -34), random.between(10, 26)]);
  const sizes = places.map(() => random.between(4, 8));
  const stones = (down: number) =>
    places
      .map(([x, y], index) => chip(random, x + down, y + down, sizes[index] ?? 5, (sizes[index] ?? 5) * 0.6))
      .join("");
  return fill(stones(2), sheet.mood.stoneShade) + fill(stones(0), sheet.mood.stone);
}

type Heights = (degrees: number) => number;

/** Height of a ruin's edge relative to its rim, in courses, by sector of 12 degrees. */
function brokenHeights(breach: number, seed: number): Heights {
  const random = randomOf(seed * 23);
  // The wall steps down to the breach a course at a time, not evenly; here and there a last stone stands on it.
  const courses = counted(30).map((index) => {
    const away = Math.abs(((index * 12 - breach + 540) % 360) - 180) + random.around(7);
    const left = 12 - Math.max(0, 1 - away / 105) * 42;
    return Math.round(left / 7) * 7 + (random.chance(0.1) ? 5 : 0);
  });
  return (degrees) => courses[Math.floor((((degrees % 360) + 360) % 360) / 12)] ?? 0;
}

/** The rim's near half from left to right, in steps where a stone is missing. */
function ringOf(radius: number, height: Heights, [from, to] = [180, 0]): Point[] {
  const steps = 30;
  return counted(steps).flatMap((index) => {
    const [start, end] = [mixed(from, to, index / steps), mixed(from, to, (index + 1) / steps)];
    const up = height((start + end) / 2);
    return [start, end].map((degrees): Point => {
      const angle = (degrees / 180) * Math.PI;
      return [Math.cos(angle) * radius, -TALL + Math.sin(angle) * radius * FLAT - up];
    });
  });
}

/** The far wall seen over the near one: its inner face, lit on the right where the sun reaches it, and its upper edge. */
function inside(sheet: Sheet, height: Heights): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const [outer, inner] = [RIM, RIM - 15].map((radius) => ringOf(radius, height, [180, 360]));
  const face = polygon([...(inner ?? []), [RIM - 4, -96], [4 - RIM, -96]]);
  return (
    fill(polygon([...(outer ?? []), [RIM, -TALL], [-RIM, -TALL]]), stone) +
    fill(face, stoneShade) +
    sheet.clipped(
      face,
      fill(box(12, -190, 60, 110), stoneWorn) +
        fill(box(-70, -190, 34, 110), stoneDeep, 0.5) +
        stroke("M-30-138h14M-8-128h16M20-136h14M34-126h12M-44-124h10", stoneDeep, 3, 0.35),
    )
  );
}

/** The drum: stones laid in level courses that bend with it, plaster left on some, its right side in shade. */
function drum(sheet: Sheet, rim: readonly Point[], seed: number): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wall } = sheet.mood;
  const random = randomOf(seed * 17);
  const shape = `${polygon([[-FOOT, 0], ...rim, [FOOT, 0]]).slice(0, -1)}Q${FOOT * 0.6} 16 0 16T${-FOOT} 0Z`;
  // Stones by their colour: worn ones, and bright ones.
  const laid = [stoneWorn, wall].map((colour, shift) => {
    const stones = counted(13).flatMap((row) => {
      const up = 6 + row * 12;
      const half = mixed(FOOT, RIM, up / TALL);
      return counted(shift ? 1 : 4).map(() => {
        const [x, long] = [random.between(-half, half * 0.5), random.between(8, 17)];
        const sag = (at: number) => Math.sqrt(Math.max(0, 1 - (at / half) ** 2)) * half * FLAT;
        return polyline([
          [x, sag(x) - up],
          [x + long, sag(x + long) - up],
        ]);
      });
    });
    return stroke(stones.join(""), colour, shift ? 5 : 4.4, shift ? 0.75 : 1);
  });
  // The joints: a course a line that sags as the drum is round, and uprights that stand closer towards its edges.
  const joints = counted(14).map((row) => {
    const up = row * 12;
    const half = mixed(FOOT, RIM, up / TALL);
    const sag = (turn: number, rise: number): Point => [
      Math.sin(turn) * half,
      Math.cos(turn) * half * FLAT - up - rise,
    ];
    const turns = counted(9).map((index) => -1.45 + (index + (row % 2) * 0.5 + random.between(-0.2, 0.2)) * 0.3);
    return (
      polyline(counted(13).map((index) => sag(-1.5 + index * 0.25, 0))) +
      turns.map((turn) => polyline([sag(turn, 0), sag(turn, 12)])).join("")
    );
  });
  const plaster = counted(2).map((index) =>
    chip(random, random.between(-56, -34), -46 - index * 60, random.between(10, 18), random.between(12, 22)),
  );
  return (
    fill(shape, stone) +
    sheet.clipped(
      shape,
      stroke(joints.join(""), stoneWorn, 1.5, 0.6) +
        laid.join("") +
        fill(plaster.join(""), wall, 0.85) +
        fill("M8-190Q16-80 12 30H100V-190Z", stoneWorn) +
        fill("M24-190Q34-80 30 30H100V-190Z", stoneShade) +
        fill("M54-190Q64-80 62 30H100V-190Z", stoneDeep, 0.55),
    ) +
    fill("M-16-90V-112H4V-90Q-6-88-16-90Z", stoneDeep) +
    stroke("M-20-115Q-6-113 8-115", stoneWorn, 5)
  );
}

/** The upper edge of a ruin's near wall, as thick as the wall is. */
function crown(sheet: Sheet, height: Heights): Drawing {
  const { stone, stoneShade, wall } = sheet.mood;
  const [outer, inner] = [RIM, RIM - 15].map((radius) => ringOf(radius, height));
  const edge = polygon([...(outer ?? []), ...(inner ?? []).toReversed()]);
  return (
    fill(edge, stone) +
    sheet.clipped(edge, fill(box(-80, -220, 116, 160), wall, 0.55) + fill(box(36, -220, 60, 160), stoneShade, 0.6))
  );
}

/** A cone of boards on a ring of timber, with the port that the axle comes out of. */
function cap(sheet: Sheet): Drawing {
  const { roof, roofShade, stoneDeep } = sheet.mood;
  return (
    fill("M-80-146Q0-112 80-146V-152H-80Z", stoneDeep) +
    fill("M-80-152Q0-116 80-152L5-240Q0-244-5-240Z", roof) +
    fill("M24-135Q56-140 80-152L5-240Q3-242 1-243Z", roofShade) +
    stroke("M-48-141L-4-234M-18-135L-1-234M54-143L4-234", roofShade, 2.4, 0.55) +
    fill("M-43-172L-37-204L-17-206L-15-172L-29-166Z", stoneDeep)
  );
}

const [HUB, BOW]: readonly [Point, Point] = [
  [-58, -180],
  [-112, -164],
];

/** Eight spars on an axle that ends in a bowsprit, stays from it to their tips; cloths set on three, rolled up on the others. */
function wheel(sheet: Sheet): Drawing {
  const { trunk, wallBright, wallShade, stoneDeep } = sheet.mood;
  // The wheel stands square to its axle, which points to the left, towards us and a little down.
  const at = (degrees: number, share: number): Point => {
    const angle = (degrees / 180) * Math.PI;
    const [across, up] = [Math.cos(angle) * 122 * 0.66 * share, Math.sin(angle) * 122 * share];
    return [HUB[0] + across * 0.96 + up * 0.28, HUB[1] - across * 0.28 + up * 0.96];
  };
  const tips = counted(8).map((index) => at(11 + index * 45, 1));
  const cloth = (index: number, corner: number) => {
    const degrees = 11 + index * 45;
    const [bellied, foot] = [at(degrees + corner * 0.7, 0.44), at(degrees, 0.16)];
    return `${polyline([foot, at(degrees, 0.98), at(degrees + corner, 0.84)])}Q${[...bellied, ...foot].map(short).join(" ")}Z`;
  };
  const set = [1, 4, 6];
  const rolled = [0, 2, 3, 5, 7].map((index) => {
    const degrees = 11 + index * 45;
    return polygon([at(degrees, 0.2), at(degrees + 5, 0.5), at(degrees + 2, 0.97), at(degrees - 1, 0.6)]);
  });
  return (
    stroke(polyline([[-28, -189], HUB]), trunk, 13) +
    stroke("M-32-192L-58-184", "#a8745a", 3) +
    fill(set.map((index) => cloth(index, 37)).join(""), wallBright) +
    fill(set.map((index) => cloth(index, 13)).join(""), wallShade, 0.8) +
    stroke(polygon(tips), trunk, 1.5) +
    stroke(tips.map((tip) => polyline([HUB, tip])).join(""), trunk, 3.4) +
    fill(rolled.join(""), wallBright) +
    stroke(polyline([HUB, BOW]), trunk, 4.6) +
    stroke(tips.map((tip) => polyline([BOW, tip])).join(""), trunk, 0.9) +
    fill(disc(HUB[0], HUB[1], 8.5, 10), trunk) +
    fill(disc(HUB[0] - 2, HUB[1], 4, 5), stoneDeep)
  );
}
