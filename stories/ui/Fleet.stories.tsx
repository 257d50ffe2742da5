import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Fleet } from "#src/ui/Fleet/Fleet.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import { carsIn } from "#stories/fixtures/cars.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

const TITLE_ID = "fleet-title";

const meta = {
  component: Fleet,
  args: { cars: [], labelledBy: TITLE_ID },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid:
        "Its plates are drawn to stand on one shore, so it takes vehicles and nothing else; one alone is a `CarPanel`.",
      keyboard: { Tab: "goes to the next vehicle, which comes into sight", Enter: "unfolds what else it has" },
    }),
  },
  render: (args, { globals }) => (
    <Section tone="sand">
      <SectionHead id={TITLE_ID} title={wordsOf(globals)("pages:fleet.title")} />
      <Fleet {...args} cars={carsIn(globals)} />
    </Section>
  ),
} satisfies Meta<typeof Fleet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones the row scrolls sideways within itself, and the keyboard reaches its last vehicle. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const row = canvas.getByRole("list", { name: wordsOf(globals)("pages:fleet.title") });
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    const start = row.scrollLeft;
    for (let car = 0; car < 3; car += 1) await userEvent.tab();
    const last = carsIn(globals)[2];
    await expect(canvas.getByRole("heading", { name: last?.name ?? "" }).getBoundingClientRect().left).toBeLessThan(
      root.clientWidth,
    );
    row.scrollLeft = start;
  },
};
