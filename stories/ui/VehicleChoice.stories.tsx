import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { VehicleChoice, type VehicleChoiceProps } from "#src/ui/VehicleChoice/VehicleChoice.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: VehicleChoice,
  args: { id: "vehicle", name: "vehicle", label: "", options: [], value: "vip-vito", onValueChange: () => {} },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <Choosing
        {...args}
        label={t("booking:fields.vehicleType")}
        options={[
          { value: "vip-vito", name: t("booking:vehicles.vipVito"), note: t("booking:vehicles.upTo", { count: 7 }) },
          {
            value: "vip-sprinter",
            name: t("booking:vehicles.vipSprinter"),
            note: t("booking:vehicles.upTo", { count: 19 }),
          },
        ]}
      />
    );
  },
} satisfies Meta<typeof VehicleChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows change the choice, as in every group of radios. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await expect(canvas.getByRole("group", { name: t("booking:fields.vehicleType") })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /Vito/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /Sprinter/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /Vito/ }));
    await expect(canvas.getByRole("radio", { name: /Vito/ })).toBeChecked();
  },
};

function Choosing(props: VehicleChoiceProps) {
  const [value, setValue] = useState(props.value);
  return <VehicleChoice {...props} value={value} onValueChange={setValue} />;
}
