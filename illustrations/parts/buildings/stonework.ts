import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { box, disc, type Path, polygon, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** Battlements on an edge that starts at x, y and falls by `fall` over `width`. */
export function battlements(x: number, y: number, width: number, height: number, fall = 0): Path {
  const teeth = Math.max(2, Math.round(width / 22));
  const unit = width / (2 * teeth - 1);
  return counted(teeth)
    .map((tooth) => {
      const at = 2 * tooth * unit;
      return `M${short(x + at)} ${short(y + (fall * at) / width + 2)}v${short(-height - 2)}l${short(unit)} ${short((fall * unit) / width)}v${short(height + 2)}z`;
    })
    .join("");
}

/** Dashes of worn stones on a face. */
export function stones(x: number, y: number, width: number, height: number, seed: number): Path {
  const random = randomOf(seed);
  return counted(Math.round((width * height) / 620))
    .map(() => {
      const length = random.between(5, 13);
      return `M${short(random.between(x + 2, x + Math.max(3, width - length - 2)))} ${short(random.between(y + 5, y + height - 3))}h${short(length)}`;
    })
    .join("");
}

export interface TowerOptions {
  width: number;
  height: number;
  /** Length of its receding right side, which is in shade. */
  depth: number;
  slits?: readonly (readonly [across: number, up: number])[];
  /** A moulding around it, as a share of its height. */
  band?: number;
  seed?: number;
  /** Light behind its slits. */
  lit?: boolean;
  /** Large stones at its corners. */
  quoins?: boolean;
}

/** A square tower with battlements: front in light, right side in shade. Stands on 0,0, its left front corner. */
export function tower(sheet: Sheet, options: TowerOptions): Drawing {
  const { width: w, height: h, depth: d, slits = [], band, seed = 1, lit = false, quoins = false } = options;
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const rise = -d * 0.22;
  const teeth = Math.max(7, h * 0.06);
  const side = `M${short(w)} 0l${short(d)} ${short(rise)}v${short(-h)}l${short(-d)} ${short(-rise)}z`;
  const openings = slits.map(([across, up]) => box(w * across - 2.2, -h * up, 4.4 + w * 0.02, h * 0.07 + 4)).join("");
  const corners = counted(Math.floor(h / 16))
    .map((index) => box(0, -8 - index * 16, index % 2 ? 9 : 14, 7))
    .join("");
  return (
    fill(side + battlements(w, -h, d, teeth, rise), stoneShade) +
    fill(box(0, -h, w, h) + battlements(0, -h, w, teeth), stone) +
    stroke(stones(0, -h, w, h, seed * 3), stoneWorn, 2.4) +
    stroke(stones(0, -h, w, h * 0.8, seed * 3 + 1), wallBright, 2, 0.4) +
    stroke(stones(w + 3, -h + 14, d - 6, h - 24, seed * 3 + 2), stoneDeep, 2.2, 0.45) +
    (quoins ? fill(corners, stoneWorn, 0.8) : "") +
    (band
      ? fill(box(-2, -h * band, w + 2, 4), stoneWorn) +
        fill(
          polygon([
            [w, -h * band],
            [w + d, -h * band + rise],
            [w + d, -h * band + rise + 4],
            [w, -h * band + 4],
          ]),
          stoneDeep,
          0.7,
        )
      : "") +
    fill(openings, lit ? "#fff0b8" : stoneDeep)
  );
}

/** A curtain wall with battlements between two feet. */
export function curtainWall(
  sheet: Sheet,
  {
    from,
    to,
    height,
    shaded = false,
    seed = 1,
  }: {
    from: readonly [number, number];
    to: readonly [number, number];
    height: number;
    shaded?: boolean;
    seed?: number;
  },
): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const [[x0, y0], [x1, y1]] = [from, to];
  const random = randomOf(seed * 73);
  const dashes = counted(Math.round(((x1 - x0) * height) / 700)).map(() => {
    const share = random.next();
    return `M${short(mixed(x0, x1 - 12, share))} ${short(mixed(y0, y1, share) - height + random.between(6, height - 3))}h${short(random.between(6, 13))}`;
  });
  return (
    fill(
      polygon([
        [x0, y0 - height],
        [x1, y1 - height],
        [x1, y1],
        [x0, y0],
      ]) + battlements(x0, y0 - height, x1 - x0, 8, y1 - y0),
      shaded ? stoneShade : stone,
    ) + stroke(dashes.join(""), shaded ? stoneDeep : stoneWorn, 2.4)
  );
}

