import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { TEXT_CELL_TYPES, TextCell, type TextCellProps } from "#src/ui/TextCell/TextCell.tsx";
import { wordsOf, type Words } from "#stories/fixtures/words.ts";

const meta = {
  component: TextCell,
  args: { id: "cell", label: "", value: "", onValueChange: () => {} },
  render: (args, { globals }) => <Cells {...args} t={wordsOf(globals)} />,
} satisfies Meta<typeof TextCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: the browser's own date and time stand where a text has its example. */
export const Empty: Story = { tags: ["picture"] };

export const Typed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: wordsOf(globals)("booking:fields.fullName") });
    await userEvent.type(name, "Zeynep Işıl Gürsoy");
    await expect(name).toHaveValue("Zeynep Işıl Gürsoy");
    await expect(name).not.toHaveAttribute("data-empty");
  },
};

function Cells({ t, ...args }: TextCellProps & { t: Words }) {
  const [values, setValues] = useState({ text: "", date: "", time: "" });
  const labels = { text: t("booking:fields.fullName"), date: t("booking:fields.date"), time: t("booking:fields.time") };
  return (
    <div>
      {TEXT_CELL_TYPES.map((type) => (
        <TextCell
          key={type}
          {...args}
          id={type}
          type={type}
          label={labels[type]}
          placeholder={t("booking:placeholders.fullName")}
          value={values[type]}
          onValueChange={(value) => setValues({ ...values, [type]: value })}
        />
      ))}
    </div>
  );
}
