import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import type { MoodName } from "#illustrations/kit/mood.ts";
import { box, lens } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { VEHICLE_PAINTS } from "./paint.ts";

const BODY =
  "M-97-34L-99-112Q-97-150-86-184Q-80-200-60-202H60Q80-200 86-184Q97-150 99-112L97-34Q95-20 84-20H-84Q-95-20-97-34Z";

/** The people carrier from straight behind, as it drives away: 210 units wide, 204 high, on 0,0. For small sizes. */
export function carrierBehind(sheet: Sheet, { mood, lamps = false }: { mood: MoodName; lamps?: boolean }): Drawing {
  const paint = VEHICLE_PAINTS[mood];
  return (
    fill(lens(34, 0, 300, 22), paint.shadow, 0.6) +
    fill(box(-90, -34, 34, 34) + box(56, -34, 34, 34), paint.tyre) +
    fill("M-97-124L-116-128V-146L-92-148ZM97-124L116-128V-146L92-148Z", paint.body) +
    fill(
      BODY,
      sheet.linear(
        [
          [0, paint.bodyLight],
          [0.5, paint.body],
          [1, paint.horizon],
        ],
        [-100, 0],
        [100, 0],
      ),
    ) +
    fill("M-78-196Q0-204 78-196L82-188Q0-195-82-188Z", paint.sky) +
    fill("M-76-182Q0-188 76-182L86-124H-86Z", paint.glass) +
    fill("M-76-182Q-40-185-14-186L-44-124H-86Z", paint.glassMiddle) +
    fill("M4-187L24-186L2-124H-22Z", paint.glassLight, 0.5) +
    fill("M-98-116H98L97-104H-98Z", paint.skyDim, 0.7) +
    fill("M-99-120L-84-120L-74-66L-98-62ZM99-120L84-120L74-66L98-62Z", paint.tail) +
    fill("M-98-84L-78-84L-74-66L-98-62ZM98-84L78-84L74-66L98-62Z", paint.tailDim) +
    fill(box(-27, -88, 54, 17), paint.chrome) +
    fill("M-97-50H97V-34Q95-20 84-20H-84Q-95-20-97-34Z", paint.plastic) +
    fill("M-97-50H20V-45H-97Z", paint.skyDim, 0.8) +
    (lamps ? sheet.glow([-90, -90], 60, "#ff5a3c", 0.6) + sheet.glow([90, -90], 60, "#ff5a3c", 0.6) : "")
  );
}
