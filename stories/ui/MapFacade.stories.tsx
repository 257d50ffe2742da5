import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { MapFacade, type MapFacadeProps, type MapState } from "#src/ui/MapFacade/MapFacade.tsx";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { pictureIn } from "#stories/fixtures/gallery.ts";
import { sayIn } from "#stories/fixtures/words.ts";

const WORDS = {
  tr: {
    note: "Sokak haritasını açtığınızda harita sağlayıcısı bağlantı bilgilerinizi alır.",
    load: "Haritayı yükle",
    loading: "Harita yükleniyor",
    failed: "Sokak haritası yüklenemedi. Yeniden deneyin ya da yol tarifini açın.",
    title: "Bodrum’un sokak haritası",
    directions: "Yol tarifi",
  },
  en: {
    note: "When you open the street map, its provider receives your connection details.",
    load: "Load map",
    loading: "Loading the map",
    failed: "The street map could not be loaded. Try again, or open the directions.",
    title: "Street map of Bodrum",
    directions: "Directions",
  },
  ru: {
    note: "Когда вы откроете карту улиц, её поставщик получит данные о вашем подключении.",
    load: "Загрузить карту",
    loading: "Карта загружается",
    failed: "Карту улиц загрузить не удалось. Попробуйте ещё раз или откройте маршрут.",
    title: "Карта улиц Бодрума",
    directions: "Как добраться",
  },
};

/** Stands for somebody else's map, of another origin than ours as that is, and asks nobody for it. */
const STREETS = "data:text/html,<html lang=tr><title>Bodrum</title><p>37.03° N 27.43° E</p></html>";

const meta = {
  component: MapFacade,
  args: {
    state: "drawn",
    children: null,
    note: "",
    loadLabel: "",
    loadingLabel: "",
    failedText: "",
    onLoad: fn(),
    src: STREETS,
    title: "",
    onFrameLoad: fn(),
    directions: { href: "#directions", label: "" },
  },
  render: (args, { globals }) => {
    const words = sayIn(globals, WORDS);
    return (
      <MapFacade
        {...args}
        note={words.note}
        loadLabel={words.load}
        loadingLabel={words.loading}
        failedText={words.failed}
        title={words.title}
        directions={{ ...args.directions, label: words.directions }}
      >
        <Picture image={pictureIn(globals, "hero-dusk-road")} sizes="100vw" priority />
      </MapFacade>
    );
  },
} satisfies Meta<typeof MapFacade>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawn map (a poster stands for it here): no frame is in the page, so nobody is asked for anything. */
export const Drawn: Story = {
  tags: ["picture", "phone", "desktop"],
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const words = sayIn(globals, WORDS);
    await expect(canvas.queryByTitle(words.title)).not.toBeInTheDocument();
    await expect(canvas.getByText(words.note)).toBeVisible();
    await expect(canvas.getByRole("link", { name: words.directions })).toHaveAttribute("href", "#directions");
    const button = canvas.getByRole("button", { name: words.load });
    await userEvent.click(button);
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    button.blur();
  },
};

/** The frame is on its way behind the drawn map; the button keeps the focus and does nothing. */
export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole("button", { name: sayIn(globals, WORDS).loading });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ["picture"],
  args: { state: "failed" },
  play: async ({ canvas, globals }) => {
    const words = sayIn(globals, WORDS);
    await expect(canvas.getByRole("status")).toHaveTextContent(words.failed);
    await expect(canvas.getByRole("button", { name: words.load })).toBeVisible();
    await expect(canvas.queryByTitle(words.title)).not.toBeInTheDocument();
  },
};

/** From the press to the map: the frame has a name and takes over the focus of the button that is gone. */
export const Loaded: Story = {
  render: (args, context) => <Opening {...args} show={(given) => meta.render(given, context)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const words = sayIn(globals, WORDS);
    const button = canvas.getByRole("button", { name: words.load });
    const drawn = canvas.getByRole("img");
    const { height } = drawn.getBoundingClientRect();
    await userEvent.click(button);
    const frame = await canvas.findByTitle(words.title);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(frame).toHaveFocus());
    await expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(height);
    await waitFor(() => expect(drawn).not.toBeVisible());
    await expect(canvas.queryByText(words.note)).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: words.directions })).toBeVisible();
  },
};

function Opening({ show, ...props }: MapFacadeProps & { show: (props: MapFacadeProps) => ReactNode }) {
  const [state, setState] = useState<MapState>("drawn");
  return show({ ...props, state, onLoad: () => setState("loading"), onFrameLoad: () => setState("loaded") });
}
