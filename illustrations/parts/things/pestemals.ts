import type { Place, Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { box, curve, type Path, polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** What is out of the light takes on this. */
const DIM = "#4b4aa0";

/** A peştemal over a rod: from where to where it hangs, how low, its cloth and the colour of its stripes. */
export interface HungPestemal {
  from: number;
  to: number;
  low: number;
  cloth: string;
  mark: string;
  /** Where its stripes are, as pairs of shares of its length from its hem. */
  bands: readonly Point[];
  phase: number;
}

/** A peştemal over a rod at a distance and a height: upright folds, stripes that follow its hem, a knotted fringe; `shade` darkens it. */
export function hungPestemal(
  sheet: Sheet,
  eye: Project,
  { from, to, low, cloth, mark, bands, phase }: HungPestemal,
  [away, high]: Point,
  shade: Path = "",
): Drawing {
  const folds = 4;
  const hemAt = (share: number) => 0.006 * Math.sin(share * folds * Math.PI * 2 + phase) - 0.012 * share;
  const point = (share: number, up: number, level: number): Point => {
    const [x, y] = eye([mixed(from, to, share), away, up]);
    return [x + level * 5 * Math.sin(share * 7 + phase), y];
  };
  const line = (height: number) =>
    shares(41).map((share) => point(share, mixed(low, high + 0.022, height) + hemAt(share) * (1 - height), 1 - height));
  const between = (a: number, b: number) => `${curve(line(a))}${curve(line(b).toReversed()).replace("M", "L")}Z`;
  const body = between(0, 1);
  const strip = (a: number, b: number): Path =>
    polygon([
      point(a + 0.01, high + 0.03, 0),
      point(b, high + 0.03, 0),
      point(b + 0.02, low - 0.04, 1),
      point(a - 0.025, low - 0.04, 1),
    ]);
  const strands = counted(22).map((index) => {
    const share = (index + 0.5) / 22;
    const [x, y] = point(share, low + hemAt(share), 1);
    return `M${x} ${y - 2}q${((index * 5) % 5) - 2} 12 ${((index * 7) % 7) - 3} ${24 + ((index * 5) % 6)}`;
  });
  // Folds of unlike widths, each with its lit side on the left.
  const fold = [0.16, 0.38, 0.6, 0.84].map((at, index) => [
    at + phase * 0.03,
    [0.11, 0.06, 0.13, 0.08][index] ?? 0.1,
  ]) as readonly Point[];
  return (
    // The half that hangs behind the rod.
    place(fill(body, blend(cloth, DIM, 0.5)), 11, 13) +
    stroke(strands.join(""), blend(mark, "#d9b890", 0.2), 3.6) +
    fill(body, cloth) +
    fill(bands.map(([a, b]) => between(a, b)).join(""), mark) +
    sheet.clipped(
      body,
      fill(fold.map(([at, wide]) => strip(at, at + wide)).join(""), blend(cloth, DIM, 0.75), 0.42) +
        fill(fold.map(([at, wide]) => strip(at - wide * 0.8, at - wide * 0.25)).join(""), "#fff3cf", 0.3) +
        fill(shade, DIM, 0.46),
    )
  );
}

/** Where a stack lies, in metres to the right and away. */
type Spot = Record<"left" | "right" | "near" | "far", number>;

function quad(eye: Project, ...places: readonly Place[]): Path {
  return polygon(places.map(eye));
}

const TOWELS: readonly { high: number; cloth: string; mark: string; bands: readonly Point[]; shift: number }[] = [
  { high: 0.07, cloth: "#1f5f94", mark: "#fff0d2", bands: pointsOf([0.12, 0.17, 0.2, 0.22, 0.76, 0.86]), shift: 0 },
  {
    high: 0.064,
    cloth: "#f7ead0",
    mark: "#c2386a",
    bands: pointsOf([0.16, 0.19, 0.22, 0.25, 0.28, 0.31, 0.8, 0.88]),
    shift: 0.014,
  },
  {
    high: 0.072,
    cloth: "#e8a03a",
    mark: "#fff4dc",
    bands: pointsOf([0.14, 0.24, 0.78, 0.81, 0.84, 0.87]),
    shift: -0.01,
  },
  {
    high: 0.066,
    cloth: "#d8543c",
    mark: "#fff0d2",
    bands: pointsOf([0.12, 0.15, 0.18, 0.28, 0.84, 0.88]),
    shift: 0.006,
  },
];

/** Folded peştemals one upon the other, soft as pillows: a round fold towards us, the end of the top one hanging over the front. */
export function pestemalStack(sheet: Sheet, eye: Project, spot: Spot, floor: number): Drawing {
  let low = floor;
  return (
    TOWELS.map(({ high, cloth, mark, bands, shift }, row) => {
      const [left, right] = [spot.left + shift, spot.right + shift];
      const top = low + high;
      const { near, far } = spot;
      const [[x0, y0], [x1, y1], [bx, by], [cx]] = [
        eye([left, near, top]),
        eye([right, near, low]),
        eye([left, far, top]),
        eye([right, far, top]),
      ];
      const tall = y1 - y0;
      const round = tall * 0.5;
      const front = `M${x0 + round} ${y0}Q${mixed(x0, x1, 0.5)} ${y0 + 5 - row * 2} ${x1 - round} ${y0}C${x1 + 5} ${y0} ${x1 + 5} ${y1} ${x1 - round} ${y1}Q${mixed(x0, x1, 0.5)} ${y1 + 3} ${x0 + round} ${y1}C${x0 - 9} ${y1} ${x0 - 9} ${y0} ${x0 + round} ${y0}Z`;
      const [, backLow] = eye([left, far, low]);
      const end = `M${x0 + round} ${y0}L${bx + 6} ${by - 1}Q${bx - 10} ${by + 6} ${bx - 4} ${mixed(by, backLow, 0.6)}Q${bx} ${backLow} ${bx + 8} ${backLow + 3}L${x0 + round} ${y1}Z`;
      const upper = `M${x0 + round} ${y0 + 1}L${bx + 4} ${by}H${cx - 4}L${x1 - round} ${y0 + 1}Z`;
      const across = ([a, b]: Point) =>
        quad(
          eye,
          [mixed(left, right, a), near, top],
          [mixed(left, right, b), near, top],
          [mixed(left, right, b), far, top],
          [mixed(left, right, a), far, top],
        );
      const drawing =
        fill(end, blend(cloth, "#ffe9c0", 0.34)) +
        sheet.clipped(
          end,
          fill(
            `M${bx - 20} ${mixed(by, backLow, 0.62)}L${x0 + 6} ${mixed(y0, y1, 0.66)}V${y1 + 20}H${bx - 20}Z`,
            DIM,
            0.3,
          ),
        ) +
        fill(upper, blend(cloth, "#fff4d8", 0.3)) +
        sheet.clipped(upper, fill(bands.map(across).join(""), blend(mark, "#fff4d8", 0.3))) +
        fill(front, cloth) +
        sheet.clipped(
          front,
          fill(bands.map(([a, b]) => box(mixed(x0, x1, a), y0 - 2, (x1 - x0) * (b - a), tall + 8)).join(""), mark) +
            fill(
              `M${x0 - 9} ${y0 - 4}H${x1 + 9}V${y0 + 9}Q${mixed(x0, x1, 0.5)} ${y0 + 15} ${x0 - 9} ${y0 + 10}Z`,
              "#fff6dc",
              0.4,
            ) +
            fill(
              `M${x0 - 9} ${mixed(y0, y1, 0.72)}Q${mixed(x0, x1, 0.4)} ${mixed(y0, y1, 0.62)} ${x1 + 9} ${mixed(y0, y1, 0.6)}V${y1 + 9}H${x0 - 9}Z`,
              DIM,
              0.42,
            ) +
            fill(box(x1 - round * 1.1, y0 - 4, 60, tall + 9), DIM, 0.26),
        );
      low = top;
      return drawing;
    }).join("") + flapOf(sheet, eye, spot, low)
  );
}

/** The end of the top one, which hangs over the front of the stack: stripes along its hem, its knotted fringe. */
function flapOf(sheet: Sheet, eye: Project, spot: Spot, up: number): Drawing {
  const at = spot.near - 0.006;
  const [[x0, y], [x1]] = [eye([spot.left + 0.17, at, up]), eye([spot.left + 0.315, at, up])];
  const [hem, middle] = [y + 92, (x0 + x1) / 2];
  const body = `M${x0 - 6} ${y - 11}H${x1 - 5}Q${x1 + 7} ${y + 6} ${x1 + 5} ${y + 44}L${x1 + 3} ${hem}Q${middle + 14} ${hem + 7} ${middle} ${hem}T${x0 - 2} ${hem - 2}L${x0 - 3} ${y + 40}Q${x0 - 3} ${y + 2} ${x0 - 6} ${y - 11}Z`;
  const strands = counted(12).map((index) => {
    const x = mixed(x0 + 1, x1, index / 11);
    return `M${x} ${hem - 2}q${((index * 5) % 5) - 2} 10 ${((index * 7) % 5) - 2} ${20 + ((index * 5) % 6)}`;
  });
  return (
    place(fill(body, "#3a2468", 0.45), 13, 9) +
    stroke(strands.join(""), "#f6e2c4", 4) +
    fill(body, "#de5c42") +
    sheet.clipped(
      body,
      fill(box(x0 - 20, y - 20, 200, 24), "#ef9a7c") +
        fill([16, 26, 48, 58].map((down) => box(x0 - 20, hem - down, 200, down === 48 ? 16 : 6)).join(""), "#fff0d2") +
        fill(`M${x1 - 30} ${y - 20}Q${x1 - 18} ${y + 50} ${x1 - 34} ${hem + 20}H${x1 + 20}V${y - 20}Z`, DIM, 0.3),
    )
  );
}
