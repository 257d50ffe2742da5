import { expect, test } from "vitest";

import { readLibrary } from "#src/content/library.ts";
import { loadPage } from "#src/pages/loadPage.ts";

/** What the illustrations are written in, by path: the scenes and all that they draw with. */
const SOURCES = import.meta.glob<string>("#content/illustrations/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A scene and what it is drawn by beside kit and parts: a frame of the film lies outside the scenes. */
function drawnBy(path: string, seen = new Set<string>()): Set<string> {
  const source = SOURCES[path];
  if (source === undefined) throw new Error(`There is no ${path}.`);
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, from = ""] of source.matchAll(/from "(\.[^"]+)"/g)) {
    const { pathname } = new URL(from, `file://${path}`);
    if (!/\/illustrations\/(?:kit|parts)\//.test(pathname)) drawnBy(pathname, seen);
  }
  return seen;
}

function showsTheCastle(name: string): boolean {
  return [...drawnBy(`/content/illustrations/scenes/${name}.ts`)].some((path) =>
    /(?:bodrum|harbour)Castle\(/.test(SOURCES[path] ?? ""),
  );
}

test("the gallery shows the castle of Bodrum in four pictures at most", () => {
  const shown = readLibrary().gallery.filter(({ src }) => showsTheCastle(src));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(5);
});

test("the boat tour's film, whose poster says nothing of the castle, leaves it to other pictures", () => {
  expect(showsTheCastle("boat-film-poster")).toBe(false);
});

test.each(readLibrary().tours.map(({ slug }) => slug))("the page of a tour shows it once at most: %s", (slug) => {
  const page = loadPage("tour", "en", { slug });
  if ("missing" in page) throw new Error(`There is no tour ${slug}.`);
  const { image, stops, images } = page.tour;
  const names = [image, ...[...stops, ...images].map((captioned) => captioned.image), page.pictures.band].map(
    ({ name }) => name,
  );
  expect(names.filter(showsTheCastle).length).toBeLessThan(2);
});
