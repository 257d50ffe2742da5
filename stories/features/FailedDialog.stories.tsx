import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";

import { FailedDialog } from "#src/features/booking/FailedDialog.tsx";
import { bookingIn, placeIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const REQUEST = "Emma Clarke\n14 Jul 2027, 14:30\nAirport (BJV) – Yalıkavak";

const meta = {
  id: "features-faileddialog",
  title: "Components/Booking/FailedDialog · error",
  component: FailedDialog,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not by itself: the `Toast` of a failure leads to it. What stays in the page is the `FailedNotice`.",
      keyboard: { Esc: "closes it and returns focus", Tab: "goes through the ways of contact and the text" },
      parts: [
        "The route of the request",
        "The ways of contact, each with the whole request",
        "The request as a text, to be read out or copied",
        "The button that closes it",
      ],
      content: {
        do: ["Offer every way, also those that need no network"],
        dont: ["Ask the guest to type anything again"],
      },
      messages: ["request:failed.title", "request:failed.text", "request:failed.callText"],
    }),
  },
  args: { open: true, onOpenChange: fn(), route: null, text: REQUEST, contact: {} as never, language: "tr" },
  render: (args, { globals }) => (
    <FailedDialog
      {...args}
      route={{ from: placeIn(globals, "airport"), to: placeIn(globals, "yalıkavak") }}
      contact={bookingIn(globals).contact}
      language={languageOf(globals)}
    />
  ),
} satisfies Meta<typeof FailedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole request in each way, and as a text. */
export const Default: Story = {
  tags: ["picture", "screen"],
  play: async ({ args, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const dialog = within(canvasElement.ownerDocument.body).getByRole("dialog", { name: t("request:failed.title") });
    await expect(within(dialog).getByRole("textbox")).toHaveValue(REQUEST);
    const chat = within(dialog).getByRole("link", { name: t("shell:channels.whatsapp") });
    await expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain(REQUEST);
    await userEvent.click(within(dialog).getByRole("button", { name: t("request:failed.ok") }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
