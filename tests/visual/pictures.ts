import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Language } from "#src/domain/language.ts";
import { picturedStories, type IndexEntry } from "#tests/support/picturedStories.mjs";
import { MODES, type Viewport } from "../../.storybook/modes.ts";

export const STORYBOOK = fileURLToPath(new URL("../../dist/storybook", import.meta.url));
export const BASELINES = fileURLToPath(new URL("baselines", import.meta.url));
export const ACCEPT = "npm run pictures:accept";

/** What all pictures together may weigh; a repository keeps every version of each. */
export const MOST_PICTURES = 700;
export const MOST_MEGABYTES = 25;

/** The project and the folder of what is taken at night. */
export const NIGHT = "en-night";

/** The language in which what is wordless is taken. */
export const FOR_ALL: Language = "en";

/** One story that has its picture taken. */
export interface Picture {
  /** The story's id, and the file name of its baselines. */
  id: string;
  /** `ui/Button` */
  component: string;
  /** `Variants` */
  story: string;
  viewports: readonly Viewport[];
  /** It shows no words of the page's language, so that one language stands for all. */
  isWordless: boolean;
  /** It is also taken at night, in one language at phone width. */
  atNight: boolean;
  /** Pages, and what shows itself scrolled, are taken one screen high, everything else whole. */
  fullPage: boolean;
}

/**
 * The pictures of the built Storybook: of each component the stories tagged `picture`, or the first one where none is.
 * What is in `ui` or `foundations` is taken at phone width only, because it takes its width from its surroundings; the
 * rest at both. The tags `phone` and `desktop` say otherwise, and `wordless` leaves it at one language; a story whose `globals` fix a
 * viewport needs the tag of that width. A story that has scrolled needs the tag `screen`: for a whole picture the window grows to the
 * height of the page, which scrolls it back.
 */
export function readPictures(): Picture[] {
  const file = `${STORYBOOK}/index.json`;
  if (!existsSync(file))
    throw new Error(
      "There is no built Storybook to take pictures of: run `npx storybook build -o dist/storybook` first.",
    );
  return picturedStories(JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof picturedStories>[0]).map(
    pictureOf,
  );
}

/** The names of all baseline files, by the folder that they are in. */
export function baselineNames(pictures: readonly Picture[]): Map<string, Set<string>> {
  const namesOf = (taken: readonly Picture[]) => new Set(taken.map(({ id }) => `${id}.png`));
  return new Map([
    ...Object.values(MODES).map(
      ({ language, viewport }) =>
        [
          `${language}-${viewport}`,
          namesOf(
            pictures.filter(
              ({ viewports, isWordless }) => viewports.includes(viewport) && (!isWordless || language === FOR_ALL),
            ),
          ),
        ] as const,
    ),
    [NIGHT, namesOf(pictures.filter(({ atNight }) => atNight))],
  ]);
}

function pictureOf({ id, title, name, tags }: IndexEntry): Picture {
  const [layer] = title.split("/");
  const tagged = (["phone", "desktop"] as const).filter((viewport) => tags.includes(viewport));
  const usual: Viewport[] = layer === "ui" || layer === "foundations" ? ["phone"] : ["phone", "desktop"];
  return {
    id,
    component: title,
    story: name,
    viewports: tagged.length > 0 ? tagged : usual,
    isWordless: tags.includes("wordless"),
    atNight: tags.includes("night"),
    fullPage: layer !== "pages" && !tags.includes("screen"),
  };
}
