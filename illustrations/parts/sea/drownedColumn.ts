import { metreAt, type Place, type Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { blot, curve, disc, hull, type Path, polygon } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";

export interface DrownedColumnOptions {
  camera: Project;
  /** Positions of its two ends on the floor, in metres: to the right and away from the camera. */
  from: Point;
  to: Point;
  /** Height of the floor, in metres. */
  floor: number;
  radius: number;
  /** Number of drums that it has broken into. */
  drums: number;
  /** Opacity of the water's colour over it, from 0 to 1. */
  tint: number;
  water?: string;
}

/** Towards the sun: to the left, a little before the column, high. */
const SUN: Place = [-0.62, -0.3, 0.72];
/** Depth of a drum in the ground, as a share of its radius. */
const SUNK = 0.42;
const FLUTES = 20;

/** One drum: the middle of each end, on the floor's plan. */
interface Drum {
  a: Point;
  b: Point;
}

/** A fluted marble shaft fallen on the floor of a pool and come apart in drums, sunk in the ground, each with its shadow. */
export function drownedColumn(options: DrownedColumnOptions): Drawing {
  const { from, to, drums } = options;
  const random = randomOf(Math.round(from[0] * 31 + from[1] * 17) + 400);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const lying = counted(drums).map((index): Drum => {
    // The farther along, the farther from where they stood on one another.
    const loose = (index / drums) * options.radius;
    const [start, end] = [
      (index + (index ? 0.05 : 0) + (index === drums - 1 ? 0.2 : 0)) / drums,
      (index + 0.97) / drums,
    ];
    const rolled = index === drums - 1 ? options.radius * 0.5 : 0;
    const [aside, turn] = [random.around(loose * 0.3) + rolled * 0.7, random.around(loose * 0.2) + rolled * 0.5];
    const at = (share: number, off: number): Point => [
      from[0] + dx * share - (dy * off) / Math.hypot(dx, dy),
      from[1] + dy * share + (dx * off) / Math.hypot(dx, dy),
    ];
    return { a: at(start, aside - turn), b: at(end, aside + turn) };
  });
  const away = ({ a, b }: Drum) => a[1] + b[1];
  return (
    fill(lying.map((each) => shadowOf(each, options)).join(""), "#0f6a80", 0.72) +
    lying
      .toSorted((one, other) => away(other) - away(one))
      .map((each) => drumOf(each, options) + drift(each, options, random))
      .join("")
  );
}

/**
 * A point of a drum in cylindrical coordinates: position along its axis, angle (0 horizontal, a quarter turn is up), share of the radius.
 */
function spotOf({ a, b }: Drum, { floor, radius }: DrownedColumnOptions) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const across: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  return (share: number, angle: number, reach = 1): Place => {
    const [level, up] = [Math.cos(angle) * radius * reach, Math.max(-SUNK, Math.sin(angle) * reach) * radius];
    return [
      mixed(a[0], b[0], share) + across[0] * level,
      mixed(a[1], b[1], share) + across[1] * level,
      floor + radius * SUNK + up,
    ];
  };
}

function shadowOf(drum: Drum, options: DrownedColumnOptions): Path {
  const spot = spotOf(drum, options);
  const points = [0, 1].flatMap((share) =>
    counted(24).map((index): Point => {
      const [right, away, up] = spot(share, (index / 24) * Math.PI * 2);
      const high = up - options.floor;
      return options.camera([right + high * 0.7, away + high * 0.2, options.floor]);
    }),
  );
  return hull(points);
}

function drumOf(drum: Drum, options: DrownedColumnOptions): Drawing {
  const { camera, tint, water = "#4fb3bc" } = options;
  const { a, b } = drum;
  const spot = spotOf(drum, options);
  const tone = (colour: string) => blend(colour, water, tint);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const across: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  const band = (from: number, to: number): Point[] => [
    camera(spot(0, from)),
    camera(spot(1, from)),
    camera(spot(1, to)),
    camera(spot(0, to)),
  ];
  const isTop = Math.sign(areaOf(band(Math.PI / 2 - 0.1, Math.PI / 2 + 0.1)));
  // Five tones, so that the shaft is round: its side has no edge between light and shade.
  const ridges = [
    { above: 0.74, colour: "#fff4d8", path: "" },
    { above: 0.5, colour: "#f0dfb8", path: "" },
    { above: 0.24, colour: "#d3ccb2", path: "" },
    { above: -0.02, colour: "#a3b5b1", path: "" },
    { above: -2, colour: "#7799a2", path: "" },
  ];
  const grooves = [
    { above: 0.5, colour: "#d2bf95", path: "" },
    { above: 0.24, colour: "#a8aa99", path: "" },
    { above: -0.02, colour: "#7795a0", path: "" },
    { above: -2, colour: "#4d7c8d", path: "" },
  ];
  for (const index of counted(FLUTES)) {
    const from = (index / FLUTES) * Math.PI * 2;
    const step = (Math.PI * 2) / FLUTES;
    for (const [start, end, isGroove] of [
      [0, 0.42, true],
      [0.42, 1, false],
    ] as const) {
      const quad = band(from + step * start - 0.004, from + step * end + 0.004);
      const middle = from + (step * (start + end)) / 2;
      if (Math.sin(middle) < -SUNK - 0.05 || Math.sign(areaOf(quad)) !== isTop) continue;
      const bright = Math.cos(middle) * (across[0] * SUN[0] + across[1] * SUN[1]) + Math.sin(middle) * SUN[2];
      const tones = isGroove ? grooves : ridges;
      const own = tones.find(({ above }) => bright > above);
      if (own) own.path += polygon(quad);
    }
  }
  // The end that looks at us: a scalloped edge, a smooth ring, and the hole of the dowel.
  const near = (a[0] * (a[0] - b[0]) + a[1] * (a[1] - b[1])) / length < 0 ? 0 : 1;
  const sign = near ? 1 : -1;
  const bright = (sign * ((b[0] - a[0]) * SUN[0] + (b[1] - a[1]) * SUN[1])) / length;
  const ring = (reach: number, scallops: boolean) =>
    polygon(
      counted(80).map((index) => {
        const angle = (index / 80) * Math.PI * 2;
        return camera(spot(near, angle, reach * (scallops ? 1 - 0.05 * Math.abs(Math.sin((angle * FLUTES) / 2)) : 1)));
      }),
    );
  const isLit = bright > 0;
  return (
    [...ridges, ...grooves].map(({ path, colour }) => fill(path, tone(colour))).join("") +
    fill(ring(1, true), tone(isLit ? "#fbeac6" : "#8fa7ad")) +
    fill(ring(0.8, false), tone(isLit ? "#dcc79c" : "#7893a0")) +
    fill(ring(0.12, false), tone("#3f6478"))
  );
}

