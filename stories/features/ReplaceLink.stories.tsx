import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect } from "storybook/test";

import { ReplaceLink } from "#src/features/navigation/ReplaceLink.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-replacelink",
  title: "Components/Actions/ReplaceLink · router link",
  component: ReplaceLink,
  argTypes: { replace: { control: false } },
  parameters: guide({
    avoid: "For another page, or a section of the current page to scroll to, use `PageLink`.",
    keyboard: { Tab: "goes to it", Enter: "changes the address without scrolling" },
    parts: ["What is given to it, as a link"],
    content: "wordless",
  }),
  args: { href: "#airport-yalikavak" },
  render: (args, { globals }) => (
    <p>
      <ReplaceLink {...args}>{translatorOf(globals)("prices:card.chosen")}</ReplaceLink>
      <span>:</span> <Address />
    </p>
  ),
} satisfies Meta<typeof ReplaceLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address changes, and the page does not scroll. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: translatorOf(globals)("prices:card.chosen") });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("#airport-yalikavak")).toBeVisible();
    link.blur();
  },
};

function Address() {
  return <code>{useLocation().hash}</code>;
}
