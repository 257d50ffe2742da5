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
