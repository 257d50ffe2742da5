import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { AmountRows, EuroFigure, EuroText, ExampleFigure } from "#src/ui/Amount/Amount.tsx";
import { Cells, pricedIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-amount",
  title: "Components/Prices/Amount",
  component: AmountRows,
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "For a fare in one line use a `FareLine`; for a whole price with its route, a `PricePanel`.",
      keyboard: {},
      parts: [
        "The euro figure, as large as nothing else of its panel, with a small sign",
        "An example, which is paler",
        "The other currencies: code, name and amount; a line in place of one that is loading",
      ],
      content: {
        do: ["Put the sign where the language has it: “€75”, “75 €”", "Say “N/A” where there is no rate"],
        dont: ["Round an amount here: it comes rounded", "Show another currency larger than the euro"],
      },
      messages: ["fares:price.notAvailable", "fares:price.loading"],
    }),
  },
  args: { amounts: [] },
} satisfies Meta<typeof AmountRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A price, an example, and the other currencies: all known, one loading, one without a rate. */
export const Default: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const loadingLabel = translatorOf(globals)("fares:price.loading");
    return (
      <Cells>
        {(["known", "loading", "missing"] as const).map((dollar) => {
          const { content } = pricedIn(globals, dollar);
          if (content.state !== "priced") return null;
          return (
            <div key={dollar}>
              {dollar === "known" && <EuroFigure amount={content.euro} />}
              {dollar === "missing" && <ExampleFigure text={content.euro.text} />}
              <AmountRows amounts={content.amounts} loadingLabel={loadingLabel} />
            </div>
          );
        })}
        <p style={{ font: "400 2rem/1 var(--font-display)" }}>
          <EuroText text="75 €" />
        </p>
      </Cells>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByText(t("fares:price.notAvailable"))).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(t("fares:price.loading"));
    // For machines an amount that is not known is empty.
    const values = [...canvasElement.querySelectorAll("data[data-currency=USD]")].map((one) =>
      one.getAttribute("value"),
    );
    await expect(values.map((value) => value !== "")).toEqual([true, false, false]);
  },
};
