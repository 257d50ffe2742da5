import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { MORE_DIRECTIONS, MoreLink, type MoreDirection } from "#src/ui/MoreLink/MoreLink.tsx";
import type { Localized } from "#src/domain/language.ts";
import { Row } from "#stories/fixtures/Row.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const OF_DIRECTION: Record<MoreDirection, Localized<string>> = {
  onward: { tr: "Tüm fiyatlar", en: "All prices", ru: "Все цены" },
  down: { tr: "Rezervasyon yap", en: "Book now", ru: "К форме заказа" },
};
const LONG = {
  tr: "Havalimanından yarımadanın bütün köylerine araç başına sabit fiyatların tam listesi",
  en: "The full list of fixed prices per car from the airport to every village of the peninsula",
  ru: "Полный список фиксированных цен за автомобиль из аэропорта во все посёлки полуострова",
};

const meta = {
  id: "ui-morelink",
  title: "Components/Actions/MoreLink · text link",
  component: MoreLink,
  parameters: guide({
    avoid: "For the primary action of a view, use a `ButtonLink`. A link within a sentence is a plain link.",
    keyboard: { Tab: "goes to it", Enter: "follows it" },
    parts: ["The words", "An arrow: to the right for another page, down for a place further down on this one"],
    content: {
      do: ["Name what is there: “All prices”, “All services”", "Put it below the excerpt that it continues"],
      dont: ["Write “More” or “Read on” alone: a list of links would say it ten times", "Put two below the same list"],
    },
    messages: ["pages:home.pricesAll", "services:all", "blog:all"],
  }),
  args: { href: "#more", children: null },
  render: (args, { globals }) => <MoreLink {...args}>{inLanguage(globals, OF_DIRECTION.onward)}</MoreLink>,
} satisfies Meta<typeof MoreLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: inLanguage(globals, OF_DIRECTION.onward) });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** To another page, to a section of this one, and with a label that wraps. */
export const States: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <Row>
      {MORE_DIRECTIONS.map((direction) => (
        <MoreLink {...args} direction={direction} key={direction}>
          {inLanguage(globals, OF_DIRECTION[direction])}
        </MoreLink>
      ))}
      <MoreLink {...args}>{inLanguage(globals, LONG)}</MoreLink>
    </Row>
  ),
};
