import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";

import { convertFare, formatPrice } from "#src/domain/money.ts";
import { PriceList } from "#src/features/prices/PriceList.tsx";
import { loadPage } from "#src/pages/loadPage.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { priceGroupsIn, priceIn } from "#stories/fixtures/prices.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const meta = {
  id: "features-pricelist",
  title: "Components/Prices/PriceList",
  component: PriceList,
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "Only as the lower half of `Prices`, whose map shows the same fares.",
      keyboard: {
        Tab: "goes from the direction to the columns and from row to row",
        Enter: "sorts, or follows the link",
      },
      parts: [
        "A title and a lead",
        "The switches of direction and, on phones, of currency",
        "A `FareTable`, in groups or sorted",
        "Notes",
      ],
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
    beyondRegion: "",
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

/** On phones the converted price of one currency stands below the place, once it is chosen. */
export const InDollars: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: onlyAt("phone"),
  tags: ["picture", "phone", "wordless"],
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const switches = within(canvas.getByRole("group", { name: t("prices:list.currency") }));
    await expect(switches.getByRole("button", { name: "EUR" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(switches.getByRole("button", { name: "USD" }));
    const [fare] = priceGroupsIn(globals)[0]?.fares ?? [];
    if (!fare) throw new Error("there is no fare");
    const dollars = formatPrice(convertFare(fare.euro, { USD: 1.13 }).USD ?? 0, "USD", t.language);
    await expect(canvas.getAllByText(dollars.replaceAll("\u00a0", " "))[0]).toBeVisible();
  },
};
