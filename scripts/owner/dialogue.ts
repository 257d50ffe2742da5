import type { Readable, Writable } from "node:stream";

import * as clack from "@clack/prompts";
import { diffLines } from "diff";

import { say, wordsOf, type OwnerLanguage, type Sentence, type Value } from "#src/content/messages/sentences.ts";
import { readText, type FileToWrite } from "./files.ts";
import {
  checkAnswer,
  defaultValueOf,
  formatChoice,
  parseAnswer,
  type Answers,
  type PreviousAnswers,
  type Question,
  type Questions,
} from "./questions.ts";
import { UserError } from "./userError.ts";

/** The streams on which questions are asked and answered. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

/** A longer list gets a search field and scrolls. */
const MAX_ITEMS = 12;

/** The answer that leads back to the previous question. */
const BACK = "<";

/** Maximum number of lines of a file in the preview. */
const MAX_PREVIEW_LINES = 14;

/** An interactive session that asks the questions. It remembers the answers, so that the user can go back and change them. */
export interface Dialogue<Asked extends Questions> {
  /**
   * Asks the questions in order, skips those that have an answer, and repeats a question until its answer is valid. Called again, it
   * continues at the last question. Rejects with a UserError on Ctrl+C, and if an answer that was given is not valid.
   */
  ask(): Promise<Answers<Asked>>;
  /** Shows the files to be written and the warnings, and asks for confirmation. Rejects with a UserError if it is refused. */
  confirm(files: readonly FileToWrite[], warnings: readonly Sentence[]): Promise<"write" | "back">;
}

/** Where the questions are asked, and in which language. */
interface Screen {
  terminal: Terminal;
  words: (value: Value) => string;
  language: OwnerLanguage;
}

/** Opens a dialogue. Questions that are answered in `given` are not asked. */
export function openDialogue<Asked extends Questions>(
  questions: Asked,
  terminal: Terminal,
  language: OwnerLanguage,
  given: Readonly<Record<string, string>> = {},
): Dialogue<Asked> {
  const names = Object.keys(questions);
  const answers: Record<string, unknown> = {};
  /** What was typed at each question, proposed when the question is asked again. */
  const typedBefore: Record<string, string> = {};
  /** Names of the questions that were asked, in order. */
  const asked: string[] = [];
  const screen: Screen = {
    terminal,
    words: (value) => wordsOf(value, language),
    language,
  };
  clack.intro(
    screen.words(
      say(
        "Enter takes what is proposed, %{back} goes back to the question before. Ctrl+C stops; nothing is written before the last answer.",
        { back: BACK },
      ),
    ),
    terminal,
  );

  /** Forgets the answers from a question on, because later ones may depend on it. Returns its index. */
  function returnTo(name: string | undefined): number {
    const index = name === undefined ? 0 : names.indexOf(name);
    for (const later of names.slice(index)) delete answers[later];
    return index;
  }

  async function ask(): Promise<Answers<Asked>> {
    let index = returnTo(asked.pop());
    for (let name = names[index]; name !== undefined; name = names[++index]) {
      const question = questions[name];
      const typed = given[name];
      if (!question || (typed === undefined && question.when?.(answers) === false)) continue;
      if (typed !== undefined) {
        answers[name] = await throwIfInvalid(name, checkAnswer(question, typed, answers));
        continue;
      }
      const answer = await askUntilValid(question, answers, screen, {
        isFirst: asked.length === 0,
        typedBefore: typedBefore[name],
      });
      if (answer === BACK) {
        // The loop increments the index.
        index = returnTo(asked.pop()) - 1;
        continue;
      }
      asked.push(name);
      typedBefore[name] = answer.typed;
      answers[name] = answer.value;
    }
    return answers as Answers<Asked>;
  }

  return { ask, confirm: (files, warnings) => confirmFiles(files, warnings, screen) };
}

interface Asking {
  /** Whether there is no previous question to go back to. */
  isFirst: boolean;
  /** The text that was typed here before the user went back. */
  typedBefore: string | undefined;
}

async function askUntilValid(
  question: Question,
  previous: PreviousAnswers,
  screen: Screen,
  asking: Asking,
): Promise<{ typed: string; value: unknown } | typeof BACK> {
  for (;;) {
    const typed = throwIfCancelled(await prompt(question, previous, screen, asking));
    if (typed === BACK) return BACK;
    const { value, faults } = await checkAnswer(question, typed, previous);
    if (faults.length === 0) return { typed, value };
    clack.log.error(screen.words(faults), screen.terminal);
  }
}

async function throwIfInvalid(name: string, checked: ReturnType<typeof checkAnswer>): Promise<unknown> {
  const { value, faults } = await checked;
  if (faults.length > 0)
    throw new UserError(
      say("Nothing was written:\n%{faults}", { faults: say("--%{name}: %{fault}", { name, fault: faults }) }),
    );
  return value;
}

