import type { AppOptions, RelayApp } from "#relay/http/relayApp.ts";

/** What whoever watches over the relay asks: does it run, can it store, can it deliver. */
export function addHealth(app: RelayApp, { version, outbox, clock, log }: AppOptions): void {
  const startedAt = clock.monotonic();

  app.get("/healthz", async (c) => {
    const uptimeSeconds = Math.floor((clock.monotonic() - startedAt) / 1000);
    try {
      const { waiting, oldestSeconds, failed } = await outbox.counts();
      return c.json({ status: await outbox.deliveryStatus(), version, uptimeSeconds, waiting, oldestSeconds, failed });
    } catch (error) {
      log.error({ request: c.get("requestId"), outcome: "unavailable", error }, "outbox");
      const unknown = { waiting: null, oldestSeconds: null, failed: null };
      return c.json({ status: "unavailable", version, uptimeSeconds, ...unknown }, 503);
    }
  });
}
