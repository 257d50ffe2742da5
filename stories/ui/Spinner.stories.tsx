import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { Spinner, SPINNER_SIZES, type SpinnerProps } from "#src/ui/Spinner/Spinner.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

/** In the place of a window: the larger size would stand over everything else. */
function Waiting({ size = "page", ...rest }: SpinnerProps) {
  return (
    <div style={size === "page" ? { contain: "layout", blockSize: "78vh" } : {}}>
      <Spinner {...rest} size={size} />
    </div>
  );
}

function wordsIn(globals: Parameters<typeof wordsOf>[0]) {
  const t = wordsOf(globals);
  return { label: t("shell:spinner.label"), text: t("shell:spinner.text") };
}

const meta = {
  component: Spinner,
  parameters: guide({
    avoid:
      "Not for anything that is there within a moment. A piece of a page never stands over what can be read, and a button that waits says so itself.",
    keyboard: {},
  }),
  args: { label: "", text: "" },
  render: (args, { globals }) => <Waiting {...args} {...wordsIn(globals)} />,
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
  render: (args, { globals }) => (
    <>
      {SPINNER_SIZES.map((size) => (
        <Waiting {...args} {...wordsIn(globals)} size={size} key={size} />
      ))}
    </>
  ),
  // The vans come a moment later.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("svg")).toHaveLength(SPINNER_SIZES.length), LONG);
  },
};
