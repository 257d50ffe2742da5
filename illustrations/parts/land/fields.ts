import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, curveDownTo, lens, polygon, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface SlopeOptions {
  /** Its upper edge, from left to right. */
  crest: readonly Point[];
  foot: number;
  colour?: string;
  shade?: string;
  seed?: number;
}

/** A rounded slope with one sprayed shade on its right: the plain ground of most scenes. */
export function slope(sheet: Sheet, options: SlopeOptions): Drawing {
  const { crest, foot, colour = sheet.mood.ground, shade = sheet.mood.groundShade } = options;
  const [left, right] = [crest[0] ?? [0, 0], crest.at(-1) ?? [0, 0]];
  const body = curveDownTo(crest, foot);
  return (
    fill(body, colour) +
    sheet.spray(body, shade, {
      from: [right[0], foot],
      to: [mixed(left[0], right[0], 0.35), mixed(left[1], foot, 0.3)],
    })
  );
}

/** Dry-stone terraces that follow a slope: lit steps, shaded risers. */
export function terraces(sheet: Sheet, { steps = 6, ...options }: SlopeOptions & { steps?: number }): Drawing {
  const { crest, foot, colour = sheet.mood.leafLight, shade = sheet.mood.groundShade, seed = 2 } = options;
  const random = randomOf(seed * 17);
  const lines = shares(steps + 1)
    .slice(0, -1)
    .map((share) => crest.map(([x, y]): Point => [x, mixed(y, foot, share ** 1.3) + random.around(5)]));
  return lines
    .map((line, index) => {
      const riser = 6 + index * 3.2;
      return (
        fill(curveDownTo(line, foot), index % 2 ? colour : sheet.mood.ground) +
        fill(
          `${curve(line)}${curve(line.map(([x, y]): Point => [x, y + riser]).toReversed()).replace("M", "L")}Z`,
          sheet.mood.stone,
        ) +
        stroke(curve(line.map(([x, y]): Point => [x, y + riser])), shade, 2 + index * 0.5)
      );
    })
    .join("");
}

/** A plain of fields in perspective, with a vanishing point on the horizon. */
export function fields(
  sheet: Sheet,
  {
    top,
    bottom,
    vanish,
    colours,
    seed = 4,
  }: { top: number; bottom: number; vanish: number; colours: readonly string[]; seed?: number },
): Drawing {
  const random = randomOf(seed * 19);
  const rows = shares(7).map((share) => mixed(top, bottom, share ** 1.9));
  let drawing = "";
  rows.slice(0, -1).forEach((y, row) => {
    const below = rows[row + 1] ?? bottom;
    const at = (x: number, height: number) => vanish + (x - vanish) * (0.25 + 0.75 * ((height - top) / (bottom - top)));
    let x = -sheet.width;
    while (x < sheet.width * 2) {
      const wide = random.between(240, 620);
      const patch = polygon([
        [at(x, y), y],
        [at(x + wide, y), y],
        [at(x + wide, below), below + 1],
        [at(x, below), below + 1],
      ]);
      drawing += fill(patch, colours[random.whole(0, colours.length - 1)] ?? sheet.mood.ground);
      x += wide;
    }
    drawing += stroke(`M0 ${short(y)}H${sheet.width}`, sheet.mood.leafDark, 1.5 + row, 0.35);
  });
  return drawing;
}

/** A beach seen from the land or a boat: sand down to a line of foam. `shore` runs from left to right. */
export function beach(
  sheet: Sheet,
  { shore, foot, seed = 6 }: { shore: readonly Point[]; foot: number; seed?: number },
): Drawing {
  const random = randomOf(seed * 23);
  const shifted = (by: number) => shore.map(([x, y]): Point => [x, y + by]);
  const ripples = counted(26).map(() =>
    lens(
      random.between(0, sheet.width),
      random.between(foot - (foot - (shore[0]?.[1] ?? 0)) * 0.7, foot),
      random.between(40, 150),
      random.between(1.5, 4),
    ),
  );
  return (
    fill(curveDownTo(shifted(-16), foot), sheet.mood.seaLight, 0.45) +
    fill(curveDownTo(shifted(-6), foot), "#fffdf6") +
    fill(curveDownTo(shifted(2), foot), "#cfae7c", 0.9) +
    fill(curveDownTo(shifted(20), foot), "#efdab0") +
    fill(ripples.join(""), sheet.mood.groundShade, 0.28)
  );
}
