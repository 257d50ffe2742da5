import { expect, test } from "vitest";

import { FAQ } from "#content/faq.ts";
import { TERM_NUMBERS } from "#content/termNumbers.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { loadQuestions } from "#src/content/pageData/questions.ts";
import { LANGUAGES } from "#src/domain/language.ts";

test.each(LANGUAGES)("the FAQ has every question once in %s, each with an answer", (language) => {
  const questions = loadQuestions(readLibrary(), language);
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.map(({ id }) => id)).toEqual(FAQ.map(({ id }) => id));
  expect(new Set(questions.map(({ question }) => question)).size).toBe(FAQ.length);
  expect(questions.filter(({ html }) => html === "")).toEqual([]);
});

test("the FAQ gives the charge for a late cancellation as a percentage", () => {
  const percentage = `${TERM_NUMBERS.lateCancellingPercent}%`;
  expect(loadQuestions(readLibrary(), "en").filter(({ html }) => html.includes(percentage))).toHaveLength(1);
});
