import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { KeptVoucherLink } from "#src/features/booking/KeptVoucherLink.tsx";
import { VOUCHERS_KEY } from "#src/features/booking/voucherExpiry.ts";
import { voucherHref } from "#src/i18n/paths.ts";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { createVoucher, keepVouchers } from "#stories/fixtures/keptVoucher.ts";
import { languageOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-keptvoucherlink",
  title: "Components/Booking/KeptVoucherLink",
  component: KeptVoucherLink,
  tags: ["new"],
  parameters: {
    layout: "padded",
    ...guide({
      avoid:
        "Not beside `KeptVouchers`, which shows the passes themselves, nor beside the pass of a request that was just sent.",
      keyboard: { Enter: "leads to the passes on the reservation page" },
      parts: ["The ride of the newest request: date, time and places", "An arrow"],
      content: {
        do: ["Name the ride, so that the guest knows it without opening the pass"],
        dont: ["Say that the ride is booked: it may still be a request"],
      },
      messages: ["request:voucher.latest"],
    }),
  },
  args: { data: {} as never, language: "tr", Link: "a" },
  render: (args, { globals }) => <KeptVoucherLink {...args} data={bookingIn(globals)} language={languageOf(globals)} />,
  beforeEach: () => () => localStorage.removeItem(VOUCHERS_KEY),
} satisfies Meta<typeof KeptVoucherLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of several requests the newest. */
export const Default: Story = {
  tags: ["picture", "phone"],
  beforeEach: () => keepVouchers(createVoucher("new"), createVoucher("old", {}, { date: "2026-07-13" })),
  play: async ({ canvas, globals }) => {
    const link = await canvas.findByRole("link", { name: /14:30/ });
    await expect(link).toHaveTextContent("2027");
    await expect(link).toHaveAttribute("href", voucherHref(languageOf(globals)));
  },
};

/** Nothing is rendered without a voucher. */
export const None: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};
