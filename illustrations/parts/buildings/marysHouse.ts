import { metreAt, type Place, type Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { disc, type Path, polygon } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** How far behind the front of the porch the wings and the nave begin, and where the house ends, in metres. */
const [WING, NAVE, END] = [1, 2.6, 7] as const;
/** Half the breadth of the porch, the nave and the whole. */
const [PORCH_HALF, NAVE_HALF, HALF] = [1.75, 2.5, 4.6] as const;
/** Heights of the eaves of the porch, the wings and the nave. */
const [PORCH_EAVE, WING_EAVE, NAVE_EAVE] = [3.5, 2.9, 4.7] as const;
/** How far a roof stands out over its wall. */
const OUT = 0.28;

/** The tones of a wall: its ground and three kinds of stone. */
type Masonry = readonly [ground: string, ...stones: [string, string, string]];

/**
 * The House of the Virgin Mary near Ephesus, seen from before its right corner and lit from the left: the porch with its arch, a low wing with
 * a blind arch on each side, the nave higher behind them, hipped roofs of round tiles. `view` projects metres to the right of the middle of
 * its door, behind the front of the porch, and above its floor. It is 9.2 m wide, 7 m deep and 6.2 m high.
 */
export function marysHouse(sheet: Sheet, view: Project): Drawing {
  const { stone, stoneShade } = sheet.mood;
  const lit: Masonry = [stone, "#d3ab7c", "#f7e5bb", "#dfbd8b"];
  const shaded: Masonry = [stoneShade, "#7d6a6c", "#9d877f", "#85727a"];
  const front = (z: number, x: Point, up: Point, seed: number) =>
    wall(sheet, view, { at: (u, v) => [u, z, v], along: x, up, tones: lit, seed });
  const flank = (x: number, z: Point, up: Point, seed: number) =>
    wall(sheet, view, { at: (u, v) => [x, u, v], along: z, up, tones: shaded, seed });
  return [
    // The nave and its roof.
    flank(NAVE_HALF, [NAVE, END], [3.4, NAVE_EAVE], 3),
    front(NAVE, [-NAVE_HALF, NAVE_HALF], [3.4, NAVE_EAVE], 4),
    hipped(sheet, view, { half: NAVE_HALF, z: [NAVE, END], eave: NAVE_EAVE, top: 6.2, run: 2.5 }),
    // The wings and their roofs, which lean on the nave.
    flank(HALF, [WING, END], [0, WING_EAVE], 5),
    slope(sheet, view, {
      corners: [
        [HALF + OUT, WING - OUT, WING_EAVE],
        [HALF + OUT, END + OUT, WING_EAVE],
        [NAVE_HALF, END + OUT, 4.05],
        [NAVE_HALF, NAVE, 4.05],
      ],
      shaded: true,
    }),
    front(WING, [-HALF, HALF], [0, WING_EAVE], 6),
    // What the porch keeps from the light on the wing.
    fill(
      polygon(
        [
          [PORCH_HALF, WING, 0],
          [PORCH_HALF, WING, WING_EAVE],
          [2.2, WING, WING_EAVE],
          [2.66, WING, 2.2],
          [2.66, WING, 0],
        ].map(([x = 0, z = 0, up = 0]) => view([x, z, up])),
      ),
      "#7b6470",
      0.72,
    ),
    blindArch(sheet, view, -3.2) + blindArch(sheet, view, 3.6),
    slope(sheet, view, {
      corners: [
        [-HALF - OUT, WING - OUT, WING_EAVE],
        [HALF + OUT, WING - OUT, WING_EAVE],
        [NAVE_HALF, NAVE, 4.05],
        [-NAVE_HALF, NAVE, 4.05],
      ],
    }),
    // The porch.
    flank(PORCH_HALF, [0, WING], [0, PORCH_EAVE], 7),
    front(0, [-PORCH_HALF, PORCH_HALF], [0, PORCH_EAVE], 8),
    hipped(sheet, view, { half: PORCH_HALF, z: [0, NAVE], eave: PORCH_EAVE, top: 4.5, run: 1.5 }),
    porch(sheet, view),
  ].join("");
}

interface Wall {
  /** The place of a point of the wall: how far along it, how far up. */
  at: (along: number, up: number) => Place;
  along: Point;
  up: Point;
  tones: Masonry;
  seed: number;
}

/** A wall of field stones in uneven courses, the shade of the eave along its top. */
function wall(sheet: Sheet, view: Project, { at, along, up, tones, seed }: Wall): Drawing {
  const random = randomOf(seed);
  const face = (from: number, to: number, low: number, high: number): Path =>
    polygon([view(at(from, low)), view(at(from, high)), view(at(to, high)), view(at(to, low))]);
  const laid: Path[] = ["", "", ""];
  for (let low = up[0]; low < up[1] - 0.1;) {
    const high = Math.min(up[1], low + random.between(0.2, 0.32));
    for (let from = along[0] - random.between(0, 0.4); from < along[1];) {
      const to = from + random.between(0.3, 0.78);
      const tone = random.whole(0, 4);
      if (tone < 3)
        laid[tone] += face(Math.max(along[0], from + 0.03), Math.min(along[1], to - 0.03), low + 0.03, high - 0.02);
      from = to;
    }
    low = high;
  }
  return (
    fill(face(...along, ...up), tones[0]) +
    laid.map((path, index) => fill(path, tones[index + 1] ?? "", 0.7)).join("") +
    fill(face(...along, up[1] - 0.34, up[1]), sheet.mood.stoneDeep, 0.5)
  );
}

interface Hipped {
  half: number;
  z: Point;
  eave: number;
  /** The height of its ridge, and how far behind the eave it begins. */
  top: number;
  run: number;
}

/** A hipped roof: the slope over the front, and the one over the right side as far as the ridge. */
function hipped(sheet: Sheet, view: Project, { half, z, eave, top, run }: Hipped): Drawing {
  const [left, right, near, far] = [-half - OUT, half + OUT, z[0] - OUT, z[1] + OUT];
  const ridge: Place = [0, near + run, top];
  return (
    slope(sheet, view, {
      corners: [[right, near, eave], [right, far, eave], [0, Math.max(near + run, far - run), top], ridge],
      shaded: true,
    }) + slope(sheet, view, { corners: [[left, near, eave], [right, near, eave], ridge, ridge] })
  );
}

interface Slope {
  /** The two ends of its eave, then of its upper edge from the second end. */
  corners: readonly [Place, Place, Place, Place];
  /** Turned from the light. */
  shaded?: boolean;
}

/** A slope of round tiles: rows that run straight up from the eave, their ends along it, the hollow rows between them dark. */
function slope(sheet: Sheet, view: Project, { corners, shaded = false }: Slope): Drawing {
  const { roof, roofShade } = sheet.mood;
  const [from, to, high] = corners;
  const [tone, hollow] = shaded ? [roofShade, "#6f3038"] : [roof, roofShade];
  const sideways = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]);
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.29);
  const low = (share: number): Place => [mixed(from[0], to[0], share), mixed(from[1], to[1], share), from[2]];
  const up = (share: number): Place => {
    const [x, z] = low(share);
    return sideways ? [x, high[1], high[2]] : [high[0], z, high[2]];
  };
  const outline = polygon(corners.map(view));
  const rows = counted(count).map((index) =>
    polygon([
      view(low((index + 0.64) / count)),
      view(low((index + 1) / count)),
      view(up((index + 1) / count)),
      view(up((index + 0.64) / count)),
    ]),
  );
  const edge = [from, to, [to[0], to[1], to[2] - 0.12], [from[0], from[1], from[2] - 0.12]] as const;
  const ends = counted(count).map((index) => {
    const place = low((index + 0.32) / count);
    const [x, y] = view(place);
    const size = metreAt(view, place) * 0.1;
    return disc(x, y + 1, size * (sideways ? 1 : 0.7), size);
  });
  return (
    fill(outline, tone) +
    sheet.clipped(outline, fill(rows.join(""), hollow, 0.6)) +
    fill(polygon(edge.map(view)), hollow) +
    fill(ends.join(""), tone)
  );
}

