import type { LegalText } from "#src/content/schema/legal.ts";
import type { LegalData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import { loadContact } from "./business.ts";

/** A legal text in Turkish, with facts, titles of its groups and a summary of each part in the page's language. */
export function loadLegal(library: Library, language: Language, { keyFacts, groups }: LegalText): LegalData {
  return {
    contact: loadContact(library),
    keyFacts: keyFacts.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    groups: groups.map(({ title, sections }) => ({
      title: title[language],
      parts: sections.map(({ summary, ...part }) => ({
        ...part,
        summary: language === "tr" ? { title: part.heading, text: summary.tr } : summary[language],
      })),
    })),
  };
}
