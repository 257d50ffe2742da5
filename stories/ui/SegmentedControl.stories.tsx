import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { SegmentedControl, type SegmentedControlProps } from "#src/ui/SegmentedControl/SegmentedControl.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { serviceGroupsIn } from "#stories/fixtures/services.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const DIRECTIONS = ["fromAirport", "toAirport"] as const;
const LABEL = { tr: "Hizmet grupları", en: "Groups of services", ru: "Группы услуг" };

const meta = {
  id: "ui-segmentedcontrol",
  title: "Components/Actions/SegmentedControl · tabs · toggle",
  component: SegmentedControl,
  args: { kind: "places", label: "", children: null },
  parameters: guide({
    avoid:
      "To jump within a page, use `JumpBar`, which is sticky. Within a form, use radio buttons, such as `VehicleChoice`: these send nothing.",
    keyboard: { Tab: "goes to the next link or button", Enter: "follows or presses it", Space: "presses a button" },
    parts: ["A frame", "Two to four cells with one or two words", "A mark on the current one"],
    content: {
      do: [
        "Name the two states, not the act: “From the airport”, “To the airport”",
        "Keep the words of all cells about equally long",
      ],
      dont: ["Write “Switch” or “Change”", "Use it for yes and no: that is a checkbox"],
    },
    messages: ["prices:directions.label", "prices:directions.fromAirport", "prices:directions.toAirport"],
  }),
  render: (args, { globals }) => (
    <SegmentedControl {...args} label={inLanguage(globals, LABEL)}>
      {serviceGroupsIn(globals).map(({ id, short }, index) => (
        <a href={`#${id}`} key={id} aria-current={index === 0 ? "location" : undefined}>
          {short}
        </a>
      ))}
    </SegmentedControl>
  ),
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links to the sections of a page, large enough for touch. */
export const Places: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals, userEvent }) => {
    const [first, ...others] = canvas.getAllByRole("link");
    await expect(canvas.getByRole("navigation", { name: inLanguage(globals, LABEL) })).toBeVisible();
    for (const link of others) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      // The current one differs by more than its text colour.
      await expect(getComputedStyle(link).backgroundColor).not.toBe(getComputedStyle(first ?? link).backgroundColor);
    }
    await userEvent.tab();
    await expect(first).toHaveFocus();
    first?.blur();
  },
};

/** Toggle buttons, one of them pressed. */
export const Choice: Story = {
  tags: ["picture"],
  args: { kind: "choice" },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <TwoSides
        {...args}
        label={t("prices:directions.label")}
        names={DIRECTIONS.map((id) => t(`prices:directions.${id}`))}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("group", { name: t("prices:directions.label") })).toBeVisible();
    const back = canvas.getByRole("button", { name: t("prices:directions.toAirport") });
    await expect(back).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(back);
    await expect(back).toHaveAttribute("aria-pressed", "true");
    back.blur();
  },
};

function TwoSides({ names, ...args }: SegmentedControlProps & { names: readonly string[] }) {
  const [chosen, setChosen] = useState(0);
  return (
    <SegmentedControl {...args}>
      {names.map((name, index) => (
        <button type="button" key={name} aria-pressed={index === chosen} onClick={() => setChosen(index)}>
          {name}
        </button>
      ))}
    </SegmentedControl>
  );
}
