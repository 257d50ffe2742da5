import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { curve, disc, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { type Girth, limb } from "../people/body.ts";

/** Units of the sheet for a metre, how far the wing is over the seats, and how far it opens to either side, in degrees. */
const [METRE, LINES, OPEN, CELLS] = [62, 6.9, 62, 26] as const;

/** A point of the wing in units from the seats: along the span from -1 to 1, along the chord from 0 at its front to 1, seen from below and behind. */
function wingAt(span: number, chord: number): Point {
  const angle = (span * OPEN * Math.PI) / 180;
  const long = 3 * Math.sqrt(Math.max(0.05, 1 - 0.86 * span ** 2));
  // The wing flies to the right and away from us; what is farther lies lower, as the eye looks up at it.
  const [across, up, ahead] = [
    LINES * Math.sin(angle),
    LINES * Math.cos(angle),
    (0.32 - chord) * long + 0.16 * Math.sin(chord * Math.PI),
  ];
  const away = ahead * 0.88 - across * 0.26;
  return [(across * 0.94 + ahead * 0.14) * METRE, -(up - away * 0.5) * METRE];
}

/** A tandem paraglider near, seen from behind: a wing of cells, lines that meet over two seated figures; its seats are on 0,0, the wing 740 wide and 470 over them. */
export function tandemParaglider(): Drawing {
  return wing() + lines() + place(guest() + pilot() + straps(), 4, 22, 1.42);
}

/** Cells in bands of two colours, each with its seam in shade; the left half hangs from the sun, the right one faces it. */
function wing(): Drawing {
  const cell = (from: number, to: number): Path =>
    polygon([
      ...counted(5).map((step) => wingAt(mixed(from, to, step / 4), 0)),
      wingAt(to, 0.5),
      ...counted(5).map((step): Point => {
        const [x, y] = wingAt(mixed(to, from, step / 4), 1);
        // The rear edge is scalloped between the seams.
        return [x, y + 5 * Math.sin((step / 4) * Math.PI)];
      }),
      wingAt(from, 0.5),
    ]);
  const paint = (index: number) => {
    const middle = Math.abs(index - (CELLS - 1) / 2);
    if (middle > 11) return "#c9342f";
    if (middle > 6) return "#ee5a36";
    return middle > 4.6 ? "#f6b23c" : "#fdf3de";
  };
  const cells = counted(CELLS).map((index) => {
    const [from, to] = [(index / CELLS) * 2 - 1, ((index + 1) / CELLS) * 2 - 1];
    const light = (from + 0.5) / 1.5;
    const body = blend(
      paint(index),
      light < 0 ? "#5a3a78" : "#fff0cf",
      light < 0 ? Math.min(0.42, -light * 1.1) : light * 0.16,
    );
    return (
      fill(cell(from, to), body) +
      fill(cell(mixed(from, to, 0.66), to), blend(body, "#5a3a78", 0.2)) +
      // The intakes at the front, where one looks into the cell.
      fill(
        polygon([
          wingAt(mixed(from, to, 0.16), 0),
          wingAt(mixed(from, to, 0.84), 0),
          wingAt(mixed(from, to, 0.84), 0.07),
          wingAt(mixed(from, to, 0.16), 0.07),
        ]),
        blend(body, "#3a2450", 0.5),
      )
    );
  });
  return cells.join("");
}

/** The lines: fans of three that join half-way and run to the two risers. */
function lines(): Drawing {
  const fans = counted(12).flatMap((index) => {
    const span = -0.92 + (index / 11) * 1.84;
    const riser: Point = index < 6 ? [-19, -59] : [32, -56];
    return [0.2, 0.62].map((chord) => {
      const ends = [-0.05, 0, 0.05].map((aside) => wingAt(span + aside, chord));
      const middle = ends[1] ?? riser;
      const knot: Point = [mixed(middle[0], riser[0], 0.42), mixed(middle[1], riser[1], 0.42)];
      return { fan: ends.map((end) => polyline([end, knot])).join(""), stem: polyline([knot, riser]) };
    });
  });
  return (
    stroke(fans.map(({ fan }) => fan).join(""), "#24324e", 0.9, 0.5) +
    stroke(fans.map(({ stem }) => stem).join(""), "#24324e", 1.3, 0.7)
  );
}

/** A limb or a trunk of a flyer, who is 100 high with his helmet when he stands. */
const part = (colour: string, ...places: readonly Girth[]): Drawing => fill(limb(places), colour);

/** The guest, who sits before the pilot and spreads his arms. */
function guest(): Drawing {
  return (
    // The far arm, then the legs, trunk and near arm.
    part("#a8692f", [30, -38, 4.4], [44, -48, 3.4], [60, -58, 2.6]) +
    part("#31436e", [24, -8, 7], [42, -12, 6.4], [54, -10, 5]) +
    part("#31436e", [54, -10, 5], [60, 6, 4.2], [62, 18, 3.2]) +
    part("#f3e3c6", [60, 19, 3.4], [69, 22, 2.6]) +
    part("#3d5588", [20, -6, 7.6], [38, -7, 7], [50, -4, 5.4]) +
    part("#3d5588", [50, -4, 5.4], [54, 12, 4.4], [54, 25, 3.4]) +
    part("#fbf0d8", [52, 27, 3.6], [62, 29, 2.8]) +
    part("#24324e", [11, -20, 4.6], [16, -3, 5.6], [34, 2, 4.2]) +
    part("#f2b63c", [19, -10, 9], [22, -24, 9.6], [25, -38, 8]) +
    part("#c77f2e", [25, -9, 5], [29, -24, 5], [31, -37, 4]) +
    part("#c98a5e", [27, -44, 3.6], [28, -49, 3.6]) +
    fill("M18-56C18-66 26-70 33-68C40-66 42-59 40-53L36-51L20-51Z", "#fdf8ee") +
    fill("M30-68.4C38-67 42-60 40-53L36-51L31-51C36-57 35-63 30-68.4Z", "#b9b7d2") +
    part("#c98a5e", [36, -52, 3.6], [37, -50, 3.2]) +
    part("#f2b63c", [22, -37, 5], [12, -46, 4.2], [6, -52, 3.6]) +
    part("#d99a6a", [6, -52, 3.2], [0, -60, 2.6], [-4, -66, 2.4])
  );
}

/** The pilot behind him, his hands at the brakes, his pack at his back. */
function pilot(): Drawing {
  return (
    part("#1d2c4c", [-14, -40, 4.4], [2, -54, 3.6], [8, -70, 3]) +
    part("#26314f", [-18, -4, 7.6], [2, -8, 7], [14, -6, 5.4]) +
    part("#1a2440", [14, -6, 5.4], [22, 10, 4.4], [24, 24, 3.4]) +
    part("#3b2a33", [22, 26, 3.8], [33, 28, 2.8]) +
    // The harness with its pack behind the back.
    fill("M-44-34C-50-18-46 4-34 10C-22 15-4 10 6 5C2-2-8-4-14-6L-20-38C-28-44-40-42-44-34Z", "#c2383a") +
    fill("M-44-34C-50-18-46 4-34 10C-38-4-36-24-30-41C-36-42-42-40-44-34Z", "#e8624a") +
    fill("M-34 10C-22 15-4 10 6 5C2-2-8-4-14-6C-20 2-28 6-34 10Z", "#7d2438") +
    part("#2f74a8", [-18, -8, 9], [-18, -24, 9.6], [-16, -40, 8.2]) +
    part("#1f5486", [-12, -8, 5], [-11, -24, 5.2], [-11, -39, 4]) +
    part("#c98a5e", [-15, -45, 3.8], [-14, -50, 3.6]) +
    fill("M-25-57C-25-68-16-72-9-70C-1-68 1-60-1-54L-5-52L-23-52Z", "#e0472f") +
    fill("M-12-70.4C-2-69 1-61-1-54L-5-52L-11-52C-5-58-6-65-12-70.4Z", "#8f2a3c") +
    fill(disc(-19, -62, 3, 4), "#ff9a76") +
    part("#2f74a8", [-19, -39, 5], [-29, -50, 4.2], [-27, -58, 3.6]) +
    part("#c98a5e", [-27, -58, 3.2], [-23, -68, 2.6], [-20, -72, 2.6])
  );
}

/** The straps between the two harnesses and the risers. */
function straps(): Drawing {
  const hung = polyline(pointsOf([-16, -57, -26, -30, -20, -6])) + polyline(pointsOf([20, -55, 14, -36, 14, -12]));
  return stroke(hung, "#1c2742", 2.2, 0.9) + stroke(curve(pointsOf([-16, -57, 2, -54, 20, -55])), "#1c2742", 2.2);
}
