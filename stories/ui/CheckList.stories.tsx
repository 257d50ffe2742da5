import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { TICK_MARKS, CheckList } from "#src/ui/CheckList/CheckList.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

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
    title: "Highlights",
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
  id: "ui-checklist",
  title: "Components/Content/CheckList",
  component: CheckList,
  argTypes: { mark: { control: false } },
  args: { items: [], labelledBy: TITLE_ID },
  parameters: guide({
    avoid: "For figures use `FactsBar`. A sentence that runs over three lines belongs in `Prose`.",
    keyboard: {},
    parts: ["A mark for each line: a tick, a minus or a bag", "The line, at most one sentence"],
    content: {
      do: [
        "Begin each line with the thing: “Motorway and bridge tolls”",
        "Say in the heading what the mark means: “Included”, “Not included”",
      ],
      dont: ["Mix what is included with what is not", "End lines with full stops"],
    },
    messages: ["services:included.title", "services:included.meeting", "services:included.private", "tour:notIncluded"],
  }),
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each of the marks. */
export const Default: Story = {
  render: (args, { globals }) => {
    const { title, items } = inLanguage(globals, WORDS);
    return (
      <>
        <SectionHeader id={TITLE_ID} title={title} />
        <div style={{ display: "grid", gap: "var(--space-5)" }}>
          {TICK_MARKS.map((mark) => (
            <CheckList {...args} items={items} mark={mark} key={mark} />
          ))}
        </div>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { title, items } = inLanguage(globals, WORDS);
    const lists = canvas.getAllByRole("list", { name: title });
    await expect(lists).toHaveLength(TICK_MARKS.length);
    for (const list of lists) await expect(list.children).toHaveLength(items.length);
  },
};
