import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { box, disc, type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";

/** What tells that somebody is swimming: a striped peshtemal, a straw hat, sandals, a book. 300 units wide. */
export function beachTowel(): Drawing {
  const at = (across: number, down: number): Point => [mixed(-128, 96, across) + down * 46, mixed(-44, 44, down)];
  const strip = (from: number, to: number): Path => polygon([at(from, 0), at(to, 0), at(to, 1), at(from, 1)]);
  const fringe = shares(12).flatMap((share) => [
    polyline([at(0, share), [at(0, share)[0] - 12, at(0, share)[1]]]),
    polyline([at(1, share), [at(1, share)[0] + 12, at(1, share)[1]]]),
  ]);
  const stripes = [0.04, 0.14, 0.72, 0.82, 0.92].map((from) => strip(from, from + 0.055)).join("");
  return (
    fill("M-116-34L108-34L164 60L-76 60Z", "#8a7c8c", 0.6) +
    stroke(fringe.join(""), "#fffaf0", 3) +
    fill(strip(0, 1), "#fffaf0") +
    fill(strip(0.26, 0.66), "#d8472f") +
    fill(stripes, "#d8472f") +
    place(turned(fill(box(-16, -12, 36, 22), "#1d5d86") + fill(box(-16, 7, 36, 5), "#fffaf0"), -14), 66, 20) +
    fill(disc(-46, 4, 58, 24), "#8f5f3a", 0.7) +
    fill(disc(-52, -4, 58, 24), "#f2c877") +
    fill("M-6-4Q-10 10-52 20Q-20 18 6-4Q4-16-20-22Z", "#c98f4a") +
    fill("M-82-8Q-80-42-52-42T-22-8Q-52 6-82-8Z", "#f8dc98") +
    fill("M-46-42Q-24-40-22-8Q-32-2-44 0Q-36-20-46-42Z", "#c98f4a") +
    fill("M-82-14Q-52 2-22-14L-22-5Q-52 10-82-5Z", "#1d5d86") +
    fill(disc(150, -26, 15, 7) + disc(176, -14, 15, 7), "#8a4a2c")
  );
}
