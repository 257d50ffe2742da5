import type { z } from "zod";

/** Something that the owner can put right: its message is all that is shown. */
export class Refusal extends Error {}

/** What has been answered so far, by the names of the questions. */
export type Given = Readonly<Record<string, unknown>>;

/** One of the answers to choose from: `value` is what a flag would say. */
export interface Choice {
  value: string;
  label?: string;
}

export interface Question<Value = unknown> {
  asks: string;
  /** What may be answered, or how. */
  hint?: string;
  /** The answers there are, where they can be listed. */
  choices?: (given: Given) => readonly Choice[];
  /** Whether several of the choices are taken, in the order of their importance. */
  isMultiple?: true;
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
      faults.push([`--${name} is missing. ${question.asks}`, ...detailsOf(question, given)].join("\n"));
      continue;
    }
    const judged = judge(question, answer);
    faults.push(...judged.faults.map((fault) => `--${name}: ${fault}`));
    given[name] = judged.value;
  }
  if (faults.length > 0) throw new Refusal(`Nothing was written:\n${faults.join("\n")}`);
  return given as Answers<Asked>;
}

/** What each question asks, for `--help`. */
export function describeAll(questions: Questions): string {
  return Object.entries(questions)
    .map(([name, question]) => [`--${name}`, `  ${question.asks}`, ...detailsOf(question, {})].join("\n"))
    .join("\n");
}

/** The value of an answer, or what is wrong with it. */
export function judge({ read, check }: Question, answer: string): { value: unknown; faults: string[] } {
  const typed = answer.trim();
  const parsed = check.safeParse(read ? read(typed) : typed);
  if (parsed.success) return { value: parsed.data, faults: [] };
  return {
    value: undefined,
    faults: parsed.error.issues.map(({ path, message }) => [path.join("."), message].join(" ").trim()),
  };
}

/** What counts when nothing is typed. */
export function otherwiseOf({ otherwise }: Question, given: Given): string | undefined {
  return typeof otherwise === "function" ? otherwise(given) : otherwise;
}

/** One of the choices in a list. */
export function lineOf({ value, label }: Choice): string {
  return [value, label].filter(Boolean).join("  ");
}

function detailsOf({ hint, choices }: Question, given: Given): string[] {
  const listed = choices?.(given).filter(({ value }) => value !== "") ?? [];
  const names = listed.some(({ label }) => label !== undefined) ? listed.map(lineOf) : [listed.map(lineOf).join(", ")];
  return [hint, ...names].filter(Boolean).map((line) => `  ${line}`);
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

/** A question whose answer is one of these names. As a flag, a part that only one of them has will do. */
export function among(choices: readonly Choice[]): Pick<Question, "choices" | "read"> {
  const names = choices.map(({ value }) => value);
  return {
    choices: () => choices,
    read: (typed) => {
      if (names.includes(typed) || typed === "") return typed;
      const like = names.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
      return like.length === 1 ? like[0] : typed;
    },
  };
}

/** Reads digits as a number, and leaves everything else for the check to refuse. */
export function asNumber(typed: string): unknown {
  return /^\d+$/.test(typed) ? Number(typed) : typed;
}
