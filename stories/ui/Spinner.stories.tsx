import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Spinner } from "#src/ui/Spinner/Spinner.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: Spinner,
  args: { label: "", text: "" },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return <Spinner {...args} label={t("shell:spinner.label")} text={t("shell:spinner.text")} />;
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a whole page. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status", { name: wordsOf(globals)("shell:spinner.label") })).toBeVisible();
  },
};

/** For a piece of a page. */
export const Part: Story = { tags: ["picture"], args: { size: "part" } };
