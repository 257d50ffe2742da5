import type { Clock } from "#relay/clock.ts";
import type { Channel } from "#relay/deliver.ts";
import type { Outbox } from "#relay/outbox.ts";
import type { Fetch } from "#relay/live/upstream.ts";

/** What the relay counts, for whoever watches over it. Counts name no visitor, no message and no address. */
export interface Metrics {
  /** A request was answered. `route` as `routeOf` names it, `seconds` until the last byte was handed over. */
  answered(route: string, status: number, seconds: number): void;
  /** A post was not taken. */
  refused(status: number): void;
  /** `outbox`, with what goes in and out of it counted. */
  ofOutbox(outbox: Outbox): Outbox;
  /** `channel`, with its attempts counted. */
  ofChannel(channel: Channel): Channel;
  /** `fetch`, with the lookups at this upstream counted. */
  ofUpstream(upstream: string, fetch: Fetch): Fetch;
  /** Everything in Prometheus' text format. Where the store cannot be asked, what it holds is left out. */
  text(): Promise<string>;
}

/** The upper bounds of the classes in which durations are counted, in seconds. */
const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.2, 1, 5];
const DELIVERY_SECONDS = [0.5, 1, 5, 30, 120, 600, 3_600, 86_400];

type Labels = Record<string, string>;

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, "_")}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function described(name: string, type: "counter" | "gauge" | "histogram", help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

interface Counter {
  add(labels: Labels): void;
  lines(): string[];
}

function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, number>();
  return {
    add(labels) {
      const key = labelled(labels);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    lines: () => [...described(name, "counter", help), ...[...counts].map(([key, count]) => `${name}${key} ${count}`)],
  };
}

interface Histogram {
  observe(seconds: number): void;
  lines(): string[];
}

function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const counts = bounds.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    observe(seconds) {
      count += 1;
      sum += seconds;
      for (const [index, bound] of bounds.entries()) if (seconds <= bound) counts[index] = (counts[index] ?? 0) + 1;
    },
    lines: () => [
      ...described(name, "histogram", help),
      ...bounds.map((bound, index) => `${name}_bucket{le="${bound}"} ${counts[index]}`),
      `${name}_bucket{le="+Inf"} ${count}`,
      `${name}_sum ${sum}`,
      `${name}_count ${count}`,
    ],
  };
}

function gauge(name: string, help: string, value: number): string[] {
  return [...described(name, "gauge", help), `${name} ${value}`];
}

/** Counts from nothing, as every process does: what came before a restart is the watcher's to add. */
export function createMetrics(clock: Clock, outboxCounts: () => ReturnType<Outbox["counts"]>): Metrics {
  const startedAt = clock.now();
  const requests = createCounter("relay_requests_total", "Requests answered, by route and class of status.");
  const durations = createHistogram("relay_request_seconds", "How long requests took.", REQUEST_SECONDS);
  const accepted = createCounter(
    "relay_messages_accepted_total",
    "Posts taken: stored, or repeated with the same key.",
  );
  const refused = createCounter("relay_messages_refused_total", "Posts not taken, by status.");
  const attempts = createCounter("relay_deliveries_total", "Attempts to deliver, by outcome.");
  const latency = createHistogram("relay_delivery_seconds", "From taking a message to its arrival.", DELIVERY_SECONDS);
  const lookups = createCounter("relay_upstream_lookups_total", "Questions to upstreams, by outcome.");
  /** When the messages that are being delivered were taken. */
  const takenAt = new Map<string, number>();

  async function storeLines(): Promise<string[]> {
    try {
      const { waiting, oldestSeconds, failed } = await outboxCounts();
      return [
        ...gauge("relay_store_up", "Whether the outbox can be used.", 1),
        ...gauge("relay_messages_waiting", "Messages on their way.", waiting),
        ...gauge("relay_oldest_waiting_seconds", "How long the oldest of them waits.", oldestSeconds),
        ...gauge("relay_messages_failed", "Messages that Telegram refused and that are kept.", failed),
      ];
    } catch {
      return gauge("relay_store_up", "Whether the outbox can be used.", 0);
    }
  }

  return {
    answered(route, status, seconds) {
      requests.add({ route, status: `${Math.floor(status / 100)}xx` });
      durations.observe(seconds);
    },
    refused(status) {
      refused.add({ status: String(status) });
    },
    ofOutbox: (outbox) => ({
      ...outbox,
      async accept(message) {
        const acceptance = await outbox.accept(message);
        if (acceptance !== "mismatched") accepted.add({ outcome: acceptance });
        return acceptance;
      },
      async claim(leaseMs, done) {
        const claim = await outbox.claim(leaseMs, done);
        // One at a time is delivered, so what is noted of another one is of no use any more.
        takenAt.clear();
        if (claim.delivery !== null) takenAt.set(claim.delivery.id, claim.delivery.acceptedAt);
        return claim;
      },
      async delivered(id) {
        await outbox.delivered(id);
        const taken = takenAt.get(id);
        if (taken !== undefined) latency.observe(Math.max(0, clock.now() - taken) / 1000);
      },
    }),
    ofChannel: (channel) => ({
      async send(text, signal) {
        const outcome = await channel.send(text, signal);
        attempts.add({ outcome: outcome.kind });
        return outcome;
      },
    }),
    ofUpstream: (upstream, fetch) => async (url, init) => {
      try {
        const response = await fetch(url, init);
        lookups.add({ upstream, outcome: response.ok ? "answered" : "failed" });
        return response;
      } catch (error) {
        lookups.add({ upstream, outcome: "failed" });
        throw error;
      }
    },
    async text() {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const lines = [
        ...[requests, durations, accepted, refused, attempts, latency, lookups].flatMap((family) => family.lines()),
        ...(await storeLines()),
        ...gauge("process_resident_memory_bytes", "Memory of the process.", rss),
        ...gauge("nodejs_heap_size_used_bytes", "Memory of its objects.", heapUsed),
        ...described("process_cpu_seconds_total", "counter", "Time on the processor."),
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
        ...gauge("process_start_time_seconds", "When the process started.", Math.floor(startedAt / 1000)),
      ];
      return `${lines.join("\n")}\n`;
    },
  };
}
