import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { blot, disc, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { type Bit, type Filling, FILLINGS } from "./kumpirFillings.ts";

/** A grain of bulgur, or a fleck of parsley in it. */
const bulgur: Bit = (random, shade) => {
  const colour = random.chance(0.13) ? "#5c8a34" : random.pick(["#d8692f", "#c9562a", "#e8894a", "#b94a26"]);
  return turned(
    fill(disc(1, 3, 12, 8), blend("#9a3a20", "#3a1428", shade)) +
      fill(disc(0, 0, 11, 7), blend(colour, "#4a1c2c", shade * 0.5)),
    random.between(-60, 60),
  );
};

/** A slice of mushroom: its cap, its stem, the dark gills between. */
const mushroom: Bit = (random, shade) => {
  const tone = (colour: string) => blend(colour, "#4a1c2c", shade * 0.5);
  return turned(
    fill("M-32 6Q-34-24 0-26Q34-24 32 6Q22 12 12 8L11 30Q0 38-11 30L-12 8Q-22 12-32 6Z", tone("#8a5a3c")) +
      fill(
        "M-32 2Q-34-28 0-30Q34-28 32 2Q22 8 12 4L11 26Q0 34-11 26L-12 4Q-22 8-32 2Z",
        tone(random.pick(["#f0dcb8", "#e6cba0"])),
      ) +
      fill("M-25 0Q-14-13 0-4Q14-13 25 0Q16 2 9-2L0 3L-9-2Q-16 2-25 0Z", tone("#a67650")),
    random.between(-75, 75),
  );
};

/** A strip of roasted pepper, wet with oil, a trace of its charred skin. */
const pepper: Bit = (random, shade) => {
  const tone = (colour: string) => blend(colour, "#3a1428", shade * 0.5);
  const bend = random.between(-16, 16);
  const path = `M-44 0Q0 ${Math.round(bend)} 44 2`;
  return turned(
    place(stroke(path, tone("#6f1714"), 25), 2, 6) +
      stroke(path, tone(random.pick(["#d8321f", "#c4271c", "#e2502a"])), 22) +
      place(stroke("M-30 0Q0 0 22 0", tone("#ff9a6a"), 4), 0, bend * 0.4 - 5) +
      (random.chance(0.45) ? fill(blot(random, random.between(-20, 24), bend * 0.4 + 4, 9, 5), tone("#3a1a18")) : ""),
    random.between(-32, 20),
  );
};

/** What a tray can hold. */
const KINDS = {
  corn: { ...FILLINGS.corn, step: [32, 27], loose: 0.24 },
  cabbage: { ...FILLINGS.cabbage, step: [52, 24], loose: 0.36 },
  russian: { ...FILLINGS.russian, step: [38, 30], loose: 0.2 },
  sausage: { ...FILLINGS.sausage, step: [58, 46], loose: 0.08 },
  pickles: { ...FILLINGS.pickles, step: [52, 40], loose: 0.1 },
  peas: { ...FILLINGS.peas, step: [34, 29], loose: 0.2 },
  olives: { ...FILLINGS.olives, step: [48, 36], loose: 0.16 },
  bulgur: { ground: "#9a3a20", bit: bulgur, step: [21, 16], loose: 0.4 },
  mushrooms: { ground: "#7a4f34", bit: mushroom, step: [56, 46], loose: 0.2 },
  peppers: { ground: "#6f1714", bit: pepper, step: [66, 27], loose: 0.24 },
} satisfies Record<string, Filling>;

export type KumpirFilling = keyof typeof KINDS;

/** How wide and deep a tray is, in metres. */
const [WIDE, DEEP] = [0.178, 0.178];

/**
 * A small steel tray and its heap of one filling, in the light from the left: `left` and `near` are its near left corner, in metres along a
 * counter and towards its cook; `view` lays the counter's surface, which may slope, and what lies over it.
 */
export function kumpirTray(
  sheet: Sheet,
  view: Project,
  { kind, left, near, seed }: { kind: KumpirFilling; left: number; near: number; seed: number },
): Drawing {
  const { ground, bit, step, loose } = KINDS[kind];
  const random = randomOf(seed);
  const at = (a: number, c: number, lift: number): Point => view([a, c, lift]);
  const ring = (inset: number, lift: number, radius: number): Point[] => {
    const [a, b, c, d] = [left + inset, left + WIDE - inset, near + inset, near + DEEP - inset];
    const corners: readonly (readonly [number, number, number])[] = [
      [b - radius, d - radius, 0],
      [a + radius, d - radius, 90],
      [a + radius, c + radius, 180],
      [b - radius, c + radius, 270],
    ];
    return corners.flatMap(([x, y, turn]) =>
      counted(5).map((index) => {
        const angle = ((turn + index * 22.5) * Math.PI) / 180;
        return at(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, lift);
      }),
    );
  };
  const rim = 0.011;
  const heap = (u: number, v: number): Point =>
    at(
      mixed(left + rim * 1.5, left + WIDE - rim * 1.5, u),
      mixed(near + rim * 1.4, near + DEEP - rim * 1.4, v),
      -0.012 + 0.042 * (Math.sin(Math.PI * within(u)) * Math.sin(Math.PI * within(v))) ** 0.5,
    );
  const metre = (at(left + WIDE, near + DEEP / 2, 0)[0] - at(left, near + DEEP / 2, 0)[0]) / WIDE;
  const grain = 1660;
  const [columns, rows] = [
    Math.round(((WIDE - 2 * rim) * grain) / step[0]),
    Math.round(((DEEP - 2 * rim) * grain) / step[1]),
  ];
  const bits = counted(columns).flatMap((column) =>
    counted(rows).map((row) => {
      const u = (column + 0.5 + (row % 2 ? 0.24 : -0.24) + random.around(loose)) / columns;
      const v = (row + 0.5 + random.around(loose)) / rows;
      const [x, y] = heap(u, v);
      const scale = (metre / grain) * 1.12;
      const shade = within(
        0.5 * within(u - 0.55) * 2 + 0.55 * within(0.3 - v) * 3 + random.between(-0.06, 0.06),
        0,
        0.8,
      );
      return { y, drawing: place(bit(random, shade), x, y, scale * 0.84, scale) };
    }),
  );
  const [outer, inner] = [ring(0, 0.006, 0.026), ring(rim, 0.006, 0.02)];
  const edge = ring(rim * 0.55, 0.006, 0.024);
  const opening = polygon(edge) + polygon(edge.map(([x, y]): Point => [x, y - metre * 0.022]));
  const side = (from: number, to: number) =>
    polyline(
      outer.slice(from, to).map(([x, y], index): Point => {
        const [p, q] = inner[from + index] ?? [x, y];
        return [(x + p) / 2, (y + q) / 2];
      }),
    );
  const width = metre * rim;
  return (
    fill(polygon(ring(-0.006, 0, 0.03)), "#3d3560", 0.6) +
    fill(polygon(outer), "#cdbfc4") +
    fill(polygon(inner), "#4a4470") +
    sheet.clipped(
      opening,
      fill(polygon(inner), ground) +
        bits
          .toSorted((one, other) => one.y - other.y)
          .map(({ drawing }) => drawing)
          .join(""),
    ) +
    stroke(side(15, 20) + side(0, 4), "#8f86a8", width * 0.5) +
    stroke(side(6, 14), "#fff6e2", width * 0.42)
  );
}
