import { FARES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import { readLibrary } from "./library.ts";
import { renderMarkdown } from "./markdown.ts";
import type { QuestionData } from "./pageDataTypes.ts";

/** All questions, or those with the given ids. */
export function loadQuestions(language: Language, ids?: readonly string[]): QuestionData[] {
  const { faq } = readLibrary();
  const shown = ids ? faq.filter(({ id }) => ids.includes(id)) : faq;
  return shown.map(({ id, group, question, answer }) => ({
    id,
    group,
    question: question[language],
    html: renderMarkdown(answer[language], { language, fares: FARES }).html,
  }));
}
