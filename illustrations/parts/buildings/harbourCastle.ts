import type { Place, Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { blot, box, lens, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { turkishFlag } from "#illustrations/parts/things/turkishFlag.ts";

const STONE = {
  bright: "#fff0cb",
  lit: "#f7dcaa",
  worn: "#dfb37c",
  green: "#a9b48c",
  shade: "#9c7c98",
  deep: "#6f5980",
};
const HAZE = "#cfe0dc";

interface Work {
  /** Its outer edge on the ground, from left to right as one sees it: metres to the right of the eye, and away from it. */
  path: readonly Point[];
  base: number;
  top: number;
  seed: number;
  /** Openings: in which stretch, where along it, how high up. */
  slits?: readonly (readonly [stretch: number, share: number, up: number])[];
  /** A moulding under the battlements. */
  band?: boolean;
  /** Marble coats of arms, placed like the openings. */
  arms?: readonly (readonly [stretch: number, share: number, up: number])[];
  /** The shadow of the next tower on the left: how far it falls along the first stretch, in metres. */
  shadow?: number;
  /** How much worn stone is in its colour. */
  worn?: number;
  /** How much of the air lies before it. */
  haze?: number;
}

/**
 * The Castle of St Peter from the west harbour, by day, in the perspective of a camera whose heights count from the sea: towers that turn a
 * corner to us, lit on the left. From left to right the German tower, the chapel with its minaret, the Italian and the French tower, the round
 * Snake tower, the English tower. Its rock is some 200 m away and reaches from 58 m on the left to 91 m on the right; flags, trees and blocks
 * are drawn for a focal length of 1800.
 */
export function harbourCastle(view: Project): Drawing {
  const flag = (spot: Place, size: number): Drawing => {
    const [x, y] = view(spot);
    return (
      stroke(`M${x} ${y}v${-70 * size}`, "#2a3050", 3) +
      place(turkishFlag({ height: 32 * size, fly: "left" }), x, y - 68 * size)
    );
  };
  const built = (it: Work) => work(view, it);
  return [
    built({
      path: corner([-27, 236], 13, 11),
      base: 10,
      top: 31,
      seed: 2,
      slits: [[0, 0.5, 24]],
      band: true,
      haze: 0.16,
    }),
    chapel(view),
    built({
      path: corner([7, 244], 13, 12),
      base: 10,
      top: 41,
      seed: 5,
      slits: at(0, [0.3, 34, 0.7, 34, 0.5, 26]),
      band: true,
      haze: 0.1,
    }),
    flag([23, 238, 48], 1.05),
    built({
      path: corner([24, 233], 16, 15),
      base: 10,
      top: 48,
      seed: 7,
      slits: [...at(0, [0.28, 40, 0.72, 40, 0.72, 28]), ...at(1, [0.5, 36])],
      band: true,
      arms: at(0, [0.5, 34]),
      haze: 0.04,
    }),
    trees(view),
    built({
      path: pointsOf([-44, 232, -20, 221, -12, 228, 12, 219, 32, 231, 48, 223]),
      base: 6,
      top: 20,
      worn: 0.26,
      seed: 11,
    }),
    built({ path: round([43, 217], 6.4), base: 6, top: 26, seed: 13, slits: [[3, 0.5, 19]], band: true }),
    grove(
      view,
      [
        [-36, 214, 12.6],
        [-27, 212, 12],
        [8, 216, 12],
        [27, 212, 13],
        [34, 212, 14.6],
      ],
      5,
      1,
    ),
    built({ path: pointsOf([-42, 211, -14, 203]), base: 2, top: 12.5, worn: 0.26, seed: 17, shadow: 6 }),
    built({ path: corner([-45, 204], 9, 9), base: 2, top: 16.5, seed: 19, slits: at(0, [0.5, 10]), band: true }),
    built({
      path: pointsOf([-4, 205, 5, 214, 50, 201]),
      base: 2,
      top: 12.5,
      worn: 0.26,
      seed: 23,
      slits: at(1, [0.45, 7.4, 0.72, 7.4]),
    }),
    built({
      path: corner([-8, 198], 11, 10),
      base: 2,
      top: 19,
      seed: 27,
      slits: at(0, [0.3, 12, 0.7, 12]),
      band: true,
    }),
    flag([66, 200, 31], 0.9),
    built({ path: pointsOf([75, 206, 83, 200, 89, 212]), base: 1, top: 10, worn: 0.26, seed: 29, shadow: 7 }),
    built({
      path: corner([65, 195], 21, 20, 42),
      base: 2,
      top: 31,
      seed: 31,
      slits: [...at(0, [0.2, 23.5, 0.8, 23.5, 0.5, 9]), ...at(1, [0.3, 23.5, 0.7, 23.5, 0.5, 10])],
      band: true,
      arms: at(0, [0.34, 17.5, 0.5, 18.4, 0.66, 17.5]),
    }),
    rock(view),
  ].join("");
}

/** Places on one stretch: shares of its length with heights. */
function at(stretch: number, spots: readonly number[]): (readonly [number, number, number])[] {
  return pointsOf(spots).map(([share, up]) => [stretch, share, up] as const);
}

/** The edge of a square tower that turns a corner to us: its lit face on the left, its shaded one on the right, turned by some degrees. */
function corner([right, away]: Point, wide: number, deep: number, turn = 32): Point[] {
  const [cos, sin] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)];
  return [
    [right - wide * cos, away + wide * sin],
    [right, away],
    [right + deep * sin, away + deep * cos],
  ];
}

