import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect } from "storybook/test";

import { StillLink } from "#src/features/navigation/StillLink.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: StillLink,
  parameters: guide({
    avoid: "To another page, or to a part of this one that is to come into sight, leads a `RouterLink`.",
    keyboard: { Tab: "goes to it", Enter: "changes the address, and nothing moves" },
  }),
  args: { href: "#airport-yalikavak" },
  render: (args, { globals }) => (
    <p>
      <StillLink {...args}>{wordsOf(globals)("prices:card.chosen")}</StillLink>: <Address />
    </p>
  ),
} satisfies Meta<typeof StillLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address names what was chosen, and the page stays as it is. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: wordsOf(globals)("prices:card.chosen") });
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
