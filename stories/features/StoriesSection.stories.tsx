import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { StoriesSection } from "#src/features/offer/StoriesSection.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-storiessection",
  title: "Components/Cards and grids/StoriesSection",
  component: StoriesSection,
  argTypes: { postsText: { control: false } },
  args: loadPage("reservation", "tr"),
  parameters: {
    layout: "fullscreen",
    // Data of the page that the component does not take.
    controls: { exclude: ["servicesText"] },
    ...guide({
      avoid: "Below an article use `RelatedPosts`. For all articles use `PostGrid`.",
      keyboard: { Tab: "goes to the next article, and to all of them", Enter: "opens it" },
      parts: ["A `SectionHeader` with a link to all articles", "A `PostGrid` of three"],
      content: {
        do: ["Say in the title when to read them: “Before you come”"],
        dont: ["Show the three newest if none fits the season"],
      },
      messages: ["pages:stories.title", "pages:stories.all"],
    }),
  },
  render: (_args, { globals }) => <StoriesSection {...loadPage("reservation", languageOf(globals))} />,
} satisfies Meta<typeof StoriesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One large article, two beside it, and a link to all. */
export const Default: Story = {
  tags: ["unpictured"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const { posts } = loadPage("reservation", t.language);
    for (const { title, slug } of posts) {
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", `/${t.language}/blog/${slug}`);
    }
    await expect(canvas.getByRole("link", { name: t("pages:stories.all") })).toHaveAttribute(
      "href",
      `/${t.language}/blog`,
    );
  },
};
