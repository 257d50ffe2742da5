import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { Stepper, type StepperProps } from "#src/ui/Stepper/Stepper.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: Stepper,
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
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <Counting
        {...args}
        label={t("booking:fields.passengers")}
        fewerLabel={t("booking:passengers.fewer")}
        moreLabel={t("booking:passengers.more")}
      />
    );
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At its least: one button can do nothing, and says so. By buttons, by typing, and no further than the bounds. */
export const Default: Story = {
  tags: ["picture"],
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

export const Invalid: Story = {
  args: { value: "25" },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <Stepper
        {...args}
        label={t("booking:fields.passengers")}
        fewerLabel={t("booking:passengers.fewer")}
        moreLabel={t("booking:passengers.more")}
        error={t("booking:faults.invalid.passengers")}
      />
    );
  },
};

function Counting(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return <Stepper {...props} value={value} onValueChange={setValue} />;
}
