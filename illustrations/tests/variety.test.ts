import { expect, test } from "vitest";

import { PAGES } from "../../content/pages.ts";
import { PICTURES, type PictureName } from "../../content/pictures.ts";
import { readLibrary } from "../../src/content/read/library.ts";
import type { Picture } from "../../src/content/pageData/picture.ts";
import { loadPage } from "../../src/pages/loadPage.ts";
import { loadScene } from "../scenes.ts";

/** Source text of all illustrations by path: scenes, kit and parts. */
const SOURCES = import.meta.glob<string>("#illustrations/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Paths of a scene's module and its direct and indirect imports, without kit and parts. A scene may import a frame of the film. */
function sourcesOf(path: string, seen = new Set<string>()): Set<string> {
  const source = SOURCES[path];
  if (source === undefined) throw new Error(`There is no ${path}.`);
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, from = ""] of source.matchAll(/from "(\.[^"]+)"/g)) {
    const { pathname } = new URL(from, `file://${path}`);
    if (/^\/illustrations\/(?!kit\/|parts\/)/.test(pathname)) sourcesOf(pathname, seen);
  }
  return seen;
}

/** Where the castle is no more than an outline on the horizon, which tells the place. */
const FAR_OUTLINE: readonly string[] = ["stop-windmills"];

function showsTheCastle(name: string): boolean {
  if (FAR_OUTLINE.includes(name)) return false;
  return [...sourcesOf(`/illustrations/scenes/${name}.ts`)].some((path) =>
    /(?:bodrum|harbour)Castle\(/.test(SOURCES[path] ?? ""),
  );
}

test("the gallery shows the castle of Bodrum in four pictures at most", () => {
  const shown = readLibrary().gallery.filter(({ src }) => showsTheCastle(src));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(5);
});

test("the poster of the boat tour's film does not show the castle", () => {
  expect(showsTheCastle("boat-film-poster")).toBe(false);
});

test("at most two services have a picture of the castle", () => {
  const shown = readLibrary().services.filter(({ image }) => showsTheCastle(image));
  expect(shown.map(({ slug }) => slug).length).toBeLessThan(3);
});

/** The first and the last picture of every page that has such pictures of its own. */
function plates(): { page: string; opening?: string; closing?: string }[] {
  const { services, tours } = readLibrary();
  return [
    { page: "home", opening: PAGES.home.hero, closing: PAGES.home.closing },
    { page: "services", opening: PAGES.services.hero, closing: PAGES.services.closing },
    { page: "prices", closing: PAGES.prices.closing },
    { page: "contact", closing: PAGES.contact.arrivals },
    { page: "faq", closing: PAGES.faq.map },
    ...services.map(({ slug, image, group, closingPicture = PAGES.services.closings[group] }) => ({
      page: slug,
      opening: image,
      closing: closingPicture,
    })),
    ...tours.map(({ slug, images: [opening], closingPicture = PAGES.site.night }) => ({
      page: slug,
      closing: closingPicture,
      ...(opening && { opening }),
    })),
  ];
}

test("the harbour at night closes one page at most", () => {
  expect(plates().filter(({ closing }) => closing === "night-harbour").length).toBeLessThanOrEqual(1);
});

test("at most four pages open or close with the castle, and none does both", () => {
  const shown = plates().flatMap(({ page, opening, closing }) =>
    [opening, closing].filter((name) => name !== undefined && showsTheCastle(name)).map(() => page),
  );
  expect(shown.length).toBeLessThan(5);
  expect(new Set(shown).size).toBe(shown.length);
});

test("the home page, which opens with the castle, recommends no article whose picture shows it", () => {
  const { posts } = loadPage("home", "en");
  expect(posts).toHaveLength(3);
  const looks = posts.map(({ image }) => PICTURES[image.name as PictureName]).map((picture: Picture) => picture.looks);
  expect(looks.flat()).not.toContain("castle");
});

test.each(readLibrary().tours.map(({ slug }) => slug))(
  "the page of a tour shows the castle at most once: %s",
  (slug) => {
    const page = loadPage("tour", "en", { slug });
    if ("missing" in page) throw new Error(`There is no tour ${slug}.`);
    const { image, stops, images } = page.tour;
    const names = [image, ...[...stops, ...images].map((captioned) => captioned.image), page.pictures.closing].map(
      ({ name }) => name,
    );
    expect(names.filter(showsTheCastle).length).toBeLessThan(2);
  },
);

test.each(readLibrary().tours.map(({ slug }) => slug))(
  "the page of a tour closes in another light than all pictures above it: %s",
  async (slug) => {
    const page = loadPage("tour", "en", { slug });
    if ("missing" in page) throw new Error(`There is no tour ${slug}.`);
    const { image, stops, images } = page.tour;
    const above = [image, ...[...stops, ...images].map((captioned) => captioned.image)];
    const moods = await Promise.all(above.map(async ({ name }) => (await loadScene(name)).mood));
    expect(moods).not.toContain((await loadScene(page.pictures.closing.name)).mood);
  },
);
