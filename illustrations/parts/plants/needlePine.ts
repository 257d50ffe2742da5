import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { blot, curve, type Path, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface NeedlePineOptions {
  tall: number;
  /** Horizontal offset of the top; negative to the left. */
  lean?: number;
  /** Length of the longest limb. */
  wide: number;
  /** Half the width of the trunk above its roots. */
  thick?: number;
  seed?: number;
}

/** Where each pad of needles is: sideways in `wide`, up in `tall`, half its breadth in `wide`. */
const PADS = [
  [-0.78, 0.6, 0.3],
  [0.74, 0.68, 0.34],
  [-0.5, 0.77, 0.36],
  [0.42, 0.85, 0.4],
  [0.02, 0.96, 0.5],
] as const;

/**
 * A red pine of the shore with pads of needles: tufts that stand up from a flat foot, sky between the pads. Stands on 0,0; its shadow is the
 * scene's.
 */
export function needlePine(
  sheet: Sheet,
  { tall, lean = 0, wide, thick = tall * 0.028, seed = 1 }: NeedlePineOptions,
): Drawing {
  const random = randomOf(seed * 41);
  const at = (share: number): Point => [
    lean * share ** 1.5 + Math.sin(share * 5.2) * tall * 0.02,
    -tall * 0.95 * share,
  ];
  const breadth = (share: number) => thick * (mixed(1, 0.16, share) + 1.1 * Math.max(0, 1 - share * 9) ** 2);
  const shares = [0, 0.03, 0.08, 0.2, 0.4, 0.6, 0.8, 1];
  const side = (shift: number) => shares.map((share): Point => [at(share)[0] + breadth(share) * shift, at(share)[1]]);
  const strip = (from: number, to: number): Path =>
    `${curve(side(from))}${curve(side(to).toReversed()).replace("M", "L")}Q${short(breadth(0) * (from + to) * 0.5)} ${short(thick * 0.6)} ${short(breadth(0) * from)} 0Z`;
  const pads = PADS.map(([across, up, half], index) => {
    const [x, y] = [lean * up ** 1.5 + across * wide, -tall * up];
    const root = at(up - 0.1 - Math.abs(across) * 0.1);
    const [bendX, bendY] = [mixed(root[0], x, 0.5), mixed(root[1], y, 0.75)];
    const limb = `M${short(root[0])} ${short(root[1])}Q${short(bendX)} ${short(bendY)} ${short(x)} ${short(y - half * wide * 0.06)}`;
    return { limb, needles: pad(sheet, x, y, half * wide, seed * 7 + index) };
  });
  const bark = counted(11).map((index) => {
    const share = (index + random.between(0.2, 0.8)) / 13;
    const [x, y] = at(share);
    const long = tall * random.between(0.012, 0.03);
    return blot(random, x - breadth(share) * random.between(0.15, 0.6), y, breadth(share) * 0.2, long * 0.6);
  });
  return (
    stroke(pads.map(({ limb }) => limb).join(""), "#5d3d38", thick * 0.62) +
    fill(strip(-1, 1), "#a9704c") +
    fill(strip(0.1, 1), "#6a443c") +
    fill(bark.join(""), "#c78d64", 0.8) +
    pads.map(({ needles }) => needles).join("")
  );
}

/** One pad: a flat-footed heart, tufts over it, the lit ones above and to the left. */
function pad(sheet: Sheet, x: number, y: number, half: number, seed: number): Drawing {
  const { leafDark, leaf, leafLight } = sheet.mood;
  const random = randomOf(seed * 13);
  const heart = blot(random, x, y - half * 0.28, half * 0.82, half * 0.38);
  const layer = (colour: string, count: number, reach: number, rise: number, size: number, shift: number) =>
    counted(count)
      .map((index) => {
        const across = ((index + random.next()) / count) * 2 - 1;
        const dome = Math.sqrt(Math.max(0, 1 - across * across));
        const high = random.next() * dome;
        return tuft(sheet, colour, random.whole(0, 2))(
          x + (across * reach + shift) * half,
          y - (rise + high * 0.62 - 0.06) * half,
          (size * half) / 100,
        );
      })
      .join("");
  return (
    fill(heart, leafDark) +
    layer(leafDark, 34, 0.98, -0.02, 0.86, 0.04) +
    layer(leaf, 30, 0.86, 0.1, 0.76, -0.04) +
    layer(leafLight, 14, 0.62, 0.24, 0.62, -0.16)
  );
}

/** A brush of needles that opens upwards; about 60 wide. */
function tuft(sheet: Sheet, colour: string, variant: number) {
  return sheet.stamp(`needle tuft ${colour} ${variant}`, () => {
    const random = randomOf(variant * 71 + 5);
    const needles = counted(13).map((index) => {
      const angle = mixed(-168, -12, index / 12) + random.around(7);
      const long = random.between(24, 36) * (0.8 + 0.3 * Math.sin((-angle / 180) * Math.PI));
      const [cos, sin] = [Math.cos((angle / 180) * Math.PI), Math.sin((angle / 180) * Math.PI)];
      return `M${short(-sin * 3.4)} ${short(cos * 3.4)}L${short(cos * long)} ${short(sin * long)}L${short(sin * 3.4)} ${short(-cos * 3.4)}Z`;
    });
    return fill(`${needles.join("")}M-12 0Q0-14 12 0Q0 8-12 0Z`, colour);
  });
}
