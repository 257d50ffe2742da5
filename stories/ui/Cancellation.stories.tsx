import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { readLibrary } from "#src/content/read/library.ts";
import { Cancellation } from "#src/ui/Cancellation/Cancellation.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf } from "#stories/fixtures/messages.ts";

const { pages } = readLibrary();

const meta = {
  id: "ui-cancellation",
  title: "Components/Pictures and maps/Cancellation · stamp",
  tags: ["new"],
  component: Cancellation,
  args: { ring: "", middle: "1–2" },
  parameters: guide({
    avoid: "Over the corner of a stamp use a `Postmark`. At most one in a view, and none where its text stands alone.",
    keyboard: {},
    parts: ["A ring of words", "One or two figures in the middle", "The waves of the cancelling machine"],
    content: {
      do: [
        "Take words that the page has in text, too: those of the title or of the lead",
        "Keep the ring to thirty characters at most: “Bodrum VIP · Türkiye · Tours”",
      ],
      dont: [
        "Let it say something that stands nowhere else: it is silent for screen readers",
        "Write a date that could be taken for the date of a trip",
      ],
    },
  }),
  render: (args, { globals }) => <Cancellation {...args} ring={pages.tours.postmark[languageOf(globals)]} />,
} satisfies Meta<typeof Cancellation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: hidden from screen readers. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  play: async ({ canvasElement }) => {
    const drawings = canvasElement.querySelectorAll("svg");
    await expect(drawings).toHaveLength(2);
    for (const drawing of drawings) await expect(drawing).toHaveAttribute("aria-hidden", "true");
  },
};
