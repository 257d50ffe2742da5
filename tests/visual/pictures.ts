import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Language } from "#src/domain/language.ts";
import { picturedStories, type IndexEntry } from "#tests/support/picturedStories.mjs";
import { MODES, type Viewport } from "../../.storybook/modes.ts";
import { baselineFileOf } from "./baselineFile.ts";

export const STORYBOOK = fileURLToPath(new URL("../../dist/storybook", import.meta.url));
export const BASELINES = fileURLToPath(new URL("baselines", import.meta.url));
export const ACCEPT = "npm run pictures:accept";

/** Components to compare, such as `ui/Button`; undefined for all. Set by `npm run pictures -- ui/Button`. */
export const SELECTED_COMPONENTS: readonly string[] | undefined = process.env["COMPONENTS"]?.split(",");

/**
 * Whether a baseline (`ui-button--states.webp`) is of one of the components (`ui/Button`), or if there are none, of any. Only such a
 * baseline may be reported or removed: who accepts the pictures of one component has not looked at the others.
 */
export function isBaselineOf(components: readonly string[] | undefined, file: string): boolean {
  return components?.some((name) => file.startsWith(`${name.toLowerCase().replace("/", "-")}--`)) ?? true;
}

/** Name of the project and of the folder for pictures in the dark theme. */
export const NIGHT = "en-night";

/** The language for pictures of stories with the tag `wordless`. */
export const WORDLESS_LANGUAGE: Language = "en";

/** A story with a picture. */
export interface Picture {
  /** The story's id, from which the file names of its baselines are derived. */
  id: string;
  /** `ui/Button` */
  component: string;
  /** `Variants` */
  story: string;
  viewports: readonly Viewport[];
  /** Taken in one language only, because it shows no text, or text that other pictures show in every language. */
  isWordless: boolean;
  /** Also taken in the dark theme, in one language at phone width. */
  atNight: boolean;
  /** Taken one screen high (pages and scrolled stories); everything else is taken whole. */
  fullPage: boolean;
  /** Taken as it prints. */
  isPrinted: boolean;
}

/**
 * Lists the pictures of the built Storybook: of each component the stories with the tag `picture`, or the first story if there is none.
 * Stories of `ui` and `foundations` are taken at phone width only, because they take their width from their container; the others at both
 * widths. Tags change that: `phone` or `desktop` choose the width (required if `globals` fix a viewport), `wordless` takes one language
 * only, `print` takes it as it prints, `screen` is needed for a story that scrolls, because for a whole picture the window grows to the page's height and scrolls back.
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

/** Playwright projects, each with its own folder: one per language and width, and one for the dark theme. */
export const MODE_NAMES = [
  ...Object.values(MODES).map(({ language, viewport }) => `${language}-${viewport}`),
  NIGHT,
] as const;

/** Projects in which a picture is taken. */
export function modesOf({ viewports, isWordless, atNight }: Picture): string[] {
  const modes = Object.values(MODES)
    .filter(({ language, viewport }) => viewports.includes(viewport) && (!isWordless || language === WORDLESS_LANGUAGE))
    .map(({ language, viewport }) => `${language}-${viewport}`);
  return atNight ? [...modes, NIGHT] : modes;
}

/** Names of all baseline files, by folder. */
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
    isPrinted: tags.includes("print"),
  };
}

/** `ui/Button` of `./stories/ui/Button.stories.tsx`. */
function componentOf(importPath: string): string {
  return importPath
    .replace(/\.stories\.tsx$/, "")
    .split("/")
    .slice(-2)
    .join("/");
}
