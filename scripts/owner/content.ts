import { reportOn } from "#src/content/check.ts";
import { retiredWordFaults } from "#src/content/glossary.ts";
import { parseLibrary } from "#src/content/parse.ts";
import { sourcesOf } from "#src/content/sources.ts";
import { GLOSSARY, readContentFiles } from "./contentFiles.ts";
import { readText } from "./files.ts";

/**
 * `npm run content`: checks every file of the content, and prints drafts and a summary. Returns the list of faults, or undefined if
 * there are none.
 *
 * @public called by `scripts/run.mjs`
 */
export async function main(): Promise<string | undefined> {
  const { files, faults } = await readContentFiles();
  const parsed = parseLibrary(sourcesOf(files, faults));
  parsed.faults.push(...retiredWordFaults(readText(GLOSSARY), files.messages ?? {}));
  const { lines, stop } = reportOn(parsed);
  for (const line of lines) console.log(line);
  return stop;
}
