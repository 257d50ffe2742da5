import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHead } from "#src/ui/SectionHead/SectionHead.tsx";
import { ServiceGrid } from "#src/ui/ServiceGrid/ServiceGrid.tsx";
import { servicesIn } from "#stories/fixtures/services.ts";
import { sayIn } from "#stories/fixtures/words.ts";

const TITLE_ID = "services-title";
const TITLE = { tr: "Yerlere göre transferler", en: "Transfers by place", ru: "Трансферы по местам" };

const meta = {
  component: ServiceGrid,
  args: { services: [], labelledBy: TITLE_ID },
  parameters: { layout: "fullscreen" },
  render: (args, { globals }) => (
    <Section>
      <SectionHead id={TITLE_ID} title={sayIn(globals, TITLE)} />
      <ServiceGrid {...args} services={servicesIn(globals)} />
    </Section>
  ),
} satisfies Meta<typeof ServiceGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every service is one link, tall enough for a thumb. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole("list", { name: sayIn(globals, TITLE) })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(servicesIn(globals).length);
    for (const cell of canvas.getAllByRole("article"))
      await expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
