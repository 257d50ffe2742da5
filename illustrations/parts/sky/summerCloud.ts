import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

const FORMS = {
  broad: [
    "M-250 0C-274-2-268-46-226-44C-226-88-170-100-146-74C-132-140-54-158-18-108C10-152 96-146 104-86C140-112 190-92 190-56C236-66 272-2 236 0Z",
    "M-96 0C-116-30-72-58-40-42C-20-84 48-82 60-44C90-70 138-64 146-34C170-60 222-58 218-44C252-38 262-2 236 0Z",
  ],
  tall: [
    "M-170 0C-200-4-196-50-158-52C-166-104-104-124-78-96C-84-168 10-196 42-140C90-160 132-116 112-76C158-86 190-48 168-26C186-14 176 0 160 0Z",
    "M-60 0C-84-26-48-56-16-44C-14-92 54-104 76-66C96-88 132-84 112-76C158-86 190-48 168-26C186-14 176 0 160 0Z",
  ],
} as const;

/** A summer cloud whose heads were drawn by hand, shaded below right: `broad` is 500 long and 150 high, `tall` 350 and 180. */
export function summerCloud(sheet: Sheet, form: keyof typeof FORMS = "broad"): Drawing {
  const [heads, shade] = FORMS[form];
  return fill(heads, sheet.mood.cloud) + fill(shade, sheet.mood.cloudShade);
}
