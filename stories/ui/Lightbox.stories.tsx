import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, spyOn, waitFor, within } from "storybook/test";

import { GallerySheet } from "#src/ui/GallerySheet/GallerySheet.tsx";
import { Lightbox, type LightboxItem, type LightboxProps } from "#src/ui/Lightbox/Lightbox.tsx";
import { filmIn, GULET, lightboxItemsIn, tilesIn } from "#stories/fixtures/gallery.ts";
import { guide } from "#stories/fixtures/guide.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";

type Globals = Parameters<typeof inLanguage>[0];

const LABEL = { tr: "Galeri", en: "Gallery", ru: "Галерея" };
const PREVIOUS = { tr: "Önceki", en: "Previous", ru: "Предыдущее" };
const NEXT = { tr: "Sonraki", en: "Next", ru: "Следующее" };
const CLOSE = { tr: "Kapat", en: "Close", ru: "Закрыть" };
const LOADING = { tr: "Yükleniyor", en: "Loading", ru: "Загрузка" };
const RETRY = { tr: "Yeniden dene", en: "Try again", ru: "Повторить попытку" };
const FAILED = {
  tr: "Bu görsel yüklenemedi. Bağlantınızı kontrol edebilir ya da sonrakine geçebilirsiniz.",
  en: "This one could not be loaded. Check your connection, or go on to the next.",
  ru: "Загрузить не удалось. Проверьте соединение или перейдите к следующему изображению.",
};
const POSITION = {
  tr: (position: number, count: number) => `${position}. görsel, toplam ${count}`,
  en: (position: number, count: number) => `${position} of ${count}`,
  ru: (position: number, count: number) => `${position} из ${count}`,
};

/** A film that never loads, and one that is invalid. Neither makes a network request. */
const ENDLESS = URL.createObjectURL(new MediaSource());
const BROKEN = "data:video/mp4;base64,AAAA";

const meta = {
  id: "ui-lightbox",
  title: "Components/Pictures and maps/Lightbox · modal · film · video",
  component: Lightbox,
  args: {
    label: "",
    items: [],
    index: 0,
    onIndexChange: () => {},
    previousLabel: "",
    nextLabel: "",
    closeLabel: "",
    positionText: () => "",
    loadingLabel: "",
    failedText: "",
    retryLabel: "",
  },
  parameters: guide({
    avoid: "For a question or a result use `Dialog`. A single picture that is already whole needs no lightbox.",
    keyboard: {
      "← →": "goes to the previous or next item and wraps around; in a focused film, seeks",
      Tab: "goes through the film’s controls and the buttons, and stays inside",
      "Enter, Space": "presses the button",
      Esc: "closes it and returns focus to the tile",
    },
    parts: [
      "The number of the picture and how many there are",
      "A cross that closes it",
      "The picture or the film, whole",
      "Arrows to the one before and the one after",
      "A sentence and a button where one cannot be loaded",
    ],
    content: {
      do: [
        "Say what to do where a picture does not come: “Check your connection, or go on to the next.”",
        "Announce position, title and place together: “3 of 22: …”",
      ],
      dont: ["Put a caption over the picture", "Write “Loading…” over one that is already there in small"],
    },
    messages: ["gallery:viewer.close", "gallery:viewer.failed", "gallery:viewer.retry"],
  }),
  render: (args, { globals }) => <Opening {...args} globals={globals} />,
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initially open. The whole poster is visible on any screen. */
export const Open: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ canvasElement, globals }) => {
    const page = pageOf(canvasElement);
    const [item] = lightboxItemsIn(globals);
    const picture = await page.findByRole("img", { name: altOf(item) });
    await waitFor(() =>
      expect(page.queryByRole("status", { name: inLanguage(globals, LOADING) })).not.toBeInTheDocument(),
    );
    const { width, height, bottom, right } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1600 / 1200, 1);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    for (const button of page.getAllByRole("button")) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Buttons and arrow keys wrap from the last item to the first; Escape and the button close it, and focus returns to the tile. */
export const ByKeyboard: Story = {
  args: { index: null },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const page = pageOf(canvasElement);
    const tile = canvas.getAllByRole("button")[0] as HTMLElement;
    tile.focus();
    await userEvent.keyboard("{Enter}");
    await page.findByRole("dialog", { name: inLanguage(globals, LABEL) });
    await expectPosition(canvasElement, globals, 1);

    await userEvent.keyboard("{ArrowLeft}");
    await expectPosition(canvasElement, globals, 4);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expectPosition(canvasElement, globals, 2);
    await userEvent.click(page.getByRole("button", { name: inLanguage(globals, PREVIOUS) }));
    await expectPosition(canvasElement, globals, 1);
    await userEvent.click(page.getByRole("button", { name: inLanguage(globals, NEXT) }));
    await expectPosition(canvasElement, globals, 2);

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(tile).toHaveFocus());

    await userEvent.click(tile);
    await userEvent.click(await page.findByRole("button", { name: inLanguage(globals, CLOSE) }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(tile).toHaveFocus());
  },
};

