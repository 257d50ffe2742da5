import { createHash } from "node:crypto";

import type { Picture } from "../../src/content/pageData/picture.ts";
import { DENSE } from "../../scripts/owner/pictureLimits.ts";

/** Version of the renderer. Increase it if a change requires all pictures to be rendered again. */
const RENDERING = 1;

/**
 * Short hash of everything that the files of a picture depend on: the drawing, as one or more SVG documents, their sizes in pixels and the
 * version of the renderer.
 */
export function drawingHash(
  svgs: readonly string[],
  { width, height, widths }: Pick<Picture, "width" | "height" | "widths">,
): string {
  const dense = widths.flatMap((each) => DENSE[each] ?? []);
  const hash = createHash("sha256").update(JSON.stringify([RENDERING, width, height, widths, ...dense]));
  for (const svg of svgs) hash.update(svg);
  return hash.digest("hex").slice(0, 16);
}
