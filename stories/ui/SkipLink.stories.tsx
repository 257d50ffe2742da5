import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { SkipLink } from "#src/ui/SkipLink/SkipLink.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-skiplink",
  title: "Components/Navigation/SkipLink",
  component: SkipLink,
  parameters: guide({
    avoid: "Only once, as the first thing that takes focus. For visible links down the page, use `MoreLink`.",
    keyboard: {
      Tab: "shows it, as the first stop of the page",
      Enter: "skips the header and goes to the main content",
    },
    parts: ["The words, on a bar above the page while it has the focus"],
    content: {
      do: ["Say where it leads: “Skip to content”"],
      dont: ["Hide it from the eye for good: who sees and uses the keyboard needs it most"],
    },
    messages: ["shell:skipLink"],
  }),
  args: { href: "#main", children: "" },
  render: (args, { globals }) => (
    <>
      <SkipLink {...args}>{translatorOf(globals)("shell:skipLink")}</SkipLink>
      <main id="main" style={{ minBlockSize: "5rem" }} />
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until the first press of Tab. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: translatorOf(globals)("shell:skipLink") });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(canvasElement.querySelector(link.getAttribute("href") ?? "")).toBe(canvas.getByRole("main"));
  },
};
