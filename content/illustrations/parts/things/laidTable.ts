import { type Drawing, fill, place } from "#content/illustrations/kit/drawing.ts";
import { box, lens } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { glass } from "./table.ts";
import { chair, lantern } from "./terrace.ts";

/** A table at dusk in a white cloth, chairs at its ends, laid for two. Stands on 0,0; some 560 units wide with its chairs. */
export function laidTable(sheet: Sheet): Drawing {
  const wood = sheet.tinted({ trunk: "#33497f", near: "#1b2a58" });
  const seat = chair(wood, { colour: "#5273b4" });
  return (
    fill(lens(30, 4, 620, 34), "#1f1a3c", 0.55) +
    place(seat, -212, -6, 1.9) +
    place(seat, 212, -6, 1.9, -1.9) +
    fill(box(-120, -100, 12, 100) + box(108, -100, 12, 100), "#2b2148") +
    fill("M-128-158H128L152-118H-152Z", "#ffe6d6") +
    fill("M-152-118H152L146-62Q110-52 74-62T0-62T-74-62T-146-62Z", "#d9a3b4") +
    fill("M40-118H152L146-62Q110-52 74-62Q58-68 44-62Z", "#9a6f9c") +
    fill(lens(-84, -136, 78, 13) + lens(86, -136, 78, 13), "#fffaf0") +
    fill(lens(-84, -136, 44, 6) + lens(86, -136, 44, 6), "#8a9ad0") +
    place(glass(sheet, { of: "wine" }), -34, -130, 0.62) +
    place(glass(sheet, { of: "wine" }), 42, -130, 0.62) +
    place(lantern(sheet), 4, -128, 0.66)
  );
}
