import { LANGUAGES, type Language, type Localized } from "#src/domain/language.ts";
import type { Fault } from "#src/content/read/faults.ts";
import { say } from "#src/content/messages/sentences.ts";
import { proseIn } from "./prose.ts";

/** A word that the interface no longer uses, by its beginning, and the word to use instead. */
interface RetiredWord {
  beginning: string;
  instead: string;
}

/**
 * Reads the table of `content/glossary.md`: the thing, its word in each language, and the beginnings of the retired ones in each
 * language, separated by commas.
 */
function retiredWordsIn(glossary: string): Localized<RetiredWord[]> {
  const retired: Localized<RetiredWord[]> = { tr: [], en: [], ru: [] };
  const rows = glossary.split("\n").filter((line) => line.startsWith("|"));
  for (const row of rows.slice(2)) {
    const cells = row.split("|").map((cell) => cell.trim());
    for (const [index, language] of LANGUAGES.entries()) {
      const instead = cells[2 + index] ?? "";
      const beginnings = (cells[2 + LANGUAGES.length + index] ?? "").split(", ").filter(Boolean);
      retired[language].push(...beginnings.map((beginning) => ({ beginning, instead })));
    }
  }
  return retired;
}

/**
 * Finds the retired words of the glossary in the messages of the interface.
 *
 * @param glossary the text of `content/glossary.md`
 * @param messages the content of each message file, by its path
 */
export function retiredWordFaults(glossary: string, messages: Readonly<Record<string, unknown>>): Fault[] {
  const retired = retiredWordsIn(glossary);
  return LANGUAGES.flatMap((language) =>
    Object.entries(messages)
      .filter(([file]) => file.includes(`/${language}/`))
      .flatMap(([file, value]) => proseIn(file, value, language))
      .flatMap(({ file, field, text }) => {
        const words = text.replaceAll(/\{\{\w+\}\}/g, "").toLocaleLowerCase(language);
        return retired[language]
          .filter(({ beginning }) => startsWord(words, beginning, language))
          .map(({ beginning, instead }) => ({
            file,
            where: [field],
            message: say('"%{beginning}…" is retired by content/glossary.md; write %{instead}', { beginning, instead }),
          }));
      }),
  );
}

/** Whether a word of a text in lower case starts with `beginning`. */
function startsWord(text: string, beginning: string, language: Language): boolean {
  const pattern = beginning.toLocaleLowerCase(language).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{L})${pattern}`, "u").test(text);
}
