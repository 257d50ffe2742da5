import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { CarPanel } from "#src/ui/CarPanel/CarPanel.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { carsIn } from "#stories/fixtures/cars.ts";
import { guide } from "#stories/fixtures/guide.ts";

const [car] = carsIn({ language: "tr" });
if (!car) throw new Error("The fleet is empty.");

const meta = {
  id: "ui-carpanel",
  title: "Components/Cards and grids/CarPanel · vehicle card",
  component: CarPanel,
  argTypes: { name: { control: false }, capacity: { control: false }, moreLabel: { control: false } },
  parameters: guide({
    avoid:
      "Several vehicles belong in a `Fleet`, where they share a horizon. To choose one in a form, use `VehicleChoice`.",
    keyboard: {
      Tab: "goes to the disclosure of further features",
      Enter: "expands and collapses it",
      Space: "does the same",
    },
    parts: [
      "The vehicle, drawn from the side, unless the page shows it elsewhere",
      "Its name and for how many it is",
      "A `SeatPlan`, if it is known",
      "The features that most guests ask for",
      "A `Disclosure` with the cabin and the other features",
      "A link to the form, if the form offers the vehicle, with its lowest price",
    ],
    content: {
      do: [
        "Say how many fit, and how many are comfortable: “Seats 7, comfortable for 6”",
        "Name a feature by the thing: “Leather seats”, “USB charging”",
      ],
      dont: [
        "Praise the car: “luxurious”, “state of the art”",
        "Promise a model where another may come: the note below the fleet says which",
      ],
    },
    messages: ["fleet:features.leather", "fleet:features.wheelchair", "fleet:features.pet"],
  }),
  args: car,
  render: (args, { globals }) => <CarPanel {...args} {...carsIn(globals)[0]} />,
} satisfies Meta<typeof CarPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cabin and further features are in a disclosure that the keyboard reaches. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [shown] = carsIn(globals);
    const hidden = canvas.getByText(shown?.features[0] ?? "");
    await expect(hidden).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText(shown?.moreLabel ?? "").closest("summary")).toHaveFocus();
    await userEvent.click(canvas.getByText(shown?.moreLabel ?? ""));
    await expect(hidden).toBeVisible();
    await userEvent.click(canvas.getByText(shown?.moreLabel ?? ""));
    await expect(hidden).not.toBeVisible();
  },
};

/** Collapsed; the vehicle with the most features, expanded; and the first one without its picture. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <Cells>
      <CarPanel {...args} {...carsIn(globals)[0]} />
      <CarPanel {...args} {...carsIn(globals)[2]} />
      <CarPanel {...args} {...carsIn(globals)[0]} image={undefined} />
    </Cells>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const [, summary] = canvas.getAllByText(carsIn(globals)[2]?.moreLabel ?? "") as [HTMLElement, HTMLElement];
    await userEvent.pointer({ keys: "[TouchA]", target: summary });
    await expect(summary.closest("details")).toHaveAttribute("open");
  },
};
