import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { Brand } from "#src/ui/Brand/Brand.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: Brand,
  args: { href: "#top", name: "Bodrum VIP", tagline: "", homeLabel: "", onClick: fn() },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return <Brand {...args} tagline={t("shell:brand.tagline")} homeLabel={t("shell:brand.home")} />;
  },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals }) => {
    const home = wordsOf(globals)("shell:brand.home");
    await expect(
      canvas.getByRole("link", { name: (name) => name.startsWith("Bodrum VIP") && name.endsWith(home) }),
    ).toBeVisible();
  },
};
