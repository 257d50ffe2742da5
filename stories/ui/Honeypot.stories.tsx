import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Button } from "#src/ui/Button/Button.tsx";
import { Honeypot } from "#src/ui/Honeypot/Honeypot.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn } from "#stories/fixtures/words.ts";

const SEND = { tr: "Talebi gönder", en: "Send request", ru: "Отправить заявку" };

const meta = {
  component: Honeypot,
  parameters: guide({
    avoid: "One in a form is enough. What is filled in there is a sign and no proof: nothing is refused because of it.",
    keyboard: { Tab: "passes it by" },
  }),
  render: (_args, { globals }) => (
    <form action="#honeypot">
      <Honeypot />
      <Button>{sayIn(globals, SEND)}</Button>
    </form>
  ),
} satisfies Meta<typeof Honeypot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In front of the button, where neither the eye nor a screen reader nor the keyboard finds it; only a machine does. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: sayIn(globals, SEND) });
    await expect(button).toHaveFocus();
    button.blur();
    const form = canvasElement.querySelector("form");
    await expect([...new FormData(form ?? undefined)]).toEqual([["website", ""]]);
  },
};
