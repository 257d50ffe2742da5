import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ServiceCell } from "#src/ui/ServiceCell/ServiceCell.tsx";
import { platesIn } from "#stories/fixtures/plates.ts";
import { servicesIn } from "#stories/fixtures/services.ts";

const meta = {
  component: ServiceCell,
  args: { number: "", title: "", text: "", note: "", href: "#service" },
  render: (args, { globals }) => <ServiceCell {...args} {...servicesIn(globals)[0]} />,
} satisfies Meta<typeof ServiceCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line on phones, all of it one link that is named by its title. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const cell = canvas.getByRole("article");
    const link = canvas.getByRole("link", { name: servicesIn(globals)[0]?.title ?? "" });
    await expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(cell).outlineStyle).toBe("solid");
    link.blur();
  },
};

/** The longest title and no price, on the smallest phone. */
export const Long: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <div style={{ inlineSize: "18rem" }}>
      <ServiceCell {...args} {...servicesIn(globals)[3]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const cell = canvas.getByRole("article");
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** Where cells stand in rows, the plate fills the cell and the words stand on a bar below it. */
export const WithPlate: Story = {
  globals: { viewport: { value: "desktop" } },
  tags: ["picture", "desktop"],
  render: (args, { globals }) => (
    <div style={{ inlineSize: "26rem", blockSize: "20rem" }}>
      <ServiceCell {...args} {...servicesIn(globals)[2]} image={platesIn(globals).carrier} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("img", { name: platesIn(globals).carrier.alt })).toBeVisible();
  },
};
