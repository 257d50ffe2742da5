import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Badges } from "#src/features/offer/Badges.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: Badges,
  parameters: guide({
    avoid:
      "It says what holds for every trip. What one vehicle or one tour has stands with that: `FleetSection`, `FactsBar`.",
    keyboard: {},
  }),
} satisfies Meta<typeof Badges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    for (const title of [
      t("pages:badges.secure.title"),
      t("pages:badges.support.title"),
      t("pages:badges.premium.title"),
    ]) {
      await expect(canvas.getByText(title)).toBeVisible();
    }
  },
};

/** Whole, as beside the form of the reservation page; and compact, as below that of the home page. */
export const States: Story = {
  tags: ["picture", "phone"],
  render: () => (
    <Cells>
      <Badges />
      <Badges compact />
    </Cells>
  ),
};
