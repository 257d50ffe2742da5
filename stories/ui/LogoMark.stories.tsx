import type { Meta, StoryObj } from "@storybook/react-vite";

import { LogoMark } from "#src/ui/LogoMark/LogoMark.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { Row } from "#stories/fixtures/Row.tsx";
import { OnBoard } from "#stories/fixtures/shell.tsx";

const meta = {
  id: "ui-logomark",
  title: "Components/Pictures and maps/LogoMark",
  component: LogoMark,
  parameters: guide({
    avoid: "Below 24 px take the `master` for the size. Never without the name beside it or close by.",
    keyboard: {},
    parts: ["A castle with tower, wall and gate", "A road that leaves the gate through a gap in the sea"],
    content: "wordless",
  }),
  render: () => (
    <div style={{ inlineSize: "6rem" }}>
      <LogoMark />
    </div>
  ),
} satisfies Meta<typeof LogoMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/**
 * From the largest to the smallest, the last two in their pixel-fitted drawings, on light and dark backgrounds: the castle has the colour
 * of the text.
 */
export const States: Story = {
  tags: ["picture", "wordless"],
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
          <LogoMark />
        </div>
      ))}
      {([20, 16] as const).map((master) => (
        <div style={{ inlineSize: `${master / 16}rem` }} key={master}>
          <LogoMark master={master} />
        </div>
      ))}
    </Row>
  );
}
