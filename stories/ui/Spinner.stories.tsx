import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Spinner, SPINNER_SIZES, type SpinnerProps } from "#src/ui/Spinner/Spinner.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { translatorOf } from "#stories/fixtures/messages.ts";

/** A container instead of a viewport, which the larger size would cover. */
function Waiting({ size = "page", ...rest }: SpinnerProps) {
  return (
    <div style={size === "page" ? { contain: "layout", blockSize: "78vh" } : {}}>
      <Spinner {...rest} size={size} />
    </div>
  );
}

function wordsIn(globals: Parameters<typeof translatorOf>[0]) {
  const t = translatorOf(globals);
  return { label: t("shell:spinner.label"), text: t("shell:spinner.text") };
}

const meta = {
  id: "ui-spinner",
  title: "Components/Feedback and dialogs/Spinner · loading · loader",
  component: Spinner,
  parameters: guide({
    avoid:
      "Not for short waits. A spinner for part of a page must not cover readable content, and a busy button shows its own state.",
    keyboard: {},
    parts: ["A van on a moving road; it stands still where less motion is wanted", "A short text"],
    content: {
      do: [
        "Let the text be calm and end by itself: “On the way”",
        "Name it for what is awaited, for screen readers: “Loading”",
      ],
      dont: ["Joke about the wait, or count the seconds", "Show it for less than a second"],
    },
    messages: ["shell:spinner.label", "shell:spinner.text"],
  }),
  args: { label: "", text: "" },
  render: (args, { globals }) => <Waiting {...args} {...wordsIn(globals)} />,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a whole page. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status", { name: translatorOf(globals)("shell:spinner.label") })).toBeVisible();
  },
};

/** For a part of a page. */
export const Part: Story = { args: { size: "part" } };

/** Both sizes. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <>
      {SPINNER_SIZES.map((size) => (
        <Waiting {...args} {...wordsIn(globals)} size={size} key={size} />
      ))}
    </>
  ),
};
