import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { DestinationSelect } from "#src/ui/DestinationSelect/DestinationSelect.tsx";
import { placeIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

const PLACES = ["torba", "sixsenseskaplankaya", "kusadasıhotels"];

const meta = {
  id: "ui-destinationselect",
  title: "Components/Prices/DestinationSelect",
  component: DestinationSelect,
  args: { label: "", options: [], value: "torba", onValueChange: () => {} },
  argTypes: { value: { options: PLACES, control: "select" } },
  parameters: {
    layout: "padded",
    ...guide({
      avoid: "In a form, where a `PlaceSelect` has a label, groups and messages. For one destination write its name.",
      keyboard: {
        Tab: "goes to the destination",
        "Up or Down": "selects the previous or next place",
        "First letter": "selects the next place that begins with it",
      },
      parts: ["The name of the place in the ticket’s type", "A chevron", "A line below both"],
      content: { do: ["Offer only places that have a fixed price"], dont: ["Add prices to the names"] },
      messages: ["fares:end"],
    }),
  },
  render: ({ value }, { globals }) => <Choice key={value} first={value} globals={globals} />,
} satisfies Meta<typeof DestinationSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name follows the selection; it wraps where there is no room. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: translatorOf(globals)("fares:end") });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "sixsenseskaplankaya");
    const [name] = canvas.getAllByText(placeIn(globals, "sixsenseskaplankaya"), { selector: "span" });
    await expect(name).toBeVisible();
    select.blur();
  },
};

function Choice({ first, globals }: { first: string; globals: Parameters<typeof translatorOf>[0] }) {
  const [value, setValue] = useState(first);
  return (
    <p style={{ font: "400 2.25rem / 1.1 var(--font-display)" }}>
      <DestinationSelect
        label={translatorOf(globals)("fares:end")}
        options={PLACES.map((place) => ({ value: place, label: placeIn(globals, place) }))}
        value={value}
        onValueChange={setValue}
      />
    </p>
  );
}
