import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Badges } from "#src/features/offer/Badges.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-badges",
  title: "Components/Content/Badges",
  component: Badges,
  parameters: guide({
    avoid:
      "States what holds for every trip. For features of a vehicle use `FleetSection`, for facts about a tour `FactsBar`.",
    keyboard: {},
  }),
} satisfies Meta<typeof Badges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    for (const title of [
      t("pages:badges.secure.title"),
      t("pages:badges.support.title"),
      t("pages:badges.premium.title"),
    ]) {
      await expect(canvas.getByText(title)).toBeVisible();
    }
  },
};

/** The default, used beside the form of the reservation page, and `compact`, used below the form of the home page. */
export const States: Story = {
  tags: ["picture", "phone"],
  render: () => (
    <Cells>
      <Badges />
      <Badges compact />
    </Cells>
  ),
};
