import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent as user, waitFor, within } from "storybook/test";

import { checkBooking } from "#src/domain/booking.ts";
import { checkExtras } from "#src/domain/extras.ts";
import type { ExtrasForm } from "#src/domain/extrasForm.ts";
import { vouchersText, type Voucher } from "#src/domain/voucher.ts";
import { VOUCHERS_KEY } from "#src/features/booking/forgetVouchers.ts";
import { KeptVouchers } from "#src/features/booking/KeptVouchers.tsx";
import { clearVoucher, keepVoucher } from "#src/features/booking/voucherStore.ts";
import { VOUCHER_ID } from "#src/i18n/paths.ts";
import { amountsOf, bookingIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: KeptVouchers,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "It belongs on the form's page alone. What was sent a moment ago is told by the form's own dialog.",
      keyboard: { Tab: "through the buttons and links of each card", Esc: "closes the name sign" },
    }),
  },
  args: { data: {} as never, language: "tr" },
  render: (args, { globals }) => (
    <div style={{ padding: "var(--space-4)" }}>
      <KeptVouchers {...args} data={bookingIn(globals)} language={languageOf(globals)} />
    </div>
  ),
  beforeEach: () => () => localStorage.removeItem(VOUCHERS_KEY),
} satisfies Meta<typeof KeptVouchers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Goes to the address of the cards. Gives back the way to leave it. */
function comeForVoucher(): () => void {
  history.replaceState(history.state, "", `#${VOUCHER_ID}`);
  return () => history.replaceState(history.state, "", location.pathname + location.search);
}

/** Its code comes on demand. */
const PATIENT = { timeout: 5_000 };

/** A ride to come: its card, with the way back and what was asked for, and what to do at arrivals. */
export const Default: Story = {
  tags: ["picture", "desktop"],
  beforeEach: () => keep(voucherOf("out", { returnTrip: true, returnDate: "2027-07-21", returnTime: "11:00" })),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await canvas.findByRole("heading", { name: t("request:voucher.heading") }, PATIENT);
    const card = canvas.getByRole("article", { name: t("request:sent.printHeading") });
    await expect(card).toHaveTextContent(t("request:voucher.sent"));
    await expect(card).toHaveTextContent("150");
    await expect(card).toHaveTextContent("11:00");
    const file = canvas.getByRole("link", { name: t("request:voucher.calendar") }).getAttribute("href") ?? "";
    const text = decodeURIComponent(file);
    await expect(text).toContain("DTSTART;TZID=Europe/Istanbul:20270714T143000");
    await expect(text).toContain("DTSTART;TZID=Europe/Istanbul:20270721T110000");
    await expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2);
  },
};

/** Several requests, of which one is over: that one has no sign and no calendar any more. */
export const Several: Story = {
  beforeEach: () =>
    keep(
      voucherOf("new", { signName: "Zeynep Işıl" }, { from: "torba", to: "airport" }),
      voucherOf("old", {}, { date: "2026-07-13" }),
    ),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    const cards = await canvas.findAllByRole("article", { name: t("request:sent.printHeading") }, PATIENT);
    await expect(cards).toHaveLength(2);
    await expect(canvas.getAllByRole("button", { name: t("request:voucher.show") })).toHaveLength(1);
    await expect(canvas.getAllByRole("link", { name: t("request:voucher.calendar") })).toHaveLength(1);
  },
};

/** At arrivals and afterwards: the name fills the screen, and a card that is cleared is gone from the device. */
export const ShownAndCleared: Story = {
  beforeEach: () => keep(voucherOf("one", { signName: "Zeynep Işıl" })),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await user.click(await canvas.findByRole("button", { name: t("request:voucher.show") }, PATIENT));
    const sign = await page.findByRole("dialog", { name: t("request:voucher.signLabel") });
    await expect(sign).toHaveAccessibleDescription("Zeynep Işıl");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(canvas.getByRole("button", { name: t("request:voucher.clear") }));
    await waitFor(() => expect(canvas.queryByRole("article")).not.toBeInTheDocument());
    await expect(localStorage.getItem(VOUCHERS_KEY)).toBeNull();
  },
};

/** A device that keeps nothing: the card is shown all the same, and says that it goes with the page. */
export const NotKept: Story = {
  beforeEach: () => {
    const leave = comeForVoucher();
    const kept = voucherOf("lost");
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    keepVoucher(kept);
    Storage.prototype.setItem = setItem;
    return () => {
      clearVoucher(kept);
      leave();
    };
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(wordsOf(globals)("request:voucher.notKept"), {}, PATIENT);
    await expect(canvas.getByRole("article")).toBeInTheDocument();
  },
};

/** Who comes for a card and has none is told so; who has not come for one gets nothing. */
export const None: Story = {
  beforeEach: comeForVoucher,
  play: async ({ canvas, globals }) => {
    await canvas.findByText(wordsOf(globals)("request:voucher.none").replaceAll("\u00a0", " "), {}, PATIENT);
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};

/** What cannot be read is as good as nothing. */
export const Damaged: Story = {
  beforeEach: () => localStorage.setItem(VOUCHERS_KEY, '{"vouchers":[{"id":"one","booking":7}]}'),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector(`#${VOUCHER_ID}`)).toBeEmptyDOMElement());
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};

function keep(...vouchers: Voucher[]): void {
  localStorage.setItem(VOUCHERS_KEY, vouchersText(vouchers));
}

function voucherOf(
  id: string,
  extras: Partial<ExtrasForm> = {},
  trip: { from?: string; to?: string; date?: string } = {},
): Voucher {
  const check = checkBooking({
    fullName: "Emma Clarke",
    phone: "5321234567",
    from: "airport",
    to: "yalıkavak",
    date: "2027-07-14",
    time: "14:30",
    passengers: "2",
    ...trip,
  });
  if (!check.ok) throw new Error("the story's booking is wrong");
  const sentAt = Date.now() - (id === "old" ? 1 : 0);
  return { id, sentAt, booking: check.booking, extras: checkExtras(extras).extras, amounts: amountsOf(75) };
}
