import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { GalleryGroup } from "#src/ui/GalleryGroup/GalleryGroup.tsx";
import { moreTilesIn } from "#stories/fixtures/gallery.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

const TITLES = { tr: ["Varış", "Yarımada"], en: ["Arrival", "Peninsula"], ru: ["Прибытие", "Полуостров"] };
const FILM = { tr: "video", en: "video", ru: "видео" };

const meta = {
  id: "ui-gallerygroup",
  title: "Components/Pictures and maps/GalleryGroup",
  component: GalleryGroup,
  args: { id: "arrival", title: "", tiles: [], firstIndex: 0, filmLabel: "", onOpen: fn() },
  parameters: guide({
    avoid: "A handful of pictures under a heading of their own, as a tour has them, is a `GallerySheet`.",
    keyboard: { Tab: "goes from tile to tile", "Enter, Space": "opens the picture or film" },
    parts: ["A heading", "A `GallerySheet`"],
    content: {
      do: [
        "Head it with a place or a part of the way: “Arrival”, “Further afield”",
        "Put a picture where its place is, not where there is room",
      ],
      dont: ["Head it “Various” or “More pictures”"],
    },
    messages: ["gallery:chapters.arrival", "gallery:chapters.further"],
  }),
  render: (args, { globals }) => {
    const [first = "", second = ""] = inLanguage(globals, TITLES);
    const tiles = moreTilesIn(globals);
    return (
      <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "var(--space-6)" }}>
        <GalleryGroup {...args} title={first} tiles={tiles.slice(0, 3)} filmLabel={inLanguage(globals, FILM)} />
        <GalleryGroup
          {...args}
          id="region"
          title={second}
          tiles={tiles.slice(3)}
          firstIndex={3}
          filmLabel={inLanguage(globals, FILM)}
        />
      </div>
    );
  },
} satisfies Meta<typeof GalleryGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two groups of one gallery: the indices continue. */
export const Default: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const [, second = ""] = inLanguage(globals, TITLES);
    await expect(canvas.getByRole("heading", { level: 2, name: second })).toBeVisible();
    await expect(canvas.getByRole("region", { name: second })).toHaveAttribute("id", "region");

    const { title, place } = moreTilesIn(globals)[4] ?? { title: "", place: "" };
    const tile = canvas.getByRole("button", { name: `${title}, ${place}` });
    await userEvent.pointer([{ keys: "[TouchA]", target: tile }]);
    await expect(args.onOpen).toHaveBeenLastCalledWith(4);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenLastCalledWith(5);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
  },
};
