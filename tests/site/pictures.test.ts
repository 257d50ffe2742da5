import { test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { attributesOf, markupOf, writtenPages } from "./pages.ts";

const PAGES = writtenPages().map((page) => ({ ...page, pictures: picturesOf(markupOf(page)) }));

/** The pictures of a page, and what is said of each. What stands in `source` is another file of one showing, or a portrait of it. */
function picturesOf(markup: string): { name: string; alt: string }[] {
  return [...markup.matchAll(/<img\b[^>]*>/g)].flatMap(([element]) => {
    const [address = ""] = attributesOf(element, "img", "src");
    const [, name] = /^\/images\/(.+)-\d+\.\w+$/.exec(address) ?? [];
    return name ? [{ name, alt: attributesOf(element, "img", "alt")[0] ?? "" }] : [];
  });
}

/** What there are several of. */
function repeated(words: readonly string[]): string[] {
  return words.filter((one, index) => words.indexOf(one) !== index);
}

test("no page shows a picture twice", () => {
  const twice = PAGES.flatMap(({ file, pictures }) =>
    repeated(pictures.map(({ name }) => name)).map((name) => `${file} shows ${name} twice.`),
  );
  expectNone(twice);
});

test("every picture says what is seen, and no two of a page the same", () => {
  const faults = PAGES.flatMap(({ file, pictures }) => [
    ...pictures.filter(({ alt }) => alt === "").map(({ name }) => `${file}: the picture ${name} says nothing.`),
    ...repeated(pictures.map(({ alt }) => alt).filter(Boolean)).map((alt) => `${file}: two pictures say "${alt}".`),
  ]);
  expectNone(faults);
});

test("every page has pictures, if only the footer's", () => {
  const without = PAGES.filter(({ pictures, file }) => pictures.length === 0 && !file.endsWith("offline.html"));
  expectNone(without.map(({ file }) => `${file} has no picture.`));
});

/** What begins with a picture, by its path below the language; every other page begins with words. */
const BEGINS_WITH_PICTURE = /^\/\w\w(?:\/gallery|\/(?:services|tours|blog)(?:\/.+)?)?$/;

test("a page's first picture comes at once where it begins with one, and no other", () => {
  const faults = writtenPages().flatMap((page) => {
    const { file, path } = page;
    const pictures = [...markupOf(page).matchAll(/<img\b[^>]*>/g)].map(([element]) => ({
      isAtOnce: attributesOf(element, "img", "loading")[0] !== "lazy",
      isFirst: attributesOf(element, "img", "fetch[pP]riority")[0] === "high",
    }));
    const [first, ...others] = pictures;
    const begins = path !== null && BEGINS_WITH_PICTURE.test(path);
    const early = (begins ? others : pictures).filter(({ isAtOnce, isFirst }) => isAtOnce || isFirst).length;
    const which = begins ? " after the first" : "";
    return [
      ...(begins && !(first?.isAtOnce && first.isFirst) ? [`${file}: its first picture waits for the layout.`] : []),
      ...(early > 0 ? [`${file}: pictures${which} that do not wait until they are near: ${early}.`] : []),
    ];
  });
  expectNone(faults);
});
