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
  id: "ui-picture",
  title: "Components/Pictures and maps/Picture · image",
  component: Picture,
  parameters: guide({
    avoid: "Not for icons, flags or the drawn map, which are drawn in the page itself.",
    keyboard: {},
    parts: [
      "The picture, which fills its frame and is cropped at its focus",
      "A tint of its colour, until it has come",
      "A thin white frame, if it is a photograph",
    ],
    content: {
      do: [
        "Say in the alternative what is seen, in one sentence: “A white van in front of the arrivals hall”",
        "Leave the alternative empty where the words beside it say the same",
        "Set the focus on what must not be cut off",
      ],
      dont: [
        "Begin with “Picture of”",
        "Put words into the picture: nobody can translate them",
        "Show the same picture twice on a page",
      ],
    },
  }),
  args: { image: hero, sizes: "100vw" },
  render: (args, { globals }) => <Picture {...args} image={loadPage("home", languageOf(globals)).pictures.hero} />,
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture further down the page is loaded lazily. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { alt } = loadPage("home", languageOf(globals)).pictures.hero;
    const image = canvas.getByRole("img", { name: alt });
    await expect(image).toHaveAttribute("loading", "lazy");
    await expect(image).toHaveAttribute("width", "1600");
  },
};

/** Uncropped, cropped by a box of other proportions, and with a crop aligned to one side. */
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

/** A photograph has a thin white frame, and keeps its own focal point where a drawing takes the crop of its container. */
export const Photo: Story = {
  tags: ["picture", "wordless"],
  render: (args, { globals }) => {
    const { hero: image } = loadPage("home", languageOf(globals)).pictures;
    return (
      <div style={{ ...TO_THE_LEFT, display: "grid", blockSize: "10rem" }}>
        <Picture {...args} image={{ ...image, kind: "photo", focus: "100% 50%" }} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const { borderTopWidth, objectPosition } = getComputedStyle(canvas.getByRole("img"));
    await expect([borderTopWidth, objectPosition]).toEqual(["4px", "100% 50%"]);
  },
};

/** The main picture of a page is loaded eagerly, and has another composition for narrow screens. */
export const Priority: Story = {
  args: { priority: true, portrait: heroPortrait },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await expect(image).toHaveAttribute("fetchpriority", "high");
    await image.decode();
    await expect(image.currentSrc).toMatch(/\.avif$/);
  },
};
