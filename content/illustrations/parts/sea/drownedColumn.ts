import { metreAt, type Place, type Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { curve, disc, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";

export interface DrownedColumnOptions {
  camera: Project;
  /** The middle of its two ends, in metres; the first is the end that shows its face. */
  from: Place;
  to: Place;
  radius: number;
  /** Into how many drums it has come apart. */
  drums: number;
  /** How much of the water's colour lies over it, from 0 to 1. */
  tint: number;
  water?: string;
}

/** A fluted marble shaft on the floor of a pool: solid, lit from above left, its end broken, its shade on the ground beside it. */
export function drownedColumn(options: DrownedColumnOptions): Drawing {
  const { camera, from, to, radius, drums, tint, water = "#4fb3bc" } = options;
  const tone = (colour: string) => blend(colour, water, tint);
  const random = randomOf(Math.round(from[0] * 31 + from[1] * 17));
  const along = (share: number): Place => [
    mixed(from[0], to[0], share),
    mixed(from[1], to[1], share),
    mixed(from[2], to[2], share),
  ];
  const [start, end] = [camera(from), camera(to)];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  // Across the shaft on the sheet, towards its upper side.
  const turn = end[0] < start[0] ? -1 : 1;
  const normal: Point = [(turn * (end[1] - start[1])) / length, (-turn * (end[0] - start[0])) / length];
  const thick = (share: number) => radius * metreAt(camera, along(share));
  const at = (share: number, across: number, slip = 0): Point => {
    const [[x, y], reach] = [camera(along(share)), thick(share)];
    return [x + normal[0] * (across + slip) * reach, y + normal[1] * (across + slip) * reach];
  };
  const bulge = Math.min(0.5, 0.24 * ((radius * metreAt(camera, from) * 6) / length));
  /** A cut through the shaft: half an ellipse that bulges away from the first end. */
  const rim = (share: number, low: number, high: number, slip: number): Point[] =>
    counted(9).map((step): Point => {
      const across = mixed(low, high, step / 8);
      const [x, y] = at(share, across, slip);
      const out = Math.sqrt(Math.max(0, 1 - across * across)) * thick(share) * bulge * 1.6;
      return [x + ((end[0] - start[0]) / length) * out, y + ((end[1] - start[1]) / length) * out];
    });
  const band = (a: number, b: number, low: number, high: number, slip: number): Path =>
    polygon([...rim(a, low, high, slip), ...rim(b, low, high, slip).toReversed()]);
  const cuts = counted(drums + 1).map((index) => index / drums);
  const shaft = cuts
    .slice(1)
    .map((b, index) => {
      const a = (cuts[index] ?? 0) + (index ? 0.008 : 0);
      const slip = index ? random.between(-0.07, 0.07) : 0;
      const flutes = [-0.8, -0.52, -0.2, 0.16, 0.5, 0.8].map((across) =>
        band(a, b, across - 0.05 * (1.3 - Math.abs(across)), across + 0.05 * (1.3 - Math.abs(across)), slip),
      );
      return (
        fill(band(a, b, -1, 1, slip), tone("#e6e2cf")) +
        fill(band(a, b, 0.34, 0.86, slip), tone("#fffdf0")) +
        fill(band(a, b, -1, -0.3, slip), tone("#8f9fae")) +
        fill(flutes.join(""), tone("#6f8a9c"), 0.75) +
        fill(band(a, a + 0.012, -1, 1, slip), tone("#fffdf0"))
      );
    })
    .toReversed()
    .join("");
  return shade() + shaft + face();

  function shade(): Drawing {
    const low = (share: number, across: number): Point => {
      const [x, y] = at(share, across);
      return [x + thick(share) * 0.62, y + thick(share) * 0.34];
    };
    return fill(
      curve(
        [low(-0.02, 0.2), low(-0.06, -0.5), low(0, -1.1), low(0.5, -1.1), low(1, -1.08), low(1.05, 0), low(1, 0.6)],
        true,
      ),
      "#17788d",
      0.62,
    );
  }

  /** The end towards the eye: the round of the drum with its chipped edge and the hole of the dowel. */
  function face(): Drawing {
    const reach = thick(0);
    const angle = (Math.atan2(start[1] - end[1], start[0] - end[0]) / Math.PI) * 180;
    const round = (rx: number, ry: number) =>
      curve(
        counted(16).map((index): Point => {
          const [turnedBy, chip] = [(index / 16) * Math.PI * 2, random.between(0.93, 1.02)];
          return [Math.cos(turnedBy) * rx * chip, Math.sin(turnedBy) * ry * chip];
        }),
        true,
      );
    const rx = reach * bulge * 1.6;
    return place(
      turned(
        fill(round(rx, reach), tone("#f7f3e2")) +
          fill(disc(rx * 0.12, 0, rx * 0.72, reach * 0.74), tone("#d9d6c8")) +
          fill(disc(rx * 0.08, 0, rx * 0.12, reach * 0.13), tone("#5f7a8c")),
        angle,
      ),
      start[0],
      start[1],
    );
  }
}

/** An Ionic capital with a stub of its shaft on the floor of a pool, 270 wide and 200 high. Its foot is at 0,0. */
export function drownedCapital({ tint, water = "#4fb3bc" }: { tint: number; water?: string }): Drawing {
  const tone = (colour: string) => blend(colour, water, tint);
  const [light, body, dark, deep] = ["#fffdf0", "#e9e4cf", "#96a5b2", "#64808f"].map(tone) as [
    string,
    string,
    string,
    string,
  ];
  const volute = (x: number, side: number) => {
    const spiral = counted(21).map((step): Point => {
      const [angle, reach] = [step * 0.62 - Math.PI / 2, mixed(34, 5, step / 20)];
      return [x + side * Math.cos(angle) * reach, -82 + Math.sin(angle) * reach];
    });
    return (
      fill(disc(x, -82, 46), side < 0 ? body : dark) +
      fill(disc(x - 5, -86, 39), side < 0 ? light : body) +
      stroke(curve(spiral), deep, 7)
    );
  };
  return (
    fill("M-70 4Q40 44 230 10Q190-50 90-90Z", "#17788d", 0.62) +
    fill("M-70-70L-62 0Q0 26 62 0L70-70Z", body) +
    fill("M12-70V14Q44 11 62 0L70-70Z", dark) +
    stroke("M-46-60L-42 2M-20-60L-18 8M8-60V10M34-60L32 7M54-60L50 2", deep, 5, 0.8) +
    fill("M-100-128H100V-72Q0-36-100-72Z", body) +
    fill("M20-128H100V-72Q62-57 20-55Z", dark) +
    fill(disc(-40, -78, 13, 16) + disc(0, -72, 13, 16) + disc(40, -78, 13, 16), light) +
    stroke("M-60-100Q0-92 60-100", deep, 5, 0.7) +
    volute(-94, -1) +
    volute(94, 1) +
    fill("M-132-154H132V-126H-132Z", body) +
    fill("M30-154H132V-126H30Z", dark) +
    fill("M-132-154L-104-182H108L132-154Z", light) +
    fill("M-40-168a40 9 0 1 0 80 0a40 9 0 1 0-80 0z", body)
  );
}
