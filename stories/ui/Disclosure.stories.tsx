import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Disclosure } from "#src/ui/Disclosure/Disclosure.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const LABEL = { tr: "Fiyatlar liste olarak", en: "The fares as a list", ru: "Цены списком" };
const TEXT = {
  tr: "Havalimanından Yalıkavak’a, Turgutreis’e ve Gümüşlük’e araç başına tek fiyat.",
  en: "One price per car from the airport to Yalıkavak, Turgutreis and Gümüşlük.",
  ru: "Одна цена за автомобиль из аэропорта до Ялыкавака, Тургутреиса и Гюмюшлюка.",
};

const meta = {
  id: "ui-disclosure",
  title: "Components/Content/Disclosure · details · collapse",
  component: Disclosure,
  parameters: guide({
    avoid: "Questions with answers, of which several belong together, are an `Accordion`.",
    keyboard: { Tab: "goes to its label", "Enter, Space": "expands and collapses it" },
    parts: [
      "An arrow, which turns when it is open",
      "A label that says what is inside",
      "What it holds, in the page but folded away",
    ],
    content: {
      do: ["Say how much there is: “13 more features”", "Fold away what few people need"],
      dont: ["Hide the price, the terms or an error in it", "Put one into another"],
    },
    messages: ["pages:prices.asList"],
  }),
  args: { label: "", children: null },
  render: (args, { globals }) => (
    <Disclosure {...args} label={inLanguage(globals, LABEL)}>
      <p>{inLanguage(globals, TEXT)}</p>
    </Disclosure>
  ),
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expanded, collapsed and expanded again. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals, userEvent }) => {
    const label = canvas.getByText(inLanguage(globals, LABEL));
    const text = canvas.getByText(inLanguage(globals, TEXT));
    await expect(text).not.toBeVisible();
    await userEvent.tab();
    await expect(label.parentElement).toHaveFocus();
    await userEvent.click(label);
    await expect(text).toBeVisible();
    await userEvent.click(label);
    await expect(text).not.toBeVisible();
    await userEvent.click(label);
    await expect(text).toBeVisible();
    label.parentElement?.blur();
  },
};
