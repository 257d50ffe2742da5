import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Language } from "#src/domain/language.ts";
import { picturedStories, type IndexEntry } from "#tests/support/picturedStories.mjs";
import { MODES, type Viewport } from "../../.storybook/modes.ts";
import { baselineFileOf } from "./baselineFile.ts";

export const STORYBOOK = fileURLToPath(new URL("../../dist/storybook", import.meta.url));
export const BASELINES = fileURLToPath(new URL("baselines", import.meta.url));
export const ACCEPT = "npm run pictures:accept";

/** What all pictures together may weigh; a repository keeps every version of each. */
export const MOST_PICTURES = 700;
export const MOST_MEGABYTES = 18;

/** The project and the folder of what is taken at night. */
export const NIGHT = "en-night";

/** The language in which what is wordless is taken. */
export const FOR_ALL: Language = "en";

/** One story that has its picture taken. */
export interface Picture {
  /** The story's id, of which the file names of its baselines are made. */
  id: string;
  /** `ui/Button` */
  component: string;
  /** `Variants` */
  story: string;
  viewports: readonly Viewport[];
  /** One language stands for all: it shows no words of the page's, or such as other pictures show in every language. */
  isWordless: boolean;
  /** It is also taken at night, in one language at phone width. */
  atNight: boolean;
  /** Pages, and what shows itself scrolled, are taken one screen high, everything else whole. */
  fullPage: boolean;
}

/**
 * The pictures of the built Storybook: of each component the stories tagged `picture`, or the first one where none is.
 * What is in `ui` or `foundations` is taken at phone width only, because it takes its width from its surroundings; the
 * rest at both. The tags `phone` and `desktop` say otherwise, and `wordless` leaves it at one language, where other pictures have the
 * words; a story whose `globals` fix a viewport needs the tag of that width. A story that has scrolled needs the tag `screen`: for a
 * whole picture the window grows to the height of the page, which scrolls it back.
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

/** The projects that take pictures, each with a folder of its own: a language at a width, and the night. */
export const MODE_NAMES = [
  ...Object.values(MODES).map(({ language, viewport }) => `${language}-${viewport}`),
  NIGHT,
] as const;

/** The projects that take a picture. */
export function modesOf({ viewports, isWordless, atNight }: Picture): string[] {
  const modes = Object.values(MODES)
    .filter(({ language, viewport }) => viewports.includes(viewport) && (!isWordless || language === FOR_ALL))
    .map(({ language, viewport }) => `${language}-${viewport}`);
  return atNight ? [...modes, NIGHT] : modes;
}

/** The names of all baseline files, by the folder that they are in. */
export function baselineNames(pictures: readonly Picture[]): Map<string, Set<string>> {
  return new Map(
    MODE_NAMES.map((mode) => [
      mode,
      new Set(pictures.filter((picture) => modesOf(picture).includes(mode)).map(({ id }) => baselineFileOf(id))),
    ]),
  );
}

function pictureOf({ id, importPath, name, tags }: IndexEntry): Picture {
  const component = componentOf(importPath);
  const [layer] = component.split("/");
  const tagged = (["phone", "desktop"] as const).filter((viewport) => tags.includes(viewport));
  const usual: Viewport[] = layer === "ui" || layer === "foundations" ? ["phone"] : ["phone", "desktop"];
  return {
    id,
    component,
    story: name,
    viewports: tagged.length > 0 ? tagged : usual,
    isWordless: tags.includes("wordless"),
    atNight: tags.includes("night"),
    fullPage: layer !== "pages" && !tags.includes("screen"),
  };
}

/** `ui/Button` of `./stories/ui/Button.stories.tsx`, `pages/HomePage` of `./src/pages/HomePage/HomePage.stories.tsx`. */
function componentOf(importPath: string): string {
  const [name, folder, ...above] = importPath
    .replace(/\.stories\.tsx$/, "")
    .split("/")
    .toReversed();
  return `${folder === name ? above[0] : folder}/${name}`;
}
