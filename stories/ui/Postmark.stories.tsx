import type { Meta, StoryObj } from "@storybook/react-vite";

import { Postmark } from "#src/ui/Postmark/Postmark.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: Postmark,
  args: { ring: "", middle: "14.07" },
  render: (args, { globals }) => (
    <Postmark {...args} ring={`${wordsOf(globals)("booking:sent.stamp")} · Bodrum VIP Transfer`} />
  ),
} satisfies Meta<typeof Postmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
