import { expect, test } from "vitest";

import { readLibrary } from "#src/content/library.ts";
import { LANGUAGES } from "#src/domain/language.ts";

const articles = readLibrary().posts.flatMap(({ slug, text }) =>
  LANGUAGES.map((language) => ({ name: `${slug} in ${language}`, html: text[language].html })),
);

/** The business's own people: what they say belongs into the text itself, because no reader could verify a quotation. */
const OURS = /\bour (?:drivers|team)\b|şoförlerimiz|наш\S* (?:\S+ )?водител/iu;

test.each(articles)("the quotation of $name has a source", ({ html }) => {
  const quotations = [...html.matchAll(/<blockquote>(.*?)<\/blockquote>/gs)].map(([, inner = ""]) => inner);
  expect(quotations.length).toBeLessThanOrEqual(1);
  for (const quotation of quotations) {
    const paragraphs = quotation.match(/<p>.*?<\/p>/gs) ?? [];
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(paragraphs.at(-1)).not.toMatch(OURS);
  }
});
