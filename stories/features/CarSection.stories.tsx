import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { CarSection } from "#src/features/offer/CarSection.tsx";
import { loadPage } from "#src/pages/loadPage.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const [car] = loadPage("services", "tr").fleet;
if (!car) throw new Error("The fleet is empty.");

const meta = {
  id: "features-carsection",
  title: "Components/Cards and grids/CarSection",
  tags: ["new"],
  component: CarSection,
  args: { car },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "For a page about one vehicle; all of them together are a `FleetSection`.",
      keyboard: {},
      parts: [
        "Name and capacity, over both columns",
        "The vehicle from the side",
        "A `SeatPlan`",
        "A `CheckList` of the main features",
      ],
      content: {
        do: ["Keep to the vehicle of the page; the trip and its price are above"],
        dont: ["Compare it with another: that is a `FleetSection`", "Show another model than the one in the title"],
      },
    }),
  },
  render: (args, { globals }) => {
    const [, shown = args.car] = loadPage("services", languageOf(globals)).fleet;
    return <CarSection car={shown} />;
  },
} satisfies Meta<typeof CarSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture, the plan with seats and luggage, and the capacity. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("region", { name: "Mercedes V-Class" })).toBeVisible();
    await expect(canvas.getByText(t("fares:vehicles.comfortAtMost", { count: 6, most: 7 }))).toBeVisible();
    await expect(
      canvas.getByText(t("fleet:plan", { capacity: 6, cases: t("fleet:cases.medium", { count: 6 }) })),
    ).toBeVisible();
  },
};
