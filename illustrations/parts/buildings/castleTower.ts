import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { box, type Path, polygon, polyline, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { battlements, stones } from "./stonework.ts";

export interface CastleTowerOptions {
  width: number;
  height: number;
  /** Length of its receding right side, which is in shade. */
  depth: number;
  /**
   * Height of the horizon above its foot, in units; negative if the horizon is below the foot. Receding edges above it slope down, those
   * below it up.
   */
  eye: number;
  slits?: readonly (readonly [across: number, up: number])[];
  /** A moulding around it, as a share of its height. */
  band?: number;
  seed?: number;
  /** Light behind its slits. */
  lit?: boolean;
  /** Large stones at its corners. */
  quoins?: boolean;
}

/** Distance to the right of the vanishing point of its receding side. */
const MEETING = 900;

/**
 * A square tower with battlements as one looks up at it: front in light, right side in shade and in perspective. Stands on 0,0, its left
 * front corner.
 */
export function castleTower(sheet: Sheet, options: CastleTowerOptions): Drawing {
  const { width: w, height: h, depth: d, eye, slits = [], band, seed = 1, lit = false, quoins = false } = options;
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const teeth = Math.max(7, h * 0.06);
  /** A point on the receding side: the share of its depth, and the height. */
  const at = (back: number, up: number): Point => [w + d * back, -up + ((up - eye) * d * back) / MEETING];
  const onSide = (back: readonly [number, number], up: readonly [number, number]): Path =>
    polygon([at(back[0], up[0]), at(back[1], up[0]), at(back[1], up[1]), at(back[0], up[1])]);
  const merlons = Math.max(2, Math.round(d / 15));
  const unit = 1 / (2 * merlons - 1);
  const parapet = counted(merlons).map((index) =>
    onSide([2 * index * unit, (2 * index + 1) * unit], [h - 1, h + teeth]),
  );
  const random = randomOf(seed * 31);
  const joints = counted(Math.round((d * h) / 420)).map(() => {
    const [back, up] = [random.between(0.08, 0.7), random.between(10, h - 8)];
    return polyline([at(back, up), at(back + random.between(0.12, 0.26), up)]);
  });
  const openings = slits.map(([across, up]) => box(w * across - 2.2, -h * up, 4.4 + w * 0.02, h * 0.07 + 4)).join("");
  const corners = counted(Math.floor(h / 16))
    .map(
      (index) =>
        box(0, -8 - index * 16, index % 2 ? 9 : 14, 7) +
        box(w - (index % 2 ? 8 : 12), -8 - index * 16, index % 2 ? 8 : 12, 7),
    )
    .join("");
  return (
    // Behind the front's gaps one sees the far parapet's inner side.
    fill(box(2, -h - teeth * 0.5, w - 2, teeth * 0.6), stoneShade) +
    fill(onSide([0, 1], [0, h]) + parapet.join(""), stoneShade) +
    fill(box(0, -h, w, h) + battlements(0, -h, w, teeth), stone) +
    stroke(stones(0, -h, w, h, seed * 3), stoneWorn, 2.4) +
    stroke(stones(0, -h, w, h * 0.8, seed * 3 + 1), wallBright, 2, 0.4) +
    stroke(joints.join(""), stoneDeep, 2.2, 0.45) +
    (quoins ? fill(corners, stoneWorn, 0.7) : "") +
    (band
      ? fill(box(-2, -h * band, w + 2, 4), stoneWorn) + fill(onSide([0, 1], [h * band - 4, h * band]), stoneDeep, 0.7)
      : "") +
    fill(openings, lit ? "#fff0b8" : stoneDeep)
  );
}

/** A round tower as one looks up at it: its rim and its moulding arch. A drum in light and shade; its foot is at 0,0, at the left. */
export function castleDrum(sheet: Sheet, width: number, height: number): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const w = width;
  const rim = (x: number) => -height - 7 * Math.sin((x / w) * Math.PI);
  const count = 6;
  const merlons = counted(count).map((index): Path => {
    // Merlons stand evenly about the rim, so that those near its edges look narrow.
    const turn = (share: number) => w / 2 - (w / 2 - 4) * Math.cos(Math.PI * share);
    const [from, to] = [turn((index + 0.2) / count), turn((index + 0.8) / count)];
    return polygon([
      [from, rim(from) + 3],
      [from, rim(from) - 8],
      [to, rim(to) - 8],
      [to, rim(to) + 3],
    ]);
  });
  const top = `L4 ${short(-height)}Q${short(w / 2)} ${short(-height - 14)} ${short(w - 4)} ${short(-height)}`;
  const drum = `M0 0${top}L${short(w)} 0Q${short(w / 2)} 14 0 0Z`;
  const whole = drum + merlons.join("");
  return (
    fill(whole, stone) +
    stroke(stones(4, -height, w * 0.5, height, 17), stoneWorn, 2.4) +
    sheet.clipped(
      whole,
      fill(`M${short(w * 0.58)} 14V${short(-height - 30)}H${short(w)}V14Z`, stoneShade) +
        fill(`M${short(w * 0.84)} 14V${short(-height - 30)}H${short(w)}V14Z`, stoneDeep, 0.35) +
        stroke(
          `M0 ${short(-height * 0.86)}Q${short(w / 2)} ${short(-height * 0.86 - 11)} ${short(w)} ${short(-height * 0.86)}`,
          stoneWorn,
          4,
        ),
    ) +
    fill(box(w * 0.36, -height * 0.66, 5, 14), stoneDeep)
  );
}
