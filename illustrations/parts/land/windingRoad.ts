import type { Project } from "#illustrations/kit/camera.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { type Path, polygon } from "#illustrations/kit/path.ts";

/**
 * A road on level ground along a smooth line through `line`, in metres to the right and away. `strip` is a band of it between two
 * offsets to its right, as wide where it turns as where it runs straight, over a share of its way; `at` a place on the sheet.
 */
export function windingRoad(camera: Project, line: readonly Point[]) {
  const centre = (share: number): Point => {
    const scaled = within(share) * (line.length - 1);
    const index = Math.min(line.length - 2, Math.floor(scaled));
    const t = scaled - index;
    const near = (step: number) => line[within(index + step, 0, line.length - 1)] ?? [0, 0];
    const axis = (n: 0 | 1) => {
      const [a, b, c, d] = [near(-1)[n], near(0)[n], near(1)[n], near(2)[n]];
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    };
    return [axis(0), axis(1)];
  };
  const at = (share: number, offset: number): Point => {
    const [from, to, [x, away]] = [centre(share - 0.01), centre(share + 0.01), centre(share)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    return camera([x + (dy / long) * offset, away - (dx / long) * offset, 0]);
  };
  const strip = ([left, right]: readonly [number, number], [start, end]: readonly [number, number] = [0, 1]): Path => {
    const side = (offset: number) => counted(41).map((index) => at(mixed(start, end, index / 40), offset));
    return polygon([...side(left), ...side(right).toReversed()]);
  };
  return { strip, at };
}
