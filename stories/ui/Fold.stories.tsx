import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Fold } from "#src/ui/Fold/Fold.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn } from "#stories/fixtures/words.ts";

const LABEL = { tr: "Fiyatlar liste olarak", en: "The fares as a list", ru: "Цены списком" };
const TEXT = {
  tr: "Havalimanından Yalıkavak’a, Turgutreis’e ve Gümüşlük’e araç başına tek fiyat.",
  en: "One price per car from the airport to Yalıkavak, Turgutreis and Gümüşlük.",
  ru: "Одна цена за автомобиль из аэропорта до Ялыкавака, Тургутреиса и Гюмюшлюка.",
};

const meta = {
  component: Fold,
  parameters: guide({
    avoid: "Questions with answers, of which several belong together, are an `Accordion`.",
    keyboard: { Tab: "goes to the line", "Enter, Space": "unfolds, and folds again" },
  }),
  args: { label: "", children: null },
  render: (args, { globals }) => (
    <Fold {...args} label={sayIn(globals, LABEL)}>
      <p>{sayIn(globals, TEXT)}</p>
    </Fold>
  ),
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unfolded by a press, folded, and unfolded again: the picture of the component. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals, userEvent }) => {
    const label = canvas.getByText(sayIn(globals, LABEL));
    const text = canvas.getByText(sayIn(globals, TEXT));
    await expect(text).not.toBeVisible();
    await userEvent.tab();
    await expect(label).toHaveFocus();
    await userEvent.click(label);
    await expect(text).toBeVisible();
    await userEvent.click(label);
    await expect(text).not.toBeVisible();
    await userEvent.click(label);
    await expect(text).toBeVisible();
    label.blur();
  },
};
