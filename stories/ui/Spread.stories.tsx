import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { Spread } from "#src/ui/Spread/Spread.tsx";
import { languageOf, sayIn, wordsOf } from "#stories/fixtures/words.ts";

const { hero, heroPortrait } = loadPage("home", "tr").pictures;

const LONG = {
  tr: "Uçağınız gecikirse\nşoförünüz bekler.",
  en: "When your flight is late\nyour driver waits.",
  ru: "Если рейс задержится,\nводитель подождёт.",
};

const meta = {
  component: Spread,
  args: { title: "", lead: "", image: hero, portrait: heroPortrait },
  parameters: { layout: "fullscreen" },
  render: (args, { globals }) => {
    const t = wordsOf(globals);
    const image = loadPage("home", languageOf(globals)).pictures.hero;
    return <Spread {...args} image={image} title={args.title || t("pages:home.title")} lead={t("pages:home.lead")} />;
  },
} satisfies Meta<typeof Spread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

/** A longer promise wraps inside its column. */
export const Long: Story = {
  render: (args, { globals }) => (
    <Spread {...args} title={sayIn(globals, LONG)} lead={wordsOf(globals)("pages:home.lead")} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
  },
};
