import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { HINT_TONES, HintLine } from "#src/ui/HintLine/HintLine.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: HintLine,
  parameters: guide({
    avoid: "What came of sending a form is a `Toast`. A field's own message is given to the field, as `error`.",
    keyboard: {},
  }),
  args: { children: null },
} satisfies Meta<typeof HintLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both tones. */
export const Tones: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <div>
      {HINT_TONES.map((tone) => (
        <HintLine key={tone} {...args} tone={tone}>
          {tone === "error"
            ? wordsOf(globals)("request:faults.missing.to")
            : wordsOf(globals)("booking:hints.inThePast")}
        </HintLine>
      ))}
    </div>
  ),
};

/** The sign stays beside the first line. */
export const Narrow: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: "min(100%, 10rem)" }}>
      <HintLine {...args}>{wordsOf(globals)("booking:hints.inThePast")}</HintLine>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(wordsOf(globals)("booking:hints.inThePast"));
    const sign = text.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
    await expect(sign.bottom).toBeLessThan(text.getBoundingClientRect().bottom);
    await expect(sign.width).toBeGreaterThan(16);
  },
};
