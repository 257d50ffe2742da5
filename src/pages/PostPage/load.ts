import { AUTHORS } from "#content/authors.ts";
import { CLIMATE } from "#content/climate.ts";
import { PAGES } from "#content/pages.ts";
import { PLACE_NAMES } from "#content/placeNames.ts";
import { FARES } from "#content/prices.ts";
import { airportFareOf, postCard } from "#src/content/cards.ts";
import { headFromText } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadArticleMap } from "#src/content/maps.ts";
import { renderMarkdown } from "#src/content/markdown.ts";
import type { Post } from "#src/content/parse.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { PageData, PageRequest, PostData, PostPart } from "#src/content/pageDataTypes.ts";
import { renderYearTable } from "#src/content/yearTable.ts";
import type { Language } from "#src/domain/language.ts";
import { loadMissingPage } from "../NotFoundPage/load.ts";

/** Loads the data of an article, with its head. */
export function loadPostPage(language: Language, { slug, day }: PageRequest): PageData["post"] {
  const post = readLibrary().posts.find((one) => one.slug === slug);
  if (!post) return loadMissingPage("blog", language);
  return {
    head: { ...headFromText("post", slug, post.text[language], language), published: post.published },
    language,
    post: loadPost(post, language, day),
  };
}

function loadPost(post: Post, language: Language, day: Date): PostData {
  const { excerpt, tags, parts } = post.text[language];
  const { posts } = readLibrary();
  const headings = parts
    .flatMap((part) => (part.kind === "text" ? part.headings : []))
    .map((html, index) => ({ id: `part-${index + 1}`, html }));
  return {
    ...postCard(post, language, day),
    author: AUTHORS[post.author][language],
    layout: post.layout,
    tags: tags.map((text) => ({ text, ...(isPlaceName(text, language) && { isName: true }) })),
    intro: renderMarkdown(excerpt, { language, fares: FARES, bold: PAGES.blog.bold }).html,
    passages: splitAtEmbeds(loadParts(post, language)),
    headings,
    related: post.related.flatMap((id) => {
      const other = posts.find((one) => one.id === id);
      return other ? [postCard(other, language, day)] : [];
    }),
  };
}

function isPlaceName(text: string, language: Language): boolean {
  return PLACE_NAMES.some((name) => name[language].split("|").includes(text));
}

/** The body's parts, with the data of its pictures, maps, year and ride. Headings get their anchors in page order. */
function loadParts({ ride, text }: Post, language: Language): PostPart[] {
  let headings = 0;
  return text[language].parts.map((part): PostPart => {
    if (part.kind === "text")
      return { kind: "text", html: part.html.replaceAll("<h2>", () => `<h2 id="part-${++headings}">`) };
    if (part.kind === "picture")
      return { kind: "picture", image: loadPicture(part.name, language), captionHtml: part.captionHtml };
    if (part.kind === "map") {
      const map = loadArticleMap(part, language, PAGES.blog.bold);
      return { kind: "map", map, caption: part.caption, captionHtml: part.captionHtml };
    }
    if (part.kind === "year") return { kind: "year", html: renderYearTable(CLIMATE, language) };
    const fare = ride && airportFareOf(ride, language);
    return { kind: "ride", ...(fare && { fare }) };
  });
}

function splitAtEmbeds(parts: readonly PostPart[]): PostPart[][] {
  const starts = parts.flatMap(({ kind }, index) => (index === 0 || kind !== "text" ? [index] : []));
  return starts.map((start, index) => parts.slice(start, starts[index + 1]));
}
