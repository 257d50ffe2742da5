import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";

import { Button } from "#src/ui/Button/Button.tsx";
import { NameSign, type NameSignProps } from "#src/ui/NameSign/NameSign.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";
import { NAMES, nameSignIn } from "#stories/fixtures/pass.tsx";

const meta = {
  id: "ui-namesign",
  title: "Components/Booking/NameSign · full screen",
  component: NameSign,
  argTypes: {
    open: { control: false },
    label: { control: false },
    name: { control: false },
    brand: { control: false },
    vehicle: { control: false },
    closeLabel: { control: false },
  },
  parameters: guide({
    avoid: "For text that the guest reads, use a `Dialog`; for pictures, a `Lightbox`.",
    keyboard: { Esc: "closes it and returns focus", Tab: "stays on the close button" },
    parts: [
      "The mark and the name of the business",
      "A cross",
      "The name of the guest, as large as it fits",
      "Time, destination, passengers and vehicle, for the driver",
    ],
    content: {
      do: [
        "Write the name as the guest did, letters and order alike",
        "Keep the last line in Turkish in every language: the driver reads it",
      ],
      dont: ["Add “Mr” or “Bey”: nobody asked", "Put the phone number on it: everybody at arrivals can read it"],
    },
    messages: ["request:pass.signLabel", "request:pass.close"],
  }),
  args: { ...nameSignIn({}), open: true, onOpenChange: () => {} },
  render: (args, { globals }) => (
    <Opening {...args} {...nameSignIn(globals)} opens={translatorOf(globals)("request:pass.show")} />
  ),
} satisfies Meta<typeof NameSign>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initially open: rotated on a phone in portrait, to be read in landscape. */
export const Open: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvasElement, globals }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole("dialog", { name: nameSignIn(globals).label });
    await expect(dialog).toHaveAccessibleDescription(inLanguage(globals, NAMES.usual));
    await expectWholeName(dialog);
  },
};

/** Very long names, with and without hyphens: every letter is visible and large. */
export const LongNames: Story = {
  render: (args, { globals }) => (
    <NameSign {...args} {...nameSignIn(globals, inLanguage(globals, NAMES.long))} onOpenChange={() => {}} />
  ),
  play: async ({ canvasElement }) => {
    await expectWholeName(within(canvasElement.ownerDocument.body).getByRole("dialog"));
  },
};

/** A hundred letters without a space, the maximum of the form: broken, and still complete. */
export const OneEndlessWord: Story = {
  render: (args, { globals }) => (
    <NameSign {...args} {...nameSignIn(globals, "Wolfeschlegelsteinhausenbergerdorff".repeat(3).slice(0, 100))} />
  ),
  play: async ({ canvasElement }) => {
    await expectWholeName(within(canvasElement.ownerDocument.body).getByRole("dialog"));
  },
};

/** By its button and by Escape; focus returns, and the wake lock is held only while the sign is open. */
export const Closing: Story = {
  args: { open: false },
  beforeEach: () => {
    released.mockClear();
    asked.mockClear();
    Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request: asked } });
    return () => void Reflect.deleteProperty(navigator, "wakeLock");
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const { label, closeLabel } = nameSignIn(globals);
    const button = canvas.getByRole("button", { name: translatorOf(globals)("request:pass.show") });
    const ways = [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(page.getByRole("button", { name: closeLabel })),
      async () => {
        await userEvent.tab();
        await expect(page.getByRole("button", { name: closeLabel })).toHaveFocus();
        await userEvent.keyboard("{Enter}");
      },
    ];
    for (const [index, close] of ways.entries()) {
      await userEvent.click(button);
      await page.findByRole("dialog", { name: label });
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(index + 1));
      await expect(released).toHaveBeenCalledTimes(index);
      await close();
      await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(released).toHaveBeenCalledTimes(index + 1);
    }
    await expect(asked).toHaveBeenLastCalledWith("screen");
  },
};

/** A browser denies the wake lock, to save power: the sign opens all the same, without an error. */
export const ScreenMaySleep: Story = {
  args: { open: false },
  beforeEach: () => {
    const refuse = () => Promise.reject(new DOMException("Battery low", "NotAllowedError"));
    Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request: refuse } });
    return () => void Reflect.deleteProperty(navigator, "wakeLock");
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: translatorOf(globals)("request:pass.show") }));
    await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: nameSignIn(globals).label });
  },
};

const released = fn(() => Promise.resolve());
const asked = fn(() => Promise.resolve({ release: released }));

/** The whole name is inside the sign, rotated or not, in letters that are legible from afar. */
async function expectWholeName(dialog: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const name = document.getElementById(dialog.getAttribute("aria-describedby") ?? "") as HTMLElement;
  const stage = (name.parentElement as HTMLElement).getBoundingClientRect();
  const { top, bottom, left, right } = name.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(stage.left - 1);
  await expect(right).toBeLessThanOrEqual(stage.right + 1);
  await expect(top).toBeGreaterThanOrEqual(stage.top - 1);
  await expect(bottom).toBeLessThanOrEqual(stage.bottom + 1);
  await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  await expect(parseFloat(getComputedStyle(name).fontSize)).toBeGreaterThan(24);
}

function Opening({ opens, ...props }: NameSignProps & { opens: string }) {
  const [isOpen, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opens}</Button>
      <NameSign {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
