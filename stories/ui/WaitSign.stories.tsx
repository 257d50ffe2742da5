import type { Meta, StoryObj } from "@storybook/react-vite";
import { Menu } from "lucide-react";
import { expect, waitFor } from "storybook/test";

import { WaitSign } from "#src/ui/WaitSign/WaitSign.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { Row } from "#stories/fixtures/Row.tsx";

const meta = {
  component: WaitSign,
  parameters: guide({
    avoid:
      "Not for a page or a piece of it, which has a `Spinner`, and not for a button that sends, which says so in words.",
    keyboard: {},
  }),
  tags: ["wordless"],
  args: { isWaiting: true, children: <Menu aria-hidden /> },
} satisfies Meta<typeof WaitSign>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The press was felt: the icon gives way once the wait is noticed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector("svg");
    await waitFor(() => expect(icon).not.toBeVisible());
    await expect(getComputedStyle(icon?.parentElement as HTMLElement, "::after").visibility).toBe("visible");
  },
};

/** At rest, and waiting: the picture of the component. */
export const States: Story = {
  tags: ["picture"],
  render: (args) => (
    <Row>
      <WaitSign {...args} isWaiting={false} />
      <WaitSign {...args} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [atRest, waiting] = canvasElement.querySelectorAll("svg");
    await waitFor(() => expect(waiting).not.toBeVisible());
    await expect(atRest).toBeVisible();
  },
};
