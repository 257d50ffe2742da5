import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { POST_VARIANTS, PostCard } from "#src/ui/PostCard/PostCard.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { postsIn } from "#stories/fixtures/posts.ts";

const meta = {
  id: "ui-postcard",
  title: "Components/Cards and grids/PostCard · article card",
  component: PostCard,
  argTypes: {
    href: { control: false },
    category: { control: false },
    readingTime: { control: false },
    excerpt: { control: false },
  },
  args: { image: loadPage("home", "tr").pictures.hero, title: "", href: "#post" },
  parameters: guide({
    avoid:
      "Several of them belong in a `PostGrid`, and at the end of an article in `RelatedPosts`. A tour has a `StampCard`.",
    keyboard: { Tab: "goes to the article; the ring goes around the card", Enter: "opens it" },
    parts: [
      "The picture",
      "The category",
      "The title, which is the link",
      "The excerpt, the reading time and the date, each where there is room",
    ],
    content: {
      do: ["Write the excerpt as the sentence that the article begins with or answers"],
      dont: ["End an excerpt with three dots", "Count a title on being cut off: it is shown whole"],
    },
    messages: ["newsletter:categories.tips"],
  }),
  render: (args, { globals }) => {
    const { date: _, ...post } = { ...args, ...postsIn(globals)[0] };
    return <PostCard {...post} />;
  },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One link, named by the title; the focus ring surrounds the whole card. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [post] = postsIn(globals);
    const link = canvas.getByRole("link", { name: post?.title ?? "" });
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, "::after").outlineStyle).toBe("solid");
    link.blur();
  },
};

/** Each variant with another post; the last with a date and the longest title. */
export const Variants: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-6)", maxInlineSize: "40rem" }}>
      {POST_VARIANTS.map((variant, index) => {
        const posts = postsIn(globals);
        const { date: _, ...post } = { ...args, ...posts[index % posts.length] };
        return <PostCard {...post} variant={variant} key={variant} />;
      })}
      <PostCard {...args} {...postsIn(globals)[2]} variant="row" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const card of canvas.getAllByRole("article"))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Directly below the title of a page the headings are one level higher. */
export const HigherLevel: Story = {
  args: { level: 2 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: postsIn(globals)[0]?.title ?? "" })).toBeVisible();
  },
};
