import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";

import { LiveBoard, type LiveBoardVariant } from "#src/features/liveBoard/LiveBoard.tsx";
import { useLiveBoard } from "#src/features/liveBoard/useLiveBoard.ts";
import type { Language } from "#src/domain/language.ts";
import { stubRelay } from "#stories/fixtures/relay.ts";
import { OnBoard } from "#stories/fixtures/shell.tsx";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: LiveBoard,
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
  tags: ["picture"],
  args: { variant: "menu" },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText("25°")).toBeInTheDocument();
    await expect(canvas.getByText(wordsOf(globals)("shell:board.cities.istanbul"))).toBeVisible();
  },
};

/** Nothing came yet. */
export const Loading: Story = {
  tags: ["picture"],
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

function Live({ language, variant }: { language: Language; variant: LiveBoardVariant }) {
  const { data } = useLiveBoard();
  return (
    <OnBoard>
      <LiveBoard language={language} data={data} variant={variant} />
    </OnBoard>
  );
}
