import { type Drawing, fill } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, disc, lens, type Path, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Sheet } from "../kit/sheet.ts";

const TURN = Math.PI * 2;
/** y of the horizon and of the bottom of the sheet; a wave's size depends on its y between them. */
const [FAR, NEAR] = [620, 1200];
const ROWS = 19;
/** Width of a sheet, in which a row's waves are counted. */
const SPAN = 1600;

/**
 * The sea between two values of y, moving to the left. Every wave of which a row consists has a whole number of lengths in 1600 units and moves by
 * a whole number of them in a cycle, so that the film loops: far rows are short and slow, near ones long and fast.
 */
export function drawWaves(
  sheet: Sheet,
  { top, bottom, phase }: { top: number; bottom: number; phase: number },
): Drawing {
  return counted(ROWS)
    .map((row) => {
      const near = ((row + 0.5) / ROWS) ** 1.6;
      const y = mixed(FAR + 5, NEAR - 10, near);
      return y >= top && y < bottom ? waveRow(sheet, row, near, y, phase) : "";
    })
    .join("");
}

/** A sum of waves along a row, at x, between -1 and 1; `long` is the length of its longest, and it moves about `way` in a cycle. */
function wavesOf(
  seed: number,
  { long, way, phase }: { long: number; way: number; phase: number },
): (x: number) => number {
  const random = randomOf(seed);
  const parts = [0.55, 1, 1.45, 2.3].map((share, index) => {
    const count = Math.max(1, Math.round((SPAN / long) * share * random.between(0.9, 1.1)));
    const passes = Math.max(1, Math.round((way * count) / SPAN));
    const start = (passes * phase + random.next()) * TURN;
    return { turns: (count / SPAN) * TURN, start, size: [0.34, 0.36, 0.22, 0.12][index] ?? 0 };
  });
  return (x) => {
    let sum = 0;
    for (const { turns, start, size } of parts) sum += size * Math.sin(x * turns + start);
    return sum;
  };
}

/** What lies on the water between `from` and `to` of a row: flakes in its colour, the fewer the smaller `cover`, from 1 to 0. */
export function flakesOf(
  { y, from, to, seed }: { y: number; from: number; to: number; seed: number },
  { long, high, cover, phase }: { long: number; high: number; cover: number; phase: number },
): Path {
  const [body, lift] = [3, 5].map((salt) =>
    wavesOf(seed * 7 + salt, { long: long * (salt === 5 ? 1.7 : 1), way: long, phase }),
  ) as [(x: number) => number, (x: number) => number];
  const soft = Math.min(50, (to - from) / 3);
  const thick = (x: number) => (body(x) + cover * 1.5 - 0.75) * high * Math.min(1, (x - from) / soft, (to - x) / soft);
  return patchesOf((x) => y + lift(x) * high * 0.5, thick, { step: Math.max(8, long / 10), rise: 0.5, from, to });
}

/** The patches of a row where `thick` is above 0: each a smooth shape about the row's line, pointed at both ends. */
function patchesOf(
  line: (x: number) => number,
  thick: (x: number) => number,
  { step, rise, from = -40, to = SPAN + 40 }: { step: number; rise: number; from?: number; to?: number },
): Path {
  let path = "";
  let run: { x: number; y: number; thickness: number }[] = [];
  for (let x = from; x <= to + step; x += step) {
    const thickness = x < to ? thick(x) : 0;
    if (thickness > 0) run.push({ x, y: line(x), thickness });
    else {
      const [first, last] = [run[0], run.at(-1)];
      if (first && last && run.length > 1)
        path += curve(
          [
            [first.x - step * 0.8, first.y],
            ...run.map((at): Point => [at.x, at.y - at.thickness * rise]),
            [last.x + step * 0.8, last.y],
            ...run.map((at): Point => [at.x, at.y + at.thickness * (1 - rise)]).toReversed(),
          ],
          true,
        );
      run = [];
    }
  }
  return path;
}

/** The lit back of a small sea, steeper on the left, where it goes; a lens would look the same at both ends. */
function crescent(x: number, y: number, length: number, thick: number): Path {
  const at = (across: number, down: number) => `${short(across * length)} ${short(down * thick)}`;
  return `M${short(x - length / 2)} ${short(y)}q${at(0.28, -1.9)} ${at(1, 0)}q${at(-0.62, -0.5)} ${at(-1, 0)}z`;
}

