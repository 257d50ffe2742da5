import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

import { FARES } from "#content/prices.ts";
import { anchorOf } from "#src/domain/price.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { otherAmountsIn } from "#stories/fixtures/prices.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { PricesPage } from "#src/pages/PricesPage/PricesPage.tsx";

const meta = {
  component: PricesPage,
  args: loadPage("prices", "tr"),
  parameters: { layout: "fullscreen", router: { path: "/prices" } },
  beforeEach: () => stubRelay(),
  render: (args, { globals }) => (
    <main>
      <PricesPage {...args} {...loadPage("prices", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof PricesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Every fare in one table: bookable ones link to the prefilled form, the others to contact channels in the order that suits the
 * language.
 */
export const Default: Story = {
  tags: ["picture", "phone", "desktop", "night"],
  parameters: AT_NIGHT,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const { groups, language, contact } = loadPage("prices", languageOf(globals));
    const fares = groups.flatMap((group) => group.fares);
    await expect(canvas.getByRole("heading", { level: 1, name: t("prices:title") })).toBeVisible();
    await expect(canvas.getByRole("table", { name: t("prices:list.title") })).toBeVisible();
    await expect(fares).toHaveLength(FARES.length);
    for (const { id, from, to, vehicleType, bookable } of fares) {
      const row = within(canvasElement.querySelector(`[role=row][id="${id}"]`) as HTMLElement);
      // Phones show only the first one.
      const [way, other] = row.getAllByRole<HTMLAnchorElement>("link", { hidden: true });
      const { hostname, pathname, searchParams, hash } = new URL(way?.href ?? "");
      if (bookable) {
        await expect([pathname, hash]).toEqual([`/${language}/reservation`, "#reservation-form"]);
        await expect(Object.fromEntries(searchParams)).toEqual({ from, to, vehicleType });
      } else {
        const call = `tel:${contact.phone.e164}`;
        await expect(language === "ru" ? way?.href : other?.href).toBe(call);
        await expect(language === "ru" ? new URL(other?.href ?? "").protocol : hostname).toBe(
          language === "ru" ? "sms:" : "wa.me",
        );
      }
    }
    const [dearest] = FARES.toSorted((one, other) => other.euro - one.euro);
    if (!dearest) return;
    const row = canvasElement.querySelector(`[role=row][id="${anchorOf(dearest)}"]`);
    // Only this row is read while the rates arrive: searching the whole page each time would hold up the page itself.
    for (const { text: other } of otherAmountsIn(globals, dearest.euro))
      await waitFor(() => expect(row).toHaveTextContent(plain(other)));
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Normalises spaces, as Testing Library does. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
