import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { SwapButton } from "#src/ui/SwapButton/SwapButton.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: SwapButton,
  args: { label: "", onSwap: fn() },
  render: (args, { globals }) => <SwapButton {...args} label={wordsOf(globals)("booking:places.swap")} />,
} satisfies Meta<typeof SwapButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: wordsOf(globals)("booking:places.swap") }));
    await expect(args.onSwap).toHaveBeenCalledOnce();
  },
};
