import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "#content/illustrations/kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export interface IonicColumnOptions {
  /** Total height, and width of the shaft at its foot. */
  height: number;
  width: number;
  /** Without capital: its top is the end of a drum, or a fracture. */
  broken?: boolean;
  /** Height of the horizon above the foot, in units. Joints below it curve down, joints above it up. */
  eye?: number;
  seed?: number;
}

/** Where the arrises between the flutes are seen, from -1 at the left edge to 1. */
const ARRISES = counted(11).map((index) => Math.sin(((index - 5) / 11) * Math.PI));

/** An Ionic column of white marble, in the round: a base of two rolls, flutes, both volutes. Its foot is at 0,0, in its middle. */
export function ionicColumn(
  sheet: Sheet,
  { height: h, width: w, broken = false, eye = h * 0.4, seed = 1 }: IonicColumnOptions,
): Drawing {
  const foot = -w * 0.42;
  const top = broken ? -h : -h + w * 0.62;
  const random = randomOf(seed * 19);
  const narrow = mixed(w * 0.5, w * 0.42, Math.min(1, h / (w * 8)));
  const half = (share: number) => mixed(w * 0.5, narrow, share);
  /** Sagitta of a horizontal circle at a height: positive below the horizon, negative above it. */
  const bulge = (y: number) => within((eye + y) / (w * 36), -0.16, 0.16) * w;
  const slant = broken && random.chance(0.5) ? w * random.between(0.16, 0.34) : 0;
  const ring = (y: number, share: number, from = -1, to = 1): Point[] =>
    shares(13).map((step) => {
      const at = mixed(from, to, step);
      return [
        at * half(share),
        y + bulge(y) * Math.sqrt(Math.max(0, 1 - at * at)) + (share === 1 ? slant * (at - 1) * 0.5 : 0),
      ];
    });
  const strip = (from: number, to: number) =>
    polygon([...ring(foot, 0, from, to), ...ring(top, 1, from, to).toReversed()]);
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const groove = (at: number) =>
    strip(at - 0.045 * Math.sqrt(1 - at * at) - 0.008, at + 0.045 * Math.sqrt(1 - at * at) + 0.008);
  const drums = Math.max(1, Math.round(h / (w * 1.7)));
  const joints = counted(drums - 1).map((index) => {
    const share = (index + 1 + random.around(0.12)) / drums;
    return polyline(ring(mixed(foot, top, share), share * 0.999));
  });
  const lid = polygon([
    ...ring(top, 1),
    ...ring(top, 1)
      .map(([x, y]): Point => [x, y - 2 * (y - top - slant * (x / half(1) - 1) * 0.5)])
      .toReversed(),
  ]);
  return (
    base(sheet, w) +
    fill(strip(-1, 1), stone) +
    fill(strip(-0.86, -0.3), wallBright) +
    fill(strip(0.2, 0.5), blend(stone, stoneShade, 0.55)) +
    fill(strip(0.5, 1), stoneShade) +
    fill(
      ARRISES.filter((at) => at < 0.2)
        .map(groove)
        .join(""),
      stoneWorn,
    ) +
    fill(
      ARRISES.filter((at) => at >= 0.2)
        .map(groove)
        .join(""),
      stoneDeep,
      0.5,
    ) +
    stroke(joints.join(""), stoneDeep, Math.max(1.6, w * 0.03), 0.5) +
    (broken ? (bulge(top) > 1 ? fill(lid, wallBright) : "") : capital(sheet, w, top, narrow))
  );
}

