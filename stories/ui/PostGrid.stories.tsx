import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { PostGrid } from "#src/ui/PostGrid/PostGrid.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { blogIn } from "#stories/fixtures/blog.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const TITLE_ID = "posts-title";
const TITLE = { tr: "Yarımada notları", en: "Notes from the peninsula", ru: "Заметки с полуострова" };

const meta = {
  id: "ui-postgrid",
  title: "Components/Cards and grids/PostGrid",
  component: PostGrid,
  args: { posts: [], labelledBy: TITLE_ID },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "At the end of an article, use `RelatedPosts`, which shows dates.",
      keyboard: { Tab: "goes to the next article", Enter: "opens it" },
      parts: ["A lead article, larger than the others", "The others, in rows that are always full"],
      content: {
        do: ["Put the newest first", "Name the list by the heading above it: “All articles”"],
        dont: ["Fill a row with an article that is not one", "Number the articles"],
      },
      messages: ["blog:all", "pages:stories.title"],
    }),
  },
  render: (args, { globals }) => (
    <Section>
      <SectionHeader id={TITLE_ID} title={inLanguage(globals, TITLE)} />
      <PostGrid {...args} posts={blogIn(globals)} />
    </Section>
  ),
} satisfies Meta<typeof PostGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten articles: a lead with two beside it, three in columns, and the last four in pairs. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const posts = blogIn(globals);
    await expect(canvas.getByRole("list", { name: inLanguage(globals, TITLE) })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(posts.length);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const { title } of posts.slice(0, 2)) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: title })).toHaveFocus();
    }
    canvas.getByRole("link", { name: posts[1]?.title ?? "" }).blur();
  },
};

/** Three of them on another page: rows on phones, columns from the tablet breakpoint. Below them, a single one. */
export const Teaser: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => (
    <Section tone="sand">
      <SectionHeader id={TITLE_ID} title={inLanguage(globals, TITLE)} />
      <PostGrid {...args} posts={blogIn(globals).slice(0, 3)} layout="teaser" />
      <PostGrid {...args} posts={blogIn(globals).slice(3, 4)} layout="teaser" />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
  },
};

/** A list that something interrupts: its second part has no lead. */
export const Continued: Story = {
  render: (args, { globals }) => (
    <Section>
      <SectionHeader id={TITLE_ID} title={inLanguage(globals, TITLE)} />
      <PostGrid {...args} posts={blogIn(globals).slice(0, 6)} continues />
    </Section>
  ),
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole("img")) await expect(picture).toHaveAttribute("loading", "lazy");
  },
};
