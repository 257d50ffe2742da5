import { LANGUAGES, type Language } from "#src/domain/language.ts";

/** Every cache of ours begins with it; others on this origin are somebody else's. */
const PREFIX = "offline-";

/** The names of the caches that a version of the site works with. */
export interface Shelves {
  /** What is kept from the start: complete, and all of one version. */
  kept: string;
  /** What the visitor came across beside it, with the code that belongs to it. */
  seen: string;
  /** Pictures, whose addresses do not change with versions. */
  pictures: string;
}

export function shelvesOf(version: string): Shelves {
  return { kept: `${PREFIX}kept-${version}`, seen: `${PREFIX}seen-${version}`, pictures: `${PREFIX}pictures` };
}

/** Which of these caches are ours and of another version. */
export function staleShelves(names: readonly string[], { kept, seen, pictures }: Shelves): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && ![kept, seen, pictures].includes(name));
}

/** All of ours. */
export function ownShelves(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(PREFIX));
}

/** Where the page lies that stands in for one that cannot be had. It is kept last: where it is, all of its language is. */
export function offlinePath(language: Language): string {
  return `/${language}/offline.html`;
}

/** Under which path the same page is kept from the start in every language, those that are not kept besides. */
export function standInPath(language: Language): string {
  return `/${language}/offline`;
}

/** The languages that are kept whole, as the paths tell that are kept. */
export function languagesIn(paths: readonly string[]): Language[] {
  return LANGUAGES.filter((language) => paths.includes(offlinePath(language)));
}
