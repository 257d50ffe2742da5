import type { z } from "zod";

import { messageOf } from "#src/content/schema/issues.ts";
import {
  OWNER_LANGUAGES,
  say,
  sentenceIn,
  wordsOf,
  type OwnerLanguage,
  type Sentence,
  type Value as Words,
} from "#src/content/messages/sentences.ts";
import { nearest } from "./faultHints.ts";
import { UserError } from "./userError.ts";

/** Values of the questions answered so far, by question name. */
export type PreviousAnswers = Readonly<Record<string, unknown>>;

/** One of the answers to choose from. `value` is also the value of the flag. */
export interface Choice {
  value: string;
  label?: Words;
}

/** A question, and how its answer is parsed and validated. */
export interface Question<Value = unknown> {
  prompt: Sentence;
  /** Which answers are accepted, and in what format. */
  hint?: Sentence;
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
  check?: (answer: string, previous: PreviousAnswers) => Promise<Sentence | undefined>;
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
  const faults: Sentence[] = [];
  for (const [name, question] of Object.entries(questions)) {
    if (typed[name] === undefined && question.when?.(answers) === false) continue;
    const answer = typed[name] ?? defaultValueOf(question, answers);
    if (answer === undefined) {
      const about = [question.prompt, ...describeAnswers(question, answers)];
      faults.push(say("--%{name} is missing. %{about}", { name, about }));
      continue;
    }
    const parsed = await checkAnswer(question, answer, answers);
    const near = nearestChoice(question, answer, answers);
    faults.push(
      ...parsed.faults.map((fault) => say("--%{name}: %{fault}", { name, fault: withProposal(fault, near) })),
    );
    answers[name] = parsed.value;
  }
  if (faults.length > 0) throw new UserError(say("Nothing was written:\n%{faults}", { faults }));
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
): Promise<{ value: unknown; faults: Sentence[] }> {
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
export function describeQuestions(questions: Questions, language: OwnerLanguage): string {
  return Object.entries(questions)
    .map(([name, question]) =>
      [
        wordsOf(question.isSwitch ? say("--%{name}  (without a value)", { name }) : `--${name}`, language),
        `  ${wordsOf(question.prompt, language)}`,
        ...(question.isSwitch ? [] : describeAnswers(question, {}).map((line) => wordsOf(line, language))),
      ].join("\n"),
    )
    .join("\n");
}

/** Parses and validates one answer. Returns its value, or what is wrong with it and what it probably means. */
export function parseAnswer(question: Question, answer: string): { value: unknown; faults: Sentence[] } {
  const typed = answer.trim();
  const resultOf = (text: string) =>
    question.schema.safeParse(question.parse ? question.parse(text) : text, { error: messageOf });
  const result = resultOf(typed);
  if (result.success) return { value: result.data, faults: [] };
  const suggested = question.suggest?.(typed);
  const proposal = suggested !== undefined && resultOf(suggested).success ? suggested : undefined;
  const faults = result.error.issues.map(({ path, message }) => {
    const field = path.join(".");
    const is = sentenceIn(message);
    return withProposal(field === "" ? is : say("%{field} %{is}", { field, is }), proposal);
  });
  return { value: undefined, faults };
}

/** What is wrong with an answer, with what was probably meant. */
function withProposal(fault: Sentence, proposal: string | undefined): Sentence {
  return proposal === undefined ? fault : say('%{fault}; did you mean "%{proposal}"?', { fault, proposal });
}

/** The default value of a question, which may depend on the previous answers. */
export function defaultValueOf({ defaultValue }: Question, previous: PreviousAnswers): string | undefined {
  return typeof defaultValue === "function" ? defaultValue(previous) : defaultValue;
}

/** Formats a choice for a list: its value and its label. */
export function formatChoice({ value, label = "" }: Choice, language: OwnerLanguage): string {
  const words = wordsOf(label, language);
  return words === value ? value : [value, words].filter(Boolean).join("  ");
}

/** The hint and the choices of a question, as indented lines. */
function describeAnswers({ hint, choices }: Question, previous: PreviousAnswers): Words[] {
  const listed = choices?.(previous).filter(({ value }) => value !== "") ?? [];
  const isLabelled = listed.some(({ label }) => label !== undefined);
  const lines: Words[] = isLabelled
    ? listed.map((choice) => inBoth((language) => formatChoice(choice, language)))
    : [listed.map(({ value }) => value).join(", ")];
  return [...(hint === undefined ? [] : [hint]), ...lines.filter(Boolean)].map((line) =>
    inBoth((language) => `  ${wordsOf(line, language)}`),
  );
}

/** Words that are put together in each language. */
function inBoth(words: (language: OwnerLanguage) => string): Words {
  return { tr: words("tr"), en: words("en") };
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
      const labelled = choices.filter(({ label = "" }) =>
        OWNER_LANGUAGES.some((language) => wordsOf(label, language).toLocaleLowerCase("tr") === wanted),
      );
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
