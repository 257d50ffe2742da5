import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";

import { GallerySheet, type GalleryTile } from "#src/ui/GallerySheet/GallerySheet.tsx";
import { moreTilesIn, pairIn, panoramaIn, tilesIn } from "#stories/fixtures/gallery.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";
import { onlyAt } from "../../.storybook/modes.ts";

type Globals = Parameters<typeof inLanguage>[0];

const LABEL = { tr: "Varış", en: "Arrival", ru: "Прибытие" };
const FILM = { tr: "video", en: "video", ru: "видео" };

const meta = {
  id: "ui-gallerysheet",
  title: "Components/Pictures and maps/GallerySheet · thumbnails",
  component: GallerySheet,
  args: { label: "", tiles: [], filmLabel: "", onOpen: fn() },
  parameters: guide({
    avoid: "A gallery in parts with headings is made of `GalleryGroup`s. A picture that opens nothing is a `Picture`.",
    keyboard: {
      Tab: "goes from tile to tile, and to the link below one",
      "Enter, Space": "opens the picture or film; Enter follows the link",
    },
    parts: [
      "The picture, which opens the lightbox",
      "A mark on films",
      "Its title and its place",
      "A link to where one can go from it, if there is one",
    ],
    content: {
      do: [
        "Title a picture with what is seen, in two or three words, and add the place",
        "Name in the link where it leads and what that costs: “VIP transfer to Torba: €45”",
        "Say “video” in the name of a film, since the mark is silent",
      ],
      dont: ["Write on the picture"],
    },
    messages: ["gallery:viewer.film"],
  }),
  render: (args, { globals }) => (
    <GallerySheet
      {...args}
      label={inLanguage(globals, LABEL)}
      filmLabel={inLanguage(globals, FILM)}
      tiles={sheetIn(globals)}
    />
  ),
} satisfies Meta<typeof GallerySheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Tiles of every size, some of them cropped, a pair of them uncropped; one is a film. Each is a button with its caption as name and its
 * alternative text as description.
 */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const tiles = sheetIn(globals);
    await expect(canvas.getByRole("list", { name: inLanguage(globals, LABEL) })).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(tiles.length);
    for (const [index, tile] of tiles.entries()) {
      const button = canvas.getByRole("button", { name: nameOf(globals, tile) });
      await expect(button).toHaveAccessibleDescription(tile.image.alt);
      await userEvent.pointer([{ keys: "[TouchA]", target: button }]);
      await expect(args.onOpen).toHaveBeenLastCalledWith(index);
      await expect(button).toHaveFocus();
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
  },
};

/** Below the caption, outside of the tile: it opens no picture. */
export const WithLinks: Story = {
  tags: ["picture", "phone", "desktop"],
  render: (args, { globals }) => (
    <GallerySheet
      {...args}
      label={inLanguage(globals, LABEL)}
      filmLabel={inLanguage(globals, FILM)}
      tiles={linkedIn(globals)}
    />
  ),
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const { label, href } = linkIn(globals);
    const [link] = canvas.getAllByRole("link", { name: label });
    if (!link) throw new Error("there is no link");
    await expect(link).toHaveAttribute("href", href);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const tile = within(link.closest("li") as HTMLElement).getByRole("button");
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(tile.getBoundingClientRect().bottom);
    tile.focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    canvasElement.ownerDocument.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onOpen).not.toHaveBeenCalled();
    link.blur();
  },
};

/** By keyboard, in numerical order. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    for (const [index, tile] of sheetIn(globals).entries()) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: nameOf(globals, tile) })).toHaveFocus();
      await userEvent.keyboard(index % 2 === 0 ? "{Enter}" : " ");
      await expect(args.onOpen).toHaveBeenLastCalledWith(index);
    }
  },
};

/** A picture that closes a chapter, across the sheet. Its title and its place share a line. */
export const Panorama: Story = {
  tags: ["picture", "desktop", "wordless"],
  globals: { viewport: { value: "desktop" } },
  parameters: onlyAt("desktop"),
  render: (args, { globals }) => (
    <GallerySheet
      {...args}
      label={inLanguage(globals, LABEL)}
      filmLabel={inLanguage(globals, FILM)}
      tiles={[panoramaIn(globals)]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const sheet = canvas.getByRole("list").getBoundingClientRect();
    const plate = canvas.getByRole("img").getBoundingClientRect();
    await expect(Math.abs(plate.width - sheet.width)).toBeLessThan(1);
    await expect(plate.width / plate.height).toBeGreaterThan(2);
    const { title, place } = panoramaIn(globals);
    const [titleLine, placeLine] = [title, place].map((words) => canvas.getByText(words).getBoundingClientRect());
    await expect(titleLine?.top).toBe(placeLine?.top);
  },
};

/** The caption is always below the image, at any width. */
export const WordsBelow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(18rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    for (const { title, place } of tilesIn(globals)) {
      const button = canvas.getByRole("button", { name: new RegExp(`^${title}, ${place}`) });
      const plate = button.querySelector("picture") as HTMLElement;
      const words = canvas.getByText(title).getBoundingClientRect();
      await expect(words.top).toBeGreaterThanOrEqual(
        (plate.parentElement as HTMLElement).getBoundingClientRect().bottom,
      );
      await expect(words.right).toBeLessThanOrEqual(button.getBoundingClientRect().right);
    }
  },
};

function sheetIn(globals: Globals): GalleryTile[] {
  return [...moreTilesIn(globals).map((tile, index) => ({ ...tile, film: index === 3 })), ...pairIn(globals)];
}

function linkIn(globals: Globals) {
  return {
    href: "#torba",
    label: inLanguage(globals, {
      tr: "Torba VIP transferi: 45\u00a0€",
      en: "VIP transfer to Torba: €45",
      ru: "VIP-трансфер в Торбу: 45\u00a0€",
    }),
  };
}

/** A wide tile and one of a pair with a link, the others without. */
function linkedIn(globals: Globals): GalleryTile[] {
  const link = linkIn(globals);
  return moreTilesIn(globals).map((tile, index) => ({ ...tile, ...(index < 2 && { link }) }));
}

function nameOf(globals: Globals, { title, place, film }: GalleryTile): string {
  return [title, place, ...(film ? [inLanguage(globals, FILM)] : [])].join(", ");
}
