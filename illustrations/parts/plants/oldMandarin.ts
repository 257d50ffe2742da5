import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, within } from "#illustrations/kit/geometry.ts";
import { disc, type Path } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { leafAt } from "./mandarinHarvest.ts";

/** Leaves from deep shade to full sun. */
export const GREENS = ["#143a33", "#1f5039", "#37703f", "#679345", "#b4c05a"] as const;

/** A mass of leaves in a crown: metres to the right of the stem, up, and towards us, and its radius. */
export type Bough = readonly [right: number, up: number, near: number, radius: number];

/** Three crowns: masses of leaves on boughs that part low, the back ones first. Between them the crown is dark or open. */
export const CROWNS: readonly (readonly Bough[])[] = [
  boughsOf([
    -0.7, 4.4, -0.8, 0.82, 0.9, 4.5, -0.7, 0.74, -2, 3.3, -0.6, 0.8, 2.1, 3.5, -0.5, 0.76, -2.6, 2.1, -0.2, 0.72, 2.6,
    2.2, -0.1, 0.74, 0.1, 4.9, 0, 0.78, -1.3, 4, 0.3, 0.86, 1.4, 3.9, 0.4, 0.84, 0.1, 3.7, 0.8, 0.92, -1.9, 2.6, 0.7,
    0.9, 1.8, 2.7, 0.7, 0.88, -2.5, 1.35, 0.6, 0.6, 2.35, 1.5, 0.6, 0.6, -0.75, 2.6, 1.2, 0.86, 0.7, 2.5, 1.2, 0.78,
    -1.4, 1.62, 1, 0.58, 1.35, 1.7, 1, 0.56,
  ]),
  boughsOf([
    0.4, 3.6, -0.6, 0.72, -1.3, 2.9, -0.5, 0.78, 1.6, 2.7, -0.4, 0.78, -0.4, 3.5, 0.1, 0.78, -2, 1.9, 0.1, 0.7, 2, 1.7,
    0.2, 0.66, 0.9, 2.9, 0.5, 0.82, -0.7, 2.4, 0.8, 0.86, 1, 1.9, 0.9, 0.72, -1.3, 1.4, 0.9, 0.58, 0.1, 1.75, 1.2, 0.6,
  ]),
  boughsOf([
    -0.6, 3.5, -0.6, 0.76, 1.2, 3.1, -0.5, 0.76, -1.8, 2.5, -0.3, 0.76, 0.2, 3.8, 0, 0.7, 2.1, 2.1, 0, 0.7, -2.1, 1.5,
    0.2, 0.6, -0.6, 2.8, 0.5, 0.86, 0.9, 2.4, 0.7, 0.84, -1.1, 1.8, 0.9, 0.7, 1.6, 1.4, 0.7, 0.56, 0.2, 1.75, 1.1, 0.62,
  ]),
];

function boughsOf(numbers: readonly number[]): Bough[] {
  return counted(numbers.length / 4).map((index) => {
    const [right = 0, up = 0, near = 0, radius = 0] = numbers.slice(index * 4);
    return [right, up, near, radius];
  });
}

/**
 * A mandarin tree in centimetres over the foot of its stem: a forked stem, then mass by mass of its crown, each lit on its own left and upper
 * side and all of them darker to the right and below. Its fruit is in light and in shade as its leaves are.
 */
export function oldMandarin(sheet: Sheet, { kind = 0, near = true, haze = 0 }: OldMandarinOptions = {}): Drawing {
  return sheet.stamp(`old mandarin ${kind} ${haze} ${near}`, () => {
    const random = randomOf(kind * 37 + 3);
    const boughs = CROWNS[kind] ?? [];
    const hazed = (colour: string) => blend(colour, "#b9c8b4", haze);
    const masses = boughs.map((bough) =>
      massOf(random, bough, kind === 0 ? 86 : near ? 60 : haze < 0.4 ? 34 : 20, near, hazed),
    );
    const inner = boughs
      .slice(0, Math.ceil(boughs.length / 2))
      .map(([x, up, , r]) => disc(x * 82, -up * 84 - 46, r * 90));
    return (
      fill(inner.join(""), hazed("#0f2e2b")) + masses.slice(0, 4).join("") + stemOf(hazed) + masses.slice(4).join("")
    );
  })(0, 0);
}

