import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

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

test("npm run dev shows pages and their data, and starts a relay that works without a chat", async () => {
  // It would install packages into the copy, whose packages are those of the project.
  expect(isInstalled(), "the packages are those of the lock file (npm test installs them)").toBe(true);
  const copy = await copyProject("dev", [...SOURCES, "vite.config.ts"]);
  const port = await freePair();
  const nowhere = "http://127.0.0.1:9/";
  const settings = { PORT: port, RATES_URL: nowhere, WEATHER_URL: nowhere, IP_LOOKUP_URL: nowhere };
  await writeFile(
    join(copy.folder, ".env"),
    Object.entries(settings).map((setting) => `${setting.join("=")}\n`),
  );
  const dev = copy.start("dev");
  let output = "";
  dev.stdout?.on("data", (text) => (output += String(text)));
  dev.stderr?.on("data", (text) => (output += String(text)));
  const ended = new Promise((end) => dev.once("close", end));
  const get = (path) => fetch(`http://127.0.0.1:${port}${path}`);
  try {
    await vi.waitFor(async () => expect((await get("/healthz")).status).toBe(200), {
      timeout: TIMEOUT_MS,
      interval: 200,
    });
    const page = await get("/ru/prices");
    expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<html lang="ru"[^]*<h1/)]);
    const data = await (await get("/_data/en/home.json")).json();
    expect(data.language).toBe("en");
  } catch (error) {
    throw new Error(`It said:\n${output}`, { cause: error });
  } finally {
    dev.kill("SIGTERM");
    await ended;
    await copy.remove();
  }
});
