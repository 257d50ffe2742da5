import { BUSINESS } from "#content/business.ts";
import { HEADS } from "#content/heads.ts";
import { PICTURES } from "#content/pictures.ts";
import DRAWN from "#content/previews.json";
import type { Language } from "#src/domain/language.ts";
import type { Section } from "#src/i18n/paths.ts";
import type { DetailKind, PreviewName } from "./previewNames.ts";
import { linkPreviews } from "./previews.ts";
import type { HeadData } from "./pageDataTypes.ts";

/** Head of a section's page. */
export function headOf(page: Section & keyof typeof HEADS, language: Language): HeadData {
  const preview = page === "privacy" || page === "terms" ? "legal" : page;
  return { ...HEADS[page][language], siteName: BUSINESS.name, section: page, preview: previewOf(preview, language) };
}

/** Head of a page without an address of its own. */
export function noindexHead(page: keyof typeof HEADS, language: Language): HeadData {
  return { ...HEADS[page][language], siteName: BUSINESS.name, section: null };
}

/** Head of a service, tour or article, from its own text. */
export function headFromText(
  kind: DetailKind,
  slug: string,
  { seoTitle, seoDescription }: { seoTitle: string; seoDescription: string },
  language: Language,
): HeadData {
  const section = ({ service: "services", tour: "tours", post: "blog" } as const)[kind];
  const own = `${kind}-${slug}` as const;
  // A new page uses the preview of its section until its own has been rendered.
  const preview = `${own}-${language}` in DRAWN ? own : section;
  return {
    title: seoTitle,
    description: seoDescription,
    siteName: BUSINESS.name,
    section,
    slug,
    preview: previewOf(preview, language),
  };
}

function previewOf(name: PreviewName, language: Language): NonNullable<HeadData["preview"]> {
  const preview = linkPreviews().find((one) => one.name === name);
  if (!preview) throw new Error(`no page has a preview called ${name}`);
  const { picture, words } = preview;
  const title = words[language].title.replaceAll("\n", " ");
  // Some titles already end with punctuation.
  const stop = /[.?!]$/.test(title) ? "" : ".";
  return { name, alt: `${title}${stop} ${PICTURES[picture].alt[language]}` };
}
