import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { formatEuro } from "#src/domain/money.ts";
import { NearFares } from "#src/ui/NearFares/NearFares.tsx";
import { placeIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-nearfares",
  title: "Components/Booking/NearFares",
  component: NearFares,
  parameters: guide({
    avoid:
      "Only where a trip has no fixed price, and two at most. For a list of fares that leads elsewhere use `MiniList`.",
    keyboard: { Tab: "goes to the next fare", Enter: "copies it into the form", Space: "copies it into the form" },
    parts: ["A heading", "Up to two buttons: the route, the vehicle, the price and an arrow"],
    content: {
      do: [
        "Say in the heading that these are other trips: “Fixed prices nearby”",
        "Show what differs: the place, or the vehicle",
      ],
      dont: ["Call them “alternatives” or “recommended”", "Offer a trip on which the guest would have to change cars"],
    },
    messages: ["booking:price.near"],
  }),
  args: { label: "", fares: [], onChoose: fn() },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const to = (id: string) =>
      t("booking:price.route", { from: placeIn(globals, "airport"), to: placeIn(globals, id) });
    const seats = (vehicle: string, count: number) => t("fares:vehicles.seats", { vehicle, count });
    return (
      <NearFares
        {...args}
        label={t("booking:price.near")}
        fares={[
          {
            key: "peninsula",
            route: to("peninsula"),
            vehicle: seats("VIP Sprinter", 19),
            price: formatEuro(120, t.language),
          },
          {
            key: "yalıkavak",
            route: to("yalıkavak"),
            vehicle: seats("VIP Vito", 7),
            price: formatEuro(75, t.language),
          },
        ]}
      />
    );
  },
} satisfies Meta<typeof NearFares>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One click copies a fare into the form, by keyboard or touch. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ args, canvas, globals, userEvent }) => {
    await expect(canvas.getByRole("group", { name: translatorOf(globals)("booking:price.near") })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("peninsula");
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: /VIP Vito/ }) });
    await expect(args.onChoose).toHaveBeenLastCalledWith("yalıkavak");
  },
};

/** In a narrow container the price wraps below the names, so that no name is broken. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(100%, 10rem)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const price = canvas.getByText(/75/).getBoundingClientRect();
    const vehicle = canvas.getByText(/VIP Vito/).getBoundingClientRect();
    await expect(price.top).toBeGreaterThanOrEqual(vehicle.bottom);
  },
};
