import { test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { attributesOf, markupOf, writtenPages } from "./pages.ts";

const PAGES = writtenPages().map((page) => ({ ...page, pictures: picturesOf(markupOf(page)) }));

/**
 * The pictures of a page, with their alternative texts. A `source` is ignored: it is another file of the same picture, or its portrait
 * composition.
 */
function picturesOf(markup: string): { name: string; alt: string }[] {
  return [...markup.matchAll(/<img\b[^>]*>/g)].flatMap(([element]) => {
    const [address = ""] = attributesOf(element, "img", "src");
    const [, name] = /^\/images\/(.+)-\d+\.\w+$/.exec(address) ?? [];
    return name ? [{ name, alt: attributesOf(element, "img", "alt")[0] ?? "" }] : [];
  });
}

test("every picture has an alternative text", () => {
  const faults = PAGES.flatMap(({ file, pictures }) =>
    pictures.filter(({ alt }) => alt === "").map(({ name }) => `${file}: the picture ${name} says nothing.`),
  );
  expectNone(faults);
});

/** Pages that begin with a picture, by path without language; the others begin with text. */
const BEGINS_WITH_PICTURE = /^\/\w\w(?:\/gallery|\/(?:services|tours|blog)(?:\/.+)?)?$/;

test("only a first picture above the fold is loaded eagerly", () => {
  const faults = writtenPages().flatMap((page) => {
    const { file, path } = page;
    // The flags are in the page itself.
    const pictures = [...markupOf(page).matchAll(/<img\b(?![^>]* src="data:)[^>]*>/g)].map(([element]) => ({
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
