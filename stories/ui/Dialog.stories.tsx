import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";

import { BrandIcon } from "#src/ui/BrandIcon/BrandIcon.tsx";
import { Button, ButtonLink } from "#src/ui/Button/Button.tsx";
import { Dialog, DialogClose, type DialogProps } from "#src/ui/Dialog/Dialog.tsx";
import { Postmark } from "#src/ui/Postmark/Postmark.tsx";
import { placeIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn } from "#stories/fixtures/shell.tsx";
import { translatorOf, type Translator } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-dialog",
  title: "Components/Feedback and dialogs/Dialog · modal · popup",
  component: Dialog,
  argTypes: { open: { control: false } },
  args: { open: true, onOpenChange: () => {}, head: null, title: "", text: "", children: null },
  parameters: guide({
    avoid:
      "Not to announce a result: a `Toast` does that without taking the page away. Not for the site’s menu, which is a `MobileMenu`.",
    keyboard: {
      Tab: "cycles inside the dialog",
      "Shift + Tab": "cycles backwards",
      Esc: "closes it and returns focus",
    },
    parts: [
      "A dark bar with one or two words",
      "The title, which is the name of the dialog",
      "One or two sentences",
      "What can be done, and last of all the button that closes it",
    ],
    content: {
      do: [
        "Say in the title what this is for: “Send your request another way”",
        "Name the closing button for what it does: “Close”, or “OK” where there is nothing to decide",
      ],
      dont: ["Ask “Are you sure?”: say what would be lost, and name the two ways", "Open one from another"],
    },
    messages: ["request:failed.title", "request:failed.text", "request:failed.ok"],
  }),
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <Opening
        {...args}
        head={headIn(globals)}
        title={t("request:sent.title")}
        text={t("request:sent.text")}
        mark={<Postmark ring={`${t("request:sent.stamp")} · Bodrum VIP Transfer`} middle="14.07" />}
        t={t}
      />
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Success, with a postmark beside the title. */
export const Open: Story = { tags: ["picture", "phone", "desktop"] };

/** Failure, without a mark; alternative contacts come first. */
export const Failed: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <Opening
        {...args}
        head={headIn(globals)}
        title={t("request:failed.title")}
        text={t("request:failed.text")}
        ways={[
          { href: `https://wa.me/${siteIn(globals).contact.whatsapp}`, label: t("shell:channels.whatsapp") },
          { href: `tel:${siteIn(globals).contact.phone.e164}`, label: t("shell:channels.call") },
        ]}
        t={t}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = translatorOf(globals);
    const dialog = within(canvasElement.ownerDocument.body).getByRole("dialog", { name: t("request:failed.title") });
    await expect(dialog).toHaveAccessibleDescription(t("request:failed.text"));
  },
};

/** Closes by its button, Escape and the backdrop, and returns focus. */
export const Closing: Story = {
  args: { open: false },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole("button", { name: t("request:sent.more") });
    const ways = [
      () => userEvent.click(page.getByRole("button", { name: t("request:sent.ok") })),
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(page.getByRole("dialog").parentElement as HTMLElement),
      () => userEvent.pointer({ keys: "[TouchA]", target: page.getByRole("button", { name: t("request:sent.ok") }) }),
    ];
    for (const close of ways) {
      await userEvent.click(button);
      await page.findByRole("dialog", { name: t("request:sent.title") });
      await close();
      await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

/** Focus starts on the dialog, so that it is read out, and is trapped inside. */
export const KeyboardInside: Story = {
  play: async ({ canvasElement, globals, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole("dialog");
    const close = within(dialog).getByRole("button", { name: translatorOf(globals)("request:sent.ok") });
    await waitFor(() => expect(dialog).toHaveFocus());
    for (let press = 0; press < 3; press++) {
      await userEvent.tab();
      await expect(close).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(close).toHaveFocus();
  },
};

/** Opening changes no inherited style of the page: recalculating all of it is the largest cost on a slow phone. */
export const PageKeepsItsStyles: Story = {
  args: { open: false },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const t = translatorOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t("request:sent.more") }));
    await page.findByRole("dialog", { name: t("request:sent.title") });
    await expect(getComputedStyle(canvasElement).pointerEvents).toBe("auto");
  },
};

/** Content taller than the viewport scrolls with the backdrop. */
export const Long: Story = {
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <Opening
        {...args}
        head={headIn(globals)}
        title={t("request:sent.printPaymentTitle")}
        text={Array.from({ length: 5 }, () => t("request:sent.printPayment")).join(" ")}
        t={t}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body);
    const close = page.getByRole("button", { name: translatorOf(globals)("request:sent.ok") });
    close.scrollIntoView();
    await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

function headIn(globals: Parameters<typeof placeIn>[0]) {
  return (
    <>
      <span translate="no">{placeIn(globals, "airport")}</span>
      <span translate="no" style={{ textAlign: "end" }}>
        {placeIn(globals, "yalıkavak")}
      </span>
    </>
  );
}

interface OpeningProps extends DialogProps {
  t: Translator;
  ways?: readonly { href: string; label: string }[];
}

/** A dialog with the button that opens it. */
function Opening({ t, ways = [], ...props }: OpeningProps) {
  const [isOpen, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("request:sent.more")}</Button>
      <Dialog {...props} open={isOpen} onOpenChange={setOpen}>
        <div style={{ display: "grid", gap: "var(--space-2)", marginBlockStart: "var(--space-4)" }}>
          {ways.map(({ href, label }, index) => (
            <ButtonLink variant={index === 0 ? "whatsapp" : "ink"} wide href={href} key={href}>
              {index === 0 && <BrandIcon brand="whatsapp" />}
              <span>{label}</span>
            </ButtonLink>
          ))}
          <DialogClose>
            <Button variant={ways.length > 0 ? "line" : "action"} wide>
              {t("request:sent.ok")}
            </Button>
          </DialogClose>
        </div>
      </Dialog>
    </>
  );
}
