import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import type { Point } from "#illustrations/kit/geometry.ts";
import { disc, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { block, rim, type Ring, rounded, setDown, side, turnedForm } from "./turnedForm.ts";

const SHADOW = "#24143a";
/** How high the flame of the lamp burns over its foot, in metres. */
export const FLAME_UP = 0.37;

/** A closed book: where it lies and how it is turned, half its breadth and depth, its height over what it lies on. */
export interface Book {
  at: readonly [right: number, away: number, turn: number];
  half: Point;
  from: number;
  high: number;
  tones: readonly [lit: string, body: string, shade: string];
}

const FOOT = rounded([
  [0.082, 0.013],
  [0.064, 0.03],
  [0.034, 0.05],
  [0.02, 0.075],
  [0.018, 0.12],
  [0.03, 0.145],
]);
const FONT = rounded([
  [0.03, 0.145],
  [0.062, 0.16],
  [0.08, 0.19],
  [0.078, 0.215],
  [0.05, 0.24],
  [0.034, 0.248],
]);
const BURNER: Ring[] = [
  [0.034, 0.248],
  [0.034, 0.262],
  [0.046, 0.268],
  [0.046, 0.29],
];
const CHIMNEY = rounded([
  [0.042, 0.29],
  [0.054, 0.325],
  [0.058, 0.36],
  [0.05, 0.4],
  [0.036, 0.44],
  [0.031, 0.5],
  [0.034, 0.56],
]);

/** A paraffin lamp: foot, font of glass, burner with its wheel, and the chimney that sits in the burner. */
export function oilLamp(sheet: Sheet, eye: Project, at: Point): Drawing {
  const [x, y] = eye([...at, FLAME_UP]);
  const [, wick] = eye([...at, 0.29]);
  const [wheelX, wheelY] = eye([at[0] + 0.075, at[1] - 0.02, 0.258]);
  return (
    turnedForm(
      eye,
      at,
      [
        [0.096, 0],
        [0.096, 0.013],
      ],
      ["#f3c478", "#b9743c", "#5d3340"],
    ) +
    fill(rim(eye, at, [0.096, 0.013]), "#d9964e") +
    turnedForm(eye, at, FOOT, ["#ffe0a0", "#c98444", "#6b3c40"]) +
    turnedForm(eye, at, FONT, ["#9fd0c4", "#3f8a94", "#1f4a6c"]) +
    // The oil stands half high in the font.
    fill(side(eye, at, FONT.slice(0, 13), -0.94, 0.97), "#1f5f70", 0.55) +
    turnedForm(eye, at, BURNER, ["#ffe2a0", "#d99a4c", "#7d4a3c"]) +
    stroke(polyline([eye([at[0] + 0.03, at[1] - 0.02, 0.258]), [wheelX, wheelY]]), "#7d4a3c", 5) +
    fill(disc(wheelX, wheelY, 6, 10), "#e8b062") +
    fill(rim(eye, at, [0.046, 0.29]), "#ffd98c") +
    sheet.glow([x, y], 260, "#ffd27a", 0.9) +
    fill(side(eye, at, CHIMNEY), "#ffe9b4", 0.42) +
    fill(
      `M${x} ${y - 40}Q${x + 30} ${y + 24} ${x + 13} ${wick - 2}H${x - 13}Q${x - 30} ${y + 24} ${x} ${y - 40}Z`,
      "#ffb53f",
    ) +
    fill(
      `M${x} ${y - 8}Q${x + 17} ${y + 34} ${x + 8} ${wick - 6}H${x - 8}Q${x - 17} ${y + 34} ${x} ${y - 8}Z`,
      "#fffbe6",
    ) +
    fill(side(eye, at, CHIMNEY, -0.86, -0.66), "#fffbe6", 0.85) +
    fill(side(eye, at, CHIMNEY, 0.8, 1), "#fff3cf", 0.5) +
    stroke(rim(eye, at, [0.034, 0.56]), "#fff3cf", 3)
  );
}

/** A closed book, its spine to the left, in the light: two boards and the leaves between them. */
export function closedBook(
  eye: Project,
  { at, half: [wide, deep], from, high, tones: [lit, body, shade] }: Book,
): Drawing {
  const { view } = setDown(eye, ...at);
  const board = (low: number, up: number): Drawing =>
    block(view, [-wide, wide], [-deep, deep], [low, up], { top: body, front: shade, left: lit, right: shade });
  const to = from + high;
  return (
    board(from, from + 0.004) +
    block(view, [-wide + 0.002, wide - 0.008], [-deep + 0.006, deep - 0.006], [from + 0.004, to - 0.004], {
      top: body,
      front: "#d9b48c",
      left: lit,
      right: "#7d5f72",
    }) +
    block(view, [-wide, -wide + 0.012], [-deep, deep], [from, to], { top: lit, front: body, left: lit, right: shade }) +
    board(to - 0.004, to)
  );
}

/** Tea in a waisted glass on its saucer. */
export function teaOnSaucer(eye: Project, at: Point): Drawing {
  const rings = rounded([
    [0.022, 0.012],
    [0.028, 0.022],
    [0.029, 0.036],
    [0.0235, 0.058],
    [0.0245, 0.075],
    [0.033, 0.112],
  ]);
  const full = [...rings.slice(0, 25), [0.03, 0.1] as const];
  return (
    fill(rim(eye, [at[0] + 0.006, at[1] - 0.004], [0.066, 0]), SHADOW, 0.5) +
    turnedForm(
      eye,
      at,
      [
        [0.034, 0.001],
        [0.066, 0.011],
      ],
      ["#fff0cf", "#d9b8a0", "#8a6a80"],
    ) +
    fill(rim(eye, at, [0.066, 0.011]), "#f6dfbc") +
    stroke(rim(eye, at, [0.056, 0.0105]), "#b9403c", 3) +
    fill(rim(eye, at, [0.042, 0.009]), "#d9b49c") +
    fill(side(eye, at, rings), "#f6e0c0", 0.45) +
    fill(side(eye, at, full), "#b0441c") +
    fill(side(eye, at, full, -0.8, -0.1), "#e8782c") +
    fill(side(eye, at, full, 0.5, 1), "#6d2424") +
    fill(rim(eye, at, [0.03, 0.1]), "#d9682c") +
    fill(side(eye, at, rings, -0.78, -0.6), "#fff6dc", 0.9) +
    stroke(rim(eye, at, [0.033, 0.112]), "#ffe9c4", 2.6)
  );
}

/** A bottle of ink, open, its cap beside it. */
export function inkBottle(eye: Project, at: Point): Drawing {
  const cap: Point = [at[0] + 0.075, at[1] - 0.03];
  return (
    turnedForm(
      eye,
      at,
      [
        [0.036, 0],
        [0.037, 0.04],
        [0.03, 0.048],
        [0.017, 0.05],
        [0.017, 0.062],
        [0.02, 0.062],
        [0.02, 0.068],
      ],
      ["#a9c4e0", "#345a98", "#172450"],
    ) +
    fill(
      side(
        eye,
        at,
        [
          [0.036, 0.003],
          [0.0365, 0.026],
        ],
        -0.9,
        0.9,
      ),
      "#141d48",
      0.75,
    ) +
    fill(rim(eye, at, [0.02, 0.068]), "#8fa6cf") +
    fill(rim(eye, at, [0.014, 0.068]), "#0d1130") +
    fill(rim(eye, [cap[0] + 0.012, cap[1]], [0.022, 0]), SHADOW, 0.6) +
    turnedForm(
      eye,
      cap,
      [
        [0.02, 0],
        [0.02, 0.018],
      ],
      ["#ffdc9c", "#c98a4a", "#74483c"],
    ) +
    fill(rim(eye, cap, [0.02, 0.018]), "#efbd74")
  );
}
