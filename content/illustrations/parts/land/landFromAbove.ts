import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { blot, box, curve, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { ridge } from "./ridge.ts";

export interface Cape {
  /** Its shore, all round, the far side first. */
  shore: readonly Point[];
  /** Its hills: crests from left to right, the furthest first. */
  hills: readonly (readonly Point[])[];
  towns?: readonly (readonly [x: number, y: number, wide: number])[];
  seed: number;
  /** 0 is far and pale, 1 near. */
  near: number;
}

const FAR = { land: "#c9c6b0", hill: "#aebfae", shade: "#8fabac", light: "#dccfae", wood: "#7f9f94" } as const;
const NEAR = { land: "#d9c48c", hill: "#a3a868", shade: "#6f8a62", light: "#d9c684", wood: "#4f7250" } as const;

/** A piece of land from the air: shallows around it, a pale shore, hills lit from the left, woods, white villages in its bays. */
export function landFromAbove(sheet: Sheet, { shore, hills, towns = [], seed, near }: Cape): Drawing {
  const random = randomOf(seed * 17);
  const tone = near > 0.5 ? NEAR : FAR;
  const outline = curve(shore, true);
  const ys = shore.map(([, y]) => y);
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const rims = [
    ["#4fb4c2", 30, 0.45],
    ["#8fd8d0", 17, 0.7],
    ["#fdf6e0", 6, 1],
  ] as const;
  const relief = hills.map((crest, index) =>
    ridge(sheet, {
      crest: folded(crest, 10 + near * 22),
      foot: mixed(top, foot, (index + 1.15) / hills.length) + 40,
      colour: tone.hill,
      shade: tone.shade,
      light: tone.light,
      rough: 5,
      seed: seed + index * 3,
    }),
  );
  const sunny = hills.map((crest) => crest.map(([x, y]): Point => [x - 14, y + 26]));
  return (
    rims.map(([colour, wide, opacity]) => stroke(outline, colour, wide * mixed(0.5, 1.15, near), opacity)).join("") +
    fill(outline, tone.land) +
    sheet.clipped(
      `${outline}${hills.map((crest) => polygon(crest)).join("")}`,
      relief.join("") + fill(scrub(random, sunny, near), tone.wood, 0.75),
    ) +
    towns.map(([x, y, wide]) => town(random, x, y, wide, near)).join("")
  );
}

/** The same crest with a saddle between every two of its points: more peaks, so more light. */
function folded(crest: readonly Point[], depth: number): Point[] {
  return crest.flatMap(([x, y], index): Point[] => {
    const next = crest[index + 1];
    return next
      ? [
          [x, y],
          [mixed(x, next[0], 0.62), mixed(y, next[1], 0.62) + depth],
        ]
      : [[x, y]];
  });
}

function scrub(random: Random, lines: readonly (readonly Point[])[], near: number): Path {
  return lines
    .flatMap((line) =>
      counted(26).map(() => {
        const [x, y] = line[random.whole(0, line.length - 1)] ?? [0, 0];
        return blot(
          random,
          x + random.around(60),
          y + random.between(0, 60) * near,
          random.between(5, 15) * mixed(0.6, 1.2, near),
          random.between(3, 6) * mixed(0.6, 1.2, near),
        );
      }),
    )
    .join("");
}

/** White cubes at the head of a bay. */
function town(random: Random, x: number, y: number, wide: number, near: number): Drawing {
  const size = mixed(4, 8, near);
  let [lit, shade]: [Path, Path] = ["", ""];
  for (const _ of counted(Math.round(wide / 3))) {
    const [px, py] = [x + random.around(wide * 0.5), y + random.around(wide * 0.16)];
    lit += box(px, py, size, size * 0.8);
    shade += box(px + size, py + size * 0.1, size * 0.5, size * 0.7);
  }
  return fill(lit, "#fffdf6") + fill(shade, "#9aa8c8");
}
