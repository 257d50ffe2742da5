import { parseLibrary, type Draft } from "./library.ts";

/** Reads all content in one pass. Returns its faults, a line each, or nothing where there are none, which it says. */
export function checkContent(): string | undefined {
  const { library, drafts, faults } = parseLibrary();
  for (const draft of drafts) console.log(`${describeDraft(draft).join("\n  ")}\n`);
  if (faults.length > 0) {
    const lines = faults.map(({ file, says }) => `${file}: ${says}`);
    return `The content has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}:\n${lines.join("\n")}`;
  }
  const { services, tours, posts, faq, gallery } = library;
  console.log(
    `The content is sound: ${services.length} services, ${tours.length} tours, ${posts.length} articles, ${faq.length} questions, ${gallery.length} pictures in the gallery${drafts.length > 0 ? `; ${drafts.length} ${drafts.length === 1 ? "draft waits" : "drafts wait"}` : ""}.`,
  );
  return undefined;
}

/** What a draft lacks, or how it is published: a line each. */
export function describeDraft({ folder, file, lacks }: Draft): string[] {
  if (lacks.length === 0) return [`${folder} is ready. Take the line "draft: true" out of ${file} to publish it.`];
  return [`${folder} is a draft. It lacks:`, ...lacks.map(({ file: where, says }) => `${where}: ${says}`)];
}
