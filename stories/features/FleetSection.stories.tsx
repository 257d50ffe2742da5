import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { FleetSection } from "#src/features/offer/FleetSection.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  component: FleetSection,
  args: { cars: loadPage("home", "tr").fleet },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "Not for selecting a vehicle: that is part of `BookingForm`.",
      keyboard: { Tab: "goes to the next vehicle", Enter: "expands the other features" },
    }),
  },
  render: (args, { globals }) => <FleetSection {...args} cars={loadPage("home", languageOf(globals)).fleet} />,
} satisfies Meta<typeof FleetSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three vehicles, with how many passengers sit comfortably in each, and all their features. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("region", { name: t("pages:fleet.title") })).toBeVisible();
    for (const count of [3, 6, 12])
      await expect(canvas.getByText(t("pages:fleet.people", { count }))).toBeInTheDocument();
    await expect(canvas.getAllByText(t("pages:fleet.features.pet"))).toHaveLength(2);
    await expect(canvas.getAllByText(t("pages:fleet.features.russianDriver"))).toHaveLength(3);
  },
};
