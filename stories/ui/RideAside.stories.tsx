import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ButtonLink } from "#src/ui/Button/Button.tsx";
import { Prose } from "#src/ui/Prose/Prose.tsx";
import { RideAside } from "#src/ui/RideAside/RideAside.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { RIDE, TEXT } from "#stories/fixtures/posts.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const FARE = {
  tr: { from: "Havalimanı (BJV)", to: "Yalıkavak", price: "75 €", covers: "Tek yön, araç başına; 7 kişiye kadar" },
  en: { from: "Airport (BJV)", to: "Yalıkavak", price: "€75", covers: "One way, per car, up to 7 people" },
  ru: { from: "Аэропорт (BJV)", to: "Ялыкавак", price: "75 €", covers: "В одну сторону, за машину, до 7 человек" },
};

const meta = {
  id: "ui-rideaside",
  title: "Components/Content/RideAside · callout",
  component: RideAside,
  args: { label: "", text: "", children: null },
  parameters: guide({
    avoid: "At the end of a page use `ContactBanner`. One per article: more would be advertising.",
    keyboard: { Tab: "goes to its link", Enter: "follows it" },
    parts: [
      "Who offers",
      "A sentence that follows from the text; or the ride as a small ticket",
      "The price, and what it covers",
      "One button",
    ],
    content: {
      do: [
        "Let it continue the paragraph above: the place, and that somebody drives there",
        "Say who is speaking: “VIP transfer”",
      ],
      dont: ["Interrupt a list or a quotation", "Raise the voice: no exclamation mark, no “today only”"],
    },
    messages: ["blog:ride.label", "blog:ride.any", "blog:ride.book"],
  }),
  render: (args, { globals }) => {
    const { label, text, book } = inLanguage(globals, RIDE);
    return (
      <RideAside {...args} label={label} text={text}>
        <ButtonLink href="#form">{book}</ButtonLink>
      </RideAside>
    );
  },
} satisfies Meta<typeof RideAside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: inLanguage(globals, RIDE).book });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    link.blur();
  },
};

/** A ride with a fixed price is a ticket. */
export const Ticket: Story = {
  tags: ["picture", "wordless"],
  render: (args, { globals }) => {
    const { label, book } = inLanguage(globals, RIDE);
    const { from, to, price, covers } = inLanguage(globals, FARE);
    return (
      <RideAside {...args} label={label} text={covers} fare={{ from, to, price }}>
        <ButtonLink href="#form">{book}</ButtonLink>
      </RideAside>
    );
  },
  play: async ({ canvas, globals }) => {
    const { price, covers } = inLanguage(globals, FARE);
    await expect(canvas.getByText(price)).toBeVisible();
    await expect(canvas.getByText(covers)).toBeVisible();
  },
};

/** Inside `Prose`, whose margins and font sizes do not apply to its content. */
export const InProse: Story = {
  tags: ["picture"],
  render: (args, { globals }) => {
    const { label, text, book } = inLanguage(globals, RIDE);
    const { text: before, list } = inLanguage(globals, TEXT);
    return (
      <Prose>
        <p>{before}</p>
        <RideAside {...args} label={label} text={text}>
          <ButtonLink href="#form">{book}</ButtonLink>
        </RideAside>
        <p>{list[0]}</p>
      </Prose>
    );
  },
  play: async ({ canvas, globals }) => {
    const { label, text } = inLanguage(globals, RIDE);
    const gap =
      canvas.getByText(text).getBoundingClientRect().top - canvas.getByText(label).getBoundingClientRect().bottom;
    await expect(gap).toBeCloseTo(4, 0);
  },
};
