import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { ServiceCard } from "#src/ui/ServiceCard/ServiceCard.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { longServiceIn, servicesIn } from "#stories/fixtures/services.ts";

const [firstService] = loadPage("services", "tr").services;
if (!firstService) throw new Error("There are no services.");

const meta = {
  id: "ui-servicecard",
  title: "Components/Cards and grids/ServiceCard",
  component: ServiceCard,
  argTypes: { href: { control: false } },
  args: { title: "", text: "", note: "", href: "#service", image: firstService.image },
  parameters: guide({
    avoid: "Several of them belong in a `ServiceGrid`. Where only name and price count, use a `MiniList`.",
    keyboard: { Tab: "goes to the cover", Enter: "opens the service" },
    parts: [
      "The picture",
      "The price, as a label on it",
      "The title, which is the link",
      "One line, which phones leave out",
    ],
    content: {
      do: [
        "Write the price so that it can be compared: “from €45”, “on request”, “50 min”",
        "Begin the title with what differs: the place, the vehicle",
      ],
      dont: [
        "Begin every title with “VIP” or “Bodrum”",
        "Put the only mention of something into the line: phones do not show it",
      ],
    },
    messages: ["fares:onRequest"],
  }),
  render: (args, { globals }) => <ServiceCard {...args} {...servicesIn(globals)[0]} />,
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row with a small picture on phones; the whole card is one link, named by its title. */
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

/** With a price, with a lowest price, and with the longest texts and no price. */
export const Kinds: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-4)", maxInlineSize: "27rem" }}>
      {servicesIn(globals)
        .slice(0, 2)
        .map((one) => (
          <ServiceCard {...args} {...one} key={one.href} />
        ))}
      <ServiceCard {...args} {...longServiceIn(globals)} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole("article"))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** The proportions of the picture in rows of one, two and four, and alone in a row of a two-column grid. */
export const Rows: Story = {
  tags: ["picture", "desktop", "wordless"],
  render: (args, { globals }) => {
    const [service] = servicesIn(globals);
    return (
      <div style={{ display: "grid", gap: "var(--space-4)", maxInlineSize: "27rem" }}>
        {([1, 2, 4] as const).map((columns) => (
          <ServiceCard {...args} {...service} columns={columns} key={columns} />
        ))}
        <ServiceCard {...args} {...service} alone />
      </div>
    );
  },
};
