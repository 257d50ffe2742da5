import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { curve, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A roofless mill of rubble in metres. Turns are degrees around its drum: 0 is towards us, -90 to the left. */
export interface RuinedMill {
  camera: Project;
  right: number;
  away: number;
  /** Radius at the foot, and what it loses in each metre of height. */
  radius: number;
  taper: number;
  /** Turn and height of the broken rim, from -180 to 180; two points at one turn are a step. */
  tops: readonly Point[];
  /** Turn from which the sun shines. */
  sun: number;
  door: { turn: number; half: number; high: number };
  /** What is left of the plaster: turn, height, half its breadth in degrees, half its height. */
  plaster?: readonly (readonly [turn: number, up: number, wide: number, tall: number])[];
  seed?: number;
}

const THICK = 0.7;
const LIT = ["#cf8f66", "#e3a56e", "#f2c086", "#fbd8a0"] as const;
const SHADE = { wall: "#74506c", bright: "#86607a", deep: "#543a5a", sky: "#9a7890" } as const;
const MORTAR = { lit: "#c4845f", shade: "#5f4260" } as const;

/** A place on the drum; `out` lies before its wall, so that minus the thickness is the inner side. */
export function onDrum({ camera, right, away, radius, taper }: RuinedMill, turn: number, up: number, out = 0): Point {
  const angle = (turn / 180) * Math.PI;
  const reach = radius - taper * up + out;
  return camera([right + Math.sin(angle) * reach, away - Math.cos(angle) * reach, up]);
}

/** The turns that we see, from the left edge to the right one. */
function seenOf({ right, away, radius }: RuinedMill): Point {
  const middle = (Math.atan2(-right, away) / Math.PI) * 180;
  const half = (Math.acos(radius / Math.hypot(right, away)) / Math.PI) * 180;
  return [middle - half, middle + half];
}

const wrapped = (turn: number): number => ((turn + 540) % 360) - 180;
const topOf = ({ tops }: RuinedMill, turn: number): number => heightAt(tops, wrapped(turn));
/** How much of the sun a piece of the outer wall takes; nothing and less is shade. */
const lightAt = ({ sun }: RuinedMill, turn: number): number => Math.cos(((turn - sun) / 180) * Math.PI);

const range = ([from, to]: Point): number[] =>
  counted(Math.ceil(to - from) + 1).map((step) => Math.min(to, from + step));

/** A strip of the wall between two heights, over some turns. */
function band(
  mill: RuinedMill,
  turns: Point,
  low: (turn: number) => number,
  high: (turn: number) => number,
  out = 0,
): Path {
  return polygon([
    ...range(turns).map((turn) => onDrum(mill, turn, high(turn), out)),
    ...range(turns)
      .toReversed()
      .map((turn) => onDrum(mill, turn, low(turn), out)),
  ]);
}

/** The upper side of the wall where it broke off. */
function rim(mill: RuinedMill, turns: Point): Path {
  return polygon([
    ...range(turns).map((turn) => onDrum(mill, turn, topOf(mill, turn))),
    ...range(turns)
      .toReversed()
      .map((turn) => onDrum(mill, turn, topOf(mill, turn), -THICK)),
  ]);
}

/** A mill of the ridge above Bodrum that lost its roof: courses that bend with the drum, lit on one side, a stepped breach, a door under a round arch. */
export function ruinedMill(sheet: Sheet, mill: RuinedMill): Drawing {
  const seen = seenOf(mill);
  const face = band(
    mill,
    seen,
    () => 0,
    (turn) => topOf(mill, turn),
  );
  const dark = band(
    mill,
    [Math.max(seen[0], mill.sun + 88), seen[1]],
    () => -0.2,
    () => 12,
  );
  return (
    innerWall(mill, seen) +
    fill(rim(mill, seen), "#f3cf98") +
    brokenEnds(mill) +
    fill(face, MORTAR.lit) +
    sheet.clipped(
      face,
      fill(dark, MORTAR.shade) + courses(mill, seen) + plasterOf(sheet, mill, dark) + doorOf(sheet, mill),
    )
  );
}

/** The far wall from inside, over the breach: the sun comes in over the rim and lights its upper part. */
function innerWall(mill: RuinedMill, [left, right]: Point): Drawing {
  const turns: Point = [right, left + 360];
  const top = (turn: number) => topOf(mill, turn);
  const sunny = range(turns).filter((turn) => lightAt(mill, turn) < -0.2);
  const lit: Point = [sunny[0] ?? right, sunny.at(-1) ?? right];
  const joints = counted(22).map((row) =>
    polyline(range(turns).map((turn) => onDrum(mill, turn, Math.min(top(turn), row * 0.34), -THICK))),
  );
  return (
    fill(rim(mill, turns), "#e0b083") +
    fill(
      band(mill, turns, () => 0, top, -THICK),
      "#6b4864",
    ) +
    fill(
      band(mill, lit, (turn) => top(turn) - 2.2 * Math.max(0.1, -lightAt(mill, turn) - 0.1), top, -THICK),
      "#eebb80",
    ) +
    stroke(joints.join(""), "#543a5a", 1.6, 0.35)
  );
}

/** The ends of the wall at each step of the breach, as thick as the wall: lit where they look to the sun. */
function brokenEnds(mill: RuinedMill): Drawing {
  return mill.tops
    .map(([turn, high], index) => {
      const [before, low] = mill.tops[index - 1] ?? [turn, high];
      if (turn - before > 1 || Math.abs(high - low) < 0.15) return "";
      const face = polygon([
        onDrum(mill, turn, Math.min(low, high) - 0.3),
        onDrum(mill, turn, Math.max(low, high)),
        onDrum(mill, turn, Math.max(low, high), -THICK),
        onDrum(mill, turn, Math.min(low, high) - 0.3, -THICK),
      ]);
      return fill(face, high > low ? "#f7cd92" : SHADE.bright);
    })
    .join("");
}

/** The stones in uneven courses; each takes the light of its place, give or take a little. */
function courses(mill: RuinedMill, [left, right]: Point): Drawing {
  const random = randomOf((mill.seed ?? 1) * 19);
  const stones: Record<string, Path> = {};
  const girth = (mill.radius * Math.PI) / 180;
  let up = -0.1;
  while (up < 8) {
    const tall = random.between(0.2, 0.38);
    let turn = left - random.between(0, 6);
    while (turn < right) {
      const long = random.between(0.34, 0.86) / girth;
      const rough = () => random.between(0, 0.05);
      const gap = 0.016 / girth;
      const [from, to] = [turn + gap, turn + long - gap];
      const [low, high] = [up + 0.018, up + tall - 0.018];
      const shape = polygon([
        onDrum(mill, from, low + rough()),
        onDrum(mill, mixed(from, to, 0.5), low + rough() * 0.4),
        onDrum(mill, to, low + rough()),
        onDrum(mill, to - (rough() * 0.8) / girth, high - rough()),
        onDrum(mill, mixed(from, to, 0.5), high + rough() * 0.3),
        onDrum(mill, from + (rough() * 0.8) / girth, high - rough()),
      ]);
      const tone = toneOf(lightAt(mill, turn + long / 2), random.around(0.2), turn + long / 2 - mill.sun);
      stones[tone] = (stones[tone] ?? "") + shape;
      turn += long;
    }
    up += tall;
  }
  return Object.entries(stones)
    .map(([tone, shape]) => fill(shape, tone))
    .join("");
}

/** Four steps of sunlight; in the shade the sky still lights what is turned furthest from the sun. */
function toneOf(light: number, own: number, fromSun: number): string {
  if (light > 0.03) return LIT[within(Math.floor((light * 0.9 + own) * 4), 0, 3)] ?? LIT[0];
  if (own > 0.12) return SHADE.bright;
  return fromSun > 128 ? SHADE.sky : own < -0.2 ? SHADE.deep : SHADE.wall;
}

/** Plaster with a torn edge that follows the courses, and its thin shade; dim where the drum is in the `dark`. */
function plasterOf(sheet: Sheet, mill: RuinedMill, dark: Path): Drawing {
  const patches = (mill.plaster ?? []).map(([turn, up, wide, tall], index) => {
    const random = randomOf(index * 7 + 3);
    const ragged = shares(46)
      .slice(1)
      .map((share) => {
        const angle = share * Math.PI * 2;
        // Squarish, because whole stones shed it, with bays that no two patches share.
        const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.6;
        const bay = 1 + Math.sin(angle * 2 + index) * 0.16 + Math.sin(angle * 5 + index * 2) * 0.12;
        return { angle, reach: square * bay * random.between(0.93, 1.04) };
      });
    const torn = (shift: number): Path =>
      polygon(
        ragged.map(({ angle, reach }) =>
          onDrum(
            mill,
            turn + Math.cos(angle) * wide * reach + shift * 1.2,
            up + Math.sin(angle) * tall * reach - shift * 0.06,
          ),
        ),
      );
    const lit = fill(torn(1), "#b97858") + fill(torn(0), "#fdeccc");
    const dim = fill(torn(1), SHADE.deep) + fill(torn(0), "#b497b4");
    return turn + wide > mill.sun + 80 ? lit + sheet.clipped(dark, dim) : lit;
  });
  return patches.join("");
}

/** The door under its round arch of dressed stone; the depth of the wall shows on its right. */
function doorOf(sheet: Sheet, mill: RuinedMill): Drawing {
  const { turn, half, high } = mill.door;
  const rise = (half / 180) * Math.PI * mill.radius;
  const arch = (wider: number): Point[] => {
    const [wide, up] = [half + wider, rise + (wider / 180) * Math.PI * mill.radius];
    return [
      onDrum(mill, turn - wide, 0),
      ...shares(15).map((share) => {
        const angle = Math.PI * (1 - share);
        return onDrum(mill, turn + Math.cos(angle) * wide, high - rise + Math.sin(angle) * up);
      }),
      onDrum(mill, turn + wide, 0),
    ];
  };
  const [inner, outer] = [arch(0), arch(half * 0.36)];
  const joints = [2, 4, 6, 8, 10, 12, 14].map((index) => polyline([inner[index] ?? [0, 0], outer[index] ?? [0, 0]]));
  const jamb = polygon([
    onDrum(mill, turn + half * 0.62, 0),
    onDrum(mill, turn + half * 1.1, 0),
    onDrum(mill, turn + half * 1.1, high),
    onDrum(mill, turn + half * 0.62, high),
  ]);
  const lit = lightAt(mill, turn) > 0;
  return (
    fill(polygon(outer), lit ? "#fbe0b0" : SHADE.sky) +
    stroke(joints.join(""), lit ? "#c5835f" : SHADE.deep, 2.6) +
    fill(polygon(inner), "#33203f") +
    sheet.clipped(polygon(inner), fill(jamb, lit ? "#d99a68" : SHADE.wall))
  );
}

/** What a mill keeps from the sun on the ground: all its girth, moved along the rays, as far as `long` metres for each of its height. */
export function ruinedMillShade(mill: RuinedMill, long: number): Path {
  const angle = (mill.sun / 180) * Math.PI;
  const toward: Point = [-Math.sin(angle) * long, Math.cos(angle) * long];
  const ring = (up: number): Point[] =>
    counted(28).map((index) => {
      const turn = (index / 28) * 360;
      const at = Math.min(up, topOf(mill, turn));
      const reach = mill.radius - mill.taper * at;
      return mill.camera([
        mill.right + Math.sin((turn / 180) * Math.PI) * reach + toward[0] * at,
        mill.away - Math.cos((turn / 180) * Math.PI) * reach + toward[1] * at,
        0,
      ]);
    });
  return shares(18)
    .map((share) => curve(ring(share * 6.6), true))
    .join("");
}
