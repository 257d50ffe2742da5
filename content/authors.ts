import type { AuthorId } from "#src/content/schema/posts.ts";
import type { Localized } from "#src/domain/language.ts";

/** The signatures of articles: editorial desks, not invented persons. */
export const AUTHORS: Readonly<Record<AuthorId, Localized<string>>> = {
  editors: { tr: "Yol Yazıları Ekibi", en: "The travel editors", ru: "Отдел путешествий" },
  history: { tr: "Tarih Yazıları Ekibi", en: "The history editors", ru: "Отдел истории" },
  kitchen: { tr: "Mutfak Yazıları Ekibi", en: "The food editors", ru: "Отдел кухни" },
};
