import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fn } from "storybook/test";

import { DialPicker } from "#src/ui/DialPicker/DialPicker.tsx";
import { PhoneField, type PhoneFieldProps } from "#src/ui/PhoneField/PhoneField.tsx";
import { bookingIn, Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof translatorOf>[0];

const meta = {
  id: "ui-phonefield",
  title: "Components/Forms and fields/PhoneField · phone input",
  component: PhoneField,
  parameters: guide({
    avoid:
      "A number to be read is a link, not a field: use `ContactList`. For other figures that are typed use `TextField`.",
    keyboard: { Tab: "goes to the dial code, then to the number" },
    parts: [
      "The label",
      "The `DialPicker` with flag and code",
      "The number, without its code",
      "The message, when the field is wrong",
    ],
    content: {
      do: [
        "Show the shape of a number as the placeholder: “5320000000”",
        "Say which characters are wanted: “Use digits only”",
      ],
      dont: [
        "Say “Invalid phone number”: it may be right for another country",
        "Ask for the code a second time in the number",
      ],
    },
    messages: [
      "booking:fields.phone",
      "booking:phoneFormat",
      "request:errors.missing.phone",
      "request:errors.invalid.phone",
    ],
  }),
  args: {
    id: "phone",
    name: "phone",
    label: "",
    placeholder: "",
    title: "",
    maxLength: 20,
    value: "",
    onValueChange: () => {},
    onPasteText: fn(),
    onLeave: fn(),
    dial: null,
  },
  render: (args, { globals }) => <Typing {...args} {...wordsIn(globals)} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled in, invalid, submitting, and with the dial code above the number where both do not fit. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const words = wordsIn(globals);
    return (
      <Cells>
        <PhoneField {...args} {...words} id="empty" />
        <PhoneField {...args} {...words} id="filled" value="5321234567" />
        <PhoneField {...args} {...words} id="invalid" error={translatorOf(globals)("request:errors.missing.phone")} />
        <PhoneField {...args} {...words} id="busy" value="5321234567" busy />
        <div style={{ inlineSize: "min(100%, 13rem)" }}>
          <PhoneField {...args} {...words} id="narrow" value="5321234567" />
        </div>
      </Cells>
    );
  },
};

/** A paste into an empty field is passed on completely; one into a number is inserted at the caret. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: translatorOf(globals)("booking:fields.phone") });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /\+90/ })).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.paste("+90 (532) 123 45 67");
    await expect(args.onPasteText).toHaveBeenCalledWith("+90 (532) 123 45 67");
    await expect(field).toHaveValue("");
    await userEvent.type(field, "532");
    await userEvent.paste("123");
    await expect(field).toHaveValue("532123");
    await expect(args.onPasteText).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalledWith("532123");
  },
};

/** By touch: the label is above the dial code, and focuses the number. */
export const Touched: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const label = translatorOf(globals)("booking:fields.phone");
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByText(label) });
    await expect(canvas.getByLabelText(label)).toHaveFocus();
  },
};

function wordsIn(globals: Globals): Pick<PhoneFieldProps, "label" | "placeholder" | "title"> & { dial: ReactNode } {
  const t = translatorOf(globals);
  return {
    label: t("booking:fields.phone"),
    placeholder: t("booking:placeholders.phone"),
    title: t("booking:phoneFormat"),
    dial: (
      <DialPicker
        countries={bookingIn(globals).countries}
        value="TR"
        onValueChange={() => {}}
        labelOf={({ name, dialCode }) => t("booking:picker.choose", { country: name, dialCode })}
        title={t("booking:picker.title")}
        closeLabel={t("booking:picker.close")}
        searchLabel={t("booking:picker.search")}
        searchPlaceholder={t("booking:picker.searchPlaceholder")}
        noResult={t("booking:picker.noResult")}
      />
    ),
  };
}

function Typing(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onValueChange={setValue} />;
}
