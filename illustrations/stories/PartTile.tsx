import type { Drawing } from "#illustrations/kit/drawing.ts";
import { type MoodName, MOODS } from "#illustrations/kit/mood.ts";
import { Sheet } from "#illustrations/kit/sheet.ts";

export interface PartTileProps {
  name: string;
  draw: (sheet: Sheet) => Drawing;
  mood?: MoodName;
}

const SIZE = { width: 480, height: 360 };

/** A part of the kit on its own sheet, with its name below. Rendered as an image, so that tiles do not share ids. */
export function PartTile({ name, draw, mood = "day" }: PartTileProps) {
  const sheet = new Sheet({ ...SIZE, mood: MOODS[mood], seed: 1 });
  sheet.add(draw(sheet));
  const address = `data:image/svg+xml,${encodeURIComponent(sheet.toSvg(0))}`;
  return (
    <figure style={{ minInlineSize: 0, margin: 0 }}>
      <img src={address} alt="" {...SIZE} style={FRAME} />
      <figcaption lang="en" style={{ overflowWrap: "anywhere" }}>
        <code>{name}</code>
      </figcaption>
    </figure>
  );
}

const FRAME = {
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  border: "1px solid #d8d2c4",
  background: "#dfe9e6",
};

/** A grid with as many tiles per row as fit. */
export const TILES = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
  gap: "1.5rem",
};
