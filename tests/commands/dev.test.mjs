import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

import { isInstalled } from "../../scripts/tasks/setup.mjs";
import { copyProject } from "#tests/support/projectCopy.ts";

/** Everything that it reads. It compares the lock file with the installed packages. */
const SOURCES = ["src", "content", "relay", "scripts", "package.json", "package-lock.json", ".npmrc", "tsconfig.json"];
/** Timeout in milliseconds: it starts two builders. */
const TIMEOUT_MS = 120_000;

/** A free port, with a free one after it for the relay, below the range from which the system assigns ports to other tests. */
async function freePair() {
  for (let port = 20_000 + (process.pid % 5_000); port < 32_000; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error("There are no two free ports side by side.");
}

function isFree(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** A copy of the project that can start it, without the quotation mark at the first value of a field of a file of the content. */
async function copyOf(name, fault) {
  // It would install packages into the copy, whose packages are those of the project.
  expect(isInstalled(), "the packages are those of the lock file (npm test installs them)").toBe(true);
  const copy = await copyProject(name, [...SOURCES, "vite.config.ts"]);
  const port = await freePair();
  const nowhere = "http://127.0.0.1:9/";
  const settings = { PORT: port, RATES_URL: nowhere, WEATHER_URL: nowhere, IP_LOOKUP_URL: nowhere };
  await writeFile(
    join(copy.folder, ".env"),
    Object.entries(settings).map((setting) => `${setting.join("=")}\n`),
  );
  if (fault) {
    const path = join(copy.folder, fault.file);
    await writeFile(path, (await readFile(path, "utf8")).replace(`${fault.field}: "`, `${fault.field}: `));
  }
  return { copy, port };
}

/** Starts it there, and resolves once its relay answers. */
async function startDev(name, fault) {
  const { copy, port } = await copyOf(name, fault);
  const dev = copy.start("dev");
  const ended = new Promise((end) => dev.once("close", end));
  onTestFinished(async () => {
    dev.kill("SIGTERM");
    await ended;
    await copy.remove();
  });
  const get = (path) => fetch(`http://127.0.0.1:${port}${path}`);
  await vi.waitFor(async () => expect((await get("/healthz")).status).toBe(200), {
    timeout: TIMEOUT_MS,
    interval: 200,
  });
  return get;
}

test("npm run dev shows pages and their data, and starts a relay that works without a chat", async () => {
  const get = await startDev("dev");
  const page = await get("/ru/prices");
  expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<html lang="ru"[^]*<h1/)]);
  const data = await (await get("/_data/en/home.json")).json();
  expect(data.language).toBe("en");
});

test("npm run dev shows in the page what the check says of a fault in the content", async () => {
  const get = await startDev("dev-fault", { file: "content/faq.ts", field: "id" });
  const page = await get("/en/prices");
  const said = /<pre>([^]*)<\/pre>/.exec(await page.text())?.[1];
  expect(page.status).toBe(500);
  expect(said).toMatch(/^The content has \d+ faults?:[^]*\ncontent\/faq\.ts: line \d+ cannot be read: /);
  expect(said).toContain("is a quotation mark missing?");
});

test("npm run dev ends with what the check says of a fault in what its relay reads", async () => {
  const { copy } = await copyOf("dev-end", { file: "content/prices.ts", field: "to" });
  const { code, output } = await copy.run("dev", []);
  await copy.remove();
  expect(code).toBe(1);
  expect(output).toMatch(/\ncontent\/prices\.ts: line \d+ cannot be read: .*is a quotation mark missing\?\)\s*$/);
});
