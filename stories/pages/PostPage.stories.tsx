import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { CLIMATE } from "#content/climate.ts";
import { readLibrary } from "#src/content/read/library.ts";
import { renderYearTable } from "#src/content/pageData/yearTable.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import type { Language } from "#src/domain/language.ts";
import { articleWith, embedsIn } from "#stories/fixtures/entries.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { PostPage, type PostPageProps } from "#src/pages/PostPage/PostPage.tsx";

const PICTURE_FIRST = articleWith(
  "a picture, a map and a ride",
  (post) => post.ride !== undefined && embedsIn(post).join() === "picture,map,ride",
);
const MAP_FIRST = articleWith(
  "a map, a picture and a ride",
  (post) => post.ride !== undefined && embedsIn(post).join() === "map,picture,ride",
);
const GUIDE = articleWith("contents and a ride", ({ layout, ride }) => layout === "guide" && ride !== undefined);
const STAMP = articleWith("stamps and no place", ({ layout, ride }) => layout === "stamp" && ride === undefined);

/** The place name that is bold throughout the text. */
const PLACE = /(?<!\p{L})(?:Bodrum|Бодрум(?:ом|а|у|е)?)(?!\p{L})/u;

const meta = {
  component: PostPage,
  args: postIn("tr", PICTURE_FIRST),
  parameters: { layout: "fullscreen", router: { path: `/blog/${PICTURE_FIRST}` } },
  render: (_args, { globals }) => pageOf(globals, PICTURE_FIRST),
} satisfies Meta<typeof PostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article about a place with a fare, like a poster: the text contains a picture, a map, and a ticket that prefills the form. */
export const Default: Story = {
  tags: ["picture", "night"],
  parameters: AT_NIGHT,
  render: (_args, { globals }) => pageOf(globals, PICTURE_FIRST, "poster"),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const language = languageOf(globals);
    const { post } = postIn(language, PICTURE_FIRST);
    await expect(canvas.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    // The last one is that of the related articles.
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(post.headings.length + 1);
    const figures = canvas.getAllByRole("figure");
    await expect(figures).toHaveLength(
      post.passages.flat().filter(({ kind }) => kind === "picture" || kind === "map").length,
    );
    await expect(figures).toContain(canvas.getByRole("img", { name: pictureIn(post) }).closest("figure"));
    const dates = canvas.getAllByRole("time").map((time) => time.getAttribute("datetime"));
    await expect(dates).toEqual([post, ...post.related].map(({ date }) => date));
    // Above the title, and beside the heading of the related articles.
    const ways = canvas.getAllByRole("link", { name: t("blog:all") });
    await expect(ways.map((way) => way.getAttribute("href"))).toEqual([`/${language}/blog`, `/${language}/blog`]);
    const { search } = new URL(canvas.getByRole<HTMLAnchorElement>("link", { name: t("blog:ride.book") }).href);
    await expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      from: "airport",
      to: readLibrary().posts.find(({ slug }) => slug === PICTURE_FIRST)?.ride,
      vehicleType: "vip-vito",
    });
    const texts = canvas
      .getAllByRole("heading", { level: 2 })
      .slice(0, -1)
      .map((heading) => heading.closest("article > div > div"));
    for (const text of new Set(texts)) {
      const bold = [...(text?.querySelectorAll("strong") ?? [])].filter((name) => PLACE.test(name.textContent));
      await expect(text?.textContent.match(new RegExp(PLACE, "gu")) ?? []).toHaveLength(bold.length);
    }
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Pictures across the page; the map and the ride in the margin of the text, which is in the middle. Quotations end beside the map. */
export const Wide: Story = {
  tags: ["picture", "desktop", "wordless"],
  render: (_args, { globals }) => {
    const { post, ...page } = postIn(languageOf(globals), MAP_FIRST);
    const quotation = "<blockquote><p>A sentence that somebody else has said.</p></blockquote>";
    const passages = post.passages.map((parts) =>
      parts.map((part) => (part.kind === "text" ? { ...part, html: part.html + quotation } : part)),
    );
    return (
      <main>
        <PostPage {...page} post={{ ...post, layout: "wide", passages }} />
      </main>
    );
  },
};

/** The chart of the year, here in place of the map, reaches beyond the text, as the pictures do. */
export const WideWithYear: Story = {
  render: (_args, { globals }) => {
    const { post, ...page } = postIn(languageOf(globals), MAP_FIRST);
    const year = { kind: "year", html: renderYearTable(CLIMATE, languageOf(globals)) } as const;
    const passages = post.passages.map((parts) => parts.map((part) => (part.kind === "map" ? year : part)));
    return (
      <main>
        <PostPage {...page} post={{ ...post, layout: "wide", passages }} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table");
    table.scrollIntoView({ block: "center" });
    const picture = canvas.getAllByRole("figure")[0];
    await expect(table.clientWidth).toBe(picture?.clientWidth);
  },
};

/** A large opening and pictures beside the text, and a drop cap. */
export const Essay: Story = {
  tags: ["picture", "desktop", "wordless"],
  render: (_args, { globals }) => pageOf(globals, MAP_FIRST, "essay"),
};

/** Contents, pictures and the ride beside the text. Each line of the contents leads to its part, which has the same number. */
export const Guide: Story = {
  tags: ["picture", "desktop", "wordless"],
  render: (_args, { globals }) => pageOf(globals, GUIDE),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const { post } = postIn(languageOf(globals), GUIDE);
    const contents = within(canvas.getByRole("navigation", { name: t("blog:contents") }));
    const links = contents.getAllByRole<HTMLAnchorElement>("link");
    await expect(links).toHaveLength(post.headings.length);
    for (const [index, { html }] of post.headings.entries()) {
      const part = canvasElement.ownerDocument.querySelector(new URL(links[index]?.href ?? "").hash);
      await expect(part).toContainHTML(html);
    }
  },
};

/** Contents, perforated pictures and the ride beside the text. An article about no particular place offers a ride to anywhere. */
export const Stamp: Story = {
  tags: ["picture", "desktop", "wordless"],
  render: (_args, { globals }) => pageOf(globals, STAMP),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByText(t("blog:ride.any").replaceAll("\u00a0", " "))).toBeVisible();
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: t("blog:ride.book") });
    await expect(new URL(link.href).search).toBe("");
  },
};

/** The page of an article, in its own layout unless another is given. */
function pageOf(globals: Parameters<typeof languageOf>[0], slug: string, layout?: PostPageProps["post"]["layout"]) {
  const { post, ...page } = postIn(languageOf(globals), slug);
  return (
    <main>
      <PostPage {...page} post={layout ? { ...post, layout } : post} />
    </main>
  );
}

function pictureIn({ passages }: PostPageProps["post"]): string {
  const [alt = ""] = passages.flat().flatMap((part) => (part.kind === "picture" ? [part.image.alt] : []));
  return alt;
}

function postIn(language: Language, slug: string): PostPageProps {
  const data = loadPage("post", language, { slug });
  if ("missing" in data) throw new Error(`there is no article ${slug}`);
  return data;
}
