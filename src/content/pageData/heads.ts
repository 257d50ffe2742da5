import { PICTURES } from "#content/pictures.ts";
import PREVIEW_RECORD from "#content/previews.json";
import type { Language, Localized } from "#src/domain/language.ts";
import type { Section } from "#src/i18n/paths.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { HeadName } from "#src/content/read/sources.ts";
import type { DetailKind, PreviewName } from "./previewNames.ts";
import type { HeadData } from "./pageDataTypes.ts";
import { linkPreviews } from "./previews.ts";

/** Head of a section's page. */
export function headOf(library: Library, language: Language, page: Section): HeadData {
  const preview = page === "privacy" || page === "terms" ? "legal" : page;
  return {
    ...library.heads[page][language],
    siteName: library.business.name,
    section: page,
    preview: previewOf(library, language, preview),
  };
}

/** Head of a page without an address of its own. */
export function noindexHead({ heads, business }: Library, language: Language, page: HeadName): HeadData {
  return { ...heads[page][language], siteName: business.name, section: null };
}

/** Head of a service, tour or article, from its own text. */
export function headFromText(
  library: Library,
  language: Language,
  kind: DetailKind,
  { slug, text }: { slug: string; text: Localized<{ seoTitle: string; seoDescription: string }> },
): HeadData {
  const section = ({ service: "services", tour: "tours", post: "blog" } as const)[kind];
  const own = `${kind}-${slug}` as const;
  // A new page uses the preview of its section until its own has been rendered.
  const preview = `${own}-${language}` in PREVIEW_RECORD.drawn ? own : section;
  const { seoTitle, seoDescription } = text[language];
  return {
    title: seoTitle,
    description: seoDescription,
    siteName: library.business.name,
    section,
    slug,
    preview: previewOf(library, language, preview),
  };
}

function previewOf(library: Library, language: Language, name: PreviewName): NonNullable<HeadData["preview"]> {
  const preview = linkPreviews(library).find((one) => one.name === name);
  if (!preview) throw new Error(`no page has a preview called ${name}`);
  const { picture, words } = preview;
  const title = words[language].title.replaceAll("\n", " ");
  // Some titles already end with punctuation.
  const stop = /[.?!]$/.test(title) ? "" : ".";
  return { name, alt: `${title}${stop} ${PICTURES[picture].alt[language]}` };
}
