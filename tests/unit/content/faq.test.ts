import { expect, test } from "vitest";

import { loadQuestions } from "#src/content/questions.ts";
import { LANGUAGES } from "#src/domain/language.ts";

test.each(LANGUAGES)("the FAQ has ten questions in %s, each with an answer", (language) => {
  const questions = loadQuestions(language);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(10);
  expect(questions.filter(({ html }) => html === "")).toEqual([]);
  expect(questions).toHaveLength(10);
});

test("the FAQ gives the charge for a late cancellation as a percentage", () => {
  expect(loadQuestions("en").filter(({ html }) => html.includes("50%"))).toHaveLength(1);
});
