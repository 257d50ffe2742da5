import type { Readable, Writable } from "node:stream";

import * as clack from "@clack/prompts";

import type { NewText } from "./files.ts";
import {
  judge,
  lineOf,
  otherwiseOf,
  Refusal,
  type Answers,
  type Given,
  type Question,
  type Questions,
} from "./questions.ts";

/** Where the questions are asked and answered. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

/** A list that is longer has a search field, and scrolls. */
const LONG_LIST = 12;

/** Asks one question after the other; an answer that does not pass is refused with the reason. Throws a Refusal at Ctrl+C. */
export async function askAll<Asked extends Questions>(questions: Asked, terminal: Terminal): Promise<Answers<Asked>> {
  clack.intro("Enter takes what is proposed. Ctrl+C stops; nothing is written before the last answer.", terminal);
  const given: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions)) {
    if (question.when?.(given) === false) continue;
    given[name] = judge(question, answered(await ask(question, given, terminal))).value;
  }
  return given as Answers<Asked>;
}

/** Shows what will be written, and throws a Refusal unless that is wanted. */
export async function confirmWriting(files: readonly NewText[], terminal: Terminal): Promise<void> {
  const lines = files.map(({ path, replaces }) => `${path} ${replaces ? "(changed)" : "(new)"}`);
  clack.note(lines.join("\n"), "These files will be written", terminal);
  const isWanted = answered(await clack.confirm({ message: "Write them?", ...terminal }));
  if (!isWanted) throw new Refusal("Nothing was written.");
}

function ask(question: Question, given: Given, terminal: Terminal): Promise<string | symbol> {
  const { asks, hint, choices, isMultiple } = question;
  const otherwise = otherwiseOf(question, given);
  const message = hint === undefined ? asks : `${asks}\n${hint}`;
  const validate = (typed: string) => judge(question, typed).faults.join("\n") || undefined;
  if (choices === undefined) {
    return clack.text({
      message,
      ...(otherwise !== undefined && { placeholder: otherwise, defaultValue: otherwise }),
      validate: (typed = "") => validate(typed || (otherwise ?? "")),
      ...terminal,
    });
  }
  const options = choices(given).map((choice) => ({ value: choice.value, label: lineOf(choice) }));
  if (isMultiple) return askForSeveral({ message, options, otherwise, validate }, terminal);
  const asked = {
    message,
    options,
    maxItems: LONG_LIST,
    ...(otherwise !== undefined && { initialValue: otherwise }),
    ...terminal,
  };
  return options.length > LONG_LIST ? clack.autocomplete(asked) : clack.select(asked);
}

interface Several {
  message: string;
  options: { value: string; label: string }[];
  otherwise: string | undefined;
  validate: (typed: string) => string | undefined;
}

/** Several answers are one line with commas between them, as they are in a flag. */
async function askForSeveral({ otherwise, validate, ...asked }: Several, terminal: Terminal): Promise<string | symbol> {
  const chosen = await clack.autocompleteMultiselect({
    ...asked,
    maxItems: LONG_LIST,
    initialValues: otherwise ? otherwise.split(", ") : [],
    validate: (values = []) => validate([values].flat().join(", ")),
    ...terminal,
  });
  return clack.isCancel(chosen) ? chosen : chosen.join(", ");
}

function answered<Value>(answer: Value | symbol): Exclude<Value, symbol> {
  if (clack.isCancel(answer)) throw new Refusal("Stopped before the last answer. Nothing was written.");
  return answer as Exclude<Value, symbol>;
}
