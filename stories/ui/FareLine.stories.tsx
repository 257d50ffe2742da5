import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { formatEuro, formatNumber } from "#src/domain/money.ts";
import { FareLine } from "#src/ui/FareLine/FareLine.tsx";
import { languageOf } from "#stories/fixtures/words.ts";

const meta = {
  component: FareLine,
  args: { euro: "", others: [] },
  render: (_args, { globals }) => {
    const language = languageOf(globals);
    return (
      <FareLine
        euro={formatEuro(650, language)}
        others={[`TRY ${formatNumber(32095, language)}`, "USD 730", "GBP 550"]}
      />
    );
  },
} satisfies Meta<typeof FareLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dearest fare that there is. */
export const Default: Story = {};

/** On the narrowest screen: no line ends with a dot that separates nothing. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "16.5rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const pound = canvas.getByText("GBP 550");
    const box = pound.parentElement?.getBoundingClientRect().right;
    // The last amount of each line ends where the box does, and what stands behind it is cut off there.
    await expect(pound.getBoundingClientRect().right).toBeCloseTo(box ?? 0, 0);
    await expect(getComputedStyle(pound.parentElement as HTMLElement).overflowX).toBe("clip");
  },
};
