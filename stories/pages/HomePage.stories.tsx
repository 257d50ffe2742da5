import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import type { LiveState } from "#src/features/liveBoard/useLiveBoard.ts";
import { RATES, stubRelay, WEATHER } from "#stories/fixtures/relay.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { AT_NIGHT } from "../../.storybook/modes.ts";
import { HomePage } from "#src/pages/HomePage/HomePage.tsx";

const LIVE: LiveState = {
  settled: true,
  data: { rates: RATES.TRY.rates, here: WEATHER.bodrum, elsewhere: WEATHER.istanbul },
};
const NOTHING_YET: LiveState = { settled: false, data: { rates: undefined, here: undefined, elsewhere: undefined } };

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
  parameters: AT_NIGHT,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(heading).toHaveAccessibleName(t("pages:home.title").replace("\n", " "));
    await expect(canvas.getByRole("heading", { name: t("pages:prices.title") })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: t("fleet:title") })).toBeVisible();
    const { cities, tours } = loadPage("home", languageOf(globals));
    await expect(canvas.getByText(cities[1].name)).toBeVisible();
    for (const { title } of tours) await expect(canvas.getByRole("link", { name: title })).toBeVisible();
    const root = canvasElement.ownerDocument.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Live data loading: the page is usable, and the spinner covers only the board. */
export const Waiting: Story = {
  tags: ["picture", "phone"],
  args: { live: NOTHING_YET },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const spinner = canvas.getByRole("status", { name: t("shell:spinner.label") });
    await expect(spinner).toBeVisible();
    // The animated van appears only after a longer wait.
    await waitFor(() => expect(spinner.querySelector("svg")).toBeInTheDocument(), { timeout: 5_000 });
    spinner.scrollIntoView({ block: "center" });
    await expect(canvas.queryByRole("group", { name: t("shell:board.label") })).not.toBeInTheDocument();
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

/** Failed, or five seconds have passed: each tile says so, and the rest of the page works. */
export const NothingCame: Story = {
  args: { live: { ...NOTHING_YET, settled: true } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("group", { name: translatorOf(globals)("shell:board.label") })).toBeVisible();
  },
};
