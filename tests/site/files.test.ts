import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { HEADS } from "#content/heads.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const SITE = "dist/site";
/**
 * Folders of drawings and fonts. Icons are left out, because other programs use them too, and so are pictures and previews: those of an
 * article that the owner removes may stay.
 */
const FOLDERS = ["maps", "fonts"];
/** Files that may refer to others: pages, their data and styles, and sitemaps. */
const REFERRING_FILES = /\.(?:html|json|css|js|xml)$/;
const COMPRESSED = /\.(?:br|gz)$/;
/** The licences of the fonts, which require it beside them. */
const LICENCE = /^LICENSES\.md$/;

test("every map and font of the site is used", () => {
  const named = new Set(
    readdirSync(SITE, { recursive: true, encoding: "utf8" })
      .filter((file) => REFERRING_FILES.test(file))
      .flatMap((file) => readFileSync(join(SITE, file), "utf8").match(/[\w.-]+\.\w+/g) ?? []),
  );
  const faults = FOLDERS.flatMap((folder) =>
    readdirSync(join(SITE, folder))
      .filter((file) => !COMPRESSED.test(file) && !LICENCE.test(file) && !named.has(file))
      .map((file) => `public/${folder}/${file} is shown by no page.`),
  );
  expectNone(faults);
});

test("no script of the browser contains content: pages get their data as JSON", () => {
  // The head of every page is content, and is loaded with its data.
  const sentences = Object.values(HEADS).flatMap((head) => Object.values(head).map(({ description }) => description));
  const scripts = readdirSync(join(SITE, "assets")).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  const faults = ["sw.js", ...scripts.map((file) => `assets/${file}`)].flatMap((file) => {
    const script = readFileSync(join(SITE, file), "utf8");
    return sentences.filter((sentence) => script.includes(sentence)).map((sentence) => `${file} says “${sentence}”.`);
  });
  expectNone(faults);
});
