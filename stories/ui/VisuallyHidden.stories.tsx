import type { Meta, StoryObj } from "@storybook/react-vite";
import { Phone } from "lucide-react";
import { expect } from "storybook/test";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const CALL = { tr: "Telefonla ara", en: "Call us", ru: "Позвонить нам" };

const meta = {
  id: "ui-visuallyhidden",
  title: "Components/Layout/VisuallyHidden",
  component: VisuallyHidden,
  parameters: guide({
    avoid: "Not for what everybody needs to know: if it matters, make it visible. Not for focusable elements.",
    keyboard: {},
    parts: ["Words that only a screen reader says"],
    content: {
      do: [
        "Add what the eye gets from the layout: “From”, “to”, “opens in a new tab”",
        "Write it in the page’s language, as part of the sentence around it",
      ],
      dont: ["Repeat what is visible already: it would be said twice", "Hide a heading to save room"],
    },
  }),
  render: (args, { globals }) => (
    <ButtonLink href="tel:+902520000000" variant="ink">
      <Phone aria-hidden />
      <VisuallyHidden {...args}>{inLanguage(globals, CALL)}</VisuallyHidden>
    </ButtonLink>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sighted visitors see an icon; screen readers read its meaning. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  play: async ({ canvas, globals }) => {
    const name = inLanguage(globals, CALL);
    await expect(canvas.getByRole("link", { name })).toBeVisible();
    const words = canvas.getByText(name).getBoundingClientRect();
    await expect([words.width, words.height]).toEqual([1, 1]);
  },
};
