import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { NavLinks } from "#src/ui/NavLinks/NavLinks.tsx";
import { navItemsIn } from "#stories/fixtures/shell.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: NavLinks,
  args: { label: "", items: [] },
  render: (args, { globals }) => (
    <NavLinks {...args} label={wordsOf(globals)("shell:nav.label")} items={navItemsIn(globals)} />
  ),
} satisfies Meta<typeof NavLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line for desktops; below that the menu has the links. */
export const Default: Story = {
  tags: ["picture", "desktop"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    await expect(canvas.getByRole("navigation", { name: t("shell:nav.label") })).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(t("shell:nav.home"));
  },
};

/** Large lines for one thumb. */
export const Menu: Story = {
  tags: ["picture"],
  args: { variant: "menu" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};
