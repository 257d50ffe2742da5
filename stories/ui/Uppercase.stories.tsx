import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Uppercase } from "#src/ui/Uppercase/Uppercase.tsx";
import { guide } from "#stories/fixtures/guide.ts";

const meta = {
  id: "ui-uppercase",
  title: "Components/Content/Uppercase",
  component: Uppercase,
  parameters: {
    // Storybook does not find the docstring of a function that returns no element.
    docs: {
      description: {
        component:
          "Text for CSS `text-transform: uppercase`. The capital of i depends on the language, so names with Turkish letters are marked as Turkish.",
      },
    },
    ...guide({
      avoid: "Only for text in capitals: other text has no i to convert.",
      keyboard: {},
      parts: ["The text, in which names with Turkish letters are marked as Turkish"],
      content: {
        do: [
          "Use it around names of places wherever the style sheet sets capitals",
          "Write the words as in a sentence: İzmir, Şirince",
        ],
        dont: ["Type capitals: a screen reader may spell them out, and İ would become I"],
      },
    }),
  },
  tags: ["wordless"],
  args: { children: "İzmir, Şirince, Bitez, Didim, Yalıkavak" },
  render: (args) => (
    <p style={{ font: "600 1.5rem / 1.4 var(--font-board)", textTransform: "uppercase" }} lang="en" translate="no">
      <Uppercase {...args} />
    </p>
  ),
} satisfies Meta<typeof Uppercase>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On an English page: the capitals of each name are those of its own language. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("p")?.innerText).toBe("İZMİR, ŞİRİNCE, BITEZ, DIDIM, YALIKAVAK");
  },
};
