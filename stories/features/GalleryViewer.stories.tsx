import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";

import { GalleryViewer } from "#src/features/gallery/GalleryViewer.tsx";
import type { ViewerItem } from "#src/features/gallery/viewerItem.ts";
import { filmIn, GULET, moreTilesIn } from "#stories/fixtures/gallery.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage, translatorOf } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof inLanguage>[0];

/** The lightbox is loaded lazily on the first press. */
const LAZY_WAIT = { timeout: 5_000 };
const LABEL = { tr: "Yolda görülenler", en: "Seen on the way", ru: "По дороге" };
const CHAPTERS = { tr: ["Varış", "Yarımada"], en: ["Arrival", "Peninsula"], ru: ["Прибытие", "Полуостров"] };

const meta = {
  id: "features-galleryviewer",
  title: "Components/Pictures and maps/GalleryViewer",
  component: GalleryViewer,
  args: { label: "", items: [] },
  parameters: guide({
    avoid:
      "For pictures without a larger view use `Picture`; for the stops of a route with descriptions use `StopLine`.",
    keyboard: {
      Tab: "goes from tile to tile",
      "Enter, Space": "opens the picture or film",
      "← →": "in the lightbox, goes to the previous or next item, and wraps around",
      Esc: "closes the lightbox and returns focus to the tile",
    },
    parts: ["`GalleryGroup`s or one `GallerySheet`", "One `Lightbox` for all of them"],
    content: {
      do: ["Say at the top what the pictures are: “All drawn for this site.”", "Order them as a journey goes"],
      dont: ["Pass a drawing off as a photograph", "Show a picture twice under two names"],
    },
    messages: ["gallery:title", "gallery:lead"],
  }),
  render: (args, { globals }) => (
    <GalleryViewer {...args} label={inLanguage(globals, LABEL)} items={itemsIn(globals)} />
  ),
} satisfies Meta<typeof GalleryViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures and a film as one sheet. The first press opens its item, although the lightbox is loaded only then. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = translatorOf(globals);
    const page = within(canvasElement.ownerDocument.body);
    const items = itemsIn(globals);
    await expect(canvas.getByRole("list", { name: inLanguage(globals, LABEL) })).toBeVisible();
    const tile = tileOf(canvasElement, globals, items[2]);
    // Without a preceding hover, the click is the first sign of intent.
    await fireEvent.click(tile);
    await page.findByRole("dialog", { name: inLanguage(globals, LABEL) }, LAZY_WAIT);
    await expect(getCaption(page, globals, 3, items[2])).toHaveAttribute("role", "status");
    await userEvent.click(page.getByRole("button", { name: t("gallery:viewer.next") }));
    await expect(page.getByLabelText<HTMLVideoElement>(items[3]?.title ?? "", { selector: "video" })).toHaveProperty(
      "loop",
      true,
    );
    await userEvent.click(page.getByRole("button", { name: t("gallery:viewer.close") }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(tile).toHaveFocus());
    tile.blur();
  },
};

/** Two chapters share one numbering and one lightbox: the last item of the first leads to the first of the second. */
export const Chapters: Story = {
  tags: ["picture", "phone"],
  render: (args, { globals }) => (
    <GalleryViewer
      {...args}
      label={inLanguage(globals, LABEL)}
      items={chapteredIn(globals)}
      chapters={["arrival", "region"].map((id, index) => ({
        id,
        title: inLanguage(globals, CHAPTERS)[index] ?? "",
      }))}
    />
  ),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const [first = "", second = ""] = inLanguage(globals, CHAPTERS);
    const page = within(canvasElement.ownerDocument.body);
    const ordered = chapteredIn(globals).toSorted((a, b) => (a.chapter ?? "").localeCompare(b.chapter ?? ""));
    await expect(canvas.getByRole("list", { name: first })).toBeVisible();
    await expect(canvas.getByRole("region", { name: second })).toHaveAttribute("id", "region");
    tileOf(canvasElement, globals, ordered[2]).focus();
    await userEvent.keyboard(" ");
    await page.findByRole("dialog", { name: inLanguage(globals, LABEL) }, LAZY_WAIT);
    await expect(getCaption(page, globals, 3, ordered[2])).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}");
    await expect(getCaption(page, globals, 4, ordered[3])).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(getCaption(page, globals, 1, ordered[0])).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(tileOf(canvasElement, globals, ordered[2])).toHaveFocus());
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
  },
};

/** A tile is a link to its largest WebP file, or to its film, for browsers without scripts and for new tabs. */
export const Links: Story = {
  play: async ({ canvasElement, globals }) => {
    const items = itemsIn(globals);
    const [{ image }] = items as [ViewerItem];
    const tile = tileOf(canvasElement, globals, items[0]);
    await expect(tile).toHaveAttribute("href", `/images/${image.name}-1280.webp`);
    await expect(tileOf(canvasElement, globals, items[3])).toHaveAttribute("href", GULET);
    const untouched = (event: Event) => {
      void expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    };
    canvasElement.ownerDocument.addEventListener("click", untouched, { once: true });
    await fireEvent.click(tile, { ctrlKey: true });
    await expect(within(canvasElement.ownerDocument.body).queryByRole("dialog")).not.toBeInTheDocument();
  },
};

/** Six items, of which the fourth is a film. */
function itemsIn(globals: Globals): ViewerItem[] {
  const { src, poster, width, height, alt } = filmIn(globals, GULET);
  return moreTilesIn(globals).map(({ href: _href, film: _film, ...tile }, index) => ({
    ...tile,
    ...(index === 3 && { film: { src, still: poster, width, height, alt } }),
  }));
}

/** The same items in two chapters, out of order. */
function chapteredIn(globals: Globals): ViewerItem[] {
  return itemsIn(globals).map((item, index) => ({ ...item, chapter: index % 2 === 0 ? "arrival" : "region" }));
}

function tileOf(canvasElement: HTMLElement, globals: Globals, item: ViewerItem | undefined): HTMLElement {
  const { title = "", place = "", film } = item ?? {};
  const name = [title, place, ...(film ? [translatorOf(globals)("gallery:viewer.film")] : [])].join(", ");
  return within(canvasElement).getByRole("button", { name: (accessible) => accessible.endsWith(name) });
}

/** The announcement for one of the six items; some names contain no-break spaces. */
function getCaption(
  page: ReturnType<typeof within>,
  globals: Globals,
  position: number,
  item: ViewerItem | undefined,
): HTMLElement {
  const where = translatorOf(globals)("gallery:viewer.position", { position, total: 6 });
  return page.getByText(`${where}: ${item?.title}, ${item?.place}`, { normalizer: (text: string) => text });
}
