import type { Language } from "#src/domain/language.ts";
import { renderMarkdown } from "#src/content/render/markdown.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { QuestionData } from "./pageDataTypes.ts";

/** All questions, or those with the given ids. */
export function loadQuestions({ faq }: Library, language: Language, ids?: readonly string[]): QuestionData[] {
  const shown = ids ? faq.filter(({ id }) => ids.includes(id)) : faq;
  return shown.map(({ id, group, question, answer }) => ({
    id,
    group,
    question: question[language],
    html: renderMarkdown(answer[language], { language }).html,
  }));
}
