import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Field } from "#src/ui/Field/Field.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-field",
  title: "Components/Forms and fields/Field · label",
  component: Field,
  parameters: guide({
    avoid:
      "Most fields have a component of their own that uses this frame: `TextField`, `PlaceSelect`, `PhoneField`, `NumberInput`. Use the frame itself only for a control that none of them covers.",
    keyboard: { Tab: "goes to the control; the focus ring surrounds the whole field" },
    parts: ["The label, always visible", "The control", "The message, when the field is wrong, below it"],
    content: {
      do: [
        "Ask in one or two words: “Date”, “From”",
        "Say what is wrong and what to do: “Choose a date”, “Enter your full name”",
      ],
      dont: [
        "Put the label into the control as a placeholder",
        "Mark what is required: everything visible is, and what is not stands in `Extras`",
      ],
    },
    messages: [
      "booking:fields.date",
      "booking:fields.from",
      "request:errors.missing.date",
      "request:errors.invalid.date",
    ],
  }),
  args: { id: "full-name", label: "", children: (control) => <input {...control} /> },
  render: (args, { globals }) => <Field {...args} label={translatorOf(globals)("booking:fields.fullName")} />,
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focused, empty, without a date, filled in, invalid, submitting, and with the focus ring on its parts. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const label = t("booking:fields.fullName");
    const error = t("request:errors.missing.fullName");
    return (
      <Cells>
        <Field {...args} id="focused" label={label}>
          {(control) => <input {...control} defaultValue="Emma" />}
        </Field>
        <Field {...args} id="empty" label={label}>
          {(control) => <input {...control} placeholder={t("booking:placeholders.fullName")} />}
        </Field>
        <Field {...args} id="dayless" label={t("booking:fields.date")}>
          {(control) => <input {...control} type="date" data-empty data-unset />}
        </Field>
        <Field {...args} id="filled" label={label}>
          {(control) => <input {...control} defaultValue="Zeynep Işıl Gürsoy" />}
        </Field>
        <Field {...args} id="invalid" label={label} error={error} />
        <Field {...args} id="busy" label={label} busy>
          {(control) => <input {...control} defaultValue="Анна Смирнова" />}
        </Field>
        <Field {...args} id="inside" label={label} ring="inside">
          {(control) => <input {...control} defaultValue="Emma Clarke" />}
        </Field>
      </Cells>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [focused] = canvas.getAllByRole("textbox");
    await expect(focused).toHaveFocus();
    await expect(canvas.getByDisplayValue("Анна Смирнова")).toHaveAttribute("aria-disabled", "true");
  },
};

/** A tap anywhere in the field hits the control, through the label too. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: translatorOf(globals)("booking:fields.fullName") });
    await expect(field).not.toHaveAttribute("aria-invalid");
    const cell = field.parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    for (const [x, y] of [
      [cell.left + 3, cell.top + 6],
      [cell.left + 24, cell.top + 18],
      [cell.right - 3, cell.bottom - 4],
    ] as const)
      await expect(document.elementFromPoint(x, y)).toBe(field);
    await userEvent.pointer({ keys: "[TouchA]", target: field });
    await expect(field).toHaveFocus();
  },
};

/** The validation message is inside the field and describes the control. */
export const Invalid: Story = {
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return <Field {...args} label={t("booking:fields.fullName")} error={t("request:errors.missing.fullName")} />;
  },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(translatorOf(globals)("request:errors.missing.fullName"));
  },
};

/** Label and message wrap. */
export const Long: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: "min(100%, 12rem)" }}>
      <Field
        {...args}
        label={inLanguage(globals, {
          tr: "Karşılama tabelasındaki ad soyad",
          en: "Full name as on the arrivals sign",
          ru: "Имя и фамилия для встречающей таблички",
        })}
        error={translatorOf(globals)("request:errors.tooLong", { count: 100 })}
      />
    </div>
  ),
};
