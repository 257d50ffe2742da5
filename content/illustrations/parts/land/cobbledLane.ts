import type { Place, Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, heightAt, type Point } from "#content/illustrations/kit/geometry.ts";
import { blot, curve, type Path } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/**
 * A cobbled lane that climbs, 2.7 m wide, with a kerb of field stones on its right; near us it opens to the left. `way` is its middle, in metres, from near to far; `focal` is
 * the lens of `eye`. `edge` is its right side, for what lies on the lane alone.
 */
export function cobbledLane(
  sheet: Sheet,
  eye: Project,
  focal: number,
  way: readonly Place[],
): { drawing: Drawing; edge: Point[] } {
  const { stone, stoneWorn } = sheet.mood;
  const edge = (offset: number, lift = 0): Point[] =>
    way.map(([right, away, up]) => eye([right + offset, away, up + lift]));
  const between = (from: readonly Point[], to: readonly Point[]): Path =>
    `${curve(from)}${curve(to.toReversed()).replace("M", "L")}Z`;
  const random = randomOf(31);
  const axis = way.map(([right, at]): Point => [at, right]);
  const lift = way.map(([, at, up]): Point => [at, up]);
  const kerb = counted(46).map((index) => {
    const away = 9.4 + index ** 1.25 * 0.19;
    const [x, y] = eye([heightAt(axis, away) + 1.42 + random.around(0.06), away, heightAt(lift, away) + 0.06]);
    const size = (focal / away) * random.between(0.12, 0.19);
    return {
      stone: blot(random, x, y, size, size * 0.62),
      shade: blot(random, x + size * 0.5, y + size * 0.3, size * 1.1, size * 0.5),
      kind: random.whole(0, 2),
    };
  });
  const cobbles = counted(26).flatMap((row) => {
    const away = 9.9 + row ** 1.3 * 0.34;
    // Near us the lane opens into a yard on its left.
    const spread = Math.max(0, Math.round((17.6 - away) * 1.5));
    return counted(8 + spread).map((index) => {
      const [x, y] = eye([
        heightAt(axis, away) - 1.5 + (index - spread) * 0.38 + (row % 2) * 0.19 + random.around(0.05),
        away + random.around(0.1),
        heightAt(lift, away),
      ]);
      const size = (focal / away) * random.between(0.14, 0.2);
      return { path: blot(random, x, y, size, size * 0.4), kind: random.whole(0, 3) };
    });
  });
  const of = (kind: number) =>
    cobbles
      .filter((cobble) => cobble.kind === kind)
      .map(({ path }) => path)
      .join("");
  const drawing =
    fill(between(edge(-1.35), edge(1.35)), "#cfa878") +
    fill(of(0) + of(1), "#ecd0a0") +
    fill(of(2), "#dcb98c") +
    fill(of(3), "#b98d6e") +
    // Uneven kerbstones towards the verge.
    fill(kerb.map(({ shade }) => shade).join(""), "#8c6a50", 0.55) +
    [stone, stoneWorn, "#fbe7c0"]
      .map((colour, kind) =>
        fill(
          kerb
            .filter((block) => block.kind === kind)
            .map((block) => block.stone)
            .join(""),
          colour,
        ),
      )
      .join("");
  return { drawing, edge: edge(1.5) };
}
