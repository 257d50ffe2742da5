import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { box } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/**
 * A hilltop chapel, as over Kayaköy: whitewashed, a shallow dome, the round of its apse. 160 units wide, 110 high; it stands
 * on y 20.
 */
export function hillChapel(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade, stoneDeep } = sheet.mood;
  return (
    fill("M-90 20Q0-8 120 20L140 34H-110Z", "#8f6b74") +
    fill("M60-44Q92-44 92-30V12L60 18Z", wallShade) +
    fill("M58-44Q92-60 92-30Q76-40 58-40Z", wallBright) +
    fill(box(-62, -52, 90, 72), wall) +
    fill("M28-52L66-62V10L28 20Z", wallShade) +
    fill("M-66-52L-22-62H70L32-52Z", wallBright) +
    fill("M-36-58Q-30-88 4-88T44-58Q4-52-36-58Z", wallBright) +
    fill("M6-88Q38-86 44-58Q30-56 18-55Q28-74 6-88Z", wallShade) +
    fill("M-28 20V-12Q-28-26-17-26T-6-12V20Z", stoneDeep) +
    fill(box(6, -28, 9, 18), stoneDeep)
  );
}
