import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { ContactButtons } from "#src/features/offer/ContactButtons.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { connect } from "#stories/fixtures/network.ts";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

const { contact } = loadPage("privacy", "tr");

const meta = {
  component: ContactButtons,
  parameters: guide({
    avoid:
      "As the end of a page take `CallSection`. Where the visitor has typed a request, the form offers ways of its own that carry it.",
    keyboard: { Tab: "goes to the next way", Enter: "opens the chat in a tab of its own, the call or the message" },
  }),
  args: { contact, language: "tr", message: "" },
  render: (args, { globals }) => (
    <ContactButtons {...args} language={languageOf(globals)} message={wordsOf(globals)("pages:call.message")} />
  ),
} satisfies Meta<typeof ContactButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, args }) => {
    const t = wordsOf(globals);
    const ways = canvas.getAllByRole("link").map(({ textContent }) => textContent);
    await expect(ways).toEqual(
      (languageOf(globals) === "ru" ? (["call", "sms", "whatsapp"] as const) : (["whatsapp", "call"] as const)).map(
        (channel) => t(`pages:call.${channel}`),
      ),
    );
    await expect(canvas.getByRole("link", { name: t("pages:call.call") })).toHaveAttribute(
      "href",
      `tel:${args.contact.phone.e164}`,
    );
  },
};

/** For who has just seen a form fail: every way that there is. */
export const AllWays: Story = {
  args: { contact: { ...contact, telegram: "bodrumviptransfer" }, all: true },
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    const sms = canvas.getByRole("link", { name: t("pages:call.sms") });
    await expect(sms.getAttribute("href")).toContain(encodeURIComponent(t("pages:call.message")));
  },
};

/** Without the internet a call and a text message still go out. */
export const Offline: Story = {
  args: { contact: { ...contact, telegram: "bodrumviptransfer" } },
  tags: ["picture", "phone"],
  beforeEach: () => connect(false),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    const ways = canvas.getAllByRole("link").map(({ textContent }) => textContent);
    await expect(ways).toEqual([t("pages:call.call"), t("pages:call.sms")]);
    connect(true);
    await expect(await canvas.findByRole("link", { name: t("pages:call.whatsapp") })).toBeVisible();
  },
};
