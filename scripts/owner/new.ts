import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { format, type FormatConfig } from "oxfmt";

import { say, wordsOf, type OwnerLanguage, type Value } from "#src/content/messages/sentences.ts";
import type { Addition } from "./addition.ts";
import { newComponent } from "./component.ts";
import { openDialogue, type Terminal } from "./dialogue.ts";
import { projectPath, writeAtomically, type FileToWrite } from "./files.ts";
import { inOwnerLanguage } from "./language.ts";
import { newLink } from "./link.ts";
import { newPhoto } from "./photo.ts";
import { newPlace } from "./place.ts";
import { newPost } from "./post.ts";
import {
  describeQuestions,
  isIncomplete,
  parseAnswers,
  type Answers,
  type Question,
  type Questions,
} from "./questions.ts";
import { newService } from "./service.ts";
import { newTour } from "./tour.ts";
import { reasonOf, UserError } from "./userError.ts";

/**
 * `npm run new:post`, `new:service`, `new:tour`, `new:place`, `new:photo`, `new:link` and `new:component`: takes the answers from flags and a file of answers, asks
 * for what is missing, and then writes all files at once. Returns an error message, or undefined.
 */
export async function main(
  [kind = "", ...args]: readonly string[],
  terminal: Terminal = { input: process.stdin, output: process.stdout },
): Promise<string | undefined> {
  return inOwnerLanguage(args, async (language, others) => {
    const screen = { terminal, language };
    if (kind === "post") await add(kind, newPost(), others, screen);
    else if (kind === "service") await add(kind, newService(), others, screen);
    else if (kind === "tour") await add(kind, newTour(), others, screen);
    else if (kind === "place") await add(kind, newPlace(), others, screen);
    else if (kind === "photo") await add(kind, newPhoto(), others, screen);
    else if (kind === "link") await add(kind, newLink(), others, screen);
    else if (kind === "component") await add(kind, newComponent(), others, screen);
    else
      throw new UserError(
        say(
          'There is nothing to add that is called "%{kind}": it is post, service, tour, place, photo, link or component.',
          {
            kind,
          },
        ),
      );
    return undefined;
  });
}

async function add<Asked extends Questions>(
  kind: string,
  addition: Addition<Asked>,
  args: readonly string[],
  { terminal, language }: { terminal: Terminal; language: OwnerLanguage },
): Promise<void> {
  const words = (value: Value) => wordsOf(value, language);
  const { questions, createFiles, announcement, warnings = () => [], nextSteps } = addition;
  const typed = readTypedAnswers(kind, addition, args);
  if (typed === "help")
    return console.log(
      [
        words(say("npm run new:%{kind} asks for what is not given. Flags:", { kind })),
        describeQuestions(questions, language),
        "--answers",
        `  ${words(say("A JSON file with any of these answers, by their names without the dashes"))}`,
        "--lang",
        `  ${words(say("tr for Turkish, en for English; without it the language of the system"))}`,
      ].join("\n"),
    );
  if (!typed && !terminal.input.isTTY) {
    throw new UserError(
      say("There is no terminal to ask at: give the answers as flags or in a file; --help names them."),
    );
  }
  const isAsked = terminal.input.isTTY === true && (!typed || isIncomplete(questions, typed));
  const filesOf = async (answers: Answers<Asked>) => {
    if (announcement) console.log(words(announcement));
    return Promise.all((await createFiles(answers)).map(formatFile));
  };
  const dialogue = isAsked ? openDialogue(questions, terminal, language, typed) : undefined;
  let answers = dialogue ? await dialogue.ask() : await parseAnswers(questions, typed ?? {});
  let files = await filesOf(answers);
  if (!dialogue) for (const warning of warnings(answers)) console.log(words(say("Warning: %{warning}", { warning })));
  while (dialogue && (await dialogue.confirm(files, warnings(answers))) === "back") {
    answers = await dialogue.ask();
    files = await filesOf(answers);
  }
  try {
    writeAtomically(files);
  } catch (error) {
    throw new UserError(say("Nothing was written: %{reason}", { reason: reasonOf(error) }));
  }
  const list = files.map(({ path }) => `  ${path}`);
  console.log(words(["", say("Written:"), ...list, "", ...nextSteps(answers, files)]));
}

/** Formats the text with the project's formatter. Throws if the text is not valid in the language of its file. */
async function formatFile(file: FileToWrite): Promise<FileToWrite> {
  if ("bytes" in file) return file;
  const config = JSON.parse(readFileSync(projectPath(".oxfmtrc.json"), "utf8")) as FormatConfig;
  const { code, errors } = await format(file.path, file.text, config);
  if (errors[0]) throw new Error(`${file.path}: ${errors[0].message}`);
  return { ...file, text: code };
}

/** Reads the answers from the arguments. Undefined without arguments: then the questions are asked. */
function readTypedAnswers(
  kind: string,
  { questions, argument }: { questions: Questions; argument?: string },
  args: readonly string[],
): Readonly<Record<string, string>> | "help" | undefined {
  const names = Object.keys(questions);
  const { help, answers: file, ...flags } = parseFlags({ questions, argument }, args);
  if (help !== undefined) return "help";
  const answers = { ...(file !== undefined && readAnswersFile(String(file))), ...flags } as Record<string, string>;
  const unknown = Object.keys(answers).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new UserError(
      say('new:%{kind} does not ask for "%{unknown}". It asks for %{names}.', {
        kind,
        unknown,
        names: names.join(", "),
      }),
    );
  }
  return args.length === 0 ? undefined : answers;
}

function parseFlags(
  { questions, argument }: { questions: Questions; argument: string | undefined },
  args: readonly string[],
): Record<string, string | boolean | undefined> {
  const flagOf = ({ isSwitch }: Partial<Question>) => ({ type: isSwitch ? "boolean" : "string" }) as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: argument !== undefined,
      options: {
        ...Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, flagOf(question)])),
        answers: flagOf({}),
        help: flagOf({ isSwitch: true }),
      },
    });
    const [first, second] = positionals;
    if (second !== undefined)
      throw new UserError(say('"%{second}" is one %{argument} too many', { second, argument: argument ?? "" }));
    const given = Object.entries({ ...(argument && first && { [argument]: first }), ...values });
    return Object.fromEntries(given.map(([name, value]) => [name, value === true ? "yes" : value]));
  } catch (error) {
    throw new UserError(say("Nothing was written: %{reason}. --help names the flags.", { reason: reasonOf(error) }));
  }
}

/** Reads a file of answers: a JSON object with the names of the questions as keys. */
function readAnswersFile(file: string): Record<string, string> {
  try {
    const answers = JSON.parse(readFileSync(resolve(file), "utf8")) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        Array.isArray(answer) ? answer.join(", ") : String(answer),
      ]),
    );
  } catch (error) {
    throw new UserError(say("The answers in %{file} cannot be read: %{reason}", { file, reason: reasonOf(error) }));
  }
}
