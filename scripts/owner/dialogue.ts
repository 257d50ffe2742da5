import type { Readable, Writable } from "node:stream";

import * as clack from "@clack/prompts";

import type { FileToWrite } from "./files.ts";
import {
  defaultValueOf,
  formatChoice,
  parseAnswer,
  UserError,
  type Answers,
  type PreviousAnswers,
  type Question,
  type Questions,
} from "./questions.ts";

/** The streams on which questions are asked and answered. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

/** A longer list gets a search field and scrolls. */
const MAX_ITEMS = 12;

/** Asks one question after the other, and repeats a question until its answer is valid. Throws a UserError on Ctrl+C. */
export async function askQuestions<Asked extends Questions>(
  questions: Asked,
  terminal: Terminal,
): Promise<Answers<Asked>> {
  clack.intro("Enter takes what is proposed. Ctrl+C stops; nothing is written before the last answer.", terminal);
  const answers: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions)) {
    if (question.when?.(answers) === false) continue;
    answers[name] = parseAnswer(question, throwIfCancelled(await ask(question, answers, terminal))).value;
  }
  return answers as Answers<Asked>;
}

/** Lists the files to be written and asks for confirmation. Throws a UserError if it is refused. */
export async function confirmFiles(files: readonly FileToWrite[], terminal: Terminal): Promise<void> {
  const lines = files.map(({ path, replaces }) => `${path} ${replaces ? "(changed)" : "(new)"}`);
  clack.note(lines.join("\n"), "These files will be written", terminal);
  const isConfirmed = throwIfCancelled(await clack.confirm({ message: "Write them?", ...terminal }));
  if (!isConfirmed) throw new UserError("Nothing was written.");
}

function ask(question: Question, previous: PreviousAnswers, terminal: Terminal): Promise<string | symbol> {
  const { prompt, hint, choices, isMultiple } = question;
  const defaultValue = defaultValueOf(question, previous);
  const message = hint === undefined ? prompt : `${prompt}\n${hint}`;
  const validate = (typed: string) => parseAnswer(question, typed).faults.join("\n") || undefined;
  if (choices === undefined) {
    return clack.text({
      message,
      ...(defaultValue !== undefined && { placeholder: defaultValue, defaultValue }),
      validate: (typed = "") => validate(typed || (defaultValue ?? "")),
      ...terminal,
    });
  }
  const options = choices(previous).map((choice) => ({ value: choice.value, label: formatChoice(choice) }));
  if (isMultiple) return askForSeveral({ message, options, defaultValue, validate }, terminal);
  const select = {
    message,
    options,
    maxItems: MAX_ITEMS,
    ...(defaultValue !== undefined && { initialValue: defaultValue }),
    ...terminal,
  };
  return options.length > MAX_ITEMS ? clack.autocomplete(select) : clack.select(select);
}

interface MultiselectOptions {
  message: string;
  options: { value: string; label: string }[];
  defaultValue: string | undefined;
  validate: (typed: string) => string | undefined;
}

/** Asks for several choices, and returns them separated by commas, as in a flag. */
async function askForSeveral(
  { defaultValue, validate, ...options }: MultiselectOptions,
  terminal: Terminal,
): Promise<string | symbol> {
  const chosen = await clack.autocompleteMultiselect({
    ...options,
    maxItems: MAX_ITEMS,
    initialValues: defaultValue ? defaultValue.split(", ") : [],
    validate: (values = []) => validate([values].flat().join(", ")),
    ...terminal,
  });
  return clack.isCancel(chosen) ? chosen : chosen.join(", ");
}

function throwIfCancelled<Value>(answer: Value | symbol): Exclude<Value, symbol> {
  if (clack.isCancel(answer)) throw new UserError("Stopped before the last answer. Nothing was written.");
  return answer as Exclude<Value, symbol>;
}
