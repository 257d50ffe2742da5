import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { box, chip, curve, disc, type Path, polygon, polyline, short } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

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

/** Where the sun is, in degrees about the column from the side that we see: low at our left shoulder. */
const SUN = -62;

/** The light on stone that looks in a direction, from 0 in the shade to 1, and what the ground on the right sends back. */
function lightOn(degrees: number): { sun: number; back: number } {
  const along = (to: number) => Math.max(0, Math.cos(((degrees - to) / 180) * Math.PI));
  return { sun: along(SUN), back: along(88) ** 1.4 };
}

/** The tones of marble in the light of a sheet, by the direction that it looks in; `lift` makes it brighter or darker. */
function toneIn(sheet: Sheet): (degrees: number, lift?: number) => string {
  const { stone, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const glow = blend(stone, "#d98a5e", 0.45);
  const ramp = [stoneDeep, blend(stoneDeep, stoneShade, 0.55), stoneShade, blend(stoneShade, stone, 0.55), stone];
  return (degrees, lift = 0) => {
    const { sun, back } = lightOn(degrees);
    const value = within(0.12 + 0.98 * sun ** 0.8 + 0.1 * back + lift) * 5;
    const tone = value >= 4 ? blend(stone, wallBright, Math.round((value - 4) * 3) / 3) : ramp[Math.floor(value)];
    return blend(tone ?? stone, glow, sun > 0.3 ? 0 : Math.round(back * 4) * 0.16);
  };
}

/** Where on the breadth of a round thing a direction is seen. */
function acrossAt(degrees: number): number {
  return Math.sin((within(degrees, -90, 90) / 180) * Math.PI);
}

/** An Ionic column of white marble, in the round: a base of two rolls, flutes, both volutes. Its foot is at 0,0, in its middle. */
export function ionicColumn(
  sheet: Sheet,
  { height: h, width: w, broken = false, eye = h * 0.4, seed = 1 }: IonicColumnOptions,
): Drawing {
  const { wallBright } = sheet.mood;
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
  const drums = Math.max(1, Math.round(h / (w * 1.7)));
  const beds = counted(drums + 1).map((index) =>
    index === 0 || index === drums ? index / drums : (index + random.around(0.14)) / drums,
  );
  const lid = polygon([
    ...ring(top, 1),
    ...ring(top, 1)
      .map(([x, y]): Point => [x, y - 2 * (y - top - slant * (x / half(1) - 1) * 0.5)])
      .toReversed(),
  ]);
  const shaft = fluted(sheet, {
    beds,
    width: w,
    random,
    at: (share, across) => {
      const y = mixed(foot, top, share);
      const turn = Math.sqrt(Math.max(0, 1 - across * across));
      return [across * half(share), y + bulge(y) * turn + (share === 1 ? slant * (across - 1) * 0.5 : 0)];
    },
  });
  return (
    base(sheet, w) + shaft + (broken ? (bulge(top) > 1 ? fill(lid, wallBright) : "") : capital(sheet, w, top, narrow))
  );
}

interface ShaftOptions {
  /** The joints between its drums by their share of the height, foot and top with them. */
  beds: readonly number[];
  width: number;
  random: Random;
  /** A place on it: its share of the height, and of the half breadth to the right. */
  at: (share: number, across: number) => Point;
}

/** A shaft of drums: hollow flutes of which each side has the light that it looks into, joints, and what has chipped off them. */
function fluted(sheet: Sheet, { beds, width, random, at }: ShaftOptions): Drawing {
  const { stoneDeep, wallBright } = sheet.mood;
  const toneOf = toneIn(sheet);
  const [rounds, hollows] = [new Map<string, Path>(), new Map<string, Path>()];
  const put = (inks: Map<string, Path>, colour: string, path: Path) =>
    inks.set(colour, (inks.get(colour) ?? "") + path);
  const strip = (low: number, high: number, from: number, to: number, shift = 0) =>
    polygon(
      [
        at(low, acrossAt(from)),
        at(low, acrossAt((from + to) / 2)),
        at(low, acrossAt(to)),
        at(high, acrossAt(to)),
        at(high, acrossAt((from + to) / 2)),
        at(high, acrossAt(from)),
      ].map(([x, y]): Point => [x + shift, y]),
    );
  const last = beds.length - 2;
  const each = width > 60 ? 15 : width > 22 ? 22.5 : 30;
  const drum = (index: number) => {
    const [low, high] = [beds[index] ?? 0, beds[index + 1] ?? 1];
    // No drum was set back quite as it stood before.
    const [shift, turn] = [index ? random.around(0.008) * width : 0, random.around(2)];
    for (let from = -90; from < 90; from += 15)
      put(rounds, toneOf(from + 7.5, 0.06), strip(low, high, from, Math.min(90, from + 15.6), shift));
    const [start, end] = [index === 0 ? low + 0.012 : low, index === last ? high - 0.016 : high];
    for (let from = -97.5 + turn; from < 90; from += each) {
      const part = (a: number, b: number, looks: number) => {
        const [left, right] = [within(from + a * each, -90, 90), within(from + b * each, -90, 90)];
        if (right > left) put(hollows, toneOf(from + each / 2 + looks), strip(start, end, left, right, shift));
      };
      part(0.16, 0.4, 44);
      part(0.38, 0.78, 0);
      part(0.76, 0.96, -40);
    }
  };
  const chips: Drawing[] = [];
  const chipAt = (share: number, degrees: number, wide: number, tall: number) => {
    const [x, y] = at(share, acrossAt(degrees));
    const flat = Math.max(0.3, Math.cos((degrees / 180) * Math.PI));
    chips.push(
      fill(chip(random, x, y, wide * flat, tall), toneOf(degrees + 30)) +
        fill(
          chip(random, x + wide * 0.16 * flat, y + tall * 0.24, wide * 0.74 * flat, tall * 0.66),
          toneOf(degrees - 14),
        ),
    );
  };
  counted(last + 1).forEach(drum);
  const joints = beds.slice(1, -1);
  const line = (share: number, up: number) =>
    polyline(
      shares(13).map((step): Point => {
        const [x, y] = at(share * 0.999, mixed(-1, 1, step));
        return [x, y - up];
      }),
    );
  // Where the edge of a drum broke out: its upper side lies in its own shade, its floor in the sun.
  const notchAt = (share: number, degrees: number, wide: number, deep: number) => {
    const [x, y] = at(share * 0.999, acrossAt(degrees));
    const flat = Math.max(0.4, Math.cos((degrees / 180) * Math.PI));
    const notch = (size: number, drop: number) =>
      polygon(
        [
          [-1, 0],
          [-0.56, 0.5],
          [-0.2, 0.62],
          [0.1, 1],
          [0.52, 0.56],
          [0.66, 0.3],
          [1, 0],
        ].map(([dx = 0, dy = 0]): Point => [x + dx * size * wide * flat, y + (dy * size + drop) * deep]),
      );
    chips.push(
      fill(notch(1, 0), toneOf(degrees + 46)) + fill(notch(0.72, deep > 0 ? 0.26 : 0.04), toneOf(degrees, -0.1)),
    );
  };
  if (width > 60) {
    for (const share of joints)
      for (const degrees of [-58, -28, 2, 34, 60])
        if (random.chance(0.7))
          notchAt(
            share,
            degrees + random.around(11),
            width * random.between(0.04, 0.13),
            width * random.between(0.04, 0.12) * (random.chance(0.6) ? 1 : -1),
          );
    // Arrises that were knocked off.
    for (const degrees of [-52.5, -37.5, -22.5, -7.5, 7.5, 22.5, 37.5])
      if (random.chance(0.8))
        chipAt(random.between(0.06, 0.92), degrees, width * 0.026, width * random.between(0.06, 0.2));
  }
  const thin = Math.max(1.2, width * 0.016);
  return (
    [...rounds, ...hollows].map(([colour, path]) => fill(path, colour)).join("") +
    stroke(joints.map((share) => line(share, 0)).join(""), stoneDeep, thin, 0.62) +
    stroke(joints.map((share) => line(share, -thin)).join(""), wallBright, thin * 0.7, 0.4) +
    chips.join("")
  );
}

/** Two rolls with a hollow between them, seen from slightly above. */
function base(sheet: Sheet, w: number): Drawing {
  const toneOf = toneIn(sheet);
  const sag = w * 0.09;
  // A ring of stone between two heights; `swell` is how far it stands out in its middle.
  const ring = (half: number, low: number, high: number, swell: number, [under, over]: Point) =>
    counted(12)
      .map((step) => {
        const [from, to] = [-90 + step * 15, Math.min(90, -74.4 + step * 15)];
        const at = (up: number, degrees: number): Point => {
          const across = acrossAt(degrees);
          const reach = half * (1 - swell + swell * Math.sin(up * Math.PI) ** 0.7);
          return [across * reach, mixed(low, high, up) + sag * Math.sqrt(1 - across * across) * (reach / (w * 0.7))];
        };
        const part = (start: number, end: number, lift: number) => {
          const ups = shares(4).map((share) => mixed(start, end, share));
          return fill(
            polygon([...ups.map((up) => at(up, from)), ...ups.toReversed().map((up) => at(up, to))]),
            toneOf(from + 7.5, lift),
          );
        };
        return part(0, 0.42, under) + part(0.4, 0.74, 0) + part(0.72, 1, over);
      })
      .join("");
  return (
    ring(w * 0.76, -w * 0.03, -w * 0.22, 0.12, [-0.26, 0.2]) +
    ring(w * 0.58, -w * 0.21, -w * 0.32, 0, [-0.4, -0.34]) +
    ring(w * 0.63, -w * 0.29, -w * 0.43, 0.1, [-0.24, 0.2])
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
