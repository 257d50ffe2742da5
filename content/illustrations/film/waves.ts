import { type Drawing, fill } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, lens, type Path, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Sheet } from "../kit/sheet.ts";

const TURN = Math.PI * 2;
/** y of the horizon and of the bottom of the sheet; a wave's size depends on its y between them. */
const [FAR, NEAR] = [620, 1200];
const ROWS = 15;

/**
 * The sea between two values of y, moving to the left. Each row repeats itself every `period` units and moves by exactly one period in a
 * cycle, so that the animation loops: far rows have short periods and are slow, near ones have long periods and are fast.
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

/** The lit back of a small sea, steeper on the left, where it goes; a lens would look the same at both ends. */
function crescent(x: number, y: number, length: number, thick: number): Path {
  const at = (across: number, down: number) => `${short(across * length)} ${short(down * thick)}`;
  return `M${short(x - length / 2)} ${short(y)}q${at(0.28, -1.9)} ${at(1, 0)}q${at(-0.62, -0.5)} ${at(-1, 0)}z`;
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
      else if (kind < 0.9) dabs.light += crescent(...place);
      else dabs.crest += crescent(x, y + lift + bob, length * 0.7, thick);
    }
  }
  return fill(dabs.dark, seaDark, 0.55) + fill(dabs.light, seaLight, 0.4) + fill(dabs.crest, wallBright, 0.85);
}

/**
 * The foam of a boat under way to the right, whose waterline is at x, y: what her stem throws up, and what it leaves along her
 * side, slanting away from her on the near side, and astern. All of it runs out into points, never into an edge.
 */
export function foamAt(
  sheet: Sheet,
  { x, y, scale, phase }: { x: number; y: number; scale: number; phase: number },
): Drawing {
  const { wallBright, seaLight, seaDark } = sheet.mood;
  const rise = 0.5 + 0.5 * Math.sin(phase * 2 * TURN + 0.4);
  const stem = x + 212 * scale;
  const stern = x - 226 * scale;
  const side = { from: stem + 12, to: stern - 30, y };
  return (
    fill(wakeOf(stern, y, phase), wallBright, 0.85) +
    fill(lineOfFoam({ ...side, y: y + 7 }, { thick: 9, phase }), seaDark, 0.38) +
    fill(lineOfFoam(side, { thick: 8, phase }), wallBright) +
    fill(slantOf(stem, y, phase) + lens(stem + 4, y + 9, 130, 7 + 3 * rise), wallBright, 0.9) +
    fill(curlOf(stem, y, { length: 360, height: 38 + 12 * rise, phase }), seaLight) +
    fill(curlOf(stem, y, { length: 280, height: 25 + 10 * rise, phase }), wallBright) +
    fill(hollowsOf(stem, y, 26 + 12 * rise, phase), seaLight) +
    fill(dropsOf(stem, y, phase), wallBright)
  );
}

/** The water that the stem lifts: it begins as a point before her, stands highest just behind, and falls off along her side. */
function curlOf(
  stem: number,
  y: number,
  { length, height, phase }: { length: number; height: number; phase: number },
): string {
  const heap = (share: number) => ((share / 0.19) * Math.exp(1 - share / 0.19)) ** 2.3;
  const places = shares(61);
  const upper = places.map((share): Point => {
    // Its crest is a row of small heads that run astern.
    const head = 0.8 + 0.2 * Math.abs(Math.sin((share * 5 - phase * 4) * Math.PI));
    return [stem + 30 - length * share, y + 5 - height * heap(share) * head];
  });
  const lower = places.map((share): Point => [
    stem + 30 - length * share,
    y + 5 + Math.sin(share * Math.PI) ** 0.8 * (9 + 3 * Math.sin((share * 3 - phase * 3) * TURN)),
  ]);
  return `${curve(upper)}${curve(lower.toReversed()).replace("M", "L")}Z`;
}

/** Thin foam along the waterline, which hides where the hull meets the water. Its waves run astern. */
function lineOfFoam(
  { from, to, y }: { from: number; to: number; y: number },
  { thick, phase }: { thick: number; phase: number },
): string {
  const line = (sign: -1 | 1) =>
    shares(41).map((share): Point => [
      mixed(from, to, share),
      y +
        4 +
        Math.sin((share * 4 - phase * 3) * TURN) * 3 +
        sign * Math.sin(share * Math.PI) ** 0.6 * thick * (0.75 + 0.25 * Math.sin((share * 7 - phase * 5) * TURN)),
    ]);
  return `${curve(line(-1))}${curve(line(1).toReversed()).replace("M", "L")}Z`;
}

/** Dabs that leave the stem and drift away from her side, ever thinner: the near arm of the bow wave. */
function slantOf(stem: number, y: number, phase: number): string {
  const random = randomOf(9);
  return counted(30)
    .map(() => {
      const [start, beat, size] = [random.next(), random.around(1), random.between(0.6, 1.2)];
      const share = (start + phase * 2) % 1;
      const fade = Math.sin(share * Math.PI) ** 0.7 * (1 - share * 0.45);
      return lens(
        stem - 30 - share * 400,
        y + 14 + share * 40 + beat * (3 + share * 8),
        (40 + share * 70) * size * fade,
        7 * size * fade,
      );
    })
    .join("");
}

/** Where the sea shows through the foam behind the stem. */
function hollowsOf(stem: number, y: number, height: number, phase: number): string {
  const random = randomOf(13);
  return counted(9)
    .map(() => {
      const [start, up, size] = [random.next(), random.next(), random.between(0.6, 1.2)];
      const share = (start + phase * 3) % 1;
      const fade = Math.sin(share * Math.PI);
      return lens(
        stem - 10 - share * 150,
        y + 6 - up * height * 0.62 * (1 - share) ** 1.3,
        34 * size * fade,
        5 * size * fade,
      );
    })
    .join("");
}

function wakeOf(stern: number, y: number, phase: number): string {
  const random = randomOf(5);
  return counted(34)
    .map(() => {
      const [start, beat, size] = [random.next(), random.around(1), random.between(0.6, 1.3)];
      const share = (start + phase) % 1;
      const fade = Math.sin(share * Math.PI) ** 0.6;
      return lens(
        stern + 60 - share * 560,
        y + 10 + beat * (10 + share * 38),
        (60 + share * 90) * size * fade,
        8 * size * fade,
      );
    })
    .join("");
}

/** Spray off the stem: it flies up and ahead, and is gone where it falls. */
function dropsOf(stem: number, y: number, phase: number): string {
  const random = randomOf(21);
  return counted(16)
    .map(() => {
      const [start, reach, high, size] = [
        random.next(),
        random.between(-40, 66),
        random.between(26, 66),
        random.between(3, 6.5),
      ];
      const share = (start + phase * 4) % 1;
      const [dx, dy] = [reach * share, high * 4 * share * (1 - share)];
      const left = 1 - share * 0.6;
      return lens(stem + 2 + dx, y - 10 - dy, size * 2.4 * left, size * 1.6 * left);
    })
    .join("");
}
