import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ServiceCard } from "#src/ui/ServiceCard/ServiceCard.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { platesIn } from "#stories/fixtures/plates.ts";
import { longServiceIn, servicesIn } from "#stories/fixtures/services.ts";

const meta = {
  component: ServiceCard,
  args: { number: "", title: "", text: "", note: "", href: "#service" },
  parameters: guide({
    avoid: "Several of them belong in a `ServiceGrid`. Where only name and price count, use a `MiniList`.",
    keyboard: { Tab: "goes to the cell", Enter: "opens the service" },
  }),
  render: (args, { globals }) => <ServiceCard {...args} {...servicesIn(globals)[0]} />,
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line on phones, all of it one link that is named by its title. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: servicesIn(globals)[0]?.title ?? "" });
    await expect(canvas.getByRole("article").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, "::after").outlineStyle).toBe("solid");
    link.blur();
  },
};

/** With a price, with a price from which it starts, with the longest words and no price, and with a plate instead of a number. */
export const Kinds: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-4)", maxInlineSize: "27rem" }}>
      {servicesIn(globals)
        .slice(0, 2)
        .map((service) => (
          <ServiceCard {...args} {...service} key={service.href} />
        ))}
      <ServiceCard {...args} {...longServiceIn(globals)} />
      <ServiceCard {...args} {...servicesIn(globals)[4]} image={platesIn(globals).carrier} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole("article"))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};
