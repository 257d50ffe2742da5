import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import type { SiteData } from "#src/content/pageData/pageDataTypes.ts";
import { SiteFooter } from "#src/features/navigation/SiteFooter.tsx";
import { ThemeSwitch } from "#src/features/theme/ThemeSwitch.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { siteIn } from "#stories/fixtures/shell.tsx";
import { connect } from "#stories/fixtures/network.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";

const meta = {
  id: "features-sitefooter",
  title: "Components/Navigation/SiteFooter",
  component: SiteFooter,
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Use one per page, at the end. A page’s own contact banner goes above it.",
      keyboard: { Tab: "goes through its links, column by column", Enter: "follows the link" },
      parts: ["A `Footer` with the words and links of the site", "A `ThemeSwitch`"],
      content: {
        do: ["Keep the about text to two sentences: what we do, and where"],
        dont: ["Add words for search engines", "Show a licence that there is not: the place says what goes there"],
      },
      messages: ["shell:footer.about.heading", "shell:footer.social", "shell:footer.privacy", "shell:footer.terms"],
    }),
  },
  args: { site: {} as SiteData },
  render: (args, { globals }) => <SiteFooter {...args} site={siteIn(globals)} themeChoice={<ThemeSwitch />} />,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const { contact, services } = siteIn(globals);
    await expect(services).toHaveLength(4);
    for (const { slug, label } of services) {
      await expect(canvas.getByRole("link", { name: label })).toHaveAttribute(
        "href",
        `/${t.language}/services/${slug}`,
      );
    }
    // The fallback target of the menu button without scripts.
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

/** Offline, only call and text message are listed. */
export const Offline: Story = {
  beforeEach: () => connect(false),
  play: async ({ canvas, globals }) => {
    const { contact } = siteIn(globals);
    await expect(canvas.getByRole("link", { name: contact.phone.display })).toBeVisible();
    await expect(canvas.getByRole("link", { name: translatorOf(globals)("shell:floating.sms") })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "WhatsApp" })).not.toBeInTheDocument();
  },
};

/** With Telegram: it is listed beside WhatsApp, which is blocked in some countries, and before it in Russian. */
export const WithTelegram: Story = {
  render: (args, { globals }) => {
    const site = siteIn(globals);
    return <SiteFooter {...args} site={{ ...site, contact: { ...site.contact, telegram: "bodrumvip" } }} />;
  },
  play: async ({ canvas, globals }) => {
    const chats = canvas.getAllByRole("link", { name: /^(?:Telegram|WhatsApp)$/ });
    const names = chats.map(({ textContent }) => textContent);
    const t = translatorOf(globals);
    await expect(names).toEqual(t.language === "ru" ? ["Telegram", "WhatsApp"] : ["WhatsApp", "Telegram"]);
    await expect(canvas.getByRole("link", { name: "Telegram" })).toHaveAttribute(
      "href",
      `https://t.me/bodrumvip?text=${encodeURIComponent(t("shell:chat.message"))}`,
    );
  },
};

/** Nothing leads to a section that is empty, as with a business that has no tours and no articles. */
export const WithoutToursAndArticles: Story = {
  render: (args, { globals }) => (
    <SiteFooter
      {...args}
      site={{ ...siteIn(globals), emptySections: ["tours", "blog"] }}
      themeChoice={<ThemeSwitch />}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const sections = within(canvas.getByRole("navigation", { name: t("shell:footer.site") }));
    await expect(sections.getByRole("link", { name: t("shell:nav.services") })).toBeInTheDocument();
    for (const section of ["tours", "blog"] as const)
      await expect(sections.queryByRole("link", { name: t(`shell:nav.${section}`) })).not.toBeInTheDocument();
  },
};
