import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { ServicesPage } from "#src/pages/ServicesPage/ServicesPage.tsx";

const meta = {
  component: ServicesPage,
  args: loadPage("services", "tr"),
  parameters: { layout: "fullscreen", router: { path: "/services" } },
  render: (args, { globals }) => (
    <main>
      <ServicesPage {...args} {...loadPage("services", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof ServicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every service once, in three groups, each with its picture and price. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const { title: pageTitle, further, services, language } = loadPage("services", t.language);
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(heading).toHaveAccessibleName(pageTitle.replace("\n", " "));

    for (const { slug, title, group } of services) {
      const region = within(canvas.getByRole("region", { name: t(`services:groups.${group}.title`, { further }) }));
      const link = region.getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", `/${language}/services/${slug}`);
    }
    await expect(canvas.getByRole("heading", { name: t("fleet:title") })).toBeVisible();
    const book = canvas.getByRole<HTMLAnchorElement>("link", { name: t("services:call.book") });
    await expect(new URL(book.href).pathname).toBe(`/${language}/reservation`);

    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
