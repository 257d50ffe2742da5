import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Fleet } from "#src/ui/Fleet/Fleet.tsx";
import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { carsIn } from "#stories/fixtures/cars.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const TITLE_ID = "fleet-title";

const meta = {
  id: "ui-fleet",
  title: "Components/Cards and grids/Fleet · carousel",
  component: Fleet,
  args: { cars: [], labelledBy: TITLE_ID },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Its illustrations share a horizon, so it is for vehicles only; for a single one, use a `CarPanel`.",
      keyboard: {
        Tab: "goes to the next vehicle and scrolls it into view",
        Enter: "expands its further features, or opens its link",
      },
      parts: ["Two or three `CarPanel`s, whose horizons are one line"],
      content: {
        do: [
          "Order them from the smallest to the largest",
          "Give all of them the same kinds of features in the same order, so that they can be compared",
        ],
        dont: ["Mark one as “most popular”", "Use pictures with different horizons"],
      },
      messages: ["fleet:title", "fleet:lead"],
    }),
  },
  render: (args, { globals }) => (
    <Section tone="sand">
      <SectionHeader id={TITLE_ID} title={translatorOf(globals)("fleet:title")} />
      <Fleet {...args} cars={carsIn(globals)} />
    </Section>
  ),
} satisfies Meta<typeof Fleet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones the row scrolls horizontally, and the keyboard reaches the last vehicle. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const row = canvas.getByRole("list", { name: translatorOf(globals)("fleet:title") });
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    const start = row.scrollLeft;
    // Three disclosures, and a link in each of the last two cards.
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
    const last = carsIn(globals)[2];
    await expect(canvas.getByRole("heading", { name: last?.name ?? "" }).getBoundingClientRect().left).toBeLessThan(
      root.clientWidth,
    );
    row.scrollLeft = start;
  },
};
