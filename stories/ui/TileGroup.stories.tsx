import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { TileGroup } from "#src/ui/TileGroup/TileGroup.tsx";
import { OnBoard, tilesIn } from "#stories/fixtures/shell.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: TileGroup,
  args: { label: "", children: null },
  render: (_args, { globals }) => <OnBoard>{tilesIn(globals, "strip")}</OnBoard>,
} satisfies Meta<typeof TileGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line on the board. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("group", { name: wordsOf(globals)("shell:board.label") })).toBeVisible();
  },
};

/** With room: both cities and all rates, over as many lines as it takes. */
export const Stack: Story = {
  tags: ["picture"],
  render: (_args, { globals }) => <OnBoard>{tilesIn(globals, "stack")}</OnBoard>,
};
