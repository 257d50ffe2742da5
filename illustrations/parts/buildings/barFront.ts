import type { Place, Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { type Path, polygon } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface BarFrontOptions {
  camera: Project;
  /** Distance of the wall to the right of the camera, and the range of its distances from the camera, in metres. */
  right: number;
  from: number;
  to: number;
  height: number;
  /** The colour of its lamps. */
  light: string;
  wall: string;
  seed?: number;
}

const DARK = "#23164a";

/**
 * A bar on a beach street at night, on the right of the camera: two storeys, an open front with its counter, shelves of bottles
 * behind it, a striped awning, windows above.
 */
export function barFront(sheet: Sheet, options: BarFrontOptions): Drawing {
  const { camera, right, from, to, height, light, wall, seed = 1 } = options;
  const random = randomOf(seed * 19);
  const at = (share: number, up: number, inside = 0) =>
    camera([right + inside, mixed(from, to, share), up] satisfies Place);
  const sheetOf = (a: number, b: number, low: number, high: number, inside = 0): Path =>
    polygon([at(a, low, inside), at(b, low, inside), at(b, high, inside), at(a, high, inside)]);
  const open = sheetOf(0.07, 0.93, 0, 2.7);
  const bottles = counted(3).flatMap((shelf) =>
    counted(13).map((index) => {
      const a = -0.1 + index * 0.09 + random.around(0.01);
      const low = 1.32 + shelf * 0.46;
      const high = low + random.between(0.2, 0.34);
      return fill(
        sheetOf(a, a + 0.034, low, high, 2.2),
        random.pick(["#fff3d2", DARK, blend(light, DARK, 0.55), "#fff3d2"]),
      );
    }),
  );
  const shelves = counted(3).map((shelf) => sheetOf(-0.2, 1.1, 1.26 + shelf * 0.46, 1.31 + shelf * 0.46, 2.2));
  const inner =
    fill(open, blend(light, DARK, 0.62)) +
    fill(sheetOf(-0.3, 1.2, 0.9, 2.9, 2.2), light) +
    fill(shelves.join(""), DARK, 0.7) +
    bottles.join("") +
    // The counter, its top in the light.
    fill(sheetOf(0.16, 1, 0, 1.1, 0.7), blend(light, DARK, 0.78)) +
    fill(polygon([at(0.16, 1.1, 0.7), at(1, 1.1, 0.7), at(1, 1.1, 1.3), at(0.16, 1.1, 1.3)]), "#fff3d2") +
    fill(sheetOf(0.16, 1, 1.02, 1.1, 0.7), blend(light, "#ffffff", 0.45));
  const windows = [0.14, 0.44, 0.74].map((share, index) =>
    fill(sheetOf(share, share + 0.15, 3.7, 4.8), (index + seed) % 3 ? "#ffd98a" : "#2a2560"),
  );
  const cloth = (a: number, b: number): Path => polygon([at(a, 3.2), at(b, 3.2), at(b, 2.72, -1.2), at(a, 2.72, -1.2)]);
  const valance = (a: number, b: number): Path =>
    polygon([at(a, 2.72, -1.2), at(b, 2.72, -1.2), at(b, 2.5, -1.2), at(a, 2.5, -1.2)]);
  const parts = counted(8).map((index) => [mixed(0.03, 0.97, index / 8), mixed(0.03, 0.97, (index + 1) / 8)] as const);
  return (
    fill(sheetOf(0, 1, 0, height), wall) +
    fill(sheetOf(0, 1, height - 0.3, height), blend(wall, "#d9b8e6", 0.36)) +
    fill(sheetOf(0, 0.035, 0, height), DARK, 0.35) +
    sheet.clipped(open, inner) +
    fill(sheetOf(0.05, 0.08, 0, 2.75) + sheetOf(0.92, 0.95, 0, 2.75) + sheetOf(0.05, 0.95, 2.66, 2.78), DARK) +
    windows.join("") +
    stroke(polygon([at(0.03, 2.72, -1.2), at(0.97, 2.72, -1.2)]), DARK, 1.5) +
    parts.map(([a, b], index) => fill(cloth(a, b), index % 2 ? "#f0dbe6" : blend(light, DARK, 0.12))).join("") +
    parts.map(([a, b], index) => fill(valance(a, b), index % 2 ? "#b79cc4" : blend(light, DARK, 0.4))).join("")
  );
}
