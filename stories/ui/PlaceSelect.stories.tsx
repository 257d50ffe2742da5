import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { PlaceSelect } from "#src/ui/PlaceSelect/PlaceSelect.tsx";
import { placeIn } from "#stories/fixtures/booking.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: PlaceSelect,
  args: { id: "from", name: "from", label: "", placeholder: "", groups: [], value: "", onValueChange: fn() },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    const option = (id: string) => ({ value: id, label: placeIn(globals, id) });
    return (
      <PlaceSelect
        {...args}
        label={t("booking:fields.from")}
        placeholder={t("booking:placeholders.place")}
        groups={[
          { label: t("booking:places.airport"), options: [option("airport")] },
          { label: t("booking:places.peninsula"), options: [option("yalıkavak"), option("gümüşlük")] },
          { label: t("booking:places.region"), options: [option("izmiradnanmenderesairport")] },
        ]}
      />
    );
  },
} satisfies Meta<typeof PlaceSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: wordsOf(globals)("booking:fields.from") });
    await expect(canvas.getAllByRole("group")).toHaveLength(3);
    await userEvent.selectOptions(select, "gümüşlük");
    await expect(args.onValueChange).toHaveBeenCalledWith("gümüşlük");
    // The list opens by a tap on the label, too.
    const label = canvas.getByText(wordsOf(globals)("booking:fields.from")).getBoundingClientRect();
    await expect(document.elementFromPoint(label.left + 4, label.top + label.height / 2)).toBe(select);
  },
};

/** The longest name that there is. */
export const Chosen: Story = { tags: ["picture"], args: { value: "izmiradnanmenderesairport" } };
