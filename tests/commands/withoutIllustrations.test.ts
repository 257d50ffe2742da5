import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { endOf } from "#tests/support/projectCopy.ts";

const PROJECT = resolve(import.meta.dirname, "../..");
/** What a fresh copy has not, and the drawings. */
const LEFT_OUT = new Set([".git", "dist", "illustrations", "node_modules", "test-results"]);
/** Timeout in milliseconds: it installs all packages and builds the site. */
const TIMEOUT_MS = 10 * 60_000;

test("without the folder of the drawings the site installs, builds and passes", { timeout: TIMEOUT_MS }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "without-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const names = (await readdir(PROJECT)).filter((name) => !LEFT_OUT.has(name));
  for (const name of names) await cp(join(PROJECT, name), join(folder, name), { recursive: true });
  // The quick tier but for what needs a browser, which sees the built site alone.
  const steps = ["types", "lint", "format", "unused", "repo", "unit", "build", "site"];
  const env = { ...process.env, TEST_TIER: "quick", LC_ALL: "" };
  const { code, output } = await endOf(
    spawn(process.execPath, ["scripts/test.mjs", ...steps], { cwd: folder, env, stdio: "pipe" }),
  );
  expect([code, output]).toEqual([0, expect.stringMatching(/\n\d+ passed, 0 failed\n$/)]);
});
