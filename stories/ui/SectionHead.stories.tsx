import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import { wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: SectionHead,
  args: { title: "" },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    return <SectionHead {...args} title={t("pages:prices.title")} lead={t("pages:prices.lead")} />;
  },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const name = wordsOf(globals)("pages:prices.title");
    await expect(canvas.getByRole("heading", { level: 2, name })).toBeVisible();
  },
};

export const WithoutLead: Story = {
  render: (args, { globals }) => <SectionHead {...args} title={wordsOf(globals)("pages:fleet.title")} />,
};
