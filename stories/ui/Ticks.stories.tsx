import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import { TICK_MARKS, Ticks } from "#src/ui/Ticks/Ticks.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn } from "#stories/fixtures/words.ts";

const TITLE_ID = "ticks-title";
const WORDS = {
  tr: {
    title: "Aklınızda kalacaklar",
    items: [
      "Şehrin üstündeki kayaya oyulmuş Amintas mezarı",
      "Günübirlik tekneler gelmeden Ölüdeniz lagünü",
      "Fethiye’de bir gece; akşam yemeği için balık hali",
    ],
  },
  en: {
    title: "What you will remember",
    items: [
      "The tomb of Amyntas, cut straight into the cliff above the town",
      "Ölüdeniz lagoon before the day boats arrive",
      "A night in Fethiye, with the fish market for dinner",
    ],
  },
  ru: {
    title: "Что вы запомните",
    items: [
      "Гробница Аминты, высеченная в скале прямо над городом",
      "Лагуна Олюдениз до прихода прогулочных катеров",
      "Ночь в Фетхие и ужин на рыбном рынке",
    ],
  },
};

const meta = {
  component: Ticks,
  args: { items: [], labelledBy: TITLE_ID },
  parameters: guide({
    avoid: "For figures take `FactsBar`. A sentence that runs over three lines belongs in `Prose`.",
    keyboard: {},
  }),
} satisfies Meta<typeof Ticks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each of the marks. */
export const Default: Story = {
  render: (args, { globals }) => {
    const { title, items } = sayIn(globals, WORDS);
    return (
      <>
        <SectionHead id={TITLE_ID} title={title} />
        <div style={{ display: "grid", gap: "var(--space-5)" }}>
          {TICK_MARKS.map((mark) => (
            <Ticks {...args} items={items} mark={mark} key={mark} />
          ))}
        </div>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { title, items } = sayIn(globals, WORDS);
    const lists = canvas.getAllByRole("list", { name: title });
    await expect(lists).toHaveLength(TICK_MARKS.length);
    for (const list of lists) await expect(list.children).toHaveLength(items.length);
  },
};
