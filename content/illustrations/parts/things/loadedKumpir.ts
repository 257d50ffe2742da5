import { blend, PIGMENT } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { pointsOf } from "#content/illustrations/parts/land/pointsOf.ts";
import { leafMass } from "#content/illustrations/parts/plants/foliage.ts";

type Bit = (random: Random) => Drawing;

/** A round bit in shade, body and light. */
function ball(colour: string, radius: number, flat = 0.9): Drawing {
  return (
    fill(disc(3, 4, radius, radius * flat), blend(colour, PIGMENT.wine, 0.5)) +
    fill(disc(0, 0, radius * 0.95, radius * flat * 0.95), colour) +
    fill(disc(-radius * 0.34, -radius * 0.34, radius * 0.34, radius * 0.24), blend(colour, "#fffdf2", 0.6))
  );
}

const corn: Bit = (random) =>
  turned(ball(random.pick(["#f6c834", "#f9d95a", "#f0b422"]), 15, 1.15), random.between(-40, 40));
const cabbage: Bit = (random) => {
  const path = `M-34 ${short(random.around(10))}q30 ${short(-random.between(14, 34))} 68 ${short(random.around(12))}`;
  return turned(
    stroke(path, "#4a1f52", 14) + stroke(path, random.pick(["#8a3f8f", "#a34f9f", "#77347d"]), 9),
    random.between(-50, 50),
  );
};
const greenOlive: Bit = () =>
  ball("#a3a63c", 24, 0.8) + fill(disc(-2, -2, 10, 8), "#5a3a20") + fill(disc(-2, -3, 7, 5), "#d8432c");
const blackOlive: Bit = () => ball("#43304a", 24, 0.8) + fill(disc(-2, -2, 10, 7), "#e8c878");
const pickle: Bit = () =>
  fill(disc(3, 4, 31, 23), "#3f5420") +
  fill(disc(0, 0, 30, 22), "#6d8a30") +
  fill(disc(-1, -1, 25, 17), "#c3d07c") +
  fill(lens(-2, 0, 26, 6), "#94a84e");
const sausage: Bit = () =>
  fill(disc(3, 5, 33, 24), "#6b1f1c") +
  fill(disc(0, 0, 32, 23), "#b9432f") +
  fill(disc(-1, -2, 27, 18), "#e0765a") +
  fill(lens(-8, -8, 22, 6), "#f6b49a");
const salad: Bit = (random) =>
  random.chance(0.5)
    ? ball("#fbf1d2", 25, 0.8)
    : random.chance(0.5)
      ? ball("#86b23c", 12)
      : turned(fill(box(-11, -9, 26, 23), "#b9561c") + fill(box(-14, -12, 25, 22), "#f08a2c"), random.between(0, 80));
const tomatoCube: Bit = (random) =>
  turned(
    fill(box(-13, -11, 31, 27), "#8f2118") +
      fill(box(-16, -14, 29, 26), "#e0492f") +
      fill(box(-13, -11, 13, 6), "#f59a76"),
    random.between(-30, 60),
  );

/** From the left end of the potato to its right one. */
const ORDER: readonly (readonly [share: number, count: number, bit: Bit])[] = [
  [0.15, 52, corn],
  [0.3, 36, cabbage],
  [0.42, 26, greenOlive],
  [0.58, 54, salad],
  [0.7, 24, sausage],
  [0.82, 28, blackOlive],
  [0.92, 18, pickle],
  [1, 20, tomatoCube],
];

const SHELL =
  "M-402-196Q-380-282-200-310H210Q390-286 410-190Q416-92 330-40Q262 2 120 8H-130Q-262 4-344-50Q-416-104-402-196Z";

