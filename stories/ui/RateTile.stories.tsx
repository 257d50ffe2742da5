import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { RateTile } from "#src/ui/RateTile/RateTile.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { OnBoard } from "#stories/fixtures/shell.tsx";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-ratetile",
  title: "Components/Live figures/RateTile · currency",
  component: RateTile,
  parameters: guide({
    avoid:
      "Not for a fare: the price of a ride belongs in the `PricePanel` or the `FareLine`, in the customer’s own words.",
    keyboard: {},
    parts: ["The code of the currency", "How many lira it costs, on flaps"],
    content: {
      do: [
        "Write the separator of the language: 48.62 in English, 48,62 in Turkish and Russian",
        "Say aloud what is missing: “not available”",
      ],
      dont: [
        "Use a sign for the currency: the Board face has none",
        "Show a rate from yesterday as if it were today’s",
      ],
    },
    messages: ["shell:board.label", "shell:board.notAvailable"],
  }),
  args: { code: "EUR", value: "48.62", unavailableLabel: "" },
  render: (args, { globals }) => (
    <OnBoard>
      <RateTile {...args} unavailableLabel={translatorOf(globals)("shell:board.notAvailable")} />
    </OnBoard>
  ),
} satisfies Meta<typeof RateTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No rate: a dimmed 0, and a text for screen readers. */
export const Unavailable: Story = {
  args: { value: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(translatorOf(globals)("shell:board.notAvailable"))).toBeInTheDocument();
  },
};

/** With a rate, without one, with three digits, and a tile that is hidden on phones. */
export const States: Story = {
  tags: ["picture", "wordless"],
  render: (args, { globals }) => {
    const unavailableLabel = translatorOf(globals)("shell:board.notAvailable");
    return (
      <OnBoard>
        <RateTile {...args} unavailableLabel={unavailableLabel} />
        <RateTile code="USD" value={null} unavailableLabel={unavailableLabel} />
        <RateTile code="SAR" value="112.94" unavailableLabel={unavailableLabel} />
        <RateTile code="GBP" value="55.63" from="desktop" unavailableLabel={unavailableLabel} />
      </OnBoard>
    );
  },
};
