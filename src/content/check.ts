import type { Draft, parseLibrary } from "./parse.ts";

/** What is said of content that has been read: how it stands, a line each, and the sentence to stop with where it has faults. */
export interface Report {
  lines: string[];
  stop?: string;
}

export function reportOn({ library, drafts, faults }: ReturnType<typeof parseLibrary>): Report {
  const lines = drafts.map((draft) => `${describeDraft(draft).join("\n  ")}\n`);
  if (faults.length > 0) {
    const listed = faults.map(({ file, says }) => `${file}: ${says}`).toSorted();
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

/** What a draft lacks, or how it is published: a line each. */
export function describeDraft({ folder, file, lacks }: Draft): string[] {
  if (lacks.length === 0) return [`${folder} is ready. Take the line "draft: true" out of ${file} to publish it.`];
  return [`${folder} is a draft. It lacks:`, ...lacks.map(({ file: where, says }) => `${where}: ${says}`)];
}