/** An arch in a plane across the house: its middle, half its breadth, from its sill to where it springs. */
function arch(view: Project, [middle, z]: Point, half: number, sill: number, spring: number): Path {
  return polygon([
    view([middle - half, z, sill]),
    ...shares(19).map((share) => {
      const angle = Math.PI * share;
      return view([middle - Math.cos(angle) * half, z, spring + Math.sin(angle) * half]);
    }),
    view([middle + half, z, sill]),
  ]);
}

/** A ring of cut stones round an arch, in two tones. */
function voussoirs(view: Project, [middle, z]: Point, half: number, spring: number, count: number): Drawing {
  const stones = counted(count).map((index) => {
    const ring = (reach: number, share: number): Point => {
      const angle = Math.PI * share;
      return view([middle - Math.cos(angle) * half * reach, z, spring + Math.sin(angle) * half * reach]);
    };
    const [from, to] = [(index + 0.06) / count, (index + 0.94) / count];
    return polygon([ring(1, from), ring(1.34, from), ring(1.34, to), ring(1, to)]);
  });
  return (
    fill(stones.filter((_, index) => index % 2 === 0).join(""), "#fbeecb") +
    fill(stones.filter((_, index) => index % 2 === 1).join(""), "#d99a6c")
  );
}

/** A blind arch in a wing: its left jamb in the shade, the wall in it, a sill. */
function blindArch(sheet: Sheet, view: Project, middle: number): Drawing {
  const opening = arch(view, [middle, WING], 0.46, 0.75, 1.5);
  return (
    voussoirs(view, [middle, WING], 0.46, 1.5, 9) +
    fill(opening, "#5f4c58") +
    sheet.clipped(opening, fill(arch(view, [middle, WING + 0.3], 0.46, 0.7, 1.5), "#a5846f")) +
    fill(
      polygon([
        view([middle - 0.62, WING, 0.75]),
        view([middle + 0.62, WING, 0.75]),
        view([middle + 0.62, WING, 0.6]),
        view([middle - 0.62, WING, 0.6]),
      ]),
      "#fbeecb",
    )
  );
}

