import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { SeatPlan } from "#src/ui/SeatPlan/SeatPlan.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { carsIn } from "#stories/fixtures/cars.ts";
import { guide } from "#stories/fixtures/guide.ts";

const [car] = carsIn({ language: "tr" });
if (!car?.inside) throw new Error("The fleet is empty.");

const meta = {
  id: "ui-seatplan",
  title: "Components/Pictures and maps/SeatPlan",
  component: SeatPlan,
  argTypes: { caption: { control: false } },
  parameters: guide({
    avoid: "It says nothing aloud but its caption: whoever shows it says beside it how many people it is for.",
    keyboard: {},
    parts: [
      "The vehicle from above, its front to the left",
      "The seats, the driver’s in another tint",
      "The suitcases that fit behind them",
      "The caption",
    ],
    content: {
      do: [
        "Say in the caption what is drawn: “For 6, with 6 medium suitcases”",
        "Take the size that is shown: cabin, medium or large",
      ],
      dont: [
        "Draw more luggage than fits with all seats taken",
        "Rely on the drawing for the number of people: it stands in words beside it",
      ],
    },
  }),
  args: { plan: car.inside.plan, caption: car.inside.luggage },
} satisfies Meta<typeof SeatPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All vehicles on one scale: filled seats are comfortable ones, an outlined one is the last to be taken. */
export const Default: Story = {
  tags: ["picture", "wordless"],
  render: (_, { globals }) => (
    <Cells>
      {carsIn(globals).map(
        ({ name, inside }) => inside && <SeatPlan key={name} plan={inside.plan} caption={inside.luggage} />,
      )}
    </Cells>
  ),
  play: async ({ canvas, globals }) => {
    for (const { inside } of carsIn(globals)) await expect(canvas.getByText(inside?.luggage ?? "")).toBeVisible();
  },
};
