import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect } from "storybook/test";

import { RouterLink } from "#src/features/navigation/RouterLink.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: RouterLink,
  parameters: guide({
    avoid:
      "For addresses outside of the site, calls and chats use a plain link, and for another language the language switch.",
    keyboard: { Tab: "goes to it", Enter: "follows it without loading the page again" },
  }),
  args: { href: "/en/privacy" },
  render: (args, { globals }) => (
    <p>
      <RouterLink {...args}>{wordsOf(globals)("shell:footer.privacy")}</RouterLink>: <Address />
    </p>
  ),
} satisfies Meta<typeof RouterLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link of the site: the page changes and is not loaded again. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: wordsOf(globals)("shell:footer.privacy") }));
    await expect(canvas.getByText("/en/privacy")).toBeInTheDocument();
  },
};

function Address() {
  return <code>{useLocation().pathname}</code>;
}
