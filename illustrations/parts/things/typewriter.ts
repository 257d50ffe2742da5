import type { Place, Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, disc, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { block } from "./turnedForm.ts";

/** Its side, from the front edge over the keys and the basket to the back: depth and height. */
const PROFILE: Point[] = [
  [0, 0.014],
  [0, 0.045],
  [0.17, 0.092],
  [0.185, 0.112],
  [0.25, 0.158],
  [0.34, 0.158],
  [0.36, 0.02],
];
const HALF = 0.185;

/** An office typewriter, turned towards the lamp: the front is lit, the right side lies in shade. */
export function typewriter(sheet: Sheet, view: Project): Drawing {
  const across = (from: Point, to: Point, half = HALF): Path =>
    polygon([view([-half, ...from]), view([half, ...from]), view([half, ...to]), view([-half, ...to])]);
  const [p0, p1, p2, p3, p4, p5] = PROFILE as [Point, Point, Point, Point, Point, Point];
  return (
    fill(polygon(PROFILE.map(([y, up]) => view([HALF, y, up]))), "#14264a") +
    fill(
      polygon(
        [
          [0.02, 0.03],
          [0.02, 0.04],
          [0.19, 0.088],
          [0.255, 0.13],
          [0.33, 0.13],
          [0.342, 0.035],
        ].map(([y = 0, up = 0]) => view([HALF, y, up])),
      ),
      "#1d3760",
    ) +
    fill(across(p0, p1), "#4f8f92") +
    fill(across([0, 0.038], p1), "#9fcfb8") +
    fill(across(p1, p2), "#3a7480") +
    fill(across([0.008, 0.047], [0.166, 0.091], HALF - 0.014), "#152040") +
    fill(across(p2, p3), "#6fb0a6") +
    fill(across(p3, p4), "#4a8a90") +
    fill(across(p4, p5), "#8cc4b2") +
    fill(polygon([view([0.06, ...p3]), view([HALF, ...p3]), view([HALF, ...p4]), view([0.12, ...p4])]), "#2f6276") +
    sheet.clipped(across(p3, p4), basket(view)) +
    stroke(
      polyline([view([HALF, ...p1]), view([HALF, ...p2]), view([HALF, ...p3]), view([HALF, ...p4])]),
      "#b9dcc4",
      3,
    ) +
    keys(view) +
    carriage(view)
  );
}

/** The half-moon in which the type bars lie. */
function basket(view: Project): Drawing {
  const at = (turn: number, share: number): Point => {
    const down = Math.sin(turn) * share * 0.9;
    return view([Math.cos(turn) * share * 0.108, mixed(0.25, 0.185, down), mixed(0.158, 0.112, down)]);
  };
  const turns = shares(25).map((share) => Math.PI * share);
  const bars = turns.slice(2, 23).map((turn) => polyline([at(turn, 0.94), at(turn, 0.3)]));
  return (
    fill(polygon(turns.map((turn) => at(turn, 1.1))), "#9fcfb8") +
    fill(polygon(turns.map((turn) => at(turn, 1))), "#10132e") +
    stroke(bars.slice(0, 10).join(""), "#8f8a9c", 2.6) +
    stroke(bars.slice(10).join(""), "#f0dcb4", 2.6)
  );
}

/** Four rows of round keys on their stems, and the space bar. */
function keys(view: Project): Drawing {
  const on = (x: number, y: number, up: number): Place => [x, y, 0.045 + (y / 0.17) * 0.047 + up];
  const cap = (x: number, y: number, up: number, radius: number): Path =>
    polygon(
      counted(16).map((index) => {
        const turn = (index / 16) * Math.PI * 2;
        return view(on(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius, up));
      }),
    );
  const rows = [3, 2, 1, 0].map((row) =>
    counted(10).map((index): Point => [
      mixed(-0.146, 0.134, index / 9) + [0.002, 0.012, 0.006, 0.016][row]!,
      0.046 + row * 0.032,
    ]),
  );
  const bar = (up: number, tone: string): Drawing =>
    fill(
      polygon([
        view(on(-0.09, 0.012, up)),
        view(on(0.09, 0.012, up)),
        view(on(0.09, 0.026, up)),
        view(on(-0.09, 0.026, up)),
      ]),
      tone,
    );
  return (
    rows
      .map((row) => {
        const each = (draw: (x: number, y: number) => Path) => row.map(([x, y]) => draw(x, y)).join("");
        return (
          stroke(
            each((x, y) => polyline([view(on(x, y + 0.006, 0)), view(on(x, y, 0.012))])),
            "#6a6480",
            4,
          ) +
          fill(
            each((x, y) => cap(x, y, 0.011, 0.0128)),
            "#070b20",
          ) +
          fill(
            each((x, y) => cap(x, y, 0.014, 0.0128)),
            "#d9b88a",
          ) +
          fill(
            each((x, y) => cap(x, y, 0.0145, 0.0102)),
            "#fff0cf",
          ) +
          fill(
            each((x, y) => cap(x, y, 0.0145, 0.003)),
            "#5a4a68",
          )
        );
      })
      .join("") +
    bar(0.006, "#070b20") +
    bar(0.012, "#f6dfb4")
  );
}

/** A bar with a round section along the machine's breadth: the visible part of it in three tones. */
function roller(
  view: Project,
  [from, to]: Point,
  [y, up]: Point,
  radius: number,
  tones: readonly [string, string, string],
): Drawing {
  const at = (x: number, turn: number): Point => view([x, y - Math.cos(turn) * radius, up + Math.sin(turn) * radius]);
  const band = (low: number, high: number): Path => {
    const turns = shares(6).map((share) => mixed(low, high, share));
    return polygon([...turns.map((turn) => at(from, turn)), ...turns.toReversed().map((turn) => at(to, turn))]);
  };
  const end = polygon(counted(20).map((index) => at(to, (index / 20) * Math.PI * 2)));
  return (
    fill(band(-0.9, 2.4), tones[1]) +
    fill(band(0.5, 1.3), tones[0]) +
    fill(band(-0.9, -0.1), tones[2]) +
    fill(end, tones[2])
  );
}

/** The carriage on its rail: platen with knobs, the sheet in it, the bar that holds the sheet, the lever at its left end. */
function carriage(view: Project): Drawing {
  const steel = { top: "#c9c0b4", front: "#7d8498", left: "#d9cdb8", right: "#2a3358" };
  const sheetAt = (x: number, share: number): Point =>
    view([x, mixed(0.308, 0.352, share ** 1.3), mixed(0.226, 0.42, share)]);
  const edge = shares(8);
  const paper = polygon([
    ...edge.map((share) => sheetAt(-0.105, share)),
    ...edge.toReversed().map((share) => sheetAt(0.105, share)),
  ]);
  const lines = counted(7).map((index) => {
    const share = 0.9 - index * 0.095;
    return polyline([
      sheetAt(index ? -0.08 : -0.06, share),
      sheetAt(index === 3 ? 0.02 : 0.05 + ((index * 37) % 30) / 1000, share),
    ]);
  });
  const lever = curve([
    view([-0.193, 0.3, 0.23]),
    view([-0.2, 0.262, 0.236]),
    view([-0.216, 0.22, 0.232]),
    view([-0.236, 0.186, 0.214]),
  ]);
  const [pivotX, pivotY] = view([-0.193, 0.304, 0.229]);
  return (
    block(view, [-0.2, 0.2], [0.272, 0.345], [0.158, 0.178], steel) +
    block(view, [-0.2, -0.186], [0.27, 0.345], [0.178, 0.226], { ...steel, front: "#a9a8ac" }) +
    fill(paper, "#fff0cf") +
    fill(polygon([sheetAt(0.03, 0), sheetAt(0.105, 0), sheetAt(0.105, 1), sheetAt(0.085, 1)]), "#e0bfa0") +
    stroke(lines.join(""), "#6a5a78", 3.4, 0.85) +
    roller(view, [-0.186, 0.186], [0.3, 0.205], 0.024, ["#6f7896", "#2a3056", "#141a3a"]) +
    block(view, [0.186, 0.2], [0.27, 0.345], [0.178, 0.226], steel) +
    roller(view, [-0.236, -0.2], [0.3, 0.205], 0.026, ["#f0c98c", "#b9804c", "#6b4440"]) +
    roller(view, [0.2, 0.238], [0.3, 0.205], 0.026, ["#8a6a5c", "#4a3450", "#2a1f40"]) +
    roller(view, [-0.186, 0.186], [0.284, 0.238], 0.0035, ["#fff0cf", "#d9cdb8", "#7d7488"]) +
    roller(view, [-0.07, -0.05], [0.283, 0.238], 0.009, ["#6f7896", "#2a3056", "#141a3a"]) +
    roller(view, [0.05, 0.07], [0.283, 0.238], 0.009, ["#6f7896", "#2a3056", "#141a3a"]) +
    stroke(lever, "#4a4468", 11) +
    stroke(lever, "#f0dcb4", 7) +
    fill(disc(pivotX, pivotY, 10, 6), "#8f8a9c")
  );
}

/** Corners of its body and of its carriage: what a shadow is thrown by. */
export const TYPEWRITER_CORNERS: readonly Place[] = [
  ...PROFILE.flatMap(([y, up]) => [-HALF, HALF].map((x): Place => [x, y, up])),
  ...[-0.24, 0.24].flatMap((x) => [0.27, 0.33].map((y): Place => [x, y, 0.215])),
];
