import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "#src/ui/Button/Button.tsx";
import { QuestionGroups, type QuestionGroupsProps } from "#src/ui/QuestionGroups/QuestionGroups.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { questionGroupsIn } from "#stories/fixtures/questions.ts";

const meta = {
  id: "ui-questiongroups",
  title: "Components/Content/QuestionGroups · FAQ",
  component: QuestionGroups,
  argTypes: { targetId: { control: false } },
  args: { groups: [], onToggle: fn() },
  parameters: guide({
    avoid: "For one list without groups use `Accordion`.",
    keyboard: {
      Tab: "goes from question to question",
      "↑ ↓": "goes to the previous or next question in its group",
      "Home, End": "goes to the first or last question of the group",
      "Enter, Space": "opens or closes the answer",
    },
    parts: ["A heading for each group", "An `Accordion` with its first answer open"],
    content: {
      do: [
        "Group by the moment in which one asks: “On arrival”, “Price and payment”, “Booking and cancelling”",
        "Put the question that the phone gets most first in its group: its answer is open",
      ],
      dont: ["Answer the same thing in two groups: link to the other answer", "Name a group “General”"],
    },
    messages: ["faq:groups.arrival", "faq:groups.price", "faq:groups.onboard", "faq:groups.changes"],
  }),
  render: (args, { globals }) => <QuestionGroups {...args} groups={questionGroupsIn(globals)} />,
} satisfies Meta<typeof QuestionGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Groups in order. The first question of each is open. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ args, canvas, canvasElement, globals }) => {
    const groups = questionGroupsIn(globals);
    for (const { title, items } of groups) {
      await expect(canvas.getByRole("region", { name: title })).toBeVisible();
      await expect(canvas.getByRole("heading", { level: 2, name: title })).toBeVisible();
      for (const [index, { question }] of items.entries()) {
        await expect(canvas.getByRole("button", { name: question })).toHaveAttribute(
          "aria-expanded",
          String(index === 0),
        );
      }
    }
    const questions = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(questions).toEqual(groups.flatMap(({ items }) => items.map(({ question }) => question)));
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Each click is reported with the question's id. */
export const Toggled: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { id, question: text } = questionGroupsIn(globals)[0]?.items[1] ?? {};
    const question = canvas.getByRole("button", { name: text ?? "" });
    await userEvent.click(question);
    await waitFor(() => expect(question).toHaveAttribute("aria-expanded", "true"));
    await expect(args.onToggle).toHaveBeenLastCalledWith(id, true);
    await userEvent.click(question);
    await expect(args.onToggle).toHaveBeenLastCalledWith(id, false);
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

/**
 * Another hash opens another question, in any group; open ones stay open, and can be closed, until their hash is navigated to again. The
 * first questions were closed on an earlier visit, and remain so.
 */
export const OtherAddress: Story = {
  args: { defaultOpenIds: [] },
  render: (args, { globals }) => <Addressed {...args} groups={questionGroupsIn(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const [first, , last] = questionGroupsIn(globals);
    const opening = canvas.getByRole("button", { name: first?.items[0]?.question ?? "" });
    const addressed = canvas.getByRole("button", { name: last?.items[0]?.question ?? "" });
    await expect(opening).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await userEvent.tab();
    await expect(opening).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "#child-seat" }));
    await expect(addressed).toHaveAttribute("aria-expanded", "true");
    await expect(opening).toHaveAttribute("aria-expanded", "true");
    await userEvent.pointer([{ keys: "[TouchA]", target: addressed }]);
    await expect(addressed).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(canvas.getByRole("button", { name: "#child-seat" }));
    await expect(addressed).toHaveAttribute("aria-expanded", "true");
  },
};

function Addressed(props: QuestionGroupsProps) {
  const [visits, setVisits] = useState(0);
  return (
    <>
      <Button onClick={() => setVisits(visits + 1)}>#child-seat</Button>
      <QuestionGroups {...props} targetId={visits === 0 ? undefined : "child-seat"} visit={String(visits)} />
    </>
  );
}
