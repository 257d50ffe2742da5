import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect } from "storybook/test";

import { PageLink } from "#src/features/navigation/PageLink.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-pagelink",
  title: "Components/Actions/PageLink · router link",
  component: PageLink,
  parameters: guide({
    avoid: "For external addresses, calls and chats use a plain link, and for another language the language switch.",
    keyboard: { Tab: "goes to it", Enter: "follows it without loading the page again" },
    parts: ["What is given to it, as a link"],
    content: "wordless",
  }),
  args: { href: "/en/privacy" },
  render: (args, { globals }) => (
    <p>
      <PageLink {...args}>{translatorOf(globals)("shell:footer.privacy")}</PageLink>
      <span>:</span> <Address />
    </p>
  ),
} satisfies Meta<typeof PageLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Client-side navigation: the page changes without a page load. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: translatorOf(globals)("shell:footer.privacy") }));
    await expect(await canvas.findByText("/en/privacy")).toBeInTheDocument();
  },
};

function Address() {
  return <code>{useLocation().pathname}</code>;
}
