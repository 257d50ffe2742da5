import type { AuthorId } from "#src/content/read/contentSchema.ts";
import type { Localized } from "#src/domain/language.ts";

/** The signatures of articles: editorial desks, not invented persons. */
export const AUTHORS: Readonly<Record<AuthorId, Localized<string>>> = {
  editors: { tr: "Yol Yazıları Ekibi", en: "The road desk", ru: "Отдел путешествий" },
  history: { tr: "Tarih Yazıları Ekibi", en: "The history desk", ru: "Отдел истории" },
  kitchen: { tr: "Mutfak Yazıları Ekibi", en: "The kitchen desk", ru: "Отдел кухни" },
};
