import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { StampCard } from "#src/ui/StampCard/StampCard.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { toursIn } from "#stories/fixtures/tours.ts";

const meta = {
  id: "ui-stampcard",
  title: "Components/Cards and grids/StampCard · tour card",
  component: StampCard,
  argTypes: { href: { control: false } },
  args: {
    image: loadPage("home", "tr").pictures.night,
    place: "",
    title: "",
    text: "",
    facts: [],
    rating: { shown: "", spoken: "" },
    href: "#tour",
  },
  parameters: guide({
    avoid: "Only for tours. All tours belong in a `TourGrid`; an article has a `PostCard`.",
    keyboard: { Tab: "goes to the tour; the ring goes around the card", Enter: "opens it" },
    parts: [
      "The picture in a stamp, with the name of the place",
      "The title, which is the link",
      "A sentence or two",
      "Days, stops, price and rating, each with an icon",
    ],
    content: {
      do: ["Put on the stamp the place alone, in one or two words"],
      dont: [
        "Write “from” before a price that the tour does not have: it is on request",
        "Use the name of the tour as the place",
      ],
    },
    messages: ["tours:facts.onRequest"],
  }),
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: "25rem", padding: "var(--space-2)" }}>
      <StampCard {...args} {...toursIn(globals)[0]} />
    </div>
  ),
} satisfies Meta<typeof StampCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One link, named by the title; the focus ring surrounds the whole card. */
export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [tour] = toursIn(globals);
    const link = canvas.getByRole("link", { name: tour?.title ?? "" });
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(tour?.facts[0]?.text ?? "");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, "::after").outlineStyle).toBe("solid");
    link.blur();
  },
};

/** A click on the picture follows the link. */
export const PressedAnywhere: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { left, top, width } = canvas.getByRole("img").getBoundingClientRect();
    const pressed = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + 20);
    await expect(pressed).toBe(canvas.getByRole("link", { name: toursIn(globals)[0]?.title ?? "" }));
  },
};

/** With a price, and with the longest names on the smallest phone. */
export const Stamps: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <div style={{ display: "grid", gap: "var(--space-6)", padding: "var(--space-2)" }}>
      {toursIn(globals)
        .slice(0, 3)
        .map((tour) => (
          <div style={{ display: "grid", maxInlineSize: "17rem" }} key={tour.href}>
            <StampCard {...args} {...tour} />
          </div>
        ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole("article"))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** In a row of three, or on phones with the text beside the stamp. */
export const InARow: Story = {
  tags: ["picture", "wordless"],
  args: { layout: "row" },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: "25rem", padding: "var(--space-2)" }}>
      <StampCard {...args} {...toursIn(globals)[1]} />
    </div>
  ),
};
