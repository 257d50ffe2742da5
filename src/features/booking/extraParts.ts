import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { loadWords } from "#src/i18n/words.ts";
import type { PartLoader } from "#src/ui/usePart.ts";
import type { ExtraFieldsProps, FilledExtrasProps } from "./ExtraFields.tsx";

/** The fields of the extras, with their words; every prerendered form has them in its markup. */
export const EXTRA_FIELDS_IN = inEachLanguage<ExtraFieldsProps>(async () => (await bring()).ExtraFields);
/** The same module's line of what is filled in. */
export const FILLED_EXTRAS_IN = inEachLanguage<FilledExtrasProps>(async () => (await bring()).FilledExtras);

function bring() {
  return import("./ExtraFields.tsx");
}

function inEachLanguage<Props>(load: PartLoader<Props>): Readonly<Record<Language, PartLoader<Props>>> {
  const loaders = LANGUAGES.map((language): [Language, PartLoader<Props>] => [
    language,
    async () => (await Promise.all([load(), loadWords(language, ["extras"])]))[0],
  ]);
  return Object.fromEntries(loaders) as Record<Language, PartLoader<Props>>;
}
