import { RIDE_TERMS } from "#content/rideTerms.ts";
import type { Language } from "#src/domain/language.ts";
import type { TermData } from "./pageDataTypes.ts";

/** Terms of every ride, in display order. */
export function loadRideTerms(language: Language): TermData[] {
  return Object.values(RIDE_TERMS).map(({ label, text }) => ({ label: label[language], text: text[language] }));
}