/** The edge of a round tower. */
function round([right, away]: Point, radius: number): Point[] {
  return shares(11).map((share): Point => {
    const angle = Math.PI * (1 + share);
    return [right + Math.cos(angle) * radius, away + Math.sin(angle) * radius];
  });
}

/** One stretch of a wall on the sheet. */
interface Stretch {
  at: (along: number, up: number, inside?: number) => Point;
  quad: (from: number, to: number, low: number, high: number) => Path;
  long: number;
  base: number;
  top: number;
  tone: string;
  /** From 0, in the light, to 1, in the shade. */
  dark: number;
  /** Whether it comes towards us from left to right. */
  nearing: boolean;
}

/** A wall or a tower with battlements: each stretch as light as it is turned to the sun on the left. */
function work(
  view: Project,
  { path, base, top, seed, slits = [], band = false, arms = [], shadow = 0, worn = 0, haze = 0 }: Work,
): Drawing {
  return path
    .slice(1)
    .map((to, index) => {
      const from = path[index] ?? to;
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [ex, ey] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
      const spot = (s: number, up: number, inside = 0): Point =>
        view([from[0] + ex * s - ey * inside, from[1] + ey * s + ex * inside, up]);
      const quad = (a: number, b: number, low: number, high: number): Path =>
        polygon([spot(a, low), spot(b, low), spot(b, high), spot(a, high)]);
      const dark = within((ey + 0.2) / 0.6);
      const tone = blend(blend(blend(STONE.lit, STONE.worn, worn), STONE.shade, dark), HAZE, haze);
      const stretch: Stretch = { at: spot, quad, long, base, top, tone, dark, nearing: ey < 0 };
      const here = (spots: Work["slits"]) => (spots ?? []).filter(([which]) => which === index);
      return (
        teeth(stretch) +
        fill(quad(0, long, base, top), tone) +
        stroke(polyline([spot(0, base), spot(0, top)]), tone, 1) +
        courses(stretch, randomOf(seed * 17 + index)) +
        (band
          ? fill(quad(0, long, top - 2.6, top - 2), blend(tone, dark > 0.5 ? STONE.shade : STONE.bright, 0.8)) +
            fill(quad(0, long, top - 2.9, top - 2.6), blend(tone, STONE.deep, 0.45))
          : "") +
        (shadow && index === 0
          ? fill(
              polygon([spot(0, base), spot(0, top + 1.5), spot(shadow * 0.5, top + 1.5), spot(shadow, base)]),
              STONE.shade,
              0.85,
            )
          : "") +
        here(slits)
          .map(([, share, up]) => opening(stretch, long * share, up))
          .join("") +
        here(arms)
          .map(([, share, up]) => coatOfArms(stretch, long * share, up))
          .join("")
      );
    })
    .join("");
}

/** A window, with the reveal that the light reaches. */
function opening({ quad, dark }: Stretch, s: number, up: number): Drawing {
  return (
    fill(quad(s - 0.5, s + 0.5, up, up + 2.3), STONE.deep) +
    fill(quad(s + 0.24, s + 0.5, up, up + 2.3), dark > 0.5 ? "#584468" : STONE.worn)
  );
}

