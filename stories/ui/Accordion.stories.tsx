import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";

import { Accordion, type AccordionItem, type AccordionProps } from "#src/ui/Accordion/Accordion.tsx";
import { Button } from "#src/ui/Button/Button.tsx";
import { sayIn } from "#stories/fixtures/words.ts";

type Globals = Parameters<typeof sayIn>[0];

const QUESTIONS = [
  {
    id: "round-the-clock",
    question: { tr: "Hizmetiniz 24 saat mi?", en: "Do you drive round the clock?", ru: "Вы работаете круглосуточно?" },
    answer: {
      tr: "Evet. Haftanın yedi günü, günün her saati araç ve telefon desteği var. Gece inen uçaklar da buna dahil.",
      en: "Yes. There is a car and someone on the phone at every hour of every day, for night flights too.",
      ru: "Да. Машина и поддержка по телефону есть в любое время суток, без выходных. Ночные рейсы мы тоже встречаем.",
    },
  },
  {
    id: "how-long",
    question: {
      tr: "Havalimanından Turgutreis, Gümüşlük ve Yalıkavak’a yolculuk ne kadar sürer?",
      en: "How long is the drive to Turgutreis, Gümüşlük and Yalıkavak?",
      ru: "Сколько времени занимает дорога из аэропорта до Тургутрейса, Гюмюшлюка и Ялыкавака?",
    },
    answer: {
      tr: "Yalıkavak’a 50, Turgutreis’e 55, Gümüşlük’e 60 dakika.",
      en: "50 minutes to Yalıkavak, 55 to Turgutreis and 60 to Gümüşlük.",
      ru: "До Ялыкавака 50 минут, до Тургутрейса 55, до Гюмюшлюка 60.",
    },
  },
  {
    id: "child-seat",
    question: { tr: "Çocuk koltuğu var mı?", en: "Do you have child seats?", ru: "Есть ли детские кресла?" },
    answer: {
      tr: "Var, ücretsizdir. Rezervasyonda çocuğun yaşını yazmanız yeterli.",
      en: "Yes, free of charge. Just tell us the child’s age when you book.",
      ru: "Есть, и бесплатно. Просто укажите возраст ребёнка при бронировании.",
    },
  },
];

const meta = {
  component: Accordion,
  args: { items: [] },
  render: (args, { globals }) => <Accordion {...args} items={questionsIn(globals)} />,
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two of three are open: a long question and a short one. */
export const Open: Story = {
  tags: ["picture", "phone", "desktop"],
  args: { defaultOpenIds: ["how-long", "child-seat"] },
  play: async ({ canvas, canvasElement, globals }) => {
    for (const { id, question } of questionsIn(globals)) {
      const button = canvas.getByRole("button", { name: question });
      await expect(button).toHaveAttribute("aria-expanded", String(id !== "round-the-clock"));
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(canvas.getByRole("heading", { level: 3, name: question })).toContainElement(button);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** By keyboard. A second question leaves the first one open, and what is closed is still in the markup. */
export const Several: Story = {
  args: { firstNumber: 5 },
  play: async ({ canvas, globals, userEvent }) => {
    const [first, second] = questionsIn(globals) as [AccordionItem, AccordionItem];
    await expect(canvas.getByText(String(first.answer))).not.toBeVisible();
    await expect(canvas.getByText("05")).toBeVisible();

    await userEvent.tab();
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect(canvas.getByRole("button", { name: second.question })).toHaveFocus();
    for (const { question, answer } of [first, second]) {
      await expect(await canvas.findByRole("region", { name: question })).toBeVisible();
      await waitFor(() => expect(canvas.getByText(String(answer))).toBeVisible());
    }

    await userEvent.click(canvas.getByRole("button", { name: first.question }));
    await waitFor(() => expect(canvas.getByText(String(first.answer))).not.toBeVisible());
    await expect(canvas.getByText(String(second.answer))).toBeVisible();
  },
};

/** The page decides which are open, as for an address that leads to one of them. */
export const OpenedByThePage: Story = {
  args: { openIds: [] },
  render: (args, { globals }) => <Led {...args} items={questionsIn(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const last = questionsIn(globals).at(-1) as AccordionItem;
    const question = canvas.getAllByRole("button", { name: last.question });
    await userEvent.click(question[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByText(String(last.answer))).toBeVisible());
    await userEvent.click(question[1] as HTMLElement);
    await waitFor(() => expect(canvas.getByText(String(last.answer))).not.toBeVisible());
  },
};

function Led(props: AccordionProps) {
  const [ids, setIds] = useState<string[]>([]);
  const last = props.items.at(-1);
  return (
    <>
      <Button onClick={() => last && setIds([last.id])}>{last?.question}</Button>
      <Accordion {...props} openIds={ids} onOpenIdsChange={setIds} />
    </>
  );
}

function questionsIn(globals: Globals): AccordionItem[] {
  return QUESTIONS.map(({ id, question, answer }) => ({
    id,
    question: sayIn(globals, question),
    answer: sayIn(globals, answer),
  }));
}
