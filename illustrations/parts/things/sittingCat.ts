import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

const BACK = "M-66 0Q-84-70-62-132Q-50-176-16-180Q34-172 68-112Q104-52 92 0Z";

/** A ginger cat that sits and looks to the left with open eyes, 290 high; its tail hangs down before it on the right. Sits on 0,0. */
export function sittingCat(
  sheet: Sheet,
  { light = "#fdeccb", coat = "#e0924a", shade = "#8a4a44", stripe = "#b4642f" } = {},
): Drawing {
  return (
    // The tail over the edge of what it sits on.
    stroke("M66-14Q120-8 124 36T96 108Q84 124 66 118", shade, 26) +
    stroke("M62-16Q112-12 117 34T90 104Q80 118 66 114", coat, 18) +
    stroke("M108 22l18-4M106 52l20 2M94 82l18 8", stripe, 7) +
    fill(BACK, coat) +
    sheet.clipped(
      BACK,
      fill("M-6-190Q44-130 52-70T44 10H130V-190Z", shade, 0.85) +
        stroke("M28-172q30 6 50 22M44-138q30 2 56 22M54-104q26 2 50 18M58-70q24 0 44 12", stripe, 11) +
        fill("M-90 10V-150L-30-190Q-26-120-36-70T-26 10Z", light),
    ) +
    // The near hind leg, the front legs, the paws.
    fill("M12 0Q4-56 48-66Q96-60 96 0Q54 8 12 0Z", coat) +
    fill("M58 4Q86-24 66-62Q96-50 96 0Q80 5 58 4Z", shade) +
    fill("M-66 0Q-70-56-58-104L-28-96Q-30-40-30 0Q-50 8-66 0Z", light) +
    fill("M-28 0Q-30-46-22-92L2-80Q-2-40 4 0Q-12 7-28 0Z", "#f3d6a8") +
    fill("M8 2Q10-16 40-14Q58-8 56 4Q30 9 8 2Z", "#f3d6a8") +
    // The head.
    fill("M-104-238L-106-304L-62-270ZM-34-276L2-302L2-234Z", coat) +
    fill("M-98-250L-100-288L-74-268ZM-26-270L-4-286L-5-250Z", "#e8a890") +
    fill("M-56-280Q4-280 8-224Q6-170-50-168Q-96-166-116-196Q-126-210-112-228Q-106-276-56-280Z", coat) +
    fill("M-22-274Q4-262 8-224Q6-180-34-170Q0-220-22-274Z", shade, 0.8) +
    fill("M-118-198Q-128-210-112-226Q-86-230-74-204Q-70-176-92-174Q-110-180-118-198Z", light) +
    fill("M-80-186Q-60-166-34-170Q-46-158-66-160Q-80-168-80-186Z", light) +
    stroke("M-68-278l3 22M-48-278l1 22M-86-270l6 18", stripe, 7) +
    fill("M-104-236Q-96-250-82-240Q-86-226-98-226ZM-58-238Q-44-252-30-238Q-38-224-52-226Z", "#f7e08a") +
    fill("M-95-243Q-89-235-94-227Q-99-234-95-243ZM-47-245Q-40-236-46-226Q-51-235-47-245Z", "#2a1c2c") +
    fill("M-124-210L-106-213L-112-200Z", "#c4566a") +
    stroke("M-112-200Q-108-190-96-191", "#7a4434", 3) +
    stroke("M-98-196L-150-204M-98-192L-148-182M-70-196L-18-190M-72-190L-22-178", "#fff3dc", 2.2)
  );
}
