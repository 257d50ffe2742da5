import { expect, test } from "vitest";

import PREVIEW_RECORD from "#content/previews.json";
import { PICTURES } from "#content/pictures.ts";
import { headFromText } from "#src/content/pageData/heads.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { linkPreviews } from "#src/content/pageData/previews.ts";
import { headTags } from "#src/app/head.ts";
import { previewPath } from "../../../scripts/previews/previewFiles.ts";
import { PREVIEW_SIZE } from "../../../scripts/previews/previewPage.ts";

const HEAD = { seoTitle: "A title", seoDescription: "A description" };
const TEXT = { tr: HEAD, en: HEAD, ru: HEAD };
const { services, tours, posts } = readLibrary();

/** A page of a kind whose own preview is drawn; the owner may have added others since. */
function drawnOf(kind: string, pages: readonly { slug: string }[]): string {
  const drawn = pages.find(({ slug }) => `${kind}-${slug}-en` in PREVIEW_RECORD.drawn);
  if (!drawn) throw new Error(`no ${kind} has a preview of its own`);
  return drawn.slug;
}

test.each([
  ["service", services, "services"],
  ["tour", tours, "tours"],
  ["post", posts, "blog"],
] as const)("a %s has its own preview, and that of its section until its own is drawn", (kind, pages, section) => {
  const slug = drawnOf(kind, pages);
  expect(headFromText(readLibrary(), "en", kind, { slug, text: TEXT }).preview?.name).toBe(`${kind}-${slug}`);
  expect(headFromText(readLibrary(), "en", kind, { slug: "not-drawn-yet", text: TEXT }).preview?.name).toBe(section);
});

test("the preview of an article has its picture and its title", () => {
  const slug = drawnOf("post", posts);
  const { image, text } = posts.find((post) => post.slug === slug) ?? {};
  expect(linkPreviews(readLibrary())).toContainEqual(expect.objectContaining({ name: `post-${slug}`, picture: image }));
  const { preview } = headFromText(readLibrary(), "tr", "post", { slug, text: TEXT });
  const title = text?.tr.title ?? "";
  expect(preview?.alt).toBe(`${title}${/[.?!]$/.test(title) ? "" : "."} ${image && PICTURES[image].alt.tr}`);
});

test("a page has the URL and the size of its preview", () => {
  const preview = { name: "faq", alt: "What is seen" } as const;
  const head = { title: "A title", description: "A description", siteName: "A name", section: "faq", preview } as const;
  const tags = headTags("ru", head, "https://example.com").join("\n");
  expect(previewPath({ title: "faq-ru" })).toBe("public/previews/faq-ru.jpg");
  expect(tags).toContain(`content="https://example.com/previews/faq-ru.jpg"`);
  expect(tags).toContain(`property="og:image:width" content="${PREVIEW_SIZE.width}"`);
  expect(tags).toContain(`property="og:image:height" content="${PREVIEW_SIZE.height}"`);
});