function waveRow(sheet: Sheet, row: number, near: number, y: number, phase: number): Drawing {
  const { seaDark, seaLight, wallBright } = sheet.mood;
  const random = randomOf(row * 37 + 11);
  const [long, way, high] = [mixed(52, 380, near), mixed(50, 400, near), mixed(1.6, 25, near)];
  const lift = wavesOf(row * 13 + 1, { long: long * 1.6, way, phase });
  const body = wavesOf(row * 13 + 2, { long, way, phase });
  const step = mixed(11, 26, near);
  const line = (x: number) => y + lift(x) * high * 0.7;
  const dark = patchesOf(line, (x) => (body(x) - 0.06) * high * 1.5, { step, rise: 0.35 });
  // Close to us one sees that the hollow has a long slope towards us, and to the right, where the light does not come from.
  const slope =
    near > 0.2
      ? patchesOf(
          (x) => line(x) + high * 0.42,
          (x) => (body(x - long * 0.16) + 0.22) * high * 1.3,
          { step, rise: 0.2 },
        )
      : "";
  // Its lit back lies on the left of each hollow, where the light comes from.
  const light = patchesOf(
    (x) => line(x) - high * 0.5,
    (x) => (body(x + long * 0.3) - 0.2) * high * 0.85,
    { step, rise: 0.7 },
  );
  const crests = counted(Math.round(mixed(5, 3, near))).map(() => {
    const [start, beat, size] = [random.next(), random.next(), random.between(0.7, 1.2)];
    const x = ((start + 1 - ((phase * Math.round(way / 110)) % 1)) % 1) * (SPAN + 300) - 150;
    const full = Math.max(0, Math.sin((phase + beat) * TURN));
    return full > 0.1
      ? crescent(x, line(x) - high * 0.3, mixed(20, 96, near) * size * full, mixed(1.4, 8, near) * full)
      : "";
  });
  return (
    fill(slope, seaDark, 0.24) +
    fill(dark, seaDark, 0.5) +
    fill(light, seaLight, 0.5) +
    fill(crests.join(""), wallBright, 0.85)
  );
}

/**
 * The foam of a boat under way to the right, whose waterline is at x, y: what her stem throws up, and what it leaves,
 * slanting away from her on the near side, and astern. All of it runs out into points, never into an edge.
 */
export function foamAt(
  sheet: Sheet,
  { x, y, scale, phase }: { x: number; y: number; scale: number; phase: number },
): Drawing {
  const { wallBright, seaLight } = sheet.mood;
  const rise = 0.5 + 0.5 * Math.sin(phase * 2 * TURN + 0.4);
  const stem = x + 212 * scale;
  const stern = x - 226 * scale;
  return (
    fill(wakeOf(stern, y, phase), wallBright, 0.85) +
    fill(slantOf(stem, y, phase) + lens(stem + 4, y + 9, 130, 7 + 3 * rise), wallBright, 0.9) +
    fill(curlOf(stem, y, { length: 380, height: 26 + 10 * rise, phase }), seaLight) +
    fill(curlOf(stem, y, { length: 300, height: 16 + 8 * rise, phase }), wallBright) +
    fill(hollowsOf(stem, y, 19 + 9 * rise, phase), seaLight) +
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
    const head =
      0.66 +
      0.22 * Math.abs(Math.sin((share * 5 - phase * 4) * Math.PI)) +
      0.12 * Math.abs(Math.sin((share * 13 - phase * 8) * Math.PI + 1));
    return [stem + 30 - length * share, y + 5 - height * heap(share) * head];
  });
  const lower = places.map((share): Point => [
    stem + 30 - length * share,
    y + 5 + Math.sin(share * Math.PI) ** 0.8 * (9 + 3 * Math.sin((share * 3 - phase * 3) * TURN)),
  ]);
  return `${curve(upper)}${curve(lower.toReversed()).replace("M", "L")}Z`;
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
      const fade = Math.min(1, share * 9) * (1 - share) ** 0.6;
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
  return counted(34)
    .map(() => {
      const [start, reach, high, size] = [
        random.next(),
        random.between(-90, 74),
        random.between(14, 58),
        random.between(1.4, 4.2),
      ];
      const share = (start + phase * 4) % 1;
      const [dx, dy] = [reach * share, high * 4 * share * (1 - share)];
      const left = 1 - share * 0.6;
      return disc(stem - 6 + dx, y - 8 - dy, size * 0.9 * left, size * 0.7 * left);
    })
    .join("");
}
