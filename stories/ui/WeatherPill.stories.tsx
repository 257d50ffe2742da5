import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { SKIES, WeatherPill } from "#src/ui/WeatherPill/WeatherPill.tsx";
import { OnBoard } from "#stories/fixtures/shell.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: WeatherPill,
  args: { city: "", sky: "clear", skyLabel: "", temperature: 24, unavailableLabel: "" },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <OnBoard>
        <WeatherPill
          {...args}
          city={t("shell:board.cities.bodrum")}
          skyLabel={t(`shell:board.skies.${args.sky}`)}
          unavailableLabel={t("shell:board.notAvailable")}
        />
      </OnBoard>
    );
  },
} satisfies Meta<typeof WeatherPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText("24°")).toBeInTheDocument();
    await expect(canvas.getByText(wordsOf(globals)("shell:board.skies.clear"))).toBeInTheDocument();
  },
};

/** Every sky with its icon, and frost: the picture of the component. */
export const Skies: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <OnBoard>
        {SKIES.map((sky) => (
          <WeatherPill
            {...args}
            key={sky}
            city={t("shell:board.cities.istanbul")}
            sky={sky}
            skyLabel={t(`shell:board.skies.${sky}`)}
            temperature={sky === "snow" ? -2 : 24}
          />
        ))}
      </OnBoard>
    );
  },
};

/** Nothing came yet, or at all: the sun and blank flaps. */
export const Unavailable: Story = {
  args: { sky: "unknown", temperature: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals)("shell:board.notAvailable"))).toBeInTheDocument();
    await expect(canvas.queryByText(wordsOf(globals)("shell:board.skies.unknown"))).not.toBeInTheDocument();
  },
};
