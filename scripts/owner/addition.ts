import { FILES } from "#src/content/library.ts";
import { parseLibrary } from "#src/content/parse.ts";
import type { Sources } from "#src/content/sources.ts";
import type { NewText } from "./files.ts";
import type { Answers, Questions } from "./questions.ts";

/** Something that the owner can add: what has to be known of it, and what is written then. */
export interface Addition<Asked extends Questions> {
  questions: Asked;
  /** The files, whole; throws where the content would have a fault because of them. */
  filesOf: (answers: Answers<Asked>) => NewText[];
  /** What there is to do now, a line each. */
  next: (answers: Answers<Asked>) => string[];
}

/** Throws where the content with these sources has a fault that it has not without them: what is written has to be sound. */
export function expectSound(more: Partial<Sources>): void {
  const before = new Set(parseLibrary(FILES).faults.map(({ file, message }) => `${file}: ${message}`));
  const faults = parseLibrary({ ...FILES, ...more }).faults.map(({ file, message }) => `${file}: ${message}`);
  const added = faults.filter((fault) => !before.has(fault));
  if (added.length > 0) throw new Error(`What was to be written is not sound:\n${added.join("\n")}`);
}

/** How a draft gets on the site. */
export function draftSteps(folder: string, file: string, page: string): string[] {
  return [
    "It is a draft: the site does not have it, `npm run dev` shows it at",
    `  http://localhost:3000/en/${page}`,
    `Write the texts of ${folder}: whatever stands in [[ ]] says what belongs there, and goes.`,
    "`npm run content` says what is still missing. When that is nothing, publish it: take the line",
    `\`draft: true\` out of ${file}.`,
  ];
}