/** A kumpir as one eats it at night: sauce that lies in the heap, a shade beneath; the forks are the scene’s. 840 wide, 520 high. */
export function loadedKumpir(sheet: Sheet): Drawing {
  const random = randomOf(61);
  const half = 330;
  const rim = -190;
  const arch = (x: number) => Math.sqrt(Math.max(0, 1 - (x / (half + 10)) ** 2));
  const bits = ORDER.flatMap(([to, count, bit], index) => {
    const from = ORDER[index - 1]?.[0] ?? 0;
    return counted(count).map((step) => {
      const x = mixed(-half, half, mixed(from, to, random.next()));
      const depth = (step + 0.5) / count;
      const y = mixed(rim - 30 - 190 * arch(x), rim + 58 * arch(x), depth);
      return [x, y, place(bit(random), x, y)] as const;
    });
  });
  const skin = counted(16).map((index) =>
    lens(-330 + ((index * 137) % 680), -130 + ((index * 53) % 90), 16 + ((index * 29) % 26), 6),
  );
  const surface = (x: number) => rim - 8 - 104 * arch(x);
  // Squeezed to and fro over the heap: each line hugs it, and bits that were put on last lie over it.
  const sauce = (from: number, to: number, turns: number, deep: number) =>
    counted(turns).map((index): Point => {
      const x = mixed(from, to, index / (turns - 1));
      return [x, surface(x) + (index % 2 ? deep : -deep * 0.6) + random.around(8)];
    });
  const [red, white] = [sauce(-262, 214, 13, 66), sauce(-190, 280, 13, 58)];
  const line = (points: readonly Point[], dx: number, dy: number) =>
    curve(points.map(([x, y]): Point => [x + dx, y + dy]));
  const onTop = counted(11).map((index) => {
    const x = mixed(-250, 260, index / 10) + random.around(12);
    const y = surface(x) + random.between(-30, 60);
    const bit = ORDER.find(([to]) => mixed(-half, half, to) > x)?.[2] ?? corn;
    return place(bit(random), x, y, 0.92);
  });
  return (
    fill("M-300 20Q-40 60 330 40Q520 24 640 4Q520-60 300-70Z", "#2a1530", 0.55) +
    // The potato's shell with its torn rim, and the mash in it.
    fill(SHELL, "#9a5f35") +
    fill("M96 6Q330-50 330-290Q404-260 410-190Q416-92 330-40Q262 2 96 8Z", "#64382a") +
    sheet.spray("M-120 4Q60 0 120-300L330-290Q330-50 96 6Z", "#64382a", {
      from: [330, -80],
      to: [-40, -110],
      thick: 0.95,
    }) +
    fill("M-402-190Q-408-100-320-40Q-352-90-362-140Z", "#c98a52") +
    fill(skin.join(""), "#7a4528", 0.75) +
    fill(ragged(0, rim - 2, 398, 116, 3), "#6b3a26") +
    fill(ragged(-2, rim - 6, 388, 108, 3), "#e2ae56") +
    fill(ragged(-8, rim - 10, 372, 102, 8), "#fdebb4") +
    [-262, -150, 96, 232].map((x, index) => drip(x, rim + 92 - (x / 62) ** 2 * 2.4, 34 + (index % 2) * 26)).join("") +
    fill(
      `M-330 ${rim}Q-300 ${rim - 190} 0 ${rim - 214}Q300 ${rim - 190} 330 ${rim}Q200 ${rim + 80} 0 ${rim + 84}T-330 ${rim}Z`,
      "#d9a85c",
    ) +
    bits
      .toSorted(([, a], [, b]) => a - b)
      .map(([, , drawing]) => drawing)
      .join("") +
    stroke(line(red, 3, 9), "#3a1424", 16, 0.5) +
    stroke(line(red, 0, 0), "#c42a20", 15) +
    stroke(line(red, -3, -4), "#f0705a", 4) +
    stroke(line(white, 3, 9), "#3a1424", 14, 0.45) +
    stroke(line(white, 0, 0), "#f3e6c8", 13) +
    stroke(line(white, -2, -3), "#fffdf2", 6) +
    onTop.join("") +
    leafMass(sheet, {
      x: -30,
      y: rim - 206,
      width: 60,
      height: 20,
      seed: 5,
      count: 12,
      size: 26,
      colours: ["#2f5a2c", "#5a8a3a", "#a6c45c"],
    }) +
    boat(sheet)
  );
}

/** The torn edge of the split potato: an uneven oval. */
function ragged(x: number, y: number, width: number, height: number, seed: number): Path {
  const random = randomOf(seed);
  return curve(
    counted(26).map((index): Point => {
      const [angle, reach] = [(index / 26) * Math.PI * 2, random.between(0.94, 1.05)];
      return [x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * random.between(0.93, 1.06)];
    }),
    true,
  );
}

/** Cheese that has run over the edge. */
function drip(x: number, y: number, long: number): Drawing {
  const shape = `M${x - 34} ${short(y - 12)}Q${x - 16} ${short(y)} ${x - 15} ${short(y + long)}Q${x - 12} ${short(y + long + 22)} ${x + 1} ${short(y + long + 22)}T${x + 16} ${short(y + long)}Q${x + 16} ${short(y)} ${x + 36} ${short(y - 12)}Z`;
  return (
    place(fill(shape, "#5a2c20", 0.5), 6, 4) +
    fill(shape, "#f6c85a") +
    stroke(`M${x - 6} ${short(y + 4)}V${short(y + long)}`, "#fff3c4", 6)
  );
}

/** The paper boat in front of the potato, in stripes. */
function boat(sheet: Sheet): Drawing {
  const body = "M-350-104Q-180-44 0-42T350-104L284 6Q0 34-284 6Z";
  const stripes = counted(9).map((index) => {
    const [top, foot] = [-350 + index * 80, -286 + index * 65];
    return polygon(pointsOf([top, -110, top + 40, -110, foot + 32, 40, foot, 40]));
  });
  return (
    fill("M-350-104Q-180-52 0-50T350-104L330-74Q0-10-330-74Z", "#4a2620", 0.6) +
    fill(body, "#fff3d6") +
    sheet.clipped(
      body,
      fill(stripes.join(""), "#1f7f8f") +
        fill("M150-130H400V60H110Z", "#3a2450", 0.34) +
        fill("M262-130H400V60H214Z", "#3a2450", 0.34),
    ) +
    stroke("M-350-104Q-180-44 0-42T350-104", "#fffaf0", 10) +
    stroke("M120-50Q240-68 350-104", "#c9a8a0", 10)
  );
}
