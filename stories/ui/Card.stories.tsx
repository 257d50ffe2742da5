import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { expect, fn } from "storybook/test";

import { Card, CardArrow, CardLink, CardText } from "#src/ui/Card/Card.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { sayIn } from "#stories/fixtures/words.ts";

const TITLE = { tr: "Yel değirmenleri", en: "The windmills", ru: "Ветряные мельницы" };
const TEXT = {
  tr: "Kanatları döneli yarım yüzyıl oldu; manzarası hâlâ çalışıyor.",
  en: "The sails stopped half a century ago; the view still works.",
  ru: "Крылья стоят уже полвека, а вид отсюда всё так же хорош.",
};

const onFollow = fn((event: MouseEvent) => event.preventDefault());

const meta = {
  component: Card,
  subcomponents: { CardLink, CardText, CardArrow },
  parameters: guide({
    avoid:
      "Where there are two things to press, none may cover the other: give each its own link. What does something on this page is a `Button`.",
    keyboard: { Tab: "goes to the one link; the ring goes around the card", Enter: "follows it" },
  }),
  beforeEach: () => void onFollow.mockClear(),
  render: (args, { globals }) => (
    <Card {...args} style={{ padding: "var(--space-4)", borderBlock: "1px solid var(--color-line-2)" }}>
      <h3>
        <CardLink href="#windmills" onClick={onFollow}>
          {sayIn(globals, TITLE)}
        </CardLink>
      </h3>
      <CardText>{sayIn(globals, TEXT)}</CardText>
      <CardArrow />
    </Card>
  ),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for the keyboard, and a ring as large as what can be pressed. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole("link", { name: sayIn(globals, TITLE) });
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

/** A thumb or a pointer anywhere follows the link, once, and with the keys that are held. */
export const PressedAnywhere: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("article") });
    await userEvent.click(canvas.getByRole("link", { name: sayIn(globals, TITLE) }));
    await expect(onFollow).toHaveBeenCalledTimes(2);

    await userEvent.keyboard("{Control>}");
    await userEvent.click(canvas.getByText(sayIn(globals, TEXT)));
    await userEvent.keyboard("{/Control}");
    await expect(onFollow).toHaveBeenCalledTimes(3);
    await expect(onFollow.mock.lastCall?.[0].ctrlKey).toBe(true);
  },
};

/** Words can be selected to be copied; that is no press. */
export const WordsSelected: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = canvas.getByText(sayIn(globals, TEXT));
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
