import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Badges } from "#src/features/offer/Badges.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = { component: Badges } satisfies Meta<typeof Badges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals);
    for (const title of [
      t("pages:badges.secure.title"),
      t("pages:badges.support.title"),
      t("pages:badges.premium.title"),
    ]) {
      await expect(canvas.getByText(title)).toBeVisible();
    }
  },
};
