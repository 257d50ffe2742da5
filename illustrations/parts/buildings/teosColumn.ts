import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface TeosColumn {
  camera: Project;
  /** Where its axis stands, metres right of the eye and away from it, and the height of what it stands on. */
  right: number;
  away: number;
  floor: number;
  /** Metres from its plinth to its top. */
  tall: number;
  /** How it ends: in its capital, in the level bed of a drum, or broken. */
  top: "capital" | "bed" | "broken";
  /** A drum that lies about has no base. */
  base?: boolean;
  seed?: number;
}

/** Marble from the sun's own white to the deepest shade. */
interface Marble {
  bright: string;
  lit: string;
  half: string;
  bounce: string;
  shade: string;
  deep: string;
}

/** Where the sun stands round a column, in degrees: 0 is towards us, -90 to the left. It is low, a little behind the columns. */
const SUN = -80;
/** The heights of base and capital, the radius of the shaft at its foot and at its neck, in metres. */
const [BASE, CAPITAL, FOOT, NECK] = [0.44, 0.56, 0.43, 0.36];

const marbleOf = ({ mood: { wallBright, stone, stoneWorn, stoneShade, stoneDeep } }: Sheet): Marble => ({
  bright: wallBright,
  lit: stone,
  half: stoneWorn,
  bounce: blend(stoneShade, stoneWorn, 0.3),
  shade: stoneShade,
  deep: blend(stoneShade, stoneDeep, 0.45),
});

/**
 * An Ionic column of the temple of Teos, whole or what is left of it, in metres by camera: plinth, two rolls with a hollow between them, a
 * fluted shaft that swells and narrows, a capital whose volutes face us. Lit from the left and a little from behind.
 */
export function teosColumn(sheet: Sheet, column: TeosColumn): Drawing {
  const { base = true, top } = column;
  const whole = top === "capital";
  return (
    (base ? plinth(sheet, column) : "") +
    (whole ? bolsters(sheet, column) : "") +
    shaft(sheet, column) +
    (whole ? capital(sheet, column) : "")
  );
}

/** A place on a round form: by its angle, its height over the floor, its radius. */
function onRound({ camera, right, away, floor }: TeosColumn, degrees: number, up: number, radius: number): Point {
  const angle = (degrees / 180) * Math.PI;
  return camera([right + radius * Math.sin(angle), away - radius * Math.cos(angle), floor + up]);
}

/** Which of its angles looks at us. */
const facingOf = ({ right, away }: TeosColumn): number => (Math.atan2(-right, away) * 180) / Math.PI;

/** What is seen of a round form between two angles and two heights, each height with its radius. */
function patch(column: TeosColumn, [from, to]: Point, rows: readonly Point[]): Path {
  return polygon([
    ...rows.map(([up, radius]) => onRound(column, from, up, radius)),
    ...rows.toReversed().map(([up, radius]) => onRound(column, to, up, radius)),
  ]);
}

const sunAt = (degrees: number): number => Math.cos(((degrees - SUN) / 180) * Math.PI);

/** The shaft's radius at a share of its height: it swells a little before it narrows. */
const girth = (share: number): number => mixed(FOOT, NECK, share ** 1.7) + 0.012 * Math.sin(share * Math.PI);

function shaft(sheet: Sheet, column: TeosColumn): Drawing {
  const { tall, top, base = true, seed = 1 } = column;
  const marble = marbleOf(sheet);
  const random = randomOf(seed * 19);
  const facing = facingOf(column);
  const foot = base ? BASE : 0;
  const end = top === "capital" ? tall - CAPITAL + 0.1 : tall;
  const whole = top === "capital" ? end - foot : 5.3;
  /** A break runs slanting through the drum. */
  const broken = (turn: number): number =>
    top === "broken" ? -0.2 - 0.19 * Math.sin((turn / 180) * Math.PI + seed) + 0.04 * Math.sin(turn * 0.21) : 0;
  const tones: Record<keyof Marble, Path> = { bright: "", lit: "", half: "", bounce: "", shade: "", deep: "" };
  const toneOf = (normal: number, where: number, hollow: boolean): keyof Marble => {
    const sun = where > 12 ? -1 : sunAt(normal);
    if (sun > 0.5) return "bright";
    if (sun > 0.14) return "lit";
    if (sun > -0.12 && where < 4) return "half";
    if (hollow) return "deep";
    return normal > 62 ? "bounce" : "shade";
  };
  for (const flute of counted(14)) {
    const from = Math.ceil((facing - 105) / 15) * 15 + flute * 15;
    const strips = [
      [0, 3.4, from + 1.7, false],
      [3.4, 7.6, from + 52, true],
      [7.6, 11.4, from + 9, false],
      [11.4, 15.2, from - 36, false],
    ] as const;
    for (const [low, high, normal, hollow] of strips) {
      const turn: Point = [Math.max(facing - 90, from + low), Math.min(facing + 90, from + high)];
      if (turn[1] <= turn[0]) continue;
      const edge = end + broken(turn[0]);
      const rows = shares(7).map((share): Point => {
        const up = mixed(foot, edge, share);
        return [up, girth((up - foot) / whole)];
      });
      tones[toneOf(normal, from + 7, hollow)] += patch(column, turn, rows);
    }
  }
  const joints: Path[] = [];
  for (let up = foot + random.between(0.8, 1.3); up < end - 0.3; up += random.between(0.9, 1.4))
    joints.push(
      polyline(
        shares(15).map((share) =>
          onRound(column, facing + mixed(-88, 88, share), up, girth((up - foot) / whole) + 0.003),
        ),
      ),
    );
  const last = girth((end - foot) / whole);
  const bed = shares(33).map((share) => onRound(column, share * 360, end, last));
  const core: Point[] = [
    [foot, girth(0)],
    [top === "broken" ? end - 0.5 : end - 0.02, last],
  ];
  return (
    fill(patch(column, [facing - 90, facing + 90], core), marble.shade) +
    (Object.keys(tones) as (keyof Marble)[]).map((tone) => fill(tones[tone], marble[tone])).join("") +
    stroke(joints.join(""), marble.deep, 2.2, 0.6) +
    (top === "bed" ? fill(polygon(bed), marble.lit) : "")
  );
}

