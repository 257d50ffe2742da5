import { metreAt, type Place, type Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { disc, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** Distances of its planes, in metres: the porch, the wings behind it, the nave behind both. */
const [PORCH, WING, NAVE] = [17.6, 18.5, 20.2] as const;

/**
 * The House of the Virgin Mary near Ephesus, from the front or a little turned, its right side seen: the porch with its deep arch, two low wings with a blind arch each, the nave higher behind, low tiled roofs. It stands 17.6 m away, 9.2 m wide and 6.7 m high.
 */
export function marysHouse(sheet: Sheet, view: Project): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, roofShade } = sheet.mood;
  const wall = (from: number, to: number, away: number, up: number, low = 0): Path =>
    polygon([view([from, away, low]), view([from, away, up]), view([to, away, up]), view([to, away, low])]);
  const laid = (path: Path, from: Point, to: Point, seed: number) =>
    rubble(sheet, path, [from[0], from[1], to[0] - from[0], to[1] - from[1]], seed, ["#cda67a", "#f4e0b4", "#dcb988"]);
  const block = (from: number, to: number, away: number, up: number, seed: number): Drawing => {
    const path = wall(from, to, away, up);
    const eave = wall(from, to, away, up, up - 0.22);
    return (
      fill(path, stone) +
      laid(path, view([from, away, up]), view([to, away, 0]), seed) +
      // What stands further back has a little less of the light.
      fill(path, stoneWorn, (away - PORCH) * 0.16) +
      fill(eave, stoneShade, 0.7)
    );
  };
  // Sides that turn away from the light, and the slopes above them; seen only when the house stands turned.
  const flank = (right: number, near: number, far: number, up: number): Drawing => {
    const path = polygon([
      view([right, near, 0]),
      view([right, near, up]),
      view([right, far, up]),
      view([right, far, 0]),
    ]);
    const from = view([right, near, up]);
    const to = view([right, far, 0]);
    return (
      fill(path, stoneShade) +
      rubble(sheet, path, [from[0], from[1], to[0] - from[0], to[1] - from[1]], 21, ["#7d6a6c", "#9d877f", "#85727a"])
    );
  };
  const hip = (...places: [Place, ...Place[], Place]) => {
    const [near, far] = [places[0], places.at(-1) ?? places[0]];
    const edge = [near, far, [far[0], far[1], far[2] - 0.14], [near[0], near[1], near[2] - 0.14]] as const;
    return fill(polygon(places.map(view)) + polygon(edge.map(view)), roofShade);
  };
  const shade = polygon([
    view([1.75, WING, 0]),
    view([1.75, WING, 3.4]),
    view([2.15, WING, 3.4]),
    view([2.75, WING, 2.5]),
    view([2.75, WING, 0]),
  ]);
  return [
    fill(
      polygon([view([4.6, 17.9, 0]), view([4.6, 20, 0]), view([7.4, 20.6, 0]), view([6.4, 17.9, 0])]),
      "#6b6f4c",
      0.6,
    ),
    flank(2.7, NAVE, 23, 5.5),
    block(-2.7, 2.7, NAVE, 5.5, 12),
    hip([3, NAVE - 0.25, 5.5], [1.7, 22.6, 6.8], [3, 23.2, 5.5]),
    tiles(sheet, view, { eave: [-3, 3], from: [NAVE - 0.25, 5.5], ridge: [-1.7, 1.7], to: [22.6, 6.8] }),
    flank(4.6, WING, 21.4, 3.4),
    block(-4.6, -1.7, WING, 3.4, 4) + block(1.7, 4.6, WING, 3.4, 9),
    fill(shade, stoneDeep, 0.55),
    blindArch(sheet, view, -3.2) + blindArch(sheet, view, 3.4),
    tiles(sheet, view, { eave: [-4.85, -1.5], from: [WING - 0.25, 3.4], ridge: [-4.2, -1.5], to: [NAVE, 4.15] }),
    tiles(sheet, view, { eave: [1.5, 4.85], from: [WING - 0.25, 3.4], ridge: [1.5, 4.2], to: [NAVE, 4.15] }),
    hip([4.85, WING - 0.25, 3.4], [4.2, NAVE, 4.15], [4.2, 21, 4.15], [4.85, 21.6, 3.4]),
    flank(1.75, PORCH, WING, 4.1),
    block(-1.75, 1.75, PORCH, 4.1, 7),
    hip([2, PORCH - 0.25, 4.1], [1.7, NAVE, 5.1], [2, NAVE, 4.1]),
    tiles(sheet, view, { eave: [-2, 2], from: [PORCH - 0.25, 4.1], ridge: [-1.7, 1.7], to: [NAVE, 5.1] }),
    porch(sheet, view),
    // The threshold and its step.
    fill(
      polygon([view([-1.5, 17, 0.14]), view([1.5, 17, 0.14]), view([1.4, PORCH, 0.14]), view([-1.4, PORCH, 0.14])]),
      "#f4e0b4",
    ),
    fill(wall(-1.5, 1.5, 17, 0.14), stoneWorn),
  ].join("");
}

/** An arch in a plane that faces us: its middle, half its breadth, from its sill to where it springs. */
function arch(view: Project, [middle, away]: Point, half: number, sill: number, spring: number): Path {
  return polygon([
    view([middle - half, away, sill]),
    ...shares(19).map((share) => {
      const angle = Math.PI * share;
      return view([middle - Math.cos(angle) * half, away, spring + Math.sin(angle) * half]);
    }),
    view([middle + half, away, sill]),
  ]);
}

