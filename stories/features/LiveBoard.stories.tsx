import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";

import { LiveBoard, type LiveBoardVariant } from "#src/features/liveBoard/LiveBoard.tsx";
import { useLiveBoard } from "#src/features/liveBoard/useLiveBoard.ts";
import { CONDITIONS, type Condition } from "#src/domain/weather.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { citiesIn, OnBoard } from "#stories/fixtures/shell.tsx";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

/** One condition code of OpenWeather for each condition. */
const CODES: Record<Condition, number> = {
  thunderstorm: 211,
  drizzle: 301,
  rain: 502,
  snow: 601,
  fog: 741,
  clear: 800,
  clouds: 803,
  unknown: 100,
};

const meta = {
  id: "features-liveboard",
  title: "Components/Live figures/LiveBoard",
  component: LiveBoard,
  parameters: guide({
    avoid:
      "Not for the fare of a ride, which is converted where it is displayed. Load the data once per page and pass it down.",
    keyboard: {},
    parts: [
      "Weather of the business’s town and, in the menu, of a second fixed city",
      "Euro, dollar and pound in lira",
    ],
    content: {
      do: ["Keep it to what a guest decides by: what to wear, what money is worth"],
      dont: [
        "Show an outdated rate: a tile without a rate shows a dimmed 0",
        "Explain it: the group has a name for screen readers",
      ],
    },
    messages: ["shell:board.label", "shell:board.notAvailable"],
  }),
  args: {
    language: "tr",
    cities: citiesIn({ language: "tr" }),
    data: { rates: undefined, here: undefined, elsewhere: undefined },
  },
  render: (args, { globals }) => <Live globals={globals} variant={args.variant ?? "header"} />,
  beforeEach: () => stubRelay(),
} satisfies Meta<typeof LiveBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the header: local weather and the rates. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(await canvas.findByText("31°")).toBeInTheDocument();
    await expect(await canvas.findByText(t.language === "en" ? "49.37" : "49,37")).toBeInTheDocument();
    await expect(canvas.getByRole("group", { name: t("shell:board.label") })).toHaveTextContent("EUR");
    await expect(canvas.queryByText(citiesIn(globals)[1].name)).not.toBeInTheDocument();
  },
};

/** In the menu: both cities, all rates. */
export const Menu: Story = {
  tags: ["picture", "phone"],
  args: { variant: "menu" },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText("25°")).toBeInTheDocument();
    await expect(canvas.getByText(citiesIn(globals)[1].name)).toBeVisible();
  },
};

/** Loading. */
export const Loading: Story = {
  tags: ["picture", "phone", "wordless"],
  beforeEach: () => stubRelay({ rates: "waiting", weather: "waiting" }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(translatorOf(globals)("shell:board.notAvailable"))).toHaveLength(4);
  },
};

/** Failed: looks the same as while loading. The failures are only logged. */
export const Failed: Story = {
  beforeEach: () => {
    spyOn(console, "info").mockImplementation(() => {});
    return stubRelay({ rates: "down", weather: "down" });
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(console.info).toHaveBeenCalledTimes(3));
    await expect(canvas.getAllByText(translatorOf(globals)("shell:board.notAvailable"))).toHaveLength(4);
  },
};

/** Each condition as the relay numbers it, with its accessible name. */
export const Conditions: Story = {
  render: (_args, { globals }) => (
    <>
      {Object.values(CODES).map((conditionId) => (
        <OnBoard key={conditionId}>
          <LiveBoard
            language={languageOf(globals)}
            cities={citiesIn(globals)}
            data={{ rates: undefined, here: { city: "bodrum", temp: 12.4, conditionId }, elsewhere: undefined }}
          />
        </OnBoard>
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    for (const condition of CONDITIONS)
      await expect(canvas.getByText(t(`shell:board.skies.${condition}`))).toBeInTheDocument();
  },
};

function Live({ globals, variant }: { globals: Parameters<typeof languageOf>[0]; variant: LiveBoardVariant }) {
  const cities = citiesIn(globals);
  const { data } = useLiveBoard(cities);
  return (
    <OnBoard>
      <LiveBoard language={languageOf(globals)} cities={cities} data={data} variant={variant} />
    </OnBoard>
  );
}
