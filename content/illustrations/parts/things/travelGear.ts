import { type Drawing, fill, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { disc, polyline } from "#content/illustrations/kit/path.ts";

/** Colours of a thing in the sun, turned from it, and of its belts. */
type Inks = readonly [lit: string, dim: string, belt: string];

/** A golf bag that leans back on its two thin legs, five clubs in it; in centimetres on 0,0, 128 high, its legs to the right. No shadow. */
export function golfBag([lit, dim, belt]: Inks): Drawing {
  // Each club: where it leaves the bag, its length over the rim, how far it leans.
  const shaft = (x: number, long: number, lean: number) =>
    polyline([[x, -86] as const, [x + lean, -86 - long] as const]);
  const wood = (x: number, y: number, colour: string) =>
    fill(`M${x - 5} ${y + 9}Q${x - 9} ${y - 7} ${x} ${y - 9}Q${x + 9} ${y - 7} ${x + 5} ${y + 9}Z`, colour);
  const iron = (x: number, y: number) =>
    `M${x - 1.4} ${y + 3}L${x - 9} ${y - 1}Q${x - 10} ${y - 7} ${x - 3} ${y - 8}L${x + 1.6} ${y}Z`;
  const bag =
    stroke(shaft(-5, 22, -3) + shaft(1, 16, 0) + shaft(6, 20, 4), "#8d8a94", 1.6) +
    fill(iron(1, -101) + iron(10, -106), "#e9e2d2") +
    wood(-9, -113, "#f2e6cc") +
    wood(0, -122, belt) +
    stroke(shaft(0, 27, 0), "#8d8a94", 1.6) +
    fill("M-13 -86L-12 -3Q0 3 12 -3L13 -86Z", lit) +
    fill("M3 -86L4 .2Q9 -.4 12 -3L13 -86Z", dim) +
    // The ball pocket, the long pocket, the collar and the foot.
    fill("M-10 -38Q-10 -42 -6 -42H4Q7 -42 7 -38V-12Q7 -8 4 -8H-6Q-10 -8 -10 -12Z", belt) +
    stroke("M-7 -34H4", "#f6e3bd", 1.4) +
    fill("M-13 -86L-12.8 -78Q0 -73 12.8 -78L13 -86Z", belt) +
    fill(disc(0, -86, 13, 3.8), "#2b2233") +
    fill("M-12.1 -9L-12 -3Q0 3 12 -3L12.1 -9Q0 -3 -12.1 -9Z", belt) +
    stroke("M-11 -72C-27 -62 -25 -40 -11 -30", belt, 3.6);
  return stroke("M12 -70L40 -6M16 -68L31 1", "#3a3340", 2) + turned(bag, 9);
}

/** A pushchair from its left side, facing left; in centimetres on 0,0 below its seat, 104 high. No shadow. */
export function pushchair([lit, dim, belt]: Inks): Drawing {
  const tube = "#e6dfd2";
  const wheel = (x: number, y: number, radius: number) =>
    fill(disc(x, y, radius), "#2b2233") +
    fill(disc(x, y, radius * 0.62), "#cfc6bb") +
    fill(disc(x, y, radius * 0.22), "#2b2233");
  return (
    wheel(38, -21, 12) +
    wheel(-26, -17, 8.6) +
    stroke("M-26 -17L4 -52M38 -21L8 -56", "#9c93a0", 2.6) +
    // The basket under the seat, with a towel in it.
    fill("M-20 -30H26L20 -14H-14Z", dim) +
    fill("M-14 -31Q-6 -38 4 -34T20 -30Z", "#f7e9cf") +
    // Hood, back, seat and leg rest: the inside in shade.
    fill("M-34 -50L14 -50L34 -88L6 -92Z", belt) +
    fill("M10 -44L2 -50L24 -92L34 -88Z", dim) +
    fill("M-28 -52Q-30 -46 -24 -44L10 -42L14 -50Z", lit) +
    fill("M-30 -51L-24 -44L-36 -20L-43 -23Z", dim) +
    fill("M16 -66C-2 -66 -18 -74 -26 -84C-20 -102 2 -110 20 -104C32 -100 38 -92 36 -82Z", lit) +
    fill("M16 -66L36 -82C38 -92 32 -100 20 -104C26 -92 24 -78 16 -66Z", dim) +
    stroke("M16 -66C4 -76 0 -92 6 -106.4", dim, 1.6) +
    stroke("M-26 -84C-20 -102 2 -110 20 -104", "#fff0cf", 1.8) +
    stroke("M-38 -10L20 -58L54 -100M28 -13L-2 -50", tube, 3.4) +
    stroke("M-26 -56Q-30 -66 -18 -66L16 -60", belt, 4) +
    stroke("M50 -95L56 -102L62 -103", "#2b2233", 5) +
    wheel(28, -13, 13) +
    wheel(-38, -9.4, 9.4)
  );
}

/** A sail bag that lies on the ground, full and slack, its gathered neck to the left; in centimetres on 0,0 below its middle, 160 long. No shadow. */
export function sailBag([lit, dim, belt]: Inks): Drawing {
  const whole =
    "M-58 -20C-50 -36 -34 -38 -14 -35C0 -33 10 -34 24 -38C46 -43 66 -42 74 -34C82 -24 82 -10 74 -3C60 3 -34 3 -50 0C-58 -4 -60 -12 -58 -20Z";
  const strap = (x: number) =>
    `M${x} -36.4C${x - 6} -22 ${x - 5} -8 ${x + 1} 2H${x + 8}C${x + 2} -8 ${x + 1} -22 ${x + 7} -37Z`;
  return (
    fill(whole, lit) +
    fill(
      "M-58 -10C-30 -4 -4 -12 24 -9C48 -6 68 -12 79 -22C82 -14 80 -8 74 -3C60 3 -34 3 -50 0C-56 -3 -58 -6 -58 -10Z",
      dim,
    ) +
    // Slack folds, and the round of its foot at the right, turned from the sun.
    fill("M70 -36C60 -26 60 -12 68 -1Q72 -1.6 74 -3C82 -10 82 -24 74 -34Z", dim) +
    stroke("M-12 -35Q-4 -28 4 -27M4 -34Q0 -24 6 -16", dim, 1.8) +
    fill(strap(-38) + strap(36), belt) +
    stroke("M-34 -36C-22 -52 28 -56 41 -38", belt, 3.6) +
    // The neck: cloth gathered by a cord, its folds running in.
    fill("M-56 -22Q-66 -16 -82 -25Q-78 -17 -84 -11Q-78 -9 -83 -2Q-68 -6 -56 -6Z", lit) +
    fill("M-56 -12Q-68 -11 -81 -9.6Q-79 -6 -83 -2Q-68 -6 -56 -6Z", dim) +
    stroke("M-62 -19.6Q-65 -13 -62 -6.4", belt, 3.4) +
    stroke("M-63 -8Q-70 4 -58 7T-48 5", belt, 1.8) +
    stroke("M-56 -18L-42 -25M-57 -14L-44 -15M-56 -9L-46 -6", dim, 1.6)
  );
}
