import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { FixedValues } from "#src/ui/FixedValues/FixedValues.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

/** Each with the values that it has. */
const SENTENCES = {
  tr: [
    ["45\u00a0€’dan", "45\u00a0€"],
    ["Gidiş ve dönüş, 2\u00a0×\u00a03.705\u00a0TL", "2", "3.705\u00a0TL"],
    ["Önceki talep: 14.07.2026, 14:30, Havalimanı (BJV) – Yalıkavak", "14.07.2026, 14:30"],
    ["Onay için +44 7911 123456 numaranıza yazacağız ya da sizi arayacağız.", "+44 7911 123456"],
    ["Transfer talebi K7QF-2M9X, uçuş TK 2512", "K7QF-2M9X", "TK 2512"],
    ["E-posta: info@example.com", "info@example.com"],
    ["Alışveriş"],
  ],
  en: [
    ["from €45", "€45"],
    ["There and back, 2 × TRY\u00a03,705", "2", "TRY\u00a03,705"],
    ["Earlier request: 14 Jul 2026, 14:30, Airport (BJV) – Yalıkavak", "14 Jul 2026, 14:30"],
    ["We’ll call or message +44 7911 123456 to confirm.", "+44 7911 123456"],
    ["Transfer request K7QF-2M9X, flight TK 2512", "K7QF-2M9X", "TK 2512"],
    ["E-mail: info@example.com", "info@example.com"],
    ["Shopping"],
  ],
  ru: [
    ["от 45\u00a0€", "45\u00a0€"],
    ["Туда и обратно, 2\u00a0×\u00a03\u00a0705\u00a0TRY", "2", "3\u00a0705\u00a0TRY"],
    ["Прежняя заявка: 14.07.2026, 14:30, Аэропорт (BJV) – Ялыкавак", "14.07.2026, 14:30"],
    ["Подтвердим по номеру +44 7911 123456.", "+44 7911 123456"],
    ["Заявка на трансфер K7QF-2M9X, рейс TK 2512", "K7QF-2M9X", "TK 2512"],
    ["Почта: info@example.com", "info@example.com"],
    ["Покупки"],
  ],
};

const meta = {
  id: "ui-fixedvalues",
  title: "Components/Content/FixedValues",
  component: FixedValues,
  parameters: {
    // Storybook does not find the docstring of a function that returns no element.
    docs: {
      description: {
        component:
          "Text whose values stay as they are where a browser translates the page: amounts, dates, times, telephone numbers, flights, references and e-mail addresses.",
      },
    },
    ...guide({
      avoid:
        'For a text that is a value or a name as a whole, set `translate="no"` on its element. Not for messages to screen readers: they say a message as a whole only if it is one text.',
      keyboard: {},
      parts: ["The text, whose values are marked"],
      content: {
        do: ["Use it around every sentence that a price, a date or a number is filled into: “from €45”"],
        dont: ["Put an element around the amount by hand"],
      },
    }),
  },
  args: { children: "" },
  render: (_args, { globals }) => (
    <>
      {inLanguage(globals, SENTENCES).map(([sentence = ""]) => (
        <p key={sentence}>
          <FixedValues>{sentence}</FixedValues>
        </p>
      ))}
    </>
  ),
} satisfies Meta<typeof FixedValues>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of value, and a text without any. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    const paragraphs = canvas.getAllByRole("paragraph");
    for (const [index, [sentence, ...values]] of inLanguage(globals, SENTENCES).entries()) {
      const paragraph = paragraphs[index];
      await expect(paragraph?.textContent).toBe(sentence);
      const marked = [...(paragraph?.querySelectorAll("[translate=no]") ?? [])];
      await expect(marked.map(({ textContent }) => textContent)).toEqual(values);
    }
  },
};
