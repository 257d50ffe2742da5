import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { PriceList } from "#src/features/prices/PriceList.tsx";
import { loadPage } from "#src/pages/loadPage.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { priceGroupsIn, priceIn } from "#stories/fixtures/prices.ts";

const meta = {
  id: "features-pricelist",
  title: "Components/Prices/PriceList",
  component: PriceList,
  tags: ["new"],
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Only as the lower half of `Prices`, whose map shows the same fares.",
      keyboard: {
        Tab: "goes from the direction to the columns and from row to row",
        Enter: "sorts, or follows the link",
      },
      parts: ["A title and a lead", "The switch of the direction", "A `FareTable`, in groups or sorted", "Notes"],
      content: {
        do: ["Say when the rates were asked for, and that the euro price is the fixed one"],
        dont: ["Leave out a fare because the form does not offer it: it can be asked for"],
      },
      messages: ["prices:title", "prices:list.ratesMissing"],
    }),
  },
  args: {
    groups: [],
    regionTitle: "",
    mapSource: loadPage("prices", "tr").mapSource,
    chosen: undefined,
    direction: "fromAirport",
    onDirectionChange: fn(),
    euroRates: { rates: { TRY: 49.4, USD: 1.13, GBP: 0.86 }, arePending: false },
    language: "tr",
    contact: loadPage("prices", "tr").contact,
    bookHref: () => "#book",
    Link: "a",
  },
  render: (args, { globals }) => {
    const language = languageOf(globals);
    const groups = priceGroupsIn(globals).map((group) => ({ ...group, fares: group.fares.slice(0, 2) }));
    return (
      <PriceList
        {...args}
        {...loadPage("prices", language)}
        groups={groups}
        chosen={args.chosen && priceIn(globals, args.chosen.id)}
        language={language}
      />
    );
  },
} satisfies Meta<typeof PriceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two fares of each group. The direction is chosen above the table. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("table")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("prices:directions.toAirport") }));
    await expect(args.onDirectionChange).toHaveBeenCalledWith("toAirport");
  },
};
