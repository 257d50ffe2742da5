import { describeFault, type Fault } from "#src/content/read/faults.ts";
import type { Draft } from "#src/content/read/libraryTypes.ts";
import { say, wordsOf, type OwnerLanguage } from "#src/content/messages/sentences.ts";
import type { CheckedContent } from "./checkContent.ts";

/** Result of checking the content: lines to print and, if it has faults, the error message to stop with. */
export interface Report {
  lines: string[];
  stop?: string;
}

/** Describes drafts and faults for the terminal, one per line; files in alphabetical order. */
export function reportOn({ library, drafts, faults }: CheckedContent, language: OwnerLanguage): Report {
  const lines = drafts.map((draft) => `${describeDraft(draft, language).join("\n  ")}\n`);
  if (faults.length > 0) return { lines, stop: describeFaults(faults, language) };
  const { services, tours, posts, faq, gallery } = library;
  const sound = say(
    "The content is sound: %{services} services, %{tours} tours, %{articles} articles, %{questions} questions, %{pictures} pictures in the gallery%{waiting}.",
    {
      services: services.length,
      tours: tours.length,
      articles: posts.length,
      questions: faq.length,
      pictures: gallery.length,
      waiting:
        drafts.length === 0
          ? ""
          : drafts.length === 1
            ? say("; 1 draft waits")
            : say("; %{count} drafts wait", { count: drafts.length }),
    },
  );
  return { lines: [...lines, wordsOf(sound, language)] };
}

function describeFaults(faults: readonly Fault[], language: OwnerLanguage): string {
  const list = faults.map((fault) => describeFault(fault, language)).toSorted();
  const heading =
    list.length === 1
      ? say("The content has 1 fault:")
      : say("The content has %{count} faults:", { count: list.length });
  return [wordsOf(heading, language), ...list].join("\n");
}

/** Describes what a draft still lacks, or how to publish it, one line each. */
export function describeDraft({ folder, file, warnings }: Draft, language: OwnerLanguage): string[] {
  if (warnings.length === 0)
    return [
      wordsOf(
        say('%{folder} is ready. Take the line "draft: true" out of %{file} to publish it.', { folder, file }),
        language,
      ),
    ];
  return [
    wordsOf(say("%{folder} is a draft. It lacks:", { folder }), language),
    ...warnings.map((warning) => describeFault(warning, language)),
  ];
}
