import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { Segments, type SegmentsProps } from "#src/ui/Segments/Segments.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { serviceGroupsIn } from "#stories/fixtures/services.ts";
import { sayIn, wordsOf } from "#stories/fixtures/words.ts";

const DIRECTIONS = ["fromAirport", "toAirport"] as const;
const LABEL = { tr: "Hizmet grupları", en: "Groups of services", ru: "Группы услуг" };

const meta = {
  component: Segments,
  args: { kind: "places", label: "", children: null },
  parameters: guide({
    avoid:
      "To jump within a page take `JumpBar`, which stays in sight. Within a form take radio buttons, such as `VehicleChoice`: these send nothing.",
    keyboard: { Tab: "goes to the next link or button", Enter: "follows or presses it", Space: "presses a button" },
  }),
  render: (args, { globals }) => (
    <Segments {...args} label={sayIn(globals, LABEL)}>
      {serviceGroupsIn(globals).map(({ id, short }, index) => (
        <a href={`#${id}`} key={id} aria-current={index === 0 ? "location" : undefined}>
          {short}
        </a>
      ))}
    </Segments>
  ),
} satisfies Meta<typeof Segments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links to the parts of a page: each is wide and high enough for a thumb. */
export const Places: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals, userEvent }) => {
    const [first, ...others] = canvas.getAllByRole("link");
    await expect(canvas.getByRole("navigation", { name: sayIn(globals, LABEL) })).toBeVisible();
    for (const link of others) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      // The one on show is told from the others by its ground as well.
      await expect(getComputedStyle(link).backgroundColor).not.toBe(getComputedStyle(first ?? link).backgroundColor);
    }
    await userEvent.tab();
    await expect(first).toHaveFocus();
    first?.blur();
  },
};

/** Buttons of which one is pressed: the side of a question that is on show. */
export const Choice: Story = {
  tags: ["picture"],
  args: { kind: "choice" },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <TwoSides
        {...args}
        label={t("prices:directions.label")}
        names={DIRECTIONS.map((id) => t(`prices:directions.${id}`))}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsOf(globals);
    await expect(canvas.getByRole("group", { name: t("prices:directions.label") })).toBeVisible();
    const back = canvas.getByRole("button", { name: t("prices:directions.toAirport") });
    await expect(back).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(back);
    await expect(back).toHaveAttribute("aria-pressed", "true");
    back.blur();
  },
};

function TwoSides({ names, ...args }: SegmentsProps & { names: readonly string[] }) {
  const [chosen, setChosen] = useState(0);
  return (
    <Segments {...args}>
      {names.map((name, index) => (
        <button type="button" key={name} aria-pressed={index === chosen} onClick={() => setChosen(index)}>
          {name}
        </button>
      ))}
    </Segments>
  );
}
