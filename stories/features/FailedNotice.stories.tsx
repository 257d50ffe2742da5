import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { FailedNotice } from "#src/features/booking/FailedNotice.tsx";
import { bookingIn, Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const KINDS = ["rejected", "unknown", "earlier"] as const;

const meta = {
  id: "features-failednotice",
  title: "Components/Booking/FailedNotice",
  component: FailedNotice,
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "For fields that are missing each has its own message; what has just happened is told by the `Toast`.",
      keyboard: { Tab: "goes from the button of the form to the ways of contact" },
      parts: ["What became of the request", "What can be done now", "The ways of contact, each with the whole request"],
      content: {
        do: [
          "Say whether anything can have arrived: “Your request may have reached us”",
          "Keep everything that was typed, and say so by showing it",
        ],
        dont: ["Apologise at length", "Write “error” or a code"],
      },
      messages: ["booking:failed.rejected.title", "booking:failed.unknown.title", "booking:failed.earlier.title"],
    }),
  },
  args: { kind: "rejected", isNew: false, contact: {} as never, language: "tr", text: "" },
  render: (args, { globals }) => (
    <FailedNotice {...args} contact={bookingIn(globals).contact} language={languageOf(globals)} />
  ),
} satisfies Meta<typeof FailedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has arrived; this request may have arrived; an earlier one may have. */
export const Default: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <Cells>
      {KINDS.map((kind) => (
        <FailedNotice
          key={kind}
          {...args}
          kind={kind}
          contact={bookingIn(globals).contact}
          language={languageOf(globals)}
        />
      ))}
    </Cells>
  ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    for (const kind of KINDS) await expect(canvas.getByText(t(`booking:failed.${kind}.title`))).toBeVisible();
    const { contact } = bookingIn(globals);
    const call = t("booking:failed.call", { phone: contact.phone.display });
    await expect(canvas.getAllByRole("link", { name: call })).toHaveLength(KINDS.length);
  },
};

/** Empty, but in the page: what comes into it is announced. */
export const None: Story = {
  args: { kind: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("[aria-live=polite]")).toBeInTheDocument();
  },
};
