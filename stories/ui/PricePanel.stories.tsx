import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { CURRENCIES, formatEuro, formatNumber } from "#src/domain/money.ts";
import { Button } from "#src/ui/Button/Button.tsx";
import { PricePanel, type PricePanelProps } from "#src/ui/PricePanel/PricePanel.tsx";
import { amountIn, placeIn } from "#stories/fixtures/booking.tsx";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

type Globals = Parameters<typeof wordsOf>[0];

const meta = {
  component: PricePanel,
  args: { heading: "", route: null, face: { state: "asking", title: "", text: "", amounts: [] }, announcement: "" },
} satisfies Meta<typeof PricePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two places are still to come. */
export const Asking: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <PricePanel
        heading={t("booking:price.heading")}
        route={null}
        announcement=""
        face={{
          state: "asking",
          title: t("booking:price.askTitle"),
          text: t("booking:price.askText"),
          amounts: CURRENCIES.map((code) => amountIn(globals, code, { state: "open", value: null, text: "–" })),
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole("region", { name: wordsOf(globals)("booking:price.heading") });
    await expect(region.querySelectorAll("data")).toHaveLength(0);
  },
};

export const Priced: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => <PricePanel {...pricedIn(globals, "known")} />,
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole("region", { name: wordsOf(globals)("booking:price.heading") });
    await expect(region.querySelector("data[data-currency=EUR]")).toHaveAttribute("value", "75");
    await expect(region.querySelector("data[data-currency=TRY]")).toHaveAttribute("value", "3705");
    // Read out with something between the two.
    await expect(region).toHaveTextContent(`${placeIn(globals, "airport")} – ${placeIn(globals, "yalıkavak")}`);
  },
};

/** A rate did not come. */
export const RateMissing: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => <PricePanel {...pricedIn(globals, "missing")} />,
  play: async ({ canvas }) => {
    const missing = canvas.getByRole("region").querySelector("data[data-currency=USD]");
    await expect(missing).toHaveAttribute("value", "");
    await expect(missing).toHaveTextContent("N/A");
  },
};

/** Rates are on their way. */
export const RatesLoading: Story = {
  render: (_args, { globals }) => <PricePanel {...pricedIn(globals, "loading")} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(wordsOf(globals)("booking:price.loading"));
  },
};

export const Enquiry: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <PricePanel
        heading={t("booking:price.heading")}
        route={{ from: placeIn(globals, "marmaris"), to: placeIn(globals, "izmiradnanmenderesairport") }}
        announcement={t("booking:price.enquiryAnnouncement")}
        face={{
          state: "enquiry",
          title: t("booking:price.enquiryTitle"),
          text: t("booking:price.enquiryText"),
          actions: <Button wide>{t("booking:channels.call")}</Button>,
          near: null,
        }}
      />
    );
  },
};

/** The airport to Yalıkavak, with the lira known and the dollar as asked. */
function pricedIn(globals: Globals, dollar: "known" | "missing" | "loading"): PricePanelProps {
  const t = wordsOf(globals);
  const language = languageOf(globals);
  return {
    heading: t("booking:price.heading"),
    route: { from: placeIn(globals, "airport"), to: placeIn(globals, "yalıkavak") },
    announcement: "",
    face: {
      state: "priced",
      euro: amountIn(globals, "EUR", { state: "known", value: 75, text: formatEuro(75, language) }),
      amounts: [
        amountIn(globals, "TRY", { state: "known", value: 3705, text: formatNumber(3705, language) }),
        amountIn(globals, "USD", {
          state: dollar,
          value: dollar === "known" ? 85 : null,
          text: dollar === "known" ? "85" : dollar === "missing" ? t("booking:price.notAvailable") : "",
        }),
        amountIn(globals, "GBP", { state: "known", value: 65, text: "65" }),
      ],
      note: t("booking:price.note"),
      loadingLabel: t("booking:price.loading"),
    },
  };
}
