import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Rating } from "#src/ui/Rating/Rating.tsx";
import { ratingIn } from "#stories/fixtures/rating.ts";

const meta = {
  component: Rating,
  args: { shown: "", spoken: "" },
  render: (args, { globals }) => <Rating {...args} {...ratingIn(globals)} />,
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader hears what the figures mean; machines read the same value in every language. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { shown, spoken } = ratingIn(globals);
    await expect(canvas.getByText(spoken)).toBeInTheDocument();
    await expect(canvas.getByText(shown)).toHaveAttribute("value", "5.0");
  },
};
