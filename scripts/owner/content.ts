import { reportOn } from "#src/content/check/report.ts";
import { retiredWordFaults } from "#src/content/check/glossary.ts";
import { messageKeyFaults } from "#src/content/check/messageKeys.ts";
import { checkContent } from "#src/content/check/checkContent.ts";
import type { Fault } from "#src/content/read/faults.ts";
import { say, wordsOf, type OwnerLanguage, type Value } from "#src/content/messages/sentences.ts";
import { sourcesOf, type ContentFiles } from "#src/content/read/sources.ts";
import type { Place } from "#src/domain/places.ts";
import { previewFaults } from "../previews/previewFiles.ts";
import { changedFares, takenOutTours, type FareChange } from "./changedFares.ts";
import { GLOSSARY, readContentFiles } from "./contentFiles.ts";
import { withHint } from "./faultHints.ts";
import { exists, readText } from "./files.ts";
import { inOwnerLanguage } from "./language.ts";
import { missingPictureFiles } from "./pictureFiles.ts";

/**
 * `npm run content`: checks every file of the content, and prints the fares changed since the last commit, drafts and, if it is sound, a
 * summary. Returns the list of faults, each with its line and a suggested value if they can be determined, or undefined if there are
 * none. What a draft lacks is explained in the same way.
 *
 * @public called by `scripts/run.mjs`
 */
export function main(args: readonly string[] = []): Promise<string | undefined> {
  return inOwnerLanguage(args, check);
}

async function check(language: OwnerLanguage): Promise<string | undefined> {
  const { files, faults } = await readContentFiles();
  const parsed = checkContent(sourcesOf(files, faults));
  parsed.faults.push(...retiredWordFaults(readText(GLOSSARY), files.messages ?? {}));
  parsed.faults.push(...messageKeyFaults(files.messages ?? {}));
  parsed.faults.push(...missingPictureFiles(files, exists));
  // Previews show the content, so they can be compared with sound content only.
  if (parsed.faults.length === 0) parsed.faults.push(...previewFaults(parsed.library));
  const textOf = (file: string) => (exists(file) ? readText(file) : undefined);
  const explain = (all: readonly Fault[]) => all.map((fault) => withHint(fault, { files, faults: all, textOf }));
  const drafts = parsed.drafts.map((draft) => ({ ...draft, warnings: explain(draft.warnings) }));
  const { lines, stop } = reportOn({ ...parsed, drafts, faults: explain(parsed.faults) }, language);
  // A build runs this check too, and needs neither the changed fares nor a next step.
  const isCommand = process.env["npm_lifecycle_event"] === "content";
  // Before the faults, because a wrong fare causes some in the texts. A fault of the prices themselves may make a fare unreadable,
  // and it would be listed as taken out.
  const hasSoundFares = !parsed.faults.some(({ file }) => file === "content/prices.ts");
  const fares = isCommand && hasSoundFares ? changedFares((id) => nameOf(id, files)) : [];
  const [doubtful, others] = [true, false].map((wanted) => fares.filter(({ isDoubtful }) => isDoubtful === wanted));
  const printList = (heading: Value, list: readonly FareChange[] = []) => {
    if (list.length > 0)
      console.log([heading, ...list.map(({ line }) => line)].map((line) => wordsOf(line, language)).join("\n  "));
  };
  printList(say("Fares changed since the last commit:"), others);
  printList(say("Fares doubled or halved since the last commit. Is that right?"), doubtful);
  const moved = Object.keys(files.modules["content/movedTours.ts"]?.["MOVED_TOURS"] ?? {});
  const gone = isCommand ? takenOutTours().filter((slug) => !moved.includes(slug)) : [];
  if (gone.length > 0) console.log(wordsOf(say(TAKEN_OUT, { tours: gone.join(", ") }), language));
  for (const line of lines) console.log(line);
  if (stop !== undefined || !isCommand) return stop;
  console.log(
    wordsOf(
      say(
        'Next: `npm run dev` shows it. `git add --all && git commit -m "…" && git push`, and `release` on the server,\nmake it public (docs/deploying.md, "New releases").',
      ),
      language,
    ),
  );
  return undefined;
}

const TAKEN_OUT =
  'Tours taken out since the last commit: %{tours}. At their addresses guests read "not found", unless content/movedTours.ts names the tour to show instead.';

/** Name of a place or a vehicle; the id itself if it has none. */
function nameOf(id: string, { modules }: ContentFiles): Value {
  const places = (modules["content/locations.ts"]?.["LOCATIONS"] ?? []) as readonly Place[];
  const vehicles = (modules["content/vehicles.ts"]?.["VEHICLES"] ?? {}) as Record<string, { name: string } | undefined>;
  return places.find((place) => place.id === id)?.label ?? vehicles[id]?.name ?? id;
}
