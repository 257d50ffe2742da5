import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { RelatedPosts } from "#src/ui/RelatedPosts/RelatedPosts.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { postsIn } from "#stories/fixtures/posts.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const TITLE_ID = "related-title";
const TITLE = { tr: "Sıradaki yazılar", en: "Read next", ru: "Что ещё почитать" };

const meta = {
  id: "ui-relatedposts",
  title: "Components/Cards and grids/RelatedPosts",
  component: RelatedPosts,
  args: { posts: [], labelledBy: TITLE_ID },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "For a list of the blog's own use `PostCard`s: these show no category and no excerpt.",
      keyboard: { Tab: "goes from title to title", Enter: "opens the article" },
      parts: ["Three articles: picture, title, date"],
      content: {
        do: [
          "Choose what a reader of this article does next: the way there, the meal after it",
          "Head it with an invitation that fits below any text: “Read next”",
        ],
        dont: ["Head it “You may also like”: nobody knows", "Repeat an article that the text links to already"],
      },
      messages: ["blog:related"],
    }),
  },
  render: (args, { globals }) => (
    <Section tone="sand">
      <SectionHeader id={TITLE_ID} title={inLanguage(globals, TITLE)} />
      <RelatedPosts
        {...args}
        posts={postsIn(globals).map(({ image, title, date, href }) => ({ image, title, date, href }))}
      />
    </Section>
  ),
} satisfies Meta<typeof RelatedPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three links in a named list, each with the date of its post. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole("list", { name: inLanguage(globals, TITLE) })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    for (const { date } of postsIn(globals))
      await expect(canvas.getByText(date.shown)).toHaveAttribute("datetime", date.iso);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
