import type { Place, Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, heightAt, type Point } from "#content/illustrations/kit/geometry.ts";
import { blot, curve, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/**
 * A cobbled lane that climbs, 2.7 m wide, and the low wall of coursed stone that holds it up on its right. `way` is its middle, in metres,
 * from near to far; `focal` is the lens of `eye`. `edge` is the foot of the wall's lit side, for what lies on the lane alone.
 */
export function cobbledLane(
  sheet: Sheet,
  eye: Project,
  focal: number,
  way: readonly Place[],
): { drawing: Drawing; edge: Point[] } {
  const { stone, stoneWorn, stoneShade } = sheet.mood;
  const edge = (offset: number, lift = 0): Point[] =>
    way.map(([right, away, up]) => eye([right + offset, away, up + lift]));
  const between = (from: readonly Point[], to: readonly Point[]): Path =>
    `${curve(from)}${curve(to.toReversed()).replace("M", "L")}Z`;
  const random = randomOf(31);
  const axis = way.map(([right, at]): Point => [at, right]);
  const lift = way.map(([, at, up]): Point => [at, up]);
  const courses = counted(26).map((index): readonly [Path, Path] => {
    const at = 10 + index ** 1.2 * 0.45;
    const block = (offset: number, low: number, away: number): Path => {
      const spot = (further: number, up: number) =>
        eye([heightAt(axis, away + further) + offset, away + further, heightAt(lift, away + further) + up]);
      return polygon([spot(0, low), spot(0.4, low), spot(0.4, low + 0.2), spot(0, low + 0.2)]);
    };
    return [block(1.38, index % 2 ? 0.06 : 0.3, at), block(1.75, index % 2 ? -0.15 : 0.22, at)];
  });
  const cobbles = counted(26).flatMap((row) => {
    const away = 9.9 + row ** 1.3 * 0.34;
    return counted(8).map((index) => {
      const [x, y] = eye([
        heightAt(axis, away) - 1.5 + index * 0.38 + (row % 2) * 0.19 + random.around(0.05),
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
    // The low wall that holds the lane up over what lies below, and the shade on its far side.
    fill(between(edge(1.75, -0.5), edge(1.95, -0.56)), "#b9875e") +
    fill(between(edge(1.35), edge(1.4, 0.55)), stone) +
    fill(between(edge(1.75, -0.5), edge(1.75, 0.55)), stoneShade) +
    fill(between(edge(1.38, 0.55), edge(1.75, 0.55)), "#fbe7c0") +
    fill(courses.map(([lit]) => lit).join(""), stoneWorn, 0.55) +
    fill(courses.map(([, shade]) => shade).join(""), "#b58a86", 0.6);
  return { drawing, edge: edge(1.4, 0.55) };
}
