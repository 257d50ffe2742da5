import { airportFareOf, postCard } from "#src/content/pageData/cards.ts";
import { headFromText } from "#src/content/pageData/heads.ts";
import { loadArticleMap } from "#src/content/pageData/maps.ts";
import { renderMarkdown } from "#src/content/render/markdown.ts";
import type { Library, Post } from "#src/content/read/libraryTypes.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import type { PageData, PageRequest, PostData, PostPart } from "#src/content/pageData/pageDataTypes.ts";
import { renderYearTable } from "#src/content/pageData/yearTable.ts";
import type { Language } from "#src/domain/language.ts";
import { loadMissingPage } from "../NotFoundPage/load.ts";

/** Loads the data of an article, with its head. */
export function loadPostPage(library: Library, language: Language, { slug, day }: PageRequest): PageData["post"] {
  const post = library.posts.find((one) => one.slug === slug);
  if (!post) return loadMissingPage(library, language, "blog");
  return {
    head: { ...headFromText(library, language, "post", post), published: post.published },
    language,
    post: loadPost(library, language, post, day),
  };
}

function loadPost(library: Library, language: Language, post: Post, day: Date): PostData {
  const { excerpt, tags, parts } = post.text[language];
  const { posts } = library;
  const headings = parts
    .flatMap((part) => (part.kind === "text" ? part.headings : []))
    .map((html, index) => ({ id: `part-${index + 1}`, html }));
  return {
    ...postCard(library, language, post, day),
    author: library.authors[post.author][language],
    layout: post.layout,
    tags: tags.map((text) => ({ text, ...(isPlaceName(library, language, text) && { isName: true }) })),
    intro: renderMarkdown(excerpt, { language, bold: library.pages.blog.bold }).html,
    passages: splitAtEmbeds(loadParts(library, language, post)),
    headings,
    related: post.related.flatMap((id) => {
      const other = posts.find((one) => one.id === id);
      return other ? [postCard(library, language, other, day)] : [];
    }),
  };
}

function isPlaceName({ placeNames }: Library, language: Language, text: string): boolean {
  return placeNames.some((name) => name[language].split("|").includes(text));
}

/** The body's parts, with the data of its pictures, maps, year and ride. Headings get their anchors in page order. */
function loadParts(library: Library, language: Language, { ride, text }: Post): PostPart[] {
  let headings = 0;
  return text[language].parts.map((part): PostPart => {
    if (part.kind === "text")
      return { kind: "text", html: part.html.replaceAll("<h2>", () => `<h2 id="part-${++headings}">`) };
    if (part.kind === "picture")
      return { kind: "picture", image: loadPicture(part.name, language), captionHtml: part.captionHtml };
    if (part.kind === "map") {
      const map = loadArticleMap(library, language, part, library.pages.blog.bold);
      return { kind: "map", map, caption: part.caption, captionHtml: part.captionHtml };
    }
    if (part.kind === "year") return { kind: "year", html: renderYearTable(library.climate, language) };
    const fare = ride && airportFareOf(library, language, ride);
    return { kind: "ride", ...(fare && { fare }) };
  });
}

function splitAtEmbeds(parts: readonly PostPart[]): PostPart[][] {
  const starts = parts.flatMap(({ kind }, index) => (index === 0 || kind !== "text" ? [index] : []));
  return starts.map((start, index) => parts.slice(start, starts[index + 1]));
}