/** The stem and the boughs that part from it at the knee, lit on the left. */
function stemOf(hazed: (colour: string) => string): Drawing {
  const limbs =
    "M-20-60Q-40-110-112-168L-98-182Q-30-130-6-104ZM-10-90Q-20-150-48-276H-30Q-2-160 12-96ZM4-92Q20-150 26-266H42Q42-150 26-80ZM10-86Q60-120 108-190L122-180Q84-100 30-58Z";
  return (
    fill(`M-25 6Q-15-20-19-48Q-22-80-20-100H26Q32-80 30-56Q24-24 36 8Q6 14-25 6Z${limbs}`, hazed("#8a654c")) +
    fill(
      "M4 11Q16-30 10-76Q8-96 26-266L42-266Q42-150 30-92Q70-110 108-190L122-180Q84-90 31-54Q24-24 36 8Q20 12 4 11ZM-108-166L-98-182Q-30-130-6-104L-14-84Q-40-120-108-166Z",
      hazed("#503737"),
    ) +
    fill("M-23 4Q-12-24-16-52L-9-58Q-6-20-12 7ZM-14-100Q-22-160-46-274H-39Q-14-160-6-104Z", hazed("#bd9470"))
  );
}

/** One mass of leaves and its fruit. */
function massOf(
  random: Random,
  [right, up, near, radius]: Bough,
  count: number,
  fine: boolean,
  hazed: (colour: string) => string,
): Drawing {
  const [x0, y0, r] = [right * 100, -up * 100, radius * 100];
  const leaf = r * (fine ? 0.28 : 0.42);
  // The light of the mass by its place in the crown.
  const whole = -right * 0.13 + (up - 2.6) * 0.08 + near * 0.06;
  const layers: Path[] = GREENS.map(() => "");
  for (const index of counted(count)) {
    const angle = index * 2.4 + random.around(0.3);
    const reach = Math.sqrt((index + 0.5) / count);
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const bulge = Math.sqrt(Math.max(0, 1 - reach * reach));
    const own = -dx * 0.58 - dy * 0.66 + bulge * 0.22;
    const light = within(0.32 + own * 0.6 + whole + random.around(0.08), 0, 0.999);
    const tone = Math.floor(light * GREENS.length);
    layers[tone] += sprig(
      random,
      x0 + dx * r,
      y0 + dy * r * 0.92,
      leaf,
      reach < 0.5 ? random.next() * 6.3 : Math.atan2(dy + 0.3, dx),
    );
  }
  const fruits = counted(count < 30 ? 0 : Math.round(count / (fine ? 6.4 : 7))).map(() => {
    const [angle, reach] = [random.next() * 6.3, Math.sqrt(random.next()) * 0.92];
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return {
      x: x0 + dx * r,
      y: y0 + dy * r * 0.92,
      lit: -dx * 0.6 - dy * 0.5 - right * 0.22 + random.around(0.2) > -0.12,
    };
  });
  const size = fine ? 6.2 : 8.4;
  const round = (lit: boolean, shift: number, half: number) =>
    fruits.map((at) => (at.lit === lit ? disc(at.x - shift * half, at.y - shift * half, half) : "")).join("");
  const rim = counted(26).map((index) => {
    const angle = (index / 26) * Math.PI * 2 + random.around(0.1);
    return leafAt(
      x0 + Math.cos(angle) * r * 0.76,
      y0 + Math.sin(angle) * r * 0.72,
      r * 0.4,
      angle + random.around(0.7),
      0.3,
    );
  });
  return (
    fill(disc(x0, y0, r * 0.88, r * 0.84) + rim.join(""), hazed(GREENS[0])) +
    fill(disc(x0 - r * 0.1, y0 - r * 0.12, r * 0.74, r * 0.68), hazed(GREENS[whole > 0.05 ? 2 : 1])) +
    layers.map((path, tone) => fill(path, hazed(GREENS[tone] ?? GREENS[0]))).join("") +
    fill(round(false, 0, size), hazed("#9c451f")) +
    fill(round(false, 0.24, size * 0.76), hazed("#cf6f26")) +
    fill(round(true, 0, size), hazed("#cb5f1b")) +
    fill(round(true, 0.2, size * 0.82), hazed("#f7962a")) +
    (fine ? fill(round(true, 0.9, size * 0.34), "#ffd592") : "")
  );
}

/** Five leaves about the end of a twig, which points outwards. */
export function sprig(random: Random, x: number, y: number, long: number, angle: number): Path {
  return counted(5)
    .map((index) =>
      leafAt(x, y, long * random.between(0.8, 1.2), angle + (index - 2) * 0.66 + random.around(0.2), 0.28),
    )
    .join("");
}

/** Which of the crowns it has, whether it stands near enough for single leaves, and the share of haze over it. */
export interface OldMandarinOptions {
  kind?: number;
  near?: boolean;
  haze?: number;
}
