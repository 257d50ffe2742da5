import { type Drawing, fill, stroke, turned } from "#illustrations/kit/drawing.ts";
import { disc, polyline } from "#illustrations/kit/path.ts";

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

/** A sailor's sack of stout cloth that stands slack, two pale bands round it, a strap down its left, white sailcloth in its tied mouth; in centimetres on 0,0, 91 high. No shadow. */
export function sailBag([lit, dim, belt]: Inks): Drawing {
  const whole =
    "M-24-50C-27-38-22-28-24-16Q-26-6-22-2Q0 5 23-2Q28-10 25-20C23-32 27-40 24-52Q20-60 11-63L-9-62Q-20-58-24-50Z";
  const turnedAway = "M3-62.6C14-54 11-44 9-34C8-22 14-12 8 1.6Q16 .8 23-2Q28-10 25-20C23-32 27-40 24-52Q20-60 11-63Z";
  // A band follows the round of the sack and its slack sides.
  const upper = "M-25-43Q0-35 25.2-44.4L25-38Q0-29.4-23.8-37Z";
  const lower = "M-23.8-18Q0-9 24.8-21L25.8-14.4Q0-3-24.8-12Z";
  return (
    // The collar over the cord flares, two folds of sailcloth look out of it.
    fill("M-14-72L-12-88Q-6-84 0-83L8-72Z", belt) +
    fill("M-4-72L9-91Q10-82 17-80L16-72Z", belt) +
    fill("M5-72L9-91Q10-82 17-80L16-72ZM-5-72L0-83L4-83L-2-72Z", "#c3aab4") +
    fill("M-9-62Q-14-68-21-75Q-13-73-8-76Q-3-71 2-75Q8-71 12-76Q16-73 22-76Q14-68 11-63Q0-60-9-62Z", lit) +
    fill("M3-62Q4-70 2-75Q8-71 12-76Q16-73 22-76Q14-68 11-63Q7-61.6 3-62Z", dim) +
    fill(whole, lit) +
    fill(turnedAway, dim) +
    fill(upper + lower, belt) +
    fill("M11-39.8Q18-41.6 25.2-44.4L25-38Q18-35 9.8-34ZM9-14Q17-16.8 24.8-21L25.8-14.4Q18-10 11-8.2Z", "#b9a3a8") +
    // Folds that run from the cord, the cord, the strap.
    stroke("M-6-61Q-12-56-14-48M0-61Q-1-55-3-50M6-61Q12-57 14-50M-20-24Q-15-26-12-25", dim, 1.6) +
    stroke("M-9.6-63Q1-60 11.6-64M-2-61.6Q-8-54-4-47M-1-61.6Q4-55 2-50", "#f2d9a0", 2.2) +
    stroke("M-14-60C-40-56-40-22-23-6", dim, 4)
  );
}
