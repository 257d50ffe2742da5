import type { PostCategory } from "#src/content/schema/posts.ts";
import type { Localized } from "#src/domain/language.ts";

/** Categories of articles, as their cards show them. */
export const CATEGORIES: Readonly<Record<PostCategory, Localized<string>>> = {
  Travel: { tr: "Seyahat", en: "Travel", ru: "Путешествия" },
  History: { tr: "Tarih", en: "History", ru: "История" },
  Food: { tr: "Yemek", en: "Food", ru: "Еда" },
  Luxury: { tr: "Marinalar", en: "Luxury", ru: "Яхты и марины" },
  Activities: { tr: "Yapılacaklar", en: "Activities", ru: "Чем заняться" },
  "Hidden Gems": { tr: "Kıyıda köşede", en: "Hidden gems", ru: "Тайные места" },
  "Places to Visit": { tr: "Gezilecek yerler", en: "Places to visit", ru: "Что посмотреть" },
  Literature: { tr: "Edebiyat", en: "Literature", ru: "Литература" },
  "Local Flavors": { tr: "Yerel lezzetler", en: "Local flavours", ru: "Местная кухня" },
  "Local Products": { tr: "Yerel ürünler", en: "Local products", ru: "Местные товары" },
};
