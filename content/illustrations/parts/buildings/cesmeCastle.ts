import { metreAt, type Place, type Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { cypress } from "../plants/trees.ts";
import { hull } from "../vehicles/groundShadow.ts";
import { castleFlag } from "./roundTower.ts";

/** A place of the plan: to the right and away, in metres. */
type Spot = readonly [right: number, away: number];

/** The near corner over the harbour, and the directions in which its walls go: up the hill, and along the harbour. */
const CORNER: Spot = [6.4, 72];
const [UPHILL, SEAWARD]: readonly [Spot, Spot] = [
  [0.866, 0.5],
  [-0.26, 0.966],
];
const LENGTH = 53.5;

/** The place of a wall's foot, by metres from the corner up the hill and back from the near wall. */
function spot(along: number, back = 0): Spot {
  return [CORNER[0] + along * UPHILL[0] + back * SEAWARD[0], CORNER[1] + along * UPHILL[1] + back * SEAWARD[1]];
}

/** Height of the hill under the near wall, by metres from the corner. */
function hillAt(along: number): number {
  return 1.6 + (along / LENGTH) * 14.4;
}

/** The foot of the near wall from the harbour to the hilltop, for the ground before it. */
export function cesmeFoot(eye: Project): Point[] {
  return [0, 0.25, 0.5, 0.75, 1.12].map((share) => {
    const [right, away] = spot(share * LENGTH, -1);
    return eye([right, away, hillAt(share * LENGTH) - 0.4]);
  });
}

/**
 * The castle of Çeşme in metres of `eye`, some 70 away: from a round tower over the harbour its near wall climbs the hill in level
 * stretches, past a square tower, to another round one; the wall along the harbour is in the sun, a prayer hall and the keep rise behind.
 */
export function cesmeCastle(sheet: Sheet, eye: Project): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const lit = blend(stone, wallBright, 0.3);
  const front = blend(stoneWorn, stoneShade, 0.16);
  const shadow = blend(stoneWorn, stoneShade, 0.72);
  const random = randomOf(12);

  /** A wall between two spots, level on top, with battlements; `tone` is its light. */
  const wall = (from: Spot, to: Spot, feet: readonly [number, number], top: number, tone: string): Drawing => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const at = (along: number, up: number): Point =>
      eye([mixed(from[0], to[0], along / length), mixed(from[1], to[1], along / length), up]);
    const piece = (left: number, right: number, low: number, high: number): Path =>
      polygon([at(left, low), at(right, low), at(right, high), at(left, high)]);
    const count = Math.max(2, Math.round(length / 2.3));
    const merlons = counted(count).map((index) =>
      piece((length * (index + 0.18)) / count, (length * (index + 0.82)) / count, top - 0.1, top + 1.25),
    );
    const body = polygon([at(0, feet[0]), at(length, feet[1]), at(length, top), at(0, top)]);
    const blocks = counted(Math.round(length * 2.4)).map((index) => {
      const along = random.between(0.3, length - 1.8);
      const foot = mixed(feet[0], feet[1], along / length);
      const up = foot + Math.round(random.between(0.5, top - foot - 0.9) / 0.62) * 0.62;
      return { path: piece(along, along + random.between(0.7, 1.5), up, up + 0.46), isDark: index % 3 > 0 };
    });
    const of = (isDark: boolean) =>
      blocks
        .filter((block) => block.isDark === isDark)
        .map(({ path }) => path)
        .join("");
    return (
      fill(body + merlons.join(""), tone) +
      fill(of(true), blend(tone, stoneShade, 0.26), 0.8) +
      fill(of(false), blend(tone, wallBright, 0.3), 0.7) +
      stroke(polyline([at(0, top - 0.9), at(length, top - 0.9)]), blend(tone, stoneShade, 0.3), 2.6)
    );
  };

  /** A stretch of the near wall in shade, to the right of a tower whose shadow falls on it. */
  const shade = (from: number, to: number, top: number): Drawing => {
    const at = (along: number, up: number): Point => {
      const [right, away] = spot(along);
      return eye([right, away, up]);
    };
    return fill(
      polygon([at(from, hillAt(from)), at(to + 3.5, hillAt(to + 3.5)), at(to, top), at(from, top)]),
      shadow,
      0.78,
    );
  };

  /** A square tower on the near wall, or behind it: its side to the harbour is lit. */
  const keep = (along: number, back: number, size: number, foot: number, top: number): Drawing => {
    const [a, b, c] = [spot(along, back), spot(along + size, back), spot(along, back + size)];
    const inside = polygon(
      [a, b, spot(along + size, back + size), c].map(([right, away]) => eye([right, away, top - 0.2])),
    );
    const slit = (share: number, up: number): Path => {
      const [right, away] = [mixed(a[0], b[0], share), mixed(a[1], b[1], share)];
      const [x, y] = eye([right, away, up]);
      const unit = metreAt(eye, [right, away, up]);
      return `M${x - unit * 0.2} ${y}v${-unit * 1.5}q${unit * 0.2} ${-unit * 0.4} ${unit * 0.4} 0v${unit * 1.5}z`;
    };
    return (
      fill(inside, stoneShade) +
      wall(c, a, [foot, foot], top, lit) +
      wall(a, b, [foot, foot], top, front) +
      fill(slit(0.3, foot + (top - foot) * 0.56) + slit(0.7, foot + (top - foot) * 0.56), stoneDeep)
    );
  };

  /** A round tower: lit towards the sun, then the colour of the front, then shade. */
  const drum = ([right, away]: Spot, radius: number, foot: number, top: number, seed: number): Drawing => {
    const on = (turn: number, up: number, reach = 1): Point => {
      const angle = (turn / 180) * Math.PI;
      return eye([right + Math.cos(angle) * radius * reach, away - Math.sin(angle) * radius * reach, up]);
    };
    /** The middle of the half that is seen, in degrees: 90 for a tower straight before us. */
    const face = 90 + (Math.atan2(right, away) / Math.PI) * 180;
    const ring = (up: number, reach = 1) => counted(25).map((index) => on(index * 15, up, reach));
    const body = hull([...ring(foot, 1.06), ...ring(top)]);
    const band = (from: number, to: number, low: number, high: number): Path =>
      polygon([
        ...counted(9).map((index) => on(mixed(from, to, index / 8), low, 1.03)),
        ...counted(9).map((index) => on(mixed(to, from, index / 8), high, 1.03)),
      ]);
    const merlons = counted(11)
      .map((index) => face + 90 - (index + 0.5) * 16.4)
      .map((turn) => band(turn - 5, turn + 5, top - 0.1, top + 1.35))
      .join("");
    /** All that lies to the right of an edge of the light. */
    const beyond = (turn: number, colour: string): Drawing => {
      const [low, high] = [on(turn, foot - 1, 1.03), on(turn, top + 3, 1.03)];
      return fill(polygon([low, [low[0] + 400, low[1] + 60], [high[0] + 400, high[1] - 60], high]), colour);
    };
    const dark = randomOf(seed);
    const blocks = counted(46).map(() => {
      const turn = dark.between(34, 176);
      const up = foot + Math.round(dark.between(0.6, top - foot - 2) / 0.7) * 0.7;
      return band(turn, turn + dark.between(6, 12), up, up + 0.5);
    });
    return (
      fill(polygon(ring(top, 0.98)), stoneShade) +
      fill(body + merlons, lit) +
      sheet.clipped(
        body + merlons,
        beyond(118, front) + fill(blocks.join(""), stoneWorn, 0.7) + beyond(66, shadow) + beyond(36, stoneShade),
      ) +
      fill(band(face + 90, 66, top - 2.4, top - 2), blend(front, stoneShade, 0.3)) +
      fill(band(66, face - 90, top - 2.4, top - 2), stoneDeep, 0.6) +
      fill(band(112, 107, foot + (top - foot) * 0.5, foot + (top - foot) * 0.62), stoneDeep)
    );
  };

  /** Stretches of the near wall, each level on top and higher than the one below it. */
  const stretches = [
    [0, 13.5, 12.4],
    [13.5, 27, 15.4],
    [27, 41, 18.4],
    [41, 47, 21.4],
    [47, 53.5, 24.4],
  ] as const;
  const near = stretches.map(([from, to, top]) =>
    wall(spot(from), spot(to), [hillAt(from) - 0.8, hillAt(to) - 0.8], top, front),
  );
  const cypressFoot: Place = [...spot(50, 12), hillAt(50) + 2];
  const [cypressX, cypressY] = eye(cypressFoot);
  const hallFoot: Place = [...spot(22, 11), 19.6];
  const [hallX, hallY] = eye(hallFoot);
  const flagFoot: Place = [...CORNER, 17];
  const [flagX, flagY] = eye(flagFoot);
  return [
    keep(44, 26, 12, 14, 35),
    place(cypress(sheet, { seed: 3 }), cypressX, cypressY, metreAt(eye, cypressFoot) * 0.075),
    place(prayerHall(sheet), hallX, hallY, metreAt(eye, hallFoot) * 0.05866),
    keep(-1, 34, 10, 0.6, 17.4),
    wall(spot(0, 34), spot(0, 0), [0.4, 1], 11.4, lit),
    ...near,
    shade(5.6, 10.4, 12.4),
    shade(37, 41, 18.4),
    shade(41, 43.6, 21.4),
    keep(27, -3.4, 10.4, hillAt(20), 23.4),
    drum(spot(LENGTH, -1), 6.4, hillAt(LENGTH) - 4, 30.6, 7),
    drum(CORNER, 7, 0.6, 16.2, 4),
    place(castleFlag(), flagX, flagY, metreAt(eye, flagFoot) * 0.06),
  ].join("");
}

/** The small domed prayer hall inside the walls. */
function prayerHall(sheet: Sheet): Drawing {
  const { wall, wallShade, wallDeep } = sheet.mood;
  return (
    fill("M-52 150V-40H44V150Z", blend(wall, wallShade, 0.3)) +
    fill("M-52 150V-40H-20V150Z", wall) +
    fill("M-50-40Q-46-88-4-90T42-40Z", "#9fb0c0") +
    fill("M-4-90Q40-88 42-40H18Q22-74-4-90Z", wallDeep) +
    fill("M-5-88H-3V-106H-5Z", "#c79a4b")
  );
}
