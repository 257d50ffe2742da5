import type { Meta, StoryObj } from "@storybook/react-vite";

import { GROUND_SHEETS, groundBox } from "#src/content/map/projection.ts";
import { CoastMap } from "#src/ui/CoastMap/CoastMap.tsx";
import { tourMapsIn } from "#stories/fixtures/maps.ts";
import { TILES } from "#stories/fixtures/tiles.ts";

const meta = { tags: ["!autodocs", "unpictured"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** The base maps as files: they extend beyond their sheets, because a page may show more, and contain no text. */
export const Grounds: Story = {
  render: () => (
    <div style={TILES}>
      {GROUND_SHEETS.map((sheet) => {
        const { width, height } = groundBox(sheet);
        const name = `${sheet.name}-${sheet.size}`;
        return (
          <figure key={name} style={{ minInlineSize: 0, margin: 0 }}>
            <img src={`/maps/${name}.svg`} alt="" width={width} height={height} style={WHOLE} />
            <figcaption lang="en">
              <code>{name}</code>
            </figcaption>
          </figure>
        );
      })}
    </div>
  ),
};

/** The maps of tours: each stop has its number instead of a pin, and names do not overlap. */
export const Tours: Story = {
  render: (_args, { globals }) => (
    <div
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 34rem), 1fr))", gap: "1rem" }}
    >
      {tourMapsIn(globals).map((map) => (
        <CoastMap key={map.label} {...map} />
      ))}
    </div>
  ),
};

const WHOLE = { display: "block", inlineSize: "100%", blockSize: "auto" };
