import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { PAGES } from "#content/pages.ts";
import { Cancellation } from "#src/ui/Cancellation/Cancellation.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-cancellation",
  title: "Components/Pictures and maps/Cancellation · stamp",
  component: Cancellation,
  args: { ring: "", middle: "1–2" },
  parameters: guide({
    avoid: "Over the corner of a stamp use a `Postmark`. At most one in a view, and none where its text stands alone.",
    keyboard: {},
  }),
  render: (args, { globals }) => <Cancellation {...args} ring={PAGES.tours.postmark[languageOf(globals)]} />,
} satisfies Meta<typeof Cancellation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing only: nothing of it is read out. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  play: async ({ canvasElement }) => {
    const drawings = canvasElement.querySelectorAll("svg");
    await expect(drawings).toHaveLength(2);
    for (const drawing of drawings) await expect(drawing).toHaveAttribute("aria-hidden", "true");
  },
};
