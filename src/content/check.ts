import type { Draft, parseLibrary } from "./parse.ts";

/** Result of checking the content: lines to print and, if it has faults, the error message to stop with. */
export interface Report {
  lines: string[];
  stop?: string;
}

/** Describes drafts and faults for the terminal, one per line; files in alphabetical order. */
export function reportOn({ library, drafts, faults }: ReturnType<typeof parseLibrary>): Report {
  const lines = drafts.map((draft) => `${describeDraft(draft).join("\n  ")}\n`);
  if (faults.length > 0) {
    const listed = faults.map(({ file, message }) => `${file}: ${message}`).toSorted();
    const stop = `The content has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}:\n${listed.join("\n")}`;
    return { lines, stop };
  }
  const { services, tours, posts, faq, gallery } = library;
  const waiting = drafts.length > 0 ? `; ${drafts.length} ${drafts.length === 1 ? "draft waits" : "drafts wait"}` : "";
  const counted = `${services.length} services, ${tours.length} tours, ${posts.length} articles, ${faq.length} questions`;
  return {
    lines: [...lines, `The content is sound: ${counted}, ${gallery.length} pictures in the gallery${waiting}.`],
  };
}

/** Describes what a draft still lacks, or how to publish it, one line each. */
export function describeDraft({ folder, file, warnings }: Draft): string[] {
  if (warnings.length === 0) return [`${folder} is ready. Take the line "draft: true" out of ${file} to publish it.`];
  return [`${folder} is a draft. It lacks:`, ...warnings.map(({ file: where, message }) => `${where}: ${message}`)];
}
