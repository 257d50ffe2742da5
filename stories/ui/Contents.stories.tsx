import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { Contents } from "#src/ui/Contents/Contents.tsx";
import { articleWith } from "#stories/fixtures/entries.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const GUIDE = articleWith("contents", ({ layout }) => layout === "guide");

const meta = {
  id: "ui-contents",
  title: "Components/Navigation/Contents · table of contents",
  component: Contents,
  args: { label: "", headings: [] },
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "For two to four sections of a page that should stay in reach, use a `JumpBar`.",
      keyboard: { Tab: "goes through the lines", Enter: "goes to the part" },
      parts: ["A line for each part, with its number and its heading"],
      content: {
        do: ["Repeat each heading word for word"],
        dont: ["List the headings of a text that fits on one screen"],
      },
      messages: ["blog:contents", "legal:contents"],
    }),
  },
  render: (_args, { globals }) => (
    <Contents label={translatorOf(globals)("blog:contents")} headings={headingsIn(globals)} />
  ),
} satisfies Meta<typeof Contents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line links to the part of its heading. In two columns, on phones in one. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const contents = within(canvas.getByRole("navigation", { name: translatorOf(globals)("blog:contents") }));
    const links = contents.getAllByRole<HTMLAnchorElement>("link");
    const headings = headingsIn(globals);
    await expect(links).toHaveLength(headings.length);
    for (const [index, { id, html }] of headings.entries()) {
      await expect(links[index]).toContainHTML(html);
      await expect(new URL((links[index] as HTMLAnchorElement).href).hash).toBe(`#${id}`);
    }
  },
};

/** The headings of an article with a part for each. */
function headingsIn(globals: Parameters<typeof languageOf>[0]) {
  const data = loadPage("post", languageOf(globals), { slug: GUIDE });
  return "missing" in data ? [] : data.post.headings;
}
