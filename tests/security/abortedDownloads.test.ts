import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openHandles } from "#tests/faults/disk.ts";
import { startRelay } from "#tests/support/startRelay.ts";
import { temporaryFolder } from "#tests/support/testRelay.ts";
import { RUNS_ALL } from "#tests/support/tier.ts";

const CLIENTS = RUNS_ALL ? 2_000 : 500;
const AT_ONCE = 100;

/** Requests a part of the film and disconnects after `patienceMs` milliseconds, or as soon as the request is sent. */
function abortedRequest(port: number, patienceMs: number): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined).on("close", () => done());
    socket.write("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\nRange: bytes=100-\r\n\r\n", () =>
      setTimeout(() => socket.resetAndDestroy(), patienceMs),
    );
  });
}

test(`${CLIENTS} clients that abort the download of a film neither crash the relay nor leave a file open`, async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  mkdirSync(join(folder.path, "tr"));
  writeFileSync(join(folder.path, "tr/index.html"), "ana sayfa");
  writeFileSync(join(folder.path, "film.mp4"), Buffer.alloc(8 * 1024 * 1024));
  const relay = await startRelay({ siteDir: folder.path });
  onTestFinished(async () => void (await relay.kill("SIGKILL")));
  const before = openHandles(relay.pid);

  for (let asked = 0; asked < CLIENTS && !relay.isGone(); asked += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => abortedRequest(relay.port, index % 10)));
  }
  expect([relay.isGone(), relay.log().filter(({ level }) => level === "error")]).toEqual([false, []]);
  expect((await fetch(`${relay.url}/tr`)).status).toBe(200);
  // The connection of the page above may still be kept alive.
  await expect.poll(() => (openHandles(relay.pid) ?? 0) - (before ?? 0)).toBeLessThanOrEqual(1);
});
