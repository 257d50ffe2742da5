import { AUTHORS } from "#content/authors.ts";
import { PAGES } from "#content/pages.ts";
import { FARES } from "#content/prices.ts";
import { fareOf, postCard } from "#src/content/cards.ts";
import { writtenHead } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { renderMarkdown } from "#src/content/markdown.ts";
import type { Post } from "#src/content/parse.ts";
import type { PageData, PageRequest, PostData } from "#src/content/schema.ts";
import type { Language } from "#src/domain/language.ts";
import { loadMissingPage } from "../NotFoundPage/load.ts";

/** Loads the data of an article, with its head. */
export function loadPostPage(language: Language, { slug, day }: PageRequest): PageData["post"] {
  const post = readLibrary().posts.find((one) => one.slug === slug);
  if (!post) return loadMissingPage("blog", language);
  return {
    head: { ...writtenHead("post", slug, post.text[language], language), published: post.published },
    language,
    post: loadPost(post, language, day),
  };
}

function loadPost(post: Post, language: Language, day: Date): PostData {
  const { excerpt, html, tags } = post.text[language];
  const { posts } = readLibrary();
  const ride = post.ride && fareOf({ from: "airport", to: post.ride, vehicleType: "vip-vito" }, language);
  return {
    ...postCard(post, language, day),
    author: AUTHORS[post.author][language],
    tags,
    intro: renderMarkdown(excerpt, { language, fares: FARES, bold: PAGES.blog.bold }).html,
    html: html.split(/(?=<h2>)/),
    ...(ride && { ride }),
    related: post.related.flatMap((id) => {
      const other = posts.find((one) => one.id === id);
      return other ? [postCard(other, language, day)] : [];
    }),
  };
}
