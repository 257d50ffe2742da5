import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Byline } from "#src/ui/Byline/Byline.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { BYLINE, postsIn } from "#stories/fixtures/posts.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-byline",
  title: "Components/Content/Byline · author",
  component: Byline,
  args: { author: "", date: { iso: "", shown: "" }, readingTime: "" },
  parameters: guide({
    avoid: "On a card in a list use `PostCard`, which says category and minutes itself.",
    keyboard: {},
    parts: ["The author", "The date", "The reading time"],
    content: {
      do: [
        "Write the month out, as the language does: “14 July 2026”, “14 Temmuz 2026”, “14 июля 2026”",
        "Round the reading time to whole minutes: “6 min read”",
      ],
      dont: ["Write “yesterday”: the page is read later than it is written", "Name an author who did not write it"],
    },
  }),
  render: (args, { globals }) => {
    const [post] = postsIn(globals);
    return <Byline {...args} {...inLanguage(globals, BYLINE)} date={post?.date ?? args.date} />;
  },
} satisfies Meta<typeof Byline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The date is machine-readable. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    const { author, readingTime } = inLanguage(globals, BYLINE);
    const date = postsIn(globals)[0]?.date;
    await expect(canvas.getByText(author)).toBeVisible();
    await expect(canvas.getByText(date?.shown ?? "")).toHaveAttribute("datetime", date?.iso);
    await expect(canvas.getByText(readingTime)).toBeVisible();
  },
};

/** Wraps if there is not enough space. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(12rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const { author, readingTime } = inLanguage(globals, BYLINE);
    const { bottom } = canvas.getByText(author).getBoundingClientRect();
    await expect(canvas.getByText(readingTime).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};
