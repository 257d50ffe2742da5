import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";

import { LiveBoard, type LiveBoardVariant } from "#src/features/liveBoard/LiveBoard.tsx";
import { useLiveBoard } from "#src/features/liveBoard/useLiveBoard.ts";
import { CONDITIONS, type Condition } from "#src/domain/weather.ts";
import type { Language } from "#src/domain/language.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { OnBoard } from "#stories/fixtures/shell.tsx";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

/** A code of each condition, as OpenWeather numbers them. */
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
  component: LiveBoard,
  parameters: guide({
    avoid:
      "Not for the fare of a ride, which is converted where it is shown. One page asks for the figures once and hands them on.",
    keyboard: {},
  }),
  args: { language: "tr", data: { rates: undefined, bodrum: undefined, istanbul: undefined } },
  render: (args, { globals }) => <Live language={languageOf(globals)} variant={args.variant ?? "header"} />,
  beforeEach: () => stubRelay(),
} satisfies Meta<typeof LiveBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the header: Bodrum's weather and the rates. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await expect(await canvas.findByText("31°")).toBeInTheDocument();
    await expect(await canvas.findByText(t.language === "en" ? "49.37" : "49,37")).toBeInTheDocument();
    await expect(canvas.getByRole("group", { name: t("shell:board.label") })).toHaveTextContent("EUR");
    await expect(canvas.queryByText(t("shell:board.cities.istanbul"))).not.toBeInTheDocument();
  },
};

/** In the menu: both cities, all rates. */
export const Menu: Story = {
  tags: ["picture", "phone"],
  args: { variant: "menu" },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText("25°")).toBeInTheDocument();
    await expect(canvas.getByText(wordsOf(globals)("shell:board.cities.istanbul"))).toBeVisible();
  },
};

/** Nothing came yet. */
export const Loading: Story = {
  tags: ["picture", "phone", "wordless"],
  beforeEach: () => stubRelay({ rates: "waiting", weather: "waiting" }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(wordsOf(globals)("shell:board.notAvailable"))).toHaveLength(4);
  },
};

/** Nothing could be had: it looks as before anything came. The failures are logged and nothing more. */
export const Failed: Story = {
  beforeEach: () => {
    spyOn(console, "info").mockImplementation(() => {});
    return stubRelay({ rates: "down", weather: "down" });
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(console.info).toHaveBeenCalledTimes(3));
    await expect(canvas.getAllByText(wordsOf(globals)("shell:board.notAvailable"))).toHaveLength(4);
  },
};

/** Each condition as the relay numbers it, with the name that is read out for it. */
export const Conditions: Story = {
  render: (_args, { globals }) => (
    <>
      {Object.values(CODES).map((conditionId) => (
        <OnBoard key={conditionId}>
          <LiveBoard
            language={languageOf(globals)}
            data={{ rates: undefined, bodrum: { city: "bodrum", temp: 12.4, conditionId }, istanbul: undefined }}
          />
        </OnBoard>
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    for (const condition of CONDITIONS)
      await expect(canvas.getByText(t(`shell:board.skies.${condition}`))).toBeInTheDocument();
  },
};

function Live({ language, variant }: { language: Language; variant: LiveBoardVariant }) {
  const { data } = useLiveBoard();
  return (
    <OnBoard>
      <LiveBoard language={language} data={data} variant={variant} />
    </OnBoard>
  );
}
