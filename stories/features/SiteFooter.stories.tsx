import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import type { SiteData } from "#src/content/schema.ts";
import { SiteFooter } from "#src/features/navigation/SiteFooter.tsx";
import { ThemeSwitch } from "#src/features/theme/ThemeSwitch.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn } from "#stories/fixtures/shell.tsx";
import { connect } from "#stories/fixtures/network.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: SiteFooter,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Once, at the end of every page. A page’s own offer to call stands above it.",
      keyboard: { Tab: "goes through its links, column by column", Enter: "follows the link" },
    }),
  },
  args: { site: {} as SiteData },
  render: (args, { globals }) => (
    <SiteFooter {...args} site={siteIn(globals)} themeChoice={<ThemeSwitch variant="dark" />} />
  ),
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "night"],
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    const { contact } = siteIn(globals);
    for (const [id, slug] of [
      ["airport", "bodrum-airport-transfer"],
      ["withinBodrum", "vip-bodrum-transfer"],
      ["car", "vip-car-rental"],
      ["fromBodrum", "bodrum-vip-transfer"],
    ] as const) {
      await expect(canvas.getByRole("link", { name: t(`shell:footer.services.${id}`) })).toHaveAttribute(
        "href",
        `/${t.language}/services/${slug}`,
      );
    }
    // The menu's button leads here where there are no scripts.
    const everyPage = canvas.getByRole("navigation", { name: t("shell:footer.site") });
    await expect(everyPage).toHaveAttribute("id", "site-navigation");
    for (const section of ["services", "tours", "blog", "contact", "faq", "gallery", "reservation"] as const) {
      await expect(within(everyPage).getByRole("link", { name: t(`shell:nav.${section}`) })).toHaveAttribute(
        "href",
        `/${t.language}/${section}`,
      );
    }
    await expect(canvas.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(t("shell:chat.message"))}`,
    );
    await expect(canvas.getByRole("link", { name: t("shell:footer.privacy") })).toHaveAttribute(
      "href",
      `/${t.language}/privacy`,
    );
  },
};

/** Without a network a call and a text message are what is left. */
export const Offline: Story = {
  beforeEach: () => connect(false),
  play: async ({ canvas, globals }) => {
    const { contact } = siteIn(globals);
    await expect(canvas.getByRole("link", { name: contact.phone.display })).toBeVisible();
    await expect(canvas.getByRole("link", { name: wordsOf(globals)("shell:floating.sms") })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "WhatsApp" })).not.toBeInTheDocument();
  },
};

/** Where the operator has Telegram it stands beside WhatsApp, which does not work everywhere: in Russian before it. */
export const WithTelegram: Story = {
  render: (args, { globals }) => {
    const site = siteIn(globals);
    return <SiteFooter {...args} site={{ ...site, contact: { ...site.contact, telegram: "bodrumvip" } }} />;
  },
  play: async ({ canvas, globals }) => {
    const chats = canvas.getAllByRole("link", { name: /^(?:Telegram|WhatsApp)$/ });
    const names = chats.map(({ textContent }) => textContent);
    const t = wordsOf(globals);
    await expect(names).toEqual(t.language === "ru" ? ["Telegram", "WhatsApp"] : ["WhatsApp", "Telegram"]);
    await expect(canvas.getByRole("link", { name: "Telegram" })).toHaveAttribute(
      "href",
      `https://t.me/bodrumvip?text=${encodeURIComponent(t("shell:chat.message"))}`,
    );
  },
};
