import type { Place, Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { beetroot, type Filling, FILLINGS } from "./kumpirFillings.ts";

/** What a tray can hold. */
const KINDS = {
  corn: { ...FILLINGS.corn, step: [33, 27], loose: 0.24 },
  cabbage: { ...FILLINGS.cabbage, step: [46, 20], loose: 0.36 },
  russian: { ...FILLINGS.russian, step: [38, 30], loose: 0.2 },
  sausage: { ...FILLINGS.sausage, step: [56, 46], loose: 0.05 },
  pickles: { ...FILLINGS.pickles, step: [52, 40], loose: 0.06 },
  peas: { ...FILLINGS.peas, step: [32, 27], loose: 0.2 },
  olives: { ...FILLINGS.olives, step: [46, 34], loose: 0.14 },
  beetroot: { ground: "#4c0d2c", bit: beetroot, step: [42, 34], loose: 0.16 },
} satisfies Record<string, Filling>;

export type TrayKind = keyof typeof KINDS;

/** How wide the steel of the rim is, and how far it stands over the counter, in metres. */
const [RIM, HIGH] = [0.017, 0.014];
/** Units of the bits' own drawing to a metre. */
const GRAIN = 1750;

/**
 * A steel tray let into a counter, in metres in the frame of the counter, whose eye is at its near right: rounded rim, inner wall, a heap of
 * one filling in orderly rows. `along` and `across` are its two sides, `up` the height of the counter.
 */
export function fillingTray(
  sheet: Sheet,
  view: Project,
  { kind, along, across, up, seed }: { kind: TrayKind; along: Point; across: Point; up: number; seed: number },
): Drawing {
  const random = randomOf(seed);
  const { ground, bit, step, loose } = KINDS[kind];
  const ring = (inset: number, height: number, radius: number): Point[] => {
    const [a, b] = [along[0] + inset, along[1] - inset];
    const [c, d] = [across[0] + inset, across[1] - inset];
    const corners: readonly (readonly [number, number, number])[] = [
      [b - radius, d - radius, 0],
      [a + radius, d - radius, 90],
      [a + radius, c + radius, 180],
      [b - radius, c + radius, 270],
    ];
    return corners.flatMap(([x, y, turn]) =>
      counted(5).map((index) => {
        const angle = ((turn + index * 22.5) * Math.PI) / 180;
        return view([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, up + height]);
      }),
    );
  };
  /** A place of the heap by its shares along and across. */
  const heap = (u: number, v: number): Place => [
    mixed(along[0] + RIM, along[1] - RIM, u),
    mixed(across[0] + RIM, across[1] - RIM, v),
    up - 0.008 + 0.05 * (Math.sin(Math.PI * within(u)) * Math.sin(Math.PI * within(v))) ** 0.55,
  ];
  const metre = (at: Place) => view(at)[1] - view([at[0], at[1], at[2] + 1])[1];
  // Bits far away are drawn larger and fewer: they would be a blur.
  const middle = metre(heap(0.5, 0.5));
  const size = within(640 / middle, 1, 2.4);
  const [columns, rows] = [
    Math.max(4, Math.round(((along[1] - along[0] - 2 * RIM) * GRAIN) / step[0] / size)),
    Math.max(4, Math.round(((across[1] - across[0] - 2 * RIM) * GRAIN) / step[1] / size)),
  ];
  const bits = counted(columns).flatMap((column) =>
    counted(rows).map((row) => {
      const u = (column + 0.5 + (row % 2 ? 0.24 : -0.24) + random.around(loose)) / columns;
      const v = (row + 0.5 + random.around(loose)) / rows;
      const at = heap(u, v);
      const [x, y] = view(at);
      const scale = (metre(at) / GRAIN) * size * 1.12;
      const shade = within(0.62 * (1 - v) ** 1.6 + 0.3 * within(0.3 - u) + random.between(-0.06, 0.06), 0, 0.7);
      return { y, drawing: place(bit(random, shade), x, y, scale * 0.86, scale) };
    }),
  );
  const [outer, inner] = [ring(0, HIGH, 0.04), ring(RIM, HIGH, 0.03)];
  // What stands over the rim may pass its far side, and never its near one.
  const rise = middle * 0.06;
  const opening: Path = polygon(inner) + polygon(inner.map(([x, y]): Point => [x, y - rise]));
  const body = polygon(
    counted(29).map((index) => {
      const angle = (index / 28) * Math.PI * 2;
      const bent = (value: number) => 0.5 + 0.5 * Math.sign(value) * Math.abs(value) ** 0.4;
      return view(heap(bent(Math.cos(angle)), bent(Math.sin(angle))));
    }),
  );
  const width = middle * RIM;
  const side = (from: number, to: number) =>
    polyline(outer.slice(from, to).map((each, index) => halfway(each, inner[from + index])));
  return (
    fill(polygon(ring(-0.014, 0, 0.05)), "#3d3560", 0.55) +
    fill(polygon(ring(0, 0, 0.04)), "#544c78") +
    fill(polygon(outer), "#d8c8c6") +
    fill(polygon(inner), "#5a5480") +
    sheet.clipped(
      opening,
      fill(body, ground) +
        bits
          .toSorted((one, other) => one.y - other.y)
          .map(({ drawing }) => drawing)
          .join(""),
    ) +
    // The rim: dark towards the right, bright to the left, with the bulbs in it.
    stroke(side(12, 17), "#9a8fb0", width * 0.5) +
    stroke(side(3, 8), "#fffaf0", width * 0.45) +
    stroke(between(outer, inner, [9, 10], [0.3, 0.62]), "#ffdf9c", width * 0.34) +
    stroke(between(outer, inner, [9, 10], [0.38, 0.54]), "#fffdf0", width * 0.3) +
    stroke(between(outer, inner, [14, 15], [0.12, 0.4]), "#ffdf9c", width * 0.3)
  );
}

const halfway = (one: Point, other: Point = one): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/** A piece of the rim between two of its corners. */
function between(
  outer: readonly Point[],
  inner: readonly Point[],
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Path {
  const middle = (index: number) => halfway(outer[index] ?? [0, 0], inner[index]);
  const [a, b] = [middle(from), middle(to)];
  return polyline([start, end].map((share): Point => [mixed(a[0], b[0], share), mixed(a[1], b[1], share)]));
}
