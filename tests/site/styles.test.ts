import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";

const ASSETS = join(import.meta.dirname, "../../dist/site/assets");
/** Radix tells its own parts how large they are by these. */
const OF_RADIX = /^--radix-/;

const read = (ending: string) =>
  readdirSync(ASSETS)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(ASSETS, file), "utf8"))
    .join("\n");

const css = read(".css");
const scripts = read(".js");

test("every custom property that a style sheet cannot do without is set by one, or by a script", () => {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name));
  const set = new Set([
    ...[...css.matchAll(/(?<=[{;]\s*)(--[\w-]+)\s*:/g)].map(([, name = ""]) => name),
    ...[...scripts.matchAll(/["'`](--[\w-]+)["'`]/g)].map(([, name = ""]) => name),
  ]);
  const unset = [...asked].filter((name) => !set.has(name) && !OF_RADIX.test(name));
  expectNone(unset.map((name) => `A style sheet cannot do without ${name}, which nothing sets.`));
  expect(asked.size).toBeGreaterThan(200);
});

/** Safari 16.0 to 16.3 skip a rule behind `(width >= 64rem)`, and with it every layout for desktops; the build writes `min-width`. */
test("media queries are written in the form that the oldest browsers read", () => {
  const queries = [...css.matchAll(/@media([^{]+)\{/g)].map(([, query = ""]) => query);
  expectNone(queries.filter((query) => /[<>]/.test(query)).map((query) => `@media${query} is a range.`));
  expect(queries.length).toBeGreaterThan(50);
});
