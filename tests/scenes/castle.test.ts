import { expect, test } from "vitest";

import { readLibrary } from "#src/content/library.ts";
import { loadPage } from "#src/content/load.ts";

/** The scenes as they are written. */
const SCENES = import.meta.glob<string>("#content/illustrations/scenes/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

function showsTheCastle(name: string): boolean {
  const scene = SCENES[`/content/illustrations/scenes/${name}.ts`];
  if (scene === undefined) throw new Error(`There is no scene ${name}.`);
  return /(?:bodrum|harbour)Castle\(/.test(scene);
}

test("the gallery shows the castle of Bodrum in four pictures at most", () => {
  const shown = readLibrary().gallery.filter(({ src }) => showsTheCastle(src));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(5);
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