function coatOfArms({ at: spot, quad }: Stretch, s: number, up: number): Drawing {
  const shield = polygon([
    spot(s - 0.62, up + 2.2),
    spot(s + 0.62, up + 2.2),
    spot(s + 0.6, up + 1.2),
    spot(s, up + 0.4),
    spot(s - 0.6, up + 1.2),
  ]);
  return fill(quad(s - 1.1, s + 1.1, up, up + 2.6), "#fffaf0") + fill(shield, STONE.shade);
}

/** Merlons, with the side of each that one sees: in shade where the wall comes towards us, in the light where it recedes. */
function teeth({ at: spot, long, top, tone, dark, nearing }: Stretch): Drawing {
  const count = Math.max(1, Math.round(long / 2.7));
  const unit = count > 1 ? long / (2 * count - 1) : long * 0.6;
  const [low, high] = [top - 0.2, top + 1.6];
  const starts = counted(count).map((index) => index * 2 * unit);
  // On a round tower they are too narrow to be seen on the far side.
  const sides = (count > 1 || nearing ? starts : []).map((start) => {
    const s = nearing ? start + unit : start;
    return polygon([spot(s, low), spot(s, low, 1), spot(s, high, 1), spot(s, high)]);
  });
  const fronts = starts.map((start) =>
    polygon([spot(start, low), spot(start + unit, low), spot(start + unit, high), spot(start, high)]),
  );
  return (
    fill(sides.join(""), nearing ? STONE.shade : STONE.lit) +
    fill(fronts.join(""), blend(tone, STONE.bright, 0.3 * (1 - dark)))
  );
}

/** Squared stones in their courses: most of them at the edges and under the battlements, few in the middle of a face. */
function courses({ quad, long, base, top, tone, dark }: Stretch, random: Random): Drawing {
  const paths = { light: "", worn: "", green: "" };
  for (let up = top - 1.3; up > base; up -= 1.3) {
    let s = -random.between(0, 1.6);
    while (s < long) {
      const end = s + random.between(1.4, 3.4);
      const edge = s < 1.4 || end > long - 1.4 || up > top - 2;
      if (random.chance(edge ? 0.46 : 0.16)) {
        const stone = quad(Math.max(0.06, s), Math.min(long - 0.06, end), up + 0.12, up + 1.18);
        const kind = random.next();
        if (kind < 0.06) paths.green += stone;
        else if (kind < 0.45) paths.light += stone;
        else paths.worn += stone;
      }
      s = end + 0.14;
    }
  }
  const shaded = dark > 0.5;
  return (
    fill(paths.light, blend(tone, shaded ? "#b797ac" : STONE.bright, 0.7)) +
    fill(paths.worn, shaded ? blend(tone, STONE.deep, 0.3) : blend(tone, STONE.worn, 0.55)) +
    fill(paths.green, blend(tone, shaded ? "#6f8188" : STONE.green, 0.7))
  );
}

/** The chapel that became a mosque: a tiled roof over the wall, its white minaret. */
function chapel(view: Project): Drawing {
  const [x, y] = view([-10, 240, 18]);
  return (
    fill(box(x - 40, y - 14, 64, 34), STONE.lit) +
    fill(polygon(pointsOf([x - 46, y - 12, x - 30, y - 34, x + 16, y - 34, x + 30, y - 12])), "#cf7048") +
    fill(polygon(pointsOf([x - 4, y - 34, x + 16, y - 34, x + 30, y - 12, x + 6, y - 12])), "#a04c46") +
    fill(box(x + 34, y - 92, 10, 120), "#fffaf0") +
    fill(box(x + 40, y - 92, 4, 120), "#b4b4d0") +
    fill(box(x + 30, y - 62, 18, 5), "#8c8ab2") +
    fill(polygon(pointsOf([x + 32, y - 92, x + 39, y - 122, x + 46, y - 92])), "#6d7da6")
  );
}

/** Cypresses and pines of the upper court. */
function trees(view: Project): Drawing {
  const cypress = ([right, away, tall]: Place): Drawing => {
    const [x, y] = view([right, away, 13]);
    const h = tall * 7.6;
    const left = `Q${x - h * 0.17} ${y - h * 0.4} ${x} ${y - h}Z`;
    const side = `M${x} ${y - h}Q${x + h * 0.17} ${y - h * 0.4} ${x + h * 0.09} ${y}`;
    return (
      fill(`${side}H${x - h * 0.09}${left}`, "#66814c") +
      fill(`${side}H${x + 1}Q${x + h * 0.06} ${y - h * 0.4} ${x} ${y - h}Z`, "#34513f")
    );
  };
  const spots: Place[] = [
    [-43, 238, 16],
    [-39.5, 236, 19],
    [-36.6, 237, 14],
    [-14, 232, 15],
    [36, 236, 21],
    [39.6, 235, 17],
    [52, 230, 14],
  ];
  return (
    spots.map(cypress).join("") +
    grove(
      view,
      [
        [-19, 230, 22],
        [-9, 232, 20.6],
        [0, 232, 22.4],
        [46, 227, 20.6],
        [54, 222, 17.6],
      ],
      8,
      1.25,
    )
  );
}

