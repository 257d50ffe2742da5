import { DRIVES } from "#content/drives.ts";
import { PAGES } from "#content/pages.ts";
import { loadContact } from "#src/content/business.ts";
import { placeLabel } from "#src/content/cards.ts";
import { headOf } from "#src/content/heads.ts";
import { loadPicture } from "#src/content/pictures.ts";
import { loadQuestions } from "#src/content/questions.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the questions and answers, with its head. */
export function loadFaqPage(language: Language): PageData["faq"] {
  return {
    head: headOf("faq", language),
    language,
    questions: loadQuestions(language),
    drives: DRIVES.map(({ to, minutes }) => ({ label: placeLabel(to, language), minutes })),
    postmark: PAGES.faq.postmark[language],
    contact: loadContact(),
    pictures: { map: loadPicture(PAGES.faq.map, language) },
  };
}
