import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { VEHICLES } from "#src/domain/price.ts";
import { VehicleChoice, type VehicleChoiceProps } from "#src/ui/VehicleChoice/VehicleChoice.tsx";
import { Cells } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-vehiclechoice",
  title: "Components/Forms and fields/VehicleChoice · radio group",
  component: VehicleChoice,
  argTypes: { value: { control: false } },
  parameters: guide({
    avoid:
      "More than three answers are better in a list: use `PlaceSelect`. To show what a vehicle has, use `CarPanel`.",
    keyboard: {
      Tab: "goes to the selected vehicle",
      "← →": "select the previous or next option",
      "↑ ↓": "do the same",
    },
    parts: [
      "A card for each vehicle: its name and for how many it is",
      "A mark on the chosen one",
      "The message, when none is chosen",
    ],
    content: {
      do: [
        "Say for how many it is comfortable: “Comfortable for 6”",
        "Keep the name of the vehicle as the maker writes it, in every language",
      ],
      dont: ["Add a price: it depends on the way, and the panel has it", "Choose the dearer one in advance"],
    },
    messages: ["booking:fields.vehicleType", "request:errors.missing.vehicleType"],
  }),
  args: { id: "vehicle", name: "vehicle", label: "", options: [], value: "vip-vito", onValueChange: () => {} },
  render: (args, { globals }) => <Choosing {...args} {...wordsIn(globals)} />,
} satisfies Meta<typeof VehicleChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Either selected, focused, invalid, submitting, and stacked if a word would not fit. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const words = wordsIn(globals);
    return (
      <Cells>
        <Choosing {...args} {...words} id="first" name="first" />
        <Choosing {...args} {...words} id="second" name="second" value="vip-sprinter" />
        <Choosing
          {...args}
          {...words}
          id="invalid"
          name="invalid"
          value=""
          error={t("request:errors.missing.vehicleType")}
        />
        <Choosing {...args} {...words} id="busy" name="busy" busy />
        <div style={{ inlineSize: "min(100%, 12rem)" }}>
          <Choosing {...args} {...words} id="narrow" name="narrow" value="vip-sprinter" />
        </div>
      </Cells>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("radio")[0]).toHaveFocus();
  },
};

/** Arrow keys change the selection, as in every radio group; so does a tap anywhere in a card. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("group", { name: t("booking:fields.vehicleType") })).toBeInTheDocument();
    const vito = canvas.getByRole("radio", { name: /Vito/ });
    const sprinter = canvas.getByRole("radio", { name: /Sprinter/ });
    await userEvent.tab();
    await expect(vito).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(sprinter).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(vito).toBeChecked();
    await userEvent.pointer({ keys: "[TouchA]", target: sprinter });
    await expect(sprinter).toBeChecked();
    await userEvent.click(canvas.getByText(VEHICLES["vip-vito"].name));
    await expect(vito).toBeChecked();
  },
};

function wordsIn(globals: Parameters<typeof translatorOf>[0]) {
  const t = translatorOf(globals);
  return {
    label: t("booking:fields.vehicleType"),
    options: [
      {
        value: "vip-vito",
        name: VEHICLES["vip-vito"].name,
        note: t("fares:vehicles.comfortAtMost", { count: 6, most: 7 }),
      },
      {
        value: "vip-sprinter",
        name: VEHICLES["vip-sprinter"].name,
        note: t("fares:vehicles.comfortAtMost", { count: 12, most: 19 }),
      },
    ],
  };
}

function Choosing(props: VehicleChoiceProps) {
  const [value, setValue] = useState(props.value);
  return <VehicleChoice {...props} value={value} onValueChange={setValue} />;
}
