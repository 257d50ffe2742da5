import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { CITIES } from "#content/cities.ts";
import { SKIES, WeatherPill, type Sky } from "#src/ui/WeatherPill/WeatherPill.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { OnBoard } from "#stories/fixtures/shell.tsx";
import { translatorOf } from "#stories/fixtures/messages.ts";

const DEGREES: Record<Sky, number> = {
  thunderstorm: 18,
  drizzle: 16,
  rain: 9,
  snow: -2,
  fog: 0,
  clear: 38,
  clouds: -12,
  unknown: 24,
};

const meta = {
  id: "ui-weatherpill",
  title: "Components/Live figures/WeatherPill",
  component: WeatherPill,
  parameters: guide({
    avoid: "Not for a forecast: it shows one moment. Only on the dark background of a board.",
    keyboard: {},
    parts: [
      "An icon of the sky",
      "The city, where there is room",
      "Whole degrees, on flaps",
      "The sky in words, for screen readers",
    ],
    content: {
      do: ["Say the sky in one or two words: “clear sky”, “cloudy”", "Leave the flaps blank where there is no weather"],
      dont: ["Write °C: the board has no room, and nobody here counts otherwise", "Forecast"],
    },
    messages: ["shell:board.skies.clear", "shell:board.skies.rain", "shell:board.skies.unknown"],
  }),
  args: { city: "", sky: "clear", skyLabel: "", temperature: 24, unavailableLabel: "" },
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    return (
      <OnBoard>
        <WeatherPill
          {...args}
          city={CITIES[0].name[t.language]}
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
    await expect(canvas.getByText(translatorOf(globals)("shell:board.skies.clear"))).toBeInTheDocument();
  },
};

/** Every condition with its icon and its name, frost, no weather, and a city that is hidden on narrow screens. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = translatorOf(globals);
    const city = CITIES[1].name[t.language];
    const unavailableLabel = t("shell:board.notAvailable");
    return (
      <>
        <OnBoard>
          <WeatherPill {...args} city={city} sky="unknown" temperature={null} unavailableLabel={unavailableLabel} />
          <WeatherPill {...args} city={city} skyLabel={t("shell:board.skies.clear")} cityShown="wide" />
        </OnBoard>
        {SKIES.map((sky) => (
          <OnBoard key={sky}>
            <WeatherPill
              {...args}
              city={city}
              sky={sky}
              skyLabel={t(`shell:board.skies.${sky}`)}
              temperature={DEGREES[sky]}
              unavailableLabel={unavailableLabel}
            />
            <span style={{ marginInlineStart: "auto" }}>{t(`shell:board.skies.${sky}`)}</span>
          </OnBoard>
        ))}
      </>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    for (const sky of SKIES) {
      // Visible, and read out with the temperature.
      await expect(canvas.getAllByText(t(`shell:board.skies.${sky}`)).length).toBeGreaterThanOrEqual(2);
    }
    const icons = SKIES.map((sky) => canvasElement.querySelector(`[data-sky="${sky}"]`)?.innerHTML);
    // An unknown condition shows the sun; all others have different icons.
    await expect(new Set(icons).size).toBe(SKIES.length - 1);
  },
};

/** No weather: the sun and blank flaps. */
export const Unavailable: Story = {
  args: { sky: "unknown", temperature: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(translatorOf(globals)("shell:board.notAvailable"))).toBeInTheDocument();
    await expect(canvas.queryByText(translatorOf(globals)("shell:board.skies.unknown"))).not.toBeInTheDocument();
  },
};
