import type { Language } from "#src/domain/language.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { TermData } from "./pageDataTypes.ts";

/** Terms of every ride, in display order. */
export function loadRideTerms({ rideTerms }: Library, language: Language): TermData[] {
  return Object.values(rideTerms).map(({ label, text }) => ({ label: label[language], text: text[language] }));
}
