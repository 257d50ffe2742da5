import type { z } from "zod";

import type { Language } from "#src/domain/language.ts";
import { nearest } from "./faultHints.ts";

/** What the questions call the languages. */
export const LANGUAGE_NAMES: Record<Language, string> = { tr: "Turkish", en: "English", ru: "Russian" };

/** Error that the owner can correct: only its message is shown, without a stack. */
export class UserError extends Error {}

/** Values of the questions answered so far, by question name. */
export type PreviousAnswers = Readonly<Record<string, unknown>>;

/** One of the answers to choose from. `value` is also the value of the flag. */
export interface Choice {
  value: string;
  label?: string;
}

/** A question, and how its answer is parsed and validated. */
export interface Question<Value = unknown> {
  prompt: string;
  /** Which answers are accepted, and in what format. */
  hint?: string;
  /** The possible answers, if they can be listed. */
  choices?: (previous: PreviousAnswers) => readonly Choice[];
  /** Whether several choices can be selected, in order of importance. */
  isMultiple?: true;
  /** The answer if nothing is typed. Without a default, an answer is required. */
  defaultValue?: string | ((previous: PreviousAnswers) => string);
  /** Whether to ask the question, given the previous answers; always by default. The answer is undefined if it is not asked. */
  when?: (previous: PreviousAnswers) => boolean;
  /** What a rejected answer probably means. It is proposed if it is a valid answer. */
  suggest?: (typed: string) => string | undefined;
  /** Parses the typed text before validation; by default it is validated as it is. */
  parse?: (typed: string) => unknown;
  /** The schema that the build uses for this field, and a check that the value is not taken. */
  schema: z.ZodType<Value>;
  /** Resolves to what is wrong with a valid answer, if that takes time to find out or depends on previous answers. */
  check?: (answer: string, previous: PreviousAnswers) => Promise<string | undefined>;
  /** Whether its flag takes no value. The answer is then `yes`. */
  isSwitch?: true;
}

/** Questions in the order in which they are asked. A question's name is also its flag and its key in a file of answers. */
export type Questions = Readonly<Record<string, Question>>;

/** Validated answers, by question name. */
export type Answers<Asked extends Questions> = { [Name in keyof Asked]: z.output<Asked[Name]["schema"]> };

/** Parses and validates all answers at once. Throws a UserError that lists every missing or invalid one. */
export async function parseAnswers<Asked extends Questions>(
  questions: Asked,
  typed: Readonly<Record<string, string>>,
): Promise<Answers<Asked>> {
  const answers: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    if (typed[name] === undefined && question.when?.(answers) === false) continue;
    const answer = typed[name] ?? defaultValueOf(question, answers);
    if (answer === undefined) {
      faults.push([`--${name} is missing. ${question.prompt}`, ...describeAnswers(question, answers)].join("\n"));
      continue;
    }
    const parsed = await checkAnswer(question, answer, answers);
    const near = nearestChoice(question, answer, answers);
    const hint = near === undefined ? "" : `; did you mean "${near}"?`;
    faults.push(...parsed.faults.map((fault) => `--${name}: ${fault}${hint}`));
    answers[name] = parsed.value;
  }
  if (faults.length > 0) throw new UserError(`Nothing was written:\n${faults.join("\n")}`);
  return answers as Answers<Asked>;
}

/** The choice that a single answer probably means. */
function nearestChoice(
  { choices, isMultiple }: Question,
  answer: string,
  previous: PreviousAnswers,
): string | undefined {
  return isMultiple ? undefined : nearest(answer, choices?.(previous).flatMap(({ value }) => value || []) ?? []);
}

/** Parses and validates one answer, and then checks it. Resolves to its value, or what is wrong with it. */
export async function checkAnswer(
  question: Question,
  answer: string,
  previous: PreviousAnswers,
): Promise<{ value: unknown; faults: string[] }> {
  const parsed = parseAnswer(question, answer);
  if (parsed.faults.length > 0 || parsed.value === undefined) return parsed;
  const fault = await question.check?.(String(parsed.value), previous);
  return fault === undefined ? parsed : { value: undefined, faults: [fault] };
}

