import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";

import { MAP_STATES, MapFacade, type MapFacadeProps, type MapState } from "#src/ui/MapFacade/MapFacade.tsx";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { EMPTY_STREETS, mapWordsIn, STREETS } from "#stories/fixtures/contact.ts";
import { pictureIn } from "#stories/fixtures/gallery.ts";
import { nextFrames } from "#stories/fixtures/frames.ts";
import { guide } from "#stories/fixtures/guide.ts";

const meta = {
  id: "ui-mapfacade",
  title: "Components/Pictures and maps/MapFacade · street map",
  component: MapFacade,
  argTypes: { state: { control: false }, src: { control: false } },
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
  parameters: guide({
    avoid: "A drawn map that needs no street map stands alone. Never load the iframe without a click or prior consent.",
    keyboard: {
      Tab: "goes to the button, to the link and, once loaded, into the street map",
      "Enter, Space": "loads the street map and moves focus to it",
    },
    parts: [
      "The drawn map",
      "What loading discloses, and to whom",
      "A button that loads the street map",
      "A link to directions, which needs no consent",
      "A sentence where it did not load",
    ],
    content: {
      do: [
        "Name the company and what it gets to see: “OpenStreetMap, which sees your IP address once you load it.”",
        "Keep the button to the act: “Load map”",
      ],
      dont: ["Write “Accept” on the button: it loads a map", "Hide the address behind the map: `ContactList` has it"],
    },
    messages: ["contact:map.note", "contact:map.load", "contact:map.failed", "contact:map.directions"],
  }),
  render: (args, { globals }) => {
    const { directionsLabel, ...words } = mapWordsIn(globals);
    return (
      <MapFacade
        {...args}
        {...words}
        title={args.title || words.title}
        directions={{ ...args.directions, label: directionsLabel }}
      >
        <Picture image={pictureIn(globals, "hero-dusk-road")} sizes="100vw" priority />
      </MapFacade>
    );
  },
} satisfies Meta<typeof MapFacade>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawn map (a poster here), and the street map loading, loaded and failed. */
export const States: Story = {
  tags: ["picture"],
  render: (args, context) => (
    <div style={{ display: "grid", gap: "var(--space-6)" }}>
      {MAP_STATES.map((state) => (
        // Two iframes on one page need different titles.
        <div key={state}>
          {meta.render(
            { ...args, state, src: EMPTY_STREETS, title: `${mapWordsIn(context.globals).title}: ${state}` },
            context,
          )}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const words = mapWordsIn(globals);
    await expect(canvas.getAllByRole("button", { name: words.loadLabel })).toHaveLength(2);
    await expect(canvas.getAllByRole("link", { name: words.directionsLabel })).toHaveLength(MAP_STATES.length);
    await expect(canvas.getAllByText(words.note)).toHaveLength(MAP_STATES.length - 1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** No iframe is rendered, so no third party is contacted. */
export const Drawn: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = mapWordsIn(globals);
    await expect(canvas.queryByTitle(words.title)).not.toBeInTheDocument();
    await expect(canvas.getByText(words.note)).toBeVisible();
    await expect(canvas.getByRole("link", { name: words.directionsLabel })).toHaveAttribute("href", "#directions");
    const button = canvas.getByRole("button", { name: words.loadLabel });
    await userEvent.pointer([{ keys: "[TouchA]", target: button }]);
    await expect(args.onLoad).toHaveBeenCalledOnce();
    button.blur();
  },
};

/** The iframe loads behind the drawn map; the button keeps focus and does nothing. */
export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole("button", { name: mapWordsIn(globals).loadingLabel });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

/** Failed to load: the illustrated map and the button are still there. */
export const Failed: Story = {
  args: { state: "failed" },
  play: async ({ canvas, globals }) => {
    const words = mapWordsIn(globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(words.failedText);
    await expect(canvas.getByRole("button", { name: words.loadLabel })).toBeVisible();
    await expect(canvas.queryByTitle(words.title)).not.toBeInTheDocument();
  },
};

/** From the click to the loaded map, by keyboard: the iframe has a title and takes over the focus of the removed button. */
export const Loaded: Story = {
  render: (args, context) => <Opening {...args} show={(given) => meta.render(given, context)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const words = mapWordsIn(globals);
    const button = canvas.getByRole("button", { name: words.loadLabel });
    const drawn = canvas.getByRole("img");
    const { height } = drawn.getBoundingClientRect();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // As if another window had come to the front: the button is still the page's active element.
    await fireEvent.focusOut(button);
    await userEvent.keyboard("{Enter}");
    const frame = await canvas.findByTitle(words.title);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(frame).toHaveFocus());
    await expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(height);
    await waitFor(() => expect(drawn).not.toBeVisible());
    await expect(canvas.queryByText(words.note)).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: words.directionsLabel })).toBeVisible();
  },
};

/** A visitor who clicked elsewhere while the map was loading keeps the focus there. */
export const FocusElsewhere: Story = {
  render: (args, context) => <Opening {...args} show={(given) => meta.render(given, context)} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const words = mapWordsIn(globals);
    const button = canvas.getByRole("button", { name: words.loadLabel });
    // Synchronously, so that the iframe cannot load in between.
    button.focus();
    button.click();
    button.blur();
    const frame = await canvas.findByTitle(words.title);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await nextFrames();
    await expect(frame).not.toHaveFocus();
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
  },
};

function Opening({ show, ...props }: MapFacadeProps & { show: (props: MapFacadeProps) => ReactNode }) {
  const [state, setState] = useState<MapState>("drawn");
  return show({ ...props, state, onLoad: () => setState("loading"), onFrameLoad: () => setState("loaded") });
}
