import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { TOURS } from "#content/tours.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { contactLinks } from "#src/domain/contact.ts";
import { formatEuro } from "#src/domain/money.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { ToursPage } from "#src/pages/ToursPage/ToursPage.tsx";

const meta = {
  component: ToursPage,
  args: loadPage("tours", "tr"),
  parameters: { layout: "fullscreen", router: { path: "/tours" } },
  render: (args, { globals }) => (
    <main>
      <ToursPage {...args} {...loadPage("tours", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof ToursPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stamp for each tour, with its days, its stops and price if it has any, and the fixed rating. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const language = languageOf(globals);
    const { title, tours, contact } = loadPage("tours", language);
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const cards = within(canvas.getByRole("list", { name: title })).getAllByRole("article");
    await expect(cards).toHaveLength(TOURS.length);
    for (const [index, tour] of tours.entries()) {
      const card = within(cards[index] as HTMLElement);
      await expect(card.getByRole("link", { name: tour.title })).toHaveAttribute(
        "href",
        pathOf(language, "tours", tour.slug),
      );
      const facts = card.getAllByRole("listitem").map(({ textContent }) => textContent);
      await expect(facts).toEqual([
        t("tours:days", { count: tour.days }),
        ...(tour.stopCount > 0 ? [t("tours:stops", { count: tour.stopCount })] : []),
        tour.price !== undefined
          ? formatEuro(tour.price, language)
          : tour.vehiclePrice !== undefined
            ? t("tours:facts.from", { price: formatEuro(tour.vehiclePrice, language) })
            : t("tours:facts.onRequest"),
      ]);
      await expect(card.getByText(t("tours:rating.spoken"), { normalizer: (text) => text })).toBeInTheDocument();
    }
    await expect(canvas.getByRole("heading", { level: 2, name: t("tours:elsewhere.title") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("shell:channels.whatsapp") })).toHaveAttribute(
      "href",
      contactLinks(contact, t("tours:elsewhere.message")).whatsapp,
    );
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
