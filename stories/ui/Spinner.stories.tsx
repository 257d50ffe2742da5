import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { Spinner, SPINNER_SIZES } from "#src/ui/Spinner/Spinner.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: Spinner,
  parameters: guide({
    avoid:
      "Not for anything that is there within a moment, and never over what can already be read. A button that waits says so itself.",
    keyboard: {},
  }),
  args: { label: "", text: "" },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return <Spinner {...args} label={t("shell:spinner.label")} text={t("shell:spinner.text")} />;
  },
} satisfies Meta<typeof Spinner>;

/** Longer than the van of a piece of a page lets wait for it. */
const LONG = { timeout: 5_000 };

export default meta;
type Story = StoryObj<typeof meta>;

/** For a whole page. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status", { name: wordsOf(globals)("shell:spinner.label") })).toBeVisible();
  },
};

/** For a piece of a page. */
export const Part: Story = { args: { size: "part" } };

/** Both sizes: the picture of the component. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <>
        {SPINNER_SIZES.map((size) => (
          <Spinner {...args} size={size} label={t("shell:spinner.label")} text={t("shell:spinner.text")} key={size} />
        ))}
      </>
    );
  },
  // The vans come a moment later.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("svg")).toHaveLength(SPINNER_SIZES.length), LONG);
  },
};
