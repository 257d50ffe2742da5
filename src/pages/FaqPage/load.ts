import { loadContact } from "#src/content/pageData/business.ts";
import { placeLabel } from "#src/content/pageData/cards.ts";
import { headOf } from "#src/content/pageData/heads.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import { loadQuestions } from "#src/content/pageData/questions.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the questions and answers, with its head. */
export function loadFaqPage(library: Library, language: Language): PageData["faq"] {
  return {
    head: headOf(library, language, "faq"),
    language,
    questions: loadQuestions(library, language),
    drives: library.drives.map(({ to, minutes }) => ({ label: placeLabel(library, language, to), minutes })),
    contact: loadContact(library),
    pictures: { map: loadPicture(library.pages.faq.map, language) },
  };
}
