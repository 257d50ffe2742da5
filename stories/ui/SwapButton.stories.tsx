import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, fn } from "storybook/test";

import { SwapButton } from "#src/ui/SwapButton/SwapButton.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { Row } from "#stories/fixtures/Row.tsx";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-swapbutton",
  title: "Components/Actions/SwapButton · icon button",
  component: SwapButton,
  parameters: guide({
    avoid: "Only between the two fields that it swaps. For an action with words use a `Button`.",
    keyboard: { Enter: "swaps the two values", Space: "swaps the two values" },
    parts: ["Two arrows in a circle"],
    content: {
      do: ["Name it by both fields: “Swap pick-up and destination”"],
      dont: ["Name it “Swap” alone: a list of buttons would not say what"],
    },
    messages: ["booking:places.swap"],
  }),
  args: { label: "", fields: ["from", "to"], onSwap: fn() },
  render: (args, { globals }) => <SwapButton {...args} label={translatorOf(globals)("booking:places.swap")} />,
} satisfies Meta<typeof SwapButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard and touch. Focus stays on the button. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole("button", { name: translatorOf(globals)("booking:places.swap") });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onSwap).toHaveBeenCalledTimes(2);
    await userEvent.pointer({ keys: "[TouchA]", target: button });
    await expect(args.onSwap).toHaveBeenCalledTimes(3);
    await expect(button).toHaveFocus();
  },
};

/** Between stacked place fields, and rotated between fields side by side. */
export const States: Story = {
  tags: ["picture", "wordless"],
  render: (args, { globals }) => {
    const label = translatorOf(globals)("booking:places.swap");
    return (
      <Row>
        <SwapButton {...args} label={label} />
        <div style={{ "--swap-turn": "90deg" } as CSSProperties}>
          <SwapButton {...args} label={label} />
        </div>
      </Row>
    );
  },
};
