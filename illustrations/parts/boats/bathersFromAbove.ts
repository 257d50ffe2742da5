import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { disc, lens } from "#illustrations/kit/path.ts";

/** How somebody lies: on the back with an arm under the head, face down, stretched out in the water, or with arms and legs spread. */
export type Lying = "resting" | "prone" | "crawling" | "floating";

export interface BatherOptions {
  lies: Lying;
  /** Direction from the feet to the head, in degrees, clockwise from straight up on the sheet. */
  heading: number;
  suit: string;
  hair?: string;
  /** A bathing suit that covers the trunk. */
  whole?: boolean;
}

const [SKIN, SHADE] = ["#d69a6b", "#a9694c"];

/** The limbs as polylines; the trunk lies from 0,-18 to 0,20. */
const LIMBS: Record<Lying, readonly [arms: string, legs: string]> = {
  resting: ["M-8-17L-19-27L-6-36M8-17L15-4L10 9", "M-4 20L-6 40L-5 58M4 20L9 38L4 55"],
  prone: ["M-8-17L-17-28L-8-39M8-17L17-28L8-39", "M-4 20L-5 40L-5 58M4 20L5 40L6 58"],
  crawling: ["M-8-17L-13-36L-8-55M8-17L16-4L12 12", "M-4 20L-5 40L-7 57M4 20L5 38L8 54"],
  floating: ["M-8-17L-24-25L-38-20M8-17L24-24L38-18", "M-4 20L-12 40L-17 57M4 20L12 40L18 56"],
};

const TRUNK = "M-10-19Q0-23 10-19L8-2Q9 12 8 21Q0 25-8 21Q-9 12-8-2Z";

function outlined(lies: Lying, colour: string): Drawing {
  const [arms, legs] = LIMBS[lies];
  return stroke(arms, colour, 5.6) + stroke(legs, colour, 8) + fill(TRUNK, colour) + fill(disc(0, -29, 7), colour);
}

/** The shadow of such a body on water or sand, in one colour. */
export function batherShadow(lies: Lying, heading: number, colour: string): Drawing {
  return turned(outlined(lies, colour), heading);
}

/** Somebody who lies on deck or in the water, seen from the sky: 100 long round 0,0. */
export function batherFromAbove({ lies, heading, suit, hair = "#3f2a2a", whole = false }: BatherOptions): Drawing {
  const [arms, legs] = LIMBS[lies];
  const angle = (-heading / 180) * Math.PI;
  // The shade lies on the lower right of the sheet, whichever way the body is turned.
  const [dx, dy] = [Math.cos(angle) * 2.4 - Math.sin(angle) * 2.4, Math.sin(angle) * 2.4 + Math.cos(angle) * 2.4];
  return turned(
    place(outlined(lies, SHADE), dx, dy) +
      stroke(arms, SKIN, 5.2) +
      stroke(legs, SKIN, 7.4) +
      fill(TRUNK, SKIN) +
      fill(
        whole ? "M-8-15Q0-8 8-15L8-2Q9 14 8 22Q0 27-8 22Q-9 14-8-2Z" : "M-8.4 9H8.4L8.6 25H1L0 21L-1 25H-8.6Z",
        suit,
      ) +
      fill(disc(0, -31, 7.6, 8.4), hair),
    heading,
  );
}

/** A board with somebody who kneels on it and paddles, seen from the sky: 190 long round 0,0, its nose to the right. */
export function boarderFromAbove(board: string, stripe: string): Drawing {
  return (
    fill("M-92 0Q-84-20-40-22H30Q78-20 98 0Q78 20 30 22H-40Q-84 20-92 0Z", "#8fb7c4") +
    fill("M-92-4Q-84-24-40-26H30Q78-24 98-4Q78 16 30 18H-40Q-84 16-92-4Z", board) +
    fill("M36-25.6Q78-22 98-4Q78 14 36 17.6Q50-4 36-25.6Z", stripe) +
    fill(lens(4, 4, 92, 26), "#3a6f86", 0.5) +
    stroke("M-34-12L2-13M-34 4L2 4", SHADE, 9) +
    stroke("M-34-14L0-15M-34 2L0 1", SKIN, 8) +
    fill("M-10-20Q10-26 24-18V8Q8 14-10 8Z", "#e0724a") +
    fill("M-10 0Q8 4 24-2V8Q8 14-10 8Z", "#a84a38") +
    stroke("M18-16L34-22L40-6M18 6L34 4L40-4", SKIN, 6) +
    stroke("M34-54L46 58", "#fbf1dc", 4) +
    fill("M42 44L52 42L56 78Q50 84 44 78Z", "#f3c14a") +
    fill(disc(22, -6, 11), "#3f2a2a") +
    fill(disc(19, -8, 17, 16), "#ecd3a3") +
    fill(disc(18, -10, 8, 8), "#fbecc8")
  );
}
