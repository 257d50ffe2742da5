import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Capitals } from "#src/ui/Capitals/Capitals.tsx";
import { guide } from "#stories/fixtures/guide.ts";

const meta = {
  component: Capitals,
  parameters: guide({ avoid: "Not for text that is set as it is written: it has no i to go wrong.", keyboard: {} }),
  tags: ["wordless"],
  args: { children: "İzmir, Şirince, Bitez, Didim, Yalıkavak" },
  render: (args) => (
    <p style={{ font: "600 1.5rem / 1.4 var(--font-board)", textTransform: "uppercase" }} lang="en">
      <Capitals {...args} />
    </p>
  ),
} satisfies Meta<typeof Capitals>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On an English page: what is rendered is what a reader sees, in the capitals of each name's own language. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("p")?.innerText).toBe("İZMİR, ŞİRİNCE, BITEZ, DIDIM, YALIKAVAK");
  },
};
