import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { OutboxCounts } from "#relay/outbox/outbox.ts";

/** The relay's Prometheus metrics. They contain no personal data. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics. `countOutbox` is called for each scrape; if it rejects, the store is reported as down. */
export function createMetrics(countOutbox: () => Promise<OutboxCounts>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  /** A gauge whose value is computed for each scrape; NaN while the store is down. */
  function outboxGauge(name: string, help: string, valueOf: (counts: OutboxCounts) => number, whenDown = Number.NaN) {
    return new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await countOutbox().then(valueOf, () => whenDown));
      },
    });
  }
  outboxGauge("relay_store_up", "Whether the outbox can be used.", () => 1, 0);
  outboxGauge("relay_messages_waiting", "Messages waiting for delivery.", ({ waiting }) => waiting);
  outboxGauge(
    "relay_oldest_waiting_seconds",
    "Age of the oldest waiting message in seconds.",
    ({ oldestSeconds }) => oldestSeconds,
  );
  outboxGauge("relay_dead_letters", "Messages that Telegram does not take.", ({ failed }) => failed);

  function counter(name: string, help: string, label: string): Counter {
    return new Counter({ name, help, labelNames: [label], registers });
  }
  return {
    registry,
    accepted: counter("relay_messages_accepted_total", "Accepted posts, by outcome (stored or repeated).", "outcome"),
    refused: counter("relay_messages_refused_total", "Posts not taken, by status.", "status"),
    attempts: counter("relay_deliveries_total", "Attempts to deliver, by outcome.", "outcome"),
    requests: new Histogram({
      name: "relay_request_seconds",
      help: "How long requests took, by route and class of status.",
      labelNames: ["route", "status"],
      buckets: [0.005, 0.02, 0.05, 0.2, 1, 5],
      registers,
    }),
    latency: new Histogram({
      name: "relay_delivery_seconds",
      help: "Time from acceptance to delivery of a message in seconds.",
      buckets: [0.5, 1, 5, 30, 120, 600, 3_600, 86_400],
      registers,
    }),
  };
}
