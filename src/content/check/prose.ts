import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { entriesOf } from "#src/content/read/entries.ts";

/** A text that visitors read, and its location. */
export interface Prose {
  file: string;
  /** Path of the field within the file; empty for the body of a text. */
  field: string;
  language: Language;
  text: string;
}

/**
 * Collects all texts of a value that are in a language: the values under `tr`, `en` and `ru`, and all other strings if
 * the rest of the value is in one language. Without that, they are names and codes.
 */
export function proseIn(file: string, value: unknown, language?: Language, field = ""): Prose[] {
  if (typeof value === "string") return language ? [{ file, field, language, text: value }] : [];
  return (entriesOf(value) ?? []).flatMap(([name, entry]) =>
    proseIn(file, entry, LANGUAGES.find((one) => one === name) ?? language, field ? `${field}.${name}` : name),
  );
}
