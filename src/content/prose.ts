import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { entriesOf } from "./entries.ts";

/** Words that somebody reads, and where they stand. */
export interface Prose {
  file: string;
  /** The way to them in the file; empty for the whole of a text. */
  field: string;
  language: Language;
  text: string;
}

/**
 * Every word below a value that is in a language: what stands under `tr`, `en` and `ru`, or, where all of the value is in one language,
 * all that it holds. The rest are names and codes.
 */
export function proseIn(file: string, value: unknown, language?: Language, field = ""): Prose[] {
  if (typeof value === "string") return language ? [{ file, field, language, text: value }] : [];
  const isLocalized =
    !language && typeof value === "object" && value !== null && LANGUAGES.every((one) => one in value);
  return (entriesOf(value) ?? []).flatMap(([name, entry]) =>
    proseIn(file, entry, isLocalized ? (name as Language) : language, field ? `${field}.${name}` : name),
  );
}
