import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent as user, waitFor, within } from "storybook/test";

import { VOUCHERS_KEY } from "#src/features/booking/voucherExpiry.ts";
import { KeptVouchers } from "#src/features/booking/KeptVouchers.tsx";
import { deleteVoucher, saveVoucher } from "#src/features/booking/voucherStore.ts";
import { VOUCHER_ID } from "#src/i18n/paths.ts";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { createVoucher, keepVouchers, REFERENCE } from "#stories/fixtures/keptVoucher.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-keptvouchers",
  title: "Components/Booking/KeptVouchers · empty state",
  component: KeptVouchers,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Use it on the reservation page only. The form's own dialog confirms a request that was just sent.",
      keyboard: { Tab: "goes through the buttons and links of each voucher", Esc: "closes the name sign" },
      parts: ["A heading and what a pass is", "A `Pass` for each request", "A sentence where there is none"],
      content: {
        do: [
          "Say what would be here, and how it comes: “No pass is kept on this device. Once you send a request, its pass stays here”",
          "Say that nobody else has it: it is kept on this device",
        ],
        dont: ["Write “No results” or leave the place empty", "Call it an account or a history"],
      },
      messages: ["request:voucher.none", "request:voucher.kept", "request:voucher.notKept"],
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

/** Navigates to the hash of the vouchers. Returns the cleanup function. */
function goToVouchers(): () => void {
  history.replaceState(history.state, "", `#${VOUCHER_ID}`);
  return () => history.replaceState(history.state, "", location.pathname + location.search);
}

/** The component is loaded lazily. */
const LAZY_WAIT = { timeout: 5_000 };

/** An upcoming ride: its voucher with the return trip and the optional fields, and the instructions for arrivals. */
export const Default: Story = {
  tags: ["picture", "desktop"],
  beforeEach: () =>
    keepVouchers(createVoucher("out", { returnTrip: true, returnDate: "2027-07-21", returnTime: "11:00" })),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await canvas.findByRole("heading", { name: t("request:voucher.heading") }, LAZY_WAIT);
    const card = canvas.getByRole("article", { name: t("request:sent.printHeading") });
    await expect(card).toHaveTextContent(t("request:sent.headline"));
    await expect(card).toHaveTextContent("150");
    await expect(card).toHaveTextContent("11:00");
    const file = canvas.getByRole<HTMLAnchorElement>("link", { name: t("request:sent.addToCalendar") });
    await expect(Object.fromEntries(new URL(file.href).searchParams)).toMatchObject({
      date: "2027-07-14",
      time: "14:30",
      returnDate: "2027-07-21",
      returnTime: "11:00",
      language: t.language,
    });
    const chat =
      within(card)
        .getByRole("link", { name: t("shell:channels.whatsapp") })
        .getAttribute("href") ?? "";
    await expect(decodeURIComponent(chat)).toMatch(new RegExp(`: ${REFERENCE}$`));
  },
};

/** While a new request is on its way or has failed: one line, which still opens the voucher. */
export const Earlier: Story = {
  tags: ["picture"],
  args: { folded: true },
  beforeEach: () => keepVouchers(createVoucher("earlier")),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const line = await canvas.findByText(
      (text) => text.startsWith(t("request:voucher.earlier", { count: 1, ride: "" }).trim()),
      {},
      LAZY_WAIT,
    );
    await expect(line.closest("summary")).toHaveTextContent("14:30");
    await expect(canvas.queryByRole("heading", { name: t("request:voucher.heading") })).not.toBeInTheDocument();
    const card = canvas.getByRole("article", { name: t("request:sent.printHeading"), hidden: true });
    await expect(card).not.toBeVisible();
    await user.click(line);
    await expect(card).toBeVisible();
    await user.click(line);
    await user.unhover(line);
  },
};

/** Several vouchers, one of them past: it has no name sign and no calendar file any more. That one has no reference, either. */
export const Several: Story = {
  beforeEach: () =>
    keepVouchers(
      createVoucher("new", { signName: "Zeynep Işıl" }, { from: "torba", to: "airport" }),
      createVoucher("old", {}, { date: "2026-07-13" }),
    ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const heading = t("request:sent.printHeading");
    const [latest, past] = await canvas.findAllByRole("article", { name: heading }, LAZY_WAIT);
    await expect(latest).toHaveTextContent(REFERENCE);
    await expect(past).not.toHaveTextContent(REFERENCE);
    await expect(past).toBeVisible();
    await expect(past).not.toHaveTextContent(t("request:voucher.arrivals"));
    await expect(canvas.getAllByRole("button", { name: t("request:voucher.show") })).toHaveLength(1);
    await expect(canvas.getAllByRole("link", { name: t("request:sent.addToCalendar") })).toHaveLength(1);
  },
};

/** The name sign fills the screen, and a deleted voucher is removed from storage. */
export const ShownAndCleared: Story = {
  beforeEach: () => keepVouchers(createVoucher("one", { signName: "Zeynep Işıl" })),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await user.click(await canvas.findByRole("button", { name: t("request:voucher.show") }, LAZY_WAIT));
    const sign = await page.findByRole("dialog", { name: t("request:voucher.signLabel") });
    await expect(sign).toHaveAccessibleDescription("Zeynep Işıl");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(canvas.getByRole("button", { name: t("request:voucher.clear") }));
    await waitFor(() => expect(canvas.queryByRole("article")).not.toBeInTheDocument());
    await expect(localStorage.getItem(VOUCHERS_KEY)).toBeNull();
  },
};

/** A voucher that another tab saves appears without a reload. */
export const SavedInAnotherTab: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
    keepVouchers(createVoucher("other"));
    // Browsers dispatch the event in other tabs only, so the story does it.
    dispatchEvent(new StorageEvent("storage", { key: VOUCHERS_KEY }));
    const t = translatorOf(globals);
    await canvas.findByRole("article", { name: t("request:sent.printHeading") }, LAZY_WAIT);
  },
};

/** Storage is denied: the voucher is still shown, with a note that it lasts until the page is left. */
export const NotKept: Story = {
  beforeEach: () => {
    const leave = goToVouchers();
    const kept = createVoucher("lost");
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    saveVoucher(kept);
    Storage.prototype.setItem = setItem;
    return () => {
      deleteVoucher(kept);
      leave();
    };
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(translatorOf(globals)("request:voucher.notKept"), {}, LAZY_WAIT);
    await expect(canvas.getByRole("article")).toBeInTheDocument();
  },
};

/** Empty: at the hash of the vouchers an empty state, anywhere else nothing. */
export const None: Story = {
  beforeEach: goToVouchers,
  play: async ({ canvas, globals }) => {
    await canvas.findByText(translatorOf(globals)("request:voucher.none").replaceAll("\u00a0", " "), {}, LAZY_WAIT);
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};

/** Unreadable storage counts as empty. */
export const Damaged: Story = {
  beforeEach: () => localStorage.setItem(VOUCHERS_KEY, '{"vouchers":[{"id":"one","booking":7}]}'),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector(`#${VOUCHER_ID}`)).toBeEmptyDOMElement());
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};