/** A blind arch in a wing, its jamb on the far side seen, shade at its left. */
function blindArch(sheet: Sheet, view: Project, middle: number): Drawing {
  const opening = arch(view, [middle, WING], 0.5, 0.6, 1.6);
  return (
    fill(arch(view, [middle, WING], 0.64, 0.6, 1.6), "#c99a6a") +
    fill(opening, middle < 0 ? "#6d5a5c" : "#f0d6a4") +
    sheet.clipped(opening, fill(arch(view, [middle, WING + 0.5], 0.5, 0.5, 1.6), "#8d7268")) +
    fill(
      polygon([
        view([middle - 0.72, WING, 0.6]),
        view([middle + 0.72, WING, 0.6]),
        view([middle + 0.72, WING, 0.46]),
        view([middle - 0.72, WING, 0.46]),
      ]),
      "#f4e0b4",
    )
  );
}

/** The deep porch: an arch of cut stones, its right jamb in the sun, the door in the wall behind and the light of candles in it. */
function porch(sheet: Sheet, view: Project): Drawing {
  const opening = arch(view, [0, PORCH], 1.05, 0.1, 2.2);
  const back = 20.4;
  const voussoirs = counted(15).map((index) => {
    const angle = Math.PI * (index / 14);
    const ring = (r: number, by: number): Point => {
      return view([-Math.cos(angle + by) * r, PORCH, 2.2 + Math.sin(angle + by) * r]);
    };
    return polygon([ring(1.05, -0.095), ring(1.38, -0.095), ring(1.38, 0.095), ring(1.05, 0.095)]);
  });
  const [x, y] = view([0, back, 0.14]);
  return (
    fill(voussoirs.filter((_, index) => index % 2 === 0).join(""), "#fbeecb") +
    fill(voussoirs.filter((_, index) => index % 2 === 1).join(""), "#d99a6c") +
    fill(opening, "#e8c48e") +
    sheet.clipped(
      opening,
      // The jamb and the vault that turn away from the light, thinning out towards the one that takes it.
      fill(arch(view, [-0.16, PORCH], 1.05, 0.1, 2.2), "#4d424e") +
        fill(arch(view, [0, back], 1.05, 0, 2.2), "#6d5f66") +
        fill(
          polygon([
            view([-1.05, back, 0.1]),
            view([1.05, back, 0.1]),
            view([1.05, PORCH, 0.1]),
            view([-1.05, PORCH, 0.1]),
          ]),
          "#cdb088",
        ) +
        fill(arch(view, [0, back], 0.68, 0.1, 1.5), "#8d7268") +
        fill(arch(view, [0, back], 0.56, 0.1, 1.5), "#2e2436") +
        sheet.glow([x, y - 80], 130, "#ffcf7a", 0.8) +
        fill(arch(view, [0, back], 0.36, 0.1, 1.05), "#f4b860", 0.8),
    ) +
    fill(`M${x - 15} ${y}v-34h30v34z`, "#8a5a44") +
    fill(`M${x - 12} ${y - 34}q3-26 1-38q2-24 11-26q9 2 11 26q-2 12 1 38z`, "#fff3d2") +
    fill(`M${x + 3} ${y - 34}q3-32-3-64q9 2 11 26q-2 12 1 38z`, "#d9a866")
  );
}

interface Tiles {
  /** Range of its eave, and of its upper edge. */
  eave: Point;
  ridge: Point;
  /** Distance and height of each of them. */
  from: Point;
  to: Point;
}

/** A low roof that rises away from us: rows of round tiles that run up to its ridge, their ends along the eave. */
function tiles(sheet: Sheet, view: Project, { eave, from, ridge, to }: Tiles): Drawing {
  const { roof, roofShade } = sheet.mood;
  const count = Math.round((eave[1] - eave[0]) / 0.21);
  const low = (share: number) => view([mixed(eave[0], eave[1], share), from[0], from[1]]);
  const high = (share: number) => view([mixed(ridge[0], ridge[1], share), to[0], to[1]]);
  const rows = counted(count).map((index) => {
    const at = (by: number) => (index + by) / count;
    return polygon([low(at(0.62)), low(at(1)), high(at(1)), high(at(0.62))]);
  });
  const size = ((eave[1] - eave[0]) / count) * metreAt(view, [0, from[0], 0]) * 0.34;
  const edge = polygon([
    low(0),
    low(1),
    view([eave[1], from[0], from[1] - 0.1]),
    view([eave[0], from[0], from[1] - 0.1]),
  ]);
  return (
    fill(polygon([low(0), low(1), high(1), high(0)]), roof) +
    fill(rows.join(""), roofShade, 0.7) +
    fill(edge, roofShade) +
    fill(
      counted(count)
        .map((index) => disc(low((index + 0.31) / count)[0], low(0)[1] + 2, size))
        .join(""),
      roof,
    )
  );
}

/** Rubble: stones of three tones, laid in uneven courses. */
function rubble(
  sheet: Sheet,
  path: Path,
  [x, y, wide, high]: readonly [number, number, number, number],
  seed: number,
  tones: readonly [string, string, string],
): Drawing {
  const random = randomOf(seed);
  const laid = ["", "", ""];
  for (let top = y; top < y + high; top += 23) {
    for (let at = x - random.between(0, 30); at < x + wide;) {
      const length = random.between(30, 64);
      const tone = random.whole(0, 4);
      if (tone < 3)
        laid[tone] +=
          `M${short(at + 4)} ${short(top + 4 + random.around(2))}h${short(length - 9)}q4 8 0 ${short(14 + random.around(2))}h${short(9 - length)}q-4-8 0-14z`;
      at += length;
    }
  }
  return sheet.clipped(path, laid.map((d, index) => fill(d, tones[index] ?? "", 0.75)).join(""));
}
