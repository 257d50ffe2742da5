import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { disc, type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";

/** A striped peshtemal flat on the sand, a straw hat on it, a pair of sandals beside: somebody is swimming. Its middle is at 0,0; 250 wide, 80 high. */
export function peshtemal(): Drawing {
  const at = (across: number, down: number): Point => [
    mixed(-96, 84, across) + (down - 0.5) * 44,
    mixed(-34, 34, down) + Math.sin(across * 9) * 1.5,
  ];
  const strip = (from: number, to: number): Path => {
    const steps = shares(5).map((share) => mixed(from, to, share));
    return polygon([...steps.map((step) => at(step, 0)), ...steps.toReversed().map((step) => at(step, 1))]);
  };
  const fringe = shares(11).flatMap((share) => [
    polyline([at(0, share), [at(0, share)[0] - 9, at(0, share)[1]]]),
    polyline([at(1, share), [at(1, share)[0] + 9, at(1, share)[1]]]),
  ]);
  const sandal = (x: number, y: number) =>
    fill(disc(x + 4, y + 3, 17, 6), "#a18b78") +
    fill(disc(x, y, 17, 6.5), "#c8643c") +
    stroke(`M${x - 2} ${y + 4}L${x + 8} ${y}L${x - 2} ${y - 5}`, "#6b2f24", 2.6);
  return (
    stroke(fringe.join(""), "#fffaf0", 2.6) +
    fill(strip(0, 1), "#fffaf0") +
    fill(strip(0.24, 0.7), "#d8472f") +
    fill(strip(0.06, 0.11) + strip(0.15, 0.2) + strip(0.75, 0.8) + strip(0.85, 0.9), "#d8472f") +
    fill(disc(-14, 2, 42, 15), "#8f3a30") +
    fill(disc(-24, -3, 42, 16), "#f2c877") +
    fill("M18-3A42 16 0 0 1-24 13Q0 8 6-8Z", "#cf9a52") +
    fill("M-46-6Q-44-32-24-32T-2-6Q-24 4-46-6Z", "#f8dc98") +
    fill("M-18-31Q-3-28-2-6Q-10 0-20 0Q-12-14-18-31Z", "#cf9a52") +
    fill("M-46-10Q-24 1-2-10L-2-4Q-24 6-46-4Z", "#1d5d86") +
    sandal(134, -20) +
    sandal(150, -4)
  );
}