export interface ColumnOptions {
  height?: number;
  width?: number;
  capital?: "doric" | "ionic" | "corinthian" | "broken";
  fluted?: boolean;
}

/** A column in three tones. Its foot is at 0,0, in its middle. */
export function column(
  sheet: Sheet,
  { height: h = 220, width: w = 34, capital = "ionic", fluted = true }: ColumnOptions = {},
): Drawing {
  const { stone, stoneShade, stoneWorn, stoneDeep, wallBright } = sheet.mood;
  const [top, t, b] = [-h + 26, w * 0.42, w * 0.5];
  const shaft = polygon([
    [-b, 0],
    [-t, top],
    [t, top],
    [b, 0],
  ]);
  const grooves = [-0.6, -0.2, 0.2, 0.6]
    .map((at) => `M${short(at * b)} -4L${short(at * t)} ${short(top + 4)}`)
    .join("");
  const base =
    fill(box(-w * 0.72, -10, w * 1.44, 10) + box(-w * 0.6, -18, w * 1.2, 9), stone) +
    fill(box(w * 0.16, -10, w * 0.56, 10) + box(w * 0.1, -18, w * 0.5, 9), stoneShade);
  const heads = {
    doric:
      fill(
        polygon([
          [-t, top],
          [-w * 0.7, top - 14],
          [w * 0.7, top - 14],
          [t, top],
        ]) + box(-w * 0.76, top - 26, w * 1.52, 12),
        stone,
      ) + fill(box(w * 0.16, top - 26, w * 0.6, 12), stoneShade),
    ionic:
      fill(
        box(-w * 0.72, top - 24, w * 1.44, 9) +
          disc(-w * 0.55, top - 8, w * 0.24) +
          box(-w * 0.6, top - 18, w * 1.2, 12),
        stone,
      ) +
      fill(disc(w * 0.55, top - 8, w * 0.24) + box(w * 0.2, top - 24, w * 0.52, 9), stoneShade) +
      fill(disc(-w * 0.55, top - 8, w * 0.1), stoneWorn),
    corinthian:
      fill(
        polygon([
          [-t, top],
          [-w * 0.78, top - 26],
          [w * 0.78, top - 26],
          [t, top],
        ]),
        stone,
      ) +
      fill(
        polygon([
          [w * 0.05, top],
          [w * 0.2, top - 26],
          [w * 0.78, top - 26],
          [t, top],
        ]),
        stoneShade,
      ) +
      fill(
        polygon([
          [-w * 0.4, top],
          [-w * 0.5, top - 14],
          [-w * 0.24, top - 4],
        ]) +
          polygon([
            [-w * 0.12, top],
            [-w * 0.1, top - 16],
            [w * 0.08, top - 3],
          ]),
        stoneWorn,
      ),
    broken: fill(
      polygon([
        [-t, top + 4],
        [-t * 0.5, top - 12],
        [t * 0.2, top - 2],
        [t * 0.7, top - 16],
        [t, top + 6],
      ]),
      stone,
    ),
  };
  return (
    fill(shaft, stone) +
    fill(
      polygon([
        [-b * 0.6, 0],
        [-t * 0.6, top],
        [-t * 0.2, top],
        [-b * 0.2, 0],
      ]),
      wallBright,
      0.7,
    ) +
    fill(
      polygon([
        [b * 0.2, 0],
        [t * 0.2, top],
        [t, top],
        [b, 0],
      ]),
      stoneShade,
    ) +
    (fluted ? stroke(grooves, stoneDeep, 1.4, 0.35) : "") +
    base +
    heads[capital]
  );
}
