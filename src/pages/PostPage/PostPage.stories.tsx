import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import type { Language } from "#src/domain/language.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { PostPage, type PostPageProps } from "./PostPage.tsx";

const SLUG = "bodrum-yel-degirmenleri";

/** The place name that is bold throughout the text. */
const PLACE = /(?<!\p{L})(?:Bodrum|Бодрум(?:ом|а|у|е)?)(?!\p{L})/u;

const meta = {
  component: PostPage,
  args: postIn("tr"),
  parameters: { layout: "fullscreen", router: { path: `/blog/${SLUG}` } },
  render: (_args, { globals }) => (
    <main>
      <PostPage {...postIn(languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof PostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article about a place with a fare: the text contains a ride offer that prefills the form. */
export const Default: Story = {
  tags: ["picture", "night"],
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const language = languageOf(globals);
    const { post } = postIn(language);
    await expect(canvas.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(post.html.length);
    const dates = canvas.getAllByRole("time").map((time) => time.getAttribute("datetime"));
    await expect(dates).toEqual([post, ...post.related].map(({ date }) => date));
    await expect(canvas.getByRole("link", { name: t("blog:all") })).toHaveAttribute("href", `/${language}/blog`);
    const { search } = new URL(canvas.getByRole<HTMLAnchorElement>("link", { name: t("blog:ride.book") }).href);
    await expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      from: "airport",
      to: "gümbet",
      vehicleType: "vip-vito",
    });
    const text = canvas.getAllByRole("heading", { level: 2 })[0]?.closest("article");
    const bold = [...(text?.querySelectorAll("strong") ?? [])].filter((name) => PLACE.test(name.textContent));
    await expect(text?.textContent.match(new RegExp(PLACE, "gu"))).toHaveLength(bold.length);
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** An article about no particular place offers a ride to anywhere. */
export const AnyRide: Story = {
  render: (_args, { globals }) => (
    <main>
      <PostPage {...postIn(languageOf(globals), "kumpir")} />
    </main>
  ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByText(t("blog:ride.any").replaceAll("\u00a0", " "))).toBeVisible();
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: t("blog:ride.book") });
    await expect(new URL(link.href).search).toBe("");
  },
};

function postIn(language: Language, slug = SLUG): PostPageProps {
  const data = loadPage("post", language, { slug });
  if ("missing" in data) throw new Error(`there is no article ${slug}`);
  return data;
}
