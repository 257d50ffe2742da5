import type { Meta, StoryObj } from "@storybook/react-vite";
import { Award, Clock, ShieldCheck } from "lucide-react";
import { expect } from "storybook/test";

import { BadgeRow } from "#src/ui/BadgeRow/BadgeRow.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: BadgeRow,
  args: { badges: [] },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return (
      <BadgeRow
        {...args}
        badges={[
          { icon: ShieldCheck, title: t("pages:badges.secure.title"), text: t("pages:badges.secure.text") },
          { icon: Clock, title: t("pages:badges.support.title"), text: t("pages:badges.support.text") },
          { icon: Award, title: t("pages:badges.premium.title"), text: t("pages:badges.premium.text") },
        ]}
      />
    );
  },
} satisfies Meta<typeof BadgeRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText(wordsOf(globals)("pages:badges.secure.text"))).toBeVisible();
  },
};

/** On phones only the names, in one row. */
export const Compact: Story = {
  args: { compact: true },
  tags: ["picture", "phone"],
};
