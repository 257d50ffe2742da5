import type { PictureName } from "#content/pictures.ts";
import { PREVIEW_FOCUS } from "#content/previews.ts";
import type { Language, Localized } from "#src/domain/language.ts";
import type { Preview } from "#src/content/schema/pages.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import { SECTION_PREVIEWS, type PreviewName } from "./previewNames.ts";

/** A link preview: the content of an Open Graph image, with the name of its files. */
export interface LinkPreview extends Preview {
  name: PreviewName;
}

/** Link previews of the sections, from `content/previews.ts`, and of each service, tour and article, from its own picture and text. */
export function linkPreviews({ services, tours, posts, previews, categories }: Library): LinkPreview[] {
  return [
    ...SECTION_PREVIEWS.map((name) => ({ name, ...previews[name] })),
    ...services.map(({ slug, image, text }) =>
      detailPreview(`service-${slug}`, image, (language) => text[language].shortDescription, text),
    ),
    ...tours.flatMap(({ slug, images: [picture], text }) =>
      picture ? [detailPreview(`tour-${slug}`, picture, (language) => text[language].place, text)] : [],
    ),
    ...posts.map(({ slug, image, category, text }) =>
      detailPreview(`post-${slug}`, image, (language) => categories[category][language], text),
    ),
  ];
}

function detailPreview(
  name: PreviewName,
  picture: PictureName,
  line: (language: Language) => string,
  text: Localized<{ title: string }>,
): LinkPreview {
  const words = (language: Language) => ({ title: text[language].title, line: line(language) });
  return {
    name,
    picture,
    focus: PREVIEW_FOCUS[picture] ?? 50,
    words: { tr: words("tr"), en: words("en"), ru: words("ru") },
  };
}