async function confirmFiles(
  files: readonly FileToWrite[],
  warnings: readonly Sentence[],
  { terminal, words }: Screen,
): Promise<"write" | "back"> {
  for (const file of files) clack.note(words(previewOf(file)), words(titleOf(file)), terminal);
  for (const warning of warnings) clack.log.warn(words(warning), terminal);
  const choice = throwIfCancelled(
    await clack.select({
      message: words(say("Write them?")),
      options: [
        {
          value: "write" as const,
          label: words(
            files.length === 1
              ? say("Yes, write this file")
              : say("Yes, write these %{count} files", { count: files.length }),
          ),
        },
        { value: "back" as const, label: words(say("Back to the last question")) },
        { value: "stop" as const, label: words(say("No, write nothing")) },
      ],
      ...terminal,
    }),
  );
  if (choice === "stop") throw new UserError(say("Nothing was written."));
  return choice;
}

function titleOf(file: FileToWrite): Sentence {
  const size = "bytes" in file ? `, ${Math.ceil(file.bytes.length / 1000)} KB` : "";
  return say("%{path} (%{state}%{size})", {
    path: file.path,
    state: file.replaces ? say("changed") : say("new"),
    size,
  });
}

/** The diff of a text: added (+) and removed (-) lines, up to the maximum. */
function previewOf(file: FileToWrite): Value {
  if ("bytes" in file) return say("A picture or a film.");
  const lines = diffLines(file.replaces ? readText(file.path) : "", file.text).flatMap(({ value, added, removed }) =>
    added || removed
      ? value
          .trimEnd()
          .split("\n")
          .map((line) => `${added ? "+" : "-"} ${line}`.trimEnd())
      : [],
  );
  const hidden = lines.length - MAX_PREVIEW_LINES;
  if (hidden <= 1) return lines;
  return [...lines.slice(0, MAX_PREVIEW_LINES), say("  and %{hidden} lines more", { hidden })];
}

function prompt(
  question: Question,
  previous: PreviousAnswers,
  { terminal, words, language }: Screen,
  { isFirst, typedBefore }: Asking,
): Promise<string | symbol> {
  const { prompt: text, hint, choices, isMultiple } = question;
  const defaultValue = defaultValueOf(question, previous);
  const message = words(hint === undefined ? text : [text, hint]);
  const isBack = (typed: string) => typed === BACK && !isFirst;
  const validate = (typed: string) =>
    isBack(typed) ? undefined : words(parseAnswer(question, typed).faults) || undefined;
  if (choices === undefined) {
    return clack.text({
      message,
      ...(defaultValue !== undefined && { placeholder: defaultValue, defaultValue }),
      // Not as the default value, so that the user can clear it.
      ...(typedBefore !== undefined && { initialValue: typedBefore }),
      validate: (typed = "") => validate(typed || (defaultValue ?? "")),
      ...terminal,
    });
  }
  const options = [
    ...choices(previous).map((choice) => ({ value: choice.value, label: formatChoice(choice, language) })),
    ...(isFirst ? [] : [{ value: BACK, label: `${BACK}  ${words(say("back to the question before"))}` }]),
  ];
  const chosen = typedBefore ?? defaultValue;
  if (isMultiple) return askForSeveral({ message, options, chosen, validate }, terminal);
  const select = {
    message,
    options,
    maxItems: MAX_ITEMS,
    ...(chosen !== undefined && { initialValue: chosen }),
    ...terminal,
  };
  return options.length > MAX_ITEMS ? clack.autocomplete(select) : clack.select(select);
}

interface MultiselectOptions {
  message: string;
  options: { value: string; label: string }[];
  /** The values selected initially, separated by commas. */
  chosen: string | undefined;
  validate: (typed: string) => string | undefined;
}

/**
 * Asks for several choices, and returns them separated by commas, as in a flag. If the way back is selected, the other choices are ignored.
 */
async function askForSeveral(
  { chosen, validate, ...options }: MultiselectOptions,
  terminal: Terminal,
): Promise<string | symbol> {
  const answerOf = (values: readonly string[]) => (values.includes(BACK) ? BACK : values.join(", "));
  const values = await clack.autocompleteMultiselect({
    ...options,
    maxItems: MAX_ITEMS,
    initialValues: chosen ? chosen.split(", ") : [],
    validate: (some = []) => validate(answerOf([some].flat())),
    ...terminal,
  });
  return clack.isCancel(values) ? values : answerOf(values);
}

function throwIfCancelled<Answer>(answer: Answer | symbol): Exclude<Answer, symbol> {
  if (clack.isCancel(answer)) throw new UserError(say("Stopped before the last answer. Nothing was written."));
  return answer as Exclude<Answer, symbol>;
}
