import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { curve, disc, lens, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import { pointsOf } from "../land/pointsOf.ts";

/**
 * What a gulet under sail throws up, hers at `x`, `y`, 450 units long at scale 1: the bow wave with its spray, the white along the side, the
 * wake: all of it thin at its ends.
 */
export function bowWave({ x, y, scale }: { x: number; y: number; scale: number }): Drawing {
  const random = randomOf(31);
  const [bow, stern] = [x + 224 * scale, x - 226 * scale];
  const drops = counted(46).map(() => {
    const share = random.next();
    const up = Math.sin(share * Math.PI) * mixed(20, 120, random.next());
    return disc(bow + mixed(-70, 130, share), y - 14 - up, random.between(1.8, 6.5));
  });
  const side = curve(
    pointsOf([
      stern - 210,
      y + 30,
      stern - 90,
      y + 12,
      stern + 10,
      y - 2,
      stern + 130,
      y + 14,
      stern + 270,
      y + 22,
      stern + 420,
      y + 12,
      bow - 180,
      y + 2,
      bow - 90,
      y - 14,
      bow - 30,
      y - 46,
      bow + 14,
      y - 78,
      bow + 44,
      y - 74,
      bow + 36,
      y - 52,
      bow + 66,
      y - 50,
      bow + 74,
      y - 26,
      bow + 112,
      y - 16,
      bow + 172,
      y + 20,
      bow + 60,
      y + 26,
      bow - 60,
      y + 36,
      bow - 240,
      y + 42,
      stern + 300,
      y + 46,
      stern + 120,
      y + 40,
      stern - 40,
      y + 42,
    ]),
    true,
  );
  const hollow = curve(
    pointsOf([
      bow - 120,
      y + 20,
      bow - 40,
      y + 2,
      bow + 4,
      y - 30,
      bow + 22,
      y - 18,
      bow + 48,
      y - 10,
      bow + 60,
      y + 6,
      bow + 104,
      y + 14,
      bow + 20,
      y + 20,
      bow - 50,
      y + 26,
    ]),
    true,
  );
  const wake = counted(16).map((index) => {
    const far = index / 16;
    return lens(
      mixed(stern - 60, -30, far) + random.around(30),
      y + 26 + random.around(14 + far * 36),
      mixed(190, 90, far),
      mixed(12, 6, far),
    );
  });
  return (
    fill(wake.join(""), "#eef8f6", 0.9) +
    fill(side, "#fbfdf8") +
    fill(hollow, "#a5cfe0") +
    fill(lens(x - 60, y + 36, 460, 9) + lens(x + 190, y + 30, 180, 7), "#a5cfe0") +
    fill(drops.join(""), "#fbfdf8")
  );
}

/**
 * One long sea: its dark body down to `base`, its lit back, and foam where it breaks, each of the given length and with a trail of it to the
 * left.
 */
export function longSea(
  crest: readonly number[],
  body: string,
  light: string,
  breaks: readonly (readonly [x: number, y: number, long: number])[],
): Drawing {
  const line = pointsOf(crest);
  const under = line.map(([x, y], index): Point => [x, y + 7 + (index % 2) * 9]).toReversed();
  const foam = breaks.map(([x, y, long]) => {
    const at = (across: number, down: number) => `${short(x + across * long)} ${short(y + down * (6 + long * 0.05))}`;
    return (
      `M${at(-0.5, 0.8)}C${at(-0.3, -0.5)} ${at(-0.1, -1)} ${at(0.06, -1)}C${at(0.26, -1)} ${at(0.4, -0.3)} ${at(0.5, 0.8)}Q${at(0.32, 0.2)} ${at(0.2, 0.7)}Q${at(0.06, 0)} ${at(-0.14, 0.7)}Q${at(-0.3, 0.3)} ${at(-0.5, 0.8)}Z` +
      lens(x - long * 0.66, y + long * 0.09, long * 0.6, 3 + long * 0.02) +
      lens(x - long * 0.2, y + long * 0.16, long * 0.36, 3)
    );
  });
  const top = curve(line);
  return (
    fill(`${top}L1640 1240L-40 1240Z`, body) +
    fill(`${top}${curve(under).replace("M", "L")}Z`, light) +
    fill(foam.join(""), "#fbfdf8")
  );
}
