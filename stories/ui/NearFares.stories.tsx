import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { formatEuro } from "#src/domain/money.ts";
import { NearFares } from "#src/ui/NearFares/NearFares.tsx";
import { placeIn } from "#stories/fixtures/booking.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: NearFares,
  args: { label: "", fares: [], onChoose: fn() },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    const to = (id: string) =>
      t("booking:price.route", { from: placeIn(globals, "airport"), to: placeIn(globals, id) });
    const seats = (vehicle: string, count: number) => t("booking:vehicles.seats", { vehicle, count });
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

export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await expect(canvas.getByRole("group", { name: wordsOf(globals)("booking:price.near") })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: /VIP Vito/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("yalıkavak");
  },
};
