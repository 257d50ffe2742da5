import { reportOn } from "#src/content/check.ts";
import { parseLibrary } from "#src/content/parse.ts";
import { sourcesOf } from "#src/content/sources.ts";
import { readContentFiles } from "./contentFiles.ts";

/**
 * `npm run content`: checks every file of the content, and prints drafts and a summary. Returns the list of faults, or undefined if
 * there are none.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<string | undefined> {
  const { files, faults } = await readContentFiles();
  const { lines, stop } = reportOn(parseLibrary(sourcesOf(files, faults)));
  for (const line of lines) console.log(line);
  return stop;
}
