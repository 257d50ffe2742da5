import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { HintLine } from "#src/ui/HintLine/HintLine.tsx";
import { Stepper, type StepperProps } from "#src/ui/Stepper/Stepper.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: Stepper,
  parameters: guide({
    avoid: "For numbers that nobody counts up to, such as a phone number or a year, take `TextCell` or `PhoneField`.",
    keyboard: {
      Tab: "goes to the fewer button, the number, the more button",
      Enter: "on a button, one fewer or one more",
      Space: "on a button, one fewer or one more",
      "↑ ↓": "in the number, one more or one fewer",
    },
  }),
  args: {
    id: "passengers",
    name: "passengers",
    label: "",
    fewerLabel: "",
    moreLabel: "",
    min: 1,
    max: 19,
    value: "1",
    onValueChange: () => {},
  },
  render: (args, { globals }) => <Counting {...args} {...wordsIn(globals)} />,
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At its least, between, at its most, with a hint that blocks nothing, wrong, and on its way. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    const words = wordsIn(globals);
    return (
      <Cells>
        <Stepper {...args} {...words} id="least" />
        <Stepper {...args} {...words} id="between" value="4" />
        <Stepper {...args} {...words} id="most" value="19" />
        <div>
          <Stepper {...args} {...words} id="over" value="9" describedBy="over-hint" />
          <HintLine id="over-hint">
            {t("booking:hints.tooManyPassengers", { vehicle: t("booking:vehicles.vipVito"), count: 7 })}
          </HintLine>
        </div>
        <Stepper {...args} {...words} id="invalid" value="25" error={t("request:faults.invalid.passengers")} />
        <Stepper {...args} {...words} id="busy" value="4" busy />
      </Cells>
    );
  },
};

/** At its least: one button can do nothing, and says so. By buttons, by typing, and no further than the bounds. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const fewer = canvas.getByRole("button", { name: t("booking:passengers.fewer") });
    const more = canvas.getByRole("button", { name: t("booking:passengers.more") });
    const count = canvas.getByRole("spinbutton", { name: t("booking:fields.passengers") });
    await expect(canvas.getByRole("group", { name: t("booking:fields.passengers") })).toContainElement(count);
    await expect(fewer).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(fewer);
    await expect(count).toHaveValue(1);
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(count).toHaveValue(3);
    await userEvent.clear(count);
    await userEvent.type(count, "18");
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(count).toHaveValue(19);
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await userEvent.clear(count);
    await userEvent.click(fewer);
    await expect(count).toHaveValue(1);
  },
};

/** By keyboard. A button at its bound keeps the focus. */
export const ByKeyboard: Story = {
  args: { value: "2" },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const count = canvas.getByRole("spinbutton");
    await userEvent.tab();
    const fewer = canvas.getByRole("button", { name: t("booking:passengers.fewer") });
    await expect(fewer).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(count).toHaveValue(1);
    await expect(fewer).toHaveFocus();
    await userEvent.tab();
    await expect(count).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("  ");
    await expect(count).toHaveValue(3);
  },
};

/** A screen reader hears the number that a press has led to, and nothing more than the keys while it is typed. */
export const Heard: Story = {
  args: { value: "2" },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    const count = canvas.getByRole("spinbutton");
    const more = canvas.getByRole("button", { name: t("booking:passengers.more") });
    await expect(canvas.queryByText(/^\d+$/)).not.toBeInTheDocument();
    await userEvent.click(more);
    await expect(canvas.getByText("3")).toHaveAttribute("aria-live", "polite");
    await userEvent.click(canvas.getByRole("button", { name: t("booking:passengers.fewer") }));
    await expect(canvas.getByText("2")).toHaveAttribute("aria-live", "polite");
    await userEvent.clear(count);
    await userEvent.type(count, "2");
    await expect(count).toHaveValue(2);
    await expect(canvas.queryByText(/^\d+$/)).not.toBeInTheDocument();
    await userEvent.click(more);
    await expect(canvas.getByText("3")).toHaveAttribute("aria-live", "polite");
  },
};

/** By touch. */
export const Touched: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const more = canvas.getByRole("button", { name: wordsOf(globals)("booking:passengers.more") });
    await userEvent.pointer([
      { keys: "[TouchA]", target: more },
      { keys: "[TouchA]", target: more },
    ]);
    await expect(canvas.getByRole("spinbutton")).toHaveValue(3);
  },
};

/** The message describes the number. */
export const Invalid: Story = {
  args: { value: "25" },
  render: (args, { globals }) => (
    <Stepper {...args} {...wordsIn(globals)} error={wordsOf(globals)("request:faults.invalid.passengers")} />
  ),
  play: async ({ canvas, globals }) => {
    const count = canvas.getByRole("spinbutton");
    await expect(count).toHaveAttribute("aria-invalid", "true");
    await expect(count).toHaveAccessibleDescription(wordsOf(globals)("request:faults.invalid.passengers"));
  },
};

function wordsIn(globals: Parameters<typeof wordsOf>[0]) {
  const t = wordsOf(globals);
  return {
    label: t("booking:fields.passengers"),
    fewerLabel: t("booking:passengers.fewer"),
    moreLabel: t("booking:passengers.more"),
  };
}

function Counting(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return <Stepper {...props} value={value} onValueChange={setValue} />;
}
