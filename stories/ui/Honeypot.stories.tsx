import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Button } from "#src/ui/Button/Button.tsx";
import { Honeypot } from "#src/ui/Honeypot/Honeypot.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const SEND = { tr: "Talebi gönder", en: "Send request", ru: "Отправить заявку" };

const meta = {
  id: "ui-honeypot",
  title: "Components/Forms and fields/Honeypot",
  component: Honeypot,
  parameters: guide({
    avoid: "One in a form is enough. A value in it is a hint, not proof: nothing is rejected because of it.",
    keyboard: { Tab: "skips it" },
    parts: ["A field that neither eye, nor keyboard, nor screen reader meets"],
    content: "wordless",
  }),
  render: (_args, { globals }) => (
    <form action="#honeypot">
      <Honeypot />
      <Button>{inLanguage(globals, SEND)}</Button>
    </form>
  ),
} satisfies Meta<typeof Honeypot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the button, hidden visually, from screen readers and from the keyboard; only bots find it. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: inLanguage(globals, SEND) });
    await expect(button).toHaveFocus();
    button.blur();
    const form = canvasElement.querySelector("form");
    await expect([...new FormData(form ?? undefined)]).toEqual([["website", ""]]);
  },
};
