import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";

import { Button } from "#src/ui/Button/Button.tsx";
import { Dialog, DialogClose, type DialogProps } from "#src/ui/Dialog/Dialog.tsx";
import { Postmark } from "#src/ui/Postmark/Postmark.tsx";
import { placeIn } from "#stories/fixtures/booking.tsx";
import { wordsOf, type Words } from "#stories/fixtures/words.ts";

const meta = {
  component: Dialog,
  args: { open: true, onOpenChange: () => {}, head: null, title: "", text: "", children: null },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    const head = (
      <>
        <span>{placeIn(globals, "airport")}</span>
        <span>{placeIn(globals, "yalıkavak")}</span>
      </>
    );
    return <Opening {...args} head={head} title={t("booking:sent.title")} text={t("booking:sent.text")} t={t} />;
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open from the start: the picture of the component. */
export const Open: Story = { tags: ["picture", "phone", "desktop"] };

/** It closes by its button, by Escape and by the backdrop, and focus goes back to where it was. */
export const Closing: Story = {
  args: { open: false },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole("button", { name: t("booking:toast.showRequest") });
    const ways = [
      () => userEvent.click(page.getByRole("button", { name: t("booking:sent.ok") })),
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(page.getByRole("dialog").parentElement as HTMLElement),
    ];
    for (const close of ways) {
      await userEvent.click(button);
      await page.findByRole("dialog", { name: t("booking:sent.title") });
      await close();
      await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

function Opening({ t, ...props }: DialogProps & { t: Words }) {
  const [isOpen, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("booking:toast.showRequest")}</Button>
      <Dialog
        {...props}
        open={isOpen}
        onOpenChange={setOpen}
        mark={<Postmark ring={`${t("booking:sent.stamp")} · Bodrum VIP Transfer`} middle="14.07" />}
      >
        <DialogClose>
          <Button wide>{t("booking:sent.ok")}</Button>
        </DialogClose>
      </Dialog>
    </>
  );
}
