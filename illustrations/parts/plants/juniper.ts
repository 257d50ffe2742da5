import { type Drawing, fill, place, turned } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { blot, short } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { type Girth, limb } from "#illustrations/parts/people/body.ts";

/** A spray of juniper that opens upwards from 0, 0; about 60 wide. */
function spray(sheet: Sheet, colour: string, variant: number) {
  return sheet.stamp(`juniper spray ${colour} ${variant}`, () => {
    const random = randomOf(variant * 53 + 7);
    const twigs = counted(7).map((index) => {
      const angle = ((mixed(-165, -15, index / 6) + random.around(9)) / 180) * Math.PI;
      const long = random.between(20, 32);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const on = (far: number, aside: number) => `${short(cos * far - sin * aside)} ${short(sin * far + cos * aside)}`;
      return `M${on(0, -5)}L${on(long * 0.5, -7)}L${on(long, 0)}L${on(long * 0.55, 7)}L${on(0, 5)}Z`;
    });
    return fill(`${twigs.join("")}M-14 3Q0-16 14 3Q0 10-14 3Z`, colour);
  });
}

const JUNIPER = ["#1c4243", "#356350", "#74945a", "#b9c270"] as const;

/** A cushion of the juniper's crown: a dark heart, sprays outwards all round it, those above on the left in the sun. */
export function sprayBush(
  sheet: Sheet,
  random: Random,
  [x, y, half]: Girth,
  tones: readonly [string, string, string, string] = JUNIPER,
): Drawing {
  const [dark, body, lit, bright] = tones;
  const ring = (colour: string, count: number, reach: number, size: number, shift: Point) =>
    counted(count)
      .map((index) => {
        const turn = ((index + random.next()) / count) * Math.PI * 2;
        const out = reach * random.between(0.35, 1);
        const [dx, dy] = [Math.cos(turn) * out, Math.sin(turn) * out * 0.6];
        const lean = Math.atan2(dy * 1.2 - 0.4, dx) + Math.PI / 2;
        return place(
          turned(spray(sheet, colour, random.whole(0, 2))(0, 0), (lean / Math.PI) * 180),
          x + (dx + shift[0]) * half,
          y + (dy + shift[1]) * half,
          size * random.between(0.8, 1.2),
        );
      })
      .join("");
  return (
    fill(blot(random, x, y, half * 0.8, half * 0.46), dark) +
    ring(dark, 22, 0.9, 0.95, [0.04, 0.06]) +
    ring(body, 18, 0.72, 0.85, [-0.08, -0.12]) +
    ring(lit, 13, 0.52, 0.72, [-0.22, -0.26]) +
    ring(bright, 7, 0.34, 0.56, [-0.36, -0.36])
  );
}

const STEM: readonly Girth[] = placesOf([
  96, 1230, 92, 120, 1150, 58, 168, 1070, 46, 196, 990, 42, 172, 910, 38, 136, 840, 34, 138, 770, 31, 180, 710, 26, 206,
  650, 18, 190, 590, 10,
]);
const BOUGHS: readonly (readonly Girth[])[] = [
  placesOf([140, 800, 26, 90, 740, 18, 30, 700, 13, -30, 650, 8]),
  placesOf([188, 960, 26, 246, 900, 20, 290, 880, 15, 340, 816, 10, 384, 800, 5]),
  placesOf([176, 716, 20, 236, 680, 14, 300, 672, 9, 350, 640, 4]),
];
/**
 * An old juniper at the left edge of a sheet, its trunk twisted by the wind, strands of grey wood turning about it; the crown reaches from
 * -80, 420 to 470, 840, the roots are at 96, 1200. Its shadow is the scene’s.
 */
export function twistedJuniper(sheet: Sheet): Drawing {
  const random = randomOf(5);
  const strand = (girths: readonly Girth[], turn: number, wide: number) =>
    limb(
      girths.map(([x, y, half], index): Girth => {
        const phase = Math.sin(turn + index * 0.85);
        return [
          x + phase * half * 0.72,
          y,
          Math.max(1, half * wide * (0.4 + 0.6 * Math.cos(turn + index * 0.85) ** 2)),
        ];
      }),
    );
  const wood = (girths: readonly Girth[]) =>
    fill(limb(girths), "#8a6a66") +
    sheet.clipped(
      limb(girths),
      fill(limb(girths.map(([x, y, half]): Girth => [x + half * 0.62, y + half * 0.2, half * 0.56])), "#5a4759") +
        fill(limb(girths.map(([x, y, half]): Girth => [x - half * 0.6, y - half * 0.2, half * 0.42])), "#d9b494") +
        fill(strand(girths, 0.4, 0.2), "#f0d3ae") +
        fill(strand(girths, 1.9, 0.13), "#4c3c52") +
        fill(strand(girths, 3.3, 0.2), "#b38f80") +
        fill(strand(girths, 4.6, 0.12), "#4c3c52"),
    );
  const cushions = (numbers: readonly number[]) =>
    placesOf(numbers)
      .map((each) => sprayBush(sheet, random, each))
      .join("");
  return [
    cushions([40, 620, 86, 280, 640, 74, -10, 720, 70, 120, 480, 80]),
    ...BOUGHS.map(wood),
    wood(STEM),
    cushions([
      196, 500, 104, 40, 560, 96, 350, 620, 74, 272, 560, 70, 410, 776, 64, 336, 812, 46, -4, 668, 62, 206, 610, 58,
      110, 590, 70,
    ]),
  ].join("");
}
