import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";

import { Accordion, type AccordionItem, type AccordionProps } from "#src/ui/Accordion/Accordion.tsx";
import { Button } from "#src/ui/Button/Button.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { questionsIn } from "#stories/fixtures/questions.ts";

const meta = {
  id: "ui-accordion",
  title: "Components/Content/Accordion · questions",
  component: Accordion,
  args: { items: [] },
  parameters: guide({
    avoid:
      "Content that everybody needs should be visible: use `Prose` or `FactsPanel`. Several lists with headings are `QuestionGroups`.",
    keyboard: {
      Tab: "goes from question to question, and on to the links of an open answer",
      "↑ ↓": "goes to the previous or next question and wraps around",
      "Home, End": "goes to the first or last question",
      "Enter, Space": "opens or closes the answer",
    },
    parts: [
      "The question, which is the button",
      "A plus, which turns while the answer is open",
      "The answer: text, with links where it needs them",
    ],
    content: {
      do: [
        "Ask as a guest would ask on the phone: “How do I find my driver?”",
        "Answer in the first sentence; what depends on something comes after it",
      ],
      dont: [
        "Write a heading where a question belongs: “Payment”, “About luggage”",
        "Promise in an answer what the terms do not: both are about the same ride",
      ],
    },
    messages: ["contact:meeting.how", "services:ask"],
  }),
  render: (args, { globals }) => <Accordion {...args} items={questionsIn(globals)} />,
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two of three items are open: a long question, which the hash points at, and a short one. */
export const Open: Story = {
  tags: ["picture", "phone", "desktop"],
  args: { defaultOpenIds: ["how-long", "child-seat"] },
  beforeEach: () => () => {
    location.hash = "";
  },
  play: async ({ canvas, canvasElement, globals }) => {
    for (const { id, question } of questionsIn(globals)) {
      const button = canvas.getByRole("button", { name: question });
      await expect(button).toHaveAttribute("aria-expanded", String(id !== "round-the-clock"));
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(canvas.getByRole("heading", { level: 3, name: question })).toContainElement(button);
    }
    location.hash = "how-long";
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Keyboard and touch: several items can be open, and collapsed answers stay in the DOM. */
export const Several: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [first, second, third] = questionsIn(globals) as [AccordionItem, AccordionItem, AccordionItem];
    const buttonOf = ({ question }: AccordionItem) => canvas.getByRole("button", { name: question });
    const expectOpen = (item: AccordionItem) =>
      waitFor(() => expect(canvas.getByText(String(item.answer))).toBeVisible());
    const expectClosed = (item: AccordionItem) =>
      waitFor(() => expect(canvas.getByText(String(item.answer))).not.toBeVisible());
    await expectClosed(first);

    await userEvent.tab();
    await userEvent.keyboard("{Enter}{ArrowDown} ");
    await expect(buttonOf(second)).toHaveFocus();
    for (const item of [first, second]) {
      await expect(await canvas.findByRole("region", { name: item.question })).toBeVisible();
      await expectOpen(item);
    }
    await userEvent.keyboard("{End}");
    await expect(buttonOf(third)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(buttonOf(first)).toHaveFocus();

    await userEvent.pointer([{ keys: "[TouchA]", target: buttonOf(first) }]);
    await expectClosed(first);
    await expectOpen(second);
  },
};

/** Controlled by the page. */
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
