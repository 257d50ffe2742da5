import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { TEXT_FIELD_TYPES, TextField, type TextFieldProps } from "#src/ui/TextField/TextField.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { Cells } from "#stories/fixtures/booking.tsx";
import { translatorOf, type Translator } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-textfield",
  title: "Components/Forms and fields/TextField · input · date",
  component: TextField,
  argTypes: { id: { control: false } },
  parameters: guide({
    avoid:
      "For one of a few answers use `VehicleChoice`, for one of many `PlaceSelect`, for a small number `NumberInput`.",
    keyboard: {
      Tab: "goes to the field; within a date or a time, from part to part",
      "↑ ↓": "in a date or a time, change the focused part",
    },
    parts: ["The label, always visible", "What is typed, or an example of it", "The message, when the field is wrong"],
    content: {
      do: [
        "Label with a noun: “Full name”, “Pick-up time”",
        "Give an example where the form is not obvious: “TK 2512”",
        "Say what to do when it is empty: “Enter your full name”",
      ],
      dont: [
        "Use the placeholder as the label: it is gone with the first letter",
        "Write “Required” or “Invalid value”",
      ],
    },
    messages: ["booking:fields.fullName", "request:errors.missing.fullName", "request:errors.invalid.date"],
  }),
  args: { id: "cell", label: "", value: "", onValueChange: () => {} },
  render: (args, { globals }) => <Typing {...args} t={translatorOf(globals)} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each type, empty and filled in, with native date and time; then invalid, and submitting. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const name = t("booking:fields.fullName");
    const day = t("booking:fields.date");
    return (
      <Cells>
        <div>
          <Typing {...args} t={t} />
        </div>
        <TextField {...args} id="filled" label={name} value="Zeynep Işıl Gürsoy" />
        <TextField {...args} id="day" label={day} type="date" value="2026-11-24" />
        <TextField {...args} id="time" label={t("booking:fields.time")} type="time" value="14:30" />
        <TextField {...args} id="invalid" label={day} type="date" error={t("request:errors.missing.date")} />
        <TextField {...args} id="busy" label={name} value="Emma Clarke" busy />
      </Cells>
    );
  },
};

/** By keyboard, from field to field. */
export const Typed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.tab();
    const name = canvas.getByRole("textbox", { name: t("booking:fields.fullName") });
    await expect(name).toHaveFocus();
    await userEvent.keyboard("Zeynep Işıl Gürsoy");
    await expect(name).toHaveValue("Zeynep Işıl Gürsoy");
    await expect(name).not.toHaveAttribute("data-empty");
    const day = canvas.getByLabelText(t("booking:fields.date"));
    await userEvent.type(day, "2026-11-24");
    await expect(day).toHaveValue("2026-11-24");
    await userEvent.clear(day);
    await expect(day).toHaveAttribute("data-empty");
  },
};

/** By touch: the label is part of the field. */
export const Touched: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const label = translatorOf(globals)("booking:fields.fullName");
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByLabelText(label) });
    await expect(canvas.getByLabelText(label)).toHaveFocus();
  },
};

function Typing({ t, ...args }: TextFieldProps & { t: Translator }) {
  const [values, setValues] = useState({ text: "", date: "", time: "" });
  const labels = { text: t("booking:fields.fullName"), date: t("booking:fields.date"), time: t("booking:fields.time") };
  return TEXT_FIELD_TYPES.map((type) => (
    <TextField
      key={type}
      {...args}
      id={`typed-${type}`}
      type={type}
      label={labels[type]}
      placeholder={t("booking:placeholders.fullName")}
      value={values[type]}
      onValueChange={(value) => setValues({ ...values, [type]: value })}
    />
  ));
}
