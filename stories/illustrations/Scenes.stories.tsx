import type { Meta, StoryObj } from "@storybook/react-vite";

import { PICTURES, type PictureName } from "#content/pictures.ts";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { pictureIn } from "#stories/fixtures/gallery.ts";
import { TILES } from "./PartTile.tsx";

const meta = { tags: ["!autodocs", "unpictured"] } satisfies Meta;

export default meta;

const NAMES = Object.keys(PICTURES) as PictureName[];

/** Every picture of the site as its files are, with what it says to those who cannot see it. */
export const ContactSheet: StoryObj = {
  render: (_args, { globals }) => (
    <ul role="list" style={TILES}>
      {NAMES.map((name) => {
        const image = pictureIn(globals, name);
        return (
          <li key={name} style={{ minInlineSize: 0 }}>
            <Picture image={{ ...image, alt: "" }} sizes="(min-width: 40rem) 20rem, 100vw" />
            <p lang="en" style={{ overflowWrap: "anywhere" }}>
              <code>{name}</code>
            </p>
            <p>{image.alt}</p>
          </li>
        );
      })}
    </ul>
  ),
};
