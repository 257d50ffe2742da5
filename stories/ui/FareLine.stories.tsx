import type { Meta, StoryObj } from "@storybook/react-vite";

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
