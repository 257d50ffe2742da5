import { type Drawing, dots, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { box, disc, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** The Mausoleum at Halicarnassus after Pliny, in spray and dots only, for it does not stand: podium, columns, steps, chariot. 600 wide, 640 high; its foot is at y 0. */
export function lostMausoleum(sheet: Sheet): Drawing {
  const [x, foot] = [0, 0];
  const ink = "#3f7f9f";
  const half = 300;
  const [podium, cornice, roof] = [foot - 250, foot - 420, foot - 520];
  const lines: Point[] = [];
  const dotted = (from: Point, to: Point, step = 9) => {
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    for (const share of shares(count)) lines.push([mixed(from[0], to[0], share), mixed(from[1], to[1], share)]);
  };
  const level = (y: number, reach: number) => dotted([x - reach, y], [x + reach, y]);
  level(podium, half * 0.94);
  level(podium + 14, half * 0.97);
  level(cornice, half * 0.88);
  level(cornice + 26, half * 0.86);
  level(podium + 110, half);
  for (const side of [-1, 1]) {
    dotted([x + side * half * 0.94, podium], [x + side * half * 0.97, podium + 110]);
    dotted([x + side * half, podium + 110], [x + side * half, foot]);
  }
  const columns = shares(11).map((share) => x + (share - 0.5) * half * 1.62);
  for (const at of columns) for (const side of [-8, 8]) dotted([at + side, podium], [at + side, cornice + 26], 10);
  const tiers = counted(11).map((index) => ({
    y: mixed(cornice, roof, index / 10),
    reach: mixed(half * 0.8, 66, index / 10),
  }));
  for (const { y, reach } of tiers) level(y, reach);
  const body = polygon([
    [x - half, foot],
    [x - half * 0.94, podium],
    [x - half * 0.82, cornice],
    [x - 66, roof],
    [x + 66, roof],
    [x + half * 0.82, cornice],
    [x + half * 0.94, podium],
    [x + half, foot],
  ]);
  return [
    sheet.spray(body, "#fffaf0", { from: [x - half, roof], to: [x + half * 1.3, foot], thick: 0.62, thin: 0.12 }),
    sheet.spray(columns.map((at) => box(at - 8, cornice + 26, 16, podium - cornice - 26)).join(""), ink, {
      from: [x + half, cornice],
      to: [x - half * 1.4, cornice],
      thick: 0.5,
      thin: 0.16,
    }),
    dots(lines, 1.9, ink, 0.75),
    place(chariot(ink), x + 4, roof - 2, 1.5),
  ].join("");
}

/** Four horses and a chariot, as dots along a line. */
function chariot(ink: string): Drawing {
  const path =
    "M-70 0L-66-30Q-70-46-56-52L-48-66L-38-58L-44-44Q-20-52 0-44L4-30H22L26-56H48L52-20M-60-20L-84-34L-80-16M-20-30V0M0-30L4 0M-48-30L-46 0";
  const wheel = disc(40, -14, 15);
  return (
    `<g stroke-dasharray="0.1 7">${stroke(path + wheel, ink, 3.6, 0.85)}</g>` +
    fill("M-66-30Q-70-46-56-52L-48-66L-38-58L-44-44Q-20-52 0-44L4-30Q-20-24-66-30Z", ink, 0.28)
  );
}