/** The plinth and its two rolls with the hollow between them. */
function plinth(sheet: Sheet, column: TeosColumn): Drawing {
  const { camera, right, away, floor } = column;
  const marble = marbleOf(sheet);
  const facing = facingOf(column);
  const half = 0.63;
  const corner = (x: number, z: number, up: number) => camera([right + x, away + z, floor + up]);
  const roll = (low: number, high: number, [inner, out]: Point, upper: boolean): Drawing => {
    const rows = shares(7).map((share): Point => [
      mixed(low, high, share),
      mixed(inner, out, Math.sin(share * Math.PI)),
    ]);
    const bands = counted(36).map((index): [keyof Marble, Path] => {
      const from = facing - 90 + index * 5;
      const sun = sunAt(from);
      const tone = sun > 0.42 ? "bright" : sun > 0.1 ? "lit" : sun > -0.06 ? "half" : from > 66 ? "bounce" : "shade";
      return [tone, patch(column, [from, from + 5.4], rows)];
    });
    const tones = ["bright", "lit", "half", "bounce", "shade"] as const;
    return (
      tones
        .map((tone) =>
          fill(
            bands
              .filter(([name]) => name === tone)
              .map(([, path]) => path)
              .join(""),
            marble[tone],
          ),
        )
        .join("") +
      // What the roll above throws on it, and the edge of its back that still has light.
      fill(patch(column, [12, facing + 90], rows.slice(0, 3)), marble.deep, 0.8) +
      (upper ? fill(patch(column, [8, facing + 60], rows.slice(5)), marble.bounce, 0.9) : "")
    );
  };
  const level = polygon([
    corner(-half, -half, 0.11),
    corner(half, -half, 0.11),
    corner(half, half, 0.11),
    corner(-half, half, 0.11),
  ]);
  return (
    fill(level, marble.bright) +
    fill(
      polygon([corner(half, -half, 0), corner(half, half, 0), corner(half, half, 0.11), corner(half, -half, 0.11)]),
      marble.deep,
    ) +
    fill(
      polygon([corner(-half, -half, 0), corner(half, -half, 0), corner(half, -half, 0.11), corner(-half, -half, 0.11)]),
      marble.shade,
    ) +
    fill(polygon(shares(33).map((share) => onRound(column, share * 360, 0.11, 0.56))), marble.deep) +
    roll(0.11, 0.25, [0.54, 0.6], true) +
    roll(0.25, 0.32, [0.52, 0.46], false) +
    roll(0.32, BASE, [0.46, 0.53], true)
  );
}

/** Of the capital: how far its volutes are from its axis, half its depth, the radius of a volute, how thick its slab is. */
const [OUT, DEEP, SIZE, SLAB] = [0.5, 0.42, 0.255, 0.1];

/** A place of the capital: to the right of its axis, under the column's top, behind its axis. */
function inCapital({ camera, right, away, floor, tall }: TeosColumn, x: number, down: number, z = -DEEP): Point {
  return camera([right + x, away + z, floor + tall - down]);
}

function voluteDisk(column: TeosColumn, x: number, z: number, radius: number): Point[] {
  return counted(32).map((index) => {
    const turn = (index / 32) * Math.PI * 2;
    return inCapital(column, x + Math.cos(turn) * radius, SLAB + SIZE + Math.sin(turn) * radius, z);
  });
}