/** A swipe of more than 50 px changes the item; a shorter or vertical one, or two fingers, do not. */
export const Swiped: Story = {
  play: async ({ canvasElement, globals }) => {
    const picture = await pageOf(canvasElement).findByRole("img", { name: altOf(lightboxItemsIn(globals)[0]) });
    await swipe(picture, -50, 0);
    await swipe(picture, 50, 0);
    await swipe(picture, -60, 90);
    await swipe(picture, -60, 0, 2);
    await expectPosition(canvasElement, globals, 1);
    await swipe(picture, -51, 0);
    await expectPosition(canvasElement, globals, 2);
    await swipe(pageOf(canvasElement).getByRole("dialog"), 51, 10);
    await expectPosition(canvasElement, globals, 1);
    await swipe(pageOf(canvasElement).getByRole("dialog"), 51, 0);
    await expectPosition(canvasElement, globals, 4);
  },
};

/** Dragging with a mouse swipes as well; selecting text in the caption does not. */
export const Dragged: Story = {
  play: async ({ canvasElement, globals, userEvent }) => {
    const page = pageOf(canvasElement);
    const [first] = lightboxItemsIn(globals);
    const drag = (target: Element, aside: number) =>
      userEvent.pointer([
        { keys: "[MouseLeft>]", target, coords: { x: 200, y: 200 } },
        { target, coords: { x: 200 + aside, y: 204 } },
        { keys: "[/MouseLeft]", target, coords: { x: 200 + aside, y: 204 } },
      ]);
    const picture = await page.findByRole("img", { name: altOf(first) });
    await expect(fireEvent.dragStart(picture)).toBe(false);
    await drag(picture, -50);
    await drag(within(page.getByRole("figure")).getByText(first?.title ?? ""), -80);
    await expectPosition(canvasElement, globals, 1);
    await drag(picture, -51);
    await expectPosition(canvasElement, globals, 2);
    await drag(page.getByRole("figure"), 51);
    await expectPosition(canvasElement, globals, 1);
  },
};

/** Neighbouring pictures are preloaded once the current one has loaded. */
export const Neighbours: Story = {
  play: async ({ canvasElement, globals }) => {
    const [, next, , previous] = lightboxItemsIn(globals);
    const box = pageOf(canvasElement).getByRole("dialog");
    for (const item of [next, previous]) {
      const name = item?.kind === "picture" ? item.image.name : "";
      await waitFor(() => expect(box.querySelector(`img[src*="${name}"]`)).toHaveAttribute("loading", "eager"));
    }
  },
};

/** With reduced motion a film does not autoplay; it has native controls. */
export const Film: Story = {
  beforeEach: () => stubMotionPreference(false),
  args: { items: [] },
  render: (args, { globals }) => (
    <Opening {...args} globals={globals} items={[filmIn(globals, ENDLESS), ...lightboxItemsIn(globals)]} />
  ),
  play: async ({ canvasElement, globals, userEvent }) => {
    const page = pageOf(canvasElement);
    const film = page.getByLabelText<HTMLVideoElement>(filmIn(globals, ENDLESS).title);
    await expect(film).toHaveAttribute("controls");
    await expect(film).toHaveAccessibleDescription(filmIn(globals, ENDLESS).alt);
    await expect(film).not.toHaveAttribute("autoplay");
    await expect(film).toHaveAttribute("poster");
    await fireEvent.loadedMetadata(film);
    await waitFor(() =>
      expect(page.queryByRole("status", { name: inLanguage(globals, LOADING) })).not.toBeInTheDocument(),
    );

    // The arrow keys of a focused film seek in it.
    film.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(film).toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: inLanguage(globals, NEXT) }));
    await waitFor(() => expect(film).not.toBeInTheDocument());
  },
};

/** How soon a film loads depends on the load of the machine. */
const FILM_WAIT = { timeout: 4_000 };

