import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { FactsBar } from "#src/ui/FactsBar/FactsBar.tsx";
import { Rating } from "#src/ui/Rating/Rating.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { ratingIn } from "#stories/fixtures/rating.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const WORDS = {
  tr: {
    facts: [
      { label: "Süre", value: "2 gün" },
      { label: "Durak", value: "3" },
      { label: "Grup", value: "4–12 kişi" },
    ],
    rating: "Puan",
  },
  en: {
    facts: [
      { label: "Duration", value: "2 days" },
      { label: "Stops", value: "3" },
      { label: "Group", value: "4–12 people" },
    ],
    rating: "Rating",
  },
  ru: {
    facts: [
      { label: "Длительность", value: "2 дня" },
      { label: "Остановки", value: "3" },
      { label: "Группа", value: "4–12 человек" },
    ],
    rating: "Оценка",
  },
};

const meta = {
  id: "ui-factsbar",
  title: "Components/Content/FactsBar",
  component: FactsBar,
  args: { facts: [] },
  parameters: guide({
    avoid: "For sentences use `CheckList`. More than four facts cannot be taken in at a glance.",
    keyboard: {},
    parts: ["A label", "A figure with its unit"],
    content: {
      do: [
        "Keep the value to a figure and its unit: “2 days”, “4–12 people”",
        "Label with one noun: “Duration”, “Group”",
      ],
      dont: ["Fill a place with “Various” or “Yes”", "Use a fifth fact: it belongs in the text"],
    },
    messages: ["tour:facts.duration", "tour:facts.groupSize", "tours:facts.onRequest"],
  }),
  render: (args, { globals }) => {
    const { facts, rating } = inLanguage(globals, WORDS);
    return <FactsBar {...args} facts={[...facts, { label: rating, value: <Rating {...ratingIn(globals)} /> }]} />;
  },
} satisfies Meta<typeof FactsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every fact is a term with its value. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(4);
    for (const { label, value } of inLanguage(globals, WORDS).facts) {
      await expect(canvas.getByText(label)).toHaveRole("term");
      await expect(canvas.getByText(value)).toHaveRole("definition");
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** At the width of the smallest phone. */
export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(18rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByRole("definition"))
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};

/** With text at 200 % on the smallest phone, each fact has its own row. */
export const LargeLetters: Story = {
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    return () => {
      style.fontSize = "";
    };
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(256px, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByRole("definition"))
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};