/** The rolls that join the volutes of the front with those of the back, narrow at their waists; the shaft hides a part of them. */
function bolsters(sheet: Sheet, column: TeosColumn): Drawing {
  const { shade, deep, bounce } = marbleOf(sheet);
  return [-OUT, OUT]
    .map((x) =>
      shares(15)
        .map((share) => {
          const waist = SIZE * (0.68 + 0.32 * Math.abs(share * 2 - 1) ** 2);
          const tone =
            share === 0
              ? blend(bounce, shade, 0.5)
              : blend(deep, shade, Math.abs(share - 0.5) < 0.1 ? 0.9 : share * 0.6);
          return fill(polygon(voluteDisk(column, x, mixed(DEEP, -DEEP, share), waist)), tone);
        })
        .join(""),
    )
    .join("");
}

/** The slab on top, seen from below. */
function slab(sheet: Sheet, column: TeosColumn): Drawing {
  const { bright, shade, deep } = marbleOf(sheet);
  const half = 0.62;
  const [z0, z1] = [-DEEP - 0.04, DEEP + 0.04];
  const at = (x: number, down: number, z: number) => inCapital(column, x, down, z);
  const side = column.right < 0 ? half : -half;
  return (
    fill(polygon([at(-half, SLAB, z0), at(half, SLAB, z0), at(half, SLAB, z1), at(-half, SLAB, z1)]), deep) +
    fill(polygon([at(side, SLAB, z0), at(side, SLAB, z1), at(side, 0, z1), at(side, 0, z0)]), deep) +
    fill(polygon([at(-half, SLAB, z0), at(half, SLAB, z0), at(half, 0, z0), at(-half, 0, z0)]), shade) +
    fill(polygon([at(-half, 0.03, z0), at(half, 0.03, z0), at(half, 0, z0), at(-half, 0, z0)]), bright)
  );
}

/** The capital's face: volutes joined by a sagging channel, eggs under it. */
function capital(sheet: Sheet, column: TeosColumn): Drawing {
  const { bright, bounce, shade, deep } = marbleOf(sheet);
  const at = (x: number, down: number) => inCapital(column, x, down);
  const sag = (down: number, drop: number): Point[] =>
    shares(13).map((share) => at(mixed(-OUT, OUT, share), down + drop * Math.sin(share * Math.PI)));
  const belt = (low: Point, high: Point) => polygon([...sag(...low), ...sag(...high).toReversed()]);
  const necking: Point[] = [
    [column.tall - 0.5, NECK],
    [column.tall - 0.42, 0.45],
    [column.tall - 0.24, 0.46],
  ];
  const facing = facingOf(column);
  const eggs = [-0.22, -0.11, 0, 0.11, 0.22].map((x) =>
    polygon(
      counted(16).map((index) => {
        const turn = (index / 16) * Math.PI * 2;
        return at(x + Math.cos(turn) * 0.04, 0.395 + Math.sin(turn) * 0.055);
      }),
    ),
  );
  const spirals = [-1, 1].map((side) => volute(side, (x, y) => at(side * OUT + x, SLAB + SIZE - y)));
  return (
    slab(sheet, column) +
    fill(patch(column, [facing - 90, facing + 90], necking), deep) +
    fill(belt([SLAB, 0], [0.46, 0.02]), deep) +
    fill(eggs.join(""), shade) +
    fill(polygon(voluteDisk(column, -OUT, -DEEP, SIZE).map(([x, y]): Point => [x - 4, y])), bright) +
    fill(belt([SLAB, 0], [0.29, 0.06]), bounce) +
    fill([-OUT, OUT].map((x) => polygon(voluteDisk(column, x, -DEEP, SIZE))).join(""), bounce) +
    fill(belt([0.142, 0.01], [0.218, 0.05]) + spirals.join(""), shade) +
    fill(belt([0.142, 0.01], [0.178, 0.03]), deep) +
    fill(spirals.join(""), deep) +
    fill([-OUT, OUT].map((x) => polygon(voluteDisk(column, x, -DEEP, SIZE * 0.14))).join(""), bright)
  );
}

/** The channel of a volute: it comes in over the top and winds inwards, ever narrower. */
function volute(side: number, at: (x: number, y: number) => Point): Path {
  const edge = (inset: number) =>
    shares(72).map((share): Point => {
      const turn = Math.PI / 2 - side * share * Math.PI * 4.6;
      const radius = SIZE * mixed(0.84, 0.2, share ** 0.82) * (1 - inset * mixed(0.3, 0.14, share));
      return at(Math.cos(turn) * radius, Math.sin(turn) * radius);
    });
  return polygon([...edge(0), ...edge(1).toReversed()]);
}
