import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";

const ASSETS = join(import.meta.dirname, "../../dist/site/assets");
/** Custom properties that Radix sets on its own elements. */
const RADIX_PROPERTIES = /^--radix-/;

const read = (ending: string) =>
  readdirSync(ASSETS)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(ASSETS, file), "utf8"))
    .join("\n");

const css = read(".css");
const scripts = read(".js");

test("every custom property that is read without a fallback is set by a style sheet or a script", () => {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name));
  const set = new Set([
    ...[...css.matchAll(/(?<=[{;]\s*)(--[\w-]+)\s*:/g)].map(([, name = ""]) => name),
    ...[...scripts.matchAll(/["'`](--[\w-]+)["'`]/g)].map(([, name = ""]) => name),
  ]);
  const unset = [...asked].filter((name) => !set.has(name) && !RADIX_PROPERTIES.test(name));
  expectNone(unset.map((name) => `A style sheet cannot do without ${name}, which nothing sets.`));
  expect(asked.size).toBeGreaterThan(200);
});

/** Safari 16.0 to 16.3 ignore rules behind `(width >= 64rem)`, which are all desktop layouts; the build converts them to `min-width`. */
test("media queries use the syntax that the oldest browsers support", () => {
  const queries = [...css.matchAll(/@media([^{]+)\{/g)].map(([, query = ""]) => query);
  expectNone(queries.filter((query) => /[<>]/.test(query)).map((query) => `@media${query} is a range.`));
  expect(queries.length).toBeGreaterThan(50);
});
