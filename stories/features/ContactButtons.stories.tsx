import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { ContactButtons } from "#src/features/contact/ContactButtons.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { connect } from "#stories/fixtures/network.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const { contact } = loadPage("privacy", "tr");

const meta = {
  id: "features-contactbuttons",
  title: "Components/Contact/ContactButtons · WhatsApp",
  component: ContactButtons,
  parameters: guide({
    avoid:
      "At the end of a page use `CallSection`. For a request that could not be sent, the form has its own dialog with prefilled channels.",
    keyboard: { Tab: "goes to the next channel", Enter: "opens the chat in a new tab, the call or the text message" },
    parts: ["`ContactActions`, with the message already written"],
    content: {
      do: [
        "Write the message as the guest would: “Hello, I’d like to ask about a transfer.”",
        "End it where the guest goes on: “My flight number:”",
      ],
      dont: ["Write the message in another language than the page", "Praise us in the guest’s name"],
    },
    messages: ["shell:channels.call", "shell:chat.message", "pages:call.message"],
  }),
  args: { contact, language: "tr", message: "" },
  render: (args, { globals }) => (
    <ContactButtons {...args} language={languageOf(globals)} message={translatorOf(globals)("pages:call.message")} />
  ),
} satisfies Meta<typeof ContactButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, args }) => {
    const t = translatorOf(globals);
    const ways = canvas.getAllByRole("link").map(({ textContent }) => textContent);
    await expect(ways).toEqual(
      (languageOf(globals) === "ru" ? (["call", "sms", "whatsapp"] as const) : (["whatsapp", "call"] as const)).map(
        (channel) => t(`shell:channels.${channel}`),
      ),
    );
    await expect(canvas.getByRole("link", { name: t("shell:channels.call") })).toHaveAttribute(
      "href",
      `tel:${args.contact.phone.e164}`,
    );
  },
};

/** Every channel, for example after a form could not be sent. */
export const AllWays: Story = {
  args: { contact: { ...contact, telegram: "bodrumviptransfer" }, all: true },
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    const sms = canvas.getByRole("link", { name: t("shell:channels.sms") });
    await expect(sms.getAttribute("href")).toContain(encodeURIComponent(t("pages:call.message")));
  },
};

/** Offline, only call and text message are offered. */
export const Offline: Story = {
  args: { contact: { ...contact, telegram: "bodrumviptransfer" } },
  tags: ["picture", "phone"],
  beforeEach: () => connect(false),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const ways = canvas.getAllByRole("link").map(({ textContent }) => textContent);
    await expect(ways).toEqual([t("shell:channels.call"), t("shell:channels.sms")]);
    connect(true);
    await expect(await canvas.findByRole("link", { name: t("shell:channels.whatsapp") })).toBeVisible();
  },
};
