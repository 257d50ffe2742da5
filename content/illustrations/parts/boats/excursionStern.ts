import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export interface SternOptions {
  hull: string;
  shade: string;
  trim: string;
  awning: string;
  /** How high its mast is. */
  mast: number;
}

/** A wooden excursion boat from astern: round transom with three windows, awning on posts, mast and stays, a ladder to swim. 350 units wide; its waterline is at y 0. */
export function excursionStern(sheet: Sheet, { hull, shade, trim, awning, mast }: SternOptions): Drawing {
  const { wall, wallBright, wallShade, window, trunk, stone } = sheet.mood;
  const posts = [-142, -52, 52, 142].map((x) => `M${x} -136V-250`).join("");
  const rungs = counted(8).map((index) => `M${72 + index * 0.8} ${-96 + index * 24}h38`);
  const scallops = counted(13)
    .map((index) => `M${-169 + index * 26} -250q13 17 26 0z`)
    .join("");
  const striped = awning !== trim && awning !== "#fbf7ef";
  return (
    stroke(`M0-250V${-mast}`, trunk, 9) +
    stroke(
      `M-60 ${-mast * 0.72}H60M0 ${-mast}L-150-140M0 ${-mast}L150-140M0 ${-mast * 0.72}L-110-250M0 ${-mast * 0.72}L110-250`,
      trunk,
      2.2,
    ) +
    fill(`M2 ${-mast - 2}Q30 ${-mast - 12} 54 ${-mast}Q30 ${-mast + 10} 2 ${-mast + 18}Z`, "#c4252f") +
    // Saloon bulkhead with its doorway, in the shade of the awning.
    fill(box(-128, -226, 256, 110), wallShade) +
    fill(box(-112, -212, 70, 50) + box(42, -212, 70, 50), window) +
    fill(box(-28, -218, 56, 102), "#24344c") +
    stroke(posts, trunk, 7) +
    fill("M-176-250Q-168-292-120-296H120Q168-292 176-250Z", awning) +
    (striped
      ? fill("M-136-250L-96-296H-56L-80-250ZM-24-250L-16-296H24L32-250ZM88-250L64-296H104L144-250Z", wallBright)
      : "") +
    fill("M40-296H120Q168-292 176-250H70Z", shade, 0.3) +
    fill(scallops, awning === "#fbf7ef" ? wallShade : awning) +
    // Cushions over the rail, then the hull.
    fill("M-140-150Q0-132 140-150V-112Q0-96-140-112Z", awning === "#fbf7ef" ? "#e0724a" : wallBright) +
    fill("M-46-141V-103M46-141V-103", trunk) +
    fill("M-158-132Q-158-40-118 8Q0 20 118 8Q158-40 158-132Q0-104-158-132Z", hull) +
    sheet.spray("M-158-132Q-158-40-118 8Q0 20 118 8Q158-40 158-132Q0-104-158-132Z", shade, {
      from: [158, -20],
      to: [-40, -80],
      thick: 1,
    }) +
    fill("M-158-132Q0-104 158-132L157-112Q0-84-157-112Z", trim) +
    fill("M-130-8Q0 6 130-8L118 8Q0 20-118 8Z", shade) +
    fill("M-150 8Q0 30 150 8Q110 34 0 34T-150 8Z", "#e6f9f4", 0.7) +
    fill(["M-78-70h40v32h-40z", "M-20-66h40v32h-40z"].join(""), window) +
    stroke("M-84-74h52v40h-52zM-26-70h52v40h-52z", "#c79a4b", 4) +
    stroke("M-160-160Q0-134 160-160M-140-152V-124M-84-144V-116M84-144V-116M140-152V-124", stone, 4) +
    stroke("M72-118L78 92M110-118L116 92", wall, 6) +
    stroke(rungs.join(""), wall, 6) +
    stroke("M77 30L79 92M115 30L117 92", "#8fd8d0", 6, 0.75)
  );
}
