import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import type { Live } from "#src/features/liveBoard/useLiveBoard.ts";
import { HomePage } from "#src/pages/HomePage/HomePage.tsx";
import { RATES, stubRelay, WEATHER } from "#stories/fixtures/relay.ts";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

const LIVE: Live = {
  settled: true,
  data: { rates: RATES.TRY.rates, bodrum: WEATHER.bodrum, istanbul: WEATHER.istanbul },
};
const NOTHING_YET: Live = { settled: false, data: { rates: undefined, bodrum: undefined, istanbul: undefined } };

const meta = {
  component: HomePage,
  args: { ...loadPage("home", "tr"), live: LIVE },
  parameters: { layout: "fullscreen" },
  beforeEach: () => stubRelay(),
  render: (args, { globals }) => (
    <main>
      <HomePage {...args} {...loadPage("home", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "night"],
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsOf(globals);
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(heading).toHaveAccessibleName(t("pages:home.title").replace("\n", " "));
    await expect(canvas.getByRole("heading", { name: t("pages:prices.title") })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: t("pages:fleet.title") })).toBeVisible();
    await expect(canvas.getByText(t("shell:board.cities.istanbul"))).toBeVisible();
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Rates and weather are on their way: the page is there, and a spinner stands over the board alone. */
export const Waiting: Story = {
  tags: ["picture", "phone"],
  args: { live: NOTHING_YET },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    const spinner = canvas.getByRole("status", { name: t("shell:spinner.label") });
    await expect(spinner).toBeVisible();
    // The van does not come for every short wait.
    await waitFor(() => expect(spinner.querySelector("svg")).toBeInTheDocument(), { timeout: 5_000 });
    spinner.scrollIntoView({ block: "center" });
    await expect(canvas.getByText(t("pages:home.todayTitle"))).not.toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

/** They failed, or five seconds went by: the board says so, tile by tile, and the page is as usable as ever. */
export const NothingCame: Story = {
  args: { live: { ...NOTHING_YET, settled: true } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(globals)("pages:home.todayTitle"))).toBeVisible();
  },
};