/** Crowns of pines: masses, each lit on its left and shaded below. */
function grove(view: Project, crowns: readonly Place[], seed: number, size: number): Drawing {
  const random = randomOf(seed);
  return crowns
    .map((crown) => {
      const [x, y] = view(crown);
      const mass = (dx: number, dy: number, radius: number, colour: string) =>
        fill(blot(random, x + dx * size, y + dy * size, radius * size, radius * size * 0.6), colour);
      return (
        mass(4, 6, 36, "#2f4a3d") +
        mass(26, -1, 20, "#2f4a3d") +
        mass(-12, -3, 27, "#557244") +
        mass(16, -8, 18, "#557244") +
        mass(-18, -11, 16, "#8fa65a") +
        mass(9, -15, 10, "#8fa65a")
      );
    })
    .join("");
}

/** The rock under the walls: crags with a lit and a shaded face, fallen blocks before them, wet at the water's edge. */
function rock(view: Project): Drawing {
  const random = randomOf(52);
  const [left, shore] = view([-58, 208, 0]);
  const [right] = view([91, 206, 0]);
  const long = right - left;
  const crag = (
    x: number,
    y: number,
    w: number,
    h: number,
    tones: readonly [lit: string, top: string, shade: string],
  ): Drawing => {
    const peak: Point = [x + w * random.between(-0.26, -0.04), y - h];
    const brow: Point = [x - w * random.between(0.36, 0.3), y - h * random.between(0.6, 0.84)];
    const fold: Point = [x + w * random.between(-0.04, 0.14), y - h * random.between(0.36, 0.6)];
    const shoulder: Point = [x + w * random.between(0.16, 0.3), y - h * random.between(0.7, 0.98)];
    const end: Point = [x + w * 0.44, y - h * random.between(0.24, 0.5)];
    const foot: readonly Point[] = pointsOf([x - w * 0.5, y, x + w * 0.5, y]);
    return (
      fill(polygon([...foot.slice(0, 1), brow, peak, shoulder, end, ...foot.slice(1)]), tones[0]) +
      fill(polygon([brow, peak, shoulder, fold]), tones[1]) +
      fill(polygon([shoulder, end, ...foot.slice(1), [x + w * random.between(-0.02, 0.1), y], fold]), tones[2])
    );
  };
  const row = (
    step: Point,
    wide: Point,
    high: Point,
    sink: number,
    tones: readonly [string, string, string],
  ): Drawing => {
    let drawing = "";
    for (let x = left + wide[0] / 2; x < right - wide[0] / 3; x += random.between(...step)) {
      // The rock falls away at both ends.
      const share = (x - left) / long;
      const low = Math.min(1, 0.4 + share * 7, 0.34 + (1 - share) * 8);
      drawing += crag(
        x,
        shore + random.between(0, sink),
        random.between(...wide),
        random.between(...high) * low,
        tones,
      );
    }
    return drawing;
  };
  const scrub = counted(17).map((): Place => [random.between(-50, 86), 199, random.between(2, 5.4)]);
  const foam = counted(46).map(() =>
    lens(
      random.between(left - 10, right + 10),
      shore + random.between(3, 9),
      random.between(18, 64),
      random.between(2, 4),
    ),
  );
  return (
    row([50, 92], [90, 150], [30, 56], 0, ["#cf9e78", "#ecc595", "#7f628a"]) +
    [0.3, 0.46, 0.62]
      .map((size, index) => grove(view, scrub.slice(index * 6, index * 6 + 6), 31 + index, size))
      .join("") +
    row([24, 62], [34, 84], [12, 34], 5, ["#dcae84", "#f6d7a6", "#745a84"]) +
    fill(lens((left + right) / 2, shore + 5, long + 60, 12), "#2b5878", 0.75) +
    fill(foam.join(""), "#fbfdf4", 0.85)
  );
}
