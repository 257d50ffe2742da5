import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp, type AppOptions } from "#relay/app.ts";
import { openFileDatabase } from "#relay/fileDatabase.ts";
import { createLog } from "#relay/log.ts";
import { createOutbox, type Delivery, type Outbox } from "#relay/outbox.ts";
import { createSite } from "#relay/site.ts";
import { UNKNOWN_VISITOR } from "#src/domain/message.ts";
import { createFakeClock, type FakeClock } from "#tests/support/fakeClock.ts";

/** The visitor's address in these tests, from the block that documentation uses. */
export const VISITOR_ADDRESS = "203.0.113.9";

/** A path in a fresh folder, and what removes it again. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "relay-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export interface TestRelay {
  /** Asks the relay as a browser at `from` would, who speaks to `localhost:3000`. */
  ask(path: string, init?: RequestInit & { from?: string }): Promise<Response>;
  clock: FakeClock;
  outbox: Outbox;
  /** Log lines, as they were written. */
  lines: string[];
  /** Takes everything that waits, oldest first. */
  take(): Promise<Delivery[]>;
  close(): Promise<void>;
}

/** The relay without process, network or Telegram: `options` replaces any part of it. */
export async function createTestRelay(options: Partial<AppOptions> = {}): Promise<TestRelay> {
  const folder = await temporaryFolder();
  const clock = createFakeClock();
  const lines: string[] = [];
  const outbox = createOutbox(await openFileDatabase(folder.path), clock.now);
  const app = createApp({
    siteUrl: "https://vip.example",
    rateLimit: 0,
    trustProxy: 0,
    version: "1.2.3",
    outbox,
    clock,
    log: createLog({ level: "debug", secrets: [], write: (line) => lines.push(line), now: clock.now }),
    live: {
      rates: { get: async () => null },
      weather: { get: async () => null },
      visitors: { get: async () => UNKNOWN_VISITOR },
    },
    site: createSite(null),
    deliveryStatus: () => "ok",
    onAccepted: () => undefined,
    ...options,
  });
  return {
    async ask(path, { from = VISITOR_ADDRESS, headers, ...init } = {}) {
      const request = new Request(`http://localhost:3000${path}`, {
        ...init,
        headers: { host: "localhost:3000", ...headers },
      });
      return app.fetch(request, { incoming: { socket: { remoteAddress: from } } });
    },
    clock,
    outbox,
    lines,
    async take() {
      const taken: Delivery[] = [];
      for (;;) {
        const { delivery } = await outbox.claim(0);
        if (delivery === null) return taken;
        taken.push(delivery);
        await outbox.delivered(delivery.id);
      }
    },
    async close() {
      await outbox.close();
      await folder.remove();
    },
  };
}