/** Whether an answer is missing that has no default value, so that the questions have to be asked. */
export function isIncomplete(questions: Questions, typed: Readonly<Record<string, string>>): boolean {
  return Object.entries(questions).some(
    ([name, question]) =>
      typed[name] === undefined && question.defaultValue === undefined && question.when?.(typed) !== false,
  );
}

/** Describes every question with its flag, for `--help`. */
export function describeQuestions(questions: Questions): string {
  return Object.entries(questions)
    .map(([name, question]) =>
      [
        question.isSwitch ? `--${name}  (without a value)` : `--${name}`,
        `  ${question.prompt}`,
        ...(question.isSwitch ? [] : describeAnswers(question, {})),
      ].join("\n"),
    )
    .join("\n");
}

/** Parses and validates one answer. Returns its value, or what is wrong with it and what it probably means. */
export function parseAnswer(question: Question, answer: string): { value: unknown; faults: string[] } {
  const typed = answer.trim();
  const resultOf = (text: string) => question.schema.safeParse(question.parse ? question.parse(text) : text);
  const result = resultOf(typed);
  if (result.success) return { value: result.data, faults: [] };
  const suggested = question.suggest?.(typed);
  const hint = suggested !== undefined && resultOf(suggested).success ? `; did you mean "${suggested}"?` : "";
  const faults = result.error.issues.map(({ path, message }) => [path.join("."), message].join(" ").trim());
  return { value: undefined, faults: faults.map((fault) => `${fault}${hint}`) };
}

/** The default value of a question, which may depend on the previous answers. */
export function defaultValueOf({ defaultValue }: Question, previous: PreviousAnswers): string | undefined {
  return typeof defaultValue === "function" ? defaultValue(previous) : defaultValue;
}

/** Formats a choice for a list: its value and its label. */
export function formatChoice({ value, label }: Choice): string {
  return [value, label].filter(Boolean).join("  ");
}

/** The hint and the choices of a question, as indented lines. */
function describeAnswers({ hint, choices }: Question, previous: PreviousAnswers): string[] {
  const listed = choices?.(previous).filter(({ value }) => value !== "") ?? [];
  const lines = listed.map(formatChoice);
  const isLabelled = listed.some(({ label }) => label !== undefined);
  return [hint, ...(isLabelled ? lines : [lines.join(", ")])].filter(Boolean).map((line) => `  ${line}`);
}

/** Makes a question optional: an empty answer is undefined. */
export function optional<Value>(question: Question<Value>): Question<Value | undefined> {
  const { parse = (typed) => typed, schema, ...rest } = question;
  return {
    defaultValue: "",
    ...rest,
    parse: (typed) => (typed === "" ? undefined : parse(typed)),
    schema: schema.optional(),
  };
}

/** Limits the answers to these choices. The label of one will do, and so will a part of a name if it occurs in one name only. */
export function oneOf(choices: readonly Choice[]): Pick<Question, "choices" | "parse"> {
  const names = choices.map(({ value }) => value);
  return {
    choices: () => choices,
    parse: (typed) => {
      if (names.includes(typed) || typed === "") return typed;
      const wanted = typed.toLocaleLowerCase("tr");
      const labelled = choices.filter(({ label }) => label?.toLocaleLowerCase("tr") === wanted);
      if (labelled.length === 1) return labelled[0]?.value;
      const matches = names.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
      return matches.length === 1 ? matches[0] : typed;
    },
  };
}

/** Parses digits as a number. Any other text is returned as it is, and the schema rejects it. */
export function parseNumber(typed: string): unknown {
  return /^\d+$/.test(typed) ? Number(typed) : typed;
}
