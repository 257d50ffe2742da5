import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { PriceMap } from "#src/features/prices/PriceMap.tsx";
import { loadPage } from "#src/pages/loadPage.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { priceGroupsIn } from "#stories/fixtures/prices.ts";
import { placeNamesIn } from "#stories/fixtures/shell.tsx";

const meta = {
  id: "features-pricemap",
  title: "Components/Prices/PriceMap",
  component: PriceMap,
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Only as the upper half of `Prices`. A map without prices to choose from is a `CoastMap`.",
      keyboard: { Tab: "goes from place to place, then through the card", Enter: "chooses the place" },
      parts: ["The switch between the two parts of the map", "The map, with a price at each place", "A `FareCard`"],
      content: {
        do: ["Say what the figures are: “VIP Vito prices from the airport”"],
        dont: ["Show a price that the list has not"],
      },
      messages: ["prices:map.legend"],
    }),
  },
  args: {
    ...loadPage("prices", "tr"),
    chosen: undefined,
    fares: [],
    direction: "fromAirport",
    euroRates: { rates: { TRY: 49.4, USD: 1.13, GBP: 0.86 }, arePending: false },
    language: "tr",
    bookHref: () => "#book",
    Link: "a",
    ChoiceLink: "a",
  },
  render: (args, { globals }) => {
    const language = languageOf(globals);
    const fares = priceGroupsIn(globals).flatMap((group) => group.fares);
    return <PriceMap {...args} {...loadPage("prices", language)} fares={fares} language={language} />;
  },
} satisfies Meta<typeof PriceMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The region, with an example on the card; the other part of the coast is one press away. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("region", { name: t("prices:card.example") })).toBeVisible();
    const sheets = canvas.getByRole("group", { name: t("prices:map.sheets") });
    const [region, coast] = within(sheets).getAllByRole("button");
    await userEvent.click(coast as HTMLElement);
    await expect(canvas.getByRole("group", { name: t("prices:map.coast.label", placeNamesIn(globals)) })).toBeVisible();
    await userEvent.click(region as HTMLElement);
    region?.blur();
  },
};
