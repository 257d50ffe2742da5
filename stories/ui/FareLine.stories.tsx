import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { formatEuro, formatPrice, withCurrency } from "#src/domain/money.ts";
import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import { Cells, othersIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, type translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof translatorOf>[0];

const OTHERS = ["TRY", "USD", "GBP"] as const;

const meta = {
  id: "ui-fareline",
  title: "Components/Prices/FareLine",
  component: FareLine,
  parameters: guide({
    avoid: "Where there is room for names and a note, use `PricePanel`; a screen shows only one of the two.",
    keyboard: {},
    parts: ["The price in euros", "The other currencies, in smaller type"],
    content: {
      do: [
        "Keep the order of the `PricePanel`: euros, lira, dollars, pounds",
        "Leave out a currency whose rate is missing",
      ],
      dont: ["Add words: “only €75”", "Put a sign of its own before lira: the faces have none, so a code stands there"],
    },
  }),
  args: { euro: "", others: [] },
  render: (_args, { globals }) => <FareLine {...dearestIn(globals)} />,
} satisfies Meta<typeof FareLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A fare, the highest fare, rates loading, no rates, and the narrowest width. */
export const States: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const language = languageOf(globals);
    const euro = formatEuro(75, language);
    const loading = OTHERS.map((currency) => withCurrency("...", currency, language));
    return (
      <Cells>
        <FareLine euro={euro} others={othersIn(globals, 75)} />
        <FareLine {...dearestIn(globals)} />
        <FareLine euro={euro} others={loading} />
        <FareLine euro={euro} others={[]} />
        <div style={{ inlineSize: "min(100%, 10rem)" }}>
          <FareLine {...dearestIn(globals)} />
        </div>
      </Cells>
    );
  },
};

/** The highest fare. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const euro = canvas.getByText(/650/);
    await expect(euro.textContent).toBe(formatEuro(650, languageOf(globals)));
    await expect(euro).toBeVisible();
  },
};

/** Narrowest screen: no line ends with a dangling separator. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(100%, 16.5rem)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const pound = canvas.getByText(formatPrice(550, "GBP", languageOf(globals)), { normalizer: String });
    const box = pound.parentElement?.getBoundingClientRect().right;
    // The last amount of each line ends at the edge of the box, which clips the separator after it.
    await expect(pound.getBoundingClientRect().right).toBeCloseTo(box ?? 0, 0);
    await expect(getComputedStyle(pound.parentElement as HTMLElement).overflowX).toBe("clip");
  },
};

function dearestIn(globals: Globals) {
  return { euro: formatEuro(650, languageOf(globals)), others: othersIn(globals, 650) };
}
