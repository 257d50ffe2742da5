import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { placeLabel } from "#src/domain/places.ts";
import { SentPass } from "#src/features/booking/SentPass.tsx";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { createPass, REFERENCE } from "#stories/fixtures/keptPass.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-sentpass",
  title: "Components/Booking/SentPass",
  component: SentPass,
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Only where the form was, after its request is sent. Those of other days are `KeptPasses`.",
      keyboard: { Tab: "goes through the pass, then to its details", Esc: "closes the details" },
      parts: [
        "The `Pass`",
        "A button for its details and for printing",
        "A place for the button that shows the form again",
      ],
      content: {
        do: ["Say first what is still missing: “Awaiting confirmation”"],
        dont: ["Hide what was typed: the details have all of it"],
      },
      messages: ["request:sent.more", "request:sent.title", "request:sent.text", "request:sent.ok"],
    }),
  },
  args: {
    request: {} as never,
    isSamePlace: false,
    isConcealed: false,
    data: {} as never,
    language: "tr",
    labelOf: String,
  },
  render: (args, { globals }) => {
    const data = bookingIn(globals);
    return (
      <SentPass
        {...args}
        request={{
          pass: createPass("sent", { address: "Hotel Mavi", note: "Bodrum City Tour" }),
          text: "Emma Clarke",
          isSaved: true,
          isAwaited: false,
          locationKey: "",
          answeredAt: 0,
        }}
        data={data}
        language={languageOf(globals)}
        labelOf={(id) => placeLabel(data.places, id)}
      />
    );
  },
} satisfies Meta<typeof SentPass>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The details are the same pass in a dialog, with all that can be done. They close by their button, and focus returns. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const more = canvas.getByRole("button", { name: t("request:sent.more") });
    await userEvent.click(more);
    const dialog = await page.findByRole("dialog", { name: t("request:sent.title") });
    for (const text of [REFERENCE, "Emma Clarke", "Hotel Mavi", "Bodrum City Tour", "14:30"])
      await expect(dialog).toHaveTextContent(text);
    await expect(within(dialog).getByRole("button", { name: t("request:sent.print") })).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: t("request:sent.ok") }));
    await expect(page.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(more).toHaveFocus();
    more.blur();
  },
};
