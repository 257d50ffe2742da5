import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { FormCell } from "#src/ui/FormCell/FormCell.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: FormCell,
  args: { id: "full-name", label: "", children: (control) => <input {...control} /> },
  render: (args, { globals }) => <FormCell {...args} label={wordsOf(globals)("booking:fields.fullName")} />,
} satisfies Meta<typeof FormCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole("textbox", { name: wordsOf(globals)("booking:fields.fullName") });
    await expect(field).not.toHaveAttribute("aria-invalid");
    // A thumb hits the control wherever it hits the cell, and the label lets it through.
    const cell = field.parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    for (const [x, y] of [
      [cell.left + 3, cell.top + 6],
      [cell.left + 24, cell.top + 18],
      [cell.right - 3, cell.bottom - 4],
    ] as const)
      await expect(document.elementFromPoint(x, y)).toBe(field);
  },
};

/** The message stands in the cell and describes the control. */
export const Invalid: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return <FormCell {...args} label={t("booking:fields.fullName")} error={t("booking:faults.missing.fullName")} />;
  },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(wordsOf(globals)("booking:faults.missing.fullName"));
  },
};
