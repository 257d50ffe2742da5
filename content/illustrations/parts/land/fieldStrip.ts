import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box, chip, curveDownTo, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import { pointsOf } from "./pointsOf.ts";

const TOP = 1000;

export interface FieldStrip {
  /** The strip's left edge and its width. */
  left: number;
  wide: number;
  seed: number;
  /** The ground in the sun and in the shade, and its grass. */
  colours: readonly [lit: string, shade: string, blade: string];
  /** Dims the stones for the weather. */
  grey: (colour: string) => string;
}

/**
 * A dry wall of two courses and the field before it, down to the foot of the sheet: as much as a narrow upright picture shows of them. Ground and
 * wall run on from one strip to the next; the wall stands from 994 to 1036.
 */
export function fieldStrip({ left, wide, seed, colours, grey }: FieldStrip): Drawing {
  const random = randomOf(seed);
  const [lit, shade, blade] = colours;
  const stones: string[] = ["", "", ""];
  for (const course of counted(2))
    for (let x = left - 8 - course * 7; x < left + wide + 12;) {
      const long = random.between(17, 34);
      stones[random.whole(0, 2)] += chip(random, x + long / 2, TOP + 6 + course * 17, long * 0.54, 9.6);
      x += long;
    }
  const tufts = (from: number, to: number, count: number, tall: number) =>
    counted(count)
      .map(() => {
        const [x, y] = [left + random.between(-6, wide + 6), random.between(from, to)];
        return counted(4)
          .map((step) => {
            const [lean, high] = [(step - 1.5) * tall * 0.26 + random.around(3), tall * random.between(0.6, 1.1)];
            return `M${short(x + step * 2.4)} ${short(y)}q${short(lean * 0.2)} ${short(-high * 0.6)} ${short(lean)} ${short(-high)}q${short(-lean * 0.4 + 2)} ${short(high * 0.5)} ${short(-lean + 2.6)} ${short(high)}z`;
          })
          .join("");
      })
      .join("");
  return (
    fill(box(left, TOP - 6, wide, 48), grey("#ad9782")) +
    ["#dcc7a3", "#d3bc9a", "#cab393"].map((colour, tone) => fill(stones[tone] ?? "", grey(colour))).join("") +
    fill(
      curveDownTo(pointsOf([-20, 1036, 200, 1030, 420, 1038, 700, 1031, 980, 1037, 1240, 1030, 1620, 1036]), 1210),
      lit,
    ) +
    fill(
      curveDownTo(
        pointsOf([-20, 1100, 160, 1084, 380, 1112, 640, 1090, 900, 1110, 1160, 1086, 1400, 1108, 1620, 1090]),
        1210,
      ),
      blend(lit, shade, 0.45),
    ) +
    fill(
      curveDownTo(pointsOf([-20, 1166, 200, 1150, 480, 1174, 760, 1152, 1060, 1172, 1330, 1150, 1620, 1168]), 1210),
      shade,
    ) +
    fill(tufts(1050, 1100, 2, 18), shade) +
    fill(tufts(1090, 1160, 3, 28), blade) +
    fill(tufts(1160, 1206, 3, 38), blend(blade, shade, 0.5))
  );
}
