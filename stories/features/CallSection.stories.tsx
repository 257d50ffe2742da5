import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { CallSection } from "#src/features/offer/CallSection.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const { booking, pictures } = loadPage("home", "tr");

const meta = {
  id: "features-callsection",
  title: "Components/Contact/CallSection · banner",
  component: CallSection,
  args: { contact: booking.contact, language: "tr", image: pictures.night },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Use it at the end of a page. Elsewhere use `ContactButtons`.",
      keyboard: { Tab: "goes to the next channel", Enter: "opens the chat, or calls" },
      parts: ["A `ContactBanner`", "`ContactButtons`, in the order of the language"],
      content: {
        do: [
          "Ask what the guest is about to do: “Landing today?”",
          "Say what to send and who answers: “Send us your flight number. Someone answers, day or night.”",
        ],
        dont: [
          "Name a channel in the sentence that the network or the language hides",
          "Write hours: somebody answers day and night",
        ],
      },
      messages: ["pages:call.title", "pages:call.text", "pages:call.message"],
    }),
  },
  render: (args, { globals }) => {
    const language = languageOf(globals);
    return <CallSection {...args} language={language} image={loadPage("home", language).pictures.night} />;
  },
} satisfies Meta<typeof CallSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals, args }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("heading", { name: t("pages:call.title") })).toBeVisible();
    const chat = canvas.getByRole("link", { name: t("shell:channels.whatsapp") });
    const address = new URL((chat as HTMLAnchorElement).href);
    await expect(address.pathname).toBe(`/${args.contact.whatsapp}`);
    await expect(address.searchParams.get("text")).toBe(t("pages:call.message"));
  },
};

/** An operator with Telegram offers it as well. */
export const WithTelegram: Story = {
  args: { contact: { ...booking.contact, telegram: "bodrumviptransfer" } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const ways = canvas.getAllByRole("link");
    await expect(ways).toContain(canvas.getByRole("link", { name: t("shell:channels.telegram") }));
    for (const way of ways) {
      await userEvent.tab();
      await expect(way).toHaveFocus();
    }
  },
};
