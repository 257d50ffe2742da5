import type { SentenceText } from "./turkish.ts";

/** The languages in which the owner's commands speak. */
export const OWNER_LANGUAGES = ["tr", "en"] as const;
export type OwnerLanguage = (typeof OWNER_LANGUAGES)[number];

/** A name of the content in both languages. */
type Named = Readonly<Record<OwnerLanguage, string>>;

/** What a sentence names: it is shown as it is, or in the language of the sentence. A list has a line for each entry. */
export type Value = string | number | Sentence | Named | readonly Value[];

/** A sentence for the owner, before it is put into a language: its English text, by which programs know it, and what it names. */
export interface Sentence {
  text: SentenceText;
  values: Readonly<Record<string, Value>>;
}

/** The names between `%{` and `}` in a text. */
type NamesIn<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
/** The values of a text as an argument; none if it has no names. */
type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, Value>>];

/** Makes a sentence. Its text is one of those that have a Turkish wording, and every name in it has a value. */
export function say<Text extends SentenceText>(text: Text, ...[values]: ValuesOf<Text>): Sentence {
  return { text, values: values ?? {} };
}

let turkish: Readonly<Record<SentenceText, string>> | undefined;

/** Provides the Turkish sentences. The owner's commands do; the build and Storybook speak English, and would only grow by them. */
export function provideTurkish(sentences: Readonly<Record<SentenceText, string>>): void {
  turkish = sentences;
}

/** A value, and so a sentence, in one language. Throws if that is Turkish and its sentences were not provided. */
export function wordsOf(value: Value, language: OwnerLanguage): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (isList(value)) return value.map((entry) => wordsOf(entry, language)).join("\n");
  if ("tr" in value) return value[language];
  const { text, values } = value;
  if (language === "tr" && !turkish) throw new Error("The Turkish sentences were not provided.");
  const template: string = language === "tr" ? (turkish?.[text] ?? text) : text;
  return template.replaceAll(/%\{(\w+)\}/g, (_, name: string) => wordsOf(values[name] ?? "", language));
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** A sentence as the message of a schema: those are strings, so it is written as JSON. */
export function asMessage<Text extends SentenceText>(text: Text, ...values: ValuesOf<Text>): string {
  return JSON.stringify(say(text, ...values));
}

/** The sentence in the message of a schema. */
export function sentenceIn(message: string): Sentence {
  return JSON.parse(message) as Sentence;
}
