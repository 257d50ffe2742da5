import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { box, polygon, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A stand of sand with thin candles, half of them low already: 1.9 m wide, .6 m deep, its sand .84 m up; `at` is the left foot in front, to the right and away, in metres. */
export function candleStand(sheet: Sheet, view: Project, at: Point): Drawing {
  const random = randomOf(12);
  const place = (right: number, away: number, up: number) => view([at[0] + right, at[1] + away, up]);
  const face = (...corners: readonly (readonly [number, number, number])[]) =>
    polygon(corners.map((corner) => place(...corner)));
  const leg = (right: number, away: number) =>
    face([right, away, 0], [right, away, 0.7], [right + 0.09, away, 0.7], [right + 0.09, away, 0]);
  const all = counted(22)
    .map((index) => [0.1 + index * 0.08, random.between(0.08, 0.52), random.between(0.14, 0.36)] as const)
    .toSorted((a, b) => b[1] - a[1])
    .map(([right, away, tall]) => {
      const [x, y] = place(right, away, 0.84);
      return [x, y, y - place(right, away, 0.84 + tall)[1]] as const;
    });
  return (
    fill(face([0, 0, 0], [0, 0.6, 0], [2.9, 0.6, 0], [2.9, 0, 0]), "#7d6a58", 0.7) +
    fill(leg(0.04, 0.56) + leg(1.77, 0.56), "#241a22") +
    fill(leg(0.02, 0) + leg(1.79, 0), "#3a2c34") +
    fill(face([0, 0, 0.62], [0, 0, 0.88], [0, 0.6, 0.88], [0, 0.6, 0.62]), "#6d5652") +
    fill(face([1.9, 0, 0.62], [1.9, 0, 0.88], [1.9, 0.6, 0.88], [1.9, 0.6, 0.62]), "#241a22") +
    fill(face([0, 0, 0.88], [0, 0.6, 0.88], [1.9, 0.6, 0.88], [1.9, 0, 0.88]), "#33262f") +
    fill(face([0.05, 0, 0.87], [0.06, 0.55, 0.87], [1.84, 0.55, 0.87], [1.85, 0, 0.87]), "#e9cf9c") +
    fill(all.map(([x, y, tall]) => box(x, y - tall, 5, tall)).join(""), "#fff3d2") +
    fill(face([0, 0, 0.62], [0, 0, 0.88], [1.9, 0, 0.88], [1.9, 0, 0.62]), "#4d3a3e") +
    all.map(([x, y, tall]) => sheet.glow([x + 2, y - tall - 8], 26, "#ffb84a", 0.6)).join("") +
    fill(
      all
        .map(
          ([x, y, tall]) =>
            `M${short(x - 1)} ${short(y - tall)}Q${short(x - 4)} ${short(y - tall - 9)} ${short(x + 2.5)} ${short(y - tall - 19)}Q${short(x + 9)} ${short(y - tall - 9)} ${short(x + 6)} ${short(y - tall)}Z`,
        )
        .join(""),
      "#ffdf8a",
    )
  );
}
