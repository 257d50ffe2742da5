import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { BackLink } from "#src/ui/BackLink/BackLink.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: BackLink,
  args: { href: "#top", label: "" },
  render: (args, { globals }) => <BackLink {...args} label={wordsOf(globals)("shell:nav.home")} />,
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: wordsOf(globals)("shell:nav.home") });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