/** A film autoplays muted and looped, and stops when the lightbox closes. */
export const Playing: Story = {
  beforeEach: () => stubMotionPreference(true),
  args: { items: [] },
  render: (args, { globals }) => <Opening {...args} globals={globals} items={[filmIn(globals, GULET)]} />,
  play: async ({ canvasElement, globals, userEvent }) => {
    const page = pageOf(canvasElement);
    const film = page.getByLabelText<HTMLVideoElement>(filmIn(globals, GULET).title);
    const loading = () => page.queryByRole("status", { name: inLanguage(globals, LOADING) });
    await waitFor(() => expect(loading()).not.toBeInTheDocument(), FILM_WAIT);
    await waitFor(() => expect(film.currentTime).toBeGreaterThan(0), FILM_WAIT);
    await expect(film.videoWidth / film.videoHeight).toBeCloseTo(16 / 9, 1);
    await expect(film).toHaveProperty("muted", true);
    await expect(film).toHaveProperty("loop", true);
    await expect(film).toHaveAttribute("controls");
    await expect(film).toHaveAttribute("playsinline");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(film).not.toBeInTheDocument());
    await expect(film.paused).toBe(true);
  },
};

/** Loading. */
export const Loading: Story = {
  render: (args, { globals }) => <Opening {...args} globals={globals} items={[filmIn(globals, ENDLESS)]} />,
  play: async ({ canvasElement, globals }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole("status", { name: inLanguage(globals, LOADING) })).toBeVisible();
    // A single item has no others to go to.
    await expect(page.queryByRole("button", { name: inLanguage(globals, NEXT) })).not.toBeInTheDocument();
  },
};

/** Failed to load: explains what to do; navigation still works. */
export const Failed: Story = {
  tags: ["picture"],
  render: (args, { globals }) => (
    <Opening {...args} globals={globals} items={[filmIn(globals, BROKEN), ...lightboxItemsIn(globals)]} />
  ),
  play: async ({ canvasElement, globals, userEvent }) => {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent(inLanguage(globals, FAILED));
    await userEvent.click(page.getByRole("button", { name: inLanguage(globals, RETRY) }));
    await expect(await page.findByRole("alert")).toHaveTextContent(inLanguage(globals, FAILED));
  },
};

function Opening({ globals, ...props }: LightboxProps & { globals: Globals }) {
  const [index, setIndex] = useState(props.index);
  const items = props.items.length > 0 ? props.items : lightboxItemsIn(globals);
  return (
    <>
      <GallerySheet
        label={inLanguage(globals, LABEL)}
        tiles={tilesIn(globals)}
        filmLabel={inLanguage(globals, { tr: "video", en: "video", ru: "видео" })}
        onOpen={setIndex}
      />
      <Lightbox
        {...props}
        label={inLanguage(globals, LABEL)}
        items={items}
        index={index}
        onIndexChange={setIndex}
        previousLabel={inLanguage(globals, PREVIOUS)}
        nextLabel={inLanguage(globals, NEXT)}
        closeLabel={inLanguage(globals, CLOSE)}
        positionText={inLanguage(globals, POSITION)}
        loadingLabel={inLanguage(globals, LOADING)}
        failedText={inLanguage(globals, FAILED)}
        retryLabel={inLanguage(globals, RETRY)}
      />
    </>
  );
}

/** Stubs the browser's setting for reduced motion. */
function stubMotionPreference(isLiked: boolean) {
  const ask = window.matchMedia.bind(window);
  const answers = spyOn(window, "matchMedia").mockImplementation((query) =>
    query === "(prefers-reduced-motion: reduce)" ? ask(isLiked ? "not all" : "all") : ask(query),
  );
  return () => answers.mockRestore();
}

function pageOf(canvasElement: HTMLElement) {
  return within(canvasElement.ownerDocument.body);
}

function altOf(item: LightboxItem | undefined): string {
  return item?.kind === "picture" ? item.image.alt : "";
}

async function expectPosition(canvasElement: HTMLElement, globals: Globals, position: number) {
  const { title, place } = lightboxItemsIn(globals)[position - 1] as LightboxItem;
  const text = `${inLanguage(globals, POSITION)(position, 4)}: ${title}, ${place}`;
  await waitFor(() => expect(pageOf(canvasElement).getByText(text)).toHaveAttribute("role", "status"));
}

/** Simulates a touch on `target` with one or more fingers, moved by a distance in CSS pixels. */
async function swipe(target: Element, aside: number, down: number, fingers = 1) {
  const finger = (x: number, y: number, identifier = 0) => new Touch({ identifier, target, clientX: x, clientY: y });
  const touches = Array.from({ length: fingers }, (_, index) => finger(200, 200, index));
  await fireEvent.touchStart(target, { touches, changedTouches: touches });
  await fireEvent.touchEnd(target, { touches: [], changedTouches: [finger(200 + aside, 200 + down)] });
}
