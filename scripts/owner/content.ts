import { reportOn } from "#src/content/check.ts";
import { parseLibrary } from "#src/content/parse.ts";
import { sourcesOf } from "#src/content/sources.ts";
import { readContentFiles } from "./contentFiles.ts";

/**
 * `npm run content`: reads every file of the content by itself, so that a slip in one keeps none of the others from being looked at, and
 * lists all that is wrong. Returns that list, or nothing where the content is sound, which it says.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<string | undefined> {
  const { files, faults } = await readContentFiles();
  const { lines, stop } = reportOn(parseLibrary(sourcesOf(files, faults)));
  for (const line of lines) console.log(line);
  return stop;
}
