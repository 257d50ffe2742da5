import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { CAPTIONS } from "#content/captions.ts";
import { GALLERY } from "#content/gallery.ts";
import { PICTURES, type PictureName } from "#content/pictures.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import type { Language } from "#src/domain/language.ts";
import { Picture } from "#src/ui/Picture/Picture.tsx";
import { pictureIn } from "#stories/fixtures/gallery.ts";
import { languageOf } from "#stories/fixtures/messages.ts";
import { TILES } from "#stories/fixtures/tiles.ts";

const meta = { tags: ["!autodocs", "unpictured"] } satisfies Meta;

export default meta;

const NAMES = Object.keys(PICTURES) as PictureName[];

/** Every picture of the site: title, place, alternative text and name. */
export const ContactSheet: StoryObj = {
  render: (_args, { globals }) => {
    const captions = captionsIn(languageOf(globals));
    return (
      <ul role="list" style={TILES}>
        {NAMES.map((name) => {
          const image = pictureIn(globals, name);
          const { title, place } = captions.get(name) ?? {};
          return (
            <li key={name} style={{ minInlineSize: 0, overflowWrap: "anywhere" }}>
              <Picture image={{ ...image, alt: "" }} sizes="(min-width: 40rem) 20rem, 100vw" />
              {title && <h2 style={TITLE}>{title}</h2>}
              {place && <p style={PLACE}>{place}</p>}
              <p style={SEEN}>{image.alt}</p>
              <p lang="en">
                <code>{name}</code>
              </p>
            </li>
          );
        })}
      </ul>
    );
  },
  play: async ({ canvas, globals }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(NAMES.flatMap((name) => captionsIn(languageOf(globals)).get(name)?.title ?? []));
    for (const { title, location } of GALLERY) {
      await expect(titles).toContain(title[languageOf(globals)]);
      await expect(canvas.getAllByText(location[languageOf(globals)]).length).toBeGreaterThan(0);
    }
  },
};

interface ShownCaption {
  title: string;
  /** Place of the picture; vehicles have none. */
  place?: string;
}

/** Title of each picture on the pages: in a gallery, or else that of its service, article or vehicle. */
function captionsIn(language: Language): ReadonlyMap<string, ShownCaption> {
  const { services, fleet } = loadPage("services", language);
  const { posts } = loadPage("blog", language);
  return new Map<string, ShownCaption>([
    ...[...services, ...posts].map(({ image, title }) => [image.name, { title }] as const),
    ...fleet.map(({ image, name }) => [image.name, { title: name }] as const),
    ...[...CAPTIONS, ...GALLERY].map(
      ({ src, title, location }) => [src, { title: title[language], place: location[language] }] as const,
    ),
  ]);
}

const TITLE = { marginBlockStart: "var(--space-2)", font: "400 var(--step-2) / 1.15 var(--font-display)" };
const PLACE = { color: "var(--color-accent)", fontWeight: 500 };
const SEEN = { marginBlock: "var(--space-1)", color: "var(--color-text-2)", fontSize: "var(--step-small)" };
