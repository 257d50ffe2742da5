import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { HEADS } from "#content/heads.ts";
import { expectNone } from "#tests/support/expectNone.ts";

const SITE = "dist/site";
/** What is drawn, and the faces; the brand's icons are for others to take, too. */
const FOLDERS = ["images", "maps", "marks", "film", "previews", "fonts"];
/** What may name a file: pages, their data and styles, the relay's lists. */
const NAMING = /\.(?:html|json|css|js|xml)$/;
const COMPRESSED = /\.(?:br|gz)$/;
/** Stands beside the faces by their own terms. */
const LICENCE = /^LICENSES\.md$/;

test("every picture, map, film and face of the site is shown by something", () => {
  const named = new Set(
    readdirSync(SITE, { recursive: true, encoding: "utf8" })
      .filter((file) => NAMING.test(file))
      .flatMap((file) => readFileSync(join(SITE, file), "utf8").match(/[\w.-]+\.\w+/g) ?? []),
  );
  const faults = FOLDERS.flatMap((folder) =>
    readdirSync(join(SITE, folder))
      .filter((file) => !COMPRESSED.test(file) && !LICENCE.test(file) && !named.has(file))
      .map((file) => `public/${folder}/${file} is shown by no page.`),
  );
  expectNone(faults);
});

test("no script of the browser holds content: pages get their data as JSON", () => {
  // Every page's head is content, and comes with its loader.
  const sentences = Object.values(HEADS).flatMap((head) => Object.values(head).map(({ description }) => description));
  const scripts = readdirSync(join(SITE, "assets")).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  const faults = ["sw.js", ...scripts.map((file) => `assets/${file}`)].flatMap((file) => {
    const script = readFileSync(join(SITE, file), "utf8");
    return sentences.filter((sentence) => script.includes(sentence)).map((sentence) => `${file} says “${sentence}”.`);
  });
  expectNone(faults);
});
