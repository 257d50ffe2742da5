import { frameOf, metreAt, type Project, type Standing } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { lens, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { person } from "#illustrations/parts/people/person.ts";

/** A small boat of 4.2 m with a man at the oars, her starboard side to us and in the light, with her broken image; at headings of 40 to 110. */
export function rowedBoat(sheet: Sheet, camera: Project, standing: Standing): Drawing {
  const view = frameOf(camera, standing);
  const metre = metreAt(camera, [standing.right, standing.away, 0]);
  const beam = (along: number) => 0.72 * Math.max(0, 1 - Math.abs(along / 2.1) ** 2.6) ** 0.8;
  const line = (side: number, share: number): Point[] =>
    shares(17).map((step) => {
      const along = mixed(-2.1, 2.1, step);
      return view([
        along * mixed(0.88, 1, share),
        side * beam(along) * mixed(0.72, 1, share),
        (0.5 + 0.07 * along ** 2) * share,
      ]);
    });
  const strip = (side: number, low: number, high: number): Path =>
    polygon([...line(side, low), ...line(side, high).toReversed()]);
  const oar = (side: number): Path =>
    polyline([view([0.5, side * 0.3, 0.9]), view([0.2, side * 0.75, 0.72]), view([-0.7, side * 2.2, 0])]);
  const blade = (side: number): Path => polyline([view([-0.55, side * 1.95, 0.1]), view([-0.7, side * 2.2, 0])]);
  const [x, foot] = view([0, -0.5, 0]);
  const [seatX, seatY] = view([0.1, 0, 0.36]);
  const image = counted(9).map((index) =>
    lens(
      x + (index % 2 ? 0.12 : -0.1) * metre,
      foot + (0.2 + index * 0.15) * metre,
      (3.5 - index * 0.32) * metre,
      0.13 * metre,
    ),
  );
  const foam = counted(4).map((index) =>
    lens(x + (index - 2) * 0.9 * metre, foot + (0.12 + (index % 2) * 0.14) * metre, 0.9 * metre, 0.07 * metre),
  );
  return (
    fill(lens(x + 0.1 * metre, foot, 4.6 * metre, 0.44 * metre), sheet.mood.seaDark, 0.8) +
    fill(image.join(""), "#f3ead6", 0.6) +
    fill(polygon([...line(1, 1), ...line(-1, 1).toReversed()]), "#7d5666") +
    fill(strip(1, 0.72, 1), "#d9b184") +
    stroke(oar(1), "#e9bd80", metre * 0.075) +
    place(
      person(sheet, {
        pose: "sitting",
        behind: true,
        top: "#f7f1e4",
        bottom: "#3d5c84",
        hat: "#f0cf8c",
        shadow: false,
      }),
      seatX,
      seatY,
      metre / 72,
    ) +
    fill(strip(-1, 0, 1), "#fbf3df") +
    fill(strip(-1, 0, 0.3), "#b8544a") +
    fill(strip(-1, 0.72, 1), "#2f83a6") +
    stroke(oar(-1), "#ffe9bd", metre * 0.08) +
    stroke(blade(-1) + blade(1), "#ffe9bd", metre * 0.15) +
    fill(foam.join(""), sheet.mood.seaLight, 0.8)
  );
}
