import { z } from "zod";

import { line, listOf, localized } from "./fields.ts";

const summaryText = line(20, 180);
const legalSummary = z.strictObject({ title: line(3, 40), text: summaryText });

/** A legal text, in Turkish, which is the binding version under every language. */
export const legalText = z.strictObject({
  /** What most readers look for: four facts, of a word or a figure each. */
  keyFacts: listOf(z.strictObject({ label: localized(line(3, 40)), value: localized(line(2, 24)) }), 4, 4),
  /** Sections below a common title, which is no part of the text. Sections are numbered and linked to by their order on the page. */
  groups: listOf(
    z.strictObject({
      title: localized(line(3, 40)),
      sections: listOf(
        z.strictObject({
          heading: line(3, 60),
          /** What the section says in short; for readers of the other languages with its heading in theirs. */
          summary: z.strictObject({ tr: summaryText, en: legalSummary, ru: legalSummary }),
          paragraphs: listOf(line(20, 900), 1, 6),
          list: z.exactOptional(listOf(line(10, 500), 1, 12)),
        }),
        1,
        8,
      ),
    }),
    2,
    4,
  ),
});
export type LegalText = z.infer<typeof legalText>;
/** A part of a legal text, below its own heading. */
export type LegalSection = LegalText["groups"][number]["sections"][number];
