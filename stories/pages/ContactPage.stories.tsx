import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { placeNamesIn } from "#stories/fixtures/shell.tsx";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { ContactPage } from "#src/pages/ContactPage/ContactPage.tsx";

const meta = {
  component: ContactPage,
  args: loadPage("contact", "tr"),
  parameters: { layout: "fullscreen", router: { path: "/contact" } },
  render: (args, { globals }) => (
    <main>
      <ContactPage {...args} {...loadPage("contact", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All contact channels, and the drawn map, which makes no third-party requests. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const { contact, address, hours, language } = loadPage("contact", languageOf(globals));
    await expect(canvas.getByRole("heading", { level: 1, name: t("contact:title") })).toBeVisible();
    await expect(canvas.getByText(address)).toBeVisible();
    await expect(canvas.getByText(hours)).toBeVisible();
    const call = `tel:${contact.phone.e164}`;
    await expect(canvas.getByRole("link", { name: contact.phone.display })).toHaveAttribute("href", call);
    for (const email of contact.emails) {
      await expect(canvas.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    }
    await expect(canvas.getByRole<HTMLAnchorElement>("link", { name: t("shell:channels.sms") }).href).toMatch(/^sms:/);
    await expect(canvas.getByRole("link", { name: t("contact:faq") })).toHaveAttribute("href", `/${language}/faq`);
    await expect(canvas.getByRole("link", { name: t("contact:gallery") })).toHaveAttribute(
      "href",
      `/${language}/gallery`,
    );
    await expect(canvas.getByRole("img", { name: t("contact:map.drawn", placeNamesIn(globals)) })).toBeVisible();
    await expect(canvas.queryByTitle(t("contact:map.title", placeNamesIn(globals)))).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: t("contact:map.load") })).toBeVisible();
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
