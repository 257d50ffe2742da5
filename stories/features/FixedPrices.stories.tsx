import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { formatEuro } from "#src/domain/money.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { FixedPrices } from "#src/features/offer/FixedPrices.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-fixedprices",
  title: "Components/Prices/FixedPrices",
  component: FixedPrices,
  argTypes: { faresText: { control: false } },
  args: { booking: loadPage("home", "tr").booking, faresText: loadPage("home", "tr").faresText, language: "tr" },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Lists links to the form. For the price of one trip in all currencies use `PricePanel`.",
      keyboard: { Tab: "goes to the next trip", Enter: "opens the form prefilled with it" },
      parts: ["A `SectionHeader` with a link to all prices", "A `MiniList`: place and price"],
      content: {
        do: ["Say in the lead what every row has in common, so that rows need no words"],
        dont: ["Leave out a dear place", "Sort by price: guests look for their place"],
      },
      messages: ["pages:prices.title", "pages:home.pricesAll"],
    }),
  },
  render: (args, { globals }) => {
    const { booking, faresText, language } = loadPage("home", languageOf(globals));
    return <FixedPrices {...args} booking={booking} faresText={faresText} language={language} />;
  },
} satisfies Meta<typeof FixedPrices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eleven places with a fare from the airport, and the large vehicle; each links to the prefilled form. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals }) => {
    const { booking, language } = loadPage("home", languageOf(globals));
    const label = booking.places.find(({ id }) => id === "yalıkavak")?.label ?? "";
    const links = within(canvas.getByRole("list")).getAllByRole("link");
    await expect(links).toHaveLength(12);
    const all = canvas.getByRole("link", { name: translatorOf(globals)("pages:home.pricesAll") });
    await expect(all).toHaveAttribute("href", `/${language}/prices`);

    const link = canvas.getByRole("link", { name: new RegExp(label) });
    await expect(link).toHaveAccessibleName(`${label} ${formatEuro(75, language)}`);
    const address = new URL((link as HTMLAnchorElement).href);
    await expect(address.pathname).toBe(`/${language}/reservation`);
    await expect(Object.fromEntries(address.searchParams)).toEqual({
      from: "airport",
      to: "yalıkavak",
      vehicleType: "vip-vito",
    });
    await expect(address.hash).toBe("#reservation-form");

    const whole = booking.places.find(({ id }) => id === "peninsula")?.label ?? "";
    const name = translatorOf(globals)("pages:prices.large", { place: whole, seats: VEHICLES["vip-sprinter"].seats });
    const large = canvas.getByRole("link", { name: new RegExp(name) });
    await expect(new URL((large as HTMLAnchorElement).href).searchParams.get("vehicleType")).toBe("vip-sprinter");
  },
};
