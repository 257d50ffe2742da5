import type { Meta, StoryObj } from "@storybook/react-vite";

import { HINT_TONES, HintLine } from "#src/ui/HintLine/HintLine.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = { component: HintLine, args: { children: null } } satisfies Meta<typeof HintLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both tones. */
export const Tones: Story = {
  render: (args, { globals }) => (
    <div>
      {HINT_TONES.map((tone) => (
        <HintLine key={tone} {...args} tone={tone}>
          {tone === "error"
            ? wordsOf(globals)("booking:faults.missing.to")
            : wordsOf(globals)("booking:hints.inThePast")}
        </HintLine>
      ))}
    </div>
  ),
};