/** Gravel that the water has laid along the side that looks at us. */
function drift({ a, b }: Drum, options: DrownedColumnOptions, random: Random): Drawing {
  const { camera, floor, radius, tint, water = "#4fb3bc" } = options;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const side = radius * Math.sqrt(1 - SUNK * SUNK);
  const across: Point = [((b[1] - a[1]) / length) * side, (-(b[0] - a[0]) / length) * side];
  const sign = across[1] < 0 ? 1 : -1;
  const stones = counted(5).map((index) => {
    const share = (index + random.next()) / 5;
    const place: Place = [
      mixed(a[0], b[0], share) + sign * across[0] * random.between(0.98, 1.14),
      mixed(a[1], b[1], share) + sign * across[1] * random.between(0.98, 1.14),
      floor,
    ];
    const metre = metreAt(camera, place);
    const size = random.between(0.05, 0.13) * metre;
    return { spot: camera(place), size };
  });
  return (
    fill(
      stones.map(({ spot: [x, y], size }) => blot(random, x, y, size, size * 0.5)).join(""),
      blend("#5f9aa4", water, tint),
    ) +
    fill(
      stones
        .map(({ spot: [x, y], size }) => blot(random, x - size * 0.2, y - size * 0.16, size * 0.7, size * 0.3))
        .join(""),
      blend("#a9d0c4", water, tint),
    )
  );
}

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** An Ionic capital with a stub of its shaft on the floor of a pool, 270 wide and 200 high. Its foot is at 0,0. */
export function drownedCapital({ tint, water = "#4fb3bc" }: { tint: number; water?: string }): Drawing {
  const tone = (colour: string) => blend(colour, water, tint);
  const [light, body, dark, deep] = ["#fff6de", "#eedcb6", "#7f9da8", "#4a7487"].map(tone) as [
    string,
    string,
    string,
    string,
  ];
  const volute = (x: number, side: number) => {
    const spiral = counted(21).map((step): Point => {
      const [angle, reach] = [step * 0.62 - Math.PI / 2, mixed(34, 5, step / 20)];
      return [x + side * Math.cos(angle) * reach, -82 + Math.sin(angle) * reach];
    });
    return (
      fill(disc(x, -82, 46), side < 0 ? body : dark) +
      fill(disc(x - 5, -86, 39), side < 0 ? light : body) +
      stroke(curve(spiral), deep, 7)
    );
  };
  return (
    fill("M-70 4Q40 44 230 10Q190-50 90-90Z", "#17788d", 0.62) +
    fill("M-70-70L-62 0Q0 26 62 0L70-70Z", body) +
    fill("M12-70V14Q44 11 62 0L70-70Z", dark) +
    stroke("M-46-60L-42 2M-20-60L-18 8M8-60V10M34-60L32 7M54-60L50 2", deep, 5, 0.8) +
    fill("M-100-128H100V-72Q0-36-100-72Z", body) +
    fill("M20-128H100V-72Q62-57 20-55Z", dark) +
    fill(disc(-40, -78, 13, 16) + disc(0, -72, 13, 16) + disc(40, -78, 13, 16), light) +
    stroke("M-60-100Q0-92 60-100", deep, 5, 0.7) +
    volute(-94, -1) +
    volute(94, 1) +
    fill("M-132-154H132V-126H-132Z", body) +
    fill("M30-154H132V-126H30Z", dark) +
    fill("M-132-154L-104-182H108L132-154Z", light) +
    fill("M-40-168a40 9 0 1 0 80 0a40 9 0 1 0-80 0z", body)
  );
}
