import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { expect, fn } from "storybook/test";

import { Card, CardArrow, CardLink, CardText } from "#src/ui/Card/Card.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const TITLE = { tr: "Yel değirmenleri", en: "The windmills", ru: "Ветряные мельницы" };
const TEXT = {
  tr: "Kanatları döneli yarım yüzyıl oldu; manzarası hâlâ çalışıyor.",
  en: "The sails stopped half a century ago; the view still works.",
  ru: "Крылья стоят уже полвека, а вид отсюда всё так же хорош.",
};

const onFollow = fn((event: MouseEvent) => event.preventDefault());

const meta = {
  id: "ui-card",
  title: "Components/Cards and grids/Card · clickable",
  component: Card,
  subcomponents: { CardLink, CardText, CardArrow },
  parameters: guide({
    avoid:
      "With two targets, neither may cover the other: give each its own link. For an action on this page, use a `Button`.",
    keyboard: { Tab: "goes to its link; the focus ring surrounds the card", Enter: "follows it" },
    parts: [
      "A title that is the link: `CardLink`",
      "Text that can be selected: `CardText`",
      "An arrow, in cards that are rows: `CardArrow`",
    ],
    content: {
      do: [
        "Make the title say where it leads: it is all that a list of links has",
        "Keep cards of one row equally long",
      ],
      dont: ["Put a second link or a button into it", "Make a card of what leads nowhere"],
    },
  }),
  beforeEach: () => void onFollow.mockClear(),
  render: (args, { globals }) => (
    <Card {...args} style={{ padding: "var(--space-4)", borderBlock: "1px solid var(--color-line-2)" }}>
      <h3>
        <CardLink href="#windmills" onClick={onFollow}>
          {inLanguage(globals, TITLE)}
        </CardLink>
      </h3>
      <CardText>{inLanguage(globals, TEXT)}</CardText>
      <CardArrow />
    </Card>
  ),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A single tab stop, and a focus ring around the whole clickable area. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: inLanguage(globals, TITLE) });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const ring = getComputedStyle(link, "::after");
    await expect(ring.outlineStyle).toBe("solid");
    await expect(parseFloat(ring.inlineSize)).toBe(canvas.getByRole("article").clientWidth);
    await userEvent.keyboard("{Enter}");
    await expect(onFollow).toHaveBeenCalledOnce();
    link.blur();
  },
};

/** A click or tap anywhere follows the link once, with its modifier keys. */
export const PressedAnywhere: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("article") });
    await userEvent.click(canvas.getByRole("link", { name: inLanguage(globals, TITLE) }));
    await expect(onFollow).toHaveBeenCalledTimes(2);

    await userEvent.keyboard("{Control>}");
    await userEvent.click(canvas.getByText(inLanguage(globals, TEXT)));
    await userEvent.keyboard("{/Control}");
    await expect(onFollow).toHaveBeenCalledTimes(3);
    await expect(onFollow.mock.lastCall?.[0].ctrlKey).toBe(true);
  },
};

/** Selecting text does not follow the link. */
export const WordsSelected: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = canvas.getByText(inLanguage(globals, TEXT));
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: text, offset: 0 },
      { target: text, offset: 8 },
      { keys: "[/MouseLeft]", target: text, offset: 8 },
    ]);
    await expect(document.getSelection()?.toString()).toHaveLength(8);
    await expect(onFollow).not.toHaveBeenCalled();
    document.getSelection()?.removeAllRanges();
  },
};
