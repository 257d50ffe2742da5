import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { type Path, polygon } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** Its front, how far it goes back, and its height to the top of the parapet, in metres: over 5 it has two floors. */
interface BodrumHouse {
  wide: number;
  deep: number;
  high: number;
}

/**
 * A white house of Bodrum some way off and seen from above, in a frame of the camera whose heading is into the house: flat roof behind
 * a parapet, a few blue windows, half of them with a lower wing on the left. Its left front corner is at 0,0; `haze`, from 0 to 1, is the
 * air before it.
 */
export function bodrumHouse(
  sheet: Sheet,
  view: Project,
  { seed, haze = 0, ...whole }: BodrumHouse & { seed: number; haze?: number },
): Drawing {
  const random = randomOf(seed);
  const aired = (colour: string) => blend(colour, sheet.mood.mist, haze);
  const warm = random.pick(["#fff9ec", "#fdf3e0", "#fffaf2", "#fbf0e2", "#ecd3a6"]);
  const blue = random.pick(["#3d6f9c", "#4c83a6", "#5b6f8e"]);
  const block = ({ wide, deep, high }: BodrumHouse, left: number, back: number): Drawing => {
    const at = (across: number, along: number, height: number) => view([back + along, -(left + across), height]);
    const face = (a: Point, b: Point, low: number, tall: number): Path =>
      polygon([at(...a, low), at(...b, low), at(...b, tall), at(...a, tall)]);
    const panes = counted(Math.max(1, Math.round(wide / 3.4))).flatMap((index, _, { length }) =>
      counted(high > 5 ? 2 : 1).map((floor) => {
        const middle = ((index + 0.5) / length) * wide;
        const door = floor === 0 && index === length >> 1;
        return face([middle - 0.55, 0], [middle + 0.55, 0], floor * 3 + (door ? 0.2 : 1.1), floor * 3 + 2.4);
      }),
    );
    return (
      fill(
        polygon([at(wide, 0, 0), at(wide, deep, 0), at(wide + high * 1.1, deep, 0), at(wide + high * 1.1, 1, 0)]),
        "#5d7350",
        0.6,
      ) +
      fill(face([0, 0], [0, deep], 0, high), aired(warm)) +
      fill(face([wide, 0], [wide, deep], 0, high), aired("#b4b3cb")) +
      fill(face([0, 0], [wide, 0], 0, high), aired(blend(warm, "#f0d9bd", 0.55))) +
      fill(polygon([at(0, 0, high), at(wide, 0, high), at(wide, deep, high), at(0, deep, high)]), aired("#fffaf0")) +
      fill(
        polygon([
          at(0.6, 0.6, high),
          at(wide - 0.6, 0.6, high),
          at(wide - 0.6, deep - 0.6, high),
          at(0.6, deep - 0.6, high),
        ]),
        aired("#e9dcc8"),
      ) +
      fill(panes.join(""), aired(blue))
    );
  };
  const wing = random.chance(0.5);
  return (
    block(whole, 0, 0) +
    (wing
      ? block(
          { wide: whole.wide * 0.5, deep: whole.deep * 0.6, high: whole.high > 5 ? 3.2 : 2.5 },
          -whole.wide * 0.5,
          -1.4,
        )
      : "")
  );
}
