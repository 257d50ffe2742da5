import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { POST_VARIANTS, PostCard } from "#src/ui/PostCard/PostCard.tsx";
import { postsIn, READ_ON } from "#stories/fixtures/posts.ts";
import { sayIn } from "#stories/fixtures/words.ts";

const meta = {
  component: PostCard,
  args: { image: loadPage("home", "tr").pictures.hero, title: "", href: "#post" },
  render: (args, { globals }) => {
    const { date: _, ...post } = { ...args, ...postsIn(globals)[0] };
    return <PostCard {...post} moreLabel={sayIn(globals, READ_ON)} />;
  },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One link, named by the title; the ring goes around the whole card. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [post] = postsIn(globals);
    const link = canvas.getByRole("link", { name: post?.title ?? "" });
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole("article")).outlineStyle).toBe("solid");
    link.blur();
  },
};

/** Each variant with each of the posts, the last with a title as long as they come. */
export const Variants: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-6)", maxInlineSize: "40rem" }}>
      {POST_VARIANTS.map((variant, index) => {
        const { date: _, ...post } = { ...args, ...postsIn(globals)[index] };
        return <PostCard {...post} variant={variant} moreLabel={sayIn(globals, READ_ON)} key={variant} />;
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