/** The arch of the porch, the door in it ajar to the light of candles, and the step before it. */
function porch(sheet: Sheet, view: Project): Drawing {
  const opening = arch(view, [0, 0], 1, 0, 1.95);
  const back = 0.75;
  const door = arch(view, [0, back], 0.72, 0.1, 1.55);
  const [x, y] = view([-1.35, 1.6, 1.1]);
  const flat = (corners: readonly Place[]) => polygon(corners.map(view));
  return (
    voussoirs(view, [0, 0], 1, 1.95, 15) +
    fill(opening, "#57465a") +
    sheet.clipped(
      opening,
      fill(arch(view, [0, back], 1, 0, 1.95), "#8f7370") +
        fill(
          flat([
            [-1, 0, 0.02],
            [1, 0, 0.02],
            [1, back, 0.02],
            [-1, back, 0.02],
          ]),
          "#c9a884",
        ) +
        fill(arch(view, [0, back], 0.84, 0.05, 1.55), "#c39a76") +
        fill(door, "#2e2030") +
        sheet.clipped(door, sheet.glow([x, y], 130, "#ffc56a", 0.95)),
    ) +
    fill(
      flat([
        [-1.5, -0.5, 0.14],
        [1.5, -0.5, 0.14],
        [1.5, 0, 0.14],
        [-1.5, 0, 0.14],
      ]),
      "#fdf0cf",
    ) +
    fill(
      flat([
        [-1.5, -0.5, 0],
        [1.5, -0.5, 0],
        [1.5, -0.5, 0.14],
        [-1.5, -0.5, 0.14],
      ]),
      "#d3ab7c",
    ) +
    fill(
      flat([
        [1.5, -0.5, 0],
        [1.5, 0, 0],
        [1.5, 0, 0.14],
        [1.5, -0.5, 0.14],
      ]),
      sheet.mood.stoneShade,
    )
  );
}
