import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { LOCATIONS } from "#content/locations.ts";
import { PlaceSelect, type PlaceSelectProps } from "#src/ui/PlaceSelect/PlaceSelect.tsx";
import { Cells, placeGroupsIn, placeIn } from "#stories/fixtures/booking.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "ui-placeselect",
  title: "Components/Forms and fields/PlaceSelect · dropdown",
  component: PlaceSelect,
  parameters: guide({
    avoid:
      "Two or three options are better all visible: use `VehicleChoice`. Where a list needs a search field, see `DialPicker`.",
    keyboard: {
      Tab: "goes to the list",
      Space: "opens it; the list is the browser's own",
      "↑ ↓": "select the previous or next place",
      "A–Z": "go to the next place that begins so",
    },
    parts: [
      "The label",
      "The chosen place, or what to do",
      "The places in groups, in the device’s own list",
      "The message, when the field is wrong",
    ],
    content: {
      do: [
        "Ask with one word: “From”, “To”",
        "Let the empty field say what to do: “Choose a place”",
        "Order places within a group by the alphabet of the language",
      ],
      dont: ["Write “Please select…”", "Name a place otherwise than the price list does"],
    },
    messages: ["booking:fields.from", "booking:fields.to", "booking:placeholders.place", "request:errors.missing.to"],
  }),
  args: { id: "from", name: "from", label: "", placeholder: "", groups: [], value: "", onValueChange: () => {} },
  render: (args, { globals }) => <Choosing {...args} {...wordsIn(globals)} />,
} satisfies Meta<typeof PlaceSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, selected, invalid, submitting, and with a name of two lines. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const words = wordsIn(globals);
    return (
      <Cells>
        <PlaceSelect {...args} {...words} id="empty" />
        <PlaceSelect {...args} {...words} id="chosen" value="gümüşlük" />
        <PlaceSelect {...args} {...words} id="invalid" error={t("request:errors.missing.from")} />
        <PlaceSelect {...args} {...words} id="busy" value="airport" busy />
        <PlaceSelect {...args} {...words} {...longIn(globals)} id="long" />
      </Cells>
    );
  },
};

/** All places in their groups. The selected name is shown in the field, and a tap anywhere in it opens the list. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const label = translatorOf(globals)("booking:fields.from");
    const select = canvas.getByRole("combobox", { name: label });
    await expect(canvas.getAllByRole("group")).toHaveLength(5);
    // The placeholder precedes the places.
    const choices = LOCATIONS.filter(({ selectable }) => selectable);
    await expect(canvas.getAllByRole("option")).toHaveLength(choices.length + 1);
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "gümüşlük");
    await expect(select).toHaveValue("gümüşlük");
    const cell = select.closest("span")?.getBoundingClientRect() ?? new DOMRect();
    const word = canvas.getByText(label).getBoundingClientRect();
    for (const [x, y] of [
      [word.left + 4, word.top + word.height / 2],
      [cell.left + 4, cell.top + cell.height / 2],
      [cell.right - 8, cell.top + cell.height / 2],
    ] as const)
      await expect(document.elementFromPoint(x, y)).toBe(select);
  },
};

/** A name longer than the field wraps, and the native list still covers the whole field. */
export const Long: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: "min(100%, 14rem)" }}>
      <PlaceSelect {...args} {...wordsIn(globals)} {...longIn(globals)} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const select = canvas.getByRole("combobox");
    const [name] = canvas.getAllByText(longIn(globals).groups[0].options[0].label, { selector: "span" });
    const lines = name?.getBoundingClientRect() ?? new DOMRect();
    const list = select.getBoundingClientRect();
    await expect(lines.height).toBeGreaterThan(40);
    await expect(list.top).toBeLessThan(lines.top);
    await expect(list.bottom).toBeGreaterThan(lines.bottom);
  },
};

function wordsIn(globals: Parameters<typeof translatorOf>[0]) {
  const t = translatorOf(globals);
  return {
    label: t("booking:fields.from"),
    placeholder: t("booking:placeholders.place"),
    groups: placeGroupsIn(globals),
  };
}

/** One place with a long name. */
function longIn(globals: Parameters<typeof translatorOf>[0]) {
  const label = inLanguage(globals, {
    tr: "İzmir Adnan Menderes Havalimanı, iç ve dış hatlar",
    en: "Izmir Adnan Menderes Airport, domestic and international",
    ru: "Аэропорт Измира имени Аднана Мендереса, все терминалы",
  });
  return {
    value: "izmiradnanmenderesairport",
    groups: [{ label: placeIn(globals, "izmir"), options: [{ value: "izmiradnanmenderesairport", label }] }],
  } as const;
}

function Choosing(props: PlaceSelectProps) {
  const [value, setValue] = useState(props.value);
  return <PlaceSelect {...props} value={value} onValueChange={setValue} />;
}
