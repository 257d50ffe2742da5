import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Section } from "#src/ui/Section/Section.tsx";
import { SectionHeader } from "#src/ui/SectionHeader/SectionHeader.tsx";
import { ServiceGrid } from "#src/ui/ServiceGrid/ServiceGrid.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { servicesIn } from "#stories/fixtures/services.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

const TITLE_ID = "services-title";
const TITLE = { tr: "Yerlere göre transferler", en: "Transfers by place", ru: "Трансферы по местам" };

const meta = {
  id: "ui-servicegrid",
  title: "Components/Cards and grids/ServiceGrid",
  component: ServiceGrid,
  args: { services: [], labelledBy: TITLE_ID },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid: "For the whole range use `ServiceGroups`, for prices alone a `MiniList`.",
      keyboard: { Tab: "goes to the next service", Enter: "opens it" },
      parts: ["`ServiceCard`s, in rows that are always full"],
      content: {
        do: ["Put first what most guests book", "Name the grid by its heading: “Where to, and in which car?”"],
        dont: ["Add a card that only fills the row: the last ones grow instead", "Mix services and tours"],
      },
      messages: ["pages:services.title"],
    }),
  },
  render: (args, { globals }) => (
    <Section>
      <SectionHeader id={TITLE_ID} title={inLanguage(globals, TITLE)} />
      <ServiceGrid {...args} services={servicesIn(globals)} />
    </Section>
  ),
} satisfies Meta<typeof ServiceGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every service is one link, large enough for touch. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const services = servicesIn(globals);
    await expect(canvas.getByRole("list", { name: inLanguage(globals, TITLE) })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(services.length);
    for (const cell of canvas.getAllByRole("article"))
      await expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const { title } of services.slice(0, 2)) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: title })).toHaveFocus();
    }
    canvas.getByRole("link", { name: services[1]?.title ?? "" }).blur();
  },
};

const COUNTS = [1, 2, 3, 5, 7];

/** For any number of services the last row is filled, and covers in a row have the same height. */
export const Counts: Story = {
  tags: ["picture", "desktop", "wordless"],
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  render: (args, { globals }) => (
    <Section>
      <SectionHeader id={TITLE_ID} title={inLanguage(globals, TITLE)} />
      <div style={{ display: "grid", gap: "var(--space-6)" }}>
        {COUNTS.map((count) => (
          <ServiceGrid {...args} services={servicesIn(globals).slice(0, count)} key={count} />
        ))}
      </div>
    </Section>
  ),
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole("list")) {
      const items = [...list.children].map((item) => item.getBoundingClientRect());
      const { left, right } = list.getBoundingClientRect();
      for (const top of new Set(items.map((item) => item.top))) {
        const row = items.filter((item) => item.top === top);
        await expect(row[0]?.left).toBeCloseTo(left, 0);
        await expect(row.at(-1)?.right).toBeCloseTo(right, 0);
        await expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1);
      }
    }
  },
};
