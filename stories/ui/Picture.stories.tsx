import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { languageOf } from "#stories/fixtures/words.ts";

const { hero, heroPortrait } = loadPage("home", "tr").pictures;

const meta = {
  component: Picture,
  args: { image: hero, sizes: "100vw" },
  render: (args, { globals }) => <Picture {...args} image={loadPage("home", languageOf(globals)).pictures.hero} />,
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture further down the page waits until it is near the screen. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { alt } = loadPage("home", languageOf(globals)).pictures.hero;
    const image = canvas.getByRole("img", { name: alt });
    await expect(image).toHaveAttribute("loading", "lazy");
    await expect(image).toHaveAttribute("width", "1600");
  },
};

/** The page's main picture comes first, and has a composition of its own for narrow screens. */
export const Priority: Story = {
  args: { priority: true, portrait: heroPortrait },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await expect(image).toHaveAttribute("fetchpriority", "high");
    await image.decode();
    await expect(image.currentSrc).toMatch(/\.avif$/);
  },
};
