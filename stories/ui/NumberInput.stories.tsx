import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { VEHICLES } from "#src/domain/price.ts";
import { FieldHint } from "#src/ui/FieldHint/FieldHint.tsx";
import { NumberInput, type NumberInputProps } from "#src/ui/NumberInput/NumberInput.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-numberinput",
  title: "Components/Forms and fields/NumberInput · stepper · quantity",
  component: NumberInput,
  argTypes: { value: { control: false } },
  parameters: guide({
    avoid: "For numbers that nobody counts up to, such as a phone number or a year, use `TextField` or `PhoneField`.",
    keyboard: {
      Tab: "goes to the fewer button, the number, the more button",
      Enter: "on a button, decreases or increases the value",
      Space: "on a button, decreases or increases the value",
      "↑ ↓": "in the field, increases or decreases the value",
    },
    parts: [
      "The label",
      "A minus and a plus, as buttons",
      "The number between them, which can be typed",
      "The message, when the field is wrong",
    ],
    content: {
      do: [
        "Name the buttons by what one press does: “Remove a passenger”, “Add a passenger”",
        "Give both ends in the message: “Enter a number from 1 to 19”",
      ],
      dont: ["Label it “Quantity”", "Forbid a number that a larger vehicle could carry: hint at the vehicle"],
    },
    messages: ["booking:passengers.fewer", "booking:passengers.more", "request:errors.invalid.passengers"],
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
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Minimum, in between, maximum, with a non-blocking hint, invalid, and while submitting. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const words = wordsIn(globals);
    return (
      <Cells>
        <NumberInput {...args} {...words} id="least" />
        <NumberInput {...args} {...words} id="between" value="4" />
        <NumberInput {...args} {...words} id="most" value="19" />
        <div>
          <NumberInput {...args} {...words} id="over" value="9" describedBy="over-hint" />
          <FieldHint id="over-hint">
            {t("booking:hints.tooManyPassengers", { vehicle: VEHICLES["vip-vito"].name, count: 7 })}
          </FieldHint>
        </div>
        <NumberInput {...args} {...words} id="invalid" value="25" error={t("request:errors.invalid.passengers")} />
        <NumberInput {...args} {...words} id="busy" value="4" busy />
      </Cells>
    );
  },
};

/** At its minimum one button is disabled. Changes by button and keyboard stay within the limits. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
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

/** By keyboard. A button at its limit keeps the focus. */
export const ByKeyboard: Story = {
  args: { value: "2" },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
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

/** Screen readers announce the value after a button click, but not while typing. */
export const Heard: Story = {
  args: { value: "2" },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
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
    const more = canvas.getByRole("button", { name: translatorOf(globals)("booking:passengers.more") });
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
    <NumberInput {...args} {...wordsIn(globals)} error={translatorOf(globals)("request:errors.invalid.passengers")} />
  ),
  play: async ({ canvas, globals }) => {
    const count = canvas.getByRole("spinbutton");
    await expect(count).toHaveAttribute("aria-invalid", "true");
    await expect(count).toHaveAccessibleDescription(translatorOf(globals)("request:errors.invalid.passengers"));
  },
};

function wordsIn(globals: Parameters<typeof translatorOf>[0]) {
  const t = translatorOf(globals);
  return {
    label: t("booking:fields.passengers"),
    fewerLabel: t("booking:passengers.fewer"),
    moreLabel: t("booking:passengers.more"),
  };
}

function Counting(props: NumberInputProps) {
  const [value, setValue] = useState(props.value);
  return <NumberInput {...props} value={value} onValueChange={setValue} />;
}