/** Two tori with a scotia between them, seen from slightly above. */
function base(sheet: Sheet, w: number): Drawing {
  const { stone, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const roll = (half: number, low: number, high: number) => ({
    lit: `M${short(-half)} ${short(low - high / 2)}Q${short(-half)} ${short(low)} ${short(-half * 0.86)} ${short(low + 2)}Q0 ${short(low + w * 0.1)} ${short(half * 0.86)} ${short(low + 2)}Q${short(half)} ${short(low)} ${short(half)} ${short(low - high / 2)}T${short(half * 0.86)} ${short(low - high)}H${short(-half * 0.86)}Q${short(-half)} ${short(low - high)} ${short(-half)} ${short(low - high / 2)}Z`,
    dark: `M${short(half * 0.3)} ${short(low + w * 0.06)}Q${short(half * 0.6)} ${short(low + w * 0.05)} ${short(half * 0.86)} ${short(low + 2)}Q${short(half)} ${short(low)} ${short(half)} ${short(low - high / 2)}T${short(half * 0.86)} ${short(low - high)}H${short(half * 0.3)}Z`,
  });
  const [lower, upper] = [roll(w * 0.76, 0, w * 0.22), roll(w * 0.62, -w * 0.27, w * 0.17)];
  const hollow = polygon([
    [-w * 0.6, -w * 0.16],
    [-w * 0.52, -w * 0.3],
    [w * 0.52, -w * 0.3],
    [w * 0.6, -w * 0.16],
  ]);
  return (
    fill(hollow, stoneDeep) +
    fill(lower.lit + upper.lit, stone) +
    fill(lower.dark + upper.dark, stoneShade) +
    stroke(
      `M${short(-w * 0.64)} ${short(-w * 0.14)}H${short(-w * 0.2)}M${short(-w * 0.52)} ${short(-w * 0.39)}H${short(-w * 0.16)}`,
      wallBright,
      3,
    )
  );
}

/** A ring, a row of eggs, the cushion that rolls up into a volute on each side, a slab on top. */
function capital(sheet: Sheet, w: number, top: number, narrow: number): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const [reach, r] = [w * 0.6, w * 0.25];
  const eye = top - w * 0.12;
  const slab = top - w * 0.46;
  const spiral = (side: 1 | -1): Path =>
    curve(
      shares(22).map((share): Point => {
        const turn = share * Math.PI * 3.6 - Math.PI / 2;
        const far = r * mixed(0.86, 0.16, share);
        return [side * (reach + Math.cos(turn) * far), eye + Math.sin(turn) * far];
      }),
    );
  const cushion = `M${short(-reach)} ${short(eye - r)}H${short(reach)}V${short(eye - r * 0.1)}Q0 ${short(eye + r * 0.5)} ${short(-reach)} ${short(eye - r * 0.1)}Z`;
  const eggs = counted(5).map((index) => disc((index - 2) * narrow * 0.42, top - w * 0.02, narrow * 0.17, w * 0.075));
  return (
    fill(box(-narrow * 1.06, top - w * 0.05, narrow * 2.12, w * 0.1), stoneWorn) +
    fill(box(narrow * 0.3, top - w * 0.05, narrow * 0.76, w * 0.1), stoneDeep) +
    fill(eggs.slice(0, 3).join(""), wallBright) +
    fill(eggs.slice(3).join(""), stoneShade) +
    fill(cushion, stone) +
    fill(
      `M${short(w * 0.22)} ${short(eye - r)}H${short(reach)}V${short(eye + r * 0.1)}Q${short(w * 0.4)} ${short(eye + r * 0.24)} ${short(w * 0.22)} ${short(eye + r * 0.26)}Z`,
      stoneShade,
    ) +
    stroke(`M${short(-reach)} ${short(eye - r * 0.72)}H${short(reach)}`, stoneWorn, w * 0.04) +
    fill(disc(-reach, eye, r), wallBright) +
    fill(disc(reach, eye, r), stoneShade) +
    stroke(spiral(-1), stoneWorn, w * 0.05) +
    stroke(spiral(1), stoneDeep, w * 0.05, 0.8) +
    fill(disc(-reach, eye, r * 0.16), stoneShade) +
    fill(disc(reach, eye, r * 0.16), stoneDeep) +
    fill(box(-reach * 1.08, slab + w * 0.04, reach * 2.16, w * 0.08), stone) +
    fill(box(-reach * 1.2, slab - w * 0.06, reach * 2.4, w * 0.11), wallBright) +
    fill(
      box(w * 0.22, slab + w * 0.04, reach * 1.08 - w * 0.22, w * 0.08) +
        box(w * 0.22, slab - w * 0.06, reach * 1.2 - w * 0.22, w * 0.11),
      stoneShade,
    )
  );
}

/** A drum lying on its side, its end towards the light, in the grass: 170 units wide. */
export function lyingDrum(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  return (
    fill("M-20 8Q60-8 150-10T260 6Q180 20 80 18T-20 8Z", groundShade, 0.85) +
    fill("M0-88L104-80Q132-70 132-38T100 6L0 8Z", stone) +
    fill("M0-30L132-34Q128 0 100 6L0 8Z", stoneShade) +
    stroke("M20-66L122-64M24-50L130-50", stoneWorn, 3) +
    stroke("M26-20L126-24", stoneDeep, 3, 0.5) +
    fill(disc(-2, -40, 36, 48), wallBright) +
    fill("M6-87Q34-76 34-40T6 7Q20-20 20-40T6-87Z", stoneWorn) +
    fill("M-10-48H2V-36H-10Z", stoneDeep)
  );
}
