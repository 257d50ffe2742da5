import type { Mood, MoodName } from "./mood.ts";
import type { Sheet } from "./sheet.ts";

/** A picture as code. Its file is named like it; its size and its widths are those of its entry in `content/pictures`. */
export interface Scene {
  name: string;
  /** Feeds every choice that is left to chance. */
  seed: number;
  mood: MoodName;
  /** Colours of its own in place of the mood's. */
  colours?: Partial<Mood>;
  /** How much of the paper's grain is seen, from 0 to 1; .5 unless told. */
  grain?: number;
  /** Where the composition must hold as well: the top of a 16:9 window, and the left edge of a square one, in units. */
  crops?: { wide?: number; square?: number };
  /** Draws on a sheet that is 1600 units wide. */
  draw(sheet: Sheet): void;
}
