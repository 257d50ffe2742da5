import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { FILES } from "#src/content/library.ts";
import { proseIn, type Prose } from "#src/content/prose.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";

const MESSAGES = resolve(import.meta.dirname, "../../src/i18n/messages");

/** Message files of the user interface, by their paths below the project's root. */
export const MESSAGE_FILES: Readonly<Record<string, unknown>> = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    readdirSync(join(MESSAGES, language)).map((file) => [
      `src/i18n/messages/${language}/${file}`,
      JSON.parse(readFileSync(join(MESSAGES, language, file), "utf8")) as unknown,
    ]),
  ),
);

/** Every text that visitors read, in every language, with its location. */
export const ALL_PROSE: readonly Prose[] = [
  ...Object.entries(FILES.texts).map(([file, text]) => ({ file, field: "", language: languageOf(file), text })),
  ...proseIn("content/faq.ts", FILES.faq),
  ...proseIn("content/gallery.ts", FILES.gallery),
  ...proseIn("content/heads.ts", FILES.heads),
  ...proseIn("content/locations.ts", FILES.locations),
  ...FILES.lists.flatMap(({ file, value }) => proseIn(file, value)),
  ...FILES.objects
    .filter(({ file }) => file !== "content/pictures.ts")
    .flatMap(({ file, value }) => proseIn(file, value, file.startsWith("content/legal/") ? "tr" : undefined)),
  ...Object.entries(MESSAGE_FILES).flatMap(([file, value]) => proseIn(file, value, languageOf(file))),
];

function languageOf(file: string): Language {
  const language = LANGUAGES.find((one) => file.endsWith(`/${one}.md`) || file.includes(`/${one}/`));
  if (!language) throw new Error(`${file} is in no language`);
  return language;
}
