import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

import { PhoneField, type PhoneFieldProps } from "#src/ui/PhoneField/PhoneField.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: PhoneField,
  args: {
    id: "phone",
    name: "phone",
    label: "",
    placeholder: "",
    maxLength: 20,
    value: "",
    onValueChange: () => {},
    onPasteText: fn(),
    onLeave: fn(),
    dial: <span style={{ paddingInlineEnd: "var(--space-3)" }}>+90</span>,
  },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return <Typing {...args} label={t("booking:fields.phone")} placeholder={t("booking:placeholders.phone")} />;
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A paste into an empty field is handed over whole; one into a number that is there goes where the caret is. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: wordsOf(globals)("booking:fields.phone") });
    await userEvent.click(field);
    await userEvent.paste("+90 (532) 123 45 67");
    await expect(args.onPasteText).toHaveBeenCalledWith("+90 (532) 123 45 67");
    await expect(field).toHaveValue("");
    await userEvent.type(field, "532");
    await userEvent.paste("123");
    await expect(field).toHaveValue("532123");
    await expect(args.onPasteText).toHaveBeenCalledOnce();
    // The label stands above the dial code, and still leads to the number.
    await userEvent.click(canvas.getByText(wordsOf(globals)("booking:fields.phone")));
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalledWith("532123");
    await userEvent.clear(field);
  },
};

function Typing(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onValueChange={setValue} />;
}
