import type { Meta, StoryObj } from "@storybook/react-vite";

import { Mark } from "#src/ui/Mark/Mark.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { Row } from "#stories/fixtures/Row.tsx";
import { OnBoard } from "#stories/fixtures/shell.tsx";

const meta = {
  component: Mark,
  parameters: guide({
    avoid:
      "Not smaller than 24 px: below that the icons under `public` have a drawing of their own. Never without the name beside it or close by.",
    keyboard: {},
  }),
  render: () => (
    <div style={{ inlineSize: "6rem" }}>
      <Mark />
    </div>
  ),
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** From the largest to the smallest it is good for, on paper and on the dark: its castle has the colour of the text. */
export const States: Story = {
  tags: ["picture"],
  render: () => (
    <>
      <Sizes />
      <OnBoard>
        <Sizes />
      </OnBoard>
    </>
  ),
};

function Sizes() {
  return (
    <Row>
      {["6rem", "2.75rem", "1.5rem"].map((inlineSize) => (
        <div style={{ inlineSize }} key={inlineSize}>
          <Mark />
        </div>
      ))}
    </Row>
  );
}
