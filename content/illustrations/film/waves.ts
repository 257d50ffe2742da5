import { type Drawing, fill } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, lens, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Sheet } from "../kit/sheet.ts";

const TURN = Math.PI * 2;
/** Where the sea begins and where the sheet ends; a wave's size follows from its height between them. */
const [FAR, NEAR] = [620, 1200];
const ROWS = 15;

/**
 * The sea between two heights, moving past to the left. Each row repeats itself every `period` units and moves on by just one
 * period in a cycle: far rows have short periods and are slow, near ones long and fast, and all of them close.
 */
export function drawWaves(
  sheet: Sheet,
  { top, bottom, phase }: { top: number; bottom: number; phase: number },
): Drawing {
  return counted(ROWS)
    .map((row) => {
      const near = ((row + 0.5) / ROWS) ** 1.5;
      const y = mixed(FAR + 4, NEAR - 6, near);
      return y >= top && y < bottom ? waveRow(sheet, row, near, y, phase) : "";
    })
    .join("");
}

function waveRow(sheet: Sheet, row: number, near: number, y: number, phase: number): Drawing {
  const { seaDark, seaLight, wallBright } = sheet.mood;
  const random = randomOf(row * 37 + 11);
  const period = [160, 200, 200, 267, 267, 320, 320, 400, 400, 533, 800, 1600, 1600, 1600, 1600][row] ?? 1600;
  const count = Math.max(2, Math.round(period / mixed(50, 120, near)));
  const dabs = { dark: "", light: "", crest: "" };
  for (const index of counted(count)) {
    const start = ((index + random.next() * 0.7) / count) * period;
    const [length, thick] = [
      random.between(0.5, 1.3) * mixed(26, 170, near),
      mixed(1.4, 12, near) * random.between(0.7, 1.2),
    ];
    const [lift, kind] = [random.between(-1, 1) * mixed(3, 15, near), random.next()];
    const beat = random.next();
    const bob = Math.sin((phase * 2 + beat) * TURN) * mixed(0.8, 7, near);
    for (let x = start - phase * period - period; x < sheet.width + period; x += period) {
      const place = [x, y + lift + bob, length, thick] as const;
      if (kind < 0.46) dabs.dark += lens(...place);
      else if (kind < 0.84) dabs.light += lens(...place);
      else dabs.crest += lens(x, y + lift + bob, length * 0.6, thick * 0.8);
    }
  }
  return fill(dabs.dark, seaDark, 0.55) + fill(dabs.light, seaLight, 0.5) + fill(dabs.crest, wallBright, 0.85);
}

/** The foam of a boat under way to the right, whose waterline is at x, y: a curl at her bow, a line along her, a wake astern. */
export function foamAt(
  sheet: Sheet,
  { x, y, scale, phase }: { x: number; y: number; scale: number; phase: number },
): Drawing {
  const { wallBright, seaLight } = sheet.mood;
  const rise = 0.5 + 0.5 * Math.sin(phase * 2 * TURN + 0.4);
  const bow = x + 214 * scale;
  const stern = x - 226 * scale;
  // The line of foam along the hull runs astern, one wave further in each third of a cycle.
  const upper = shares(25).map((share): Point => [
    mixed(bow + 20, stern - 40, share),
    y - 4 - Math.sin((share * 4 - phase * 3) * TURN) * 6 - (1 - share) ** 3 * (14 + 12 * rise) * Math.min(1, share * 7),
  ]);
  const lower = upper.map(([px, py], index): Point => [
    px,
    Math.max(py + 2, y + 13 * Math.min(1, index / 3, (24 - index) / 4) + Math.sin((index / 4 - phase * 3) * TURN) * 3),
  ]);
  // It stands highest where the stem cuts the water, and falls off along the hull.
  const curl = (back: number, height: number) =>
    `M${short(bow + 26)} ${short(y + 6)}Q${short(bow + 16)} ${short(y - height * 0.7)} ${short(bow - 6)} ${short(y - height)}Q${short(bow - 30)} ${short(y - height * 0.95)} ${short(bow - back * 0.4)} ${short(y - height * 0.42)}T${short(bow - back)} ${short(y + 8)}Q${short(bow - back * 0.4)} ${short(y + 24)} ${short(bow + 26)} ${short(y + 6)}Z`;
  const random = randomOf(5);
  const wake = counted(34).map(() => {
    const [start, beat, size] = [random.next(), random.around(1), random.between(0.6, 1.3)];
    const share = (start + phase) % 1;
    const fade = Math.sin(share * Math.PI) ** 0.6;
    return lens(
      stern + 60 - share * 560,
      y + 10 + beat * (10 + share * 38),
      (60 + share * 90) * size * fade,
      8 * size * fade,
    );
  });
  const drops = counted(12).map(() => {
    const [start, reach, high, size] = [
      random.next(),
      random.between(6, 84),
      random.between(20, 64),
      random.between(3, 7),
    ];
    const share = (start + phase * 4) % 1;
    const [dx, dy] = [reach * share, high * 4 * share * (1 - share)];
    return lens(bow + 2 + dx, y - 8 - dy, size * 2.4 * (1 - share * 0.5), size * 1.5 * (1 - share * 0.5));
  });
  return (
    fill(wake.join(""), wallBright, 0.85) +
    fill(`${curve(upper)}${curve(lower.toReversed()).replace("M", "L")}Z`, wallBright) +
    fill(curl(250 + 40 * rise, 34 + 20 * rise), seaLight) +
    fill(curl(170 + 40 * rise, 24 + 16 * rise), wallBright) +
    fill(drops.join(""), wallBright)
  );
}
