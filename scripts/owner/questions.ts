import type { z } from "zod";

import { Refusal } from "./refusal.ts";
import type { Terminal } from "./terminal.ts";

/** What has been answered so far, by the names of the questions. */
type Given = Readonly<Record<string, unknown>>;

export interface Question<Value = unknown> {
  asks: string;
  /** What may be answered, or how. */
  hint?: string | ((given: Given) => string);
  /** What counts when nothing is typed; without it there has to be an answer. */
  otherwise?: string | ((given: Given) => string);
  /** Whether it has to be asked, after what was answered before; always unless told. Its answer is undefined otherwise. */
  when?: (given: Given) => boolean;
  /** Makes of what was typed what is checked; the words themselves unless told. */
  read?: (typed: string) => unknown;
  /** The build's own check of this field, and that it is not taken. */
  check: z.ZodType<Value>;
}

/** Questions in the order in which they are asked. A name is also its flag and its key in a file of answers. */
export type Questions = Readonly<Record<string, Question>>;
export type Answers<Asked extends Questions> = { [Name in keyof Asked]: z.output<Asked[Name]["check"]> };

/** Asks one after the other; an answer that does not pass is asked for again, with the reason. */
export async function askAll<Asked extends Questions>(
  questions: Asked,
  terminal: Terminal,
  say: (line: string) => void,
): Promise<Answers<Asked>> {
  const given: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(questions)) {
    if (question.when?.(given) === false) continue;
    say(["", question.asks, ...linesOf(hintOf(question, given))].join("\n"));
    const otherwise = otherwiseOf(question, given);
    for (;;) {
      const typed = await terminal.ask(`${name}${otherwise ? ` (${otherwise})` : ""}: `);
      const { value, faults } = judge(question, typed.trim() || (otherwise ?? ""));
      if (faults.length === 0) {
        given[name] = value;
        break;
      }
      say(faults.map((fault) => `  ✗ ${fault}`).join("\n"));
    }
  }
  return given as Answers<Asked>;
}

/** Takes all answers from what is given, or throws a Refusal that names everything that is missing or does not pass. */
export function takeAll<Asked extends Questions>(
  questions: Asked,
  typed: Readonly<Record<string, string>>,
): Answers<Asked> {
  const given: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    if (typed[name] === undefined && question.when?.(given) === false) continue;
    const answer = typed[name] ?? otherwiseOf(question, given);
    if (answer === undefined) {
      faults.push([`--${name} is missing. ${question.asks}`, ...linesOf(hintOf(question, given))].join("\n"));
      continue;
    }
    const judged = judge(question, answer.trim());
    faults.push(...judged.faults.map((fault) => `--${name}: ${fault}`));
    given[name] = judged.value;
  }
  if (faults.length > 0) throw new Refusal(`Nothing was written:\n${faults.join("\n")}`);
  return given as Answers<Asked>;
}

/** What each question asks, for `--help`. */
export function describeAll(questions: Questions): string {
  return Object.entries(questions)
    .map(([name, question]) => [`--${name}`, ...linesOf(question.asks), ...linesOf(hintOf(question, {}))].join("\n"))
    .join("\n");
}

function judge({ read, check }: Question, typed: string): { value: unknown; faults: string[] } {
  const parsed = check.safeParse(read ? read(typed) : typed);
  if (parsed.success) return { value: parsed.data, faults: [] };
  return {
    value: undefined,
    faults: parsed.error.issues.map(({ path, message }) => [path.join("."), message].join(" ").trim()),
  };
}

function hintOf({ hint }: Question, given: Given): string {
  return typeof hint === "function" ? hint(given) : (hint ?? "");
}

function otherwiseOf({ otherwise }: Question, given: Given): string | undefined {
  return typeof otherwise === "function" ? otherwise(given) : otherwise;
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n").map((line) => `  ${line}`);
}

/** An answer that may be left out. */
export function optional<Value>(question: Question<Value>): Question<Value | undefined> {
  const { read = (typed) => typed, check, ...rest } = question;
  return {
    otherwise: "",
    ...rest,
    read: (typed) => (typed === "" ? undefined : read(typed)),
    check: check.optional(),
  };
}

/** Reads one of these names; a part that only one of them has will do. */
export function among(names: readonly string[]): (typed: string) => string {
  return (typed) => {
    if (names.includes(typed) || typed === "") return typed;
    const like = names.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
    return like.length === 1 ? (like[0] ?? typed) : typed;
  };
}

/** Reads digits as a number, and leaves everything else for the check to refuse. */
export function asNumber(typed: string): unknown {
  return /^\d+$/.test(typed) ? Number(typed) : typed;
}
