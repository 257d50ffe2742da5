import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent as user, waitFor, within } from "storybook/test";

import { LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { KeptPasses } from "#src/features/booking/KeptPasses.tsx";
import { deletePass, savePass } from "#src/features/booking/passStore.ts";
import { KEPT_PASSES_ID } from "#src/i18n/paths.ts";
import { bookingIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { createPass, keepPasses, REFERENCE } from "#stories/fixtures/keptPass.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-keptpasses",
  title: "Components/Booking/KeptPasses · empty state",
  component: KeptPasses,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Use it on the reservation page only. The form's own dialog confirms a request that was just sent.",
      keyboard: { Tab: "goes through the buttons and links of each pass", Esc: "closes the name sign" },
      parts: ["A heading and what a pass is", "A `Pass` for each request", "A sentence where there is none"],
      content: {
        do: [
          "Say what would be here, and how it comes: “No pass is kept on this device. Once you send a request, its pass stays here”",
          "Say that nobody else has it: it is kept on this device",
        ],
        dont: ["Write “No results” or leave the place empty", "Call it an account or a history"],
      },
      messages: ["request:pass.none", "request:pass.kept", "request:pass.notKept"],
    }),
  },
  args: { data: {} as never, language: "tr" },
  render: (args, { globals }) => (
    <div style={{ padding: "var(--space-4)" }}>
      <KeptPasses {...args} data={bookingIn(globals)} language={languageOf(globals)} />
    </div>
  ),
  beforeEach: () => () => localStorage.removeItem(LOCAL_KEYS.passes),
} satisfies Meta<typeof KeptPasses>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Navigates to the hash of the passes. Returns the cleanup function. */
function goToPasses(): () => void {
  history.replaceState(history.state, "", `#${KEPT_PASSES_ID}`);
  return () => history.replaceState(history.state, "", location.pathname + location.search);
}

/** The component is loaded lazily. */
const LAZY_WAIT = { timeout: 5_000 };

/** An upcoming ride: its pass with the return trip and the optional fields, and the instructions for arrivals. */
export const Default: Story = {
  tags: ["picture", "desktop"],
  beforeEach: () => keepPasses(createPass("out", { returnTrip: true, returnDate: "2027-07-21", returnTime: "11:00" })),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await canvas.findByRole("heading", { name: t("request:pass.heading") }, LAZY_WAIT);
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

/** While a new request is on its way or has failed: one line, which still opens the pass. */
export const Earlier: Story = {
  tags: ["picture"],
  args: { folded: true },
  beforeEach: () => keepPasses(createPass("earlier")),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const line = await canvas.findByText(
      (text) => text.startsWith(t("request:pass.earlier", { count: 1, ride: "" }).trim()),
      {},
      LAZY_WAIT,
    );
    await expect(line.closest("summary")).toHaveTextContent("14:30");
    await expect(canvas.queryByRole("heading", { name: t("request:pass.heading") })).not.toBeInTheDocument();
    const card = canvas.getByRole("article", { name: t("request:sent.printHeading"), hidden: true });
    await expect(card).not.toBeVisible();
    await user.click(line);
    await expect(card).toBeVisible();
    await user.click(line);
    await user.unhover(line);
  },
};

/** Several passes, one of them past: it has no name sign and no calendar file any more. That one has no reference, either. */
export const Several: Story = {
  beforeEach: () =>
    keepPasses(
      createPass("new", { signName: "Zeynep Işıl" }, { from: "torba", to: "airport" }),
      createPass("old", {}, { date: "2026-07-13" }),
    ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const heading = t("request:sent.printHeading");
    const [latest, past] = await canvas.findAllByRole("article", { name: heading }, LAZY_WAIT);
    await expect(latest).toHaveTextContent(REFERENCE);
    await expect(past).not.toHaveTextContent(REFERENCE);
    await expect(past).toBeVisible();
    await expect(past).not.toHaveTextContent(t("request:pass.arrivals"));
    await expect(canvas.getAllByRole("button", { name: t("request:pass.show") })).toHaveLength(1);
    await expect(canvas.getAllByRole("link", { name: t("request:sent.addToCalendar") })).toHaveLength(1);
  },
};

/** The name sign fills the screen, and a deleted pass is removed from storage. */
export const ShownAndCleared: Story = {
  beforeEach: () => keepPasses(createPass("one", { signName: "Zeynep Işıl" })),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    await user.click(await canvas.findByRole("button", { name: t("request:pass.show") }, LAZY_WAIT));
    const sign = await page.findByRole("dialog", { name: t("request:pass.signLabel") });
    await expect(sign).toHaveAccessibleDescription("Zeynep Işıl");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(canvas.getByRole("button", { name: t("request:pass.clear") }));
    await waitFor(() => expect(canvas.queryByRole("article")).not.toBeInTheDocument());
    await expect(localStorage.getItem(LOCAL_KEYS.passes)).toBeNull();
  },
};

/** A pass that another tab saves appears without a reload. */
export const SavedInAnotherTab: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
    keepPasses(createPass("other"));
    // Browsers dispatch the event in other tabs only, so the story does it.
    dispatchEvent(new StorageEvent("storage", { key: LOCAL_KEYS.passes }));
    const t = translatorOf(globals);
    await canvas.findByRole("article", { name: t("request:sent.printHeading") }, LAZY_WAIT);
  },
};

/** Storage is denied: the pass is still shown, with a note that it lasts until the page is left. */
export const NotKept: Story = {
  beforeEach: () => {
    const leave = goToPasses();
    const kept = createPass("lost");
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    savePass(kept);
    Storage.prototype.setItem = setItem;
    return () => {
      deletePass(kept);
      leave();
    };
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(translatorOf(globals)("request:pass.notKept"), {}, LAZY_WAIT);
    await expect(canvas.getByRole("article")).toBeInTheDocument();
  },
};

/** Empty: at the hash of the passes an empty state, anywhere else nothing. */
export const None: Story = {
  beforeEach: goToPasses,
  play: async ({ canvas, globals }) => {
    await canvas.findByText(translatorOf(globals)("request:pass.none").replaceAll("\u00a0", " "), {}, LAZY_WAIT);
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};

/** Unreadable storage counts as empty. */
export const Damaged: Story = {
  beforeEach: () => localStorage.setItem(LOCAL_KEYS.passes, '{"passes":[{"id":"one","booking":7}]}'),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector(`#${KEPT_PASSES_ID}`)).toBeEmptyDOMElement());
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};
