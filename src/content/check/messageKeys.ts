import { LANGUAGES } from "#src/domain/language.ts";
import type { Fault } from "#src/content/read/faults.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";

/** Flattened messages, by key (`menu.open`). */
export type Messages = ReadonlyMap<string, string>;

/** Messages as parsed from JSON. */
export interface NestedMessages {
  [key: string]: string | NestedMessages;
}

/** What is wrong with a key in one language. */
interface KeyFault {
  language: string;
  /** The key. */
  field: string;
  message: Sentence;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Flattens nested messages. */
export function flatten(dictionary: NestedMessages, above = ""): Messages {
  const messages = new Map<string, string>();
  for (const [key, value] of Object.entries(dictionary)) {
    if (typeof value === "string") messages.set(above + key, value);
    else for (const [below, text] of flatten(value, `${above}${key}.`)) messages.set(below, text);
  }
  return messages;
}

/** The key that the code uses, without the suffix of a plural form. */
export function baseOf(key: string, messages: Messages): string {
  return isPlural(key, messages) ? key.replace(PLURAL, "") : key;
}

/**
 * Finds keys of the interface that a language lacks, and plural forms that it lacks or does not have.
 *
 * @param files the content of each message file, by its path; unreadable files are left out
 */
export function messageKeyFaults(files: Readonly<Record<string, unknown>>): Fault[] {
  const fileIn = (path: string, language: string) => path.replace(/\/(?:tr|en|ru)(?=\/[^/]+$)/, `/${language}`);
  const first = [...new Set(Object.keys(files).map((path) => fileIn(path, LANGUAGES[0])))];
  return first.flatMap((path) => {
    const byLanguage = new Map(
      LANGUAGES.flatMap((language) => {
        const dictionary = files[fileIn(path, language)];
        return dictionary === undefined ? [] : [[language as string, flatten(dictionary as NestedMessages)] as const];
      }),
    );
    return [...keyFaults(byLanguage), ...pluralFaults(byLanguage)].map(({ language, ...fault }) => ({
      file: fileIn(path, language),
      ...fault,
    }));
  });
}

/** Keys that are missing in some language, ignoring plural forms. */
export function keyFaults(byLanguage: ReadonlyMap<string, Messages>): KeyFault[] {
  const bases = new Map([...byLanguage].map(([language, messages]) => [language, basesOf(messages)]));
  const all = new Set([...bases.values()].flatMap((keys) => [...keys]));
  return [...all].flatMap((key) => {
    const [having = ""] = [...bases].find(([, keys]) => keys.has(key)) ?? [];
    return [...bases]
      .filter(([, keys]) => !keys.has(key))
      .map(([language]) => ({ language, field: key, message: say("is missing, which %{having} has", { having }) }));
  });
}

/** Plural forms that are missing or unused in a language. A key without plural forms in one language must have none in any. */
export function pluralFaults(byLanguage: ReadonlyMap<string, Messages>): KeyFault[] {
  const plurals = new Set(
    [...byLanguage.values()].flatMap((messages) =>
      [...messages.keys()].filter((key) => isPlural(key, messages)).map((key) => baseOf(key, messages)),
    ),
  );
  return [...byLanguage].flatMap(([language, messages]) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const bases = basesOf(messages);
    return [...plurals].flatMap((base) => {
      // A key without any form is missing altogether.
      const given = [...messages.keys()]
        .filter((key) => PLURAL.test(key) && key.replace(PLURAL, "") === base)
        .map((key) => PLURAL.exec(key)?.[1]);
      return given.toSorted().join() === needed.join() || !(bases.has(base) || given.length > 0)
        ? []
        : [
            {
              language,
              field: base,
              message: say("has the forms %{given}, and needs %{needed}", {
                given: given.length === 0 ? say("(none)") : given.join(", "),
                needed: needed.join(", "),
              }),
            },
          ];
    });
  });
}

/** Whether a key is a plural form: then its base also has an `_other`. */
function isPlural(key: string, messages: Messages): boolean {
  return PLURAL.test(key) && messages.has(`${key.replace(PLURAL, "")}_other`);
}

function basesOf(messages: Messages): Set<string> {
  return new Set([...messages.keys()].map((key) => baseOf(key, messages)));
}
