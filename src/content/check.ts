import { parseLibrary } from "./library.ts";

/** Reads all content in one pass. Returns its faults, a line each, or nothing where there are none, which it says. */
export function checkContent(): string | undefined {
  const { library, faults } = parseLibrary();
  if (faults.length > 0) {
    const lines = faults.map(({ file, says }) => `${file}: ${says}`);
    return `The content has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}:\n${lines.join("\n")}`;
  }
  const { services, tours, posts, faq, gallery } = library;
  console.log(
    `The content is sound: ${services.length} services, ${tours.length} tours, ${posts.length} articles, ${faq.length} questions, ${gallery.length} pictures in the gallery.`,
  );
  return undefined;
}
