import { readdirSync } from "node:fs";
import { dirname } from "node:path/posix";

import { describeFault, type Fault } from "#src/content/read/faults.ts";
import { FILES } from "#src/content/read/library.ts";
import { checkContent } from "#src/content/check/checkContent.ts";
import { say, type Sentence, type Value } from "#src/content/messages/sentences.ts";
import type { Sources } from "#src/content/read/sources.ts";
import { projectPath, type FileToWrite } from "./files.ts";
import type { Answers, Questions } from "./questions.ts";
import { UserError } from "./userError.ts";

/** A kind of content that the owner can add: the questions about it, and the files that are created from the answers. */
export interface Addition<Asked extends Questions> {
  questions: Asked;
  /** The question that an argument without a flag answers. */
  argument?: keyof Asked & string;
  /** What is said before the files are made, if that takes long. */
  announcement?: Sentence;
  /** The complete files. Throws if the content would have a fault because of them. */
  createFiles: (answers: Answers<Asked>) => FileToWrite[] | Promise<FileToWrite[]>;
  /** What the owner should know before the files are written; none if nothing is unusual. */
  warnings?: (answers: Answers<Asked>) => Sentence[];
  /** What to do after the files are written, one line each. */
  nextSteps: (answers: Answers<Asked>, files: readonly FileToWrite[]) => Value[];
}

/** Throws a UserError if the content has faults with these sources that it does not have without them. Faults that existed before are ignored. */
export function assertValidContent({ constants, ...more }: Partial<Sources>): void {
  const nameOf = (fault: Fault) => describeFault(fault, "en");
  const before = new Set(checkContent(FILES).faults.map(nameOf));
  const { faults } = checkContent({ ...FILES, ...more, constants: { ...FILES.constants, ...constants } });
  const added = faults.filter((fault) => !before.has(nameOf(fault)));
  if (added.length === 0) return;
  const lines = added.map((fault) => ({ tr: describeFault(fault, "tr"), en: describeFault(fault, "en") }));
  throw new UserError(say("The new content has faults:\n%{lines}", { lines }));
}

/** Instructions for publishing a draft. */
export function draftSteps(folder: string, file: string, page: string): Value[] {
  return [
    say("It is a draft: the site does not have it, `npm run dev` shows it at\n  %{address}", {
      address: devPage(page),
    }),
    say("Write the texts in %{folder}: replace everything in [[ ]], which describes the text that belongs there.", {
      folder,
    }),
    say(
      "`npm run content` says what is still missing. When that is nothing, publish it: take the line\n`draft: true` out of %{file}, and `npm run previews` draws the picture that a chat shows for its link.",
      { file },
    ),
  ];
}

/** The address of a page in `npm run dev`, in the owner's language. */
export function devPage(page: string): Value {
  return { tr: `http://localhost:3000/tr/${page}`, en: `http://localhost:3000/en/${page}` };
}

/** How to take the files back again, as commands that name each of them. */
export function undoSteps(files: readonly FileToWrite[]): Value[] {
  return [
    say("To take it back before you commit it, where you have changed nothing else in these files:"),
    ...undoCommands(files).map((command) => `  ${command}`),
  ];
}

function undoCommands(files: readonly FileToWrite[]): string[] {
  const changed = files.filter(({ replaces }) => replaces).map(({ path }) => path);
  const added = files.filter(({ replaces }) => !replaces).map(({ path }) => path);
  // A folder without any other file was created for these.
  const folders = [...new Set(added.map(dirname))].filter((folder) =>
    readdirSync(projectPath(folder)).every((name) => added.includes(`${folder}/${name}`)),
  );
  const others = added.filter((path) => !folders.includes(dirname(path)));
  const command = (does: string, listed: readonly string[]) =>
    listed.length > 0 ? [`${does} "${listed.join('" "')}"`] : [];
  return [...command("git restore", changed), ...command("rm -r", folders), ...command("rm", others)];
}
