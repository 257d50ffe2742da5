import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { RateTile } from "#src/ui/RateTile/RateTile.tsx";
import { TILE_LAYOUTS, TileGroup, TileRow } from "#src/ui/TileGroup/TileGroup.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { OnBoard, tilesIn } from "#stories/fixtures/shell.tsx";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

const DEAR = { tr: "148,62", en: "148.62", ru: "148,62" };

const meta = {
  id: "ui-tilegroup",
  title: "Components/Live figures/TileGroup",
  component: TileGroup,
  argTypes: { layout: { control: false } },
  parameters: guide({
    avoid: "Not for figures that are part of a text, and not for prices of the business: a fare has the `PricePanel`.",
    keyboard: {},
    parts: ["A row of weather", "A row of rates"],
    content: {
      do: ["Name the group by what it holds: “Weather and exchange rates in lira”"],
      dont: ["Mix figures of the business among them", "Show more cities than guests fly to"],
    },
    messages: ["shell:board.label"],
  }),
  args: { label: "", children: null },
  render: (_args, { globals }) => <OnBoard>{tilesIn(globals, "strip")}</OnBoard>,
} satisfies Meta<typeof TileGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A single line on the board. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("group", { name: translatorOf(globals)("shell:board.label") })).toBeVisible();
  },
};

/** With more space: both cities and all rates, on several lines. */
export const Stack: Story = {
  render: (_args, { globals }) => <OnBoard>{tilesIn(globals, "stack")}</OnBoard>,
};

/** Both layouts, and rates of three digits, for which the flaps are narrower where the line has no room. */
export const States: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => {
    const unavailableLabel = translatorOf(globals)("shell:board.notAvailable");
    return (
      <>
        {TILE_LAYOUTS.map((layout) => (
          <OnBoard key={layout}>{tilesIn(globals, layout)}</OnBoard>
        ))}
        <OnBoard>
          <TileGroup label={translatorOf(globals)("shell:board.label")}>
            <TileRow>
              {["EUR", "USD", "GBP"].map((code) => (
                <RateTile
                  code={code}
                  value={inLanguage(globals, DEAR)}
                  unavailableLabel={unavailableLabel}
                  key={code}
                />
              ))}
            </TileRow>
          </TileGroup>
        </OnBoard>
      </>
    );
  },
};
