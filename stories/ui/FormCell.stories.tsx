import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { FormCell } from "#src/ui/FormCell/FormCell.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn, wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: FormCell,
  parameters: guide({
    avoid:
      "Most fields have a component of their own that stands in this frame: `TextCell`, `PlaceSelect`, `PhoneField`, `Stepper`. Take the frame itself for a control that none of them has.",
    keyboard: { Tab: "goes to the control; the ring is drawn around the whole cell" },
  }),
  args: { id: "full-name", label: "", children: (control) => <input {...control} /> },
  render: (args, { globals }) => <FormCell {...args} label={wordsOf(globals)("booking:fields.fullName")} />,
} satisfies Meta<typeof FormCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the focus, empty, without a day yet, filled, not to be sent as it is, on its way, and with a ring inside that its parts draw. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    const label = t("booking:fields.fullName");
    const error = t("request:faults.missing.fullName");
    return (
      <Cells>
        <FormCell {...args} id="focused" label={label}>
          {(control) => <input {...control} defaultValue="Emma" />}
        </FormCell>
        <FormCell {...args} id="empty" label={label}>
          {(control) => <input {...control} placeholder={t("booking:placeholders.fullName")} />}
        </FormCell>
        <FormCell {...args} id="dayless" label={t("booking:fields.date")}>
          {(control) => <input {...control} type="date" data-empty />}
        </FormCell>
        <FormCell {...args} id="filled" label={label}>
          {(control) => <input {...control} defaultValue="Zeynep Işıl Gürsoy" />}
        </FormCell>
        <FormCell {...args} id="invalid" label={label} error={error} />
        <FormCell {...args} id="busy" label={label} busy>
          {(control) => <input {...control} defaultValue="Анна Смирнова" />}
        </FormCell>
        <FormCell {...args} id="inside" label={label} ring="inside">
          {(control) => <input {...control} defaultValue="Emma Clarke" />}
        </FormCell>
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

/** A thumb hits the control wherever it hits the cell, and the label lets it through. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: wordsOf(globals)("booking:fields.fullName") });
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

/** The message stands in the cell and describes the control. */
export const Invalid: Story = {
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return <FormCell {...args} label={t("booking:fields.fullName")} error={t("request:faults.missing.fullName")} />;
  },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(wordsOf(globals)("request:faults.missing.fullName"));
  },
};

/** Label and message take the lines that they need. */
export const Long: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: "min(100%, 12rem)" }}>
      <FormCell
        {...args}
        label={sayIn(globals, {
          tr: "Karşılama tabelasındaki ad soyad",
          en: "Full name as on the arrivals sign",
          ru: "Имя и фамилия для встречающей таблички",
        })}
        error={wordsOf(globals)("request:faults.tooLong", { count: 100 })}
      />
    </div>
  ),
};
