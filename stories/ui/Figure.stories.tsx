import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { Figure, FIGURE_FRAMES } from "#src/ui/Figure/Figure.tsx";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { tourMapsIn } from "#stories/fixtures/maps.ts";
import { inLanguage } from "#stories/fixtures/messages.ts";
import { platesIn } from "#stories/fixtures/plates.ts";

const CAPTION = {
  tr: "Gece ışıklandırılmış kale; dolunayda surların gölgesi limana düşer",
  en: "The castle lit up at night; at full moon its walls throw a shadow on the harbour",
  ru: "Ночная подсветка замка; в полнолуние тень стен ложится на гавань",
};

const meta = {
  id: "ui-figure",
  title: "Components/Pictures and maps/Figure · caption",
  component: Figure,
  args: { children: null, captionHtml: "" },
  parameters: guide({
    avoid: "A picture without a caption needs no figure. What opens like a gallery is a `GallerySheet`.",
    keyboard: {},
    parts: ["A `Picture` or a `CoastMap`, on paper or in a stamp", "The caption"],
    content: {
      do: [
        "Tell in the caption what the picture cannot: the place, the hour, the way there",
        "Write it as a sentence, with a full stop",
      ],
      dont: ["Describe again what the alternative text describes", "Credit a photographer where the picture is drawn"],
    },
  }),
  render: (args, { globals }) => (
    <div style={COLUMN}>
      <Figure {...args} captionHtml={inLanguage(globals, CAPTION)}>
        <Picture image={platesIn(globals).night} sizes="30rem" />
      </Figure>
    </div>
  ),
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The caption is associated with the picture, and does not repeat its alternative text. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const figure = canvas.getByRole("figure");
    await expect(figure).toHaveTextContent(inLanguage(globals, CAPTION));
    await expect(canvas.getByRole("img").getAttribute("alt")).not.toBe(inLanguage(globals, CAPTION));
  },
};

export const Frames: Story = {
  tags: ["picture", "wordless"],
  render: (args, { globals }) => (
    <div style={{ ...COLUMN, display: "grid", gap: "var(--space-5)" }}>
      {FIGURE_FRAMES.map((frame) => (
        <Figure {...args} key={frame} frame={frame} captionHtml={inLanguage(globals, CAPTION)}>
          <Picture image={platesIn(globals).night} sizes="30rem" />
        </Figure>
      ))}
    </div>
  ),
};

/** The caption is the accessible name of a map. */
export const WithMap: Story = {
  render: (args, { globals }) => {
    const [map] = tourMapsIn(globals);
    return (
      <div style={COLUMN}>
        <Figure {...args} captionHtml={inLanguage(globals, CAPTION)}>
          {map && <CoastMap {...map} />}
        </Figure>
      </div>
    );
  },
};

const COLUMN = { maxInlineSize: "30rem" };
