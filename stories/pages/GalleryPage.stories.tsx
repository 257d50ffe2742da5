import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

import { FARES } from "#content/prices.ts";
import { SERVICES } from "#content/services.ts";
import { formatEuro } from "#src/domain/money.ts";
import { findFare } from "#src/domain/price.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { GalleryPage } from "#src/pages/GalleryPage/GalleryPage.tsx";

const meta = {
  component: GalleryPage,
  args: loadPage("gallery", "tr"),
  parameters: { layout: "fullscreen", router: { path: "/gallery" } },
  render: (args, { globals }) => (
    <main>
      <GalleryPage {...args} {...loadPage("gallery", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof GalleryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four chapters, which the jump bar links to, with every picture in one of them. Below a picture is a link to the service or tour that goes there, or to the article about it. */
export const Default: Story = {
  tags: ["picture", "phone", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const { items, language, town, regionTitle } = loadPage("gallery", languageOf(globals));
    await expect(canvas.getByRole("heading", { level: 1, name: t("gallery:title") })).toBeVisible();
    const bar = within(canvas.getByRole("navigation", { name: t("gallery:chaptersLabel") }));
    for (const chapter of ["arrival", "town", "region", "further"] as const) {
      const name = t(`gallery:chapters.${chapter}`, { town, regionTitle });
      await expect(bar.getByRole("link", { name })).toHaveAttribute("href", `/${language}/gallery#${chapter}`);
      const region = within(canvas.getByRole("region", { name }));
      await expect(region.getAllByRole("button").map((tile) => tile.getAttribute("aria-label"))).toEqual(
        items.flatMap(({ chapter: own, title, location }) => (own === chapter ? [`${title}, ${location}`] : [])),
      );
    }
    for (const { title, location, offer } of items) {
      const tile = canvas.getByRole("button", { name: `${title}, ${location}` });
      const link = within(tile.closest("li") as HTMLElement).queryByRole("link");
      if (!offer) await expect(link).not.toBeInTheDocument();
      else if ("tour" in offer) await expect(link).toHaveAttribute("href", `/${language}/tours/${offer.tour.slug}`);
      else if ("post" in offer) {
        await expect(link).toHaveAttribute("href", `/${language}/blog/${offer.post.slug}`);
        await expect(link).toHaveAccessibleName(t("gallery:post", { title: offer.post.shortTitle }));
      } else {
        await expect(link).toHaveAttribute("href", `/${language}/services/${offer.service.slug}`);
        const [trip, ...others] = SERVICES.find(({ slug }) => slug === offer.service.slug)?.trips ?? [];
        const price = trip && others.length === 0 ? formatEuro(findFare(FARES, trip) ?? 0, language) : "";
        await expect(link).toHaveTextContent(plain(`${offer.service.title}: ${price}`));
      }
      if (link) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByRole("link", { name: t("gallery:onward.tours") })).toHaveAttribute(
      "href",
      `/${language}/tours`,
    );
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** One lightbox for all chapters: by keyboard it wraps from the first picture to the last, and Escape returns focus to the tile. */
export const Opened: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const { items } = loadPage("gallery", languageOf(globals));
    const page = within(canvasElement.ownerDocument.body);
    const [first, last] = [items[0], items.at(-1)];
    const tile = canvas.getByRole("button", { name: `${first?.title}, ${first?.location}` });
    tile.focus();
    await userEvent.keyboard("{Enter}");
    await page.findByRole("dialog", { name: t("gallery:title") });
    await userEvent.keyboard("{ArrowLeft}");
    const total = items.length;
    await expect(
      page.getByText(`${t("gallery:viewer.position", { position: total, total })}: ${last?.title}, ${last?.location}`),
    ).toHaveAttribute("role", "status");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(tile).toHaveFocus());
    tile.blur();
  },
};

/** Normalises spaces, as Testing Library does. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
