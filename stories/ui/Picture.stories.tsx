import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf } from "#stories/fixtures/messages.ts";

const { hero, heroPortrait } = loadPage("home", "tr").pictures;

const TO_THE_LEFT = { "--picture-position": "0% 50%" } as CSSProperties;

const meta = {
  component: Picture,
  parameters: guide({
    avoid: "Not for icons, flags or the drawn map, which are drawn in the page itself.",
    keyboard: {},
  }),
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

/** Whole, cut by a box of other proportions, and the cut moved to one side: the picture of the component. */
export const States: Story = {
  tags: ["picture", "wordless"],
  render: (args, { globals }) => {
    const { hero: image } = loadPage("home", languageOf(globals)).pictures;
    return (
      <div style={{ display: "grid", gap: "var(--space-4)" }}>
        <Picture {...args} image={image} />
        <div style={{ display: "grid", blockSize: "10rem" }}>
          <Picture {...args} image={{ ...image, alt: "" }} />
        </div>
        <div style={{ ...TO_THE_LEFT, display: "grid", inlineSize: "8rem", blockSize: "12rem" }}>
          <Picture {...args} image={{ ...image, alt: "" }} />
        </div>
      </div>
    );
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
