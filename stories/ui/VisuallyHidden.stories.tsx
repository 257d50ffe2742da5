import type { Meta, StoryObj } from "@storybook/react-vite";
import { Phone } from "lucide-react";
import { expect } from "storybook/test";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn } from "#stories/fixtures/words.ts";

const CALL = { tr: "Telefonla ara", en: "Call us", ru: "Позвонить нам" };

const meta = {
  component: VisuallyHidden,
  parameters: guide({
    avoid:
      "Not for what everybody needs to know: if it matters it is worth being seen. Not for anything that takes focus.",
    keyboard: {},
  }),
  render: (args, { globals }) => (
    <ButtonLink href="tel:+902520000000" variant="call">
      <Phone aria-hidden />
      <VisuallyHidden {...args}>{sayIn(globals, CALL)}</VisuallyHidden>
    </ButtonLink>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye sees a receiver; a screen reader hears what it is for. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  play: async ({ canvas, globals }) => {
    const name = sayIn(globals, CALL);
    await expect(canvas.getByRole("link", { name })).toBeVisible();
    const words = canvas.getByText(name).getBoundingClientRect();
    await expect([words.width, words.height]).toEqual([1, 1]);
  },
};
