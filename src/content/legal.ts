import type { LegalText } from "#src/content/contentSchema.ts";
import type { LegalPartData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** The parts of a legal text in Turkish; for the other languages, each with its summary. */
export function loadLegalParts({ sections }: LegalText, language: Language): LegalPartData[] {
  return sections.map(({ summary, ...part }) => (language === "tr" ? part : { ...part, summary: summary[language] }));
}
