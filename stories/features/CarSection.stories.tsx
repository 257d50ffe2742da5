import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { CarSection } from "#src/features/offer/CarSection.tsx";
import type { OpenCarData } from "#src/content/pageData/pageDataTypes.ts";
import { VEHICLES } from "#src/domain/price.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-carsection",
  title: "Components/Cards and grids/CarSection",
  component: CarSection,
  args: { car: carIn({}) },
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
  render: (_args, { globals }) => <CarSection car={carIn(globals)} />,
} satisfies Meta<typeof CarSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture, the plan with seats and luggage, and the capacity. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("region", { name: carIn(globals).name })).toBeVisible();
    const most = VEHICLES["vip-vito"].seats;
    await expect(canvas.getByText(t("fares:vehicles.comfortAtMost", { count: 6, most }))).toBeVisible();
    await expect(
      canvas.getByText(t("fleet:planWithSpare", { capacity: 6, cases: t("fleet:cases.medium", { count: 6 }) })),
    ).toBeVisible();
  },
};

/** The vehicle that a Vito's guests travel in, with seats and luggage of the story's own. */
function carIn(globals: Parameters<typeof languageOf>[0]): OpenCarData {
  const car = loadPage("services", languageOf(globals)).fleet.find(({ vehicleType }) => vehicleType === "vip-vito");
  if (!car) throw new Error("The fleet has no vehicle for that.");
  const { cabin, plan } = car.inside;
  const cases = { ...plan.cases, size: "medium", across: 3, deep: 2 } as const;
  return { ...car, capacity: 6, inside: { cabin, plan: { ...plan, cases } } };
}
