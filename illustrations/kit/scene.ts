import type { Mood, MoodName } from "./mood.ts";
import type { Sheet } from "./sheet.ts";

/** A picture as code, in a file of the same name. Its entry in `content/pictures` has its size and widths. */
export interface Scene {
  name: string;
  /** Seed of the scene's random numbers. */
  seed: number;
  mood: MoodName;
  /** Colours that override those of the mood. */
  colours?: Partial<Mood>;
  /** Opacity of the paper's grain, from 0 to 1; .5 by default. */
  grain?: number;
  /** Crops in which the composition must work, too: the top edge of the 16:9 crop and the left edge of the square one, in units. */
  crops?: { wide?: number; square?: number };
  /** Draws the scene on a sheet that is 1600 units wide. */
  draw(sheet: Sheet): void;
}
