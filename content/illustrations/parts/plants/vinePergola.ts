import type { Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, stroke } from "#content/illustrations/kit/drawing.ts";
import type { Point } from "#content/illustrations/kit/geometry.ts";
import { polyline } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { grapes, trainedVine } from "./trainedVine.ts";

/**
 * A pergola of rough timber on two posts, grown over with vines in fruit: 6 m along a wall, 3.2 m out from it, 3.1 m high. `at` puts a
 * place on the sheet by metres along the wall, out from it and up.
 */
export function vinePergola(sheet: Sheet, at: Project): Drawing {
  const side = (along: number, out: number, up: number): Point => at([along, out, up]);
  const posts = [0.3, 4.4];
  const top = 3.1;
  return [
    stroke(posts.map((along) => polyline([side(along, 3.2, 0), side(along, 3.2, top)])).join(""), "#6d4234", 13),
    stroke(
      posts
        .map((along) => polyline([side(along, 3.2, 0), side(along, 3.2, top)].map(([x, y]): Point => [x - 3, y])))
        .join(""),
      "#a5683e",
      6,
    ),
    stroke(
      [0.3, 1.6, 3, 4.4, 5.8]
        .map((along) => polyline([side(along, 0, top + 0.1), side(along, 3.5, top + 0.1)]))
        .join(""),
      "#6d4234",
      9,
    ),
    stroke([0.2, 1.7, 3.2].map((out) => polyline([side(-0.3, out, top), side(6.2, out, top)])).join(""), "#8a5636", 10),
    ...[1.2, 3.4, 5].map((along, index) => {
      const [x, y] = side(along, [2.4, 1.2, 3][index] ?? 1, top);
      return grapes(sheet)(x, y + 4, 0.12);
    }),
    ...[5.4, 4.2, 3, 1.8, 0.6].map((along, index) => {
      const [[x0, y0], [x1, y1]] = [side(along, 0.1, top + 0.15), side(along, 3.3, top + 0.15)];
      return trainedVine(sheet, {
        x: (x0 + x1) / 2,
        y: (y0 + y1) / 2,
        width: (x1 - x0) / 2,
        height: 15,
        count: 64,
        size: 0.17 + index * 0.016,
        seed: index + 2,
      });
    }),
    ...[
      [0.4, 3.1],
      [0.9, 2.6],
      [0.5, 1.6],
      [1.4, 1.2],
      [0.3, 0.5],
      [2.6, 3.3],
      [2.2, 2.3],
    ].map(([along = 0, out = 0]) => {
      const [x, y] = side(along, out, top);
      return grapes(sheet)(x, y + 6 + along * 3, 0.15);
    }),
  ].join("");
}
