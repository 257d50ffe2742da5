import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { GallerySheet } from "#src/ui/GallerySheet/GallerySheet.tsx";
import { tilesIn } from "#stories/fixtures/gallery.ts";
import { sayIn } from "#stories/fixtures/words.ts";

const LABEL = { tr: "Varış", en: "Arrival", ru: "Прибытие" };
const FILM = { tr: "video", en: "video", ru: "видео" };

const meta = {
  component: GallerySheet,
  args: { label: "", tiles: [], filmLabel: "", onOpen: fn() },
  render: (args, { globals }) => (
    <GallerySheet
      {...args}
      label={sayIn(globals, LABEL)}
      filmLabel={sayIn(globals, FILM)}
      tiles={tilesIn(globals).map((tile, index) => ({ ...tile, film: index === 3 }))}
    />
  ),
} satisfies Meta<typeof GallerySheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wide tiles and small ones, one of them cropped; the last is a film. Each is a button named by its words. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  args: { firstNumber: 7 },
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const tiles = tilesIn(globals);
    await expect(canvas.getByRole("list", { name: sayIn(globals, LABEL) })).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(tiles.length);
    for (const [index, { title, place }] of tiles.entries()) {
      const film = index === 3 ? `, ${sayIn(globals, FILM)}` : "";
      const tile = canvas.getByRole("button", { name: `${title}, ${place}${film}` });
      await userEvent.click(tile);
      await expect(args.onOpen).toHaveBeenLastCalledWith(index);
      await expect(tile).toHaveFocus();
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
  },
};
